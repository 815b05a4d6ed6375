"""The history of the schema, a step for each file."""
