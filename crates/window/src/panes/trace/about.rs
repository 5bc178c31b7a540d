//! What stands beside the table: the step that is looked at, the line as it stands then, and the story
//! of the character that was clicked.

use eframe::egui::{RichText, ScrollArea, Ui};

use bidiscope_present::view::{StepView, TraceView};

use super::super::Panes;
use super::picture;

/// Shows why a character is where it is, where one is chosen, the step, and the picture.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, view: &TraceView) {
    let rows = view.rows(panes.traced.with_idle);
    let step = rows[view.row_of(panes.tracer.step(), panes.traced.with_idle)];
    let explained = panes.highlight.explained().filter(|&character| character < view.characters.len());
    // What was asked for last comes first, and is seen from its beginning.
    ScrollArea::vertical().id_salt(("about the step", explained)).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        if let Some(character) = explained {
            explanation(ui, panes, character);
            ui.separator();
        }
        say_what_it_did(ui, &view.steps[step]);
        for reason in panes.tracer.reasons(step).iter().flat_map(|it| it.iter()) {
            ui.label(reason);
        }
        picture::show(ui, panes, view, step);
        ui.weak(view.steps[step].sentence());
        if explained.is_none() {
            ui.weak("Click a character anywhere to see why it is there.");
        }
    });
}

/// A step: its name and section, what it did, and what it does.
pub(super) fn explain(ui: &mut Ui, step: &StepView) {
    say_what_it_did(ui, step);
    ui.weak(step.sentence());
}

fn say_what_it_did(ui: &mut Ui, step: &StepView) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&step.title).strong().size(15.0));
        ui.weak(&step.section);
    });
    if step.changes_nothing {
        ui.weak("changes nothing here");
    } else {
        ui.label(step.outcome());
    }
}

/// Every step that touched a character; a click on one looks at it.
fn explanation(ui: &mut Ui, panes: &mut Panes<'_>, character: usize) {
    let Some(sentences) = panes.tracer.explanation(character) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.strong(format!("Why {} is here", panes.inspection.cells[character].description()));
        if ui.small_button("close").clicked() {
            panes.highlight.end_explanation();
        }
    });
    if sentences.is_empty() {
        ui.weak("No step touches it.");
    }
    for sentence in sentences.iter() {
        ui.horizontal_wrapped(|ui| {
            let number = sentence.step.to_string();
            if ui.link(number).on_hover_text("Look at this step").clicked() {
                panes.tracer.look_at(sentence.step - 1);
            }
            ui.label(&sentence.text);
        });
    }
}
