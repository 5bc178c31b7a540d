//! The editor: a text field of our own over our own lines, for a name or for several lines.
//!
//! egui's field neither reorders right-to-left text nor keeps the caret in it. What is edited and how
//! is [`bidiscope_edit`]'s business; here keys, pointer, input method and clipboard become its
//! [`Act`]s ([`keys`], [`pointer`]), and its [`EditorView`] is painted ([`paint`], [`caret`]) and told to
//! screen readers ([`access`]).

mod access;
mod caret;
mod composing;
mod field;
mod keys;
mod laying;
mod look;
mod menu;
mod paint;
mod pointer;

pub(super) use field::{Field, typing_in};
pub(super) use laying::Laying;
pub(super) use look::Look;
pub(super) use menu::{MenuCommand, insert_invisible};
