//! Text written out with the marks of one of the constructions.

use serde::{Deserialize, Serialize};

use crate::name::{Character, characters_of};
use crate::order::fields::{OverallOrder, mark_fields};
use crate::order::isolates::{LabelIsolate, mark_labels};
use crate::order::{Direction, Display, Marked, Strategy, components, is_bidi_control};
use crate::uba::ParagraphDirection;

use super::{Grammar, Identifier, find, paragraphs};

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
}

impl Marks {
    /// All of them; Davis's in constant order.
    pub const ALL: [Self; 4] = [
        Self::Durst,
        Self::Davis(OverallOrder::Constant),
        Self::Isolates(LabelIsolate::LeftToRight),
        Self::Isolates(LabelIsolate::FirstStrong),
    ];

    /// The identifier on the command line; it says nothing of Davis's order.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Durst => "durst",
            Self::Davis(_) => "davis",
            Self::Isolates(LabelIsolate::LeftToRight) => "isolates",
            Self::Isolates(LabelIsolate::FirstStrong) => "first-strong-isolates",
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
        }
    }

    /// The marks that bring a display about; `None` where none do. In which environment is said beside it.
    pub fn of_display(display: &Display) -> Option<Self> {
        match display.strategy() {
            Strategy::Components => Some(Self::Durst),
            Strategy::Fields => Some(Self::Davis(display.overall())),
            Strategy::Isolates => Some(Self::Isolates(display.label_isolate())),
            _ => None,
        }
    }

    /// The same marks, Davis's in this order.
    pub const fn in_order(self, overall: OverallOrder) -> Self {
        match self {
            Self::Davis(_) => Self::Davis(overall),
            Self::Durst | Self::Isolates(_) => self,
        }
    }
}

/// The text with marks in every identifier.
///
/// Identifiers are found as if the text held no bidi controls. One that has some in it or beside it is
/// left as it is: it is marked already, or marked in its writer's own way. So writing out what was
/// written out changes nothing, and nothing but bidi controls is ever put in.
///
/// `direction` is that of every paragraph.
pub fn rewrite(text: &str, grammar: Grammar, direction: ParagraphDirection, marks: Marks) -> String {
    let mut written = String::with_capacity(text.len() + text.len() / 4);
    let mut done = 0;
    for paragraph in paragraphs(text) {
        written.push_str(&text[done..paragraph.span.bytes.start]);
        rewrite_paragraph(&mut written, paragraph.text(text), grammar, direction, marks);
        done = paragraph.span.bytes.end;
    }
    written.push_str(&text[done..]);
    written
}

fn rewrite_paragraph(
    written: &mut String,
    paragraph: &str,
    grammar: Grammar,
    direction: ParagraphDirection,
    marks: Marks,
) {
    let bare: String = paragraph.chars().filter(|&it| !is_bidi_control(it)).collect();
    let identifiers = find(&bare, grammar);
    if identifiers.is_empty() {
        written.push_str(paragraph);
        return;
    }
    let environment = environment(paragraph, direction);
    let bare_places = bare_places(paragraph);
    let mut done = 0;
    for identifier in &identifiers {
        let places = &bare_places[identifier.span.characters.start..=identifier.span.characters.end];
        if places.iter().any(|place| place.follows_control) {
            continue;
        }
        let characters = characters_of(identifier.text(&bare));
        written.push_str(&paragraph[done..places[0].byte]);
        written.push_str(&marks.of(identifier, &characters, environment).text(&characters));
        done = places[places.len() - 1].byte;
    }
    written.push_str(&paragraph[done..]);
}

/// Where a character that is no bidi control stands.
struct BarePlace {
    byte: usize,
    /// Whether a bidi control stands right before it.
    follows_control: bool,
}

/// The places of the characters that are no bidi controls, and the end of the text.
fn bare_places(text: &str) -> Vec<BarePlace> {
    let mut places = Vec::with_capacity(text.len() + 1);
    let mut follows_control = false;
    for (byte, scalar) in text.char_indices() {
        if !is_bidi_control(scalar) {
            places.push(BarePlace { byte, follows_control });
        }
        follows_control = is_bidi_control(scalar);
    }
    places.push(BarePlace { byte: text.len(), follows_control });
    places
}

/// The direction of a paragraph.
fn environment(paragraph: &str, direction: ParagraphDirection) -> Direction {
    match direction {
        ParagraphDirection::Fixed(direction) => direction,
        ParagraphDirection::Auto => Strategy::UbaAuto.order(&characters_of(paragraph)).paragraph(),
    }
}

impl Marks {
    /// What is put into an identifier with these characters, in an environment of this direction.
    pub(super) fn of(
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
        }
    }
}
