//! A name in a context, laid out, and what can be seen of its labels.

use std::ops::Range;

use crate::name::Character;
use crate::order::Direction;
use crate::uba::{Engine, ParagraphDirection};

use super::context::Context;
use super::essence::Essence;

/// The last context that was laid out, and the memory for the next.
pub(super) struct Screen<'a> {
    essence: &'a Essence,
    engine: Engine,
    characters: Vec<Character>,
    /// How many characters stand before the name.
    offset: usize,
    paragraph: Direction,
    /// For each character of the context and the name its place from the left.
    places: Vec<usize>,
}

impl<'a> Screen<'a> {
    /// A screen for one name.
    pub(super) fn new(essence: &'a Essence) -> Self {
        Self {
            essence,
            engine: Engine::new(),
            characters: Vec::new(),
            offset: 0,
            paragraph: Direction::LeftToRight,
            places: Vec::new(),
        }
    }

    /// Lays the name out in a context and a paragraph.
    pub(super) fn show(&mut self, context: &Context, paragraph: Direction) {
        self.characters.clear();
        self.characters.extend_from_slice(&context.before);
        self.characters.extend_from_slice(&self.essence.characters);
        self.characters.extend_from_slice(&context.after);
        self.offset = context.before.len();
        self.paragraph = paragraph;
        self.places.resize(self.characters.len(), 0);
        let visual = self.engine.order(&self.characters, ParagraphDirection::Fixed(paragraph));
        for (place, logical) in visual.iter().enumerate() {
            self.places[logical.0] = place;
        }
    }

    /// The first label with a character of something else among its own.
    pub(super) fn first_torn_label(&self) -> Option<usize> {
        self.essence.labels.iter().position(|label| {
            let (first, last) = self.extent(label);
            last + 1 - first != label.len()
        })
    }

    /// The first label for which its own characters are not what is shown between its delimiters.
    pub(super) fn first_label_beyond_its_delimiters(&self) -> Option<usize> {
        self.essence.labels.iter().position(|label| {
            // There is always a D1 before the name and a D2 after it.
            let before = self.places[label.start + self.offset - 1];
            let after = self.places[label.end + self.offset];
            let (first, last) = self.extent(label);
            (before.min(after) + 1, before.max(after)) != (first, last + 1)
        })
    }

    /// The first label whose characters stand in another order, or run another way, than in the same
    /// context without its controls. Lays that out too.
    pub(super) fn first_label_changed_by(&mut self, context: &Context) -> Option<usize> {
        let shown = |screen: &Self| -> Vec<_> {
            screen.essence.labels.iter().map(|label| screen.as_shown(label)).collect()
        };
        let with = shown(self);
        self.show(&context.without_controls(), self.paragraph);
        let without = shown(self);
        (0..with.len()).find(|&label| with[label] != without[label])
    }

    /// The first and the last place of a label's characters.
    fn extent(&self, label: &Range<usize>) -> (usize, usize) {
        let places = &self.places[label.start + self.offset..label.end + self.offset];
        places.iter().fold((usize::MAX, 0), |(first, last), &place| (first.min(place), last.max(place)))
    }

    /// A label's characters from left to right, each with its direction.
    fn as_shown(&self, label: &Range<usize>) -> Vec<(usize, Direction)> {
        let mut shown: Vec<usize> = label.clone().collect();
        shown.sort_unstable_by_key(|&index| self.places[index + self.offset]);
        let direction = |index: usize| self.engine.levels()[index + self.offset].direction();
        shown.into_iter().map(|index| (index, direction(index))).collect()
    }
}
