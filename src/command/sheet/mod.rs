//! `bidiscope sheet`: writes the comparison of names as pictures or as a PDF.

mod pane_list;
mod pdf;
mod picture_files;

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::trace::MAX_FULL_TRACE_CHARACTERS;
use bidiscope_export::sheet::{
    PageSize, Sheet, SheetFormat, SheetOptions, SheetTheme, property_results, render_png, render_svg,
};
use bidiscope_idna::verdict::NameAnalysisOptions;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_report::InputReport;
use bidiscope_report::words::error::{file_error_text, zone_error_text};
use bidiscope_system::files;
use bidiscope_url::reader::elision::NarrowFieldElision;

use super::context::CommandContext;
use super::display_argument::{DisplayArgument, display_parser, strategy_files};
use super::field_argument::parse_field;
use super::input_name::input_message;
use super::late_stop::end_within_steps;
use super::one_of::one_of;
use super::registry::{Registry, RegistryArguments};
use super::standard_error::{failed, print, print_message, unusable};
use super::status::{Status, Stop};
use super::{input, terminal};
use bidiscope_system::signals::StopRequests;
use bidiscope_words::message;
use pane_list::{PaneList, pane_list_parser};
use picture_files::{PictureCounts, Pictures, format_of, total_within_limit};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,

    #[arg(long)]
    overwrite: bool,

    #[arg(long, value_name = "DISPLAY,...", value_parser = pane_list_parser())]
    panes: Vec<PaneList>,

    #[arg(long, value_name = "DISPLAY", value_parser = display_parser())]
    trace: Vec<DisplayArgument>,

    #[arg(long)]
    collisions: bool,

    #[arg(long)]
    proof: bool,

    #[arg(long, value_name = "FIELD", allow_negative_numbers = true, value_parser = parse_field)]
    field: Option<NarrowFieldElision>,

    #[arg(long, value_name = "DISPLAY", value_parser = display_parser(), conflicts_with_all = ["panes", "trace", "collisions", "proof", "steps", "paper", "landscape"])]
    pane: Option<DisplayArgument>,

    #[arg(long, value_name = "DISPLAY", value_parser = display_parser(), conflicts_with_all = ["panes", "trace", "collisions", "proof", "field"])]
    steps: Option<DisplayArgument>,

    #[arg(long, value_name = "PAPER", value_parser = one_of(&PageSize::ALL, PageSize::id, PageSize::title))]
    paper: Option<PageSize>,

    #[arg(long)]
    landscape: bool,

    #[arg(long, value_name = "THEME", default_value = "light", value_parser = one_of(&SheetTheme::ALL, SheetTheme::id, SheetTheme::title))]
    theme: SheetTheme,

    #[arg(long, value_name = "NUMBER", value_parser = parse_scale)]
    scale: Option<f32>,

    #[command(flatten)]
    registry: RegistryArguments,

    #[arg(required = true, value_name = "NAME")]
    names: Vec<OsString>,
}

fn parse_scale(text: &str) -> Result<f32, String> {
    let number: f32 = text.parse().map_err(|_| message!(invalid_scale).to_string())?;
    if (0.25..=16.0).contains(&number) { Ok(number) } else { Err(message!(scale_out_of_range).to_string()) }
}

impl Arguments {
    /// Writes the sheets into files; nothing is written to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let form = self.checked_format().map_err(|it| unusable(&it))?;
        let registry = self.registry.read(context)?;
        let displays = self.panes.iter().flat_map(|it| &it.displays);
        let displays = displays.chain(&self.trace).chain(&self.pane).chain(&self.steps);
        if let Some(conflict) = context.file_conflict([self.output.as_path()], strategy_files(displays)) {
            return Err(unusable(&conflict));
        }
        files::check_writable(&self.output, true).map_err(|error| {
            let (file, reason) = (terminal::file_name(&self.output), file_error_text(&error));
            failed(&message!(file_message, file = file, reason = reason))
        })?;
        let mut names = Vec::new();
        let mut status = Status::Done;
        let read = input::each_name(&self.names, out, |_, given| {
            match registry.read_name(given, context.notation) {
                Ok(name) => {
                    let typed = String::from_utf8_lossy(given.bytes).into_owned();
                    names.push(SheetName { name, typed, line: given.line, registry: &registry });
                }
                Err(error) => {
                    print_message(&input_message(given, &zone_error_text(&error)));
                    status = Status::Unreadable;
                }
            }
            Ok(())
        })?;
        status = status.max(read);
        if names.is_empty() {
            print(&message!(sheet_without_names, file = terminal::file_name(&self.output)));
            return Ok(status.max(Status::Unreadable));
        }
        let requests = StopRequests::listen();
        let counts = PictureCounts::at_least(names.len());
        let report = || match form {
            SheetFormat::Pdf => {
                let (file, reason) = (terminal::file_name(&self.output), message!(stopped).to_string());
                print(&message!(file_not_saved, file = file, reason = reason));
            }
            SheetFormat::Svg | SheetFormat::Png => counts.print_stopped(),
        };
        let work = || self.write(context, form, &names, &counts, &requests);
        let written = match end_within_steps(&requests, report, work) {
            Ok(written) => written,
            Err(message) => {
                print_message(&message);
                Status::Failed
            }
        };
        Ok(requests.signal().map(Status::from).unwrap_or(status.max(written)))
    }

    /// The file format of `--output`.
    ///
    /// # Errors
    /// A message where the options do not fit the format.
    fn checked_format(&self) -> Result<SheetFormat, String> {
        let form = format_of(&self.output)?;
        if form == SheetFormat::Pdf && self.scale.is_some() {
            return Err(message!(scale_of_pdf).to_string());
        }
        if self.landscape && !matches!(self.paper(form), PageSize::A4 | PageSize::Letter) {
            return Err(message!(landscape_of_paper).to_string());
        }
        Ok(form)
    }

    fn paper(&self, form: SheetFormat) -> PageSize {
        self.paper.unwrap_or(if form == SheetFormat::Pdf { PageSize::A4 } else { PageSize::Fit })
    }

    fn options(&self, form: SheetFormat, notation: Notation) -> SheetOptions {
        let default = SheetOptions::default();
        let chosen: Vec<_> =
            self.panes.iter().flat_map(|it| &it.displays).map(|it| it.display().clone()).collect();
        let panes = if chosen.is_empty() { default.displays.clone() } else { chosen };
        SheetOptions {
            property_proofs: if self.proof { property_results(&panes) } else { Vec::new() },
            page_size: self.paper(form),
            is_landscape: self.landscape,
            theme: self.theme,
            notation,
            displays: panes,
            traced_displays: self.trace.iter().map(|it| it.display().clone()).collect(),
            searches_visual_collisions: self.collisions,
            narrow_field_elision: self.field,
            ..default
        }
    }

    fn write(
        &self,
        context: &CommandContext,
        form: SheetFormat,
        names: &[SheetName<'_>],
        counts: &PictureCounts,
        requests: &StopRequests,
    ) -> Result<Status, String> {
        let options = self.options(form, context.notation);
        let has_steps = self.steps.is_some() || !self.trace.is_empty();
        let longest = names.iter().map(|it| it.name.characters().len()).max().unwrap_or_default();
        if has_steps && longest > MAX_FULL_TRACE_CHARACTERS {
            return Err(
                message!(steps_of_long_name, count = longest, most = MAX_FULL_TRACE_CHARACTERS).to_string()
            );
        }
        if let Some(steps) = &self.steps
            && let Some(name) =
                names.iter().find(|it| !Sheet::can_show_trace_steps(&it.name, steps.display()))
        {
            let count = name.name.characters().len();
            let steps = Sheet::count_trace_steps_with_changes(&name.name, steps.display());
            return Err(message!(steps_too_large, count = count, steps = steps).to_string());
        }
        match form {
            SheetFormat::Pdf => self.write_document(names, &options, requests),
            SheetFormat::Svg | SheetFormat::Png => {
                self.write_pictures(context, form, names, (&options, counts), requests)
            }
        }
    }

    fn write_pictures(
        &self,
        context: &CommandContext,
        form: SheetFormat,
        names: &[SheetName<'_>],
        (options, counts): (&SheetOptions, &PictureCounts),
        requests: &StopRequests,
    ) -> Result<Status, String> {
        let count = self.count_pages(names, options, requests)?;
        if let Some(conflict) = Pictures::file_conflict(context, &self.output, count) {
            print_message(&conflict);
            return Ok(Status::Unreadable);
        }
        let mut pictures = Pictures::new(&self.output, self.overwrite, count, counts)?;
        for name in names {
            let sheet = if requests.signal().is_some() { None } else { self.sheet(name, options, requests) };
            let Some(sheet) = sheet else {
                counts.print_stopped();
                break;
            };
            for page in &sheet.pages {
                let bytes = match form {
                    SheetFormat::Svg => render_svg(&sheet, page, self.scale.unwrap_or(1.0)).into_bytes(),
                    _ => render_png(&sheet, page, self.scale.unwrap_or(2.0)).map_err(|error| {
                        let file = terminal::file_name(&pictures.next_file());
                        let (width, height) = (error.width_px, error.height_px);
                        message!(picture_too_large, file = file, width = width, height = height).to_string()
                    })?,
                };
                if !pictures.write(&bytes) {
                    return Ok(Status::Failed);
                }
            }
        }
        Ok(Status::Done)
    }

    /// The number of pages, for the numbers of their files.
    ///
    /// # Errors
    /// A message where they are too many: before any page is laid out if that is certain, else as soon as it is.
    fn count_pages(
        &self,
        names: &[SheetName<'_>],
        options: &SheetOptions,
        requests: &StopRequests,
    ) -> Result<usize, String> {
        // Each name has at least one page; with `--steps`, each step has one.
        let at_least = |name: &SheetName<'_>| match &self.steps {
            Some(steps) if requests.signal().is_none() => {
                Sheet::count_trace_steps_with_changes(&name.name, steps.display())
            }
            _ => 1,
        };
        let least = total_within_limit(names.iter().map(at_least))?;
        // A page of `Paper::Fit` is as large as its contents, so each name has one.
        if options.page_size == PageSize::Fit && self.steps.is_none() {
            return Ok(least);
        }
        let pages = |name: &SheetName<'_>| match requests.signal().map(Status::from) {
            Some(_) => 1,
            None => self.sheet(name, options, requests).map_or(1, |it| it.pages.len()),
        };
        total_within_limit(names.iter().map(pages))
    }

    /// The pages of a name; `None` where the program was asked to end.
    fn sheet(&self, name: &SheetName<'_>, options: &SheetOptions, requests: &StopRequests) -> Option<Sheet> {
        self.sheet_of(&name.report(), options, requests)
    }

    fn sheet_of(
        &self,
        report: &InputReport,
        options: &SheetOptions,
        requests: &StopRequests,
    ) -> Option<Sheet> {
        Some(match (&self.pane, &self.steps) {
            (Some(pane), _) => Sheet::of_single_display_line(report, pane.display(), options),
            (_, Some(steps)) => {
                return Sheet::of_trace_steps(report, steps.display(), options, &|| {
                    requests.signal().is_some()
                });
            }
            (None, None) => {
                return Sheet::of(report, options, &|| requests.signal().is_some());
            }
        })
    }
}

/// A name to draw, with its input as it was typed.
struct SheetName<'a> {
    name: Input,
    typed: String,
    /// Its line of standard input, from 1.
    line: Option<u64>,
    /// The rules by which it is judged.
    registry: &'a Registry,
}

impl SheetName<'_> {
    fn report(&self) -> InputReport {
        let options = NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..NameAnalysisOptions::default()
        };
        InputReport::with_analysis_options(self.name.clone(), self.registry.options_for(&self.name, options))
    }
}
