//! What displays with their options say to users, from the catalogue.

use std::borrow::Cow;

use crate::words::list::comma_separator;
use bidiscope_bidi::name::{code_point, excerpt};
use bidiscope_bidi::order::choices::{BaseAlgorithm, MAX_LISTED_FIELD_SEPARATORS};
use bidiscope_bidi::order::context::{SurroundingText, SurroundingTextPreset};
use bidiscope_bidi::order::{DisplayConfig, DisplayConfigError, DisplayOption, Strategy, escaped_value};
use bidiscope_words::{Message, message, message_with_prefixed_id};

use super::character::character_description;
use crate::titles::Titled;

/// The most characters that a message repeats of what was typed.
const MAX_QUOTED: usize = 80;

/// What a display with its options is called, from the catalogue.
pub trait DisplayTitle {
    /// The strategy's title, and the options that are not at their defaults.
    fn title(&self) -> String;

    /// A short title for narrow places: the short title of the strategy; the identifier of the display, such as
    /// `custom:paragraph=rtl`, if an option is not at its default.
    fn short_title(&self) -> String;

    /// The options that are not at their defaults, each with its value in a few words.
    fn option_texts(&self) -> Vec<String>;
}

impl DisplayTitle for DisplayConfig {
    fn title(&self) -> String {
        let choices = self.option_texts();
        let title = self.strategy().title();
        if choices.is_empty() {
            title.to_owned()
        } else {
            [&[title.to_owned()], &*choices].concat().join(comma_separator())
        }
    }

    fn short_title(&self) -> String {
        if self.has_default_options() { self.strategy().short_title().to_owned() } else { self.to_string() }
    }

    fn option_texts(&self) -> Vec<String> {
        let mut context = context_phrase(&self.choices().surrounding_text);
        let mut chosen: Vec<(DisplayOption, &str)> = self.non_default_options().collect();
        // What all strategies have comes last.
        chosen.sort_by_key(|(option, _)| match option {
            DisplayOption::BidiDataVersion => 2,
            DisplayOption::L3 => 3,
            _ => u8::from(option.is_free_text()),
        });
        let phrase = |(option, value): (DisplayOption, &str)| {
            if option.is_free_text() {
                return context.take().map(str::to_owned);
            }
            let message = value_message(option, value);
            Some(match message.map_or("", |it| it.static_attribute("phrase")) {
                "" => {
                    let value = option_value_title(option, value).into_owned();
                    message!(option_choice, option = option.title(), value = value).to_string()
                }
                phrase => phrase.to_owned(),
            })
        };
        chosen.into_iter().filter_map(phrase).collect()
    }
}

/// The title of a value of an option: one of [`DisplayOption::values`], or the separators that a user has listed.
pub fn option_value_title(option: DisplayOption, option_value_id: &str) -> Cow<'static, str> {
    if let Some(message) = option_value_message(option, option_value_id) {
        return message.static_text().into();
    }
    // Code points beyond ASCII, so that no title needs reordering.
    let shown = |it: char| if it.is_ascii_graphic() { it.to_string() } else { code_point(it) };
    let shown: Vec<String> = option_value_id.chars().map(shown).collect();
    message!(option_separators_listed, characters = shown.join(" ")).to_string().into()
}

/// What a value of an option does, in a sentence; empty if its title is sufficient.
pub fn option_value_explanation(option: DisplayOption, option_value_id: &str) -> &'static str {
    value_message(option, option_value_id).map_or("", |it| it.static_attribute("about"))
}

/// The message whose text is the title of a value; `None` for separators that the user has listed.
pub fn option_value_message(option: DisplayOption, option_value_id: &str) -> Option<Message<'static>> {
    let message = value_message(option, option_value_id)?;
    Some(match (title_kind(option), BaseAlgorithm::from_id(option_value_id)) {
        (Some(kind), _) => message_with_prefixed_id(kind, option_value_id),
        (None, Some(base)) if option == DisplayOption::BaseAlgorithm => base.title_message(),
        _ => message,
    })
}

/// The kind of the messages with the titles of an option's values, where other options have values with the same titles.
const fn title_kind(option: DisplayOption) -> Option<&'static str> {
    match option {
        DisplayOption::Paragraph | DisplayOption::FieldDirection => Some("direction-choice"),
        DisplayOption::FieldControls | DisplayOption::WholeNameControls => Some("controls-choice"),
        DisplayOption::Hyphen | DisplayOption::FullStop | DisplayOption::Digits => Some("class-choice"),
        _ => None,
    }
}

/// The message of a value, whose text is its title unless the option has a [`title_kind`]; `None` for separators that the user
/// has listed.
fn value_message(option: DisplayOption, value: &str) -> Option<Message<'static>> {
    let is_known = option.values(Strategy::Custom).contains(&value);
    is_known.then(|| message_with_prefixed_id(&format!("option-{option}"), value))
}

/// The text around a name as it is mentioned after the title of a display; `None` if there is none.
fn context_phrase(context: &SurroundingText) -> Option<&'static str> {
    if context.is_empty() {
        return None;
    }
    let offered = SurroundingTextPreset::ALL.into_iter().find(|it| it.context() == *context);
    let message =
        offered.map_or_else(|| message_with_prefixed_id("context", "typed"), SurroundingTextPreset::message);
    Some(message.static_attribute("phrase"))
}

/// Why a text is not the identifier of a display, such as `uba-ltr`, in a sentence. Positions in it count from 1.
pub fn display_error_text(error: &DisplayConfigError) -> Message<'static> {
    let quoted = |text: &str| excerpt(text, MAX_QUOTED);
    match error {
        DisplayConfigError::UnknownStrategy { id } => message!(
            display_error_unknown_display,
            text = quoted(id),
            displays = Strategy::ALL.map(Strategy::id).join(", ")
        ),
        DisplayConfigError::NotKeyValue { choice, character_position: position } => {
            message!(display_error_no_value, text = quoted(choice), position = position + 1)
        }
        DisplayConfigError::UnknownOption { strategy, key, character_position: position } => {
            let options: Vec<&str> = strategy.options().iter().map(|it| it.id()).collect();
            message!(
                display_error_unknown_option,
                display = strategy.id(),
                text = quoted(key),
                position = position + 1,
                options = options.join(", ")
            )
        }
        DisplayConfigError::DuplicateOption { key, character_position: position } => {
            message!(display_error_duplicate_option, option = key.id(), position = position + 1)
        }
        DisplayConfigError::InvalidValue { strategy, key, value, character_position: position } => {
            let (option, text, position) = (key.id(), quoted(value), position + 1);
            let values: Vec<String> = key.values(*strategy).into_iter().map(escaped_value).collect();
            let values = values.join(", ");
            match key {
                DisplayOption::Separators => message!(
                    display_error_invalid_separators,
                    option = option,
                    text = text,
                    position = position,
                    values = values,
                    count = MAX_LISTED_FIELD_SEPARATORS,
                    example = escaped_value("./")
                ),
                _ => message!(
                    display_error_invalid_value,
                    option = option,
                    text = text,
                    position = position,
                    values = values
                ),
            }
        }
        DisplayConfigError::Unescaped { scalar, character_position: position } => message!(
            display_error_unescaped,
            character = character_description(*scalar),
            position = position + 1,
            escape = escaped_value(scalar.encode_utf8(&mut [0; 4]))
        ),
        DisplayConfigError::InvalidEscape { character_position: position } => message!(
            display_error_invalid_escape,
            position = position + 1,
            example = escaped_value("\u{5D0}")
        ),
        DisplayConfigError::TextTooLong { key } => message!(
            display_error_text_too_long,
            option = key.id(),
            count = bidiscope_bidi::name::MAX_INPUT_CHARACTERS
        ),
    }
}
