//! The equations that the variants of a ruleset are, and the least label that they lead to.

use super::completion::Rules;
use super::depending::depending_on_label;
use super::order::{Order, WordOrder};
use super::replacement::Replacements;
use super::rewriting::VariantWords;
use super::two_cuts;
use super::words::Sequences;
use crate::ruleset::Ruleset;

impl VariantWords {
    /// Those of a ruleset; `None` where its sequences overlap in so many ways that they are not found within bounds.
    pub(crate) fn of(ruleset: &Ruleset) -> Option<Self> {
        let mut sequences = Sequences::default();
        for member in ruleset.repertoire_members.iter().filter(|it| it.len() > 1) {
            sequences.add(&member.code_points);
        }
        let mut equations = two_cuts::equations(ruleset, &sequences)?;
        let depending = depending_on_label(ruleset);
        let (mut of_depending, mut texts) = (Vec::new(), Vec::new());
        for member in &ruleset.repertoire_members {
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
