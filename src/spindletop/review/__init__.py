"""The review of a finished game: what was luck, what a mistake, what others gave away, and which move was better."""

from spindletop.review.report import Review, ReviewError
from spindletop.review.reviewing import review_game

review = review_game

__all__ = ["Review", "ReviewError", "review", "review_game"]
