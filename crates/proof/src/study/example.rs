//! A counterexample, as it is saved.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::BidiClass;

/// A counterexample. The texts consist of the [representative](super::representative) characters of the
/// classes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StudyCounterexample {
    /// The sequence in logical order; for uniqueness, the sequences that share a display.
    pub sequences: Vec<String>,
    /// The same sequences as class names: `AL EN`.
    pub classes: Vec<String>,
    /// The displays from left to right: the one that the sequences share, or the two that should be equal.
    pub displays: Vec<String>,
}

/// The most sequences that an example lists for one display.
pub(super) const MAX_SEQUENCES_PER_DISPLAY: usize = 4;

impl StudyCounterexample {
    /// Whether its sequences have these classes and this length, and its displays no more characters.
    pub(super) fn fits_alphabet(&self, classes: &[BidiClass], length: usize) -> bool {
        let fits = |text: &String| text.chars().all(|it| classes.contains(&BidiClass::of(it)));
        let is_spelled = |(text, spelled): (&String, &String)| {
            let names: Vec<&str> = text.chars().map(|it| BidiClass::of(it).short_name()).collect();
            names.len() == length && names.join(" ") == *spelled
        };
        // The longest list is that of the sequences that share a display.
        let has_room = |list: &[String]| (1..=MAX_SEQUENCES_PER_DISPLAY).contains(&list.len());
        [&self.sequences, &self.classes, &self.displays].into_iter().all(|list| has_room(list))
            && self.sequences.len() == self.classes.len()
            && self.sequences.iter().zip(&self.classes).all(is_spelled)
            && self.sequences.iter().chain(&self.displays).all(fits)
            && self.displays.iter().all(|it| it.chars().count() <= length)
    }
}
