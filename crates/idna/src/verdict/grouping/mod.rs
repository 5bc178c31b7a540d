//! Character Grouping, RFC 5893 section 3: whether each label stays in one piece when the name is shown among
//! others.
//!
//! The RFC states the requirement twice with different meanings; both are tested.
//!
//! - **Together**: the characters of a label stay adjacent, with no other character among them.
//! - **Between the delimiters**, the formal statement: all characters of a label, and no others, are shown
//!   between the two delimiters that come before and after it. This fails even for plain labels: `.a.b` in a
//!   right-to-left paragraph shows `a.b.`, and `a` is not between its full stops.
//!
//! The name takes the place of the label in section 3: after S1 and D1, before D2 and S2, in a paragraph of
//! either direction. The delimiters have the class CS, WS or ON; S1 and S2 are empty or "unproblematic"
//! labels. Separators within the name are delimiters too. The search tries small contexts first, so that the
//! first counterexample is a smallest one, and stops at a [`GroupingSearchLimits`].

mod context;
mod label_layout;
mod neighbours;
mod reduced_name;
mod short_search;

use serde::Serialize;

pub use neighbours::{is_allowed_neighbour_label, is_delimiter_class, is_searched_in_neighbour_labels};
pub(super) use short_search::splits_a_label;

use bidiscope_bidi::name::{Character, Name, text_of};
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};

use super::detail::FindingDetail;
use super::finding::Finding;
use super::kind::FindingKind;
use super::rfc5893::label_satisfies_bidi_rule;

use context::{Context, contexts};
use label_layout::LabelLayout;
use reduced_name::ReducedName;

/// The limits of a [`search_grouping_counterexamples`] for contexts that split a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroupingSearchLimits {
    /// The maximum length of S1 and of S2, in characters.
    pub max_neighbour_label_characters: usize,
    /// The maximum number of characters laid out in total, over all contexts and both paragraph directions.
    pub max_total_laid_out_characters: usize,
}

impl GroupingSearchLimits {
    /// The limits of a full search: about a millisecond for each of the three claims.
    pub const FULL_SEARCH: Self =
        Self { max_neighbour_label_characters: 2, max_total_laid_out_characters: 40_000 };
    /// The limits of a short search, for names being typed and names of a list: a twentieth of the full one.
    pub const SHORT_SEARCH: Self =
        Self { max_neighbour_label_characters: 2, max_total_laid_out_characters: 2_000 };

    /// Whether these limits are at least as large as the others.
    const fn reaches(self, other: Self) -> bool {
        self.max_neighbour_label_characters >= other.max_neighbour_label_characters
            && self.max_total_laid_out_characters >= other.max_total_laid_out_characters
    }
}

/// The results of a [`search_grouping_counterexamples`] for the claims of RFC 5893 section 3, Character Grouping.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CharacterGroupingResult {
    /// The claim "the characters of a label stay together".
    #[serde(rename = "together")]
    pub labels_stay_together: GroupingContextSearchResult,
    /// The claim "all characters of a label and no others are between its delimiters".
    #[serde(rename = "between_delimiters")]
    pub labels_stay_between_delimiters: GroupingContextSearchResult,
    /// The further claim of section 3 that directional controls elsewhere in the paragraph change nothing:
    /// the labels stay together, and each is shown as without the controls. `None` unless every label
    /// satisfies the Bidi rule, because the claim is limited to such labels.
    #[serde(rename = "controls")]
    pub unaffected_by_outer_controls: Option<GroupingContextSearchResult>,
}

/// The result of searching for a context in which a claim fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GroupingContextSearchResult {
    /// The number of contexts tried, each in a paragraph of either direction.
    #[serde(rename = "contexts")]
    pub tried_context_count: usize,
    /// All contexts up to this total length of S1 and S2, in characters, were tried; `None` if not even those with both
    /// empty were.
    #[serde(rename = "complete_to")]
    pub max_tried_context_characters: Option<usize>,
    /// Whether a search within [`GroupingSearchLimits::FULL_SEARCH`] gives the same result. If not, this search was cut short.
    #[serde(rename = "whole")]
    pub is_search_complete: bool,
    /// The smallest context in which the claim fails; `None` if it holds in all contexts tried.
    pub counterexample: Option<GroupingCounterexample>,
}

/// A context in which a claim fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GroupingCounterexample {
    /// The text before the name: S1 and D1, with controls if they are tested.
    #[serde(rename = "before")]
    pub text_before_name: String,
    /// The text after the name: D2 and S2, with controls if they are tested.
    #[serde(rename = "after")]
    pub text_after_name: String,
    /// The paragraph direction.
    #[serde(rename = "paragraph")]
    pub paragraph_direction: Direction,
    /// The index of the label for which the claim fails.
    #[serde(rename = "label")]
    pub split_label_index: usize,
    /// `before`, the name and `after` as the UBA displays them, from left to right.
    #[serde(rename = "display")]
    pub displayed_text: String,
    /// For each position in `display` the index of its character in `before`, the name and `after`.
    pub logical_from_visual: Vec<LogicalIndex>,
}

impl CharacterGroupingResult {
    /// Whether none of the searches was cut short.
    pub fn are_all_searches_complete(&self) -> bool {
        let trials = [
            Some(&self.labels_stay_together),
            Some(&self.labels_stay_between_delimiters),
            self.unaffected_by_outer_controls.as_ref(),
        ];
        trials.into_iter().flatten().all(|trial| trial.is_search_complete)
    }
}

/// Searches for contexts in which the claims of Character Grouping fail for a label of this name; the limits apply to
/// each of the three searches separately.
pub fn search_grouping_counterexamples(
    name: &Name,
    search_limits: GroupingSearchLimits,
) -> CharacterGroupingResult {
    let characters = name.characters();
    let mut layout = LabelLayout::new(ReducedName::of(name));
    let satisfies_rule =
        name.labels().iter().all(|label| label_satisfies_bidi_rule(name.label_characters(label)));
    let plain = || contexts(search_limits.max_neighbour_label_characters, false);
    CharacterGroupingResult {
        labels_stay_together: run_search(characters, &mut layout, plain(), search_limits, |layout, _, _| {
            layout.first_split_label()
        }),
        labels_stay_between_delimiters: run_search(
            characters,
            &mut layout,
            plain(),
            search_limits,
            |layout, _, _| layout.first_label_not_between_delimiters(),
        ),
        unaffected_by_outer_controls: satisfies_rule.then(|| {
            let contexts = contexts(search_limits.max_neighbour_label_characters, true);
            run_search(characters, &mut layout, contexts, search_limits, |layout, context, paragraph| {
                layout.first_split_label().or_else(|| layout.first_label_changed_by(context, paragraph))
            })
        }),
    }
}

fn run_search(
    name: &[Character],
    layout: &mut LabelLayout,
    contexts: impl Iterator<Item = Context>,
    bound: GroupingSearchLimits,
    fails: impl Fn(&mut LabelLayout, &Context, Direction) -> Option<usize>,
) -> GroupingContextSearchResult {
    let is_whole = bound.reaches(GroupingSearchLimits::FULL_SEARCH);
    let mut trial = GroupingContextSearchResult {
        tried_context_count: 0,
        max_tried_context_characters: None,
        is_search_complete: is_whole,
        counterexample: None,
    };
    let mut size = 0;
    let mut left = bound.max_total_laid_out_characters;
    for context in contexts {
        if context.size() > size {
            trial.max_tried_context_characters = Some(size);
            size = context.size();
        }
        let characters = layout.characters_in(&context);
        if characters > left {
            return trial;
        }
        left -= characters;
        trial.tried_context_count += 1;
        layout.set_context(&context);
        for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
            layout.show(paragraph);
            if let Some(label) = fails(layout, &context, paragraph) {
                trial.counterexample = Some(counterexample(name, &context, paragraph, label));
                trial.is_search_complete = true;
                return trial;
            }
        }
    }
    trial.max_tried_context_characters = Some(size);
    trial
}

/// The counterexample for the original name instead of the reduced one.
fn counterexample(
    name: &[Character],
    context: &Context,
    paragraph: Direction,
    label: usize,
) -> GroupingCounterexample {
    let characters = context.around(name);
    let order = strategy(paragraph).order(&characters);
    GroupingCounterexample {
        text_before_name: text_of(&context.before),
        text_after_name: text_of(&context.after),
        paragraph_direction: paragraph,
        split_label_index: label,
        displayed_text: order.display(&characters),
        logical_from_visual: order.logical_from_visual().to_vec(),
    }
}

const fn strategy(paragraph: Direction) -> Strategy {
    match paragraph {
        Direction::LeftToRight => Strategy::UbaLtr,
        Direction::RightToLeft => Strategy::UbaRtl,
    }
}

/// A finding if some context splits a label of a Bidi domain name. The formal statement ("between the
/// delimiters") gives no finding, because it fails for nearly every name.
pub(super) fn findings(grouping: &CharacterGroupingResult) -> Vec<Finding> {
    let Some(split) = &grouping.labels_stay_together.counterexample else { return Vec::new() };
    let is_alone = split.text_before_name.chars().count() + split.text_after_name.chars().count() == 2;
    let detail = FindingDetail::LabelSplit {
        paragraph_direction: split.paragraph_direction,
        is_split_when_name_alone: is_alone,
    };
    vec![Finding::new(FindingKind::LabelSplit, split.split_label_index, Vec::new()).with_detail(detail)]
}
