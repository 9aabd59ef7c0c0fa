"""What can go wrong with a training."""


class TrainingError(ValueError):
    """Raised for a training that cannot begin or go on; the message is one sentence that says what to do."""
