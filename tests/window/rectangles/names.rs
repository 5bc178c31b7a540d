//! The names for which the laws are asked: each is awkward in a way of its own.

use bidiscope_bidi::name::Notation;
use bidiscope_window::{Session, Settings, ZoneSettings};

/// All of them, each with what is awkward about it.
pub(super) fn names() -> Vec<(&'static str, Settings)> {
    let written = |text: &str, notation| {
        Settings::from(Session { input: text.to_owned(), notation, ..Session::default() })
    };
    let unicode = |text: &str| written(text, Notation::Unicode);
    let capitals = |text: &str| written(text, Notation::CapitalsAsHebrew);
    let long_zone = "3".to_owned() + &"a".repeat(60) + ".com";
    let zone = ZoneSettings { text: long_zone.clone(), notation: Notation::CapitalsAsHebrew };
    // It fails each condition somewhere, and is too long, unassigned and mapped besides.
    let violating =
        "1\u{5D0}.\u{5D0}a.\u{5D0}-.\u{5D0}1\u{661}.a\u{5D0}.a-.-\u{378}\u{640}A\u{DF}.ab--c.\u{301}x";
    vec![
        ("the first example", unicode("\u{645}\u{62B}\u{627}\u{644}-21.\u{62C}\u{62F}\u{64A}\u{62F}.com")),
        ("253 characters", capitals(&(vec!["AB-12"; 42].join(".") + ".c"))),
        ("127 labels", capitals(&["A"; 127].join("."))),
        ("300 labels", capitals(&["A"; 300].join("."))),
        ("60 marks on one letter", unicode(&format!("\u{5D0}{}\u{5D1}.com", "\u{5B8}\u{591}".repeat(30)))),
        ("controls", unicode("\u{202E}ab\u{202C}\u{200D}\u{5D0}\u{200C}\u{2067}1\u{2069}.com")),
        ("what cannot be read", unicode("a..xn--!")),
        ("nothing", unicode("")),
        ("all violations at once", unicode(violating)),
        ("a URL", unicode("http://3com.\u{5D0}\u{5D1}:80/\u{5D2}?x=\u{5D3}#f")),
        (
            "a long headline",
            crate::changed(capitals(&format!("AB.{long_zone}")), |it| {
                it.session.zone = zone;
            }),
        ),
    ]
}
