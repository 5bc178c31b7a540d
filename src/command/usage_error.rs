//! Prints errors about the arguments, and the help, which clap returns as an error too.

use std::io::{self, Write};
use std::process::ExitCode;

use bidiscope_bidi::name::excerpt;
use bidiscope_system::files;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue};

use super::output::output_status;
use super::status::Status;
use super::{output, terminal};

/// The most characters of an argument that a message repeats.
pub(super) const MAX_REPEATED: usize = 200;

/// Prints the help that was asked for, or what is wrong with the arguments, with control characters escaped.
pub(super) fn print(error: clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let written = files::check_standard_output_is_open()
            .and_then(|()| error.print())
            .and_then(|()| io::stdout().flush());
        return output_status(written.map_err(|error| output::output_error(&error))).into();
    }
    let message = escape_context(error).render().to_string();
    // Line ends in arguments are escaped by now: those that are left are clap's own.
    let lines: Vec<String> = message.lines().map(terminal::in_display_order).collect();
    let _ = writeln!(io::stderr(), "{}", lines.join("\n"));
    Status::Unreadable.into()
}

/// The error with the arguments that it repeats cut short and escaped.
fn escape_context(mut error: clap::Error) -> clap::Error {
    let repeated: Vec<(ContextKind, ContextValue)> =
        error.context().filter_map(|(kind, value)| Some((kind, escape_value(kind, value)?))).collect();
    for (kind, value) in repeated {
        error.insert(kind, value);
    }
    error
}

/// `None` for a value that repeats nothing of the arguments.
fn escape_value(kind: ContextKind, value: &ContextValue) -> Option<ContextValue> {
    let cut = |text: &str| excerpt(text, MAX_REPEATED);
    match value {
        ContextValue::String(text) => Some(ContextValue::String(cut(text))),
        ContextValue::Strings(texts) => Some(ContextValue::Strings(texts.iter().map(|it| cut(it)).collect())),
        // Suggestions repeat the argument; the usage does not, and its line ends must stay.
        ContextValue::StyledStrs(texts) if kind == ContextKind::Suggested => {
            let escape = |it: &StyledStr| StyledStr::from(cut(&it.to_string()));
            Some(ContextValue::StyledStrs(texts.iter().map(escape).collect()))
        }
        _ => None,
    }
}
