"""What a host does with the whole of a database: copy it, keep a copy, check every match."""
