//! Every sentence that is told of a display, checked as data against a second reading of what it claims.

mod brackets;
mod checker;
mod exhaustive;
mod gist;
mod paper;
mod planted;
mod strings;
mod world;
