/* The first return seems to be in the comment. */
int withdraw(int balance, int amount) {
    /* Take the amount from the balance, then ⁧*/ return balance;
    balance -= amount;
    return balance;
}

int main(void) {
    return withdraw(3, 3);
}
