//! The rules about labels, a row each, and the gate before them.
//!
//! A rule is a row: the kind of its findings, the facts that can cause it, and the function that finds it, with positions.
//! The facts of a label are looked up once (`facts`); only the rules that one of them can cause are applied, so that
//! most labels of a list need none. Lists, the search for fixes and the analysis of one name go through this gate.

use super::facts::Facts;
use super::found::{Found, FoundInLabel};
use super::invisible;
use super::kind::FindingKind;
use super::labelled_name::{LabelFacts, LabelledName};
use super::numeric_top_level::numeric_top_level;
use super::rfc5891::label as rfc5891;
use super::uts39;
use super::uts46;

/// A rule about a label.
struct Rule {
    kind: FindingKind,
    /// Only labels with one of these facts can break it.
    causes: Facts,
    find: fn(&LabelFacts<'_>, &mut FoundInLabel<'_>),
}

/// Some rules, in the order of their findings.
pub(super) struct Rules {
    rules: &'static [Rule],
    /// The facts that can cause any of them.
    causes: Facts,
    /// Whether they are about what a label looks like too where it was typed as an A-label that cannot be decoded.
    are_for_readers: bool,
}

/// RFC 5891 section 4.2, with RFC 5892: which labels may be registered.
pub(super) const IDNA2008: Rules = Rules::new(
    false,
    &[
        Rule { kind: FindingKind::ALabelUndecodable, causes: Facts::UNDECODABLE, find: rfc5891::undecodable },
        Rule { kind: FindingKind::IdnaDisallowed, causes: Facts::DISALLOWED, find: rfc5891::disallowed },
        Rule { kind: FindingKind::IdnaUnassigned, causes: Facts::UNASSIGNED, find: rfc5891::unassigned },
        Rule { kind: FindingKind::IdnaNotNfc, causes: Facts::MAY_CHANGE_IN_NFC, find: rfc5891::normal_form },
        Rule { kind: FindingKind::LeadingMark, causes: Facts::MARK.at_first(), find: rfc5891::leading_mark },
        Rule {
            kind: FindingKind::Hyphens3And4,
            causes: Facts::HYPHEN.at_third_and_fourth(),
            find: rfc5891::hyphens_3_and_4,
        },
        Rule {
            kind: FindingKind::HyphenAtEnd,
            causes: Facts::HYPHEN.at_first().union(Facts::HYPHEN.at_last()),
            find: rfc5891::hyphen_at_end,
        },
        Rule { kind: FindingKind::NoncanonicalALabel, causes: Facts::A_LABEL, find: rfc5891::noncanonical },
        Rule {
            kind: FindingKind::ZwnjContext,
            causes: Facts::NON_JOINER,
            find: rfc5891::zero_width_non_joiner,
        },
        Rule { kind: FindingKind::ZwjContext, causes: Facts::JOINER, find: rfc5891::zero_width_joiner },
        Rule { kind: FindingKind::MiddleDotContext, causes: Facts::MIDDLE_DOT, find: rfc5891::middle_dot },
        Rule { kind: FindingKind::KeraiaContext, causes: Facts::KERAIA, find: rfc5891::keraia },
        Rule { kind: FindingKind::GereshContext, causes: Facts::GERESH, find: rfc5891::geresh },
        Rule { kind: FindingKind::GershayimContext, causes: Facts::GERSHAYIM, find: rfc5891::gershayim },
        Rule {
            kind: FindingKind::KatakanaMiddleDotContext,
            causes: Facts::KATAKANA_MIDDLE_DOT,
            find: rfc5891::katakana_middle_dot,
        },
        Rule {
            kind: FindingKind::ArabicDigitsMixed,
            causes: Facts::EXTENDED_ARABIC_INDIC_DIGIT,
            find: rfc5891::arabic_digits,
        },
        Rule { kind: FindingKind::NotLdh, causes: Facts::NOT_LDH, find: rfc5891::not_ldh },
        Rule {
            kind: FindingKind::UpperCase,
            causes: Facts::ASCII_CAPITAL.union(Facts::A_LABEL),
            find: rfc5891::capitals,
        },
    ],
);

/// What may mislead readers in any label, whether it may be registered or not.
pub(super) const WARNINGS: Rules = Rules::new(
    true,
    &[
        Rule {
            kind: FindingKind::DigitsOfSeveralScripts,
            causes: Facts::SEVERAL_DIGIT_SETS,
            find: uts39::digits_of_several_scripts,
        },
        Rule { kind: FindingKind::MixedScripts, causes: Facts::SEVERAL_SCRIPTS, find: uts39::mixed_scripts },
        Rule {
            kind: FindingKind::WholeScriptConfusable,
            causes: Facts::LOOKS_LIKE_ASCII,
            find: uts39::whole_script_confusable,
        },
        Rule { kind: FindingKind::Invisible, causes: Facts::INVISIBLE, find: invisible::in_label },
        Rule { kind: FindingKind::Deviation, causes: Facts::DEVIATION, find: uts46::deviation },
        Rule {
            kind: FindingKind::NumericTopLevel,
            causes: Facts::ASCII_DIGIT.at_first(),
            find: numeric_top_level,
        },
    ],
);

/// UTS #46: what no mapping makes valid.
pub(super) const UTS46: Rules = Rules::new(
    false,
    &[
        Rule {
            kind: FindingKind::Uts46Disallowed,
            causes: Facts::REFUSED_BY_UTS46.union(Facts::MAPPED),
            find: uts46::disallowed,
        },
        Rule {
            kind: FindingKind::Uts46UnstableALabel,
            causes: Facts::A_LABEL,
            find: uts46::unstable_a_label,
        },
    ],
);

impl Rules {
    const fn new(are_for_readers: bool, rules: &'static [Rule]) -> Self {
        let (mut causes, mut at) = (Facts::NONE, 0);
        while at < rules.len() {
            causes = causes.union(rules[at].causes);
            at += 1;
        }
        Self { rules, causes, are_for_readers }
    }

    /// Applies them to each label of a name in turn.
    pub(super) fn find(&self, name: LabelledName<'_>, found: &mut Found) {
        self.find_in(name, |_| true, found);
    }

    /// The same for those of the labels that are `wanted`.
    pub(super) fn find_in(
        &self,
        name: LabelledName<'_>,
        wanted: impl Fn(&LabelFacts<'_>) -> bool,
        found: &mut Found,
    ) {
        if name.facts.intersects(self.causes) {
            for label in name.labels().filter(wanted) {
                self.caused_by(self.facts_of(&label)).for_each(|rule| rule.apply(&label, found));
            }
        }
    }

    /// Applies each of them in turn to the labels of a name.
    pub(super) fn find_by_rule(&self, name: LabelledName<'_>, found: &mut Found) {
        if name.facts.intersects(self.causes) {
            let labels: Vec<LabelFacts<'_>> = name.labels().collect();
            for rule in self.caused_by(name.facts) {
                let caused = labels.iter().filter(|label| self.facts_of(label).intersects(rule.causes));
                caused.for_each(|label| rule.apply(label, found));
            }
        }
    }

    /// Whether a label breaks none of those of the rules whose kinds are `wanted`.
    pub(super) fn permit(&self, label: &LabelFacts<'_>, wanted: impl Fn(FindingKind) -> bool) -> bool {
        let mut found = Found::Kinds(Vec::new());
        self.caused_by(self.facts_of(label)).filter(|rule| wanted(rule.kind)).all(|rule| {
            rule.apply(label, &mut found);
            found.is_empty()
        })
    }

    /// The facts of a label that count.
    const fn facts_of(&self, label: &LabelFacts<'_>) -> Facts {
        match label.facts.intersects(Facts::UNDECODABLE) && !self.are_for_readers {
            true => Facts::UNDECODABLE,
            false => label.facts,
        }
    }

    fn caused_by(&self, facts: Facts) -> impl Iterator<Item = &'static Rule> {
        let rules = if facts.intersects(self.causes) { self.rules } else { &[] };
        rules.iter().filter(move |rule| facts.intersects(rule.causes))
    }
}

impl Rule {
    fn apply(&self, label: &LabelFacts<'_>, found: &mut Found) {
        (self.find)(label, &mut FoundInLabel::new(found, self.kind, label));
    }
}
