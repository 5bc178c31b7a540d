//! The kinds of findings.

use serde::{Serialize, Serializer};

use bidiscope_bidi::enum_with_ids;

use super::finding_table::finding_table;
use super::policies::AcceptancePolicy;

/// Generates the enum, its list and its properties from the table, so that no kind lacks a property.
macro_rules! kinds {
    ($(
        $kind:ident $id:literal $severity:ident $document:literal $section:literal [$($policy:ident)*] $([$($role:ident)+])?
        $(=> $rules:ident($causes:expr, $find:path))?
    )*) => {
        /// A kind of finding. Each belongs to one rule of one document. What it says of a name is the sentence in
        /// `locales/en/findings.ftl` under `finding-` and its identifier.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum FindingKind {
            $(#[doc = concat!("`", $id, "`: ", $document, ", ", $section, ".")] $kind,)*
        }

        impl FindingKind {
            /// All kinds, in the order of their definition.
            pub const ALL: &[Self] = &[$(Self::$kind),*];

            /// The identifier in machine-readable output.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$kind => $id),* }
            }

            /// The severity of findings of this kind.
            pub const fn severity(self) -> Severity {
                match self { $(Self::$kind => Severity::$severity),* }
            }

            /// Where the rule is stated.
            pub const fn source(self) -> RuleSource {
                match self { $(Self::$kind => RuleSource { document: $document, section: $section }),* }
            }

            /// Whether a policy refuses a name with such a finding. `false` for the policies that do not go by the
            /// findings on the name: [`AcceptancePolicy::Rfc5893ByLabel`], [`AcceptancePolicy::Rfc5893Libidn2`],
            /// [`AcceptancePolicy::Uts46Transitional`] and [`AcceptancePolicy::AynaRegistrationSystem`]; and for a registry's
            /// rules, which are in no policy.
            pub fn is_refused_by(self, policy: AcceptancePolicy) -> bool {
                let refused_by: &[AcceptancePolicy] = match self { $(Self::$kind => &[$(AcceptancePolicy::$policy),*]),* };
                refused_by.contains(&policy)
            }

            /// Whether findings of this kind have this role.
            pub(super) fn has(self, role: Role) -> bool {
                let roles: &[Role] = match self { $(Self::$kind => &[$($(Role::$role),+)?]),* };
                roles.contains(&role)
            }
        }
    };
}

/// What findings of a kind do beside what their severity and the policies say.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// The rules of a registry, its rulesets or its profile, refuse the registration.
    Registry,
    /// Such a rule leaves the registration to the registry: it is neither permitted nor refused.
    RegistryDecides,
    /// A standard recommends against the registration of the label.
    NotRecommended,
    /// Nobody registers the label.
    Unregistrable,
    /// It is about a length, which is limited for labels that nobody registers too.
    Length,
    /// The name is no host name in the DNS, whichever characters hosts may have.
    NoHost,
    /// UTS #46 refuses the name, whatever it maps.
    WhateverIsMapped,
}

impl FindingKind {
    /// Whether it comes from the rules of a registry, its rulesets or its profile, and not from a standard for all.
    pub fn is_registry_rule(self) -> bool {
        self.has(Role::Registry) || self.has(Role::RegistryDecides)
    }

    /// Whether it marks a label that nobody registers.
    pub fn marks_unregistrable_label(self) -> bool {
        self.has(Role::Unregistrable)
    }

    /// Whether it is about the length of a label or a name.
    pub fn is_length_limit(self) -> bool {
        self.has(Role::Length)
    }

    /// Whether no host in the DNS has such a name, whichever characters hosts may have: then no zone has it.
    pub fn excludes_every_host(self) -> bool {
        self.has(Role::NoHost)
    }

    /// The kind with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    /// Whether it is a violation of one of the six conditions of RFC 5893 section 2.
    pub fn is_bidi_rule_condition(self) -> bool {
        self.is_refused_by(AcceptancePolicy::Rfc5893ByName)
    }
}

finding_table!(kinds);

impl Serialize for FindingKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

enum_with_ids! {
    /// How serious a finding is.
    pub enum Severity {
        /// A rule in force is broken: of RFC 5893, UTS #46, IDNA2008, the DNS or the registry.
        Violation = "violation";
        /// Permitted, but likely to surprise or mislead readers.
        Warning = "warning";
        /// Information: a rule of an obsolete or another document, or a change made by processing.
        Note = "note";
    }
}

/// Where a rule is stated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct RuleSource {
    /// The document, such as `RFC 5893`; `RegistryProfile` for a registry's own rules.
    pub document: &'static str,
    /// The section, appendix, table or rule in it; of a profile the key of the rule.
    pub section: &'static str,
}

impl std::fmt::Display for RuleSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, {}", self.document, self.section)
    }
}
