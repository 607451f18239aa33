"""The live channel: WebSockets, their messages and their heartbeat."""
