//! The strategies: each answers in what order the characters of a name stand on the screen, and which
//! way each stretch runs, as a [`DisplayOrder`].
//!
//! A strategy takes characters with their classes and nothing else, so that a search over all class
//! sequences runs the same code as the window.
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//! use bidiscope_bidi::order::Strategy;
//!
//! let name = Name::read("AB12", Notation::Paper)?;
//! let order = Strategy::OneToOne.order(name.characters());
//! let display = order.logical_from_visual().iter().map(|it| it.0).collect::<Vec<_>>();
//! assert_eq!(display, [1, 0, 2, 3]); // BA12
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```
//!
//! A strategy with the choices that it leaves is a [`Display`], one value that panes, traces, searches,
//! studies and commands take. How to add one: [`new_strategy`].

pub mod compare;
pub mod components;
pub mod context;
pub mod copy;
mod display;
mod display_order;
mod edited;
pub mod fields;
pub mod isolates;
mod key;
mod logical;
mod marked;
mod method;
mod mirroring;
pub mod natural;
#[doc = include_str!("../../docs/new-strategy.md")]
pub mod new_strategy {}
pub mod one_to_one;
pub mod own;
pub mod places;
pub mod restrictions;
mod screen;
mod spelling;
mod strategy;
mod uba;
mod wrapped;

pub use crate::index::{Direction, Level, LogicalIndex, VisualIndex};
pub use display::Display;
pub use display_order::{DisplayOrder, VisualRun};
pub use edited::{EditEffect, effect_of_edit};
pub use key::{Key, KeyChoice};
pub use marked::{FSI, Insertion, LRE, LRI, LRM, LRO, Marked, PDF, PDI, RLE, RLI, RLM, RLO, is_bidi_control};
pub use method::{Method, Origin, UbaText};
pub use mirroring::painted;
pub use screen::Screen;
pub use spelling::DisplayError;
pub use strategy::{Family, Strategy};
pub use wrapped::wrapped;
