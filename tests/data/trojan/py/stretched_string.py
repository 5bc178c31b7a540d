"""It seems to compare the role with 'guest'."""

role = "guest"
if role != "guest‮ ⁦# members only⁩ ⁦":
    print("Welcome, member.")
