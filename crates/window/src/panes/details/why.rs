//! Why the selected display looks as it does: in one sentence, by the step that decides its first difference, and
//! character by character.

use eframe::egui::{Label, RichText, Sense, Ui};

use bidiscope_present::view::{Badge, BadgeSeverity, StrategyId, StrategyView};

use super::super::super::settings::DetailTab;
use super::super::super::signs;
use super::super::super::theme::{HEADING, Palette};
use super::super::{Panes, cause, proposal};

/// Shows it.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, id: StrategyId) {
    let Some(view) = panes.inspection.strategy(id) else { return };
    let explained = panes.highlight.explained().filter(|&it| it < panes.inspection.cells.len());
    if let Some(character) = explained {
        character_explanation(ui, panes, view, character);
        ui.separator();
    }
    summary(ui, panes, view);
    if let Some(found) = cause::of(panes, view) {
        cause::show(ui, panes, id, &found);
    }
    remarks(ui, view);
    let line = panes.line_of(view);
    for complaint in
        line.complaint(&view.name_range).into_iter().chain(line.cut_complaint().map(str::to_owned))
    {
        ui.colored_label(Palette::current(ui).warning, complaint);
    }
    let shows_marks = panes.choices.shows_marks.contains(&id);
    proposal::show(ui, panes, &view.proposal, shows_marks);
}

/// The display in a sentence; pointing at it lights up the characters that it speaks of.
fn summary(ui: &mut Ui, panes: &mut Panes<'_>, view: &StrategyView) {
    let Some(summary) = &view.summary else { return };
    let text = RichText::new(&summary.sentence).size(HEADING);
    let response = ui.add(Label::new(text).wrap().selectable(false).sense(Sense::HOVER));
    if response.hovered() && !summary.characters.is_empty() {
        panes.highlight.highlight_together(&summary.characters);
    }
}

/// What is to be noticed of it, but for what the columns beside its line say.
fn remarks(ui: &mut Ui, view: &StrategyView) {
    let is_in_column = |it: &&Badge| matches!(it, Badge::LabelsSplit(_) | Badge::LabelsOutOfOrder(_));
    for badge in view.badges.iter().filter(|it| !is_in_column(it)) {
        ui.horizontal_wrapped(|ui| {
            match badge.severity() {
                BadgeSeverity::Alarm => signs::severity(ui, bidiscope_idna::verdict::Severity::Violation),
                BadgeSeverity::Warning => signs::severity(ui, bidiscope_idna::verdict::Severity::Warning),
                BadgeSeverity::Remark => signs::severity(ui, bidiscope_idna::verdict::Severity::Note),
            };
            ui.label(badge.explanation());
        });
    }
}

/// Every step that touched a character; a click on one looks at it.
fn character_explanation(ui: &mut Ui, panes: &mut Panes<'_>, view: &StrategyView, character: usize) {
    panes.tracer.view(panes.inspection.name.characters(), &view.config);
    let Some(sentences) = panes.tracer.explanation(character) else { return };
    ui.horizontal_wrapped(|ui| {
        let description = panes.inspection.cells[character].description();
        ui.label(RichText::new(format!("Why {description} is here")).size(HEADING).strong());
        if ui.small_button("Close").clicked() {
            panes.highlight.end_explanation();
        }
    });
    if sentences.is_empty() {
        ui.weak("No step touches it.");
    }
    for sentence in sentences.iter() {
        ui.horizontal_wrapped(|ui| {
            let number = sentence.step.to_string();
            if ui.link(number).on_hover_text("Show this step").clicked() {
                panes.tracer.look_at(sentence.step - 1);
                panes.arrangement.detail = DetailTab::Steps;
            }
            ui.label(&sentence.text);
        });
    }
}
