//! The JSON of a finding about a control: how far it works, and the object that `text --check=controls` writes.

use bidiscope_bidi::controls::{ControlFinding, ControlScope};
use bidiscope_bidi::name::code_point;
use bidiscope_idna::verdict::{Severity, Source};
use serde::Serialize;

use crate::words::control::{control_message, control_message_of_name, control_source};

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
            ControlScope::Overflow => ("too-deep", None),
            ControlScope::ClosedAt(at) => ("closed", Some(at + 1)),
            ControlScope::LineEnd(end) => ("line-end", Some(end)),
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
    source: Source,
}

impl<'a> ControlJson<'a> {
    /// The object for a finding in this file.
    pub fn new(file: &'a str, finding: &ControlFinding) -> Self {
        Self {
            file,
            line: finding.line + 1,
            id: finding.kind.id(),
            severity: Severity::Warning,
            start: finding.characters.start,
            end: finding.characters.end,
            code_points: finding.scalars.iter().map(|&it| code_point(it)).collect(),
            reaches: finding.scope.map(Into::into),
            sentence: control_message(finding).to_string(),
            source: control_source(finding.kind),
        }
    }

    /// The object for a finding in a name that is part of this path.
    pub fn of_name(file: &'a str, finding: &ControlFinding) -> Self {
        let sentence = control_message_of_name(finding).to_string();
        Self { line: 0, sentence, ..Self::new(file, finding) }
    }
}
