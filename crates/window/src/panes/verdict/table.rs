//! The table of RFC 5893: a row for each label, a column for each condition.

use eframe::egui::{
    Align, Align2, FontId, Id, Layout, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use bidiscope_bidi::order::Direction;
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_report::page::{LabelRow, PageLine, PageLinePiece, PointerTarget};
use bidiscope_report::titles::Titled;
use bidiscope_report::words::verdict::{bidi_rule_condition_text, verdict_word};
use bidiscope_words::message;

use super::super::super::highlight::Highlight;
use super::super::super::lines::{Colouring, Lines, paint_cut, without_cut};
use super::super::super::theme::{CAPTION, Palette};
use super::super::super::widgets::BidiLabel;
use super::super::super::{accessibility, signs};
use super::super::ctx::Ctx;

/// The size of a label in the table, in points an em, and of names to take.
pub(super) const LABEL: f32 = 18.0;
/// How small a long label gets, in points an em.
const LEAST_LABEL: f32 = 14.0;
/// The height of a row of the table, in points, and the widths of its columns but that of the labels.
const ROW: f32 = 34.0;
const NUMBER: f32 = 22.0;
const DIRECTION: f32 = 40.0;
const CONDITION: f32 = 20.0;
/// How many rows are seen at once.
const MOST_ROWS: f32 = 6.0;

/// A row for each label, a column for each condition.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let palette = Palette::current(ui);
    let report = ctx.report;
    let rows = report.labels();
    let (width, spacing) = (ui.available_width(), ui.spacing().item_spacing);
    let label_width = (width - NUMBER - DIRECTION - 6.0 * CONDITION).max(40.0);
    let conditions = NUMBER + label_width + DIRECTION;
    let column = |left: f32, condition: BidiRuleCondition| {
        left + conditions + (f32::from(condition.number()) - 0.5) * CONDITION
    };
    let (heads, _) = ui.allocate_exact_size(vec2(width, 18.0), Sense::HOVER);
    let font = FontId::proportional(CAPTION);
    let title = message!(column_label).to_string();
    let text = |at, align, text: String| ui.painter().text(at, align, text, font.clone(), palette.weak_text);
    let at = pos2(heads.left(), heads.center().y);
    let head = text(at, Align2::LEFT_CENTER, message!(title_rfc5893).to_string());
    let head = ui.interact(head, Id::unique("labels of the verdict"), Sense::HOVER);
    // Which display its labels are drawn by.
    let drawn_by = format!("{title}, {}", ctx.settings.preferences.field_order.short_title());
    accessibility::say(&head, || drawn_by.clone());
    head.on_hover_text(&drawn_by);
    for condition in BidiRuleCondition::ALL {
        let at = pos2(column(heads.left(), condition), heads.center().y);
        text(at, Align2::CENTER_CENTER, condition.to_string());
        let rect = Rect::from_center_size(at, vec2(CONDITION, heads.height()));
        let head = ui.interact(rect, Id::unique(("condition", condition)), Sense::HOVER);
        accessibility::say(&head, || message!(verdict_condition, number = condition.number()).to_string());
        head.on_hover_text(bidi_rule_condition_text(condition).static_text());
    }
    let area = ScrollArea::vertical().id_salt("labels").auto_shrink([false, true]);
    ui.spacing_mut().item_spacing.y = 0.0;
    area.max_height(ROW * MOST_ROWS).show_rows(ui, ROW, rows.len(), |ui, shown| {
        for index in shown {
            let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::HOVER);
            ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
            let row = &rows[index];
            let number = pos2(rect.left(), rect.center().y);
            let font = FontId::proportional(CAPTION);
            ui.painter().text(number, Align2::LEFT_CENTER, index + 1, font.clone(), palette.weak_text);
            let left = rect.left() + NUMBER;
            label(
                ui,
                ctx,
                index,
                row,
                Rect::from_x_y_ranges(left..=left + label_width - 4.0, rect.y_range()),
            );
            let at = pos2(left + label_width, rect.center().y);
            let direction = row.direction_word.to_plain_text();
            let begins = ui.painter().text(at, Align2::LEFT_CENTER, &direction, font, palette.weak_text);
            let begins = ui.interact(begins, Id::unique(("label begins", index)), Sense::HOVER);
            accessibility::say(&begins, || {
                message!(verdict_label_begins, label = index + 1, direction = &direction).to_string()
            });
            begins.on_hover_text(&row.direction_word.explanation);
            for (condition, line) in BidiRuleCondition::ALL.into_iter().zip(&row.conditions) {
                let at = pos2(column(rect.left(), condition), rect.center().y);
                let cell = Rect::from_center_size(at, vec2(CONDITION, ROW));
                show_condition(ui, &mut ctx.state.highlight, (index, condition), line, cell);
            }
        }
    });
    ui.spacing_mut().item_spacing = spacing;
    ui.add_space(4.0);
}

/// A label as a line; its characters light up when they are pointed at.
fn label(ui: &mut Ui, ctx: &mut Ctx<'_>, index: usize, row: &LabelRow, rect: Rect) {
    // A long one is smaller, or else scrolls by itself, beside the sign that it goes on.
    let from_right = row.direction.is_some_and(|it| it == Direction::RightToLeft);
    let line = ctx.lines.part(
        ctx.report.input.characters(),
        ctx.settings.preferences.field_order,
        row.character_range.clone(),
    );
    let size = (rect.width() / line.width().max(0.1)).clamp(LEAST_LABEL, LABEL);
    let place = if line.width() * size > rect.width() + 0.5 { without_cut(rect, from_right) } else { rect };
    let builder = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
    let mut place = ui.new_child(builder.id_salt(("label", index)));
    let area = ScrollArea::horizontal().id_salt(index).stick_to_right(from_right);
    let shown = area.show(&mut place, |ui| {
        let colouring = match row.belongs_to_parent_zone {
            true => Colouring::Plain(Palette::current(ui).weak_text),
            false => Colouring::ByClass,
        };
        let response = ctx.lines.add(ui, &line, size, colouring).interact(Sense::CLICK);
        if let Some(pointer) = response.hover_pos()
            && let Some(character) = line.character_at((pointer.x - response.rect.left()) / size)
        {
            ctx.state.highlight.point(Some(row.character_range.start + character), response.clicked());
        }
        if line.width() * size > rect.width() + 0.5 {
            response.clone().on_hover_ui(|ui| {
                ctx.lines.add(ui, &line, LABEL, colouring);
            });
        }
        describe_label(&response, ctx.lines, row);
    });
    let (palette, left) = (Palette::current(ui), shown.state.clamped_offset().x);
    let right = shown.content_size.x - shown.inner_rect.width() - left;
    for (_, is_left) in [(left, true), (right, false)].into_iter().filter(|it| it.0 > 0.5) {
        paint_cut(ui.painter(), rect, is_left, palette.pane, palette.text);
    }
}

pub(super) fn describe_label(response: &eframe::egui::Response, lines: &mut Lines, row: &LabelRow) {
    accessibility::picture(response, &row.description);
    response.clone().on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        BidiLabel::new(&row.description).show(ui, lines);
        BidiLabel::new(&row.name.explanation).weak().show(ui, lines);
        if let Some(words) = row.dns_form_text_unless_unchanged() {
            ui.weak(words);
        }
    });
}

/// The sign of a condition of a label, at the right of its place; pointing at it lights its offenders up.
pub(super) fn show_condition(
    ui: &Ui,
    highlight: &mut Highlight,
    (label, condition): (usize, BidiRuleCondition),
    line: &PageLine,
    rect: Rect,
) {
    const SIDE: f32 = 11.0;
    let [PageLinePiece::VerdictSymbol(verdict)] = line.pieces[..] else { return };
    let centre = pos2(rect.right() - CONDITION / 2.0, rect.center().y);
    signs::paint(ui, verdict, Rect::from_center_size(centre, vec2(SIDE, SIDE)));
    let (number, word) = (condition.number(), verdict_word(verdict));
    let response = ui.interact(rect, Id::unique(("condition of a label", label, number)), Sense::HOVER);
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Cell,
            true,
            message!(verdict_cell, label = label + 1, number = number, verdict = &word).to_string(),
        )
    });
    if let Some(PointerTarget::CharacterIndices(offenders)) =
        line.pointer_target.as_ref().filter(|_| response.hovered())
    {
        highlight.highlight_together(offenders.iter().map(|it| it.0));
    }
    response.on_hover_text(&line.explanation);
}
