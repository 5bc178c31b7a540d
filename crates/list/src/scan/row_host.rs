//! The host of a URL in a list, and how it is shown.

use bidiscope_bidi::name::{Input, text_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_url::reader::{HostDisplay, HostReading, VisibleHost};

use super::cell::{ColumnValue, text_cell};
use super::column::Column;
use super::columns::Columns;

/// The columns about the host of a URL.
pub(super) const HOST_COLUMNS: Columns = Columns::of(&[
    Column::Host,
    Column::HostWholeLtr,
    Column::HostWholeRtl,
    Column::HostFirstLtr,
    Column::HostFirstRtl,
    Column::HostInOrderLtr,
    Column::HostInOrderRtl,
    Column::VisibleHostLtr,
    Column::VisibleHostRtl,
    Column::HostReadingLtr,
    Column::HostReadingRtl,
]);

/// The host of a URL, and how it is shown in a paragraph of either direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowHost {
    /// Its characters in logical order.
    pub text: String,
    /// How the URL shows it in a left-to-right and in a right-to-left paragraph.
    pub displays: [HostDisplay; 2],
    /// What a reader takes for it ([`VisibleHost`]) in a left-to-right and in a right-to-left paragraph: the characters there,
    /// from left to right and without mirroring. They may be others than the host's, or none.
    pub visible: [String; 2],
    /// How that compares with the host.
    pub readings: [HostReading; 2],
}

impl RowHost {
    /// The host of a URL, be it an IP address; `None` if the name is none.
    pub(super) fn of(name: &Input) -> Option<Box<Self>> {
        let text = text_of(&name.characters()[name.url()?.host_range()]);
        let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(name.characters()));
        let visible = [&ltr, &rtl].map(|it| VisibleHost::of(name, it));
        Some(Box::new(Self {
            text,
            displays: [HostDisplay::of(name, &ltr)?, HostDisplay::of(name, &rtl)?],
            readings: visible.each_ref().map(VisibleHost::reading),
            visible: visible.map(|it| it.display(name)),
        }))
    }

    /// The value of a column about the host.
    pub(super) fn cell(&self, column: Column) -> ColumnValue<'_> {
        let [ltr, rtl] = self.displays;
        match column {
            Column::Host => text_cell(&self.text),
            Column::HostWholeLtr => ColumnValue::Bool(ltr.is_whole),
            Column::HostWholeRtl => ColumnValue::Bool(rtl.is_whole),
            Column::HostFirstLtr => ColumnValue::Bool(ltr.is_first),
            Column::HostFirstRtl => ColumnValue::Bool(rtl.is_first),
            Column::HostInOrderLtr => ColumnValue::Bool(ltr.in_order),
            Column::HostInOrderRtl => ColumnValue::Bool(rtl.in_order),
            Column::VisibleHostLtr => text_cell(&self.visible[0]),
            Column::VisibleHostRtl => text_cell(&self.visible[1]),
            Column::HostReadingLtr => ColumnValue::Identifier(self.readings[0].id()),
            Column::HostReadingRtl => ColumnValue::Identifier(self.readings[1].id()),
            _ => ColumnValue::Empty,
        }
    }
}
