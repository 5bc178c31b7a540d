//! The characters of a name in logical order, one cell each.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::{BidiClass, character_name, code_point, is_invisible};
use bidiscope_idna::verdict::{Finding, Severity};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

/// A character of a name, with what its cell shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CharacterCellView {
    /// Its logical position: its index in [`InputReport::character_cells`](crate::InputReport::character_cells).
    pub logical_index: usize,
    /// The character.
    pub scalar: char,
    /// Its bidi class.
    pub bidi_class: BidiClass,
    /// Its code point, such as `U+05D0`.
    pub code_point_text: String,
    /// Its name in the Unicode Character Database.
    pub unicode_name: String,
    /// The index of its label, from 0; `None` for a separator, and outside the host of a URL.
    pub label_index: Option<usize>,
    /// The part of a URL in which it stands; `None` between the parts, and in what is no URL.
    pub url_part: Option<UrlPartKind>,
    /// Whether it violates a rule: of RFC 5893, of IDNA2008, or the length limits of the DNS.
    pub violates_idna_or_dns_rule: bool,
}

impl CharacterCellView {
    /// Accessible name for screen readers, such as `character 3, U+05D0 HEBREW LETTER ALEF`; it says when a character
    /// is invisible.
    pub fn description(&self) -> String {
        let position = self.logical_index + 1;
        message!(cell_in_name, position = position, character = self.character()).to_string()
    }

    /// Its logical position, from 1, and its label or part of a URL, such as `logical position 4, in label 1`.
    pub fn logical_position_and_label_text(&self) -> String {
        message!(cell_place, position = self.logical_index + 1, place = self.label_or_part()).to_string()
    }

    /// The label or the part of a URL in which it stands.
    pub(super) fn label_or_part(&self) -> Message<'static> {
        match (self.label_index, self.url_part) {
            (Some(label), _) => message!(cell_in_label, label = label + 1),
            (None, part) => message!(cell_between_labels, part = part.map_or("none", UrlPartKind::id)),
        }
    }

    /// The character by code point and name.
    pub(super) fn character(&self) -> Message<'static> {
        let character = format!("{} {}", self.code_point_text, self.unicode_name);
        let is_invisible = if is_invisible(self.scalar) { "yes" } else { "no" };
        message!(cell_character, character = character, isinvisible = is_invisible)
    }
}

pub(crate) fn cells(analysis: &InputAnalysis) -> Vec<CharacterCellView> {
    let name = analysis.input();
    let mut offends = vec![false; name.characters().len()];
    // Of a name or label that is too long no character is more the cause than another.
    let is_of_length = |it: &Finding| it.finding_kind.is_length_limit();
    let violations =
        analysis.findings().iter().filter(|it| it.severity() == Severity::Violation && !is_of_length(it));
    for &offender in violations.flat_map(|finding| &finding.character_indices_in_name) {
        offends[offender] = true;
    }
    let characters = name.characters().iter().zip(name.label_index_by_character()).zip(offends);
    characters
        .enumerate()
        .map(|(position, ((character, &label), violates_rule))| {
            let url_part = name.url().and_then(|it| it.part_at(position));
            let (scalar, class) = (character.scalar, character.class);
            let (code_point, name) = (code_point(scalar), character_name(scalar));
            CharacterCellView {
                logical_index: position,
                scalar,
                bidi_class: class,
                code_point_text: code_point,
                unicode_name: name,
                label_index: label,
                url_part,
                violates_idna_or_dns_rule: violates_rule,
            }
        })
        .collect()
}
