//! The laws of carets on what the window opens with.

use std::collections::HashSet;

use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_layout::{Carets, Faces, InvisibleStyle, ShapedLine};
use bidiscope_report::examples::examples;

use Direction::{LeftToRight, RightToLeft};
use caret_laws::{check, check_cells, check_order_of_levels};

#[path = "common/caret_laws.rs"]
mod caret_laws;

/// The longest prefix that is tried where it is not the whole name: the work grows with the square of the length.
const LONGEST: usize = 40;

/// The orders in which the editor shows a name, with invisible characters marked as it draws them. The paragraph that goes by
/// the name (`UBA, auto`) is one of two that are tried.
#[test]
fn the_laws_hold_for_every_prefix_of_every_example() {
    let faces = Faces::bundled();
    let mut positions = 0;
    let mut tried = HashSet::new();
    for example in examples() {
        let name = Input::read(&example.name_text, example.notation).expect("the examples are names");
        let whole = name.characters().len();
        for end in (0..=whole.min(LONGEST)).chain([whole]) {
            let prefix = &name.characters()[..end];
            // Many begin alike.
            if !tried.insert(prefix.to_vec()) {
                continue;
            }
            for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne] {
                let line = ShapedLine::new(prefix, &strategy.order(prefix), &faces, InvisibleStyle::Boxed);
                check_cells(&line, prefix.len());
                if strategy != Strategy::OneToOne {
                    check_order_of_levels(&line);
                }
                for lean in [LeftToRight, RightToLeft] {
                    check(&line, lean);
                    positions += Carets::new(&line).ascending_character_offsets().len();
                }
            }
            // Where what is typed is the display itself, each place is one position.
            let line =
                ShapedLine::new(prefix, &Strategy::OneToOne.order(prefix), &faces, InvisibleStyle::Boxed);
            let carets = Carets::in_visual_order(&line);
            for &position in carets.ascending_character_offsets() {
                let caret = carets.caret_at_offset(position, LeftToRight);
                assert!((0.0..=line.width_em()).contains(&carets.drawn_caret(caret).x_from_line_left_em));
                let back = carets.caret_to_right(caret).and_then(|it| carets.caret_to_left(it));
                assert!(back.is_none_or(|it| it == caret));
            }
        }
    }
    assert!(examples().len() >= 62);
    assert!(tried.len() > 700, "{} prefixes", tried.len());
    assert!(positions > 20_000, "{positions} positions");
}
