"""Migrations of the schema; they run at startup."""
