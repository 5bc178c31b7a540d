//! What has titles, a row each.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::choices::BaseAlgorithm;
use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::copy::CopyForm;
use bidiscope_bidi::order::fields::{FieldKind, OverallOrder};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::remedies::IntendedReading;
use bidiscope_bidi::order::{Direction, DisplayOption, NoEffectReason, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_list::ListFormat;
use bidiscope_url::text::{ControlScheme, LinkRules};
use bidiscope_words::{Message, message, message_of};

use super::Titled;
use crate::documents::{DocumentSection, SourceDocument};
use crate::list::{DisplayRelation, ListColumn};
use crate::page::{CharacterColumn, FactId};
use crate::view::text::{DisplayWithControls, ShownDirections, TextDirection};

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
    IntendedReading = "reading";
    NoEffectReason = "no-effect";
    CopyForm = "copy", Self::CodePoints => message!(column_code_points);
    FieldKind = "field";
    UrlPartKind = "field";
    ControlScheme = "controls";
    LinkRules = "link-rules";
    ShownDirections = "text-directions";
    DisplayWithControls = "after-display",
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
