//! How the source documents are interpreted where they are unclear, contradictory or wrong.
//!
//! ```
//! use bidiscope_bidi::name::characters_of;
//! use bidiscope_bidi::order::{DisplayConfig, Strategy};
//! use bidiscope_report::interpretation::display_interpretation_notes;
//!
//! let notes: Vec<_> =
//!     display_interpretation_notes(&DisplayConfig::with_default_options(Strategy::OneToOne), &characters_of("\u{5D0}%\u{5D1}")).collect();
//! assert_eq!(notes[0].document_section, "Atkin, Stansifer and Alsharif 2001, appendix");
//! ```

use icu_properties::props::Script;

use bidiscope_bidi::name::{BidiClass, Character, script_of};
use bidiscope_bidi::order::choices::ParagraphDirectionChoice;
use bidiscope_bidi::order::components::is_duerst_structural_character;
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use crate::documents::note_sentence;
use crate::words::second_guarantee;

/// How a place of a document is interpreted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DocumentInterpretationNote {
    /// The document, and the section, figure or table in it.
    pub document_section: &'static str,
    /// The identifier of its text, that of a [`DocumentExampleNote`](crate::documents::DocumentExampleNote).
    pub note_id: &'static str,
}

impl DocumentInterpretationNote {
    const fn of(place: &'static str, id: &'static str) -> Self {
        Self { document_section: place, note_id: id }
    }

    /// The interpretation, in one or more sentences of the catalogue.
    pub fn sentence(self) -> &'static str {
        note_sentence(self.note_id)
    }
}

/// How Davis, "Bidi IRIs" (2011), is interpreted where running text is searched for identifiers by his grammar.
pub const RUNNING_TEXT_INTERPRETATION_NOTES: [DocumentInterpretationNote; 9] = [
    davis("davis-domain-characters"),
    davis("davis-termination"),
    davis("davis-std3"),
    davis("davis-final-inclusion"),
    davis("davis-extensions"),
    davis("davis-first-table"),
    davis("davis-content-order"),
    davis("davis-unopened-controls"),
    davis("davis-separators-in-place"),
];

const fn davis(id: &'static str) -> DocumentInterpretationNote {
    DocumentInterpretationNote::of("Davis 2011", id)
}

/// Every interpretation: those of running text first.
pub fn all_document_interpretation_notes() -> impl Iterator<Item = DocumentInterpretationNote> {
    RUNNING_TEXT_INTERPRETATION_NOTES.into_iter().chain(CASES.iter().map(|case| case.note))
}

/// The interpretations on which this display of these characters, in logical order, depends.
pub fn display_interpretation_notes<'a>(
    display: &'a DisplayConfig,
    characters: &'a [Character],
) -> impl Iterator<Item = DocumentInterpretationNote> + 'a {
    let rows = CASES.iter();
    rows.filter(|case| case.strategy == display.strategy() && (case.applies)(display, characters))
        .map(|case| case.note)
}

/// When an interpretation matters.
struct NoteCondition {
    strategy: Strategy,
    applies: fn(&DisplayConfig, &[Character]) -> bool,
    note: DocumentInterpretationNote,
}

const CASES: [NoteCondition; 12] = [
    NoteCondition {
        strategy: Strategy::OneToOne,
        applies: |_, characters| {
            characters.iter().any(|it| matches!(it.scalar, '#' | '$' | '%' | '+' | '['..='^'))
        },
        note: DocumentInterpretationNote::of(
            "Atkin, Stansifer and Alsharif 2001, appendix",
            "atkin2001-java",
        ),
    },
    NoteCondition {
        strategy: Strategy::OneToOne,
        applies: |_, characters| characters.iter().any(|it| is_in_table_2_only(it.scalar)),
        note: DocumentInterpretationNote::of(
            "Atkin, Stansifer and Alsharif 2001, section II",
            "atkin2001-table-2",
        ),
    },
    NoteCondition {
        strategy: Strategy::OneToOne,
        applies: |_, characters| characters.iter().any(|it| is_no_letter_of_table_2(it.scalar)),
        note: DocumentInterpretationNote::of(
            "Atkin, Stansifer and Alsharif 2001, section II",
            "atkin2001-table-2-others",
        ),
    },
    NoteCondition {
        strategy: Strategy::OneToOne,
        applies: |_, characters| characters.iter().any(|it| matches!(it.scalar, '\u{6F0}'..='\u{6F9}')),
        note: DocumentInterpretationNote::of(
            "Atkin, Stansifer and Alsharif 2001, Table 2",
            "atkin2001-persian-digits",
        ),
    },
    NoteCondition {
        strategy: Strategy::OneToOne,
        applies: |_, characters| characters.iter().any(is_letter_of_another_rtl_script),
        note: DocumentInterpretationNote::of(
            "Atkin, Stansifer and Alsharif 2001, section IV",
            "atkin2001-other-scripts",
        ),
    },
    NoteCondition {
        strategy: Strategy::OneToOne,
        applies: |_, characters| {
            let is_mark = |it: &Character| it.class == BidiClass::NSM;
            characters.iter().any(is_mark) && characters.iter().any(|it| it.class.is_right_to_left_letter())
        },
        note: DocumentInterpretationNote::of(
            "Atkin, Stansifer and Alsharif 2001, section IV",
            "atkin2001-marks",
        ),
    },
    NoteCondition {
        strategy: Strategy::UbaLtr,
        applies: |_, characters| is_like_figure_5(characters),
        note: DocumentInterpretationNote::of(
            "Atkin, Stansifer and Alsharif 2001, Figure 5",
            "atkin2001-figure-5",
        ),
    },
    NoteCondition {
        strategy: Strategy::Components,
        applies: |_, characters| {
            characters
                .iter()
                .any(|it| matches!(it.scalar, '?' | '#' | '&' | '=' | '\u{3002}' | '\u{FF0E}' | '\u{FF61}'))
        },
        note: DocumentInterpretationNote::of("D\u{FC}rst 2001, section 3", "duerst-structural"),
    },
    NoteCondition {
        strategy: Strategy::Components,
        applies: |_, characters| {
            let mut components = characters.split(|it| is_duerst_structural_character(it.scalar));
            components.any(|component| {
                component.iter().any(|it| it.class == BidiClass::AN)
                    && !component.iter().any(|it| it.class.is_right_to_left_letter())
            })
        },
        note: DocumentInterpretationNote::of(
            "D\u{FC}rst 2001, section 5, restriction 1",
            "duerst-arabic-digits",
        ),
    },
    NoteCondition {
        strategy: Strategy::Components,
        applies: |_, characters| {
            let is_mark = |it: &Character| it.class == BidiClass::NSM;
            characters.iter().any(is_mark) && characters.iter().any(|it| it.class.makes_label_right_to_left())
        },
        note: DocumentInterpretationNote::of(
            "D\u{FC}rst 2001, section 5, restriction 3",
            "duerst-restriction-3",
        ),
    },
    NoteCondition {
        strategy: Strategy::Fields,
        applies: |display, characters| {
            display.choices().field_order_direction == FieldOrderDirection::ByRightToLeftContent
                && display.choices().paragraph_direction == ParagraphDirectionChoice::LeftToRight
                && characters.iter().any(|it| it.class.makes_label_right_to_left())
        },
        note: RUNNING_TEXT_INTERPRETATION_NOTES[6],
    },
    NoteCondition {
        strategy: Strategy::UbaRtl,
        applies: |_, characters| second_guarantee::fails_in_rtl_paragraph(characters),
        note: DocumentInterpretationNote::of(
            "RFC 5893, section 2, second guarantee",
            "rfc5893-second-guarantee",
        ),
    },
];

/// Whether Table 2 of the paper admits a character that its prose excludes: punctuation and compatibility characters.
const fn is_in_table_2_only(scalar: char) -> bool {
    matches!(scalar, '\u{5F3}' | '\u{5F4}' | '\u{675}'..='\u{678}')
}

/// Whether Table 2 of the paper admits a character that is neither a letter nor a digit, and that its prose does not
/// mention.
const fn is_no_letter_of_table_2(scalar: char) -> bool {
    matches!(scalar, '\u{5EB}'..='\u{5EE}' | '\u{6FD}' | '\u{6FE}')
}

/// Whether it is a letter of a right-to-left script that is neither Hebrew nor Arabic.
fn is_letter_of_another_rtl_script(character: &Character) -> bool {
    character.class.is_right_to_left_letter()
        && script_of(character.scalar).is_some_and(|it| it != Script::Hebrew && it != Script::Arabic)
}

/// Whether these are right-to-left letters followed by left-to-right ones, as in line 3 of Figure 5.
fn is_like_figure_5(characters: &[Character]) -> bool {
    let turn = characters.iter().position(|it| it.class == BidiClass::L).unwrap_or(0);
    turn > 0
        && characters[..turn].iter().all(|it| it.class.is_right_to_left_letter())
        && characters[turn..].iter().all(|it| it.class == BidiClass::L)
}
