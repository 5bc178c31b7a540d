//! The menu beside the parent zone: the ruleset by which its registry judges labels.

use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::style::StyleModifier;
use eframe::egui::{Button, PopupCloseBehavior, RichText, Ui};

use bidiscope_bidi::name::excerpt;
use bidiscope_idna::verdict::{NamedRuleset, Severity};
use bidiscope_report::words::lgr::{self, ruleset_notes, ruleset_title_and_date};
use bidiscope_words::message;

use super::super::commands::CommandId;
use super::super::settings::Settings;
use super::super::theme::Palette;
use super::super::widgets::BidiLabel;
use super::super::{accessibility, signs};
use super::tab::{InspectPass, InspectTab};

/// How wide the button is, in points, and the menu.
pub(super) const BUTTON: f32 = 64.0;
const MENU: f32 = 360.0;
/// The most characters of a text of the ruleset, and the most scopes, that are shown.
const MOST_OF_A_TEXT: usize = 60;
const MOST_SCOPES: usize = 3;

/// Whether there is a button: the first screen has none, and whoever types a zone finds it.
pub(super) fn is_shown(tab: &InspectTab, settings: &Settings) -> bool {
    let state = &tab.ruleset;
    let is_known = !state.is_empty() || state.reading.is_some() || state.refusal.is_some();
    is_known || !settings.session.zone.text.is_empty() || !settings.preferences.ruleset.loaded.is_empty()
}

/// Shows the button, and the menu while it is open.
pub(super) fn show(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let palette = Palette::current(ui);
    let state = &tab.ruleset;
    let is_refused = state.refusal.is_some() && state.is_empty();
    let colour = if is_refused { palette.warning } else { ui.visuals().text_color() };
    let file = state.profile.as_ref().map(|it| &it.name).or(state.loaded.first().map(|it| &it.name));
    let name = match (file, is_refused) {
        (_, true) => message!(ruleset_menu_refused).to_string(),
        (Some(file), _) => message!(ruleset_menu_loaded, file = file).to_string(),
        (None, _) => message!(ruleset_menu).to_string(),
    };
    let text = RichText::new(message!(ruleset_menu).static_text()).color(colour);
    let button = Button::new(text).selected(!state.is_empty());
    // What stands there are buttons as everywhere, and no items of a menu.
    let config = MenuConfig::new()
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .style(StyleModifier::default());
    let (response, shown) = MenuButton::from_button(button).config(config).ui(ui, |ui| {
        ui.set_width(MENU);
        // Sentences, and buttons as wide as their words.
        ui.vertical(|ui| contents(ui, tab, pass));
    });
    accessibility::button(&response, &name);
    accessibility::opens(&response, shown.is_some());
    response.on_hover_text(message!(ruleset_menu_explained).static_text());
}

fn contents(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let state = &tab.ruleset;
    if let Some(profile) = &state.profile {
        words(ui, pass, &profile.sentence(), false);
        for note in &profile.notes {
            words(ui, pass, note, true);
        }
    } else if let Some(loaded) = state.loaded.first() {
        about(ui, loaded, pass);
        if let Some(note) = scope_note(tab) {
            words(ui, pass, &note, true);
        }
    } else if state.refusal.is_none() && state.reading.is_none() {
        words(ui, pass, message!(ruleset_absent).static_text(), true);
    }
    if let Some(sentence) = &state.refusal {
        ui.horizontal_top(|ui| {
            signs::severity(ui, Severity::Warning);
            BidiLabel::new(sentence).colour(Palette::current(ui).warning).alert(ui, pass.lines);
        });
    }
    if let Some(file) = &state.reading {
        ui.horizontal(|ui| {
            ui.spinner();
            let reading = BidiLabel::message(&message!(ruleset_reading, file = file));
            accessibility::status(&reading.show(ui, pass.lines));
        });
    }
    ui.separator();
    ui.horizontal(|ui| {
        pass.button(ui, CommandId::OpenRuleset);
        pass.button(ui, CommandId::RemoveRuleset);
    });
}

/// What the ruleset says of itself, and what should be known about it.
fn about(ui: &mut Ui, loaded: &NamedRuleset, pass: &mut InspectPass<'_>) {
    let title = ruleset_title_and_date(loaded).to_string();
    words(ui, pass, &message!(ruleset_judges, ruleset = title).to_string(), false);
    let scopes = &loaded.ruleset.meta().scopes;
    let scope = |it: &(String, String)| match it.1.as_str() {
        "." => message!(ruleset_root_zone).to_string(),
        other => excerpt(other, MOST_OF_A_TEXT),
    };
    let scopes: Vec<String> = scopes.iter().take(MOST_SCOPES).map(scope).collect();
    if !scopes.is_empty() {
        words(ui, pass, &message!(ruleset_for, scope = scopes.join(", ")).to_string(), true);
    }
    for note in ruleset_notes(&loaded.ruleset) {
        words(ui, pass, &note.to_string(), true);
    }
}

fn words(ui: &mut Ui, pass: &mut InspectPass<'_>, text: &str, is_weak: bool) {
    let words = BidiLabel::new(text);
    if is_weak { words.weak() } else { words }.show(ui, pass.lines);
}

/// That the ruleset is for another zone, where it is.
pub(super) fn scope_note(tab: &InspectTab) -> Option<String> {
    let (ruleset, zone) = tab.ruleset.loaded.first().zip(tab.zone_entry.zone())?;
    lgr::zone_outside_scopes_note(&ruleset.ruleset, zone).map(|it| it.to_string())
}
