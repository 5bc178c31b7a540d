//! What the standards say about a name: findings with the positions of the characters, never errors.
//!
//! The entry point is [`Analysis`]. Each rule set has a module: [`rfc5893`] (the Bidi rule), [`rfc5891`] and
//! [`rfc5892`] (IDNA2008), [`rfc3454`] (IDNA2003), [`uts46`], [`atkin_repertoire`] (the paper of 2001).
//! [`grouping`] searches for contexts in which a label is shown in pieces, [`policy`] compares the rule sets,
//! [`fix`] suggests fixes.

mod analysis;
mod analysis_options;
pub mod atkin_repertoire;
mod check;
mod conditions;
mod confusable;
mod deviation;
mod duerst;
pub(crate) mod fast_path;
pub(crate) mod fast_warnings;
mod finding;
mod finding_case;
pub mod fix;
pub mod grouping;
mod invisible;
mod joining;
mod kind;
mod name_warnings;
mod not_a_domain_name;
mod numeric_top_level;
mod parent_zone;
pub mod policy;
mod registration;
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

pub use analysis::Analysis;
pub use analysis_options::AnalysisOptions;
pub use check::Check;
pub use finding::{Finding, FindingValue, Severity, Source};
pub use finding_case::FindingCase;
pub use kind::FindingKind;
pub use not_a_domain_name::{InputKind, NotADomainName, not_a_domain_name};
pub use parent_zone::{ParentZone, ZoneError};
pub use registration::{ApplicantLabels, Permission, Registration};
pub use unregistrable::has_unregistrable_label;
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
