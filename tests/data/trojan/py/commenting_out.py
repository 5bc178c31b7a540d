"""The second condition seems to be code."""

role = "guest"
if role != "none‮⁦": # members only⁩ ⁦" and role != "guest"
    print("Welcome, member.")
