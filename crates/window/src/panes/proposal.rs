//! What stands under the display of a proposal: section 4.3 of Dürst's draft where it differs, the
//! restrictions that are broken, and the name with its marks.

use eframe::egui::{RichText, Ui};

use bidiscope_idna::verdict::Severity;
use bidiscope_layout::InvisibleStyle;
use bidiscope_report::view::{OrderWithControlsView, ProposalView, TextWithControlsView};
use bidiscope_words::message;

use super::super::command::Command;
use super::super::lines::Colouring;
use super::super::signs;
use super::super::theme::{CAPTION, Palette};
use super::super::widgets::BidiLabel;
use super::ctx::Ctx;

/// The size of the second line, in points an em.
const ASIDE: f32 = 18.0;
/// The sizes of the marked line, in points an em: the largest with which all of it is seen. With the least the
/// marks' names can still be read.
const MARKED: f32 = 26.0;
const LEAST_MARKED: f32 = 18.0;

/// The most broken restrictions that are listed, and the most that the tooltip of the others tells.
const MOST_RESTRICTIONS: usize = 2;
const MOST_IN_TOOLTIP: usize = 20;

/// Shows it, if there is anything.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, proposal: &ProposalView, shows_marks: bool) {
    ui.spacing_mut().item_spacing.y = 2.0;
    if let Some(view) = &proposal.order_with_controls {
        aside(ui, ctx, view);
    }
    if let Some(view) = proposal.text_with_controls.as_ref().filter(|_| shows_marks) {
        marked(ui, ctx, view);
    }
    for restriction in proposal.restriction_violations.iter().take(MOST_RESTRICTIONS) {
        let row = ui.horizontal(|ui| {
            signs::severity(ui, Severity::Note);
            BidiLabel::new(&restriction.violation_sentence).size(CAPTION).show(ui, ctx.lines);
        });
        if let Some(&first) =
            restriction.violating_logical_indices.first().filter(|_| row.response.contains_pointer())
        {
            ctx.state.highlight.highlight(first);
        }
        BidiLabel::new(&restriction.restriction_text).tooltip(row.response, ctx.lines);
    }
    let more = proposal.restriction_violations.iter().skip(MOST_RESTRICTIONS);
    let more: Vec<&str> = more.map(|it| it.violation_sentence.as_str()).collect();
    if !more.is_empty() {
        let words = &more[..more.len().min(MOST_IN_TOOLTIP)];
        let label =
            ui.label(RichText::new(message!(and_more, count = more.len()).to_string()).size(CAPTION).weak());
        label.on_hover_ui(|ui| {
            words.iter().for_each(|it| {
                BidiLabel::new(*it).show(ui, ctx.lines);
            })
        });
    }
    for reading in &proposal.interpretation_notes {
        let label = ui.label(
            RichText::new(
                message!(proposal_interpretation, place = reading.document_section.to_string()).to_string(),
            )
            .size(CAPTION)
            .weak(),
        );
        label.on_hover_text(reading.sentence());
    }
}

fn aside(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &OrderWithControlsView) {
    BidiLabel::new(&view.caption).size(CAPTION).colour(Palette::current(ui).warning).show(ui, ctx.lines);
    let characters = ctx.report.input.characters();
    let line = ctx.display_line(characters, &view.order, &(0..characters.len()));
    let response = ctx.lines.add(ui, &line, ASIDE, Colouring::ByClass);
    if let Some(pointer) = response.hover_pos()
        && let Some(logical) = line.character_at((pointer.x - response.rect.left()) / ASIDE)
    {
        ctx.state.highlight.highlight(logical);
    }
}

fn marked(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TextWithControlsView) {
    ui.horizontal(|ui| {
        ui.label(
            RichText::new(
                message!(proposal_with, controls = view.controls_title, count = view.inserted_control_count)
                    .to_string(),
            )
            .size(CAPTION),
        );
        if ui.button(message!(button_copy).static_text()).clicked() {
            ctx.commands.push(Command::Copy { text: view.text_with_controls(), what: view.controls_title });
        }
        if let Some(html) = &view.equivalent_html
            && ui.button(message!(proposal_copy_html).static_text()).clicked()
        {
            ctx.commands.push(Command::Copy {
                text: html.clone(),
                what: message!(proposal_copied_html).static_text(),
            });
        }
    });
    let line =
        ctx.lines.line_with(&view.characters_with_controls, &view.display_order, InvisibleStyle::Boxed);
    let size = (ui.clip_rect().width() / line.width()).clamp(LEAST_MARKED, MARKED);
    ctx.lines.add(ui, &line, size, Colouring::ByClass);
}
