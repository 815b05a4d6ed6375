"""What goes over the wire: messages with one source, from which documents and types are made."""
