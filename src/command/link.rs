//! `bidiscope link`: prints the link to a name, for the window or for the page in a browser, and converts each into the other.

use std::io::Write;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_session::SessionLink;

use super::context::CommandContext;
use super::display_argument::{DisplayArgument, display_parser};
use super::input_name::{InputName, input_message};
use super::standard_error::print_message;
use super::status::{Status, Stop};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "ADDRESS")]
    web: Option<String>,

    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = display_parser())]
    displays: Vec<DisplayArgument>,

    #[arg(required_unless_present = "print_words", value_name = "NAME|LINK")]
    names: Vec<String>,
}

impl Arguments {
    /// Writes a link for each name. An error in one does not stop the others.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let mut status = Status::Done;
        for typed in &self.names {
            match self.link(typed, context.notation) {
                Ok(link) => writeln!(out, "{link}")?,
                Err(error) => {
                    let given = InputName { bytes: typed.as_bytes(), line: None };
                    print_message(&input_message(given, &error));
                    status = Status::Unreadable;
                }
            }
        }
        Ok(status)
    }

    fn link(&self, typed: &str, notation: Notation) -> Result<String, String> {
        let read = if SessionLink::has_link_prefix(typed) {
            SessionLink::read_whole_link(typed)
        } else if ["#name=", "#lesson="].iter().any(|it| typed.contains(it)) {
            SessionLink::read_web_link_or_fragment(typed)
        } else {
            // What cannot be read needs no link.
            Input::read_detecting_type(typed, notation).map_err(|it| read_error_text(&it).to_string())?;
            let panes = self.displays.iter().map(|it| it.display().to_string()).collect();
            Ok(SessionLink {
                written_name: typed.to_owned(),
                name_notation: notation,
                pane_ids: panes,
                ..SessionLink::default()
            })
        };
        let written = read.and_then(|link| match &self.web {
            Some(address) => link.to_web_link(address),
            None => link.to_link_text(),
        });
        written.map_err(|it| it.to_string())
    }
}
