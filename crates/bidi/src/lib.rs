//! How a name that mixes right-to-left and left-to-right writing is displayed: UAX #9 with a trace, and the display strategies proposed for domain names.

pub mod index;
pub mod name;
mod named;
pub mod order;
pub mod trace;
pub mod uba;
