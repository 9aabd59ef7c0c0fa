"""The games as learners know them: PettingZoo, Gymnasium, OpenSpiel, and many games stepped together."""
