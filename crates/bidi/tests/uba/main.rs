//! The engine and its traces: laws that hold for every text, cases that the conformance files do not
//! reach, and the independent cross-check.

mod bidi_data_versions;
mod character_histories;
mod cross_check;
#[path = "../../../../tests/common/cross_check_kinds.rs"]
mod cross_check_kinds;
#[path = "../../../../tests/common/displays.rs"]
mod displays;
mod laws;
mod limits;
mod replay;
mod sizes;
mod texts;
mod traces;
