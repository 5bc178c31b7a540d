//! Which labels are variants of each other, in whatever ways they can be cut into members of the repertoire.
//!
//! Two labels belong together if one becomes the other by variants put in the place of members, one after another, where each time the label may
//! be cut anew. Only variants without contexts are here: whether a context holds depends on the label around the member. A label is
//! written as a word whose letters are members; that two words are the same label, or have variants in the same place, is an equation. From these the
//! completion of Knuth and Bendix makes rules that lead from every word to the least one of those it belongs with.

mod completion;
mod order;
mod two_cuts;

use rustc_hash::FxHashMap;

use crate::ruleset::Ruleset;
use completion::Rules;
use order::Order;

/// A member of the repertoire as a letter: a code point, or after all of them the number of a sequence.
pub(crate) type Letter = u32;

/// A label as members.
pub(crate) type Word = Vec<Letter>;

const FIRST_SEQUENCE: Letter = 0x11_0000;

/// The sequences among the letters.
#[derive(Clone, Default, Debug)]
pub(crate) struct Sequences {
    texts: Vec<Box<[char]>>,
    numbers: FxHashMap<Box<[char]>, Letter>,
}

/// What leads from each label of a ruleset to the least one that it belongs with.
#[derive(Clone, Debug)]
pub(crate) struct VariantWords {
    sequences: Sequences,
    rules: Rules,
}

impl VariantWords {
    /// Those of a ruleset; `None` where its sequences overlap in so many ways that they are not found within bounds.
    pub(crate) fn of(ruleset: &Ruleset) -> Option<Self> {
        let mut sequences = Sequences::default();
        for member in ruleset.members.iter().filter(|it| it.len() > 1) {
            sequences.add(&member.code_points);
        }
        let mut equations = two_cuts::equations(ruleset, &sequences)?;
        let mut texts = Vec::new();
        for member in &ruleset.members {
            let without_context = member.variants.iter().filter(|it| it.context.is_none());
            for variant in without_context.map(|it| &*it.code_points) {
                if *variant == *member.code_points {
                    continue;
                }
                // What cannot be cut is a letter of its own, which no label has.
                let word = two_cuts::cut(ruleset, &sequences, variant);
                let word = word.unwrap_or_else(|| vec![sequences.add(variant)]);
                equations.push((vec![sequences.letter(&member.code_points)], word));
                texts.push((&*member.code_points, variant));
            }
        }
        let rules = Rules::complete(equations, &Order::new(&sequences, &texts))?;
        Some(Self { sequences, rules })
    }

    /// The least label of those to which this one belongs; `None` where it has other members than the ruleset, or too many
    /// steps lead to it.
    pub(crate) fn least(&self, ruleset: &Ruleset, label: &[char]) -> Option<Vec<char>> {
        let word = two_cuts::cut(ruleset, &self.sequences, label)?;
        self.rules.reduced(word).map(|it| self.sequences.text(&it))
    }
}

impl Sequences {
    fn add(&mut self, code_points: &[char]) -> Letter {
        if let [only] = *code_points {
            return only.into();
        }
        let next = FIRST_SEQUENCE + self.texts.len() as Letter;
        let number = *self.numbers.entry(code_points.into()).or_insert(next);
        if number == next {
            self.texts.push(code_points.into());
        }
        number
    }

    /// The letter of a code point, or of a sequence that was added.
    fn letter(&self, code_points: &[char]) -> Letter {
        match *code_points {
            [only] => only.into(),
            _ => self.numbers[code_points],
        }
    }

    fn text(&self, word: &[Letter]) -> Vec<char> {
        let mut text = Vec::with_capacity(word.len());
        for &letter in word {
            match char::from_u32(letter) {
                Some(only) => text.push(only),
                None => text.extend(&self.texts[(letter - FIRST_SEQUENCE) as usize]),
            }
        }
        text
    }
}
