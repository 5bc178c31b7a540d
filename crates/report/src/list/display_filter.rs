//! Which names of a list two displays treat differently.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::compare::visually_split_label_indices;
use bidiscope_bidi::order::{DisplayConfig, DisplayOrder, Strategy};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

enum_with_ids! {
    /// How a display of a name relates to another one.
    pub enum DisplayRelation {
        /// They show the characters in different orders, or mirror different ones.
        DiffersFrom = "differs-from";
        /// They show the same.
        SameAs = "same-as";
        /// It splits a label that the other keeps in one piece.
        SplitsLabels = "splits-labels";
    }
}

/// A filter for names: it accepts those whose display relates to another display in a given way. A display is a strategy
/// without options, or what identifies a pane. As data it is a list of the three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DisplayRelationFilter<D = Strategy> {
    /// The display.
    pub display: D,
    /// How it relates to the other.
    pub relation: DisplayRelation,
    /// The other display.
    pub other_display: D,
}

impl<D: Serialize> Serialize for DisplayRelationFilter<D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.display, self.relation, &self.other_display).serialize(serializer)
    }
}

impl<'de, D: Deserialize<'de>> Deserialize<'de> for DisplayRelationFilter<D> {
    fn deserialize<R: Deserializer<'de>>(deserializer: R) -> Result<Self, R::Error> {
        let (display, relation, other) = Deserialize::deserialize(deserializer)?;
        Ok(Self { display, relation, other_display: other })
    }
}

impl DisplayRelation {
    /// Whether one display of this name relates so to the other.
    pub(crate) fn holds(self, name: &Input, [one, other]: [&DisplayOrder; 2]) -> bool {
        let characters = name.characters();
        let is_same = || one.display(characters) == other.display(characters);
        let splits = |order: &DisplayOrder| visually_split_label_indices(name.labels(), order);
        match self {
            Self::DiffersFrom => !is_same(),
            Self::SameAs => is_same(),
            Self::SplitsLabels => {
                let whole = splits(other);
                splits(one).iter().any(|label| !whole.contains(label))
            }
        }
    }
}

impl DisplayRelationFilter {
    /// Whether it is so for this name, in logical order; `false` for a text that is no name.
    pub(super) fn keeps(&self, name: &str) -> bool {
        let Ok(name) = Input::from_scalars(name.chars()) else { return false };
        let [one, other] = [self.display, self.other_display]
            .map(|it| DisplayConfig::with_default_options(it).order(name.characters()));
        self.relation.holds(&name, [&one, &other])
    }
}

#[cfg(test)]
mod tests {
    use bidiscope_bidi::order::Strategy;

    use super::{DisplayRelation, DisplayRelationFilter};

    /// By hand, from rules N1 and L2 of UAX #9 and from Atkin's reordering of labels in one direction.
    #[test]
    fn names_that_two_displays_treat_differently() {
        use DisplayRelation::{DiffersFrom, SameAs, SplitsLabels};
        use Strategy::{OneToOne, UbaLtr, UbaRtl};
        let keeps = |display, relation, other, name: &str| {
            DisplayRelationFilter { display, relation, other_display: other }.keeps(name)
        };
        // Plain ASCII is the same everywhere from the left, and its labels change places in an RTL paragraph.
        assert!(keeps(UbaLtr, SameAs, OneToOne, "a.b"));
        assert!(keeps(UbaLtr, SameAs, UbaRtl, "a.b"));
        // Two Hebrew labels change places in an LTR paragraph, and not one-to-one.
        assert!(keeps(UbaLtr, DiffersFrom, OneToOne, "\u{5D0}.\u{5D1}.c"));
        assert!(!keeps(UbaLtr, SameAs, OneToOne, "\u{5D0}.\u{5D1}.c"));
        // The number of the next label moves into the Hebrew one's run: “1.X” of `X.1a`.
        assert!(keeps(UbaLtr, SplitsLabels, OneToOne, "\u{5D0}.1a"));
        assert!(!keeps(OneToOne, SplitsLabels, UbaLtr, "\u{5D0}.1a"));
        assert!(!keeps(UbaLtr, SplitsLabels, OneToOne, "\u{5D0}.\u{5D1}.c"));
    }
}
