//! The variants of the label that the ruleset of the zone is about, each drawn, with what the ruleset says of it: a section of
//! the tab Rules.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::{
    Align2, Galley, Id, Popup, Rect, Response, Role, ScrollArea, Sense, TextStyle, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use bidiscope_bidi::name::{Character, Input, code_point, is_invisible};
use bidiscope_bidi::order::copy::CopyForm;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{VariantView, VariantsView, accessible_text};
use bidiscope_report::words::lgr::zone_text;
use bidiscope_words::message;

use super::super::super::accessibility;
use super::super::super::command::Command;
use super::super::super::commands::CommandId;
use super::super::super::lines::{Colouring, LINE_HEIGHT, Shaped, paint_moved, tall_row};
use super::super::super::reveal;
use super::super::super::signs;
use super::super::super::theme::Palette;
use super::super::super::widgets::{BidiLabel, Roving};
use super::super::Ctx;

/// The size of a variant, in points an em, and the height of its row: letters do not fill their line box.
const LINE: f32 = 22.0;
const ROW: f32 = 1.5 * LINE;
/// The widths of the sign and of the disposition before it, and the room between columns, in points.
const SIGN: f32 = 22.0;
const DISPOSITION: f32 = 92.0;
const GAP: f32 = 16.0;
/// The most characters without a face that are named.
const MOST_NAMED: usize = 8;
/// In which forms a variant can be copied.
const FORMS: [CopyForm; 3] = [CopyForm::Logical, CopyForm::CodePoints, CopyForm::ALabels];

/// Shows them, or in a line why there are none.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let analysis = &ctx.report.analysis;
    if analysis.ruleset_label().is_none() {
        let zone = analysis.options().zone.as_ref();
        let name = analysis.input().name();
        let outside = zone.filter(|zone| name.is_none_or(|it| zone.applicants_labels(it).is_err()));
        let words = match outside {
            Some(zone) => message!(outside_zone_of_ruleset, zone = zone_text(zone)).to_string(),
            None => message!(variants_no_label).to_string(),
        };
        BidiLabel::new(words).show(ui, ctx.lines);
        return;
    }
    match ctx.jobs.variants.of(analysis, ui.ctx()) {
        Some(Ok(view)) => {
            head(ui, ctx, &view);
            rows(ui, ctx, &view);
        }
        Some(Err(sentence)) => {
            accessibility::alert(&ui.label(&sentence), &sentence);
        }
        None => {
            ui.horizontal(|ui| {
                ui.spinner();
                accessibility::status(&ui.label(message!(variants_searching).fixed()));
            });
        }
    }
}

/// Says in a line that no ruleset is there, and offers to choose one.
pub(super) fn without_ruleset(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    if ctx.report.analysis.options().is_by_profile {
        ui.weak(message!(variants_none_in_profile).fixed());
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.weak(message!(variants_none).fixed());
        let open = CommandId::OpenRuleset;
        if ui.button(open.title()).on_hover_text(open.about()).clicked() {
            ctx.commands.push(Command::Run(open));
        }
    });
}

/// What is said of all of them.
fn head(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &VariantsView) {
    BidiLabel::new(&view.title).show(ui, ctx.lines);
    if view.variants.len() > 1 {
        let selected = ctx.report.strategy(ctx.settings.session.trace.strategy);
        let title = selected.filter(|_| ctx.settings.session.trace.strategy != Strategy::Logical);
        let display =
            title.map_or_else(|| ctx.settings.preferences.field_order.title(), |it| it.title.as_str());
        let words = message!(variants_shown_as, display = display).to_string();
        BidiLabel::new(words).weak().show(ui, ctx.lines);
    }
    // What is said of a label that has variants stands in its row.
    for sentence in view.sentences.iter().filter(|_| view.variants.is_empty()) {
        let unsaid = ctx.said.unsaid(sentence);
        if !unsaid.is_empty() {
            BidiLabel::new(unsaid).weak().show(ui, ctx.lines);
        }
    }
    if let Some(index) = &view.index_label {
        tall_row(ui, ROW, |ui| {
            ui.label(message!(variants_index).fixed());
            let line = ctx.lines.ordered(index, display(ctx));
            let size = vec2(line.width() * LINE, ROW);
            let (rect, response) = ui.allocate_exact_size(size, Sense::HOVER);
            paint_in_row(ui, ctx, &line, rect);
            accessibility::picture(&response, line.accessible_text());
            ui.weak(&view.count);
            ui.weak(&view.dispositions);
        });
    } else {
        ui.weak(&view.count);
    }
    let without_face = without_face(ctx, view);
    if !without_face.is_empty() {
        let named = without_face.iter().take(MOST_NAMED).map(|it| code_point(*it));
        let mut characters = named.collect::<Vec<_>>().join(", ");
        if without_face.len() > MOST_NAMED {
            characters.push_str(", \u{2026}");
        }
        let count = without_face.len();
        ui.weak(message!(variants_without_face, count = count, characters = characters).to_string());
    }
}

/// The characters of the variants that no face has.
fn without_face(ctx: &mut Ctx<'_>, view: &VariantsView) -> Vec<char> {
    let all: BTreeSet<char> =
        view.variants.iter().flat_map(VariantView::label_characters).map(|it| it.scalar).collect();
    let mut is_missing = |it: &char| {
        let line = ctx.lines.character(Character::new(*it));
        !is_invisible(*it) && !line.line().frames().is_empty()
    };
    all.into_iter().filter(|it| is_missing(it)).collect()
}

fn rows(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &VariantsView) {
    // A reason that several have stands beside the first of them, wherever the list is scrolled.
    let reasons: Vec<String> = view.variants.iter().map(|it| ctx.said.unsaid(&it.reason)).collect();
    let display = display(ctx);
    let area = ScrollArea::horizontal().id_salt("variants").auto_shrink([false, true]);
    area.show(ui, |ui| {
        // Those out of view are there for the keyboard, which comes to each of them, and for screen readers.
        // What is painted of a row takes identities, so that each has one by its place.
        let ids: Vec<Id> = (0..view.variants.len()).map(|at| ui.scope_id().with(("variant", at))).collect();
        let variants = Roving::column(ui.scope_id().with("variants"), ids.len());
        let of_variants = view.variants.iter().zip(&reasons).zip(&ids);
        for (at, ((variant, reason), id)) in of_variants.enumerate() {
            let is_stop = variants.last_place(ui.ctx()) == at;
            let response = row(ui, ctx, &display, (variant, reason), (*id, is_stop));
            // In an open menu the arrow keys are its own.
            if !Popup::is_any_open(ui.ctx())
                && let Some(target) = variants.moved(ui, &response, at)
            {
                ui.memory_mut(|memory| memory.request_focus(ids[target]));
            }
        }
        if let Some(more) = &view.more {
            tall_row(ui, ROW, |ui| ui.weak(more));
        }
        reveal::focused(ui);
    });
}

/// The display in which variants are shown: the selected one, or where that is logical order, which is no line, that of the
/// name field.
fn display(ctx: &Ctx<'_>) -> DisplayConfig {
    let selected = ctx.settings.session.trace.strategy;
    let view = ctx.report.strategy(selected).filter(|_| selected != Strategy::Logical);
    view.map_or_else(|| ctx.settings.preferences.field_order.into(), |it| it.config.clone())
}

/// A variant: a click offers what can be done with it.
fn row(
    ui: &mut Ui,
    ctx: &mut Ctx<'_>,
    display: &DisplayConfig,
    (variant, reason): (&VariantView, &str),
    (id, is_stop): (Id, bool),
) -> Response {
    let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), ROW));
    let contents = ui.is_rect_visible(place).then(|| Contents::new(ui, ctx, display, variant, reason));
    let is_seen = contents.is_some();
    let width = contents.as_ref().map_or(0.0, |it| it.width);
    let size = vec2(width.max(ui.available_width()), ROW);
    let (_, rect) = ui.allocate_space(size);
    let response = ui.interact(rect, id, Roving::sense(is_stop));
    if let Some(contents) = contents {
        if response.hovered() || Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response)) {
            ui.painter().rect_filled(rect, 3.0, Palette::current(ui).selected);
        }
        contents.paint(ui, ctx, variant, rect);
    }
    let menu = Popup::default_response_id(&response);
    let was_open = Popup::is_id_open(ui.ctx(), menu);
    offer(ctx, variant, &response);
    if was_open && !Popup::is_id_open(ui.ctx(), menu) {
        // The keyboard goes on from here.
        response.request_focus();
    }
    let label = accessible_text(variant.label_characters());
    let whose = if variant.is_label { "own" } else { "other" };
    let name = message!(variants_row, whose = whose, label = label, disposition = &variant.disposition);
    let name = name.to_string();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let about = about(variant);
    if !is_seen {
        accessibility::more(&response, || about.clone());
    }
    if is_seen { BidiLabel::new(about).tooltip(response, ctx.lines) } else { response }
}

/// What stands in a row that is in view.
struct Contents {
    line: Rc<Shaped>,
    /// That it is the label itself, and why it has its disposition.
    words: [Arc<Galley>; 2],
    width: f32,
}

impl Contents {
    fn new(ui: &Ui, ctx: &mut Ctx<'_>, display: &DisplayConfig, variant: &VariantView, reason: &str) -> Self {
        let line = ctx.lines.part(&variant.characters, display.clone(), variant.label.clone());
        let itself = if variant.is_label { message!(variants_itself).fixed() } else { "" };
        let font = TextStyle::Body.resolve(ui.style());
        let colour = Palette::current(ui).weak_text;
        let words =
            [itself, reason].map(|text| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), colour));
        let words_width: f32 = words.iter().filter(|it| !it.is_empty()).map(|it| it.size().x + GAP).sum();
        let width = SIGN + DISPOSITION + line.width() * LINE + words_width + GAP;
        Self { line, words, width }
    }

    fn paint(self, ui: &mut Ui, ctx: &mut Ctx<'_>, variant: &VariantView, rect: Rect) {
        let palette = Palette::current(ui);
        let sign = Rect::from_center_size(pos2(rect.left() + SIGN / 2.0, rect.center().y), vec2(11.0, 11.0));
        signs::paint(ui, variant.verdict, sign);
        let colour = palette.verdict(variant.verdict);
        let mut x = rect.left() + SIGN;
        let disposition = pos2(x, rect.center().y);
        let font = TextStyle::Body.resolve(ui.style());
        ui.painter().text(disposition, Align2::LEFT_CENTER, &variant.disposition, font, colour);
        x += DISPOSITION;
        let width = self.line.width() * LINE;
        let ground = Rect::from_x_y_ranges(x..=x + width, rect.y_range());
        paint_moved(ui, &self.line, variant.changed.iter().copied(), ground, LINE);
        paint_in_row(ui, ctx, &self.line, rect.with_min_x(x));
        x += width;
        for words in self.words.into_iter().filter(|it| !it.is_empty()) {
            x += GAP;
            let (width, height) = (words.size().x, words.size().y);
            ui.painter().galley(pos2(x, rect.center().y - height / 2.0), words, palette.weak_text);
            x += width;
        }
    }
}

/// What differs in a variant, and why it has its disposition.
fn about(variant: &VariantView) -> String {
    match variant.differences.is_empty() {
        true => variant.reason.clone(),
        false => {
            let differs = message!(variants_differs, differences = &variant.differences);
            format!("{differs} {}", variant.reason)
        }
    }
}

/// Paints a line in the middle of a row, from its left. Stacked marks that reach out of the row are cut off.
fn paint_in_row(ui: &mut Ui, ctx: &mut Ctx<'_>, line: &Shaped, row: Rect) {
    let mut place = ui.new_child(UiBuilder::new().max_rect(row));
    place.shrink_clip_rect(row);
    let corner = pos2(row.left(), row.center().y - LINE_HEIGHT * LINE / 2.0);
    ctx.lines.paint(&place, line, corner, LINE, Colouring::ByClass);
}

/// What can be done with a variant, once its row was clicked.
fn offer(ctx: &mut Ctx<'_>, variant: &VariantView, response: &Response) {
    let shown = Popup::menu(response).show(|ui| {
        if ui.button(message!(button_open).fixed()).clicked() {
            ctx.commands.extend(Command::open_in_field(variant.name()));
            ui.close();
        }
        ui.separator();
        ui.weak(message!(button_copy).fixed());
        let scalars = variant.label_characters().iter().map(|it| it.scalar);
        let Ok(label) = Input::from_scalars(scalars) else { return };
        for form in FORMS {
            let Some(text) = form.text(&label) else { continue };
            if ui.button(form.title()).clicked() {
                ctx.commands.push(Command::Copy { text, what: form.title() });
                ui.close();
            }
        }
    });
    accessibility::opens(response, shown.is_some());
}
