//! Characters by themselves from left to right, those of a piece in one box: the parts of the one-to-one display's reordering.

use std::ops::Range;

use eframe::egui::{Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_export::marks::{CharacterCellState, cell_frame};
use bidiscope_words::message;

use super::character_cell;
use super::highlight::Highlight;
use super::lines::Lines;
use super::marks;
use super::theme::Palette;

/// What is drawn around a row of characters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tray {
    /// Nothing, and nothing around a piece.
    None,
    /// A box.
    Closed,
    /// A box whose contents come and go at the right.
    OpenAtRight,
    /// A box whose contents go at the left.
    OpenAtLeft,
}

/// A row of characters.
pub(super) struct PieceRow<'a> {
    /// What it is called.
    pub(super) name: &'a str,
    /// All characters of the name.
    pub(super) characters: &'a [Character],
    /// The pieces, by the positions of their characters, from left to right.
    pub(super) pieces: &'a [Range<usize>],
    pub(super) tray: Tray,
    /// The room of a character, in points, and the size of its glyph, in points an em.
    pub(super) cell: Vec2,
    pub(super) glyph: f32,
}

impl PieceRow<'_> {
    /// Adds it; characters that are highlighted are lit up. Gives the character that is pointed at, too.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        lines: &mut Lines,
        highlight: Option<&Highlight>,
    ) -> (Response, Option<usize>) {
        /// The room between the tray and the characters, in points.
        const MARGIN: Vec2 = vec2(3.0, 2.0);
        let shown = ScrollArea::horizontal().id_salt(("row", self.name)).show(ui, |ui| {
            let count: usize = self.pieces.iter().map(Range::len).sum();
            let room = vec2(count.max(1) as f32 * self.cell.x, self.cell.y);
            let sense = if highlight.is_some() { Sense::CLICK } else { Sense::HOVER };
            let (area, response) = ui.allocate_exact_size(room + 2.0 * MARGIN, sense);
            let description = message!(trace_part, part = self.name, count = count).to_string();
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &description));
            self.paint_tray(ui, area);
            let mut corner = area.min + MARGIN;
            let mut pointed = None;
            for piece in self.pieces {
                let size = vec2(piece.len() as f32 * self.cell.x, self.cell.y);
                let rect = Rect::from_min_size(corner, size);
                corner.x = rect.right();
                if let Some(pointer) = response.hover_pos().filter(|it| rect.x_range().contains(it.x)) {
                    let within = ((pointer.x - rect.left()) / self.cell.x) as usize;
                    pointed = Some(piece.start + within.min(piece.len() - 1));
                }
                if ui.is_rect_visible(rect) {
                    self.paint_piece(ui, lines, highlight, piece, rect);
                }
            }
            (response, pointed)
        });
        shown.inner
    }

    fn paint_piece(
        &self,
        ui: &Ui,
        lines: &mut Lines,
        highlight: Option<&Highlight>,
        piece: &Range<usize>,
        rect: Rect,
    ) {
        if self.tray != Tray::None {
            let edges = marks::edges_of(rect.shrink2(vec2(1.0, 2.0)));
            marks::paint(ui, &[cell_frame(edges, CharacterCellState::Plain)]);
        }
        for (number, at) in piece.clone().enumerate() {
            let left = pos2(rect.left() + number as f32 * self.cell.x, rect.top());
            let cell = Rect::from_min_size(left, self.cell);
            if let Some(highlight) = highlight {
                character_cell::paint_ground(ui, highlight, at, cell);
            }
            let glyph = lines.character(self.characters[at]);
            lines.paint_in_cell(ui, &glyph, cell, self.glyph);
        }
    }

    fn paint_tray(&self, ui: &Ui, area: Rect) {
        let stroke = Stroke::new(1.5, Palette::current(ui).weak_text);
        let (area, painter) = (area.shrink(1.0), ui.painter());
        if self.tray == Tray::None {
            return;
        }
        painter.hline(area.x_range(), area.top(), stroke);
        painter.hline(area.x_range(), area.bottom(), stroke);
        if self.tray != Tray::OpenAtLeft {
            painter.vline(area.left(), area.y_range(), stroke);
        }
        if self.tray != Tray::OpenAtRight {
            painter.vline(area.right(), area.y_range(), stroke);
        }
    }
}
