//! The display arguments of the command line: a strategy's identifier and its options.

use std::ffi::OsStr;

use bidiscope_bidi::order::{DisplayConfig, DisplayOption, Strategy};
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command};

use super::custom_strategies;

/// A display, and which of its options were given explicitly.
#[derive(Clone, Debug)]
pub(super) struct DisplayArgument {
    display: DisplayConfig,
    /// The options that were given explicitly.
    explicit: Vec<DisplayOption>,
}

impl DisplayArgument {
    /// Reads a display such as `fields:order=content`, or `@FILE` with a custom strategy.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        if let Some(written) = text.strip_prefix('@') {
            let display = custom_strategies::read(written)?.display().clone();
            let plain = DisplayConfig::plain(display.strategy());
            let explicit = DisplayOption::ALL
                .into_iter()
                .filter(|&key| display.value(key) != plain.value(key))
                .collect();
            return Ok(Self { display, explicit });
        }
        let (display, explicit) =
            DisplayConfig::read_with_options(text).map_err(|error| error.to_string())?;
        Ok(Self { display, explicit })
    }

    /// The display.
    pub(super) const fn display(&self) -> &DisplayConfig {
        &self.display
    }

    /// Whether this option was given explicitly, even with its default value.
    pub(super) fn sets(&self, key: DisplayOption) -> bool {
        self.explicit.contains(&key)
    }
}

/// The message where a shorthand such as `--order` and the display's own option are both given.
pub(super) fn given_twice_message(shorthand: &str, key: DisplayOption, option: &str) -> String {
    format!("`--{shorthand}` says what the key `{key}` of `--{option}` says: leave one out")
}

/// The displays that were given, or the plain displays of `strategies` where none was.
pub(super) fn displays_or_default(chosen: &[DisplayArgument], strategies: &[Strategy]) -> Vec<DisplayConfig> {
    if chosen.is_empty() {
        return strategies.iter().copied().map(DisplayConfig::plain).collect();
    }
    chosen.iter().map(|it| it.display.clone()).collect()
}

/// Parses displays, and lists the strategies with their titles and options in the help.
#[derive(Clone, Debug)]
pub(super) struct DisplayParser;

impl TypedValueParser for DisplayParser {
    type Value = DisplayArgument;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        StringValueParser::new()
            .try_map(|text| DisplayArgument::read(&text))
            .parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Strategy::ALL.into_iter().map(|strategy| {
            let keys: Vec<&str> = strategy.options().iter().map(|key| key.id()).collect();
            PossibleValue::new(strategy.id()).help(format!("{} [{}]", strategy.title(), keys.join(", ")))
        })))
    }
}

/// The last part of the help of each command that takes displays.
pub(super) const HELP: &str = "\
What can be chosen for a display stands in brackets behind it, and is written after a colon:
  fields:order=content,paragraph=rtl
  before, after  the text round the name; letters a-z, digits and hyphens stand for themselves, and
                 every other character is written as \\u{5D0}
  bidi-data      whose bidi classes to go by: current, or unicode-3\\u{2E}1
  isolate        round each label: left-to-right, first-strong
  order          of the fields: constant, environment, content, top-level-domain, right-to-left
  paragraph      ltr, rtl
  l3             whether marks are put back after their bases: yes, no
Of a strategy of one's own (custom) also, as in custom:separators=idna,direction=first-strong,around=isolate:
  paragraph      also auto
  base           by what rules: uba, one-to-one, logical
  separators     of fields: none, idna, structural, parts, or characters such as \\u{2E}\\u{2F}
  fields         laid out: whole, alone
  direction      of each field: ltr, rtl, paragraph, order, first-strong, content
  around, whole  round each field, round the whole name: nothing, marks, embedding, isolate, override
  hyphen         its class: own, on, l, r, es, et
  digits         their class: own, letter (as the letter before them), l, r
One that is saved in a file is written @FILE, or @FILE:NAME where the file has several.";
