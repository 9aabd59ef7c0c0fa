"""What a seat may do, one small class a verb, in files after the sections of the rulebook."""
