//! The characters of a name in logical order, one cell each.

use bidiscope_bidi::name::{BidiClass, character_name, code_point, is_invisible};
use bidiscope_idna::verdict::{Analysis, Severity};

use crate::message;
use crate::messages::Message;

/// A character of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellView {
    /// Its logical position: its index in [`super::Inspection::cells`].
    pub position: usize,
    /// The character.
    pub scalar: char,
    /// Its bidi class.
    pub class: BidiClass,
    /// Its code point, such as `U+05D0`.
    pub code_point: String,
    /// Its name in the Unicode Character Database.
    pub name: String,
    /// The index of its label; `None` for a separator.
    pub label: Option<usize>,
    /// Whether a violated rule names it: RFC 5893, IDNA2008 or the limits of the DNS.
    pub violates_rule: bool,
}

impl CellView {
    /// Accessible name for screen readers, such as `character 3, U+05D0 HEBREW LETTER ALEF`; it says when a character
    /// is invisible.
    pub fn description(&self) -> String {
        let position = self.position + 1;
        message!(cell_in_name, position = position, character = self.character()).to_string()
    }

    /// The character by code point and name.
    pub(super) fn character(&self) -> Message<'static> {
        let character = format!("{} {}", self.code_point, self.name);
        let is_invisible = if is_invisible(self.scalar) { "yes" } else { "no" };
        message!(cell_character, character = character, isinvisible = is_invisible)
    }
}

pub(super) fn cells(analysis: &Analysis) -> Vec<CellView> {
    let name = analysis.name();
    let mut offends = vec![false; name.characters().len()];
    let violations = analysis.findings().iter().filter(|it| it.severity() == Severity::Violation);
    for &offender in violations.flat_map(|finding| &finding.characters) {
        offends[offender] = true;
    }
    let characters = name.characters().iter().zip(name.label_of()).zip(offends);
    characters
        .enumerate()
        .map(|(position, ((character, &label), violates_rule))| {
            let (scalar, class) = (character.scalar, character.class);
            let (code_point, name) = (code_point(scalar), character_name(scalar));
            CellView { position, scalar, class, code_point, name, label, violates_rule }
        })
        .collect()
}
