//! The name: read, opened, written otherwise, and searched further once it has stood for a moment.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::Context;

use bidiscope_bidi::name::{Input, InputType, Label, Notation, SourceCharacterRanges};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_edit::{EditAction, Selection};
use bidiscope_idna::verdict::NameAnalysisOptions;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_layout::InvisibleStyle;
use bidiscope_report::InputReport;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{DisplayPaneSettings, DistantMoveByEdit};
use bidiscope_report::words::read_error::accepted_characters_text;
use bidiscope_session::WrittenName;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::editor::Laying;
use super::super::lines::Lines;
use super::super::panes::begin_lines;
use super::super::registered::ComparedLists;
use super::super::ruleset_file::RulesetState;
use super::super::settings::Settings;
use super::tab::{InspectPass, InspectTab};

/// For how many seconds a name must stand before the long searches begin: nobody who is typing waits for
/// one.
const REST: f64 = 0.7;

impl InspectTab {
    /// Opens what is written so.
    pub(crate) fn open(&mut self, name: &WrittenName, settings: &mut Settings, context: &Context) {
        settings.session.names.end_current_typed_name();
        settings.session.read_as = name.read_as;
        self.name_field.set_text(&name.text, name.notation);
        begin_lines(context);
        self.read(settings, context);
    }

    /// Opens what is of this kind, in the notation in use where that can write it, else as its characters.
    pub(crate) fn open_name(
        &mut self,
        name: String,
        kind: InputType,
        settings: &mut Settings,
        context: &Context,
    ) {
        let (written, notation) = match self.notation().write_scalars(name.chars()) {
            Ok(written) => (written, self.notation()),
            Err(_) => (name, Notation::Unicode),
        };
        let as_before = WrittenName { text: written, notation, read_as: settings.session.read_as };
        let name = match as_before.read() {
            Ok(read) if read.input_type() == kind => as_before,
            _ => WrittenName::of_input_type(as_before.text, notation, kind),
        };
        self.open(&name, settings, context);
    }

    /// Writes the name in another notation where that is possible; else leaves it, and gives the reason in
    /// a sentence.
    pub(crate) fn rewrite(
        &mut self,
        notation: Notation,
        settings: &Settings,
        context: &Context,
    ) -> Result<(), String> {
        let selection = self.name_field.editor().selection();
        let Some(report) = self.report.as_ref().filter(|_| self.error.is_none()) else {
            let text = self.name_field.editor().text();
            self.name_field.rewrite(&text, notation, selection);
            self.read(settings, context);
            return Ok(());
        };
        let characters = report.input.characters();
        let written =
            notation.write_scalars(characters.iter().map(|it| it.scalar)).map_err(|unwritable| {
                let index = unwritable.scalar_index;
                let cell = &report.character_cells[index];
                let refusal = message!(
                    notation_cannot_write_at,
                    notation = notation.title(),
                    character = format!("{} {}", cell.code_point_text, cell.unicode_name),
                    position = index + 1,
                    alphabet = accepted_characters_text(notation),
                );
                refusal.to_string()
            })?;
        // What is told of an A-label is about how it was written.
        let is_no_a_label =
            |it: &Label| it.noncanonical_a_label_as_typed().is_some() || it.a_label_decode_error.is_some();
        let was_noncanonical = report.input.labels().iter().any(is_no_a_label);
        let (from, to) = (self.places(), notation.source_character_ranges(&written).ok());
        let length = written.chars().count();
        let carried = |position: usize| match (&from, &to) {
            (Some(from), Some(to)) => from.map_caret_to_other_source(position, to, length),
            _ => length,
        };
        let selection = Selection {
            anchor_character_offset: carried(selection.anchor_character_offset),
            caret_character_offset: carried(selection.caret_character_offset),
        };
        self.name_field.rewrite(&written, notation, selection);
        if was_noncanonical {
            self.read(settings, context);
        }
        Ok(())
    }

    /// Where the characters of the name are written in the field; `None` where that cannot be read.
    pub(super) fn places(&self) -> Option<SourceCharacterRanges> {
        let report = self.report.as_ref().filter(|_| self.error.is_none())?;
        let WrittenName { text, notation, .. } = self.written();
        report.input.source_character_ranges(&text, notation).ok()
    }

    /// Works out again what depends on the choices of the kind of input and for the panes.
    pub(crate) fn choose(&mut self, settings: &Settings, context: &Context) {
        if settings.session.read_as != self.read_as {
            return self.read(settings, context);
        }
        if let Some(report) = &mut self.report {
            let shown =
                |it: &InputReport| it.strategy_views.iter().map(|view| view.display_config.clone()).collect();
            let before: Vec<DisplayConfig> = shown(report);
            report.set_pane_settings(&settings.session.choices);
            // That marks are shown changes no display, and no collisions.
            if before != shown(report) {
                self.jobs.collisions.ask(report, self.name_field.editor().notation());
                self.read_at = context.input(|input| input.time);
            }
        }
    }

    /// Makes up for what was cut short, once the name has stood for a moment. Until then there will be a
    /// pass when it has; to be asked at every pass, since any pass makes the window forget that it was to
    /// draw another one later.
    pub(crate) fn finish(&mut self, context: &Context, commands: &mut Vec<Command>) {
        commands.extend(self.jobs.collisions.update().map(Command::Say));
        self.ask_registered(context);
        let is_unfinished = self.report.as_ref().is_some_and(|it| !it.is_character_grouping_search_complete);
        if !is_unfinished && !self.jobs.collisions.is_waiting() {
            return;
        }
        let left = self.read_at + REST - context.input(|input| input.time);
        if left > 0.0 {
            context.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        if let Some(report) = &mut self.report {
            report.finish_character_grouping_search();
        }
        self.jobs.collisions.begin(context);
    }

    /// Compares the name with these registered ones; with none for `None`.
    pub(crate) fn compare_with(&mut self, lists: Option<ComparedLists>, context: &Context) {
        self.jobs.registered.take_lists(lists, context);
    }

    /// Has the report say what registered names make of the name, as far as that is known.
    fn ask_registered(&mut self, context: &Context) {
        let WrittenName { text, notation, .. } = self.written();
        let Some(report) = self.report.as_mut().filter(|_| self.error.is_none()) else { return };
        let name = report.input.name().map(|it| match notation {
            // What an A-label is written like is compared too.
            Notation::Unicode => text,
            _ => it.decoded_text(),
        });
        report.set_registered_comparison(self.jobs.registered.answer(name.as_deref(), context));
    }

    /// Reads what stands in the field. What cannot be read leaves the last good result where it is.
    pub(super) fn read(&mut self, settings: &Settings, context: &Context) {
        self.take(GroupingSearchLimits::FULL_SEARCH, settings, context);
    }

    /// Reads what was typed into the field, at once: the panes that are drawn after it show it.
    pub(super) fn read_field(&mut self, pass: &mut InspectPass<'_>, context: &Context) {
        self.take_edit(pass.settings, context);
    }

    /// Edits the name as a key in its field does, wherever the keyboard is.
    pub(crate) fn edit(
        &mut self,
        act: EditAction,
        settings: &Settings,
        lines: &mut Lines,
        context: &Context,
    ) {
        let is_unicode = self.notation() == Notation::Unicode;
        let order = if is_unicode { settings.preferences.field_order } else { Strategy::UbaLtr };
        if self.name_field.apply(act, &mut Laying::new(lines, order, InvisibleStyle::Boxed)).has_changed_text
        {
            self.take_edit(settings, context);
        }
    }

    fn take_edit(&mut self, settings: &Settings, context: &Context) {
        let before = self.report.as_ref().map(|it| it.input.clone());
        self.take(GroupingSearchLimits::SHORT_SEARCH, settings, context);
        let after = self.report.as_ref().filter(|_| self.error.is_none()).map(|it| &it.input);
        self.far_move = before.as_ref().zip(after).and_then(|(before, after)| {
            DistantMoveByEdit::of(settings.preferences.field_order, self.notation(), before, after)
        });
    }

    /// Asks the same name about the zone that was typed into its field.
    pub(super) fn ask_under(&mut self, context: &Context) {
        let options =
            self.report.as_ref().map(|it| self.options(&it.input, GroupingSearchLimits::SHORT_SEARCH));
        if let Some((report, options)) = self.report.as_mut().zip(options) {
            report.set_analysis_options(options);
            self.read_at = context.input(|input| input.time);
        }
    }

    /// Asks the same name about the ruleset that is known now.
    pub(crate) fn take_ruleset(&mut self, ruleset: &RulesetState, context: &Context) {
        let profile = |of: &RulesetState| of.profile.as_ref().map(|it| Arc::as_ptr(&it.profile));
        let is_same =
            Arc::ptr_eq(&self.ruleset.loaded, &ruleset.loaded) && profile(&self.ruleset) == profile(ruleset);
        self.ruleset = ruleset.clone();
        if !is_same {
            self.ask_under(context);
        }
    }

    fn options(&self, name: &Input, bound: GroupingSearchLimits) -> NameAnalysisOptions {
        let options = NameAnalysisOptions { grouping_search_limits: bound, ..NameAnalysisOptions::default() };
        match &self.ruleset.profile {
            Some(_) => self.rules().options_with_zone_rules(name, options),
            None => NameAnalysisOptions {
                parent_zone: self.zone_entry.zone().cloned(),
                zone_rulesets: Arc::clone(&self.ruleset.loaded),
                ..options
            },
        }
    }

    fn take(&mut self, bound: GroupingSearchLimits, settings: &Settings, context: &Context) {
        (self.error, self.far_move) = (None, None);
        self.read_at = context.input(|input| input.time);
        self.read_as = settings.session.read_as;
        let written = self.written();
        if written.text.is_empty() {
            self.report = None;
            self.panes.highlight.forget();
            self.jobs.collisions.forget();
            return;
        }
        match written.read() {
            Ok(name) => {
                let options = self.options(&name, bound);
                let mut report = InputReport::with_analysis_options(name, options);
                if settings.session.choices != DisplayPaneSettings::default() {
                    report.set_pane_settings(&settings.session.choices);
                }
                self.jobs.collisions.ask(&report, written.notation);
                // For a moment what was said of the name before stays, so that nothing flickers while one types.
                report.set_registered_comparison(
                    self.report.as_ref().and_then(InputReport::registered_comparison).cloned(),
                );
                self.report = Some(report);
                self.panes.highlight.forget();
            }
            Err(error) => self.error = Some(error),
        }
    }
}
