//! A strategy together with all options that its order depends on.

use std::borrow::Cow;

use crate::name::Character;
use crate::uba::BidiDataVersion;

use super::context::{Context, LineInContext};
use super::custom::CustomStrategy;
use super::fields::OverallOrder;
use super::isolates::LabelIsolate;
use super::{Direction, DisplayOption, DisplayOrder, InsertionPlan, OrderingMethod, Strategy};

/// A display strategy with a value for each of its options. It is what a [`Trace`](crate::trace::Trace) explains, and
/// what searches for names with the same display and studies of properties are about.
///
/// It is written and read as an identifier: `uba-ltr`, `fields:order=content,paragraph=rtl`. The identifier
/// of a strategy alone means that all options have their defaults; see [`DisplayConfig::read`].
///
/// A `with_` method for an option that the strategy does not have returns the display unchanged.
///
/// ```
/// use bidiscope_bidi::name::{Name, Notation};
/// use bidiscope_bidi::order::DisplayConfig;
///
/// let name = Name::read("a.B", Notation::Capitals)?;
/// let display = DisplayConfig::read("fields:order=content")?;
/// let order = display.order(name.characters());
/// assert_eq!(Notation::Capitals.write(order.display(name.characters()).chars()).as_deref(), Ok("B.a"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DisplayConfig {
    pub(super) strategy: Strategy,
    // Options that the strategy does not have are always at their defaults, so that two values are equal if
    // and only if their identifiers are.
    pub(super) context: Context,
    pub(super) data_version: BidiDataVersion,
    pub(super) label_isolate: LabelIsolate,
    pub(super) overall: OverallOrder,
    pub(super) paragraph: Direction,
    pub(super) has_l3: bool,
    pub(super) custom: CustomStrategy,
}

impl DisplayConfig {
    /// The strategy with all options at their defaults.
    pub const fn plain(strategy: Strategy) -> Self {
        Self {
            strategy,
            context: Context { before: String::new(), after: String::new() },
            data_version: BidiDataVersion::Current,
            label_isolate: LabelIsolate::LeftToRight,
            overall: OverallOrder::Constant,
            paragraph: Direction::LeftToRight,
            has_l3: true,
            custom: CustomStrategy::PLAIN,
        }
    }

    /// The strategy.
    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// The text before and after the name; empty for strategies without [`DisplayOption::TextBefore`].
    pub const fn context(&self) -> &Context {
        &self.context
    }

    /// The Unicode version whose bidi classes are used.
    pub const fn bidi_data_version(&self) -> BidiDataVersion {
        self.data_version
    }

    /// The isolate around each label; [`LabelIsolate::LeftToRight`], without meaning, for strategies without
    /// [`DisplayOption::LabelIsolate`].
    pub const fn label_isolate(&self) -> LabelIsolate {
        self.label_isolate
    }

    /// The direction in which the fields of an identifier follow each other, or what decides it;
    /// [`OverallOrder::Constant`], without meaning, for strategies without [`DisplayOption::OverallOrder`].
    pub const fn overall_order(&self) -> OverallOrder {
        self.overall
    }

    /// The direction of the paragraph around fields or isolates: Davis's "environment". [`Direction::LeftToRight`], without
    /// meaning, for other strategies: `uba-ltr` and `uba-rtl` say it in their names, a custom strategy has a
    /// [`CustomStrategy::paragraph`].
    pub const fn environment_direction(&self) -> Direction {
        self.paragraph
    }

    /// Whether rule L3 moves marks after their bases; `true` for strategies without [`DisplayOption::L3`].
    pub const fn has_l3(&self) -> bool {
        self.has_l3
    }

    /// The choices of a custom strategy; for other strategies [`CustomStrategy::PLAIN`].
    pub const fn custom_strategy(&self) -> &CustomStrategy {
        &self.custom
    }

    /// Whether a custom strategy changes classes before the rules run. A different Unicode version does not
    /// count.
    pub(crate) fn changes_classes(&self) -> bool {
        self.custom.changes_classes()
    }

    /// A custom strategy with these choices; other options are at their defaults.
    pub fn custom(custom: CustomStrategy) -> Self {
        Self { custom, ..Self::plain(Strategy::Custom) }
    }

    /// Whether all options of the strategy are at their defaults.
    pub fn is_plain(&self) -> bool {
        *self == Self::plain(self.strategy)
    }

    /// Whether the strategy has this option.
    pub fn has_option(&self, key: DisplayOption) -> bool {
        self.strategy.options().contains(&key)
    }

    /// The same display with this context.
    #[must_use]
    pub fn with_context(self, context: Context) -> Self {
        if self.has_option(DisplayOption::TextBefore) { Self { context, ..self } } else { self }
    }

    /// The same display with the classes of this version.
    #[must_use]
    pub fn with_bidi_data_version(self, data_version: BidiDataVersion) -> Self {
        if self.has_option(DisplayOption::BidiDataVersion) { Self { data_version, ..self } } else { self }
    }

    /// The same display with this isolate around each label.
    #[must_use]
    pub fn with_label_isolate(self, label_isolate: LabelIsolate) -> Self {
        if self.has_option(DisplayOption::LabelIsolate) { Self { label_isolate, ..self } } else { self }
    }

    /// The same display with this overall order of the fields.
    #[must_use]
    pub fn with_overall_order(self, overall: OverallOrder) -> Self {
        if self.has_option(DisplayOption::OverallOrder) { Self { overall, ..self } } else { self }
    }

    /// The same display with this direction of the paragraph around fields or isolates, or around the name of a custom
    /// strategy; see [`Self::environment_direction`].
    #[must_use]
    pub fn with_environment_direction(self, direction: Direction) -> Self {
        match self.strategy {
            Strategy::Custom => {
                let paragraph = direction.into();
                Self { custom: CustomStrategy { paragraph, ..self.custom }, ..self }
            }
            _ if self.has_option(DisplayOption::Paragraph) => Self { paragraph: direction, ..self },
            _ => self,
        }
    }

    /// The same display with or without rule L3; without it marks precede their right-to-left bases.
    #[must_use]
    pub fn with_l3(self, has_l3: bool) -> Self {
        if self.has_option(DisplayOption::L3) { Self { has_l3, ..self } } else { self }
    }

    /// The custom strategy with other choices; other strategies are unchanged.
    #[must_use]
    pub fn with_custom_strategy(self, custom: CustomStrategy) -> Self {
        if self.strategy == Strategy::Custom { Self { custom, ..self } } else { self }
    }

    /// The same display in a paragraph of the opposite direction; `uba-ltr` and `uba-rtl` become each other. `None` if
    /// the text decides the direction, or the direction has no effect.
    pub fn in_other_paragraph(&self) -> Option<Self> {
        let direction = match self.strategy {
            Strategy::Custom if self.no_effect_reason(DisplayOption::Paragraph).is_some() => return None,
            Strategy::Custom => {
                return Some(self.clone().with_custom_strategy(self.custom.in_other_paragraph()?));
            }
            Strategy::UbaLtr => Direction::LeftToRight,
            Strategy::UbaRtl => Direction::RightToLeft,
            _ if self.has_option(DisplayOption::Paragraph) => self.paragraph,
            _ => return None,
        };
        Some(self.clone().in_paragraph(direction.opposite()))
    }

    /// The same display in a paragraph of this direction: of the UBA `uba-ltr` or `uba-rtl`. Unchanged if the direction
    /// has no effect.
    #[must_use]
    pub(super) fn in_paragraph(self, direction: Direction) -> Self {
        match self.strategy {
            Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto => {
                let strategy = if direction.is_right_to_left() { Strategy::UbaRtl } else { Strategy::UbaLtr };
                Self { strategy, ..self }
            }
            _ => self.with_environment_direction(direction),
        }
    }

    /// These characters with the bidi classes that they have in the [data version](BidiDataVersion) of this display.
    pub fn characters_in_data_version<'a>(&self, characters: &'a [Character]) -> Cow<'a, [Character]> {
        match self.data_version {
            BidiDataVersion::Current => Cow::Borrowed(characters),
            data_version => Cow::Owned(data_version.apply(characters)),
        }
    }

    /// The characters with the classes that the rules use: those of the selected Unicode version, and the
    /// changes of a custom strategy.
    pub fn with_effective_classes<'a>(&self, characters: &'a [Character]) -> Cow<'a, [Character]> {
        let characters_in_data_version = self.characters_in_data_version(characters);
        if self.custom.changes_classes() {
            Cow::Owned(self.custom.reclassify(&characters_in_data_version))
        } else {
            characters_in_data_version
        }
    }

    /// How the order of these characters is computed, for callers that need the text given to the UBA; [`Self::order`]
    /// gives the order itself. The characters must have the [effective classes](Self::with_effective_classes).
    pub fn method<'a>(&self, characters: &'a [Character]) -> OrderingMethod<'a> {
        self.strategy.method(self, characters)
    }

    /// The order of the name's characters on the screen; context and inserted characters are left out.
    pub fn order(&self, characters: &[Character]) -> DisplayOrder {
        if self.is_plain() {
            return self.strategy.order(characters);
        }
        let characters = self.with_effective_classes(characters);
        self.method(&characters).order(&characters)
    }

    /// The whole line, the name and its context, with its order.
    pub fn line(&self, characters: &[Character]) -> LineInContext {
        let characters = self.with_effective_classes(characters);
        self.method(&characters).line(&characters)
    }

    /// The whole line as it is drawn: [`Self::line`] with the characters that a custom strategy mirrors beyond rule L4.
    /// Mirroring by that rule is left to the text shaper.
    pub fn drawn_line(&self, characters: &[Character]) -> LineInContext {
        let mut line = self.line(characters);
        self.mirror(&mut line.characters, &line.order);
        line
    }

    /// The bidi controls that the strategy inserts into these characters, where they are not there already; `None` for
    /// strategies that never insert any.
    pub fn insertion_plan(&self, characters: &[Character]) -> Option<InsertionPlan> {
        let characters = self.with_effective_classes(characters);
        match self.method(&characters) {
            OrderingMethod::Uba(text) => text.into_insertions(),
            OrderingMethod::Logical | OrderingMethod::OneToOne | OrderingMethod::FieldsRightToLeft(..) => {
                None
            }
        }
    }

    /// The options that are not at their defaults, with their values before escaping.
    pub fn chosen_options(&self) -> impl Iterator<Item = (DisplayOption, &str)> {
        let plain = Self::plain(self.strategy);
        let all = DisplayOption::ALL.into_iter().map(|key| (key, self.value(key)));
        all.filter(move |(key, value)| *value != plain.value(*key))
    }
}

impl From<Strategy> for DisplayConfig {
    fn from(strategy: Strategy) -> Self {
        Self::plain(strategy)
    }
}

impl From<&Self> for DisplayConfig {
    fn from(display: &Self) -> Self {
        display.clone()
    }
}
