//! How the source documents are interpreted where they are unclear, contradictory or wrong.
//!
//! ```
//! use bidiscope_bidi::name::characters_of;
//! use bidiscope_bidi::order::{DisplayConfig, Strategy};
//! use bidiscope_present::interpretation::interpretation_notes;
//!
//! let notes: Vec<_> =
//!     interpretation_notes(&DisplayConfig::plain(Strategy::OneToOne), &characters_of("\u{5D0}%\u{5D1}")).collect();
//! assert_eq!(notes[0].place, "Atkin, Stansifer and Alsharif 2001, appendix");
//! ```

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};

use crate::titles::message_of;

/// How a place of a document is interpreted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InterpretationNote {
    /// The document and the place in it.
    pub place: &'static str,
    /// The identifier of its text in the catalogue.
    id: &'static str,
}

impl InterpretationNote {
    const fn of(place: &'static str, id: &'static str) -> Self {
        Self { place, id }
    }

    /// The interpretation, in a sentence or more.
    pub fn sentence(self) -> &'static str {
        message_of("interpretation", self.id).fixed()
    }
}

/// How Davis, "Bidi IRIs" (2011), is interpreted in the search for identifiers in running text.
pub const TEXT_INTERPRETATION_NOTES: [InterpretationNote; 7] = [
    davis("davis-domain-characters"),
    davis("davis-termination"),
    davis("davis-std3"),
    davis("davis-final-inclusion"),
    davis("davis-extensions"),
    davis("davis-first-table"),
    davis("davis-content-order"),
];

const fn davis(id: &'static str) -> InterpretationNote {
    InterpretationNote::of("Davis 2011", id)
}

/// The interpretations that matter for this display of these characters.
pub fn interpretation_notes<'a>(
    display: &'a DisplayConfig,
    characters: &'a [Character],
) -> impl Iterator<Item = InterpretationNote> + 'a {
    let rows = CASES.iter();
    rows.filter(|case| case.strategy == display.strategy() && (case.applies)(display, characters))
        .map(|case| case.note)
}

/// When an interpretation matters.
struct NoteCondition {
    strategy: Strategy,
    applies: fn(&DisplayConfig, &[Character]) -> bool,
    note: InterpretationNote,
}

const CASES: [NoteCondition; 7] = [
    NoteCondition {
        strategy: Strategy::OneToOne,
        applies: |_, characters| characters.iter().any(|it| matches!(it.scalar, '#' | '$' | '%' | '+')),
        note: InterpretationNote::of("Atkin, Stansifer and Alsharif 2001, appendix", "atkin2001-java"),
    },
    NoteCondition {
        strategy: Strategy::OneToOne,
        applies: |_, characters| characters.iter().any(|it| is_in_table_2_only(it.scalar)),
        note: InterpretationNote::of("Atkin, Stansifer and Alsharif 2001, section II", "atkin2001-table-2"),
    },
    NoteCondition {
        strategy: Strategy::UbaLtr,
        applies: |_, characters| is_like_figure_5(characters),
        note: InterpretationNote::of("Atkin, Stansifer and Alsharif 2001, Figure 5", "atkin2001-figure-5"),
    },
    NoteCondition {
        strategy: Strategy::Components,
        applies: |_, characters| {
            characters
                .iter()
                .any(|it| matches!(it.scalar, '?' | '#' | '&' | '=' | '\u{3002}' | '\u{FF0E}' | '\u{FF61}'))
        },
        note: InterpretationNote::of("D\u{FC}rst 2001, section 3", "duerst-structural"),
    },
    NoteCondition {
        strategy: Strategy::Components,
        applies: |_, characters| {
            let is_mark = |it: &Character| it.class == BidiClass::NSM;
            characters.iter().any(is_mark) && characters.iter().any(|it| it.class.makes_label_right_to_left())
        },
        note: InterpretationNote::of("D\u{FC}rst 2001, section 5, restriction 3", "duerst-restriction-3"),
    },
    NoteCondition {
        strategy: Strategy::Fields,
        applies: |display, characters| {
            display.overall_order() == OverallOrder::Content
                && display.environment_direction() == Direction::LeftToRight
                && characters.iter().any(|it| it.class.makes_label_right_to_left())
        },
        note: TEXT_INTERPRETATION_NOTES[6],
    },
    NoteCondition {
        strategy: Strategy::UbaRtl,
        applies: |_, characters| {
            let scalars = characters.iter().map(|it| it.scalar);
            scalars.clone().any(|it| it.is_ascii_digit())
                && scalars.clone().any(|it| it == '-')
                && bidiscope_idna::verdict::rfc5893::second_guarantee_covers(characters)
        },
        note: InterpretationNote::of("RFC 5893, section 2, second guarantee", "rfc5893-second-guarantee"),
    },
];

/// Whether Table 2 of the paper admits a character that its prose excludes.
const fn is_in_table_2_only(scalar: char) -> bool {
    matches!(scalar, '\u{5EB}'..='\u{5EF}' | '\u{5F3}' | '\u{5F4}' | '\u{675}'..='\u{678}' | '\u{6FD}' | '\u{6FE}')
}

/// Whether these are right-to-left letters followed by left-to-right ones, as in line 3 of Figure 5.
fn is_like_figure_5(characters: &[Character]) -> bool {
    let turn = characters.iter().position(|it| it.class == BidiClass::L).unwrap_or(0);
    turn > 0
        && characters[..turn].iter().all(|it| it.class.is_right_to_left_letter())
        && characters[turn..].iter().all(|it| it.class == BidiClass::L)
}
