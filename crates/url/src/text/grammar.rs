//! What counts as an identifier in running text.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::order::fields::RecognisedDavisExtensions;

use super::links::LinkRules;
use super::terminators::IdentifierTerminators;

/// What counts as an identifier in running text: the rules, and the options of Davis's grammar, which UTS #58 does not
/// have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct ResourceIdentifierGrammar {
    /// The rules by which links are found.
    #[serde(skip)]
    pub link_rules: LinkRules,
    /// Which optional parts of an identifier are read: port, userinfo and IP addresses.
    #[serde(rename = "extensions")]
    pub recognised_extensions: RecognisedDavisExtensions,
    /// Whether phone numbers and formulas are found as well. They are always displayed from left to right.
    #[serde(skip)]
    pub finds_phone_numbers_and_formulas: bool,
    /// Which of Davis's exceptions end an identifier.
    #[serde(skip)]
    pub identifier_terminators: IdentifierTerminators,
}
