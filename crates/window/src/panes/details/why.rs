//! Why the selected display looks as it does: first what differs from the reference and by which step, then the rest.

use eframe::egui::Ui;

use bidiscope_idna::verdict::Severity;
use bidiscope_report::view::{
    DisplayBadge, DisplaySummaryView, MAX_SUMMARIZED_NAME_CHARACTERS, StrategyView,
};
use bidiscope_words::message;

use super::super::super::settings::DetailTab;
use super::super::super::signs;
use super::super::super::theme::{BODY, HEADING, Palette, READING_WIDTH};
use super::super::super::widgets::BidiLabel;
use super::super::ctx::Ctx;
use super::super::{cause, proposal, trace};
use super::detail_pane::DetailPane;

/// Why it looks so.
pub(super) struct Why;

impl DetailPane for Why {
    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        let id = ctx.selected();
        let Some(view) = ctx.report.strategy(id) else { return };
        let explained = ctx.state.highlight.explained().filter(|&it| it < ctx.report.character_cells.len());
        if let Some(character) = explained {
            character_explanation(ui, ctx, view, character);
            ui.separator();
        }
        let found = cause::of(ctx, view);
        if let Some(found) = &found {
            cause::show(ui, ctx, id, found);
        }
        // Beside the reference the summary is about the step that decides.
        let beside = found.as_ref().and_then(|it| it.shown_display_summary.as_ref());
        if let Some(said) = beside.or(view.display_summary.as_ref()) {
            summary(ui, ctx, said, if found.is_some() { BODY } else { HEADING });
        }
        let count = ctx.report.character_cells.len();
        if view.display_summary.is_none() && count > MAX_SUMMARIZED_NAME_CHARACTERS {
            let most = MAX_SUMMARIZED_NAME_CHARACTERS;
            ui.label(message!(why_too_long, count = count, most = most).to_string());
        }
        remarks(ui, ctx, view);
        let line = ctx.line_of(view);
        for complaint in line
            .complaint(&view.name_character_range)
            .into_iter()
            .chain(line.cut_complaint().map(str::to_owned))
        {
            BidiLabel::new(complaint).colour(Palette::current(ui).warning).show(ui, ctx.lines);
        }
        let shows_marks = ctx.settings.session.choices.strategies_showing_controls.contains(&id);
        proposal::show(ui, ctx, &view.proposal_view, shows_marks);
    }
}

/// The display in a sentence; pointing at it lights up the characters that it speaks of.
fn summary(ui: &mut Ui, ctx: &mut Ctx<'_>, summary: &DisplaySummaryView, size: f32) {
    let sentence = ctx.said.unsaid(&summary.summary_sentences);
    let response = ui.scope(|ui| {
        ui.set_max_width(READING_WIDTH.min(ui.available_width()));
        BidiLabel::new(sentence).size(size).show(ui, ctx.lines)
    });
    let response = response.inner;
    if response.hovered() && !summary.logical_indices.is_empty() {
        ctx.state.highlight.highlight_together(summary.logical_indices.iter().copied());
    }
}

/// What is to be noticed of it, but for what the columns beside its line say, and what is read as the host; pointing at a
/// sentence lights up the characters that it speaks of.
fn remarks(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &StrategyView) {
    let is_before_host = |it: &DisplayBadge| matches!(it, DisplayBadge::CharactersBeforeHost { .. });
    let is_of_host = |it: &DisplayBadge| matches!(it, DisplayBadge::HostSplit(_)) || is_before_host(it);
    let is_host_moved = view.badges.iter().any(is_before_host);
    let is_said_elsewhere = |it: &&DisplayBadge| match it {
        DisplayBadge::SplitLabelIndices(_) => true,
        // What stands before the host takes its place there.
        DisplayBadge::LabelsOutOfOrder(_) => !is_host_moved,
        // What is read instead is said below.
        it => view.visible_host_sentence.is_some() && is_of_host(it),
    };
    for badge in view.badges.iter().filter(|it| !is_said_elsewhere(it)) {
        let sentence = ctx.said.unsaid(&badge.explanation());
        if sentence.is_empty() {
            continue;
        }
        let shown = ui.horizontal_top(|ui| {
            signs::severity(ui, badge.severity().into());
            BidiLabel::new(sentence).show(ui, ctx.lines)
        });
        if shown.inner.hovered() && !badge.logical_indices_in_name().is_empty() {
            ctx.state.highlight.highlight_together(badge.logical_indices_in_name().iter().copied());
        }
    }
    if let Some(said) = &view.visible_host_sentence {
        let shown = ui.horizontal_top(|ui| {
            signs::severity(ui, Severity::Violation);
            BidiLabel::message(said).show(ui, ctx.lines)
        });
        let moved = view.badges.iter().find(|it| is_of_host(it));
        if let Some(badge) = moved.filter(|_| shown.inner.hovered()) {
            ctx.state.highlight.highlight_together(badge.logical_indices_in_name().iter().copied());
        }
    }
}

/// Every step that touched a character; a click on one looks at it.
fn character_explanation(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &StrategyView, character: usize) {
    trace::view(ctx, view);
    let Some(sentences) = ctx.state.tracer.explanation(character) else { return };
    ui.horizontal_wrapped(|ui| {
        let description = ctx.report.character_cells[character].description();
        let heading = message!(why_here, character = description).to_string();
        BidiLabel::new(heading).strong().show(ui, ctx.lines);
        if ui.small_button(message!(button_close).static_text()).clicked() {
            ctx.state.highlight.end_explanation();
        }
    });
    if sentences.is_empty() {
        ui.weak(message!(why_no_step).static_text());
    }
    for sentence in sentences.iter() {
        ui.horizontal_wrapped(|ui| {
            let number = sentence.step_number.to_string();
            let link = ui.link(number).on_hover_text(message!(why_show_step).static_text());
            if link.clicked() {
                ctx.state.tracer.wants_keyboard = link.has_focus();
                ctx.state.tracer.look_at(sentence.step_number - 1);
                ctx.change(|it| it.session.panes.detail = DetailTab::Steps);
            }
            BidiLabel::new(&sentence.text).show(ui, ctx.lines);
        });
    }
}
