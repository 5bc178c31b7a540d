//! The boxes in boxes in which panes stand: how they are written, and the tree of the library that they are.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use egui_tiles::{Container, Linear, LinearDir, Tabs, Tile, TileId, Tiles, Tree};
use serde::{Deserialize, Serialize};

use bidiscope_bidi::order::Strategy;
use bidiscope_present::view::{MAX_CUSTOM_STRATEGIES, StrategyId};

use super::PaneId;
use super::first::at_first;
use super::panes::PaneTree;

/// The shares of the room that a part can have: as much as its neighbour is 1, or points.
const SHARES: RangeInclusive<f32> = 0.001..=16_384.0;

/// A part of the room for panes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenPart", into = "WrittenPart")]
pub(super) struct Part {
    pub(super) kind: PartKind,
    /// How much of the room it has beside its neighbours.
    pub(super) share: f32,
    pub(super) hidden: bool,
    /// Whether it is the open one of some tabs.
    pub(super) open: bool,
}

/// What is in a part.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum PartKind {
    Pane(PaneId),
    /// Parts beside each other.
    Row(Vec<Part>),
    /// Parts below each other.
    Column(Vec<Part>),
    /// Parts of which one is seen at a time.
    Tabs(Vec<Part>),
}

/// A part as it is written. One that holds nothing is an empty column.
#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct WrittenPart {
    #[serde(skip_serializing_if = "Option::is_none")]
    pane: Option<PaneId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<Vec<Part>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<Vec<Part>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tabs: Option<Vec<Part>>,
    share: f32,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    hidden: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    open: bool,
}

impl Default for WrittenPart {
    fn default() -> Self {
        Self { pane: None, row: None, column: None, tabs: None, share: 1.0, hidden: false, open: false }
    }
}

impl From<Part> for WrittenPart {
    fn from(Part { kind, share, hidden, open }: Part) -> Self {
        let written = Self { share, hidden, open, ..Self::default() };
        match kind {
            PartKind::Pane(pane) => Self { pane: Some(pane), ..written },
            PartKind::Row(parts) => Self { row: Some(parts), ..written },
            PartKind::Column(parts) => Self { column: Some(parts), ..written },
            PartKind::Tabs(parts) => Self { tabs: Some(parts), ..written },
        }
    }
}

impl TryFrom<WrittenPart> for Part {
    type Error = &'static str;

    fn try_from(written: WrittenPart) -> Result<Self, Self::Error> {
        let WrittenPart { pane, row, column, tabs, share, hidden, open } = written;
        let kind = match (pane, row, column, tabs) {
            (Some(pane), None, None, None) => PartKind::Pane(pane),
            (None, Some(parts), None, None) => PartKind::Row(parts),
            (None, None, parts, None) => PartKind::Column(parts.unwrap_or_default()),
            (None, None, None, Some(parts)) => PartKind::Tabs(parts),
            _ => return Err("a part is a pane, a row, a column or tabs"),
        };
        if !SHARES.contains(&share) {
            return Err("the share is out of range");
        }
        Ok(Self { kind, share, hidden, open })
    }
}

impl Part {
    pub(super) const fn new(kind: PartKind, share: f32) -> Self {
        Self { kind, share, hidden: false, open: false }
    }

    pub(super) fn pane(pane: PaneId, share: f32) -> Self {
        Self::new(PartKind::Pane(pane), share)
    }

    /// Whether parts that stand below each other differ in their shares: so they were set by hand.
    pub(super) fn has_heights(&self) -> bool {
        let parts = self.parts();
        let differ = || parts.iter().any(|it| it.share != parts[0].share);
        (matches!(self.kind, PartKind::Column(_)) && differ()) || parts.iter().any(Self::has_heights)
    }

    /// Makes parts that stand below each other all alike: their contents decide how high they are.
    pub(super) fn forget_heights(&mut self) {
        let is_column = matches!(self.kind, PartKind::Column(_));
        for part in self.parts_mut() {
            if is_column {
                part.share = 1.0;
            }
            part.forget_heights();
        }
    }

    /// The parts of a tree.
    pub(super) fn of(tree: &Tree<PaneId>) -> Self {
        let root = tree.root.and_then(|root| of_tile(tree, root, 1.0));
        root.unwrap_or_else(at_first)
    }

    pub(super) fn parts(&self) -> &[Self] {
        match &self.kind {
            PartKind::Pane(_) => &[],
            PartKind::Row(parts) | PartKind::Column(parts) | PartKind::Tabs(parts) => parts,
        }
    }

    pub(super) fn parts_mut(&mut self) -> &mut [Self] {
        match &mut self.kind {
            PartKind::Pane(_) => &mut [],
            PartKind::Row(parts) | PartKind::Column(parts) | PartKind::Tabs(parts) => parts,
        }
    }

    fn has(&self, pane: PaneId) -> bool {
        self.kind == PartKind::Pane(pane) || self.parts().iter().any(|it| it.has(pane))
    }

    /// Adds a pane that is not there yet, beside one that it belongs to.
    pub(super) fn add(&mut self, pane: PaneId) {
        if self.has(pane) || neighbours(pane).into_iter().any(|it| self.add_after(it, pane)) {
            return;
        }
        let new = Self::new(PartKind::Pane(pane), 1.0);
        if let PartKind::Column(parts) = &mut self.kind {
            parts.push(new);
        } else {
            let own = std::mem::replace(self, Self::new(PartKind::Column(Vec::new()), 1.0));
            self.kind = PartKind::Column(vec![own, new]);
        }
    }

    /// Adds a pane after another; whether the other is there, among parts.
    fn add_after(&mut self, neighbour: PaneId, pane: PaneId) -> bool {
        let (PartKind::Row(parts) | PartKind::Column(parts) | PartKind::Tabs(parts)) = &mut self.kind else {
            return false;
        };
        match parts.iter().position(|it| it.kind == PartKind::Pane(neighbour)) {
            Some(at) => {
                let share = parts[at].share;
                parts.insert(at + 1, Self::new(PartKind::Pane(pane), share));
                true
            }
            None => parts.iter_mut().any(|it| it.add_after(neighbour, pane)),
        }
    }

    /// Takes out what a file that was damaged may hold: panes that are there twice, and parts without panes. Whether any
    /// pane is left.
    fn clean(&mut self, seen: &mut BTreeSet<PaneId>) -> bool {
        match &mut self.kind {
            PartKind::Pane(pane) => seen.insert(*pane),
            PartKind::Row(parts) | PartKind::Column(parts) | PartKind::Tabs(parts) => {
                // Only panes are hidden: there is a menu to show them again.
                self.hidden = false;
                parts.retain_mut(|it| it.clean(seen));
                !parts.is_empty()
            }
        }
    }

    /// The tree that draws it.
    pub(super) fn tree(mut self) -> PaneTree {
        if !self.clean(&mut BTreeSet::new()) {
            self = at_first();
        }
        for pane in PaneId::built_in() {
            self.add(pane);
        }
        let heights_by_hand = self.has_heights();
        let mut tiles = Tiles::default();
        let root = self.insert(&mut tiles);
        PaneTree::new(Tree::new(eframe::egui::Id::unique("panes"), root, tiles), heights_by_hand)
    }

    fn insert(self, tiles: &mut Tiles<PaneId>) -> TileId {
        let tile = match self.kind {
            PartKind::Pane(pane) => tiles.insert_pane(pane),
            PartKind::Row(parts) => insert_linear(LinearDir::Horizontal, parts, tiles),
            PartKind::Column(parts) => insert_linear(LinearDir::Vertical, parts, tiles),
            PartKind::Tabs(parts) => {
                let open = parts.iter().position(|it| it.open).unwrap_or(0);
                let children: Vec<TileId> = parts.into_iter().map(|it| it.insert(tiles)).collect();
                let active = children.get(open).copied();
                tiles.insert_new(Tile::Container(Container::Tabs(Tabs { children, active })))
            }
        };
        tiles.set_visible(tile, !self.hidden);
        tile
    }
}

fn insert_linear(direction: LinearDir, parts: Vec<Part>, tiles: &mut Tiles<PaneId>) -> TileId {
    let mut linear = Linear::new(direction, Vec::new());
    for part in parts {
        let share = part.share;
        let child = part.insert(tiles);
        linear.children.push(child);
        linear.shares.set_share(child, share);
    }
    tiles.insert_new(Tile::Container(Container::Linear(linear)))
}

/// The panes that one belongs to, the nearest first.
fn neighbours(pane: PaneId) -> Vec<PaneId> {
    match pane {
        PaneId::Logical => Vec::new(),
        PaneId::Verdict => vec![PaneId::Trace],
        PaneId::Trace => vec![PaneId::Verdict],
        // One's own stand below the proposals, the newest last.
        PaneId::Strategy(StrategyId::Custom(number)) => {
            let before = (1..number).rev().map(StrategyId::Custom);
            let proposals = Strategy::BUILT_IN.into_iter().rev().map(StrategyId::BuiltIn);
            before.take(MAX_CUSTOM_STRATEGIES).chain(proposals).map(PaneId::Strategy).collect()
        }
        PaneId::Strategy(StrategyId::BuiltIn(strategy)) => {
            let place = |it: Strategy| Strategy::BUILT_IN.iter().position(|&other| other == it).unwrap_or(0);
            let own = place(strategy);
            let is_near = |it: &Strategy| it.family() == strategy.family() && *it != strategy;
            let mut near: Vec<Strategy> = Strategy::BUILT_IN.into_iter().filter(is_near).collect();
            // Those before it, from it on; then those after it.
            near.sort_by_key(|&it| (place(it) > own, place(it).abs_diff(own)));
            near.into_iter().map(|it| PaneId::Strategy(it.into())).collect()
        }
    }
}

/// A part of a tree, without what has no panes.
fn of_tile(tree: &Tree<PaneId>, tile: TileId, share: f32) -> Option<Part> {
    let share = if SHARES.contains(&share) { share } else { 1.0 };
    let mut part = match tree.tiles.get(tile)? {
        Tile::Pane(pane) => Part::pane(*pane, share),
        Tile::Container(container) => {
            let mut parts = Vec::new();
            for &child in container.children() {
                let share =
                    if let Container::Linear(linear) = container { linear.shares[child] } else { 1.0 };
                let Some(mut part) = of_tile(tree, child, share) else { continue };
                part.open = matches!(container, Container::Tabs(tabs) if tabs.active == Some(child));
                parts.push(part);
            }
            let kind = match container {
                Container::Linear(linear) if linear.dir == LinearDir::Horizontal => PartKind::Row,
                Container::Tabs(_) => PartKind::Tabs,
                // Panes cannot be put into a grid.
                Container::Linear(_) | Container::Grid(_) => PartKind::Column,
            };
            (!parts.is_empty()).then(|| Part::new(kind(parts), share))?
        }
    };
    // Only panes are hidden: there is a menu to show them again.
    part.hidden = matches!(part.kind, PartKind::Pane(_)) && !tree.tiles.is_visible(tile);
    Some(part)
}
