"""The table server: live and slow play that never loses a move and never tells a secret."""
