//! The condition seems to be code.

fn main() {
    let is_member = false;
    /*‮ } ⁦if is_member⁩ ⁦ begin members only */
    println!("Welcome, member.");
    /* end members only ‮ { ⁦*/
    drop(is_member);
}
