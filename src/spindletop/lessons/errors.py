"""What is raised when a lesson cannot be used."""


class LessonError(ValueError):
    """Raised for a lesson that is not as it must be; the message names the file and what is wrong."""


class UnknownLesson(LookupError):
    """Raised for a lesson that a game does not have."""
