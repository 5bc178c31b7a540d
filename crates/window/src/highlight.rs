//! The character that is highlighted everywhere.

use std::collections::BTreeMap;
use std::ops::Range;

use eframe::egui::{self, Rect, Role, Sense, Stroke, WidgetInfo, pos2, vec2};

use bidiscope_export::marks::{CharacterMarking, LineMarkings};

use super::lines::{Colouring, Lines, Shaped};
use super::marks;
use super::settings::PaneId;
use super::theme::Palette;

/// Which character is highlighted.
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
    /// The display that the Tab key goes to, which is the selected one; Up and Down go from one to the next.
    display: Option<PaneId>,
    /// The displays that were drawn in the last pass, and in this one.
    displays: Vec<PaneId>,
    drawn: Vec<PaneId>,
    /// The character that the trace explains.
    explained: Option<usize>,
    /// Where the highlighted character is seen in this pass, in each pane.
    seen: BTreeMap<PaneId, Rect>,
}

impl Highlight {
    /// The highlighted character's logical position.
    pub(super) const fn character(&self) -> Option<usize> {
        self.character
    }

    /// Highlights these from the next pass on, and no other.
    pub(super) fn highlight_together(&mut self, logical: impl IntoIterator<Item = usize>) {
        self.next_together = logical.into_iter().collect();
    }

    /// Whether a character is highlighted, alone or with others.
    pub(super) fn is_highlighted(&self, logical: usize) -> bool {
        self.character == Some(logical) || self.together.contains(&logical)
    }

    /// All highlighted characters.
    pub(super) fn all(&self) -> impl Iterator<Item = usize> {
        self.character.into_iter().chain(self.together.iter().copied())
    }

    /// Marks the highlighted and the explained characters in a line, in which the name's are these.
    pub(super) fn mark(&self, marks: &mut LineMarkings, name: &Range<usize>) {
        let in_line = |it: usize| (it < name.len()).then_some(name.start + it);
        marks.mark_characters(CharacterMarking::Highlighted, self.all().filter_map(in_line));
        marks.mark_characters(CharacterMarking::ShownWithExplanation, self.explained.and_then(in_line));
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

    /// The display to which the Tab key goes: the selected one, or where that is not shown, the first.
    fn stop_of_displays(&self) -> Option<PaneId> {
        self.display.filter(|it| self.displays.contains(it)).or_else(|| self.displays.first().copied())
    }

    /// The character of a display to which the Tab key goes, with its display.
    pub(super) fn display_stop(&self) -> Option<(PaneId, usize)> {
        self.stop_of_displays().map(|it| (it, self.roving_character(it)))
    }

    /// Whether the Tab key goes to this character of a pane: to one of all displays together, and to one of the details.
    pub(super) fn is_tab_stop(&self, pane: PaneId, logical: usize) -> bool {
        let is_stop = pane.strategy().is_none() || self.stop_of_displays() == Some(pane);
        is_stop && self.roving_character(pane) == logical
    }

    /// Makes a character the one that the Tab key goes to.
    pub(super) fn make_tab_stop(&mut self, pane: PaneId, logical: usize) {
        self.roving.insert(pane, logical);
        if pane.strategy().is_some() {
            self.display = Some(pane);
        }
    }

    /// The same, but the logical order, which has no steps, leaves another display selected.
    pub(super) fn enter(&mut self, pane: PaneId, logical: usize) {
        let selected = self.display;
        self.make_tab_stop(pane, logical);
        if pane == PaneId::Logical {
            self.display = selected;
        }
    }

    /// Leads the Tab key to the display that is selected.
    pub(super) const fn lead_to(&mut self, selected: PaneId) {
        self.display = Some(selected);
    }

    /// The display that the Tab key goes to: in this pass a key or a click may have made it another one.
    pub(super) const fn display(&self) -> Option<PaneId> {
        self.display
    }

    /// Remembers that a display is drawn, in the order in which the arrow keys go from one to the next.
    pub(super) fn draw(&mut self, pane: PaneId) {
        self.drawn.push(pane);
    }

    /// The display after this one, or before it.
    pub(super) fn adjacent_display(&self, pane: PaneId, is_next: bool) -> Option<PaneId> {
        let at = self.displays.iter().position(|&it| it == pane)?;
        let adjacent = if is_next { at + 1 } else { at.checked_sub(1)? };
        self.displays.get(adjacent).copied()
    }

    /// Remembers where a character is seen, if it is the highlighted one.
    pub(super) fn see(&mut self, pane: PaneId, logical: usize, rect: Rect) {
        if self.character == Some(logical) {
            self.seen.insert(pane, rect);
        }
    }

    /// Draws a leader from the highlighted character in a display down to its cell in the details.
    pub(super) fn paint_leader(&self, ui: &egui::Ui, display: PaneId) {
        /// How far above the cell it bends, in points.
        const BEND: f32 = 6.0;
        let Some((glyph, cell)) = self.seen.get(&display).zip(self.seen.get(&PaneId::Details)) else {
            return;
        };
        let (from, to) = (glyph.center_bottom(), cell.center_top());
        let bend = to.y - BEND;
        let points = vec![from, pos2(from.x, bend), pos2(to.x, bend), to];
        ui.painter().line(points, Stroke::new(1.5, Palette::current(ui).highlight_edge));
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

    /// Forgets everything about the last name.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Ends the pass.
    pub(super) fn end_pass(&mut self, ui: &egui::Ui) {
        self.displays = std::mem::take(&mut self.drawn);
        self.seen.clear();
        let focused = self.focused.take().map(|(_, logical)| logical);
        let together = std::mem::take(&mut self.next_together);
        let next = self.next.take().or(focused).filter(|_| together.is_empty());
        if (self.character, &self.together) != (next, &together) {
            (self.character, self.together) = (next, together);
            ui.ctx().request_repaint();
        }
    }
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
    let corner = rect.min + vec2(0.0, line.rise(size));
    let mut marked = LineMarkings::default();
    highlight.mark(&mut marked, name);
    marks::paint(ui, &marked.shapes_below_glyphs(&line.place(ui, corner, size, rect.y_range())));
    lines.paint(ui, line, corner, size, Colouring::ByClass);
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
