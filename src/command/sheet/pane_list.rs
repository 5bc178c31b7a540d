//! The value of `--panes`: several displays, separated by commas.

use std::ffi::OsStr;

use bidiscope_bidi::order::DisplayOption;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command};

use super::super::display_argument::{DisplayArgument, DisplayParser};

/// The displays of one option `--panes`.
#[derive(Clone, Debug)]
pub(super) struct PaneList {
    pub(super) displays: Vec<DisplayArgument>,
}

/// Parses displays separated by commas. A display's options have commas too: a part such as `paragraph=rtl` belongs to
/// the display before it.
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
                split_displays(&text).iter().map(|it| DisplayArgument::read(it)).collect();
            displays.map(|displays| PaneList { displays })
        };
        StringValueParser::new().try_map(read).parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let values: Vec<PossibleValue> = DisplayParser.possible_values().into_iter().flatten().collect();
        Some(Box::new(values.into_iter()))
    }
}

fn split_displays(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for piece in text.split(',') {
        let key = piece.split_once('=').map(|(key, _)| key);
        let continues = key.is_some_and(|key| DisplayOption::ALL.iter().any(|it| it.id() == key));
        match parts.last_mut() {
            Some(last) if continues => {
                last.push(',');
                last.push_str(piece);
            }
            _ => parts.push(piece.to_owned()),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::split_displays;

    #[test]
    fn options_stay_with_their_display() {
        assert_eq!(
            split_displays("uba-ltr,fields:order=content,paragraph=rtl,@a=b.json:My, own"),
            ["uba-ltr", "fields:order=content,paragraph=rtl", "@a=b.json:My", " own"]
        );
        assert_eq!(split_displays("paragraph=rtl"), ["paragraph=rtl"]);
    }
}
