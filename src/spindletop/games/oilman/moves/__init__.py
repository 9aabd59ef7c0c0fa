"""What a company may do, one module for each kind of move."""
