//! What is typed in the editor of a custom strategy.

use std::collections::{BTreeMap, BTreeSet};

use eframe::egui::Ui;

use bidiscope_bidi::order::{DisplayConfig, DisplayOption};

use super::super::line_entry::LineEntry;
use super::context_entries::ContextEntries;

/// The choices in the order of the editor: what a field is, how it runs, what is put round it, the path, the
/// classes, and the rules.
pub(super) const CHOICES: [DisplayOption; 17] = [
    DisplayOption::BaseAlgorithm,
    DisplayOption::Paragraph,
    DisplayOption::Separators,
    DisplayOption::FieldLayout,
    DisplayOption::OverallOrder,
    DisplayOption::FieldDirection,
    DisplayOption::FieldControls,
    DisplayOption::WholeNameControls,
    DisplayOption::Path,
    DisplayOption::Hyphen,
    DisplayOption::FullStop,
    DisplayOption::Digits,
    DisplayOption::BidiDataVersion,
    DisplayOption::W2,
    DisplayOption::N0,
    DisplayOption::L3,
    DisplayOption::Mirroring,
];

/// The text around the name.
pub(super) const CONTEXT: [DisplayOption; 2] = [DisplayOption::TextBefore, DisplayOption::TextAfter];

/// The editors that are open, by the numbers of their strategies.
pub(crate) type OwnEditors = BTreeMap<u32, OwnEditor>;

/// What is typed in the editor of a strategy.
pub(crate) struct OwnEditor {
    pub(super) entry: LineEntry,
    pub(super) name: TypedText,
    pub(super) written: TypedText,
    pub(super) separators: TypedText,
    pub(super) context: ContextEntries,
    /// The choices that stand first: those that differed from the usual ones when the editor was opened. None moves while it
    /// is used.
    pub(super) first: BTreeSet<DisplayOption>,
    /// The pass in which it was shown last.
    seen_in: Option<u64>,
}

impl OwnEditor {
    /// The editor of the strategy with this number.
    pub(crate) fn new(number: u32) -> Self {
        let [name, written, separators] = std::array::from_fn(|_| TypedText::default());
        let context = ContextEntries::new(number);
        let (first, seen_in) = (BTreeSet::new(), None);
        Self { entry: LineEntry::of_title(number), name, written, separators, context, first, seen_in }
    }

    /// Decides what stands first, where it was not shown in the pass before.
    pub(super) fn see(&mut self, ui: &Ui, display: &DisplayConfig) {
        let now = ui.ctx().cumulative_pass_nr();
        if self.seen_in.is_none_or(|it| it + 1 < now) {
            let usual = DisplayConfig::with_default_options(display.strategy());
            let differs = |it: &DisplayOption| display.option_value(*it) != usual.option_value(*it);
            self.first = CHOICES.into_iter().chain(CONTEXT).filter(differs).collect();
        }
        self.seen_in = Some(now);
    }
}

/// What is typed, while it is not what is there, and why it is not.
#[derive(Default)]
pub(super) struct TypedText {
    pub(super) typed: Option<String>,
    pub(super) complaint: Option<String>,
}
