//! The context of a name: the text before and after it in its line, which changes how the UBA displays it.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::enum_with_ids;
use crate::name::{BidiClass, Character, Input, characters_of, is_label_separator};

use super::insertion::{FSI, LRE, LRI, PDF, PDI, RLE, RLI};
use super::{DisplayConfig, DisplayOrder, is_bidi_control};

/// The text before and after a name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Context {
    /// The text before the name.
    pub before: String,
    /// The text after it.
    pub after: String,
}

enum_with_ids! {
    /// Predefined contexts; a [`Context`] can have any other text.
    #[derive(Default)]
    pub enum ContextPreset {
        /// Nothing: the name alone.
        #[default]
        Alone = "alone";
        /// The middle of an English sentence.
        English = "english";
        /// The middle of an Arabic sentence.
        Arabic = "arabic";
        /// The middle of a Hebrew sentence.
        Hebrew = "hebrew";
        /// In round brackets.
        Brackets = "brackets";
        /// A percent sign after it (RFC 5893 section 3: `A.a1%`).
        Percent = "percent";
        /// A Hebrew word and a space before it.
        AfterWord = "after-word";
        /// Two other names, one on either side.
        BetweenNames = "between-names";
        /// `.3com.com` after it: a parent that begins with a digit (RFC 5893 section 5: large deployment of such names).
        ParentSuffix = "parent-suffix";
        /// `.2nd.example` after it, as if software had completed it from a search list (RFC 5893 section 5).
        SearchList = "search-list";
        /// `.9to5.example` after it, as if a wildcard of that zone matched it (RFC 5893 section 5).
        WildcardZone = "wildcard-zone";
        /// `.1st.example` after it, as if that were a DNAME that points to a label without a digit at its beginning
        /// (RFC 5893 section 5).
        Dname = "dname";
        /// A left-to-right embedding, LRE...PDF.
        LeftToRightEmbedding = "left-to-right-embedding";
        /// A right-to-left embedding, RLE...PDF.
        RightToLeftEmbedding = "right-to-left-embedding";
        /// A left-to-right isolate, LRI...PDI.
        LeftToRightIsolate = "left-to-right-isolate";
        /// A right-to-left isolate, RLI...PDI.
        RightToLeftIsolate = "right-to-left-isolate";
        /// A first strong isolate, FSI...PDI.
        FirstStrongIsolate = "first-strong-isolate";
    }
}

impl ContextPreset {
    /// The text before and after the name.
    pub fn context(self) -> Context {
        let between = |opens: char, closes: char| (String::from(opens), String::from(closes));
        let around = |before: &str, after: &str| (before.to_owned(), after.to_owned());
        let (before, after) = match self {
            Self::Alone => around("", ""),
            Self::English => around("see ", " now."),
            Self::Arabic => around("\u{632}\u{631} ", " \u{627}\u{644}\u{622}\u{646}."),
            Self::Hebrew => around("\u{5E8}\u{5D0}\u{5D5} ", " \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}."),
            Self::Brackets => between('(', ')'),
            Self::Percent => around("", "%"),
            Self::AfterWord => around("\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", ""),
            Self::BetweenNames => around("\u{5D0}\u{5D1}.com ", " ab.\u{5D2}\u{5D3}"),
            Self::ParentSuffix => around("", ".3com.com"),
            Self::SearchList => around("", ".2nd.example"),
            Self::WildcardZone => around("", ".9to5.example"),
            Self::Dname => around("", ".1st.example"),
            Self::LeftToRightEmbedding => between(LRE, PDF),
            Self::RightToLeftEmbedding => between(RLE, PDF),
            Self::LeftToRightIsolate => between(LRI, PDI),
            Self::RightToLeftIsolate => between(RLI, PDI),
            Self::FirstStrongIsolate => between(FSI, PDI),
        };
        Context { before, after }
    }
}

/// A line that contains a name, with its display order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineInContext {
    /// The characters of the whole line in logical order: those of the name and of its context.
    pub characters: Vec<Character>,
    /// The range of the name within `characters`.
    pub name: Range<usize>,
    /// The order of the whole line.
    pub order: DisplayOrder,
    /// The order of the name's characters within the line, with all other characters left out.
    pub name_order: DisplayOrder,
}

impl LineInContext {
    /// The characters of the whole line in visual order, from left to right.
    pub fn visual_characters(&self) -> Vec<Character> {
        self.order.visual_characters(&self.characters)
    }

    /// The characters of the whole line in visual order, from left to right, without mirroring (rule L4).
    pub fn display(&self) -> String {
        self.order.display(&self.characters)
    }
}

/// How the context changes the display of a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ContextEffect {
    /// The indices of the labels that are split in the line: another character of the name, or a visible one of the
    /// context, is between their characters.
    pub split_labels: Vec<usize>,
    /// Those of `split_labels` that are not split without the context.
    pub split_by_context: Vec<usize>,
    /// Whether visible characters of the context are between the name's characters.
    pub is_name_split: bool,
    /// Whether the name's characters are in a different order than without the context.
    pub is_reordered: bool,
    /// Whether the label of the context that follows the name, after a separator such as a full stop, is split: the
    /// number that appears to move (RFC 5893 section 5).
    pub splits_neighbour_label: bool,
}

impl Context {
    /// No text.
    pub const NONE: Self = Self { before: String::new(), after: String::new() };

    /// Whether there is no text before or after the name.
    pub const fn is_empty(&self) -> bool {
        self.before.is_empty() && self.after.is_empty()
    }

    /// The characters before and after the name. If the context contains paragraph separators, only the
    /// characters of the name's paragraph.
    pub fn characters(&self) -> (Vec<Character>, Vec<Character>) {
        let is_separator = |scalar: char| BidiClass::of(scalar) == BidiClass::B;
        let before = self.before.rsplit(is_separator).next().unwrap_or_default();
        let after = self.after.split(is_separator).next().unwrap_or_default();
        (characters_of(before), characters_of(after))
    }
}

impl LineInContext {
    /// Whether there is text before or after the name.
    pub const fn has_context(&self) -> bool {
        self.name.end - self.name.start < self.characters.len()
    }

    /// Whether visible characters of the context are between the name's characters.
    pub fn is_split(&self) -> bool {
        !self.is_contiguous(self.name.clone())
    }

    /// Whether the characters in this range of the line, all of the name, look contiguous: no other character
    /// of the name and no visible character of the context is between them.
    fn is_contiguous(&self, characters: Range<usize>) -> bool {
        let places = self.order.visual_from_logical()[characters.clone()].iter().map(|it| it.0);
        let (Some(left), Some(right)) = (places.clone().min(), places.max()) else { return true };
        let is_seen = |it: Character| !it.class.is_removed_by_x9() && !is_bidi_control(it.scalar);
        let parts = |at: usize| self.name.contains(&at) || is_seen(self.characters[at]);
        let within = self.order.logical_from_visual()[left..=right].iter();
        within.map(|it| it.0).all(|at| characters.contains(&at) || !parts(at))
    }

    /// Whether the label right after the name is split.
    fn splits_neighbour_label(&self) -> bool {
        let after = &self.characters[self.name.end..];
        if !after.first().is_some_and(|it| is_label_separator(it.scalar)) {
            return false;
        }
        let ends = |it: &Character| is_label_separator(it.scalar) || it.class == BidiClass::WS;
        let label = after[1..].split(ends).next().unwrap_or_default();
        let start = self.name.end + 1;
        !self.order.is_contiguous(start..start + label.len())
    }

    /// How the context changes the name's display, compared with the name alone in a paragraph of the same
    /// direction. `display` is the one that displays the line.
    pub fn effect_of_context(&self, name: &Input, display: &DisplayConfig) -> ContextEffect {
        let direction = self.order.paragraph();
        let alone = display.clone().with(|it| it.context = Context::NONE).in_paragraph(direction);
        let alone = alone.order(name.characters());
        let start = self.name.start;
        let labels = || name.labels().iter().map(|label| label.range.clone()).enumerate();
        let split_labels: Vec<usize> = labels()
            .filter(|(_, label)| !self.is_contiguous(label.start + start..label.end + start))
            .map(|(index, _)| index)
            .collect();
        let split_by_context = labels()
            .filter(|(index, label)| {
                split_labels.binary_search(index).is_ok() && alone.is_contiguous(label.clone())
            })
            .map(|(index, _)| index)
            .collect();
        ContextEffect {
            split_labels,
            split_by_context,
            is_name_split: self.is_split(),
            is_reordered: self.name_order.logical_from_visual() != alone.logical_from_visual(),
            splits_neighbour_label: self.splits_neighbour_label(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Context, ContextPreset};
    use crate::name::{Input, Notation};
    use crate::order::{Direction, DisplayConfig, Strategy};

    fn display(context: &Context, paragraph: Direction) -> DisplayConfig {
        DisplayConfig::plain(Strategy::UbaAuto)
            .with(|it| it.context = context.clone())
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
        let line = shown_by.line(name.characters());
        let effect = line.effect_of_context(&name, &shown_by);
        assert_eq!(&line.characters[line.name.clone()], name.characters());
        let display = Notation::Capitals.write(line.order.display(&line.characters).chars());
        assert_eq!(display.expect("in the notation"), expected);
        assert_eq!(effect.split_by_context, split, "{expected}");
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
            let effect = display.line(name.characters()).effect_of_context(&name, &display);
            assert!(!effect.is_name_split && effect.split_labels.is_empty(), "{text}");
        }
    }

    #[test]
    fn isolates_keep_the_name_as_it_is() {
        for surroundings in [ContextPreset::LeftToRightIsolate, ContextPreset::LeftToRightEmbedding] {
            let name = Input::read("AB.c-1.D", Notation::Capitals).expect("a name");
            let display = display(&surroundings.context(), Direction::LeftToRight);
            let effect = display.line(name.characters()).effect_of_context(&name, &display);
            assert!(!effect.is_reordered && effect.split_labels.is_empty(), "{surroundings:?}");
        }
    }

    #[test]
    fn another_paragraph_does_not_count() {
        let context = Context { before: "\u{5D0}\u{2029}".to_owned(), after: "\n\u{5D0}".to_owned() };
        check("1a", &context, Direction::LeftToRight, "1a", &[], false);
    }
}
