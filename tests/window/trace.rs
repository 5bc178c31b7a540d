//! The steps of a display, and why its characters are where they are: the tabs Steps and Why of the details.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_layout::Faces;
use bidiscope_report::view::StrategyId;
use bidiscope_window::{App, DetailTab, Session, Settings, TraceSettings};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, PointerButton, Rect, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use super::{LTR, ONE_TO_ONE, cell, character, open_menu, open_menu_of, open_with, pane, show_details};

fn open(input: &str, strategy: Strategy) -> Harness<'static, App> {
    let trace = TraceSettings { strategy: strategy.into() };
    let mut settings = Settings::from(Session {
        input: input.to_owned(),
        notation: Notation::Atkin2001Table1,
        trace,
        ..Session::default()
    });
    settings.session.panes.detail = DetailTab::from_id("steps").expect("a pane");
    let mut harness = Harness::builder()
        .with_max_steps(64)
        .with_size([1600.0, 1400.0])
        .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
    harness.run();
    harness
}

/// The step that is looked at, as a screen reader calls it.
fn looked_at(harness: &Harness<'static, App>) -> String {
    let pane = pane(harness, "Details");
    let rows = pane.get_all_by_role(Role::ListBoxOption);
    let labels = rows
        .filter(|row| row.accesskit_node().is_selected() == Some(true))
        .filter_map(|row| row.accesskit_node().label());
    let [label] =
        labels.filter(|label| label.starts_with("step ")).collect::<Vec<_>>().try_into().expect("one step");
    label
}

fn click(harness: &mut Harness<'static, App>, label: &str) {
    pane(harness, "Details").get_by_label(label).click();
    harness.run();
}

const W2: &str = "step 18, W2: EN to AN: 4-5";
const W4: &str = "step 20, W4: changes nothing";
const N1: &str = "step 25, N1: ON to R: 3";
const L2: &str = "step 30, L2: 4 characters change their positions";

#[test]
fn rules_that_change_nothing_are_hidden_until_they_are_asked_for() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    pane(&harness, "Details").get_by_label(W2);
    assert!(pane(&harness, "Details").query_by_label(W4).is_none());
    click(&mut harness, "Show rules that change nothing");
    pane(&harness, "Details").get_by_label(W4);
    assert!(harness.state().settings().preferences.all_rules, "it is remembered");
}

#[test]
fn steps_by_buttons_keys_and_slider() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    assert_eq!(looked_at(&harness), N1, "what decides the first difference from the reference");
    click(&mut harness, "Next step");
    assert!(looked_at(&harness).starts_with("step 27, I1"));
    click(&mut harness, "First step");
    assert!(looked_at(&harness).starts_with("step 2, P3"));
    click(&mut harness, "Last step");
    assert_eq!(looked_at(&harness), L2);
    click(&mut harness, W2);
    harness.key_press(Key::ArrowDown);
    harness.run();
    assert!(looked_at(&harness).starts_with("step 19, W3"));
    harness.key_press(Key::Home);
    harness.run();
    assert!(looked_at(&harness).starts_with("step 2, P3"), "{}", looked_at(&harness));
    pane(&harness, "Details").get_by_role_and_label(Role::Slider, "Step").focus();
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert!(looked_at(&harness).starts_with("step 16, X10"), "{}", looked_at(&harness));
}

#[test]
fn the_picture_follows_the_step() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    click(&mut harness, "Last step");
    pane(&harness, "Details").get_by_label("The line after L2, displayed line");
    click(&mut harness, "First step");
    pane(&harness, "Details").get_by_label("The order by rule L2 with the levels so far, 5 characters");
}

#[test]
fn the_sentence_of_the_difference_leads_to_its_step() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    show_details(&mut harness, "Why");
    pane(&harness, "Details").get_by_label_contains(
        "One-to-one treats \u{201C}-\u{201D} as left-to-right, like \u{201C}12\u{201D}. The UBA makes it right-to-left (rule N1).",
    );
    click(&mut harness, "Show the deciding step (25)");
    assert_eq!(looked_at(&harness), N1);
    show_details(&mut harness, "Why");
    pane(&harness, "Details")
        .get_by_role_and_label(Role::Label, "Why character 3, U+002D HYPHEN-MINUS is at its position");
}

#[test]
fn a_click_on_a_character_in_any_pane_explains_it() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    let story = "Why character 4, U+0031 DIGIT ONE is at its position";
    let text = "W2 (UAX #9, 3.3.4): EN becomes AN";
    for (title, tab, is_of_uba) in [
        (LTR, "Why", true),
        ("Details", "Steps", true),
        (ONE_TO_ONE, "Why", false),
        ("Logical order", "Why", false),
    ] {
        show_details(&mut harness, tab);
        cell(&harness, title, "character 4, U+0031 DIGIT ONE").click();
        harness.run();
        show_details(&mut harness, "Why");
        pane(&harness, "Details").get_by_label(story);
        assert_eq!(pane(&harness, "Details").query_by_label_contains(text).is_some(), is_of_uba, "{title}");
        click(&mut harness, "Close");
        assert!(pane(&harness, "Details").query_by_label(story).is_none());
    }
}

/// The logical order has no steps: what is said of the character there is said of the display that was selected.
#[test]
fn a_click_on_the_logical_order_keeps_the_display() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    show_details(&mut harness, "Why");
    let selected = StrategyId::from(Strategy::UbaLtr);
    let character = "character 4, U+0031 DIGIT ONE";
    cell(&harness, "Logical order", character).click();
    harness.run();
    assert_eq!(harness.state().settings().session.trace.strategy, selected);
    pane(&harness, "Details").get_by_label_contains("W2 (UAX #9, 3.3.4): EN becomes AN");
    assert!(cell(&harness, "Logical order", character).is_focused());
    // The arrow keys go on from there.
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert!(cell(&harness, "Logical order", "character 5, U+0032 DIGIT TWO").is_focused());
    assert_eq!(harness.state().settings().session.trace.strategy, selected);
    harness.key_press(Key::ArrowDown);
    harness.run();
    assert_ne!(harness.state().settings().session.trace.strategy, selected);
}

#[test]
fn a_click_on_the_name_itself_explains_one_too() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    show_details(&mut harness, "Why");
    let text = "W2 (UAX #9, 3.3.4): EN becomes AN";
    // The digit one: what is typed runs from left to right.
    let runs = harness.get_by_label("Name").get_all_by_role(Role::TextRun).map(|it| it.rect());
    let typed = runs.reduce(|one, other| one.union(other)).expect("the field has a line");
    let place = typed.lerp_inside(vec2(0.69, 0.5));
    harness.hover_at(place);
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        harness.event(Event::PointerButton { pos: place, button, pressed, modifiers });
    }
    harness.run();
    pane(&harness, "Details").get_by_label_contains(text);
    click(&mut harness, "Close");
    assert!(pane(&harness, "Details").query_by_label_contains(text).is_none());
}

#[test]
fn figure_4_by_both_bidi_data_versions() {
    let mut harness = open("NOP--123", Strategy::UbaLtr);
    pane(&harness, "Details").get_by_label("Classes of Unicode 3.1 (2001), displayed line");
    assert!(pane(&harness, "Details").query_by_label_contains("ET to EN").is_none());
    open_menu_of(&mut harness, LTR);
    open_menu(&mut harness, &["Bidi classes", "Classes of Unicode 3.1 (2001)"]);
    pane(&harness, "Details").get_by_label("Current Unicode classes, displayed line");
    pane(&harness, "Details").get_by_label("step 21, W5: ET to EN: 4-5");
}

#[test]
fn a_pane_shows_how_it_came_about() {
    let mut harness = open("A12B", Strategy::UbaLtr);
    open_menu_of(&mut harness, ONE_TO_ONE);
    harness.get_by_label("Show steps").click();
    harness.run();
    assert_eq!(harness.state().settings().session.trace.strategy, Strategy::OneToOne);
    assert!(looked_at(&harness).starts_with("step 10, clear: clear at the end of the input"));
    pane(&harness, "Details").get_by_label("Output so far, displayed line");
    click(&mut harness, "Previous step");
    let trace = pane(&harness, "Details");
    for part in ["nothing", "accumulator, 0 characters", "stack, top at the right, 4 characters"] {
        trace.get_by_label(part);
    }
    click(&mut harness, "Previous step");
    let trace = pane(&harness, "Details");
    for part in ["accumulator, 2 characters", "stack, top at the right, 1 character", "input, 1 character"] {
        trace.get_by_label(part);
    }
}

/// A row a step and a column a character, but only those in view.
#[test]
fn long_names_are_laid_out_where_they_are_seen() {
    for length in [253, 1000] {
        let name: String = "AB-12.ab3.CD1E-".chars().cycle().take(length - 1).chain(['c']).collect();
        let mut harness = open(&name, Strategy::OneToOne);
        let count = |harness: &Harness<'static, App>| {
            pane(harness, "Details").get_all_by_role(Role::ListBoxOption).count()
        };
        assert!((10..80).contains(&count(&harness)), "{}", count(&harness));
        assert!(
            looked_at(&harness).starts_with(&format!("step {}, ", length + 6)),
            "the last row is in view"
        );
        let first = pane(&harness, "Details")
            .get_all_by_role(Role::ListBoxOption)
            .find_map(|it| character(&it.accesskit_node()).filter(|it| it.starts_with("character 1,")));
        cell(&harness, "Details", &first.expect("the first column")).click();
        harness.run();
        harness.key_press(Key::End);
        harness.run();
        let last = format!("character {}, U+0063 LATIN SMALL LETTER C", length);
        assert!(cell(&harness, "Details", &last).is_focused());
    }
}

#[test]
fn every_size_has_room_for_the_trace() {
    let mut harness = open("AB-12.ab--3", Strategy::Fields);
    for size in [[900.0, 600.0], [1280.0, 800.0], [2560.0, 1440.0]] {
        for scale in [1.0, 2.0] {
            harness.set_size(size.into());
            harness.set_pixels_per_point(scale);
            harness.run();
            // Where the window is low everything is scrolled.
            pane(&harness, "Details").get_by_role_and_label(Role::Slider, "Step").scroll_to_me();
            harness.run();
            let slider = pane(&harness, "Details").get_by_role_and_label(Role::Slider, "Step").rect();
            let is_number = |label: &str| label.starts_with("step ") && label.contains(" of ");
            let text = |it: &AccessKitNode<'_>| it.label().or_else(|| it.value());
            let details = pane(&harness, "Details");
            let step =
                details.get_by(|it| it.role() == Role::Label && text(it).is_some_and(|it| is_number(&it)));
            let step = step.rect();
            let whole = harness.ctx.content_rect();
            assert!(whole.contains_rect(slider) && whole.contains_rect(step), "{slider:?} {step:?}");
        }
    }
}

#[test]
fn the_buttons_lead_on_as_far_as_there_are_rows() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    let enabled = |harness: &Harness<'static, App>| {
        ["Previous step", "Next step"]
            .map(|it| !pane(harness, "Details").get_by_label(it).accesskit_node().is_disabled())
    };
    assert_eq!(enabled(&harness), [true, true], "at the deciding step");
    for (end, expected) in [("Last step", [true, false]), ("First step", [false, true])] {
        click(&mut harness, end);
        assert_eq!(enabled(&harness), expected, "{end}");
    }
    pane(&harness, "Details").get_by_label("step 2 of 31");
    click(&mut harness, "Show rules that change nothing");
    assert_eq!(enabled(&harness), [true, true], "P2 is a row too");
}

/// UAX #9, W7: after a Hebrew letter the number stays a number, which decides where it stands.
#[test]
fn a_step_that_decides_has_a_row_also_where_it_changes_nothing() {
    let mut harness = open("NO12.c", Strategy::UbaLtr);
    // What it found is said in place of that.
    assert!(looked_at(&harness).starts_with("step 23, W7: ") && looked_at(&harness).contains("character 2"));
    let nothing = message!(trace_changes_nothing).to_string();
    assert!(pane(&harness, "Details").query_by_label(&nothing).is_none());
    pane(&harness, "Details").get_all_by_label_contains("character 2").next().expect("it is said");
    pane(&harness, "Details").get_by_label("step 23 of 31");
    assert!(!harness.state().settings().preferences.all_rules);
    click(&mut harness, "Previous step");
    click(&mut harness, "Next step");
    assert!(looked_at(&harness).starts_with("step 23, W7: "));
    // The reference has no difference from itself.
    open_menu_of(&mut harness, ONE_TO_ONE);
    harness.get_by_label("Show steps").click();
    harness.run();
    assert!(pane(&harness, "Details").get_by_label("Next step").accesskit_node().is_disabled());
}

#[test]
fn the_step_that_is_looked_at_first_follows_the_reference() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    open_menu_of(&mut harness, LTR);
    harness.get_by_label("Use as reference").click();
    harness.run();
    assert_eq!(looked_at(&harness), L2, "the display");
}

/// The first example: all that changes is in view in a window of the usual size.
#[test]
fn every_row_that_changes_is_in_view() {
    let input = "\u{645}\u{62B}\u{627}\u{644}-21.\u{62C}\u{62F}\u{64A}\u{62F}.com".to_owned();
    let mut settings = Settings::from(Session { input, ..Session::default() });
    settings.session.trace.strategy = Strategy::UbaLtr.into();
    settings.session.panes.detail = DetailTab::from_id("steps").expect("a pane");
    let harness = open_with(settings, [1280.0, 800.0]);
    let rows: Vec<Rect> = pane(&harness, "Details")
        .get_all_by_role(Role::ListBoxOption)
        .filter(|it| it.accesskit_node().label().is_some_and(|it| it.starts_with("step ")))
        .map(|it| it.rect())
        .collect();
    assert_eq!(rows.len(), 9);
    let below = rows.iter().map(|it| it.bottom()).fold(0.0, f32::max);
    assert!(below <= 800.0 && rows.iter().all(|it| it.height() > 18.0), "{rows:?}");
}

/// 1280 by 800 at 150 %: what differs from the reference stands large, and the way to its step is in sight.
#[test]
fn why_begins_with_the_difference_from_the_reference() {
    let mut harness = open("AB-12", Strategy::UbaLtr);
    show_details(&mut harness, "Why");
    harness.set_size(vec2(1280.0, 800.0) / 1.5);
    harness.run();
    let link = pane(&harness, "Details").get_by_label("Show the deciding step (25)").rect();
    assert!(harness.ctx.content_rect().contains_rect(link), "{link:?}");
    let size_of = |words: &str| {
        let found = harness.output().shapes.iter().find_map(|clipped| match &clipped.shape {
            Shape::Text(text) if text.galley.job.text.contains(words) => text.galley.job.sections.first(),
            _ => None,
        });
        found.map(|it| it.format.font_id.size).expect("it is painted")
    };
    assert!(size_of("One-to-one treats") > size_of("Show the deciding step"));
}

/// Whatever was chosen for a pane, its trace is about what it shows.
#[test]
fn the_trace_is_that_of_the_display_in_the_pane() {
    let mut settings = Settings::from(Session { input: "1a.b".to_owned(), ..Session::default() });
    settings.session.choices.surrounding_text_preset = Some(SurroundingTextPreset::AfterWord);
    settings.session.choices.davis_field_order = FieldOrderDirection::ByRightToLeftContent;
    let mut harness = Harness::builder()
        .with_max_steps(64)
        .with_size([1600.0, 1400.0])
        .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
    harness.run();
    let show = |harness: &mut Harness<'static, App>, title: &str| {
        open_menu_of(harness, title);
        harness.get_by_label("Show steps").click();
        harness.run();
    };
    // The word that stands before the name takes part, and the trace ends with the label in pieces.
    show(&mut harness, LTR);
    pane(&harness, "Details").get_by_label("after a right-to-left word");
    pane(&harness, "Details")
        .get_by_label("step 1, surround U+05E9: U+05E9 HEBREW LETTER SHIN before character 1");
    pane(&harness, LTR).get_by_label("Labels whole: 1");
    // The line is the pane's, with the word in it.
    pane(&harness, "Details").get_by_label("The line with the surrounding text, displayed line");
    // Without a right-to-left letter content order runs from left to right.
    show(&mut harness, "Fields (Davis)");
    pane(&harness, "Details").get_by_label("content order");
    pane(&harness, "Details")
        .get_by_label("step 1, insert U+202A: U+202A LEFT-TO-RIGHT EMBEDDING before character 1");
}

/// A teacher's `123-ABC`: who decided, as the trace says it of a character and of a step.
#[test]
fn the_step_says_who_decided() {
    let mut harness = open("123-ABC", Strategy::UbaLtr);
    show_details(&mut harness, "Why");
    pane(&harness, "Details").get_by_label_contains(
        "stays left: the paragraph runs left to right, and no letter precedes the number.",
    );
    show_details(&mut harness, "Steps");
    click(&mut harness, "step 23, W7: EN to L: 1-3");
    pane(&harness, "Details").get_by_label_contains(
        "Characters 1–3: EN becomes L: no strong character is before the number in its sequence",
    );
}

/// The one step of the logical order is called as long as what its cells hold: neither stands on the other.
#[test]
fn names_of_steps_stand_beside_what_their_cells_hold() {
    for strategy in Strategy::BUILT_IN {
        let harness = open("AB-12.com", strategy);
        let rows: Vec<Rect> = pane(&harness, "Details")
            .get_all_by_role(Role::ListBoxOption)
            .filter(|it| it.accesskit_node().label().is_some_and(|it| it.starts_with("step ")))
            .map(|it| it.rect())
            .collect();
        assert!(!rows.is_empty(), "{}", strategy.id());
        for row in rows {
            let texts: Vec<Rect> = harness
                .output()
                .shapes
                .iter()
                .filter_map(|clipped| match &clipped.shape {
                    Shape::Text(text) => Some(text.visual_bounding_rect()),
                    _ => None,
                })
                .filter(|it| it.is_positive() && row.contains(it.center()))
                .collect();
            for (at, one) in texts.iter().enumerate() {
                let others = &texts[at + 1..];
                assert!(
                    others.iter().all(|it| !it.shrink(0.5).intersects(*one)),
                    "{}: {texts:?}",
                    strategy.id()
                );
            }
        }
    }
}
