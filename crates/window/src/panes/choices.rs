//! The options of a built-in display: the text around the name, the overall order of fields, the isolates around
//! labels, and whether the name is shown with the marks that a proposal adds.

use eframe::egui::{Ui, vec2};

use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayOption, StrategyFamily};
use bidiscope_present::message;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::{MAX_CUSTOM_STRATEGIES, StrategyId, StrategyView};

use super::super::line_entry::{LineEntry, LineLook};
use super::super::pass::Pass;
use super::{Ctx, own};

/// How wide a field for a text around the name is, in points.
const FIELD: f32 = 320.0;

/// The fields for the text before and after the name.
pub(crate) struct ContextEntries {
    before: LineEntry,
    after: LineEntry,
}

impl Default for ContextEntries {
    fn default() -> Self {
        // Custom strategies have theirs by their numbers.
        Self::new(u32::MAX - 1)
    }
}

impl ContextEntries {
    /// The fields with this number, which tells them from others that are shown at once.
    pub(crate) fn new(number: u32) -> Self {
        Self { before: LineEntry::of_title(number), after: LineEntry::of_title(number) }
    }

    /// Shows both fields, each below its title. Whether a text was changed.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        panes_pass: &mut Pass<'_, ()>,
        width: f32,
        texts: [(&str, &mut String); 2],
    ) -> bool {
        let mut is_changed = false;
        for ((title, text), entry) in texts.into_iter().zip([&mut self.before, &mut self.after]) {
            let label = ui.label(title);
            let look = LineLook { label: title, hint: "", width, takes_keyboard: false };
            let before = text.clone();
            let response = entry.show(ui, &look, &mut panes_pass.over(text)).response;
            response.labelled_by(label.id);
            is_changed |= *text != before;
        }
        is_changed
    }
}

/// Shows the options of a built-in display beside each other.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &StrategyView) {
    ui.spacing_mut().item_spacing = vec2(24.0, 4.0);
    let is_text = view.id.built_in().is_some_and(|it| it.family() == StrategyFamily::Text);
    ui.horizontal_wrapped(|ui| {
        if is_text && view.config.has_option(DisplayOption::TextBefore) {
            ui.vertical(|ui| context(ui, ctx));
        }
        if view.config.has_option(DisplayOption::OverallOrder) {
            ui.vertical(|ui| overall(ui, ctx));
            ui.vertical(|ui| environment(ui, ctx));
        }
        if view.config.has_option(DisplayOption::LabelIsolate) {
            ui.vertical(|ui| isolate(ui, ctx));
        }
        if view.proposal.with_controls.is_some() {
            ui.vertical(|ui| marks(ui, ctx, view.id));
        }
    });
    ui.add_space(8.0);
    let has_room = ctx.settings.choices.custom.all().len() < MAX_CUSTOM_STRATEGIES;
    let button = ui.add_enabled(has_room, eframe::egui::Button::new(message!(custom_strategy_new).fixed()));
    let about = message!(custom_strategy_explained).to_string();
    if button.on_hover_text(about).on_disabled_hover_text(own::too_many()).clicked() {
        own::duplicate(ui, ctx, view.id);
    }
}

/// The context of the UBA's displays, which is one for all of them.
fn context(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    ui.strong(message!(context_title).to_string());
    ui.horizontal_wrapped(|ui| {
        for surroundings in ContextPreset::ALL {
            let title = surroundings.title();
            ui.radio_value(&mut ctx.settings.choices.surroundings, Some(surroundings), title);
        }
        ui.radio_value(
            &mut ctx.settings.choices.surroundings,
            None,
            message!(context_other_text).to_string(),
        );
    });
    if ctx.settings.choices.surroundings.is_some() {
        return;
    }
    let titles = [message!(context_before).to_string(), message!(context_after).to_string()];
    let mut own = ();
    let mut pass = Pass::of_field(&mut own, ctx.invisibles, ctx.lines, ctx.commands);
    let typed = &mut ctx.settings.choices.typed;
    let texts = [(titles[0].as_str(), &mut typed.before), (titles[1].as_str(), &mut typed.after)];
    ctx.state.context.show(ui, &mut pass, FIELD, texts);
}

fn overall(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    ui.strong(DisplayOption::OverallOrder.title());
    for order in OverallOrder::ALL {
        ui.radio_value(&mut ctx.settings.choices.overall, order, order.title());
    }
}

fn environment(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    ui.strong(DisplayOption::Paragraph.title());
    for direction in Direction::ALL {
        ui.radio_value(&mut ctx.settings.choices.environment, direction, direction.title());
    }
}

fn isolate(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    ui.strong(DisplayOption::LabelIsolate.title());
    for isolate in LabelIsolate::ALL {
        ui.radio_value(&mut ctx.settings.choices.label_isolate, isolate, isolate.title());
    }
}

fn marks(ui: &mut Ui, ctx: &mut Ctx<'_>, id: StrategyId) {
    let mut is_shown = ctx.settings.choices.shows_marks.contains(&id);
    if ui.checkbox(&mut is_shown, message!(show_marks).to_string()).changed() {
        if is_shown {
            ctx.settings.choices.shows_marks.insert(id);
        } else {
            ctx.settings.choices.shows_marks.remove(&id);
        }
    }
}
