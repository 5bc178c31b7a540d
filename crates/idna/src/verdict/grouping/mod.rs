//! Character Grouping, RFC 5893 section 3: whether the labels of a name stay whole when the name is
//! shown among others.
//!
//! The document says it twice, and the two readings differ; both are tried.
//!
//! - **Together**: the characters of a label stay grouped, with no other character among them.
//! - **Between the delimiters**, the formal statement: all characters of a label, and no others, are
//!   shown between the two delimiters that stand before and after it. This fails for plain labels:
//!   `.a.b` in a right-to-left paragraph shows `a.b.`, and `a` is not between its full stops.
//!
//! The name stands where section 3 puts a label: after S1 and D1, before D2 and S2, in a paragraph of
//! either direction. The delimiters are of class CS, WS or ON; S1 and S2 are empty or "unproblematic"
//! labels. Within the name the separators are delimiters too. The search goes from small contexts to
//! large ones, so that the first that fails is a smallest one, and stops at a [`Bound`].

mod context;
mod essence;
mod label_screen;
mod neighbours;

use serde::Serialize;

pub use neighbours::{is_delimiter, is_of_neighbours, is_unproblematic};

use bidiscope_bidi::name::{Name, text_of};
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};

use super::advice::AdviceCase;
use super::finding::Finding;
use super::kind::FindingKind;
use super::rfc5893::satisfies;

use context::{Neighbourhood, contexts};
use essence::Essence;
use label_screen::LabelScreen;

/// Where the search stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bound {
    /// The longest S1 and S2, in characters.
    pub neighbour: usize,
    /// The most characters that are laid out in all, over all contexts and both paragraphs.
    pub characters: usize,
}

impl Bound {
    /// The bound of a whole search: about a millisecond for each of the three.
    pub const WHOLE: Self = Self { neighbour: 2, characters: 40_000 };
    /// The bound of a search cut short, for a name that is being typed or one of a list: a twentieth of it.
    pub const SHORT: Self = Self { neighbour: 2, characters: 2_000 };

    /// Whether a search within this one goes as far as within the other.
    const fn reaches(self, other: Self) -> bool {
        self.neighbour >= other.neighbour && self.characters >= other.characters
    }
}

/// What the search found, for each reading.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Grouping {
    /// The reading "the label's characters stay together".
    pub together: Trial,
    /// The reading "all of the label's characters and no others are between its delimiters".
    pub between_delimiters: Trial,
    /// Section 3's further claim, that directional controls elsewhere in the paragraph change nothing:
    /// the labels stay together, and each is shown as without the controls. `None` unless every label
    /// satisfies the rule, for the claim is about those.
    pub controls: Option<Trial>,
}

/// A search for a context in which a claim fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trial {
    /// How many contexts were tried, each in a paragraph of either direction.
    pub contexts: usize,
    /// Up to which length of S1 and S2 together every context was tried; `None` where not even those
    /// with both empty were.
    pub complete_to: Option<usize>,
    /// Whether a search within [`Bound::WHOLE`] says the same. Otherwise it was cut short, and that one
    /// goes on to larger contexts.
    #[serde(rename = "whole")]
    pub is_whole: bool,
    /// The smallest context in which the claim fails; `None` where it holds in all that were tried.
    pub counterexample: Option<Counterexample>,
}

/// A context in which a claim fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Counterexample {
    /// What stands before the name: S1 and D1, and controls where they are tried.
    pub before: String,
    /// What stands after the name: D2 and S2, and controls where they are tried.
    pub after: String,
    /// The direction of the paragraph.
    pub paragraph: Direction,
    /// The label for which it fails.
    pub label: usize,
    /// All of it, as the Unicode Bidirectional Algorithm shows it, from left to right.
    pub display: String,
    /// For each place in `display` the character of `before`, the name and `after` that stands there.
    pub logical_from_visual: Vec<LogicalIndex>,
}

impl Grouping {
    /// Whether none of the searches was cut short.
    pub fn is_whole(&self) -> bool {
        let trials = [Some(&self.together), Some(&self.between_delimiters), self.controls.as_ref()];
        trials.into_iter().flatten().all(|trial| trial.is_whole)
    }
}

/// Searches for contexts that break the claims; each of the three searches has the bound for itself.
pub fn search(name: &Name, bound: Bound) -> Grouping {
    let essence = Essence::of(name);
    let follows_the_rule = name.labels().iter().all(|label| satisfies(name.label_characters(label)));
    let plain = || contexts(bound.neighbour, false);
    Grouping {
        together: try_all(name, &essence, plain(), bound, |screen, _| screen.first_torn_label()),
        between_delimiters: try_all(name, &essence, plain(), bound, |screen, _| {
            screen.first_label_beyond_its_delimiters()
        }),
        controls: follows_the_rule.then(|| {
            try_all(name, &essence, contexts(bound.neighbour, true), bound, |screen, context| {
                screen.first_torn_label().or_else(|| screen.first_label_changed_by(context))
            })
        }),
    }
}

fn try_all(
    name: &Name,
    essence: &Essence,
    contexts: impl Iterator<Item = Neighbourhood>,
    bound: Bound,
    fails: impl Fn(&mut LabelScreen<'_>, &Neighbourhood) -> Option<usize>,
) -> Trial {
    let mut screen = LabelScreen::new(essence);
    let is_whole = bound.reaches(Bound::WHOLE);
    let mut trial = Trial { contexts: 0, complete_to: None, is_whole, counterexample: None };
    let mut size = 0;
    let mut left = bound.characters;
    for context in contexts {
        if context.size() > size {
            trial.complete_to = Some(size);
            size = context.size();
        }
        let characters = 2 * (context.before.len() + essence.characters.len() + context.after.len());
        if characters > left {
            return trial;
        }
        left -= characters;
        trial.contexts += 1;
        for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
            screen.show(&context, paragraph);
            if let Some(label) = fails(&mut screen, &context) {
                trial.counterexample = Some(counterexample(name, &context, paragraph, label));
                trial.is_whole = true;
                return trial;
            }
        }
    }
    trial.complete_to = Some(size);
    trial
}

/// The counterexample with the whole name in it.
fn counterexample(
    name: &Name,
    context: &Neighbourhood,
    paragraph: Direction,
    label: usize,
) -> Counterexample {
    let characters = context.around(name.characters());
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

/// A label that some context tears apart, as a finding on a Bidi domain name. The formal reading makes
/// none, for it fails for nearly every name.
pub(super) fn findings(grouping: &Grouping) -> Vec<Finding> {
    let Some(torn) = &grouping.together.counterexample else { return Vec::new() };
    let paragraph = match torn.paragraph {
        Direction::LeftToRight => "left-to-right",
        Direction::RightToLeft => "right-to-left",
    };
    let alone = torn.before.chars().count() + torn.after.chars().count() == 2;
    let where_ = if alone { "even on its own" } else { "beside other labels that follow the rule" };
    let sentence = format!(
        "The characters of label {} do not stay side by side {where_}, in a {paragraph} paragraph.",
        torn.label
    );
    let finding = Finding::new(FindingKind::LabelTorn, torn.label, Vec::new(), sentence);
    vec![finding.in_case(alone.then_some(AdviceCase::TornAlone))]
}
