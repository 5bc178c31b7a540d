//! Classes stand for characters: which character of a class it is does not matter to the rules, brackets
//! aside.

use bidiscope_bidi::name::{BidiClass, Character, Name, Notation};
use bidiscope_bidi::uba::UbaEngine;
use bidiscope_proof::automata::levels::AUTOMATON_SUPPORTED_CLASSES;
use bidiscope_proof::study::representative;

use super::support::{BOTH, levels};

/// The levels of a character among letters, numbers and neutrals of all kinds.
fn among_others(engine: &mut UbaEngine, it: Character) -> [Vec<usize>; 2] {
    use BidiClass::{AL, AN, EN, L, ON, R};
    let [l, r, al, en, an, on] = [L, R, AL, EN, AN, ON].map(representative);
    let text = [it, on, r, it, en, it, en, it, l, al, it, it, r, it, an, it, an, it];
    BOTH.map(|paragraph| levels(engine, &text, paragraph))
}

#[test]
fn every_character_is_resolved_as_its_class() {
    let mut engine = UbaEngine::new();
    let expected = AUTOMATON_SUPPORTED_CLASSES.map(|class| among_others(&mut engine, representative(class)));
    let (mut compared, mut brackets) = (0, 0);
    for it in ('\0'..=char::MAX).map(Character::new) {
        let Some(class) = AUTOMATON_SUPPORTED_CLASSES.iter().position(|class| *class == it.class) else {
            continue;
        };
        let found = among_others(&mut engine, it);
        compared += 1;
        // Only among ON are there brackets, and one kind of them never pairs here.
        assert!(found == expected[class], "{:04X}", u32::from(it.scalar));
        brackets += usize::from(it.class == BidiClass::ON && matches!(it.scalar, '(' | ')' | '[' | ']'));
    }
    assert!(compared > 1_000_000, "{compared}");
    assert_eq!(brackets, 4);
}

/// Why brackets are left aside: a pair goes by what is inside it (rule N0), not by its class alone.
#[test]
fn a_pair_of_brackets_is_more_than_its_class() {
    let mut engine = UbaEngine::new();
    let mut shown = |text: &str| {
        let name = Name::read(text, Notation::CapitalsAsHebrew).expect("a name");
        levels(&mut engine, name.characters(), BOTH[0])
    };
    assert_ne!(shown("A(bC)D"), shown("A!bC!D"));
}
