//! The house itself: which room may lean on which.

mod rooms;
mod sources;
mod strategies;
mod window;
