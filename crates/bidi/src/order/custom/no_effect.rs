//! Options that have no effect with the others chosen.

use crate::order::fields::OverallOrder;
use crate::order::{DisplayConfig, DisplayOption, Strategy};

use super::{BaseAlgorithm, CustomParagraph, CustomStrategy, FieldDirection, FieldLayout, WrappingControls};

impl DisplayConfig {
    /// Why an option of a custom strategy has no effect with the others chosen; `None` if it has an effect,
    /// and for all other strategies.
    pub fn no_effect_reason(&self, key: DisplayOption) -> Option<&'static str> {
        if self.strategy() != Strategy::Custom {
            return None;
        }
        let custom = self.custom_strategy();
        let is_uba = custom.base == BaseAlgorithm::Uba;
        let is_alone = custom.fields == FieldLayout::ParagraphPerField;
        let has_whole = is_uba && !is_alone && custom.name_controls != WrappingControls::Nothing;
        let has_direction = is_uba && (is_alone || custom.field_controls != WrappingControls::Nothing);
        let has_order = is_alone || has_whole || has_direction && custom.direction == FieldDirection::Order;
        let goes_by_content =
            matches!(self.overall_order(), OverallOrder::Content | OverallOrder::TopLevelDomain);
        const NOT_UBA: &str = "Only the UBA has this.";
        match key {
            DisplayOption::FieldDirection
            | DisplayOption::FieldControls
            | DisplayOption::NameControls
            | DisplayOption::L3
            | DisplayOption::TextBefore
            | DisplayOption::TextAfter
                if !is_uba =>
            {
                Some(NOT_UBA)
            }
            DisplayOption::FieldDirection if !has_direction => {
                Some("Within the whole a field has a direction only by what is put round it.")
            }
            DisplayOption::NameControls | DisplayOption::TextBefore | DisplayOption::TextAfter
                if is_alone =>
            {
                Some("Fields that are laid out alone have no whole round them.")
            }
            DisplayOption::Hyphen | DisplayOption::Digits
                if custom.base == BaseAlgorithm::Logical && !(is_alone && goes_by_content) =>
            {
                Some("Logical order asks for no classes.")
            }
            DisplayOption::OverallOrder if !has_order => {
                Some("Nothing is put round the whole: the rules alone say what follows what.")
            }
            DisplayOption::Paragraph
                if !custom.depends_on_paragraph(self.overall_order(), has_order, has_direction) =>
            {
                Some("Neither the fields\u{2019} direction nor their order goes by the paragraph.")
            }
            _ => None,
        }
    }
}

impl CustomStrategy {
    /// Whether the direction of the paragraph has an effect.
    fn depends_on_paragraph(&self, overall: OverallOrder, has_order: bool, has_direction: bool) -> bool {
        self.base == BaseAlgorithm::Uba && self.fields == FieldLayout::SingleParagraph
            || has_order && overall == OverallOrder::Environment
            || has_direction && self.direction == FieldDirection::Paragraph
    }

    /// The same strategy in a paragraph of the opposite direction; `None` if the direction depends on the
    /// name.
    pub(in crate::order) fn in_other_paragraph(&self) -> Option<Self> {
        let paragraph = match self.paragraph {
            CustomParagraph::LeftToRight => CustomParagraph::RightToLeft,
            CustomParagraph::RightToLeft => CustomParagraph::LeftToRight,
            CustomParagraph::Auto | CustomParagraph::LastCharacter => return None,
        };
        Some(Self { paragraph, ..self.clone() })
    }
}

impl DisplayConfig {
    /// The options of a custom strategy that are not at their defaults, each in a few words.
    pub(in crate::order) fn custom_choices(&self) -> Vec<String> {
        let plain = Self::plain(Strategy::Custom);
        let is_chosen = |key: &DisplayOption| !key.is_text() && self.value(*key) != plain.value(*key);
        let word = |key: DisplayOption| {
            let choice = key.choices(Strategy::Custom).into_iter().find(|it| it.value == self.value(key));
            let title = choice.map_or_else(|| self.custom_strategy().separators.title(), |it| it.title);
            let (first, rest) = key.title().split_at(1);
            format!("{}{rest}: {title}", first.to_lowercase())
        };
        let chosen = self.strategy().options().iter().copied().filter(is_chosen);
        chosen.map(word).chain(self.context().title()).collect()
    }
}
