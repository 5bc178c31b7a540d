//! Every sentence that explains a display, checked as data against a second reading of what it claims.

mod brackets;
mod checker;
mod deciding;
mod exhaustive;
mod fields;
#[path = "../practice/model.rs"]
mod model;
mod paper;
mod planted;
mod seen;
mod strings;
mod summary;
mod world;
