//! The house itself: which room may lean on which, and what its things are called.

mod keys;
mod limits;
mod names;
mod release;
mod rooms;
mod sources;
mod strategies;
mod window;
