"""What each box adds to texts beside its Fluent file: a module for each, with a `folsom.text.box.Box`."""
