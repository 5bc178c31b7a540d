//! The verdict: whether the name may be registered, the six conditions of RFC 5893 for each label, and what to do.
//! It stands beside the displays, and where there is no room for that above them, in one row.

use eframe::egui::{
    Align, Button, Frame, Id, Label, Layout, Margin, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use bidiscope_bidi::name::characters_of;
use bidiscope_idna::verdict::Verdict;
use bidiscope_idna::verdict::rfc5893::{ConditionVerdict, statement};
use bidiscope_present::message;
use bidiscope_present::titles::Titled;
use bidiscope_present::verdict_text::{fix_text, verdict_word};
use bidiscope_present::view::{FindingView, HeadlineView, LabelView, VerdictRow};

use super::super::accessibility;
use super::super::command::Command;
use super::super::highlight::Highlight;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::reveal;
use super::super::settings::{DetailTab, PaneId};
use super::super::signs;
use super::super::theme::{CAPTION, HEADING, Palette};
use super::Panes;

/// The size of a label in the table, in points an em, and of names to take.
const LABEL: f32 = 18.0;
/// The height of a row of the table, in points, and the widths of its columns but that of the labels.
const ROW: f32 = 34.0;
const NUMBER: f32 = 22.0;
const DIRECTION: f32 = 40.0;
const CONDITION: f32 = 20.0;
/// The most findings that stand below the table: the tab Rules has them all.
const MOST_FINDINGS: usize = 3;

/// Shows it as a pane.
pub(crate) fn show(ui: &mut Ui, panes: &mut Panes<'_>) {
    let palette = Palette::current(ui);
    region(ui, panes, |ui, panes| {
        let frame = Frame::new().fill(palette.pane).stroke(Stroke::new(1.0, palette.line)).corner_radius(6);
        frame.inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
            ScrollArea::vertical().id_salt("verdict").auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                answer(ui, panes);
                host(ui, panes);
                if panes.inspection.analysis.not_a_domain_name().is_none() {
                    table(ui, panes);
                }
                findings(ui, panes);
                dns(ui, panes);
                fix(ui, panes);
                reveal::focused(ui);
            });
        });
    });
}

/// Shows it as a strip: the answer, and the conditions of each label behind each other.
pub(crate) fn show_strip(ui: &mut Ui, panes: &mut Panes<'_>) {
    region(ui, panes, |ui, panes| {
        answer(ui, panes);
        host(ui, panes);
        if panes.inspection.analysis.not_a_domain_name().is_some() {
            return;
        }
        ScrollArea::horizontal().id_salt("labels").show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                let inspection = panes.inspection;
                for (index, row) in inspection.verdict_view.rows.iter().enumerate() {
                    let title = message!(label_number, number = index + 1).to_string();
                    let text = RichText::new(format!("{title} {}", row.first_direction)).size(CAPTION);
                    let label = ui.label(text);
                    describe_label(&label, &inspection.labels[index]);
                    for condition in row.conditions.iter().filter(|it| it.verdict != Verdict::NotApplicable) {
                        ui.label(RichText::new(condition.condition.to_string()).size(CAPTION).weak());
                        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 16.0), Sense::HOVER);
                        show_condition(ui, panes.highlight, index, condition, rect);
                    }
                    ui.add_space(12.0);
                }
            });
        });
    });
}

fn region(ui: &mut Ui, panes: &mut Panes<'_>, contents: impl FnOnce(&mut Ui, &mut Panes<'_>)) {
    let builder = UiBuilder::new()
        .accessibility_label(PaneId::Verdict.title(panes.choices))
        .accessibility_role(Role::Region);
    ui.scope_builder(builder, |ui| {
        contents(ui, panes);
        accessibility::bounds(ui, ui.min_rect());
    });
}

/// Whether the name may be registered: pointing at it lights the first offender up, and a click explains it.
fn answer(ui: &mut Ui, panes: &mut Panes<'_>) {
    let headline = &panes.inspection.headline;
    let colour = Palette::current(ui).permission(headline.verdict);
    let kept_at = ui.scope_id().with("height of the answer");
    if panes.is_stale {
        // No answer to what stands in the field; its room is kept, so that nothing moves.
        let height: f32 = ui.data(|data| data.get_temp(kept_at)).unwrap_or(0.0);
        ui.allocate_space(vec2(ui.available_width(), height));
        return;
    }
    let shown = ui.horizontal_top(|ui| {
        signs::permission(ui, headline.verdict);
        let sense = if headline.first.is_some() { Sense::click() } else { Sense::hover() };
        let text = RichText::new(&headline.text).size(HEADING).color(colour);
        let response = ui.add(Label::new(text).wrap().selectable(false).sense(sense));
        let role = if headline.first.is_some() { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, &headline.text));
        accessibility::status(&response);
        if let Some(first) = headline.first {
            let is_pointed = response.hovered() || response.has_focus();
            panes.highlight.point(is_pointed.then_some(first), response.clicked());
            if response.clicked() {
                panes.arrangement.detail = DetailTab::Rules;
                panes.arrangement.show(PaneId::Details, true);
            }
        }
        response.on_hover_ui(|ui| explain(ui, headline));
    });
    ui.data_mut(|data| data.insert_temp(kept_at, shown.response.rect.height()));
}

/// The findings behind the answer, with what to do.
fn explain(ui: &mut Ui, headline: &HeadlineView) {
    ui.set_max_width(420.0);
    for (place, reason) in headline.reasons.iter().take(MOST_FINDINGS).enumerate() {
        if place > 0 {
            ui.separator();
        }
        ui.label(&reason.explanation);
        if let Some(advice) = &reason.advice {
            ui.label(advice);
        }
        ui.weak(reason.source.to_string());
    }
    if headline.reasons.is_empty() {
        ui.label(&headline.bidi_rule);
    }
}

/// The domain name in what is none.
fn host(ui: &mut Ui, panes: &mut Panes<'_>) {
    let Some(host) = &panes.inspection.headline.host else { return };
    tall_row(ui, LINE_HEIGHT * LABEL, |ui| {
        if ui.button("Inspect the host").clicked() {
            panes.commands.push(Command::OpenName(host.clone()));
            // Where it can be taken back.
            panes.commands.push(Command::FocusName);
        }
        let line = panes.lines.ordered(&characters_of(host), panes.field_order);
        panes.lines.add(ui, &line, LABEL, Colouring::ByClass);
    });
}

/// A row for each label, a column for each condition.
fn table(ui: &mut Ui, panes: &mut Panes<'_>) {
    let palette = Palette::current(ui);
    let inspection = panes.inspection;
    let rows = &inspection.verdict_view.rows;
    let (width, spacing) = (ui.available_width(), ui.spacing().item_spacing);
    let label_width = (width - NUMBER - DIRECTION - 6.0 * CONDITION).max(40.0);
    let conditions = NUMBER + label_width + DIRECTION;
    let column = |left: f32, condition: usize| left + conditions + (condition as f32 - 0.5) * CONDITION;
    let (heads, _) = ui.allocate_exact_size(vec2(width, 18.0), Sense::HOVER);
    let font = eframe::egui::FontId::proportional(CAPTION);
    let title = message!(column_label).to_string();
    let text = |at, align, text: String| ui.painter().text(at, align, text, font.clone(), palette.weak_text);
    let at = pos2(heads.left(), heads.center().y);
    let head = text(at, eframe::egui::Align2::LEFT_CENTER, title.clone());
    let head = ui.interact(head, Id::unique("labels of the verdict"), Sense::HOVER);
    // Which display its labels are drawn by.
    let drawn_by = format!("{title}, {}", panes.field_order.short_title());
    accessibility::say(&head, || drawn_by.clone());
    head.on_hover_text(&drawn_by);
    for condition in 1..=6_usize {
        let at = pos2(column(heads.left(), condition), heads.center().y);
        text(at, eframe::egui::Align2::CENTER_CENTER, condition.to_string());
        let rect = Rect::from_center_size(at, vec2(CONDITION, heads.height()));
        let head = ui.interact(rect, Id::unique(("condition", condition)), Sense::HOVER);
        accessibility::say(&head, || format!("condition {condition}"));
        head.on_hover_text(statement(condition as u8));
    }
    let area = ScrollArea::vertical().id_salt("labels").auto_shrink([false, true]);
    ui.spacing_mut().item_spacing.y = 0.0;
    area.max_height(ROW * 6.5).show_rows(ui, ROW, rows.len(), |ui, shown| {
        for index in shown {
            let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::HOVER);
            ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
            let row = &rows[index];
            let number = pos2(rect.left(), rect.center().y);
            let font = eframe::egui::FontId::proportional(CAPTION);
            ui.painter().text(
                number,
                eframe::egui::Align2::LEFT_CENTER,
                index + 1,
                font.clone(),
                palette.weak_text,
            );
            let left = rect.left() + NUMBER;
            label(
                ui,
                panes,
                index,
                row,
                Rect::from_x_y_ranges(left..=left + label_width - 4.0, rect.y_range()),
            );
            let at = pos2(left + label_width, rect.center().y);
            let begins = ui.painter().text(
                at,
                eframe::egui::Align2::LEFT_CENTER,
                &row.first_direction,
                font,
                palette.weak_text,
            );
            let begins = ui.interact(begins, Id::unique(("label begins", index)), Sense::HOVER);
            accessibility::say(&begins, || format!("label {} begins {}", index + 1, row.first_direction));
            begins.on_hover_text(&row.direction_details);
            for condition in &row.conditions {
                let at = pos2(column(rect.left(), usize::from(condition.condition)), rect.center().y);
                let cell = Rect::from_center_size(at, vec2(CONDITION, ROW));
                show_condition(ui, panes.highlight, index, condition, cell);
            }
        }
    });
    ui.spacing_mut().item_spacing = spacing;
    ui.add_space(4.0);
}

/// A label as a line; its characters light up when they are pointed at.
fn label(ui: &mut Ui, panes: &mut Panes<'_>, index: usize, row: &VerdictRow, rect: Rect) {
    let view = &panes.inspection.labels[index];
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
    let mut place = ui.new_child(builder.id_salt(("label", index)));
    // A long one scrolls by itself.
    ScrollArea::horizontal().id_salt(index).show(&mut place, |ui| {
        let line = panes.lines.part(panes.inspection.name.characters(), panes.field_order, row.range.clone());
        let colouring = match view.belongs_to_zone {
            true => Colouring::Plain(Palette::current(ui).weak_text),
            false => Colouring::ByClass,
        };
        let response = panes.lines.add(ui, &line, LABEL, colouring).interact(Sense::CLICK);
        if let Some(pointer) = response.hover_pos()
            && let Some(character) = line.character_at((pointer.x - response.rect.left()) / LABEL)
        {
            panes.highlight.point(Some(row.range.start + character), response.clicked());
        }
        describe_label(&response, view);
    });
}

fn describe_label(response: &eframe::egui::Response, view: &LabelView) {
    accessibility::picture(response, &view.description);
    response.clone().on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        ui.label(&view.description);
        ui.weak(&view.explanation);
        if let Some(words) = view.dns_form_words() {
            ui.weak(words);
        }
    });
}

/// A condition's sign; pointing at it lights its first offender up.
fn show_condition(
    ui: &Ui,
    highlight: &mut Highlight,
    label: usize,
    condition: &ConditionVerdict,
    rect: Rect,
) {
    const SIDE: f32 = 11.0;
    signs::paint(ui, condition.verdict, Rect::from_center_size(rect.center(), vec2(SIDE, SIDE)));
    let (number, word) = (condition.condition, verdict_word(condition.verdict));
    let response = ui.interact(rect, Id::unique(("condition of a label", label, number)), Sense::HOVER);
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Cell, true, format!("label {}, condition {number}, {word}", label + 1))
    });
    if response.hovered()
        && condition.verdict == Verdict::Violated
        && let Some(&offender) = condition.characters.first()
    {
        highlight.highlight(offender);
    }
    response.on_hover_text(format!("{} ({word})", statement(number)));
}

/// The first findings that need somebody to act, but for what the answer says already.
fn findings(ui: &mut Ui, panes: &mut Panes<'_>) {
    let inspection = panes.inspection;
    let is_said = |it: &&FindingView| !inspection.headline.text.contains(&it.sentence);
    let all = &inspection.findings.actionable;
    for finding in all.iter().filter(is_said).take(MOST_FINDINGS) {
        let row = ui.horizontal_top(|ui| {
            accessibility::picture(&signs::severity(ui, finding.severity), finding.severity.id());
            ui.add(Label::new(&finding.sentence).wrap());
        });
        if let Some(first) = finding.first_character.filter(|_| row.response.contains_pointer()) {
            panes.highlight.highlight(first);
        }
    }
    let more = all.iter().filter(is_said).count().saturating_sub(MOST_FINDINGS);
    if more > 0 && ui.link(message!(more_findings, count = more).to_string()).clicked() {
        panes.arrangement.detail = DetailTab::Rules;
        panes.arrangement.show(PaneId::Details, true);
    }
}

/// The name as it goes into the DNS, to be copied.
fn dns(ui: &mut Ui, panes: &mut Panes<'_>) {
    let view = &panes.inspection.dns;
    if view.text.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        if let Some(name) = &view.name {
            let button = ui.button("Copy").on_hover_text("Copy the name as it goes into the DNS");
            if button.clicked() {
                panes.commands.push(Command::Copy { text: name.clone(), what: "The name in the DNS" });
            }
        }
        let label = Label::new(RichText::new(&view.text).weak()).truncate();
        ui.add(label);
    });
}

/// The likeliest correction, to be used with a click.
fn fix(ui: &mut Ui, panes: &mut Panes<'_>) {
    let inspection = panes.inspection;
    let Some(fix) = inspection.analysis.suggested_fixes().fixes.first() else { return };
    tall_row(ui, LINE_HEIGHT * LABEL, |ui| {
        if ui.add(Button::new("Use")).on_hover_text(fix_text(&inspection.name, fix)).clicked() {
            panes.commands.push(Command::OpenName(fix.name.clone()));
            // Where it can be taken back.
            panes.commands.push(Command::FocusName);
        }
        // As the name field will show it.
        let line = panes.lines.ordered(&characters_of(&fix.name), panes.field_order);
        ScrollArea::horizontal().id_salt("fix").show(ui, |ui| {
            panes.lines.add(ui, &line, LABEL, Colouring::ByClass);
        });
    });
}
