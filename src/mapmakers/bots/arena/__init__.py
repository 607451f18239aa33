"""Many matches between bots: every seating of a deal, and the same result for the same seed."""

from mapmakers.bots.arena.matches import Arena, PlayedMatch
from mapmakers.bots.arena.ratings import Rating, ratings_of
from mapmakers.bots.arena.standings import BotStanding, Spread, standings_of

__all__ = ["Arena", "BotStanding", "PlayedMatch", "Rating", "Spread", "ratings_of", "standings_of"]
