//! Lists variants of a label under a ruleset:
//!
//!     cargo run -p bidiscope-lgr --example variants -- FILE LABEL

use std::error::Error;

use bidiscope_lgr::Ruleset;

/// The most variants that are listed.
const MOST: usize = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(file), Some(label)) = (arguments.next(), arguments.next()) else {
        return Err("a file with a ruleset and a label are expected".into());
    };
    let ruleset = Ruleset::read(&std::fs::read(file)?)?;
    let label: Vec<char> = label.chars().collect();
    println!("{} labels", ruleset.variant_count(&label).count);
    for variant in ruleset.variant_labels(&label).take(MOST) {
        let text: String = variant.code_points.iter().collect();
        println!("{text}  {}", variant.disposition);
    }
    Ok(())
}
