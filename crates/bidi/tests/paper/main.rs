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
use bidiscope_bidi::trace::Trace;

/// The display of a name in the paper's notation.
fn display(strategy: Strategy, logical: &str) -> String {
    let name = Name::read(logical, Notation::Atkin2001Table1).expect("the paper's names are readable");
    let display = strategy.order(name.characters()).display(name.characters());
    Notation::Atkin2001Table1
        .write_scalars(display.chars())
        .expect("a display holds the name's own characters")
}

/// The algorithm "must be [...] inexpensive to execute": it reads each character once, so that its steps double as the
/// length does (section IV). How long that takes is another matter on each machine.
#[test]
fn steps_grow_as_the_length_does() {
    let steps = |length: usize| {
        let name: String = "ABc-12.d".chars().cycle().take(length).collect();
        let name = Name::read(&name, Notation::Atkin2001Table1).expect("the paper's names are readable");
        Trace::of_display(Strategy::OneToOne, name.characters()).steps.len()
    };
    for length in [16, 32, 64, 128] {
        // A constant stands beside the characters.
        let (one, twice) = (steps(length), steps(2 * length));
        assert_eq!(twice - one, length, "{one} steps, then {twice}");
    }
}
