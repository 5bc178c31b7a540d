//! What stands beside the table: the step that is looked at, and the line as it stands then.

use eframe::egui::style::ScrollStyle;
use eframe::egui::{RichText, ScrollArea, Ui};

use bidiscope_report::view::{TraceStepView, TraceView};
use bidiscope_words::message;

use super::super::super::lines::Lines;
use super::super::super::reveal;
use super::super::super::widgets::BidiLabel;
use super::super::ctx::Ctx;
use super::picture;

/// Shows the step and the picture.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TraceView) {
    let rows = view.shown_step_indices(ctx.settings.preferences.all_rules);
    let step = rows[view.index_in_shown_steps(ctx.state.tracer.step(), ctx.settings.preferences.all_rules)];
    // The bar shows that there is more.
    ui.spacing_mut().scroll = ScrollStyle::solid();
    ScrollArea::vertical().id_salt("about the step").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let reasons = ctx.state.tracer.reasons(step).unwrap_or_default();
        say_what_it_did(ui, &view.trace_steps[step], reasons.is_empty());
        for reason in reasons.iter() {
            BidiLabel::new(reason).show(ui, ctx.lines);
        }
        picture::show(ui, ctx, view, step);
        ui.weak(view.trace_steps[step].rule_sentence());
        reveal::focused_in_text(ui);
    });
}

/// A step: its name and section, what it did, and what it does.
pub(super) fn explain(ui: &mut Ui, view: &TraceView, step: usize, lines: &mut Lines) {
    let reasons =
        if view.trace_steps[step].has_no_effect { view.step_reason_sentences(step) } else { Vec::new() };
    say_what_it_did(ui, &view.trace_steps[step], reasons.is_empty());
    for reason in &reasons {
        BidiLabel::new(reason).show(ui, lines);
    }
    ui.weak(view.trace_steps[step].rule_sentence());
}

/// The name and section of a step, and its outcome. `says_nothing` is whether that it changes nothing is said, too.
fn say_what_it_did(ui: &mut Ui, step: &TraceStepView, says_nothing: bool) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&step.rule_or_operation_title).strong().size(15.0));
        ui.weak(&step.document_section);
    });
    if !step.has_no_effect {
        ui.label(step.outcome_text());
    } else if says_nothing {
        ui.weak(message!(trace_changes_nothing).static_text());
    }
}
