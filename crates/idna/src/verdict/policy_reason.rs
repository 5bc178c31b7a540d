//! Why a policy accepts or refuses a name.

use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::url_standard::BrowserRefusal;

/// A finding on what the mapping of UTS #46 makes of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingOnMappedName {
    /// The name that the mapping makes.
    pub mapped_name: Name,
    /// The finding; its characters and its label are of the mapped name.
    pub finding: Finding,
}

/// Why a policy accepts or refuses a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AcceptancePolicyReason {
    /// This finding.
    Finding(Finding),
    /// This finding is one for registration; lookup does not test it.
    FindingNotTestedInLookup(Finding),
    /// This finding is one for registration; lookup should test it, but need not.
    FindingShouldBeTestedInLookup(Finding),
    /// This finding on the name that the mapping of UTS #46 makes of it.
    FindingAfterMapping(Box<FindingOnMappedName>),
    /// The mapping of UTS #46 leaves an empty label.
    EmptyLabelAfterMapping,
    /// The name that the mapping of UTS #46 makes of it is refused.
    NameRefusedAfterMapping,
    /// A browser asks for no such host.
    BrowserRefusal(BrowserRefusal),
    /// The label is not tested, because it holds no right-to-left character.
    LeftToRightLabelNotTested,
    /// Condition 4 is not tested.
    Condition4NotTested,
    /// Any character may come before the marks at the end.
    LabelEndNotTested,
    /// Ayna's system allows European digits only; the name has these others.
    NonEuropeanDigits(Vec<char>),
    /// Ayna's system allows one script in a name; this one has these scripts.
    SeveralScriptNames(Vec<String>),
}
