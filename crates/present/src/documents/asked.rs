//! What the program is asked by a row of a document.

use bidiscope_bidi::name::{Character, Notation, characters_of, text_of};
use bidiscope_bidi::order::context::Surroundings;
use bidiscope_bidi::order::{Direction, Display, Strategy};

use super::escapes::{with_entities, with_escapes};

/// What the program is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowQuestion {
    /// How a display shows the name.
    Shown(Notation, Display),
    /// Whether another name looks the same in it.
    Twin(Notation, Display),
    /// Whether another name looks the same in the paragraph of the other direction.
    Across(Notation, Display),
    /// Which classes the characters have.
    Classes(Notation),
    /// What the rule of RFC 5893 says of the name.
    Verdict,
    /// Whether this is found in the name.
    Finding,
    /// Whether this is not found in it.
    NoFinding,
    /// What Normalization Form C makes of it.
    Nfc,
    /// Which marks Dürst's draft puts in, in an environment of this direction.
    Marks(Direction),
    /// What is left when the draft's marks are taken out.
    Strip,
    /// Which identifier is found in running text.
    Find,
    /// Which fields the identifier has.
    Fields,
    /// Whether a neighbour is torn apart in this context.
    Context(Surroundings),
    /// Whether what was not edited moves far.
    Edit(Notation, Display),
}

/// A name as it can be typed, and the display that its row is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowName {
    /// The name, written in `notation`.
    pub text: String,
    /// How it is written.
    pub notation: Notation,
    /// The display.
    pub display: Display,
}

impl RowQuestion {
    /// Reads it as the file has it, such as `display paper one-to-one`.
    pub(super) fn read(written: &str) -> Option<Self> {
        let words: Vec<&str> = written.split(' ').collect();
        let of_display = |of: fn(Notation, Display) -> Self, notation: &str, display: &str| {
            Some(of(Notation::from_id(notation)?, Display::read(display).ok()?))
        };
        match words[..] {
            ["display", notation, display] => of_display(Self::Shown, notation, display),
            ["twins", notation, display] => of_display(Self::Twin, notation, display),
            ["across", notation, display] => of_display(Self::Across, notation, display),
            ["edit", notation, display] => of_display(Self::Edit, notation, display),
            ["classes", notation] => Some(Self::Classes(Notation::from_id(notation)?)),
            ["verdict"] => Some(Self::Verdict),
            ["finding"] => Some(Self::Finding),
            ["no-finding"] => Some(Self::NoFinding),
            ["nfc"] => Some(Self::Nfc),
            ["marks", "ltr", "durst"] => Some(Self::Marks(Direction::LeftToRight)),
            ["marks", "rtl", "durst"] => Some(Self::Marks(Direction::RightToLeft)),
            ["strip"] => Some(Self::Strip),
            ["find"] => Some(Self::Find),
            ["fields"] => Some(Self::Fields),
            ["context", id] => Some(Self::Context(Surroundings::from_id(id)?)),
            _ => None,
        }
    }

    /// The name that a row is about, and a display that shows what it says.
    pub(super) fn name(&self, typed: &str, expected: &str) -> Option<RowName> {
        let ltr = Display::plain(Strategy::UbaLtr);
        let (text, notation, display) = match self {
            Self::Shown(notation, display)
            | Self::Twin(notation, display)
            | Self::Across(notation, display) => (typed.to_owned(), *notation, display.clone()),
            // As it is after the edit.
            Self::Edit(notation, display) => {
                (typed.split_once(' ')?.1.to_owned(), *notation, display.clone())
            }
            Self::Classes(notation) => (typed.to_owned(), *notation, ltr),
            Self::Verdict | Self::Finding | Self::NoFinding | Self::Nfc => {
                (typed.to_owned(), Notation::CodePoints, ltr)
            }
            Self::Marks(_) => (typed.to_owned(), Notation::Capitals, Display::plain(Strategy::Components)),
            Self::Strip => {
                let text = with_entities(typed)?;
                (text_of(&text), Notation::Unicode, Display::plain(Strategy::Components))
            }
            Self::Find => (with_escapes(expected)?, Notation::Unicode, Display::plain(Strategy::Fields)),
            Self::Fields => (typed.to_owned(), Notation::Unicode, Display::plain(Strategy::Fields)),
            Self::Context(surroundings) => {
                (typed.to_owned(), Notation::Capitals, ltr.with_context(surroundings.context()))
            }
        };
        Some(RowName { text, notation, display })
    }

    /// The characters that are typed.
    pub(super) fn characters(&self, typed: &str, expected: &str) -> Option<Vec<Character>> {
        match self {
            Self::Find => Some(characters_of(&with_escapes(typed)?)),
            _ => {
                let name = self.name(typed, expected)?;
                let read = name.notation.read(&name.text).ok()?;
                Some(read.into_iter().map(|it| Character::new(it.scalar)).collect())
            }
        }
    }

    /// How what is typed is written.
    pub const fn notation(&self) -> Notation {
        match self {
            Self::Shown(notation, _)
            | Self::Twin(notation, _)
            | Self::Across(notation, _)
            | Self::Edit(notation, _)
            | Self::Classes(notation) => *notation,
            Self::Verdict | Self::Finding | Self::NoFinding | Self::Nfc => Notation::CodePoints,
            Self::Marks(_) | Self::Strip | Self::Context(_) => Notation::Capitals,
            Self::Find | Self::Fields => Notation::Unicode,
        }
    }
}
