//! The characters of a name in cells, which are carried to their places by pointer or keyboard.

use eframe::egui::{
    Align2, FontId, Id, Key, Modifiers, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, vec2,
};

use bidiscope_bidi::name::{Character, character_name, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::Verdict;
use bidiscope_present::lesson::{ArrangeTask, ArrangedPieces, GuessVerdict, LessonName};

use super::super::accessibility;
use super::super::lines::Lines;
use super::super::own_arrows;
use super::super::signs;
use super::super::theme::Palette;

/// A cell's size, and the room between two, in points.
const CELL: Vec2 = vec2(44.0, 62.0);
const GAP: f32 = 4.0;
/// The size of the glyph in it, in points an em, and the room above and below it.
const GLYPH: f32 = 24.0;
const NUMBERS: f32 = 14.0;
/// The side of the sign that says whether a place is right, in points.
const SIGN: f32 = 9.0;

/// What the row of cells is told by for a screen reader.
pub(super) struct GuessCells<'a> {
    /// The task.
    pub(super) task: &'a ArrangeTask,
    /// Whether each place is right, once the guess was checked: nothing is moved then.
    pub(super) verdict: Option<&'a GuessVerdict>,
}

/// The cell of a piece: it keeps the keyboard while it is carried.
fn cell_id(piece: usize) -> Id {
    Id::unique(("guess", piece))
}

impl GuessCells<'_> {
    /// Shows the guess. `wants_keyboard` gives it the keyboard.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        lines: &mut Lines,
        row: &mut ArrangedPieces,
        wants_keyboard: bool,
    ) {
        let places = CellPlaces::allocate(ui, row.order().len());
        let order = row.order().to_vec();
        let held = row.at_cursor().filter(|_| row.has_picked_up());
        let mut carried = None;
        for (place, &piece) in order.iter().enumerate() {
            let rect = places.rect(place);
            let verdict = self.verdict.and_then(|it| it.places.get(place).copied());
            let is_held = held == Some(piece);
            // One stop of the Tab key; the arrow keys move on from there.
            let is_stop = place == row.cursor();
            let sense = match (self.verdict.is_some(), is_stop) {
                (true, _) => Sense::HOVER,
                (false, true) => Sense::click_and_drag(),
                (false, false) => Sense::CLICK | Sense::DRAG,
            };
            let response = ui.interact(rect, cell_id(piece), sense);
            let label = self.label(place, order.len(), piece, is_held, verdict);
            accessibility::chosen(&response, Role::ListBoxOption, is_held, || &label);
            if self.verdict.is_none() {
                if response.drag_started() {
                    row.pick_up(place);
                } else if response.clicked() {
                    row.click(place);
                    ui.memory_mut(|memory| memory.request_focus(cell_id(piece)));
                }
                if response.dragged()
                    && let Some(pointer) = response.interact_pointer_pos()
                {
                    row.go(places.place_at(pointer));
                    carried = Some((piece, pointer));
                }
                if response.drag_stopped() {
                    row.put_down();
                    ui.memory_mut(|memory| memory.request_focus(cell_id(piece)));
                }
                if response.has_focus() {
                    keys(ui, row, cell_id(piece));
                }
                if wants_keyboard && is_stop {
                    response.request_focus();
                }
            }
            if carried.is_none_or(|(it, _)| it != piece) {
                let look = CellLook { is_held, has_keyboard: response.has_focus(), verdict };
                self.paint(ui, lines, piece, rect, look);
            }
        }
        // Over the others.
        if let Some((piece, pointer)) = carried {
            let rect = Rect::from_center_size(places.area.clamp(pointer), CELL);
            self.paint(ui, lines, piece, rect, CellLook { is_held: true, has_keyboard: true, verdict: None });
        }
    }

    /// Shows what the reader will see, each character under the place of the guess above it.
    pub(super) fn show_truth(&self, ui: &mut Ui, lines: &mut Lines) {
        let places = CellPlaces::allocate(ui, self.task.solution().len());
        for (place, &piece) in self.task.solution().iter().enumerate() {
            let rect = places.rect(place);
            let response = ui.interact(rect, Id::unique(("truth", piece)), Sense::HOVER);
            let label =
                format!("reader's {}", self.label(place, self.task.solution().len(), piece, false, None));
            accessibility::chosen(&response, Role::ListBoxOption, false, || &label);
            self.paint(
                ui,
                lines,
                piece,
                rect,
                CellLook { is_held: false, has_keyboard: false, verdict: None },
            );
        }
    }

    /// What a screen reader says of a cell: `place 2 of 7: A, U+05D0 HEBREW LETTER ALEF`.
    fn label(
        &self,
        place: usize,
        places: usize,
        piece: usize,
        is_held: bool,
        verdict: Option<bool>,
    ) -> String {
        let named = |it: &Character| format!("{} {}", code_point(it.scalar), character_name(it.scalar));
        let characters = self.characters(piece);
        let typed = typed(self.task.name(), characters).map(|it| format!("{it}, ")).unwrap_or_default();
        let characters = characters.iter().map(named).collect::<Vec<_>>().join(" with ");
        let held = if is_held { ", held" } else { "" };
        let verdict = match verdict {
            Some(true) => ", right",
            Some(false) => ", not right",
            None => "",
        };
        format!("place {} of {places}: {typed}{characters}{held}{verdict}", place + 1)
    }

    fn characters(&self, piece: usize) -> &[Character] {
        &self.task.name().characters()[self.task.pieces()[piece].clone()]
    }

    fn paint(&self, ui: &Ui, lines: &mut Lines, piece: usize, rect: Rect, look: CellLook) {
        let palette = Palette::current(ui);
        let characters = self.characters(piece);
        let ground = if look.is_held { palette.highlight } else { palette.cell };
        let edge = match look.verdict {
            Some(true) => palette.good,
            Some(false) => palette.bad,
            None if look.is_held => palette.highlight_edge,
            None => palette.line,
        };
        ui.painter().rect(rect, 4.0, ground, Stroke::new(1.5, edge), StrokeKind::Inside);
        if look.has_keyboard {
            let stroke = Stroke::new(2.0, palette.highlight_edge);
            ui.painter().rect_stroke(rect.expand(1.0), 5.0, stroke, StrokeKind::Outside);
        }
        let glyph = match characters {
            &[one] if !bidiscope_bidi::name::is_invisible(one.scalar) => lines.character(one),
            all => lines.ordered(all, Strategy::UbaAuto),
        };
        lines.paint_in_cell(ui, &glyph, rect.shrink2(vec2(0.0, NUMBERS)), GLYPH);
        // For whoever does not read the script: how it is typed.
        let small = FontId::proportional(12.0);
        if let Some(typed) = typed(self.task.name(), characters) {
            let top = rect.left_top() + vec2(5.0, 2.0);
            ui.painter().text(top, Align2::LEFT_TOP, typed, small, palette.weak_text);
        }
        if let Some(is_right) = look.verdict {
            let square = Rect::from_center_size(rect.center_bottom() - vec2(0.0, 9.0), vec2(SIGN, SIGN));
            signs::paint(ui, Verdict::of(is_right), square);
        }
    }
}

/// How a cell looks.
#[derive(Clone, Copy)]
struct CellLook {
    is_held: bool,
    has_keyboard: bool,
    verdict: Option<bool>,
}

/// What stands for a piece in a notation of single letters.
fn typed(name: &LessonName, characters: &[Character]) -> Option<String> {
    let notation = name.notation;
    let written = notation.write(characters.iter().map(|it| it.scalar)).ok()?;
    (!notation.is_space_separated() && written.bytes().all(|it| it.is_ascii_graphic())).then_some(written)
}

/// The arrow keys go from cell to cell, or carry the one that is held; Escape puts it back.
fn keys(ui: &Ui, row: &mut ArrangedPieces, id: Id) {
    own_arrows::hold(ui, id, row.has_picked_up());
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowLeft) {
        row.left();
    } else if pressed(Key::ArrowRight) {
        row.right();
    } else if pressed(Key::Home) {
        row.go(0);
    } else if pressed(Key::End) {
        row.go(usize::MAX);
    } else if row.has_picked_up() && pressed(Key::Escape) {
        row.put_back();
    } else {
        return;
    }
    if let Some(piece) = row.at_cursor() {
        ui.memory_mut(|memory| memory.request_focus(cell_id(piece)));
    }
    // The cells have moved.
    ui.ctx().request_repaint();
}

/// Where the cells stand, in as many rows as there must be.
struct CellPlaces {
    area: Rect,
    columns: usize,
}

impl CellPlaces {
    fn allocate(ui: &mut Ui, count: usize) -> Self {
        let columns =
            (((ui.available_width() + GAP) / (CELL.x + GAP)).floor().max(1.0) as usize).min(count.max(1));
        let rows = count.div_ceil(columns);
        let size = vec2(columns as f32 * (CELL.x + GAP) - GAP, rows as f32 * (CELL.y + GAP) - GAP);
        let (area, _) = ui.allocate_exact_size(size, Sense::HOVER);
        Self { area, columns }
    }

    fn rect(&self, place: usize) -> Rect {
        let (row, column) = (place / self.columns, place % self.columns);
        let corner = vec2(column as f32 * (CELL.x + GAP), row as f32 * (CELL.y + GAP));
        Rect::from_min_size(self.area.min + corner, CELL)
    }

    fn place_at(&self, point: Pos2) -> usize {
        let within = self.area.clamp(point) - self.area.min;
        let column = ((within.x / (CELL.x + GAP)) as usize).min(self.columns - 1);
        let row = (within.y / (CELL.y + GAP)) as usize;
        row * self.columns + column
    }
}
