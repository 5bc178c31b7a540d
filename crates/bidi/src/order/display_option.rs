//! The options of a display and their possible values.

use crate::enum_with_ids;
use crate::name::MAX_CHARACTERS;
use crate::uba::BidiDataVersion;

use super::custom::{
    BaseAlgorithm, CustomParagraph, DigitClass, FieldControls, FieldDirection, FieldLayout, Mirroring,
    PathLayout, PunctuationClass, Separators, WholeNameControls,
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
        BidiDataVersion = "bidi-data";
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
        /// The controls around each field: [`FieldControls`].
        FieldControls = "around";
        /// The controls around the whole name: [`WholeNameControls`].
        WholeNameControls = "whole";
        /// The layout of a path: a [`PathLayout`].
        Path = "path";
        /// The class of the hyphen: a [`PunctuationClass`].
        Hyphen = "hyphen";
        /// The class of the full stop: a [`PunctuationClass`].
        FullStop = "full-stop";
        /// The class of the digits: a [`DigitClass`].
        Digits = "digits";
        /// Whether rule W2 makes European numbers after Arabic letters Arabic numbers: `yes` or `no`.
        W2 = "w2";
        /// Whether rule N0 pairs brackets: `yes` or `no`.
        N0 = "n0";
        /// What is mirrored: a [`Mirroring`].
        Mirroring = "mirror";
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
            Self::L3 | Self::W2 | Self::N0 => all(&[true, false], yes_or_no),
            Self::BaseAlgorithm => all(&BaseAlgorithm::ALL, BaseAlgorithm::id),
            Self::Separators => Separators::NAMED.iter().filter_map(Separators::id).collect(),
            Self::FieldLayout => all(&FieldLayout::ALL, FieldLayout::id),
            Self::FieldDirection => all(&FieldDirection::ALL, FieldDirection::id),
            Self::FieldControls => all(&FieldControls::ALL, FieldControls::id),
            Self::WholeNameControls => all(&WholeNameControls::ALL, WholeNameControls::id),
            Self::Path => all(&PathLayout::ALL, PathLayout::id),
            Self::Hyphen | Self::FullStop => all(&PunctuationClass::ALL, PunctuationClass::id),
            Self::Digits => all(&DigitClass::ALL, DigitClass::id),
            Self::Mirroring => all(&Mirroring::ALL, Mirroring::id),
        }
    }
}

/// The value of an option that applies a rule or not.
const fn yes_or_no(is_applied: bool) -> &'static str {
    if is_applied { "yes" } else { "no" }
}

/// The inverse of [`yes_or_no`].
fn is_yes(value: &str) -> Option<bool> {
    [true, false].into_iter().find(|&it| yes_or_no(it) == value)
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
            DisplayOption::WholeNameControls => custom_strategy.name_controls.id(),
            DisplayOption::Path => custom_strategy.path.id(),
            DisplayOption::Hyphen => custom_strategy.hyphen.id(),
            DisplayOption::FullStop => custom_strategy.full_stop.id(),
            DisplayOption::Digits => custom_strategy.digits.id(),
            DisplayOption::W2 => yes_or_no(!custom_strategy.skipped_rules.w2),
            DisplayOption::N0 => yes_or_no(!custom_strategy.skipped_rules.n0),
            DisplayOption::Mirroring => custom_strategy.mirroring.id(),
        }
    }

    /// The same display with this value (not escaped) of an option. `None` if the strategy does not have the option, if
    /// the value is invalid, and for a text before or after the name of more than [`MAX_CHARACTERS`] characters.
    #[must_use]
    pub fn with_option(mut self, key: DisplayOption, value: &str) -> Option<Self> {
        if !self.has_option(key) || key.is_text() && value.chars().count() > MAX_CHARACTERS {
            return None;
        }
        let custom = &mut self.custom;
        match key {
            DisplayOption::TextBefore => self.context.before = value.to_owned(),
            DisplayOption::TextAfter => self.context.after = value.to_owned(),
            DisplayOption::BidiDataVersion => self.data_version = BidiDataVersion::from_id(value)?,
            DisplayOption::LabelIsolate => self.label_isolate = LabelIsolate::from_id(value)?,
            DisplayOption::OverallOrder => self.overall = OverallOrder::from_id(value)?,
            DisplayOption::Paragraph if self.strategy == Strategy::Custom => {
                custom.paragraph = CustomParagraph::from_id(value)?;
            }
            DisplayOption::Paragraph => self.paragraph = Direction::from_id(value)?,
            DisplayOption::L3 => self.has_l3 = is_yes(value)?,
            DisplayOption::BaseAlgorithm => custom.base = BaseAlgorithm::from_id(value)?,
            DisplayOption::Separators => custom.separators = Separators::read(value)?,
            DisplayOption::FieldLayout => custom.fields = FieldLayout::from_id(value)?,
            DisplayOption::FieldDirection => custom.direction = FieldDirection::from_id(value)?,
            DisplayOption::FieldControls => custom.field_controls = FieldControls::from_id(value)?,
            DisplayOption::WholeNameControls => custom.name_controls = WholeNameControls::from_id(value)?,
            DisplayOption::Path => custom.path = PathLayout::from_id(value)?,
            DisplayOption::Hyphen => custom.hyphen = PunctuationClass::from_id(value)?,
            DisplayOption::FullStop => custom.full_stop = PunctuationClass::from_id(value)?,
            DisplayOption::Digits => custom.digits = DigitClass::from_id(value)?,
            DisplayOption::W2 => custom.skipped_rules.w2 = !is_yes(value)?,
            DisplayOption::N0 => custom.skipped_rules.n0 = !is_yes(value)?,
            DisplayOption::Mirroring => custom.mirroring = Mirroring::from_id(value)?,
        }
        Some(self)
    }
}
