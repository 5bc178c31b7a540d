//! What is said where the arguments cannot be read; and the help, which the same library writes.

use std::io::{self, Write};
use std::process::ExitCode;

use bidiscope_bidi::name::excerpt;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue};

use super::{Status, after_writing, output, terminal};

/// The most characters of an argument that are repeated.
pub(super) const MOST_REPEATED: usize = 200;

/// Gives the help that was asked for, or says what is wrong with the arguments, with nothing of them raw.
pub(super) fn answer(error: clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let written = error.print().and_then(|()| io::stdout().flush());
        return after_writing(written.map_err(|error| output::named(&error))).into();
    }
    let told = tamed(error).render().to_string();
    // Nothing of an argument ends a line by now; but for the library's line ends nothing is to act.
    let visible: Vec<String> = told.lines().map(terminal::shown).collect();
    let _ = writeln!(io::stderr(), "{}", visible.join("\n"));
    Status::Unreadable.into()
}

/// The error with what it repeats of the arguments cut short and made visible.
fn tamed(mut error: clap::Error) -> clap::Error {
    let repeated: Vec<(ContextKind, ContextValue)> =
        error.context().filter_map(|(kind, value)| Some((kind, tamed_value(kind, value)?))).collect();
    for (kind, value) in repeated {
        error.insert(kind, value);
    }
    error
}

/// `None` for what is the program's own.
fn tamed_value(kind: ContextKind, value: &ContextValue) -> Option<ContextValue> {
    let visible = |text: &str| excerpt(text, MOST_REPEATED);
    match value {
        ContextValue::String(text) => Some(ContextValue::String(visible(text))),
        ContextValue::Strings(texts) => {
            Some(ContextValue::Strings(texts.iter().map(|it| visible(it)).collect()))
        }
        // Suggestions repeat the argument; the usage does not, and has lines of its own.
        ContextValue::StyledStrs(texts) if kind == ContextKind::Suggested => {
            let tamed = |it: &StyledStr| StyledStr::from(visible(&it.to_string()));
            Some(ContextValue::StyledStrs(texts.iter().map(tamed).collect()))
        }
        _ => None,
    }
}
