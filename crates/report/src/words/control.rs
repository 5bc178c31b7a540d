//! What a finding about a control says to users.

use bidiscope_bidi::controls::{ControlFinding, ControlKind, ControlScope};
use bidiscope_idna::verdict::Source;
use bidiscope_words::{Message, MessageValue, message};

use super::character::{characters_text, kinds_text};

/// What was found, as a message; its attributes `advice` and `rule` say what to do and what the rule demands. Positions in it are
/// those of the line, from 1.
pub fn control_message(finding: &ControlFinding) -> Message<'static> {
    let (reach, end) = match finding.scope {
        None | Some(ControlScope::Overflow) => ("none", 0),
        Some(ControlScope::ClosesNothing) => ("nothing", 0),
        Some(ControlScope::ClosedAt(at)) => ("closed", at + 1),
        // That of the last character.
        Some(ControlScope::LineEnd(end)) => ("line-end", end),
    };
    let is_all = finding.scalars.len() == finding.characters.len();
    let characters = if is_all { characters_text(&finding.scalars) } else { kinds_text(&finding.scalars) };
    let values: Vec<(&'static str, MessageValue<'static>)> = vec![
        ("characters", characters.into()),
        ("count", finding.characters.len().into()),
        ("reach", reach.into()),
        ("end", end.into()),
        ("deeper", finding.further_overflow_count.into()),
    ];
    let id = if finding.scope == Some(ControlScope::Overflow) { "too-deep" } else { finding.kind.id() };
    Message::by_id(format!("control-{id}"), values)
}

/// What was found in the name of a file or a folder, as a message.
pub fn control_message_of_name(finding: &ControlFinding) -> Message<'static> {
    message!(control_in_name, sentence = control_message(finding).to_string())
}

/// Where the rule of such a finding is stated.
pub fn control_source(kind: ControlKind) -> Source {
    let (document, section) = kind.source();
    Source { document, section }
}
