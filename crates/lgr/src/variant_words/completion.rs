//! The completion of Knuth and Bendix: rules by which each word leads to the least of those that are the same.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::order::WordOrder;
use super::words::{Letter, Word};

/// The most rules of several letters.
const MOST_RULES: usize = 500;

/// The most equations that are made of two rules.
const MOST_EQUATIONS: usize = 10_000;

/// The most steps that lead from a word to the least one.
const MOST_STEPS: usize = 10_000;

/// What stands in a word, and what is put in its place, which is less.
type Rule = (Word, Word);

/// Rules that can be followed in any order: the end is the same.
#[derive(Clone, Default, Debug)]
pub(super) struct Rules {
    /// For one letter.
    of_letters: FxHashMap<Letter, Word>,
    /// For several letters, by the last of them.
    of_words: FxHashMap<Letter, Vec<Rule>>,
}

/// Equations that are no rules yet, those of less weight first.
#[derive(Default)]
struct Open {
    equations: BTreeSet<(u64, Word, Word)>,
    /// How many were made of two rules so far.
    made: usize,
}

impl Rules {
    /// The rules that follow from equations; `None` where they are too many.
    pub(super) fn complete(equations: Vec<(Word, Word)>, order: &WordOrder<'_>) -> Option<Self> {
        let (mut rules, mut open) = (Self::default(), Open::default());
        for (one, other) in equations {
            open.add(one, other, order);
        }
        while let Some((_, one, other)) = open.equations.pop_first() {
            let (one, other) = (rules.reduced(one)?, rules.reduced(other)?);
            if one == other {
                continue;
            }
            let (left, right) = if order.is_less(&one, &other) { (other, one) } else { (one, other) };
            // A rule with this in it is an equation again.
            for of_letter in rules.of_words.values_mut() {
                let has_it = |it: &mut Rule| it.0.windows(left.len()).any(|it| it == left);
                of_letter.extract_if(.., has_it).for_each(|(whole, less)| open.add(whole, less, order));
            }
            match left[..] {
                [letter] => _ = rules.of_letters.insert(letter, right),
                [.., last] => {
                    let rule = (left, right);
                    open.add_overlaps(&rule, &rule, order);
                    for other in rules.of_words.values().flatten() {
                        open.add_overlaps(&rule, other, order);
                        open.add_overlaps(other, &rule, order);
                    }
                    rules.of_words.entry(last).or_default().push(rule);
                }
                // Nothing is less than an empty word.
                [] => {}
            }
            if open.made > MOST_EQUATIONS || rules.of_words.values().map(Vec::len).sum::<usize>() > MOST_RULES
            {
                return None;
            }
        }
        Some(rules)
    }

    /// The least of the words that are the same as this one; `None` where too many steps lead there.
    pub(super) fn reduced(&self, mut word: Word) -> Option<Word> {
        word.reverse();
        // The end of the word, from the last letter on, and its beginning, in which no rule can be followed.
        let (mut rest, mut done) = (word, Word::new());
        let mut steps = 0;
        while let Some(letter) = rest.pop() {
            let right = if let Some(right) = self.of_letters.get(&letter) {
                right
            } else {
                done.push(letter);
                let rule =
                    self.of_words.get(&letter).and_then(|it| it.iter().find(|it| done.ends_with(&it.0)));
                let Some((left, right)) = rule else { continue };
                done.truncate(done.len() - left.len());
                right
            };
            rest.extend(right.iter().rev());
            steps += 1;
            if steps > MOST_STEPS {
                return None;
            }
        }
        Some(done)
    }
}

impl Open {
    fn add(&mut self, one: Word, other: Word, order: &WordOrder<'_>) {
        let weight = order.weight(&one).max(order.weight(&other));
        self.equations.insert((weight, one, other));
    }

    /// Adds the two words that both rules make of one in which the end of the first stands over the beginning of the second.
    fn add_overlaps(&mut self, first: &Rule, second: &Rule, order: &WordOrder<'_>) {
        for common in 1..first.0.len().min(second.0.len()) {
            let (begin, end) = (&first.0[..first.0.len() - common], &second.0[common..]);
            if first.0[begin.len()..] != second.0[..common] {
                continue;
            }
            // No label weighs more, and no rule makes it heavier.
            if order.weight(&first.0) + order.weight(end) <= order.labels.limit() {
                self.made += 1;
                self.add([&first.1, end].concat(), [begin, &second.1].concat(), order);
            }
        }
    }
}
