//! The names for which the laws are asked: each is awkward in a way of its own.

use bidiscope::name::Notation;

/// What is typed, and how it is written.
#[derive(Clone, Debug)]
pub(super) struct Typed {
    /// What is awkward about it.
    pub(super) title: &'static str,
    pub(super) text: String,
    pub(super) notation: Notation,
}

/// All of them.
pub(super) fn names() -> Vec<Typed> {
    let unicode = |title, text: &str| Typed { title, text: text.to_owned(), notation: Notation::Unicode };
    vec![
        unicode("the first example", "\u{645}\u{62B}\u{627}\u{644}-21.\u{62C}\u{62F}\u{64A}\u{62F}.com"),
        Typed { title: "253 characters", text: ["AB-12"; 42].join(".") + ".c", notation: Notation::Capitals },
        Typed { title: "127 labels", text: ["A"; 127].join("."), notation: Notation::Capitals },
        unicode("60 marks on one letter", &format!("\u{5D0}{}\u{5D1}.com", "\u{5B8}\u{591}".repeat(30))),
        unicode("controls", "\u{202E}ab\u{202C}\u{200D}\u{5D0}\u{200C}\u{2067}1\u{2069}.com"),
        unicode("what cannot be read", "a..xn--!"),
        unicode("nothing", ""),
        // Fails each condition somewhere, and is too long, unassigned and mapped besides.
        unicode(
            "all violations at once",
            "1\u{5D0}.\u{5D0}a.\u{5D0}-.\u{5D0}1\u{661}.a\u{5D0}.a-.-\u{378}\u{640}A\u{DF}.ab--c.\u{301}x",
        ),
        unicode("a URL", "http://3com.\u{5D0}\u{5D1}:80/\u{5D2}?x=\u{5D3}#f"),
    ]
}
