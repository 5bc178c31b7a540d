//! The titles of everything that has an identifier, from the catalogue.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::copy::CopyForm;
use bidiscope_bidi::order::fields::{FieldKind, OverallOrder};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::remedies::Reading;
use bidiscope_bidi::order::{Direction, DisplayOption, NoEffectReason, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_list::ListFormat;
use bidiscope_url::text::{ControlScheme, LinkRules};
use bidiscope_words::{Message, message_of};

use crate::documents::{DocumentSection, SourceDocument};
use crate::list::{DisplayRelation, ListColumn};
use crate::page::{CharacterColumn, FactId};
use crate::view::text::{AfterDisplay, ShownDirections, TextDirection};

/// A value whose identifier names its title in the catalogue: the message `kind-identifier`, such as `display-uba-ltr`.
pub trait Titled: Copy {
    /// The message with the title; its attributes `short` and `about` are the other texts.
    fn title_message(self) -> Message<'static>;

    /// The title, as a noun phrase or, for an action, a verb phrase.
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
    Reading = "reading";
    NoEffectReason = "no-effect";
    CopyForm = "copy";
    FieldKind = "field";
    UrlPartKind = "field";
    ControlScheme = "controls";
    LinkRules = "link-rules";
    ShownDirections = "text-directions";
    TextDirection = "text-direction";
    AfterDisplay = "after-display";
    SourceDocument = "document";
    DisplayRelation = "relation";
    ListColumn = "table-column";
    ListFormat = "list-format";
    Notation = "notation-title";
    FactId = "fact";
    CharacterColumn = "character-column";
}

impl Titled for &DocumentSection {
    fn title_message(self) -> Message<'static> {
        message_of("document-section", self.id)
    }
}
