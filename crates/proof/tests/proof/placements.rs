//! Where labels stand, for all lengths: against docs/study.md, and each counterexample against the engine.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayOrder};
use bidiscope_proof::automata::display::Letters;
use bidiscope_proof::automata::label_positions::{
    COMPARED, MisplacedLabel, OF_LABEL, Placement, find_misplaced_label, marking_in_contexts,
};
use bidiscope_proof::automata::{Automaton, MAX_STATES, language, levels};

use super::support::{BOTH, ELEVEN, SEVEN, TEN, characters};

/// A shortest counterexample among the strings of a language, which is one indeed.
fn found(
    display: &str,
    classes: &[BidiClass],
    language: &Automaton,
    placement: Placement,
    marking: &Automaton,
) -> Option<MisplacedLabel> {
    let display = DisplayConfig::read(display).expect("a display");
    let resolved =
        levels::resolve(&display, classes).expect("reached").restricted_to(language).expect("few states");
    let letters = Letters::of_classes(classes);
    let found = find_misplaced_label(&resolved.automaton, &letters, marking, placement, MAX_STATES)
        .expect("few states")?;
    let order = display.order(&characters(classes, &found.string));
    assert!(order.logical_from_visual().iter().map(|it| it.0).eq(found.display.iter().copied()));
    assert!(is_misplaced(&found, placement, &order), "{found:?}");
    Some(found)
}

/// The same question in straight code.
fn is_misplaced(found: &MisplacedLabel, placement: Placement, order: &DisplayOrder) -> bool {
    let places = |kind| -> Vec<usize> {
        let of_kind = (0..found.kinds.len()).filter(|&it| found.kinds[it] == kind);
        let mut places: Vec<usize> = of_kind.map(|it| order.visual_from_logical()[it].0).collect();
        places.sort_unstable();
        places
    };
    let (label, beside) = (places(OF_LABEL), places(COMPARED));
    let together = label[label.len() - 1] - label[0] + 1 == label.len();
    match placement {
        Placement::Together => !together,
        Placement::Between => {
            !together || beside[0] + 1 != label[0] || beside[1] != label[label.len() - 1] + 1
        }
        Placement::LeftOfLater => beside[0] < label[0],
        Placement::RightOfLater => beside[beside.len() - 1] > label[label.len() - 1],
    }
}

fn length(display: &str, language: &Automaton, placement: Placement) -> Option<usize> {
    let separators = SEVEN.map(|it| it == BidiClass::CS);
    let marking = placement.marking(&separators).expect("few states");
    found(display, &SEVEN, language, placement, &marking).map(|it| it.string.len())
}

/// The rows of docs/study.md about labels; `None` where exhaustion found nothing to length 8.
#[test]
fn labels_of_names() {
    let all = language::all(&SEVEN).expect("few states");
    for (display, order, together, between) in [
        ("logical", None, None, None),
        ("one-to-one", None, None, None),
        ("uba-ltr", Some(3), Some(4), Some(4)),
        ("uba-rtl", Some(3), Some(4), Some(4)),
        ("uba-auto", Some(3), Some(4), Some(5)),
        ("components", None, None, None),
        ("fields", None, None, None),
        ("isolates", None, None, None),
    ] {
        assert_eq!(length(display, &all, Placement::LeftOfLater), order, "{display}");
        assert_eq!(length(display, &all, Placement::Together), together, "{display}");
        assert_eq!(length(display, &all, Placement::Between), between, "{display}");
    }
    assert_eq!(length("uba-rtl", &all, Placement::RightOfLater), Some(3));
}

/// The paragraph of the automatic strategy is the string's own.
#[test]
fn the_order_of_labels_in_the_paragraphs_direction() {
    let right = language::first_strong_is_right_to_left(&SEVEN).expect("few states");
    let left = language::all(&SEVEN).and_then(|it| it.difference(&right)).expect("few states");
    let lengths = [
        length("uba-auto", &left, Placement::LeftOfLater),
        length("uba-auto", &right, Placement::RightOfLater),
    ];
    assert_eq!(lengths.iter().flatten().min(), Some(&4));
}

/// RFC 5893: names whose labels satisfy the rule keep them whole, but not in network order.
#[test]
fn labels_of_names_by_the_rule() {
    let names = language::names(&SEVEN).expect("few states");
    for display in ["uba-ltr", "uba-rtl"] {
        assert_eq!(length(display, &names, Placement::Together), None, "{display}");
        assert_eq!(length(display, &names, Placement::LeftOfLater), Some(3), "{display}");
    }
}

/// RFC 5893, Character Grouping: true as "stays together", with neighbours of any length; false as it is formally
/// stated.
#[test]
fn character_grouping() {
    let contexts = language::contexts(&ELEVEN, &TEN)
        .and_then(|it| marking_in_contexts(&it, &ELEVEN))
        .expect("few states");
    let all = language::all(&ELEVEN).expect("few states");
    for paragraph in BOTH {
        let display = if paragraph == Direction::LeftToRight { "uba-ltr" } else { "uba-rtl" };
        assert_eq!(found(display, &ELEVEN, &all, Placement::Together, &contexts), None, "{display}");
        let between = found(display, &ELEVEN, &all, Placement::Between, &contexts).expect("one");
        assert_eq!(between.string.len(), 4, "{display}");
    }
}
