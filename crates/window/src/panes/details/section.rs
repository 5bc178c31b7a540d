//! A part of a pane that is folded and unfolded.

use eframe::egui::{CollapsingHeader, RichText, Ui};

use super::super::super::settings::DetailSection;
use super::super::ctx::Ctx;

/// Shows it; whether it is open is remembered.
pub(in super::super) fn section(
    ui: &mut Ui,
    ctx: &mut Ctx<'_>,
    section: DetailSection,
    title: &str,
    contents: impl FnOnce(&mut Ui, &mut Ctx<'_>),
) {
    let is_open = ctx.settings.preferences.verdict.is_open(section);
    let header = CollapsingHeader::new(RichText::new(title).strong()).id_salt(section).default_open(is_open);
    if header.show(ui, |ui| contents(ui, ctx)).header_response.clicked() {
        ctx.change(move |it| it.preferences.verdict.sections.insert(section, !is_open));
    }
}
