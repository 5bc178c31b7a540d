//! The cells of the table: what stands in each, and how wide it is.

use std::rc::Rc;

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Rect, Response, RichText, TextStyle, TextWrapMode, Ui, WidgetText,
    pos2, vec2,
};

use bidiscope_bidi::name::code_point;
use bidiscope_export::marks::display_letter_shapes;
use bidiscope_idna::verdict::RegistrationPermission;
use bidiscope_report::list::{ListTableColumn, permission_unless_unreadable};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{
    ComparedNamesColumn, ComparedNamesRow, MAX_COMPARED_NAME_CHARACTERS, StrategyView, first_difference,
};
use bidiscope_report::words::finding::finding_rule_text;
use bidiscope_report::words::verdict::ascii_form_in_notation;
use bidiscope_words::message;

use super::super::super::lines::{Colouring, Lines, Shaped};
use super::super::super::theme::Palette;
use super::super::super::widgets::{BidiLabel, CELL_MARGIN, paint_truncated};
use super::super::super::{marks, signs, small_cells};
use super::super::tab::InspectPass;
use super::controls;
use super::state::KeptTable;

/// The size of the names in a notation and of the displays, in points an em.
const TYPED: f32 = 16.0;
const SHOWN: f32 = 22.0;
/// The least height of a row, in points.
const ROW: f32 = 44.0;
/// The room for the buttons of a row, in points.
pub(super) const BUTTONS: f32 = 84.0;
/// The radius of a letter's sign, and the room for it and for the sign of a remark, in points.
const RADIUS: f32 = 10.0;
const LETTER: f32 = 28.0;
const REMARK: f32 = 11.0;
const REMARK_ROOM: f32 = REMARK + 6.0;
/// The room for the sign of a verdict, in points.
const SIGN_ROOM: f32 = 20.0;
/// The greatest width of a display, in points, and the part of the room that a name takes at most.
const WIDEST: f32 = 420.0;
const NAME_AT_MOST: f32 = 0.4;
/// The room for the sign beside a title that the rows are sorted by it, in points.
const SORTED: f32 = 12.0;

/// A cell of a row.
pub(super) struct Cell<'a> {
    pub(super) column: ComparedNamesColumn,
    /// The row in the order in which the names were added, from 0.
    pub(super) at: usize,
    pub(super) row: &'a ComparedNamesRow,
    pub(super) kept: &'a KeptTable,
}

impl<'a> Cell<'a> {
    /// The display that the cell shows.
    fn view(&self) -> Option<&'a StrategyView> {
        match self.column {
            ComparedNamesColumn::Display(id) => self.row.compared_name.as_ref()?.strategy(id),
            _ => None,
        }
    }

    /// The words of a cell that shows nothing else.
    fn plain(&self) -> String {
        match self.column {
            ComparedNamesColumn::RowNumber => {
                let number = self.kept.number(self.at);
                number.map(|it| message!(names_number, number = it).to_string()).unwrap_or_default()
            }
            ComparedNamesColumn::RegistrationVerdict if self.row.is_running_text() => String::new(),
            ComparedNamesColumn::RegistrationVerdict => self.row.list_row.status_text(),
            ComparedNamesColumn::DistinctDisplayCount => {
                let compared = self.row.compared_name.as_ref();
                compared
                    .map(|it| it.count_distinct_displays(&self.kept.displays).to_string())
                    .unwrap_or_default()
            }
            ComparedNamesColumn::Name | ComparedNamesColumn::Display(_) => String::new(),
        }
    }

    fn permission(&self) -> RegistrationPermission {
        permission_unless_unreadable(self.row.list_row.decision()).unwrap_or(RegistrationPermission::Refused)
    }

    /// What a screen reader says of it.
    pub(super) fn words(&self) -> String {
        let words = match (self.column, &self.row.compared_name) {
            (ComparedNamesColumn::Name, _) => return self.characters(),
            (ComparedNamesColumn::Display(id), Some(row)) => {
                row.description(id, self.kept.choices.reference_strategy)
            }
            (ComparedNamesColumn::Display(_), None) => too_long(),
            (ComparedNamesColumn::RegistrationVerdict, _) => self.row.verdict_text(),
            _ => self.plain(),
        };
        let column = heading(self.column, self.kept);
        match self.kept.number(self.at) {
            Some(number) => message!(list_cell, column = column, line = number, words = words).to_string(),
            None if words.is_empty() => message!(names_in_field).to_string(),
            None => message!(names_cell_in_field, column = column, words = words).to_string(),
        }
    }

    /// The characters of the name, and whether it is the one in the field.
    fn characters(&self) -> String {
        let code_points: Vec<String> = self.row.name.decoded_text().chars().map(code_point).collect();
        let place = if self.kept.in_field == Some(self.at) { "field" } else { "table" };
        message!(names_name, place = place, characters = code_points.join(" ")).to_string()
    }
}

/// The title of a column.
pub(super) fn heading(column: ComparedNamesColumn, kept: &KeptTable) -> String {
    match column {
        ComparedNamesColumn::RowNumber => message!(names_column_number).to_string(),
        ComparedNamesColumn::Name => message!(column_name).to_string(),
        ComparedNamesColumn::RegistrationVerdict => ListTableColumn::Registration.title().to_owned(),
        ComparedNamesColumn::DistinctDisplayCount => message!(names_column_ways).to_string(),
        ComparedNamesColumn::Display(id) => {
            controls::heading(id, &kept.choices, kept.choices.reference_strategy)
        }
    }
}

/// What a column shows, in a sentence.
pub(super) fn explanation(column: ComparedNamesColumn) -> &'static str {
    match column {
        ComparedNamesColumn::RowNumber => message!(names_column_number_about).static_text(),
        ComparedNamesColumn::Name => message!(names_column_name_about).static_text(),
        ComparedNamesColumn::RegistrationVerdict => ListTableColumn::Registration.explanation(),
        ComparedNamesColumn::DistinctDisplayCount => message!(names_column_ways_about).static_text(),
        ComparedNamesColumn::Display(_) => ListTableColumn::OneToOneDisplay.explanation(),
    }
}

fn too_long() -> String {
    message!(names_too_long, most = MAX_COMPARED_NAME_CHARACTERS).to_string()
}

/// The line of a display.
fn line_of(pass: &mut InspectPass<'_>, view: &StrategyView) -> Rc<Shaped> {
    pass.lines.line_with(&view.line_characters, &view.line_order, pass.in_displays)
}

/// How high a row is, in points: all are so high that no mark is cut.
pub(super) fn row_height(pass: &mut InspectPass<'_>, kept: &KeptTable) -> f32 {
    let views =
        kept.table.rows().iter().filter_map(|it| it.compared_name.as_ref()).flat_map(|it| &it.strategies);
    views.map(|view| line_of(pass, view).height(SHOWN) + 2.0).fold(ROW, f32::max).ceil()
}

/// How wide a column is in this room, in points.
pub(super) fn width(
    ui: &Ui,
    pass: &mut InspectPass<'_>,
    kept: &KeptTable,
    column: ComparedNamesColumn,
    room: f32,
) -> f32 {
    let title = words_width(ui, &heading(column, kept), pass.lines) + SORTED;
    let cells = kept.table.rows().iter().enumerate().map(|(at, row)| Cell { column, at, row, kept });
    let widest = |cells: &mut dyn Iterator<Item = f32>| cells.fold(title, f32::max);
    let inner = match column {
        ComparedNamesColumn::RowNumber | ComparedNamesColumn::DistinctDisplayCount => {
            widest(&mut cells.map(|it| words_width(ui, &it.plain(), pass.lines)))
        }
        ComparedNamesColumn::RegistrationVerdict => {
            widest(&mut cells.map(|it| words_width(ui, &it.plain(), pass.lines) + SIGN_ROOM))
        }
        ComparedNamesColumn::Name => {
            let typed = widest(&mut cells.map(|it| typed_width(ui, pass, &it)));
            (typed + BUTTONS).min(NAME_AT_MOST * room).max(title + BUTTONS)
        }
        ComparedNamesColumn::Display(_) => {
            let line = |it: Cell<'_>| {
                let view = it.view()?;
                let signs = LETTER + if view.worst_badge_severity().is_some() { REMARK_ROOM } else { 0.0 };
                Some(line_of(pass, view).width() * SHOWN + signs + 1.0)
            };
            widest(&mut cells.filter_map(line)).min(WIDEST)
        }
    };
    (inner + 2.0 * CELL_MARGIN).ceil()
}

fn words_width(ui: &Ui, words: &str, lines: &mut Lines) -> f32 {
    super::super::super::titles::Titles::new(lines).width(ui, words)
}

fn typed_width(ui: &Ui, pass: &InspectPass<'_>, cell: &Cell<'_>) -> f32 {
    match ascii_form_in_notation(pass.settings.session.notation, &cell.row.name.decoded_text()) {
        Some(typed) => {
            let font = FontId::new(TYPED, FontFamily::Monospace);
            ui.fonts_mut(|fonts| fonts.layout_no_wrap(typed, font, Color32::PLACEHOLDER).size().x) + 2.0
        }
        None => small_cells::IN_ROW.x * cell.row.name.characters().len() as f32 + 2.0,
    }
}

/// Paints a cell into its room.
pub(super) fn paint(ui: &mut Ui, pass: &mut InspectPass<'_>, cell: &Cell<'_>, rect: Rect) {
    let palette = Palette::current(ui);
    let inner = rect.shrink2(vec2(CELL_MARGIN, 1.0));
    match (cell.column, cell.view()) {
        (ComparedNamesColumn::RowNumber | ComparedNamesColumn::DistinctDisplayCount, _) => {
            let font = TextStyle::Body.resolve(ui.style());
            let colour = palette.weak_text;
            ui.painter().text(inner.left_center(), Align2::LEFT_CENTER, cell.plain(), font, colour);
        }
        (ComparedNamesColumn::Name, _) => {
            paint_typed(ui, pass, cell, inner.with_max_x((inner.right() - BUTTONS).max(inner.left())));
        }
        (ComparedNamesColumn::RegistrationVerdict, _) if cell.row.is_running_text() => {}
        (ComparedNamesColumn::RegistrationVerdict, _) => {
            let permission = cell.permission();
            let words = BidiLabel::new(cell.plain()).colour(palette.permission(permission));
            signs::paint_beside(ui, pass.lines, permission, words, inner);
        }
        (ComparedNamesColumn::Display(_), Some(view)) => paint_display(ui, pass, view, inner),
        (ComparedNamesColumn::Display(_), None) => {
            BidiLabel::new(too_long()).weak().paint(ui, pass.lines, inner)
        }
    }
}

/// Paints the name as it was typed: in the notation, or in logical order. A display of it may be that of another name too.
fn paint_typed(ui: &mut Ui, pass: &mut InspectPass<'_>, cell: &Cell<'_>, room: Rect) {
    match ascii_form_in_notation(pass.settings.session.notation, &cell.row.name.decoded_text()) {
        Some(typed) => {
            let text = WidgetText::from(RichText::new(typed).monospace().size(TYPED));
            let galley =
                text.into_galley(ui, Some(TextWrapMode::Truncate), room.width(), TextStyle::Monospace);
            let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, ui.visuals().text_color());
        }
        None => small_cells::paint_in_row(ui, pass.lines, cell.row.name.characters(), room),
    }
}

/// Paints a display with its letter, what stands elsewhere than in the reference on a ground, and a sign where something is to
/// be noticed.
fn paint_display(ui: &mut Ui, pass: &mut InspectPass<'_>, view: &StrategyView, inner: Rect) {
    if let Some(letter) = view.same_display_letter {
        let middle = pos2(inner.left() + RADIUS, inner.center().y);
        marks::paint(ui, &display_letter_shapes(letter, middle.into(), RADIUS));
    }
    let line = line_of(pass, view);
    let worst = view.worst_badge_severity();
    let end = inner.right() - if worst.is_some() { REMARK_ROOM } else { 0.0 };
    let left = inner.left() + LETTER;
    let room = Rect::from_x_y_ranges(left..=end.max(left), inner.y_range());
    let moved = view.changed_logical_indices.iter().map(|it| it + view.name_character_range.start);
    paint_truncated(ui, pass.lines, &line, room, (SHOWN, Colouring::ByClass), moved);
    if let Some(worst) = worst {
        let x = (left + line.width() * SHOWN).min(end) + REMARK_ROOM - REMARK / 2.0;
        let square = Rect::from_center_size(pos2(x, inner.center().y), vec2(REMARK, REMARK));
        signs::paint(ui, bidiscope_idna::verdict::Severity::from(worst), square);
    }
}

/// Explains a cell that is pointed at.
pub(super) fn explain(response: Response, pass: &mut InspectPass<'_>, cell: &Cell<'_>) {
    if !response.hovered() {
        return;
    }
    response.on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(420.0);
        match (cell.column, cell.view()) {
            (ComparedNamesColumn::Name, _) => {
                small_cells::show(ui, pass.lines, cell.row.name.characters());
                ui.label(cell.characters());
            }
            (ComparedNamesColumn::Display(_), Some(view)) => {
                BidiLabel::own(&view.strategy_title).strong().show(ui, pass.lines);
                BidiLabel::new(difference(cell, view, pass)).show(ui, pass.lines);
                for badge in &view.badges {
                    let words = format!("{}. {}", badge.badge_text(), badge.explanation());
                    BidiLabel::new(words).show(ui, pass.lines);
                }
            }
            (ComparedNamesColumn::RegistrationVerdict, _) if !cell.row.is_running_text() => {
                BidiLabel::new(cell.row.verdict_text()).strong().show(ui, pass.lines);
                for &kind in &cell.row.list_row.listed_name.registration_reasons {
                    ui.label(finding_rule_text(kind));
                }
            }
            (column, _) => {
                ui.label(explanation(column));
            }
        }
    });
}

/// What is told of a display: its letter, what is marked, and why.
fn difference(cell: &Cell<'_>, view: &StrategyView, pass: &InspectPass<'_>) -> String {
    let Some(row) = &cell.row.compared_name else { return String::new() };
    let reference = cell.kept.choices.reference_strategy;
    let message = row.description(view.strategy_id, reference);
    let notation = pass.settings.session.notation;
    let found = row.strategy(reference).filter(|_| !view.changed_logical_indices.is_empty()).and_then(|it| {
        first_difference(row.name.characters(), notation, &it.display_config, &view.display_config)
    });
    found.map_or_else(|| message.clone(), |found| format!("{message} {}", found.difference_sentence))
}
