//! Text written out with the marks of one of the constructions.

use std::borrow::Cow;
use std::convert::Infallible;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::fields::{OverallOrder, mark_fields};
use bidiscope_bidi::order::isolates::{LabelIsolate, mark_labels};
use bidiscope_bidi::order::{
    Direction, Display, LRO, Marked, PDF, Strategy, components, is_bidi_control, painted,
};
use bidiscope_bidi::uba::ParagraphDirection;

use super::search::first_strong_direction;
use super::{Grammar, Identifier, Identifiers, Paragraph, Span, TextParagraphs};

/// Which marks are put in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marks {
    /// Dürst's, for the direction of the paragraph.
    Durst,
    /// Davis's, in this overall order.
    Davis(OverallOrder),
    /// A left-to-right isolate round the identifier and this one round each field.
    Isolates(LabelIsolate),
    /// The identifier as the paper shows it, between LRO and PDF. No marks bring that about in logical order, so
    /// what stands there is the display: to be looked at, for whoever copies it has another name.
    OneToOne,
}

impl From<OverallOrder> for Marks {
    /// Davis's, in this order.
    fn from(overall: OverallOrder) -> Self {
        Self::Davis(overall)
    }
}

impl Marks {
    /// All of them; Davis's in constant order.
    pub const ALL: [Self; 5] = [
        Self::Durst,
        Self::Davis(OverallOrder::Constant),
        Self::Isolates(LabelIsolate::LeftToRight),
        Self::Isolates(LabelIsolate::FirstStrong),
        Self::OneToOne,
    ];

    /// The identifier on the command line; it says nothing of Davis's order.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Durst => "durst",
            Self::Davis(_) => "davis",
            Self::Isolates(LabelIsolate::LeftToRight) => "isolates",
            Self::Isolates(LabelIsolate::FirstStrong) => "first-strong-isolates",
            Self::OneToOne => "one-to-one",
        }
    }

    /// What is put in where.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Durst => {
                "Duerst's: LRM round right-to-left components, LRE...PDF round the whole in right-to-left text"
            }
            Self::Davis(_) => "Davis's: LRE...PDF round the whole, LRM round each field",
            Self::Isolates(LabelIsolate::LeftToRight) => {
                "A left-to-right isolate round the whole and one round each field"
            }
            Self::Isolates(LabelIsolate::FirstStrong) => {
                "A left-to-right isolate round the whole and a first strong isolate round each field"
            }
            Self::OneToOne => {
                "The paper's display between LRO and PDF: to be looked at, for it is no longer in logical order"
            }
        }
    }

    /// The marks that bring a display about; `None` where none do. In which environment is said beside it.
    pub fn of_display(display: &Display) -> Option<Self> {
        match display.strategy() {
            Strategy::Components => Some(Self::Durst),
            Strategy::Fields => Some(Self::Davis(display.overall())),
            Strategy::Isolates => Some(Self::Isolates(display.label_isolate())),
            Strategy::OneToOne => Some(Self::OneToOne),
            _ => None,
        }
    }

    /// The same marks, Davis's in this order.
    pub const fn in_order(self, overall: OverallOrder) -> Self {
        match self {
            Self::Davis(_) => Self::Davis(overall),
            Self::Durst | Self::Isolates(_) | Self::OneToOne => self,
        }
    }
}

/// The text with marks in every identifier.
///
/// Identifiers are found as if the text held no bidi controls. One that has some in it or beside it is
/// left as it is: it is marked already, or marked in its writer's own way; so is one that is
/// [too long](Identifier::is_too_long). Writing out what was written out changes nothing, and nothing but
/// bidi controls is ever put in.
///
/// `direction` is that of every paragraph.
pub fn rewrite(text: &str, grammar: Grammar, direction: ParagraphDirection, marks: Marks) -> String {
    let mut written = String::with_capacity(text.len() + text.len() / 4);
    let Ok(_) = rewrite_onto(text, grammar, |_| direction, marks, &mut |part| {
        written.push_str(part);
        Ok::<(), Infallible>(())
    });
    written
}

/// Hands the text with marks in every identifier to `write`, part by part, as [`rewrite`] puts them
/// together. `direction` is asked for that of each paragraph, by its index. The answer has the places of
/// the identifiers that were too long to be marked.
///
/// # Errors
/// Those of `write`, after which nothing more is written.
pub fn rewrite_onto<E>(
    text: &str,
    grammar: Grammar,
    mut direction: impl FnMut(usize) -> ParagraphDirection,
    marks: Marks,
    write: &mut impl FnMut(&str) -> Result<(), E>,
) -> Result<Vec<Span>, E> {
    let mut too_long = Vec::new();
    let mut done = 0;
    for (index, paragraph) in TextParagraphs::new(text).enumerate() {
        let mut place = BarePlace::new(text, &paragraph);
        let bare = bare(paragraph.text(text));
        // Known once there is something to mark.
        let mut environment = None;
        for identifier in Identifiers::new(&bare, grammar) {
            place.go_to(identifier.span.bytes.start);
            let mut is_touched = place.follows_control;
            let start = (place.character, place.byte);
            let extent = identifier.extent().bytes;
            is_touched |= place.go_to(extent.end);
            if is_touched {
                continue;
            }
            if identifier.is_too_long() {
                let (characters, bytes) = (start.0..place.character, start.1..place.byte);
                too_long.push(Span { characters, bytes });
                continue;
            }
            let environment =
                *environment.get_or_insert_with(|| environment_of(paragraph.text(text), direction(index)));
            let characters = characters_of(&bare[extent]);
            write(&text[done..start.1])?;
            let order = (marks == Marks::OneToOne).then(|| Strategy::OneToOne.order(&characters));
            let shown = order.map(|order| characters_of(&painted(&characters, &order)));
            let characters = shown.unwrap_or(characters);
            write(&marks.of(&identifier, &characters, environment).text(&characters))?;
            done = place.byte;
        }
    }
    write(&text[done..])?;
    Ok(too_long)
}

/// A paragraph without its bidi controls.
fn bare(paragraph: &str) -> Cow<'_, str> {
    if paragraph.contains(is_bidi_control) {
        Cow::Owned(paragraph.chars().filter(|&it| !is_bidi_control(it)).collect())
    } else {
        Cow::Borrowed(paragraph)
    }
}

/// A place in a paragraph without its bidi controls, and where that is in the text. It only goes forward,
/// and stands before a character that is no bidi control or at the end of the paragraph.
struct BarePlace<'a> {
    rest: std::str::Chars<'a>,
    /// In the paragraph without its controls, in bytes.
    bare: usize,
    /// In the text.
    character: usize,
    byte: usize,
    /// Whether a bidi control stands right before it.
    follows_control: bool,
}

impl<'a> BarePlace<'a> {
    /// The beginning of a paragraph.
    fn new(text: &'a str, paragraph: &Paragraph) -> Self {
        let Span { characters, bytes } = &paragraph.span;
        let rest = paragraph.text(text).chars();
        let (character, byte) = (characters.start, bytes.start);
        let mut place = Self { rest, bare: 0, character, byte, follows_control: false };
        place.pass_controls();
        place
    }

    /// Goes on to a place; whether there are controls on the way, or right before it.
    fn go_to(&mut self, bare: usize) -> bool {
        let mut passed_controls = false;
        while self.bare < bare
            && let Some(scalar) = self.rest.next()
        {
            self.bare += scalar.len_utf8();
            self.pass(scalar);
            self.pass_controls();
            passed_controls |= self.follows_control;
        }
        passed_controls
    }

    fn pass(&mut self, scalar: char) {
        self.character += 1;
        self.byte += scalar.len_utf8();
    }

    fn pass_controls(&mut self) {
        self.follows_control = false;
        while let Some(control) = self.rest.clone().next().filter(|&it| is_bidi_control(it)) {
            self.rest.next();
            self.pass(control);
            self.follows_control = true;
        }
    }
}

/// The direction of a paragraph.
fn environment_of(paragraph: &str, direction: ParagraphDirection) -> Direction {
    match direction {
        ParagraphDirection::Fixed(direction) => direction,
        ParagraphDirection::Auto => first_strong_direction(paragraph.chars()),
    }
}

impl Marks {
    /// What is put into an identifier with these characters, in an environment of this direction.
    pub(crate) fn of(
        self,
        identifier: &Identifier,
        characters: &[Character],
        environment: Direction,
    ) -> Marked {
        let fields = identifier.own_fields();
        let ranges = || fields.iter().map(|field| field.range.clone());
        match self {
            Self::Durst => components::mark(characters, environment),
            Self::Davis(overall) => {
                let direction = overall.direction(characters, &fields, environment);
                mark_fields(characters.len(), ranges(), direction)
            }
            Self::Isolates(label) => mark_labels(characters.len(), ranges(), label),
            Self::OneToOne => {
                Marked::around(characters.len(), Some((LRO, PDF)), std::iter::empty(), (LRO, PDF))
            }
        }
    }
}
