//! The words for facts: one function a fact, from the catalogue. Sections of the [page](crate::page), the window's panes and
//! JSON say it with these.

pub mod accessible;
pub mod browser;
pub mod character;
pub mod control;
pub mod display;
pub mod error;
pub mod escape;
pub mod finding;
pub mod index;
pub mod lgr;
pub mod list;
pub(crate) mod ranges;
pub mod read_error;
pub(crate) mod second_guarantee;
pub mod source;
pub mod strategy_name;
pub mod study;
pub mod trace;
pub mod verdict;
pub mod visible_host;
