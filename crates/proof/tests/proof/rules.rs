//! Each transducer is the rule that it is named after: what the engine's rule makes of every string to a
//! length, the transducer writes, and nothing else.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::uba::{Observer, ParagraphDirection, UbaEngine, UbaEvent, UbaRule};
use bidiscope_proof::automata::levels::{AUTOMATON_SUPPORTED_CLASSES, UbaRuleTransducers};

use super::support::{BOTH, characters, each_word, levels};

/// The classes after each rule, as the engine tells.
struct Classes {
    now: Vec<BidiClass>,
    changes: Vec<(UbaRule, usize, BidiClass)>,
}

impl Observer for Classes {
    fn observe(&mut self, event: UbaEvent<'_>) {
        if let UbaEvent::RuleApplied { paragraph_index, rule_effect } = event
            && let Some((_, to)) = rule_effect.class_change()
        {
            self.changes.push((rule_effect.rule(), paragraph_index, to));
        }
    }
}

impl Classes {
    /// The classes once this rule has been applied.
    fn after(&mut self, rule: UbaRule) -> Vec<usize> {
        for &(_, character, to) in self.changes.iter().filter(|(it, ..)| *it == rule) {
            self.now[character] = to;
        }
        self.now
            .iter()
            .map(|it| AUTOMATON_SUPPORTED_CLASSES.iter().position(|other| other == it).expect("reached"))
            .collect()
    }
}

#[test]
fn rule_by_rule() {
    let mut engine = UbaEngine::new();
    let mut compared = 0;
    for paragraph in BOTH {
        let rules = UbaRuleTransducers::for_paragraph_direction(paragraph);
        each_word(AUTOMATON_SUPPORTED_CLASSES.len(), 4, |word| {
            let characters = characters(&AUTOMATON_SUPPORTED_CLASSES, word);
            let now = characters.iter().map(|it| it.class).collect();
            let mut classes = Classes { now, changes: Vec::new() };
            engine.resolve_paragraph(&characters, ParagraphDirection::Fixed(paragraph), &mut classes);
            let mut before = word.to_vec();
            let (_, by_class) = rules.rules_and_transducers.split_last().expect("some");
            for (rule, transducer) in by_class {
                let after = classes.after(*rule);
                assert_eq!(
                    transducer.output_words(&before),
                    std::slice::from_ref(&after),
                    "{rule} on {before:?}, {paragraph:?}"
                );
                before = after;
                compared += 1;
            }
            let (rule, implicit) = rules.rules_and_transducers.last().expect("some");
            let expected = levels(&mut engine, &characters, paragraph);
            assert_eq!(implicit.output_words(&before), [expected], "{rule} on {word:?}, {paragraph:?}");
        });
    }
    // Twice the strings to length 4, for nine rules that change classes.
    assert_eq!(compared, 2 * (1 + 11 + 121 + 1_331 + 14_641) * 9);
}

/// Only these rules go by what follows.
#[test]
fn where_there_are_guesses() {
    for paragraph in BOTH {
        for (rule, transducer) in UbaRuleTransducers::for_paragraph_direction(paragraph).rules_and_transducers
        {
            let guesses = (0..transducer.state_count()).any(|state| {
                let reads = |symbol| {
                    transducer
                        .transitions_from_state(state)
                        .iter()
                        .filter(|it| it.input_class_index == symbol)
                        .count()
                };
                (0..AUTOMATON_SUPPORTED_CLASSES.len()).any(|symbol| reads(symbol) > 1)
            });
            assert_eq!(guesses, matches!(rule, UbaRule::W4 | UbaRule::W5 | UbaRule::N1), "{rule}");
        }
    }
}
