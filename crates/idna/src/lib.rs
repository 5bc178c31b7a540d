//! Verdicts on internationalized domain names with positions and reasons: RFC 5890 to 5893, RFC 3454, UTS #46, names that look the same, suggested fixes.

pub mod batch;
pub mod collisions;
pub mod convert;
pub mod text;
pub mod verdict;
