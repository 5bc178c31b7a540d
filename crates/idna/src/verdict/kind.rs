//! The kinds of findings.

use serde::{Serialize, Serializer};

use bidiscope_bidi::enum_with_ids;

use super::finding_table::finding_table;
use super::policies::Policy;

/// Generates the enum, its list and its properties from the table, so that no kind lacks a property.
macro_rules! kinds {
    ($(
        $kind:ident $id:literal $severity:ident $document:literal $section:literal [$($policy:ident)*]
        $(=> $rules:ident($causes:expr, $find:path))?
    )*) => {
        /// A kind of finding. Each belongs to one rule of one document. What it says of a name is the sentence in
        /// `locales/en.ftl` under `finding-` and its identifier.
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
            pub const fn source(self) -> Source {
                match self { $(Self::$kind => Source { document: $document, section: $section }),* }
            }

            /// Whether a policy refuses a name with such a finding. `false` for the policies that do not go by the
            /// findings on the name: [`Policy::Rfc5893ByLabel`], [`Policy::Rfc5893Libidn2`],
            /// [`Policy::Uts46Transitional`] and [`Policy::Ayna`]; and for a registry's rules, which are in no policy.
            pub fn is_refused_by(self, policy: Policy) -> bool {
                let refused_by: &[Policy] = match self { $(Self::$kind => &[$(Policy::$policy),*]),* };
                refused_by.contains(&policy)
            }
        }
    };
}

impl FindingKind {
    /// Whether it comes from the rules of a registry, its rulesets or its profile, and not from a standard for all.
    pub const fn is_of_registry(self) -> bool {
        use FindingKind::*;
        matches!(self, LgrNotInRepertoire | LgrContext | LgrInvalid | LgrBlocked | LgrDisposition)
            || matches!(self, ReservedLabel | BlockedLabel | ZoneLabelCount | GuidelinesMixedScripts | NoZone)
    }

    /// Whether it leaves a registration to the registry: it is neither permitted nor refused.
    pub(super) const fn is_for_registry_to_decide(self) -> bool {
        matches!(self, Self::NoZone | Self::LgrDisposition)
    }

    /// The kind with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    /// Whether it is a violation of one of the six conditions of RFC 5893 section 2.
    pub fn is_condition(self) -> bool {
        self.is_refused_by(Policy::Rfc5893ByName)
    }

    /// The kind for a violated condition of RFC 5893 section 2, numbered from 1.
    pub(super) const fn of_condition(condition: u8) -> Self {
        match condition {
            1 => Self::Condition1,
            2 => Self::Condition2,
            3 => Self::Condition3,
            4 => Self::Condition4,
            5 => Self::Condition5,
            _ => Self::Condition6,
        }
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
pub struct Source {
    /// The document, such as `RFC 5893`; `Profile` for a registry's own rules.
    pub document: &'static str,
    /// The section, appendix, table or rule in it; of a profile the key of the rule.
    pub section: &'static str,
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, {}", self.document, self.section)
    }
}
