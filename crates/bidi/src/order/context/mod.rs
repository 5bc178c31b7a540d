//! The context of a name: the text before and after it in its line, which changes how the UBA displays it.
//!
//! A [`SurroundingText`] is such a text, and a [`LineAroundName`] a line with it and the name, in display order;
//! [`LineAroundName::surrounding_text_effect`] compares the name there with the name alone.

mod effect;
mod line;
mod surroundings;

pub use effect::SurroundingTextEffect;
pub use line::LineAroundName;
pub use surroundings::{SurroundingText, SurroundingTextPreset};
