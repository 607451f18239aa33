"""What ./start and ./test stand on: standard library only, since they run before anything is installed."""
