//! What is known of a name of a list by itself.

use std::io::{self, Read};

use bidiscope_bidi::name::{Input, Notation, excerpt};
use bidiscope_idna::verdict::{FindingKind, Permission, has_unregistrable_label};
use bidiscope_list::scan::{Concerns, Decision, NameRow};
use bidiscope_list::{read_length_prefixed, write_length_prefixed};
use bidiscope_words::{Message, message};

use super::decisions::{decision_title, decision_verdict_text, permission_of};

/// What is known of a name of a list by itself. It can be written to a temporary file until its matches are known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListedName {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// Its characters in logical order.
    pub name: String,
    /// The name as it was typed, where `name` would be read as another one; see [`NameRow::input`].
    input: String,
    /// Its DNS form; empty where UTS #46 refuses it.
    pub ascii_name: String,
    /// The zone that it is in; empty where it is in none.
    pub zone: String,
    /// Whether it may be registered.
    pub registration: Option<Permission>,
    /// The kinds of findings that are the reasons for that.
    pub reasons: Vec<FindingKind>,
    /// The kinds of findings that are warnings.
    pub warnings: Vec<FindingKind>,
    /// The values of the list's other columns that are shown.
    pub kept: Vec<String>,
}

/// Whether a name is permitted, but has a label that nobody registers, so that the verdict is about the others.
pub(crate) fn is_permitted_in_part(registration: Option<Permission>, name: &str) -> bool {
    registration == Some(Permission::Allowed) && has_unregistrable_label(name)
}

impl ListedName {
    /// The name of a row, with its first `kept_count` fields.
    pub fn of(row: &NameRow, kept_count: usize) -> Self {
        Self {
            kept: kept_values(row, kept_count),
            line: row.line,
            name: row.name.clone(),
            input: row.input.clone(),
            ascii_name: row.ascii_name.clone().unwrap_or_default(),
            zone: row.parent.clone(),
            registration: row.registration,
            reasons: row.reasons.clone(),
            warnings: row.warnings.clone(),
        }
    }

    /// What becomes of it, in a word or two; of a name with a label that is never registered it is about its other labels.
    pub fn title(&self, decision: Decision) -> Message<'static> {
        match decision == Decision::Allowed && self.is_permitted_in_part() {
            true => message!(list_status, status = "allowed-in-part"),
            false => decision_title(decision),
        }
    }

    /// Whether it is permitted, but has a label that nobody registers, so that the verdict is about the others.
    pub fn is_permitted_in_part(&self) -> bool {
        is_permitted_in_part(self.registration, &self.name)
    }

    /// The name as it is shown: decoded, unless it was written in an A-label that is not its own.
    pub fn shown_name(&self) -> &str {
        if self.input.is_empty() { &self.name } else { &self.input }
    }

    /// The name to be analyzed; `notation` is that of the list.
    pub fn to_input(&self, notation: Notation) -> Option<Input> {
        match self.input.as_str() {
            // A-labels of the list are decoded in it.
            "" => Input::from_scalars(self.name.chars()).ok(),
            input => Input::from_text(input, notation).ok(),
        }
    }

    /// What becomes of it, in a few words, and as which verdict that counts; `None` where it cannot be read. `decision` takes other
    /// names into account, `has_registry_rules` says whether the registry's rules were asked too.
    pub fn verdict_with_text(
        &self,
        decision: Decision,
        has_registry_rules: bool,
    ) -> Option<(Permission, Message<'static>)> {
        let message = match decision {
            Decision::Allowed if self.is_permitted_in_part() => match has_registry_rules {
                true => message!(answer, verdict = "allowed-in-part-by-registry"),
                false => message!(answer, verdict = "allowed-in-part"),
            },
            Decision::Refused if self.reasons.iter().all(|it| it.is_registry_rule()) => {
                message!(answer, verdict = "refused-by-registry")
            }
            Decision::Refused => decision_verdict_text(decision, false),
            _ => decision_verdict_text(decision, has_registry_rules),
        };
        Some((permission_of(decision)?, message))
    }

    /// The problems of the name by itself.
    pub fn concerns(&self) -> Concerns {
        Concerns::of(self.registration, &self.warnings)
    }

    /// What becomes of the name by itself.
    pub fn decision(&self) -> Decision {
        Decision::of(self.registration, &self.reasons)
    }

    /// Appends the name of a row with its first `kept_count` fields in binary form to `out`, for [`ListedName::read_from`]: of every
    /// row, so that names and their matches stay in step.
    pub fn write_to(row: &NameRow, kept_count: usize, out: &mut Vec<u8>) {
        let kept_count = kept_values(row, kept_count);
        out.extend_from_slice(&row.line.to_le_bytes());
        out.extend_from_slice(&(kept_count.len() as u64).to_le_bytes());
        out.push(row.registration.map_or(0, |it| it as u8 + 1));
        let kinds = |all: &[FindingKind]| all.iter().map(|&it| char::from(it as u8)).collect::<String>();
        write_length_prefixed(&row.name, out);
        write_length_prefixed(&row.input, out);
        write_length_prefixed(row.ascii_name.as_deref().unwrap_or_default(), out);
        write_length_prefixed(&row.parent, out);
        write_length_prefixed(&kinds(&row.reasons), out);
        write_length_prefixed(&kinds(&row.warnings), out);
        kept_count.iter().for_each(|it| write_length_prefixed(it, out));
    }

    /// Reads the next name that [`ListedName::write_to`] wrote, and replaces this one by it.
    ///
    /// # Errors
    /// Errors of the reader, and invalid data.
    pub fn read_from(&mut self, from: &mut impl Read) -> io::Result<()> {
        let [mut line, mut kept] = [[0; 8]; 2];
        let mut registration = [0];
        from.read_exact(&mut line)?;
        from.read_exact(&mut kept)?;
        from.read_exact(&mut registration)?;
        let place = usize::from(registration[0]).checked_sub(1);
        let kinds = |text: String| {
            text.chars().filter_map(|it| FindingKind::ALL.get(it as usize).copied()).collect::<Vec<_>>()
        };
        *self = Self {
            line: u64::from_le_bytes(line),
            registration: place.and_then(|it| Permission::ALL.get(it).copied()),
            name: read_length_prefixed(from)?,
            input: read_length_prefixed(from)?,
            ascii_name: read_length_prefixed(from)?,
            zone: read_length_prefixed(from)?,
            reasons: kinds(read_length_prefixed(from)?),
            warnings: kinds(read_length_prefixed(from)?),
            kept: (0..u64::from_le_bytes(kept))
                .map(|_| read_length_prefixed(from))
                .collect::<io::Result<_>>()?,
        };
        Ok(())
    }
}

/// The most characters of another column's value that are shown.
const MAX_KEPT_CHARACTERS: usize = 200;

/// The first fields of a row, shortened.
pub(crate) fn kept_values(row: &NameRow, count: usize) -> Vec<String> {
    (0..count).map(|it| excerpt(&row.fields.cell(it).to_string(), MAX_KEPT_CHARACTERS)).collect()
}
