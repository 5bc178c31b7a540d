//! Badges: short warnings shown next to a display.

use crate::words::list::comma;
use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::verdict::Severity;
use bidiscope_url::reader::HostSplit;
use bidiscope_url::reader::label_order::LabelsOutOfOrder;
use bidiscope_words::message;

use crate::titles::Titled;
use crate::words::ranges::positions;

/// A short warning about a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Badge {
    /// The display uses the bidi classes of this Unicode version, which is not the current one.
    BidiDataVersion(BidiDataVersion),
    /// A reader of the paragraph meets the labels in another order than in the name.
    OutOfOrder(LabelsOutOfOrder),
    /// Other characters of the URL are between those of its host.
    HostSplit(HostSplit),
    /// These characters follow the host in the URL, as indices of the name from 0, and are shown before it in the
    /// direction of this paragraph.
    BeforeHost(Direction, Vec<usize>),
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
    /// The text of the badge, a few words in the language of the catalogue.
    pub fn text(&self) -> String {
        match self {
            Self::BidiDataVersion(data_version) => return data_version.short_title().to_owned(),
            Self::OutOfOrder(_) => message!(badge_labels_out_of_order),
            Self::HostSplit(_) => message!(badge_host_split),
            Self::BeforeHost(..) => message!(badge_before_host),
            Self::LabelsSplit(labels) => {
                message!(badge_labels_split, labels = listed(labels), count = labels.len())
            }
            Self::ContextSplitsLabels(labels) => {
                message!(badge_labels_split_by_context, labels = listed(labels), count = labels.len())
            }
            Self::ContextSplitsName => message!(badge_name_split_by_context),
            Self::ContextChangesOrder => message!(badge_context_changes_order),
            Self::SplitsNextLabel => message!(badge_splits_next_label),
        }
        .to_string()
    }

    /// What the badge means, in a sentence.
    pub fn explanation(&self) -> String {
        match self {
            Self::BidiDataVersion(_) => message!(badge_data_version_explained),
            Self::OutOfOrder(LabelsOutOfOrder {
                paragraph_direction: paragraph,
                reading_direction: reading,
                early_label: early,
                late_label: late,
            }) => message!(
                badge_labels_out_of_order_explained,
                direction = if paragraph == reading { paragraph.id() } else { "letters" },
                early = early + 1,
                late = late + 1
            ),
            Self::HostSplit(HostSplit {
                intruding_indices: characters,
                adjacent_host_indices: [before, after],
            }) => message!(
                badge_host_split_explained,
                positions = positions(characters),
                count = characters.len(),
                before = before + 1,
                after = after + 1
            ),
            Self::BeforeHost(paragraph, characters) => message!(
                badge_before_host_explained,
                direction = paragraph.id(),
                positions = positions(characters),
                count = characters.len()
            ),
            Self::LabelsSplit(_) => message!(badge_labels_split_explained),
            Self::ContextSplitsLabels(_) => message!(badge_labels_split_by_context_explained),
            Self::ContextSplitsName => message!(badge_name_split_by_context_explained),
            Self::ContextChangesOrder => message!(badge_context_changes_order_explained),
            Self::SplitsNextLabel => message!(badge_splits_next_label_explained),
        }
        .to_string()
    }

    /// How serious it is: a split label cannot be read, another order misleads.
    pub const fn severity(&self) -> BadgeSeverity {
        match self {
            Self::BidiDataVersion(_) => BadgeSeverity::Remark,
            Self::OutOfOrder(_)
            | Self::BeforeHost(..)
            | Self::ContextChangesOrder
            | Self::SplitsNextLabel => BadgeSeverity::Warning,
            Self::LabelsSplit(_)
            | Self::ContextSplitsLabels(_)
            | Self::ContextSplitsName
            | Self::HostSplit(_) => BadgeSeverity::Alarm,
        }
    }

    /// The characters that the explanation names by their positions, as indices of the name from 0.
    pub fn characters(&self) -> &[usize] {
        match self {
            Self::HostSplit(HostSplit { intruding_indices: characters, .. })
            | Self::BeforeHost(_, characters) => characters,
            _ => &[],
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

impl From<BadgeSeverity> for Severity {
    fn from(severity: BadgeSeverity) -> Self {
        match severity {
            BadgeSeverity::Remark => Self::Note,
            BadgeSeverity::Warning => Self::Warning,
            BadgeSeverity::Alarm => Self::Violation,
        }
    }
}

/// The numbers of labels, from 1, shortened after four.
fn listed(labels: &[usize]) -> String {
    let numbers: Vec<String> = labels.iter().take(4).map(|it| (it + 1).to_string()).collect();
    let more = if labels.len() > 4 { " \u{2026}" } else { "" };
    format!("{}{more}", numbers.join(comma()))
}
