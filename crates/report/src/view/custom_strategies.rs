//! The user's custom strategies that have panes, and the identifiers of panes.

use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::custom_strategies::{MAX_STRATEGY_NAME_CHARACTERS, NamedStrategies, NamedStrategy};
use bidiscope_bidi::name::InputType;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_words::{Message, message};

/// Identifies the pane of a built-in or a custom strategy. As text it is `uba-ltr` or `own-3`, where 3 is the number of
/// the custom strategy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StrategyId {
    /// A built-in strategy.
    BuiltIn(Strategy),
    /// A custom strategy by its [number](SavedStrategy::number), which stays when it is renamed.
    CustomNumber(u32),
}

/// The prefix of the identifier of a custom strategy.
const CUSTOM_PREFIX: &str = "own-";

impl StrategyId {
    /// The built-in strategy; `None` for a custom one.
    pub const fn built_in(self) -> Option<Strategy> {
        match self {
            Self::BuiltIn(strategy) => Some(strategy),
            Self::CustomNumber(_) => None,
        }
    }

    /// It, or the UBA in a left-to-right paragraph where inputs of this kind have no such display.
    #[must_use]
    pub fn or_default_for_input_type(self, input_type: InputType) -> Self {
        let is_there = self.built_in().is_none_or(|it| Strategy::for_input_type(input_type).contains(&it));
        if is_there { self } else { Self::BuiltIn(Strategy::UbaLtr) }
    }

    fn read(text: &str) -> Option<Self> {
        match text.strip_prefix(CUSTOM_PREFIX) {
            Some(number) => number.parse().ok().map(Self::CustomNumber),
            None => Strategy::from_id(text).filter(|it| *it != Strategy::Custom).map(Self::BuiltIn),
        }
    }
}

impl From<Strategy> for StrategyId {
    fn from(strategy: Strategy) -> Self {
        Self::BuiltIn(strategy)
    }
}

impl PartialEq<Strategy> for StrategyId {
    fn eq(&self, other: &Strategy) -> bool {
        *self == Self::BuiltIn(*other)
    }
}

impl fmt::Display for StrategyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn(strategy) => f.write_str(strategy.id()),
            Self::CustomNumber(number) => write!(f, "{CUSTOM_PREFIX}{number}"),
        }
    }
}

impl Serialize for StrategyId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StrategyId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(IdReader)
    }
}

struct IdReader;

impl Visitor<'_> for IdReader {
    type Value = StrategyId;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a strategy\u{2019}s identifier, or {CUSTOM_PREFIX} and a number")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<StrategyId, E> {
        StrategyId::read(text).ok_or_else(|| E::custom("no such strategy"))
    }
}

/// A custom strategy that the user has made and that has a pane, as the settings keep it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedStrategy {
    /// Its number, from 1, unique among the existing ones. It never changes.
    pub number: u32,
    /// Its name, given by the user.
    pub name: String,
    /// The strategy with its options.
    pub display: DisplayConfig,
}

impl SavedStrategy {
    /// The identifier of its pane.
    pub const fn id(&self) -> StrategyId {
        StrategyId::CustomNumber(self.number)
    }
}

/// The user's custom strategies that have panes, in the order of creation, at most [`MAX_CUSTOM_STRATEGIES`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SavedStrategies {
    all: Vec<SavedStrategy>,
}

/// What was taken from a strategy file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddedStrategies {
    /// How many strategies were added; those that were there already do not count.
    pub added_count: usize,
}

/// A custom strategy that was removed, with what is needed to undo that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemovedStrategy {
    /// Where it was among [`SavedStrategies::all`], from 0.
    pub former_index: usize,
    /// The strategy.
    pub strategy: SavedStrategy,
}

/// The most custom strategies that can have panes.
pub const MAX_CUSTOM_STRATEGIES: usize = 24;

impl SavedStrategies {
    /// All strategies, in the order of creation.
    pub fn all(&self) -> &[SavedStrategy] {
        &self.all
    }

    /// The strategy with this number; `None` where there is none.
    pub fn strategy_with_number(&self, strategy_number: u32) -> Option<&SavedStrategy> {
        self.all.iter().find(|it| it.number == strategy_number)
    }

    /// All strategies as the text of a strategy file ([`NamedStrategies::to_json`]), which [`Self::add_from_file_text`] reads.
    pub fn to_file_text(&self) -> String {
        let list =
            self.all.iter().filter_map(|it| NamedStrategy::new(&it.name, it.display.clone()).ok()).collect();
        NamedStrategies { list }.to_json()
    }

    /// Adds the strategies of a strategy file's text, and returns how many. Those that exist under the same name with
    /// the same options are skipped; others whose name exists get a new name.
    ///
    /// # Errors
    /// Why nothing of it is taken, in a sentence: the text cannot be read, or there are too many strategies.
    pub fn add_from_file_text(&mut self, file_text: &str) -> Result<AddedStrategies, String> {
        let read = NamedStrategies::read(file_text).map_err(|error| error.to_string())?;
        let is_there = |it: &NamedStrategy| {
            self.all.iter().any(|kept| kept.name == it.name() && kept.display == *it.display())
        };
        let new: Vec<NamedStrategy> = read.list.into_iter().filter(|it| !is_there(it)).collect();
        let room = MAX_CUSTOM_STRATEGIES - self.all.len();
        if new.len() > room {
            let (count, most) = (new.len(), MAX_CUSTOM_STRATEGIES);
            return Err(message!(strategies_no_room, count = count, room = room, most = most).to_string());
        }
        for strategy in &new {
            self.add_unless_full(strategy.name(), strategy.display().clone());
        }
        Ok(AddedStrategies { added_count: new.len() })
    }

    /// Adds a strategy. Its name is trimmed, without control characters, shortened, and numbered where it is taken, such
    /// as `Hyphens 2`; `My strategy` if nothing is left of it. `None` where there are [`MAX_CUSTOM_STRATEGIES`].
    pub fn add_unless_full(
        &mut self,
        wanted_name: &str,
        display_config: DisplayConfig,
    ) -> Option<StrategyId> {
        if self.all.len() >= MAX_CUSTOM_STRATEGIES {
            return None;
        }
        let number = self.all.iter().map(|it| it.number).max().map_or(Some(1), |most| most.checked_add(1))?;
        let name = self.unique_name(wanted_name, None);
        self.all.push(SavedStrategy { number, name, display: display_config });
        Some(StrategyId::CustomNumber(number))
    }

    /// Inserts a removed strategy at its former index, to undo its removal; `false`, and nothing happens, where its number or
    /// name is in use, or there are [`MAX_CUSTOM_STRATEGIES`].
    pub fn try_restore_removed(&mut self, removed_strategy: RemovedStrategy) -> bool {
        let RemovedStrategy { former_index, strategy } = removed_strategy;
        let is_free = self.all.iter().all(|it| it.number != strategy.number && it.name != strategy.name);
        let is_valid = is_valid_name(&strategy.name) && self.all.len() < MAX_CUSTOM_STRATEGIES;
        if is_free && is_valid {
            self.all.insert(former_index.min(self.all.len()), strategy);
        }
        is_free && is_valid
    }

    /// Removes the strategy with this number, and returns it for [`Self::try_restore_removed`]; `None` where there is none.
    pub fn remove(&mut self, strategy_number: u32) -> Option<RemovedStrategy> {
        let former_index = self.all.iter().position(|it| it.number == strategy_number)?;
        Some(RemovedStrategy { former_index, strategy: self.all.remove(former_index) })
    }

    /// Renames the strategy with this number, if there is one. White space at either end of the name is removed.
    ///
    /// # Errors
    /// Why the name is rejected, in a sentence: [`StrategyNameError`](crate::custom_strategies::StrategyNameError), or another
    /// strategy has it.
    pub fn rename(&mut self, strategy_number: u32, name: &str) -> Result<(), String> {
        let name = name.trim();
        let not_renamed = |reason: Message<'_>| message!(strategy_not_renamed, reason = reason).to_string();
        NamedStrategy::new(name, Strategy::Custom.into()).map_err(|error| not_renamed(error.message()))?;
        if self.all.iter().any(|it| it.name == name && it.number != strategy_number) {
            return Err(not_renamed(message!(strategy_name_taken)));
        }
        if let Some(kept) = self.all.iter_mut().find(|it| it.number == strategy_number) {
            kept.name = name.to_owned();
        }
        Ok(())
    }

    /// Replaces the display of the strategy with this number; nothing where there is none.
    pub fn set_display(&mut self, strategy_number: u32, display: DisplayConfig) {
        if let Some(kept) = self.all.iter_mut().find(|it| it.number == strategy_number) {
            kept.display = display;
        }
    }

    /// A name that starts with this one and that no other strategy has: `Hyphens`, `Hyphens 2`.
    fn unique_name(&self, wanted: &str, of: Option<u32>) -> String {
        /// Characters reserved for the appended number.
        const MAX_SUFFIX: usize = 5;
        let allowed: String = wanted.trim().chars().filter(|it| !it.is_control()).collect();
        let short: String = allowed.chars().take(MAX_STRATEGY_NAME_CHARACTERS - MAX_SUFFIX).collect();
        let unnamed = || message!(strategy_default_name).static_text();
        let base = Some(short.trim()).filter(|it| !it.is_empty()).unwrap_or_else(unnamed);
        let is_taken = |name: &str| self.all.iter().any(|it| it.name == name && Some(it.number) != of);
        if !is_taken(base) {
            return base.to_owned();
        }
        (2..).map(|it| format!("{base} {it}")).find(|it| !is_taken(it)).unwrap_or_default()
    }
}

/// Whether a strategy can have this name.
fn is_valid_name(name: &str) -> bool {
    NamedStrategy::new(name, Strategy::Custom.into()).is_ok()
}
