//! `bidiscope inspect`: compares the displays of a name, and says whether it may be registered.

mod html_report;
mod reading;
mod registered;
mod test_lines;

use std::ffi::OsString;
use std::io::{self, Write};

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{CheckedRules, NameAnalysisOptions, ZoneError};
use bidiscope_list::scan::{RegistrationConcern, RegistrationDecision};
use bidiscope_report::json;
use bidiscope_report::list::{RegisteredNamesComparison, concerns_of};
use bidiscope_report::page::{PageOptions, name_page};
use bidiscope_report::words::error::zone_error_text;
use bidiscope_url::InputAnalysis;
use bidiscope_url::reader::elision::NarrowFieldElision;

use super::colours::Colours;
use super::context::CommandContext;
use super::display_argument::{self, DisplayArgument, display_parser};
use super::field_argument::parse_field;
use super::input_name::{InputName, input_message};
use super::name_check::NameCheck;
use super::one_of::one_of;
use super::registry::{Registry, RegistryArguments};
use super::report::ReportArguments;
use super::standard_error::{print_message, unusable};
use super::status::{Status, Stop};
use super::{input, terminal_page};
use reading::{Reading, ReadingArguments};
use registered::{GivenName, RegisteredArguments};
use test_lines::LevelArguments;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, conflicts_with = "report")]
    json: bool,

    #[arg(
        long,
        value_name = "RULES",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "bidi",
        value_parser = one_of(&NameCheck::ALL, NameCheck::id, NameCheck::title)
    )]
    pub(super) check: Option<NameCheck>,

    #[arg(long, requires = "check", conflicts_with = "report")]
    only_failing: bool,

    #[arg(long, conflicts_with_all = ["json", "only_failing", "contexts", "field", "report"])]
    quiet: bool,

    #[command(flatten)]
    registry: RegistryArguments,

    #[command(flatten)]
    registered: RegisteredArguments,

    #[command(flatten)]
    reading: ReadingArguments,

    #[command(flatten)]
    levels: LevelArguments,

    #[arg(long)]
    contexts: bool,

    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = display_parser())]
    displays: Vec<DisplayArgument>,

    #[arg(long, value_name = "FIELD", allow_negative_numbers = true, value_parser = parse_field)]
    field: Option<NarrowFieldElision>,

    #[command(flatten)]
    report: ReportArguments,

    #[arg(long, requires = "report")]
    overwrite: bool,

    #[arg(required_unless_present = "print_words", value_name = "NAME")]
    names: Vec<OsString>,
}

/// The line of JSON that `inspect --json` writes for a name, which a PDF has as an attachment.
pub(super) fn json_line(
    typed: &str,
    line: Option<u64>,
    notation: Notation,
    analysis: &InputAnalysis,
) -> Vec<u8> {
    let displays = Strategy::BUILT_IN.map(DisplayConfig::with_default_options);
    let mut json = Vec::new();
    // Writing to a vector does not fail.
    let _ =
        json::write_line(&mut json, &json::NameJson::new(typed, line, notation, analysis, &displays, None));
    json
}

impl Arguments {
    /// Writes the result for each name to `out`. An error in one name does not stop the others.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let asks_of_names = self.asks_of_names();
        if let Some(conflict) = self.reading.conflict(asks_of_names) {
            return Err(unusable(&conflict));
        }
        let registry = self.registry.read(context)?;
        if let Some(file) = &self.report.report {
            return self.write_report(context, file, &registry, out);
        }
        let mut writer = ResultWriter {
            arguments: self,
            notation: context.notation,
            registry: &registry,
            colours: Colours::for_stdout(),
            reading: self.reading.reading(asks_of_names, &self.names),
            is_first: true,
        };
        let registered = self.registered.list(&registry, context, self.registry.parent_zone.append);
        let mut status = Status::Done;
        let mut write =
            |out: &mut dyn Write, given: InputName<'_>, answer: Option<RegisteredNamesComparison>| {
                match writer.reading.read(given, &registry, context.notation) {
                    Ok(inputs) => {
                        for input in inputs {
                            status = status.max(writer.write_result(out, given, (&input, answer.clone()))?);
                        }
                    }
                    Err(error) => status = status.max(writer.write_error(out, given, &error)?),
                }
                io::Result::Ok(())
            };
        let Some(registered) = registered else {
            let read = input::each_name(&self.names, out, |out, given| write(out, given, None))?;
            return Ok(status.max(read));
        };
        // The list is read once for all names.
        let mut names = Vec::new();
        let read = input::each_name(&self.names, out, |_, given| {
            names.push(GivenName::of(given));
            Ok(())
        })?;
        let answers = registered.answers(&names, self.fixes_satisfy())?;
        for (given, answer) in names.iter().zip(answers) {
            write(out, given.as_input(), Some(answer))?;
        }
        Ok(status.max(read))
    }

    /// Whether the results are written here, and not to a page that is a file of its own.
    pub(super) const fn writes_sentences(&self) -> bool {
        self.report.report.is_none() && !self.quiet && self.levels.format.is_none()
    }

    /// What suggested fixes satisfy.
    fn fixes_satisfy(&self) -> CheckedRules {
        self.check.map_or_else(CheckedRules::default, NameCheck::fixes_satisfy)
    }

    /// The analysis of a name.
    fn analysis(&self, name: &Input, registry: &Registry) -> InputAnalysis {
        let options = NameAnalysisOptions {
            grouping_search_limits: if self.contexts {
                GroupingSearchLimits::FULL_SEARCH
            } else {
                GroupingSearchLimits::SHORT_SEARCH
            },
            check_fixes_must_pass: self.fixes_satisfy(),
            ..NameAnalysisOptions::default()
        };
        InputAnalysis::with_options(name, registry.options_for(name, options))
    }

    /// Whether something is asked that only names have an answer to.
    fn asks_of_names(&self) -> bool {
        self.check.is_some() || self.registry.is_given() || self.registered.is_given()
    }

    /// The displays that are compared: where none are asked for, all that say something of it.
    fn displays_of(&self, analysis: &InputAnalysis) -> Vec<DisplayConfig> {
        display_argument::displays_or_default(
            &self.displays,
            Strategy::for_input_type(analysis.input().input_type()),
        )
    }

    /// What `--check` says of a name, and whether the name fails; the displays of `--strategy` are those in which its host is
    /// checked. With a check a name fails too that is taken; without one a profile says what fails, or else what is refused or
    /// taken does.
    fn checked(
        &self,
        analysis: &InputAnalysis,
        (registry, answer): (&Registry, Option<&RegisteredNamesComparison>),
    ) -> (Vec<String>, bool) {
        let displays = display_argument::displays_or_default(&self.displays, &[]);
        let (mut messages, mut fails) =
            self.check.map_or_else(Default::default, |check| check.messages(analysis, &displays));
        let is_taken = answer.is_some_and(|it| it.decision == RegistrationDecision::TakenInOtherList);
        fails |= match (self.check, registry.profile()) {
            (Some(_), _) => is_taken,
            (None, Some(_)) => {
                let fail_on = registry
                    .fail_on()
                    .unwrap_or(&[RegistrationConcern::Refused, RegistrationConcern::TakenInOtherList]);
                let with_others = answer.map(|it| it.concerns).unwrap_or_default();
                let concerns = concerns_of(analysis).union(with_others);
                fail_on.iter().any(|&it| concerns.has(it))
            }
            (None, None) => false,
        };
        if fails && self.quiet && self.check.is_none() {
            messages
                .extend(NameCheck::Rules(CheckedRules::Idna2008Registration).messages(analysis, &displays).0);
        }
        if is_taken && fails && (self.quiet || self.check.is_some()) {
            let sentences: Vec<String> = answer
                .into_iter()
                .flat_map(RegisteredNamesComparison::decision_sentences)
                .map(|it| it.to_string())
                .collect();
            messages.push(sentences.join(" "));
        }
        (messages, fails)
    }
}

/// Writes the results of the names, one after another.
struct ResultWriter<'a> {
    arguments: &'a Arguments,
    notation: Notation,
    registry: &'a Registry,
    reading: Reading,
    colours: Colours,
    /// Whether nothing was written yet.
    is_first: bool,
}

impl ResultWriter<'_> {
    fn write_result(
        &mut self,
        out: &mut dyn Write,
        given: InputName<'_>,
        (name, answer): (&Input, Option<RegisteredNamesComparison>),
    ) -> io::Result<Status> {
        if self.arguments.levels.format.is_some() {
            return self.arguments.levels.write(out, name);
        }
        let analysis = self.arguments.analysis(name, self.registry);
        let (messages, fails) = self.arguments.checked(&analysis, (self.registry, answer.as_ref()));
        if !self.arguments.quiet && (fails || !self.arguments.only_failing) {
            self.write(out, given, (&analysis, answer))?;
        }
        for message in messages {
            print_message(&input_message(given, &message));
        }
        Ok(if fails { Status::Failed } else { Status::Done })
    }

    fn write(
        &mut self,
        out: &mut dyn Write,
        given: InputName<'_>,
        (analysis, registered): (&InputAnalysis, Option<RegisteredNamesComparison>),
    ) -> io::Result<()> {
        let is_first = std::mem::take(&mut self.is_first);
        let displays = self.arguments.displays_of(analysis);
        if self.arguments.json {
            let typed = String::from_utf8_lossy(given.bytes);
            let answer = json::NameJson::new(
                &typed,
                given.line,
                self.notation,
                analysis,
                &displays,
                self.arguments.field,
            );
            return json::write_line(out, &answer.with_registered_comparison(registered.as_ref()));
        }
        if !is_first {
            writeln!(out)?;
        }
        let page = PageOptions {
            displays,
            notation: self.notation,
            input_line_number: given.line,
            narrow_field_elision: self.arguments.field,
            registered_comparison: registered,
            mentions_contexts_command_option: true,
            ..PageOptions::default()
        };
        terminal_page::write(out, self.colours, analysis.input(), &name_page(analysis, &page))
    }

    fn write_error(
        &self,
        out: &mut dyn Write,
        given: InputName<'_>,
        error: &ZoneError,
    ) -> io::Result<Status> {
        given.refuse(out, self.arguments.json, error)?;
        // With `--check` standard error names every name for which the status is not 0, also with `--json`.
        if self.arguments.json && self.arguments.check.is_some() {
            print_message(&input_message(given, &zone_error_text(error)));
        }
        Ok(Status::Unreadable)
    }
}
