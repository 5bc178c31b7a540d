//! What the standards say about a name: findings with the positions of the characters, never errors.
//!
//! The entry point is [`report()`]. Each rule set has a module: [`rfc5893`] (the Bidi rule), [`rfc5891`] and
//! [`rfc5892`] (IDNA2008), [`rfc3454`] (IDNA2003), [`uts46`], [`atkin_repertoire`] (the paper of 2001).
//! [`grouping`] searches for contexts in which a label is shown in pieces, [`policy`] compares the rule sets,
//! [`fix`] suggests fixes.
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//! use bidiscope_idna::verdict::report;
//!
//! let name = Name::read("\u{5D0}\u{5D1}-.com", Notation::Unicode)?;
//! let report = report(&name);
//! assert_eq!(report.suggested_fixes[0].name, "\u{5D0}\u{5D1}.com");
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```

mod advice;
pub mod atkin_repertoire;
mod check;
mod conditions;
mod confusable;
mod deviation;
mod duerst;
pub(crate) mod fast_path;
pub(crate) mod fast_warnings;
mod finding;
pub mod fix;
pub mod grouping;
mod invisible;
mod joining;
mod kind;
pub mod messages;
mod name_warnings;
mod not_a_domain_name;
mod numeric_top_level;
mod parent_zone;
pub mod policy;
mod registration;
mod report;
mod report_options;
mod rfc1035;
pub mod rfc3454;
pub mod rfc5891;
pub mod rfc5892;
pub mod rfc5893;
mod rfc5893_guidance;
mod scripts;
mod segments;
mod unregistrable;
pub mod uts46;
mod zone;

pub use advice::{AdviceCase, advice};
pub use check::Check;
pub use finding::{Finding, Severity, Source};
pub use kind::FindingKind;
pub use not_a_domain_name::{NotADomainName, not_a_domain_name};
pub use parent_zone::{ParentZone, ZoneError};
pub use registration::{ApplicantLabels, Permission, Registration};
pub use report::{Report, permission, report, report_with, report_with_bound, warnings};
pub use report_options::ReportOptions;
pub use uts46::DnsName;
pub use zone::{NotInZone, Zone};

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// The result of a rule or of one of its conditions.
    pub enum Verdict {
        /// The rule holds.
        Satisfied = "satisfied";
        /// The rule is broken; the offending characters are given with it.
        Violated = "violated";
        /// The rule is not about this name or label.
        NotApplicable = "not-applicable";
    }
}

impl Verdict {
    /// [`Verdict::Satisfied`] if the rule holds, else [`Verdict::Violated`].
    pub const fn of(holds: bool) -> Self {
        if holds { Self::Satisfied } else { Self::Violated }
    }
}
