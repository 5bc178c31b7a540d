//! Which labels are variants of each other, in whatever ways they can be cut into members of the repertoire.
//!
//! Two labels belong together if one becomes the other by variants put in the place of members, one after another, where each time the label may
//! be cut anew. A label is written as a word whose letters are members; that two words are the same label, or have variants in
//! the same place, is an equation. From these the completion of Knuth and Bendix makes rules that lead from every word to the
//! least one of those it belongs with.
//!
//! Whether a context holds depends on the label around the member. So variants with contexts are no equations, and neither
//! are those by which a context may come to hold: they are [replacements](Replacement), which are tried in the label itself.

mod completion;
mod order;
mod replacement;
mod two_cuts;

use rustc_hash::FxHashMap;

use crate::ruleset::Ruleset;
use completion::Rules;
use order::{Order, WordOrder};
pub(crate) use replacement::Replacement;
use replacement::{Replacements, depending_on_label};

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
    /// By all variants, as if each context held; `None` where there are no replacements.
    in_any_context: Option<Rules>,
    order: Order,
    replacements: Replacements,
}

impl VariantWords {
    /// Those of a ruleset; `None` where its sequences overlap in so many ways that they are not found within bounds.
    pub(crate) fn of(ruleset: &Ruleset) -> Option<Self> {
        let mut sequences = Sequences::default();
        for member in ruleset.members.iter().filter(|it| it.len() > 1) {
            sequences.add(&member.code_points);
        }
        let mut equations = two_cuts::equations(ruleset, &sequences)?;
        let depending = depending_on_label(ruleset);
        let (mut of_depending, mut texts) = (Vec::new(), Vec::new());
        for member in &ruleset.members {
            for variant in member.variants.iter().filter(|it| it.code_points != member.code_points) {
                // What cannot be cut is a letter of its own, which no label has.
                let word = two_cuts::cut(ruleset, &sequences, &variant.code_points);
                let word = word.unwrap_or_else(|| vec![sequences.add(&variant.code_points)]);
                let equation = (vec![sequences.letter(&member.code_points)], word);
                let depends = depending.iter().any(|it| std::ptr::eq(it.1, variant));
                if depends {
                    of_depending.push(equation)
                } else {
                    equations.push(equation)
                }
                texts.push((&*member.code_points, &*variant.code_points));
            }
        }
        let order = Order::new(&texts);
        let complete =
            |equations| Rules::complete(equations, &WordOrder { sequences: &sequences, labels: &order });
        let in_any_context = if of_depending.is_empty() {
            None
        } else {
            Some(complete([&equations[..], &of_depending].concat())?)
        };
        let replacements = Replacements::of(&depending);
        let rules = complete(equations)?;
        Some(Self { sequences, rules, in_any_context, order, replacements })
    }

    /// Whether variants depend on the label around them.
    pub(crate) fn has_replacements(&self) -> bool {
        !self.replacements.is_empty()
    }

    /// The replacements of what stands at the beginning of a text, whatever their contexts.
    pub(crate) fn replacements_at<'a>(&'a self, text: &'a [char]) -> impl Iterator<Item = &'a Replacement> {
        self.replacements.at(text)
    }

    /// Whether the first text is less than the other, by the order in which [`Self::least`] finds the least label.
    pub(crate) fn is_less(&self, one: &[char], other: &[char]) -> bool {
        self.order.is_less(one, other)
    }

    /// The least of the labels that this one becomes without replacements; `None` where it has other members than the ruleset,
    /// or too many steps lead to it.
    pub(crate) fn least(&self, ruleset: &Ruleset, label: &[char]) -> Option<Vec<char>> {
        self.least_by(&self.rules, ruleset, label)
    }

    /// The least of the labels that this one would become if each context held; `None` as for [`Self::least`].
    pub(crate) fn least_in_any_context(&self, ruleset: &Ruleset, label: &[char]) -> Option<Vec<char>> {
        self.least_by(self.in_any_context.as_ref().unwrap_or(&self.rules), ruleset, label)
    }

    fn least_by(&self, rules: &Rules, ruleset: &Ruleset, label: &[char]) -> Option<Vec<char>> {
        let word = two_cuts::cut(ruleset, &self.sequences, label)?;
        rules.reduced(word).map(|it| self.sequences.text(&it))
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
