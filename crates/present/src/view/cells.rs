//! The characters of a name in logical order, one cell each.

use bidiscope_bidi::name::{BidiClass, character_name, code_point, is_invisible};
use bidiscope_idna::verdict::{Analysis, Severity};

/// A character of a name. Its logical position is its index in [`super::Inspection::cells`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellView {
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
    /// Accessible name for screen readers, such as `character 3, U+05D0 HEBREW LETTER ALEF`; it says when a character
    /// is invisible.
    pub description: String,
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
        .map(|(index, ((character, &label), offends))| {
            let code_point = code_point(character.scalar);
            let name = character_name(character.scalar);
            let seen = if is_invisible(character.scalar) { ", invisible" } else { "" };
            let description = format!("character {}, {code_point} {name}{seen}", index + 1);
            let (scalar, class) = (character.scalar, character.class);
            CellView { scalar, class, code_point, name, label, violates_rule: offends, description }
        })
        .collect()
}
