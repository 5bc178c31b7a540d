//! What a reader takes for the host of an address: where a display shows it, what stands in its place, and what of it a narrow
//! field leaves in sight.

pub mod elision;
mod host_display;
pub mod label_order;
mod label_reading;
mod reading_direction;
mod visible_host;

pub use host_display::{UrlHostDisplay, UrlHostSplit, character_indices_displayed_before_host};
pub use visible_host::{ELLIPSIS, VisibleHost, VisibleHostReading, VisibleItem};
