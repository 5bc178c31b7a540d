//! How the context changes the display of a name.

use crate::name::Input;
use crate::order::display_config::DisplayConfig;

use super::line::LineInContext;
use super::surroundings::Context;

/// How the context changes the display of a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ContextEffect {
    /// The indices of the labels that are split in the line: another character of the name, or a visible one of the
    /// context, is between their characters.
    pub split_label_indices: Vec<usize>,
    /// Those of `split_labels` that are not split without the context.
    pub context_split_label_indices: Vec<usize>,
    /// Whether visible characters of the context are between the name's characters.
    pub is_name_split: bool,
    /// Whether the name's characters are in a different order than without the context.
    pub is_reordered: bool,
    /// Whether the label of the context that follows the name, after a separator such as a full stop, is split: the
    /// number that appears to move (RFC 5893 section 5).
    pub is_following_label_split: bool,
}

impl LineInContext {
    /// How the context changes the name's display, compared with the name alone in a paragraph of the same
    /// direction. `display` is the one that displays the line.
    pub fn surrounding_text_effect(&self, name: &Input, display: &DisplayConfig) -> ContextEffect {
        let direction = self.order.paragraph_direction();
        let alone =
            display.clone().with_changed_choices(|it| it.context = Context::NONE).in_paragraph(direction);
        let alone = alone.order(name.characters());
        let start = self.name_range.start;
        let labels = || name.labels().iter().map(|label| label.character_range.clone()).enumerate();
        let split_labels: Vec<usize> = labels()
            .filter(|(_, label)| !self.is_contiguous(label.start + start..label.end + start))
            .map(|(index, _)| index)
            .collect();
        let split_by_context = labels()
            .filter(|(index, label)| {
                split_labels.binary_search(index).is_ok() && alone.is_visually_contiguous(label.clone())
            })
            .map(|(index, _)| index)
            .collect();
        ContextEffect {
            split_label_indices: split_labels,
            context_split_label_indices: split_by_context,
            is_name_split: self.is_name_split(),
            is_reordered: self.name_order.logical_from_visual() != alone.logical_from_visual(),
            is_following_label_split: self.splits_neighbour_label(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Context, ContextPreset};
    use crate::name::{Input, Notation};
    use crate::order::{Direction, DisplayConfig, Strategy};

    fn display(context: &Context, paragraph: Direction) -> DisplayConfig {
        DisplayConfig::with_default_options(Strategy::UbaAuto)
            .with_changed_choices(|it| it.context = context.clone())
            .in_paragraph(paragraph)
    }

    /// Checks the line's display and the labels that are split by the context.
    fn check(
        name: &str,
        context: &Context,
        paragraph: Direction,
        expected: &str,
        split: &[usize],
        is_reordered: bool,
    ) {
        let name = Input::read(name, Notation::Capitals).expect("a name");
        let shown_by = self::display(context, paragraph);
        let line = shown_by.line_in_context(name.characters());
        let effect = line.surrounding_text_effect(&name, &shown_by);
        assert_eq!(&line.characters[line.name_range.clone()], name.characters());
        let display = Notation::Capitals.write(line.order.display(&line.characters).chars());
        assert_eq!(display.expect("in the notation"), expected);
        assert_eq!(effect.context_split_label_indices, split, "{expected}");
        assert_eq!(effect.is_reordered, is_reordered, "{expected}");
    }

    #[test]
    fn a_percent_sign_joins_the_rfcs_label() {
        // RFC 5893 section 3: "the context R CS L EN ET (for instance A.a1%)". The label is not split; the
        // sign is displayed between it and the full stop that delimits it.
        let percent = ContextPreset::Percent.context();
        check("A.a1", &percent, Direction::LeftToRight, "A.a1%", &[], false);
        check("A.a1", &percent, Direction::RightToLeft, "a1%.A", &[], false);
    }

    #[test]
    fn a_word_before_the_name_draws_a_digit_to_it() {
        let word = Context { before: "\u{5D3} ".to_owned(), after: String::new() };
        // The digit is displayed between the word and the margin, separate from its label.
        check("1a.b", &word, Direction::LeftToRight, "1 Da.b", &[0], false);
        check("a1.b", &word, Direction::LeftToRight, "D a1.b", &[], false);
        // RFC 5893 section 4.3's 5 ALEF.
        check("5A", &word, Direction::LeftToRight, "A5 D", &[], true);
        check("5A", &ContextPreset::Alone.context(), Direction::LeftToRight, "5A", &[], false);
    }

    #[test]
    fn what_cannot_be_seen_tears_nothing() {
        // A right-to-left mark moves the digit as the word above does, but is invisible; so is a soft hyphen.
        for (text, before, after, paragraph) in
            [("1a.b", "\u{200F}", "", Direction::LeftToRight), ("cA", "", "\u{AD}", Direction::RightToLeft)]
        {
            let name = Input::read(text, Notation::Capitals).expect("a name");
            let context = Context { before: before.to_owned(), after: after.to_owned() };
            let display = display(&context, paragraph);
            let effect = display.line_in_context(name.characters()).surrounding_text_effect(&name, &display);
            assert!(!effect.is_name_split && effect.split_label_indices.is_empty(), "{text}");
        }
    }

    #[test]
    fn isolates_keep_the_name_as_it_is() {
        for surroundings in [ContextPreset::LeftToRightIsolate, ContextPreset::LeftToRightEmbedding] {
            let name = Input::read("AB.c-1.D", Notation::Capitals).expect("a name");
            let display = display(&surroundings.context(), Direction::LeftToRight);
            let effect = display.line_in_context(name.characters()).surrounding_text_effect(&name, &display);
            assert!(!effect.is_reordered && effect.split_label_indices.is_empty(), "{surroundings:?}");
        }
    }

    #[test]
    fn another_paragraph_does_not_count() {
        let context = Context { before: "\u{5D0}\u{2029}".to_owned(), after: "\n\u{5D0}".to_owned() };
        check("1a", &context, Direction::LeftToRight, "1a", &[], false);
    }
}
