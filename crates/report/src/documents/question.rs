//! What a row of a document asks of the program.

use bidiscope_bidi::name::{Character, Notation, characters_of, text_of};
use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_proof::study::Property;
use bidiscope_url::text::Grammar;

use super::EightBitSet;
use super::escapes::{decode_escapes, with_entities};

/// What is asked about the input of a [`DocumentRow`](super::DocumentRow);
/// [`DocumentRow::computed_answer`](super::DocumentRow::computed_answer) computes the answer. Names are in the notation given,
/// else as code points or, in Dürst's examples, in capitals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DocumentQuestion {
    /// The display of a name.
    Display(Notation, DisplayConfig),
    /// Whether the name in [`DocumentRow::expected`](super::DocumentRow::expected) has the same display.
    Collision(Notation, DisplayConfig),
    /// Whether the name in [`DocumentRow::expected`](super::DocumentRow::expected) has the same display in a
    /// paragraph of the opposite direction.
    CollisionAcrossParagraphs(Notation, DisplayConfig),
    /// The bidi classes of the characters.
    Classes(Notation),
    /// Whether the name satisfies the Bidi rule (RFC 5893 section 2): the id of a
    /// [`Verdict`](bidiscope_idna::verdict::Verdict).
    Verdict,
    /// Whether the name has the finding whose id is in [`DocumentRow::expected`](super::DocumentRow::expected).
    Finding,
    /// Whether the name does not have the finding whose id is in
    /// [`DocumentRow::expected`](super::DocumentRow::expected).
    NoFinding,
    /// The text in Normalization Form C (UAX #15).
    Nfc,
    /// The name with the bidi controls that Dürst's section 4.3 inserts in a context of this direction.
    InsertControls(Direction),
    /// The input, which has the controls of Dürst's section 4.3 as entities such as `&lrm;`, without them.
    StripControls,
    /// Whether the identifier in [`DocumentRow::expected`](super::DocumentRow::expected) is the only one found in the
    /// input, which is running text, by this grammar.
    FindIdentifier(Grammar),
    /// The fields of an identifier in Davis's grammar.
    Fields,
    /// Whether this context is such that its label next to the name is split (RFC 5893 section 5).
    ContextSplitsLabel(ContextPreset),
    /// The input is two names separated by a space, before and after an edit: whether the edit moves characters
    /// that are not next to it.
    EditMovesDistant(Notation, DisplayConfig),
    /// The verdict of this policy on the name: the id of a [`Verdict`](bidiscope_idna::verdict::Verdict).
    Policy(Policy),
    /// The [`LabelGroup`](super::LabelGroup) of a label.
    LabelGroup(Notation),
    /// The input is bidi classes: whether this property of a display holds for their sequences of every length,
    /// `proved`, or `fails` and the length of the shortest counterexample.
    Property(Property, DisplayConfig),
    /// The input is bidi classes: how many of their sequences of this length do not satisfy this property of a display,
    /// such as `2 of 49`. One character stands for each class.
    CountViolations(Property, DisplayConfig, usize),
    /// The rules and passes of a display of the name, by their identifiers: each once, in the order in which they are applied,
    /// with those that change nothing.
    AppliedRules(Notation, DisplayConfig),
    /// The input is the first and the last character of a range: which code points of it this character set does not have.
    MissingFromCharset(EightBitSet),
    /// What a program shows in place of the name that checks labels by RFC 3454 (RFC 5893 section 7.1).
    Idna2003Display,
    /// Whether the input cannot be read as a name in this notation.
    Unreadable(Notation),
}

/// The domain name that a row of a document is about, as it can be typed, and the display in which it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DocumentExample {
    /// The name, written in `notation`.
    pub text: String,
    /// The notation of the name.
    pub notation: Notation,
    /// The display that is shown of it.
    pub display: DisplayConfig,
}

impl DocumentQuestion {
    /// Reads what a line of the file asks, such as `display table1 one-to-one`.
    pub(super) fn read(written: &str) -> Option<Self> {
        let words: Vec<&str> = written.split(' ').collect();
        let of_display = |of: fn(Notation, DisplayConfig) -> Self, notation: &str, display: &str| {
            Some(of(Notation::from_id(notation)?, DisplayConfig::read(display).ok()?))
        };
        match words[..] {
            ["display", notation, display] => of_display(Self::Display, notation, display),
            ["collision", notation, display] => of_display(Self::Collision, notation, display),
            ["collision-across", notation, display] => {
                of_display(Self::CollisionAcrossParagraphs, notation, display)
            }
            ["edit", notation, display] => of_display(Self::EditMovesDistant, notation, display),
            ["classes", notation] => Some(Self::Classes(Notation::from_id(notation)?)),
            ["verdict"] => Some(Self::Verdict),
            ["finding"] => Some(Self::Finding),
            ["no-finding"] => Some(Self::NoFinding),
            ["nfc"] => Some(Self::Nfc),
            ["marks", "ltr", "durst"] => Some(Self::InsertControls(Direction::LeftToRight)),
            ["marks", "rtl", "durst"] => Some(Self::InsertControls(Direction::RightToLeft)),
            ["strip"] => Some(Self::StripControls),
            ["find"] => Some(Self::FindIdentifier(Grammar::default())),
            ["find-numbers"] => {
                Some(Self::FindIdentifier(Grammar { finds_phones_and_formulas: true, ..Grammar::default() }))
            }
            ["fields"] => Some(Self::Fields),
            ["context", id] => Some(Self::ContextSplitsLabel(ContextPreset::from_id(id)?)),
            ["policy", id] => Some(Self::Policy(Policy::from_id(id)?)),
            ["group", notation] => Some(Self::LabelGroup(Notation::from_id(notation)?)),
            ["property", id, display] => {
                Some(Self::Property(Property::from_id(id)?, DisplayConfig::read(display).ok()?))
            }
            ["measured", id, display, length] => Some(Self::CountViolations(
                Property::from_id(id)?,
                DisplayConfig::read(display).ok()?,
                length.parse().ok()?,
            )),
            ["rules", notation, display] => of_display(Self::AppliedRules, notation, display),
            ["outside", set] => Some(Self::MissingFromCharset(EightBitSet::from_id(set)?)),
            ["idna2003-display"] => Some(Self::Idna2003Display),
            ["refused", notation] => Some(Self::Unreadable(Notation::from_id(notation)?)),
            _ => None,
        }
    }

    /// The name that a row is about, with a display that shows the row's point.
    pub(super) fn name(&self, typed: &str, expected: &str) -> Option<DocumentExample> {
        let ltr = DisplayConfig::with_default_options(Strategy::UbaLtr);
        let (text, notation, display) = match self {
            Self::Display(notation, display)
            | Self::Collision(notation, display)
            | Self::CollisionAcrossParagraphs(notation, display)
            | Self::AppliedRules(notation, display) => (typed.to_owned(), *notation, display.clone()),
            // The name after the edit.
            Self::EditMovesDistant(notation, display) => {
                (typed.split_once(' ')?.1.to_owned(), *notation, display.clone())
            }
            Self::Classes(notation) | Self::LabelGroup(notation) => (typed.to_owned(), *notation, ltr),
            Self::Property(_, display) | Self::CountViolations(_, display, _) => {
                (typed.to_owned(), Notation::Classes, display.clone())
            }
            Self::Unreadable(_) => return None,
            Self::Verdict
            | Self::Finding
            | Self::NoFinding
            | Self::Nfc
            | Self::Policy(_)
            | Self::MissingFromCharset(_)
            | Self::Idna2003Display => (typed.to_owned(), Notation::CodePoints, ltr),
            Self::InsertControls(_) => (
                typed.to_owned(),
                Notation::Capitals,
                DisplayConfig::with_default_options(Strategy::Components),
            ),
            Self::StripControls => {
                let text = with_entities(typed)?;
                (text_of(&text), Notation::Unicode, DisplayConfig::with_default_options(Strategy::Components))
            }
            Self::FindIdentifier(_) => (
                decode_escapes(expected)?,
                Notation::Unicode,
                DisplayConfig::with_default_options(Strategy::Fields),
            ),
            Self::Fields => {
                (typed.to_owned(), Notation::Unicode, DisplayConfig::with_default_options(Strategy::Fields))
            }
            Self::ContextSplitsLabel(surroundings) => (
                typed.to_owned(),
                Notation::Capitals,
                ltr.with_changed_choices(|it| it.context = surroundings.context()),
            ),
        };
        Some(DocumentExample { text, notation, display })
    }

    /// The characters of the input.
    pub(super) fn characters(&self, typed: &str, expected: &str) -> Option<Vec<Character>> {
        match self {
            Self::FindIdentifier(_) => Some(characters_of(&decode_escapes(typed)?)),
            _ => {
                let name = self.name(typed, expected)?;
                let read = name.notation.read(&name.text).ok()?;
                Some(read.into_iter().map(|it| Character::new(it.scalar)).collect())
            }
        }
    }

    /// The notation in which the input is written.
    pub const fn notation(&self) -> Notation {
        match self {
            Self::Display(notation, _)
            | Self::Collision(notation, _)
            | Self::CollisionAcrossParagraphs(notation, _)
            | Self::EditMovesDistant(notation, _)
            | Self::Classes(notation)
            | Self::LabelGroup(notation)
            | Self::AppliedRules(notation, _)
            | Self::Unreadable(notation) => *notation,
            Self::Verdict
            | Self::Finding
            | Self::NoFinding
            | Self::Nfc
            | Self::Policy(_)
            | Self::MissingFromCharset(_)
            | Self::Idna2003Display => Notation::CodePoints,
            Self::Property(..) | Self::CountViolations(..) => Notation::Classes,
            Self::InsertControls(_) | Self::StripControls | Self::ContextSplitsLabel(_) => Notation::Capitals,
            Self::FindIdentifier(_) | Self::Fields => Notation::Unicode,
        }
    }
}
