//! The fields of a name, by the separators of a custom strategy.

use std::ops::Range;

use crate::name::Character;
use crate::order::fields::fields;

use super::Separators;

impl Separators {
    /// The fields between these separators, in logical order and in characters. No field is empty; at least
    /// one separator is between two fields.
    pub fn fields(&self, characters: &[Character]) -> Vec<Range<usize>> {
        if *self == Self::IdentifierParts {
            return fields(characters).into_iter().map(|field| field.range).collect();
        }
        let mut found = Vec::new();
        let mut start = 0;
        for end in 0..=characters.len() {
            if characters.get(end).is_some_and(|it| !self.is_separator(it.scalar)) {
                continue;
            }
            if start < end {
                found.push(start..end);
            }
            start = end + 1;
        }
        found
    }
}
