//! The lane and the comfortable way give the same answers.

mod agreement;
mod exhaustive;
mod laws;
#[path = "../../../../benches/names/mod.rs"]
mod names;
mod reading;
