//! What outlasts a menu, another look and another notation: the caret, the selection, and where typing goes.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_report::titles::Titled;
use bidiscope_window::{Session, Settings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, PointerButton, vec2};
use egui_kittest::kittest::Queryable;

use crate::cells::cell;
use crate::desk::{CTRL, Desk, Do, SHIFT};

/// A window on "abcdef" with c and d selected, the caret behind them.
fn desk() -> Desk {
    let mut desk = Desk::new("abcdef", Strategy::UbaLtr);
    desk.act(Do::Click(2, 1, Modifiers::NONE));
    desk.act(Do::Chord(SHIFT, Key::ArrowRight));
    desk.act(Do::Chord(SHIFT, Key::ArrowRight));
    assert_eq!(desk.seen().selection, (2, 4));
    desk
}

/// The field has the keyboard, the same is selected, and what is typed stands in its place.
fn check(mut desk: Desk, what: &str) {
    assert_eq!(desk.seen().selection, (2, 4), "{what}");
    assert!(desk.harness.get_by_label("Name").is_focused(), "{what}");
    desk.act(Do::Type("x"));
    assert_eq!(desk.seen().text, "abxef", "{what}");
}

fn click_in_the_panes(desk: &mut Desk) {
    // On a title, at the left: menus open at the right.
    let row = desk.harness.get_by_role_and_label(Role::Region, "UBA, LTR paragraph").rect();
    desk.click(row.left_center() + vec2(80.0, 0.0), PointerButton::Primary, Modifiers::NONE);
    desk.harness.run();
}

#[test]
fn a_menu_that_is_opened_and_closed() {
    let menus: [&[&str]; 6] = [
        &["More", "This name", "Insert"],
        &["More", "This name", "Order in the field"],
        &["Examples"],
        &["More"],
        &["More", "Panes"],
        &["More", "Theme"],
    ];
    for menu in menus {
        // With the key, and with a click beside it.
        let mut desk = desk();
        desk.open(menu);
        assert!(!desk.harness.get_by_label("Name").is_focused(), "{menu:?} has the keyboard");
        desk.act(Do::Key(Key::Escape));
        check(desk, &format!("{menu:?}, closed by the key"));
        let mut desk = self::desk();
        desk.open(menu);
        click_in_the_panes(&mut desk);
        check(desk, &format!("{menu:?}, closed by a click"));
    }
    let mut desk = desk();
    desk.open(&["Notation"]);
    desk.act(Do::Key(Key::Escape));
    check(desk, "the notation");
    let mut desk = self::desk();
    desk.click(desk.cell_at(3, 0.5), PointerButton::Secondary, Modifiers::NONE);
    desk.harness.run();
    desk.harness.get_by_label_contains("Select all");
    desk.act(Do::Key(Key::Escape));
    check(desk, "the context menu");
}

#[test]
fn another_look() {
    let mut desk = desk();
    desk.open(&["More", "Theme", "Dark theme"]);
    check(desk, "a theme");
    let mut desk = self::desk();
    // Menus of switches and of the zoom stay open for more.
    desk.open(&["More", "Zoom in"]);
    desk.act(Do::Key(Key::Escape));
    check(desk, "zoom");
    let mut desk = self::desk();
    desk.open(&["More", "This name", "Show invisible characters in the field"]);
    desk.act(Do::Key(Key::Escape));
    check(desk, "marks");
    let mut desk = self::desk();
    desk.open(&["More", "This name", "Order in the field"]);
    desk.harness.get_by_role_and_label(Role::RadioButton, "One-to-one").click();
    desk.harness.run();
    check(desk, "the order in the field");
}

#[test]
fn whoever_turns_to_the_panes_or_leaves_the_field_is_not_called_back() {
    let mut desk = desk();
    click_in_the_panes(&mut desk);
    assert!(!desk.harness.get_by_label("Name").is_focused());
    let mut desk = self::desk();
    desk.act(Do::Key(Key::Escape));
    desk.open(&["More", "This name", "Insert"]);
    desk.act(Do::Key(Key::Escape));
    assert!(!desk.harness.get_by_label("Name").is_focused());
}

#[test]
fn an_invisible_character_goes_where_the_caret_was_and_typing_goes_on_behind_it() {
    let mut desk = desk();
    desk.open(&["More", "This name", "Insert", "ZWNJ"]);
    desk.act(Do::Type("x"));
    assert_eq!(desk.seen().text, "ab\u{200C}xef");
}

#[test]
fn the_finder_stands_below_the_field_and_gives_the_caret_back() {
    for (size, zoom) in [([900.0, 600.0], 1.0), ([900.0, 600.0], 1.5), ([1280.0, 800.0], 1.0)] {
        let mut desk = desk();
        desk.harness.set_size(size.into());
        desk.harness.ctx.set_zoom_factor(zoom);
        desk.harness.run();
        desk.act(Do::Chord(CTRL, Key::I));
        // Many are found.
        desk.act(Do::Type("letter"));
        desk.harness.run_steps(4);
        let field = desk.harness.get_by_label("Name").rect();
        let found: Vec<_> = desk.harness.get_all_by_label("Find a character").map(|it| it.rect()).collect();
        let window = found.iter().copied().reduce(|one, other| one.union(other)).expect("the popup");
        assert!(window.top() >= field.bottom(), "{window:?} covers {field:?} at {size:?}");
        let inside = desk.harness.ctx.content_rect();
        assert!(inside.contains_rect(window), "{window:?} in {inside:?}");
        desk.act(Do::Key(Key::Escape));
        assert!(desk.harness.query_by_label("Find a character").is_none());
        check(desk, "the finder");
    }
    // Closed with its button.
    let mut desk = desk();
    desk.act(Do::Chord(CTRL, Key::I));
    desk.harness.get_by_label("Close window").click();
    desk.harness.run();
    check(desk, "the finder, closed");
}

/// Chooses a notation from its list.
fn write(desk: &mut Desk, notation: Notation) {
    desk.open(&["Notation"]);
    desk.choose(&format!("{}: ", notation.title()));
    assert_eq!(desk.harness.state().settings().session.notation, notation);
}

/// The same characters are selected, however they are written: bet, shin, full stop, c, d.
#[test]
fn a_notation_carries_the_selection_over() {
    for (anchor, caret) in [(1_usize, 4), (4, 1), (2, 2), (5, 5), (0, 0)] {
        let mut desk = Desk::new("\u{5D1}\u{5E9}.cd", Strategy::UbaLtr);
        desk.act(Do::Key(Key::Home));
        // Through the text as it is stored.
        for _ in 0..anchor {
            desk.act(Do::Chord(crate::desk::ALT, Key::ArrowRight));
        }
        let step = if caret < anchor { Key::ArrowLeft } else { Key::ArrowRight };
        for _ in 0..caret.abs_diff(anchor) {
            desk.act(Do::Chord(Modifiers { shift: true, ..crate::desk::ALT }, step));
        }
        // A code point and its space have seven characters; behind the last there is no space.
        let in_code_points = |at: usize| (7 * at).min(34);
        for (notation, text, ends) in [
            (Notation::CodePoints, "U+05D1 U+05E9 U+002E U+0063 U+0064", [anchor, caret].map(in_code_points)),
            (Notation::Atkin2001Table1, "VW.cd", [anchor, caret]),
            (Notation::CapitalsAsHebrew, "BZ.cd", [anchor, caret]),
            (Notation::CodePoints, "U+05D1 U+05E9 U+002E U+0063 U+0064", [anchor, caret].map(in_code_points)),
            (Notation::Unicode, "\u{5D1}\u{5E9}.cd", [anchor, caret]),
        ] {
            write(&mut desk, notation);
            assert_eq!(desk.seen().text, text);
            assert_eq!(desk.seen().selection, (ends[0], ends[1]), "{notation}");
            assert!(desk.harness.get_by_label("Name").is_focused(), "{notation}");
        }
        let mut expected: Vec<char> = "\u{5D1}\u{5E9}.cd".chars().collect();
        expected.splice(anchor.min(caret)..anchor.max(caret), ['x']);
        desk.act(Do::Type("x"));
        assert_eq!(desk.seen().text, expected.into_iter().collect::<String>());
    }
}

/// What cannot be read is left as it is, the caret in its place.
#[test]
fn a_notation_that_does_not_read_the_text_leaves_the_caret() {
    let mut desk = Desk::new("ab", Strategy::UbaLtr);
    desk.act(Do::Type(".."));
    desk.act(Do::Key(Key::Home));
    desk.act(Do::Chord(SHIFT, Key::ArrowRight));
    write(&mut desk, Notation::Atkin2001Table1);
    assert_eq!((desk.seen().text.as_str(), desk.seen().selection), ("ab..", (0, 1)));
}

const DALET: &str = "U+05D3 HEBREW LETTER DALET";

#[test]
fn the_character_at_the_caret_lights_up_in_the_panes() {
    // Alef, gimel, dalet, full stop, c.
    let mut desk = Desk::new("\u{5D0}\u{5D2}\u{5D3}.c", Strategy::UbaLtr);
    desk.harness.hover_at(eframe::egui::Pos2::new(2.0, 2.0));
    desk.act(Do::Key(Key::End));
    assert_eq!(desk.highlighted(), ["character 5, U+0063 LATIN SMALL LETTER C"], "at the end the one before");
    desk.act(Do::Key(Key::Home));
    assert_eq!(desk.highlighted(), ["character 1, U+05D0 HEBREW LETTER ALEF"]);
    desk.act(Do::Chord(crate::desk::ALT, Key::ArrowRight));
    desk.act(Do::Chord(crate::desk::ALT, Key::ArrowRight));
    assert_eq!(desk.highlighted(), [format!("character 3, {DALET}")]);
    // In code points: wherever in them the caret stands.
    write(&mut desk, Notation::CodePoints);
    desk.harness.hover_at(eframe::egui::Pos2::new(2.0, 2.0));
    for _ in 0..3 {
        desk.act(Do::Key(Key::ArrowRight));
        assert_eq!(desk.highlighted(), [format!("character 3, {DALET}")]);
    }
    // What Delete takes is what was lit.
    write(&mut desk, Notation::Unicode);
    desk.harness.hover_at(eframe::egui::Pos2::new(2.0, 2.0));
    desk.harness.run();
    let highlighted = desk.highlighted();
    desk.act(Do::Key(Key::Delete));
    assert_eq!(
        (desk.seen().text.as_str(), highlighted),
        ("\u{5D0}\u{5D2}.c", vec![format!("character 3, {DALET}")])
    );
}

#[test]
fn whatever_is_pointed_at_lights_up_instead() {
    let mut desk = Desk::new("\u{5D0}\u{5D2}.c", Strategy::UbaLtr);
    desk.act(Do::Key(Key::Home));
    let gimel = "character 2, U+05D2 HEBREW LETTER GIMEL";
    cell(&desk.harness, "Logical order", gimel).hover();
    desk.harness.run();
    assert_eq!(desk.highlighted(), [gimel]);
    // In the field itself.
    desk.harness.hover_at(desk.cell_at(3, 0.5));
    desk.harness.run();
    assert_eq!(desk.highlighted(), ["character 4, U+0063 LATIN SMALL LETTER C"]);
    // Without the keyboard the caret lights nothing.
    desk.harness.hover_at(eframe::egui::Pos2::new(2.0, 2.0));
    desk.act(Do::Key(Key::Escape));
    assert!(desk.highlighted().is_empty(), "{:?}", desk.highlighted());
}

/// Pointing at a code point lights up the character that it stands for.
#[test]
fn code_points_point_at_their_characters() {
    let settings = Settings::from(Session {
        input: "U+05D0 U+05D2".to_owned(),
        notation: Notation::CodePoints,
        ..Session::default()
    });
    let mut desk = Desk::with(settings);
    desk.harness.hover_at(desk.cell_at(9, 0.5));
    desk.harness.run();
    assert_eq!(desk.highlighted(), ["character 2, U+05D2 HEBREW LETTER GIMEL"]);
}
