//! The panel that exports the name: what of it, as which files, with a small picture of the first page.

mod choices;
mod copying;
mod preview;
mod work;
mod writing;

use std::cell::OnceCell;
use std::path::Path;
use std::sync::Arc;

use eframe::egui::{Color32, Context, ScrollArea, Ui};

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::trace::MAX_FULL_TRACE;
use bidiscope_present::message;
use bidiscope_present::sheet::{PageSize, Sheet, SheetFormat, SheetOptions};
use bidiscope_present::view::{Inspection, StrategyId, StrategyView};

use super::command::ExportStart;
use super::line_entry::LineEntry;
use super::lines::Colouring;
use super::pass::Pass;
use super::reveal;
use super::settings::{ExportSettings, ExportedPart, PaneId, Settings};
use super::theme::dialog;

pub(super) use copying::CopyingPicture;
use preview::Preview;
use work::{ExportWork, Replaced, ToLayOut};
use writing::with_ending;

/// How wide the panel is, and from which width on the picture stands beside what is chosen, in points.
const WIDTH: f32 = 660.0;
const WIDE: f32 = 600.0;
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

/// A display that can be exported alone.
struct DisplayChoice {
    title: String,
    display: DisplayConfig,
    /// Whether its steps can be shown, once that was asked.
    shows_steps: OnceCell<bool>,
}

impl DisplayChoice {
    fn new(strategy: &StrategyView) -> Self {
        Self { title: strategy.title.clone(), display: strategy.config.clone(), shows_steps: OnceCell::new() }
    }
}

/// What the picture of the first page hangs on.
type PreviewKey = (ExportSettings, usize);

/// The panel, while it is open.
pub(super) struct ExportPanel {
    inspection: Arc<Inspection>,
    notation: Notation,
    /// The displays of the comparison: those that are shown, the one that the others are compared with first.
    compared: Vec<DisplayConfig>,
    /// The rows of a figure.
    rows: Vec<StrategyId>,
    /// Those of which one can be exported alone, and which is.
    displays: Vec<DisplayChoice>,
    chosen: usize,
    /// The display in the trace.
    traced: Option<DisplayConfig>,
    pub(super) entry: LineEntry,
    preview: Preview<PreviewKey>,
    work: Option<ExportWork>,
    /// What was to be written where a file is in the way, and whether that is one with a number.
    in_the_way: Option<(ExportSettings, bool)>,
    /// What went wrong last.
    complaint: Option<String>,
}

impl ExportPanel {
    /// The panel on a name.
    pub(super) fn new(inspection: &Inspection, settings: &mut Settings, start: ExportStart) -> Self {
        let displays: Vec<(StrategyId, DisplayChoice)> = inspection
            .strategies
            .iter()
            .filter(|it| it.id != StrategyId::BuiltIn(Strategy::Logical))
            .map(|it| (it.id, DisplayChoice::new(it)))
            .collect();
        let reference = settings.choices.reference;
        let mut compared: Vec<&(StrategyId, DisplayChoice)> =
            displays.iter().filter(|it| settings.panes.is_shown(PaneId::of(it.0))).collect();
        if compared.is_empty() {
            compared = displays.iter().collect();
        }
        compared.sort_by_key(|it| it.0 != reference);
        let compared = compared.into_iter().map(|it| it.1.display.clone()).collect();
        let export = &mut settings.export;
        let wanted = match start {
            ExportStart::AsBefore => settings.trace.strategy,
            ExportStart::Print => {
                (export.part, export.paper) = (ExportedPart::Comparison, PageSize::A4);
                take_form(export, SheetFormat::Pdf);
                settings.trace.strategy
            }
            ExportStart::Line(strategy) => {
                export.part = ExportedPart::Line;
                if export.form == SheetFormat::Pdf {
                    take_form(export, SheetFormat::Png);
                }
                strategy
            }
        };
        let chosen = displays.iter().position(|it| it.0 == wanted).unwrap_or(0);
        Self {
            inspection: Arc::new(inspection.clone()),
            notation: settings.notation,
            compared,
            rows: settings.panes.rows(),
            traced: inspection.strategy(settings.trace.strategy).map(|it| it.config.clone()),
            displays: displays.into_iter().map(|it| it.1).collect(),
            chosen,
            entry: LineEntry::default(),
            preview: Preview::default(),
            work: None,
            in_the_way: None,
            complaint: None,
        }
    }

    /// Begins to write the file that the desktop's dialog has chosen, which has asked whether it may be replaced; not
    /// whether one may that is called after it.
    pub(super) fn save_as(&mut self, settings: &mut ExportSettings, context: &Context) {
        let chosen = settings.file.clone();
        let is_same = with_ending(&chosen, settings.form) == chosen;
        self.start(settings, if is_same { Replaced::Chosen } else { Replaced::Nothing }, context);
    }

    /// Shows it; whether it stays open.
    pub(super) fn show(&mut self, ui: &Ui, pass: &mut Pass<'_, Settings>) -> bool {
        let is_done = self.take_events(pass);
        if pass.settings.export.part == ExportedPart::Steps && !self.shows_steps() {
            pass.settings.export.part = ExportedPart::Comparison;
        }
        let export = &pass.settings.export;
        let key = (
            ExportSettings { scale: 1.0, form: SheetFormat::Pdf, file: String::new(), ..export.clone() },
            self.chosen,
        );
        let mut preview = std::mem::take(&mut self.preview);
        preview.keep_up(&key, || self.lay_out(export), ui.ctx());
        self.preview = preview;
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
            if width >= WIDE {
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| self.choose(ui, pass));
                    ui.add_space(16.0);
                    ui.vertical(|ui| self.first_page(ui, height, &pass.settings.export));
                });
            } else {
                self.choose(ui, pass);
                self.first_page(ui, height, &pass.settings.export);
            }
            reveal::focused(ui);
        });
        ui.add_space(8.0);
        self.writing(ui, pass)
    }

    /// The name, as an automatic paragraph shows it.
    fn name(&self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        let mut name = self.inspection.name.characters().to_vec();
        if name.len() > MOST_OF_A_NAME {
            name.truncate(MOST_OF_A_NAME);
            name.push(bidiscope_bidi::name::Character::new('\u{2026}'));
        }
        let line = pass.lines.ordered(&name, pass.settings.field_order);
        let size = NAME.min(ui.available_width() / line.width().max(0.01));
        pass.lines.add(ui, &line, size, Colouring::ByClass);
    }

    fn choose(&mut self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        let has_steps = [self.shows_steps(), self.is_short()];
        let export = &mut pass.settings.export;
        let before = export.form;
        let displays = (self.displays.as_slice(), &mut self.chosen);
        choices::show(ui, export, displays, has_steps, pass.lines);
        if export.form != before {
            take_form(export, export.form);
        }
    }

    fn first_page(&self, ui: &mut Ui, height: f32, settings: &ExportSettings) {
        let [red, green, blue] = settings.theme.colours().pane;
        self.preview.show(ui, height - BELOW_PICTURE, Color32::from_rgb(red, green, blue));
        ui.weak(
            self.preview
                .pages()
                .map_or_else(String::new, |(size, pages)| size_in_words(settings, size, pages)),
        );
    }

    /// What is laid out with these settings.
    fn lay_out(&self, settings: &ExportSettings) -> ToLayOut {
        let display = self.displays.get(self.chosen).map(|it| it.display.clone());
        let traces = self.traced.iter().filter(|_| settings.steps && self.is_short()).cloned().collect();
        ToLayOut {
            inspection: Arc::clone(&self.inspection),
            part: settings.part,
            rows: self.rows.clone(),
            display: display.unwrap_or_else(|| DisplayConfig::plain(Strategy::UbaAuto)),
            options: SheetOptions {
                page_size: settings.paper,
                is_landscape: settings.is_landscape,
                theme: settings.theme,
                notation: self.notation,
                displays: self.compared.clone(),
                custom_titles: self.custom_titles(),
                traces,
                collisions: settings.collisions,
                field: None,
                proofs: Vec::new(),
            },
            proof: settings.proof,
        }
    }

    /// The user's names for custom strategies.
    fn custom_titles(&self) -> Vec<(DisplayConfig, String)> {
        let custom = self.inspection.strategies.iter().filter(|it| matches!(it.id, StrategyId::Custom(_)));
        custom.map(|it| (it.config.clone(), it.title.clone())).collect()
    }

    /// Whether the steps of the display that is chosen can be shown, a page each.
    fn shows_steps(&self) -> bool {
        self.displays.get(self.chosen).is_some_and(|it| {
            *it.shows_steps.get_or_init(|| Sheet::shows_steps(&self.inspection.name, &it.display))
        })
    }

    /// Whether the name's steps can be listed.
    fn is_short(&self) -> bool {
        self.inspection.name.characters().len() <= MAX_FULL_TRACE
    }
}

/// What is told of the pages below the picture: how many there are, the first of which is so large.
fn size_in_words(settings: &ExportSettings, size: [f32; 2], pages: usize) -> String {
    let in_files = if settings.form == SheetFormat::Pdf { "no" } else { "yes" };
    let count = message!(export_pages, count = pages, in_files = in_files).to_string();
    if settings.form != SheetFormat::Png {
        return count;
    }
    let [width, height] = size.map(|it| (f64::from(it) * f64::from(settings.scale)).ceil() as u64);
    message!(export_pages_with_size, pages = count, width = width, height = height).to_string()
}

/// Another form, and the ending of the file's name with it.
fn take_form(settings: &mut ExportSettings, form: SheetFormat) {
    settings.form = form;
    let file = Path::new(&settings.file);
    if SheetFormat::from_extension(file).is_some() {
        settings.file = file.with_extension(form.id()).to_string_lossy().into_owned();
    }
}
