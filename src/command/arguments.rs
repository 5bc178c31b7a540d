//! Reads the arguments, and refuses options that would have no effect where they are given.

use std::ffi::OsString;

use bidiscope_bidi::name::excerpt;
use bidiscope_idna::verdict::CheckedRules;
use bidiscope_words::{Message, message};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, CommandFactory, Error, FromArgMatches};

use super::command_names::{COMMANDS_WITHOUT_NAMES, PROGRAM};
use super::name_check::NameCheck;
use super::program::Arguments;
use super::usage_error::MAX_REPEATED;
use super::{help, window};

/// What `lgr` answers about a ruleset alone.
const LGR_WITHOUT_LABELS: [&str; 3] = ["audit", "diff", "show"];

/// Reads the arguments of the process.
///
/// # Errors
/// An unknown argument, or one that has no effect here. Help and version that were asked for are returned as an error
/// too, as clap does.
pub(super) fn read(typed: &[OsString]) -> Result<Arguments, Error> {
    let matches = Arguments::command().try_get_matches_from(typed).map_err(|error| {
        let answering = match error.kind() {
            ErrorKind::DisplayVersion => Arguments::command().long_version(help::version()),
            // Also where a command of a command is missing.
            ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                help::with_help(Arguments::command(), &|it| help::is_typed(it, typed))
            }
            _ => {
                let other = misspelt_command(typed, &error).or_else(|| leading_hyphen(typed, &error));
                return other.unwrap_or(error);
            }
        };
        answering.try_get_matches_from(typed).err().unwrap_or(error)
    })?;
    match option_without_effect(&matches).or_else(|| check_rules_as_name(&matches, typed)) {
        Some(message) => Err(Arguments::command().error(ErrorKind::ArgumentConflict, message)),
        None => {
            Arguments::from_arg_matches(&matches).map_err(|error| error.format(&mut Arguments::command()))
        }
    }
}

/// The message about an argument that has no effect where it is given.
fn option_without_effect(matches: &ArgMatches) -> Option<Message<'static>> {
    let Some((command, within)) = matches.subcommand() else {
        let is_unused = is_given(matches, "notation") && !is_given(matches, "name");
        if is_unused {
            return Some(message!(notation_without_name));
        }
        let name = matches.get_one::<OsString>("name").and_then(|it| it.to_str());
        let is_with_link = is_given(matches, "notation") && name.is_some_and(window::is_link);
        return is_with_link.then(|| message!(notation_with_link));
    };
    let command_name = command.to_owned();
    if is_given(matches, "name") {
        return Some(message!(name_before_command, command = command_name));
    }
    if COMMANDS_WITHOUT_NAMES.contains(&command) && is_given(within, "notation") {
        return Some(message!(notation_without_names, command = command_name));
    }
    if let Some((question, within)) = within.subcommand()
        && LGR_WITHOUT_LABELS.contains(&question)
        && is_given(within, "notation")
    {
        let command = format!("{command} {question}");
        return Some(message!(notation_without_names, command = command));
    }
    if command == "inspect"
        && is_given(within, "quiet")
        && is_given(within, "displays")
        && within.get_one::<NameCheck>("check") != Some(&NameCheck::Host)
    {
        return Some(message!(quiet_with_strategy));
    }
    if command == "inspect"
        && is_given(within, "quiet")
        && !["check", "profile"].iter().any(|it| is_given(within, it))
    {
        return Some(message!(quiet_without_check));
    }
    let of_window = window::Arguments::augment_args(Command::new(PROGRAM));
    let mut of_window = of_window.get_arguments().filter(|it| is_given(matches, it.get_id().as_str()));
    let written = of_window.find_map(|it| it.get_long());
    written.map(|option| message!(option_of_window, option = option.to_owned(), command = command_name))
}

/// The message about `inspect --check idna2008` and `scan --check idna2008`: they would read `idna2008` as a name, or as a
/// list, and check the Bidi rule only, and so accept names that IDNA2008 refuses.
fn check_rules_as_name(matches: &ArgMatches, typed: &[OsString]) -> Option<Message<'static>> {
    let (command, within) = matches.subcommand()?;
    let id = match command {
        "inspect" => "names",
        "scan" => "file",
        _ => return None,
    };
    // After `--` there are only names.
    let end = typed.iter().position(|it| it == "--").unwrap_or(typed.len());
    if !typed[..end].iter().any(|it| it == "--check") {
        return None;
    }
    let names = within.get_raw(id)?;
    let before_end = names.len().saturating_sub(typed.len().saturating_sub(end + 1));
    let mut rules = names.take(before_end).filter_map(|name| {
        CheckedRules::ALL.into_iter().map(CheckedRules::id).chain(["host"]).find(|it| name == *it)
    });
    let rules = rules.next()?;
    Some(match command {
        "scan" => message!(check_takes_equals_sign_in_scan, rules = rules),
        _ => message!(check_takes_equals_sign, rules = rules),
    })
}

fn is_given(matches: &ArgMatches, id: &str) -> bool {
    // Options of the window are unknown in a build without the feature `gui`.
    let is_known = matches.try_contains_id(id).is_ok();
    is_known && matches.value_source(id) == Some(ValueSource::CommandLine)
}

/// The error about a first word that is a misspelt command and is followed by other arguments. A single word is a name
/// for the window.
fn misspelt_command(typed: &[OsString], error: &Error) -> Option<Error> {
    if error.kind() != ErrorKind::UnknownArgument || typed.iter().any(|it| it == "--") {
        return None;
    }
    let matches = Arguments::command().ignore_errors(true).try_get_matches_from(typed).ok()?;
    let word = matches.get_one::<OsString>("name")?.to_str()?;
    let mut program = Arguments::command();
    let meant = closest_command(&program, word)?.to_owned();
    let word = excerpt(word, word.len());
    let message = message!(no_such_command_but, word = word, meant = meant);
    Some(program.error(ErrorKind::InvalidSubcommand, message))
}

/// The error about a name or a value that begins with a hyphen and so was read as an unknown option; `None` where it is
/// a misspelt option.
fn leading_hyphen(typed: &[OsString], error: &Error) -> Option<Error> {
    if error.kind() != ErrorKind::UnknownArgument || error.get(ContextKind::SuggestedArg).is_some() {
        return None;
    }
    // For a one-letter option this is only that letter.
    let Some(ContextValue::String(read)) = error.get(ContextKind::InvalidArg) else { return None };
    let words = typed.iter().map(|it| it.to_string_lossy()).enumerate().skip(1);
    let (at, word) = words.take_while(|(_, it)| it != "--").find(|(_, it)| it.starts_with(read.as_str()))?;
    if !word.starts_with('-') {
        return None;
    }
    let mut program = Arguments::command();
    let visible = excerpt(&word, MAX_REPEATED);
    let before = typed[at - 1].to_str().filter(|it| takes_next_word(&program, &typed[..at], it));
    let message = match before {
        Some(option) => message!(value_with_hyphen, option = option, value = visible),
        None => message!(no_such_option, word = visible),
    };
    Some(typed_command(&mut program, typed)?.error(ErrorKind::UnknownArgument, message))
}

/// The command that was typed, such as `lgr check`, whose usage an error about its arguments shows.
fn typed_command<'a>(program: &'a mut Command, typed: &[OsString]) -> Option<&'a mut Command> {
    program.build();
    let mut command = program;
    for word in typed.iter().skip(1).take_while(|it| *it != "--").filter_map(|it| it.to_str()) {
        if command.find_subcommand(word).is_some() {
            command = command.find_subcommand_mut(word)?;
        }
    }
    Some(command)
}

/// Whether `option` takes the next word as its value, in the program or in the command that was typed.
fn takes_next_word(program: &Command, typed: &[OsString], option: &str) -> bool {
    let Some(long) = option.strip_prefix("--") else { return false };
    let command = typed.iter().filter_map(|it| it.to_str()).find_map(|it| program.find_subcommand(it));
    let of_command = command.into_iter().flat_map(Command::get_arguments);
    program.get_arguments().chain(of_command).any(|it| {
        it.get_long() == Some(long) && it.get_action().takes_values() && !it.is_require_equals_set()
    })
}

/// The command whose name is at most two edits from `word`, whose capitals make no difference.
fn closest_command<'a>(program: &'a Command, word: &str) -> Option<&'a str> {
    /// The most edits: inserted, missing, exchanged or replaced letters.
    const MAX_EDITS: usize = 2;
    let names = program.get_subcommands().map(Command::get_name);
    let near = names.map(|name| (strsim::damerau_levenshtein(name, &word.to_lowercase()), name));
    // A short name is close to many words, so it allows fewer edits.
    near.filter(|&(edits, name)| edits <= MAX_EDITS.min(name.len() / 3)).min().map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::{Arguments, closest_command};

    #[test]
    fn misspelt_commands() {
        let program = Arguments::command();
        for (word, command) in [
            ("inspekt", Some("inspect")),
            ("inpsect", Some("inspect")),
            ("Inspect", Some("inspect")),
            ("inspct", Some("inspect")),
            ("colisions", Some("collisions")),
            ("txet", Some("text")),
            ("stduy", Some("study")),
            ("completion", Some("completions")),
            ("example", None),
            ("abc.com", None),
            ("a", None),
        ] {
            assert_eq!(closest_command(&program, word), command, "{word}");
        }
    }
}
