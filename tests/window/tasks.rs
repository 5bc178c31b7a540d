//! What a user comes for, with as many clicks as it may take; by the pointer, and by the keyboard, where pressing what the Tab
//! key has come to is a click.

use bidiscope_bidi::order::Strategy;
use bidiscope_report::titles::Titled;
use bidiscope_window::{App, Session, Settings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use super::{LTR, cell, enter_path, open_with, pane, wait_until};

/// An Arabic label that a digit ends, another one, and a hyphen before the digits.
const NAME: &str = "\u{645}\u{62B}\u{627}\u{644}-21.\u{62C}\u{62F}\u{64A}\u{62F}.com";
const HYPHEN: &str = "character 5, U+002D HYPHEN-MINUS";

/// By what things are clicked.
#[derive(Clone, Copy, PartialEq, Debug)]
enum By {
    Pointer,
    Keyboard,
}

/// A user at the window, whose clicks are counted.
struct User {
    harness: Harness<'static, App>,
    by: By,
    clicks: usize,
}

impl User {
    fn with(settings: Settings, by: By) -> Self {
        Self { harness: open_with(settings, [1280.0, 800.0]), by, clicks: 0 }
    }

    fn on(name: &str, by: By) -> Self {
        Self::with(Settings::from(Session { input: name.to_owned(), ..Session::default() }), by)
    }

    /// Clicks what has this role and is called so.
    fn click(&mut self, role: Role, name: &str) {
        self.clicks += 1;
        let is_called = |it: String| it == name || name.ends_with(' ') && it.starts_with(name);
        let is_it = |node: &AccessKitNode<'_>| {
            node.role() == role && node.label().or_else(|| node.value()).is_some_and(is_called)
        };
        if self.by == By::Pointer {
            self.harness.get_by(is_it).click();
            self.harness.run_steps(4);
            return;
        }
        for _ in 0..80 {
            let focused = self.harness.query_by(|it| it.is_focused());
            if focused.is_some_and(|it| is_it(&it.accesskit_node())) {
                self.harness.key_press(Key::Space);
                self.harness.run_steps(4);
                return;
            }
            self.harness.key_press(Key::Tab);
            self.harness.run_steps(2);
        }
        panic!("the Tab key does not come to {name}");
    }

    /// Whether what has this text is seen whole.
    fn sees(&self, part: &str) -> bool {
        let whole = Rect::from_min_size(Default::default(), [1280.0, 800.0].into());
        self.harness.query_all_by_label_contains(part).any(|it| whole.contains_rect(it.rect()))
    }
}

#[test]
fn displays_that_differ_and_the_failed_condition_are_seen_at_once() {
    let user = User::on("\u{5D0}\u{5D1}-.com", By::Pointer);
    assert!(user.sees("label 1, condition 3, violated"));
    let user = User::on(NAME, By::Pointer);
    // Two outcomes at least, in the rows themselves.
    assert!(user.sees("Letter A") && user.sees("Letter B"));
    assert!(pane(&user.harness, LTR).query_by_label_contains("2 before 1").is_some());
}

#[test]
fn why_the_hyphen_moved_is_seen_with_two_clicks() {
    let mut user = User::on(NAME, By::Pointer);
    cell(&user.harness, LTR, HYPHEN).click();
    user.harness.run();
    assert!(
        user.sees("Why U+002D HYPHEN-MINUS is at its position")
            || user.sees("HYPHEN-MINUS is at its position")
    );
    // With the keyboard: Tab to the characters of the selected display, arrows to the hyphen, Space.
    let mut user = User::on(NAME, By::Keyboard);
    user.harness.get_by_label("Name").focus();
    user.harness.run();
    let is_in_row = |harness: &Harness<'static, App>| {
        let focused = harness.query_by(|it| it.is_focused());
        focused.is_some_and(|it| it.accesskit_node().role() == Role::ListBoxOption)
    };
    while !is_in_row(&user.harness) {
        user.harness.key_press(Key::Tab);
        user.harness.run();
    }
    user.harness.key_press(Key::Home);
    user.harness.run();
    for _ in 0..NAME.chars().count() {
        if cell(&user.harness, LTR, HYPHEN).is_focused() {
            break;
        }
        user.harness.key_press(Key::ArrowRight);
        user.harness.run();
    }
    assert!(cell(&user.harness, LTR, HYPHEN).is_focused());
    user.harness.key_press(Key::Space);
    user.harness.run();
    assert!(user.sees("HYPHEN-MINUS is at its position"));
}

#[test]
fn a_strategy_with_the_hyphen_as_a_right_to_left_letter_takes_four_clicks() {
    for by in [By::Pointer, By::Keyboard] {
        let mut user = User::on(NAME, by);
        user.click(Role::Button, "Arrange");
        user.click(Role::Button, "Custom strategy");
        user.click(Role::ComboBox, "Hyphen: ");
        user.click(Role::Button, "R");
        let custom = user.harness.state().settings().session.choices.custom_strategies.all();
        let written: Vec<String> = custom.iter().map(|it| it.display.to_string()).collect();
        assert_eq!(written, ["custom:hyphen=r"], "{by:?}");
        assert!(user.clicks <= 4, "{by:?}: {}", user.clicks);
        // Its row is in view, with all others.
        let title = custom[0].name.clone();
        assert!(pane(&user.harness, &title).rect().bottom() < 800.0, "{by:?}");
        assert!(pane(&user.harness, Strategy::Isolates.title()).rect().is_positive());
    }
}

#[test]
fn a_figure_takes_three_clicks() {
    for by in [By::Pointer, By::Keyboard] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut user = User::on(NAME, by);
        user.click(Role::Button, "Export");
        user.click(Role::RadioButton, "Figure");
        user.click(Role::Button, "Save as\u{2026}");
        enter_path(&mut user.harness, &folder.path().join("name.svg"));
        wait_until(&mut user.harness, |it| it.state().message().is_some());
        let files: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().collect();
        assert_eq!(files.len(), 1, "{by:?}: {files:?}");
        let svg = std::fs::read_to_string(files[0].path()).expect("text");
        assert!(svg.contains("<svg"), "{by:?}");
        assert!(user.clicks <= 3, "{by:?}: {}", user.clicks);
    }
}
