//! What holds for all labels that a ruleset permits.

use std::io::{self, Write};

use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::FindingKind;
use bidiscope_lgr::{HexadecimalCodePoints, Ruleset};
use bidiscope_proof::ruleset::{
    LabelRuleViolations, SameDisplayLabels, ViolatedLabelRule, label_rule_violations,
    labels_with_same_display,
};
use bidiscope_report::json;
use bidiscope_report::titles::Titled;
use bidiscope_report::words::finding::FindingText;
use bidiscope_report::words::source::rule_source_text;
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, join_with_and, message};
use serde::Serialize;

use super::super::super::{progress, terminal};
use super::super::label;

/// The displays that are asked.
const DISPLAYS: [Strategy; 3] = [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne];

/// Something about all labels.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum LabelsJson {
    /// The shortest label that violates a rule of RFC 5893.
    ViolatesRfc5893 { rule: &'static str, label: String },
    /// The same for IDNA2008.
    ViolatesIdna2008 { rule: &'static str, label: String },
    /// The two shortest labels that show the same.
    SameDisplay { display: &'static str, a: String, b: String },
    /// What holds for all labels, of the lengths that are named.
    Proved {
        property: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        display: Option<&'static str>,
        lengths: &'static str,
    },
    /// What is not decided; of rules, which ones; of displays, up to which length no two show the same.
    Undecided {
        property: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        rules: Option<Vec<&'static str>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        display: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        lengths: Option<usize>,
    },
}

/// How many steps that may take long there are.
pub(super) const STEPS: usize = 1 + DISPLAYS.len();

/// Writes what holds for all labels, in the zone if it is not empty. `before` of `steps` steps are done.
pub(super) fn write(
    (ruleset, zone): (&Ruleset, &[char]),
    (before, steps): (usize, usize),
    as_json: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut writer = Writer { zone, as_json, out };
    let work = message!(progress_rules);
    writer.rules(&progress::during((before + 1, steps), &work, || label_rule_violations(ruleset, zone)))?;
    for (number, display) in (before + 2..).zip(DISPLAYS) {
        let work = message!(progress_same_display);
        let answer = progress::during((number, steps), &work, || {
            labels_with_same_display(ruleset, &display.into(), zone)
        });
        writer.display(display, &answer)?;
        writer.out.flush()?;
    }
    Ok(())
}

struct Writer<'a> {
    zone: &'a [char],
    as_json: bool,
    out: &'a mut dyn Write,
}

impl Writer<'_> {
    fn line(&mut self, object: &LabelsJson, sentence: impl FnOnce() -> Message<'static>) -> io::Result<()> {
        if self.as_json { json::write_line(self.out, object) } else { writeln!(self.out, "{}", sentence()) }
    }

    fn rules(&mut self, violations: &LabelRuleViolations) -> io::Result<()> {
        for violation in &violations.violated_rules {
            self.violation(violation)?;
        }
        for (property, is_bidi) in [("rfc5893", true), ("idna2008", false)] {
            let is_of = |it: &FindingKind| it.is_bidi_rule_condition() == is_bidi;
            let undecided: Vec<FindingKind> =
                violations.undecided_finding_kinds.iter().copied().filter(is_of).collect();
            if !undecided.is_empty() {
                let ids = undecided.iter().map(|it| it.id()).collect();
                let object =
                    LabelsJson::Undecided { property, rules: Some(ids), display: None, lengths: None };
                let sources = undecided.into_iter().map(|it| rule_source_text(it.source()).to_string());
                let rules = join_with_and(sources.collect());
                self.line(&object, || message!(lgr_rules_undecided, rules = rules))?;
            } else if !violations.violated_rules.iter().any(|it| is_of(&it.finding_kind)) {
                let object = LabelsJson::Proved { property, display: None, lengths: "all" };
                self.line(&object, || message!(lgr_rules_proved, property = property))?;
            }
        }
        self.out.flush()
    }

    fn violation(&mut self, violation: &ViolatedLabelRule) -> io::Result<()> {
        let (rule, label) = (
            violation.finding_kind.id(),
            HexadecimalCodePoints(&violation.shortest_violating_label).to_string(),
        );
        let object = if violation.finding_kind.is_bidi_rule_condition() {
            LabelsJson::ViolatesRfc5893 { rule, label }
        } else {
            LabelsJson::ViolatesIdna2008 { rule, label }
        };
        let label = label::shown(&violation.shortest_violating_label);
        let rule = rule_source_text(violation.finding_kind.source()).to_string();
        self.line(&object, || message!(lgr_violation, label = label, rule = rule))?;
        match self.reason(violation).filter(|_| !self.as_json) {
            Some(reason) => writeln!(self.out, "  {}", terminal::escaped(&reason)),
            None => Ok(()),
        }
    }

    /// The sentence about the violation.
    fn reason(&self, violation: &ViolatedLabelRule) -> Option<String> {
        let stop = (!self.zone.is_empty()).then_some('.');
        let name =
            violation.shortest_violating_label.iter().copied().chain(stop).chain(self.zone.iter().copied());
        let name = Input::from_scalars(name).ok()?;
        let analysis = InputAnalysis::new(&name);
        let finding = analysis
            .findings()
            .iter()
            .find(|it| it.finding_kind == violation.finding_kind && it.label_index == Some(0));
        finding.map(|it| FindingText::of(&name, it).sentence)
    }

    fn display(&mut self, display: Strategy, answer: &SameDisplayLabels) -> io::Result<()> {
        let id = display.id();
        let title = display.title();
        match answer {
            SameDisplayLabels::ShortestPair([one, other]) => {
                let (a, b) =
                    (HexadecimalCodePoints(one).to_string(), HexadecimalCodePoints(other).to_string());
                let (first, second) = (label::shown(one), label::shown(other));
                self.line(&LabelsJson::SameDisplay { display: id, a, b }, || {
                    message!(lgr_same_display, display = title, first = first, second = second)
                })
            }
            SameDisplayLabels::NoneExist => {
                let object =
                    LabelsJson::Proved { property: "different-displays", display: Some(id), lengths: "all" };
                self.line(&object, || message!(lgr_displays_proved, display = title))
            }
            SameDisplayLabels::Undecided { max_searched_label_code_points: to } => {
                let object = LabelsJson::Undecided {
                    property: "different-displays",
                    rules: None,
                    display: Some(id),
                    lengths: Some(*to),
                };
                let count = *to;
                self.line(&object, || message!(lgr_displays_undecided, display = title, count = count))
            }
        }
    }
}
