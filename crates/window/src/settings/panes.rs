//! Where the panes stand.

use std::ops::{Deref, DerefMut};

use egui_tiles::{Tile, TileId, Tree};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use bidiscope_present::view::PaneSettings;

use super::PaneId;
use super::first::at_first;
use super::part::Part;

/// The tree that draws the panes. Two are the same where the same panes stand in the same places.
#[derive(Clone, Debug)]
pub struct PaneTree {
    tree: Tree<PaneId>,
    /// Whether the user has set the heights of the panes; else their contents decide.
    pub(crate) heights_by_hand: bool,
}

impl PartialEq for PaneTree {
    fn eq(&self, other: &Self) -> bool {
        self.part() == other.part()
    }
}

impl Deref for PaneTree {
    type Target = Tree<PaneId>;

    fn deref(&self) -> &Self::Target {
        &self.tree
    }
}

impl DerefMut for PaneTree {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.tree
    }
}

impl Serialize for PaneTree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.part().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PaneTree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Part::deserialize(deserializer).map(Part::tree)
    }
}

impl PaneTree {
    pub(super) const fn new(tree: Tree<PaneId>, heights_by_hand: bool) -> Self {
        Self { tree, heights_by_hand }
    }

    /// Puts panes that stand nowhere beside those that they belong to.
    pub(super) fn add_missing(&mut self, choices: &PaneSettings) {
        // To build the tree anew would forget what is being dragged.
        if PaneId::all(choices).iter().all(|pane| self.tree.tiles.find_pane(pane).is_some()) {
            return;
        }
        let mut part = self.part();
        for pane in PaneId::all(choices) {
            part.add(pane);
        }
        *self = part.tree();
    }

    /// Takes out panes of strategies that are there no more.
    pub(super) fn take_out_unknown(&mut self, choices: &PaneSettings) {
        let known = PaneId::all(choices);
        let is_unknown = |it: &Tile<PaneId>| matches!(it, Tile::Pane(pane) if !known.contains(pane));
        let tiles = self.tree.tiles.iter();
        let unknown: Vec<TileId> = tiles.filter(|(_, it)| is_unknown(it)).map(|(&id, _)| id).collect();
        for tile in unknown {
            self.tree.remove_recursively(tile);
        }
    }

    /// What is written of it.
    fn part(&self) -> Part {
        let mut part = Part::of(&self.tree);
        if !self.heights_by_hand {
            part.forget_heights();
        }
        part
    }
}

impl Default for PaneTree {
    fn default() -> Self {
        at_first().tree()
    }
}

#[cfg(test)]
mod tests {
    use egui_tiles::{Container, Tile};

    use super::super::part::{Part, PartKind};
    use super::{PaneId, PaneTree, at_first};

    #[test]
    fn every_pane_stands_somewhere_at_first() {
        let panes = PaneTree::default();
        for pane in PaneId::built_in() {
            assert!(panes.tiles.find_pane(&pane).is_some(), "{pane:?}");
        }
    }

    #[test]
    fn parts_become_a_tree_and_parts_again() {
        let mut parts = at_first();
        if let PartKind::Column(rows) = &mut parts.kind {
            rows[0].share = 1.5;
            let middle = rows.remove(1);
            rows.push(Part::new(PartKind::Tabs(middle.parts().to_vec()), 0.5));
            if let PartKind::Tabs(tabs) = &mut rows[2].kind {
                tabs.iter_mut().for_each(|it| it.share = 1.0);
                (tabs[2].hidden, tabs[1].open) = (true, true);
            }
        }
        assert_eq!(Part::of(&parts.clone().tree()), parts);
        assert!(parts.clone().tree().heights_by_hand);
        // Heights that the contents decide are not remembered.
        let mut tree = at_first().tree();
        let part = at_first();
        for share in [1.0, 300.0] {
            if let Some(Tile::Container(Container::Linear(root))) =
                tree.root.and_then(|it| tree.tiles.get_mut(it))
            {
                root.shares.set_share(root.children[0], share);
            }
            assert_eq!(tree.part(), part);
        }
    }
}
