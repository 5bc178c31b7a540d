//! A search for labels that violate rules, in the labels of a language.

use bidiscope_idna::verdict::FindingKind;

use super::facts::Facts;
use super::labels::{Labels, TooManyStates};

/// The rules that some word violates, each with a shortest one.
pub(super) type Found = Vec<(FindingKind, Vec<usize>)>;

/// Looks for words that violate rules, with what is known of the letters.
pub(super) type Search<'a> = dyn Fn(&Labels, &[Facts]) -> Result<Found, TooManyStates> + 'a;
