//! The levels are the engine's: for every string to a length, and no others.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::one_to_one::{infer_unit_directions, split_into_reorder_units};
use bidiscope_bidi::order::{DisplayConfig, Level, LogicalIndex, Strategy};
use bidiscope_bidi::uba::{UbaEngine, l2};
use bidiscope_proof::automata::levels::{
    self, RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage, UbaRuleTransducers,
};
use bidiscope_proof::automata::{UndecidedReason, language};
use bidiscope_proof::bidi_rule::BidiRule;

use super::support::{BOTH, ELEVEN, SEVEN, TEN, characters, each_word};

/// What a display makes of all strings of these classes.
fn resolved(display: &str, classes: &[BidiClass]) -> ResolvedLevelLanguage {
    levels::resolved_level_language(&DisplayConfig::read(display).expect("a display"), classes)
        .expect("reached")
}

/// The only levels of each string that are in the language; `None` where there are none or several.
pub(crate) fn only_levels(strings: &ResolvedLevelLanguage, word: &[usize]) -> Option<Vec<usize>> {
    let mut ways = vec![(0, Vec::new())];
    for class in word {
        let longer = |(state, levels): &(usize, Vec<usize>)| {
            let step = |level| {
                Some((
                    strings.class_level_automaton.next_state(*state, class * RESOLVED_LEVEL_COUNT + level)?,
                    level,
                ))
            };
            let all = (0..RESOLVED_LEVEL_COUNT).filter_map(step);
            all.map(|(next, level)| (next, [levels.as_slice(), &[level]].concat())).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(longer).collect();
    }
    ways.retain(|(state, _)| strings.class_level_automaton.is_final(*state));
    if ways.len() == 1 { ways.pop().map(|(_, levels)| levels) } else { None }
}

#[test]
fn the_engines_levels_and_no_others() {
    let mut engine = UbaEngine::new();
    for paragraph in BOTH {
        let strings = ResolvedLevelLanguage::from_uba_rules(
            &UbaRuleTransducers::for_paragraph_direction(paragraph),
            &ELEVEN,
        )
        .expect("few states");
        each_word(ELEVEN.len(), 5, |word| {
            let expected = super::support::levels(&mut engine, &characters(&ELEVEN, word), paragraph);
            assert_eq!(only_levels(&strings, word), Some(expected), "{word:?} {paragraph:?}");
        });
    }
}

/// Sizes that two programs written apart came to.
#[test]
fn sizes_of_the_minimal_automata() {
    use BidiClass::ET;
    assert_eq!(resolved("uba-ltr", &SEVEN).class_level_automaton.state_count(), 20);
    assert_eq!(resolved("uba-rtl", &SEVEN).class_level_automaton.state_count(), 18);
    let without_et: Vec<BidiClass> = TEN.into_iter().filter(|it| *it != ET).collect();
    let labels = |classes: &[BidiClass]| {
        let labels = language::permitted_label_strings(&BidiRule::rfc5893(), classes).expect("few states");
        resolved("uba-ltr", classes)
            .restricted_to_class_strings(&labels)
            .expect("few states")
            .class_level_automaton
            .state_count()
    };
    assert_eq!(labels(&without_et), 22);
    assert_eq!(labels(&TEN), 26);
    assert_eq!(resolved("one-to-one", &SEVEN).class_level_automaton.state_count(), 11);
}

/// What rules L2 and L3 make of the levels is what the display shows.
fn check_order(display: &str, classes: &[BidiClass], to: usize) {
    check_strings(
        &DisplayConfig::read(display).expect("a display"),
        &resolved(display, classes),
        classes,
        to,
    );
}

/// The same of strings that are there.
pub(crate) fn check_strings(
    display: &DisplayConfig,
    strings: &ResolvedLevelLanguage,
    classes: &[BidiClass],
    to: usize,
) {
    each_word(classes.len(), to, |word| {
        let characters = characters(classes, word);
        let expected = display.order(&characters);
        let Some(levels) = only_levels(strings, word) else { panic!("one way for {word:?} by {display}") };
        let mut units: Vec<(std::ops::Range<usize>, usize)> = Vec::new();
        for (at, &level) in levels.iter().enumerate() {
            let parts = strings.resolves_fields_separately && at > 0 && characters[at - 1].scalar == '.';
            match units.last_mut() {
                Some((unit, _)) if characters[at].class == BidiClass::NSM && !parts => unit.end = at + 1,
                _ => units.push((at..at + 1, level)),
            }
        }
        l2(&mut units, |(_, level)| match level {
            0 => Level::LTR,
            1 => Level::LTR.raised(1),
            _ => Level::LTR.raised(2),
        });
        let order: Vec<LogicalIndex> =
            units.into_iter().flat_map(|(unit, _)| unit).map(LogicalIndex).collect();
        assert_eq!(order, expected.logical_from_visual(), "{word:?} by {display}");
    });
}

#[test]
fn the_displays_of_all_strategies() {
    for strategy in Strategy::BUILT_IN {
        check_order(strategy.id(), &SEVEN, 5);
        check_order(strategy.id(), &TEN, 4);
    }
    for display in ["uba-ltr", "uba-rtl", "uba-auto", "components", "fields", "isolates", "one-to-one"] {
        check_order(display, &ELEVEN, 3);
    }
    for display in ["fields:paragraph=rtl", "isolates:paragraph=rtl"] {
        check_order(display, &TEN, 4);
    }
}

/// The paper's levels are its own inferences, unit by unit.
#[test]
fn the_papers_directions() {
    let strings = resolved("one-to-one", &TEN);
    each_word(TEN.len(), 4, |word| {
        let characters = characters(&TEN, word);
        let units = split_into_reorder_units(&characters);
        let directions = infer_unit_directions(&units, |_| (), |_, _| ());
        let level = |(unit, direction): (
            &bidiscope_bidi::order::one_to_one::OneToOneReorderUnit,
            bidiscope_bidi::order::Direction,
        )| {
            let level = match direction.is_right_to_left() {
                true => 1 + usize::from(unit.unit_kind.is_digit()),
                false => 0,
            };
            std::iter::repeat_n(level, unit.logical_character_range.len())
        };
        let expected: Vec<usize> = units.iter().zip(directions).flat_map(level).collect();
        assert_eq!(only_levels(&strings, word), Some(expected), "{word:?}");
    });
}

#[test]
fn what_is_not_reached() {
    use BidiClass::{B, BN, L, LRE, LRI, PDI, R, S, WS};
    let of = |display: &str, classes: &[BidiClass]| {
        levels::resolved_level_language(&DisplayConfig::read(display).expect("a display"), classes)
            .map(|it| it.class_level_automaton.state_count())
    };
    for class in [LRE, LRI, PDI, BN, S, B] {
        for strategy in Strategy::BUILT_IN {
            assert_eq!(of(strategy.id(), &[L, R, class]), Err(UndecidedReason::Class(class)));
        }
    }
    assert_eq!(of("uba-ltr:after=a", &[L, R]), Err(UndecidedReason::Context));
    assert_eq!(of(r"uba-ltr:bidi-data=unicode-3\u{2E}1", &[L, R]), Err(UndecidedReason::BidiDataVersion));
    assert_eq!(of("isolates:paragraph=rtl", &[L, WS]), Err(UndecidedReason::WhiteSpace));
}
