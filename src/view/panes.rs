//! What the pane of a strategy shows.

use std::ops::Range;

use crate::name::Name;
use crate::order::compare::{label_order_changed, same_as, torn_labels};
use crate::order::{Direction, DisplayOrder, Strategy};

/// The pane of a strategy.
#[derive(Clone, Debug)]
pub struct StrategyView {
    /// Which strategy.
    pub strategy: Strategy,
    /// The order to draw.
    pub order: DisplayOrder,
    /// The display as a string, left to right; for comparing, never for a widget.
    pub display: String,
    /// The runs with their places on the screen, left to right.
    pub runs: Vec<RunView>,
    /// What the reader should notice.
    pub badges: Vec<Badge>,
}

/// A run as the bar under the line shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunView {
    /// Its places on the screen, counted in characters from the left.
    pub visual: Range<usize>,
    /// The way it is read.
    pub direction: Direction,
    /// Its embedding level, where the strategy is the UBA's.
    pub level: Option<u8>,
}

/// What matters about a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Badge {
    /// Shows the same as another pane.
    SameAs(Strategy),
    /// The labels do not stand in their hierarchical order from left to right.
    LabelsChangeOrder,
    /// These labels, counted from 0, do not stay together.
    LabelsTornApart(Vec<usize>),
}

impl Badge {
    /// The badge's words.
    pub fn text(&self) -> String {
        match self {
            Self::SameAs(other) => format!("= {}", other.short_title()),
            Self::LabelsChangeOrder => "labels change order".to_owned(),
            Self::LabelsTornApart(labels) => {
                let numbers: Vec<String> = labels.iter().take(4).map(ToString::to_string).collect();
                let more = if labels.len() > 4 { " \u{2026}" } else { "" };
                let noun = if labels.len() == 1 { "label" } else { "labels" };
                format!("{noun} {}{more} torn apart", numbers.join(", "))
            }
        }
    }

    /// What the badge means, in a sentence.
    pub const fn explanation(&self) -> &'static str {
        match self {
            Self::SameAs(_) => "Both panes show the same characters in the same places.",
            Self::LabelsChangeOrder => {
                "Read from left to right, the labels do not stand in the order of the hierarchy."
            }
            Self::LabelsTornApart(_) => {
                "Characters of another label, or a separator, stand between the characters of this one."
            }
        }
    }

    /// Whether the badge is a warning rather than a remark.
    pub const fn warns(&self) -> bool {
        !matches!(self, Self::SameAs(_))
    }
}

pub(super) fn strategies(name: &Name, orders: Vec<(Strategy, DisplayOrder)>) -> Vec<StrategyView> {
    let (strategies, orders): (Vec<Strategy>, Vec<DisplayOrder>) = orders.into_iter().unzip();
    let same = same_as(name.characters(), &orders);
    let view = |(index, (&strategy, order)): (usize, (&Strategy, &DisplayOrder))| {
        // The logical order is no way of showing a name, so nothing is compared with it.
        let others = same[index].iter().map(|&other| strategies[other]);
        let first = others.into_iter().find(|&other| other != Strategy::Logical);
        let twin = first.filter(|_| strategy != Strategy::Logical);
        let mut badges: Vec<Badge> = twin.map(Badge::SameAs).into_iter().collect();
        if label_order_changed(name, order) {
            badges.push(Badge::LabelsChangeOrder);
        }
        let torn = torn_labels(name, order);
        if !torn.is_empty() {
            badges.push(Badge::LabelsTornApart(torn));
        }
        StrategyView {
            strategy,
            display: order.display(name.characters()),
            runs: runs(order),
            order: order.clone(),
            badges,
        }
    };
    strategies.iter().zip(&orders).enumerate().map(view).collect()
}

fn runs(order: &DisplayOrder) -> Vec<RunView> {
    let mut start = 0;
    order
        .runs()
        .iter()
        .map(|run| {
            let visual = start..start + run.logical.len();
            start = visual.end;
            RunView { visual, direction: run.direction, level: run.level.map(|level| level.number()) }
        })
        .collect()
}
