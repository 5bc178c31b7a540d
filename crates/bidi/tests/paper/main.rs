//! The paper "Bidirectional Domain Names" (Atkin, Stansifer, Alsharif, 2001): its tables, its figures and
//! its claim that the display is one-to-one.

mod figures;
mod inverse;
#[path = "../../../../tests/common/one_to_one_laws.rs"]
mod one_to_one_laws;
mod tables;
#[path = "../../../../tests/common/tsv.rs"]
mod tsv;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::Strategy;

/// The display of a name in the paper's notation.
fn display(strategy: Strategy, logical: &str) -> String {
    let name = Name::read(logical, Notation::Table1).expect("the paper's names are readable");
    let display = strategy.order(name.characters()).display(name.characters());
    Notation::Table1.write(display.chars()).expect("a display holds the name's own characters")
}
