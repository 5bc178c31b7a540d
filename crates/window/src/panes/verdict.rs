//! The verdict of RFC 5893: labels and conditions as a table, offenders in sentences.

use eframe::egui::{Align, Label, Layout, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo};
use egui_extras::{Column, TableBody, TableBuilder};

use bidiscope_idna::verdict::rfc5893::{ConditionVerdict, statement};
use bidiscope_idna::verdict::{Severity, Verdict};
use bidiscope_present::titles::Titled;
use bidiscope_present::verdict_text::{summary, verdict_word};
use bidiscope_present::view::VerdictRow;

use super::super::accessibility;
use super::super::command::Command;
use super::super::highlight::Highlight;
use super::super::lines::Colouring;
use super::super::reveal;
use super::super::signs;
use super::super::theme::Palette;
use super::{Panes, details};

/// The size of a label in the table, in points an em.
const LABEL: f32 = 16.0;
/// Below which width the table is drawn together, in points.
const NARROW: f32 = 440.0;
/// From which width on the details stand beside the table, in points.
const TWO_COLUMNS: f32 = 760.0;
/// How many rows of the table are in view where the details stand below it.
const MOST_ROWS_ABOVE: f32 = 4.0;
/// How high the details are at least where they scroll by themselves, in points: as high as egui makes them.
const LEAST_DETAILS: f32 = 64.0;
/// Which column the labels have.
const LABEL_COLUMN: usize = 1;
/// The height of a row, in points: that of a label's line box.
const ROW: f32 = 30.0;

/// What the column of directions says: the document has two senses of "RTL label".
const BEGINS: &str = "Which way the label's first character runs, or its class where that is neither: condition 1 goes \
                      by it, and conditions 2 to 6 by what it says. A label that begins with an LTR letter can hold right-to-left characters \
                      further on, by which section 1.4 calls it an RTL label.";

/// Shows the summary, the table, and the details beside it. Where the pane is too low for all that, it scrolls as a
/// whole: what does not fit would stand below the pane, where nobody can scroll to it.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>) {
    let kept_at = ui.scope_id().with("above the details");
    let before = ui.data(|data| data.get_temp::<f32>(kept_at)).unwrap_or(0.0);
    let is_low = before + LEAST_DETAILS > ui.available_height();
    let above = if is_low {
        let area = ScrollArea::vertical().id_salt("verdict").auto_shrink(false);
        let shown = area.show(ui, |ui| {
            let above = contents(ui, panes, is_low);
            reveal::focused(ui);
            above
        });
        shown.inner
    } else {
        contents(ui, panes, is_low)
    };
    if (above - before).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(kept_at, above));
        ui.ctx().request_repaint();
    }
}

/// The same, one below the other where the pane is low. Gives how high that is which stands above the details.
fn contents(ui: &mut Ui, panes: &mut Panes<'_>, is_low: bool) -> f32 {
    let top = ui.cursor().top();
    let view = &panes.inspection.verdict_view;
    let palette = Palette::current(ui);
    ui.horizontal_wrapped(|ui| {
        signs::verdict(ui, view.verdict);
        // Satisfied by the rule alone is not all well.
        let findings = panes.inspection.analysis.findings();
        let others = findings.iter().any(|it| it.severity() == Severity::Violation && !it.id.is_condition());
        let is_good = view.verdict == Verdict::Satisfied && !others;
        let colour = if is_good || view.verdict != Verdict::Satisfied {
            palette.verdict(view.verdict)
        } else {
            palette.warning
        };
        ui.colored_label(colour, summary(&panes.inspection.analysis));
        ui.weak(&view.guarantee);
    });
    in_the_dns(ui, panes);
    if ui.available_width() >= TWO_COLUMNS && !is_low {
        let above = ui.cursor().top() - top;
        ui.columns(2, |columns| {
            table(&mut columns[0], panes, f32::INFINITY);
            details::show(&mut columns[1], panes, false);
        });
        above
    } else {
        // The table may need more room than there is; the sentences below it are not to run out with it.
        let width = ui.available_width();
        table(ui, panes, MOST_ROWS_ABOVE * (ROW + ui.spacing().item_spacing.y));
        let above = ui.cursor().top() - top;
        ui.scope(|ui| {
            ui.set_max_width(width);
            details::show(ui, panes, is_low);
        });
        above
    }
}

/// The name as it goes into the DNS, to be copied.
fn in_the_dns(ui: &mut Ui, panes: &mut Panes<'_>) {
    let view = &panes.inspection.dns;
    if view.text.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        if let Some(name) = &view.name {
            let button = ui.small_button("Copy").on_hover_text("Copy the name as it goes into the DNS");
            if button.clicked() {
                panes.commands.push(Command::Copy { text: name.clone(), what: "The name in the DNS" });
            }
        }
        let label = Label::new(&view.text).truncate();
        ui.add(label).on_hover_text("What UTS #46, non-transitional and with every check, makes of the name");
    });
}

/// The table, its rows no higher than `height` points in all.
fn table(ui: &mut Ui, panes: &mut Panes<'_>, height: f32) {
    let is_narrow = ui.available_width() < NARROW;
    if is_narrow {
        ui.spacing_mut().item_spacing.x = 3.0;
    }
    let remembered = if is_narrow { panes.verdict.narrow_label_width } else { panes.verdict.label_width };
    let mut width = remembered;
    TableBuilder::new(ui)
        .id_salt(is_narrow)
        .striped(true)
        .cell_layout(Layout::left_to_right(Align::Center))
        .auto_shrink([false, height.is_finite()])
        .min_scrolled_height(0.0)
        .max_scroll_height(height)
        .column(Column::exact(if is_narrow { 20.0 } else { 32.0 }))
        .column(Column::initial(remembered).at_least(60.0).resizable(panes.has_edges).clip(true))
        .column(Column::exact(42.0))
        .columns(Column::exact(20.0), 6)
        .column(Column::remainder().clip(true))
        .header(20.0, |mut header| {
            header.col(|_| {});
            header.col(|ui| {
                let order = panes.field_order;
                let title =
                    if is_narrow { "label".to_owned() } else { format!("label, {}", order.short_title()) };
                let shown_by =
                    format!("As it stands in the whole name by the field\u{2019}s order: {}", order.title());
                ui.add(Label::new(RichText::new(title).weak()).truncate()).on_hover_text(shown_by);
            });
            header.col(|ui| {
                ui.weak("begins").on_hover_text(BEGINS);
            });
            for condition in 1..=6 {
                header.col(|ui| {
                    let title = ui.weak(condition.to_string());
                    accessibility::say(&title, || format!("condition {condition}"));
                    title.on_hover_text(statement(condition));
                });
            }
            header.col(|ui| {
                ui.weak("verdict");
            });
        })
        .body(|body| {
            width = body.widths().get(LABEL_COLUMN).map_or(width, |it| it.round());
            rows(body, panes);
        });
    let verdict = &mut *panes.verdict;
    *(if is_narrow { &mut verdict.narrow_label_width } else { &mut verdict.label_width }) = width;
}

fn rows(body: TableBody<'_>, panes: &mut Panes<'_>) {
    let inspection = panes.inspection;
    body.rows(ROW, inspection.verdict_view.rows.len(), |mut table_row| {
        let index = table_row.index();
        let number = index + 1;
        let row = &inspection.verdict_view.rows[index];
        table_row.col(|ui| {
            accessibility::say(&ui.weak(number.to_string()), || format!("label {number}"));
        });
        table_row.col(|ui| {
            // A long one scrolls by itself.
            ScrollArea::horizontal().id_salt(index).show(ui, |ui| label(ui, panes, index, row));
        });
        table_row.col(|ui| {
            let begins = ui.label(&row.first_direction);
            accessibility::say(&begins, || format!("label {number} begins {}", row.first_direction));
            begins.on_hover_text(&row.direction_details);
        });
        for condition in &row.conditions {
            table_row.col(|ui| show_condition(ui, panes.highlight, index, condition));
        }
        table_row.col(|ui| {
            let colour = Palette::current(ui).verdict(row.verdict);
            let verdict = ui.colored_label(colour, verdict_word(row.verdict));
            accessibility::say(&verdict, || {
                format!("label {number}, verdict: {}", verdict_word(row.verdict))
            });
        });
    });
}

/// A label as a line; its characters light up when they are pointed at.
fn label(ui: &mut Ui, panes: &mut Panes<'_>, index: usize, row: &VerdictRow) {
    let line = panes.lines.part(panes.inspection.name.characters(), panes.field_order, row.range.clone());
    let view = &panes.inspection.labels[index];
    let colouring = match view.belongs_to_zone {
        true => Colouring::Plain(Palette::current(ui).weak_text),
        false => Colouring::ByClass,
    };
    let response = panes.lines.add(ui, &line, LABEL, colouring).interact(Sense::CLICK);
    let description = &view.description;
    accessibility::picture(&response, description);
    if let Some(pointer) = response.hover_pos()
        && let Some(place) = line.character_at((pointer.x - response.rect.left()) / LABEL)
    {
        panes.highlight.highlight(row.range.start + place);
        if response.clicked() {
            panes.highlight.explain(row.range.start + place);
        }
    }
}

/// A condition's sign; pointing at it lights its first offender up.
fn show_condition(ui: &mut Ui, highlight: &mut Highlight, label: usize, condition: &ConditionVerdict) {
    let response = signs::verdict(ui, condition.verdict);
    let number = condition.condition;
    let word = verdict_word(condition.verdict);
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Cell, true, format!("label {}, condition {number}, {word}", label + 1))
    });
    if response.hovered()
        && condition.verdict == Verdict::Violated
        && let Some(&offender) = condition.characters.first()
    {
        highlight.highlight(offender);
    }
    response.on_hover_text(format!("Condition {number}: {} \u{2013} {word}.", statement(number)));
}
