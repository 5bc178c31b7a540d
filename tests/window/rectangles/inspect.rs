//! The laws of rectangles in the tab Inspect: awkward names at all sizes, and the way of the Tab key.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_window::{App, Arrangement, ComparedNames, Session, Settings};
use bidiscope_words::message;
use eframe::egui::Theme;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::super::{select, show_details};
use super::names::names;
use super::sizes::{Size, broken, some_sizes};
use super::stops::check;
use super::{Watched, keep};

/// How many sizes are asked of each name, the next ones of the next name.
const SIZES_A_NAME: usize = 3;

#[test]
fn names_are_whole_at_every_size() {
    let sizes: Vec<Size> = [0, 1].into_iter().flat_map(|turn| some_sizes(turn).split_off(1)).collect();
    let mut in_turn = sizes.iter().copied().cycle();
    let mut all = Vec::new();
    for (index, (title, settings)) in names().into_iter().enumerate() {
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        window.harness.ctx.set_theme(if index % 2 == 0 { Theme::Light } else { Theme::Dark });
        let sizes: Vec<Size> = in_turn.by_ref().take(SIZES_A_NAME).collect();
        all.extend(broken(&mut window, &sizes, title));
    }
    keep(&all, "Inspect");
}

fn unfold(harness: &mut Harness<'static, App>) {
    harness.get_by_label(message!(logical_unfold).static_text()).click();
    harness.run();
}

/// Cells that wrap into rows, in a list that is scrolled.
#[test]
fn the_unfolded_logical_order_is_whole_at_every_size() {
    for (name, arrangement) in
        [("AB-12.com".repeat(9), Arrangement::Rows), ("AB.com".to_owned(), Arrangement::SideBySide)]
    {
        let mut settings = Settings::from(Session {
            input: name,
            notation: Notation::CapitalsAsHebrew,
            ..Session::default()
        });
        settings.session.panes.arrangement = arrangement;
        settings.session.panes.unfolds_logical = true;
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        keep(&broken(&mut window, &some_sizes(2), "unfolded"), "Inspect");
    }
}

/// On the screen as in words. Displays have no numbers: what a character's position in logical order is, is told.
#[test]
fn positions_count_from_1_in_every_cell() {
    let settings = Settings::from(Session {
        input: "AB.com".to_owned(),
        notation: Notation::CapitalsAsHebrew,
        ..Session::default()
    });
    let mut window = Watched::open(settings, [1280.0, 800.0]);
    for (tab, title) in [("Why", "logical order"), ("Steps", "column"), ("Steps", "logical order")] {
        show_details(&mut window.harness, tab);
        if (tab, title) == ("Steps", "logical order") {
            unfold(&mut window.harness);
        }
        let painted = window.painted();
        for place in 1..=6 {
            let cell = window.harness.get_by_label_contains(&format!("{title}, {place} of 6")).rect();
            let is_there = |number: usize| {
                painted
                    .texts
                    .iter()
                    .any(|it| it.words == number.to_string() && cell.contains(it.ink.center()))
            };
            assert!(is_there(place) && !is_there(place - 1), "{title}, {place}");
        }
    }
    for place in 1..=6 {
        // AB.com is shown as BA.com.
        let logical = if place > 2 { place } else { 3 - place };
        let label = format!("one-to-one display, {place} of 6");
        let cell = window.harness.get_by_label_contains(&label);
        let words = cell.accesskit_node().description().expect("where it stands");
        assert!(words.contains(&format!("logical position {logical},")), "{words}");
    }
}

/// What a URL's displays are remarked on is whole at the window's first size.
#[test]
fn the_remark_on_the_host_of_a_url_is_not_cut() {
    let input = "https://\u{645}\u{62B}\u{627}\u{644}.\u{625}\u{62E}\u{62A}\u{628}\u{627}\u{631}/\u{645}\u{633}\u{627}\u{631}?\u{633}=1";
    let window = Watched::open(
        Settings::from(Session { input: input.to_owned(), ..Session::default() }),
        [1280.0, 800.0],
    );
    let painted = window.painted();
    let words = message!(remark_before_host).to_string();
    let remarks: Vec<_> = painted.texts.iter().filter(|it| it.words == words).collect();
    assert!(!remarks.is_empty() && remarks.iter().all(|it| it.elided_to.is_none()), "{remarks:?}");
}

/// Where nothing was read before.
#[test]
fn why_a_name_cannot_be_read_covers_nothing_of_the_start_page() {
    let input = "U+05D0 05D1 \\u05d2 \\u{2e} 63 \u{5E9}\u{5DC}\u{5D5}\u{5DD}".to_owned();
    let settings = Settings::from(Session { input, notation: Notation::CodePoints, ..Session::default() });
    for size in [[1280.0, 800.0], [800.0, 600.0], [640.0, 480.0]] {
        let window = Watched::open(settings.clone(), size);
        let alert = window.harness.get_by_role(Role::Alert).rect();
        let heading = window.harness.get_by_label(message!(start_title).static_text()).rect();
        let field = window.harness.get_by_label("Name").rect();
        assert!(alert.height() > 1.0 && field.bottom() <= alert.top(), "{alert:?} below {field:?}");
        assert!(alert.bottom() <= heading.top(), "{alert:?} over {heading:?} at {size:?}");
    }
}

/// Settings with strategies of one's own: one whose name runs from right to left, and one whose name is as long as it
/// can be.
fn with_own() -> Settings {
    let mut settings = Settings::from(Session {
        input: "AB-12.com".to_owned(),
        notation: Notation::CapitalsAsHebrew,
        ..Session::default()
    });
    for name in ["\u{5D0}\u{5E1}\u{5D8}\u{5E8}\u{5D8}\u{5D2}\u{5D9}\u{5D4} 2", &"long ".repeat(16)] {
        let display =
            DisplayConfig::read("custom:hyphen=l,digits=letter,separators=idna").expect("a display");
        settings.session.choices.custom_strategies.add_unless_full(name, display).expect("there is room");
    }
    settings
}

#[test]
fn the_editor_of_ones_own_is_whole_at_every_size() {
    let mut window = Watched::open(with_own(), [1280.0, 2400.0]);
    let titles: Vec<String> = window
        .harness
        .state()
        .settings()
        .session
        .choices
        .custom_strategies
        .all()
        .iter()
        .map(|it| it.name.clone())
        .collect();
    for title in &titles {
        select(&mut window.harness, title);
        show_details(&mut window.harness, "Strategy");
        window.harness.get_by_label("Name of the strategy");
        keep(&broken(&mut window, &some_sizes(1), "the editor"), "Inspect");
        window.resize([1280.0, 2400.0], 1.0, 1.0);
    }
}

#[test]
fn names_beside_each_other_are_whole_at_every_size() {
    let names =
        vec!["\u{5D0}1.com".to_owned(), "a".repeat(60), format!("\u{5D0}{}", "\u{5B8}\u{591}".repeat(9))];
    let compared = ComparedNames { is_shown: true, names, ..ComparedNames::default() };
    let mut window = Watched::open(
        crate::changed(with_own(), |it| {
            it.session.compared = compared;
        }),
        [1280.0, 800.0],
    );
    window.harness.ctx.set_theme(Theme::Light);
    keep(&broken(&mut window, &some_sizes(0), "names"), "Inspect");
}

#[test]
fn every_stop_of_a_name_is_seen() {
    let input = "\u{645}\u{62B}\u{627}\u{644}-21.com".to_owned();
    let stops = check(Settings::from(Session { input, ..Session::default() }), "a name");
    assert!(stops > 15, "{stops} stops: does the walk go round?");
}
