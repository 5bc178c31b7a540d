//! How high the panes are: as high as their contents want, until the user drags an edge.

use egui_tiles::{Container, Linear, LinearDir, Tile, TileId, Tiles};

use super::super::settings::{PaneId, PaneTree};

/// The room between panes, in points.
pub(super) const GAP: f32 = 6.0;
/// The height of the bar over panes of which one is seen at a time, in points.
const TABS: f32 = 24.0;

/// How high all panes are together where each is as high as it wants, in points.
pub(super) fn wanted_height(panes: &PaneTree, wanted: &dyn Fn(PaneId) -> f32) -> f32 {
    panes.root().map_or(0.0, |root| height(&panes.tiles, root, wanted))
}

/// Gives the panes the heights that they want, and what room is left over to those that can use it. Heights
/// that were set by hand stay as they are. All panes together are higher than the room where they need it.
pub(super) fn arrange(panes: &mut PaneTree, wanted: &dyn Fn(PaneId) -> f32, room: f32) {
    let mut height = wanted_height(panes, wanted).max(room);
    if panes.heights_by_hand {
        height = room.max(height_by_hand(panes).unwrap_or(height));
    } else if let Some(root) = panes.root() {
        share_out(&mut panes.tiles, root, wanted, height);
    }
    panes.set_height(height);
}

/// How much of the room each part has that stands among others below each other: what changes when the user
/// drags an edge.
pub(super) fn shares(panes: &PaneTree) -> Vec<(TileId, f32)> {
    let mut shares: Vec<(TileId, f32)> = Vec::new();
    for tile in panes.tiles.tiles() {
        if let Some(column) = as_column(tile) {
            shares.extend(column.children.iter().map(|&child| (child, column.shares[child])));
        }
    }
    shares.sort_by_key(|&(tile, _)| tile.0);
    shares
}

/// The height at which edges were dragged: shares are points then.
fn height_by_hand(panes: &PaneTree) -> Option<f32> {
    /// Shares that are no points are far below.
    const LEAST: f32 = 200.0;
    let column = panes.root().and_then(|root| panes.tiles.get(root)).and_then(as_column)?;
    let seen: Vec<TileId> = seen(&panes.tiles, column);
    let height = seen.iter().map(|&it| column.shares[it]).sum::<f32>() + gaps(seen.len());
    (height >= LEAST).then_some(height)
}

fn as_column(tile: &Tile<PaneId>) -> Option<&Linear> {
    match tile {
        Tile::Container(Container::Linear(linear)) if linear.dir == LinearDir::Vertical => Some(linear),
        _ => None,
    }
}

/// The children that are seen: those in which no pane is take no room.
fn seen(tiles: &Tiles<PaneId>, parent: &Linear) -> Vec<TileId> {
    parent.children.iter().copied().filter(|&it| tiles.is_visible_in_layout(it)).collect()
}

fn gaps(count: usize) -> f32 {
    GAP * count.saturating_sub(1) as f32
}

/// How high a part wants to be.
fn height(tiles: &Tiles<PaneId>, tile: TileId, wanted: &dyn Fn(PaneId) -> f32) -> f32 {
    let of = |child: &TileId| height(tiles, *child, wanted);
    let highest = |children: &[TileId]| children.iter().map(of).fold(0.0, f32::max);
    match tiles.get(tile) {
        None => 0.0,
        // Whole points, so that every pane begins on one.
        Some(Tile::Pane(pane)) => wanted(*pane).ceil(),
        Some(Tile::Container(Container::Linear(linear))) => {
            let children = seen(tiles, linear);
            match linear.dir {
                LinearDir::Horizontal => highest(&children),
                LinearDir::Vertical => children.iter().map(of).sum::<f32>() + gaps(children.len()),
            }
        }
        Some(Tile::Container(Container::Tabs(tabs))) => highest(&tabs.children) + TABS,
        // Panes cannot be put into a grid.
        Some(Tile::Container(Container::Grid(_))) => 0.0,
    }
}

/// Whether more room is of any use to a part: the cells in logical order fill theirs.
fn stretches(tiles: &Tiles<PaneId>, tile: TileId) -> bool {
    !matches!(tiles.get(tile), Some(Tile::Pane(PaneId::Logical)))
}

fn share_out(tiles: &mut Tiles<PaneId>, tile: TileId, wanted: &dyn Fn(PaneId) -> f32, height: f32) {
    let Some(Tile::Container(container)) = tiles.get(tile) else { return };
    let heights: Vec<(TileId, f32)> = match container {
        Container::Linear(linear) if linear.dir == LinearDir::Vertical => {
            let children = seen(tiles, linear);
            let wants: Vec<f32> = children.iter().map(|&it| self::height(tiles, it, wanted)).collect();
            let left = height - gaps(children.len()) - wants.iter().sum::<f32>();
            let stretching = children.iter().filter(|&&it| stretches(tiles, it)).count();
            let more = (left / stretching.max(1) as f32).floor();
            let with_more = children.into_iter().zip(wants);
            let share = |(it, want)| (it, want + if stretches(tiles, it) { more } else { 0.0 });
            with_more.map(share).collect()
        }
        other => other.children().map(|&it| (it, height)).collect(),
    };
    if let Some(Tile::Container(Container::Linear(linear))) = tiles.get_mut(tile)
        && linear.dir == LinearDir::Vertical
    {
        for &(child, height) in &heights {
            linear.shares.set_share(child, height.max(1.0));
        }
    }
    for (child, height) in heights {
        share_out(tiles, child, wanted, height);
    }
}
