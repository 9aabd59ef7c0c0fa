"""Tables in memory: one command at a time, who is connected, what each viewer sees, and when the server commands."""
