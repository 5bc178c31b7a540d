//! The cells of the table: what stands in each, and how wide it is.

use eframe::egui::{Align2, Color32, Rect, Response, TextStyle, Ui, vec2};

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::RegistrationPermission;
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_report::list::{
    ListRow, ListTableColumn, OtherListMatch, permission_unless_unreadable, registration_decision_title,
    same_list_matches_text,
};
use bidiscope_report::view::describe_runs;
use bidiscope_report::words::finding::finding_rule_text;
use bidiscope_report::words::verdict::verdict_word;
use bidiscope_words::message;

use super::super::lines::Colouring;
use super::super::signs;
use super::super::theme::Palette;
use super::super::widgets::{BidiLabel, CELL_MARGIN, paint_truncated};
use super::cell_shown::CellShown;
use super::name_cell;
use super::tab::{ListPass, ListTab};

/// The room in which a name of the other list begins to be drawn, in points.
const LEAST_OF_A_NAME: f32 = 24.0;

/// How wide a column is at least, in points.
pub(super) const fn least_width(column: ListTableColumn) -> f32 {
    match column {
        ListTableColumn::LineNumber => 52.0,
        ListTableColumn::Name | ListTableColumn::Registration => 150.0,
        ListTableColumn::BidiRuleVerdict => 134.0,
        ListTableColumn::SameListMatches => 118.0,
        ListTableColumn::ParentZone => 90.0,
        ListTableColumn::OtherListMatch => 220.0,
        _ => 130.0,
    }
}

/// How wide a column is in which a name of so many characters is seen whole, in points.
pub(super) fn width_of_name(characters: usize) -> f32 {
    /// The width of most characters, in em.
    const CHARACTER: f32 = 0.6;
    characters as f32 * CHARACTER * name_cell::NAME + 2.0 * CELL_MARGIN
}

/// Its share of what room is left.
pub(super) const fn share(column: ListTableColumn) -> f32 {
    match column {
        ListTableColumn::LineNumber | ListTableColumn::BidiRuleVerdict => 0.0,
        ListTableColumn::Registration => 1.5,
        _ => 1.0,
    }
}

/// How a name matches others, in words; empty where it does not, or where that is not known yet.
fn matches(tab: &ListTab, row: usize) -> String {
    tab.groups.as_ref().map(|it| same_list_matches_text(&it.same_list_matches(row))).unwrap_or_default()
}

/// How a name matches the other list most; `None` where it does not, or where that is not known yet.
fn other_match(tab: &ListTab, row: usize) -> Option<OtherListMatch<'_>> {
    tab.groups.as_ref()?.other_list()?.strongest_match(row)
}

/// What becomes of a name, from what is known yet.
fn decision(tab: &ListTab, cell: &CellShown<'_>) -> RegistrationDecision {
    let known = tab.groups.as_ref().zip(tab.names.record_of_row(cell.row));
    known.map_or(cell.view.decision(), |(groups, record)| groups.decision(cell.row, record))
}

/// That in words, where other names change it, such as that it is taken.
fn decided(tab: &ListTab, cell: &CellShown<'_>) -> Option<String> {
    let decision = decision(tab, cell);
    (decision != cell.view.decision()).then(|| registration_decision_title(decision).to_string())
}

/// What stands in the cell of the registration: that it is taken or contested, else what the rules say against it.
fn registration(tab: &ListTab, cell: &CellShown<'_>) -> String {
    let Some(decided) = decided(tab, cell) else { return cell.view.registration_text() };
    let is_of_other_list = matches!(
        decision(tab, cell),
        RegistrationDecision::TakenInOtherList | RegistrationDecision::TakenBySameHolder
    );
    match other_match(tab, cell.row).filter(|_| is_of_other_list) {
        Some(found) => message!(list_status_reasons, status = decided, reasons = found.words()).to_string(),
        None => decided,
    }
}

/// What stands in a cell, in words; in one that shows a sign and nothing else there are none.
fn plain(tab: &ListTab, cell: &CellShown<'_>) -> String {
    let view = cell.view;
    match cell.column {
        ListTableColumn::LineNumber => view.listed_name.line_number.to_string(),
        ListTableColumn::Registration => registration(tab, cell),
        ListTableColumn::BidiRuleVerdict => view.violated_conditions_text(),
        ListTableColumn::AsciiName => view.listed_name.ascii_name.clone(),
        ListTableColumn::ParentZone if view.listed_name.parent_zone.is_empty() => "\u{2013}".to_owned(),
        ListTableColumn::ParentZone => view.listed_name.parent_zone.clone(),
        ListTableColumn::SameListMatches => matches(tab, cell.row),
        ListTableColumn::PassedThroughColumns => kept(view),
        ListTableColumn::OtherListMatch => {
            other_match(tab, cell.row).map(|it| it.words()).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// What is kept of the other columns of the list.
fn kept(view: &ListRow) -> String {
    let values: Vec<&str> = view
        .listed_name
        .passed_through_values
        .iter()
        .map(String::as_str)
        .filter(|it| !it.is_empty())
        .collect();
    values.join(", ")
}

/// What a screen reader says of a cell.
pub(super) fn words(tab: &ListTab, cell: &CellShown<'_>) -> String {
    let view = cell.view;
    let words = match (cell.column, cell.display()) {
        (ListTableColumn::Name, _) => {
            return view.accessible_text(decided(tab, cell).as_ref().unwrap_or(&view.status_text()));
        }
        (_, Some(_)) if view.decision() == RegistrationDecision::UnreadableName => String::new(),
        (_, Some(strategy)) => name_cell::too_long(&view.logical_order_characters).unwrap_or_else(|| {
            describe_runs(&DisplayConfig::from(strategy).order(&view.logical_order_characters))
        }),
        (ListTableColumn::Registration, _) if registration(tab, cell).is_empty() => view.status_text(),
        (ListTableColumn::BidiRuleVerdict, _) if view.violated_conditions.is_empty() => {
            view.bidi_rule_verdict.map(verdict_word).unwrap_or_default()
        }
        (ListTableColumn::OtherListMatch, _) => {
            let found = other_match(tab, cell.row);
            found
                .map(|it| message!(and_clause, first = it.words(), next = it.other_list_name).to_string())
                .unwrap_or_default()
        }
        _ => plain(tab, cell),
    };
    let words = if words.is_empty() { message!(nothing).static_text().to_owned() } else { words };
    let column = cell.column.heading(cell.reference);
    message!(list_cell, column = column, line = view.listed_name.line_number, words = words).to_string()
}

/// Paints a cell.
pub(super) fn paint(ui: &mut Ui, tab: &ListTab, pass: &mut ListPass<'_>, cell: &CellShown<'_>) {
    let palette = Palette::current(ui);
    let inner = cell.rect.shrink2(vec2(CELL_MARGIN, 1.0));
    if let Some(strategy) = cell.display() {
        return name_cell::paint(ui, pass, cell, strategy, inner);
    }
    let words = plain(tab, cell);
    match cell.column {
        ListTableColumn::Registration => {
            let permission = permission_of_row(decision(tab, cell));
            let label = BidiLabel::new(words).colour(palette.permission(permission));
            signs::paint_beside(ui, pass.lines, permission, label, inner);
        }
        ListTableColumn::BidiRuleVerdict => {
            if let Some(verdict) = cell.view.bidi_rule_verdict {
                let label = BidiLabel::new(words).colour(palette.verdict(verdict));
                signs::paint_beside(ui, pass.lines, verdict, label, inner);
            }
        }
        ListTableColumn::LineNumber => {
            let font = TextStyle::Body.resolve(ui.style());
            ui.painter().text(inner.right_center(), Align2::RIGHT_CENTER, words, font, palette.weak_text);
        }
        // It may run from right to left.
        ListTableColumn::ParentZone if !cell.view.listed_name.parent_zone.is_empty() => {
            paint_line_of(ui, pass, cell, &words, inner)
        }
        ListTableColumn::OtherListMatch => {
            if let Some(found) = other_match(tab, cell.row) {
                let name = found.other_list_name.to_owned();
                BidiLabel::new(&words).paint(ui, pass.lines, inner);
                let width = words_width(ui, &words) + 10.0;
                paint_line_of(
                    ui,
                    pass,
                    cell,
                    &name,
                    inner.with_min_x((inner.left() + width).min(inner.right())),
                );
            }
        }
        _ => BidiLabel::new(words).paint(ui, pass.lines, inner),
    }
}

/// Paints another name, of the other list or of a zone, in the display of the names, if there is room for some of it.
fn paint_line_of(ui: &mut Ui, pass: &mut ListPass<'_>, cell: &CellShown<'_>, name: &str, room: Rect) {
    let characters = characters_of(name);
    if room.width() < LEAST_OF_A_NAME || name_cell::too_long(&characters).is_some() {
        return;
    }
    let line = pass.lines.ordered_with(&characters, cell.reference, pass.in_displays);
    paint_truncated(ui, pass.lines, &line, room, (name_cell::NAME, Colouring::ByClass), []);
}

/// How wide words are in one line, in points.
fn words_width(ui: &Ui, words: &str) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    ui.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER).size().x)
}

/// The answer that counts as a decision of a row; what cannot be read is refused.
pub(super) fn permission_of_row(decision: RegistrationDecision) -> RegistrationPermission {
    permission_unless_unreadable(decision).unwrap_or(RegistrationPermission::Refused)
}

/// Explains a cell that is pointed at.
pub(super) fn explain(response: Response, tab: &ListTab, pass: &mut ListPass<'_>, cell: &CellShown<'_>) {
    if !response.hovered() {
        return;
    }
    let view = cell.view;
    response.on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(420.0);
        if let Some(strategy) = cell.display() {
            return name_cell::explain(ui, pass, cell, strategy);
        }
        match cell.column {
            ListTableColumn::Registration => {
                // All of what the cell may have no room for.
                let words = registration(tab, cell);
                let words = if words.is_empty() { view.status_text() } else { words };
                BidiLabel::new(words).strong().show(ui, pass.lines);
                if decided(tab, cell).is_some() {
                    BidiLabel::new(view.registration_text()).show(ui, pass.lines);
                }
                for &kind in &view.listed_name.registration_reasons {
                    ui.label(finding_rule_text(kind));
                }
            }
            column => {
                let words = plain(tab, cell);
                if !words.is_empty() {
                    BidiLabel::new(words).strong().show(ui, pass.lines);
                }
                if column == ListTableColumn::OtherListMatch
                    && let Some(found) = other_match(tab, cell.row)
                {
                    let line = pass.lines.ordered(&characters_of(found.other_list_name), cell.reference);
                    pass.lines.add(ui, &line, name_cell::NAME, Colouring::ByClass);
                }
                ui.label(column.explanation());
                let conditions =
                    view.listed_name.registration_reasons.iter().filter(|it| it.is_bidi_rule_condition());
                for &kind in conditions.filter(|_| column == ListTableColumn::BidiRuleVerdict) {
                    ui.label(finding_rule_text(kind));
                }
            }
        }
    });
}
