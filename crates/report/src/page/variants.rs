//! The variants of the label that the ruleset of a zone decides about (RFC 7940, section 8.2).

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::words::list::comma_separator;
use bidiscope_bidi::name::{Character, Input, InputType, Notation, excerpt};
use bidiscope_idna::verdict::{RuleVerdict, Rulesets};
use bidiscope_lgr::{INVALID_DISPOSITION, LabelJudgement, VariantLabel};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::words::lgr::{
    MAX_QUOTED, deciding_action_text, differing_positions, judgement_texts, ruleset_title,
    variant_count_text, variant_differences_text,
};

use super::block::PageBlock;
use super::line::PageLine;
use super::names::{RelatedNameRow, RelatedNamesBlock, RelatedNamesLayout, dns_form};

/// The most variants of a label that are listed; the others are counted.
pub const MAX_LISTED_VARIANTS: usize = 200;
/// The most labels that are made, invalid ones included.
const MAX_MADE: usize = 20_000;

/// A query for the variants of a label under the ruleset that decides about it. The answer takes up to a second where the
/// ruleset makes many invalid variants.
#[derive(Clone, Debug)]
pub struct VariantLabelSearch {
    name: Input,
    label: usize,
    rulesets: Rulesets,
    ruleset: usize,
}

impl VariantLabelSearch {
    /// The query for the label that the rulesets of the analysis judge, the one directly below the parent zone; `None` where
    /// there is no ruleset or no such label.
    pub fn of_ruleset_label(analysis: &InputAnalysis) -> Option<Self> {
        let (label, answer) = analysis.ruleset_judged_label_index().zip(analysis.ruleset_evaluation())?;
        let rulesets = Arc::clone(&analysis.options().zone_rulesets);
        Some(Self { name: analysis.input().clone(), label, rulesets, ruleset: answer.ruleset_index })
    }

    /// Whether [`VariantLabelSearch::of_ruleset_label`] would make the same query of this analysis, so that the answer still
    /// holds.
    pub fn is_same_search_for(&self, analysis: &InputAnalysis) -> bool {
        analysis.ruleset_judged_label_index() == Some(self.label)
            && analysis.ruleset_evaluation().is_some_and(|it| it.ruleset_index == self.ruleset)
            && Arc::ptr_eq(&self.rulesets, &analysis.options().zone_rulesets)
            && *analysis.input() == self.name
    }

    /// The variants, in blocks: under which ruleset, the index label (RFC 7940, section 8.5) and how many there are; then the
    /// label itself and its variants that are not invalid, first those that may be registered, then the others, each in the
    /// order of their code points; together at most [`MAX_LISTED_VARIANTS`].
    pub fn variant_blocks(&self) -> Vec<PageBlock> {
        let (named, label) = (&self.rulesets[self.ruleset], self.asked_label());
        let ruleset = &named.ruleset;
        let judgement = ruleset.judge(&label);
        let sentences = judgement_texts(ruleset, &label, &judgement);
        let is_eligible = judgement.has_non_invalid_disposition();
        let mut rows = Vec::new();
        if is_eligible {
            let LabelJudgement {
                disposition,
                deciding_action_index: action,
                has_conflicting_actions: is_ambiguous,
                ..
            } = judgement;
            let own = VariantLabel {
                code_points: label.clone(),
                disposition,
                deciding_action_index: action,
                has_conflicting_actions: is_ambiguous,
            };
            rows.push(self.row(&label, &own, true));
        }
        let (mut obtainable, mut others) = (Vec::new(), Vec::new());
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        let mut variants = ruleset.variant_labels(&label).filter(|it| it.code_points != label);
        for variant in variants.by_ref().take(MAX_MADE).filter(|it| it.disposition != INVALID_DISPOSITION) {
            *counts.entry(variant.disposition.to_owned()).or_default() += 1;
            let row = self.row(&label, &variant, false);
            let kept = if row.registration_verdict == RuleVerdict::Satisfied {
                &mut obtainable
            } else {
                &mut others
            };
            if kept.len() < MAX_LISTED_VARIANTS {
                kept.push(row);
            }
        }
        let is_whole = variants.next().is_none();
        let found = rows.len() + counts.values().sum::<usize>();
        rows.extend(obtainable.into_iter().chain(others));
        rows.truncate(MAX_LISTED_VARIANTS);
        let more = match is_whole {
            false => Some(message!(variants_more_unseen, count = MAX_MADE)),
            true if found > rows.len() => Some(message!(variants_more, count = MAX_LISTED_VARIANTS)),
            true => None,
        };

        let title = message!(variants_title, number = self.label + 1, ruleset = ruleset_title(named));
        let mut blocks = vec![PageBlock::paragraph(&title)];
        // What is said of a label that has variants stands in its row.
        if rows.is_empty() {
            blocks.extend(sentences.iter().map(PageBlock::paragraph));
        }
        if let Some(index) = ruleset.label_evaluator().variant_index_label(&label) {
            let index = PageLine::from_name(index.into_iter().collect::<String>());
            blocks.push(PageBlock::Fact { title: message!(variants_index).to_string(), text: index });
        }
        blocks.push(PageBlock::paragraph(&variant_count_text(&ruleset.variant_count(&label))));
        if !counts.is_empty() {
            blocks.push(PageBlock::Paragraph(PageLine::from_text_with_isolates(dispositions(&counts))));
        }
        if !rows.is_empty() {
            let names = RelatedNamesBlock {
                layout: RelatedNamesLayout::CharactersInDisplayOrder,
                typed_notation: Notation::Unicode,
                names_read_as: InputType::Name,
                rows,
            };
            blocks.push(PageBlock::RelatedNames(Box::new(names)));
        }
        blocks.extend(more.as_ref().map(PageBlock::paragraph));
        blocks
    }

    /// The label as the ruleset was asked: capital letters of ASCII are small ones in the DNS.
    fn asked_label(&self) -> Vec<char> {
        let range = self.name.labels()[self.label].character_range.clone();
        self.name.characters()[range].iter().map(|it| it.scalar.to_ascii_lowercase()).collect()
    }

    /// The name with a variant in place of the label.
    fn row(&self, label: &[char], variant: &VariantLabel<'_>, is_own: bool) -> RelatedNameRow {
        let range = &self.name.labels()[self.label].character_range;
        let (before, after) = (&self.name.characters()[..range.start], &self.name.characters()[range.end..]);
        let own = variant.code_points.iter().copied().map(Character::new);
        let characters: Vec<Character> =
            before.iter().copied().chain(own).chain(after.iter().copied()).collect();
        let differences = variant_differences_text(label, &variant.code_points);
        let differs =
            (!differences.is_empty()).then(|| message!(variants_differs, differences = &differences));
        let reason = match variant.deciding_action_index {
            Some(action) => deciding_action_text(&self.rulesets[self.ruleset].ruleset, action),
            None => message!(lgr_not_in_repertoire),
        };
        let ambiguous = variant.has_conflicting_actions.then(|| message!(lgr_ambiguous));
        let about: Vec<String> = differs
            .into_iter()
            .chain([reason])
            .chain(ambiguous)
            .map(|it| it.text_with_isolated_values())
            .collect();
        let verdict = match variant.disposition {
            "valid" | "allocatable" | "activated" => RuleVerdict::Satisfied,
            _ => RuleVerdict::NotApplicable,
        };
        let name = Input::from_scalars(characters.iter().map(|it| it.scalar)).ok();
        RelatedNameRow {
            dns_form: name.as_ref().and_then(dns_form),
            logical_characters: characters,
            shown_character_range: range.start..range.start + variant.code_points.len(),
            differing_indices_in_shown_range: differing_positions(label, &variant.code_points),
            is_inspected_name: is_own,
            registration_verdict: verdict,
            registration_verdict_text: PageLine::from_name(variant.disposition).in_tone(verdict),
            explanation: about.join(" "),
        }
    }
}

/// How many of the variants have each disposition, in words.
fn dispositions(counts: &BTreeMap<String, usize>) -> String {
    let words = |(id, count): (&String, &usize)| {
        message!(variants_of_disposition, disposition = excerpt(id, MAX_QUOTED), count = *count)
            .text_with_isolated_values()
    };
    counts.iter().map(words).collect::<Vec<_>>().join(comma_separator())
}
