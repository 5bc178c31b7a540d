//! The tab's state: the study that runs, and what is shown of the results.

use std::sync::Arc;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::study::{DisplayProperty, StudyResults};
use bidiscope_report::InputReport;
use bidiscope_report::view::{SavedStrategies, StudyCellDetail, StudyTable, study_cell_detail, study_table};

use super::super::pass::Pass;
use super::super::present::{Presented, PresentedName};
use super::super::settings::StudySettings;
use super::deciding::Deciding;
use super::running::Running;

/// How many of the results are kept that others took the place of.
const MOST_EARLIER: usize = 3;

/// A pass of the tab.
pub(super) type StudyPass<'a> = Pass<'a, StudySettings>;

/// The tab's state.
#[derive(Default)]
pub(crate) struct StudyTab {
    /// The study, while it runs.
    pub(super) running: Option<Running>,
    /// What is decided again of results that were read.
    pub(super) deciding: Option<Deciding>,
    pub(super) views: Views,
    /// One's own strategies, by their names, and whether a study is to leave them out.
    pub(super) own: Vec<(String, DisplayConfig)>,
    pub(super) leaves_own_out: bool,
    /// Whether what lies behind a cell is to have the keyboard as soon as it is shown.
    pub(super) wants_keyboard: bool,
    /// The cell that was open before the table, until it has the keyboard.
    pub(super) left: Option<(DisplayProperty, DisplayConfig)>,
    /// Whether a menu is open, or the keyboard is in a dialog, which Escape closes first.
    pub(super) leaves_escape: bool,
}

/// What is shown of the results, worked out once for them.
#[derive(Default)]
pub(super) struct Views {
    table: Option<StudyTable>,
    /// What lies behind the cell that is open.
    detail: Option<StudyCellDetail>,
}

impl Views {
    pub(super) fn table(&mut self, results: &StudyResults) -> &StudyTable {
        self.table.get_or_insert_with(|| study_table(results))
    }

    pub(super) fn detail(
        &mut self,
        results: &StudyResults,
        property: DisplayProperty,
        display: &DisplayConfig,
    ) -> &StudyCellDetail {
        let known = self.detail.take().filter(|it| (it.property, &it.display_config) == (property, display));
        self.detail.insert(known.unwrap_or_else(|| study_cell_detail(results, property, display)))
    }
}

impl StudyTab {
    /// Takes one's own strategies, which a study can be of too.
    pub(crate) fn lend_own(&mut self, own: &SavedStrategies) {
        if !own.all().iter().map(|it| (&it.name, &it.display)).eq(self.own.iter().map(|it| (&it.0, &it.1))) {
            self.own = own.all().iter().map(|it| (it.name.clone(), it.display.clone())).collect();
        }
    }

    /// What can be presented: the first counterexample behind the cell that is open that is a name.
    pub(crate) fn presented<'a>(&'a self, settings: &'a StudySettings) -> Option<Presented<'a>> {
        let detail = self.views.detail.as_ref().filter(|_| settings.open.is_some())?;
        let mut pictures = detail.counterexamples.iter().flat_map(|it| &it.sequence_displays);
        let picture = pictures.find(|it| it.sequence.is_readable_as_name)?;
        let name = Input::from_text(&picture.sequence.text, Notation::Unicode).ok()?;
        let display = picture.display_config.clone();
        Some(Box::new(move || {
            PresentedName::of(&InputReport::without_parent_zone(name), Notation::Unicode, display)
        }))
    }

    /// How much is done of the study that runs, from 0 to 1.
    pub(crate) fn done(&self) -> Option<f64> {
        self.running.as_ref().map(Running::fraction)
    }

    /// Shows other results; those that were shown can be shown again.
    pub(super) fn put(&mut self, results: impl Into<Arc<StudyResults>>, settings: &mut StudySettings) {
        let results = results.into();
        let replaced = settings.results.take().filter(|it| *it != results);
        settings.earlier.retain(|it| *it != results);
        settings.earlier.splice(0..0, replaced);
        while settings.earlier.len() > MOST_EARLIER {
            let others = settings.earlier.iter().rposition(|it| it.are_from_file);
            match others {
                Some(oldest) => drop(settings.earlier.remove(oldest)),
                // One's own do not go for what somebody else wrote.
                None if results.are_from_file => break,
                None => drop(settings.earlier.pop()),
            }
        }
        self.replace(results, settings);
    }

    /// Shows more of the same results.
    pub(super) fn replace(&mut self, results: impl Into<Arc<StudyResults>>, settings: &mut StudySettings) {
        settings.results = Some(results.into());
        self.views = Views::default();
    }
}
