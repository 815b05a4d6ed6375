"""What whoever runs a server needs: health, figures, backups."""
