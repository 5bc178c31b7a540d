//! The steps by which the selected display comes about.

mod about;
mod picture;
mod table;

use std::rc::Rc;

use eframe::egui::{
    Button, Label, Rect, Response, RichText, Role, Sense, Shape, Slider, Stroke, Ui, UiBuilder, WidgetInfo,
    vec2,
};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::view::{LearnPage, StrategyView, TraceView};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::Command;
use super::super::theme::Palette;
use super::cause;
use super::ctx::Ctx;
use super::details::detail_pane::DetailPane;

/// From this width on the picture stands beside the table, in points, where there is little height.
const WIDE: f32 = 560.0;
/// The room for what stands in the bar beside the slider, in points.
const BUTTONS_WIDTH: f32 = 190.0;

/// The controls, the picture of the line with the sentences about it, and the table.
pub(super) struct Steps;

impl DetailPane for Steps {
    fn is_scrolled(&self) -> bool {
        false
    }

    /// The controls, the heading of the table, and two of its rows.
    fn least_height(&self) -> f32 {
        150.0
    }

    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        let Some(shown) = ctx.report.strategy(ctx.selected()) else { return };
        let view = view(ctx, shown);
        ui.spacing_mut().item_spacing.y = 2.0;
        let area = ui.available_rect_before_wrap();
        let (first, second) = if area.width() >= WIDE && area.width() > 1.6 * area.height() {
            let (left, right) =
                area.split_left_right_at_x(area.left() + (area.width() * 0.38).clamp(230.0, 460.0));
            (left.with_max_x(left.right() - 8.0), right)
        } else {
            area.split_top_bottom_at_y(area.top() + (area.height() * 0.5).min(250.0))
        };
        within(ui, first, |ui| {
            ui.horizontal_wrapped(|ui| controls(ui, ctx, &view, &shown.display_config));
            if view.has_surrounding_text() {
                ui.weak(view.surrounding_text_notice());
            }
            about::show(ui, ctx, &view);
        });
        within(ui, second, |ui| table::show(ui, ctx, &view));
        ui.advance_cursor_after_rect(area);
    }
}

/// The trace of what a pane shows, with the step that decides its first difference from the reference.
pub(super) fn view(ctx: &mut Ctx<'_>, shown: &StrategyView) -> Rc<TraceView> {
    let deciding = cause::of(ctx, shown).and_then(|it| it.deciding_step_number).map(|it| it - 1);
    ctx.state.tracer.view(ctx.report.input.characters(), &shown.display_config, deciding)
}

/// The step that is looked at, the display’s options, and the way to the glossary.
fn controls(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TraceView, display: &DisplayConfig) {
    steps(ui, ctx, view);
    let choices = display.option_texts();
    if !choices.is_empty() {
        ui.label(choices.join(", "));
    }
    // No stop of the Tab key: Ctrl+5 leads there too.
    let words = ui.add(Button::new("?").sense(Sense::CLICK));
    words.widget_info(|| WidgetInfo::labeled(Role::Button, true, message!(trace_glossary).static_text()));
    if words.on_hover_text(message!(trace_glossary_explained).static_text()).clicked() {
        ctx.commands.push(Command::Learn(LearnPage::Glossary));
    }
}

fn within(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.shrink_clip_rect(rect.expand(2.0));
        contents(ui);
    });
}

/// The step that is looked at: buttons, a slider among the steps that have a row, its number; and which steps have one.
fn steps(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TraceView) {
    let rows = view.shown_step_indices(ctx.settings.preferences.all_rules);
    let last = rows.len() - 1;
    let mut row = view.index_in_shown_steps(ctx.state.tracer.step(), ctx.settings.preferences.all_rules);
    let shown = row;
    let mut is_stepping = false;
    for (name, sign, target) in [
        (message!(trace_first).static_text(), Sign::First, 0),
        (message!(trace_before).static_text(), Sign::Before, shown.saturating_sub(1)),
        (message!(trace_next).static_text(), Sign::Next, (shown + 1).min(last)),
        (message!(trace_last).static_text(), Sign::Last, last),
    ] {
        let button = step_button(ui, name, sign, target != shown);
        if button.clicked() {
            row = target;
        }
        is_stepping |= button.has_focus();
    }
    ui.spacing_mut().slider_width = (ui.available_width() - BUTTONS_WIDTH).clamp(24.0, 110.0);
    let before = view.trace_steps[rows[row]].step_number;
    let mut number = before;
    let slider = Slider::new(&mut number, 1..=view.trace_steps.len().max(2)).show_value(false);
    let slider = ui.add_enabled(last > 0, slider).accessible_name(message!(trace_step).static_text());
    is_stepping |= slider.has_focus();
    if number != before {
        row = row_at(view, rows, (before, number), slider.dragged());
    }
    if row != shown {
        ctx.state.tracer.look_at(rows[row]);
    }
    let number = view.trace_steps[rows[row]].step_number;
    let number = message!(trace_step_number, number = number, count = view.trace_steps.len());
    let number = ui.add(Label::new(RichText::new(number.to_string()).weak()).extend());
    if is_stepping {
        accessibility::status(&number);
    }
    let mut all_rules = ctx.settings.preferences.all_rules;
    let all = ui.checkbox(&mut all_rules, message!(trace_all_rules).static_text());
    let name = message!(trace_all_rules_explained).static_text();
    all.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, all_rules, name));
    if all.changed() {
        ctx.change(move |it| it.preferences.all_rules = all_rules);
    }
    all.on_hover_text(name);
}

/// The row for the number that the slider was moved to: the nearest one where it is dragged, else the next one on that side.
fn row_at(view: &TraceView, rows: &[usize], (before, number): (usize, usize), is_dragged: bool) -> usize {
    let number_of = |row: usize| view.trace_steps[rows[row]].step_number;
    let (not_before, last) =
        (rows.partition_point(|&it| view.trace_steps[it].step_number < number), rows.len() - 1);
    let (above, below) = (not_before.min(last), not_before.saturating_sub(1));
    let is_above = match is_dragged {
        true => number_of(above).abs_diff(number) < number_of(below).abs_diff(number),
        false => number > before,
    };
    let is_there = number_of(above) == number;
    if is_above || is_there { above } else { below }
}

/// The signs of the step buttons: triangles, at an end with a bar before them. They are painted, for no
/// face that every desktop has holds them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    First,
    Before,
    Next,
    Last,
}

fn step_button(ui: &mut Ui, name: &str, sign: Sign, is_enabled: bool) -> Response {
    let response = ui.add_enabled(is_enabled, Button::new("").min_size(vec2(24.0, 0.0)));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, name));
    let palette = Palette::current(ui);
    let colour = if is_enabled { palette.text } else { palette.line };
    let side = if matches!(sign, Sign::First | Sign::Before) { -1.0 } else { 1.0 };
    let is_end = matches!(sign, Sign::First | Sign::Last);
    let shift = if is_end { -1.5 } else { 0.0 };
    let at = |x: f32, y: f32| response.rect.center() + vec2(x * side, y);
    let triangle = vec![at(shift - 3.0, -4.5), at(shift + 4.0, 0.0), at(shift - 3.0, 4.5)];
    ui.painter().add(Shape::convex_polygon(triangle, colour, Stroke::NONE));
    if is_end {
        ui.painter().line_segment([at(4.0, -4.5), at(4.0, 4.5)], Stroke::new(2.0, colour));
    }
    response.on_hover_text(name)
}
