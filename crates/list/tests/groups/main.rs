//! Groups of a list beside a plain comparison of every name with every other.

mod against;
mod contested;
mod generated;
mod index;
mod laws;
mod memory;
mod plain;
mod same_name;
mod skeletons;
mod variants;
