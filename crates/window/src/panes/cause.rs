//! Where the display first shows another character than the reference, and the rule that does it.

use std::rc::Rc;

use eframe::egui::Ui;

use bidiscope_report::view::{FirstDifferenceView, StrategyId, StrategyView};
use bidiscope_words::message;

use super::super::widgets::BidiLabel;
use super::{Ctx, Steps};

/// The first difference of a display from the reference; `None` where nothing is marked.
pub(super) fn of(ctx: &mut Ctx<'_>, view: &StrategyView) -> Option<Rc<FirstDifferenceView>> {
    if view.changed.is_empty() {
        return None;
    }
    let reference = ctx.report.strategy(ctx.settings.session.choices.reference)?;
    ctx.state.tracer.cause(&ctx.report.name, view, &reference.config, ctx.notation)
}

/// Says what the two do differently, and offers the step that does it.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, id: StrategyId, cause: &FirstDifferenceView) {
    BidiLabel::new(ctx.said.unsaid(&cause.sentence)).show(ui, ctx.lines);
    let Some(step) = cause.step else { return };
    let link = ui.link(message!(deciding_step, step = step).to_string());
    if link.clicked() {
        ctx.state.tracer.wants_keyboard = link.has_focus();
        look(ctx, id, cause);
    }
}

/// Shows the step that does it. One that leaves its characters as they are, such as W7 a number, has a row among all rules only.
pub(super) fn look(ctx: &mut Ctx<'_>, id: StrategyId, cause: &FirstDifferenceView) {
    ctx.change(move |it| it.session.explain(id, &Steps));
    ctx.state.highlight.explain(cause.character);
    let Some(step) = cause.step.map(|it| it - 1) else { return };
    ctx.state.tracer.look_at_next(step);
    if let Some(view) = ctx.report.strategy(id) {
        let trace = ctx.state.tracer.view(ctx.report.name.characters(), &view.config);
        if !trace.rows(false).contains(&step) {
            ctx.change(|it| it.preferences.all_rules = true);
        }
    }
}
