//! The cells of the table: what stands in each, how wide it is, and what a click on it does.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align2, Color32, FontId, Rect, Response, Shape, Stroke, StrokeKind, TextFormat, Ui, pos2, vec2,
};

use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::{Permission, Verdict};
use bidiscope_list::scan::Column;
use bidiscope_present::finding_text::rule_text;
use bidiscope_present::view::describe_runs;
use bidiscope_present::view::list::{ListRow, RegistrationStatus};

use super::super::command::Command;
use super::super::signs;
use super::super::theme::Palette;
use super::{ListPass, ListTab, group, name_cell};

/// The size of words, in points an em.
const WORDS: f32 = 13.0;
/// That of the words for a group.
const SMALL: f32 = 12.0;
/// The room at either side of a cell, in points.
pub(super) const MARGIN: f32 = 6.0;

/// A cell of a row that is in view.
pub(super) struct CellShown<'a> {
    pub(super) column: Column,
    /// The number of the name in the list.
    pub(super) row: usize,
    pub(super) view: &'a ListRow,
    pub(super) rect: Rect,
}

/// How wide a column is at least, in points.
pub(super) const fn least_width(column: Column) -> f32 {
    match column {
        Column::Line => 66.0,
        Column::Name => 170.0,
        Column::Registration => 230.0,
        Column::Violations => 180.0,
        Column::DisplayLtr | Column::DisplayRtl | Column::DisplayOneToOne | Column::AsciiName => 130.0,
        _ => 78.0,
    }
}

/// Its share of what room is left.
pub(super) const fn share(column: Column) -> f32 {
    match column {
        Column::Name | Column::Registration => 2.0,
        Column::DisplayLtr | Column::DisplayRtl | Column::DisplayOneToOne | Column::AsciiName => 1.0,
        Column::Violations => 1.0,
        _ => 0.0,
    }
}

/// The title of a column; those of groups are short, for their cells are.
pub(super) const fn title(column: Column) -> &'static str {
    match column {
        Column::Registration => "May it be registered?",
        Column::Violations => "First violation",
        Column::CollisionsLtr => "LTR =",
        Column::CollisionsRtl => "RTL =",
        Column::CollisionsOneToOne => "1:1 =",
        Column::CollisionsAcross => "Across =",
        Column::ConfusableLtr => "LTR \u{2248}",
        Column::ConfusableRtl => "RTL \u{2248}",
        Column::SameName => "Name =",
        Column::DuplicateOf => "Repeats",
        Column::AsciiName => "A-label",
        Column::Line => "Line",
        Column::Name => "Name",
        Column::DisplayLtr => "LTR paragraph",
        Column::DisplayRtl => "RTL paragraph",
        Column::DisplayOneToOne => "One-to-one",
        // Not in the table.
        _ => "",
    }
}

/// What a column says.
pub(super) const fn about(column: Column) -> &'static str {
    match column {
        Column::Line => "The line of the list in which the name stands",
        Column::Name => "The name, in the display that is chosen above",
        Column::Registration => "Whether IDNA2008 lets a registry enter the name, and why not",
        Column::Violations => "The first character that violates the Bidi rule of RFC 5893",
        Column::CollisionsLtr => "Names with the same number look the same in a left-to-right paragraph",
        Column::CollisionsRtl => "Names with the same number look the same in a right-to-left paragraph",
        Column::CollisionsOneToOne => "Names with the same number look the same one-to-one",
        Column::CollisionsAcross => {
            "Of names with the same number one looks in a left-to-right paragraph as another in a right-to-left one"
        }
        Column::ConfusableLtr => {
            "Names with the same number look alike in a left-to-right paragraph, by letters that can be confused"
        }
        Column::ConfusableRtl => {
            "Names with the same number look alike in a right-to-left paragraph, by letters that can be confused"
        }
        Column::SameName => "Names with the same number go into the DNS as one",
        Column::DuplicateOf => "The first line with the very same name",
        Column::DisplayLtr => "The name in a left-to-right paragraph",
        Column::DisplayRtl => "The name in a right-to-left paragraph",
        Column::DisplayOneToOne => "The name in the paper\u{2019}s one-to-one display",
        Column::AsciiName => "The name as it goes into the DNS",
        _ => "",
    }
}

/// In which display a column shows the name; `None` where it does not.
pub(super) fn display_of(column: Column, order: Strategy) -> Option<Strategy> {
    match column {
        Column::Name => Some(order),
        _ => shown_again(column),
    }
}

/// In which display a column shows the name beside the one of the name itself; a screen reader is told its runs.
const fn shown_again(column: Column) -> Option<Strategy> {
    match column {
        Column::DisplayLtr => Some(Strategy::UbaLtr),
        Column::DisplayRtl => Some(Strategy::UbaRtl),
        Column::DisplayOneToOne => Some(Strategy::OneToOne),
        _ => None,
    }
}

/// What stands in a cell, in words.
fn plain(tab: &ListTab, cell: &CellShown<'_>) -> String {
    let view = cell.view;
    match cell.column {
        Column::Line => view.line.to_string(),
        Column::Registration if view.reasons.is_empty() => view.status_words.clone(),
        Column::Registration => format!("{}: {}", view.status_words, view.reasons),
        Column::Violations => view.violation.clone(),
        Column::AsciiName => view.ascii_name.clone(),
        column if column.is_comparison() => {
            let number = tab.groups.as_ref().and_then(|it| it.get(cell.row, column));
            number.map(|it| numbered(column, it)).unwrap_or_default()
        }
        _ => view.characters.iter().map(|it| it.scalar).collect(),
    }
}

/// The number of a group, or of the line that is repeated.
fn numbered(column: Column, number: u32) -> String {
    let noun = if column == Column::DuplicateOf { "line" } else { "group" };
    format!("{noun} {number}")
}

/// What a screen reader says of a cell.
pub(super) fn words(tab: &ListTab, cell: &CellShown<'_>) -> String {
    if cell.column == Column::Name {
        return cell.view.description();
    }
    let view = cell.view;
    let sentence = match (shown_again(cell.column), name_cell::too_long(view)) {
        (Some(_), _) if view.status == RegistrationStatus::Unreadable => String::new(),
        (Some(_), Some(too_long)) => too_long,
        (Some(strategy), None) => describe_runs(&DisplayConfig::from(strategy).order(&view.characters)),
        (None, _) => plain(tab, cell),
    };
    let sentence = if sentence.is_empty() { "nothing" } else { &sentence };
    format!("{}, line {}: {sentence}", title(cell.column), view.line)
}

/// Why nothing stands in a cell.
const fn nothing(column: Column, standing: RegistrationStatus) -> &'static str {
    match (column, standing) {
        (_, RegistrationStatus::Unreadable) => "Nothing is known of what cannot be read.",
        (Column::Violations, _) => "The name violates no condition.",
        (Column::AsciiName, _) => "Nothing goes into the DNS for this name.",
        _ => "There is nothing to say.",
    }
}

/// Paints a cell.
pub(super) fn paint(
    ui: &mut Ui,
    tab: &ListTab,
    pass: &mut ListPass<'_>,
    cell: &CellShown<'_>,
    can_act: bool,
) {
    let palette = Palette::current(ui);
    let inner = cell.rect.shrink2(vec2(MARGIN, 1.0));
    if let Some(strategy) = display_of(cell.column, pass.settings.order) {
        name_cell::paint(ui, pass, cell, strategy, inner);
        return;
    }
    let sentence = plain(tab, cell);
    let is_group = cell.column.is_comparison();
    match cell.column {
        Column::Registration => {
            let (verdict, colour) = sign(cell.view.status, palette);
            let side = 11.0;
            let square =
                Rect::from_center_size(pos2(inner.left() + side / 2.0, inner.center().y), vec2(side, side));
            match verdict {
                Some(verdict) => signs::paint(ui, verdict, square),
                None => signs::paint_warning(ui, square),
            }
            paint_words(ui, &sentence, inner.with_min_x(square.right() + 6.0), colour);
        }
        Column::Line => {
            let font = FontId::proportional(WORDS);
            ui.painter().text(inner.right_center(), Align2::RIGHT_CENTER, sentence, font, palette.weak_text);
        }
        _ if is_group && !sentence.is_empty() => {
            let font = FontId::proportional(SMALL);
            let words = ui.fonts_mut(|fonts| fonts.layout_no_wrap(sentence, font, palette.text));
            let chip = vec2((words.size().x + 12.0).min(cell.rect.width() - 2.0), 20.0);
            let chip = Rect::from_center_size(inner.center(), chip);
            let ground = if can_act { palette.selection } else { palette.cell };
            let edge = Stroke::new(1.0, palette.line);
            ui.painter().rect(chip, 4.0, ground, edge, StrokeKind::Inside);
            ui.painter().galley(chip.center() - words.size() / 2.0, words, palette.text);
        }
        _ => paint_words(ui, &sentence, inner, palette.text),
    }
}

/// The sign of a standing, where it is no triangle, and the colour.
const fn sign(standing: RegistrationStatus, palette: &Palette) -> (Option<Verdict>, Color32) {
    match standing {
        RegistrationStatus::Allowed => (Some(Verdict::Satisfied), palette.permission(Permission::Allowed)),
        RegistrationStatus::NeedsReview => (None, palette.permission(Permission::NeedsReview)),
        RegistrationStatus::NotApplicable => {
            (Some(Verdict::NotApplicable), palette.permission(Permission::NotApplicable))
        }
        RegistrationStatus::Refused | RegistrationStatus::Unreadable => {
            (Some(Verdict::Violated), palette.permission(Permission::Refused))
        }
    }
}

/// Words in one line, with a sign where they are cut.
pub(super) fn paint_words(ui: &Ui, words: &str, inner: Rect, colour: Color32) {
    if words.is_empty() {
        return;
    }
    let format = TextFormat::simple(FontId::proportional(WORDS), colour);
    let mut job = LayoutJob::single_section(words.to_owned(), format);
    job.wrap = TextWrapping::truncate_at_width(inner.width());
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let at = pos2(inner.left(), inner.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colour);
}

/// Paints the title of a column, and which way the names are sorted by it.
pub(super) fn paint_title(ui: &Ui, column: Column, rect: Rect, sorted: Option<bool>) {
    let palette = Palette::current(ui);
    let mut inner = rect.shrink2(vec2(MARGIN, 1.0));
    if let Some(is_reversed) = sorted {
        let (tip, base) = if is_reversed { (1.0, 0.0) } else { (0.0, 1.0) };
        let square = Rect::from_center_size(pos2(inner.right() - 4.0, inner.center().y), vec2(8.0, 7.0));
        let at = |x: f32, y: f32| square.lerp_inside(vec2(x, y));
        let corners = vec![at(0.5, tip), at(1.0, base), at(0.0, base)];
        let stroke = Stroke::NONE;
        ui.painter().add(Shape::convex_polygon(corners, palette.text, stroke));
        inner.max.x = square.left() - 2.0;
    }
    let colour = if sorted.is_some() { palette.text } else { palette.weak_text };
    paint_words(ui, title(column), inner, colour);
}

/// What a click does, or Enter: a group opens beside the table, everything else in Inspect.
pub(super) fn act(tab: &mut ListTab, pass: &mut ListPass<'_>, cell: &CellShown<'_>) {
    let number = tab.groups.as_ref().and_then(|it| it.get(cell.row, cell.column));
    if let Some(number) = number {
        group::open(tab, cell.column, number);
        return;
    }
    inspect(tab, pass, cell.row);
}

/// Opens a name in Inspect; what cannot be read as it was given.
pub(super) fn inspect(tab: &ListTab, pass: &mut ListPass<'_>, row: usize) {
    let name = tab.names.name(row);
    if !name.is_empty() {
        pass.commands.push(Command::OpenName(name.to_owned()));
    } else if let Some(given) = tab.names.input(row).ok().and_then(|it| std::str::from_utf8(it).ok()) {
        pass.commands.push(Command::Open(given.to_owned(), tab.rows.notation()));
    } else {
        let reason = "This line holds no text that could be opened in Inspect.";
        pass.commands.push(Command::Say(reason.to_owned()));
        return;
    }
    pass.commands.push(Command::FocusName);
}

/// Explains a cell that is pointed at.
pub(super) fn explain(response: Response, tab: &ListTab, pass: &mut ListPass<'_>, cell: &CellShown<'_>) {
    if !response.hovered() {
        return;
    }
    let view = cell.view;
    response.on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(420.0);
        if let Some(strategy) = display_of(cell.column, pass.settings.order) {
            return name_cell::explain(ui, pass, cell, strategy);
        }
        match cell.column {
            Column::Registration if view.status == RegistrationStatus::Unreadable => {
                ui.label(format!("Cannot be read: {}.", view.reasons));
            }
            Column::Registration => {
                ui.strong(&view.status_words);
                for kind in &view.finding_kinds {
                    ui.label(rule_text(*kind));
                }
            }
            column if column.is_comparison() => {
                ui.label(about(column));
                match plain(tab, cell) {
                    sentence if sentence.is_empty() => ui.weak("There is no such name beside this one."),
                    sentence => {
                        let begin = if column == Column::DuplicateOf { "It repeats" } else { "It is in" };
                        ui.weak(format!("{begin} {sentence}: a click shows these names one above the other."))
                    }
                };
            }
            column => {
                ui.label(about(column));
                let sentence = plain(tab, cell);
                ui.strong(if sentence.is_empty() { nothing(column, view.status) } else { &sentence });
            }
        }
    });
}
