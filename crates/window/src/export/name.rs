//! A name that is exported.

use std::sync::Arc;

use eframe::egui::Ui;

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::sheet::{PageSize, SheetFormat, SheetOptions};
use bidiscope_report::InputReport;
use bidiscope_report::page::CustomDisplayTitle;
use bidiscope_report::view::{DisplayPaneSettings, StrategyId, StrategyView};

use super::super::lines::Colouring;
use super::super::pass::Pass;
use super::super::settings::{ExportPreset, PaneId, Settings};
use super::work::{Exported, ToLayOut, WordedReport};

/// The size of the name, in points an em, and the most characters of it that are shown.
const NAME: f32 = 20.0;
const MOST_OF_A_NAME: usize = 60;

/// It, as it was when the panel was opened.
pub(crate) struct ExportedName {
    report: Arc<InputReport>,
    is_text: bool,
    /// How its displays are made.
    choices: DisplayPaneSettings,
    /// The name as it was typed, and in which notation.
    typed: String,
    notation: Notation,
    /// The displays of the sheet: those that are shown, the one that the others are compared with first.
    compared: Vec<DisplayConfig>,
    /// The rows of a figure.
    rows: Vec<StrategyId>,
}

impl ExportedName {
    /// A name as these settings show it.
    pub(crate) fn new(report: &InputReport, settings: &Settings) -> Self {
        let displays: Vec<(StrategyId, &DisplayConfig)> = report
            .strategy_views
            .iter()
            .filter(|it| it.strategy_id != StrategyId::BuiltIn(Strategy::Logical))
            .map(|it| (it.strategy_id, &it.display_config))
            .collect();
        let reference =
            settings.session.choices.reference_strategy.or_default_for_input_type(report.input.input_type());
        let mut compared: Vec<&(StrategyId, &DisplayConfig)> =
            displays.iter().filter(|it| settings.session.panes.is_shown(PaneId::of(it.0))).collect();
        if compared.is_empty() {
            compared = displays.iter().collect();
        }
        compared.sort_by_key(|it| it.0 != reference);
        let compared = compared.into_iter().map(|it| it.1.clone()).collect();
        // What is typed now may be no name.
        let is_typed = settings.session.name().read().is_ok_and(|it| it == report.input);
        let (typed, notation) = match is_typed {
            true => (settings.session.input.clone(), settings.session.notation),
            false => (report.input.decoded_text(), Notation::Unicode),
        };
        Self {
            report: Arc::new(report.clone()),
            is_text: report.analysis.is_text(),
            choices: settings.session.choices.clone(),
            typed,
            notation,
            compared,
            rows: settings.session.panes.rows(report.input.input_type()),
        }
    }

    /// Whether it is text.
    pub(super) const fn is_text(&self) -> bool {
        self.is_text
    }

    /// The name, as an automatic paragraph shows it.
    pub(super) fn show(&self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        let mut name = self.report.input.characters().to_vec();
        if name.len() > MOST_OF_A_NAME {
            name.truncate(MOST_OF_A_NAME);
            name.push(Character::new('\u{2026}'));
        }
        let line = pass.lines.ordered(&name, pass.settings.preferences.field_order);
        let size = NAME.min(ui.available_width() / line.width().max(0.01));
        pass.lines.add(ui, &line, size, Colouring::ByClass);
    }

    /// What is laid out: a figure or a sheet.
    pub(super) fn lay_out(&self, preset: ExportPreset, form: SheetFormat) -> ToLayOut {
        ToLayOut::Name {
            report: self.worded(),
            figure: (preset == ExportPreset::Figure).then(|| self.rows.clone()),
            options: SheetOptions {
                // As the command `sheet`: a picture is one page.
                page_size: if form == SheetFormat::Pdf { PageSize::A4 } else { PageSize::Fit },
                notation: self.notation,
                displays: self.compared.clone(),
                custom_display_titles: self.custom_titles(),
                ..SheetOptions::default()
            },
        }
    }

    /// What is made of it that has no pages.
    pub(super) fn exported(&self, preset: ExportPreset) -> Exported {
        let report = self.worded();
        match preset {
            ExportPreset::Report => Exported::Report(report, self.notation),
            _ => Exported::Data { report, typed: self.typed.clone(), notation: self.notation },
        }
    }

    /// What is exported of it.
    fn worded(&self) -> WordedReport {
        WordedReport { report: Arc::clone(&self.report), choices: self.choices.clone() }
    }

    /// The user's names for custom strategies.
    fn custom_titles(&self) -> Vec<CustomDisplayTitle> {
        let custom = self
            .report
            .strategy_views
            .iter()
            .filter(|it| matches!(it.strategy_id, StrategyId::CustomNumber(_)));
        let title = |it: &StrategyView| CustomDisplayTitle {
            display: it.display_config.clone(),
            title: it.strategy_title.clone(),
        };
        custom.map(title).collect()
    }
}
