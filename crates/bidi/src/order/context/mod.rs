//! The context of a name: the text before and after it in its line, which changes how the UBA displays it.
//!
//! A [`Context`] is such a text, and a [`LineInContext`] a line with it and the name, in display order;
//! [`LineInContext::surrounding_text_effect`] compares the name there with the name alone.

mod effect;
mod line;
mod surroundings;

pub use effect::ContextEffect;
pub use line::LineInContext;
pub use surroundings::{Context, ContextPreset};
