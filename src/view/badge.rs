//! What a reader should notice about a display.

use crate::order::Display;
use crate::uba::Edition;

/// What matters about a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Badge {
    /// Shows the same as another pane.
    SameAs(Display),
    /// Goes by the classes of another day.
    Edition(Edition),
    /// The labels do not stand in their hierarchical order from left to right.
    LabelsChangeOrder,
    /// These labels, counted from 0, do not stay together, whatever stands round the name.
    LabelsTornApart(Vec<usize>),
    /// These labels do not stay together because of what stands round the name.
    ContextTearsApart(Vec<usize>),
    /// What stands round the name stands between its characters too.
    ContextTearsName,
    /// The name's characters stand in another order than where it is alone.
    ContextChangesOrder,
}

impl Badge {
    /// The badge's words.
    pub fn text(&self) -> String {
        match self {
            Self::SameAs(other) => format!("= {}", other.strategy().short_title()),
            Self::Edition(edition) => edition.short_title().to_owned(),
            Self::LabelsChangeOrder => "labels change order".to_owned(),
            Self::LabelsTornApart(labels) => format!("{} in pieces", listed(labels)),
            Self::ContextTearsApart(labels) => format!("{} in pieces in this context", listed(labels)),
            Self::ContextTearsName => "the name in pieces in this context".to_owned(),
            Self::ContextChangesOrder => "context changes the order".to_owned(),
        }
    }

    /// What the badge means, in a sentence.
    pub const fn explanation(&self) -> &'static str {
        match self {
            Self::SameAs(_) => "Both panes show the same characters in the same places.",
            Self::Edition(_) => "The trace pane chose whose bidi classes the displays go by.",
            Self::LabelsChangeOrder => {
                "Read from left to right, the labels do not stand in the order of the hierarchy."
            }
            Self::LabelsTornApart(_) => {
                "The characters of this label do not stand side by side: those of another label, or a separator, \
                 stand between them."
            }
            Self::ContextTearsApart(_) => {
                "Other characters stand between those of this label, which stay together where the name is \
                 alone in a paragraph of this direction."
            }
            Self::ContextTearsName => {
                "Characters of the text round the name stand between its own: it is not shown in one piece."
            }
            Self::ContextChangesOrder => {
                "The name\u{2019}s characters stand in another order than where it is alone in a paragraph of \
                 this direction."
            }
        }
    }

    /// How much it matters: something torn apart cannot be read, another order misleads.
    pub const fn weight(&self) -> Weight {
        match self {
            Self::SameAs(_) | Self::Edition(_) => Weight::Remark,
            Self::LabelsChangeOrder | Self::ContextChangesOrder => Weight::Warning,
            Self::LabelsTornApart(_) | Self::ContextTearsApart(_) | Self::ContextTearsName => Weight::Alarm,
        }
    }
}

/// How much a badge matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// Good to know.
    Remark,
    /// Likely to surprise or mislead a reader.
    Warning,
    /// The name cannot be read as what it is.
    Alarm,
}

/// Labels by their numbers.
fn listed(labels: &[usize]) -> String {
    let numbers: Vec<String> = labels.iter().take(4).map(ToString::to_string).collect();
    let more = if labels.len() > 4 { " \u{2026}" } else { "" };
    let noun = if labels.len() == 1 { "label" } else { "labels" };
    format!("{noun} {}{more}", numbers.join(", "))
}
