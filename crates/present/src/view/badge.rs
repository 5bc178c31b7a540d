//! Badges: short warnings shown next to a display.

use bidiscope_bidi::order::Direction;
use bidiscope_bidi::order::label_order::OutOfOrder;
use bidiscope_bidi::uba::BidiDataVersion;

/// A short warning about a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Badge {
    /// The display uses the bidi classes of another Unicode version than the current one.
    BidiDataVersion(BidiDataVersion),
    /// Read in the paragraph's direction, the labels come in another order than in the name.
    LabelsOutOfOrder(OutOfOrder),
    /// These labels, as indices from 0, are split: other characters are between theirs, whatever the context.
    LabelsSplit(Vec<usize>),
    /// These labels, as indices from 0, are split only because of the text around the name.
    ContextSplitsLabels(Vec<usize>),
    /// Characters of the surrounding text are shown between those of the name.
    ContextSplitsName,
    /// The surrounding text changes the order of the name's characters.
    ContextChangesOrder,
    /// The label after the name is split: its leading number is shown on the other side of the name (RFC 5893, section
    /// 5).
    SplitsNextLabel,
}

impl Badge {
    /// The text of the badge, a few words.
    pub fn text(&self) -> String {
        match self {
            Self::BidiDataVersion(data_version) => data_version.short_title().to_owned(),
            Self::LabelsOutOfOrder(_) => "labels out of order".to_owned(),
            Self::LabelsSplit(labels) => format!("{} in pieces", listed(labels)),
            Self::ContextSplitsLabels(labels) => format!("{} in pieces in this context", listed(labels)),
            Self::ContextSplitsName => "the name in pieces in this context".to_owned(),
            Self::ContextChangesOrder => "context changes the order".to_owned(),
            Self::SplitsNextLabel => "the label after it in pieces".to_owned(),
        }
    }

    /// What the badge means, in a sentence.
    pub fn explanation(&self) -> String {
        let sentence = match self {
            Self::BidiDataVersion(_) => "The trace pane chose whose bidi classes the displays go by.",
            Self::LabelsOutOfOrder(found) => return out_of_order(*found),
            Self::LabelsSplit(_) => {
                "The characters of this label do not stand side by side: those of another label, or a separator, \
                 stand between them."
            }
            Self::ContextSplitsLabels(_) => {
                "Other characters stand between those of this label, which stay together where the name is \
                 alone in a paragraph of this direction."
            }
            Self::ContextSplitsName => {
                "Characters of the text round the name stand between its own: it is not shown in one piece."
            }
            Self::ContextChangesOrder => {
                "The name\u{2019}s characters stand in another order than where it is alone in a paragraph of \
                 this direction."
            }
            Self::SplitsNextLabel => {
                "The number at the beginning of the label after the name appears to move into the right-to-left label \
                 (RFC 5893, section 5)."
            }
        };
        sentence.to_owned()
    }

    /// How serious it is: a split label cannot be read, another order misleads.
    pub const fn severity(&self) -> BadgeSeverity {
        match self {
            Self::BidiDataVersion(_) => BadgeSeverity::Remark,
            Self::LabelsOutOfOrder(_) | Self::ContextChangesOrder | Self::SplitsNextLabel => {
                BadgeSeverity::Warning
            }
            Self::LabelsSplit(_) | Self::ContextSplitsLabels(_) | Self::ContextSplitsName => {
                BadgeSeverity::Alarm
            }
        }
    }
}

/// How serious a badge is; ordered, the most serious last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum BadgeSeverity {
    /// Information only.
    Remark,
    /// Likely to surprise or mislead a reader.
    Warning,
    /// The name cannot be read as what it is.
    Alarm,
}

/// Which labels are in the wrong order, in a sentence.
fn out_of_order(found: OutOfOrder) -> String {
    let way = match found.paragraph {
        Direction::LeftToRight => "from left to right",
        Direction::RightToLeft => "from right to left",
    };
    let OutOfOrder { early, late, .. } = found;
    format!("Read {way}, the way of this paragraph, label {early} comes before label {late}.")
}

/// Label numbers with their noun, shortened after four.
fn listed(labels: &[usize]) -> String {
    let numbers: Vec<String> = labels.iter().take(4).map(ToString::to_string).collect();
    let more = if labels.len() > 4 { " \u{2026}" } else { "" };
    let noun = if labels.len() == 1 { "label" } else { "labels" };
    format!("{noun} {}{more}", numbers.join(", "))
}
