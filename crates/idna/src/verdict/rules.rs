//! The rules about labels, and which of them are applied to a label.
//!
//! A rule is a row of the table of findings (`finding_table`): the kind of its findings, the facts without which a label has
//! none, and the function that finds them, with positions. The facts of a label are looked up once (`facts`); only the rules of
//! which it has a fact are applied, so that most labels of a list need none. Lists, the search for fixes and the analysis of
//! one name apply them here.

use super::facts::Facts;
use super::finding_table::finding_table;
use super::found::{Found, FoundInLabel};
use super::invisible;
use super::kind::FindingKind;
use super::labelled_name::{LabelInName, LabelledName};
use super::numeric_top_level::numeric_top_level;
use super::rfc5891::label as rfc5891;
use super::uts39;
use super::uts46::label as uts46;

/// A rule about a label.
struct Rule {
    /// Which rules it is one of.
    of: Rules,
    kind: FindingKind,
    /// Only labels with one of these facts have findings. Where a fact says it all, the function adds its finding without
    /// another look.
    causes: Facts,
    find: fn(&LabelInName<'_>, &mut FoundInLabel<'_>),
}

/// Rules that are applied together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rules {
    /// RFC 5891 section 4.2, with RFC 5892: which labels may be registered.
    Idna2008,
    /// Scripts and digits that are mixed in a label, whether it may be registered or not.
    Scripts,
    /// What else may mislead readers in any label.
    Warnings,
    /// UTS #46: what no mapping makes valid.
    Uts46,
}

/// Makes the rules about labels of the table of findings, in its order.
macro_rules! rules {
    (@of idna2008) => { Rules::Idna2008 };
    (@of scripts) => { Rules::Scripts };
    (@of warning) => { Rules::Warnings };
    (@of uts46) => { Rules::Uts46 };
    ($(
        $kind:ident $id:literal $severity:ident $document:literal $section:literal [$($policy:ident)*] $([$($role:ident)+])?
        $(=> $rules:ident($causes:expr, $find:path))?
    )*) => {
        const RULES: &[Rule] = &[$($(Rule {
            of: rules!(@of $rules),
            kind: FindingKind::$kind,
            causes: $causes,
            find: $find,
        },)?)*];
    };
}

finding_table!(rules);

impl Rules {
    /// The facts that can cause any of them.
    const fn causes(self) -> Facts {
        const ALL: [Facts; 4] = [
            causes_of(Rules::Idna2008),
            causes_of(Rules::Scripts),
            causes_of(Rules::Warnings),
            causes_of(Rules::Uts46),
        ];
        ALL[self as usize]
    }

    /// Applies them to each label of a name in turn.
    pub(super) fn find(self, name: &LabelledName<'_>, found: &mut Found) {
        self.find_in(name, |_| true, found);
    }

    /// The same for those of the labels that are `wanted`.
    pub(super) fn find_in(
        self,
        name: &LabelledName<'_>,
        wanted: impl Fn(&LabelInName<'_>) -> bool,
        found: &mut Found,
    ) {
        if !name.facts.intersects(self.causes()) {
            return;
        }
        for index in (0..name.labels.len()).filter(|it| name.facts_of(*it).intersects(self.causes())) {
            let label = name.label(index);
            if wanted(&label) {
                self.caused_by(self.facts_of(&label)).for_each(|rule| rule.apply(&label, found));
            }
        }
    }

    /// Applies each of them in turn to the labels of a name.
    pub(super) fn find_by_rule(self, name: &LabelledName<'_>, found: &mut Found) {
        if name.facts.intersects(self.causes()) {
            let labels: Vec<LabelInName<'_>> = name.labels().collect();
            for rule in self.caused_by(name.facts) {
                let caused = labels.iter().filter(|label| self.facts_of(label).intersects(rule.causes));
                caused.for_each(|label| rule.apply(label, found));
            }
        }
    }

    /// Whether a label breaks none of those of the rules whose kinds are `wanted`.
    pub(super) fn permit(self, label: &LabelInName<'_>, wanted: impl Fn(FindingKind) -> bool) -> bool {
        let mut found = Found::Kinds(Vec::new());
        self.caused_by(self.facts_of(label)).filter(|rule| wanted(rule.kind)).all(|rule| {
            rule.apply(label, &mut found);
            found.is_empty()
        })
    }

    /// The facts of a label that count.
    fn facts_of(self, label: &LabelInName<'_>) -> Facts {
        // What was typed as an A-label and cannot be decoded is no label, but is read as it stands.
        match self {
            Self::Idna2008 | Self::Uts46 if label.facts.intersects(Facts::UNDECODABLE) => Facts::UNDECODABLE,
            _ => label.facts,
        }
    }

    fn caused_by(self, facts: Facts) -> impl Iterator<Item = &'static Rule> {
        let rules = if facts.intersects(self.causes()) { RULES } else { &[] };
        rules.iter().filter(move |rule| rule.of == self && facts.intersects(rule.causes))
    }
}

const fn causes_of(rules: Rules) -> Facts {
    let (mut causes, mut at) = (Facts::NONE, 0);
    while at < RULES.len() {
        if RULES[at].of as usize == rules as usize {
            causes = causes.union(RULES[at].causes);
        }
        at += 1;
    }
    causes
}

impl Rule {
    fn apply(&self, label: &LabelInName<'_>, found: &mut Found) {
        if found.wants(self.kind) {
            (self.find)(label, &mut FoundInLabel::new(found, self.kind, label));
        }
    }
}
