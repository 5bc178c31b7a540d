//! Words with a name or a path in them are painted in the order in which they are read.

use bidiscope_bidi::name::Notation;
use bidiscope_window::App;
use eframe::egui::epaint::Vertex;
use eframe::egui::{Rect, Shape, TextureId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use crate::files::drop_files;
use crate::open;

/// The heights of the letters that are painted in a place, from left to right.
fn heights(harness: &Harness<'static, App>, place: Rect) -> Vec<f32> {
    let mut letters = Vec::new();
    for clipped in &harness.output().shapes {
        let Shape::Mesh(mesh) = &clipped.shape else { continue };
        // egui's own texture has its own letters.
        if mesh.texture_id == TextureId::default() {
            continue;
        }
        let quad = |it: &[Vertex]| Rect::from_points(&[it[0].pos, it[1].pos, it[2].pos, it[3].pos]);
        letters.extend(mesh.vertices.chunks_exact(4).map(quad).filter(|it| place.contains(it.center())));
    }
    letters.sort_by(|one, other| one.left().total_cmp(&other.left()));
    letters.iter().map(|it| it.height()).collect()
}

#[test]
fn a_message_with_a_hebrew_file_name_is_read_from_its_right() {
    let name = "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}.txt";
    let mut harness = open("abc.com", Notation::Unicode);
    drop_files(&mut harness, &[(name, b"\xFF")]);
    let heights = heights(&harness, harness.get_by_label(name).rect());
    let highest = heights.iter().copied().fold(0.0, f32::max);
    let stop = heights.iter().position(|it| *it < 0.4 * highest).expect("a full stop");
    // Its ending and the full stop stand at the left, the five Hebrew letters, which begin at the right, after them.
    assert_eq!(heights.len() - stop - 1, 5, "{heights:?}");
}
