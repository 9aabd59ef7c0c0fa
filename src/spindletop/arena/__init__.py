"""Many games: simulations, tournaments and ratings, on the processes of this machine or on a cluster."""
