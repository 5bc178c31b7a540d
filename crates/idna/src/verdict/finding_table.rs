//! The table of findings: each kind with its identifier, severity, source, the policies that refuse a name for it, its
//! roles if it has any, and its rule where that is one about a label.
//!
//! Such a rule is one of `idna2008`, `uts46` or `scripts`, or another `warning`; then come the facts of a label that can cause
//! it, and the function that finds it. What a finding says to users is not here: its sentences stand in
//! `locales/en/findings.ftl` under its identifier.

/// Hands the rows to a macro: one makes [`FindingKind`](super::FindingKind) of them, one the rules about labels.
macro_rules! finding_table {
    ($make:ident) => {
        $make! {
            NotADomainName "no-domain-name" Violation "RFC 1035" "section 2.3.1" [] [NoHost]
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
            Atkin2001Control "atkin2001-control" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001Repertoire]
            Atkin2001PresentationForm "atkin2001-presentation-form" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001Repertoire]
            Atkin2001ArabicPoint "atkin2001-arabic-point" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001Repertoire]
            Atkin2001KoranicSign "atkin2001-koranic-sign" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001Repertoire]
            Atkin2001Cantillation "atkin2001-cantillation" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001Repertoire]
            Atkin2001HebrewPoint "atkin2001-hebrew-point" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001Repertoire]
            Atkin2001Punctuation "atkin2001-punctuation" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001Repertoire]
            Atkin2001Compatibility "atkin2001-compatibility" Note "Atkin, Stansifer and Alsharif 2001" "section II and figure 2" [Atkin2001Repertoire]
            Atkin2001Symbol "atkin2001-symbol" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001Repertoire]
            Atkin2001Unassigned "atkin2001-unassigned" Note "Atkin, Stansifer and Alsharif 2001" "section II" [Atkin2001Repertoire]
            Atkin2001NotNfc "atkin2001-not-nfc" Note "Atkin, Stansifer and Alsharif 2001" "section II and figure 1" [Atkin2001Repertoire]
            Atkin2001Table2 "atkin2001-table-2" Note "Atkin, Stansifer and Alsharif 2001" "table 2" [Atkin2001Repertoire]
            Uts46Mapped "uts46-mapped" Note "UTS #46" "section 4, steps 1 and 2" []
            Uts46Disallowed "uts46-disallowed" Violation "UTS #46" "section 4.1, criterion 7" [Uts46] [WhateverIsMapped] => uts46(Facts::REFUSED_BY_UTS46.union(Facts::MAPPED), uts46::disallowed)
            Uts46UnstableALabel "uts46-unstable-a-label" Violation "UTS #46" "section 4, step 4" [Uts46] [WhateverIsMapped] => uts46(Facts::A_LABEL, uts46::unstable_a_label)
            IdnaDisallowed "idna-disallowed" Violation "RFC 5892" "section 3" [Idna2008Registration Idna2008Lookup] => idna2008(Facts::DISALLOWED, rfc5891::disallowed)
            IdnaUnassigned "idna-unassigned" Violation "RFC 5892" "section 2.10" [Idna2008Registration Idna2008Lookup] => idna2008(Facts::UNASSIGNED, rfc5891::unassigned)
            IdnaNotNfc "idna-not-nfc" Violation "RFC 5891" "section 4.1" [Idna2008Registration Idna2008Lookup] => idna2008(Facts::MAY_CHANGE_IN_NFC, rfc5891::normal_form)
            LeadingMark "idna-leading-mark" Violation "RFC 5891" "section 4.2.3.2" [Idna2008Registration Idna2008Lookup Uts46] => idna2008(Facts::MARK.at_first(), rfc5891::leading_mark)
            Hyphens3And4 "idna-hyphens-3-4" Violation "RFC 5891" "section 4.2.3.1" [Idna2008Registration Idna2008Lookup Uts46] => idna2008(Facts::HYPHEN.at_third_and_fourth(), rfc5891::hyphens_3_and_4)
            HyphenAtEnd "idna-hyphen-at-end" Violation "RFC 5891" "section 4.2.3.1" [Idna2008Registration Uts46] [NoHost] => idna2008(Facts::HYPHEN.at_first().union(Facts::HYPHEN.at_last()), rfc5891::hyphen_at_end)
            ALabelUndecodable "a-label-undecodable" Violation "RFC 5890" "section 2.3.1" [Idna2008Registration Idna2008Lookup Uts46] [WhateverIsMapped NoHost] => idna2008(Facts::UNDECODABLE, rfc5891::undecodable)
            NoncanonicalALabel "idna-noncanonical-a-label" Violation "RFC 5891" "section 5.3" [Idna2008Registration Idna2008Lookup Uts46] [WhateverIsMapped] => idna2008(Facts::A_LABEL, rfc5891::noncanonical)
            ZwnjContext "idna-zwnj-context" Violation "RFC 5892" "appendix A.1" [Idna2008Registration Idna2008Lookup Uts46] => idna2008(Facts::NON_JOINER, rfc5891::zero_width_non_joiner)
            ZwjContext "idna-zwj-context" Violation "RFC 5892" "appendix A.2" [Idna2008Registration Idna2008Lookup Uts46] => idna2008(Facts::JOINER, rfc5891::zero_width_joiner)
            MiddleDotContext "idna-middle-dot-context" Violation "RFC 5892" "appendix A.3" [Idna2008Registration] => idna2008(Facts::MIDDLE_DOT, rfc5891::middle_dot)
            KeraiaContext "idna-keraia-context" Violation "RFC 5892" "appendix A.4" [Idna2008Registration] => idna2008(Facts::KERAIA, rfc5891::keraia)
            GereshContext "idna-geresh-context" Violation "RFC 5892" "appendix A.5" [Idna2008Registration] => idna2008(Facts::GERESH, rfc5891::geresh)
            GershayimContext "idna-gershayim-context" Violation "RFC 5892" "appendix A.6" [Idna2008Registration] => idna2008(Facts::GERSHAYIM, rfc5891::gershayim)
            KatakanaMiddleDotContext "idna-katakana-middle-dot-context" Violation "RFC 5892" "appendix A.7" [Idna2008Registration] => idna2008(Facts::KATAKANA_MIDDLE_DOT, rfc5891::katakana_middle_dot)
            ArabicDigitsMixed "idna-arabic-digits-mixed" Violation "RFC 5892" "appendices A.8 and A.9" [Idna2008Registration] => idna2008(Facts::EXTENDED_ARABIC_INDIC_DIGIT, rfc5891::arabic_digits)
            NotLdh "idna-not-ldh" Violation "RFC 5890" "section 2.3.1" [Idna2008Registration] [NoHost] => idna2008(Facts::NOT_LDH, rfc5891::not_ldh)
            UpperCase "idna-upper-case" Note "RFC 5891" "section 5.3" [] => idna2008(Facts::ASCII_CAPITAL.union(Facts::A_LABEL), rfc5891::capitals)
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
            Wildcard "wildcard" Note "RFC 4592" "section 2.1.1" [] [Unregistrable NoHost]
            UnderscoreLabel "underscore-label" Note "RFC 8552" "section 1.1" [] [Unregistrable]
            ZoneOwner "zone-owner" Note "RFC 1034" "section 4.2.1" []
            LabelsBelowParent "labels-below-parent" Warning "RFC 1034" "section 4.2" []
            Uts46Refused "uts46-refused" Warning "UTS #46" "section 4.2" []
            DigitsOfSeveralScripts "digits-of-several-scripts" Warning "RFC 5893" "section 6" [] => scripts(Facts::SEVERAL_DIGIT_SETS, uts39::digits_of_several_scripts)
            MixedScripts "mixed-scripts" Warning "UTS #39" "section 5.1" [] => scripts(Facts::SEVERAL_SCRIPTS, uts39::mixed_scripts)
            WholeScriptConfusable "whole-script-confusable" Warning "UTS #39" "section 5.3" [] => warning(Facts::LOOKS_LIKE_ASCII, uts39::whole_script_confusable)
            LookalikeSlash "lookalike-slash" Warning "UTS #39" "section 4" []
            Invisible "invisible" Warning "The Unicode Standard" "section 5.21" [] => warning(Facts::INVISIBLE, invisible::in_label)
            Deviation "uts46-deviation" Warning "UTS #46" "section 1.3.2" [] => warning(Facts::DEVIATION, uts46::deviation)
            NumericTopLevel "numeric-top-level" Warning "WHATWG URL" "section 3.5" [] => warning(Facts::ASCII_DIGIT.at_first(), numeric_top_level)
            LabelTooLong "dns-label-too-long" Violation "RFC 1035" "section 2.3.4" [Idna2008Registration Idna2008Lookup Uts46] [Length NoHost]
            NameTooLong "dns-name-too-long" Violation "RFC 1035" "section 2.3.4" [Idna2008Registration Idna2008Lookup Uts46] [Length NoHost]
            IriSyntax "iri-syntax" Note "RFC 3987" "section 2.2" []
            Duerst1 "duerst-1" Note "draft-duerst-iri-bidi-00" "section 5, restriction 1" [DuerstBidiIris]
            Duerst2 "duerst-2" Note "draft-duerst-iri-bidi-00" "section 5, restriction 2" [DuerstBidiIris]
            Duerst3 "duerst-3" Note "draft-duerst-iri-bidi-00" "section 5, restriction 3" [DuerstBidiIris]
        }
    };
}

pub(super) use finding_table;
