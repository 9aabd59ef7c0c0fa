"""Small words for logs and choices: a number with its noun."""


def counted(number: int, noun: str, many: str = "") -> str:
    """Return a number with its noun, in the plural unless it is one: 1 pipe, 3 pipes, 2 city tokens."""
    return f"{number} {noun if number == 1 else many or noun + 's'}"
