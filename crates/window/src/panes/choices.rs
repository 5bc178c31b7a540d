//! What can be chosen for built-in displays: in a menu above them the text around the name, and in the menu of each the overall
//! order of fields, the isolates around labels, the version of the bidi classes, and whether the name is shown with the
//! marks that a proposal adds.

use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::style::StyleModifier;
use eframe::egui::{PopupCloseBehavior, Response, ScrollArea, Ui};

use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayOption};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::StrategyView;
use bidiscope_words::message;

use super::super::pass::Pass;
use super::super::{accessibility, reveal};
use super::ctx::Ctx;

/// How wide a field for a text around the name is, in points.
const FIELD: f32 = 320.0;
/// The room below the menu of texts, and the least height in which they are scrolled, in points.
const BELOW: f32 = 24.0;
const LEAST_HEIGHT: f32 = 160.0;

/// The menu of the text around the name, which is one for all displays of the UBA. Its button says what is chosen.
pub(crate) fn context_menu(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let other = message!(context_other_text).to_string();
    let chosen = ctx.settings.session.choices.surrounding_text_preset;
    let title = message!(context_title).to_string();
    let words = match chosen {
        Some(SurroundingTextPreset::Alone) => title.clone(),
        Some(preset) => preset.title().to_owned(),
        None => other.clone(),
    };
    // What stands there are boxes and fields as everywhere, and no items of a menu.
    let config = MenuConfig::new()
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .style(StyleModifier::default());
    let (response, shown) = MenuButton::new(words).config(config).ui(ui, |ui| {
        let height = (ui.ctx().content_rect().bottom() - ui.cursor().top() - BELOW).max(LEAST_HEIGHT);
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            let choice =
                |ui: &mut Ui, ctx: &mut Ctx<'_>, preset: Option<SurroundingTextPreset>, title: &str| {
                    if ui.radio(chosen == preset, title).clicked() {
                        ctx.change(move |it| it.session.choices.surrounding_text_preset = preset);
                    }
                };
            choice(ui, ctx, Some(SurroundingTextPreset::Alone), SurroundingTextPreset::Alone.title());
            // Before the others, so that its fields are in view.
            choice(ui, ctx, None, &other);
            if chosen.is_none() {
                ui.indent("other text", |ui| other_text(ui, ctx));
            }
            for preset in
                SurroundingTextPreset::ALL.into_iter().filter(|it| *it != SurroundingTextPreset::Alone)
            {
                choice(ui, ctx, Some(preset), preset.title());
            }
            reveal::focused(ui);
        });
    });
    let value = chosen.map_or(other, |it| it.title().to_owned());
    let name = message!(choice_named, option = title.as_str(), value = value.as_str()).to_string();
    accessibility::button(&response, &name);
    accessibility::opens(&response, shown.is_some());
    response.on_hover_text(message!(context_explained).static_text());
}

/// The fields for another text around the name.
fn other_text(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let titles = [message!(context_before).to_string(), message!(context_after).to_string()];
    let mut own = ();
    let mut pass = Pass::of_field(&mut own, ctx.invisibles, ctx.lines, ctx.commands);
    let mut typed = ctx.settings.session.choices.typed_surrounding_text.clone();
    let texts = [(titles[0].as_str(), &mut typed.before), (titles[1].as_str(), &mut typed.after)];
    if ctx.state.context.show(ui, &mut pass, FIELD, texts) {
        ctx.change(move |it| it.session.choices.typed_surrounding_text = typed);
    }
}

/// The options of a built-in display, as entries of its menu. Displays that have the same option have it in common.
pub(super) fn entries(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &StrategyView) {
    let mut choices = ctx.settings.session.choices.clone();
    let has = |option| view.display_config.has_option(option);
    if has(DisplayOption::OverallOrder) {
        entry(ui, DisplayOption::OverallOrder, &mut choices.davis_field_order, &FieldOrderDirection::ALL);
        entry(ui, DisplayOption::Paragraph, &mut choices.davis_paragraph_direction, &Direction::ALL);
    }
    if has(DisplayOption::LabelIsolate) {
        entry(ui, DisplayOption::LabelIsolate, &mut choices.label_isolate, &LabelIsolate::ALL);
    }
    if has(DisplayOption::BidiDataVersion) {
        let versions = &BidiDataVersion::ALL;
        let menu = entry(ui, DisplayOption::BidiDataVersion, &mut choices.data_version, versions);
        menu.on_hover_text(message!(data_version_explained).static_text());
    }
    if view.proposal_view.text_with_controls.is_some() {
        let mut is_shown = choices.strategies_showing_controls.contains(&view.strategy_id);
        if ui.checkbox(&mut is_shown, message!(show_marks).to_string()).changed() {
            if is_shown {
                choices.strategies_showing_controls.insert(view.strategy_id);
            } else {
                choices.strategies_showing_controls.remove(&view.strategy_id);
            }
            ui.close();
        }
    }
    if choices != ctx.settings.session.choices {
        ctx.change(move |it| it.session.choices = choices);
    }
}

/// An option with its values, one of which is chosen.
fn entry<T: Titled + PartialEq>(
    ui: &mut Ui,
    option: DisplayOption,
    chosen: &mut T,
    values: &[T],
) -> Response {
    let menu = accessibility::menu(ui, option.title(), |ui| {
        for &value in values {
            if ui.radio_value(chosen, value, value.title()).clicked() {
                ui.close();
            }
        }
    });
    menu.response
}
