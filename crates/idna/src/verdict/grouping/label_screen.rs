//! A name in a context, laid out, and what can be seen of its labels.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::places::Places;
use bidiscope_bidi::order::{Direction, LogicalIndex};
use bidiscope_bidi::uba::{Engine, ParagraphDirection};

use super::context::Neighbourhood;
use super::essence::Essence;

/// The last context that was laid out, and the memory for the next.
pub(super) struct LabelScreen<'a> {
    essence: &'a Essence,
    /// For each character of the name the label that it is in.
    label_of: Vec<Option<usize>>,
    engine: Engine,
    characters: Vec<Character>,
    /// How many characters stand before the name.
    offset: usize,
    paragraph: Direction,
    /// For each place from the left the character of the context or the name that stands there.
    logical_from_visual: Vec<LogicalIndex>,
    /// The inverse: for each character its place.
    places: Places,
    /// What was seen last in a context without controls, in a paragraph of either direction: contexts
    /// that differ in their controls alone come one after another.
    plain: [Option<(Neighbourhood, Vec<ShownCharacter>)>; 2],
}

/// A character of a label as it is shown: its index in the name, and its direction.
type ShownCharacter = (usize, Direction);

impl<'a> LabelScreen<'a> {
    /// A screen for one name.
    pub(super) fn new(essence: &'a Essence) -> Self {
        let mut label_of = vec![None; essence.characters.len()];
        for (index, label) in essence.labels.iter().enumerate() {
            label_of[label.clone()].fill(Some(index));
        }
        Self {
            essence,
            label_of,
            engine: Engine::new(),
            characters: Vec::new(),
            offset: 0,
            paragraph: Direction::LeftToRight,
            logical_from_visual: Vec::new(),
            places: Places::default(),
            plain: [None, None],
        }
    }

    /// Lays the name out in a context and a paragraph.
    pub(super) fn show(&mut self, context: &Neighbourhood, paragraph: Direction) {
        self.characters.clear();
        self.characters.extend_from_slice(&context.before);
        self.characters.extend_from_slice(&self.essence.characters);
        self.characters.extend_from_slice(&context.after);
        self.offset = context.before.len();
        self.paragraph = paragraph;
        let visual = self.engine.order(&self.characters, ParagraphDirection::Fixed(paragraph));
        self.logical_from_visual.clear();
        self.logical_from_visual.extend_from_slice(visual);
        self.places.set(visual);
    }

    /// The first label with a character of something else among its own.
    pub(super) fn first_torn_label(&self) -> Option<usize> {
        self.essence.labels.iter().position(|label| !self.places.is_together(self.shown(label)))
    }

    /// The first label for which its own characters are not what is shown between its delimiters.
    pub(super) fn first_label_beyond_its_delimiters(&self) -> Option<usize> {
        // There is always a D1 before the name and a D2 after it.
        let is_between = |label| self.places.is_between_its_neighbours(self.shown(label));
        self.essence.labels.iter().position(|label| !is_between(label))
    }

    /// The first label whose characters stand in another order, or run another way, than in the same
    /// context without its controls. That may be laid out too: nothing else can be asked after this.
    pub(super) fn first_label_changed_by(&mut self, context: &Neighbourhood) -> Option<usize> {
        let with = self.labels_as_shown();
        let without = context.without_controls();
        let kept = usize::from(self.paragraph.is_right_to_left());
        if self.plain[kept].as_ref().is_none_or(|(context, _)| *context != without) {
            self.show(&without, self.paragraph);
            self.plain[kept] = Some((without, self.labels_as_shown()));
        }
        let (_, without) = self.plain[kept].as_ref()?;
        self.essence.labels.iter().position(|label| with[label.clone()] != without[label.clone()])
    }

    /// Where a label of the name stands among what was laid out.
    fn shown(&self, label: &Range<usize>) -> Range<usize> {
        label.start + self.offset..label.end + self.offset
    }

    /// At the indices of each label its characters from left to right.
    fn labels_as_shown(&self) -> Vec<ShownCharacter> {
        let mut shown = vec![(0, Direction::LeftToRight); self.essence.characters.len()];
        let mut next: Vec<usize> = self.essence.labels.iter().map(|label| label.start).collect();
        for logical in &self.logical_from_visual {
            let Some(index) = logical.0.checked_sub(self.offset) else { continue };
            let Some(label) = self.label_of.get(index).copied().flatten() else { continue };
            shown[next[label]] = (index, self.engine.levels()[logical.0].direction());
            next[label] += 1;
        }
        shown
    }
}
