//! The user's settings for the panes of displays.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::InputType;
use bidiscope_bidi::order::context::{SurroundingText, SurroundingTextPreset};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayOption, Strategy, StrategyFamily};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_words::message_with_prefixed_id;

use crate::titles::Titled;

use super::{SavedStrategies, SavedStrategy, StrategyId};

/// The user's settings for all panes: context, options of the proposals, bidi data version and custom strategies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct DisplayPaneSettings {
    /// A predefined context: text around the name. `None`: [`Self::typed_surrounding_text`] is used.
    #[serde(rename = "surroundings")]
    pub surrounding_text_preset: Option<SurroundingTextPreset>,
    /// The context that the user typed, used where [`Self::surrounding_text_preset`] is `None`.
    #[serde(rename = "typed")]
    pub typed_surrounding_text: SurroundingText,
    /// In which order the fields follow each other in Davis's extension of the UBA.
    #[serde(rename = "overall")]
    pub davis_field_order: FieldOrderDirection,
    /// The paragraph direction in Davis's extension, which he calls the environment.
    #[serde(rename = "environment")]
    pub davis_paragraph_direction: Direction,
    /// The kind of isolate (UAX #9, section 2.4) around each label in the strategy [`Strategy::Isolates`].
    pub label_isolate: LabelIsolate,
    /// The Unicode version whose bidi classes the displays use.
    #[serde(rename = "edition")]
    pub data_version: BidiDataVersion,
    /// The display with which all others are compared.
    #[serde(rename = "reference")]
    pub reference_strategy: StrategyId,
    /// The panes that show the text with its directional controls.
    #[serde(rename = "shows_marks")]
    pub strategies_showing_controls: BTreeSet<StrategyId>,
    /// The user's custom strategies; each has a pane.
    #[serde(rename = "own")]
    pub custom_strategies: SavedStrategies,
}

impl Default for DisplayPaneSettings {
    fn default() -> Self {
        Self {
            surrounding_text_preset: Some(SurroundingTextPreset::Alone),
            typed_surrounding_text: SurroundingText::default(),
            davis_field_order: FieldOrderDirection::default(),
            davis_paragraph_direction: Direction::LeftToRight,
            label_isolate: LabelIsolate::default(),
            data_version: BidiDataVersion::default(),
            reference_strategy: StrategyId::BuiltIn(Strategy::OneToOne),
            strategies_showing_controls: BTreeSet::new(),
            custom_strategies: SavedStrategies::default(),
        }
    }
}

impl DisplayPaneSettings {
    /// The display of a strategy under these settings. Only the UBA's panes use the context: the proposals are for a
    /// name by itself.
    pub fn display(&self, strategy: Strategy) -> DisplayConfig {
        let display = DisplayConfig::with_default_options(strategy);
        // The environment only matters for displays with an overall order.
        let has_environment = display.has_option(DisplayOption::OverallOrder);
        display.with_changed_choices(|it| {
            it.field_order_direction = self.davis_field_order;
            it.direction_within_field = self.label_isolate.into();
            it.bidi_data_version = self.data_version;
            if strategy.family() == StrategyFamily::ForAnyText {
                it.surrounding_text = self.surrounding_text();
            }
            if has_environment {
                it.paragraph_direction = self.davis_paragraph_direction.into();
            }
        })
    }

    /// Takes over the options and the context of this display of a built-in strategy, so that the pane of that strategy shows
    /// it.
    pub fn copy_options_and_surroundings_from(&mut self, display_config: &DisplayConfig) {
        let choices = display_config.choices();
        let environment = choices
            .paragraph_direction
            .direction()
            .filter(|_| display_config.has_option(DisplayOption::Paragraph));
        self.davis_field_order = choices.field_order_direction;
        self.davis_paragraph_direction = environment.unwrap_or(Direction::LeftToRight);
        self.label_isolate = choices.direction_within_field.into();
        self.data_version = choices.bidi_data_version;
        self.typed_surrounding_text = choices.surrounding_text.clone();
        let known =
            SurroundingTextPreset::ALL.into_iter().find(|it| it.context() == self.typed_surrounding_text);
        self.surrounding_text_preset = known;
    }

    /// The title of a strategy; empty for a custom strategy that no longer exists.
    pub fn strategy_title(&self, strategy_id: StrategyId) -> &str {
        self.named(strategy_id, Titled::title)
    }

    /// The short title of a strategy; custom strategies have their full name.
    pub fn short_strategy_title(&self, strategy_id: StrategyId) -> &str {
        self.named(strategy_id, Titled::short_title)
    }

    fn named(&self, id: StrategyId, title: impl Fn(Strategy) -> &'static str) -> &str {
        match id {
            StrategyId::BuiltIn(strategy) => title(strategy),
            StrategyId::CustomNumber(number) => {
                self.custom_strategies.strategy_with_number(number).map_or("", |it| &it.name)
            }
        }
    }

    /// Every strategy by which something is displayed: the built-in ones in their order, then the custom ones.
    pub fn all_strategy_ids(&self) -> Vec<StrategyId> {
        let built_in = Strategy::ALL.into_iter().filter(|it| *it != Strategy::Custom);
        built_in
            .map(StrategyId::BuiltIn)
            .chain(self.custom_strategies.all().iter().map(SavedStrategy::id))
            .collect()
    }

    /// Those by which inputs of this kind are displayed.
    pub fn strategy_ids_for_input(&self, input_type: InputType) -> Vec<StrategyId> {
        self.all_strategy_ids()
            .into_iter()
            .filter(|it| it.or_default_for_input_type(input_type) == *it)
            .collect()
    }

    /// The text before and after the name: the predefined one, else the one that the user typed.
    pub fn surrounding_text(&self) -> SurroundingText {
        self.surrounding_text_preset
            .map_or_else(|| self.typed_surrounding_text.clone(), SurroundingTextPreset::context)
    }

    /// The title of the context, in a few words.
    pub fn surrounding_text_title(&self) -> &'static str {
        self.surrounding_text_preset
            .map_or_else(|| message_with_prefixed_id("context", "typed").static_text(), Titled::title)
    }
}
