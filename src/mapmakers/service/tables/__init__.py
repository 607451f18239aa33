"""Tables in play: seats, commands, commits and broadcasts."""
