//! The character that is highlighted everywhere.

use std::collections::BTreeMap;
use std::ops::Range;

use eframe::egui::layers::ShapeIdx;
use eframe::egui::{
    self, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, WidgetInfo, epaint::CubicBezierShape,
    vec2,
};

use super::lines::{Colouring, Lines, Shaped};
use super::settings::PaneId;
use super::theme::Palette;

/// Which character is highlighted, and where it is in each pane.
///
/// A pane that is painted early shows the highlight of the pass before: when the highlight changes, another pass is
/// requested.
#[derive(Default)]
pub(super) struct Highlight {
    /// The highlighted character, by its logical position.
    character: Option<usize>,
    /// What was pointed at in this pass.
    next: Option<usize>,
    /// Several characters that are highlighted in place of the one, and those of this pass.
    together: Vec<usize>,
    next_together: Vec<usize>,
    /// The pane in which a cell holds the keyboard focus in this pass, and the character that it stands for.
    focused: Option<(PaneId, usize)>,
    /// The pane into whose menu the keyboard is still to go: a key has opened it.
    menu: Option<PaneId>,
    /// In each pane the character that had the keyboard focus last.
    roving: BTreeMap<PaneId, usize>,
    /// The display that had it last: the Tab key goes to one of them, and Up and Down from one to the next.
    display: Option<PaneId>,
    /// The displays that were drawn in the last pass, and in this one.
    displays: Vec<PaneId>,
    drawn: Vec<PaneId>,
    /// The character that the trace explains.
    explained: Option<usize>,
    /// Where the highlighted character is in each pane, in this pass.
    anchors: BTreeMap<PaneId, Rect>,
    /// The places right above the grounds, in the order in which these are painted in this pass.
    slots: Vec<(Painter, ShapeIdx)>,
    /// The pane that the pointer is on in this pass.
    pointed_pane: Option<PaneId>,
}

impl Highlight {
    /// The highlighted character's logical position.
    pub(super) const fn character(&self) -> Option<usize> {
        self.character
    }

    /// Highlights these from the next pass on, and no other.
    pub(super) fn highlight_together(&mut self, logical: &[usize]) {
        self.next_together = logical.to_vec();
    }

    /// Whether a character is highlighted, alone or with others.
    pub(super) fn is_highlighted(&self, logical: usize) -> bool {
        self.character == Some(logical) || self.together.contains(&logical)
    }

    /// All highlighted characters.
    pub(super) fn all(&self) -> impl Iterator<Item = usize> {
        self.character.into_iter().chain(self.together.iter().copied())
    }

    /// Highlights a character from the next pass on.
    pub(super) const fn highlight(&mut self, logical: usize) {
        self.next = Some(logical);
    }

    /// Highlights the character whose cell has the keyboard focus, unless another one is pointed at.
    pub(super) const fn focus(&mut self, pane: PaneId, logical: usize) {
        self.focused = Some((pane, logical));
    }

    /// Whether a cell of a pane holds the keyboard focus.
    pub(super) fn is_focused_in(&self, pane: PaneId) -> bool {
        self.focused.is_some_and(|(of, _)| of == pane)
    }

    /// Sends the keyboard from a cell into the menu of its pane.
    pub(super) const fn enter_menu(&mut self, pane: PaneId) {
        self.menu = Some(pane);
    }

    /// Whether the keyboard is still to go into the menu of a pane, which it does now.
    pub(super) fn is_to_enter(&mut self, pane: PaneId) -> bool {
        self.menu.take_if(|it| *it == pane).is_some()
    }

    /// The character of a pane that had the keyboard focus last.
    pub(super) fn roving_character(&self, pane: PaneId) -> usize {
        self.roving.get(&pane).copied().unwrap_or(0)
    }

    /// Whether the Tab key goes to this character of a pane: to one in the logical order and one in the trace, and
    /// to one in all the displays together.
    pub(super) fn is_tab_stop(&self, pane: PaneId, logical: usize) -> bool {
        let first = || self.displays.first() == Some(&pane);
        let is_stop = match pane {
            PaneId::Strategy(_) => match self.display.filter(|it| self.displays.contains(it)) {
                Some(display) => display == pane,
                None => first(),
            },
            _ => true,
        };
        is_stop && self.roving_character(pane) == logical
    }

    /// Makes a character the one that the Tab key goes to.
    pub(super) fn make_tab_stop(&mut self, pane: PaneId, logical: usize) {
        self.roving.insert(pane, logical);
        if matches!(pane, PaneId::Strategy(_)) {
            self.display = Some(pane);
        }
    }

    /// Remembers that a display is drawn, in the order in which the arrow keys go from one to the next.
    pub(super) fn draw(&mut self, pane: PaneId) {
        self.drawn.push(pane);
    }

    /// The display after this one, or before it. The first one comes after the logical order.
    pub(super) fn adjacent_display(&self, pane: PaneId, is_next: bool) -> Option<PaneId> {
        if pane == PaneId::Logical && is_next {
            return self.displays.first().copied();
        }
        let at = self.displays.iter().position(|&it| it == pane)?;
        let adjacent = if is_next { at + 1 } else { at.checked_sub(1)? };
        self.displays.get(adjacent).copied()
    }

    /// Makes the trace explain a character, until another one is chosen.
    pub(super) const fn explain(&mut self, logical: usize) {
        self.explained = Some(logical);
    }

    /// Highlights the character that the pointer is on; a click explains it.
    pub(super) const fn point(&mut self, pointed: Option<usize>, is_clicked: bool) {
        if let Some(logical) = pointed {
            self.highlight(logical);
            if is_clicked {
                self.explain(logical);
            }
        }
    }

    /// The character that the trace explains.
    pub(super) const fn explained(&self) -> Option<usize> {
        self.explained
    }

    /// Closes the explanation.
    pub(super) const fn end_explanation(&mut self) {
        self.explained = None;
    }

    /// Remembers where the highlighted character is in a pane, so that the ribbons can join it.
    pub(super) fn anchor(&mut self, pane: PaneId, rect: Rect) {
        self.anchors.insert(pane, rect);
    }

    /// Forgets everything about the last name.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Keeps a place for the ribbon behind all panes: to be called before any of them is painted.
    pub(super) fn begin_panes(&mut self, ui: &egui::Ui) {
        self.slots.clear();
        self.keep_slot(ui.painter().clone());
    }

    /// Keeps a place for the ribbon in a pane: to be called when its ground is painted, and nothing else. The
    /// `whole` pane is what it is seen in.
    pub(super) fn ground(&mut self, ui: &egui::Ui, pane: PaneId, whole: Rect) {
        self.keep_slot(ui.painter().with_clip_rect(whole.intersect(ui.clip_rect())));
        if ui.rect_contains_pointer(whole) {
            self.pointed_pane = Some(pane);
        }
    }

    fn keep_slot(&mut self, painter: Painter) {
        let slot = painter.add(Shape::Noop);
        self.slots.push((painter, slot));
    }

    /// Paints the ribbon and ends the pass.
    pub(super) fn end_pass(&mut self, ui: &egui::Ui) {
        self.displays = std::mem::take(&mut self.drawn);
        let anchors = std::mem::take(&mut self.anchors);
        let slots = std::mem::take(&mut self.slots);
        // The trace has the characters in logical order itself.
        let displays = |pane: &PaneId| !matches!(pane, PaneId::Logical | PaneId::Trace);
        let target = self.pointed_pane.take().filter(displays).and_then(|pane| anchors.get(&pane));
        let is_pointed = self.next.is_some() && self.next == self.character;
        if let (true, Some(&origin), Some(&target)) = (is_pointed, anchors.get(&PaneId::Logical), target) {
            let stroke = Stroke::new(1.5, Palette::current(ui).highlight_edge.gamma_multiply(0.7));
            let ribbon = ribbon(origin, target, stroke);
            for (painter, slot) in slots {
                painter.set(slot, ribbon.clone());
            }
        }
        let focused = self.focused.take().map(|(_, logical)| logical);
        let together = std::mem::take(&mut self.next_together);
        let next = self.next.take().or(focused).filter(|_| together.is_empty());
        if (self.character, &self.together) != (next, &together) {
            (self.character, self.together) = (next, together);
            ui.ctx().request_repaint();
        }
    }
}

/// A curve from one cell to another: from its bottom edge where the other stands below it, sideways otherwise.
fn ribbon(from: Rect, to: Rect, stroke: Stroke) -> Shape {
    let bends = if to.top() >= from.bottom() {
        let (start, end) = (from.center_bottom(), to.center_top());
        let middle = f32::midpoint(start.y, end.y);
        [start, Pos2::new(start.x, middle), Pos2::new(end.x, middle), end]
    } else {
        let (start, end) = if to.center().x >= from.center().x {
            (from.right_center(), to.left_center())
        } else {
            (from.left_center(), to.right_center())
        };
        let middle = f32::midpoint(start.x, end.x);
        [start, Pos2::new(middle, start.y), Pos2::new(middle, end.y), end]
    };
    Shape::CubicBezier(CubicBezierShape::from_points_stroke(bends, false, egui::Color32::TRANSPARENT, stroke))
}

/// Adds a line in which the name's characters, which are these of it, light up and are explained at a click.
/// `size` is in points an em; `description` is what a screen reader is told.
pub(super) fn line(
    ui: &mut egui::Ui,
    lines: &mut Lines,
    highlight: &mut Highlight,
    line: &Shaped,
    name: &Range<usize>,
    size: f32,
    description: &str,
) {
    let (rect, response) = ui.allocate_exact_size(vec2(line.width() * size, line.height(size)), Sense::CLICK);
    let response = describe(response, line, name, description);
    let pointed = response.hover_pos().and_then(|at| line.character_at((at.x - rect.left()) / size));
    let pointed = pointed.filter(|it| name.contains(it)).map(|it| it - name.start);
    highlight.point(pointed, response.clicked());
    for character in highlight.all().filter(|&it| it < name.len()) {
        let extent = line.extent(name.start + character);
        let x = rect.left() + extent.left * size..=rect.left() + extent.right * size;
        paint(ui, Rect::from_x_y_ranges(x, rect.y_range()));
    }
    lines.paint(ui, line, rect.min + vec2(0.0, line.rise(size)), size, Colouring::ByClass);
}

/// Tells a screen reader what a line is, and everybody what of it could not be shaped. `name` are the
/// name's characters of it.
pub(super) fn describe(
    response: egui::Response,
    line: &Shaped,
    name: &Range<usize>,
    description: &str,
) -> egui::Response {
    let complaint = line.complaint(name).or_else(|| line.cut_complaint().map(str::to_owned));
    let text = complaint.iter().fold(description.to_owned(), |text, it| format!("{text}. {it}"));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &text));
    match complaint {
        Some(complaint) => response.on_hover_text(complaint),
        None => response,
    }
}

/// Paints the background of the highlighted character in a line.
pub(super) fn paint(ui: &egui::Ui, rect: Rect) {
    let palette = Palette::current(ui);
    ui.painter().rect(
        rect,
        2.0,
        palette.highlight,
        Stroke::new(1.0, palette.highlight_edge),
        StrokeKind::Inside,
    );
}
