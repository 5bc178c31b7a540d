//! The section of one name.

mod characters;
mod collisions;
mod displays;
mod labels;
mod suggested_fixes;

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::rfc5893::Guarantee;
use bidiscope_idna::verdict::{Permission, Report, Verdict};

use super::html::MAX_SHOWN_CHARACTERS;
use super::messages::{Argument, MessageKey, Phrase};
use super::page::ReportPage;

pub use characters::{MAX_LISTED_CHARACTERS, MAX_LISTED_LABELS};
pub use collisions::MAX_LISTED_COLLISIONS;

/// A name with its results.
#[derive(Clone, Copy, Debug)]
pub struct ReportedName<'a> {
    /// The name.
    pub name: &'a Name,
    /// The input as it was typed.
    pub input: &'a str,
    /// Its line, from 1; `None` where it did not come from a file.
    pub line: Option<u64>,
    /// The results of all rule sets.
    pub report: &'a Report,
    /// The displays that are compared.
    pub displays: &'a [DisplayConfig],
}

impl ReportPage<'_> {
    /// The whole section; `number` is unique on the page.
    pub(super) fn name(&mut self, number: usize, it: &ReportedName<'_>) {
        let id = format!("name-{number}");
        let text = it.name.text();
        self.html.begin("article", &[]);
        self.html.element("h2", &[("id", &id)], |html| html.name(&text));
        if it.name.characters().len() > MAX_SHOWN_CHARACTERS {
            self.say("p", &[("class", "weak")], Phrase::WholeText, &[("name", Argument::WholeName(&text))]);
        }
        if it.input != text {
            self.say("p", &[("class", "weak")], Phrase::Input, &[("given", Argument::Name(it.input))]);
        }
        if let Some(line) = it.line {
            self.say("p", &[("class", "weak")], Phrase::Line, &[("line", Argument::Number(line))]);
        }
        self.answer(it.report);
        if !it.report.registration.reasons.is_empty() {
            self.heading("h3", Phrase::Why);
            self.reasons(it.name, it.report, &it.report.registration.reasons, Some(&id));
        }
        self.rules(it.report);
        self.displays(it);
        self.findings(it.name, it.report, &id);
        self.suggested_fixes(it.name, it.report);
        if it.report.not_a_domain_name.is_none() {
            self.labels(it.name, it.report);
            self.collisions(it.name);
        }
        self.characters(it.name, it.report);
        self.policies(it.report);
        self.html.end("article");
    }

    /// Whether it may be registered.
    pub(super) fn answer(&mut self, report: &Report) {
        let permission = report.registration.verdict;
        let phrase = match permission {
            _ if report.not_a_domain_name.is_some() => Phrase::NotADomainName,
            permission => answer_of(permission),
        };
        let class = format!("answer {}", permission.id());
        self.say("p", &[("class", &class)], phrase, &[]);
    }

    /// Its DNS form, and the verdict and guarantee of the Bidi rule.
    fn rules(&mut self, report: &Report) {
        if report.not_a_domain_name.is_some() {
            return self.paragraph(Phrase::BidiNotJudged, &[]);
        }
        match &report.dns.name {
            Some(name) if report.registration.verdict == Permission::Refused => {
                self.paragraph(Phrase::DnsOfRefused, &[("name", Argument::Name(name))]);
            }
            Some(name) => self.paragraph(Phrase::DnsName, &[("name", Argument::Name(name))]),
            None => self.paragraph(Phrase::DnsNothing, &[]),
        }
        let rule = match report.rule.verdict {
            Verdict::Satisfied => Phrase::BidiSatisfied,
            Verdict::Violated => Phrase::BidiViolated,
            Verdict::NotApplicable => Phrase::BidiNotApplicable,
        };
        self.paragraph(rule, &[]);
        let guarantee = report.rule.guarantee.map(|it| match it {
            Guarantee::Rule => Phrase::GuaranteeRule,
            Guarantee::Ldh => Phrase::GuaranteeLdh,
            Guarantee::NoGuarantee => Phrase::NoGuarantee,
        });
        if let Some(guarantee) = guarantee {
            self.paragraph(guarantee, &[]);
        }
    }

    /// The verdict of each policy.
    fn policies(&mut self, report: &Report) {
        self.heading("h3", Phrase::OtherRules);
        self.table((Phrase::OtherRules, &[]), &[Phrase::Policy, Phrase::Verdict], |page| {
            for policy in &report.policies {
                page.row(|page| {
                    page.row_head("", |page| page.write_message(MessageKey::Policy(policy.policy)));
                    page.cell(policy.verdict.id(), |page| page.write_message(word_of(policy.verdict)));
                });
            }
        });
    }
}

/// The message for a permission.
pub(super) const fn answer_of(permission: Permission) -> Phrase {
    match permission {
        Permission::Allowed => Phrase::Allowed,
        Permission::Refused => Phrase::Refused,
        Permission::NeedsReview => Phrase::NeedsReview,
        Permission::NotApplicable => Phrase::NotRegistered,
    }
}

/// The message for a verdict.
const fn word_of(verdict: Verdict) -> Phrase {
    match verdict {
        Verdict::Satisfied => Phrase::Satisfied,
        Verdict::Violated => Phrase::Violated,
        Verdict::NotApplicable => Phrase::NotApplicable,
    }
}
