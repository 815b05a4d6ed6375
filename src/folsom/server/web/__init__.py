"""What holds for every request, whoever answers it: bodies, headers, refusals."""
