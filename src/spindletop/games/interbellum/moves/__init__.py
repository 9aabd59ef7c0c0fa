"""What a player of Interbellum may do, by section of the rules: actions, units, favours and cards."""
