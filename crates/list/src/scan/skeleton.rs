//! Skeletons of names: UTS #39's bidiSkeleton, with the labels kept apart.

use unicode_security::skeleton as plain_skeleton;

use bidiscope_bidi::index::{Level, LogicalIndex};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;

use super::prototype::{Prototype, mirrored, prototype_of};

/// The character that stands in a skeleton for each label separator of the display: U+001E INFORMATION SEPARATOR TWO,
/// which no character is confusable with.
pub const SKELETON_SEPARATOR: char = '\u{1E}';

/// Makes the skeletons of names one by one, in memory that is reused.
///
/// A skeleton is bidiSkeleton(direction, name) of UTS #39 section 4: the characters in the order in which a
/// paragraph of that direction shows them (UAX #9 up to L2), with marks on their bases (L3) and mirrored
/// characters in right-to-left runs (L4), then the skeleton of section 4: NFD, without default-ignorable
/// characters, each character replaced by its prototype, NFD. Two names with the same skeleton are
/// confusable.
///
/// It is made **label by label** of the display, with [`SKELETON_SEPARATOR`] for each separator: the prototype
/// of an Arabic-Indic zero is the full stop, but a digit does not split a label in two.
#[derive(Clone, Debug, Default)]
pub struct SkeletonBuilder {
    /// The current base with the characters that depend on it.
    cluster: String,
}

impl SkeletonBuilder {
    /// A builder without reusable memory yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Writes the skeleton of the name that `analyzer` read last, in a paragraph of this direction, into `overwritten_skeleton`,
    /// replacing its content.
    pub fn write_skeleton_of_analyzed_name(
        &mut self,
        analyzer: &mut BatchAnalyzer,
        paragraph_direction: ParagraphDirection,
        overwritten_skeleton: &mut String,
    ) {
        let resolved = analyzer.resolve_current_input(paragraph_direction);
        self.write_skeleton_of_characters(
            resolved.input_characters,
            resolved.logical_from_visual,
            resolved.levels_in_logical_order,
            overwritten_skeleton,
        );
    }

    /// Writes the skeleton of characters, in logical order, into `overwritten_skeleton`, replacing its content.
    /// `logical_from_visual` has for each visual position, from the left, the logical index of its character after L3; `levels`
    /// has each character's embedding level, in logical order.
    pub fn write_skeleton_of_characters(
        &mut self,
        characters: &[Character],
        logical_from_visual: &[LogicalIndex],
        levels: &[Level],
        overwritten_skeleton: &mut String,
    ) {
        let is_mirrored = |it: &LogicalIndex| levels[it.0].direction().is_right_to_left();
        self.write_shown(
            logical_from_visual.iter().map(|it| (characters[it.0].scalar, is_mirrored(it))),
            overwritten_skeleton,
        );
    }

    /// Writes the skeleton of characters that are displayed from left to right in logical order.
    pub(super) fn write_left_to_right(&mut self, characters: &[Character], skeleton: &mut String) {
        self.write_shown(characters.iter().map(|it| (it.scalar, false)), skeleton);
    }

    /// Writes the skeleton of characters from the left, each with whether it is mirrored.
    fn write_shown(&mut self, shown: impl ExactSizeIterator<Item = (char, bool)>, skeleton: &mut String) {
        skeleton.clear();
        // Most characters of right-to-left letters take two bytes.
        skeleton.reserve(2 * shown.len());
        self.cluster.clear();
        // The last character, if it may be the base of the next ones, and where its prototype begins.
        let mut base = None;
        for (scalar, is_mirrored) in shown {
            let prototype = prototype_of(scalar, is_mirrored);
            if prototype == Prototype::DependsOnContext {
                if let Some((scalar, is_mirrored, start)) = base.take() {
                    skeleton.truncate(start);
                    self.cluster.push(mirrored(scalar, is_mirrored));
                }
                self.cluster.push(mirrored(scalar, is_mirrored));
                continue;
            }
            self.end_cluster(skeleton);
            base = Some((scalar, is_mirrored, skeleton.len()));
            match prototype {
                Prototype::Single(scalar) => skeleton.push(scalar),
                Prototype::Several(text) => skeleton.push_str(text),
                Prototype::Separator => {
                    base = None;
                    skeleton.push(SKELETON_SEPARATOR);
                }
                Prototype::DependsOnContext => {}
            }
        }
        self.end_cluster(skeleton);
    }

    /// Appends the skeleton of the cluster, if there is one.
    fn end_cluster(&mut self, skeleton: &mut String) {
        if !self.cluster.is_empty() {
            skeleton.extend(plain_skeleton(&self.cluster));
            self.cluster.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{SKELETON_SEPARATOR, SkeletonBuilder, mirrored};
    use bidiscope_bidi::name::{characters_of, is_label_separator};
    use bidiscope_bidi::uba::{ParagraphDirection, UbaEngine, VisualOrderAndLevels};
    use bidiscope_idna::batch::BatchAnalyzer;
    use proptest::prelude::{ProptestConfig, Strategy, any, prop, prop_oneof, proptest};
    use proptest::prop_assert_eq;
    use unicode_security::skeleton as plain_skeleton;

    const DIRECTIONS: [ParagraphDirection; 2] = [ParagraphDirection::LTR, ParagraphDirection::RTL];

    /// The skeletons for both paragraph directions.
    fn skeletons(text: &str) -> [String; 2] {
        let (mut analyzer, mut skeletons) = (BatchAnalyzer::new(), SkeletonBuilder::new());
        analyzer.set_current_input_characters(&characters_of(text));
        DIRECTIONS.map(|direction| {
            let mut skeleton = "what was there".to_owned();
            skeletons.write_skeleton_of_analyzed_name(&mut analyzer, direction, &mut skeleton);
            skeleton
        })
    }

    /// The skeleton as the standard defines it: the mirrored display, label by label by the plain skeleton.
    fn reference_skeleton(text: &str, direction: ParagraphDirection) -> String {
        let characters = characters_of(text);
        let mut engine = UbaEngine::new();
        let VisualOrderAndLevels { logical_from_visual: order, levels_in_logical_order: levels } =
            engine.visual_order_and_levels(&characters, direction);
        let painted: String = order
            .iter()
            .map(|it| {
                let is_mirrored = levels[it.0].direction().is_right_to_left();
                mirrored(characters[it.0].scalar, is_mirrored)
            })
            .collect();
        let labels: Vec<String> =
            painted.split(is_label_separator).map(|it| plain_skeleton(it).collect()).collect();
        labels.join("\u{1E}")
    }

    /// UTS #39 section 4 calls these two confusable in a left-to-right paragraph and not in a right-to-left
    /// one: `A1<` before a shin with a sin dot, and an alpha, a shin with a holam, `>1`.
    #[test]
    fn the_example_of_uts_39() {
        let first = skeletons("A1<\u{5E9}\u{5C2}");
        let second = skeletons("\u{391}\u{5E9}\u{5BA}>1");
        assert_eq!(first, ["Al<\u{5E9}\u{307}", "\u{5E9}\u{307}>Al"]);
        assert_eq!(second, ["Al<\u{5E9}\u{307}", "l<\u{5E9}\u{307}A"]);
    }

    #[test]
    fn a_digit_does_not_split_a_label() {
        // The prototype of ARABIC-INDIC DIGIT ZERO is the full stop.
        for [digit, stop] in
            [["\u{627}\u{660}\u{628}", "\u{627}.\u{628}"], ["a\u{660}b", "a.b"], ["\u{660}", "."]]
        {
            for (digit, stop) in skeletons(digit).into_iter().zip(skeletons(stop)) {
                assert_ne!(digit, stop);
                assert_eq!(digit.replace(SKELETON_SEPARATOR, "."), stop.replace(SKELETON_SEPARATOR, "."));
            }
        }
    }

    #[test]
    fn labels_are_in_visual_order() {
        // Alef, bet and vav, in labels of one letter each: they form one right-to-left run, so the last is on
        // the left.
        let [ltr, rtl] = skeletons("a.\u{5D0}.\u{5D1}\u{FF0E}\u{5D5}");
        assert_eq!(ltr, "a\u{1E}l\u{1E}\u{5D1}\u{1E}\u{5D0}");
        assert_eq!(rtl, "l\u{1E}\u{5D1}\u{1E}\u{5D0}\u{1E}a");
        // The root's separator stays.
        assert_eq!(skeletons("ab."), ["ab\u{1E}", "\u{1E}ab"]);
        assert_eq!(skeletons(""), ["", ""]);
    }

    #[test]
    fn brackets_are_mirrored_in_right_to_left_runs() {
        assert_eq!(skeletons("\u{5D1}(\u{5D2}"), ["\u{5D2})\u{5D1}", "\u{5D2})\u{5D1}"]);
        assert_eq!(skeletons("b("), ["b(", ")b"]);
    }

    /// Marks are normalized with the character before them, across ignorable characters: the second
    /// normalization orders the marks of all characters in between.
    #[test]
    fn marks_are_ordered_across_ignorable_characters() {
        // COMBINING GRAPHEME JOINER prevents reordering of the acute and the dot below, and is removed
        // afterwards.
        assert_eq!(skeletons("a\u{301}\u{34F}\u{323}")[0], "a\u{323}\u{301}");
        assert_eq!(skeletons("\u{323}.\u{323}a")[0], "\u{323}\u{1E}\u{323}a");
    }

    /// Each character alone and with a mark on either side of it.
    #[test]
    fn every_character_between_marks() {
        let (mut analyzer, mut skeletons, mut skeleton) =
            (BatchAnalyzer::new(), SkeletonBuilder::new(), String::new());
        for scalar in ('\0'..='\u{2FFFF}').filter(|&it| !is_label_separator(it)).step_by(37) {
            let text = format!("x\u{301}{scalar}\u{323}\u{E31}");
            analyzer.set_current_input_characters(&characters_of(&text));
            for direction in DIRECTIONS {
                skeletons.write_skeleton_of_analyzed_name(&mut analyzer, direction, &mut skeleton);
                assert_eq!(skeleton, reference_skeleton(&text, direction), "U+{:04X}", u32::from(scalar));
            }
        }
    }

    fn character() -> impl Strategy<Value = char> {
        let known: Vec<char> = "abmI0l1|-..()<>[]\u{AD}\u{E9}\u{301}\u{323}\u{338}\u{34F}\u{5D0}\u{5D5}\u{5B8}\u{5C2}\u{627}\u{623}\u{64B}\u{651}\u{654}\u{660}\u{665}\u{6F0}\u{93C}\u{94D}\u{915}\u{1100}\u{AC00}\u{AC01}\u{1161}\u{200C}\u{200D}\u{200F}\u{202B}\u{202E}\u{202C}\u{2067}\u{2069}\u{3002}\u{FF61}\u{344}\u{F73}\u{FEFB}\u{226E}"
            .chars()
            .collect();
        prop_oneof![12 => prop::sample::select(known), 1 => any::<char>()]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn skeletons_equal_the_definition(text in prop::collection::vec(character(), 0..20).prop_map(String::from_iter)) {
            for (skeleton, direction) in skeletons(&text).into_iter().zip(DIRECTIONS) {
                prop_assert_eq!(&skeleton, &reference_skeleton(&text, direction));
                // As many parts as labels, empty ones included.
                let separators = text.chars().filter(|&it| is_label_separator(it) || it == SKELETON_SEPARATOR).count();
                prop_assert_eq!(skeleton.matches(SKELETON_SEPARATOR).count(), separators);
                // The skeleton of a skeleton is itself.
                let again: Vec<String> =
                    skeleton.split(SKELETON_SEPARATOR).map(|it| plain_skeleton(it).collect()).collect();
                prop_assert_eq!(again.join("\u{1E}"), skeleton);
            }
        }

        /// From left to right and in one label it is the crate's plain skeleton.
        #[test]
        fn one_left_to_right_label_has_the_plain_skeleton(text in "[a-zA-Z0-9\u{E0}-\u{17F}\u{300}-\u{36F}\u{391}-\u{3CE}\u{4E00}-\u{4E20}\u{FF21}-\u{FF3A}]{0,12}") {
            let plain: String = plain_skeleton(&text).collect();
            let mut skeleton = String::new();
            let characters = characters_of(&text);
            let order: Vec<_> = (0..characters.len()).map(bidiscope_bidi::index::LogicalIndex).collect();
            SkeletonBuilder::new().write_skeleton_of_characters(&characters, &order, &vec![bidiscope_bidi::index::Level::LTR; order.len()], &mut skeleton);
            prop_assert_eq!(skeleton, plain);
        }
    }
}
