//! Where the display first shows another character than the reference, and the rule that does it.

use std::rc::Rc;

use eframe::egui::Ui;

use bidiscope_present::message;
use bidiscope_present::view::{FirstDifferenceView, StrategyId, StrategyView};

use super::super::settings::DetailTab;
use super::Panes;

/// The first difference of a display from the reference; `None` where nothing is marked.
pub(super) fn of(panes: &mut Panes<'_>, view: &StrategyView) -> Option<Rc<FirstDifferenceView>> {
    if view.changed.is_empty() {
        return None;
    }
    let reference = panes.inspection.strategy(panes.choices.reference)?;
    panes.tracer.cause(&panes.inspection.name, view, &reference.config, panes.notation)
}

/// Says what the two do differently, and offers the step that does it.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, id: StrategyId, cause: &FirstDifferenceView) {
    ui.label(panes.said.unsaid(&cause.sentence));
    if let Some(step) = cause.step
        && ui.link(message!(deciding_step, step = step).to_string()).clicked()
    {
        look(panes, id, cause);
    }
}

/// Shows the step that does it.
pub(super) fn look(panes: &mut Panes<'_>, id: StrategyId, cause: &FirstDifferenceView) {
    panes.explain(id, DetailTab::Steps);
    panes.highlight.explain(cause.character);
    if let Some(step) = cause.step {
        panes.tracer.look_at_next(step - 1);
    }
}
