//! What is said of 150 names of all kinds: no sentence twice on a screen, no backquotes, nothing counted from 0.

use std::collections::BTreeSet;

use bidiscope_bidi::name::InputType;
use bidiscope_report::titles::Titled;
use bidiscope_window::{App, DetailTab};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::super::{changed, open_with, show_details};
use super::inspect;

const NAMES: usize = 150;
/// Numbers that begin the same in every run.
const SEED: u64 = 5893;

/// Letters of four scripts from right to left and of two from left to right, digits of three kinds, signs that names have
/// and signs that they cannot have, joiners and marks.
const ALPHABETS: [&[char]; 9] = [
    &['\u{5D0}', '\u{5D1}', '\u{5E9}', '\u{5B8}'],
    &['\u{627}', '\u{628}', '\u{644}', '\u{645}', '\u{64E}'],
    &['\u{780}', '\u{783}', '\u{7A6}'],
    &['\u{7CA}', '\u{7D0}', '\u{7EB}'],
    &['a', 'b', 'm', 'z', '\u{E9}', '\u{3B1}'],
    &['0', '1', '2', '9'],
    &['\u{660}', '\u{661}', '\u{6F5}'],
    &['-', '-', '_', '+'],
    &['\u{200C}', '\u{200D}', '\u{200F}', 'A', '*', ' '],
];

/// A generator of numbers (xorshift): the tests' names must be the same everywhere.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// A label: mostly of one alphabet, sometimes long, sometimes an A-label, sometimes empty.
    fn label(&mut self) -> String {
        match self.below(24) {
            0 => ["xn--4dbrk0ce", "xn--mgbh0fb", "xn--a", "xn--zz--"][self.below(4)].to_owned(),
            1 => String::new(),
            2 => std::iter::repeat_with(|| *self.of(ALPHABETS[0])).take(70).collect(),
            3 => "100\u{5D0}".to_owned(),
            _ => {
                let (main, other) = (self.below(7), self.below(ALPHABETS.len()));
                let length = 1 + self.below(8);
                let of = |numbers: &mut Self| {
                    let alphabet = if numbers.below(4) == 0 { other } else { main };
                    *numbers.of(ALPHABETS[alphabet])
                };
                (0..length).map(|_| of(self)).collect()
            }
        }
    }

    fn name(&mut self) -> String {
        let labels = 1 + self.below(4);
        let mut labels: Vec<String> = (0..labels).map(|_| self.label()).collect();
        if self.below(2) == 0 {
            labels.push("com".to_owned());
        }
        labels.join(".")
    }
}

/// What is read out of the window: names of things, and texts.
fn said(harness: &Harness<'static, App>) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    let texts = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        match node.role() {
            Role::TextRun | Role::TextInput | Role::MultilineTextInput | Role::GenericContainer => None,
            Role::Label => node.value(),
            _ => node.label(),
        }
    });
    texts.collect()
}

/// The sentences of a text: parts of at least four words of the interface that end with a full stop.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let is_word = |it: &&str| it.chars().filter(char::is_ascii_lowercase).count() > 1;
    let parts = text.split_inclusive(". ").map(str::trim);
    parts.filter(move |it| it.ends_with('.') && it.split_whitespace().filter(is_word).count() >= 4)
}

/// A word for something that is counted, with the number 0 after it.
fn counts_from_0(text: &str) -> bool {
    const COUNTED: [&str; 11] = [
        "label",
        "labels",
        "character",
        "characters",
        "position",
        "positions",
        "step",
        "place",
        "column",
        "row",
        "condition",
    ];
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    words
        .windows(2)
        .any(|pair| COUNTED.contains(&pair[0]) && pair[1].trim_end_matches([',', '.', ':', ')']) == "0")
}

#[test]
fn what_is_said_of_any_name_is_said_once_and_counted_from_1() {
    let mut numbers = Numbers(SEED);
    // Spaces and controls are in some of the names.
    let as_names = changed(inspect(), |it| it.session.read_as = Some(InputType::Url));
    let mut harness = open_with(as_names, [1280.0, 800.0]);
    let (mut broken, mut shown) = (Vec::new(), "");
    let tabs: Vec<&str> = DetailTab::of_kind(InputType::Url).into_iter().map(Titled::title).collect();
    let (mut checked, mut unreadable, mut violating) = (0, 0, 0);
    for turn in 0..NAMES {
        let tab = tabs[turn * tabs.len() / NAMES];
        if shown != tab {
            show_details(&mut harness, tab);
            shown = tab;
        }
        let name = numbers.name();
        harness.get_by_role_and_label(Role::TextInput, "Name").focus();
        harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        harness.event(Event::Text(name.clone()));
        harness.run_steps(2);
        let said = said(&harness);
        assert!(said.len() > 30, "{name:?}: {said:#?}");
        unreadable += usize::from(harness.query_by_role(Role::Alert).is_some());
        violating += usize::from(said.iter().any(|it| it.ends_with(", violated")));
        let mut before = BTreeSet::new();
        for text in &said {
            if text.contains('`') || counts_from_0(text) {
                broken.push(format!("{name:?} in {tab}: {text}"));
            }
            let twice = sentences(text).filter(|it| !before.insert(*it));
            broken.extend(twice.map(|it| format!("{name:?} in {tab}: twice: {it}")));
        }
        checked += 1;
    }
    let first: Vec<&String> = broken.iter().step_by(broken.len() / 40 + 1).collect();
    assert!(broken.is_empty(), "{} times: {first:#?}", broken.len());
    println!("{checked} names, {unreadable} unreadable, {violating} violating");
    assert_eq!(checked, NAMES);
    assert!(unreadable > 6 && violating > 30, "{unreadable} unreadable, {violating} violating");
}

#[test]
fn counting_from_0_is_noticed() {
    assert!(counts_from_0("Label 0 begins with a digit.") && counts_from_0("at positions 0, 1"));
    assert!(!counts_from_0("label 10, condition 1") && !counts_from_0("0 of 3 names"));
}
