//! The paper's display: a permutation, its own inverse, label by label, marks with their bases; told by its trace; and
//! no other name shows the same.

#![no_main]

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::trace::Trace;
use bidiscope_fuzz::short;
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/common/one_to_one_laws.rs"]
mod one_to_one_laws;

fuzz_target!(|bytes: &[u8]| {
    let characters = characters_of(&short(bytes, 300));
    one_to_one_laws::check(&characters);
    one_to_one_laws::check_marks(&characters);
    if characters.len() <= 60 {
        let order = Strategy::OneToOne.order(&characters);
        assert_eq!(Trace::of_display(Strategy::OneToOne, &characters).order(), order.logical_from_visual());
    }
});
