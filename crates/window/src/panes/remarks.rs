//! What is remarkable about a display, in the columns beside its line.

use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::Verdict;
use bidiscope_report::view::{Badge, StrategyView};
use bidiscope_words::{Message, message};

use super::super::collisions::FoundCollisions;
use super::Ctx;

/// A column of remarks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Column {
    /// Whether the characters of each label stay together.
    LabelsWhole,
    /// Whether a reader of the paragraph finds the labels in their order.
    LabelOrder,
    /// Where it first shows another character than the reference.
    FirstDifference,
    /// How many names with the same characters look the same.
    SameDisplay,
}

/// A remark about a display.
pub(super) struct Remark {
    /// A sign before the words, where it is good or bad.
    pub(super) sign: Option<Verdict>,
    /// A few words; none where the sign says it all.
    pub(super) words: String,
    /// What it means, in a sentence or two.
    pub(super) explanation: String,
}

impl Column {
    /// The columns that there is room for, and how wide each is, where the whole row is so wide, in points. The last two
    /// also leave their room to lines that are not whole beside them, which `leaves_lines_whole` tells of columns.
    pub(super) fn beside(
        width: f32,
        leaves_lines_whole: impl Fn(&[(Self, f32)]) -> bool,
    ) -> &'static [(Self, f32)] {
        const ALL: [(Column, f32); 4] = [
            (Column::LabelsWhole, 84.0),
            (Column::LabelOrder, 96.0),
            (Column::FirstDifference, 70.0),
            (Column::SameDisplay, 96.0),
        ];
        let most = match width {
            820.0.. => 4,
            680.0.. => 3,
            520.0.. => 2,
            _ => return &[],
        };
        let count = (3..=most).rev().find(|&count| leaves_lines_whole(&ALL[..count]));
        &ALL[..count.unwrap_or(2)]
    }

    /// What stands over the column.
    pub(super) fn title(self) -> String {
        match self {
            Self::LabelsWhole => message!(column_labels_whole),
            Self::LabelOrder => message!(column_label_order),
            Self::FirstDifference => message!(column_first_difference),
            Self::SameDisplay => message!(column_same_display),
        }
        .to_string()
    }

    /// What is said of a display in it; `None` of logical order, which is no display.
    pub(super) fn remark(self, ctx: &mut Ctx<'_>, view: &StrategyView) -> Option<Remark> {
        if view.id == Strategy::Logical {
            return None;
        }
        Some(match self {
            Self::LabelsWhole => labels_whole(view),
            Self::LabelOrder => label_order(view),
            Self::FirstDifference => first_difference(ctx, view),
            Self::SameDisplay => same_display(ctx, view),
        })
    }
}

fn labels_whole(view: &StrategyView) -> Remark {
    let Some(badge) = view.badges.iter().find(|it| is_split(it)) else {
        return good(message!(remark_labels_whole));
    };
    let numbers = match badge {
        Badge::LabelsSplit(labels) | Badge::ContextSplitsLabels(labels) => numbers(labels),
        Badge::HostSplit(_) => message!(remark_host).to_string(),
        // Other text stands between labels, which may themselves be whole.
        Badge::ContextSplitsName => message!(remark_name).to_string(),
        _ => String::new(),
    };
    bad(numbers, badge)
}

fn label_order(view: &StrategyView) -> Remark {
    let found = view.badges.iter().find_map(|it| match it {
        Badge::LabelsOutOfOrder(found) => Some((it, found)),
        _ => None,
    });
    if let Some(badge) = view.badges.iter().find(|it| matches!(it, Badge::BeforeHost(..))) {
        return bad(message!(remark_before_host).to_string(), badge);
    }
    match found {
        Some((badge, found)) => {
            let words = message!(remark_label_before, early = found.early + 1, late = found.late + 1);
            bad(words.to_string(), badge)
        }
        // A split name has no order of labels that can be read.
        None if view.badges.iter().any(is_split) => Remark {
            sign: Some(Verdict::NotApplicable),
            words: String::new(),
            explanation: message!(remark_no_label_order).to_string(),
        },
        None => good(message!(remark_label_order)),
    }
}

fn first_difference(ctx: &mut Ctx<'_>, view: &StrategyView) -> Remark {
    let plain = |words: Message<'_>, explanation: String| Remark {
        sign: None,
        words: words.to_string(),
        explanation,
    };
    if view.id == ctx.settings.session.choices.reference {
        return plain(message!(remark_reference), message!(remark_reference_explained).to_string());
    }
    match super::cause::of(ctx, view) {
        Some(found) => {
            let position = found.position + 1;
            let explained = message!(remark_position_explained, position = position);
            plain(message!(remark_position, position = position), format!("{} {explained}", found.sentence))
        }
        None if view.changed.is_empty() => {
            plain(message!(remark_none), message!(remark_no_difference).to_string())
        }
        // It is too long for the rule to be looked for.
        None => plain(message!(remark_moved, count = view.changed.len()), String::new()),
    }
}

fn same_display(ctx: &Ctx<'_>, view: &StrategyView) -> Remark {
    let not_searched = |why: Message<'_>| (message!(remark_not_searched).to_string(), why.to_string());
    let (words, explanation) = match ctx.jobs.collisions.of(view.id) {
        FoundCollisions::Some(found) => {
            (found.count.clone(), format!("{}. {}", found.badge, found.advice.plain()))
        }
        FoundCollisions::None => (message!(remark_none).to_string(), message!(collisions_none).to_string()),
        FoundCollisions::Running => ("\u{2026}".to_owned(), message!(collisions_running).to_string()),
        FoundCollisions::NotSearched => not_searched(message!(collisions_not_searched)),
        FoundCollisions::Failed => not_searched(message!(collisions_failed)),
    };
    Remark { sign: None, words, explanation }
}

const fn is_split(badge: &Badge) -> bool {
    matches!(
        badge,
        Badge::LabelsSplit(_)
            | Badge::ContextSplitsLabels(_)
            | Badge::ContextSplitsName
            | Badge::HostSplit(_)
    )
}

fn good(explanation: Message<'_>) -> Remark {
    let explanation = explanation.to_string();
    Remark { sign: Some(Verdict::Satisfied), words: String::new(), explanation }
}

fn bad(words: String, badge: &Badge) -> Remark {
    Remark { sign: Some(Verdict::Violated), words, explanation: badge.explanation() }
}

/// The numbers of labels, from 1.
fn numbers(labels: &[usize]) -> String {
    const MOST: usize = 3;
    let numbers: Vec<String> = labels.iter().take(MOST).map(|it| (it + 1).to_string()).collect();
    let more = if labels.len() > MOST { " \u{2026}" } else { "" };
    format!("{}{more}", numbers.join(", "))
}
