//! Threads, whole files and caught panics, as bidiscope uses them.

pub mod files;
pub mod panics;
pub mod threads;
