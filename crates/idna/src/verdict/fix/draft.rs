//! A label after some edits, during the search.

use bidiscope_bidi::name::Character;

use super::cost::{EditKind, cost};
use super::edit::NameEdit;

/// An edit, with indices into the label, and its kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FixStep {
    pub(super) edit: NameEdit,
    pub(super) kind: EditKind,
}

impl FixStep {
    /// An edit of this kind.
    pub(super) const fn new(edit: NameEdit, kind: EditKind) -> Self {
        Self { edit, kind }
    }
}

/// A label after some edits.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    /// The edits. Each character is rewritten at most once and moved at most once.
    pub(super) steps: Vec<FixStep>,
    /// The resulting characters.
    pub(super) characters: Vec<Character>,
    /// For each resulting character the index of the original character that it is or replaces.
    pub(super) origins: Vec<usize>,
}

impl Draft {
    /// Applies edits to a label. Moved characters are inserted before the position of an original character,
    /// in the order of the edits.
    pub(super) fn new(label: &[Character], steps: Vec<FixStep>) -> Self {
        let mut rewritten: Vec<Option<&NameEdit>> = vec![None; label.len()];
        let mut moved = vec![false; label.len()];
        let mut arriving: Vec<(usize, &NameEdit)> = Vec::new();
        for FixStep { edit, .. } in &steps {
            edit.rewritten().iter().for_each(|&at| rewritten[at] = Some(edit));
            if let NameEdit::Move { character, before } = *edit {
                moved[character] = true;
                arriving.push((before, edit));
            }
        }
        arriving.sort_by_key(|(before, _)| *before);
        let mut arriving = arriving.into_iter().peekable();
        let mut characters = Vec::with_capacity(label.len());
        let mut origins = Vec::with_capacity(label.len());
        let mut push = |character, origin| {
            characters.push(character);
            origins.push(origin);
        };
        let own = |at: usize, push: &mut dyn FnMut(Character, usize)| match rewritten[at] {
            None => push(label[at], at),
            Some(NameEdit::Replace { with, .. }) => push(Character::new(*with), at),
            Some(NameEdit::Respell { characters, with }) if characters.first() == Some(&at) => {
                with.chars().for_each(|it| push(Character::new(it), at));
            }
            Some(_) => {}
        };
        for place in 0..=label.len() {
            while let Some((_, edit)) = arriving.next_if(|(before, _)| *before == place) {
                own(edit.first_character_index_in_original(), &mut push);
            }
            if moved.get(place) == Some(&false) {
                own(place, &mut push);
            }
        }
        Self { steps, characters, origins }
    }

    /// The total cost of the edits.
    pub(super) fn cost(&self) -> u32 {
        cost(self.steps.iter().map(|step| step.kind))
    }

    /// Removes these characters of the label and discards earlier edits of them. `kind_of` returns the kind
    /// of edit that removes a character.
    pub(super) fn without(
        &self,
        label: &[Character],
        removed: &[usize],
        kind_of: impl Fn(Character) -> EditKind,
    ) -> Option<Self> {
        let mut removed = removed.to_vec();
        let mut steps = self.steps.clone();
        steps.retain(|step| match &step.edit {
            NameEdit::Move { character, .. } => !removed.contains(character),
            edit if edit.rewritten().iter().any(|it| removed.contains(it)) => {
                // Characters respelled together are removed together.
                removed.extend(edit.rewritten());
                false
            }
            _ => true,
        });
        removed.sort_unstable();
        removed.dedup();
        let drop = |character: usize| FixStep::new(NameEdit::Drop { character }, kind_of(label[character]));
        steps.extend(removed.into_iter().map(drop));
        Some(Self::new(label, steps))
    }

    /// Moves the characters at these positions, in this order, before the position of an original character.
    /// `None` if one of them was already moved or respelled.
    pub(super) fn with_moved(
        &self,
        label: &[Character],
        places: impl IntoIterator<Item = usize>,
        before: usize,
        kind: EditKind,
    ) -> Option<Self> {
        let mut is_taken = vec![false; label.len()];
        for step in &self.steps {
            match &step.edit {
                NameEdit::Move { character, .. } => is_taken[*character] = true,
                NameEdit::Respell { characters, .. } => characters.iter().for_each(|&at| is_taken[at] = true),
                _ => {}
            }
        }
        let mut steps = self.steps.clone();
        for at in places {
            let character = self.origins[at];
            if std::mem::replace(&mut is_taken[character], true) || character == before {
                return None;
            }
            steps.push(FixStep::new(NameEdit::Move { character, before }, kind));
        }
        Some(Self::new(label, steps))
    }

    /// Replaces the characters at adjacent positions and discards earlier edits of them. `None` if they were
    /// not adjacent in the label.
    pub(super) fn respelled(
        &self,
        label: &[Character],
        places: std::ops::Range<usize>,
        with: &str,
        kind: EditKind,
    ) -> Option<Self> {
        let origins = &self.origins[places];
        let (mut first, mut last) = (*origins.first()?, *origins.last()?);
        if !origins.is_sorted() {
            return None;
        }
        let covers = |step: &&FixStep| step.edit.rewritten().iter().any(|it| (first..=last).contains(it));
        let covered: Vec<usize> =
            self.steps.iter().filter(covers).flat_map(|step| step.edit.rewritten().iter().copied()).collect();
        first = covered.iter().copied().min().map_or(first, |it| it.min(first));
        last = covered.iter().copied().max().map_or(last, |it| it.max(last));
        let comes_between = |step: &FixStep| match step.edit {
            NameEdit::Move { character, before } => {
                (first..=last).contains(&character) || (first + 1..=last).contains(&before)
            }
            _ => false,
        };
        if self.steps.iter().any(comes_between) {
            return None;
        }
        let mut steps = self.steps.clone();
        steps.retain(|step| !step.edit.rewritten().iter().any(|it| (first..=last).contains(it)));
        steps.push(FixStep::new(replacement_edit(first..last + 1, with), kind));
        Some(Self::new(label, steps))
    }
}

/// The edit that replaces adjacent characters by a text.
pub(super) fn replacement_edit(places: std::ops::Range<usize>, with: &str) -> NameEdit {
    let mut scalars = with.chars();
    match (scalars.next(), scalars.next()) {
        (Some(only), None) if places.len() == 1 => NameEdit::Replace { character: places.start, with: only },
        _ => NameEdit::Respell { characters: places.collect(), with: with.to_owned() },
    }
}
