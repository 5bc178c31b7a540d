//! Badges: short warnings shown next to a display.

use crate::words::list::comma_separator;
use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::verdict::Severity;
use bidiscope_url::reader::UrlHostSplit;
use bidiscope_url::reader::label_order::LabelsOutOfOrder;
use bidiscope_words::message;

use crate::titles::Titled;
use crate::words::ranges::positions;

/// A short warning about a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DisplayBadge {
    /// The display uses the bidi classes of this Unicode version, which is not the current one.
    BidiDataVersion(BidiDataVersion),
    /// A reader of the paragraph meets the labels in another order than in the name.
    LabelsOutOfOrder(LabelsOutOfOrder),
    /// Other characters of the URL are between those of its host.
    HostSplit(UrlHostSplit),
    /// Characters that follow the host in the URL are shown before it.
    CharactersBeforeHost {
        /// The direction of the paragraph, in which they come before the host.
        paragraph_direction: Direction,
        /// Their logical indices in the name, from 0.
        logical_indices: Vec<usize>,
    },
    /// These labels, as indices from 0, are split: other characters are between theirs, whatever the context.
    SplitLabelIndices(Vec<usize>),
    /// These labels, as indices from 0, are split only because of the text around the name.
    LabelIndicesSplitBySurroundings(Vec<usize>),
    /// Characters of the surrounding text are shown between those of the name.
    NameSplitBySurroundings,
    /// The surrounding text changes the order of the name's characters.
    OrderChangedBySurroundings,
    /// The label after the name is split: its leading number is shown on the other side of the name (RFC 5893, section
    /// 5).
    NextLabelSplit,
}

impl DisplayBadge {
    /// The text of the badge, a few words in the language of the catalogue.
    pub fn badge_text(&self) -> String {
        match self {
            Self::BidiDataVersion(data_version) => return data_version.short_title().to_owned(),
            Self::LabelsOutOfOrder(_) => message!(badge_labels_out_of_order),
            Self::HostSplit(_) => message!(badge_host_split),
            Self::CharactersBeforeHost { .. } => message!(badge_before_host),
            Self::SplitLabelIndices(labels) => {
                message!(badge_labels_split, labels = listed(labels), count = labels.len())
            }
            Self::LabelIndicesSplitBySurroundings(labels) => {
                message!(badge_labels_split_by_context, labels = listed(labels), count = labels.len())
            }
            Self::NameSplitBySurroundings => message!(badge_name_split_by_context),
            Self::OrderChangedBySurroundings => message!(badge_context_changes_order),
            Self::NextLabelSplit => message!(badge_splits_next_label),
        }
        .to_string()
    }

    /// What the badge means, in a sentence.
    pub fn explanation(&self) -> String {
        match self {
            Self::BidiDataVersion(_) => message!(badge_data_version_explained),
            Self::LabelsOutOfOrder(LabelsOutOfOrder {
                paragraph_direction: paragraph,
                reading_direction: reading,
                label_index_read_early: early,
                label_index_read_late: late,
            }) => message!(
                badge_labels_out_of_order_explained,
                direction = if paragraph == reading { paragraph.id() } else { "letters" },
                early = early + 1,
                late = late + 1
            ),
            Self::HostSplit(UrlHostSplit {
                intruding_character_indices: characters,
                adjacent_host_character_indices: [before, after],
            }) => message!(
                badge_host_split_explained,
                positions = positions(characters),
                count = characters.len(),
                before = before + 1,
                after = after + 1
            ),
            Self::CharactersBeforeHost { paragraph_direction, logical_indices } => message!(
                badge_before_host_explained,
                direction = paragraph_direction.id(),
                positions = positions(logical_indices),
                count = logical_indices.len()
            ),
            Self::SplitLabelIndices(_) => message!(badge_labels_split_explained),
            Self::LabelIndicesSplitBySurroundings(_) => message!(badge_labels_split_by_context_explained),
            Self::NameSplitBySurroundings => message!(badge_name_split_by_context_explained),
            Self::OrderChangedBySurroundings => message!(badge_context_changes_order_explained),
            Self::NextLabelSplit => message!(badge_splits_next_label_explained),
        }
        .to_string()
    }

    /// How serious it is: a split label cannot be read, another order misleads.
    pub const fn severity(&self) -> DisplayBadgeSeverity {
        match self {
            Self::BidiDataVersion(_) => DisplayBadgeSeverity::Remark,
            Self::LabelsOutOfOrder(_)
            | Self::CharactersBeforeHost { .. }
            | Self::OrderChangedBySurroundings
            | Self::NextLabelSplit => DisplayBadgeSeverity::Warning,
            Self::SplitLabelIndices(_)
            | Self::LabelIndicesSplitBySurroundings(_)
            | Self::NameSplitBySurroundings
            | Self::HostSplit(_) => DisplayBadgeSeverity::Alarm,
        }
    }

    /// The characters that the explanation names by their positions, as indices of the name from 0.
    pub fn logical_indices_in_name(&self) -> &[usize] {
        match self {
            Self::HostSplit(UrlHostSplit { intruding_character_indices: characters, .. })
            | Self::CharactersBeforeHost { logical_indices: characters, .. } => characters,
            _ => &[],
        }
    }
}

/// How serious a badge is; ordered, the most serious last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DisplayBadgeSeverity {
    /// Information only.
    Remark,
    /// Likely to surprise or mislead a reader.
    Warning,
    /// The name cannot be read as what it is.
    Alarm,
}

impl From<DisplayBadgeSeverity> for Severity {
    fn from(severity: DisplayBadgeSeverity) -> Self {
        match severity {
            DisplayBadgeSeverity::Remark => Self::Note,
            DisplayBadgeSeverity::Warning => Self::Warning,
            DisplayBadgeSeverity::Alarm => Self::Violation,
        }
    }
}

/// The numbers of labels, from 1, shortened after four.
fn listed(labels: &[usize]) -> String {
    let numbers: Vec<String> = labels.iter().take(4).map(|it| (it + 1).to_string()).collect();
    let more = if labels.len() > 4 { " \u{2026}" } else { "" };
    format!("{}{more}", numbers.join(comma_separator()))
}
