//! The variants of a label (RFC 7940, section 8.2), one after another.

use std::collections::BTreeMap;

use super::cuts::Cuts;
use super::evaluator::LabelEvaluator;
use super::judgement::INVALID_DISPOSITION;
use super::part::{RulesetPart, advanced, parts_at};
use crate::repertoire::{Member, TypeSet, Variant};
use crate::ruleset::{Ruleset, VariantTriggerKind};

/// A variant of a label, or the label itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantLabel<'r> {
    /// Its code points.
    pub code_points: Vec<char>,
    /// The disposition, such as `blocked` or `allocatable`.
    pub disposition: &'r str,
    /// The action that decided: an index into [`Ruleset::actions`]. `None` where code points of the variant are not in the
    /// repertoire, or stand where they may not.
    pub deciding_action_index: Option<usize>,
    /// Whether it can be made in several ways that trigger different actions, an error of the ruleset (section 8.4). The
    /// first of these actions decides.
    pub has_conflicting_actions: bool,
}

/// The variants of a label in the order of their code points, the label itself among them. They are made one by one: the
/// first ones of a label with billions of variants take no longer than those of another one.
#[derive(Debug)]
pub struct Variants<'r> {
    evaluator: LabelEvaluator<'r>,
    label: Vec<char>,
    /// The ways to cut it.
    cuts: Cuts,
    /// The code points so far, and what may follow each of them.
    word: Vec<char>,
    levels: Vec<Level>,
    /// The types of variants that are passed over.
    passed_over: TypeSet,
}

/// What may follow: code points with what each of them is part of, in descending order.
type Level = Vec<(char, Vec<RulesetPart>)>;

impl Ruleset {
    /// The variants of a label. A label that is not eligible has none (RFC 7940, section 8.2), and is not listed itself.
    pub fn variant_labels(&self, label: &[char]) -> Variants<'_> {
        self.variants_without(label, TypeSet::NONE)
    }

    /// The [variants](Self::variant_labels) of a label without most of those whose disposition is none that is wanted: where a
    /// type alone decides about it, variants of that type are not made. Of the others some may have another disposition.
    pub fn candidate_variant_labels(
        &self,
        label: &[char],
        is_wanted_disposition: impl Fn(&str) -> bool,
    ) -> Variants<'_> {
        self.variants_without(label, self.types_without(is_wanted_disposition))
    }

    fn variants_without(&self, label: &[char], passed_over: TypeSet) -> Variants<'_> {
        let mut evaluator = self.label_evaluator();
        let is_eligible = evaluator.judge(label).has_non_invalid_disposition();
        let cuts = if is_eligible { evaluator.cuts(label) } else { Cuts::default() };
        let (word, levels) = (Vec::new(), Vec::new());
        let mut variants = Variants { evaluator, label: label.to_vec(), cuts, word, levels, passed_over };
        if variants.cuts.are_some() {
            let (_, level) = variants.level(vec![0], Vec::new());
            variants.levels.push(level);
        }
        variants
    }

    /// The one of the [variants](Self::variant_labels) of a label that has these code points, without making the others. `None`
    /// where it is no variant of it.
    pub fn find_variant_label(
        &self,
        original_label: &[char],
        candidate_variant_label: &[char],
    ) -> Option<VariantLabel<'_>> {
        let mut evaluator = self.label_evaluator();
        if candidate_variant_label.is_empty()
            || !evaluator.judge(original_label).has_non_invalid_disposition()
        {
            return None;
        }
        let cuts = evaluator.cuts(original_label);
        evaluator.set_text(candidate_variant_label);
        let of_label = Some(&cuts).filter(|_| original_label != candidate_variant_label);
        let is_variant = !evaluator.derivations(original_label, candidate_variant_label, of_label).is_empty();
        is_variant.then(|| {
            let (label, word) = (original_label.to_vec(), candidate_variant_label.to_vec());
            Variants { evaluator, label, cuts, word, levels: Vec::new(), passed_over: TypeSet::NONE }
                .variant()
        })
    }
}

impl Ruleset {
    /// The types of variants by which a label gets a disposition that is not wanted, whatever else it is made of: an action
    /// is triggered by one of them alone, and none before it has a wanted disposition.
    fn types_without(&self, is_wanted: impl Fn(&str) -> bool) -> TypeSet {
        let unwanted = self.file_and_default_actions.iter().take_while(|it| !is_wanted(&it.disposition));
        let by_type_alone = unwanted.filter(|action| {
            action.rule.is_none()
                && action.variant_trigger.as_ref().is_some_and(|it| it.kind == VariantTriggerKind::Any)
        });
        by_type_alone.map(|it| it.types).fold(TypeSet::NONE, TypeSet::union)
    }
}

impl<'r> Iterator for Variants<'r> {
    type Item = VariantLabel<'r>;

    fn next(&mut self) -> Option<VariantLabel<'r>> {
        self.next_word().then(|| self.variant())
    }
}

impl<'r> Variants<'r> {
    /// Goes to the next variant, without its disposition; `false` after the last one.
    fn next_word(&mut self) -> bool {
        loop {
            let Some(level) = self.levels.last_mut() else { return false };
            let Some((next, parts)) = level.pop() else {
                self.levels.pop();
                self.word.pop();
                continue;
            };
            self.word.push(next);
            let ruleset = self.evaluator.ruleset;
            let (ends, open) = advanced(ruleset, parts);
            let (is_whole, level) = self.level(ends, open);
            self.levels.push(level);
            if is_whole {
                return true;
            }
        }
    }

    /// What may follow where members end at these places of the label and these parts are open, and whether the label may end.
    fn level(&mut self, places: Vec<usize>, mut open: Vec<RulesetPart>) -> (bool, Level) {
        let ruleset = self.evaluator.ruleset;
        let may_stand = |member: &Member, variant: &Variant, end: usize| {
            variant.code_points != member.code_points
                && !variant.types().intersects(self.passed_over)
                && self.evaluator.holds_in(
                    variant.context,
                    &self.word,
                    &variant.code_points,
                    &self.label[end..],
                )
        };
        let (is_whole, mut parts) = parts_at(ruleset, &self.label, &self.cuts, places, may_stand);
        parts.append(&mut open);
        let mut by_next: BTreeMap<char, Vec<RulesetPart>> = BTreeMap::new();
        for part in parts {
            by_next.entry(part.next(ruleset, &self.label)).or_default().push(part);
        }
        (is_whole, by_next.into_iter().rev().collect())
    }

    /// The word with its disposition.
    fn variant(&mut self) -> VariantLabel<'r> {
        let evaluator = &mut self.evaluator;
        let code_points = self.word.clone();
        evaluator.set_text(&code_points);
        if !evaluator.outside(&code_points).is_empty() {
            return VariantLabel {
                code_points,
                disposition: INVALID_DISPOSITION,
                deciding_action_index: None,
                has_conflicting_actions: false,
            };
        }
        let cuts = Some(&self.cuts).filter(|_| code_points != self.label);
        let derivations = evaluator.derivations(&self.label, &code_points, cuts);
        let (disposition, action) = evaluator.decide(&derivations);
        let is_ambiguous = evaluator.is_ambiguous(&derivations, action);
        VariantLabel {
            code_points,
            disposition,
            deciding_action_index: Some(action),
            has_conflicting_actions: is_ambiguous,
        }
    }
}
