//! The panel that exports the name: what is made of it, into which file, with a small picture of the first page.

mod copying;
mod presets;
mod preview;
mod work;
mod writing;

use std::sync::Arc;

use eframe::egui::{Color32, ScrollArea, Ui};

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::sheet::{PageSize, SheetFormat, SheetOptions};
use bidiscope_report::Report;
use bidiscope_report::view::StrategyId;
use bidiscope_words::message;

use super::command::ExportStart;
use super::lines::Colouring;
use super::pass::Pass;
use super::reveal;
use super::settings::{ExportPreset, ExportSettings, PaneId, Settings};
use super::theme::dialog;

pub(super) use copying::CopyingPicture;
use preview::Preview;
use work::{ExportWork, Exported, ToLayOut, scale_of};

/// How wide the panel is, and from which width on the picture stands beside what is chosen, in points.
const WIDTH: f32 = 660.0;
const WIDE: f32 = 600.0;
/// The room between both, in points.
const BETWEEN: f32 = 16.0;
/// What the panel has round it, in points.
const AROUND: f32 = 64.0;
/// What it needs besides what can be chosen, which scrolls in the room that is left, and the least of that, in points.
const ELSE: f32 = 250.0;
const LEAST: f32 = 120.0;
/// The room for what is told below the picture, in points.
const BELOW_PICTURE: f32 = 24.0;
/// The size of the name, in points an em, and the most characters of it that are shown.
const NAME: f32 = 20.0;
const MOST_OF_A_NAME: usize = 60;

/// What the picture of the first page hangs on.
type PreviewKey = (ExportPreset, SheetFormat);

/// The panel, while it is open.
pub(super) struct ExportPanel {
    report: Arc<Report>,
    /// The name as it was typed, and in which notation.
    typed: String,
    notation: Notation,
    /// The displays of the sheet: those that are shown, the one that the others are compared with first.
    compared: Vec<DisplayConfig>,
    /// The rows of a figure.
    rows: Vec<StrategyId>,
    /// Whether the button that saves is to have the keyboard in the next pass.
    wants_focus: bool,
    preview: Preview<PreviewKey>,
    work: Option<ExportWork>,
    /// What went wrong last.
    complaint: Option<String>,
}

impl ExportPanel {
    /// The panel on a name.
    pub(super) fn new(report: &Report, settings: &mut Settings, start: ExportStart) -> Self {
        let displays: Vec<(StrategyId, &DisplayConfig)> = report
            .strategies
            .iter()
            .filter(|it| it.id != StrategyId::BuiltIn(Strategy::Logical))
            .map(|it| (it.id, &it.config))
            .collect();
        let reference = settings.session.choices.reference;
        let mut compared: Vec<&(StrategyId, &DisplayConfig)> =
            displays.iter().filter(|it| settings.session.panes.is_shown(PaneId::of(it.0))).collect();
        if compared.is_empty() {
            compared = displays.iter().collect();
        }
        compared.sort_by_key(|it| it.0 != reference);
        let compared = compared.into_iter().map(|it| it.1.clone()).collect();
        if start == ExportStart::Print {
            settings.preferences.export.preset = ExportPreset::Sheet;
            SheetFormat::Pdf.id().clone_into(&mut settings.preferences.export.form);
        }
        // What is typed now may be no name.
        let is_typed =
            Input::read(&settings.session.input, settings.session.notation).is_ok_and(|it| it == report.name);
        let (typed, notation) = match is_typed {
            true => (settings.session.input.clone(), settings.session.notation),
            false => (report.name.text(), Notation::Unicode),
        };
        Self {
            report: Arc::new(report.clone()),
            typed,
            notation,
            compared,
            rows: settings.session.panes.rows(),
            wants_focus: true,
            preview: Preview::default(),
            work: None,
            complaint: None,
        }
    }

    /// Shows it; whether it stays open.
    pub(super) fn show(&mut self, ui: &Ui, pass: &mut Pass<'_, Settings>) -> bool {
        let is_done = self.take_end(pass);
        let export = &pass.settings.preferences.export;
        if let Some(form) = form(export) {
            let mut preview = std::mem::take(&mut self.preview);
            preview.keep_up(&(export.preset, form), || self.lay_out(export.preset, form), ui.ctx());
            self.preview = preview;
        }
        let modal = dialog(ui, ("export", message!(export_title).fixed()), |ui| self.contents(ui, pass));
        // A click beside it ends no writing.
        !(is_done || modal.should_close() && self.work.is_none() || modal.inner)
    }

    /// All of it; whether it is left.
    fn contents(&mut self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) -> bool {
        let room = ui.ctx().content_rect().size();
        let width = (room.x - AROUND).min(WIDTH);
        ui.set_width(width);
        ui.heading(message!(export_title).fixed());
        self.name(ui, pass);
        ui.add_space(6.0);
        // The file and the buttons are always seen.
        let height = (room.y - ELSE).max(LEAST);
        let area = ScrollArea::vertical().max_height(height);
        area.show(ui, |ui| {
            let export = &mut pass.settings.preferences.export;
            if width >= WIDE {
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| {
                        ui.set_width(width - preview::ROOM.x - 2.0 * BETWEEN);
                        presets::show(ui, export);
                    });
                    ui.add_space(BETWEEN);
                    ui.vertical(|ui| self.first_page(ui, height, export));
                });
            } else {
                presets::show(ui, export);
                self.first_page(ui, height, export);
            }
            reveal::focused(ui);
        });
        ui.add_space(8.0);
        self.writing(ui, pass)
    }

    /// The name, as an automatic paragraph shows it.
    fn name(&self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        let mut name = self.report.name.characters().to_vec();
        if name.len() > MOST_OF_A_NAME {
            name.truncate(MOST_OF_A_NAME);
            name.push(bidiscope_bidi::name::Character::new('\u{2026}'));
        }
        let line = pass.lines.ordered(&name, pass.settings.preferences.field_order);
        let size = NAME.min(ui.available_width() / line.width().max(0.01));
        pass.lines.add(ui, &line, size, Colouring::ByClass);
    }

    /// The first page, or the kind of file that is none of pages.
    fn first_page(&self, ui: &mut Ui, height: f32, settings: &ExportSettings) {
        let height = height - BELOW_PICTURE;
        let Some(form) = form(settings) else {
            preview::show_kind(ui, height, settings.preset.endings()[0]);
            // As high as the other.
            ui.weak("");
            return;
        };
        let [red, green, blue] = SheetOptions::default().theme.colours().pane;
        self.preview.show(ui, height, Color32::from_rgb(red, green, blue));
        ui.weak(
            self.preview.pages().map_or_else(String::new, |(size, pages)| size_in_words(form, size, pages)),
        );
    }

    /// What is laid out: a figure or a sheet.
    fn lay_out(&self, preset: ExportPreset, form: SheetFormat) -> ToLayOut {
        ToLayOut {
            report: Arc::clone(&self.report),
            figure: (preset == ExportPreset::Figure).then(|| self.rows.clone()),
            options: SheetOptions {
                // As the command `sheet`: a picture is one page.
                page_size: if form == SheetFormat::Pdf { PageSize::A4 } else { PageSize::Fit },
                notation: self.notation,
                displays: self.compared.clone(),
                custom_titles: self.custom_titles(),
                ..SheetOptions::default()
            },
        }
    }

    /// What is made with these settings.
    fn exported(&self, settings: &ExportSettings) -> Exported {
        let report = Arc::clone(&self.report);
        match form(settings) {
            Some(form) => Exported::Pages(self.lay_out(settings.preset, form), form),
            None if settings.preset == ExportPreset::Report => Exported::Report(report, self.notation),
            None => Exported::Data { report, typed: self.typed.clone(), notation: self.notation },
        }
    }

    /// The user's names for custom strategies.
    fn custom_titles(&self) -> Vec<(DisplayConfig, String)> {
        let custom = self.report.strategies.iter().filter(|it| matches!(it.id, StrategyId::Custom(_)));
        custom.map(|it| (it.config.clone(), it.title.clone())).collect()
    }
}

/// The form of its pages; `None` where it has no pages.
fn form(settings: &ExportSettings) -> Option<SheetFormat> {
    let preset = settings.preset;
    SheetFormat::from_id(settings.form_of(preset))
}

/// What is told of the pages below the picture: how many there are, the first of which is so large.
fn size_in_words(form: SheetFormat, size: [f32; 2], pages: usize) -> String {
    let count = message!(export_pages, count = pages).to_string();
    if form != SheetFormat::Png {
        return count;
    }
    let [width, height] = size.map(|it| f64::from(it * scale_of(form)).ceil() as u64);
    message!(export_pages_with_size, pages = count, width = width, height = height).to_string()
}
