//! The strategies: each answers in what order the characters of a name stand on the screen, and which
//! way each stretch runs, as a [`DisplayOrder`].
//!
//! A strategy takes characters with their classes and nothing else, so that a search over all class
//! sequences runs the same code as the window.
//!
//! ```
//! use bidiscope::name::{Name, Notation};
//! use bidiscope::order::Strategy;
//!
//! let name = Name::read("AB12", Notation::Paper)?;
//! let order = Strategy::OneToOne.order(name.characters());
//! let display = order.logical_from_visual().iter().map(|it| it.0).collect::<Vec<_>>();
//! assert_eq!(display, [1, 0, 2, 3]); // BA12
//! # Ok::<(), bidiscope::name::ReadError>(())
//! ```

pub mod compare;
pub mod components;
pub mod context;
pub mod copy;
mod display;
pub mod fields;
pub mod isolates;
mod logical;
mod marked;
mod mirroring;
pub mod one_to_one;
pub(crate) mod places;
pub mod restrictions;
mod uba;
mod wrapped;

use serde::{Deserialize, Serialize};

pub use crate::index::{Direction, Level, LogicalIndex, VisualIndex};
pub use display::{DisplayOrder, VisualRun};
pub use marked::{FSI, Insertion, LRE, LRI, LRM, Marked, PDF, PDI, RLE, RLI, RLM, is_bidi_control};
pub use mirroring::painted;
pub use wrapped::wrapped;

use crate::name::Character;

/// A way of showing a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strategy {
    /// Network order from left to right: no writing at all, but what is stored.
    Logical,
    /// The one-to-one display of Atkin, Stansifer and Alsharif (2001).
    OneToOne,
    /// The Unicode Bidirectional Algorithm in a left-to-right paragraph.
    UbaLtr,
    /// The Unicode Bidirectional Algorithm in a right-to-left paragraph.
    UbaRtl,
    /// The Unicode Bidirectional Algorithm in a paragraph whose direction is its first strong
    /// character's (rules P2 and P3).
    UbaAuto,
    /// Dürst's components (draft-duerst-iri-bidi-00, section 4.2).
    Components,
    /// Davis's fields (2011): LRE...PDF round the name, LRM round each field.
    Fields,
    /// A left-to-right isolate round the name and one round each label.
    Isolates,
}

impl Strategy {
    /// Every strategy, in the order in which they are listed.
    pub const ALL: [Self; 8] = [
        Self::Logical,
        Self::OneToOne,
        Self::UbaLtr,
        Self::UbaRtl,
        Self::UbaAuto,
        Self::Components,
        Self::Fields,
        Self::Isolates,
    ];

    /// The identifier on the command line and in machine-readable output.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Logical => "logical",
            Self::OneToOne => "one-to-one",
            Self::UbaLtr => "uba-ltr",
            Self::UbaRtl => "uba-rtl",
            Self::UbaAuto => "uba-auto",
            Self::Components => "components",
            Self::Fields => "fields",
            Self::Isolates => "isolates",
        }
    }

    /// The strategy with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strategy| strategy.id() == id)
    }

    /// What a reader is told that this is.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Logical => "Logical order",
            Self::OneToOne => "One-to-one (Atkin, Stansifer, Alsharif)",
            Self::UbaLtr => "UBA, LTR paragraph",
            Self::UbaRtl => "UBA, RTL paragraph",
            Self::UbaAuto => "UBA, automatic",
            Self::Components => "Components (D\u{FC}rst)",
            Self::Fields => "Fields (Davis)",
            Self::Isolates => "Isolates",
        }
    }

    /// The title in a few letters, for places where there is no room.
    pub const fn short_title(self) -> &'static str {
        match self {
            Self::Logical => "logical order",
            Self::OneToOne => "one-to-one",
            Self::UbaLtr => "UBA LTR",
            Self::UbaRtl => "UBA RTL",
            Self::UbaAuto => "UBA auto",
            Self::Components => "components",
            Self::Fields => "fields",
            Self::Isolates => "isolates",
        }
    }

    /// The order in which these characters stand on the screen.
    pub fn order(self, characters: &[Character]) -> DisplayOrder {
        match self {
            Self::Logical => logical::order(characters),
            Self::OneToOne => one_to_one::order(characters),
            Self::UbaLtr => uba::order(characters, Some(Direction::LeftToRight)),
            Self::UbaRtl => uba::order(characters, Some(Direction::RightToLeft)),
            Self::UbaAuto => uba::order(characters, None),
            Self::Components => components::order(characters),
            Self::Fields => fields::order(characters),
            Self::Isolates => isolates::order(characters),
        }
    }

    /// The formatting characters that the strategy puts in to arrive at its order; `None` where it
    /// works without any.
    pub fn marked(self, characters: &[Character]) -> Option<Marked> {
        match self {
            Self::Fields => {
                Some(fields::mark(characters, fields::OverallOrder::Constant, Direction::LeftToRight))
            }
            Self::Isolates => Some(isolates::mark(characters, isolates::LabelIsolate::LeftToRight)),
            _ => None,
        }
    }
}
