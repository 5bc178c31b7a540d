//! What is done where no window can be opened: its contents are printed, where they can be text.

use std::ffi::OsStr;
use std::io::{self, Write};
#[cfg(feature = "gui")]
use std::path::Path;
use std::path::PathBuf;

use bidiscope_bidi::name::{Input, Notation, text_from_utf8};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::NameAnalysisOptions;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_report::examples::START_EXAMPLE_DOMAIN_NAME;
use bidiscope_report::page::{PageOptions, name_page};
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use super::colours::Colours;
use super::context::CommandContext;
use super::input_name::{InputName, input_message};
use super::standard_error::print_message;
use super::status::{Status, Stop};
#[cfg(feature = "gui")]
use super::text;
use super::{lesson_check, terminal, terminal_page};

/// What the window was asked for.
pub(super) enum WindowRequest {
    /// The comparison of the displays of a name.
    Comparison,
    /// A lesson in this file.
    Lesson(PathBuf),
    /// The lesson of a link: its identifier, or its file.
    LinkedLesson(String),
    /// A picture of the window in this file.
    #[cfg(feature = "gui")]
    Picture(PathBuf),
    /// Running text in this file.
    #[cfg(feature = "gui")]
    Text(PathBuf),
    /// A saved session in this file.
    #[cfg(feature = "gui")]
    Session(PathBuf),
    /// A tab for which there is a command, with this command.
    #[cfg(feature = "gui")]
    Tab(&'static str),
}

/// Prints why there is no window, and writes to `out` what can be shown as text.
pub(super) fn print_instead(
    context: &CommandContext,
    reason: &str,
    request: &WindowRequest,
    name: Option<(&OsStr, Notation)>,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    let print = |next: Message<'_>| {
        print_message(&terminal::escaped(&message!(no_window, reason = reason, next = next).to_string()));
    };
    #[cfg(feature = "gui")]
    let failed = |why: Message<'_>| {
        print(why);
        Ok(Status::Failed)
    };
    match request {
        WindowRequest::Comparison => {
            print(message!(comparison_follows));
            Ok(write_comparison(name, out)?)
        }
        WindowRequest::Lesson(file) => {
            print(message!(lesson_follows));
            Ok(lesson_check::check(context, std::slice::from_ref(file), false, out)?)
        }
        WindowRequest::LinkedLesson(lesson) => {
            print(message!(lesson_follows));
            Ok(lesson_check::check_linked(lesson, out)?)
        }
        #[cfg(feature = "gui")]
        WindowRequest::Picture(file) => {
            failed(message!(picture_not_written, file = file.display().to_string()))
        }
        #[cfg(feature = "gui")]
        WindowRequest::Session(file) => {
            failed(message!(session_not_opened, file = file.display().to_string()))
        }
        // The window refuses it too: it might never end.
        #[cfg(feature = "gui")]
        WindowRequest::Text(file) if is_pipe_or_device(file) => {
            failed(message!(text_not_read, file = file.display().to_string()))
        }
        #[cfg(feature = "gui")]
        WindowRequest::Text(file) => {
            print(message!(text_follows, file = file.display().to_string()));
            // For the window `-` is the name of a file.
            let file = if file.as_os_str() == "-" { Path::new(".").join(file) } else { file.clone() };
            text::Arguments::listing(file.into_os_string()).run(context, out)
        }
        #[cfg(feature = "gui")]
        WindowRequest::Tab(command) => failed(message!(command_without_window, command = *command)),
    }
}

#[cfg(feature = "gui")]
fn is_pipe_or_device(file: &Path) -> bool {
    std::fs::metadata(file).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

/// Writes the comparison of `name`, or of the start example, to `out`.
fn write_comparison(name: Option<(&OsStr, Notation)>, out: &mut dyn Write) -> io::Result<Status> {
    let (bytes, notation) = match name {
        Some((name, notation)) => (name.as_encoded_bytes(), notation),
        None => (START_EXAMPLE_DOMAIN_NAME.as_bytes(), Notation::Unicode),
    };
    match text_from_utf8(bytes).and_then(|it| Input::read_detecting_type(it, notation)) {
        Ok(name) => {
            let displays = Strategy::for_input_type(name.input_type())
                .iter()
                .copied()
                .map(DisplayConfig::with_default_options);
            let page = PageOptions {
                displays: displays.collect(),
                notation,
                mentions_contexts_command_option: true,
                ..PageOptions::default()
            };
            let options = NameAnalysisOptions {
                grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
                ..NameAnalysisOptions::default()
            };
            let analysis = InputAnalysis::with_options(&name, options);
            let sections = name_page(&analysis, &page);
            terminal_page::write(out, Colours::for_stdout(), &name, &sections).map(|()| Status::Done)
        }
        Err(error) => {
            let error = read_error_text(&error);
            print_message(&input_message(InputName { bytes, line: None }, &error));
            Ok(Status::Unreadable)
        }
    }
}
