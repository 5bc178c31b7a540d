//! The characters of a name or a text in logical order, with their properties.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{CharacterProperties, character_name, code_point, is_mark, is_unprintable};
use bidiscope_idna::verdict::Severity;
use bidiscope_idna::verdict::rfc5892::derived_property;
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use crate::normal_forms::NormalForms;
use crate::titles::Titled;

use super::block::{PageBlock, PageSection};
use super::line::{PageLine, Tone};
use super::section_id::PageSectionId;
use super::table::TableBlock;

/// The most characters of a name that are listed; the others are counted.
const MAX_LISTED_CHARACTERS: usize = 1_000;

enum_with_ids! {
    /// A column of the table of characters.
    pub enum CharacterColumn {
        /// Its position, from 1.
        LogicalPosition = "position";
        /// The character itself.
        Character = "character";
        /// Its code point.
        CodePoint = "code-point";
        /// Its name.
        CharacterName = "name";
        /// Its bidi class.
        BidiClass = "bidi-class";
        /// Its script.
        Script = "script";
        /// Its General_Category.
        GeneralCategory = "category";
        /// Its Joining_Type.
        JoiningType = "joining-type";
        /// Whether it is mirrored in right-to-left text.
        BidiMirrored = "mirrored";
        /// Its derived property of IDNA2008 (RFC 5892).
        IdnaDerivedProperty = "idna";
        /// Its bytes in UTF-8.
        Utf8Bytes = "utf8";
        /// Its normal forms, where they are other characters.
        NormalForms = "normal-forms";
        /// Its label, or the part of a URL.
        LabelOrUrlPart = "label";
        /// Whether it violates a rule of names.
        ViolatesNameRule = "rule";
    }
}

impl CharacterColumn {
    /// Those that say something of the characters of a name or an address, or of text, which has no labels and breaks no rule of
    /// names.
    pub fn available_columns(is_running_text: bool) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |it| {
            !is_running_text
                || !matches!(it, Self::IdnaDerivedProperty | Self::LabelOrUrlPart | Self::ViolatesNameRule)
        })
    }

    /// Whether it is there where nobody has chosen: with the others a line of a terminal is too long.
    pub const fn is_shown_by_default(self, is_running_text: bool) -> bool {
        match self {
            Self::Script | Self::GeneralCategory => is_running_text,
            Self::JoiningType
            | Self::BidiMirrored
            | Self::IdnaDerivedProperty
            | Self::Utf8Bytes
            | Self::NormalForms => false,
            _ => true,
        }
    }
}

/// The section with the standard columns.
pub(super) fn section(analysis: &InputAnalysis) -> PageSection {
    let is_text = analysis.is_text();
    let columns: Vec<CharacterColumn> =
        CharacterColumn::available_columns(is_text).filter(|it| it.is_shown_by_default(is_text)).collect();
    characters_section(analysis, &columns)
}

/// The characters in logical order, with these columns.
pub fn characters_section(analysis: &InputAnalysis, columns: &[CharacterColumn]) -> PageSection {
    let name = analysis.input();
    let mut violates = vec![false; name.characters().len()];
    let violations = analysis.findings().iter().filter(|it| it.severity() == Severity::Violation);
    violations.flat_map(|it| &it.character_indices_in_name).for_each(|&at| violates[at] = true);
    let headings: Vec<Message<'_>> = columns.iter().map(|it| it.title_message()).collect();
    let listed = name.characters().iter().enumerate().take(MAX_LISTED_CHARACTERS);
    let rows = listed.map(|(index, character)| {
        let properties = CharacterProperties::of(character.scalar);
        let cell = |column: &CharacterColumn| {
            let line = match column {
                CharacterColumn::LogicalPosition => PageLine::from_code((index + 1).to_string()),
                CharacterColumn::BidiClass => PageLine::from_code(character.class.short_name()),
                CharacterColumn::LabelOrUrlPart => label(analysis, index),
                CharacterColumn::ViolatesNameRule if violates[index] => {
                    PageLine::from_message(&message!(violates_rule)).in_tone(Tone::Bad)
                }
                CharacterColumn::ViolatesNameRule => PageLine::default(),
                other => property(*other, character.scalar, &properties),
            };
            line.on([index])
        };
        columns.iter().map(cell).collect()
    });
    let mut blocks = vec![PageBlock::Table(TableBlock::new(&headings, rows))];
    let more = name.characters().len().saturating_sub(MAX_LISTED_CHARACTERS);
    if more > 0 {
        blocks.push(PageBlock::paragraph(&message!(more_characters, count = more)));
    }
    PageSection::new(PageSectionId::Characters, &message!(section_characters), blocks)
}

/// A property that the character has wherever it stands.
fn property(column: CharacterColumn, scalar: char, properties: &CharacterProperties) -> PageLine {
    match column {
        CharacterColumn::Character => glyph(scalar),
        CharacterColumn::CodePoint => PageLine::from_code(code_point(scalar)),
        CharacterColumn::CharacterName => PageLine::from_code(character_name(scalar)),
        CharacterColumn::Script => PageLine::from_code(properties.script.replace('_', " ")),
        CharacterColumn::GeneralCategory => PageLine::from_code(properties.general_category),
        CharacterColumn::JoiningType => PageLine::from_code(properties.joining_type),
        CharacterColumn::BidiMirrored if properties.is_bidi_mirrored => {
            PageLine::from_message(&message!(character_mirrored))
        }
        CharacterColumn::IdnaDerivedProperty => PageLine::from_code(derived_property(scalar).title()),
        CharacterColumn::Utf8Bytes => PageLine::from_code(properties.utf8_hexadecimal.clone()),
        CharacterColumn::NormalForms => PageLine::from_code(NormalForms::of(scalar).changes().join("; ")),
        _ => PageLine::default(),
    }
}

/// The label of a character from 1, or what it is between labels and in a URL.
fn label(analysis: &InputAnalysis, index: usize) -> PageLine {
    let name = analysis.input();
    match name.label_index_by_character()[index] {
        Some(label) => PageLine::from_code((label + 1).to_string()),
        None => {
            let part = name.url().and_then(|it| it.part_at(index));
            PageLine::from_message(&message!(separator, part = part.map_or("none", UrlPartKind::id)))
        }
    }
}

/// A character by itself; a mark on a dotted circle, nothing for an invisible one.
fn glyph(scalar: char) -> PageLine {
    if is_unprintable(scalar) {
        return PageLine::default();
    }
    let base = if is_mark(scalar) { "\u{25CC}" } else { "" };
    PageLine::from_name(format!("{base}{scalar}"))
}
