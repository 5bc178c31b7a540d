//! The groups of arguments in the help and on the manual pages.

use bidiscope_words::{Message, message};
use clap::{Arg, Command};

use super::command_names::PROGRAM;

/// A group of arguments with a heading of its own, in the order of the help.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum OptionGroup {
    Arguments,
    /// What is read, and how.
    Input,
    Displays,
    Study,
    Proof,
    /// What makes names fail.
    Check,
    /// The zone and its rules.
    Registry,
    /// The other list.
    Registered,
    Page,
    /// What is written, and where.
    Output,
    Window,
    Resources,
    /// The options of commands that have few.
    Options,
    /// The options of every command.
    General,
}

impl OptionGroup {
    /// The group of an argument. `command` is the name of a command of the program; commands of commands have few options.
    pub(super) fn of(command: &str, argument: &Arg) -> Self {
        let Some(option) = argument.get_long() else { return Self::Arguments };
        match (command, option) {
            (_, "help" | "version" | "words" | "print-words" | "language") | (PROGRAM, "check") => {
                Self::General
            }
            (PROGRAM, "notation") => Self::Input,
            (PROGRAM, _) => Self::Window,
            ("study", "classes" | "max-length" | "property" | "strategy") => Self::Study,
            ("study", "all-lengths" | "rule" | "relaxations" | "count-to" | "certificate" | "check") => {
                Self::Proof
            }
            ("inspect" | "scan" | "index" | "collisions" | "sheet" | "study" | "text", option) => {
                match option {
                    "notation" | "as" | "column" | "zone" | "no-trim" | "html" | "links" | "userinfo"
                    | "port" | "ip-address" | "numbers" | "end-at" => Self::Input,
                    "check" | "fail-on" | "only-failing" | "only-passing" | "quiet" => Self::Check,
                    "parent" | "append" | "parent-column" | "lgr" | "labels-below" | "reserved"
                    | "blocked" | "guidelines" | "profile" => Self::Registry,
                    "holder" => Self::Registered,
                    _ if option.starts_with("against") => Self::Registered,
                    "strategy" | "field" | "contexts" | "across" | "visible-host" | "panes" | "pane"
                    | "trace" | "steps" | "collisions" | "proof" | "controls" | "order" | "direction" => {
                        Self::Displays
                    }
                    "paper" | "landscape" | "theme" | "scale" => Self::Page,
                    "threads" | "memory" => Self::Resources,
                    _ => Self::Output,
                }
            }
            _ => Self::Options,
        }
    }

    /// The heading.
    pub(super) fn title(self) -> Message<'static> {
        match self {
            Self::Arguments => message!(heading_arguments),
            Self::Input => message!(heading_options_of_input),
            Self::Check => message!(heading_options_of_check),
            Self::Registry => message!(heading_options_of_registry),
            Self::Registered => message!(heading_options_of_registered),
            Self::Displays => message!(heading_options_of_displays),
            Self::Study => message!(heading_options_of_study),
            Self::Proof => message!(heading_options_of_proof),
            Self::Page => message!(heading_options_of_page),
            Self::Output => message!(heading_options_of_output),
            Self::Window => message!(heading_options_of_window),
            Self::Resources => message!(heading_options_of_resources),
            Self::Options => message!(heading_options),
            Self::General => message!(heading_options_general),
        }
    }
}

/// Puts the arguments of a command, and of its commands, in the order of their groups: the help has headings in the order
/// in which their first arguments come. The command must not have been built yet.
pub(super) fn in_order(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let mut arguments: Vec<Arg> = command.get_arguments().cloned().collect();
    // Stable, so that positional arguments stay in their order.
    arguments.sort_by_key(|it| OptionGroup::of(&name, it));
    let mut arguments = arguments.into_iter();
    command.mut_args(|it| arguments.next().unwrap_or(it)).mut_subcommands(in_order)
}
