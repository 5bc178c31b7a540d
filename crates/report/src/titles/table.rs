//! What has titles, a row each.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::choices::BaseAlgorithm;
use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::copy::NameCopyFormat;
use bidiscope_bidi::order::fields::{DavisFieldKind, FieldOrderDirection};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::text_order_fixes::IntendedReadingOrder;
use bidiscope_bidi::order::{Direction, DisplayOption, OptionWithoutEffectReason, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_list::ListFormat;
use bidiscope_url::text::{IdentifierControlScheme, LinkRules};
use bidiscope_words::{Message, message, message_with_prefixed_id};

use super::Titled;
use crate::documents::{DocumentSection, ImplementedDocument};
use crate::list::{DisplayRelation, ListTableColumn};
use crate::page::{CharacterColumn, OverviewFactId};
use crate::view::text::{ControlSchemeChoice, ShownDirections, TextDirection};

/// A row is a type, the kind of its messages, and which of its values have the title of something else.
macro_rules! titled {
    ($($of:ty = $kind:literal $(, $value:pat => $title:expr)*;)+) => {
        $(impl Titled for $of {
            fn message(self) -> Message<'static> {
                message_with_prefixed_id($kind, self.id())
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
    FieldOrderDirection = "option-order";
    Direction = "direction-choice";
    SurroundingTextPreset = "context";
    IntendedReadingOrder = "reading";
    OptionWithoutEffectReason = "no-effect";
    NameCopyFormat = "copy", Self::CodePoints => message!(column_code_points);
    DavisFieldKind = "field";
    UrlPartKind = "field";
    IdentifierControlScheme = "controls";
    LinkRules = "link-rules";
    ShownDirections = "text-directions";
    ControlSchemeChoice = "after-display",
        Self::DuerstComponents => message!(marked_durst),
        Self::LabelIsolates => Strategy::Isolates.title_message(),
        Self::OneToOne => BaseAlgorithm::OneToOne.title_message();
    ImplementedDocument = "document";
    DisplayRelation = "relation";
    ListTableColumn = "table-column",
        Self::LineNumber => message!(list_column_line),
        Self::Name => message!(column_name),
        Self::ParentZone => message!(zone_field),
        Self::Registration => message!(column_registration),
        Self::BidiRuleVerdict => message!(title_rfc5893),
        Self::SameListMatches => message!(column_same_display),
        Self::AsciiName => message!(column_dns);
    ListFormat = "list-format";
    Notation = "notation-title", Self::Unicode => message!(column_characters);
    OverviewFactId = "fact",
        Self::RegistrationPermission => message!(column_registration),
        Self::DnsName => message!(column_dns),
        Self::CodePoints => message!(column_code_points);
    CharacterColumn = "character-column",
        Self::LogicalPosition => message!(column_position),
        Self::LabelOrUrlPart => message!(column_label),
        Self::ViolatesNameRule => message!(column_rule);
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
        message_with_prefixed_id("document-section", self.settings_id)
    }
}
