//! The display arguments of the command line: a strategy's identifier and its options.

use std::path::{Path, PathBuf};

use bidiscope_bidi::order::{DisplayConfig, DisplayOption, Strategy, escaped_value};
use bidiscope_report::titles::Titled;
use bidiscope_report::words::display::display_error_text;
use bidiscope_words::{Message, message};
use clap::builder::PossibleValue;

use super::custom_strategies;
use super::one_of::{Listed, listed};

/// A display, and which of its options were given explicitly.
#[derive(Clone, Debug)]
pub(super) struct DisplayArgument {
    display: DisplayConfig,
    /// The options that were given explicitly.
    explicit: Vec<DisplayOption>,
    /// The file of a custom strategy; `None` also for standard input.
    file: Option<PathBuf>,
}

impl DisplayArgument {
    /// Reads a display such as `fields:order=content`, or `@FILE` with a custom strategy.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        if let Some(written) = text.strip_prefix('@') {
            let (display, file) = custom_strategies::read(written)?;
            let explicit = display.non_default_options().map(|it| it.0).collect();
            return Ok(Self { display, explicit, file: Some(file).filter(|it| it != "-") });
        }
        let (display, explicit) = DisplayConfig::read_with_written_options(text)
            .map_err(|error| display_error_text(&error).to_string())?;
        Ok(Self { display, explicit, file: None })
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
        return strategies.iter().copied().map(DisplayConfig::with_default_options).collect();
    }
    chosen.iter().map(|it| it.display.clone()).collect()
}

/// The files of the custom strategies among these displays, which are not written any more.
pub(super) fn strategy_files<'a>(
    displays: impl IntoIterator<Item = &'a DisplayArgument>,
) -> impl Iterator<Item = &'a Path> {
    displays.into_iter().filter_map(|it| it.file.as_deref())
}

/// Parses displays, and lists the strategies with their titles and options in the help.
pub(super) const fn display_parser() -> Listed<DisplayArgument> {
    listed(DisplayArgument::read, strategies)
}

/// The strategies, as shells complete them.
pub(super) fn strategies() -> Vec<PossibleValue> {
    let value = |strategy: Strategy| {
        let keys: Vec<&str> = strategy.options().iter().map(|key| key.id()).collect();
        PossibleValue::new(strategy.id()).help(format!("{} [{}]", strategy.title(), keys.join(", ")))
    };
    Strategy::ALL.map(value).to_vec()
}

/// How a display and its options are written, for the help.
pub(super) fn options_help() -> Message<'static> {
    let values = |key: DisplayOption, strategy| -> Vec<String> {
        // A full stop may be typed as it is.
        key.values(strategy).into_iter().map(|it| escaped_value(it).replace(r"\u{2E}", ".")).collect()
    };
    let row = |key: DisplayOption, values: &[String]| {
        let separator = if values.is_empty() { "" } else { ": " };
        let meaning = key.message().attribute("help").unwrap_or_else(|| key.title().to_owned());
        format!("  {:12}{meaning}{separator}{}", key.id(), values.join(", "))
    };
    let is_common = |key: &DisplayOption| Strategy::BUILT_IN.iter().any(|it| it.options().contains(key));
    let common = DisplayOption::ALL.iter().filter(|it| is_common(it));
    let common: Vec<String> = common.map(|&it| row(it, &values(it, Strategy::Fields))).collect();
    // Those that a custom strategy has in addition, or with more values.
    let custom = Strategy::Custom.options().iter().filter(|&&it| {
        !is_common(&it) || values(it, Strategy::Custom).len() > values(it, Strategy::Fields).len()
    });
    let custom: Vec<String> = custom.map(|&it| row(it, &values(it, Strategy::Custom))).collect();
    message!(display_options_help, options = common.join("\n"), custom = custom.join("\n"))
}
