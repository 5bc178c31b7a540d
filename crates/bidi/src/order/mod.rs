//! The display strategies: each determines the order of a name's characters on the screen, and the direction
//! of each run, as a [`DisplayOrder`].
//!
//! A strategy only sees characters with their classes, so that a search over all sequences of classes runs
//! the same code as the window.
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//! use bidiscope_bidi::order::Strategy;
//!
//! let name = Name::read("AB12", Notation::Atkin2001Table1)?;
//! let order = Strategy::OneToOne.order(name.characters());
//! let display = order.logical_from_visual().iter().map(|it| it.0).collect::<Vec<_>>();
//! assert_eq!(display, [1, 0, 2, 3]); // BA12
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```
//!
//! A strategy with its options is a [`DisplayConfig`], used by panes, traces, searches, studies and commands. All that it
//! computes with are its [`StrategyChoices`](choices::StrategyChoices). How to add a strategy: docs/contributing.md.

pub mod choices;
pub mod compare;
pub mod components;
pub mod context;
pub mod copy;
mod display_config;
mod display_engine;
mod display_identifier;
mod display_option;
mod display_order;
mod edit_effect;
pub mod fields;
mod insertion;
pub mod isolates;
mod line_order;
mod mirroring;
mod no_effect;
pub mod one_to_one;
mod option_values;
mod ordering_method;
pub mod restrictions;
mod strategy;
mod structural;
pub mod text_order_fixes;
mod text_parts;
mod uba;
pub mod visual_positions;

pub use crate::index::{Direction, Level, LogicalIndex, VisualIndex};
pub use display_config::DisplayConfig;
pub use display_engine::DisplayEngine;
pub use display_identifier::{DisplayConfigError, escaped_value};
pub use display_option::DisplayOption;
pub use display_order::{DisplayOrder, VisualRun};
pub use edit_effect::{EditEffect, effect_of_edit};
pub use insertion::{
    ALM, ControlInsertion, ControlPair, FSI, InsertionPlan, LRE, LRI, LRM, LRO, PDF, PDI, RLE, RLI, RLM, RLO,
    is_bidi_control,
};
pub use line_order::order_of_line;
pub use mirroring::{mirrored, mirrored_visual_text, mirrored_visual_text_without_controls};
pub use no_effect::OptionWithoutEffectReason;
pub use ordering_method::{CharacterOrigin, OrderingMethod, TextGivenToUba};
pub use strategy::{Strategy, StrategyFamily};
