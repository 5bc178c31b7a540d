//! The batch analyzer says of every name what an analysis says.

mod agreement;
#[path = "../verdict/by_findings.rs"]
mod by_findings;
mod exhaustive;
#[path = "../../../../tests/common/hard_names.rs"]
mod hard_names;
mod laws;
#[path = "../../../../benches/names/mod.rs"]
mod names;
mod reading;
mod registration;
mod texts;
