//! The panes' places and sizes: worked out before they are drawn, from what they hold and what they took when
//! they were drawn last.

use std::collections::BTreeMap;
use std::rc::Rc;

use eframe::egui::{Ui, Vec2};

use bidiscope_present::view::StrategyId;

use super::super::lines::Shaped;
use super::super::reveal;
use super::super::settings::{PaneId, PaneTree};
use super::size::TypeSize;
use super::{Panes, arrange, logical};

/// How high the trace and the verdict want to be, in points: they scroll.
const TRACE: f32 = 360.0;
const VERDICT: f32 = 250.0;
/// What a display's pane has beside the line, in points, until it is known.
const BESIDE_LINE: f32 = 36.0;
/// What a pane has at its left and right, in points.
pub(super) const SIDES: f32 = 18.0;

/// What is known of the panes' sizes.
#[derive(Default)]
pub(crate) struct PaneLayout {
    size: TypeSize,
    /// How high each display's pane wants to be beside its line, runs and cells, in points.
    beside_line: BTreeMap<StrategyId, f32>,
}

/// A display's line, and how many cells it has.
struct DisplayedLine {
    strategy: StrategyId,
    line: Rc<Shaped>,
    cells: usize,
}

impl PaneLayout {
    /// How large the displays are drawn.
    pub(super) const fn size(&self) -> TypeSize {
        self.size
    }

    /// Remembers how high a display's pane wants to be beside its line, runs and cells, in points.
    pub(super) fn measured(&mut self, strategy: StrategyId, beside_line: f32) {
        self.beside_line.insert(strategy, beside_line);
    }

    /// How high a pane wants to be where the displays have this size and the cells in logical order are so high.
    fn wanted(&self, pane: PaneId, lines: &[DisplayedLine], size: TypeSize, logical: f32) -> f32 {
        match pane {
            PaneId::Logical => logical,
            PaneId::Trace => TRACE,
            PaneId::Verdict => VERDICT,
            PaneId::Strategy(strategy) => {
                let shown = lines.iter().find(|it| it.strategy == strategy);
                let line = shown.map_or(0.0, |it| size.height(&it.line));
                line + self.beside_line.get(&strategy).unwrap_or(&BESIDE_LINE)
            }
        }
    }

    /// Puts the panes into this room, and gives the displays the largest size with which each line fits into
    /// its pane, and all panes into the room; the smallest, where none does.
    fn fit(&mut self, tree: &mut PaneTree, lines: &[DisplayedLine], cells: usize, room: Vec2) {
        let logical_width = room_of(tree, PaneId::Logical).map_or(room.x - SIDES, |it| it.x);
        let logical = logical::height(cells, logical_width);
        let is_fit = |size: &TypeSize| {
            let fits = |it: &DisplayedLine| {
                let pane = PaneId::Strategy(it.strategy);
                // Before they are drawn for the first time nobody knows.
                let Some(room) = room_of(tree, pane) else { return false };
                let has_height =
                    || !tree.heights_by_hand || self.wanted(pane, lines, *size, logical) <= room.y;
                size.fits(&it.line, it.cells, room.x) && has_height()
            };
            let wanted = |pane| self.wanted(pane, lines, *size, logical);
            lines.iter().all(fits)
                && (tree.heights_by_hand || arrange::wanted_height(tree, &wanted) <= room.y)
        };
        self.size = TypeSize::all().find(is_fit).unwrap_or_default();
        arrange::arrange(tree, &|pane| self.wanted(pane, lines, self.size, logical), room.y);
    }
}

/// The room within a pane, in points, as it was drawn last.
fn room_of(tree: &PaneTree, pane: PaneId) -> Option<Vec2> {
    let rect = tree.tiles.find_pane(&pane).and_then(|tile| tree.tiles.rect(tile))?;
    Some(Vec2::new(rect.width() - SIDES, rect.height()))
}

/// Shows the panes in this room, at least. They are drawn once more, before anybody sees them, where what they
/// took this time is not what they had room for.
pub(crate) fn show(ui: &mut Ui, tree: &mut PaneTree, panes: &mut Panes<'_>, room: Vec2) {
    let lines = panes.shown_lines(tree);
    let cells = panes.inspection.cells.len();
    panes.layout.fit(tree, &lines, cells, room);
    let (size, height) = (panes.layout.size, arrange::shares(tree));
    tree.ui(panes, ui);
    reveal::focused(ui);
    let shares = arrange::shares(tree);
    // An edge was dragged where the same parts have other shares; a pane that was moved has other parts.
    let are_same_parts = || shares.iter().map(|it| it.0).eq(height.iter().map(|it| it.0));
    if shares != height && are_same_parts() {
        tree.heights_by_hand = true;
    }
    let before = arrange::shares(tree);
    let is_by_hand = tree.heights_by_hand;
    panes.layout.fit(tree, &lines, cells, room);
    if panes.layout.size != size || (!is_by_hand && arrange::shares(tree) != before) {
        ui.ctx().request_discard("the panes have found other sizes");
        if !ui.ctx().will_discard() {
            ui.ctx().request_repaint();
        }
    }
}

impl Panes<'_> {
    /// The lines of the displays that are seen.
    fn shown_lines(&mut self, tree: &PaneTree) -> Vec<DisplayedLine> {
        let mut lines = Vec::new();
        for view in &self.inspection.strategies {
            let strategy = view.id;
            let tile = tree.tiles.find_pane(&PaneId::Strategy(strategy));
            if tile.is_some_and(|tile| tree.is_visible_in_layout(tile)) {
                let cells = view.display.chars().count();
                lines.push(DisplayedLine { strategy, line: self.line_of(view), cells });
            }
        }
        lines
    }
}
