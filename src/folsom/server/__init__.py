"""The server: people, tables, live play, storage."""
