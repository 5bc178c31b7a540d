//! Each transducer is the rule that it is named after: what the engine's rule makes of every string to a
//! length, the transducer writes, and nothing else.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::uba::{Observer, ParagraphDirection, Rule, UbaEngine, UbaEvent};
use bidiscope_proof::automata::levels::{Rules, SUPPORTED_CLASSES};

use super::support::{BOTH, characters, each_word, levels};

/// The classes after each rule, as the engine tells.
struct Classes {
    now: Vec<BidiClass>,
    changes: Vec<(Rule, usize, BidiClass)>,
}

impl Observer for Classes {
    fn observe(&mut self, event: UbaEvent<'_>) {
        if let UbaEvent::Effect(character, effect) = event
            && let Some((_, to)) = effect.class_change()
        {
            self.changes.push((effect.rule(), character, to));
        }
    }
}

impl Classes {
    /// The classes once this rule has been applied.
    fn after(&mut self, rule: Rule) -> Vec<usize> {
        for &(_, character, to) in self.changes.iter().filter(|(it, ..)| *it == rule) {
            self.now[character] = to;
        }
        self.now
            .iter()
            .map(|it| SUPPORTED_CLASSES.iter().position(|other| other == it).expect("reached"))
            .collect()
    }
}

#[test]
fn rule_by_rule() {
    let mut engine = UbaEngine::new();
    let mut compared = 0;
    for paragraph in BOTH {
        let rules = Rules::of_uba(paragraph);
        each_word(SUPPORTED_CLASSES.len(), 4, |word| {
            let characters = characters(&SUPPORTED_CLASSES, word);
            let now = characters.iter().map(|it| it.class).collect();
            let mut classes = Classes { now, changes: Vec::new() };
            engine.resolve(&characters, ParagraphDirection::Fixed(paragraph), &mut classes);
            let mut before = word.to_vec();
            let (_, by_class) = rules.rules.split_last().expect("some");
            for (rule, transducer) in by_class {
                let after = classes.after(*rule);
                assert_eq!(
                    transducer.outputs(&before),
                    std::slice::from_ref(&after),
                    "{rule} on {before:?}, {paragraph:?}"
                );
                before = after;
                compared += 1;
            }
            let (rule, implicit) = rules.rules.last().expect("some");
            let expected = levels(&mut engine, &characters, paragraph);
            assert_eq!(implicit.outputs(&before), [expected], "{rule} on {word:?}, {paragraph:?}");
        });
    }
    // Twice the strings to length 4, for nine rules that change classes.
    assert_eq!(compared, 2 * (1 + 11 + 121 + 1_331 + 14_641) * 9);
}

/// Only these rules go by what follows.
#[test]
fn where_there_are_guesses() {
    for paragraph in BOTH {
        for (rule, transducer) in Rules::of_uba(paragraph).rules {
            let guesses = (0..transducer.state_count()).any(|state| {
                let reads = |symbol| {
                    transducer.transitions(state).iter().filter(|it| it.input_symbol == symbol).count()
                };
                (0..SUPPORTED_CLASSES.len()).any(|symbol| reads(symbol) > 1)
            });
            assert_eq!(guesses, matches!(rule, Rule::W4 | Rule::W5 | Rule::N1), "{rule}");
        }
    }
}
