//! A name of a list as the report keeps it, also in a temporary file until its matches are known.

use std::io::{self, Read};

use bidiscope_bidi::name::{Input, Notation, excerpt};
use bidiscope_idna::verdict::{FindingKind, Permission, has_unregistrable_label};
use bidiscope_list::scan::{Concerns, Decision, NameRow};
use bidiscope_list::{read_text, write_text};
use bidiscope_words::{Message, message};

use crate::verdict_text::permission_text;

/// A name of a list as its report keeps it. It can be written to a temporary file until its matches are known.
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
    pub(super) zone: String,
    /// Whether it may be registered.
    pub(super) registration: Option<Permission>,
    /// The kinds of findings that are the reasons for that.
    pub(super) because: Vec<FindingKind>,
    /// The kinds of findings that are warnings.
    pub(super) warnings: Vec<FindingKind>,
    /// The values of the list's other columns that are shown.
    pub(super) kept: Vec<String>,
}

/// The section of a report in which a name is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReportSection {
    /// It may not be registered.
    Refused,
    /// It may be registered or that depends on something else, and it has a problem.
    Flagged,
    /// It may be registered and has no problem.
    Others,
}

/// The section for these results; `None` where the name is not judged.
pub(super) fn part(registration: Option<Permission>, concerns: Concerns) -> Option<ReportSection> {
    match registration? {
        Permission::Refused => Some(ReportSection::Refused),
        Permission::Allowed if concerns.is_empty() => Some(ReportSection::Others),
        Permission::Allowed | Permission::NeedsReview => Some(ReportSection::Flagged),
        Permission::NotApplicable => None,
    }
}

/// Whether a name is permitted, but has a label that nobody registers, so that the verdict is about the others.
pub(super) fn is_permitted_in_part(registration: Option<Permission>, name: &str) -> bool {
    registration == Some(Permission::Allowed) && has_unregistrable_label(name)
}

/// What becomes of a name for a reason beside its own verdict, and as which verdict that counts.
pub(super) fn decision_answer(decision: Decision) -> Option<(Permission, Message<'static>)> {
    let answer = |verdict| message!(answer, verdict = verdict);
    Some(match decision {
        Decision::Reserved => (Permission::Refused, answer("reserved")),
        Decision::Blocked => (Permission::Refused, answer("blocked")),
        // Whatever the rules say, nobody else may register it.
        Decision::Taken => (Permission::Refused, answer("taken")),
        Decision::Contested => (Permission::NeedsReview, answer("contested")),
        _ => return None,
    })
}

impl ListedName {
    /// The name of a row, with its first `kept` fields.
    pub(super) fn of(row: &NameRow, kept: usize) -> Self {
        Self {
            kept: kept_values(row, kept),
            line: row.line,
            name: row.name.clone(),
            input: row.input.clone(),
            ascii_name: row.ascii_name.clone().unwrap_or_default(),
            zone: row.parent.clone(),
            registration: row.registration,
            because: row.reasons.clone(),
            warnings: row.warnings.clone(),
        }
    }

    /// The name as the report shows it: decoded, unless it was written in an A-label that is not its own.
    pub(super) fn shown(&self) -> &str {
        if self.input.is_empty() { &self.name } else { &self.input }
    }

    /// The name to be analyzed; `notation` is that of the list.
    pub(super) fn read(&self, notation: Notation) -> Option<Input> {
        match self.input.as_str() {
            // A-labels of the list are decoded in it.
            "" => Input::from_scalars(self.name.chars()).ok(),
            input => Input::from_text(input, notation).ok(),
        }
    }

    /// What becomes of it, in a few words; `None` where it is not judged. `decision` takes other names into account,
    /// `has_rules` says whether the registry's rules were asked too.
    pub(super) fn answer(
        &self,
        decision: Decision,
        has_rules: bool,
    ) -> Option<(Permission, Message<'static>)> {
        let permission = self.registration?;
        if let Some(of_decision) = decision_answer(decision) {
            return Some(of_decision);
        }
        let message = match is_permitted_in_part(self.registration, &self.name) {
            true if has_rules => message!(answer, verdict = "allowed-in-part-by-registry"),
            true => message!(answer, verdict = "allowed-in-part"),
            false if permission != Permission::Refused => permission_text(permission, has_rules),
            false if self.because.iter().all(|it| it.is_of_registry()) => {
                message!(answer, verdict = "refused-by-registry")
            }
            false => permission_text(permission, false),
        };
        Some((permission, message))
    }

    /// The problems of the name by itself.
    pub(super) fn concerns(&self) -> Concerns {
        Concerns::of(self.registration, &self.warnings)
    }

    /// Its section, once all its problems are known.
    pub(super) fn part(&self, concerns: Concerns) -> Option<ReportSection> {
        part(self.registration, concerns)
    }

    /// What becomes of the name by itself.
    pub(super) fn decision(&self) -> Decision {
        Decision::of(self.registration, &self.because)
    }

    /// Appends the name of a row with its first `kept` fields in binary form to `out`, for [`ListedName::read_from`]: of every
    /// row, so that names and their matches stay in step.
    pub fn write_to(row: &NameRow, kept: usize, out: &mut Vec<u8>) {
        let kept = kept_values(row, kept);
        out.extend_from_slice(&row.line.to_le_bytes());
        out.extend_from_slice(&(kept.len() as u64).to_le_bytes());
        out.push(row.registration.map_or(0, |it| it as u8 + 1));
        let kinds = |all: &[FindingKind]| all.iter().map(|&it| char::from(it as u8)).collect::<String>();
        write_text(&row.name, out);
        write_text(&row.input, out);
        write_text(row.ascii_name.as_deref().unwrap_or_default(), out);
        write_text(&row.parent, out);
        write_text(&kinds(&row.reasons), out);
        write_text(&kinds(&row.warnings), out);
        kept.iter().for_each(|it| write_text(it, out));
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
            name: read_text(from)?,
            input: read_text(from)?,
            ascii_name: read_text(from)?,
            zone: read_text(from)?,
            because: kinds(read_text(from)?),
            warnings: kinds(read_text(from)?),
            kept: (0..u64::from_le_bytes(kept)).map(|_| read_text(from)).collect::<io::Result<_>>()?,
        };
        Ok(())
    }
}

/// The most characters of another column's value that are shown.
const MAX_KEPT_CHARACTERS: usize = 200;

/// The first fields of a row, shortened.
pub(super) fn kept_values(row: &NameRow, count: usize) -> Vec<String> {
    (0..count).map(|it| excerpt(&row.fields.cell(it).to_string(), MAX_KEPT_CHARACTERS)).collect()
}
