//! The panel that exports the name, or those that are compared: what is made of it, into which file, with a small picture of
//! the first page.

mod copying;
mod name;
mod names;
mod presets;
mod preview;
mod work;
mod writing;

use eframe::egui::{Color32, Rect, ScrollArea, Ui, UiBuilder, vec2};

use bidiscope_export::sheet::{SheetFormat, SheetOptions};
use bidiscope_report::list::name_count_text;
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::command::ExportStart;
use super::commands::CommandId;
use super::fitted;
use super::inspect::ShownNames;
use super::pass::Pass;
use super::report_language::ReportLanguage;
use super::reveal;
use super::settings::{ExportPreset, ExportSettings, Settings};
use super::theme::dialog;

pub(super) use copying::CopyingPicture;
pub(super) use name::ExportedName;
use preview::Preview;
use work::{ExportWork, Exported, ToLayOut, scale_of};

/// How wide the panel is, and from which width on the picture stands beside what is chosen, in points.
const WIDTH: f32 = 660.0;
const WIDE: f32 = 600.0;
/// The room between both, in points.
const BETWEEN: f32 = 16.0;
/// What the panel has round it, in points.
const AROUND: f32 = 64.0;
/// The least height of what can be chosen, which scrolls in the room that is left, in points.
const LEAST: f32 = 120.0;
/// The room for what is told below the picture, in points.
const BELOW_PICTURE: f32 = 24.0;
/// What the picture of the first page hangs on.
type PreviewKey = (ExportPreset, SheetFormat, ReportLanguage);

/// The panel, while it is open.
pub(super) struct ExportPanel {
    what: ExportSubject,
    /// Whether the button that saves is to have the keyboard in the next pass.
    wants_focus: bool,
    preview: Preview<PreviewKey>,
    /// The height of what it has besides what can be chosen, in points.
    besides: f32,
    work: Option<ExportWork>,
    /// What went wrong last.
    complaint: Option<String>,
}

/// What is exported.
pub(super) enum ExportSubject {
    /// A name.
    Name(ExportedName),
    /// The names that are compared.
    Names(ShownNames),
}

impl ExportSubject {
    const fn has_several(&self) -> bool {
        matches!(self, Self::Names(_))
    }

    /// What it is, as messages know it.
    const fn kind(&self) -> &'static str {
        match self {
            Self::Names(_) => "names",
            Self::Name(name) if name.is_text() => "text",
            Self::Name(_) => "name",
        }
    }

    /// What is laid out: a figure or a sheet.
    fn lay_out(&self, preset: ExportPreset, form: SheetFormat) -> ToLayOut {
        match self {
            Self::Name(name) => name.lay_out(preset, form),
            Self::Names(names) if preset == ExportPreset::Figure => ToLayOut::NamesFigure(names.clone()),
            Self::Names(names) => ToLayOut::Sheets(names.clone()),
        }
    }

    /// What is made with these settings.
    fn exported(&self, settings: &ExportSettings) -> Exported {
        match (self, form(settings)) {
            (Self::Names(names), _) if settings.preset != ExportPreset::Figure => {
                Exported::Names(names.clone(), settings.preset)
            }
            (_, Some(form)) => Exported::Pages(self.lay_out(settings.preset, form), form),
            (Self::Name(name), None) => name.exported(settings.preset),
            (Self::Names(names), None) => Exported::Names(names.clone(), settings.preset),
        }
    }
}

impl ExportPanel {
    /// The panel.
    pub(super) fn new(what: ExportSubject, settings: &mut Settings, start: ExportStart) -> Self {
        let has_several = what.has_several();
        let export = settings.preferences.export_of(has_several);
        if start == ExportStart::Print {
            export.preset = if has_several { ExportPreset::Sheets } else { ExportPreset::Sheet };
            SheetFormat::Pdf.id().clone_into(&mut export.form);
        }
        Self {
            what,
            wants_focus: true,
            preview: Preview::default(),
            besides: 0.0,
            work: None,
            complaint: None,
        }
    }

    /// Whether it exports several names.
    pub(super) const fn has_several(&self) -> bool {
        self.what.has_several()
    }

    /// Shows it; whether it stays open.
    pub(super) fn show(&mut self, ui: &Ui, pass: &mut Pass<'_, Settings>) -> bool {
        let is_done = self.take_end(pass);
        let language = ReportLanguage::of_tag(&pass.settings.preferences.export_language, ui.ctx());
        let export = pass.settings.preferences.export_of(self.what.has_several());
        if let Some(form) = form(export) {
            let mut preview = std::mem::take(&mut self.preview);
            let what = || self.what.lay_out(export.preset, form);
            preview.keep_up(&(export.preset, form, language), what, language, ui.ctx());
            self.preview = preview;
        }
        let modal = dialog(ui, ("export", CommandId::Export.short_title()), |ui| self.contents(ui, pass));
        // A click beside it ends no writing.
        !(is_done || modal.should_close() && self.work.is_none() || modal.inner)
    }

    /// All of it; whether it is left.
    fn contents(&mut self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) -> bool {
        let room = ui.ctx().content_rect().size();
        let width = (room.x - AROUND).min(WIDTH);
        ui.set_width(width);
        ui.heading(CommandId::Export.short_title());
        match &self.what {
            ExportSubject::Name(name) => name.show(ui, pass),
            ExportSubject::Names(names) => drop(ui.label(name_count_text(names.shown.len()))),
        }
        ui.add_space(6.0);
        // The file and the buttons are always seen.
        let height = (room.y - AROUND - self.besides).max(LEAST);
        let area = ScrollArea::vertical().max_height(height);
        let chosen = area.show(ui, |ui| {
            if width >= WIDE {
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| {
                        ui.set_width(width - preview::ROOM.x - 2.0 * BETWEEN);
                        self.choices(ui, pass);
                    });
                    ui.add_space(BETWEEN);
                    ui.vertical(|ui| self.first_page(ui, height, self.export(pass)));
                });
            } else {
                self.choices(ui, pass);
                self.first_page(ui, height, self.export(pass));
            }
            reveal::focused(ui);
        });
        ui.add_space(8.0);
        let is_left = self.writing(ui, pass);
        let besides = ui.min_rect().height() - chosen.inner_rect.height();
        if (std::mem::replace(&mut self.besides, besides) - besides).abs() > 0.5 {
            fitted::again(ui.ctx());
        }
        is_left
    }

    /// How it is exported.
    const fn export<'a>(&self, pass: &'a mut Pass<'_, Settings>) -> &'a ExportSettings {
        pass.settings.preferences.export_of(self.what.has_several())
    }

    /// What can be chosen.
    fn choices(&self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        let preferences = &mut pass.settings.preferences;
        let has_several = self.what.has_several();
        presets::show(ui, preferences.export_of(has_several), has_several, self.what.kind());
        let language = ReportLanguage::of_tag(&preferences.export_language, ui.ctx());
        if let Some(tag) = language.choice(ui, pass.lines) {
            tag.clone_into(&mut preferences.export_language);
        }
        if !has_several {
            ui.add_space(8.0);
            ui.weak(message!(export_more).static_text());
        }
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
        let page = self.preview.show(ui, height, Color32::from_rgb(red, green, blue));
        let words = self.preview.pages().map_or_else(String::new, |(size, pages)| match settings.preset {
            // Each name has its own; how many pages the others have is not known.
            ExportPreset::Sheets => message!(export_first_sheet, count = pages).to_string(),
            _ => size_in_words(form, size, pages),
        });
        // Directly below the page, however low that is.
        let room = Rect::from_min_size(page.left_bottom(), vec2(preview::ROOM.x, BELOW_PICTURE));
        ui.new_child(UiBuilder::new().max_rect(room.translate(vec2(0.0, 4.0)))).weak(words);
        ui.add_space(BELOW_PICTURE);
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
