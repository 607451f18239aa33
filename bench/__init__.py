"""Loads for the service, over loopback: python -m bench.load_matches, and its neighbours."""
