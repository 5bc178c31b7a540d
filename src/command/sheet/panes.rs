//! `--panes`: several displays, with commas between them.

use std::ffi::OsStr;

use bidiscope_bidi::order::Key;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command};

use super::super::display::{Chosen, Displays};

/// The displays of one `--panes`.
#[derive(Clone, Debug)]
pub(super) struct PaneList {
    pub(super) displays: Vec<Chosen>,
}

/// Reads displays with commas between them. A display's own choices have commas too: what begins with a key goes on
/// with the display before it.
#[derive(Clone, Debug)]
pub(super) struct PaneLists;

impl TypedValueParser for PaneLists {
    type Value = PaneList;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let read = |text: String| {
            let displays: Result<Vec<Chosen>, String> =
                parted(&text).iter().map(|it| Chosen::read(it)).collect();
            displays.map(|displays| PaneList { displays })
        };
        StringValueParser::new().try_map(read).parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let values: Vec<PossibleValue> = Displays.possible_values().into_iter().flatten().collect();
        Some(Box::new(values.into_iter()))
    }
}

fn parted(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for piece in text.split(',') {
        let key = piece.split_once('=').map(|(key, _)| key);
        let goes_on = key.is_some_and(|key| Key::ALL.iter().any(|it| it.id() == key));
        match parts.last_mut() {
            Some(last) if goes_on => {
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
    use super::parted;

    #[test]
    fn choices_go_with_their_display() {
        assert_eq!(
            parted("uba-ltr,fields:order=content,paragraph=rtl,@a=b.json:My, own"),
            ["uba-ltr", "fields:order=content,paragraph=rtl", "@a=b.json:My", " own"]
        );
        assert_eq!(parted("paragraph=rtl"), ["paragraph=rtl"]);
    }
}
