//! Rows for stacked marks, and boxes for invisible characters that offend.

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_window::{App, Session, Settings};
use eframe::egui::{Rect, Shape, TextureId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use crate::{LTR, ONE_TO_ONE, RTL, open, open_with, pane};

/// A letter with so many acute accents, under .com.
fn stacked(count: usize) -> String {
    format!("a{}b.com", "\u{301}".repeat(count))
}

/// Where the line of a pane stands.
fn line(harness: &Harness<'static, App>, title: &str) -> Rect {
    harness.get_by_label_contains(&format!("{title}, displayed line")).rect()
}

/// Where stamps of letters are painted, as far as they are seen.
fn ink(harness: &Harness<'static, App>) -> Vec<Rect> {
    let mut ink = Vec::new();
    for clipped in &harness.output().shapes {
        let Shape::Mesh(mesh) = &clipped.shape else { continue };
        // egui's own texture has its own letters.
        if mesh.texture_id == TextureId::default() {
            continue;
        }
        for quad in mesh.vertices.chunks_exact(4) {
            let rect = Rect::from_points(&[quad[0].pos, quad[1].pos, quad[2].pos, quad[3].pos]);
            ink.push(rect.intersect(clipped.clip_rect));
        }
    }
    ink.retain(|it| it.is_positive());
    ink
}

/// The window in a size in which every line has the same type.
fn usual(input: &str) -> Harness<'static, App> {
    open_with(Settings::from(Session { input: input.to_owned(), ..Session::default() }), [1280.0, 800.0])
}

#[test]
fn a_line_is_as_high_as_its_marks() {
    for title in [ONE_TO_ONE, LTR, RTL] {
        let heights: Vec<f32> =
            [0, 1, 4, 12, 31].map(|count| line(&usual(&stacked(count)), title).height()).into();
        assert_eq!(heights[0], heights[1], "{title}: one accent stands in the line box");
        assert!(heights[1] < heights[2] && heights[2] < heights[3], "{title}: {heights:?}");
        assert_eq!(heights[3], heights[4], "{title}: no higher than the most");
    }
}

/// Each display is a row, which is as high as its marks, and so is the field.
#[test]
fn marks_are_painted_over_nothing_else() {
    for count in [1, 4, 12, 31] {
        let harness = open(&stacked(count), Notation::Unicode);
        let ink = ink(&harness);
        assert!(ink.len() > 20, "letters are painted");
        let field = harness.get_by_label("Name").rect();
        let rows = [ONE_TO_ONE, LTR, RTL].map(|it| line(&harness, it));
        assert!(field.bottom() <= rows[0].top(), "{count} marks: the field grows into what stands below");
        for row in rows.into_iter().chain([field]) {
            let columns = row.x_range();
            for it in ink.iter().filter(|it| columns.contains(it.center().x)) {
                let crosses = |edge: f32| it.top() < edge - 1.0 && it.bottom() > edge + 1.0;
                assert!(
                    !crosses(row.top()) && !crosses(row.bottom()),
                    "{count} marks: {it:?} leaves {row:?}"
                );
            }
        }
        for (above, below) in [(rows[0], rows[1]), (rows[1], rows[2])] {
            assert!(above.bottom() <= below.top() + 1.0, "{above:?} reaches into {below:?}");
        }
    }
}

#[test]
fn a_field_of_one_row_is_as_high_as_its_marks() {
    let height = |name: &str| open(name, Notation::Unicode).get_by_label("Name").rect().height();
    assert_eq!(height(&stacked(0)), height("\u{5E9}\u{5C1}\u{5B8}.com"));
    assert!(height(&stacked(5)) > height(&stacked(0)) + 5.0);
    assert_eq!(height(&stacked(31)), height(&stacked(12)));
}

#[test]
fn what_is_cut_off_is_said() {
    let is_said = |count| {
        let harness = open(&stacked(count), Notation::Unicode);
        harness.query_all_by_label_contains("Marks are stacked too high for the line").count() > 0
    };
    assert!(!is_said(2));
    assert!(is_said(20));
}

#[test]
fn invisible_characters_that_offend_are_seen_without_being_asked_for() {
    let width = |name: &str| {
        let settings = crate::changed(Settings::default(), |it| {
            (it.session.input, it.session.read_as) = (name.to_owned(), Some(InputType::Name));
        });
        let harness = crate::open_with(settings, [1280.0, 1200.0]);
        assert!(!harness.state().settings().preferences.show_invisibles, "as the window comes");
        line(&harness, LTR).width()
    };
    // RLM, soft hyphen, ZWJ after no virama, a control code, a tag, a variation selector: none is allowed.
    let plain = width("ab.com");
    for scalar in ['\u{200F}', '\u{AD}', '\u{200D}', '\u{7}', '\u{E0041}', '\u{FE0F}', '\u{2060}'] {
        assert!(width(&format!("a{scalar}b.com")) > plain + 8.0, "U+{:04X}", u32::from(scalar));
    }
    // A ZWNJ between Persian letters is allowed, and takes no room.
    let with = width("\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com");
    let asked = {
        let settings = crate::changed(Settings::default(), |it| {
            it.session.input = "\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com".to_owned();
            it.preferences.show_invisibles = true;
        });
        line(&crate::open_with(settings, [1280.0, 1200.0]), LTR).width()
    };
    assert!(asked > with + 8.0);
}

/// Where each differs from the first place on, that tells none from another: then it is said how much moved.
#[test]
fn the_comparison_says_what_tells_displays_apart() {
    // One-to-one “BA-12.c”; in a left-to-right paragraph “12-BA.c”, where “BA.c” stays as it was, and in a right-to-left one
    // “c.12-BA”, where “BA” does.
    let harness = open("AB-12.c", Notation::CapitalsAsHebrew);
    for (title, moved) in [(LTR, 3), (RTL, 5)] {
        pane(&harness, title).get_by_label(&format!("Moved: {moved}"));
    }
    // One-to-one “c.BA-12”, and “c.12-BA”: as far as the full stop they are the same.
    let harness = open("c.AB-12", Notation::CapitalsAsHebrew);
    pane(&harness, LTR).get_by_label("Differs at: position 3");
    pane(&harness, RTL).get_by_label("Differs at: position 1");
}
