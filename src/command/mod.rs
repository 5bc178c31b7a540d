//! The command line: [`program`] has its commands; [`window`] opens the window, and each subcommand has a module of its own.
//!
//! Results go to standard output, everything else to standard error. A command returns a [`Status`], or a [`Stop`] where it
//! ends early; errors of writing standard output are handled once, in [`run`].

mod arguments;
mod check_messages;
mod collisions;
mod collisions_against;
mod colours;
mod command_names;
mod comparison_list;
mod completions;
pub(crate) mod context;
mod convert;
mod custom_strategies;
mod display_argument;
mod field_argument;
mod help;
mod index;
mod index_job;
mod input;
mod input_name;
mod inspect;
mod late_stop;
mod lesson;
mod lesson_check;
mod lgr;
mod link;
mod manual;
mod memory;
mod name_check;
mod number;
mod one_of;
#[cfg(feature = "gui")]
mod open_target;
mod option_groups;
mod output;
mod output_file;
mod parent_zone;
pub(crate) mod program;
mod progress;
mod registry;
mod registry_rules;
mod report;
mod rule_file;
mod rulesets;
mod scan;
mod sheet;
mod standard_error;
mod status;
mod study;
mod temporary_file;
mod terminal;
mod terminal_page;
mod text;
mod trace;
mod url_lookalikes;
mod usage_error;
mod window;
mod without_window;
mod words;

use std::ffi::OsString;
use std::process::ExitCode;

use bidiscope_system::panics::CaughtPanic;
use bidiscope_system::signals;
use bidiscope_words::message;

use context::CommandContext;
use output::{Output, output_status};
use program::Command;
use standard_error::{print, print_backtrace};
use status::{Status, Stop};

/// Runs the program on the arguments of the process.
pub(crate) fn run() -> ExitCode {
    signals::make_file_size_limit_an_error();
    // Before the catalogue and the arguments take memory.
    let exit_without_memory = signals::exit_on_out_of_memory_while_enabled(Status::Failed as i32);
    let typed: Vec<OsString> = std::env::args_os().collect();
    let context = CommandContext::default();
    if let Err(status) = words::install_first(&context, &typed) {
        return status.into();
    }
    let arguments = match arguments::read(&typed) {
        Ok(arguments) => arguments,
        Err(error) => return usage_error::print(error),
    };
    if let Err(status) = arguments.words.install(&context) {
        return status.into();
    }
    // A check lists them.
    if !arguments.check {
        words::WordsArguments::print_missing();
    }
    let command = arguments.command.as_ref();
    // The window ends by the signal, for debuggers.
    exit_without_memory.set_enabled(command.is_some());
    let mut out =
        Output::new(command.is_some_and(Command::must_finish), command.is_some_and(Command::writes_raw_text));
    let answered = arguments.answer(context, &mut out);
    let has_sentences = answered.is_ok() && command.is_some_and(Command::writes_sentences);
    match answered {
        Ok(status) | Err(Stop::Reported(status)) => {
            let status = status.max(output_status(out.end()));
            if has_sentences {
                words::print_review_note();
            }
            status.into()
        }
        Err(Stop::Output(error)) => output_status(Err(error)).into(),
    }
}

/// Prints a caught panic, and gives the exit status for it.
pub(crate) fn report_panic(panic: &CaughtPanic) -> ExitCode {
    print(&message!(internal_error, error = terminal::escaped(&panic.to_string())));
    print_backtrace(panic);
    Status::Failed.into()
}
