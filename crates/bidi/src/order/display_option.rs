//! The options of a display and their possible values.

use crate::enum_with_ids;
use crate::name::MAX_CHARACTERS;
use crate::uba::BidiDataVersion;

use super::context::Context;
use super::custom::{
    BaseAlgorithm, CustomParagraph, DigitClass, FieldDirection, FieldLayout, HyphenClass, Separators,
    WrappingControls,
};
use super::fields::OverallOrder;
use super::isolates::LabelIsolate;
use super::{Direction, DisplayConfig, Strategy};

enum_with_ids! {
    /// An option of a display. In identifiers, values consist of small letters, digits and hyphens; any other
    /// character is written `\u{...}`.
    pub enum DisplayOption {
        /// The text before the name, from the last paragraph separator in it on.
        TextBefore = "before";
        /// The text after the name, up to the first paragraph separator in it.
        TextAfter = "after";
        /// The Unicode version whose bidi classes are used: a [`BidiDataVersion`].
        BidiDataVersion = "bidi-data" | "edition";
        /// The isolate around each label: a [`LabelIsolate`].
        LabelIsolate = "isolate";
        /// The order of the fields: an [`OverallOrder`].
        OverallOrder = "order";
        /// The direction of the paragraph: `ltr` or `rtl`; for a custom strategy a [`CustomParagraph`].
        Paragraph = "paragraph";
        /// Whether rule L3 moves marks after their bases: `yes` or `no`.
        L3 = "l3";
        /// The rules that order the characters: a [`BaseAlgorithm`].
        BaseAlgorithm = "base";
        /// The characters that separate fields: [`Separators`].
        Separators = "separators";
        /// The layout of the fields: a [`FieldLayout`].
        FieldLayout = "fields";
        /// The direction of each field: a [`FieldDirection`].
        FieldDirection = "direction";
        /// The controls around each field: [`WrappingControls`].
        FieldControls = "around";
        /// The controls around the whole name: [`WrappingControls`].
        NameControls = "whole";
        /// The class of the hyphen: a [`HyphenClass`].
        Hyphen = "hyphen";
        /// The class of the digits: a [`DigitClass`].
        Digits = "digits";
    }
}

impl DisplayOption {
    /// Whether any text is a valid value: [`Self::TextBefore`] and [`Self::TextAfter`].
    pub const fn is_text(self) -> bool {
        matches!(self, Self::TextBefore | Self::TextAfter)
    }

    /// The possible values for this strategy as they are in identifiers before escaping, the default first; for
    /// separators only the named sets. Empty if any text is valid. Whether the strategy has the option is not checked: see
    /// [`Strategy::options`].
    pub fn values(self, strategy: Strategy) -> Vec<&'static str> {
        fn all<T: Copy>(of: &[T], id: fn(T) -> &'static str) -> Vec<&'static str> {
            of.iter().map(|&it| id(it)).collect()
        }
        match self {
            Self::TextBefore | Self::TextAfter => Vec::new(),
            Self::BidiDataVersion => all(&BidiDataVersion::ALL, BidiDataVersion::id),
            Self::LabelIsolate => all(&LabelIsolate::ALL, LabelIsolate::id),
            Self::OverallOrder => all(&OverallOrder::ALL, OverallOrder::id),
            Self::Paragraph if strategy == Strategy::Custom => {
                all(&CustomParagraph::ALL, CustomParagraph::id)
            }
            Self::Paragraph => all(&Direction::ALL, Direction::id),
            Self::L3 => all(&[true, false], yes_or_no),
            Self::BaseAlgorithm => all(&BaseAlgorithm::ALL, BaseAlgorithm::id),
            Self::Separators => Separators::NAMED.iter().filter_map(Separators::name).collect(),
            Self::FieldLayout => all(&FieldLayout::ALL, FieldLayout::id),
            Self::FieldDirection => all(&FieldDirection::ALL, FieldDirection::id),
            Self::FieldControls | Self::NameControls => all(&WrappingControls::ALL, WrappingControls::id),
            Self::Hyphen => all(&HyphenClass::ALL, HyphenClass::id),
            Self::Digits => all(&DigitClass::ALL, DigitClass::id),
        }
    }
}

/// The value of [`DisplayOption::L3`].
const fn yes_or_no(has_l3: bool) -> &'static str {
    if has_l3 { "yes" } else { "no" }
}

impl DisplayConfig {
    /// The value of an option, before escaping; the default if the strategy does not have the option.
    pub fn value(&self, key: DisplayOption) -> &str {
        let custom_strategy = self.custom_strategy();
        match key {
            DisplayOption::TextBefore => &self.context().before,
            DisplayOption::TextAfter => &self.context().after,
            DisplayOption::BidiDataVersion => self.bidi_data_version().id(),
            DisplayOption::LabelIsolate => self.label_isolate().id(),
            DisplayOption::OverallOrder => self.overall_order().id(),
            DisplayOption::Paragraph if self.strategy() == Strategy::Custom => custom_strategy.paragraph.id(),
            DisplayOption::Paragraph => self.environment_direction().id(),
            DisplayOption::L3 => yes_or_no(self.has_l3()),
            DisplayOption::BaseAlgorithm => custom_strategy.base.id(),
            DisplayOption::Separators => custom_strategy.separators.as_written(),
            DisplayOption::FieldLayout => custom_strategy.fields.id(),
            DisplayOption::FieldDirection => custom_strategy.direction.id(),
            DisplayOption::FieldControls => custom_strategy.field_controls.id(),
            DisplayOption::NameControls => custom_strategy.name_controls.id(),
            DisplayOption::Hyphen => custom_strategy.hyphen.id(),
            DisplayOption::Digits => custom_strategy.digits.id(),
        }
    }

    /// The same display with this value (not escaped) of an option. `None` if the strategy does not have the
    /// option or the value is invalid.
    #[must_use]
    pub fn with_option(self, key: DisplayOption, value: &str) -> Option<Self> {
        if !self.has_option(key) || key.is_text() && value.chars().count() > MAX_CHARACTERS {
            return None;
        }
        let mut custom_strategy = self.custom_strategy().clone();
        match key {
            DisplayOption::TextBefore => {
                let context = Context { before: value.to_owned(), ..self.context().clone() };
                return Some(self.with_context(context));
            }
            DisplayOption::TextAfter => {
                let context = Context { after: value.to_owned(), ..self.context().clone() };
                return Some(self.with_context(context));
            }
            DisplayOption::BidiDataVersion => {
                return Some(self.with_bidi_data_version(BidiDataVersion::from_id(value)?));
            }
            DisplayOption::LabelIsolate => {
                return Some(self.with_label_isolate(LabelIsolate::from_id(value)?));
            }
            DisplayOption::OverallOrder => {
                return Some(self.with_overall_order(OverallOrder::from_id(value)?));
            }
            DisplayOption::Paragraph if self.strategy() == Strategy::Custom => {
                custom_strategy.paragraph = CustomParagraph::from_id(value)?
            }
            DisplayOption::Paragraph => {
                return Some(self.with_environment_direction(Direction::from_id(value)?));
            }
            DisplayOption::L3 => {
                let has_l3 = [true, false].into_iter().find(|&it| yes_or_no(it) == value)?;
                return Some(self.with_l3(has_l3));
            }
            DisplayOption::BaseAlgorithm => custom_strategy.base = BaseAlgorithm::from_id(value)?,
            DisplayOption::Separators => custom_strategy.separators = Separators::read(value)?,
            DisplayOption::FieldLayout => custom_strategy.fields = FieldLayout::from_id(value)?,
            DisplayOption::FieldDirection => custom_strategy.direction = FieldDirection::from_id(value)?,
            DisplayOption::FieldControls => {
                custom_strategy.field_controls = WrappingControls::from_id(value)?
            }
            DisplayOption::NameControls => custom_strategy.name_controls = WrappingControls::from_id(value)?,
            DisplayOption::Hyphen => custom_strategy.hyphen = HyphenClass::from_id(value)?,
            DisplayOption::Digits => custom_strategy.digits = DigitClass::from_id(value)?,
        }
        Some(self.with_custom_strategy(custom_strategy))
    }
}
