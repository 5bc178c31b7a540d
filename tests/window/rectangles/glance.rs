//! The first screen: what a reader sees of a name of 16 characters at a glance, without scrolling or clicking.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_report::titles::Titled;
use bidiscope_window::{App, DetailTab, Session, Settings, Tab};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Rect, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::super::{pane, show_details};
use super::painted::Widget;
use super::sizes::broken;
use super::{Watched, keep};

const SIZE: [f32; 2] = [1280.0, 800.0];
/// The displays below logical order.
const DISPLAYS: usize = Strategy::BUILT_IN.len() - 1;
/// What counts as a control.
const CONTROLS: [Role; 9] = [
    Role::Button,
    Role::CheckBox,
    Role::ComboBox,
    Role::Link,
    Role::RadioButton,
    Role::Slider,
    Role::Tab,
    Role::TextInput,
    Role::MenuItem,
];

/// The lines of the displays, from the top, and where they are.
fn lines(harness: &Harness<'static, App>) -> Vec<Rect> {
    let mut lines: Vec<Rect> = harness
        .query_all_by(|node| node.label().is_some_and(|it| it.ends_with(", displayed line")))
        .map(|it| it.rect())
        .collect();
    lines.sort_by(|one, other| one.top().total_cmp(&other.top()));
    lines
}

#[test]
fn every_display_and_every_condition_is_in_view() {
    let window = Watched::open(Settings::default(), SIZE);
    let harness = &window.harness;
    let settings = harness.state().settings();
    let name = Input::read(&settings.session.input, settings.session.notation).expect("a name");
    assert_eq!(name.characters().len(), 16);
    let whole = Rect::from_min_size(Default::default(), SIZE.into());
    let lines = lines(harness);
    assert_eq!(lines.len(), DISPLAYS);
    assert!(lines.iter().all(|it| whole.contains_rect(*it)), "{lines:?}");
    assert!(lines[0].top() < 250.0 && lines[0].center().y <= 250.0, "{:?}", lines[0]);
    let left = lines[0].left();
    assert!(lines.iter().all(|it| (it.left() - left).abs() <= 1.0), "{lines:?}");
    for label in 1..=name.labels().len() {
        for condition in 1..=6 {
            let words = format!("label {label}, condition {condition}, ");
            let cell = harness.get_by_label_contains(&words);
            assert!(whole.contains_rect(cell.rect()), "label {label}, condition {condition}");
        }
    }
    for position in 1..=16 {
        let words = format!("logical order, {position} of 16");
        let cell = harness.get_by_label_contains(&words);
        assert!(whole.contains_rect(cell.rect()), "position {position}");
    }
}

#[test]
fn there_is_little_to_take_in() {
    let empty = Session { input: String::new(), ..Session::default() };
    for (settings, most_words) in [(Settings::default(), 100), (Settings::from(empty), 120)] {
        let window = Watched::open(settings, SIZE);
        let nodes: Vec<_> = window.harness.root().children_recursive().collect();
        let controls: Vec<String> = nodes
            .iter()
            .map(|it| it.accesskit_node())
            .filter(|it| CONTROLS.contains(&it.role()))
            .map(|it| it.label().or_else(|| it.value()).unwrap_or_default())
            .collect();
        assert!(controls.len() <= 25, "{} controls: {controls:#?}", controls.len());
        let painted = window.painted();
        let mut texts: Vec<&str> = painted.texts.iter().map(|it| it.words.as_str()).collect();
        // A text of several rows is one.
        texts.dedup();
        let is_word = |it: &&str| it.chars().filter(|it| it.is_alphabetic()).count() > 1;
        let words: usize = texts.iter().map(|it| it.split_whitespace().filter(is_word).count()).sum();
        assert!(words <= most_words, "{words} words: {texts:#?}");
    }
}

/// What is clicked is large enough to be hit (WCAG 2.2, 2.5.8).
#[test]
fn controls_are_24_points_high() {
    for tab in Tab::ALL {
        let window = Watched::open(Settings::from(Session { tab, ..Session::default() }), SIZE);
        let is_control = |it: &&Widget| {
            it.is_clicked
                && matches!(
                    it.role,
                    Some(Role::Button | Role::CheckBox | Role::ComboBox | Role::RadioButton | Role::Tab)
                )
        };
        let painted = window.painted();
        let low: Vec<_> =
            painted.widgets.iter().filter(is_control).filter(|it| it.rect.height() < 23.9).collect();
        assert!(low.is_empty(), "{tab:?}: {low:#?}");
    }
}

/// Words beside large names are larger than beside small ones.
#[test]
fn headings_grow_with_the_names() {
    let size_at = |size: [f32; 2]| {
        let painted = Watched::open(Settings::default(), size).painted();
        let heading = painted.texts.iter().find(|it| it.words == message!(column_display).static_text());
        heading.expect("the heading").size
    };
    assert!(size_at([1920.0, 1080.0]) > size_at(SIZE));
}

#[test]
fn no_text_is_small() {
    for tab in Tab::ALL {
        let window = Watched::open(Settings::from(Session { tab, ..Session::default() }), SIZE);
        let small: Vec<_> = window
            .painted()
            .texts
            .into_iter()
            .filter(|it| it.size < 12.0)
            .map(|it| (it.size, it.words))
            .collect();
        assert!(small.is_empty(), "{tab:?}: {small:?}");
    }
}

#[test]
fn every_tab_can_be_used_in_a_small_window() {
    let mut all = Vec::new();
    for tab in Tab::ALL {
        let mut window = Watched::open(Settings::from(Session { tab, ..Session::default() }), SIZE);
        all.extend(broken(&mut window, &[([1024.0, 700.0], 1.0, 1.0)], tab.title()));
    }
    keep(&all, "1024 by 700");
}

#[test]
fn no_text_is_small_while_presenting() {
    for zoom in [1.0, 1.5] {
        let mut window = Watched::open(Settings::default(), SIZE);
        window.resize(SIZE, 1.0, zoom);
        for key in [Key::F5, Key::End, Key::S, Key::A] {
            window.harness.key_press(key);
            window.harness.run();
            let small: Vec<_> = window.painted().texts.into_iter().filter(|it| it.size < 16.0).collect();
            assert!(small.is_empty(), "{key:?} at {zoom}: {small:?}");
        }
    }
}

#[test]
fn several_displays_are_in_view_in_a_window_that_is_enlarged() {
    for (zoom, tab, least) in [(1.5, "why", 5), (1.5, "steps", 5), (2.0, "why", 3), (2.0, "steps", 3)] {
        let mut settings = Settings::default();
        settings.session.panes.detail = DetailTab::from_id(tab).expect("a pane");
        let mut window = Watched::open(settings, SIZE);
        window.resize(SIZE, 1.0, zoom);
        let seen = Rect::from_min_size(Default::default(), vec2(SIZE[0], SIZE[1]) / zoom);
        let painted = window.painted();
        let inks: Vec<(Rect, Rect)> = painted
            .lines
            .iter()
            .map(|line| (line.ink.iter().fold(Rect::NOTHING, |all, it| all.union(*it)), line.clip))
            .collect();
        // A row is in view where its line is painted whole.
        let is_whole = |rect: &Rect| {
            inks.iter().any(|(ink, clip)| {
                rect.expand(6.0).contains_rect(*ink) && clip.intersect(seen).expand(1.0).contains_rect(*ink)
            })
        };
        let whole = lines(&window.harness).into_iter().filter(is_whole).count();
        // Logical order is a row too.
        assert!(whole + 1 >= least, "{zoom}, {tab}: {whole}");
        // And no text of the details is cut by a lower edge; a row of the displays may be.
        let rows = lines(&window.harness).into_iter().fold(Rect::NOTHING, |all, it| all.union(it));
        let texts = painted.texts.iter().map(|it| (it.ink, it.clip));
        for (ink, clip) in texts.filter(|it| it.1.bottom() > rows.bottom().min(seen.bottom()) + 32.0) {
            let bottom = clip.bottom().min(seen.bottom());
            let is_cut = ink.top() < bottom - 2.0 && ink.bottom() > bottom + 2.0;
            assert!(!is_cut || !clip.is_positive(), "{zoom}, {tab}: {ink:?} is cut by {clip:?}");
        }
    }
}

/// Logical order has no remarks, so that its characters may stand below their headings.
#[test]
fn a_name_of_32_characters_is_seen_whole_in_logical_order() {
    let input = "ABCDEFGHIJ-12.ABCDEFGHIJKLMNO.co".to_owned();
    let settings =
        Settings::from(Session { input, notation: Notation::CapitalsAsHebrew, ..Session::default() });
    let window = Watched::open(settings, SIZE);
    let painted = window.painted();
    for position in 1..=32 {
        let cell = window.harness.get_by_label_contains(&format!("logical order, {position} of 32")).rect();
        let is_painted = painted.lines.iter().any(|line| {
            let ink = line.ink.iter().fold(Rect::NOTHING, |all, it| all.union(*it));
            ink.is_positive() && cell.expand(2.0).contains_rect(ink) && line.clip.contains_rect(ink)
        });
        assert!(is_painted, "position {position}");
    }
}

/// In a narrow window the verdict is a strip: all conditions of all labels are in sight, in as many rows as they need.
#[test]
fn every_condition_is_in_view_in_a_narrow_window() {
    let input = "ABC.DEF.GHI.JKL.MNO.com".to_owned();
    let settings =
        Settings::from(Session { input, notation: Notation::CapitalsAsHebrew, ..Session::default() });
    let size = [900.0, 600.0];
    let window = Watched::open(settings, size);
    let whole = Rect::from_min_size(Default::default(), size.into());
    for (label, conditions) in [(1, [1, 2, 3, 4].as_slice()), (5, &[1, 2, 3, 4]), (6, &[1, 5, 6])] {
        for condition in conditions {
            let words = format!("label {label}, condition {condition}, ");
            let cell = window.harness.get_by_label_contains(&words);
            assert!(whole.contains_rect(cell.rect()), "label {label}, condition {condition}");
        }
    }
}

/// A character that is lit in the details is joined to its glyph in the selected display.
#[test]
fn a_leader_joins_a_cell_of_the_details_to_its_glyph() {
    let mut window = Watched::open(Settings::default(), SIZE);
    show_details(&mut window.harness, "Steps");
    for position in [1, 5, 8] {
        let words = format!("column, {position} of 16");
        let cell = window.harness.get_by_label_contains(&words);
        let centre = cell.rect().center();
        cell.hover();
        window.harness.run();
        let painted = window.painted();
        let lines = painted.shapes.iter().flat_map(|(_, shapes)| shapes);
        let leaders: Vec<_> = lines
            .filter_map(|it| match &it.shape {
                Shape::Path(path) if path.points.len() == 4 && !path.closed => Some(path.points.clone()),
                _ => None,
            })
            .collect();
        let [leader] = leaders.as_slice() else { panic!("{position}: {leaders:?}") };
        assert!((leader[3].x - centre.x).abs() <= 1.0, "{position}: {leader:?}");
        let glyph = pane(&window.harness, "UBA, LTR paragraph");
        let glyph = glyph.get_by(|it| {
            it.description().is_some_and(|it| it.contains(&format!("logical position {position},")))
        });
        assert!((leader[0].x - glyph.rect().center().x).abs() <= 1.0, "{position}: {leader:?}");
        assert!(glyph.rect().expand(1.0).contains(leader[0]), "{position}: {leader:?}");
    }
}
