//! What the standards say about a name: findings with the positions of the characters, never errors.
//!
//! The entry point is [`Analysis`]. Each rule set has a module: [`rfc5893`] (the Bidi rule), [`rfc5891`] and
//! [`rfc5892`] (IDNA2008), [`rfc3454`] (IDNA2003), [`uts46`], [`atkin_repertoire`] (the paper of 2001); a registry's own
//! rules are [`Rulesets`].
//! [`grouping`] searches for contexts in which a label is shown in pieces, [`policy`] compares the rule sets,
//! [`fix`] suggests fixes.

mod analysis;
mod analysis_options;
pub mod atkin_repertoire;
mod browser;
mod check;
mod conditions;
mod detail;
mod duerst;
pub mod equivalents;
pub(crate) mod fast_path;
mod finding;
pub mod fix;
pub mod grouping;
mod host_check;
mod iri_syntax;
mod joining;
mod kind;
pub(crate) mod label_warnings;
pub(crate) mod name_warnings;
mod not_a_domain_name;
mod parent_zone;
pub mod policy;
pub(crate) mod registration;
pub(crate) mod registry;
mod rfc1035;
pub mod rfc3454;
pub mod rfc5891;
pub mod rfc5892;
pub mod rfc5893;
mod rfc5893_guidance;
pub(crate) mod ruleset;
mod segments;
pub(crate) mod unregistrable;
mod url_host;
mod url_slashes;
pub mod uts46;
pub(crate) mod warnings;
pub(crate) mod zone;
pub(crate) mod zone_index;

pub use analysis::Analysis;
pub use analysis_options::AnalysisOptions;
pub use browser::{AskedHost, BrowserReading, BrowserRefusal, browser_reading, host_asked_for};
pub use check::Check;
pub use detail::{
    ActionTrigger, CharacterSort, DecidingAction, Detail, JoinerEffect, NormalForm, RulesetRule, VariantOf,
};
pub use finding::{Finding, Severity, Source};
pub use host_check::{HostCheck, HostFault};
pub use iri_syntax::IriProblem;
pub use kind::FindingKind;
pub use label_warnings::scripts::script_names;
pub use not_a_domain_name::{InputKind, NotADomainName, not_a_domain_name};
pub use parent_zone::{ParentZone, ZoneError};
pub use registration::{ApplicantLabels, Permission, Registration};
pub use registry::{LabelSet, Profile, ProfileZone, RegistryRules, RulesByZone};
pub use ruleset::{NamedRuleset, RulesetAnswer, RulesetEvaluator, Rulesets, disposition_as_variant};
pub use unregistrable::has_unregistrable_label;
pub use uts46::DnsName;
pub use zone::{InZone, NotInZone, Zone};

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// The result of a rule or of one of its conditions.
    pub enum Verdict {
        /// The rule holds.
        Satisfied = "satisfied";
        /// The rule is broken; what gives the verdict also gives the offending characters.
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
