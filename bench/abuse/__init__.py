"""An abusive client at full speed, and its effect on other players: `python -m bench.abuse`."""
