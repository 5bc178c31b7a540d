//! The variants of the label that the ruleset of a zone decides about (RFC 7940, section 8.2).

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use bidiscope_bidi::name::{Character, Input, excerpt};
use bidiscope_idna::verdict::{Rulesets, Verdict};
use bidiscope_lgr::{INVALID, Judgement, Ruleset, VariantLabel};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::words::lgr::{
    MAX_QUOTED, deciding_action_text, differences_in_variant, differing_positions, judgement_texts,
    ruleset_title, variant_count_text,
};

/// The most variants of a label that are listed; the others are counted.
pub const MAX_LISTED_VARIANTS: usize = 200;
/// The most labels that are made, invalid ones included.
const MAX_MADE: usize = 20_000;

/// A query for the variants of a label under the ruleset that decides about it. The answer takes up to a second where the
/// ruleset makes many invalid variants.
#[derive(Clone, Debug)]
pub struct VariantsQuery {
    name: Input,
    label: usize,
    rulesets: Rulesets,
    ruleset: usize,
}

impl VariantsQuery {
    /// The query for the label that the rulesets of the analysis judge, the one directly below the parent zone; `None` where
    /// there is no ruleset or no such label.
    pub fn of(analysis: &InputAnalysis) -> Option<Self> {
        let (label, answer) = analysis.ruleset_label().zip(analysis.ruleset_answer())?;
        let rulesets = Arc::clone(&analysis.options().rulesets);
        Some(Self { name: analysis.input().clone(), label, rulesets, ruleset: answer.ruleset })
    }

    /// Whether [`VariantsQuery::of`] would make the same query of this analysis, so that the answer still holds.
    pub fn is_of(&self, analysis: &InputAnalysis) -> bool {
        analysis.ruleset_label() == Some(self.label)
            && analysis.ruleset_answer().is_some_and(|it| it.ruleset == self.ruleset)
            && Arc::ptr_eq(&self.rulesets, &analysis.options().rulesets)
            && *analysis.input() == self.name
    }

    /// Computes the variants, at most [`MAX_LISTED_VARIANTS`] of them.
    pub fn answer(&self) -> VariantsView {
        let (ruleset, range) = (&self.rulesets[self.ruleset], self.name.labels()[self.label].range.clone());
        let scalars = self.name.characters()[range.clone()].iter().map(|it| it.scalar);
        // As the ruleset was asked: capital letters of ASCII are small ones in the DNS.
        let label: Vec<char> = scalars.map(|it| it.to_ascii_lowercase()).collect();
        let judgement = ruleset.ruleset.judge(&label);
        let mut view = VariantsView {
            title: message!(variants_title, number = self.label + 1, ruleset = ruleset_title(ruleset))
                .to_string(),
            sentences: judgement_texts(&ruleset.ruleset, &label, &judgement)
                .iter()
                .map(ToString::to_string)
                .collect(),
            count: variant_count_text(&ruleset.ruleset.variant_count(&label)).to_string(),
            index_label: ruleset
                .ruleset
                .evaluator()
                .index_label(&label)
                .map(|it| it.into_iter().map(Character::new).collect()),
            dispositions: String::new(),
            variants: Vec::new(),
            more: None,
        };
        let row = |variant: &VariantLabel<'_>, is_label| {
            VariantView::of(&self.name, (&range, &label), &ruleset.ruleset, variant, is_label)
        };
        if judgement.is_eligible() {
            let Judgement { disposition, action, is_ambiguous, .. } = judgement;
            let own = VariantLabel { code_points: label.clone(), disposition, action, is_ambiguous };
            view.variants.push(row(&own, true));
        }
        let (mut obtainable, mut others) = (Vec::new(), Vec::new());
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        let mut variants = ruleset.ruleset.variants(&label).filter(|it| it.code_points != label);
        for variant in variants.by_ref().take(MAX_MADE).filter(|it| it.disposition != INVALID) {
            *counts.entry(variant.disposition.to_owned()).or_default() += 1;
            let variant = row(&variant, false);
            let kept = if variant.verdict == Verdict::Satisfied { &mut obtainable } else { &mut others };
            if kept.len() < MAX_LISTED_VARIANTS {
                kept.push(variant);
            }
        }
        let is_whole = variants.next().is_none();
        let found = view.variants.len() + counts.values().sum::<usize>();
        view.variants.extend(obtainable.into_iter().chain(others));
        view.variants.truncate(MAX_LISTED_VARIANTS);
        view.dispositions = counts
            .iter()
            .map(|(id, count)| {
                message!(variants_of_disposition, disposition = excerpt(id, MAX_QUOTED), count = *count)
                    .to_string()
            })
            .collect::<Vec<_>>()
            .join(", ");
        view.more = match is_whole {
            false => Some(message!(variants_more_unseen, count = MAX_MADE).to_string()),
            true if found > view.variants.len() => {
                Some(message!(variants_more, count = MAX_LISTED_VARIANTS).to_string())
            }
            true => None,
        };
        view
    }
}

/// The variants of a label.
#[derive(Clone, PartialEq, Debug)]
pub struct VariantsView {
    /// Which label it is, and under which ruleset, in a phrase.
    pub title: String,
    /// What the ruleset says of the label, in sentences.
    pub sentences: Vec<String>,
    /// The index label (RFC 7940, section 8.5) that the label and its variants share; `None` where the label has code
    /// points outside the repertoire.
    pub index_label: Option<Vec<Character>>,
    /// How many labels the label and its variants are, in a sentence.
    pub count: String,
    /// How many of the variants have each disposition, in words; empty if there is no variant.
    pub dispositions: String,
    /// The label itself, then its variants that are not invalid: first those that may be registered, then the others,
    /// each in the order of their code points; together at most [`MAX_LISTED_VARIANTS`].
    pub variants: Vec<VariantView>,
    /// A notice that there are or may be more variants, in a sentence; `None` where all are listed.
    pub more: Option<String>,
}

/// A variant of a label, or the label itself.
#[derive(Clone, PartialEq, Debug)]
pub struct VariantView {
    /// The characters of the name with the variant in place of the label.
    pub characters: Vec<Character>,
    /// The range of the variant in `characters`.
    pub label: Range<usize>,
    /// The positions in the variant, from 0, at which it differs from the label.
    pub changed: Vec<usize>,
    /// `changed` in words, with the code points there, such as `2: U+05DA`; empty where nothing differs.
    pub differences: String,
    /// Whether it is the label itself.
    pub is_label: bool,
    /// Its disposition (RFC 7940, section 7.1), such as `blocked` or `allocatable`.
    pub disposition: String,
    /// Whether it may be registered; [`Verdict::NotApplicable`] for a disposition that is `blocked` or not one of RFC
    /// 7940.
    pub verdict: Verdict,
    /// Which action decided, in a sentence.
    pub reason: String,
}

impl VariantView {
    fn of(
        name: &Input,
        (range, label): (&Range<usize>, &[char]),
        ruleset: &Ruleset,
        variant: &VariantLabel<'_>,
        is_label: bool,
    ) -> Self {
        let (before, after) = (&name.characters()[..range.start], &name.characters()[range.end..]);
        let own = variant.code_points.iter().copied().map(Character::new);
        let mut reason = match variant.action {
            Some(action) => deciding_action_text(ruleset, action),
            None => message!(lgr_not_in_repertoire),
        }
        .to_string();
        if variant.is_ambiguous {
            reason = format!("{reason} {}", message!(lgr_ambiguous));
        }
        Self {
            characters: before.iter().copied().chain(own).chain(after.iter().copied()).collect(),
            label: range.start..range.start + variant.code_points.len(),
            changed: differing_positions(label, &variant.code_points),
            differences: differences_in_variant(label, &variant.code_points),
            is_label,
            disposition: variant.disposition.to_owned(),
            verdict: match variant.disposition {
                "valid" | "allocatable" | "activated" => Verdict::Satisfied,
                _ => Verdict::NotApplicable,
            },
            reason,
        }
    }

    /// The characters of the variant alone.
    pub fn label_characters(&self) -> &[Character] {
        &self.characters[self.label.clone()]
    }

    /// The whole name with the variant in place of the label, in logical order.
    pub fn name(&self) -> String {
        self.characters.iter().map(|it| it.scalar).collect()
    }
}
