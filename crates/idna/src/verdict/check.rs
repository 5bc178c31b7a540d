//! The rule set that a name is checked against: the values of `--check`.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// The rule set that a name is checked against.
    #[derive(Default)]
    pub enum CheckedRules {
        /// The Bidi rule: RFC 5893 section 2.
        BidiRule = "bidi";
        /// Whether the name may be registered: RFC 5891 section 4 with RFC 5892 and 5893, and the registry's rules where
        /// the [options](super::NameAnalysisOptions) have some.
        #[default]
        Idna2008Registration = "idna2008";
        /// UTS #46 nontransitional processing with every check.
        Uts46 = "uts46";
        /// All three.
        AllChecks = "all";
    }
}
