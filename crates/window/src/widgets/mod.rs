//! What more than one part of the window is made of, each written once.

mod bidi_label;
mod roving;

pub(crate) use bidi_label::{BidiLabel, MIDDLE, inert, paint_truncated};
pub(crate) use roving::{Roving, hold_arrows};
