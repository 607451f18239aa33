"""Tables in play: who sits there, what happens, and who is told of it."""
