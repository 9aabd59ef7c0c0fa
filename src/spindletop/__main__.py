"""`python -m spindletop` is the same as `spindletop`."""

from spindletop.cli import main

if __name__ == "__main__":
    main()
