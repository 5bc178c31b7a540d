//! The acceptor of levels, by which names are found that are shown in a given way, against the engine and the rules as
//! transducers.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::{NoObserver, ParagraphDirection, UbaEngine};
use bidiscope_idna::collisions::{UbaLevelSequenceAcceptor, UbaLevelState};
use bidiscope_proof::automata::Automaton;
use bidiscope_proof::automata::levels::{RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage, UbaRuleTransducers};

const CLASSES: [BidiClass; 9] = [
    BidiClass::L,
    BidiClass::R,
    BidiClass::AL,
    BidiClass::EN,
    BidiClass::AN,
    BidiClass::ES,
    BidiClass::CS,
    BidiClass::ET,
    BidiClass::ON,
];

/// Appends every sequence of levels that is accepted.
fn accepted(
    acceptor: &UbaLevelSequenceAcceptor,
    state: UbaLevelState,
    classes: &[Character],
    levels: &mut Vec<u8>,
    found: &mut Vec<Vec<u8>>,
) {
    let Some(character) = classes.get(levels.len()) else {
        if acceptor.accepts_paragraph_end_in(state) {
            found.push(levels.clone());
        }
        return;
    };
    for &level in acceptor.possible_levels(character.class) {
        if let Some(next) = acceptor.next_state(state, character.class, level) {
            levels.push(level);
            accepted(acceptor, next, classes, levels, found);
            levels.pop();
        }
    }
}

/// For all strings of these lengths, the acceptor accepts the engine's levels and no others.
#[test]
fn the_engines_levels_and_no_others() {
    let mut engine = UbaEngine::new();
    let mut cases = 0;
    for length in 1..=5 {
        for number in 0..CLASSES.len().pow(length) {
            let class = |place: u32| CLASSES[number / CLASSES.len().pow(place) % CLASSES.len()];
            let characters: Vec<Character> =
                (0..length).map(|place| Character { scalar: 'a', class: class(place) }).collect();
            for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
                let acceptor = UbaLevelSequenceAcceptor::new(paragraph);
                let mut found = Vec::new();
                accepted(&acceptor, acceptor.start_state(false), &characters, &mut Vec::new(), &mut found);
                engine.resolve_paragraph(&characters, ParagraphDirection::Fixed(paragraph), &mut NoObserver);
                let levels: Vec<u8> = engine.levels().iter().map(|level| level.number()).collect();
                assert_eq!(found, [levels], "{characters:?} {paragraph:?}");
                cases += 1;
            }
        }
    }
    // Twice 9 + 9^2 + ... + 9^5.
    assert_eq!(cases, 132_858);
}

/// For strings of every length, the acceptor accepts what the rules produce as transducers.
#[test]
fn the_rules_as_transducers_say_the_same() {
    for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
        let acceptor = UbaLevelSequenceAcceptor::new(paragraph);
        let step = |&state: &UbaLevelState, symbol: usize| {
            let class = CLASSES[symbol / RESOLVED_LEVEL_COUNT];
            let level = acceptor
                .possible_levels(class)
                .iter()
                .find(|it| usize::from(**it) == symbol % RESOLVED_LEVEL_COUNT)?;
            acceptor.next_state(state, class, *level)
        };
        let (symbols, start) = (CLASSES.len() * RESOLVED_LEVEL_COUNT, acceptor.start_state(false));
        let accepted =
            Automaton::explore(symbols, start, step, |&it| acceptor.accepts_paragraph_end_in(it), 10_000);
        let resolved = ResolvedLevelLanguage::from_uba_rules(
            &UbaRuleTransducers::for_paragraph_direction(paragraph),
            &CLASSES,
        );
        let (accepted, resolved) = (accepted.expect("few states"), resolved.expect("few states"));
        assert_eq!(accepted.minimized(), resolved.class_level_automaton, "{paragraph:?}");
        assert!(resolved.class_level_automaton.state_count() > 15, "and that is no trifle");
    }
}
