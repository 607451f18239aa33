"""Command-line options, of one command or of several."""
