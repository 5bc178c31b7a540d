//! What a finding about a control says to users.

use bidiscope_bidi::controls::{ControlFinding, ControlFindingKind, ControlScope};
use bidiscope_idna::verdict::RuleSource;
use bidiscope_words::{Message, MessageValue, message};

use super::character::{characters_text, kinds_text};

/// What was found, as a message; its attributes `advice` and `rule` say what to do and what the rule demands. Positions in it are
/// those of the line, from 1.
pub fn control_character_finding_message(control_finding: &ControlFinding) -> Message<'static> {
    let (reach, end) = match control_finding.control_scope {
        None | Some(ControlScope::IgnoredAsOverflow) => ("none", 0),
        Some(ControlScope::ClosesNothing) => ("nothing", 0),
        Some(ControlScope::ClosedAt { closing_control_index: at }) => ("closed", at + 1),
        // That of the last character.
        Some(ControlScope::ReachesLineEnd { line_end_index: end }) => ("line-end", end),
    };
    let is_all = control_finding.first_scalars.len() == control_finding.characters_in_line.len();
    let characters = if is_all {
        characters_text(&control_finding.first_scalars)
    } else {
        kinds_text(&control_finding.first_scalars)
    };
    let values: Vec<(&'static str, MessageValue<'static>)> = vec![
        ("characters", characters.into()),
        ("count", control_finding.characters_in_line.len().into()),
        ("reach", reach.into()),
        ("end", end.into()),
        ("deeper", control_finding.omitted_overflow_control_count.into()),
    ];
    let id = if control_finding.control_scope == Some(ControlScope::IgnoredAsOverflow) {
        "too-deep"
    } else {
        control_finding.finding_kind.id()
    };
    Message::by_id(format!("control-{id}"), values)
}

/// What was found in the name of a file or a folder, as a message.
pub fn control_character_in_file_name_message(control_finding: &ControlFinding) -> Message<'static> {
    message!(control_in_name, sentence = control_character_finding_message(control_finding).to_string())
}

/// Where the rule of such a finding is stated.
pub fn control_character_rule_source(control_finding_kind: ControlFindingKind) -> RuleSource {
    let (document, section) = control_finding_kind.document_and_section();
    RuleSource { document, section }
}
