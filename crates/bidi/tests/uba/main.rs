//! The engine and its traces: laws that hold for every text, cases that the conformance files do not
//! reach, and the independent witness.

#[path = "../../../../tests/common/displays.rs"]
mod displays;
mod editions;
mod laws;
mod limits;
mod replay;
mod sizes;
mod stories;
mod texts;
mod traces;
mod witness;
#[path = "../../../../tests/common/witness_kinds.rs"]
mod witness_kinds;
