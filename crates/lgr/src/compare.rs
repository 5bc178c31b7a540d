//! What differs between two rulesets, such as two versions of one.

use std::collections::{BTreeMap, BTreeSet};

use crate::rule::Rule;
use crate::ruleset::{Class, Context, Member, Ruleset, Variant};

/// A difference between two rulesets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Whether it is new, gone or has other content.
    pub change: Change,
    /// The part of the ruleset that differs.
    pub what: Part,
}

/// How a part differs between two rulesets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    /// Only the second ruleset has it.
    Added,
    /// Only the first ruleset has it.
    Removed,
    /// Both have it, with other content.
    Changed,
}

/// A part of a ruleset that differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A code point, a sequence or, with its last code point, a range of the repertoire.
    Member(Vec<char>, Option<char>),
    /// A variant of a member: the code points of the member, and those of the variant.
    Variant(Vec<char>, Vec<char>),
    /// A named class.
    Class(String),
    /// A named rule.
    Rule(String),
    /// An action, by its index in [`Ruleset::actions`] of the first ruleset, or of the second one if it was added.
    Action(usize),
}

impl Change {
    /// The identifier in machine-readable output, such as `added`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Added => "added",
            Self::Removed => "removed",
            Self::Changed => "changed",
        }
    }
}

impl Part {
    /// The place of its kind among the kinds.
    const fn rank(&self) -> u8 {
        match self {
            Self::Member(..) => 0,
            Self::Variant(..) => 1,
            Self::Class(_) => 2,
            Self::Rule(_) => 3,
            Self::Action(_) => 4,
        }
    }

    /// The identifier of its kind in machine-readable output, such as `code-point`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Member(..) => "code-point",
            Self::Variant(..) => "variant",
            Self::Class(_) => "class",
            Self::Rule(_) => "rule",
            Self::Action(_) => "action",
        }
    }
}

impl Ruleset {
    /// What differs between this ruleset, the first, and `other`, the second: the repertoire first, then variants, classes,
    /// rules and actions. Comments, references and what rulesets say of themselves are not compared.
    pub fn differences(&self, other: &Self) -> Vec<Difference> {
        let mut differences = Vec::new();
        let (mine, theirs) = (self.by_code_points(), other.by_code_points());
        let keys: BTreeSet<_> = mine.keys().chain(theirs.keys()).copied().collect();
        let mut variants = Vec::new();
        for key in keys {
            let what = || Part::Member(key.0.to_vec(), key.1);
            match (mine.get(&key), theirs.get(&key)) {
                (Some(one), Some(two)) => {
                    let tags = |it: &Member| it.tags.iter().cloned().collect::<BTreeSet<_>>();
                    let is_same = self.context_text(one.context) == other.context_text(two.context);
                    if !is_same || tags(one) != tags(two) {
                        differences.push(Difference { change: Change::Changed, what: what() });
                    }
                    variants.extend(self.variant_differences(other, one, two));
                }
                (None, _) => differences.push(Difference { change: Change::Added, what: what() }),
                (_, None) => differences.push(Difference { change: Change::Removed, what: what() }),
            }
        }
        differences.append(&mut variants);
        let classes = |it: &Self| {
            it.classes.iter().map(|it| (it.name.clone(), format!("{:?}", it.set.ranges()))).collect()
        };
        differences.extend(named(&classes(self), &classes(other), Part::Class));
        differences.extend(named(&self.rule_texts(other), &other.rule_texts(self), Part::Rule));
        differences.extend(self.action_differences(other));
        differences.sort_by_key(|it| (it.what.rank(), it.change));
        differences
    }

    /// The rules by their names. Where another ruleset has a rule that differs in its classes alone, both have the same text.
    fn rule_texts(&self, other: &Self) -> BTreeMap<String, String> {
        let text = |ruleset: &Self, rule: &Rule, classes: &[Class]| ruleset.rules.text(&rule.body, classes);
        let texts = self.rules().iter().map(|rule| {
            let named = text(self, rule, &self.classes);
            let their = other.rules().iter().find(|it| it.name == rule.name);
            let is_same = their.is_some_and(|it| text(other, it, &other.classes) == named);
            (rule.name.clone(), if is_same { named } else { text(self, rule, &[]) })
        });
        texts.collect()
    }

    fn by_code_points(&self) -> BTreeMap<(&[char], Option<char>), &Member> {
        self.members.iter().map(|it| ((&*it.code_points, it.last), it)).collect()
    }

    fn context_text(&self, context: Option<Context>) -> Option<(&str, bool)> {
        context.map(|it| (self.rule(it.rule).name.as_str(), it.must_match))
    }

    fn variant_differences(&self, other: &Self, one: &Member, two: &Member) -> Vec<Difference> {
        let text = |ruleset: &Self, it: &Variant| {
            let kind = it.kind.map(|it| ruleset.type_name(it).to_owned());
            let context = ruleset.context_text(it.context).map(|it| (it.0.to_owned(), it.1));
            (kind, context)
        };
        let mut found = Vec::new();
        let targets: BTreeSet<&[char]> =
            one.variants.iter().chain(&two.variants).map(|it| &*it.code_points).collect();
        for target in targets {
            let all = |ruleset: &Self, member: &Member| {
                let variants = member.variants.iter().filter(|it| *it.code_points == *target);
                variants.map(|it| text(ruleset, it)).collect::<BTreeSet<_>>()
            };
            let (before, after) = (all(self, one), all(other, two));
            if before != after {
                let change = change_of(before.is_empty(), after.is_empty());
                found.push(Difference {
                    change,
                    what: Part::Variant(one.code_points.to_vec(), target.to_vec()),
                });
            }
        }
        found
    }

    fn action_differences(&self, other: &Self) -> Vec<Difference> {
        let texts = |ruleset: &Self| {
            let written = &ruleset.actions[..ruleset.written_actions];
            let text = |it: &crate::ruleset::Action| {
                let rule = ruleset.context_text(it.rule);
                format!("{} {rule:?} {:?}", it.disposition, it.variants)
            };
            written.iter().map(text).collect::<Vec<_>>()
        };
        let (before, after) = (texts(self), texts(other));
        // What is the same at both ends stays; between, as many as both have are changed.
        let start = before.iter().zip(&after).take_while(|(one, two)| one == two).count();
        let rest = before[start..].iter().rev().zip(after[start..].iter().rev());
        let end = rest.take_while(|(one, two)| one == two).count();
        let (before, after) = (before.len() - end, after.len() - end);
        let changed = (start..before.min(after)).map(|at| (Change::Changed, at));
        let removed = (after.max(start)..before).map(|at| (Change::Removed, at));
        let added = (before.max(start)..after).map(|at| (Change::Added, at));
        let all = changed.chain(removed).chain(added);
        all.map(|(change, at)| Difference { change, what: Part::Action(at) }).collect()
    }
}

/// The differences of named things.
fn named(
    before: &BTreeMap<String, String>,
    after: &BTreeMap<String, String>,
    part: fn(String) -> Part,
) -> Vec<Difference> {
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let differ = |name: &&String| before.get(*name) != after.get(*name);
    let difference = |name: &String| {
        let change = change_of(!before.contains_key(name), !after.contains_key(name));
        Difference { change, what: part(name.clone()) }
    };
    names.into_iter().filter(differ).map(difference).collect()
}

const fn change_of(is_new: bool, is_gone: bool) -> Change {
    match (is_new, is_gone) {
        (true, _) => Change::Added,
        (_, true) => Change::Removed,
        _ => Change::Changed,
    }
}
