//! Strategies and properties at a glance.

use eframe::egui::{
    Align2, Grid, Id, Label, Rect, Response, Role, Sense, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::Verdict;
use bidiscope_proof::study::Property;
use bidiscope_report::view::{StudyCell, StudyRow, StudyTable};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;

use super::super::lines::Lines;
use super::super::signs;
use super::super::theme::{CONTROL, Palette};
use super::super::titles::Titles;
use super::super::widgets::{BidiLabel, Roving};

/// A cell's size, in points.
const CELL: Vec2 = vec2(58.0, CONTROL);
/// How wide it is where it says "all lengths", in points.
const WIDE: f32 = 96.0;
/// The side of a cell's sign, and the space after it, in points.
const SIGN: f32 = 11.0;
const AFTER_SIGN: f32 = 6.0;

/// The room between two columns, in points.
const GAP: f32 = 12.0;
/// The most characters over a column.
const MOST_OF_A_HEAD: usize = 18;
/// The room that the statements keep: in a window that is narrower the table scrolls, in points.
const LEAST_STATEMENT: f32 = 220.0;

/// Shows the table; a click opens a cell, or closes it.
pub(super) fn show(
    ui: &mut Ui,
    caption: &str,
    table: &StudyTable,
    own: &[(String, DisplayConfig)],
    lines: &mut Lines,
    open: &mut Option<(Property, DisplayConfig)>,
) {
    ui.weak(caption);
    let titles = Titles::new(lines);
    let is_of_all = |it: &StudyCell| *said_in(it) == StudyCell::Proved;
    let has_proofs = table.rows.iter().any(|row| row.cells.iter().any(is_of_all));
    let cell_widths = if has_proofs { [WIDE, CELL.x] } else { [CELL.x; 2] };
    // "all", and the rest in the tooltip, where the columns would not be in view.
    let fits = |it: &f32| statement_width(ui, &titles, table, own, *it) > LEAST_STATEMENT;
    let size = vec2(cell_widths.into_iter().find(fits).unwrap_or(CELL.x), CELL.y);
    let width = statement_width(ui, &titles, table, own, size.x);
    let heads: Vec<String> = table.displays.iter().map(|it| head(it, own)).collect();
    let widths: Vec<f32> = heads.iter().map(|it| titles.width(ui, it).ceil()).collect();
    Grid::new("properties").striped(true).spacing([GAP, 4.0]).show(ui, |ui| {
        ui.label("");
        for ((display, head), width) in table.displays.iter().zip(&heads).zip(&widths) {
            ui.scope(|ui| {
                // Else it would be cut to the width that the column had before.
                ui.set_min_width(*width);
                let head = BidiLabel::own(head).strong().truncated().show(ui, lines);
                BidiLabel::new(display.title()).tooltip(head, lines);
            });
        }
        ui.end_row();
        let columns = table.displays.len();
        let cells_of_all = Roving::table(cells_id(), (table.rows.len(), 0), columns, 1);
        for (at, StudyRow { property, statement, cells }) in table.rows.iter().enumerate() {
            ui.scope(|ui| {
                ui.set_max_width(width);
                ui.add(Label::new(statement).wrap());
            });
            for (column, (display, cell)) in table.displays.iter().zip(cells).enumerate() {
                let place = at * columns + column;
                let is_stop = cells_of_all.last_place(ui.ctx()) == place;
                let response = show_cell(ui, open, (*property, display.clone()), cell, (size, is_stop));
                if let Some(to) = cells_of_all.moved(ui, &response, place) {
                    let id = cell_id(table.rows[to / columns].property, &table.displays[to % columns]);
                    ui.memory_mut(|memory| memory.request_focus(id));
                }
            }
            ui.end_row();
        }
    });
}

/// What stands over the column of a display: one's own have their names, cut where they are long.
fn head(display: &DisplayConfig, own: &[(String, DisplayConfig)]) -> String {
    let title = own.iter().find(|it| it.1 == *display);
    let title = title.map_or_else(|| Titles::begun(&display.short_title()), |it| it.0.clone());
    match title.char_indices().nth(MOST_OF_A_HEAD) {
        Some((at, _)) => format!("{}\u{2026}", &title[..at]),
        None => title,
    }
}

/// How wide the statements may be for all displays to be in view; they wrap before a column is cut.
fn statement_width(
    ui: &Ui,
    titles: &Titles<'_>,
    table: &StudyTable,
    own: &[(String, DisplayConfig)],
    cell: f32,
) -> f32 {
    let title = |display: &DisplayConfig| titles.width(ui, &head(display, own)).max(cell) + GAP;
    let displays: f32 = table.displays.iter().map(title).sum();
    // The scroll bar lies over the table's end.
    let room = ui.available_width() - 2.0 * GAP - displays;
    room.max(LEAST_STATEMENT)
}

/// What a cell says, by whomever it was found.
fn said_in(cell: &StudyCell) -> &StudyCell {
    match cell {
        StudyCell::Unverified(it) => it,
        _ => cell,
    }
}

fn show_cell(
    ui: &mut Ui,
    open: &mut Option<(Property, DisplayConfig)>,
    this: (Property, DisplayConfig),
    cell: &StudyCell,
    (size, is_stop): (Vec2, bool),
) -> Response {
    let (verdict, length) = match said_in(cell) {
        StudyCell::Unknown | StudyCell::Undecided { to: 0, .. } => (Verdict::NotApplicable, String::new()),
        StudyCell::Proved if size.x < WIDE => (Verdict::Satisfied, message!(study_all).to_string()),
        StudyCell::Proved => (Verdict::Satisfied, message!(study_all_lengths).to_string()),
        StudyCell::Holds(to) | StudyCell::Undecided { to, .. } => {
            (Verdict::Satisfied, message!(study_to, length = *to).to_string())
        }
        StudyCell::Fails(from) => (Verdict::Violated, message!(study_from, length = *from).to_string()),
        StudyCell::Unverified(_) => (Verdict::NotApplicable, String::new()),
    };
    // Neither good nor bad is what nobody has checked.
    let verdict = if matches!(cell, StudyCell::Unverified(_)) { Verdict::NotApplicable } else { verdict };
    // The sign and the number are one: a click on either opens the cell.
    let (rect, _) = ui.allocate_exact_size(size, Sense::HOVER);
    // An identity of its own: what opens below must not take the keyboard from it.
    let response = ui.interact(rect, cell_id(this.0, &this.1), Roving::sense(is_stop));
    response.widget_info(|| {
        let name = format!("{}, {}: {}", this.0.id(), this.1, cell.text());
        WidgetInfo::labeled(Role::Button, true, name)
    });
    let is_open = open.as_ref() == Some(&this);
    if is_open || response.hovered() || response.has_focus() {
        let visuals = ui.style().interact_selectable(&response, is_open);
        let (ground, edge) = (visuals.weak_bg_fill, visuals.bg_stroke);
        let around = rect.expand2(vec2(GAP / 2.0 - 1.0, 0.0));
        ui.painter().rect(around, visuals.corner_radius, ground, edge, StrokeKind::Inside);
    }
    let is_known = *said_in(cell) != StudyCell::Unknown;
    if is_known {
        paint(ui, rect.with_min_x(rect.left() + 0.5), (verdict, &length));
    }
    if response.clicked() && is_known {
        *open = if is_open { None } else { Some(this) };
    }
    response.on_hover_text(cell.text())
}

fn cells_id() -> Id {
    Id::unique("cells of the study")
}

/// The identity of a cell.
fn cell_id(property: Property, display: &DisplayConfig) -> Id {
    Id::unique(("study cell", property.id(), display))
}

/// Paints a sign, and the text beside it.
fn paint(ui: &Ui, rect: Rect, (verdict, text): (Verdict, &str)) {
    let center = pos2(rect.left() + SIGN / 2.0, rect.center().y);
    let sign = Rect::from_center_size(center, Vec2::splat(SIGN));
    signs::paint(ui, verdict, sign);
    let font = TextStyle::Body.resolve(ui.style());
    let colour = Palette::current(ui).verdict(verdict);
    let at = pos2(sign.right() + AFTER_SIGN, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, text, font, colour);
}
