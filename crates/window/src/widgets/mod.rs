//! What more than one part of the window is made of, each written once.

mod roving;

pub(crate) use roving::{Roving, hold_arrows};
