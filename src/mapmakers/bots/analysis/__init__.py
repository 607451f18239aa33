"""Analysis of a finished match: what could be expected after each decision, and which decisions
cost the most.

Every decision is judged by what its seat could see when it was made, using the same turn that a bot
gets. If a turn has several decisions and nothing is drawn between them, it is judged as a whole.
"""

from mapmakers.bots.analysis.decisions import Decision, decisions_of, turns_of
from mapmakers.bots.analysis.results import VERSION, Analysis, Costly, Point, SeatAnalysis
from mapmakers.bots.analysis.study import Question, Study
from mapmakers.bots.analysis.weighing import Effort, Line, Weighed, judges_turns, weigh

__all__ = [
    "VERSION",
    "Analysis",
    "Costly",
    "Decision",
    "Effort",
    "Line",
    "Point",
    "Question",
    "SeatAnalysis",
    "Study",
    "Weighed",
    "decisions_of",
    "judges_turns",
    "turns_of",
    "weigh",
]
