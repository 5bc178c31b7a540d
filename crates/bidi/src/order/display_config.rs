//! A strategy together with all options that its order depends on.

use std::borrow::Cow;

use crate::name::Character;
use crate::uba::BidiDataVersion;

use super::choices::{self, StrategyChoices};
use super::context::LineAroundName;
use super::{Direction, DisplayOption, DisplayOrder, InsertionPlan, OrderingMethod, Strategy, no_effect};

/// A display strategy with a value for each of its options. It is what a [`Trace`](crate::trace::Trace) explains, and
/// what searches for names with the same display and studies of properties are about.
///
/// It is written and read as an identifier: `uba-ltr`, `fields:order=content,paragraph=rtl`. The identifier
/// of a strategy alone means that all options have their defaults; see [`DisplayConfig::read`].
///
/// ```
/// use bidiscope_bidi::name::{Name, Notation};
/// use bidiscope_bidi::order::DisplayConfig;
///
/// let name = Name::read("a.B", Notation::CapitalsAsHebrew)?;
/// let display = DisplayConfig::read("fields:order=content")?;
/// let order = display.order(name.characters());
/// assert_eq!(Notation::CapitalsAsHebrew.write_scalars(order.display(name.characters()).chars()).as_deref(), Ok("B.a"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DisplayConfig {
    pub(super) strategy: Strategy,
    // Choices that are no options of the strategy are always its own, so that two values are equal if and only if their
    // identifiers are.
    pub(super) choices: StrategyChoices,
}

impl DisplayConfig {
    /// The strategy with all options at their defaults.
    pub const fn with_default_options(strategy: Strategy) -> Self {
        Self { strategy, choices: strategy.choices() }
    }

    /// The same as a custom strategy, all choices of which are options.
    #[must_use]
    pub fn custom(choices: StrategyChoices) -> Self {
        Self { strategy: Strategy::Custom, choices }
    }

    /// The strategy by whose identifier it is written.
    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// All that it computes with.
    pub const fn choices(&self) -> &StrategyChoices {
        &self.choices
    }

    /// Whether all options of the strategy are at their defaults.
    pub fn has_default_options(&self) -> bool {
        *self == Self::with_default_options(self.strategy)
    }

    /// Whether the strategy has this option.
    pub fn has_option(&self, key: DisplayOption) -> bool {
        self.strategy.options().contains(&key)
    }

    /// The same display in a paragraph of the opposite direction; `uba-ltr` and `uba-rtl` become each other. `None` if
    /// the text decides the direction, or the direction has no effect.
    pub fn with_opposite_paragraph_direction(&self) -> Option<Self> {
        let direction = self.choices.paragraph_direction.direction()?;
        let has_effect = no_effect::paragraph(&self.choices).is_none();
        has_effect.then(|| self.clone().in_paragraph(direction.opposite()))
    }

    /// The same display in a paragraph of this direction, by another strategy's identifier where that says the direction.
    #[must_use]
    pub(super) fn in_paragraph(self, direction: Direction) -> Self {
        let choices = StrategyChoices { paragraph_direction: direction.into(), ..self.choices };
        let has_these = |strategy: Strategy| {
            let display =
                Self::with_default_options(strategy).with_changed_choices(|it| *it = choices.clone());
            (display.choices == choices).then_some(display)
        };
        let strategies = std::iter::once(self.strategy).chain(Strategy::ALL);
        strategies.into_iter().find_map(has_these).unwrap_or_else(|| Self::custom(choices.clone()))
    }

    /// These characters with the bidi classes that they have in the [data version](BidiDataVersion) of this display.
    pub fn reclassify_by_bidi_data_version<'a>(&self, characters: &'a [Character]) -> Cow<'a, [Character]> {
        match self.choices.bidi_data_version {
            BidiDataVersion::Current => Cow::Borrowed(characters),
            data_version => Cow::Owned(data_version.reclassify(characters)),
        }
    }

    /// The characters with the classes that the rules use: those of the selected Unicode version, and the
    /// changes that are chosen.
    pub fn reclassified_characters<'a>(&self, characters: &'a [Character]) -> Cow<'a, [Character]> {
        let characters_in_data_version = self.reclassify_by_bidi_data_version(characters);
        if self.choices.changes_classes() {
            Cow::Owned(self.choices.reclassify(&characters_in_data_version))
        } else {
            characters_in_data_version
        }
    }

    /// How the order of these characters is computed, for callers that need the text given to the UBA; [`Self::order`]
    /// gives the order itself. The characters must have the [effective classes](Self::reclassified_characters).
    pub fn ordering_method<'a>(&self, characters: &'a [Character]) -> OrderingMethod<'a> {
        choices::method(&self.choices, characters)
    }

    /// The order of the name's characters on the screen; context and inserted characters are left out.
    pub fn order(&self, characters: &[Character]) -> DisplayOrder {
        let characters = self.reclassified_characters(characters);
        self.ordering_method(&characters).order(&characters)
    }

    /// The whole line, the name and its context, with its order.
    pub fn line_around_name(&self, name_characters: &[Character]) -> LineAroundName {
        let characters = self.reclassified_characters(name_characters);
        self.ordering_method(&characters).line_around_name(&characters)
    }

    /// The whole line as it is drawn: [`Self::line_around_name`] with the characters that are mirrored beyond rule L4.
    /// Mirroring by that rule is left to the text shaper.
    pub fn drawn_line(&self, name_characters: &[Character]) -> LineAroundName {
        let mut line = self.line_around_name(name_characters);
        self.mirror(&mut line.line_characters, &line.line_order);
        line
    }

    /// The bidi controls that the strategy inserts into these characters, where they are not there already; `None` for
    /// strategies that never insert any.
    pub fn insertion_plan(&self, characters: &[Character]) -> Option<InsertionPlan> {
        let characters = self.reclassified_characters(characters);
        match self.ordering_method(&characters) {
            OrderingMethod::Uba(text) => text.into_insertions(),
            OrderingMethod::Logical | OrderingMethod::OneToOne | OrderingMethod::FieldsRightToLeft { .. } => {
                None
            }
        }
    }

    /// The options that are not at their defaults, with their values before escaping.
    pub fn non_default_options(&self) -> impl Iterator<Item = (DisplayOption, &str)> {
        let plain = Self::with_default_options(self.strategy);
        let keys = DisplayOption::ALL.into_iter().filter(|&key| self.has_option(key));
        let all = keys.map(|key| (key, self.option_value(key)));
        all.filter(move |(key, value)| *value != plain.option_value(*key))
    }
}

impl Strategy {
    /// The display order of these characters, with all options at their defaults.
    pub fn order(self, characters: &[Character]) -> DisplayOrder {
        DisplayConfig::with_default_options(self).order(characters)
    }

    /// As [`DisplayConfig::insertion_plan`], with all options at their defaults.
    pub fn insertion_plan(self, characters: &[Character]) -> Option<InsertionPlan> {
        DisplayConfig::with_default_options(self).insertion_plan(characters)
    }
}

impl From<Strategy> for DisplayConfig {
    fn from(strategy: Strategy) -> Self {
        Self::with_default_options(strategy)
    }
}

impl From<&Self> for DisplayConfig {
    fn from(display: &Self) -> Self {
        display.clone()
    }
}
