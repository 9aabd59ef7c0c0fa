"""What a player may do, by section of the rules: questions, pipelines, tokens and plants, reservoirs."""
