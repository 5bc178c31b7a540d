//! The display arguments of the command line: a strategy's identifier and its options.

use std::ffi::OsStr;

use bidiscope_bidi::order::{DisplayConfig, DisplayOption, Strategy};
use bidiscope_present::display_text::display_error_text;
use bidiscope_present::message;
use bidiscope_present::titles::Titled;
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
            let explicit = display.chosen_options().map(|it| it.0).collect();
            return Ok(Self { display, explicit });
        }
        let (display, explicit) =
            DisplayConfig::read_with_options(text).map_err(|error| display_error_text(&error).to_string())?;
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
    message!(given_twice, shorthand = shorthand, key = key.id(), option = option).to_string()
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
The options of a display are in brackets after it. Write them after a colon:
  fields:order=content,paragraph=rtl
  before, after  text before and after the name; write letters a-z, digits and hyphens as they are, and
                 every other character as \\u{5D0}
  bidi-data      Unicode version of the bidi classes: current, or unicode-3\\u{2E}1
  isolate        isolate around each label: left-to-right, first-strong
  order          order of the fields: constant, environment, content, top-level-domain, right-to-left
  paragraph      direction of the paragraph: ltr, rtl
  l3             whether rule L3 puts marks after their base characters: yes, no
A custom strategy (custom) has more options, as in custom:separators=idna,direction=first-strong,around=isolate:
  paragraph      also auto, last
  base           ordering rules: uba, one-to-one, logical
  separators     separators of fields: none, idna, structural, parts, or characters such as \\u{2E}\\u{2F}
  fields         layout of the fields: whole, alone
  direction      direction of each field: ltr, rtl, paragraph, order, first-strong, content
  around, whole  controls around each field, or around the name: nothing, marks, embedding, isolate, override
  hyphen         bidi class of the hyphen: own, on, l, r, es, et
  digits         bidi class of the digits: own, letter (as the letter before them), l, r
Write a strategy of a file as @FILE, or @FILE:NAME if the file has several.";
