"""The parts of an observation of Pipeline: each lists its pieces and writes them."""
