//! What the documents say of a name: findings with positions, never errors.

mod conditions;
mod duerst;
mod finding;
pub mod grouping;
mod guidelines;
mod invisible;
mod kind;
pub mod mend;
pub mod policy;
pub mod repertoire;
mod report;
mod rfc1035;
pub mod rfc3454;
pub mod rfc5891;
pub mod rfc5892;
pub mod rfc5893;
mod scripts;
mod segments;
pub mod uts46;
pub mod words;

pub use finding::{Finding, Severity, Source};
pub use kind::FindingKind;
pub use report::{Report, report, report_within};

use crate::named::named;

named! {
    /// The answer of a rule or of one of its conditions.
    pub enum Verdict {
        /// The rule holds.
        Satisfied = "satisfied";
        /// The rule is broken; offending characters are named beside it.
        Violated = "violated";
        /// The rule does not speak of this.
        NotApplicable = "not-applicable";
    }
}

impl Verdict {
    /// Satisfied or violated.
    pub const fn of(holds: bool) -> Self {
        if holds { Self::Satisfied } else { Self::Violated }
    }
}
