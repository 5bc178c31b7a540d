//! The characters of a name of a lesson, each in a cell with its number: as they are stored, and as they are carried to
//! their places by pointer or keyboard.

use std::ops::Range;

use eframe::egui::{Align2, FontId, Id, Key, Modifiers, Pos2, Rect, Response, Role, Sense, Ui, Vec2, vec2};

use bidiscope_bidi::name::{Character, character_name, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_export::colours::ColourRole;
use bidiscope_export::marks::{CellTextPosition, CharacterCellState, draw_cell_with_texts};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_lesson::{
    ArrangeInVisualOrderTask, ArrangedPieces, ArrangementVerdict, LessonName, describe_name,
};
use bidiscope_words::message;

use super::super::lines::Lines;
use super::super::theme::{CAPTION, Palette};
use super::super::widgets::Roving;
use super::super::{accessibility, marks, signs};

/// A cell's size, and the room between two, in points.
const CELL: Vec2 = vec2(44.0, 66.0);
const GAP: f32 = 4.0;
/// The room above a cell for the number of its place, which stays while the characters move, in points.
const PLACE_NUMBER: f32 = 16.0;
/// The side of the sign that says whether a place is right, in points.
const SIGN: f32 = 9.0;

/// The height of a row of cells, in points.
pub(super) const HEIGHT: f32 = CELL.y;

/// Shows a name as it is stored: each character apart, with its number from 1.
pub(super) fn stored(ui: &mut Ui, lines: &mut Lines, name: &LessonName) -> Response {
    let places = CellPlaces::allocate(ui, name.characters().len(), 0.0);
    for place in 0..name.characters().len() {
        let piece = Piece { name, characters: name.characters(), range: place..place + 1 };
        paint(ui, lines, &piece, places.rect(place), CharacterCellState::Plain);
    }
    let label = message!(lesson_name_stored, name = describe_name(name)).to_string();
    accessibility::picture(&places.response, &label);
    places.response
}

/// The row of pieces that the learner puts in order.
pub(super) struct GuessCells<'a> {
    /// The task.
    pub(super) task: &'a ArrangeInVisualOrderTask,
    /// Whether each place is right, once the solution is shown: nothing is moved then.
    pub(super) verdict: Option<&'a ArrangementVerdict>,
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
        let places = CellPlaces::allocate(ui, row.visual_piece_indices().len(), PLACE_NUMBER);
        places.paint_numbers(ui, row.visual_piece_indices().len());
        let order = row.visual_piece_indices().to_vec();
        let own = self.task.name().characters();
        let held = row.piece_index_at_cursor().filter(|_| row.has_picked_up_piece());
        let mut carried = None;
        for (place, &piece) in order.iter().enumerate() {
            let rect = places.rect(place);
            let verdict = self.verdict.and_then(|it| it.correct_by_visual_position.get(place).copied());
            let is_held = held == Some(piece);
            // One stop of the Tab key; the arrow keys move on from there.
            let is_stop = place == row.cursor_piece_visual_position();
            let sense = match self.verdict {
                Some(_) => Sense::HOVER,
                None => Roving::sense(is_stop) | Sense::DRAG,
            };
            let response = ui.interact(rect, cell_id(piece), sense);
            let state = state_of(is_held, verdict);
            let label = self.label(place, &self.piece(piece, own), state_id(state));
            accessibility::chosen(&response, Role::ListBoxOption, is_held, || &label);
            if self.verdict.is_none() {
                if response.drag_started() {
                    row.pick_up_piece(place);
                } else if response.clicked() {
                    row.pick_up_or_put_down(place);
                    ui.memory_mut(|memory| memory.request_focus(cell_id(piece)));
                }
                if response.dragged()
                    && let Some(pointer) = response.interact_pointer_pos()
                {
                    row.move_cursor_to(places.place_at(pointer));
                    carried = Some((piece, pointer));
                }
                if response.drag_stopped() {
                    row.put_down_piece();
                    ui.memory_mut(|memory| memory.request_focus(cell_id(piece)));
                }
                keys(ui, row, (&response, place));
                if wants_keyboard && is_stop {
                    response.request_focus();
                }
            }
            if carried.is_none_or(|(it, _)| it != piece) {
                paint(ui, lines, &self.piece(piece, own), rect, state);
            }
        }
        // Over the others.
        if let Some((piece, pointer)) = carried {
            let rect = Rect::from_center_size(places.response.rect.clamp(pointer), CELL);
            paint(ui, lines, &self.piece(piece, own), rect, CharacterCellState::PickedUp);
        }
    }

    /// Shows what the reader will see, each character as it is drawn, under the place of the guess above it.
    pub(super) fn show_truth(&self, ui: &mut Ui, lines: &mut Lines) {
        let places = CellPlaces::allocate(ui, self.task.correct_visual_piece_indices().len(), PLACE_NUMBER);
        places.paint_numbers(ui, self.task.correct_visual_piece_indices().len());
        for (place, &piece) in self.task.correct_visual_piece_indices().iter().enumerate() {
            let rect = places.rect(place);
            let response = ui.interact(rect, Id::unique(("truth", piece)), Sense::HOVER);
            let piece = self.piece(piece, self.task.logical_characters_with_mirroring());
            let label = self.label(place, &piece, "solution");
            accessibility::chosen(&response, Role::ListBoxOption, false, || &label);
            paint(ui, lines, &piece, rect, CharacterCellState::Plain);
        }
    }

    /// What a screen reader says of a cell: `place 2 of 7: A, U+05D0 HEBREW LETTER ALEF`.
    fn label(&self, place: usize, piece: &Piece<'_>, state: &str) -> String {
        let named = |it: &Character| format!("{} {}", code_point(it.scalar), character_name(it.scalar));
        let characters = piece.characters();
        let typed = typed(piece.name, characters);
        let characters = characters.iter().map(named).collect::<Vec<_>>().join(" + ");
        let characters = typed.into_iter().chain([characters]).collect::<Vec<_>>().join(", ");
        let (position, count) = (place + 1, self.task.piece_logical_ranges().len());
        message!(lesson_cell, position = position, count = count, characters = characters, state = state)
            .to_string()
    }

    /// A piece, by its index, of these characters: the name's own, or as they are drawn.
    fn piece<'it>(&'it self, piece: usize, characters: &'it [Character]) -> Piece<'it> {
        Piece { name: self.task.name(), characters, range: self.task.piece_logical_ranges()[piece].clone() }
    }
}

/// What a cell looks like.
const fn state_of(is_held: bool, verdict: Option<bool>) -> CharacterCellState {
    match (is_held, verdict) {
        (true, _) => CharacterCellState::PickedUp,
        (_, Some(true)) => CharacterCellState::CorrectlyPlaced,
        (_, Some(false)) => CharacterCellState::WronglyPlaced,
        (_, None) => CharacterCellState::Plain,
    }
}

/// What is said of a cell beside its place and its characters.
const fn state_id(state: CharacterCellState) -> &'static str {
    match state {
        CharacterCellState::Plain | CharacterCellState::ViolatesRule => "free",
        CharacterCellState::PickedUp => "held",
        CharacterCellState::CorrectlyPlaced => "right",
        CharacterCellState::WronglyPlaced => "wrong",
    }
}

/// What a cell shows: a part of a name.
struct Piece<'a> {
    name: &'a LessonName,
    /// All characters of the name, as they are to be shown.
    characters: &'a [Character],
    range: Range<usize>,
}

impl Piece<'_> {
    fn characters(&self) -> &[Character] {
        &self.characters[self.range.clone()]
    }
}

fn paint(ui: &Ui, lines: &mut Lines, piece: &Piece<'_>, rect: Rect, state: CharacterCellState) {
    let characters = piece.characters();
    // For whoever does not read the script: how it is typed.
    let typed = typed(piece.name, characters).unwrap_or_default();
    let number = (piece.range.start + 1).to_string();
    let words = [
        (CellTextPosition::TopLeft, typed.into(), ColourRole::WeakText),
        (CellTextPosition::Bottom, number.into(), ColourRole::WeakText),
    ];
    let mut composed = Vec::new();
    let glyph = draw_cell_with_texts(marks::edges_of(rect), state, CAPTION, words, &mut composed);
    marks::paint(ui, &composed);
    let line = match characters {
        &[one] if !bidiscope_bidi::name::is_invisible(one.scalar) => lines.character(one),
        all => lines.ordered(all, Strategy::UbaAuto),
    };
    lines.paint_glyph(ui, &line, glyph);
    let verdict = match state {
        CharacterCellState::CorrectlyPlaced => Some(RuleVerdict::Satisfied),
        CharacterCellState::WronglyPlaced => Some(RuleVerdict::Violated),
        CharacterCellState::Plain | CharacterCellState::ViolatesRule | CharacterCellState::PickedUp => None,
    };
    if let Some(verdict) = verdict {
        let square = Rect::from_center_size(rect.right_top() + vec2(-9.0, 9.0), vec2(SIGN, SIGN));
        signs::paint(ui, verdict, square);
    }
}

/// What stands for a piece in a notation of single letters.
fn typed(name: &LessonName, characters: &[Character]) -> Option<String> {
    let notation = name.notation;
    let written = notation.write_scalars(characters.iter().map(|it| it.scalar)).ok()?;
    (!notation.is_space_separated() && written.bytes().all(|it| it.is_ascii_graphic())).then_some(written)
}

/// The arrow keys go from cell to cell, or carry the one that is held; Escape puts it back.
fn keys(ui: &Ui, row: &mut ArrangedPieces, (response, place): (&Response, usize)) {
    let pieces = Roving::row(Id::unique("pieces of a guess"), row.visual_piece_indices().len());
    let target = pieces.taking_escape(row.has_picked_up_piece()).moved(ui, response, place);
    if !response.has_focus() {
        return;
    }
    if let Some(target) = target {
        row.move_cursor_to(target);
    } else if row.has_picked_up_piece()
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    {
        row.cancel_piece_move();
    } else {
        return;
    }
    if let Some(piece) = row.piece_index_at_cursor() {
        ui.memory_mut(|memory| memory.request_focus(cell_id(piece)));
    }
    // The cells have moved.
    ui.ctx().request_repaint();
}

/// Where the cells stand, in as many rows as there must be.
struct CellPlaces {
    response: Response,
    columns: usize,
    /// The room above each row, in points.
    above: f32,
}

impl CellPlaces {
    fn allocate(ui: &mut Ui, count: usize, above: f32) -> Self {
        let columns =
            (((ui.available_width() + GAP) / (CELL.x + GAP)).floor().max(1.0) as usize).min(count.max(1));
        let rows = count.div_ceil(columns);
        let size = vec2(columns as f32 * (CELL.x + GAP) - GAP, rows as f32 * (above + CELL.y + GAP) - GAP);
        let (_, response) = ui.allocate_exact_size(size, Sense::HOVER);
        Self { response, columns, above }
    }

    /// From the top of a row to the top of the next, in points.
    const fn pitch(&self) -> f32 {
        self.above + CELL.y + GAP
    }

    /// Writes above each cell the number of its place, from 1 at the left.
    fn paint_numbers(&self, ui: &Ui, count: usize) {
        let colour = Palette::current(ui).text;
        for place in 0..count {
            let at = self.rect(place).center_top() - vec2(0.0, 2.0);
            let number = (place + 1).to_string();
            ui.painter().text(at, Align2::CENTER_BOTTOM, number, FontId::proportional(CAPTION), colour);
        }
    }

    fn rect(&self, place: usize) -> Rect {
        let (row, column) = (place / self.columns, place % self.columns);
        let corner = vec2(column as f32 * (CELL.x + GAP), row as f32 * self.pitch() + self.above);
        Rect::from_min_size(self.response.rect.min + corner, CELL)
    }

    fn place_at(&self, point: Pos2) -> usize {
        let area = self.response.rect;
        let within = area.clamp(point) - area.min;
        let column = ((within.x / (CELL.x + GAP)) as usize).min(self.columns - 1);
        let row = (within.y / self.pitch()) as usize;
        row * self.columns + column
    }
}
