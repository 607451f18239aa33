"""What the games contribute to the service, one module each."""
