//! What more than one part of the window is made of, each written once.

mod bidi_label;
mod data_table;
mod roving;
mod table_keyboard;
mod table_scroll;

pub(crate) use bidi_label::{BidiLabel, MIDDLE, inert, paint_truncated};
pub(crate) use data_table::{DataTable, TableScroll, TableView};
pub(crate) use roving::{Roving, hold_arrows};
pub(crate) use table_keyboard::{CELL_MARGIN, TableKeyboard, sort_title};
pub(crate) use table_scroll::BAR;
