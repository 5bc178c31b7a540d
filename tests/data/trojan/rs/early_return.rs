//! The first return seems to be in the comment.

fn withdraw(balance: &mut u32, amount: u32) {
    /* Take the amount from the balance, then ⁧*/ return;
    *balance -= amount;
}

fn main() {
    withdraw(&mut 3, 3);
}
