//! A cell of a row that is in view.

use std::rc::Rc;

use eframe::egui::Rect;

use bidiscope_bidi::order::Strategy;
use bidiscope_report::list::{ListRow, ListTableColumn};

/// A cell of a row that is in view.
pub(super) struct CellShown<'a> {
    pub(super) column: ListTableColumn,
    /// The number of the name in the list.
    pub(super) row: usize,
    pub(super) view: &'a ListRow,
    pub(super) rect: Rect,
    /// The display with which the others are compared, and the characters that stand elsewhere in this one.
    pub(super) reference: Strategy,
    pub(super) moved: Rc<[usize]>,
}

impl CellShown<'_> {
    /// In which display the column shows the name; `None` where it does not.
    pub(super) fn display(&self) -> Option<Strategy> {
        if self.column == ListTableColumn::Name {
            Some(self.reference)
        } else {
            self.column.displayed_strategy()
        }
    }
}
