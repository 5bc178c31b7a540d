//! Why a policy accepts or refuses a name.

use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::url_standard::BrowserRefusal;

/// Why a policy accepts or refuses a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PolicyReason {
    /// This finding.
    Finding(Finding),
    /// This finding is one for registration; lookup does not test it.
    NotTestedInLookup(Finding),
    /// This finding is one for registration; lookup should test it, but need not.
    ShouldBeTestedInLookup(Finding),
    /// This finding on the name that the mapping of UTS #46 makes of it. Its characters are of that name.
    AfterMapping(Box<(Name, Finding)>),
    /// The mapping of UTS #46 leaves an empty label.
    EmptyLabelAfterMapping,
    /// The name that the mapping of UTS #46 makes of it is refused.
    RefusedAfterMapping,
    /// A browser asks for no such host.
    Browser(BrowserRefusal),
    /// The label is not tested, because it holds no right-to-left character.
    LabelNotTested,
    /// Condition 4 is not tested.
    Condition4NotTested,
    /// Any character may come before the marks at the end.
    EndNotTested,
    /// Ayna's system allows European digits only; the name has these others.
    NotEuropeanDigits(Vec<char>),
    /// Ayna's system allows one script in a name; this one has these scripts.
    SeveralScripts(Vec<String>),
}
