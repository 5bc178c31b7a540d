//! The tab Learn: the documents as pages, where they err, and the glossary.

mod glossary;
mod list;
mod page;

use eframe::egui::{CentralPanel, Panel, ScrollArea, Ui};

use crate::view::{LearnPage, LearnRow};

use super::pass::Pass;
use super::reveal;
use super::settings::LearnSettings;
use super::theme::READING_WIDTH;

/// How wide the list of pages is at most, in points, and as a part of the window.
const LIST: f32 = 290.0;
const LIST_SHARE: f32 = 0.32;

/// A pass of the tab.
type LearnPass<'a> = Pass<'a, LearnSettings>;

/// The tab's state.
#[derive(Default)]
pub(super) struct LearnTab {
    /// The page that was worked out last, with its rows.
    shown: Option<(LearnPage, Vec<LearnRow>)>,
}

impl LearnTab {
    /// Gives the list of pages the keyboard.
    pub(super) fn focus_list(context: &eframe::egui::Context) {
        list::focus(context);
    }

    /// Shows the list of pages, and the one that is open.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut LearnPass<'_>) {
        let width = LIST.min(ui.available_width() * LIST_SHARE);
        let panel = Panel::left("pages").frame(pass.ground).resizable(false).exact_size(width);
        panel.show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("list of pages").auto_shrink(false);
            area.show(ui, |ui| list::show(ui, &mut pass.settings.page));
        });
        let open = pass.settings.page;
        let known = self.shown.take().filter(|(page, _)| *page == open);
        let (page, rows) = self.shown.insert(known.unwrap_or_else(|| (open, open.rows())));
        CentralPanel::default().frame(pass.ground).show(ui, |ui| {
            // Each page is seen from its beginning.
            let area = ScrollArea::vertical().id_salt(("page", page.id())).auto_shrink(false);
            area.show(ui, |ui| {
                ui.scope(|ui| {
                    ui.set_max_width(ui.available_width().min(READING_WIDTH));
                    if let Some(document) = page.document() {
                        ui.weak(document.title());
                    }
                    ui.heading(page.title());
                    ui.label(page.sentence());
                });
                ui.add_space(6.0);
                match page {
                    LearnPage::Glossary => glossary::show(ui),
                    LearnPage::Errors | LearnPage::Place(_) => {
                        page::show(ui, rows, pass.lines, pass.commands)
                    }
                }
                reveal::focused(ui);
            });
        });
    }
}
