//! `inspect --report`: the results for names as one page of HTML.

use std::io::Write;
use std::path::Path;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_export::html::{MAX_REPORTED_NAMES, NamesReport, ReportMetadata};
use bidiscope_report::list::RegisteredNamesComparison;
use bidiscope_report::page::list::UnreadableName;
use bidiscope_report::page::{PageOptions, name_page};
use bidiscope_report::profile::single_zone_rules_text;
use bidiscope_report::words::error::zone_error_message;
use bidiscope_report::words::lgr::registry_ruleset_titles;

use super::super::context::CommandContext;
use super::super::display_argument::strategy_files;
use super::super::input_name::{InputName, input_message};
use super::super::late_stop::end_within_steps;
use super::super::output_file::OutputFile;
use super::super::registry::Registry;
use super::super::standard_error::{print, print_message, unusable};
use super::super::status::{Status, Stop};
use super::super::{input, report};
use super::Arguments;
use super::registered::{GivenName, RegisteredFile};
use bidiscope_system::signals::StopRequests;
use bidiscope_words::message;

/// A name, with its input as it was typed.
struct TypedName {
    name: Input,
    input: String,
    line: Option<u64>,
    /// What the registered names say of it.
    registered: Option<RegisteredNamesComparison>,
}

impl Arguments {
    /// Writes the report; nothing is written to `out`.
    pub(super) fn write_report(
        &self,
        context: &CommandContext,
        file: &Path,
        registry: &Registry,
        out: &mut dyn Write,
    ) -> Result<Status, Stop> {
        let registered = self.registered.list(registry, context, self.registry.parent_zone.append);
        let list = registered.as_ref().map(RegisteredFile::file);
        if let Some(conflict) = context.file_conflict([file], strategy_files(&self.displays).chain(list)) {
            return Err(unusable(&conflict));
        }
        // First, so that an error of the file comes before the names are read.
        let file = report::begin(file, self.overwrite)?;
        let (mut names, mut given_names) = (Vec::new(), Vec::new());
        let mut unreadable = Vec::new();
        let mut is_too_many = false;
        let reading = self.reading.reading(self.asks_of_names(), &self.names);
        let read = input::each_name(&self.names, out, |_, given| {
            if names.len() + unreadable.len() == MAX_REPORTED_NAMES {
                is_too_many = true;
                return Ok(());
            }
            match reading.read(given, registry, context.notation) {
                Ok(inputs) => {
                    for name in inputs {
                        given_names.push(GivenName::of(given));
                        names.push(TypedName {
                            name,
                            registered: None,
                            input: report::input_excerpt(given.bytes),
                            line: given.line,
                        });
                    }
                }
                Err(error) => {
                    let reason = zone_error_message(&error);
                    print_message(&input_message(given, &reason.to_string()));
                    let (input, line) = (report::input_excerpt(given.bytes), given.line);
                    unreadable.push(UnreadableName {
                        input_text: input,
                        file_line_number: line,
                        isolated_reason_text: reason.text_with_isolated_values(),
                        passed_through_values: Vec::new(),
                    });
                }
            }
            Ok(())
        })?;
        if is_too_many || names.is_empty() {
            file.abandon();
            print(&match is_too_many {
                true => message!(report_of_too_many_names, most = MAX_REPORTED_NAMES),
                false => message!(report_without_names),
            });
            return Ok(read.max(Status::Unreadable));
        }
        if let Some(registered) = registered {
            let answers = match registered.answers(&given_names, self.fixes_satisfy()) {
                Ok(answers) => answers,
                Err(stop) => {
                    file.abandon();
                    return Err(stop);
                }
            };
            for (name, answer) in names.iter_mut().zip(answers) {
                name.registered = Some(answer);
            }
        }
        let status = if unreadable.is_empty() { read } else { Status::Unreadable };
        let about = ReportMetadata {
            zone: registry.zone().map(|it| it.zone().name_text()),
            other_rules_text: single_zone_rules_text(registry.rules()),
            profile: registry.profile_name().map(str::to_owned),
            list_has_zone_column: false,
            ruleset_titles: registry_ruleset_titles(registry.rules()),
            notation: context.notation,
            created_unix_seconds: report::creation_time(),
        };
        let mut report = NamesReport::new(&about, names.iter().map(|it| &it.name), &unreadable);
        let requests = StopRequests::listen();
        let written = end_within_steps(
            &requests,
            || (),
            || self.write_names(file, &mut report, &names, (registry, &requests), context.notation),
        );
        Ok(match written {
            Ok((mut file, failed)) => {
                match file.write(report.html_after_names(&unreadable).as_bytes()).and_then(|()| file.finish())
                {
                    Ok(()) => status.max(failed),
                    Err(ended) => status.max(ended),
                }
            }
            Err(ended) => status.max(ended),
        })
    }

    /// Writes the report up to its last part; the status says whether a name fails the check.
    ///
    /// # Errors
    /// The exit status, where the file cannot be written or the program was asked to end.
    fn write_names(
        &self,
        mut file: OutputFile,
        report: &mut NamesReport<'_>,
        names: &[TypedName],
        (registry, requests): (&Registry, &StopRequests),
        notation: Notation,
    ) -> Result<(OutputFile, Status), Status> {
        let mut status = Status::Done;
        file.write(report.html_before_names().as_bytes())?;
        for TypedName { name, input, line, registered } in names {
            if let Some(ended) = requests.signal().map(Status::from) {
                file.abandon();
                return Err(ended);
            }
            let analysis = self.analysis(name, registry);
            let given = InputName { bytes: input.as_bytes(), line: *line };
            let (messages, fails) = self.checked(&analysis, (registry, registered.as_ref()));
            for message in messages {
                print_message(&input_message(given, &message));
            }
            if fails {
                status = Status::Failed;
            }
            let page = PageOptions {
                displays: self.displays_of(&analysis),
                notation,
                input_line_number: *line,
                registered_comparison: registered.clone(),
                searches_visual_collisions: true,
                narrow_field_elision: self.field,
                mentions_contexts_command_option: true,
                ..PageOptions::default()
            };
            file.write(report.next_name_html(name, &name_page(&analysis, &page)).as_bytes())?;
        }
        Ok((file, status))
    }
}
