//! UTS #46 processing: its result for a name, what it changes, and why it refuses a name.
//!
//! A name is processed **as typed**: a label typed as an A-label is decoded, checked and not mapped (section 4, step
//! 4); the same applies to a label that the *mapping* turns into one that begins with `xn--`. All checks are enabled:
//! CheckHyphens, CheckBidi, CheckJoiners, UseSTD3ASCIIRules and VerifyDnsLength. A final full stop is allowed.

pub(super) mod label;
mod mapping;
mod processing;
mod refusal;

pub(super) use label::find_mapping;
pub(super) use mapping::disallowed_in;
pub use mapping::{Uts46MappedRange, Uts46Mapping, mapping};
pub(super) use processing::refuses;
pub use processing::{
    DnsName, Uts46ProcessedName, Uts46Processing, process_by_uts46, to_ascii_nontransitional,
    to_ascii_with_last_label,
};
pub(crate) use processing::{accepts_decoded, accepts_unmapped, write_a_labels};
pub(super) use refusal::Refusal;
