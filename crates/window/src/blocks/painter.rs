//! What blocks are drawn with.

use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::super::command::Command;
use super::super::highlight::Highlight;
use super::super::lines::Lines;
use super::super::said::Said;

/// What blocks are drawn with.
pub(crate) struct BlockPainter<'a> {
    pub(crate) lines: &'a mut Lines,
    pub(crate) commands: &'a mut Vec<Command>,
    /// What this pass has said, which is not said again.
    pub(crate) said: &'a mut Said,
    /// The order in which a name is drawn: as the field will show it.
    pub(crate) order: Strategy,
    /// The display in which names are compared, and its title.
    pub(crate) display: DisplayConfig,
    pub(crate) display_title: &'a str,
    /// What lights up; `None` where the characters are not in view.
    pub(crate) highlight: Option<&'a mut Highlight>,
}
