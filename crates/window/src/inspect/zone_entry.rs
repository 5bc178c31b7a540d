//! The zone under which the name would be registered: a small field beside the name's.

use std::sync::Arc;

use eframe::egui::{Align, Layout, Ui, vec2};

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::{RegistryRulesByZone, Severity, Zone};
use bidiscope_report::view::read_optional_parent_zone;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::editor::{Laying, Look, MenuCommand};
use super::super::lines::{LINE_HEIGHT, Lines};
use super::super::settings::ZoneSettings;
use super::super::signs;
use super::super::theme::Palette;
use super::super::widgets::BidiLabel;
use super::ruleset_menu;
use super::ruleset_menu::scope_note;
use super::tab::{InspectPass, InspectTab};
use super::zone_state::{ZoneEntry, field_id};

/// The size of the text in the field, in points an em.
const SIZE: f32 = 14.0;
/// How wide all of it is, in points, and without the menu of the ruleset.
pub(super) const ALL: f32 = WITHOUT_MENU + ruleset_menu::BUTTON;
pub(super) const WITHOUT_MENU: f32 = TITLE + WIDTH + 16.0;
/// How wide the field is, in points, and what stands before it.
const WIDTH: f32 = 120.0;
const TITLE: f32 = 84.0;
/// The room from which on a complaint is written out, in points; else there is a sign for it.
const LEAST_SENTENCE: f32 = 120.0;

impl InspectTab {
    /// The rules of the registry by which names are judged: those of the zone's ruleset, or of a profile.
    pub(crate) fn rules(&self) -> RegistryRulesByZone {
        if let Some(of) = &self.ruleset.profile {
            return RegistryRulesByZone::RegistryProfile(Arc::clone(&of.profile));
        }
        let rulesets = Arc::clone(&self.ruleset.loaded);
        let zone = self.zone_entry.zone().filter(|_| !rulesets.is_empty());
        RegistryRulesByZone::SingleZone {
            parent_zone: zone.cloned(),
            zone_rulesets: rulesets,
            other_registry_rules: Arc::default(),
        }
    }

    /// Asks about this zone from the next name on that is opened; about none where there is none.
    pub(crate) fn set_zone(&mut self, zone: Option<&Zone>, notation: Notation) {
        self.zone_entry.set(zone, notation);
    }

    /// Asks about the zone that was typed so from the next name on that is opened.
    pub(crate) fn open_zone(&mut self, zone: &ZoneSettings) {
        if self.zone_entry.written() != *zone {
            self.zone_entry = ZoneEntry::new(zone);
        }
    }

    /// The name of the profile by which names are judged; `None` where there is none.
    pub(crate) fn profile_name(&self) -> Option<&str> {
        self.ruleset.profile.as_ref().map(|it| it.name.as_str())
    }

    /// Shows the field for the zone and the menu of its ruleset in another tab, where they are about no single name.
    pub(crate) fn show_zone_and_ruleset(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>) {
        show_with(ui, self, pass, ALL, true);
        let sentence = self.zone_entry.zone.as_ref().err().cloned().or_else(|| scope_note(self));
        if let Some(sentence) = sentence.filter(|_| self.ruleset.profile.is_none()) {
            complain(ui, pass.lines, &sentence);
        }
    }
}

/// Shows the field, with the menu of the ruleset where there is one: all of it so wide.
pub(super) fn show(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>, width: f32) {
    let has_menu = ruleset_menu::is_shown(tab, pass.settings);
    show_with(ui, tab, pass, width, has_menu);
}

fn show_with(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>, width: f32, has_menu: bool) {
    tab.zone_entry.rewrite(tab.notation());
    let height = LINE_HEIGHT * SIZE + 4.0;
    let size = vec2(width, height);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_max_width(size.x);
        // A profile has its own zones.
        if let Some(profile) = tab.ruleset.profile.clone() {
            let sentence = profile.sentence();
            let words =
                BidiLabel::message(&message!(zone_profile, profile = profile.name)).weak().truncated();
            let row = Layout::left_to_right(Align::Center);
            let shown = ui.allocate_ui_with_layout(vec2(TITLE + WIDTH, height), row, |ui| {
                ui.set_min_width(TITLE + WIDTH);
                words.show(ui, pass.lines)
            });
            BidiLabel::new(sentence).tooltip(shown.inner, pass.lines);
            return ruleset_menu::show(ui, tab, pass);
        }
        ui.weak(message!(zone_title).static_text()).on_hover_text(message!(zone_explained).static_text());
        if !has_menu {
            return field(ui, tab, pass);
        }
        let controls_width = ruleset_menu::BUTTON + ui.spacing().item_spacing.x;
        let room = vec2((ui.available_width() - controls_width).max(0.0), height);
        ui.allocate_ui(room, |ui| field(ui, tab, pass));
        ruleset_menu::show(ui, tab, pass);
    });
}

/// Why the zone is not asked about, where it is not; or that the ruleset is for another one.
pub(super) fn complaint(tab: &InspectTab) -> Option<String> {
    let of_name = || tab.report.as_ref().and_then(|it| it.parent_zone_error.clone());
    if tab.ruleset.profile.is_some() {
        return None;
    }
    tab.zone_entry.zone.as_ref().err().cloned().or_else(of_name).or_else(|| scope_note(tab))
}

/// Says it: in what room is left in the row, so that nothing below
/// it moves.
pub(super) fn complain(ui: &mut Ui, lines: &mut Lines, sentence: &str) {
    BidiLabel::new(sentence).tooltip(signs::severity(ui, Severity::Warning), lines);
    let room = vec2(ui.available_size_before_wrap().x, ui.spacing().interact_size.y);
    if room.x < LEAST_SENTENCE {
        return;
    }
    let label = BidiLabel::new(sentence).colour(Palette::current(ui).warning).truncated();
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| label.alert(ui, lines));
}

fn field(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let ZoneEntry { field, zone } = &mut tab.zone_entry;
    let notation = field.editor().notation();
    let is_unicode = notation == Notation::Unicode;
    let words = (message!(zone_field).static_text(), "");
    let look = Look::of_name(ui, field_id(), words, (SIZE, notation));
    let mut laying = Laying::new(
        pass.lines,
        if is_unicode { pass.settings.preferences.field_order } else { Strategy::UbaLtr },
        pass.in_fields,
    );
    let shown = field.show(ui, &mut laying, &look);
    pass.commands.extend(shown.notice.map(Command::Say));
    if let Some(MenuCommand::Insert(_) | MenuCommand::FindCharacter) = shown.command {
        let what = message!(zone_no_insert).static_text();
        pass.commands.push(Command::Say(what.to_owned()));
    }
    if shown.changed {
        *zone = read_optional_parent_zone(&field.editor().text(), field.editor().notation());
        tab.ask_under(ui.ctx());
    }
}
