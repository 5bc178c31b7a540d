//! The values of the options of a display.

use crate::name::MAX_INPUT_CHARACTERS;

use super::Direction;
use super::choices::StrategyChoices;
use super::display_config::DisplayConfig;
use super::display_option::DisplayOption;
use super::no_effect::OptionWithoutEffectReason;
use super::strategy::Strategy;

impl DisplayOption {
    /// The possible values for this strategy as they are in identifiers before escaping, the default first; for
    /// separators only the named sets. Empty if any text is valid. Whether the strategy has the option is not checked: see
    /// [`Strategy::options`].
    pub fn values(self, strategy: Strategy) -> Vec<&'static str> {
        match self {
            Self::Paragraph if strategy != Strategy::Custom => Direction::ALL.map(Direction::id).to_vec(),
            _ => (self.row().values)(),
        }
    }
}

impl DisplayConfig {
    /// The value of an option, before escaping.
    pub fn option_value(&self, key: DisplayOption) -> &str {
        (key.row().get)(&self.choices)
    }

    /// The same display with this value (not escaped) of an option. `None` if the strategy does not have the option, if
    /// the value is invalid, and for a text before or after the name of more than [`MAX_INPUT_CHARACTERS`] characters.
    #[must_use]
    pub fn with_option(mut self, key: DisplayOption, value: &str) -> Option<Self> {
        let is_too_long = key.is_free_text() && value.chars().count() > MAX_INPUT_CHARACTERS;
        let is_allowed = key.takes_others() || key.values(self.strategy).contains(&value);
        if !self.has_option(key) || !is_allowed || is_too_long {
            return None;
        }
        (key.row().set)(&mut self.choices, value)?;
        Some(self)
    }

    /// The same display with other choices. Those that are no options of the strategy, and values that its options do not
    /// have, stay as they are.
    #[must_use]
    pub fn with_changed_choices(mut self, change: impl FnOnce(&mut StrategyChoices)) -> Self {
        let mut changed = self.choices.clone();
        change(&mut changed);
        for &key in self.strategy.options() {
            let value = (key.row().get)(&changed);
            if key.takes_others() || key.values(self.strategy).contains(&value) {
                // Every text that is got can be set.
                _ = (key.row().set)(&mut self.choices, value);
            }
        }
        self
    }

    /// Why an option has no effect with the others chosen; `None` if it has an effect, and where the strategy does not have it.
    pub fn no_effect_reason(&self, key: DisplayOption) -> Option<OptionWithoutEffectReason> {
        (key.row().no_effect)(&self.choices).filter(|_| self.has_option(key))
    }
}
