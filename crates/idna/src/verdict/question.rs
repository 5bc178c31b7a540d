//! What is asked of a name besides the name itself.

use super::check::Check;
use super::grouping::Bound;
use super::zone::Zone;

/// What is asked of a name. The default asks everything of the whole name.
#[derive(Clone, Debug)]
pub struct Question {
    /// How far to search for contexts that tear a label.
    pub bound: Bound,
    /// The zone in which the name would be registered; without it every label is the applicant's.
    pub zone: Option<Zone>,
    /// The rules that a mended name satisfies.
    pub mended_for: Check,
}

impl Default for Question {
    fn default() -> Self {
        Self { bound: Bound::WHOLE, zone: None, mended_for: Check::Idna2008 }
    }
}
