//! The rule sets that accept or refuse names.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// A rule set that accepts or refuses names; [`NameAnalysis::policy_verdicts`](super::NameAnalysis::policy_verdicts)
    /// compares them. What a name is checked for is a [`CheckedRules`](super::CheckedRules).
    pub enum AcceptancePolicy {
        /// The character repertoire of Atkin et al. (2001): their prose and Table 2.
        Atkin2001Repertoire = "atkin2001";
        /// RFC 5893 as specified: all labels of a Bidi domain name are tested.
        Rfc5893ByName = "rfc5893-by-name";
        /// RFC 5893 as python idna implements it: labels are tested separately, and only those with an R, AL
        /// or AN.
        Rfc5893ByLabel = "rfc5893-by-label";
        /// RFC 5893 as libidn2 implements it: like [`AcceptancePolicy::Rfc5893ByLabel`], but without condition 4, and
        /// any character may come before the marks at the end of a label.
        Rfc5893Libidn2 = "rfc5893-libidn2";
        /// RFC 5891 section 4 with RFC 5892 and RFC 5893: what a registry must refuse.
        Idna2008Registration = "idna2008-registration";
        /// RFC 5891 section 5: what an application must refuse to look up.
        Idna2008Lookup = "idna2008-lookup";
        /// RFC 3454, section 6.
        Rfc3454 = "rfc3454";
        /// UTS #46 nontransitional processing with every check.
        Uts46 = "uts46";
        /// UTS #46 transitional processing: deviation characters are mapped.
        Uts46Transitional = "uts46-transitional";
        /// What browsers ask for: the URL standard's domain to ASCII, which is UTS #46 without CheckHyphens, UseSTD3ASCIIRules
        /// and VerifyDnsLength.
        UrlStandard = "url-standard";
        /// The three restrictions of Dürst's draft.
        DuerstBidiIris = "duerst";
        /// The registration system of Ayna, as section II of Atkin et al. (2001) describes it: European digits only, and
        /// one script, in all of the applicant's labels together.
        AynaRegistrationSystem = "ayna";
    }
}
