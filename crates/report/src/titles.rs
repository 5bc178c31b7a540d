//! The titles of everything that has an identifier, from the catalogue.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::choices::BaseAlgorithm;
use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::copy::CopyForm;
use bidiscope_bidi::order::fields::{FieldKind, OverallOrder};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::remedies::Reading;
use bidiscope_bidi::order::{Direction, DisplayOption, NoEffectReason, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_list::ListFormat;
use bidiscope_url::text::{ControlScheme, LinkRules};
use bidiscope_words::{Message, message, message_of};

use crate::documents::{DocumentSection, SourceDocument};
use crate::list::{DisplayRelation, ListColumn};
use crate::page::{CharacterColumn, FactId};
use crate::view::text::{AfterDisplay, ShownDirections, TextDirection};

/// A value whose identifier names its message in the catalogue: `kind-identifier`, such as `display-uba-ltr`.
pub trait Titled: Copy {
    /// The message of the identifier: its text is the title, unless something else has the same title already, and its
    /// attributes `short` and `about` are the other texts.
    fn message(self) -> Message<'static>;

    /// The message whose text is the title.
    fn title_message(self) -> Message<'static> {
        self.message()
    }

    /// The message whose text is the short title, where that is no attribute because something else has the same.
    fn short_title_message(self) -> Option<Message<'static>> {
        None
    }

    /// The title, as a noun phrase or, for an action, a verb phrase.
    fn title(self) -> &'static str {
        self.title_message().fixed()
    }

    /// A shorter title for narrow places; the title if there is none.
    fn short_title(self) -> &'static str {
        let short = match self.short_title_message() {
            Some(message) => message.fixed(),
            None => self.message().fixed_attribute("short"),
        };
        if short.is_empty() { self.title() } else { short }
    }

    /// What it is or does, in a sentence; empty if the title is sufficient.
    fn about(self) -> &'static str {
        self.message().fixed_attribute("about")
    }
}

/// A row is a type, the kind of its messages, and which of its values have the title of something else.
macro_rules! titled {
    ($($of:ty = $kind:literal $(, $value:pat => $title:expr)*;)+) => {
        $(impl Titled for $of {
            fn message(self) -> Message<'static> {
                message_of($kind, self.id())
            }

            fn title_message(self) -> Message<'static> {
                match self {
                    $($value => $title,)*
                    #[allow(unreachable_patterns)]
                    _ => self.message(),
                }
            }
        })+
    };
}

titled! {
    Strategy = "display";
    DisplayOption = "option";
    BaseAlgorithm = "option-base", Self::Logical => Strategy::Logical.title_message();
    BidiDataVersion = "option-bidi-data";
    LabelIsolate = "option-isolate";
    OverallOrder = "option-order";
    Direction = "direction-choice";
    ContextPreset = "context";
    Reading = "reading";
    NoEffectReason = "no-effect";
    CopyForm = "copy", Self::CodePoints => message!(column_code_points);
    FieldKind = "field";
    UrlPartKind = "field";
    ControlScheme = "controls";
    LinkRules = "link-rules";
    ShownDirections = "text-directions";
    AfterDisplay = "after-display",
        Self::Components => message!(marked_durst),
        Self::Isolates => Strategy::Isolates.title_message(),
        Self::OneToOne => BaseAlgorithm::OneToOne.title_message();
    SourceDocument = "document";
    DisplayRelation = "relation";
    ListColumn = "table-column",
        Self::Line => message!(list_column_line),
        Self::Name => message!(column_name),
        Self::Zone => message!(zone_field),
        Self::Registration => message!(column_registration),
        Self::BidiRule => message!(title_rfc5893),
        Self::Matches => message!(column_same_display),
        Self::AsciiName => message!(column_dns);
    ListFormat = "list-format";
    Notation = "notation-title", Self::Unicode => message!(column_characters);
    FactId = "fact",
        Self::Registration => message!(column_registration),
        Self::Dns => message!(column_dns),
        Self::CodePoints => message!(column_code_points);
    CharacterColumn = "character-column",
        Self::Position => message!(column_position),
        Self::Label => message!(column_label),
        Self::Rule => message!(column_rule);
}

impl Titled for TextDirection {
    fn message(self) -> Message<'static> {
        match self {
            Self::Automatic => message!(direction_choice_auto),
            Self::LeftToRight => Direction::LeftToRight.message(),
            Self::RightToLeft => Direction::RightToLeft.message(),
        }
    }
}

impl Titled for &DocumentSection {
    fn message(self) -> Message<'static> {
        message_of("document-section", self.id)
    }
}
