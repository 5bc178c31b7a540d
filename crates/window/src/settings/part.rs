//! The boxes in boxes in which panes stand: how they are written, and the tree of the library that they are.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use egui_tiles::{Container, Linear, LinearDir, Tabs, Tile, TileId, Tiles, Tree};
use serde::Serialize;
use serde_json::Value;

use bidiscope_bidi::order::Strategy;
use bidiscope_present::view::{MAX_CUSTOM_STRATEGIES, StrategyId};

use super::PaneId;
use super::first::at_first;
use super::panes::PaneTree;
use super::reading::FieldReader;

/// The shares of the room that a part can have: as much as its neighbour is 1, or points.
const SHARES: RangeInclusive<f32> = 0.001..=16_384.0;

/// A part of the room for panes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Part {
    #[serde(flatten)]
    pub(super) kind: PartKind,
    /// How much of the room it has beside its neighbours.
    pub(super) share: f32,
    #[serde(skip_serializing_if = "is_not")]
    pub(super) hidden: bool,
    /// Whether it is the open one of some tabs.
    #[serde(skip_serializing_if = "is_not")]
    pub(super) open: bool,
}

/// What is in a part.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum PartKind {
    Pane(PaneId),
    /// Parts beside each other.
    Row(Vec<Part>),
    /// Parts below each other.
    Column(Vec<Part>),
    /// Parts of which one is seen at a time.
    Tabs(Vec<Part>),
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's way.
const fn is_not(value: &bool) -> bool {
    !*value
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

    /// Reads parts, and says whether all of them was understood; `None` where no pane is among them. A pane
    /// that is unknown, or stands there twice, is left out alone.
    pub(super) fn read(value: Value) -> (Option<Self>, bool) {
        let mut reader = PartReader { seen: BTreeSet::new(), is_whole: true };
        (reader.part(value), reader.is_whole)
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

    /// The tree that draws it.
    pub(super) fn tree(mut self) -> PaneTree {
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

/// Reads parts as they are written.
struct PartReader {
    seen: BTreeSet<PaneId>,
    /// Whether all that was read was understood.
    is_whole: bool,
}

impl PartReader {
    /// A part; `None` where no pane is in it.
    fn part(&mut self, value: Value) -> Option<Part> {
        let mut lost = Vec::new();
        let mut fields = FieldReader::of(value, "part", &mut lost);
        let mut part = Part::new(PartKind::Row(Vec::new()), 1.0);
        fields.read_if("share", &mut part.share, |it| SHARES.contains(it));
        fields.read("hidden", &mut part.hidden);
        fields.read("open", &mut part.open);
        let mut pane = None;
        fields.read("pane", &mut pane);
        let parts = ["row", "column", "tabs"].map(|key| fields.take(key));
        fields.end();
        self.is_whole &= lost.is_empty();
        if let Some(pane) = pane {
            let is_new = self.seen.insert(pane);
            self.is_whole &= is_new && parts.iter().all(Option::is_none);
            part.kind = PartKind::Pane(pane);
            return is_new.then_some(part);
        }
        // Only panes are hidden.
        self.is_whole &= !part.hidden;
        part.hidden = false;
        let kinds = [PartKind::Row, PartKind::Column, PartKind::Tabs];
        let (kind, value) = kinds.into_iter().zip(parts).find_map(|(kind, value)| Some((kind, value?)))?;
        let Value::Array(items) = value else {
            self.is_whole = false;
            return None;
        };
        let parts: Vec<Part> = items.into_iter().filter_map(|it| self.part(it)).collect();
        part.kind = kind(parts);
        (!part.parts().is_empty()).then_some(part)
    }
}
