//! What is remarkable about a display, in the columns beside its line.

use bidiscope_bidi::name::InputType;
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::view::{DisplayBadge, StrategyView};
use bidiscope_words::{Message, message};

use super::super::collisions::FoundCollisions;
use super::ctx::Ctx;

/// A column of remarks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Column {
    /// Whether the characters of each label stay together.
    LabelsWhole,
    /// Whether a reader of the paragraph finds the labels in their order.
    LabelOrder,
    /// Where it first shows another character than the reference.
    FirstDifference,
    /// How many characters stand elsewhere than in the reference.
    Moved,
    /// How many names with the same characters look the same.
    SameDisplay,
}

/// A remark about a display.
pub(super) struct Remark {
    /// A sign before the words, where it is good or bad.
    pub(super) sign: Option<RuleVerdict>,
    /// A few words; none where the sign says it all.
    pub(super) words: String,
    /// What it means, in a sentence or two.
    pub(super) explanation: String,
}

impl Column {
    /// The columns that there is room for, and how wide each is, where the whole row is so wide, in points. The last two
    /// also leave their room to lines that are not whole beside them, which `leaves_lines_whole` tells of columns. The column
    /// of the `comparison` with the reference is that which [`Self::comparison`] gives; all are by `scale` as wide as usual.
    pub(super) fn beside(
        comparison: Self,
        (width, scale): (f32, f32),
        kind: InputType,
        leaves_lines_whole: impl Fn(&[(Self, f32)]) -> bool,
    ) -> Vec<(Self, f32)> {
        let all = [
            (Self::LabelsWhole, 84.0),
            (Self::LabelOrder, 96.0),
            (comparison, 70.0),
            (Self::SameDisplay, 96.0),
        ]
        .map(|(column, width)| (column, width * scale));
        let most = match width {
            820.0.. => 4,
            680.0.. => 3,
            520.0.. => 2,
            _ => return Vec::new(),
        };
        // Text has no labels.
        let (all, least) = if kind == InputType::Text { (&all[2..], 0) } else { (&all[..], 2) };
        let most = most.min(all.len());
        let count = (least + 1..=most).rev().find(|&count| leaves_lines_whole(&all[..count]));
        all[..count.unwrap_or(least)].to_vec()
    }

    /// What is said of the comparison with the reference: where all displays that differ do so from the first place on, that
    /// tells none from another, and how much moved does.
    pub(super) fn comparison(ctx: &mut Ctx<'_>, views: &[&StrategyView]) -> Self {
        let later = |view: &&StrategyView| super::cause::of(ctx, view).is_some_and(|it| it.visual_index > 0);
        if views.iter().any(later) { Self::FirstDifference } else { Self::Moved }
    }

    /// What stands over the column.
    pub(super) fn title(self) -> String {
        match self {
            Self::LabelsWhole => message!(column_labels_whole),
            Self::LabelOrder => message!(column_label_order),
            Self::FirstDifference => message!(column_first_difference),
            Self::Moved => message!(column_moved),
            Self::SameDisplay => message!(column_same_display),
        }
        .to_string()
    }

    /// What is said of a display in it; `None` of logical order, which is no display.
    pub(super) fn remark(self, ctx: &mut Ctx<'_>, view: &StrategyView) -> Option<Remark> {
        if view.strategy_id == Strategy::Logical {
            return None;
        }
        Some(match self {
            Self::LabelsWhole => labels_whole(view),
            Self::LabelOrder => label_order(view),
            Self::FirstDifference | Self::Moved => difference(ctx, view, self),
            Self::SameDisplay => same_display(ctx, view),
        })
    }
}

fn labels_whole(view: &StrategyView) -> Remark {
    let Some(badge) = view.badges.iter().find(|it| is_split(it)) else {
        return good(message!(remark_labels_whole));
    };
    let numbers = match badge {
        DisplayBadge::SplitLabelIndices(labels) | DisplayBadge::LabelIndicesSplitBySurroundings(labels) => {
            numbers(labels)
        }
        DisplayBadge::HostSplit(_) => message!(remark_host).to_string(),
        // Other text stands between labels, which may themselves be whole.
        DisplayBadge::NameSplitBySurroundings => message!(remark_name).to_string(),
        _ => String::new(),
    };
    bad(numbers, badge)
}

fn label_order(view: &StrategyView) -> Remark {
    let found = view.badges.iter().find_map(|it| match it {
        DisplayBadge::LabelsOutOfOrder(found) => Some((it, found)),
        _ => None,
    });
    let is_before_host = |it: &&DisplayBadge| matches!(it, DisplayBadge::CharactersBeforeHost { .. });
    if let Some(badge) = view.badges.iter().find(is_before_host) {
        return bad(message!(remark_before_host).to_string(), badge);
    }
    match found {
        Some((badge, found)) => {
            let words = message!(
                remark_label_before,
                early = found.label_index_read_early + 1,
                late = found.label_index_read_late + 1
            );
            bad(words.to_string(), badge)
        }
        // A split name has no order of labels that can be read.
        None if view.badges.iter().any(is_split) => Remark {
            sign: Some(RuleVerdict::NotApplicable),
            words: String::new(),
            explanation: message!(remark_no_label_order).to_string(),
        },
        None if is_read_from_right(view) => good(message!(remark_label_order_rtl)),
        None => good(message!(remark_label_order)),
    }
}

/// Whether the name begins at the right of its end in a left-to-right paragraph.
fn is_read_from_right(view: &StrategyView) -> bool {
    let places = view.name_order.visual_from_logical();
    let ends = places.first().zip(places.last());
    !view.line_order.paragraph_direction().is_right_to_left()
        && ends.is_some_and(|(first, last)| first > last)
}

fn difference(ctx: &mut Ctx<'_>, view: &StrategyView, column: Column) -> Remark {
    let plain = |words: Message<'_>, explanation: String| Remark {
        sign: None,
        words: words.to_string(),
        explanation,
    };
    if view.strategy_id == ctx.reference() {
        return plain(message!(remark_reference), message!(remark_reference_explained).to_string());
    }
    if view.changed_logical_indices.is_empty() {
        return plain(message!(remark_none), message!(remark_no_difference).to_string());
    }
    let cause = super::cause::of(ctx, view);
    let (words, explained) = match &cause {
        Some(found) if column == Column::FirstDifference => {
            let position = found.visual_index + 1;
            (
                message!(remark_position, position = position),
                message!(remark_position_explained, position = position),
            )
        }
        _ => {
            let count = view.changed_logical_indices.len();
            (message!(remark_moved, count = count), message!(remark_moved_explained, count = count))
        }
    };
    // Of a name that is too long for the rule to be looked for there is no more to say.
    let sentences = cause.iter().map(|it| it.difference_sentence.clone()).chain([explained.to_string()]);
    plain(words, sentences.collect::<Vec<_>>().join(" "))
}

fn same_display(ctx: &Ctx<'_>, view: &StrategyView) -> Remark {
    let not_searched = |why: Message<'_>| (message!(remark_not_searched).to_string(), why.to_string());
    let (words, explanation) = match ctx.jobs.collisions.of(view.strategy_id) {
        FoundCollisions::Some(found) => {
            (found.count_text.clone(), format!("{}. {}", found.badge, found.advice.to_plain_text()))
        }
        FoundCollisions::None => (
            message!(remark_none).to_string(),
            message!(collisions_none, kind = ctx.report.input.input_type().id()).to_string(),
        ),
        FoundCollisions::Running => ("\u{2026}".to_owned(), message!(collisions_running).to_string()),
        FoundCollisions::NotSearched => not_searched(message!(collisions_not_searched)),
        FoundCollisions::Failed => not_searched(message!(collisions_failed)),
    };
    Remark { sign: None, words, explanation }
}

const fn is_split(badge: &DisplayBadge) -> bool {
    matches!(
        badge,
        DisplayBadge::SplitLabelIndices(_)
            | DisplayBadge::LabelIndicesSplitBySurroundings(_)
            | DisplayBadge::NameSplitBySurroundings
            | DisplayBadge::HostSplit(_)
    )
}

fn good(explanation: Message<'_>) -> Remark {
    let explanation = explanation.to_string();
    Remark { sign: Some(RuleVerdict::Satisfied), words: String::new(), explanation }
}

fn bad(words: String, badge: &DisplayBadge) -> Remark {
    Remark { sign: Some(RuleVerdict::Violated), words, explanation: badge.explanation() }
}

/// The numbers of labels, from 1.
fn numbers(labels: &[usize]) -> String {
    const MOST: usize = 3;
    let numbers: Vec<String> = labels.iter().take(MOST).map(|it| (it + 1).to_string()).collect();
    let more = if labels.len() > MOST { " \u{2026}" } else { "" };
    format!("{}{more}", numbers.join(", "))
}
