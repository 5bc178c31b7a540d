//! Rows of names beside the inspected one: a click on a row, or Enter, offers to open or to copy its name.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::style::ScrollStyle;
use eframe::egui::{
    Align2, Galley, Id, Popup, Rect, Response, Role, ScrollArea, TextStyle, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use bidiscope_bidi::name::{Character, Input, InputType, PlainTextParagraph, code_point, is_invisible};
use bidiscope_bidi::order::copy::NameCopyFormat;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::page::{RelatedNameRow, RelatedNamesBlock, RelatedNamesLayout};
use bidiscope_report::titles::Titled;
use bidiscope_report::words::accessible::accessible_text;
use bidiscope_report::words::escape::plain_text_without_isolates;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::lines::{Colouring, LINE_HEIGHT, Shaped, paint_moved};
use super::super::small_cells::{self, CELL};
use super::super::theme::Palette;
use super::super::widgets::{BidiLabel, Roving};
use super::super::{accessibility, reveal, signs};
use super::painter::BlockPainter;

/// The size of a name in a display, in points an em, and the height of its row: letters do not fill their line box.
const LINE: f32 = 22.0;
const ROW: f32 = 1.5 * LINE;
/// The widths of the sign and of the answer before the name, and the room between columns, in points.
const SIGN: f32 = 22.0;
const ANSWER: f32 = 92.0;
const GAP: f32 = 16.0;
/// The height of the words below the characters of a name, in points.
const WORDS: f32 = 24.0;
/// How many rows of characters are seen at once: more names may follow below.
const SEEN: f32 = 8.0;
/// The most characters without a face that are named.
const MOST_NAMED: usize = 8;
/// In which forms a name can be copied.
const FORMS: [NameCopyFormat; 3] =
    [NameCopyFormat::LogicalOrder, NameCopyFormat::CodePoints, NameCopyFormat::ALabels];

/// Shows the names, a row each.
pub(super) fn show(painter: &mut BlockPainter<'_>, ui: &mut Ui, names: &RelatedNamesBlock) {
    // Words that several have stand beside the first of them, wherever the rows are scrolled.
    let words: Vec<String> =
        names.rows.iter().map(|it| painter.said.unsaid_words(&words(names, it))).collect();
    let rows: Vec<(&RelatedNameRow, String)> = names.rows.iter().zip(words).collect();
    match names.layout {
        RelatedNamesLayout::CharactersInDisplayOrder => {
            explain(painter, ui, names);
            let area = ScrollArea::horizontal().id_salt("names").auto_shrink([false, true]);
            area.show(ui, |ui| rows_of(painter, ui, Look::Display, names.names_read_as, &rows));
        }
        RelatedNamesLayout::CharactersInLogicalOrder => {
            ui.spacing_mut().scroll = ScrollStyle::solid();
            let per_line = small_cells::per_line(ui.available_width() - SIGN - GAP);
            let longest = names.rows.iter().map(|it| it.shown_character_range.len()).max().unwrap_or(0);
            let has_words = rows.iter().any(|it| !it.1.is_empty());
            let lines = longest.div_ceil(per_line).max(1);
            let look = Look::Characters { per_line, lines, has_words };
            let most = (look.height() + ui.spacing().item_spacing.y) * SEEN;
            // As high as it may be, however little of the details is in view.
            let area = ScrollArea::vertical().id_salt("names").auto_shrink([false, true]);
            let area = area.max_height(most).min_scrolled_height(most);
            area.show(ui, |ui| rows_of(painter, ui, look, names.names_read_as, &rows));
        }
    }
}

/// How the rows are laid out, all alike.
#[derive(Clone, Copy)]
enum Look {
    /// A line, with the words behind it.
    Display,
    /// So many characters a line, in so many lines, with the words below them where there are any.
    Characters { per_line: usize, lines: usize, has_words: bool },
}

impl Look {
    /// The height of a row, in points.
    fn height(self) -> f32 {
        match self {
            Self::Display => ROW,
            Self::Characters { lines, has_words, .. } => {
                lines as f32 * CELL.y + if has_words { WORDS } else { 0.0 }
            }
        }
    }
}

/// What stands beside a name, or below it.
fn words(names: &RelatedNamesBlock, row: &RelatedNameRow) -> String {
    match names.layout {
        RelatedNamesLayout::CharactersInDisplayOrder => row.explanation.clone(),
        RelatedNamesLayout::CharactersInLogicalOrder if names.names_read_as == InputType::Text => {
            String::new()
        }
        RelatedNamesLayout::CharactersInLogicalOrder if row.registration_verdict == RuleVerdict::Violated => {
            row.registration_verdict_text.to_text_with_isolates()
        }
        RelatedNamesLayout::CharactersInLogicalOrder => row.dns_form_line().to_text_with_isolates(),
    }
}

/// In which display the names are shown, and which characters no face has.
fn explain(painter: &mut BlockPainter<'_>, ui: &mut Ui, names: &RelatedNamesBlock) {
    if names.rows.len() > 1 {
        let words = message!(variants_shown_as, display = painter.display_title).to_string();
        BidiLabel::new(words).weak().show(ui, painter.lines);
    }
    let all: BTreeSet<char> = names
        .rows
        .iter()
        .flat_map(RelatedNameRow::shown_characters_in_logical_order)
        .map(|it| it.scalar)
        .collect();
    let mut is_missing = |it: &char| {
        let line = painter.lines.character(Character::new(*it));
        !is_invisible(*it) && !line.line().placeholder_boxes().is_empty()
    };
    let missing: Vec<char> = all.into_iter().filter(|it| is_missing(it)).collect();
    if !missing.is_empty() {
        let named = missing.iter().take(MOST_NAMED).map(|it| code_point(*it));
        let mut characters = named.collect::<Vec<_>>().join(", ");
        if missing.len() > MOST_NAMED {
            characters.push_str(", \u{2026}");
        }
        let count = missing.len();
        ui.weak(message!(variants_without_face, count = count, characters = characters).to_string());
    }
}

fn rows_of(
    painter: &mut BlockPainter<'_>,
    ui: &mut Ui,
    look: Look,
    kind: InputType,
    rows: &[(&RelatedNameRow, String)],
) {
    // Those out of view are there for the keyboard, which comes to each of them, and for screen readers.
    // What is painted of a row takes identities, so that each has one by its place.
    let ids: Vec<Id> = (0..rows.len()).map(|at| ui.scope_id().with(("name", at))).collect();
    let roving = Roving::column(ui.scope_id().with("names"), ids.len());
    for (at, ((row, words), id)) in rows.iter().zip(&ids).enumerate() {
        let is_stop = roving.last_place(ui.ctx()) == at;
        let response = self::row(painter, ui, look, (row, words, kind), (*id, is_stop));
        // In an open menu the arrow keys are its own.
        if !Popup::is_any_open(ui.ctx())
            && let Some(target) = roving.moved(ui, &response, at)
        {
            ui.memory_mut(|memory| memory.request_focus(ids[target]));
        }
    }
    reveal::focused(ui);
}

fn row(
    painter: &mut BlockPainter<'_>,
    ui: &mut Ui,
    look: Look,
    (row, words, kind): (&RelatedNameRow, &str, InputType),
    (id, is_stop): (Id, bool),
) -> Response {
    let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), look.height()));
    let contents = ui.is_rect_visible(place).then(|| Contents::new(painter, ui, look, row, words));
    let is_seen = contents.is_some();
    let width = contents.as_ref().map_or(0.0, |it| it.width);
    let size = vec2(width.max(ui.available_width()), look.height());
    let (_, rect) = ui.allocate_space(size);
    let response = ui.interact(rect, id, Roving::sense(is_stop));
    if let Some(contents) = contents {
        if response.hovered() || Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response)) {
            ui.painter().rect_filled(rect, 3.0, Palette::current(ui).selected_row);
        }
        contents.paint(painter, ui, row, rect);
    }
    let menu = Popup::default_response_id(&response);
    let was_open = Popup::is_id_open(ui.ctx(), menu);
    offer(painter, row, kind, &response);
    if was_open && !Popup::is_id_open(ui.ctx(), menu) {
        // The keyboard goes on from here.
        response.request_focus();
    }
    let label = accessible_text(row.shown_characters_in_logical_order());
    let whose = if row.is_inspected_name { "own" } else { "other" };
    let name = match kind {
        InputType::Text => label,
        _ => message!(name_row, whose = whose, label = label, answer = short_answer(row)).to_string(),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let about = if row.explanation.is_empty() {
        row.registration_verdict_text.to_text_with_isolates()
    } else {
        row.explanation.clone()
    };
    if is_seen {
        BidiLabel::new(plain_text_without_isolates(&about)).isolated(&about).tooltip(response, painter.lines)
    } else {
        accessibility::more(&response, || plain_text_without_isolates(&about));
        response
    }
}

/// Whether the name is refused, without the reason; a disposition as it is.
fn short_answer(row: &RelatedNameRow) -> String {
    match row.registration_verdict {
        RuleVerdict::Violated => message!(answer, verdict = "refused").to_string(),
        _ => row.registration_verdict_text.to_plain_text(),
    }
}

/// What stands in a row that is in view.
struct Contents<'a> {
    drawn: Drawn,
    words: &'a str,
    width: f32,
}

enum Drawn {
    /// The name in a display, and behind it that it is the label itself, and why it has its disposition.
    Display(Rc<Shaped>, [Arc<Galley>; 2]),
    /// So many characters a line, in a part of the row of this height.
    Characters(usize, f32),
}

impl<'a> Contents<'a> {
    fn new(
        painter: &mut BlockPainter<'_>,
        ui: &Ui,
        look: Look,
        row: &RelatedNameRow,
        words: &'a str,
    ) -> Self {
        let Look::Characters { per_line, lines, .. } = look else {
            let line = painter.lines.part(
                &row.logical_characters,
                painter.display.clone(),
                row.shown_character_range.clone(),
            );
            let itself = if row.is_inspected_name { message!(variants_itself).static_text() } else { "" };
            let font = TextStyle::Body.resolve(ui.style());
            let colour = Palette::current(ui).weak_text;
            let galleys = [itself.to_owned(), plain_text_without_isolates(words)]
                .map(|text| ui.painter().layout_no_wrap(text, font.clone(), colour));
            let behind: f32 = galleys.iter().filter(|it| !it.is_empty()).map(|it| it.size().x + GAP).sum();
            let width = SIGN + ANSWER + line.width() * LINE + behind + GAP;
            return Self { drawn: Drawn::Display(line, galleys), words, width };
        };
        Self { drawn: Drawn::Characters(per_line, lines as f32 * CELL.y), words, width: 0.0 }
    }

    fn paint(self, painter: &mut BlockPainter<'_>, ui: &mut Ui, row: &RelatedNameRow, rect: Rect) {
        let palette = Palette::current(ui);
        let sign = |middle: f32| {
            // Of text there is no answer.
            if row.registration_verdict_text.pieces.is_empty() {
                return;
            }
            signs::paint(
                ui,
                row.registration_verdict,
                Rect::from_center_size(pos2(rect.left() + SIGN / 2.0, middle), vec2(11.0, 11.0)),
            );
        };
        match self.drawn {
            Drawn::Display(line, galleys) => {
                sign(rect.center().y);
                let mut x = rect.left() + SIGN;
                let font = TextStyle::Body.resolve(ui.style());
                let answer = pos2(x, rect.center().y);
                let colour = palette.verdict(row.registration_verdict);
                ui.painter().text(
                    answer,
                    Align2::LEFT_CENTER,
                    row.registration_verdict_text.to_plain_text(),
                    font,
                    colour,
                );
                x += ANSWER;
                let width = line.width() * LINE;
                let ground = Rect::from_x_y_ranges(x..=x + width, rect.y_range());
                paint_moved(ui, &line, row.differing_indices_in_shown_range.iter().copied(), ground, LINE);
                paint_in_row(painter, ui, &line, rect.with_min_x(x));
                x += width;
                for words in galleys.into_iter().filter(|it| !it.is_empty()) {
                    x += GAP;
                    let (width, height) = (words.size().x, words.size().y);
                    ui.painter().galley(pos2(x, rect.center().y - height / 2.0), words, palette.weak_text);
                    x += width;
                }
            }
            Drawn::Characters(per_line, height) => {
                sign(rect.top() + CELL.y / 2.0);
                let mut cells = rect.with_min_x(rect.left() + SIGN);
                let below = cells.with_min_y(rect.top() + height);
                cells.max = pos2(cells.left() + (per_line as f32 + 0.5) * CELL.x, below.top());
                let mut place = ui.new_child(UiBuilder::new().max_rect(cells));
                let response =
                    small_cells::show(&mut place, painter.lines, row.shown_characters_in_logical_order());
                accessibility::unsaid(&response);
                if !self.words.is_empty() {
                    let mut place = ui.new_child(UiBuilder::new().max_rect(below));
                    let label = BidiLabel::new(plain_text_without_isolates(self.words)).isolated(self.words);
                    label.weak().truncated().show(&mut place, painter.lines);
                }
            }
        }
    }
}

/// Paints a line in the middle of a row, from its left. Stacked marks that reach out of the row are cut off.
fn paint_in_row(painter: &mut BlockPainter<'_>, ui: &mut Ui, line: &Shaped, row: Rect) {
    let mut place = ui.new_child(UiBuilder::new().max_rect(row));
    place.shrink_clip_rect(row);
    let corner = pos2(row.left(), row.center().y - LINE_HEIGHT * LINE / 2.0);
    painter.lines.paint(&place, line, corner, LINE, Colouring::ByClass);
}

/// What can be done with a name, once its row was clicked.
fn offer(painter: &mut BlockPainter<'_>, row: &RelatedNameRow, kind: InputType, response: &Response) {
    let shown = Popup::menu(response).show(|ui| {
        if ui.button(message!(button_open).static_text()).clicked() {
            painter.commands.extend(Command::open_in_field(row.name_text(), kind));
            ui.close();
        }
        ui.separator();
        ui.weak(message!(button_copy).static_text());
        let scalars = row.shown_characters_in_logical_order().iter().map(|it| it.scalar);
        let shown = match kind {
            InputType::Text => {
                Ok(PlainTextParagraph::from_characters(row.shown_characters_in_logical_order().to_vec())
                    .into())
            }
            _ => Input::from_scalars(scalars),
        };
        let Ok(shown) = shown else { return };
        for form in FORMS {
            let Ok(text) = form.text_of_name(&shown) else { continue };
            if ui.button(form.title()).clicked() {
                painter.commands.push(Command::Copy { text, what: form.title() });
                ui.close();
            }
        }
    });
    accessibility::opens(response, shown.is_some());
}
