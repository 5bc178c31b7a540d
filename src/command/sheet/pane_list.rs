//! The value of `--panes`: several displays, separated by commas.

use std::ffi::OsStr;

use bidiscope_bidi::order::DisplayConfig;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command};

use super::super::display_argument::{DisplayArgument, DisplayParser};

/// The displays of one option `--panes`.
#[derive(Clone, Debug)]
pub(super) struct PaneList {
    pub(super) displays: Vec<DisplayArgument>,
}

/// Parses displays separated by commas.
#[derive(Clone, Debug)]
pub(super) struct PaneListParser;

impl TypedValueParser for PaneListParser {
    type Value = PaneList;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let read = |text: String| {
            let displays: Result<Vec<DisplayArgument>, String> =
                DisplayConfig::split_identifiers(&text).iter().map(|it| DisplayArgument::read(it)).collect();
            displays.map(|displays| PaneList { displays })
        };
        StringValueParser::new().try_map(read).parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let values: Vec<PossibleValue> = DisplayParser.possible_values().into_iter().flatten().collect();
        Some(Box::new(values.into_iter()))
    }
}
