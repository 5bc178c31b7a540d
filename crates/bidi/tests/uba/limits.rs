//! The limits of the standard, which the conformance files touch from one side only.

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::uba::{NoObserver, ParagraphDirection, resolve};

fn levels(text: &str, direction: ParagraphDirection) -> Vec<u8> {
    let resolved = resolve(&characters_of(text), direction, &mut NoObserver);
    resolved.levels.into_iter().map(|level| level.number()).collect()
}

/// BD16: the 64th open bracket ends the search, and the list of pairs is then empty: pairs that were
/// closed before are none either.
#[test]
fn too_many_open_brackets_leave_no_pairs() {
    let level_of_last = |open: usize| {
        let text = format!("a(b){}", "[".repeat(open));
        levels(&text, ParagraphDirection::RTL)[3]
    };
    assert_eq!(level_of_last(63), 2, "N0 c: `a` before and `b` inside are left-to-right");
    assert_eq!(level_of_last(64), 1, "no pair: N2, because nothing left-to-right follows");
}

/// The same across an isolate, which is in the middle of the sequence.
#[test]
fn the_search_ends_for_the_whole_sequence() {
    let text = format!("a{}\u{2066}x\u{2069}b)", "(".repeat(64));
    assert_eq!(levels(&text, ParagraphDirection::RTL).last(), Some(&1));
}

/// BD2: embeddings open as far as level 125; the ones above open nothing, and their PDFs close nothing.
#[test]
fn embeddings_end_at_level_125() {
    let text = format!("{}a{}b", "\u{202B}".repeat(63), "\u{202C}".repeat(62));
    let levels_of = levels(&text, ParagraphDirection::LTR);
    assert_eq!(levels_of[63], 126, "62 RLE reach level 123; the 63rd 125, where `a` goes up one");
    assert_eq!(levels_of.last(), Some(&2), "62 of the 63 are closed again");
    let beyond = format!("{}a{}b", "\u{202B}".repeat(70), "\u{202C}".repeat(7));
    let levels_of = levels(&beyond, ParagraphDirection::LTR);
    assert_eq!(levels_of[70], 126);
    assert_eq!(levels_of.last(), Some(&126), "the seven PDFs close the seven that opened nothing");
}

/// X8: a separator in the middle ends what is open, and a later PDI matches nothing before it.
#[test]
fn a_paragraph_separator_ends_everything() {
    let text = "\u{2067}\u{202B}a\u{2029}b\u{2069}\u{202C}c";
    assert_eq!(levels(text, ParagraphDirection::LTR), [0, 0, 4, 0, 0, 0, 0, 0]);
}

/// BD14, BD15: brackets and their canonical equivalents, U+2329 with U+3009.
#[test]
fn angle_brackets_pair_with_their_equivalents() {
    assert_eq!(levels("a\u{2329}b\u{3009}\u{5D0}", ParagraphDirection::RTL), [2, 2, 2, 2, 1]);
    assert_eq!(levels("a\u{3008}b\u{232A}\u{5D0}", ParagraphDirection::RTL), [2, 2, 2, 2, 1]);
    assert_eq!(levels("a\u{2329}b)\u{5D0}", ParagraphDirection::RTL), [2, 2, 2, 1, 1]);
}

/// The property's stability policy: whatever is a bracket has class ON, which rule N0 relies on.
#[test]
fn brackets_are_other_neutrals() {
    use bidiscope_bidi::name::BidiClass;
    let brackets: Vec<Character> = ('\0'..=char::MAX)
        .filter(|&scalar| {
            let glyph = icu_properties::CodePointMapData::<icu_properties::props::BidiMirroringGlyph>::new();
            glyph.get(scalar).paired_bracket_type != icu_properties::props::BidiPairedBracketType::None
        })
        .map(Character::new)
        .collect();
    assert!(
        brackets.len() >= 128,
        "as many as in BidiBrackets.txt of Unicode 15, and no property loses members"
    );
    assert!(brackets.iter().all(|bracket| bracket.class == BidiClass::ON));
}
