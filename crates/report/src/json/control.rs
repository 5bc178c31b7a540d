//! The JSON of a finding about a control: how far it works, and the object that `text --check=controls` writes.

use bidiscope_bidi::controls::{ControlFinding, ControlScope};
use bidiscope_bidi::name::code_point;
use bidiscope_idna::verdict::{RuleSource, Severity};
use serde::Serialize;

use crate::words::control::{
    control_character_finding_message, control_character_in_file_name_message, control_character_rule_source,
};

/// How far a control works, with the position after the last character, from 0.
#[derive(Serialize)]
pub(super) struct ReachJson {
    until: &'static str,
    end: Option<usize>,
}

impl From<ControlScope> for ReachJson {
    fn from(reach: ControlScope) -> Self {
        let (until, end) = match reach {
            ControlScope::ClosesNothing => ("nothing", None),
            ControlScope::IgnoredAsOverflow => ("too-deep", None),
            ControlScope::ClosedAt { closing_control_index: at } => ("closed", Some(at + 1)),
            ControlScope::ReachesLineEnd { line_end_index: end } => ("line-end", Some(end)),
        };
        Self { until, end }
    }
}

/// The JSON object of a finding about a control in a file.
#[derive(Serialize)]
pub struct ControlJson<'a> {
    file: &'a str,
    /// From 1; 0 of the file's name.
    line: usize,
    id: &'static str,
    severity: Severity,
    /// The characters, from 0 in the line.
    start: usize,
    end: usize,
    /// The first of them, as code points.
    code_points: Vec<String>,
    reaches: Option<ReachJson>,
    sentence: String,
    source: RuleSource,
}

impl<'a> ControlJson<'a> {
    /// The object for a finding in this file.
    pub fn of_control_in_file(file_path: &'a str, control_finding: &ControlFinding) -> Self {
        Self {
            file: file_path,
            line: control_finding.line_index + 1,
            id: control_finding.finding_kind.id(),
            severity: Severity::Warning,
            start: control_finding.characters_in_line.start,
            end: control_finding.characters_in_line.end,
            code_points: control_finding.first_scalars.iter().map(|&it| code_point(it)).collect(),
            reaches: control_finding.control_scope.map(Into::into),
            sentence: control_character_finding_message(control_finding).to_string(),
            source: control_character_rule_source(control_finding.finding_kind),
        }
    }

    /// The object for a finding in a name that is part of this path.
    pub fn of_control_in_path(file_path: &'a str, control_finding: &ControlFinding) -> Self {
        let sentence = control_character_in_file_name_message(control_finding).to_string();
        Self { line: 0, sentence, ..Self::of_control_in_file(file_path, control_finding) }
    }
}
