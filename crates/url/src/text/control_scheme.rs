//! Which bidi controls are inserted into the identifiers of a text.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::fields::{FieldOrderDirection, davis_control_insertions};
use bidiscope_bidi::order::isolates::{LabelIsolate, isolate_insertions_around};
use bidiscope_bidi::order::{
    ControlPair, Direction, DisplayConfig, InsertionPlan, LRO, PDF, Strategy, components,
};

use super::identifier::{ResourceIdentifier, ResourceIdentifierKind};

/// Which bidi controls are inserted into the identifiers of a running text, and where. A
/// [`NameControlScheme`](crate::convert::NameControlScheme) is the same for a single name, and can be removed from it again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IdentifierControlScheme {
    /// Those of Dürst's construction (his section 4.3), for the direction of the paragraph.
    Durst,
    /// Those of Davis's extension, in this overall order.
    Davis(FieldOrderDirection),
    /// A left-to-right isolate around the identifier and this isolate around each field.
    Isolates(LabelIsolate),
    /// The one-to-one display of the identifier between LRO and PDF. No controls in a text in logical order produce
    /// that display, so the result contains the characters in visual order. It is for reading only: a copy of it is a
    /// different name.
    OneToOne,
}

impl From<FieldOrderDirection> for IdentifierControlScheme {
    /// Davis's controls, in this overall order.
    fn from(overall: FieldOrderDirection) -> Self {
        Self::Davis(overall)
    }
}

impl IdentifierControlScheme {
    /// All schemes; Davis's in constant order.
    pub const ALL: [Self; 5] = [
        Self::Durst,
        Self::Davis(FieldOrderDirection::AlwaysLeftToRight),
        Self::Isolates(LabelIsolate::LeftToRight),
        Self::Isolates(LabelIsolate::FirstStrong),
        Self::OneToOne,
    ];

    /// The identifier on the command line; it does not include Davis's overall order.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Durst => "durst",
            Self::Davis(_) => "davis",
            Self::Isolates(LabelIsolate::LeftToRight) => "isolates",
            Self::Isolates(LabelIsolate::FirstStrong) => "first-strong-isolates",
            Self::OneToOne => "one-to-one",
        }
    }

    /// The controls that produce the display of Dürst's components, Davis's fields, isolates or the one-to-one display,
    /// with its overall order or isolates; `None` for other strategies. The display's paragraph direction is not part of
    /// the result.
    pub fn of_display(display: &DisplayConfig) -> Option<Self> {
        match display.strategy() {
            Strategy::Components => Some(Self::Durst),
            Strategy::Fields => Some(Self::Davis(display.choices().field_order_direction)),
            Strategy::Isolates => Some(Self::Isolates(display.choices().direction_within_field.into())),
            Strategy::OneToOne => Some(Self::OneToOne),
            _ => None,
        }
    }

    /// The same scheme, Davis's with this overall order; others have none.
    pub const fn with_field_order_direction(self, field_order_direction: FieldOrderDirection) -> Self {
        match self {
            Self::Davis(_) => Self::Davis(field_order_direction),
            Self::Durst | Self::Isolates(_) | Self::OneToOne => self,
        }
    }

    /// The insertions into an identifier with these characters, in a paragraph of this direction.
    pub(crate) fn insertions(
        self,
        identifier: &ResourceIdentifier,
        characters: &[Character],
        environment: Direction,
    ) -> InsertionPlan {
        let fields = identifier.relative_fields();
        let ranges = || fields.iter().map(|field| field.character_range.clone());
        match self {
            Self::Durst => components::duerst_control_insertions(characters, environment),
            Self::Davis(overall) => {
                let direction = match identifier.identifier_kind {
                    ResourceIdentifierKind::Iri | ResourceIdentifierKind::Domain => {
                        overall.direction(characters, &fields, environment)
                    }
                    ResourceIdentifierKind::PhoneNumber | ResourceIdentifierKind::ArithmeticFormula => {
                        Direction::LeftToRight
                    }
                };
                davis_control_insertions(characters.len(), ranges(), direction)
            }
            Self::Isolates(label) => isolate_insertions_around(characters.len(), ranges(), label),
            Self::OneToOne => InsertionPlan::around_whole_and_ranges(
                characters.len(),
                Some(ControlPair { before: LRO, after: PDF }),
                std::iter::empty(),
                ControlPair { before: LRO, after: PDF },
            ),
        }
    }
}
