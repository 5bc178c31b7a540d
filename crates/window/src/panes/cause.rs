//! Where the display first shows another character than the reference, and the rule that does it.

use std::rc::Rc;

use eframe::egui::{Align, Layout, Ui};

use bidiscope_report::view::{FirstDifferenceView, StrategyId, StrategyView};
use bidiscope_words::message;

use super::super::settings::DetailTab;
use super::super::theme::{HEADING, READING_WIDTH};
use super::super::widgets::BidiLabel;
use super::ctx::Ctx;

/// From this width on the link stands beside the sentence, in points: there is little height.
const WIDE: f32 = 560.0;
/// The room for the link, in points.
const LINK: f32 = 190.0;

/// The first difference of a display from the reference; `None` where nothing is marked.
pub(super) fn of(ctx: &mut Ctx<'_>, view: &StrategyView) -> Option<Rc<FirstDifferenceView>> {
    if view.changed_logical_indices.is_empty() {
        return None;
    }
    let reference = ctx.report.strategy(ctx.reference())?;
    ctx.state.tracer.cause(&ctx.report.input, view, &reference.display_config, ctx.notation)
}

/// Says what the two do differently, and offers the step that does it.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, id: StrategyId, cause: &FirstDifferenceView) {
    let room = ui.available_width();
    let (layout, width) = match room >= WIDE {
        true => (Layout::left_to_right(Align::Min), room - LINK),
        false => (Layout::top_down(Align::Min), room),
    };
    ui.with_layout(layout, |ui| {
        ui.scope(|ui| {
            ui.set_max_width(width.min(READING_WIDTH));
            BidiLabel::new(ctx.said.unsaid(&cause.difference_sentence)).size(HEADING).show(ui, ctx.lines);
        });
        let Some(step) = cause.deciding_step_number else { return };
        let link = ui.link(message!(deciding_step, step = step).to_string());
        if link.clicked() {
            ctx.state.tracer.wants_keyboard = link.has_focus();
            look(ctx, id, cause);
        }
    });
}

/// Shows the step that does it.
pub(super) fn look(ctx: &mut Ctx<'_>, id: StrategyId, cause: &FirstDifferenceView) {
    ctx.change(move |it| it.session.explain(id, DetailTab::Steps));
    ctx.state.highlight.explain(cause.logical_index);
    if let Some(step) = cause.deciding_step_number {
        ctx.state.tracer.look_at_next(step - 1);
    }
}
