//! What is exported, made and written beside the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::Context;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::html::{NamesReport, ReportMetadata};
use bidiscope_export::sheet::{PdfWriter, Sheet, SheetFormat, SheetOptions, render_png, render_svg};
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_report::InputReport;
use bidiscope_report::json::{NameJson, write_line};
use bidiscope_report::page::{PageOptions, name_page};
use bidiscope_report::profile::single_zone_rules_text;
use bidiscope_report::view::{DisplayPaneSettings, StrategyId};
use bidiscope_report::words::error::file_error_text;
use bidiscope_report::words::lgr::registry_ruleset_titles;
use bidiscope_system::files::{exists_or_is_link, write_atomically};
use bidiscope_system::threads::WorkProgress;
use bidiscope_words::message;

use super::super::inspect::ShownNames;
use super::super::job::Job;
use super::super::report_language::ReportLanguage;
use super::super::settings::ExportPreset;

/// What is laid out on pages.
#[derive(Clone)]
pub(super) enum ToLayOut {
    /// A name: the rows of a figure; otherwise it is a sheet.
    Name { report: WordedReport, figure: Option<Vec<StrategyId>>, options: SheetOptions },
    /// The table of several names.
    NamesFigure(ShownNames),
    /// The sheets of several names, of which the first is seen.
    Sheets(ShownNames),
}

/// A name that is exported, in the words that are in use where it is.
#[derive(Clone)]
pub(super) struct WordedReport {
    /// As the window says it.
    pub(super) report: Arc<InputReport>,
    /// How its displays are made.
    pub(super) choices: DisplayPaneSettings,
}

impl WordedReport {
    fn reworded(&self) -> InputReport {
        self.report.in_current_language(&self.choices)
    }
}

impl ToLayOut {
    /// The pages in the words that are in use; `None` where it was stopped.
    pub(super) fn sheet(&self, is_stopped: &dyn Fn() -> bool) -> Option<Sheet> {
        match self {
            Self::Name { report, figure: None, options } => {
                Sheet::of(&report.reworded(), options, is_stopped)
            }
            Self::Name { report, figure: Some(rows), options } => {
                let report = report.reworded();
                let views: Vec<_> = rows.iter().filter_map(|&id| report.strategy(id)).collect();
                Some(Sheet::figure(&report, &views, options.theme))
            }
            Self::NamesFigure(names) => Some(names.reworded().figure()),
            Self::Sheets(names) => names.first_sheet(is_stopped),
        }
    }
}

/// What is written.
pub(super) enum Exported {
    /// Pages in this form; pictures are of one page.
    Pages(ToLayOut, SheetFormat),
    /// A page of HTML.
    Report(WordedReport, Notation),
    /// The line of JSON, of the name as it was typed.
    Data { report: WordedReport, typed: String, notation: Notation },
    /// What a list of several names is written as.
    Names(ShownNames, ExportPreset),
}

/// What is written, and where.
pub(super) struct ToExport {
    pub(super) what: Exported,
    /// The language of its words.
    pub(super) language: ReportLanguage,
    pub(super) file: PathBuf,
    /// Whether a file that stands there is replaced.
    pub(super) replaces: bool,
}

/// How writing ended.
pub(super) enum ExportEnd {
    /// All of it is there.
    Written(PathBuf),
    /// Nothing was written, for a file stands there already.
    InTheWay,
    /// The file was not written, and why.
    Failed(String),
}

/// The writing, in a thread of its own. It ends when this is dropped.
pub(super) struct ExportWork {
    /// How it ended.
    pub(super) end: Job<ExportEnd>,
}

impl ExportWork {
    /// Begins.
    pub(super) fn start(what: ToExport, context: &Context) -> Self {
        let end = Job::begin(message!(export_task).static_text(), context, move |worker| {
            if let Some(end) = what.write(worker.progress()) {
                worker.emit(end);
            }
        });
        Self { end }
    }
}

impl ToExport {
    /// Writes the file; `None` where it was stopped.
    fn write(&self, stop: &WorkProgress) -> Option<ExportEnd> {
        if !self.replaces && exists_or_is_link(&self.file) {
            return Some(ExportEnd::InTheWay);
        }
        // Why something fails is said in the language of the window.
        let bytes = match &self.what {
            Exported::Pages(pages, form) => pages_in(*form, pages, self.language, stop)?,
            Exported::Report(report, notation) => {
                Ok(self.language.within(|| html_report(&report.reworded(), *notation)).into_bytes())
            }
            Exported::Data { report, typed, notation } => {
                Ok(self.language.within(|| data(&report.reworded(), typed, *notation)))
            }
            Exported::Names(names, preset) => {
                let written = self.language.within(|| names.reworded().write(*preset, stop));
                written.map_err(|error| file_error_text(&error))
            }
        };
        // Making it takes long; writing it does not.
        if stop.is_stopped() {
            return None;
        }
        Some(match bytes.and_then(|bytes| save(&self.file, self.replaces, &bytes)) {
            Ok(()) => ExportEnd::Written(self.file.clone()),
            Err(why) => ExportEnd::Failed(why),
        })
    }
}

/// How many pixels a point has in a PNG, and points a point in an SVG, as the command `sheet` makes them.
pub(super) const fn scale_of(form: SheetFormat) -> f32 {
    if matches!(form, SheetFormat::Png) { 2.0 } else { 1.0 }
}

/// The pages as a file; `None` where it was stopped.
fn pages_in(
    form: SheetFormat,
    pages: &ToLayOut,
    language: ReportLanguage,
    stop: &WorkProgress,
) -> Option<Result<Vec<u8>, String>> {
    let sheet = language.within(|| pages.sheet(&|| stop.is_stopped()))?;
    let page = &sheet.pages[0];
    Some(match form {
        SheetFormat::Pdf => {
            let title = || match pages {
                ToLayOut::Name { .. } => message!(title_of_sheet, name = &sheet.document_title).to_string(),
                _ => sheet.document_title.clone(),
            };
            let write = || {
                PdfWriter::begin(Vec::new(), &title(), None).and_then(|mut book| {
                    // Where it is stopped there are fewer, and none is written.
                    book.add_pages(
                        &sheet.document_title,
                        sheet.pages.iter().take_while(|_| !stop.is_stopped()),
                    )?;
                    book.finish()
                })
            };
            language.within(write).map_err(|error| error.to_string())
        }
        SheetFormat::Svg => Ok(language.within(|| render_svg(&sheet, page, scale_of(form))).into_bytes()),
        SheetFormat::Png => render_png(&sheet, page, scale_of(form))
            .map_err(|error| message!(export_picture_too_large, reason = error.to_string()).to_string()),
    })
}

/// All displays that say something of it, as the command line compares them.
fn displays_of(report: &InputReport) -> Vec<DisplayConfig> {
    Strategy::for_input_type(report.input.input_type())
        .iter()
        .copied()
        .map(DisplayConfig::with_default_options)
        .collect()
}

/// What `inspect --report` writes of the name.
fn html_report(report: &InputReport, notation: Notation) -> String {
    let options = &report.analysis_options;
    let (rulesets, rules) = (options.zone_rulesets.clone(), options.other_registry_rules.clone());
    let rules = RegistryRulesByZone::SingleZone {
        parent_zone: options.parent_zone.clone(),
        zone_rulesets: rulesets,
        other_registry_rules: rules,
    };
    let about = ReportMetadata {
        zone: options.parent_zone.as_ref().map(|it| it.name_text()),
        ruleset_titles: registry_ruleset_titles(&rules),
        other_rules_text: single_zone_rules_text(&rules),
        notation,
        ..ReportMetadata::default()
    };
    let page = PageOptions {
        displays: displays_of(report),
        notation,
        searches_visual_collisions: true,
        ..PageOptions::default()
    };
    let mut html = NamesReport::new(&about, [&report.input], &[]);
    let mut text = html.html_before_names();
    text += &html.next_name_html(&report.input, &name_page(&report.analysis, &page));
    text + &html.html_after_names(&[])
}

/// What `inspect --json` prints of the name.
fn data(report: &InputReport, typed: &str, notation: Notation) -> Vec<u8> {
    let displays = displays_of(report);
    let mut line = Vec::new();
    // Writing to a vector does not fail.
    let _ = write_line(&mut line, &NameJson::new(typed, None, notation, &report.analysis, &displays, None));
    line
}

fn save(file: &Path, replaces: bool, bytes: &[u8]) -> Result<(), String> {
    write_atomically(file, replaces, |it| it.write_all(bytes)).map_err(|error| file_error_text(&error))
}
