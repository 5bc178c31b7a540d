//! The table of findings: each kind with its identifier, severity, source, the policies that refuse a name for it, and its
//! roles.
//!
//! What a finding says to users is not here: its sentences stand in `locales/en.ftl` under its identifier.

use super::finding::{Severity, Source};
use super::policy::Policy;

/// Generates the enum, its list and its properties from one table, so that no kind lacks a property.
macro_rules! kinds {
    ($($kind:ident $id:literal $severity:ident $document:literal $section:literal [$($policy:ident)*] $([$($role:ident)+])?)*) => {
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
    /// UTS #46 refuses the name, whatever it maps.
    WhateverIsMapped,
}

impl FindingKind {
    /// Whether it comes from the rules of a registry, its rulesets or its profile, and not from a standard for all.
    pub fn is_of_registry(self) -> bool {
        self.has(Role::Registry) || self.has(Role::RegistryDecides)
    }

    /// Whether it marks a label that nobody registers.
    pub fn is_unregistrable(self) -> bool {
        self.has(Role::Unregistrable)
    }

    /// Whether it is about the length of a label or a name.
    pub fn is_of_length(self) -> bool {
        self.has(Role::Length)
    }

    /// The kind with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    /// Whether it is a violation of one of the six conditions of RFC 5893 section 2.
    pub fn is_condition(self) -> bool {
        self.is_refused_by(Policy::Rfc5893ByName)
    }
}

kinds! {
    NotADomainName "no-domain-name" Violation "RFC 1035" "section 2.3.1" []
    Condition1 "rfc5893-condition-1" Violation "RFC 5893" "section 2, condition 1" [Rfc5893ByName Idna2008Registration Uts46]
    Condition2 "rfc5893-condition-2" Violation "RFC 5893" "section 2, condition 2" [Rfc5893ByName Idna2008Registration Uts46]
    Condition3 "rfc5893-condition-3" Violation "RFC 5893" "section 2, condition 3" [Rfc5893ByName Idna2008Registration Uts46]
    Condition4 "rfc5893-condition-4" Violation "RFC 5893" "section 2, condition 4" [Rfc5893ByName Idna2008Registration Uts46]
    Condition5 "rfc5893-condition-5" Violation "RFC 5893" "section 2, condition 5" [Rfc5893ByName Idna2008Registration Uts46]
    Condition6 "rfc5893-condition-6" Violation "RFC 5893" "section 2, condition 6" [Rfc5893ByName Idna2008Registration Uts46]
    GuaranteeLdh "rfc5893-guarantee-ldh" Warning "RFC 5893" "section 2, second guarantee" []
    NoGuarantee "rfc5893-guarantee-none" Warning "RFC 5893" "section 2" []
    NumberHazard "rfc5893-number-hazard" Warning "RFC 5893" "section 5" []
    ParentBeginsWithDigit "rfc5893-digit-above" Warning "RFC 5893" "section 7.1" [] [NotRecommended]
    WildcardBelowDigit "rfc5893-wildcard" Warning "RFC 5893" "section 5" []
    DirectionFromLastCharacter "rfc5893-old-program" Note "RFC 5893" "section 7.1" []
    LabelSplit "grouping-split" Warning "RFC 5893" "section 3" []
    Rfc3454Control "rfc3454-control" Note "RFC 3454" "section 6, requirement 1, and table C.8" [Rfc3454]
    Rfc3454Mixed "rfc3454-mixed" Note "RFC 3454" "section 6, requirement 2, and tables D.1 and D.2" [Rfc3454]
    Rfc3454Ends "rfc3454-ends" Note "RFC 3454" "section 6, requirement 3, and table D.1" [Rfc3454]
    Rfc3454Unassigned "rfc3454-unassigned" Note "RFC 3454" "section 7 and table A.1" []
    Atkin2001Control "atkin2001-control" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001]
    Atkin2001PresentationForm "atkin2001-presentation-form" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001]
    Atkin2001ArabicPoint "atkin2001-arabic-point" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001]
    Atkin2001KoranicSign "atkin2001-koranic-sign" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001]
    Atkin2001Cantillation "atkin2001-cantillation" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001]
    Atkin2001HebrewPoint "atkin2001-hebrew-point" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001]
    Atkin2001Punctuation "atkin2001-punctuation" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001]
    Atkin2001Compatibility "atkin2001-compatibility" Note "Atkin, Stansifer and Alsharif 2001" "section II and figure 2" [Atkin2001]
    Atkin2001Symbol "atkin2001-symbol" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001]
    Atkin2001Unassigned "atkin2001-unassigned" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001]
    Atkin2001NotNfc "atkin2001-not-nfc" Note "Atkin, Stansifer and Alsharif 2001" "section II and figure 1" [Atkin2001]
    Atkin2001Table2 "atkin2001-table-2" Note "Atkin, Stansifer and Alsharif 2001" "table 2" [Atkin2001]
    Uts46Mapped "uts46-mapped" Note "UTS #46" "section 4, steps 1 and 2" []
    Uts46Disallowed "uts46-disallowed" Violation "UTS #46" "section 4.1, criterion 7" [Uts46] [WhateverIsMapped]
    Uts46UnstableALabel "uts46-unstable-a-label" Violation "UTS #46" "section 4, step 4" [Uts46] [WhateverIsMapped]
    IdnaDisallowed "idna-disallowed" Violation "RFC 5892" "section 3" [Idna2008Registration Idna2008Lookup]
    IdnaUnassigned "idna-unassigned" Violation "RFC 5892" "section 2.10" [Idna2008Registration Idna2008Lookup]
    IdnaNotNfc "idna-not-nfc" Violation "RFC 5891" "section 4.1" [Idna2008Registration Idna2008Lookup]
    LeadingMark "idna-leading-mark" Violation "RFC 5891" "section 4.2.3.2" [Idna2008Registration Idna2008Lookup Uts46]
    Hyphens3And4 "idna-hyphens-3-4" Violation "RFC 5891" "section 4.2.3.1" [Idna2008Registration Idna2008Lookup Uts46]
    HyphenAtEnd "idna-hyphen-at-end" Violation "RFC 5891" "section 4.2.3.1" [Idna2008Registration Uts46]
    ALabelUndecodable "a-label-undecodable" Violation "RFC 5890" "section 2.3.1" [Idna2008Registration Idna2008Lookup Uts46] [WhateverIsMapped]
    NoncanonicalALabel "idna-noncanonical-a-label" Violation "RFC 5891" "section 5.3" [Idna2008Registration Idna2008Lookup Uts46] [WhateverIsMapped]
    ZwnjContext "idna-zwnj-context" Violation "RFC 5892" "appendix A.1" [Idna2008Registration Idna2008Lookup Uts46]
    ZwjContext "idna-zwj-context" Violation "RFC 5892" "appendix A.2" [Idna2008Registration Idna2008Lookup Uts46]
    MiddleDotContext "idna-middle-dot-context" Violation "RFC 5892" "appendix A.3" [Idna2008Registration]
    KeraiaContext "idna-keraia-context" Violation "RFC 5892" "appendix A.4" [Idna2008Registration]
    GereshContext "idna-geresh-context" Violation "RFC 5892" "appendix A.5" [Idna2008Registration]
    GershayimContext "idna-gershayim-context" Violation "RFC 5892" "appendix A.6" [Idna2008Registration]
    KatakanaMiddleDotContext "idna-katakana-middle-dot-context" Violation "RFC 5892" "appendix A.7" [Idna2008Registration]
    ArabicDigitsMixed "idna-arabic-digits-mixed" Violation "RFC 5892" "appendices A.8 and A.9" [Idna2008Registration]
    NotLdh "idna-not-ldh" Violation "RFC 5890" "section 2.3.1" [Idna2008Registration]
    UpperCase "idna-upper-case" Note "RFC 5891" "section 5.3" []
    LgrNotInRepertoire "lgr-not-in-repertoire" Violation "RFC 7940" "section 8.1" [] [Registry]
    LgrContext "lgr-context" Violation "RFC 7940" "section 5.2" [] [Registry]
    LgrInvalid "lgr-invalid" Violation "RFC 7940" "section 8.3" [] [Registry]
    LgrBlocked "lgr-blocked" Violation "RFC 7940" "section 7.3" [] [Registry]
    LgrDisposition "lgr-disposition" Warning "RFC 7940" "section 7.3" [] [RegistryDecides]
    ReservedLabel "reserved-label" Violation "Profile" "reserved" [] [Registry]
    BlockedLabel "blocked-label" Violation "Profile" "blocked" [] [Registry]
    ZoneLabelCount "zone-label-count" Violation "Profile" "labels-below" [] [Registry]
    GuidelinesMixedScripts "guidelines-mixed-scripts" Violation "Profile" "guidelines" [] [Registry]
    NoZone "no-zone" Warning "Profile" "zone" [] [RegistryDecides]
    Wildcard "wildcard" Note "RFC 4592" "section 2.1.1" [] [Unregistrable]
    UnderscoreLabel "underscore-label" Note "RFC 8552" "section 1.1" [] [Unregistrable]
    ZoneOwner "zone-owner" Note "RFC 1034" "section 4.2.1" []
    LabelsBelowParent "labels-below-parent" Warning "RFC 1034" "section 4.2" []
    Uts46Refused "uts46-refused" Warning "UTS #46" "section 4.2" []
    DigitsOfSeveralScripts "digits-of-several-scripts" Warning "RFC 5893" "section 6" []
    MixedScripts "mixed-scripts" Warning "UTS #39" "section 5.1" []
    WholeScriptConfusable "whole-script-confusable" Warning "UTS #39" "section 5.3" []
    LookalikeSlash "lookalike-slash" Warning "UTS #39" "section 4" []
    Invisible "invisible" Warning "The Unicode Standard" "section 5.21" []
    Deviation "uts46-deviation" Warning "UTS #46" "section 1.3.2" []
    NumericTopLevel "numeric-top-level" Warning "WHATWG URL" "section 3.5" []
    LabelTooLong "dns-label-too-long" Violation "RFC 1035" "section 2.3.4" [Idna2008Registration Idna2008Lookup Uts46] [Length]
    NameTooLong "dns-name-too-long" Violation "RFC 1035" "section 2.3.4" [Idna2008Registration Idna2008Lookup Uts46] [Length]
    IriSyntax "iri-syntax" Note "RFC 3987" "section 2.2" []
    Duerst1 "duerst-1" Note "draft-duerst-iri-bidi-00" "section 5, restriction 1" [Duerst]
    Duerst2 "duerst-2" Note "draft-duerst-iri-bidi-00" "section 5, restriction 2" [Duerst]
    Duerst3 "duerst-3" Note "draft-duerst-iri-bidi-00" "section 5, restriction 3" [Duerst]
}
