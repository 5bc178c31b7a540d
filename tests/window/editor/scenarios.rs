//! Scenarios: a step, and after it the text, the display, the caret and the pieces of the selection.
//!
//! Texts are written in the notation that the scenario names: capitals are Hebrew letters in
//! `capitals`; in `table1` A to M are Arabic ones, of which L is lam and A alef. Displays are worked out
//! by hand from UAX #9 and from the paper's algorithm.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use eframe::egui::{Key, Modifiers};

use crate::desk::{ALT, CTRL, Desk, Do, SHIFT, Seen, real};

/// A step and what is seen after it: text, display, fixed end and caret of the selection, cells left of
/// the caret and of its second place, pieces of the selection.
type Motion = (Do, &'static str, &'static str, (usize, usize), (usize, Option<usize>), usize);

struct Scenario {
    what: &'static str,
    notation: Notation,
    order: Strategy,
    start: &'static str,
    steps: &'static [Motion],
}

const NONE: Modifiers = Modifiers::NONE;
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..CTRL };
const SHIFT_ALT: Modifiers = Modifiers { shift: true, ..ALT };
const FATHA: &str = "\u{64E}";

const SCENARIOS: &[Scenario] = &[
    Scenario {
        what: "Hebrew typed in a left-to-right paragraph",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaLtr,
        start: "",
        steps: &[
            (Do::Type("A"), "A", "A", (1, 1), (0, Some(1)), 0),
            (Do::Type("BC"), "ABC", "CBA", (3, 3), (0, Some(3)), 0),
            (Do::Key(Key::ArrowLeft), "ABC", "CBA", (3, 3), (0, Some(3)), 0),
            (Do::Key(Key::ArrowRight), "ABC", "CBA", (2, 2), (1, None), 0),
            (Do::Type("D"), "ABDC", "CDBA", (3, 3), (1, None), 0),
            (Do::Key(Key::Backspace), "ABC", "CBA", (2, 2), (1, None), 0),
            (Do::Key(Key::Delete), "AB", "BA", (2, 2), (0, Some(2)), 0),
            (Do::Chord(CTRL, Key::Z), "ABDC", "CDBA", (3, 3), (1, None), 0),
            (Do::Chord(CTRL, Key::Z), "ABC", "CBA", (2, 2), (1, None), 0),
            (Do::Chord(CTRL, Key::Z), "", "", (0, 0), (0, None), 0),
            (Do::Chord(CTRL, Key::Y), "ABC", "CBA", (3, 3), (0, Some(3)), 0),
        ],
    },
    Scenario {
        what: "Arabic with lam-alef and a mark in a right-to-left paragraph",
        notation: Notation::Atkin2001Table1,
        order: Strategy::UbaRtl,
        start: "",
        steps: &[
            (Do::Type("L"), "L", "L", (1, 1), (0, None), 0),
            (Do::Type("A"), "LA", "AL", (2, 2), (0, None), 0),
            (Do::Key(Key::ArrowRight), "LA", "AL", (1, 1), (1, None), 0),
            (Do::Type(FATHA), "L\u{64E}A", "AL\u{64E}", (2, 2), (1, None), 0),
            (Do::Key(Key::Backspace), "LA", "AL", (1, 1), (1, None), 0),
            (Do::Chord(CTRL, Key::Z), "L\u{64E}A", "AL\u{64E}", (2, 2), (1, None), 0),
            (Do::Key(Key::Home), "L\u{64E}A", "AL\u{64E}", (0, 0), (2, None), 0),
            (Do::Key(Key::Delete), "A", "A", (0, 0), (1, None), 0),
            (Do::Chord(CTRL, Key::Z), "L\u{64E}A", "AL\u{64E}", (0, 0), (2, None), 0),
            (Do::Chord(SHIFT, Key::ArrowLeft), "L\u{64E}A", "AL\u{64E}", (0, 2), (1, None), 1),
        ],
    },
    Scenario {
        what: "a mixed label with digits",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaLtr,
        start: "",
        steps: &[
            (Do::Type("ab"), "ab", "ab", (2, 2), (2, None), 0),
            (Do::Type("AB"), "abAB", "abBA", (4, 4), (2, Some(4)), 0),
            (Do::Type("1"), "abAB1", "ab1BA", (5, 5), (3, Some(5)), 0),
            (Do::Type("2"), "abAB12", "ab12BA", (6, 6), (4, Some(6)), 0),
            (Do::Type("."), "abAB12.", "ab12BA.", (7, 7), (7, None), 0),
            (Do::Chord(CTRL, Key::Backspace), "", "", (0, 0), (0, None), 0),
        ],
    },
    Scenario {
        what: "the same label as the one-to-one order shows it",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::OneToOne,
        start: "",
        steps: &[
            (Do::Type("AB"), "AB", "BA", (2, 2), (0, Some(2)), 0),
            (Do::Type("1"), "AB1", "BA1", (3, 3), (3, None), 0),
            (Do::Type("2"), "AB12", "BA12", (4, 4), (4, None), 0),
            (Do::Type(".c"), "AB12.c", "BA12.c", (6, 6), (6, None), 0),
            (Do::Key(Key::Home), "AB12.c", "BA12.c", (0, 0), (0, Some(2)), 0),
            (Do::Key(Key::Delete), "B12.c", "B12.c", (0, 0), (0, Some(1)), 0),
        ],
    },
    Scenario {
        what: "moving over a direction boundary by what is seen and by what is stored",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaLtr,
        start: "abcDEF",
        steps: &[
            (Do::Chord(CTRL, Key::Home), "abcDEF", "abcFED", (0, 0), (0, None), 0),
            (Do::Key(Key::ArrowRight), "abcDEF", "abcFED", (1, 1), (1, None), 0),
            (Do::Key(Key::ArrowRight), "abcDEF", "abcFED", (2, 2), (2, None), 0),
            (Do::Key(Key::ArrowRight), "abcDEF", "abcFED", (3, 3), (3, Some(6)), 0),
            (Do::Key(Key::ArrowRight), "abcDEF", "abcFED", (5, 5), (4, None), 0),
            (Do::Chord(ALT, Key::ArrowLeft), "abcDEF", "abcFED", (4, 4), (5, None), 0),
            (Do::Chord(ALT, Key::ArrowLeft), "abcDEF", "abcFED", (3, 3), (6, Some(3)), 0),
            (Do::Chord(ALT, Key::ArrowRight), "abcDEF", "abcFED", (4, 4), (5, None), 0),
            (Do::Key(Key::ArrowLeft), "abcDEF", "abcFED", (5, 5), (4, None), 0),
        ],
    },
    Scenario {
        what: "going over labels",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaLtr,
        start: "ab.CD.EF.gh",
        steps: &[
            (Do::Key(Key::Home), "ab.CD.EF.gh", "ab.FE.DC.gh", (0, 0), (0, None), 0),
            (Do::Chord(CTRL, Key::ArrowRight), "ab.CD.EF.gh", "ab.FE.DC.gh", (2, 2), (2, None), 0),
            (Do::Chord(CTRL, Key::ArrowRight), "ab.CD.EF.gh", "ab.FE.DC.gh", (6, 6), (5, None), 0),
            (Do::Chord(CTRL_SHIFT, Key::ArrowRight), "ab.CD.EF.gh", "ab.FE.DC.gh", (6, 3), (8, Some(3)), 1),
            (Do::Key(Key::End), "ab.CD.EF.gh", "ab.FE.DC.gh", (11, 11), (11, None), 0),
            (Do::Chord(CTRL, Key::Backspace), "ab.CD.EF.", "ab.FE.DC.", (9, 9), (9, None), 0),
        ],
    },
    Scenario {
        what: "clicking beside letters, and a selection that is one and is seen as two",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaLtr,
        start: "abcDEF",
        steps: &[
            (Do::Click(3, 1, NONE), "abcDEF", "abcFED", (6, 6), (3, Some(6)), 0),
            (Do::ClickRight(2), "abcDEF", "abcFED", (3, 3), (3, Some(6)), 0),
            (Do::ClickRight(5), "abcDEF", "abcFED", (3, 3), (6, Some(3)), 0),
            (Do::Type("G"), "abcGDEF", "abcFEDG", (4, 4), (6, None), 0),
            (Do::Chord(CTRL, Key::Z), "abcDEF", "abcFED", (3, 3), (6, Some(3)), 0),
            (Do::Drag(1, 4), "abcDEF", "abcFED", (1, 5), (4, None), 2),
            (Do::Copy, "abcDEF", "abcFED", (1, 5), (4, None), 2),
            (Do::Type("x"), "axF", "axF", (2, 2), (2, Some(3)), 0),
            (Do::PasteBack, "axbcDEF", "axbcFED", (6, 6), (5, None), 0),
        ],
    },
    Scenario {
        what: "double and triple click, and cutting",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaLtr,
        start: "ab.CDE.fg",
        steps: &[
            (Do::Click(4, 2, NONE), "ab.CDE.fg", "ab.EDC.fg", (3, 6), (3, Some(6)), 1),
            (Do::Cut, "ab..fg", "ab..fg", (3, 3), (3, None), 0),
            (Do::Chord(CTRL, Key::Z), "ab.CDE.fg", "ab.EDC.fg", (3, 6), (3, Some(6)), 1),
            (Do::Click(0, 3, NONE), "ab.CDE.fg", "ab.EDC.fg", (0, 9), (9, None), 1),
            (Do::Click(1, 1, NONE), "ab.CDE.fg", "ab.EDC.fg", (1, 1), (1, None), 0),
            (Do::Click(8, 1, SHIFT), "ab.CDE.fg", "ab.EDC.fg", (1, 8), (8, None), 1),
            (Do::PasteBack, "aCDEg", "aEDCg", (4, 4), (1, Some(4)), 0),
        ],
    },
    Scenario {
        what: "pasting: logical order, line ends, too much, invisible characters",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaLtr,
        start: "x.",
        steps: &[
            (Do::Paste("AB.cd"), "x.AB.cd", "x.BA.cd", (7, 7), (7, None), 0),
            (Do::Paste("EF\n"), "x.AB.cdEF", "x.BA.cdFE", (9, 9), (7, Some(9)), 0),
            (Do::Chord(CTRL, Key::Z), "x.AB.cd", "x.BA.cd", (7, 7), (7, None), 0),
            (Do::Paste("\u{200F}"), "x.AB.cd\u{200F}", "x.BA.cd\u{200F}", (8, 8), (7, Some(8)), 0),
        ],
    },
    Scenario {
        what: "an input method",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaLtr,
        start: "AB",
        steps: &[
            (Do::Key(Key::ArrowRight), "AB", "BA", (2, 2), (2, Some(0)), 0),
            (Do::Key(Key::ArrowLeft), "AB", "BA", (1, 1), (1, None), 0),
            (Do::Compose("C"), "AB", "BCA", (1, 1), (1, None), 0),
            (Do::Compose("CD"), "AB", "BDCA", (1, 1), (1, None), 0),
            (Do::Commit("CD"), "ACDB", "BDCA", (3, 3), (1, None), 0),
            (Do::Compose("x"), "ACDB", "DCAxB", (3, 3), (4, Some(5)), 0),
            (Do::Compose(""), "ACDB", "BDCA", (3, 3), (1, None), 0),
        ],
    },
    Scenario {
        what: "selecting with keys, and everything",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaRtl,
        start: "AB.cd",
        steps: &[
            (Do::Key(Key::Home), "AB.cd", "cd.BA", (0, 0), (5, None), 0),
            (Do::Chord(SHIFT, Key::ArrowLeft), "AB.cd", "cd.BA", (0, 1), (4, None), 1),
            (Do::Chord(SHIFT, Key::End), "AB.cd", "cd.BA", (0, 5), (0, Some(2)), 1),
            (Do::Chord(SHIFT_ALT, Key::ArrowLeft), "AB.cd", "cd.BA", (0, 4), (1, None), 2),
            (Do::Chord(CTRL, Key::A), "AB.cd", "cd.BA", (0, 5), (0, Some(2)), 1),
            (Do::Key(Key::ArrowRight), "AB.cd", "cd.BA", (0, 0), (5, None), 0),
        ],
    },
    Scenario {
        what: "the context menu",
        notation: Notation::CapitalsAsHebrew,
        order: Strategy::UbaLtr,
        start: "AB.cd",
        steps: &[
            (Do::Menu("Select all"), "AB.cd", "BA.cd", (0, 5), (5, None), 1),
            (Do::Menu("Cut"), "", "", (0, 0), (0, None), 0),
            (Do::PasteBack, "AB.cd", "BA.cd", (5, 5), (5, None), 0),
            (Do::Menu("Undo"), "", "", (0, 0), (0, None), 0),
            (Do::Type("N"), "N", "N", (1, 1), (0, Some(1)), 0),
        ],
    },
    Scenario {
        what: "Arabic names and two kinds of digits",
        notation: Notation::Atkin2001Table1,
        order: Strategy::UbaLtr,
        start: "",
        steps: &[
            (Do::Type("LAM"), "LAM", "MAL", (3, 3), (0, Some(3)), 0),
            (Do::Type("5"), "LAM5", "5MAL", (4, 4), (1, Some(4)), 0),
            (Do::Type("6"), "LAM56", "56MAL", (5, 5), (2, Some(5)), 0),
            (Do::Type("-"), "LAM56-", "56MAL-", (6, 6), (6, None), 0),
            (Do::Type("1"), "LAM56-1", "1-56MAL", (7, 7), (1, Some(7)), 0),
            (Do::Key(Key::Backspace), "LAM56-", "56MAL-", (6, 6), (6, None), 0),
            (Do::Key(Key::Backspace), "LAM56", "56MAL", (5, 5), (2, Some(5)), 0),
        ],
    },
];

#[test]
fn every_step_of_every_scenario() {
    let mut count = 0;
    let mut wrong = Vec::new();
    for scenario in SCENARIOS {
        let real = |text: &str| real(text, scenario.notation);
        let mut desk = Desk::new(&real(scenario.start), scenario.order);
        for (number, &(act, text, display, selection, stops, pieces)) in scenario.steps.iter().enumerate() {
            // What is typed is written like what is seen.
            let leak = |text: &str| -> &'static str { Box::leak(real(text).into_boxed_str()) };
            desk.act(match act {
                Do::Type(text) => Do::Type(leak(text)),
                Do::Paste(text) => Do::Paste(leak(text)),
                Do::Compose(text) => Do::Compose(leak(text)),
                Do::Commit(text) => Do::Commit(leak(text)),
                other => other,
            });
            let expected = Seen { text: real(text), display: real(display), selection, stops, pieces };
            if desk.seen() != expected {
                wrong.push(format!(
                    "{}, step {number}, {act:?}:\n  seen     {:?}\n  expected {expected:?}\n",
                    scenario.what,
                    desk.seen()
                ));
            }
            let settings = desk.harness.state().settings();
            assert_eq!(settings.session.input, desk.seen().text, "{}, step {number}", scenario.what);
            count += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.concat());
    assert_eq!((SCENARIOS.len(), count), (13, 93));
}
