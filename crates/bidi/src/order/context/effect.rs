//! How the context changes the display of a name.

use crate::name::Input;
use crate::order::display_config::DisplayConfig;

use super::line::LineAroundName;
use super::surroundings::SurroundingText;

/// How the context changes the display of a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SurroundingTextEffect {
    /// The indices of the labels that are split in the line: another character of the name, or a visible one of the
    /// context, is between their characters.
    pub visually_split_label_indices: Vec<usize>,
    /// Those of `split_labels` that are not split without the context.
    pub label_indices_split_by_surroundings: Vec<usize>,
    /// Whether visible characters of the context are between the name's characters.
    pub is_name_visually_split: bool,
    /// Whether the name's characters are in a different order than without the context.
    pub is_name_reordered: bool,
    /// Whether the label of the context that follows the name, after a separator such as a full stop, is split: the
    /// number that appears to move (RFC 5893 section 5).
    pub is_label_after_name_split: bool,
}

impl LineAroundName {
    /// How the context changes the name's display, compared with the name alone in a paragraph of the same
    /// direction. `display` is the one that displays the line.
    pub fn surrounding_text_effect(&self, name: &Input, display: &DisplayConfig) -> SurroundingTextEffect {
        let direction = self.line_order.paragraph_direction();
        let alone = display
            .clone()
            .with_changed_choices(|it| it.surrounding_text = SurroundingText::NONE)
            .in_paragraph(direction);
        let alone = alone.order(name.characters());
        let start = self.name_character_range.start;
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
        SurroundingTextEffect {
            visually_split_label_indices: split_labels,
            label_indices_split_by_surroundings: split_by_context,
            is_name_visually_split: self.is_name_visually_split(),
            is_name_reordered: self.name_order.logical_from_visual() != alone.logical_from_visual(),
            is_label_after_name_split: self.splits_neighbour_label(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{SurroundingText, SurroundingTextPreset};
    use crate::name::{Input, Notation};
    use crate::order::{Direction, DisplayConfig, Strategy};

    fn display(context: &SurroundingText, paragraph: Direction) -> DisplayConfig {
        DisplayConfig::with_default_options(Strategy::UbaAuto)
            .with_changed_choices(|it| it.surrounding_text = context.clone())
            .in_paragraph(paragraph)
    }

    /// Checks the line's display and the labels that are split by the context.
    fn check(
        name: &str,
        context: &SurroundingText,
        paragraph: Direction,
        expected: &str,
        split: &[usize],
        is_reordered: bool,
    ) {
        let name = Input::read(name, Notation::CapitalsAsHebrew).expect("a name");
        let shown_by = self::display(context, paragraph);
        let line = shown_by.line_around_name(name.characters());
        let effect = line.surrounding_text_effect(&name, &shown_by);
        assert_eq!(&line.line_characters[line.name_character_range.clone()], name.characters());
        let display =
            Notation::CapitalsAsHebrew.write_scalars(line.line_order.display(&line.line_characters).chars());
        assert_eq!(display.expect("in the notation"), expected);
        assert_eq!(effect.label_indices_split_by_surroundings, split, "{expected}");
        assert_eq!(effect.is_name_reordered, is_reordered, "{expected}");
    }

    #[test]
    fn a_percent_sign_joins_the_rfcs_label() {
        // RFC 5893 section 3: "the context R CS L EN ET (for instance A.a1%)". The label is not split; the
        // sign is displayed between it and the full stop that delimits it.
        let percent = SurroundingTextPreset::Percent.context();
        check("A.a1", &percent, Direction::LeftToRight, "A.a1%", &[], false);
        check("A.a1", &percent, Direction::RightToLeft, "a1%.A", &[], false);
    }

    #[test]
    fn a_word_before_the_name_draws_a_digit_to_it() {
        let word = SurroundingText { before: "\u{5D3} ".to_owned(), after: String::new() };
        // The digit is displayed between the word and the margin, separate from its label.
        check("1a.b", &word, Direction::LeftToRight, "1 Da.b", &[0], false);
        check("a1.b", &word, Direction::LeftToRight, "D a1.b", &[], false);
        // RFC 5893 section 4.3's 5 ALEF.
        check("5A", &word, Direction::LeftToRight, "A5 D", &[], true);
        check("5A", &SurroundingTextPreset::Alone.context(), Direction::LeftToRight, "5A", &[], false);
    }

    #[test]
    fn what_cannot_be_seen_tears_nothing() {
        // A right-to-left mark moves the digit as the word above does, but is invisible; so is a soft hyphen.
        for (text, before, after, paragraph) in
            [("1a.b", "\u{200F}", "", Direction::LeftToRight), ("cA", "", "\u{AD}", Direction::RightToLeft)]
        {
            let name = Input::read(text, Notation::CapitalsAsHebrew).expect("a name");
            let context = SurroundingText { before: before.to_owned(), after: after.to_owned() };
            let display = display(&context, paragraph);
            let effect = display.line_around_name(name.characters()).surrounding_text_effect(&name, &display);
            assert!(
                !effect.is_name_visually_split && effect.visually_split_label_indices.is_empty(),
                "{text}"
            );
        }
    }

    #[test]
    fn isolates_keep_the_name_as_it_is() {
        for surroundings in
            [SurroundingTextPreset::LeftToRightIsolate, SurroundingTextPreset::LeftToRightEmbedding]
        {
            let name = Input::read("AB.c-1.D", Notation::CapitalsAsHebrew).expect("a name");
            let display = display(&surroundings.context(), Direction::LeftToRight);
            let effect = display.line_around_name(name.characters()).surrounding_text_effect(&name, &display);
            assert!(
                !effect.is_name_reordered && effect.visually_split_label_indices.is_empty(),
                "{surroundings:?}"
            );
        }
    }

    #[test]
    fn another_paragraph_does_not_count() {
        let context = SurroundingText { before: "\u{5D0}\u{2029}".to_owned(), after: "\n\u{5D0}".to_owned() };
        check("1a", &context, Direction::LeftToRight, "1a", &[], false);
    }
}
