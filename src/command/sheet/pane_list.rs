//! The value of `--panes`: several displays, separated by commas.

use bidiscope_bidi::order::DisplayConfig;

use super::super::display_argument::{DisplayArgument, strategies};
use super::super::one_of::{Listed, listed};

/// The displays of one option `--panes`.
#[derive(Clone, Debug)]
pub(super) struct PaneList {
    pub(super) displays: Vec<DisplayArgument>,
}

impl PaneList {
    fn read(text: &str) -> Result<Self, String> {
        let displays = DisplayConfig::split_display_identifier_list(text);
        let displays: Result<_, _> = displays.iter().map(|it| DisplayArgument::read(it)).collect();
        displays.map(|displays| Self { displays })
    }
}

/// Parses displays separated by commas.
pub(super) const fn pane_list_parser() -> Listed<PaneList> {
    listed(PaneList::read, strategies)
}
