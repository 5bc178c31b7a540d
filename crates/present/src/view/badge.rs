//! What a reader should notice about a display.

use bidiscope_bidi::order::Direction;
use bidiscope_bidi::order::natural::OutOfOrder;
use bidiscope_bidi::uba::Edition;

/// What matters about a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Badge {
    /// Goes by the classes of another day.
    Edition(Edition),
    /// A reader of this paragraph meets the labels in another order than the name's.
    LabelsOutOfOrder(OutOfOrder),
    /// These labels, counted from 0, do not stay together, whatever stands round the name.
    LabelsTornApart(Vec<usize>),
    /// These labels do not stay together because of what stands round the name.
    ContextTearsApart(Vec<usize>),
    /// What stands round the name stands between its characters too.
    ContextTearsName,
    /// The name's characters stand in another order than where it is alone.
    ContextChangesOrder,
    /// The label after the name lies in pieces: its number appears to have moved to the name's other side.
    TearsNeighbour,
}

impl Badge {
    /// The badge's words.
    pub fn text(&self) -> String {
        match self {
            Self::Edition(edition) => edition.short_title().to_owned(),
            Self::LabelsOutOfOrder(_) => "labels out of order".to_owned(),
            Self::LabelsTornApart(labels) => format!("{} in pieces", listed(labels)),
            Self::ContextTearsApart(labels) => format!("{} in pieces in this context", listed(labels)),
            Self::ContextTearsName => "the name in pieces in this context".to_owned(),
            Self::ContextChangesOrder => "context changes the order".to_owned(),
            Self::TearsNeighbour => "the label after it in pieces".to_owned(),
        }
    }

    /// What the badge means, in a sentence.
    pub fn explanation(&self) -> String {
        let sentence = match self {
            Self::Edition(_) => "The trace pane chose whose bidi classes the displays go by.",
            Self::LabelsOutOfOrder(found) => return out_of_order(*found),
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
            Self::TearsNeighbour => {
                "The number at the beginning of the label after the name appears to move into the right-to-left label \
                 (RFC 5893, section 5)."
            }
        };
        sentence.to_owned()
    }

    /// How much it matters: something torn apart cannot be read, another order misleads.
    pub const fn weight(&self) -> Weight {
        match self {
            Self::Edition(_) => Weight::Remark,
            Self::LabelsOutOfOrder(_) | Self::ContextChangesOrder | Self::TearsNeighbour => Weight::Warning,
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

/// Which labels stand in the wrong order, and for whom.
fn out_of_order(found: OutOfOrder) -> String {
    let way = match found.paragraph {
        Direction::LeftToRight => "from left to right",
        Direction::RightToLeft => "from right to left",
    };
    let OutOfOrder { early, late, .. } = found;
    format!("Read {way}, the way of this paragraph, label {early} comes before label {late}.")
}

/// Labels by their numbers.
fn listed(labels: &[usize]) -> String {
    let numbers: Vec<String> = labels.iter().take(4).map(ToString::to_string).collect();
    let more = if labels.len() > 4 { " \u{2026}" } else { "" };
    let noun = if labels.len() == 1 { "label" } else { "labels" };
    format!("{noun} {}{more}", numbers.join(", "))
}
