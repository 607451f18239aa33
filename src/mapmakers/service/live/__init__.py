"""The live channel: WebSockets, messages and heartbeat."""
