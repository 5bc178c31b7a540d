//! The names that are compared, to be exported.

use std::io;
use std::sync::Arc;

use bidiscope_bidi::name::Input;
use bidiscope_export::sheet::{NamesFigure, PageSize, Sheet, SheetOptions, SheetTheme};
use bidiscope_idna::verdict::NameAnalysisOptions;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_report::InputReport;
use bidiscope_report::view::{
    ComparedNamesTable, NumberedNamesRow, StrategyComparison, StrategyId, compared_names_as_list,
};
use bidiscope_report::words::strategy_name::strategy_name_or_code_points;
use bidiscope_system::threads::WorkProgress;

use super::super::inspect::{ShownNames, names_heading};
use super::super::list::ToWrite;
use super::super::settings::ExportPreset;

impl ShownNames {
    /// The names, each with its number.
    fn names(&self) -> impl Iterator<Item = NumberedNamesRow<'_>> {
        let row = |place| {
            let at = self.shown.row_index(place)?;
            Some(NumberedNamesRow { name_number: *self.numbers.get(at)?, row: self.table.rows().get(at)? })
        };
        (0..self.shown.len()).filter_map(row)
    }

    /// The same in the words that are in use now: what the table says is said where it is made.
    pub(super) fn reworded(&self) -> Self {
        let names = self.table.rows().iter().map(|it| it.name.clone()).collect();
        Self { table: Arc::new(ComparedNamesTable::new(names, &self.choices, &self.rules)), ..self.clone() }
    }

    /// The table as a figure.
    pub(super) fn figure(&self) -> Sheet {
        let title = |id: &StrategyId| (*id, names_heading(*id, &self.choices, self.reference));
        Sheet::of_names_figure(&NamesFigure {
            numbered_names: self.names().collect(),
            titled_displays: self.displays.iter().map(title).collect(),
            reference_display_title: strategy_name_or_code_points(
                self.choices.short_strategy_title(self.reference),
            )
            .into_owned(),
            notation: self.notation,
            theme: SheetTheme::default(),
        })
    }

    /// The sheet of the first name; `None` where it was stopped.
    pub(super) fn first_sheet(&self, is_stopped: &dyn Fn() -> bool) -> Option<Sheet> {
        let name = &self.names().next()?.row.name;
        let options = NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..NameAnalysisOptions::default()
        };
        let name = Input::clone(name);
        let options = self.rules.options_with_zone_rules(&name, options);
        let report = InputReport::with_analysis_options(name, options);
        Sheet::of(&report, &SheetOptions { page_size: PageSize::A4, ..SheetOptions::default() }, is_stopped)
    }

    /// Writes their sheets, the report of them as a list, or the rows of such a list.
    pub(super) fn write(&self, preset: ExportPreset, stop: &WorkProgress) -> io::Result<Vec<u8>> {
        let comparison = StrategyComparison { reference: self.reference, shown: &self.displays };
        let comparison = (preset == ExportPreset::Table).then_some(comparison);
        let names = compared_names_as_list(self.names(), &self.rules, comparison);
        let what = ToWrite::of_names(names, self.rules.clone(), self.profile.clone(), stop)?;
        let mut bytes = Vec::new();
        match preset {
            ExportPreset::Report => what.write_report(&mut bytes, stop)?,
            ExportPreset::Table => what.write_rows(&mut bytes, stop)?,
            _ => what.write_sheets(&mut bytes, what.shown_rows(), stop)?,
        }
        Ok(bytes)
    }
}
