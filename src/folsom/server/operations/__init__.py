"""What whoever runs a server needs: health, figures, logs, backups."""
