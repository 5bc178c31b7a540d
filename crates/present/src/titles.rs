//! What the things that have an identifier are called, from the catalogue.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::copy::CopyForm;
use bidiscope_bidi::order::custom::NoEffectReason;
use bidiscope_bidi::order::fields::{FieldKind, OverallOrder};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayOption, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::text::ControlScheme;

use crate::documents::{DocumentSection, SourceDocument};
use crate::lesson::QuestionKind;
use crate::messages::Message;
use crate::view::list::DisplayRelation;
use crate::view::text::{AfterDisplay, ShownDirections, TextDirection};

/// A thing with a title in the catalogue: the message that its kind and its identifier name.
pub trait Titled: Copy {
    /// The message.
    fn title_message(self) -> Message<'static>;

    /// The title.
    fn title(self) -> &'static str {
        self.title_message().fixed()
    }

    /// A shorter title for narrow places; the title if there is none.
    fn short_title(self) -> &'static str {
        Some(self.title_message().fixed_attribute("short"))
            .filter(|it| !it.is_empty())
            .unwrap_or(self.title())
    }

    /// What it is or does, in a sentence; empty if the title is sufficient.
    fn about(self) -> &'static str {
        self.title_message().fixed_attribute("about")
    }
}

/// The message of a thing with this identifier.
pub(crate) fn message_of(kind: &str, id: &str) -> Message<'static> {
    // An identifier of the catalogue has only letters, digits and hyphens.
    Message::by_id(format!("{kind}-{}", id.to_ascii_lowercase().replace(['.', ' '], "-")), Vec::new())
}

macro_rules! titled {
    ($($of:ty = $kind:literal;)+) => {
        $(impl Titled for $of {
            fn title_message(self) -> Message<'static> {
                message_of($kind, self.id())
            }
        })+
    };
}

titled! {
    Strategy = "display";
    DisplayOption = "option";
    BidiDataVersion = "option-bidi-data";
    LabelIsolate = "option-isolate";
    OverallOrder = "option-order";
    Direction = "option-paragraph";
    ContextPreset = "context";
    NoEffectReason = "no-effect";
    CopyForm = "copy";
    FieldKind = "field";
    ControlScheme = "controls";
    ShownDirections = "text-directions";
    TextDirection = "text-direction";
    AfterDisplay = "after-display";
    QuestionKind = "question";
    SourceDocument = "document";
    DisplayRelation = "relation";
    Notation = "notation-title";
}

impl Titled for &DocumentSection {
    fn title_message(self) -> Message<'static> {
        message_of("document-section", self.id)
    }
}
