//! Why the display parts from the reference, in its own pane: a mark over the first place where another character
//! stands, and the rule that does it in a line below.

use std::rc::Rc;

use eframe::egui::{Label, Rect, RichText, Sense, Shape, Stroke, Ui, pos2};

use bidiscope_present::view::{FirstDifferenceView, StrategyId, StrategyView, reads_from_left_to_right};

use super::super::command::Command;
use super::super::theme::Palette;
use super::Panes;

/// How wide the mark is, in points.
const MARK: f32 = 9.0;

/// The first difference of a display from the reference; `None` where nothing is marked.
pub(super) fn of(panes: &mut Panes<'_>, view: &StrategyView) -> Option<Rc<FirstDifferenceView>> {
    if view.changed.is_empty() {
        return None;
    }
    let reference = panes.inspection.strategy(panes.choices.reference)?;
    panes.tracer.cause(&panes.inspection.name, view, &reference.config, panes.notation)
}

/// Points at the cell of the place, the first of the line's of which is this.
pub(super) fn mark(ui: &Ui, cause: &FirstDifferenceView, first: Rect) {
    let x = first.left() + (cause.position as f32 + 0.5) * first.width();
    let (top, bottom) = (first.top() - 6.0, first.top() + 1.0);
    let points = vec![pos2(x - MARK / 2.0, top), pos2(x + MARK / 2.0, top), pos2(x, bottom)];
    let palette = Palette::current(ui);
    ui.painter().add(Shape::convex_polygon(points, palette.warning, Stroke::NONE));
}

/// Says what parts the two; a click looks at the step that does it.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, id: StrategyId, cause: &FirstDifferenceView) {
    let text = words(panes, cause);
    let weak = Palette::current(ui).weak_text;
    let label =
        Label::new(RichText::new(&text).small().color(weak)).wrap().selectable(false).sense(Sense::CLICK);
    let response = ui.add(label);
    if response.on_hover_text("Look at the step that does it").clicked() {
        look(panes, id, cause);
    }
}

/// Looks at the step that does it.
pub(super) fn look(panes: &mut Panes<'_>, id: StrategyId, cause: &FirstDifferenceView) {
    panes.commands.push(Command::Trace(id));
    panes.highlight.explain(cause.character);
    if let Some(step) = cause.step {
        panes.tracer.look_at_next(step - 1);
    }
}

/// The whole of what is said.
fn words(panes: &Panes<'_>, cause: &FirstDifferenceView) -> String {
    // A name that this line cannot show stands over its own pane, which says that it is the reference.
    let title = panes.choices.short_title(panes.choices.reference);
    let reference = if reads_from_left_to_right(title) { title } else { "the reference" };
    format!(
        "First difference from {reference}: position {} from the left. {}",
        cause.position + 1,
        cause.sentence
    )
}
