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
//! first counterexample is a smallest one, and stops at a [`GroupingBound`].

mod context;
mod label_layout;
mod neighbours;
mod reduced_name;
mod short_search;

use serde::Serialize;

pub use neighbours::{is_allowed_neighbour, is_delimiter_class, is_neighbour_class};
pub(super) use short_search::splits_a_label;

use bidiscope_bidi::name::{Character, Name, text_of};
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};

use super::detail::FindingDetail;
use super::finding::Finding;
use super::kind::FindingKind;
use super::rfc5893::satisfies_bidi_rule;

use context::{Context, contexts};
use label_layout::LabelLayout;
use reduced_name::ReducedName;

/// The limits of a [`search_contexts`] for contexts that split a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroupingBound {
    /// The maximum length of S1 and of S2, in characters.
    pub max_neighbour_characters: usize,
    /// The maximum number of characters laid out in total, over all contexts and both paragraph directions.
    pub max_total_characters: usize,
}

impl GroupingBound {
    /// The limits of a full search: about a millisecond for each of the three claims.
    pub const FULL: Self = Self { max_neighbour_characters: 2, max_total_characters: 40_000 };
    /// The limits of a short search, for names being typed and names of a list: a twentieth of the full one.
    pub const SHORT: Self = Self { max_neighbour_characters: 2, max_total_characters: 2_000 };

    /// Whether these limits are at least as large as the others.
    const fn reaches(self, other: Self) -> bool {
        self.max_neighbour_characters >= other.max_neighbour_characters
            && self.max_total_characters >= other.max_total_characters
    }
}

/// The results of a [`search_contexts`] for the claims of RFC 5893 section 3, Character Grouping.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Grouping {
    /// The claim "the characters of a label stay together".
    pub together: ContextSearch,
    /// The claim "all characters of a label and no others are between its delimiters".
    pub between_delimiters: ContextSearch,
    /// The further claim of section 3 that directional controls elsewhere in the paragraph change nothing:
    /// the labels stay together, and each is shown as without the controls. `None` unless every label
    /// satisfies the Bidi rule, because the claim is limited to such labels.
    pub controls: Option<ContextSearch>,
}

/// The result of searching for a context in which a claim fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContextSearch {
    /// The number of contexts tried, each in a paragraph of either direction.
    pub contexts: usize,
    /// All contexts up to this total length of S1 and S2, in characters, were tried; `None` if not even those with both
    /// empty were.
    pub complete_to: Option<usize>,
    /// Whether a search within [`GroupingBound::FULL`] gives the same result. If not, this search was cut short.
    #[serde(rename = "whole")]
    pub is_complete: bool,
    /// The smallest context in which the claim fails; `None` if it holds in all contexts tried.
    pub counterexample: Option<Counterexample>,
}

/// A context in which a claim fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Counterexample {
    /// The text before the name: S1 and D1, with controls if they are tested.
    pub before: String,
    /// The text after the name: D2 and S2, with controls if they are tested.
    pub after: String,
    /// The paragraph direction.
    pub paragraph: Direction,
    /// The index of the label for which the claim fails.
    pub label: usize,
    /// `before`, the name and `after` as the UBA displays them, from left to right.
    pub display: String,
    /// For each position in `display` the index of its character in `before`, the name and `after`.
    pub logical_from_visual: Vec<LogicalIndex>,
}

impl Grouping {
    /// Whether none of the searches was cut short.
    pub fn is_complete(&self) -> bool {
        let trials = [Some(&self.together), Some(&self.between_delimiters), self.controls.as_ref()];
        trials.into_iter().flatten().all(|trial| trial.is_complete)
    }
}

/// Searches for contexts in which the claims of Character Grouping fail for a label of this name; the limits apply to
/// each of the three searches separately.
pub fn search_contexts(name: &Name, bound: GroupingBound) -> Grouping {
    let characters = name.characters();
    let mut layout = LabelLayout::new(ReducedName::of(name));
    let satisfies_rule = name.labels().iter().all(|label| satisfies_bidi_rule(name.label_characters(label)));
    let plain = || contexts(bound.max_neighbour_characters, false);
    Grouping {
        together: run_search(characters, &mut layout, plain(), bound, |layout, _, _| {
            layout.first_split_label()
        }),
        between_delimiters: run_search(characters, &mut layout, plain(), bound, |layout, _, _| {
            layout.first_label_not_between_delimiters()
        }),
        controls: satisfies_rule.then(|| {
            let contexts = contexts(bound.max_neighbour_characters, true);
            run_search(characters, &mut layout, contexts, bound, |layout, context, paragraph| {
                layout.first_split_label().or_else(|| layout.first_label_changed_by(context, paragraph))
            })
        }),
    }
}

fn run_search(
    name: &[Character],
    layout: &mut LabelLayout,
    contexts: impl Iterator<Item = Context>,
    bound: GroupingBound,
    fails: impl Fn(&mut LabelLayout, &Context, Direction) -> Option<usize>,
) -> ContextSearch {
    let is_whole = bound.reaches(GroupingBound::FULL);
    let mut trial =
        ContextSearch { contexts: 0, complete_to: None, is_complete: is_whole, counterexample: None };
    let mut size = 0;
    let mut left = bound.max_total_characters;
    for context in contexts {
        if context.size() > size {
            trial.complete_to = Some(size);
            size = context.size();
        }
        let characters = layout.characters_in(&context);
        if characters > left {
            return trial;
        }
        left -= characters;
        trial.contexts += 1;
        layout.set_context(&context);
        for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
            layout.show(paragraph);
            if let Some(label) = fails(layout, &context, paragraph) {
                trial.counterexample = Some(counterexample(name, &context, paragraph, label));
                trial.is_complete = true;
                return trial;
            }
        }
    }
    trial.complete_to = Some(size);
    trial
}

/// The counterexample for the original name instead of the reduced one.
fn counterexample(
    name: &[Character],
    context: &Context,
    paragraph: Direction,
    label: usize,
) -> Counterexample {
    let characters = context.around(name);
    let order = strategy(paragraph).order(&characters);
    Counterexample {
        before: text_of(&context.before),
        after: text_of(&context.after),
        paragraph,
        label,
        display: order.display(&characters),
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
pub(super) fn findings(grouping: &Grouping) -> Vec<Finding> {
    let Some(split) = &grouping.together.counterexample else { return Vec::new() };
    let is_alone = split.before.chars().count() + split.after.chars().count() == 2;
    let detail = FindingDetail::Split { paragraph: split.paragraph, is_split_when_alone: is_alone };
    vec![Finding::new(FindingKind::LabelSplit, split.label, Vec::new()).with_detail(detail)]
}
