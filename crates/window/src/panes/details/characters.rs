//! The characters of the name in logical order, with the properties that are chosen.

use eframe::egui::{ScrollArea, Ui};

use bidiscope_report::page::{CharacterColumn, characters_section};
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::super::super::accessibility;
use super::super::super::settings::DetailTab;
use super::super::ctx::Ctx;
use super::detail_pane::DetailPane;

/// A menu of the columns, and the table.
pub(crate) struct Characters;

impl DetailPane for Characters {
    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        let analysis = &ctx.report.analysis;
        let chosen = &ctx.settings.preferences.character_columns;
        let is_shown = |it: &CharacterColumn| chosen.is_shown(*it, analysis.is_text());
        let columns: Vec<CharacterColumn> =
            CharacterColumn::available_columns(analysis.is_text()).filter(is_shown).collect();
        let section = characters_section(analysis, &columns);
        columns_menu(ui, ctx);
        ScrollArea::both().id_salt(DetailTab::Characters.id()).auto_shrink(false).show(ui, |ui| {
            ctx.blocks().show(ui, &section.blocks);
        });
    }

    /// The table may be wider than the pane; the menu stays.
    fn is_scrolled(&self) -> bool {
        false
    }
}

/// Which columns there are. A character is found by its position and itself, which are always there.
fn columns_menu(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let is_text = ctx.report.analysis.is_text();
    let offered = CharacterColumn::available_columns(is_text)
        .filter(|it| !matches!(it, CharacterColumn::LogicalPosition | CharacterColumn::Character));
    accessibility::lasting_menu(ui, message!(list_columns).static_text(), |ui| {
        for column in offered {
            let mut is_shown = ctx.settings.preferences.character_columns.is_shown(column, is_text);
            let check = ui.checkbox(&mut is_shown, column.title());
            if check.changed() {
                ctx.change(move |it| {
                    it.preferences.character_columns.show(column, is_text, is_shown);
                });
            }
            if !column.about().is_empty() {
                check.on_hover_text(column.about());
            }
        }
    });
}
