"""Maintenance of a whole database: copy, backup and verification."""
