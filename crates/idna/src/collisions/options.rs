//! The options and limits of a search for names with the same display.

use bidiscope_bidi::name::{Input, Notation, a_label};

/// A search for names with the same display: its options and limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CollisionSearch {
    /// The notation in which a name found must be readable. Where the notation decodes labels that begin with
    /// `xn--`, no name found has such a label, because it would be read as another name.
    pub notation: Notation,
    /// The maximum number of names in the answer.
    pub max_names: usize,
    /// The maximum number of steps, each of about ten nanoseconds. Steps are counted instead of time so that
    /// the result is the same on every machine.
    pub max_steps: u64,
}

impl Default for CollisionSearch {
    /// Up to 1,000 names and some tens of milliseconds.
    fn default() -> Self {
        Self { notation: Notation::Unicode, max_names: 1_000, max_steps: 20_000_000 }
    }
}

impl CollisionSearch {
    /// Whether the notation reads the characters of this name as they are, without decoding a label.
    pub(super) fn reads(&self, name: &Input) -> bool {
        let mut labels = name.labels().iter().map(|it| name.label_characters(it));
        !self.notation.decodes_a_labels() || !labels.any(a_label::has_a_label_prefix)
    }
}
