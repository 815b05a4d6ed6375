"""What is printed on this box's components."""
