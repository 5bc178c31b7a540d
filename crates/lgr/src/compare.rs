//! What differs between two rulesets, such as two versions of one.

use std::collections::{BTreeMap, BTreeSet};

use crate::class::CodePointClass;
use crate::repertoire::{ConditionalContext, Member, Variant};
use crate::rule::NamedRule;
use crate::ruleset::Ruleset;

/// The same thing under the first ruleset and under the second one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct OldAndNew<T> {
    /// That of the first ruleset.
    pub old: T,
    /// That of the second ruleset.
    pub new: T,
}

/// A difference between two rulesets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesetDifference {
    /// Whether it is new, gone or has other content.
    pub change_kind: RulesetChangeKind,
    /// The part of the ruleset that differs.
    pub ruleset_part: RulesetPart,
    /// What the first ruleset has there, as a file writes it; `None` where it was added. Empty where a member or variant has
    /// no more than its code points. Of a class that both have, the code points that only this one has.
    pub old_text: Option<String>,
    /// The same of the second ruleset; `None` where it was removed.
    pub new_text: Option<String>,
}

/// How a part differs between two rulesets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RulesetChangeKind {
    /// Only the second ruleset has it.
    Added,
    /// Only the first ruleset has it.
    Removed,
    /// Both have it, with other content.
    Changed,
}

/// A part of a ruleset that differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesetPart {
    /// A member of the repertoire: a code point, successive ones that differ in the same way, or a sequence. Successive ones
    /// need not be a range of either ruleset.
    RepertoireMember {
        /// The code point, the first of the successive ones, or the sequence.
        code_points: Vec<char>,
        /// The last of the successive code points; `None` of one code point and of a sequence.
        last_code_point: Option<char>,
    },
    /// A variant of a member.
    Variant {
        /// The code points of the member.
        member_code_points: Vec<char>,
        /// The code points of the variant.
        variant_code_points: Vec<char>,
    },
    /// A named class.
    NamedClass {
        /// Its name.
        class_name: String,
    },
    /// A named rule.
    NamedRule {
        /// Its name.
        rule_name: String,
    },
    /// An action.
    Action {
        /// Its index in [`Ruleset::actions`] of the first ruleset, or of the second one if it was added.
        action_index: usize,
    },
    /// What the ruleset says of itself (RFC 7940, section 4.3).
    MetaElement {
        /// The name of the element.
        element_name: &'static str,
    },
}

impl RulesetChangeKind {
    /// The identifier in machine-readable output, such as `added`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Added => "added",
            Self::Removed => "removed",
            Self::Changed => "changed",
        }
    }
}

impl RulesetPart {
    /// The place of its kind among the kinds.
    const fn rank(&self) -> u8 {
        match self {
            Self::RepertoireMember { .. } => 0,
            Self::Variant { .. } => 1,
            Self::NamedClass { .. } => 2,
            Self::NamedRule { .. } => 3,
            Self::Action { .. } => 4,
            Self::MetaElement { .. } => 5,
        }
    }

    /// The identifier of its kind in machine-readable output, such as `repertoire`.
    pub const fn ruleset_part_kind_id(&self) -> &'static str {
        match self {
            Self::RepertoireMember { .. } => "repertoire",
            Self::Variant { .. } => "variant",
            Self::NamedClass { .. } => "class",
            Self::NamedRule { .. } => "rule",
            Self::Action { .. } => "action",
            Self::MetaElement { .. } => "meta",
        }
    }
}

impl Ruleset {
    /// What differs between this ruleset, the first, and `other`, the second: the repertoire first, then variants, classes,
    /// rules and actions. The repertoires are compared code point by code point, as a range is short for its code points
    /// (RFC 7940, section 5.1); successive ones that differ in the same way are one difference. What rulesets say of themselves
    /// comes last; comments and references are not compared.
    pub fn differences(&self, other: &Self) -> Vec<RulesetDifference> {
        let part = |(change, what): (RulesetChangeKind, RulesetPart)| {
            let old = (change != RulesetChangeKind::Added).then(|| self.part_text(&what, other));
            let new = (change != RulesetChangeKind::Removed).then(|| other.part_text(&what, self));
            RulesetDifference { change_kind: change, ruleset_part: what, old_text: old, new_text: new }
        };
        self.changed_parts(other).into_iter().map(part).collect()
    }

    fn changed_parts(&self, other: &Self) -> Vec<(RulesetChangeKind, RulesetPart)> {
        let (mut differences, mut variants) = (Vec::new(), Vec::new());
        let mut before: Option<Stretch<'_>> = None;
        for it in stretches(self, other) {
            variants.extend(self.variant_differences(other, &[it.first], it.members));
            let Some(change) = self.member_change(other, it.members) else { continue };
            let is_next = before.replace(it).is_some_and(|one| {
                let is_same = |side: usize, ruleset: &Self| {
                    let contents = [one, it].map(|it| it.members[side].map(|it| ruleset.content(it)));
                    contents[0] == contents[1]
                };
                let is_same =
                    || change != RulesetChangeKind::Changed || is_same(0, self) && is_same(1, other);
                after_it(one.last) == u32::from(it.first) && is_same()
            });
            match differences.last_mut() {
                Some((one, RulesetPart::RepertoireMember { last_code_point: last, .. }))
                    if is_next && *one == change =>
                {
                    *last = Some(it.last)
                }
                _ => {
                    let last_code_point = (it.last != it.first).then_some(it.last);
                    let code_points = vec![it.first];
                    differences
                        .push((change, RulesetPart::RepertoireMember { code_points, last_code_point }));
                }
            }
        }
        let (mine, theirs) = (self.sequences(), other.sequences());
        let sequences: BTreeSet<&[char]> = mine.keys().chain(theirs.keys()).copied().collect();
        for sequence in sequences {
            let members = [mine.get(sequence).copied(), theirs.get(sequence).copied()];
            let change = self.member_change(other, members);
            let what =
                || RulesetPart::RepertoireMember { code_points: sequence.to_vec(), last_code_point: None };
            differences.extend(change.map(|change| (change, what())));
            variants.extend(self.variant_differences(other, sequence, members));
        }
        differences.append(&mut variants);
        let classes = |it: &Self| {
            it.named_classes
                .iter()
                .map(|it| (it.class_name.clone(), format!("{:?}", it.code_points.inclusive_ranges())))
                .collect()
        };
        differences.extend(named(&classes(self), &classes(other), |class_name| RulesetPart::NamedClass {
            class_name,
        }));
        differences.extend(named(&self.rule_texts(other), &other.rule_texts(self), |rule_name| {
            RulesetPart::NamedRule { rule_name }
        }));
        differences.extend(self.action_differences(other));
        differences.extend(self.meta_differences(other));
        differences.sort_by_key(|it| (it.1.rank(), it.0));
        differences
    }

    /// The rules by their names. Where another ruleset has a rule that differs in its classes alone, both have the same text.
    pub(crate) fn rule_texts(&self, other: &Self) -> BTreeMap<String, String> {
        let text = |ruleset: &Self, rule: &NamedRule, classes: &[CodePointClass]| {
            ruleset.named_rules.text(&rule.match_expression, classes)
        };
        let their_rules: BTreeMap<&str, &NamedRule> =
            other.rules().iter().map(|it| (it.rule_name.as_str(), it)).collect();
        let texts = self.rules().iter().map(|rule| {
            let named = text(self, rule, &self.named_classes);
            let their = their_rules.get(rule.rule_name.as_str());
            let is_same = their.is_some_and(|it| text(other, it, &other.named_classes) == named);
            (rule.rule_name.clone(), if is_same { named } else { text(self, rule, &[]) })
        });
        texts.collect()
    }

    /// The members of several code points.
    fn sequences(&self) -> BTreeMap<&[char], &Member> {
        self.repertoire_members.iter().filter(|it| it.len() > 1).map(|it| (&*it.code_points, it)).collect()
    }

    /// How a member differs in its context and tags; `None` where it does not.
    fn member_change(&self, other: &Self, members: [Option<&Member>; 2]) -> Option<RulesetChangeKind> {
        let [Some(one), Some(two)] = members else {
            return Some(change_of(members[0].is_none(), members[1].is_none()));
        };
        (self.content(one) != other.content(two)).then_some(RulesetChangeKind::Changed)
    }

    /// The context and the tags of a member.
    fn content<'a>(&'a self, member: &'a Member) -> (Option<(&'a str, bool)>, BTreeSet<&'a String>) {
        (self.context_text(member.context), member.tags.iter().collect())
    }

    fn context_text(&self, context: Option<ConditionalContext>) -> Option<(&str, bool)> {
        context.map(|it| (self.rule(it.rule).rule_name.as_str(), it.must_match))
    }

    /// The differences of the variants of a member, which has none where it is not in a repertoire.
    fn variant_differences(
        &self,
        other: &Self,
        of: &[char],
        members: [Option<&Member>; 2],
    ) -> Vec<(RulesetChangeKind, RulesetPart)> {
        let [one, two] = members.map(|it| it.map_or(&[][..], |it| it.variants.as_slice()));
        let text = |ruleset: &Self, it: &Variant| {
            let kind = it.variant_type.map(|it| ruleset.variant_type_name(it).to_owned());
            let context = ruleset.context_text(it.context).map(|it| (it.0.to_owned(), it.1));
            (kind, context)
        };
        let mut found = Vec::new();
        let targets: BTreeSet<&[char]> = one.iter().chain(two).map(|it| &*it.code_points).collect();
        for target in targets {
            let all = |ruleset: &Self, variants: &[Variant]| {
                let variants = variants.iter().filter(|it| *it.code_points == *target);
                variants.map(|it| text(ruleset, it)).collect::<BTreeSet<_>>()
            };
            let (before, after) = (all(self, one), all(other, two));
            if before != after {
                let change = change_of(before.is_empty(), after.is_empty());
                let part = RulesetPart::Variant {
                    member_code_points: of.to_vec(),
                    variant_code_points: target.to_vec(),
                };
                found.push((change, part));
            }
        }
        found
    }

    fn action_differences(&self, other: &Self) -> Vec<(RulesetChangeKind, RulesetPart)> {
        let texts = |ruleset: &Self| {
            let written = &ruleset.file_and_default_actions[..ruleset.file_defined_action_count];
            written.iter().map(|it| ruleset.action_text(it)).collect::<Vec<_>>()
        };
        let (before, after) = (texts(self), texts(other));
        // What is the same at both ends stays; between, as many as both have are changed.
        let start = before.iter().zip(&after).take_while(|(one, two)| one == two).count();
        let rest = before[start..].iter().rev().zip(after[start..].iter().rev());
        let end = rest.take_while(|(one, two)| one == two).count();
        let (before, after) = (before.len() - end, after.len() - end);
        let changed = (start..before.min(after)).map(|at| (RulesetChangeKind::Changed, at));
        let removed = (after.max(start)..before).map(|at| (RulesetChangeKind::Removed, at));
        let added = (before.max(start)..after).map(|at| (RulesetChangeKind::Added, at));
        let all = changed.chain(removed).chain(added);
        all.map(|(change, action_index)| (change, RulesetPart::Action { action_index })).collect()
    }

    fn meta_differences(&self, other: &Self) -> Vec<(RulesetChangeKind, RulesetPart)> {
        let (before, after) = (self.meta_texts(), other.meta_texts());
        let pairs = before.into_iter().zip(after).filter(|(one, two)| one.1 != two.1);
        pairs
            .map(|(one, two)| {
                let change = change_of(one.1.is_empty(), two.1.is_empty());
                (change, RulesetPart::MetaElement { element_name: one.0 })
            })
            .collect()
    }
}

/// Successive code points that one member, or none, of each of two rulesets has by itself or in a range.
#[derive(Clone, Copy)]
pub(crate) struct Stretch<'a> {
    pub(crate) first: char,
    pub(crate) last: char,
    pub(crate) members: [Option<&'a Member>; 2],
}

/// The code points that are members of at least one of two rulesets by themselves or in a range, ascending.
pub(crate) fn stretches<'a>(before: &'a Ruleset, after: &'a Ruleset) -> Vec<Stretch<'a>> {
    let ranges = [before, after].map(|ruleset| {
        let members = ruleset.repertoire_members.iter().filter(|it| it.len() == 1);
        let ranges = members.map(|it| (it.code_points[0], it.range_end.unwrap_or(it.code_points[0]), it));
        let mut ranges: Vec<(char, char, &Member)> = ranges.collect();
        ranges.sort_unstable_by_key(|it| it.0);
        ranges
    });
    let bounds: BTreeSet<u32> =
        ranges.iter().flatten().flat_map(|it| [it.0.into(), after_it(it.1)]).collect();
    let bounds: Vec<u32> = bounds.into_iter().collect();
    let mut rest = ranges.each_ref().map(Vec::as_slice);
    let mut stretches = Vec::new();
    for pair in bounds.windows(2) {
        let Some(first) = char::from_u32(pair[0]) else { continue };
        let members = rest.each_mut().map(|rest| {
            while let [it, more @ ..] = *rest
                && it.1 < first
            {
                *rest = more;
            }
            rest.first().filter(|it| it.0 <= first).map(|it| it.2)
        });
        if members.iter().any(Option::is_some) {
            // Before U+E000 are the surrogates, which are in no repertoire.
            let last = char::from_u32(pair[1] - 1).unwrap_or('\u{D7FF}');
            stretches.push(Stretch { first, last, members });
        }
    }
    stretches
}

/// The code point after this one, surrogates left out; what is beyond Unicode after the last.
fn after_it(scalar: char) -> u32 {
    (scalar..=char::MAX).nth(1).map_or(u32::from(char::MAX) + 1, u32::from)
}

/// The differences of named things.
fn named(
    before: &BTreeMap<String, String>,
    after: &BTreeMap<String, String>,
    part: fn(String) -> RulesetPart,
) -> Vec<(RulesetChangeKind, RulesetPart)> {
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let differ = |name: &&String| before.get(*name) != after.get(*name);
    let difference = |name: &String| {
        let change = change_of(!before.contains_key(name), !after.contains_key(name));
        (change, part(name.clone()))
    };
    names.into_iter().filter(differ).map(difference).collect()
}

const fn change_of(is_new: bool, is_gone: bool) -> RulesetChangeKind {
    match (is_new, is_gone) {
        (true, _) => RulesetChangeKind::Added,
        (_, true) => RulesetChangeKind::Removed,
        _ => RulesetChangeKind::Changed,
    }
}
