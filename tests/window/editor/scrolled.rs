//! The caret of a field that is narrower than its text.

use bidiscope_bidi::order::Strategy;
use eframe::egui::{Color32, Key, Rect, Shape};

use crate::desk::{CTRL, Desk, Do};

const LONG: &str = "\u{627}\u{644}\u{645}\u{645}\u{644}\u{643}\u{629}-\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629}.\
                    \u{627}\u{644}\u{62C}\u{645}\u{647}\u{648}\u{631}\u{64A}\u{629}-\u{627}\u{644}\u{62C}\u{62F}\u{64A}\u{62F}\u{629}.\
                    example-site-name.\u{634}\u{631}\u{643}\u{629}-\u{627}\u{644}\u{627}\u{62A}\u{635}\u{627}\u{644}\u{627}\u{62A}.com";

/// Where the caret stands, and what can be seen of the text.
fn caret(desk: &Desk) -> (Rect, Rect) {
    let ime = desk.harness.output().platform_output.ime.expect("the field has the keyboard");
    (ime.cursor_rect, ime.rect)
}

/// The signs that a line goes on, with the fade beside them: what is painted from nothing to a colour.
fn fades(desk: &Desk) -> Vec<(usize, Rect)> {
    let shapes = desk.harness.output().shapes.iter().enumerate();
    let fades = shapes.filter_map(|(index, it)| match &it.shape {
        Shape::Mesh(mesh) if mesh.vertices.len() == 4 => {
            let is_fade = mesh.vertices.iter().filter(|it| it.color == Color32::TRANSPARENT).count() == 2;
            let places: Vec<_> = mesh.vertices.iter().map(|it| it.pos).collect();
            is_fade.then(|| (index, Rect::from_points(&places)))
        }
        _ => None,
    });
    fades.collect()
}

#[test]
fn the_caret_is_painted_over_the_fade_of_a_text_that_goes_on() {
    let mut desk = Desk::new(LONG, Strategy::UbaLtr);
    desk.harness.set_size([800.0, 600.0].into());
    desk.act(Do::Key(Key::Home));
    let mut is_met = false;
    for step in 0..8 {
        desk.act(Do::Chord(CTRL, Key::ArrowRight));
        let (order, line) = desk.painted_caret().unwrap_or_else(|| panic!("no caret, step {step}"));
        let (place, seen) = caret(&desk);
        assert!(line.height() >= place.height() - 1.0, "step {step}: {line:?} of {place:?} in {seen:?}");
        for (fade, rect) in fades(&desk).into_iter().filter(|it| it.1.y_range().intersects(line.y_range())) {
            assert!(fade < order, "step {step}: {rect:?} is painted over {line:?}");
            is_met |= rect.intersects(line.expand(8.0));
        }
    }
    assert!(is_met, "the caret stands beside a fade");
}

#[test]
fn the_caret_stays_in_view_when_the_text_or_the_window_changes_its_size() {
    for key in [Key::End, Key::Home] {
        let mut desk = Desk::new(
            "12-\u{5E9}\u{5DC}\u{5D5}\u{5DD}.\u{645}\u{62B}\u{627}\u{644}-\u{663}.com",
            Strategy::UbaLtr,
        );
        desk.act(Do::Key(key));
        desk.harness.set_size([800.0, 600.0].into());
        for zoom in [1.0, 1.5, 2.0, 1.0] {
            desk.harness.ctx.set_zoom_factor(zoom);
            desk.harness.run();
            let (place, seen) = caret(&desk);
            assert!(seen.x_range().contains(place.center().x), "{key:?} at {zoom}: {place:?} in {seen:?}");
        }
        for width in [1280.0, 640.0, 480.0, 400.0] {
            desk.harness.set_size([width, 600.0].into());
            desk.harness.run();
            let (place, seen) = caret(&desk);
            assert!(
                seen.x_range().contains(place.center().x),
                "{key:?}, {width} wide: {place:?} in {seen:?}"
            );
        }
    }
}
