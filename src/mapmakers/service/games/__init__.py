"""What the games bring to the service, a module each."""
