//! What is known of a name of a list by itself.

use std::io::{self, Read};

use bidiscope_bidi::name::{Input, Notation, excerpt};
use bidiscope_idna::verdict::{FindingKind, RegistrationPermission, has_unregistrable_label};
use bidiscope_list::scan::{NameRow, RegistrationConcernSet, RegistrationDecision};
use bidiscope_list::{read_u32_length_prefixed, write_u32_length_prefixed};
use bidiscope_words::{Message, message};

use super::decisions::{
    permission_unless_unreadable, registration_decision_title, registration_verdict_text,
};

/// What is known of a name of a list by itself. It can be written to a temporary file until its matches are known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListedName {
    /// The line on which it begins, from 1.
    pub line_number: u64,
    /// Its characters in logical order.
    pub name: String,
    /// The name as it was typed, where `name` would be read as another one; see [`NameRow::typed_name_if_different`].
    input: String,
    /// Its DNS form; empty where UTS #46 refuses it.
    pub ascii_name: String,
    /// The zone that it is in; empty where it is in none.
    pub parent_zone: String,
    /// Whether it may be registered.
    pub registration_permission: Option<RegistrationPermission>,
    /// The kinds of findings that are the reasons for that.
    pub registration_reasons: Vec<FindingKind>,
    /// The kinds of findings that are warnings.
    pub warning_kinds: Vec<FindingKind>,
    /// The values of the list's other columns that are shown.
    pub passed_through_values: Vec<String>,
}

/// Whether a name is permitted, but has a label that nobody registers, so that the verdict is about the others.
pub(crate) fn is_permitted_despite_unregistrable_label(
    registration: Option<RegistrationPermission>,
    name: &str,
) -> bool {
    registration == Some(RegistrationPermission::Allowed) && has_unregistrable_label(name)
}

impl ListedName {
    /// The name of a row, with its first `passed_through_column_count` fields.
    pub fn of_row(row: &NameRow, passed_through_column_count: usize) -> Self {
        Self {
            passed_through_values: passed_through_values(row, passed_through_column_count),
            line_number: row.line_number,
            name: row.name.clone(),
            input: row.typed_name_if_different.clone(),
            ascii_name: row.ascii_name.clone().unwrap_or_default(),
            parent_zone: row.parent_zone.clone(),
            registration_permission: row.registration_permission,
            registration_reasons: row.registration_reasons.clone(),
            warning_kinds: row.warning_kinds.clone(),
        }
    }

    /// What becomes of it, in a word or two; of a name with a label that is never registered it is about its other labels.
    pub fn registration_decision_title(&self, decision: RegistrationDecision) -> Message<'static> {
        match decision == RegistrationDecision::Allowed && self.is_permitted_despite_unregistrable_label() {
            true => message!(list_status, status = "allowed-in-part"),
            false => registration_decision_title(decision),
        }
    }

    /// Whether it is permitted, but has a label that nobody registers, so that the verdict is about the others.
    pub fn is_permitted_despite_unregistrable_label(&self) -> bool {
        is_permitted_despite_unregistrable_label(self.registration_permission, &self.name)
    }

    /// The name as it is shown: decoded, unless it was written in an A-label that is not its own.
    pub fn decoded_or_typed_name(&self) -> &str {
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

    /// What becomes of it, in a few words, and as which verdict that counts; `None` where it cannot be read. `decision` takes
    /// other names into account, `includes_registry_rules` says whether the registry's rules were asked too.
    pub fn permission_and_verdict_text(
        &self,
        decision: RegistrationDecision,
        includes_registry_rules: bool,
    ) -> Option<(RegistrationPermission, Message<'static>)> {
        let message = match decision {
            RegistrationDecision::Allowed if self.is_permitted_despite_unregistrable_label() => {
                match includes_registry_rules {
                    true => message!(answer, verdict = "allowed-in-part-by-registry"),
                    false => message!(answer, verdict = "allowed-in-part"),
                }
            }
            RegistrationDecision::RefusedByRule
                if self.registration_reasons.iter().all(|it| it.is_registry_rule()) =>
            {
                message!(answer, verdict = "refused-by-registry")
            }
            RegistrationDecision::RefusedByRule => registration_verdict_text(decision, false),
            _ => registration_verdict_text(decision, includes_registry_rules),
        };
        Some((permission_unless_unreadable(decision)?, message))
    }

    /// The problems of the name by itself.
    pub fn concerns(&self) -> RegistrationConcernSet {
        RegistrationConcernSet::of_permission_and_warnings(self.registration_permission, &self.warning_kinds)
    }

    /// What becomes of the name by itself.
    pub fn decision(&self) -> RegistrationDecision {
        RegistrationDecision::of_permission_and_reasons(
            self.registration_permission,
            &self.registration_reasons,
        )
    }

    /// Appends the name of a row with its first `passed_through_column_count` fields in binary form to `output`, for
    /// [`ListedName::read_binary_row`]: of every row, so that names and their matches stay in step.
    pub fn write_binary_row(row: &NameRow, passed_through_column_count: usize, output: &mut Vec<u8>) {
        let kept_count = passed_through_values(row, passed_through_column_count);
        output.extend_from_slice(&row.line_number.to_le_bytes());
        output.extend_from_slice(&(kept_count.len() as u64).to_le_bytes());
        output.push(row.registration_permission.map_or(0, |it| it as u8 + 1));
        let kinds = |all: &[FindingKind]| all.iter().map(|&it| char::from(it as u8)).collect::<String>();
        write_u32_length_prefixed(&row.name, output);
        write_u32_length_prefixed(&row.typed_name_if_different, output);
        write_u32_length_prefixed(row.ascii_name.as_deref().unwrap_or_default(), output);
        write_u32_length_prefixed(&row.parent_zone, output);
        write_u32_length_prefixed(&kinds(&row.registration_reasons), output);
        write_u32_length_prefixed(&kinds(&row.warning_kinds), output);
        kept_count.iter().for_each(|it| write_u32_length_prefixed(it, output));
    }

    /// Reads the next name that [`ListedName::write_binary_row`] wrote, and replaces this one by it.
    ///
    /// # Errors
    /// Errors of the reader, and invalid data.
    pub fn read_binary_row(&mut self, from: &mut impl Read) -> io::Result<()> {
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
            line_number: u64::from_le_bytes(line),
            registration_permission: place.and_then(|it| RegistrationPermission::ALL.get(it).copied()),
            name: read_u32_length_prefixed(from)?,
            input: read_u32_length_prefixed(from)?,
            ascii_name: read_u32_length_prefixed(from)?,
            parent_zone: read_u32_length_prefixed(from)?,
            registration_reasons: kinds(read_u32_length_prefixed(from)?),
            warning_kinds: kinds(read_u32_length_prefixed(from)?),
            passed_through_values: (0..u64::from_le_bytes(kept))
                .map(|_| read_u32_length_prefixed(from))
                .collect::<io::Result<_>>()?,
        };
        Ok(())
    }
}

/// The most characters of another column's value that are shown.
const MAX_KEPT_CHARACTERS: usize = 200;

/// The first fields of a row, shortened.
pub(crate) fn passed_through_values(row: &NameRow, count: usize) -> Vec<String> {
    (0..count).map(|it| excerpt(&row.entry_fields.field_value(it).to_string(), MAX_KEPT_CHARACTERS)).collect()
}
