//! What the standards say about a name: findings with the positions of the characters, never errors.
//!
//! The entry point is [`NameAnalysis`]; [`crate::batch`] asks the same of the names of a list. What happens to a name:
//!
//! 1. Its labels get their facts, those of their characters in one table (`labelled_name`, `facts`).
//! 2. The rules that have to do with one of the facts are applied (`rules`, from the table of findings in `finding_table`);
//!    what they find is collected, as findings or as their kinds alone (`found`). Each document is a module: [`rfc5891`] and
//!    [`rfc5892`] (IDNA2008), [`rfc5893`] (the Bidi rule), `rfc1035`, [`uts46`], `uts39`; of the older ones [`rfc3454`]
//!    (IDNA2003),
//!    [`atkin2001`] and `duerst`.
//! 3. What the standards in force say together stands in `current_rules`; whether the name may be registered, or needs review,
//!    is decided by the kinds of findings alone (`registration`), with what the registry asks (`registry`, `ruleset`).
//! 4. [`policy`] compares the rule sets, [`fix`] suggests fixes, [`grouping`] searches for contexts in which a label is shown in
//!    pieces.

// A name by its labels, with their facts.
pub(crate) mod facts;
pub(crate) mod labelled_name;
mod not_a_domain_name;

// The table of findings, and the rules about labels in it.
mod detail;
mod finding;
mod finding_table;
mod found;
mod kind;
mod policies;
mod rules;

// The documents, and what is not of one of them.
pub mod atkin2001;
pub mod duerst;
mod invisible;
mod joining;
pub(crate) mod numeric_top_level;
mod rfc1035;
pub mod rfc3454;
pub mod rfc5891;
pub mod rfc5892;
pub mod rfc5893;
mod segments;
pub(crate) mod unregistrable;
mod url_standard;
mod uts39;
pub mod uts46;

// A registry's rules.
mod parent_zone;
mod profile;
pub(crate) mod registry;
pub(crate) mod ruleset;
pub(crate) mod zone;
pub(crate) mod zone_index;

// What follows from the findings.
mod analysis;
mod analysis_options;
mod check;
mod check_result;
mod current_rules;
pub mod equivalents;
pub mod fix;
pub mod grouping;
pub mod policy;
mod policy_reason;
pub(crate) mod registration;
pub(crate) mod warnings;

pub use analysis::NameAnalysis;
pub use analysis_options::NameAnalysisOptions;
pub use check::CheckedRules;
pub use detail::{
    DecidingLgrAction, DisallowedCharacterKind, FindingDetail, IriSyntaxProblem, JoinerAppearanceEffect,
    LgrActionTriggerKind, NfcReplacementKind, NotADomainNameKind, RulesetRule, VariantOf,
};
pub use finding::Finding;
pub use invisible::invisible_characters_finding;
pub use kind::{FindingKind, RuleSource, Severity};
pub use not_a_domain_name::{NotADomainName, not_a_domain_name};
pub use parent_zone::{ParentZone, ZoneError};
pub use profile::{RegistryProfile, RegistryProfileZone, RegistryRulesByZone, disposition_as_variant};
pub use registration::{RegistrationApplicantLabels, RegistrationPermission, RegistrationVerdict};
pub use registry::{LabelSet, RegistryRules};
pub use ruleset::{LabelRulesetEvaluation, NamedRuleset, RulesetEvaluator, Rulesets};
pub use unregistrable::has_unregistrable_label;
pub use url_standard::{BrowserRefusal, host_in_ascii, host_requested_by_browser};
pub use uts39::{have_common_script, script_names};
pub use uts46::DnsName;
pub use zone::{NameInZone, NotInZone, Zone};

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// The result of a rule or of one of its conditions.
    pub enum RuleVerdict {
        /// The rule holds.
        Satisfied = "satisfied";
        /// The rule is broken; what gives the verdict also gives the offending characters.
        Violated = "violated";
        /// The rule is not about this name or label.
        NotApplicable = "not-applicable";
    }
}

impl RuleVerdict {
    /// [`RuleVerdict::Satisfied`] if the rule holds, else [`RuleVerdict::Violated`].
    pub const fn satisfied_if(rule_holds: bool) -> Self {
        if rule_holds { Self::Satisfied } else { Self::Violated }
    }
}
