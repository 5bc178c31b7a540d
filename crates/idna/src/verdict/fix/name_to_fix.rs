//! A name for which fixes are searched, and what it has to satisfy.

use std::collections::BTreeSet;
use std::ops::Range;

use bidiscope_bidi::name::{Character, Label, Name, Notation, text_of};

use crate::verdict::grouping::{self, GroupingSearchLimits};
use crate::verdict::kind::FindingKind;
use crate::verdict::labelled_name::LabelledName;
use crate::verdict::not_a_domain_name::not_a_domain_name;
use crate::verdict::registration::RegistrationApplicantLabels;
use crate::verdict::rfc5893::{self, is_rtl_label};
use crate::verdict::{CheckedRules, RuleVerdict, current_rules, unregistrable, uts46};

use super::character_fixes::NON_JOINER;
use super::draft::{Draft, FixStep};
use super::edit::NameEdit;
use super::goal::{self, Goal};
use super::minimal::minimal_edits;
use super::no_fix_reason::NoFixReason;
use super::search::{BUDGET, FixSearch};
use super::suggested_fix::{MAX_FIXES, SuggestedNameFix};
use super::target_direction::is_persian_or_urdu_letter;

/// A name for which fixes are searched.
pub(super) struct NameToFix<'a> {
    pub(super) name: &'a Name,
    /// The indices of the applicant's labels.
    pub(super) labels: Range<usize>,
    pub(super) check: CheckedRules,
    /// For each label whether it holds an R, AL or AN.
    is_rtl: Vec<bool>,
    /// The number of such labels.
    rtl: usize,
    /// Whether the name has a letter that Persian or Urdu uses and Arabic does not.
    is_persian_or_urdu: bool,
    /// The violations and warnings of the original name.
    pub(super) found_kinds: FoundKinds,
    /// The labels that nobody registers, ascending.
    unregistrable: Vec<usize>,
    /// Whether the registration of the applicant's labels is not refused.
    is_registrable: bool,
}

/// The kinds of the violations and warnings of a name, each with its label.
pub(super) type FoundKinds = BTreeSet<(Option<usize>, FindingKind)>;

impl<'a> NameToFix<'a> {
    pub(super) fn new(name: &'a Name, labels: Range<usize>, check: CheckedRules) -> Self {
        let is_rtl: Vec<bool> = name.labels().iter().map(|it| is_rtl(name, it, check)).collect();
        let rtl = is_rtl.iter().filter(|it| **it).count();
        let found = current_rules::violations_and_warnings(name);
        let is_in_zone = labels.end < name.labels().len();
        let spans = rfc5893::spans(name);
        let unregistrable = unregistrable::labels_of(&LabelledName::new(name, &spans));
        let applicant = RegistrationApplicantLabels::new(labels.clone(), is_in_zone, unregistrable.clone());
        let is_registrable =
            !applicant.asks_for_unregistrable() && !found.iter().any(|it| applicant.refuses(it.0, it.1));
        let found_kinds = kinds_of(found);
        let is_persian_or_urdu = name.characters().iter().any(is_persian_or_urdu_letter);
        Self {
            name,
            labels,
            check,
            is_rtl,
            rtl,
            is_persian_or_urdu,
            found_kinds,
            unregistrable,
            is_registrable,
        }
    }

    pub(super) fn characters(&self, label: usize) -> &'a [Character] {
        self.name.label_characters(&self.name.labels()[label])
    }

    fn is_in_zone(&self) -> bool {
        self.labels.end < self.name.labels().len()
    }

    /// The conditions that a label must satisfy.
    pub(super) fn goal(&self, label: usize) -> Goal {
        let others_are_rtl = self.rtl > usize::from(self.is_rtl[label]);
        Goal {
            check: self.check,
            others_are_rtl,
            is_in_zone: self.is_in_zone(),
            is_persian_or_urdu: self.is_persian_or_urdu,
        }
    }

    pub(super) fn violates(&self, index: usize) -> bool {
        let label = &self.name.labels()[index];
        let goal = self.goal(index);
        let is_fine = goal.accepts_as_typed(label) && goal.accepts(self.characters(index));
        !self.unregistrable.contains(&index) && !is_fine
    }

    /// Whether the name passes the check.
    pub(super) fn passes(&self) -> bool {
        let by_bidi = || rfc5893::judge_name(self.name).rule_verdict != RuleVerdict::Violated;
        let by_uts46 = || uts46::to_ascii_nontransitional(self.name).is_some();
        match self.check {
            CheckedRules::BidiRule => by_bidi(),
            CheckedRules::Idna2008Registration => self.is_registrable,
            CheckedRules::Uts46 => by_uts46(),
            CheckedRules::AllChecks => self.is_registrable && by_bidi() && by_uts46(),
        }
    }

    /// Whether one of the zone's labels violates the rules.
    pub(super) fn zone_violates(&self) -> bool {
        (self.labels.end..self.name.labels().len()).any(|label| self.violates(label))
    }

    /// Why a name does not pass although the applicant's labels satisfy the rules.
    pub(super) fn reason_for_refusal(&self) -> NoFixReason {
        let names_labels = self.name.labels();
        let has = |label, kind| self.found_kinds.contains(&(label, kind));
        let asks_for_length = self.check != CheckedRules::BidiRule;
        let is_too_long = |label: &usize| has(Some(*label), FindingKind::LabelTooLong) && asks_for_length;
        if let Some(label) = self.labels.clone().find(is_too_long) {
            return NoFixReason::LabelTooLong { label_index: label };
        }
        if has(None, FindingKind::NameTooLong) && asks_for_length {
            return NoFixReason::NameTooLong;
        }
        let is_refused = |it: &usize| {
            self.check != CheckedRules::Idna2008Registration || self.is_in_zone() && self.labels.contains(it)
        };
        let mut unregistrable_labels = self.unregistrable.iter().copied();
        let unregistrable_label = unregistrable_labels.find(|it| is_refused(it) && !is_too_long(it));
        let zone_violates =
            self.zone_violates() || (self.labels.end..names_labels.len()).any(|it| is_too_long(&it));
        match unregistrable_label {
            Some(label) if !zone_violates || self.labels.contains(&label) => {
                NoFixReason::LabelNotRegistrable { label_index: label }
            }
            _ if zone_violates => NoFixReason::OnlyZoneLabelsViolate,
            _ => NoFixReason::SearchLimitReached { label_index: self.labels.start },
        }
    }

    /// The fixed forms of a label.
    pub(super) fn label_fixes(&self, label: usize, budget: usize) -> Result<Vec<Draft>, NoFixReason> {
        let search =
            FixSearch { label: self.characters(label), index: label, goal: self.goal(label), budget };
        // The number of candidates for which the whole name can still be checked.
        let mut left = budget / self.name.characters().len();
        let mut is_address = false;
        let found = search.fixes(|fixed| {
            let asked = left.checked_sub(1);
            left = asked.unwrap_or(0);
            asked.is_none()
                || self.with(&[(label, fixed)]).is_some_and(|it| {
                    is_address |= not_a_domain_name(&it).is_some();
                    not_a_domain_name(&it).is_none() && self.finds_nothing_new(&it, &found_kinds(&it))
                })
        });
        found.map_err(|reason| match reason {
            NoFixReason::EveryFixCausesWarning { label_index: label } if is_address => {
                NoFixReason::FixedNameIsIpAddress { label_index: label }
            }
            reason => reason,
        })
    }

    /// The name with these labels replaced and the others as typed; `None` if its text is not read back as
    /// the same characters.
    pub(super) fn with(&self, fixed: &[(usize, impl AsRef<[Character]>)]) -> Option<Name> {
        let characters = self.name.characters();
        let mut text = String::with_capacity(characters.len());
        let mut decoded: Vec<Character> = Vec::with_capacity(characters.len());
        let mut at = 0;
        for (index, label) in self.name.labels().iter().enumerate() {
            let between = &characters[at..label.character_range.start];
            let own = self.name.label_characters(label);
            let fixed = fixed.iter().find(|(it, _)| *it == index).map(|(_, fixed)| fixed.as_ref());
            text.push_str(&text_of(between));
            match (fixed, &label.a_label_as_typed) {
                (None, Some(typed)) => text.push_str(typed),
                (fixed, _) => text.push_str(&text_of(fixed.unwrap_or(own))),
            }
            decoded.extend_from_slice(between);
            decoded.extend_from_slice(fixed.unwrap_or(own));
            at = label.character_range.end;
        }
        text.push_str(&text_of(&characters[at..]));
        decoded.extend_from_slice(&characters[at..]);
        Name::read(&text, Notation::Unicode).ok().filter(|it| it.characters() == decoded)
    }

    /// Whether a fixed name has no violation or warning that the original did not have. Exceptions: a weaker
    /// guarantee instead of none, and the UTS #46 deviation caused by an inserted non-joiner.
    pub(super) fn finds_nothing_new(&self, fixed: &Name, found_kinds: &FoundKinds) -> bool {
        let non_joiners = |name: &Name, label: usize| {
            let characters = name.label_characters(&name.labels()[label]);
            characters.iter().filter(|it| it.scalar == NON_JOINER).count()
        };
        let is_better = |it: &(Option<usize>, FindingKind)| match *it {
            (_, FindingKind::GuaranteeLdh) => self.found_kinds.contains(&(None, FindingKind::NoGuarantee)),
            (Some(at), FindingKind::Deviation) => non_joiners(fixed, at) > non_joiners(self.name, at),
            _ => false,
        };
        found_kinds.difference(&self.found_kinds).all(is_better)
    }

    /// Combines the best draft of every label; then each label's alternatives with the best drafts of the
    /// others.
    pub(super) fn combinations(&self, by_label: &[(usize, Vec<Draft>)]) -> Vec<SuggestedNameFix> {
        let most = by_label.iter().map(|(_, drafts)| drafts.len()).max().unwrap_or(0);
        let places = 0..by_label.len();
        let others = (1..most).flat_map(|alternative| places.clone().map(move |place| (place, alternative)));
        let others = others.filter(|&(place, alternative)| alternative < by_label[place].1.len());
        let chosen = std::iter::once((0, 0)).chain(others).take(MAX_FIXES);
        let mut offered: Vec<SuggestedNameFix> = Vec::new();
        for (varied, alternative) in chosen {
            let at = |place| if place == varied { alternative } else { 0 };
            let drafts = by_label.iter().enumerate().map(|(place, (label, all))| (*label, &all[at(place)]));
            let fix = self.fix(&drafts.collect::<Vec<_>>());
            offered.extend(fix.filter(|it| offered.iter().all(|other| other.fixed_name != it.fixed_name)));
        }
        offered
    }

    /// The fix that consists of these drafts; `None` if the resulting name is not acceptable.
    fn fix(&self, drafts: &[(usize, &Draft)]) -> Option<SuggestedNameFix> {
        let mut steps: Vec<(usize, Vec<FixStep>)> =
            drafts.iter().map(|(label, draft)| (*label, draft.steps.clone())).collect();
        if steps.len() > 1 {
            self.without_unneeded_edits(&mut steps)?;
        }
        let drafts: Vec<(usize, Draft)> = steps
            .into_iter()
            .map(|(label, steps)| (label, Draft::new(self.characters(label), steps)))
            .collect();
        let fixed: Vec<(usize, &[Character])> =
            drafts.iter().map(|(label, draft)| (*label, draft.characters.as_slice())).collect();
        let name = self.with(&fixed)?;
        let name_to_fix = NameToFix::new(&name, self.labels.clone(), self.check);
        let has_new_findings = !self.finds_nothing_new(&name, &name_to_fix.found_kinds)
            || is_split(&name) && !is_split(self.name);
        if has_new_findings || !name_to_fix.passes() || not_a_domain_name(&name).is_some() {
            return None;
        }
        let edits = |(label, draft): &(usize, Draft)| {
            let start = self.name.labels()[*label].character_range.start;
            draft.steps.iter().map(move |step| step.edit.clone().shifted_by(start)).collect::<Vec<_>>()
        };
        let edits: Vec<NameEdit> = drafts.iter().flat_map(edits).collect();
        Some(SuggestedNameFix {
            fixed_name: name.text_with_typed_a_labels().to_ascii_lowercase(),
            edits_of_original_name: edits,
        })
    }

    /// Removes edits that are no longer needed once the other labels are fixed: if no label is right-to-left
    /// any more, the Bidi rule does not apply. `None` if deciding this exceeds the budget.
    fn without_unneeded_edits(&self, steps: &mut [(usize, Vec<FixStep>)]) -> Option<()> {
        let mut is_rtl = self.is_rtl.clone();
        for (label, steps) in steps.iter() {
            is_rtl[*label] = is_rtl_label(&Draft::new(self.characters(*label), steps.clone()).characters);
        }
        if is_rtl.contains(&true) {
            return Some(());
        }
        let budget = BUDGET / steps.len();
        for (label, steps) in steps {
            let goal = Goal { others_are_rtl: false, ..self.goal(*label) };
            *steps = minimal_edits(self.characters(*label), steps, goal, budget)?;
        }
        Some(())
    }

    /// Why no combination of these drafts is suggested.
    pub(super) fn no_fix_reason(&self, by_label: &[(usize, Vec<Draft>)]) -> NoFixReason {
        let fixed: Vec<(usize, &[Character])> =
            by_label.iter().map(|(label, drafts)| (*label, drafts[0].characters.as_slice())).collect();
        let label = by_label[0].0;
        let Some(name) = self.with(&fixed) else {
            return NoFixReason::SearchLimitReached { label_index: label };
        };
        if not_a_domain_name(&name).is_some() {
            return NoFixReason::FixedNameIsIpAddress { label_index: label };
        }
        let name_to_fix = NameToFix::new(&name, self.labels.clone(), self.check);
        if name_to_fix.passes() {
            NoFixReason::EveryFixCausesWarning { label_index: label }
        } else {
            name_to_fix.reason_for_refusal()
        }
    }
}

/// Whether a label holds an R, AL or AN, after the mapping if UTS #46 is checked.
fn is_rtl(name: &Name, label: &Label, check: CheckedRules) -> bool {
    let characters = name.label_characters(label);
    let is_mapped =
        matches!(check, CheckedRules::Uts46 | CheckedRules::AllChecks) && label.a_label_as_typed.is_none();
    let mapped_to_rtl = |it: &Character| {
        let mapped = goal::mapped(it.scalar).unwrap_or_default();
        is_rtl_label(&mapped.chars().map(Character::new).collect::<Vec<_>>())
    };
    let beyond_ascii = || characters.iter().filter(|it| !it.scalar.is_ascii());
    is_rtl_label(characters) || is_mapped && beyond_ascii().any(mapped_to_rtl)
}

/// Whether some context splits a label of the name. If all labels satisfy the Bidi rule, none does.
fn is_split(name: &Name) -> bool {
    rfc5893::judge_name(name).rule_verdict == RuleVerdict::Violated
        && !grouping::findings(&grouping::search_grouping_counterexamples(
            name,
            GroupingSearchLimits::SHORT_SEARCH,
        ))
        .is_empty()
}

/// The violations and warnings of a name.
pub(super) fn found_kinds(name: &Name) -> FoundKinds {
    kinds_of(current_rules::violations_and_warnings(name))
}

fn kinds_of(found: Vec<(FindingKind, Option<usize>)>) -> FoundKinds {
    found.into_iter().map(|it| (it.1, it.0)).collect()
}
