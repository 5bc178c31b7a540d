//! The host of a URL in a list, and how it is shown.

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::{HostDisplay, Strategy, VisibleHost};

use super::column::Column;
use super::row::{Cell, text_cell};

/// The host of a URL, and how it is shown in a paragraph of either direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowHost {
    /// Its characters in logical order.
    pub text: String,
    /// How the URL shows it in a left-to-right and in a right-to-left paragraph.
    pub displays: [HostDisplay; 2],
    /// What a reader takes for it ([`VisibleHost`]) in a left-to-right and in a right-to-left paragraph: the characters there,
    /// from left to right and without mirroring. They may be others than the host's.
    pub visible: [String; 2],
}

impl RowHost {
    /// The host of a URL; `None` if the name is none.
    pub(super) fn of(name: &Name) -> Option<Box<Self>> {
        let text = name.host()?.text();
        let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(name.characters()));
        Some(Box::new(Self {
            text,
            displays: [HostDisplay::of(name, &ltr)?, HostDisplay::of(name, &rtl)?],
            visible: [&ltr, &rtl].map(|it| VisibleHost::of(name, it).display(name)),
        }))
    }

    /// The value of a column about the host.
    pub(super) fn cell(&self, column: Column) -> Cell<'_> {
        let [ltr, rtl] = self.displays;
        match column {
            Column::Host => text_cell(&self.text),
            Column::HostWholeLtr => Cell::Bool(ltr.is_whole),
            Column::HostWholeRtl => Cell::Bool(rtl.is_whole),
            Column::HostFirstLtr => Cell::Bool(ltr.is_first),
            Column::HostFirstRtl => Cell::Bool(rtl.is_first),
            Column::HostInOrderLtr => Cell::Bool(ltr.in_order),
            Column::HostInOrderRtl => Cell::Bool(rtl.in_order),
            Column::VisibleHostLtr => text_cell(&self.visible[0]),
            Column::VisibleHostRtl => text_cell(&self.visible[1]),
            _ => Cell::Empty,
        }
    }
}
