//! What a strategy chooses: which rules order the characters, in what paragraph, and what is done with their fields, classes
//! and controls.
//!
//! All strategies, those of the documents and custom ones, are values of one type, [`StrategyChoices`]: the rules that order the
//! characters ([`BaseAlgorithm`]), the direction of the paragraph ([`ParagraphDirectionChoice`]), the separators of fields
//! ([`FieldSeparators`]), how fields are laid out, ordered and directed, the bidi controls around them, the layout of a path
//! beside its host, the classes of the hyphen, the full stop and digits before the rules run, rules that are left out,
//! and what is mirrored (UAX #9's higher-level protocols HL1 to HL4 and HL6).
//!
//! | strategy | as a custom strategy |
//! | --- | --- |
//! | `logical` | `custom:base=logical` |
//! | `one-to-one` | `custom:base=one-to-one` |
//! | `uba-ltr`, `uba-rtl`, `uba-auto` | `custom:paragraph=ltr`, `rtl`, `auto` |
//! | `components` | `custom:separators=structural,fields=alone,direction=content` |
//! | `fields` | `custom:separators=parts,direction=order,around=marks,whole=embedding` |
//! | `isolates` | `custom:separators=parts,around=isolate,whole=isolate` |
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//! use bidiscope_bidi::order::DisplayConfig;
//!
//! // What if digits were left-to-right letters?
//! let name = Name::read("AB-12", Notation::CapitalsAsHebrew)?;
//! let shown = |display: &DisplayConfig| {
//!     let order = display.order(name.characters());
//!     Notation::CapitalsAsHebrew.write_scalars(order.display(name.characters()).chars())
//! };
//! assert_eq!(shown(&DisplayConfig::read("uba-ltr")?), Ok("12-BA".to_owned()));
//! assert_eq!(shown(&DisplayConfig::read("custom:digits=l")?), Ok("BA-12".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod classes;
mod fields_right_to_left;
mod inserted_controls;
mod layout;
mod mirroring;
mod separators;
mod strategy_choices;
mod text_directions;
mod vocabulary;

pub(super) use fields_right_to_left::fields_right_to_left;
pub(super) use layout::method;

pub use strategy_choices::StrategyChoices;
pub use vocabulary::{
    BaseAlgorithm, DigitClassOverride, DirectionWithinField, FieldControls, FieldLayout, FieldSeparators,
    MAX_LISTED_FIELD_SEPARATORS, MirroredCharacters, ParagraphDirectionChoice, PathLayout,
    PunctuationClassOverride, WholeNameControls,
};

pub(crate) use text_directions::strong_of_host;
