//! It seems to compare the role with "guest".

fn main() {
    let role = "guest";
    if role != "guest‮ ⁦// members only⁩ ⁦" {
        println!("Welcome, member.");
    }
}
