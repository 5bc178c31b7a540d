//! The engine beside unicode-bidi. What they disagree about is listed in `docs/cross-check.md`, kind by kind;
//! any other disagreement fails here.

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::{Direction, Level, LogicalIndex, Strategy};
use bidiscope_bidi::uba::{NoObserver, ParagraphDirection, cross_check, resolve};

use crate::cross_check_kinds::has_bracket_context_across_an_isolate;
use crate::texts::Generator;

/// Texts that are tried in each direction.
const TEXTS: usize = 200_000;

#[test]
fn random_texts_left_to_right() {
    check(Direction::LeftToRight, Strategy::UbaLtr);
}

#[test]
fn random_texts_right_to_left() {
    check(Direction::RightToLeft, Strategy::UbaRtl);
}

fn check(direction: Direction, strategy: Strategy) {
    let mut generator = Generator(2001);
    let mut disagreements = 0;
    for _ in 0..TEXTS {
        let characters = characters_of(&generator.text(20));
        if ours(&characters, direction) != cross_check::levels_by_unicode_bidi_crate(&characters, direction) {
            assert!(
                has_bracket_context_across_an_isolate(&characters, strategy),
                "no kind that docs/cross-check.md knows, {direction:?}: {characters:?}"
            );
            disagreements += 1;
        }
    }
    println!("{disagreements} of {TEXTS} texts, {direction:?}");
    assert!(disagreements > 0, "the cross-check has been corrected: docs/cross-check.md is out of date");
}

/// Texts of several blocks of 64, with all that may reach from one block into the next: runs of one class,
/// numbers and marks at the borders, brackets far apart. No isolates, before which the two part.
#[test]
fn long_texts() {
    let mut generator = Generator(64);
    let mut compared = 0;
    for _ in 0..4_000 {
        let pieces = 3 + generator.below(20);
        let text: String = (0..pieces).map(|_| generator.text(20).repeat(1 + generator.below(3))).collect();
        let is_isolate = |it: &char| matches!(it, '\u{2066}'..='\u{2069}');
        let is_open = |it: &char| matches!(it, '(' | '[' | '\u{2329}' | '\u{3008}');
        if text.chars().filter(is_open).count() > 63 {
            continue;
        }
        let scalars = text.chars().filter(|it| !is_isolate(it));
        // In every other text no controls either, so that it is one sequence.
        let keeps_controls = generator.below(2) == 0;
        let kept: String =
            scalars.filter(|it| keeps_controls || !matches!(it, '\u{202A}'..='\u{202E}')).collect();
        let characters = characters_of(&kept);
        for direction in [Direction::LeftToRight, Direction::RightToLeft] {
            assert_eq!(
                ours(&characters, direction),
                cross_check::levels_by_unicode_bidi_crate(&characters, direction),
                "{kept:?}"
            );
        }
        compared += usize::from(characters.len() > 128);
    }
    assert!(compared > 2_000, "{compared}");
}

fn ours(characters: &[Character], direction: Direction) -> Vec<Level> {
    resolve(characters, ParagraphDirection::Fixed(direction), &mut NoObserver).levels
}

fn case(text: &str, direction: Direction, ours_expected: &[u8], theirs_expected: &[u8]) {
    let characters = characters_of(text);
    let numbers = |levels: Vec<Level>| levels.into_iter().map(Level::number).collect::<Vec<u8>>();
    assert_eq!(numbers(ours(&characters, direction)), ours_expected, "ours, {text:?}");
    assert_eq!(
        numbers(cross_check::levels_by_unicode_bidi_crate(&characters, direction)),
        theirs_expected,
        "the cross-check's, {text:?}"
    );
    assert!(!cross_check::cross_check_levels(&characters).agrees);
}

/// Kind 1 of `docs/cross-check.md`.
#[test]
fn bracket_context_before_an_isolate() {
    let text = "a\u{5D0}\u{2066}b\u{2069}(\u{5D1})";
    case(text, Direction::LeftToRight, &[0, 1, 1, 2, 1, 1, 1, 1], &[0, 1, 0, 2, 0, 0, 1, 0]);
}

/// Kind 2 of `docs/cross-check.md`.
#[test]
fn bracket_pairs_before_an_overflow() {
    let text = format!("a(b){}", "[".repeat(64));
    let tail = [1; 64];
    case(
        &text,
        Direction::RightToLeft,
        &[&[2, 2, 2, 1], &tail[..]].concat(),
        &[&[2, 2, 2, 2], &tail[..]].concat(),
    );
}

#[test]
fn the_cross_check_agrees_on_names() {
    for text in ["abc.com", "\u{5D0}\u{5D1}.com", "\u{627}12-3.\u{628}.a", "(\u{5D0})[a]", ""] {
        let peer = cross_check::cross_check_levels(&characters_of(text));
        assert!(peer.agrees, "{text:?}");
        assert_eq!(
            serde_json::to_value(peer).expect("plain data"),
            serde_json::json!({ "engine": cross_check::CROSS_CHECK_CRATE_AND_VERSION, "agrees": true })
        );
    }
}

/// The version that is reported is the version that is built in.
#[test]
fn the_cross_check_names_its_version() {
    let lock = include_str!("../../../../Cargo.lock");
    let package = lock
        .split("[[package]]")
        .find(|package| package.contains("name = \"unicode-bidi\"\n"))
        .expect("unicode-bidi is a dependency");
    let version =
        package.lines().find_map(|line| line.strip_prefix("version = ")).expect("a package has one");
    assert_eq!(
        cross_check::CROSS_CHECK_CRATE_AND_VERSION,
        format!("unicode-bidi {}", version.trim_matches('"'))
    );
}

/// The display of kind 1: where the two part, a reader sees it.
#[test]
fn the_disagreement_is_visible() {
    let characters = characters_of("a\u{5D0}\u{2066}b\u{2069}(\u{5D1})");
    let order = Strategy::UbaLtr.order(&characters);
    let expected: Vec<LogicalIndex> = [0, 7, 6, 5, 4, 3, 2, 1].map(LogicalIndex).to_vec();
    assert_eq!(order.logical_from_visual(), expected);
}
