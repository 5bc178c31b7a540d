//! The layout of a name in a context, and the position of its labels in it.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::visual_positions::VisualPositions;
use bidiscope_bidi::order::{Direction, LogicalIndex};
use bidiscope_bidi::uba::{ParagraphDirection, UbaEngine};

use super::context::Context;
use super::reduced_name::ReducedName;

/// The layout of a name in one context, with buffers that are reused for the next.
#[derive(Default)]
pub(super) struct LabelLayout {
    reduced_name: ReducedName,
    engine: UbaEngine,
    characters: Vec<Character>,
    /// The number of characters before the name.
    offset: usize,
    /// The index of the character at each visual position, from the left, in the whole text.
    logical_from_visual: Vec<LogicalIndex>,
    /// The inverse: the visual position of each character.
    places: VisualPositions,
    /// The last result in a context without controls, for each paragraph direction. Contexts that differ only
    /// in their controls follow one another, so this saves repeated layouts.
    plain: [Option<(Context, Vec<ShownCharacter>)>; 2],
}

/// A displayed character of a label: its index in the name and its direction.
type ShownCharacter = (usize, Direction);

impl LabelLayout {
    /// Creates the layout for a name; call [`LabelLayout::set_context`] next.
    pub(super) fn new(reduced_name: ReducedName) -> Self {
        Self { reduced_name, ..Self::default() }
    }

    pub(super) const fn reduced_name(&self) -> &ReducedName {
        &self.reduced_name
    }

    /// How many characters are laid out in this context, in both paragraph directions.
    pub(super) fn characters_in(&self, context: &Context) -> usize {
        2 * (context.before.len() + self.reduced_name.characters.len() + context.after.len())
    }

    /// Replaces the name, with `change`, by another.
    pub(super) fn change_name(&mut self, change: impl FnOnce(&mut ReducedName)) {
        change(&mut self.reduced_name);
        self.plain = [None, None];
    }

    /// Sets the context; call [`LabelLayout::show`] next.
    pub(super) fn set_context(&mut self, context: &Context) {
        self.characters.clear();
        self.characters.extend_from_slice(&context.before);
        self.characters.extend_from_slice(&self.reduced_name.characters);
        self.characters.extend_from_slice(&context.after);
        self.offset = context.before.len();
    }

    /// Lays out the name in the context and a paragraph of this direction.
    pub(super) fn show(&mut self, paragraph: Direction) {
        let direction = ParagraphDirection::Fixed(paragraph);
        let visual = self.engine.visual_order_and_levels(&self.characters, direction).logical_from_visual;
        self.logical_from_visual.clear();
        self.logical_from_visual.extend_from_slice(visual);
        self.places.update(visual);
    }

    /// The first label with a foreign character displayed among its own.
    pub(super) fn first_split_label(&self) -> Option<usize> {
        self.reduced_name
            .labels
            .iter()
            .position(|label| !self.places.is_visually_contiguous(self.shown(label)))
    }

    /// The first label whose characters are not exactly those displayed between its delimiters.
    pub(super) fn first_label_not_between_delimiters(&self) -> Option<usize> {
        // There is always a D1 before the name and a D2 after it.
        let is_between = |label| self.places.is_visually_between_logical_neighbours(self.shown(label));
        self.reduced_name.labels.iter().position(|label| !is_between(label))
    }

    /// The first label displayed in another order or direction than in the same context, which is the current one like the
    /// paragraph, without its controls. This may replace the current layout by that of the context without controls, so it must
    /// be queried last.
    pub(super) fn first_label_changed_by(
        &mut self,
        context: &Context,
        paragraph: Direction,
    ) -> Option<usize> {
        let with = self.labels_as_shown();
        let without = context.without_controls();
        let kept = usize::from(paragraph.is_right_to_left());
        if self.plain[kept].as_ref().is_none_or(|(context, _)| *context != without) {
            self.set_context(&without);
            self.show(paragraph);
            self.plain[kept] = Some((without, self.labels_as_shown()));
            self.set_context(context);
        }
        let (_, without) = self.plain[kept].as_ref()?;
        self.reduced_name.labels.iter().position(|label| with[label.clone()] != without[label.clone()])
    }

    /// The range of a label in the text that is laid out.
    fn shown(&self, label: &Range<usize>) -> Range<usize> {
        label.start + self.offset..label.end + self.offset
    }

    /// The characters of each label from left to right, stored at the indices of the label.
    fn labels_as_shown(&self) -> Vec<ShownCharacter> {
        let ReducedName { characters, labels } = &self.reduced_name;
        let mut label_of = vec![None; characters.len()];
        for (index, label) in labels.iter().enumerate() {
            label_of[label.clone()].fill(Some(index));
        }
        let mut shown = vec![(0, Direction::LeftToRight); characters.len()];
        let mut next: Vec<usize> = labels.iter().map(|label| label.start).collect();
        for logical in &self.logical_from_visual {
            let Some(index) = logical.0.checked_sub(self.offset) else { continue };
            let Some(label) = label_of.get(index).copied().flatten() else { continue };
            shown[next[label]] = (index, self.engine.levels()[logical.0].direction());
            next[label] += 1;
        }
        shown
    }
}
