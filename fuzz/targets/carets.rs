//! Lines of any text by any display: every character has one cell, every place of a caret can be pointed at and walked
//! to, and whoever clicks in a cell hits a character of it.

#![no_main]

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_fuzz::{chosen, short, split};
use bidiscope_layout::{ArabicFace, Faces, InvisibleStyle, ShapedLine};
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/common/caret_laws.rs"]
mod caret_laws;

thread_local! {
    static FACES: [Faces; 2] = [ArabicFace::Sans, ArabicFace::Naskh].map(|it| Faces::bundled().with_arabic(it));
}

fuzz_target!(|bytes: &[u8]| {
    let Some(([strategy, ways], text)) = split(bytes) else { return };
    let characters = characters_of(&short(text, 120));
    let strategy = chosen(&Strategy::BUILT_IN, strategy);
    let invisibles = chosen(&[InvisibleStyle::Hidden, InvisibleStyle::Boxed, InvisibleStyle::Enlarged], ways);
    let lean = chosen(&[Direction::LeftToRight, Direction::RightToLeft], ways / 3);
    FACES.with(|faces| {
        let line = ShapedLine::new(
            &characters,
            &strategy.order(&characters),
            &faces[usize::from(ways / 6 % 2)],
            invisibles,
        );
        caret_laws::check(&line, lean);
        if matches!(strategy, Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto) {
            caret_laws::check_order_of_levels(&line);
        }
        caret_laws::check_cells(&line, characters.len());
        assert_eq!(line.logical_ranges_failing_shaping(), [], "the shaper never gives up");
        for cell in line.cells().iter().filter(|it| it.extent.left_x_em < it.extent.right_x_em) {
            let middle = f32::midpoint(cell.extent.left_x_em, cell.extent.right_x_em);
            if middle < cell.extent.right_x_em {
                let hit = line.character_at(middle).expect("within the line");
                // Beside it may stand the box of an invisible character, which is as wide as its marks' cells too.
                let extent = line.extent(hit);
                let is_there = extent.left_x_em <= middle && middle < extent.right_x_em;
                assert!(cell.characters.contains(&hit.0) || is_there, "{hit:?} in {cell:?}");
            }
            let selected = line.selection_extents(cell.characters.clone());
            assert!(
                selected.iter().any(
                    |it| it.left_x_em <= cell.extent.left_x_em && cell.extent.right_x_em <= it.right_x_em
                )
            );
        }
    });
});
