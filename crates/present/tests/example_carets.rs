//! The laws of carets on what the window opens with.

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_layout::{Carets, Faces, Invisibles, Line};
use bidiscope_present::examples::examples;

use Direction::{LeftToRight, RightToLeft};
use caret_laws::{check, check_cells};

#[path = "../../../tests/common/caret_laws.rs"]
mod caret_laws;

/// The orders in which the editor shows a name, with invisible characters marked as it draws them.
#[test]
fn the_laws_hold_for_every_prefix_of_every_example() {
    let faces = Faces::bundled();
    let mut count = 0;
    let mut positions = 0;
    for example in examples() {
        let name = Name::read(&example.name, example.notation).expect("the examples are names");
        for end in 0..=name.characters().len() {
            let prefix = &name.characters()[..end];
            for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto, Strategy::OneToOne] {
                let line = Line::new(prefix, &strategy.order(prefix), &faces, Invisibles::Boxed);
                check_cells(&line, prefix.len());
                for lean in [LeftToRight, RightToLeft] {
                    check(&line, lean);
                    positions += Carets::new(&line, lean).positions().len();
                }
                count += 1;
            }
            // Where what is typed is the display itself, each place is one position.
            let line = Line::new(prefix, &Strategy::OneToOne.order(prefix), &faces, Invisibles::Boxed);
            let carets = Carets::in_visual_order(&line);
            for &position in carets.positions() {
                assert!((0.0..=line.width()).contains(&carets.place(position).x));
                let back = carets.right(position).and_then(|it| carets.left(it.position));
                assert!(back.is_none_or(|it| it == carets.primary_caret(position)));
            }
        }
    }
    let prefixes: usize = examples()
        .iter()
        .map(|example| Name::read(&example.name, example.notation).map_or(0, |it| it.characters().len() + 1))
        .sum();
    assert!(examples().len() >= 62);
    assert_eq!(count, prefixes * 4);
    assert!(positions > 20_000, "{positions} positions");
}
