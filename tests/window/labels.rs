//! Words with a name or a path in them are painted in the order in which they are read.

use bidiscope_window::{App, Settings};
use eframe::egui::{Pos2, Rect, Shape, TextureId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use crate::{enter_path, open_menu, open_with};

/// The letters that are painted in a place, from left to right: where each stands, and which bitmap it is.
fn letters(harness: &Harness<'static, App>, place: Rect) -> Vec<(Rect, (TextureId, Pos2))> {
    let mut letters = Vec::new();
    for clipped in &harness.output().shapes {
        let Shape::Mesh(mesh) = &clipped.shape else { continue };
        // egui's own texture has its own letters.
        if mesh.texture_id == TextureId::default() {
            continue;
        }
        for quad in mesh.vertices.chunks_exact(4) {
            let rect = Rect::from_points(&[quad[0].pos, quad[1].pos, quad[2].pos, quad[3].pos]);
            if place.contains(rect.center()) {
                letters.push((rect, (mesh.texture_id, quad[0].uv)));
            }
        }
    }
    letters.sort_by(|one, other| one.0.left().total_cmp(&other.0.left()));
    letters
}

#[test]
fn a_message_with_a_hebrew_file_name_is_read_from_its_right() {
    let folder = tempfile::tempdir().expect("a folder");
    // Alef, then bet four times: what repeats is painted at the left of what does not.
    let file = folder.path().join("\u{5D0}\u{5D1}\u{5D1}\u{5D1}\u{5D1}.json");
    let mut harness = open_with(Settings::default(), [2000.0, 1000.0]);
    open_menu(&mut harness, &["More", "File", "Save session\u{2026}"]);
    enter_path(&mut harness, &file);
    assert!(file.is_file());
    let place = harness.get_by_label_contains("Saved").rect();
    let letters = letters(&harness, place);
    let same = |four: &[(Rect, (TextureId, Pos2))]| four.iter().all(|it| it.1 == four[0].1);
    let bets = letters.windows(4).position(same).expect("bets");
    let (bet, after) = (letters[bets].0, letters[bets + 4].0);
    // No full stop, which comes after the name.
    assert!(after.height() > 0.6 * bet.height(), "{after:?} after {bet:?}");
    assert!(letters[bets + 5].0.height() < 0.5 * bet.height());
}
