"""What the algorithms share."""
