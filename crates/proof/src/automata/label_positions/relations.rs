//! How the characters read so far relate to the last one: by the lowest level in between.

/// The relation of an earlier character to the last one.
///
/// The earlier one is left of the last one if and only if the lowest level from the one to the other is even, because
/// rule L2 reverses both once for each level up to it; or if both are in one unit, a base with its marks (rule L3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Relation {
    lowest: usize,
    is_one_unit: bool,
}

/// A character as the relations see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    /// Its level, below [`RESOLVED_LEVEL_COUNT`].
    pub(super) level: usize,
    /// Whether it is in one unit with the character before it.
    pub(super) continues_unit: bool,
}

/// The levels 0, 1 and 2.
const LEVEL_COUNT: usize = 3;

impl Relation {
    /// The number of relations.
    pub(super) const COUNT: usize = 2 * LEVEL_COUNT;

    /// The relation of the last character to itself.
    pub(super) const fn to_itself(step: Step) -> Self {
        Self { lowest: step.level, is_one_unit: true }
    }

    /// The relation of the same earlier character to the next one.
    pub(super) fn after(self, step: Step) -> Self {
        Self { lowest: self.lowest.min(step.level), is_one_unit: self.is_one_unit && step.continues_unit }
    }

    /// Whether the earlier character is left of the last one.
    pub(super) const fn is_left(self) -> bool {
        self.is_one_unit || self.lowest.is_multiple_of(2)
    }

    /// A number below [`Self::COUNT`] that encodes it.
    pub(super) fn number(self) -> usize {
        2 * self.lowest + usize::from(self.is_one_unit)
    }

    pub(super) const fn of_number(number: usize) -> Self {
        Self { lowest: number / 2, is_one_unit: number % 2 == 1 }
    }
}

/// The relations that some earlier characters have to the last one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Relations(u8);

impl Relations {
    /// The number of sets of relations.
    const COUNT: usize = 1 << Relation::COUNT;

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Relation> {
        (0..Relation::COUNT).filter(move |it| self.0 >> it & 1 == 1).map(Relation::of_number)
    }

    pub(super) fn after(self, step: Step) -> Self {
        self.iter().map(|it| it.after(step)).collect()
    }

    #[must_use]
    pub(super) fn with(self, relation: Relation) -> Self {
        Self(self.0 | 1 << relation.number())
    }

    /// These and those of other characters.
    #[must_use]
    pub(super) const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Those of characters left of the last one, and those of characters right of it.
    pub(super) fn left_and_right(self) -> [Self; 2] {
        [true, false].map(|left| self.iter().filter(|it| it.is_left() == left).collect())
    }

    /// Whether some character is left of the last one.
    pub(super) fn has_left(self) -> bool {
        self.iter().any(Relation::is_left)
    }

    /// Whether some character is right of the last one.
    pub(super) fn has_right(self) -> bool {
        self.iter().any(|it| !it.is_left())
    }
}

impl FromIterator<Relation> for Relations {
    fn from_iter<I: IntoIterator<Item = Relation>>(relations: I) -> Self {
        relations.into_iter().fold(Self::default(), Self::with)
    }
}

/// For each of some earlier labels, the relations that its characters have to the last one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct LabelRelations(u64);

impl LabelRelations {
    pub(super) fn iter(self) -> impl Iterator<Item = Relations> {
        // A set of relations has six bits.
        (0..Relations::COUNT).filter(move |it| self.0 >> it & 1 == 1).map(|it| Relations(it as u8))
    }

    pub(super) fn after(self, step: Step) -> Self {
        self.iter().fold(Self::default(), |all, it| all.with(it.after(step)))
    }

    #[must_use]
    pub(super) const fn with(self, label: Relations) -> Self {
        Self(self.0 | 1 << label.0)
    }
}

/// For each of some earlier labels, the relations that the separators before and after it have to the last character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct SeparatorRelations(u64);

impl SeparatorRelations {
    pub(super) fn iter(self) -> impl Iterator<Item = [Relation; 2]> {
        let pairs = (0..Relation::COUNT * Relation::COUNT).filter(move |it| self.0 >> it & 1 == 1);
        pairs.map(|it| [it / Relation::COUNT, it % Relation::COUNT].map(Relation::of_number))
    }

    pub(super) fn after(self, step: Step) -> Self {
        self.iter().fold(Self::default(), |all, it| all.with(it.map(|it| it.after(step))))
    }

    #[must_use]
    pub(super) fn with(self, [before, after]: [Relation; 2]) -> Self {
        Self(self.0 | 1 << (before.number() * Relation::COUNT + after.number()))
    }
}
