"""What ./start and ./test stand on: standard library only, as they run before any install."""
