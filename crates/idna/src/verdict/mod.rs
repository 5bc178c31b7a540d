//! What the documents say of a name: findings with positions, never errors.

mod advice;
mod check;
mod conditions;
mod confusable;
mod deviation;
mod dns_own;
mod duerst;
mod finding;
pub mod grouping;
mod guidelines;
mod in_zone;
mod invisible;
mod joining;
mod kind;
pub mod mend;
mod no_domain_name;
pub mod policy;
mod question;
mod registration;
pub mod repertoire;
mod report;
mod rfc1035;
pub mod rfc3454;
pub mod rfc5891;
pub mod rfc5892;
pub mod rfc5893;
mod scripts;
mod segments;
pub(crate) mod sight;
mod top_level;
mod under;
pub mod uts46;
pub(crate) mod warned;
pub mod words;
mod zone;

pub use advice::{AdviceCase, advice};
pub use check::Check;
pub use finding::{Finding, Severity, Source};
pub use kind::FindingKind;
pub use no_domain_name::{NoDomainName, no_domain_name};
pub use question::Question;
pub use registration::{Applicant, Permission, Registration};
pub use report::{Report, permission, report, report_for, report_within, warnings};
pub use under::{Under, Unfit};
pub use uts46::Dns;
pub use zone::{NotUnder, Zone};

use bidiscope_bidi::named;

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
