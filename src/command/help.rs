//! The help of the program and its commands, from the catalogue.
//!
//! What a command does is the message `help-` and its name (`help-lgr-check` for a command of a command); what its arguments
//! mean are attributes of that message, by their long names. `help-options` has those that are the same in several commands,
//! `help-lgr` those that are the same in several commands of `lgr`.

use std::ffi::OsString;

use bidiscope_bidi::name::{character_names_version, unicode_version};
use bidiscope_list::scan::ScanColumn;
use bidiscope_report::interpretation::RUNNING_TEXT_INTERPRETATION_NOTES;
use bidiscope_report::words::list::column_title;
use bidiscope_words::{Message, message};
use clap::{Arg, Command};

use super::command_names::{COMMANDS_WITHOUT_NAMES, PROGRAM};
use super::display_argument;
use super::option_groups::{self, OptionGroup};

/// The program with its help, and with that of the commands that are asked about; of each other command, what a list says of
/// it. The arguments are read without any help, which is faster.
pub(super) fn with_help(program: Command, is_asked: &dyn Fn(&Command) -> bool) -> Command {
    // Before the library has numbered the arguments.
    let mut program = option_groups::in_order(program);
    // Adds `--help`, and the global options to each command.
    program.build();
    command_with_help(program, is_asked)
}

/// Whether a command, or an alias of it, is among the words that were typed.
pub(super) fn is_typed(command: &Command, typed: &[OsString]) -> bool {
    let mut names = command.get_all_aliases().chain([command.get_name()]);
    names.any(|name| typed.iter().any(|it| it == name))
}

/// What `--version` prints after the name of the program.
pub(super) fn version() -> &'static str {
    let (unicode, names) = (unicode_version().to_string(), character_names_version().to_string());
    let version = env!("CARGO_PKG_VERSION");
    leaked(&message!(help_version, version = version, unicode = unicode, names = names))
}

/// For where the library takes no other text: the program ends after its help.
fn leaked(message: &Message<'_>) -> &'static str {
    message.to_string().leak()
}

fn command_with_help(command: Command, is_asked: &dyn Fn(&Command) -> bool) -> Command {
    let name = key_of(&command);
    let message = message_of(&name);
    let command = command.about(message.to_string());
    if name != PROGRAM && !is_asked(&command) {
        return command;
    }
    let below: Vec<String> = sections(&name).iter().map(Section::text).collect();
    let command = command
        .mut_args(|it| argument_with_help(&name, it))
        .mut_subcommands(|it| command_with_help(it, is_asked));
    let command = match message.attribute("about") {
        Some(more) => command.long_about(format!("{message}\n\n{more}")),
        None => command,
    };
    // The program's own is short enough for `-h`.
    let below = below.join("\n\n");
    let command = if name == PROGRAM { command.after_help(below) } else { command.after_long_help(below) };
    let template = template(&command);
    command.help_template(template).subcommand_help_heading(leaked(&message!(heading_commands)))
}

/// By what the messages of a built command are found: its name after those of the commands that it belongs to. In the copies
/// that clap makes of them for its command `help`, the commands have their own help.
pub(super) fn key_of(command: &Command) -> String {
    let path = command.get_display_name().unwrap_or(PROGRAM);
    match path.strip_prefix(PROGRAM).unwrap_or(path).trim_start_matches('-') {
        "" => PROGRAM.to_owned(),
        path if path.rsplit('-').next() == Some(HELP) => HELP.to_owned(),
        path => path.split('-').filter(|it| *it != HELP).collect::<Vec<_>>().join("-"),
    }
}

/// Clap's own command.
const HELP: &str = "help";

fn message_of(command: &str) -> Message<'static> {
    Message::by_id(format!("help-{command}"), Vec::new())
}

fn argument_with_help(command: &str, argument: Arg) -> Arg {
    let id = argument.get_id().as_str();
    let is_unused = COMMANDS_WITHOUT_NAMES.contains(&command) && id == "notation";
    // Values that another help, or another option of this one, explains.
    let is_explained = argument.is_hide_possible_values_set()
        || matches!(
            (command, id),
            ("sheet", "trace" | "pane" | "steps") | (PROGRAM, "present") | (_, "language")
        )
        || command != PROGRAM && id == "notation";
    let heading = leaked(&OptionGroup::of(command, &argument).title());
    // A test finds one for every argument.
    let help = argument_help(command, &argument).map(|it| it.1).unwrap_or_default();
    let argument = argument.help(&help).long_help(&help).hide(is_unused);
    argument.hide_possible_values(is_explained).help_heading(heading)
}

/// What an argument means, with the identifier of the message.
fn argument_help(command: &str, argument: &Arg) -> Option<(String, String)> {
    let key = argument.get_long().unwrap_or_else(|| argument.get_id().as_str());
    let parent = command.rsplit_once('-').map(|it| it.0);
    [Some(command), parent, Some("options")]
        .into_iter()
        .flatten()
        .find_map(|of| Some((format!("help-{of}.{key}"), message_of(of).attribute(key)?)))
}

/// The help of a command: what it does, how it is called, and then its arguments below their headings.
fn template(command: &Command) -> String {
    let (style, usage) = (command.get_styles().get_usage(), message!(heading_usage));
    format!("{{about-with-newline}}\n{style}{usage}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}")
}

/// A section below the options.
pub(super) struct Section {
    /// `None` for notes, which need no title in the help.
    pub(super) title: Option<Message<'static>>,
    /// Lines that are not filled.
    pub(super) lines: String,
}

impl Section {
    fn text(&self) -> String {
        match &self.title {
            Some(title) => format!("{title}:\n{}", self.lines),
            None => self.lines.clone(),
        }
    }
}

/// The commands whose help says how the options of displays are written, or where that is said.
const WITH_DISPLAY_OPTIONS: [&str; 6] = ["inspect", "sheet", "study", "text", "trace", "collisions"];

/// What a command has below the options in the help.
pub(super) fn sections(command: &str) -> Vec<Section> {
    let columns = ScanColumn::ALL.iter().map(|&it| format!("  {:26}{}", it.id(), column_title(it)));
    let interpretations = RUNNING_TEXT_INTERPRETATION_NOTES.iter().map(|it| format!("  - {}", it.sentence()));
    let lines = |it: Vec<String>| it.join("\n").into();
    let values =
        vec![("columns", lines(columns.collect())), ("interpretations", lines(interpretations.collect()))];
    let message = Message::by_id(format!("help-{command}"), values);
    let of_displays = match command {
        "trace" => Some(display_argument::options_help()),
        _ => WITH_DISPLAY_OPTIONS.contains(&command).then(|| message!(display_options_elsewhere)),
    };
    let of_displays = of_displays.map(|it| it.to_string());
    let notes: Vec<String> = of_displays.into_iter().chain(message.attribute("notes")).collect();
    let notes = (!notes.is_empty()).then(|| Section { title: None, lines: notes.join("\n\n") });
    let examples = indented_section(&message, "examples", message!(heading_examples));
    let status = if command == PROGRAM { exit_status() } else { None };
    [notes, examples, status].into_iter().flatten().collect()
}

/// The exit statuses of all commands.
pub(super) fn exit_status() -> Option<Section> {
    indented_section(&message_of(PROGRAM), "exit-status", message!(heading_exit_status))
}

fn indented_section(message: &Message<'_>, attribute: &str, title: Message<'static>) -> Option<Section> {
    let lines = message.attribute(attribute)?;
    let lines: Vec<String> = lines.lines().map(|it| format!("  {it}")).collect();
    Some(Section { title: Some(title), lines: lines.join("\n") })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bidiscope_words::Catalogue;
    use clap::{Command, CommandFactory};
    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser;

    use super::{argument_help, key_of};
    use crate::command::program::Arguments;

    /// The messages and attributes of the group in the catalogue.
    fn in_catalogue() -> BTreeSet<String> {
        let catalogue = parser::parse(Catalogue::ENGLISH_TEXT).expect("Fluent");
        let messages = catalogue.body.iter().filter_map(|it| match it {
            Entry::Message(message) if message.id.name.starts_with("help-") => Some(message),
            _ => None,
        });
        let keys = messages.flat_map(|it| {
            let attributes =
                it.attributes.iter().map(|attribute| format!("{}.{}", it.id.name, attribute.id.name));
            it.value.iter().map(|_| it.id.name.to_owned()).chain(attributes)
        });
        keys.collect()
    }

    /// Those that the command, its arguments and its commands need.
    fn needed(command: &Command, needed: &mut BTreeSet<String>) {
        let name = &key_of(command);
        needed.insert(format!("help-{name}"));
        for argument in command.get_arguments() {
            let (key, _) =
                argument_help(name, argument).unwrap_or_else(|| panic!("{name} {}", argument.get_id()));
            assert!(!PARTS.contains(&argument.get_long().unwrap_or_default()), "{key}");
            needed.insert(key);
        }
        command.get_subcommands().for_each(|it| self::needed(it, needed));
    }

    /// The attributes that are not about an argument.
    const PARTS: [&str; 4] = ["about", "notes", "examples", "exit-status"];

    #[test]
    fn every_command_and_argument_has_a_message_and_no_message_is_unused() {
        let mut program = Arguments::command();
        program.build();
        let mut keys = BTreeSet::from(["help-version".to_owned()]);
        needed(&program, &mut keys);
        let mut catalogue = in_catalogue();
        catalogue.retain(|it| !it.rsplit_once('.').is_some_and(|(_, part)| PARTS.contains(&part)));
        assert_eq!(keys.difference(&catalogue).next(), None);
        // Without the window its options are not there.
        if cfg!(feature = "gui") {
            assert_eq!(catalogue.difference(&keys).next(), None);
        }
        assert!(keys.len() > 90, "{}", keys.len());
    }
}
