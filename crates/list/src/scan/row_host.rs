//! The host of a URL in a list, and how it is shown.

use bidiscope_bidi::name::{Input, text_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_url::reader::{UrlHostDisplay, VisibleHost, VisibleHostReading};

use super::cell::{ScanColumnValue, text_cell};
use super::column::ScanColumn;
use super::columns::ScanColumnSet;
use super::in_paragraphs::InBothParagraphs;

/// The columns about the host of a URL.
pub(super) const HOST_COLUMNS: ScanColumnSet = ScanColumnSet::of(&[
    ScanColumn::Host,
    ScanColumn::HostWholeLtr,
    ScanColumn::HostWholeRtl,
    ScanColumn::HostFirstLtr,
    ScanColumn::HostFirstRtl,
    ScanColumn::HostInOrderLtr,
    ScanColumn::HostInOrderRtl,
    ScanColumn::VisibleHostLtr,
    ScanColumn::VisibleHostRtl,
    ScanColumn::HostReadingLtr,
    ScanColumn::HostReadingRtl,
]);

/// The host of a URL, and how it is shown in a paragraph of either direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UrlHostInParagraphs {
    /// Its characters in logical order.
    pub host_text: String,
    /// How the URL shows it.
    pub host_displays: InBothParagraphs<UrlHostDisplay>,
    /// What a reader takes for it ([`VisibleHost`]): the characters there, from left to right and without mirroring. They may
    /// be others than the host's, or none.
    pub visible_hosts: InBothParagraphs<String>,
    /// How that compares with the host.
    pub visible_host_readings: InBothParagraphs<VisibleHostReading>,
}

impl UrlHostInParagraphs {
    /// The host of a URL, be it an IP address; `None` if the name is none.
    pub(super) fn of(name: &Input) -> Option<Box<Self>> {
        let text = text_of(&name.characters()[name.url()?.host_character_range()]);
        let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(name.characters()));
        let orders = InBothParagraphs { left_to_right: &ltr, right_to_left: &rtl };
        let visible = orders.map(|it| VisibleHost::of_input(name, it));
        Some(Box::new(Self {
            host_text: text,
            host_displays: InBothParagraphs {
                left_to_right: UrlHostDisplay::of_url(name, &ltr)?,
                right_to_left: UrlHostDisplay::of_url(name, &rtl)?,
            },
            visible_host_readings: visible.each_ref().map(VisibleHost::compared_with_actual_host),
            visible_hosts: visible.map(|it| it.shown_text_left_to_right(name)),
        }))
    }

    /// The value of a column about the host.
    pub(super) fn cell(&self, column: ScanColumn) -> ScanColumnValue<'_> {
        let InBothParagraphs { left_to_right: ltr, right_to_left: rtl } = self.host_displays;
        match column {
            ScanColumn::Host => text_cell(&self.host_text),
            ScanColumn::HostWholeLtr => ScanColumnValue::Bool(ltr.is_host_unsplit),
            ScanColumn::HostWholeRtl => ScanColumnValue::Bool(rtl.is_host_unsplit),
            ScanColumn::HostFirstLtr => ScanColumnValue::Bool(ltr.is_nothing_before_host),
            ScanColumn::HostFirstRtl => ScanColumnValue::Bool(rtl.is_nothing_before_host),
            ScanColumn::HostInOrderLtr => ScanColumnValue::Bool(ltr.are_host_labels_in_order),
            ScanColumn::HostInOrderRtl => ScanColumnValue::Bool(rtl.are_host_labels_in_order),
            ScanColumn::VisibleHostLtr => text_cell(&self.visible_hosts.left_to_right),
            ScanColumn::VisibleHostRtl => text_cell(&self.visible_hosts.right_to_left),
            ScanColumn::HostReadingLtr => {
                ScanColumnValue::VerdictIdOrVersion(self.visible_host_readings.left_to_right.id())
            }
            ScanColumn::HostReadingRtl => {
                ScanColumnValue::VerdictIdOrVersion(self.visible_host_readings.right_to_left.id())
            }
            _ => ScanColumnValue::Empty,
        }
    }
}
