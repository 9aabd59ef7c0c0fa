"""What can be wrong with what a designer asks for."""


class LabError(ValueError):
    """Raised for a study that cannot be made as asked; the message is one sentence that says what to do."""
