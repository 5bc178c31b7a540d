//! The marks that one construction puts into a name, and off again.

use std::fmt;
use std::str::FromStr;

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::own::{Around, FieldLayout, Separators};
use bidiscope_bidi::order::{
    Direction, Display, DisplayError, Key, LRI, LRO, Marked, PDF, PDI, Strategy, components, painted,
};

use super::FormError;
use super::written::MarkedPiece;

/// The marks of a construction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameMarks {
    /// Dürst's (his section 4.3), in a context of this direction.
    Durst(Direction),
    /// Those that bring this display about: Davis's, isolates.
    Of(Display),
    /// LRO and PDF round the paper's display, which no marks in logical order bring about.
    OneToOne,
}

impl NameMarks {
    /// Words for marks, as `bidiscope text --marks` has them, and Dürst's in right-to-left text.
    pub const WORDS: [&str; 6] =
        ["durst", "durst-right-to-left", "davis", "isolates", "first-strong-isolates", "one-to-one"];

    /// What a word stands for.
    fn of_word(word: &str) -> Option<Self> {
        let isolates = Display::plain(Strategy::Isolates);
        Some(match word {
            "durst" => Self::Durst(Direction::LeftToRight),
            "durst-right-to-left" => Self::Durst(Direction::RightToLeft),
            "davis" => Self::Of(Strategy::Fields.into()),
            "isolates" => Self::Of(isolates),
            "first-strong-isolates" => Self::Of(isolates.with_label_isolate(LabelIsolate::FirstStrong)),
            "one-to-one" => Self::OneToOne,
            _ => return None,
        })
    }

    /// The words and displays for marks, in a sentence.
    pub(super) fn known() -> String {
        let words = Self::WORDS.map(|word| format!("`{word}`")).join(", ");
        format!("{words}, and displays that have some, such as `fields:order=content`")
    }

    /// What is put into these characters; `None` where the characters themselves change places.
    fn plan(&self, characters: &[Character]) -> Option<Marked> {
        match self {
            Self::Durst(context) => Some(components::mark(characters, *context)),
            Self::Of(display) => display.marked(characters),
            Self::OneToOne => None,
        }
    }

    /// The characters with the marks.
    pub(super) fn on(&self, characters: &[Character]) -> Vec<MarkedPiece> {
        let Some(plan) = self.plan(characters) else {
            let order = Strategy::OneToOne.order(characters);
            let mut pieces = vec![MarkedPiece::inserted(LRO)];
            pieces.extend(MarkedPiece::own(&characters_of(&painted(characters, &order))));
            pieces.push(MarkedPiece::inserted(PDF));
            return pieces;
        };
        let mut inserted = plan.inserted().iter().peekable();
        let mut pieces = Vec::with_capacity(characters.len() + plan.inserted().len());
        for index in 0..=characters.len() {
            while let Some(it) = inserted.next_if(|it| it.before <= index) {
                pieces.push(MarkedPiece::inserted(it.scalar));
            }
            pieces.extend(
                characters.get(index).map(|it| MarkedPiece { scalar: it.scalar, is_inserted: false }),
            );
        }
        pieces
    }

    /// The characters of which this is the marked text, with every mark of their own; `None` where it is not
    /// marked so.
    ///
    /// Dürst's marks are those at the places of his section 4.3, however many ([`components::strip`]); text
    /// without any has none to be taken off.
    pub fn off(&self, marked: &[Character]) -> Option<Vec<Character>> {
        match self {
            Self::Durst(_) => Some(components::strip(marked)),
            Self::OneToOne => shown_between(marked).map(|shown| {
                let order = Strategy::OneToOne.order(shown);
                order.logical_from_visual().iter().map(|it| shown[it.0]).collect()
            }),
            Self::Of(display) => {
                let own = without_marks(display, marked)?;
                let again = self.on(&own).into_iter().map(|it| it.scalar);
                again.eq(marked.iter().map(|it| it.scalar)).then_some(own)
            }
        }
    }
}

/// The marked text without a control at either end of the whole and of each field, where the display puts one there.
/// That these are the right ones is for the caller to find out.
fn without_marks(display: &Display, marked: &[Character]) -> Option<Vec<Character>> {
    let design = display.design();
    let is_own = display.strategy() == Strategy::Own;
    let has_whole = !is_own || design.whole != Around::Nothing && design.fields == FieldLayout::Whole;
    let has_fields = !is_own || design.around != Around::Nothing;
    let separators = if is_own { &design.separators } else { &Separators::Parts };
    let whole = match marked {
        [_, whole @ .., _] if has_whole => whole,
        _ if has_whole => return None,
        whole => whole,
    };
    if !has_fields {
        return Some(whole.to_vec());
    }
    let mut own = Vec::with_capacity(whole.len());
    let mut done = 0;
    for field in separators.fields(whole) {
        let [_, inner @ .., _] = &whole[field.clone()] else { return None };
        own.extend(&whole[done..field.start]);
        own.extend(inner);
        done = field.end;
    }
    own.extend(&whole[done..]);
    Some(own)
}

/// What stands between LRO and PDF, and an isolate round both.
fn shown_between(marked: &[Character]) -> Option<&[Character]> {
    inside(inside(marked, LRI, PDI).unwrap_or(marked), LRO, PDF)
}

fn inside(text: &[Character], open: char, close: char) -> Option<&[Character]> {
    match text {
        [first, inner @ .., last] if first.scalar == open && last.scalar == close => Some(inner),
        _ => None,
    }
}

impl FromStr for NameMarks {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        if let Some(marks) = Self::of_word(text) {
            return Ok(marks);
        }
        let (display, keys) = match Display::read_with_keys(text) {
            Err(DisplayError::Strategy { .. }) => return Err(FormError::Marks(text.to_owned())),
            other => other?,
        };
        let is_idle = |key: &Key| matches!(key, Key::Before | Key::After | Key::Edition | Key::L3);
        if let Some(key) = keys.into_iter().find(is_idle) {
            return Err(FormError::Idle(key));
        }
        if display.strategy() == Strategy::Components {
            return Ok(Self::Durst(Direction::LeftToRight));
        }
        match display.marked(&characters_of("a")) {
            Some(_) => Ok(Self::Of(display)),
            None => Err(FormError::WithoutMarks(display.to_string())),
        }
    }
}

impl fmt::Display for NameMarks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (Self::WORDS.iter().find(|word| Self::of_word(word).as_ref() == Some(self)), self) {
            (Some(word), _) => f.write_str(word),
            (None, Self::Of(display)) => display.fmt(f),
            // Each of these has a word.
            (None, Self::Durst(_) | Self::OneToOne) => Ok(()),
        }
    }
}
