"""The return seems to be in the string."""


def withdraw(balance, amount):
    """Take the amount from the balance, then ⁧""" ;return balance
    return balance - amount


print(withdraw(3, 3))
