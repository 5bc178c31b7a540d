//! Labels that show what a difference between two rulesets does.

use std::collections::BTreeSet;

use crate::compare::{OldAndNew, RulesetChangeKind, RulesetDifference, RulesetPart, stretches};
use crate::repertoire::{TypeSet, Variant};
use crate::ruleset::{Action, Ruleset};
use crate::set::CodePointSet;

/// A label about which two rulesets give different answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DifferentlyJudgedLabel {
    /// The label.
    pub label_code_points: Vec<char>,
    /// How many members of the repertoires, code points or sequences, it consists of.
    pub repertoire_member_count: usize,
    /// Its variant of whose disposition [`Self::old_and_new_disposition`] are; `None` where they are of the label itself.
    pub differing_variant_label: Option<Vec<char>>,
    /// The disposition under the first ruleset, and that with the difference; `None` of a variant that only the other one makes.
    pub old_and_new_disposition: OldAndNew<Option<String>>,
    /// Where the dispositions stay, the index label before and after; `None` where code points are not in the repertoire.
    pub old_and_new_index_label: Option<OldAndNew<Option<Vec<char>>>>,
}

impl DifferentlyJudgedLabel {
    /// A label of so many members whose answer differs, under the first ruleset and with the difference.
    fn of(label: Vec<char>, members: usize, rulesets: [&Ruleset; 2]) -> Self {
        let [old, new] = rulesets.map(|it| answer(it, &label));
        let of_variant = |of: &Answer<'_>, variant: &[char]| {
            of.2.iter().find(|it| it.0 == variant).map(|it| it.1.to_owned())
        };
        let all = old.2.iter().chain(&new.2).map(|it| &it.0).filter(|it| **it != label);
        let mut variants = all.filter(|it| of_variant(&old, it) != of_variant(&new, it));
        let differing_variant_label = (old.0 == new.0).then(|| variants.next().cloned()).flatten();
        let disposition = |it: &Answer<'_>| match &differing_variant_label {
            Some(variant) => of_variant(it, variant),
            None => Some(it.0.to_owned()),
        };
        let old_and_new_disposition = OldAndNew { old: disposition(&old), new: disposition(&new) };
        let has_others = old_and_new_disposition.old != old_and_new_disposition.new;
        let old_and_new_index_label = (!has_others).then_some(OldAndNew { old: old.1, new: new.1 });
        Self {
            label_code_points: label,
            repertoire_member_count: members,
            differing_variant_label,
            old_and_new_disposition,
            old_and_new_index_label,
        }
    }
}

/// The result of a [search](DifferentlyJudgedLabelSearch::find_example).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DifferentlyJudgedLabelSearchResult {
    /// The shortest label, in members, for which disposition, index label or variants differ by this difference alone; the first
    /// of several. `None` if none was found.
    pub shortest_found_label: Option<DifferentlyJudgedLabel>,
    /// The most members of the labels that were tried; 0 where none was, because the difference is about no member that both
    /// rulesets have.
    pub max_tried_label_members: usize,
}

/// The most labels of several members that are tried in a search.
const MOST_TRIED: usize = 5_000;

/// The most members of labels that are tried.
const MOST_MEMBERS: usize = 4;

/// The most variants that are compared.
const MOST_VARIANTS: usize = 20;

/// Searches for labels about which two rulesets give different answers, as examples of a [`RulesetDifference`].
#[derive(Debug)]
pub struct DifferentlyJudgedLabelSearch<'a> {
    before: &'a Ruleset,
    after: &'a Ruleset,
    candidates: Vec<Candidate>,
}

/// A member of one of the rulesets; of a range one code point of each kind.
#[derive(Debug)]
struct Candidate {
    code_points: Vec<char>,
    /// What the rules and actions of both rulesets tell apart.
    kind: Kind,
    /// The types of its variants in both rulesets.
    types: [TypeSet; 2],
    is_in_both: bool,
    /// Whether the label of this member alone is one that is searched for.
    is_changed: bool,
}

/// The symbols of code points in the rules of both rulesets, and the dispositions of the member alone.
type Kind = (Vec<[u32; 2]>, [String; 2]);

/// What a label must have so that a difference can be why it changes.
enum Subject {
    /// Any label may.
    Any,
    /// One of these members.
    Members(Vec<Vec<char>>),
    /// A code point between these, both included, as a member by itself.
    Range(char, char),
    /// A code point of a set.
    CodePoints(CodePointSet),
    /// A member with a variant of one of these types in the first ruleset, or in the second one.
    Types([TypeSet; 2]),
}

impl<'a> DifferentlyJudgedLabelSearch<'a> {
    /// A search in these rulesets: those of which [`Ruleset::differences`] gives the differences, in its order.
    pub fn new(before: &'a Ruleset, after: &'a Ruleset) -> Self {
        let mut labels = Self { before, after, candidates: Vec::new() };
        let sequences =
            [before, after].into_iter().flat_map(|it| &it.repertoire_members).filter(|it| it.len() > 1);
        let members: BTreeSet<(usize, Vec<char>)> = stretches(before, after)
            .iter()
            .flat_map(|it| labels.of_each_kind(it.first..=it.last))
            .chain(sequences.map(|it| it.code_points.to_vec()))
            .map(|it| (it.len(), it))
            .collect();
        labels.candidates = members.into_iter().map(|it| labels.candidate(it.1)).collect();
        labels
    }

    /// Searches for the shortest label that shows what a difference does: the answers of the rulesets differ in its
    /// disposition, index label or variants, and the first ruleset with this difference alone answers otherwise too. It has a
    /// member that the difference is about, where it is about some; the others are of one kind each, and alone have the same
    /// answer. But for members that only one of the rulesets has, a label consists of what both have: it would change anyway
    /// otherwise. The search is bounded and may find none.
    pub fn find_example(&self, difference: &RulesetDifference) -> DifferentlyJudgedLabelSearchResult {
        let subject = self.subject(difference);
        let is_about_repertoire = matches!(difference.ruleset_part, RulesetPart::RepertoireMember { .. })
            && difference.change_kind != RulesetChangeKind::Changed;
        let usable = || self.candidates.iter().filter(|it| it.is_in_both || is_about_repertoire);
        let of_subject = || usable().filter(|it| subject.has(it));
        if of_subject().next().is_none() {
            return DifferentlyJudgedLabelSearchResult {
                shortest_found_label: None,
                max_tried_label_members: 0,
            };
        }
        let Some(changed) = self.before.with_difference(self.after, difference) else {
            return DifferentlyJudgedLabelSearchResult {
                shortest_found_label: None,
                max_tried_label_members: 0,
            };
        };
        if let Some(alone) = of_subject().find(|it| it.is_changed && self.is_by(&changed, &it.code_points)) {
            let found = DifferentlyJudgedLabel::of(alone.code_points.clone(), 1, [self.before, &changed]);
            return DifferentlyJudgedLabelSearchResult {
                shortest_found_label: Some(found),
                max_tried_label_members: 1,
            };
        }
        let types = subject.types();
        let others = usable().filter(|it| !subject.has(it) && !it.is_changed);
        let (mut kinds, mut alphabet) = (BTreeSet::new(), Vec::new());
        for it in of_subject().chain(others) {
            let types = [0, 1].map(|side| it.types[side].intersection(types[side]));
            if kinds.insert((subject.has(it), &it.kind, types)) {
                alphabet.push(it);
            }
        }
        let of_subject = alphabet.iter().filter(|it| subject.has(it)).count();
        self.first_of_several(&changed, &alphabet, of_subject)
    }

    /// The shortest label of at least two members of an alphabet, one of them of the first `of_subject`. `changed` is the first
    /// ruleset with the difference alone.
    fn first_of_several(
        &self,
        changed: &Ruleset,
        alphabet: &[&Candidate],
        of_subject: usize,
    ) -> DifferentlyJudgedLabelSearchResult {
        let (mut tried, mut tried_members) = (0, 1);
        for length in 2..=MOST_MEMBERS {
            let all = alphabet.len().saturating_pow(length as u32);
            let others = (alphabet.len() - of_subject).saturating_pow(length as u32);
            tried += all - others;
            if all == usize::MAX || tried > MOST_TRIED {
                break;
            }
            tried_members = length;
            let places = |number: usize| {
                let powers = (0..length).rev().map(|place| alphabet.len().pow(place as u32));
                powers.map(|it| number / it % alphabet.len()).collect::<Vec<usize>>()
            };
            let labels = (0..all).map(places).filter(|it| it.iter().any(|it| *it < of_subject));
            let mut labels =
                labels.map(|it| it.iter().flat_map(|it| alphabet[*it].code_points.clone()).collect());
            if let Some(label) = labels.find(|it: &Vec<char>| self.is_by(changed, it)) {
                let found = DifferentlyJudgedLabel::of(label, length, [self.before, changed]);
                return DifferentlyJudgedLabelSearchResult {
                    shortest_found_label: Some(found),
                    max_tried_label_members: tried_members,
                };
            }
        }
        DifferentlyJudgedLabelSearchResult {
            shortest_found_label: None,
            max_tried_label_members: tried_members,
        }
    }

    fn candidate(&self, code_points: Vec<char>) -> Candidate {
        let rulesets = [self.before, self.after];
        let kind = (
            code_points.iter().map(|it| self.symbols(*it)).collect(),
            rulesets.map(|it| it.judge(&code_points).disposition.to_owned()),
        );
        let members = |ruleset: &'a Ruleset| {
            ruleset.members_at(&code_points).map(|it| it.1).filter(|it| it.len() == code_points.len())
        };
        let types = rulesets.map(|it| {
            let variants = members(it).flat_map(|it| &it.variants);
            variants.map(Variant::types).fold(TypeSet::NONE, TypeSet::union)
        });
        let is_in_both = rulesets.iter().all(|it| members(it).next().is_some());
        let is_changed = self.is_changed(&code_points);
        Candidate { code_points, kind, types, is_in_both, is_changed }
    }

    /// Each first code point of a range that the rules tell apart from those before it.
    fn of_each_kind(&self, range: std::ops::RangeInclusive<char>) -> Vec<Vec<char>> {
        let starts = [self.before, self.after].map(|it| it.named_rules.symbols().starts_in(&range));
        let starts: BTreeSet<char> = starts.into_iter().flatten().chain([*range.start()]).collect();
        let mut kinds = BTreeSet::new();
        starts.into_iter().filter(|it| kinds.insert(self.symbols(*it))).map(|it| vec![it]).collect()
    }

    fn symbols(&self, scalar: char) -> [u32; 2] {
        [self.before, self.after].map(|it| it.named_rules.symbols().symbol(scalar))
    }

    fn subject(&self, difference: &RulesetDifference) -> Subject {
        match &difference.ruleset_part {
            RulesetPart::RepertoireMember { code_points, last_code_point: None } => {
                Subject::Members(vec![code_points.clone()])
            }
            RulesetPart::RepertoireMember { code_points, last_code_point: Some(last) } => {
                Subject::Range(code_points[0], *last)
            }
            RulesetPart::Variant { member_code_points, variant_code_points } => {
                Subject::Members(vec![member_code_points.clone(), variant_code_points.clone()])
            }
            RulesetPart::NamedClass { class_name } => {
                let set = |it: &Ruleset| {
                    let class = it.named_classes.iter().find(|it| it.class_name == *class_name);
                    class.map(|it| it.code_points.clone()).unwrap_or_default()
                };
                Subject::CodePoints(set(self.before).symmetric_difference(&set(self.after)))
            }
            RulesetPart::NamedRule { .. } | RulesetPart::MetaElement { .. } => Subject::Any,
            RulesetPart::Action { action_index } => {
                let action = |it: &'a Ruleset| {
                    it.file_and_default_actions[..it.file_defined_action_count].get(*action_index)
                };
                let before =
                    action(self.before).filter(|_| difference.change_kind != RulesetChangeKind::Added);
                let after =
                    action(self.after).filter(|_| difference.change_kind != RulesetChangeKind::Removed);
                let is_about_types = |it: &Action| it.variant_trigger.is_some();
                if !before.iter().chain(&after).all(|it| is_about_types(it)) {
                    return Subject::Any;
                }
                let types = |it: Option<&Action>| it.map_or(TypeSet::NONE, |it| it.types);
                Subject::Types([types(before), types(after)])
            }
        }
    }

    fn is_changed(&self, label: &[char]) -> bool {
        answer(self.before, label) != answer(self.after, label)
    }

    /// Whether the rulesets differ about a label, and the first one with what differs in `changed` alone does from it too.
    fn is_by(&self, changed: &Ruleset, label: &[char]) -> bool {
        self.is_changed(label) && answer(changed, label) != answer(self.before, label)
    }
}

/// What a ruleset says of a label: its disposition, its index label, and its variants with their dispositions.
type Answer<'r> = (&'r str, Option<Vec<char>>, Vec<(Vec<char>, &'r str)>);

fn answer<'r>(ruleset: &'r Ruleset, label: &[char]) -> Answer<'r> {
    let mut evaluator = ruleset.label_evaluator();
    let variants = ruleset.variant_labels(label).take(MOST_VARIANTS);
    let variants: Vec<_> = variants.map(|it| (it.code_points, it.disposition)).collect();
    (evaluator.judge(label).disposition, evaluator.variant_index_label(label), variants)
}

impl Subject {
    fn has(&self, candidate: &Candidate) -> bool {
        match self {
            Self::Any => true,
            Self::Members(members) => members.contains(&candidate.code_points),
            Self::Range(first, last) => {
                matches!(candidate.code_points[..], [it] if (*first..=*last).contains(&it))
            }
            Self::CodePoints(set) => candidate.code_points.iter().any(|it| set.contains(*it)),
            Self::Types(types) => [0, 1].iter().any(|&side| candidate.types[side].intersects(types[side])),
        }
    }

    /// The types that tell members apart.
    const fn types(&self) -> [TypeSet; 2] {
        match self {
            Self::Types(types) => *types,
            _ => [TypeSet::NONE; 2],
        }
    }
}
