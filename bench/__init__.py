"""Load tests of the service over loopback, such as python -m bench.load_matches."""
