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

/// How a place of a document is interpreted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InterpretationNote {
    /// The document and the place in it.
    pub place: &'static str,
    /// The interpretation, in a sentence.
    pub sentence: &'static str,
}

/// How Davis, "Bidi IRIs" (2011), is interpreted in the search for identifiers in running text.
pub const TEXT_INTERPRETATION_NOTES: [InterpretationNote; 7] = [
    davis(
        "A domain holds what UTS #46 allows (his grammar), of that what does not terminate (his list) or what IDNA2008 \
         lets stand in a label: gershayim and geresh after a Hebrew letter, the katakana middle dot among Japanese \
         letters. At the end of a domain they are quotation marks and no part of it.",
    ),
    davis(
        "His list of what terminates in ASCII and Latin-1 is complete: the section sign and the paragraph sign, which were \
         symbols in 2011 and are not in it, go on.",
    ),
    davis(
        "What UTS #46 calls valid, mapped or deviation is taken under its STD3 rules: no underscore and no other sign of \
         ASCII but the hyphen stands in a domain.",
    ),
    davis("\u{201C}A final inclusionChar is excluded\u{201D}: as many are taken off as there are."),
    davis(
        "Userinfo, ports and IP addresses are \u{201C}TBD\u{201D}: an identifier ends before them unless they are asked for. \
         What follows a port that is not read belongs to the identifier all the same, and is shown with it.",
    ),
    davis(
        "The row RTL of his first table, com.D.C.http://a.b. with a full stop at the end, is a slip: the address has none \
         there.",
    ),
    davis(
        "In content order the fields of an address with a right-to-left letter run from right to left in a left-to-right \
         environment too; the row LTR of his last table is printed for the order of the environment.",
    ),
];

const fn davis(sentence: &'static str) -> InterpretationNote {
    InterpretationNote { place: "Davis 2011", sentence }
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
        note: InterpretationNote {
            place: "Atkin, Stansifer and Alsharif 2001, appendix",
            sentence: "The Java takes #, $, % and + for the hyphen-minus; the prose makes all other characters \
                       left-to-right, and is followed.",
        },
    },
    NoteCondition {
        strategy: Strategy::OneToOne,
        applies: |_, characters| characters.iter().any(|it| is_in_table_2_only(it.scalar)),
        note: InterpretationNote {
            place: "Atkin, Stansifer and Alsharif 2001, section II",
            sentence: "Table 2 lists characters here that the prose excludes (punctuation, signs, compatibility and \
                       unassigned characters): the findings report both.",
        },
    },
    NoteCondition {
        strategy: Strategy::UbaLtr,
        applies: |_, characters| is_like_figure_5(characters),
        note: InterpretationNote {
            place: "Atkin, Stansifer and Alsharif 2001, Figure 5",
            sentence: "The prose says that a left-to-right paragraph shows DEFabc as it shows abcDEF; it does not. The claim \
                       holds of other names, such as AB12 and 12AB.",
        },
    },
    NoteCondition {
        strategy: Strategy::Components,
        applies: |_, characters| {
            characters
                .iter()
                .any(|it| matches!(it.scalar, '?' | '#' | '&' | '=' | '\u{3002}' | '\u{FF0E}' | '\u{FF61}'))
        },
        note: InterpretationNote {
            place: "Duerst 2001, section 3",
            sentence: "The structural characters are \u{201C}'@', '.', ':', '/', and so on\u{201D}: ?, #, & and = and the \
                       separators of IDNA are taken for such too.",
        },
    },
    NoteCondition {
        strategy: Strategy::Components,
        applies: |_, characters| {
            let is_mark = |it: &Character| it.class == BidiClass::NSM;
            characters.iter().any(is_mark) && characters.iter().any(|it| it.class.makes_label_right_to_left())
        },
        note: InterpretationNote {
            place: "Duerst 2001, section 5, restriction 3",
            sentence: "\u{201C}Any other class of characters\u{201D} is taken to the letter: marks are of another class.",
        },
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
        note: InterpretationNote {
            place: "RFC 5893, section 2, second guarantee",
            sentence: "It is false in a right-to-left paragraph: 1-a and a-1 before a right-to-left label show the same.",
        },
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
