"""What a company may do, by the phases of a turn: market, production, assets, news and the end of the turn."""
