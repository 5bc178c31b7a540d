//! Strategies and properties at a glance.

use eframe::egui::{
    Color32, Grid, Id, Label, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_proof::study::DisplayProperty;
use bidiscope_report::view::{StudyTable, StudyTableCell, StudyTableRow};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;

use super::super::focus_kept::can_have_keyboard;
use super::super::lines::Lines;
use super::super::signs;
use super::super::theme::{CONTROL, Palette};
use super::super::titles::Titles;
use super::super::widgets::{BidiLabel, Roving};
use super::detail;

/// A cell's size, in points, and that of one whose words stand below each other, where the columns would not be in view.
const CELL: Vec2 = vec2(112.0, CONTROL);
const NARROW_CELL: Vec2 = vec2(76.0, 38.0);
/// The side of a cell's sign, and the space after it, in points.
const SIGN: f32 = 11.0;
const AFTER_SIGN: f32 = 6.0;

/// The room between two columns, in points.
const GAP: f32 = 12.0;
/// The most characters over a column.
const MOST_OF_A_HEAD: usize = 18;
/// The room that the statements keep: in a window that is narrower the table scrolls, in points.
const LEAST_STATEMENT: f32 = 220.0;

/// Shows the table. Gives the cell that is opened by a click or a key, and whether it has the keyboard. The
/// cell that was `left` gets the keyboard.
pub(super) fn show(
    ui: &mut Ui,
    table: &StudyTable,
    own: &[(String, DisplayConfig)],
    lines: &mut Lines,
    left: &mut Option<(DisplayProperty, DisplayConfig)>,
) -> Option<((DisplayProperty, DisplayConfig), bool)> {
    let top = ui.cursor().top();
    let mut opened = None;
    let titles = Titles::new(lines);
    let fits = statement_width(ui, &titles, table, own, CELL.x) > LEAST_STATEMENT;
    let size = if fits { CELL } else { NARROW_CELL };
    let width = statement_width(ui, &titles, table, own, size.x);
    let heads: Vec<String> = table.displays.iter().map(|it| head(it, own)).collect();
    let widths: Vec<f32> = heads.iter().map(|it| titles.width(ui, it).ceil()).collect();
    let mut places: Vec<Rect> = Vec::new();
    Grid::new("properties").striped(true).spacing([GAP, 4.0]).show(ui, |ui| {
        ui.label("");
        for ((display, head), width) in table.displays.iter().zip(&heads).zip(&widths) {
            let shown = ui.scope(|ui| {
                // Else it would be cut to the width that the column had before.
                ui.set_min_width(*width);
                let head = BidiLabel::own(head).strong().truncated().show(ui, lines);
                BidiLabel::new(title_of(display, own)).tooltip(head, lines);
            });
            places.push(shown.response.rect);
        }
        ui.end_row();
        let columns = table.displays.len();
        let cells_of_all = Roving::table(cells_id(), (table.rows.len(), 0), columns, 1);
        for (at, StudyTableRow { property, property_sentence: statement, cells }) in
            table.rows.iter().enumerate()
        {
            ui.scope(|ui| {
                ui.set_max_width(width);
                ui.add(Label::new(statement).wrap());
            });
            for (column, (display, cell)) in table.displays.iter().zip(cells).enumerate() {
                let place = at * columns + column;
                let id = cell_id(*property, display);
                let is_left = left.as_ref().is_some_and(|it| (it.0, &it.1) == (*property, display));
                let gets_keyboard = is_left && can_have_keyboard(ui);
                let is_stop = gets_keyboard || cells_of_all.last_place(ui.ctx()) == place;
                let of_cell = (title_of(display, own), statement.as_str());
                let response = show_cell(ui, lines, id, of_cell, cell, (size, is_stop));
                if gets_keyboard {
                    response.request_focus();
                    *left = None;
                }
                if response.clicked() && *said_in(cell) != StudyTableCell::NoResult {
                    opened = Some(((*property, display.clone()), response.has_focus()));
                }
                if let Some(to) = cells_of_all.moved(ui, &response, place) {
                    let id = cell_id(table.rows[to / columns].property, &table.displays[to % columns]);
                    ui.memory_mut(|memory| memory.request_focus(id));
                }
            }
            ui.end_row();
        }
    });
    keep_heads_in_view(ui, lines, top, heads.iter().zip(places));
    opened
}

/// Paints the heads at the top of what is seen, where they are scrolled out of view. `top` is where the table begins.
fn keep_heads_in_view<'a>(
    ui: &mut Ui,
    lines: &mut Lines,
    top: f32,
    heads: impl Iterator<Item = (&'a String, Rect)>,
) {
    let view = ui.clip_rect();
    let by = view.top() - top;
    if by <= 0.0 {
        return;
    }
    let heads: Vec<(&String, Rect)> = heads.map(|(head, at)| (head, at.translate(vec2(0.0, by)))).collect();
    let bottom = heads.iter().map(|it| it.1.bottom()).fold(view.top(), f32::max) + 2.0;
    ui.painter().rect_filled(view.with_max_y(bottom), 0.0, Palette::current(ui).window);
    ui.painter().hline(view.x_range(), bottom, Stroke::new(1.0, Palette::current(ui).line));
    for (head, at) in heads {
        BidiLabel::own(head).strong().paint(ui, lines, at);
    }
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
fn said_in(cell: &StudyTableCell) -> &StudyTableCell {
    match cell {
        StudyTableCell::UnverifiedFromFile(it) => it,
        _ => cell,
    }
}

/// Shows a cell of the display with this title and of this statement.
fn show_cell(
    ui: &mut Ui,
    lines: &mut Lines,
    id: Id,
    (title, statement): (String, &str),
    cell: &StudyTableCell,
    (size, is_stop): (Vec2, bool),
) -> Response {
    let (verdict, text) = match said_in(cell) {
        StudyTableCell::NoResult | StudyTableCell::Undecided { tested_sequence_characters: 0, .. } => {
            (RuleVerdict::NotApplicable, None)
        }
        StudyTableCell::ProvedForAllLengths => (RuleVerdict::Satisfied, Some(message!(study_all_lengths))),
        StudyTableCell::HoldsUpToCharacters(to)
        | StudyTableCell::Undecided { tested_sequence_characters: to, .. } => {
            (RuleVerdict::NotApplicable, Some(message!(study_to, length = *to)))
        }
        StudyTableCell::ShortestCounterexampleCharacters(from) => {
            (RuleVerdict::Violated, Some(message!(study_from, length = *from)))
        }
        StudyTableCell::UnverifiedFromFile(_) => (RuleVerdict::NotApplicable, None),
    };
    // Neither good nor bad is what nobody has checked: its sign has no colour.
    let colour_of = if matches!(cell, StudyTableCell::UnverifiedFromFile(_)) {
        RuleVerdict::NotApplicable
    } else {
        verdict
    };
    // The sign and the words are one: a click on either opens the cell.
    let (rect, _) = ui.allocate_exact_size(size, Sense::HOVER);
    let response = ui.interact(rect, id, Roving::sense(is_stop));
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Button, true, format!("{title}: {statement} {}", cell.result_sentence()))
    });
    if response.hovered() || response.has_focus() {
        let visuals = ui.style().interact_selectable(&response, false);
        let (ground, edge) = (visuals.weak_bg_fill, visuals.bg_stroke);
        let around = rect.expand2(vec2(GAP / 2.0 - 1.0, 0.0));
        ui.painter().rect(around, visuals.corner_radius, ground, edge, StrokeKind::Inside);
    }
    if *said_in(cell) != StudyTableCell::NoResult {
        let text = text.map(|it| it.to_string()).unwrap_or_default();
        paint(
            ui,
            rect.with_min_x(rect.left() + 0.5),
            (verdict, Palette::current(ui).verdict(colour_of)),
            text,
        );
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        BidiLabel::new(title).strong().show(ui, lines);
        ui.label(statement);
        ui.horizontal_wrapped(|ui| detail::result(ui, &cell.result_sentence(), colour_of));
    })
}

fn cells_id() -> Id {
    Id::unique("cells of the study")
}

/// The identity of a cell.
fn cell_id(property: DisplayProperty, display: &DisplayConfig) -> Id {
    Id::unique(("study cell", property.id(), display))
}

/// Paints a sign, and the text beside it, in as many lines as it needs.
fn paint(ui: &Ui, rect: Rect, (verdict, colour): (RuleVerdict, Color32), text: String) {
    let center = pos2(rect.left() + SIGN / 2.0, rect.center().y);
    let sign = Rect::from_center_size(center, Vec2::splat(SIGN));
    signs::paint_in(ui, verdict, sign, colour);
    let font = TextStyle::Body.resolve(ui.style());
    let left = sign.right() + AFTER_SIGN;
    let galley = ui.painter().layout(text, font, colour, rect.right() - left);
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colour);
}

/// What a display is called: one's own by the name that it was given.
pub(super) fn title_of(display: &DisplayConfig, own: &[(String, DisplayConfig)]) -> String {
    own.iter().find(|it| it.1 == *display).map_or_else(|| display.title(), |it| it.0.clone())
}
