//! What is suggested for a name.

use serde::Serialize;

use super::edit::NameEdit;
use super::no_fix_reason::NoFixReason;

/// The maximum number of fixes suggested for one name.
pub const MAX_FIXES: usize = 12;

/// A name that satisfies the rules, and the edits that lead to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SuggestedNameFix {
    /// The whole name after the edits as it would be registered: its capitals of ASCII, which are the same name, are small.
    #[serde(rename = "name")]
    pub fixed_name: String,
    /// The edits by label; indices refer to the original name. Empty if a label typed as an A-label only has
    /// to be written in decoded form.
    #[serde(rename = "edits")]
    pub edits_of_original_name: Vec<NameEdit>,
}

/// The fixes suggested for a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SuggestedNameFixes {
    /// The fixed names, the likeliest first.
    pub fixes: Vec<SuggestedNameFix>,
    /// Why there is no fix for a name that violates the rules.
    pub no_fix_reason: Option<NoFixReason>,
}
