//! The editor of a custom strategy.

use eframe::egui::{
    Align, Button, CollapsingHeader, Color32, ComboBox, Context, Id, Layout, Response, RichText, TextEdit,
    TextStyle, Ui, vec2,
};

use bidiscope_bidi::order::{DisplayConfig, DisplayOption};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{MAX_CUSTOM_STRATEGIES, StrategyId};
use bidiscope_report::words::display::{display_error_text, option_value_explanation, option_value_title};
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::Command;
use super::super::line_entry::{self, LineLook};
use super::super::pass::Pass;
use super::super::theme::{CAPTION, Palette};
use super::super::widgets::BidiLabel;
use super::context_entries::ContextEntries;
use super::ctx::Ctx;
use super::own_editor::{CHOICES, CONTEXT, OwnEditor, TypedText};

/// How wide a box for a choice is at least, in points, and the room for its arrow and margins.
const BOX: f32 = 150.0;
const ARROW: f32 = 36.0;
/// How wide the field for the name is, at least and at most, and the room for the buttons beside it, in points.
const NAME: std::ops::RangeInclusive<f32> = 96.0..=260.0;
const BUTTONS: f32 = 124.0;
/// The margins of a field, the height of a choice's title, and the room for the button beside the written form.
const MARGIN: f32 = 8.0;
const TITLE: f32 = 17.0;
const COPY: f32 = 72.0;
/// How wide a choice is told, in points.
const EXPLANATION_WIDTH: f32 = 340.0;

/// Says that there is no room for another one.
fn too_many() -> String {
    message!(custom_strategies_full, most = MAX_CUSTOM_STRATEGIES).to_string()
}

/// Gives the field for the name of a strategy that was just made the keyboard.
pub(crate) fn take_keyboard(context: &Context, id: StrategyId) {
    if let StrategyId::CustomNumber(number) = id {
        context.data_mut(|data| data.insert_temp(wanted(), number));
    }
}

fn wanted() -> Id {
    Id::unique("strategy whose name wants the keyboard")
}

/// A button that makes a custom strategy of this display.
pub(super) fn make_button(ui: &mut Ui, ctx: &mut Ctx<'_>, id: StrategyId) -> Response {
    let title = match id {
        StrategyId::BuiltIn(_) => message!(custom_strategy_new).static_text(),
        StrategyId::CustomNumber(_) => message!(custom_strategy_duplicate).static_text(),
    };
    let has_room = ctx.settings.session.choices.custom_strategies.all().len() < MAX_CUSTOM_STRATEGIES;
    let button = ui.add_enabled(has_room, Button::new(title)).on_disabled_hover_text(too_many());
    if button.clicked() {
        duplicate(ctx, id);
    }
    button
}

/// Makes a custom strategy that shows the same, and opens its editor.
fn duplicate(ctx: &mut Ctx<'_>, id: StrategyId) {
    let Some(view) = ctx.report.strategy(id) else { return };
    let (name, display) = match id {
        StrategyId::BuiltIn(strategy) => (
            message!(custom_strategy_my, display = strategy.short_title()).to_string(),
            DisplayConfig::custom(view.display_config.choices().clone()),
        ),
        StrategyId::CustomNumber(_) => (view.strategy_title.clone(), view.display_config.clone()),
    };
    ctx.commands.push(Command::AddStrategy(name, Box::new(display)));
}

/// Shows the editor of a custom strategy.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, id: StrategyId) {
    let StrategyId::CustomNumber(number) = id else { return };
    let Some(display) = ctx
        .settings
        .session
        .choices
        .custom_strategies
        .strategy_with_number(number)
        .map(|it| it.display.clone())
    else {
        return;
    };
    let mut editor = ctx.state.editors.remove(&number).unwrap_or_else(|| OwnEditor::new(number));
    ui.spacing_mut().item_spacing.y = 4.0;
    line_entry::row(ui, |ui| {
        name(ui, ctx, number, &mut editor);
        if ui
            .button(message!(button_delete).static_text())
            .on_hover_text(message!(custom_strategy_delete_explained).static_text())
            .clicked()
        {
            ctx.commands.push(Command::DeleteStrategy(number));
        }
    });
    editor.see(ui, &display);
    let mut changed = display.clone();
    let is_first = |it: &DisplayOption| editor.first.contains(it);
    let (first, more): (Vec<DisplayOption>, Vec<DisplayOption>) =
        CHOICES.into_iter().filter(|&key| display.has_option(key)).partition(is_first);
    let has_context = CONTEXT.iter().any(is_first);
    choices(ui, number, &first, &mut editor.separators, &mut changed);
    if has_context {
        context(ui, ctx, &mut editor.context, &mut changed);
    }
    let header = CollapsingHeader::new(message!(button_more).static_text())
        .id_salt(("more choices", number))
        .default_open(first.is_empty() && !has_context);
    header.show(ui, |ui| {
        choices(ui, number, &more, &mut editor.separators, &mut changed);
        if !has_context {
            context(ui, ctx, &mut editor.context, &mut changed);
        }
    });
    complain(ui, ctx, &editor.separators);
    written(ui, ctx, number, &mut editor.written, &mut changed);
    if changed != display {
        ctx.change(move |it| it.session.choices.custom_strategies.set_display(number, changed));
    }
    ctx.state.editors.insert(number, editor);
}

/// The fields for the text before and after the name, where the strategy has them.
fn context(ui: &mut Ui, ctx: &mut Ctx<'_>, entries: &mut ContextEntries, display: &mut DisplayConfig) {
    let options = CONTEXT;
    if !options.iter().all(|&it| display.has_option(it) && display.no_effect_reason(it).is_none()) {
        return;
    }
    let mut texts = options.map(|it| display.option_value(it).to_owned());
    let [before, after] = &mut texts;
    let mut own = ();
    let mut pass = Pass::of_field(&mut own, ctx.invisibles, ctx.lines, ctx.commands);
    let titles = [(options[0].title(), before), (options[1].title(), after)];
    if !entries.show(ui, &mut pass, 2.0 * BOX, titles) {
        return;
    }
    for (option, text) in options.into_iter().zip(&texts) {
        if let Some(changed) = display.clone().with_option(option, text) {
            *display = changed;
        }
    }
}

/// The field for the name.
fn name(ui: &mut Ui, ctx: &mut Ctx<'_>, number: u32, editor: &mut OwnEditor) {
    let kept = ctx
        .settings
        .session
        .choices
        .custom_strategies
        .strategy_with_number(number)
        .map_or_else(String::new, |it| it.name.clone());
    ui.label(message!(column_name).static_text());
    let mut typed = editor.name.typed.clone().unwrap_or_else(|| kept.clone());
    let before = typed.clone();
    let width = (ui.available_size_before_wrap().x - BUTTONS).clamp(*NAME.start(), *NAME.end());
    let look = LineLook {
        label: message!(custom_strategy_name).static_text(),
        hint: message!(custom_strategy_name_hint).static_text(),
        width,
        takes_keyboard: false,
    };
    // It may be written from right to left, as the name of a domain.
    let mut pass = Pass::of_field(&mut typed, ctx.invisibles, ctx.lines, ctx.commands);
    let response = editor.entry.show(ui, &look, &mut pass).response;
    if ui.data(|data| data.get_temp(wanted()) == Some(number)) {
        ui.data_mut(|data| data.remove::<u32>(wanted()));
        response.request_focus();
    }
    if typed != before {
        let complaint = ctx.settings.session.choices.custom_strategies.clone().rename(number, &typed).err();
        if complaint.is_none() {
            let name = typed.clone();
            ctx.change(move |it| it.session.choices.custom_strategies.rename(number, &name));
        }
        editor.name = TypedText { typed: Some(typed), complaint };
    }
    if response.lost_focus() {
        editor.name = TypedText::default();
    }
    complain(ui, ctx, &editor.name);
}

/// What stands in a cell of the editor.
#[derive(Clone, Copy)]
enum EditorCell {
    /// A box for a choice.
    Choice(DisplayOption),
    /// A field for separators that have no name.
    Listed,
}

/// The boxes for these choices in rows, each so wide that it shows every value whole: none moves when another one is chosen.
fn choices(
    ui: &mut Ui,
    number: u32,
    keys: &[DisplayOption],
    listed: &mut TypedText,
    display: &mut DisplayConfig,
) {
    // Beside the bar of what is scrolled.
    let room = ui.available_width() - ui.spacing().scroll.bar_width;
    let gap = ui.spacing().item_spacing.x;
    let cells = keys.iter().flat_map(|&key| match key {
        DisplayOption::Separators => vec![EditorCell::Choice(key), EditorCell::Listed],
        _ => vec![EditorCell::Choice(key)],
    });
    let mut rows: Vec<Vec<(EditorCell, f32)>> = Vec::new();
    let mut left = 0.0;
    for cell in cells {
        let width = match cell {
            EditorCell::Choice(key) => widest_value(ui, key, display).clamp(BOX, room.max(BOX)),
            EditorCell::Listed => BOX,
        };
        if width > left || rows.is_empty() {
            rows.push(Vec::new());
            left = room;
        }
        rows.last_mut().into_iter().for_each(|row| row.push((cell, width)));
        left -= width + gap;
    }
    for row in rows {
        ui.horizontal_top(|ui| {
            for (cell, width) in row {
                let size = vec2(width, ui.spacing().interact_size.y + TITLE);
                ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                    ui.set_min_size(size);
                    ui.spacing_mut().item_spacing.y = 1.0;
                    match cell {
                        EditorCell::Choice(key) => choice(ui, (number, width), key, display),
                        EditorCell::Listed => separators(ui, (number, width), listed, display),
                    }
                });
            }
        });
    }
}

/// How wide a box is that shows the longest value of a choice, in points.
fn widest_value(ui: &Ui, key: DisplayOption, display: &DisplayConfig) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let values = key.values(display.strategy()).into_iter().chain([display.option_value(key)]);
    let width = |value| {
        let title = option_value_title(key, value).into_owned();
        ui.painter().layout_no_wrap(title, font.clone(), Color32::PLACEHOLDER).size().x + ARROW
    };
    values.map(width).fold(0.0, f32::max)
}

/// The box for one choice: each with its explanation; greyed, with the reason, where it changes nothing.
fn choice(ui: &mut Ui, (number, width): (u32, f32), key: DisplayOption, display: &mut DisplayConfig) {
    let values = key.values(display.strategy());
    let title = option_value_title(key, display.option_value(key));
    let about = option_value_explanation(key, display.option_value(key));
    let idle = display.no_effect_reason(key).map(Titled::title);
    let colour = Palette::current(ui).weak_text;
    ui.label(RichText::new(key.title()).size(CAPTION).color(colour));
    ui.add_enabled_ui(idle.is_none(), |ui| {
        let combo = ComboBox::from_id_salt(("choice", number, key)).width(width).truncate();
        let name = match idle {
            None => message!(choice_named, option = key.title(), value = title.as_ref()).to_string(),
            Some(reason) => {
                message!(choice_without_effect, option = key.title(), value = title.as_ref(), reason = reason)
                    .to_string()
            }
        };
        let shown = accessibility::combo(ui, combo.selected_text(title.as_ref()), &name, |ui| {
            ui.set_max_width(EXPLANATION_WIDTH);
            for value in values {
                let is_chosen = display.option_value(key) == value;
                let entry = ui.selectable_label(is_chosen, option_value_title(key, value));
                if entry.clicked()
                    && let Some(changed) = display.clone().with_option(key, value)
                {
                    *display = changed;
                }
                let about = option_value_explanation(key, value);
                if !about.is_empty() {
                    ui.indent(value, |ui| ui.label(RichText::new(about).size(CAPTION).weak()));
                }
            }
        });
        let response = shown.on_disabled_hover_text(idle.unwrap_or_default());
        if !about.is_empty() {
            response.on_hover_text(about);
        }
    });
}

/// The field for separators that have no name.
fn separators(ui: &mut Ui, (number, width): (u32, f32), draft: &mut TypedText, display: &mut DisplayConfig) {
    let own = display.choices().field_separators.id().is_none();
    let kept = if own { display.option_value(DisplayOption::Separators).to_owned() } else { String::new() };
    let colour = Palette::current(ui).weak_text;
    let label =
        ui.label(RichText::new(message!(custom_separators).static_text()).size(CAPTION).color(colour));
    let mut typed = draft.typed.clone().unwrap_or(kept);
    let id = Id::unique(("separators of a strategy", number));
    let field = TextEdit::singleline(&mut typed)
        .id(id)
        .desired_width(width - MARGIN)
        .hint_text(message!(custom_separators_hint).static_text())
        .background_color(Palette::current(ui).cell);
    let response =
        ui.add(field).labelled_by(label.id).accessible_name(message!(custom_separators).static_text());
    if response.changed() {
        let changed = display.clone().with_option(DisplayOption::Separators, &typed);
        let complaint = changed.is_none() && !typed.is_empty();
        if let Some(changed) = changed {
            *display = changed;
        }
        let complaint = complaint.then(|| message!(custom_separators_refused).to_string());
        *draft = TypedText { typed: Some(typed), complaint };
    }
    if response.lost_focus() {
        *draft = TypedText::default();
    }
}

/// How it is written: to be copied, and another one to be pasted over it.
fn written(ui: &mut Ui, ctx: &mut Ctx<'_>, number: u32, draft: &mut TypedText, display: &mut DisplayConfig) {
    ui.horizontal(|ui| {
        let label = ui.label(message!(custom_strategy_written).static_text());
        let kept = display.to_string();
        let mut typed = draft.typed.clone().unwrap_or_else(|| kept.clone());
        let id = Id::unique(("written strategy", number));
        let width = (ui.available_width() - COPY).max(COPY);
        let field = TextEdit::singleline(&mut typed)
            .id(id)
            .desired_width(width)
            .hint_text("own:\u{2026}")
            .background_color(Palette::current(ui).cell);
        let response = ui
            .add(field)
            .labelled_by(label.id)
            .accessible_name(message!(custom_strategy_written_field).static_text());
        if response.changed() {
            let read = DisplayConfig::read(typed.trim());
            if let Ok(read) = &read {
                *display = read.clone();
            }
            *draft = TypedText {
                typed: Some(typed),
                complaint: read.err().map(|it| {
                    message!(custom_strategy_not_read, reason = display_error_text(&it).to_string())
                        .to_string()
                }),
            };
        }
        if response.lost_focus() {
            *draft = TypedText::default();
        }
        if ui.button(message!(button_copy).static_text()).clicked() {
            let what = message!(custom_strategy_copied).static_text();
            ctx.commands.push(Command::Copy { text: kept, what });
        }
    });
    complain(ui, ctx, draft);
}

fn complain(ui: &mut Ui, ctx: &mut Ctx<'_>, draft: &TypedText) {
    let Some(complaint) = &draft.complaint else { return };
    BidiLabel::new(complaint).colour(Palette::current(ui).violated).alert(ui, ctx.lines);
}
