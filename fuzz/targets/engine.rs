//! The UBA: watched or not, kept or new, our engine resolves the same levels, and those of `unicode-bidi`, in all three
//! paragraph directions; but for the two kinds of disagreement that docs/cross-check.md tells of.

#![no_main]

use bidiscope_bidi::name::{BidiClass, Character, characters_of};
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_bidi::trace::Trace;
use bidiscope_bidi::uba::{
    NoObserver, Observer, ParagraphDirection, UbaEngine, UbaEvent, cross_check, resolve,
};
use bidiscope_fuzz::short;
use icu_properties::{CodePointMapData, props};
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/common/cross_check_kinds.rs"]
mod cross_check_kinds;

use cross_check_kinds::has_bracket_context_across_an_isolate;

/// Makes the engine go through every rule.
struct Watching;

impl Observer for Watching {
    fn observe(&mut self, _: UbaEvent<'_>) {}
}

fuzz_target!(|bytes: &[u8]| {
    let characters = characters_of(&short(bytes, 600));
    let mut kept = UbaEngine::new();
    for direction in ParagraphDirection::ALL {
        let resolved = resolve(&characters, direction, &mut Watching);
        assert_eq!(kept.resolve_paragraph(&characters, direction, &mut NoObserver), resolved.paragraph_level);
        assert_eq!(kept.levels(), resolved.levels, "unwatched, {direction:?}");
        let order = kept.visual_order(&characters, direction).to_vec();
        let mut places: Vec<usize> = order.iter().map(|it| it.0).collect();
        places.sort_unstable();
        assert!(places.into_iter().eq(0..characters.len()), "a permutation");
        let strategy = match direction {
            ParagraphDirection::LTR => Strategy::UbaLtr,
            ParagraphDirection::RTL => Strategy::UbaRtl,
            _ => Strategy::UbaAuto,
        };
        let display = strategy.order(&characters);
        assert_eq!(display.logical_from_visual(), order);
        let runs: usize = display.runs().iter().map(|it| it.logical_range.len()).sum();
        assert_eq!(runs, characters.len(), "runs cover the line");
        // The engine is given one paragraph at a time, the witness finds its own.
        if !characters.iter().any(|it| it.class == BidiClass::B) {
            let level = if resolved.paragraph_level.number() == 0 {
                Direction::LeftToRight
            } else {
                Direction::RightToLeft
            };
            if direction == ParagraphDirection::Auto {
                assert_eq!(first_level(&characters), resolved.paragraph_level.number(), "P2 and P3");
            }
            let theirs = cross_check::levels_by_unicode_bidi_crate(&characters, level);
            assert!(
                theirs == resolved.levels
                    || has_overflow(&characters)
                    || has_bracket_context_across_an_isolate(&characters, strategy),
                "{direction:?}: {:?}, the witness {theirs:?}",
                resolved.levels
            );
        }
    }
    if characters.len() <= 100 {
        for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto] {
            let traced = Trace::of_display(strategy, &characters);
            assert_eq!(traced.order(), strategy.order(&characters).logical_from_visual(), "{strategy}");
        }
    }
});

/// The level that the witness finds for a paragraph by itself.
fn first_level(characters: &[Character]) -> u8 {
    let text: String = characters.iter().map(|it| it.scalar).collect();
    let source = CodePointMapData::<props::BidiClass>::new();
    let info = unicode_bidi::BidiInfo::new_with_data_source(&source, &text, None);
    info.paragraphs.first().map_or(0, |it| it.level.number())
}

/// The second kind of disagreement: more brackets may be open than the stack of definition BD16 holds.
fn has_overflow(characters: &[Character]) -> bool {
    let brackets = CodePointMapData::<props::BidiMirroringGlyph>::new();
    let is_open =
        |it: &&Character| brackets.get(it.scalar).paired_bracket_type == props::BidiPairedBracketType::Open;
    characters.iter().filter(is_open).count() > 63
}
