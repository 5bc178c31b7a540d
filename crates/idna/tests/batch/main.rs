//! The lane and the comfortable way give the same answers.

mod agreement;
#[path = "../verdict/by_findings.rs"]
mod by_findings;
mod exhaustive;
mod laws;
#[path = "../../../../benches/names/mod.rs"]
mod names;
mod reading;
mod registration;
