//! The editor of a custom strategy.

use std::collections::BTreeMap;

use eframe::egui::{
    Align, ComboBox, Context, Frame, Id, Layout, RichText, Role, TextEdit, Ui, WidgetInfo, vec2,
};

use bidiscope_bidi::order::{DisplayConfig, DisplayOption};
use bidiscope_layout::Invisibles;
use bidiscope_present::view::{MAX_CUSTOM_STRATEGIES, StrategyId, to_custom_strategy};

use super::super::accessibility;
use super::super::command::Command;
use super::super::line_entry::{self, LineEntry, LineLook};
use super::super::pass::Pass;
use super::super::settings::DetailTab;
use super::super::theme::{CAPTION, Palette};
use super::Panes;
use super::choices::ContextEntries;

/// How wide a box for a choice is, in points.
const BOX: f32 = 150.0;
/// How wide the field for the name is, at least and at most, and the room for the buttons beside it, in points.
const NAME: std::ops::RangeInclusive<f32> = 96.0..=260.0;
const BUTTONS: f32 = 124.0;
/// The margins of a field, the height of a choice's title, and the room for the button beside the written form.
const MARGIN: f32 = 8.0;
const TITLE: f32 = 17.0;
const COPY: f32 = 72.0;
/// How wide a choice is told, in points.
const TOLD: f32 = 340.0;

/// The choices in the order of the editor: what a field is, how it runs, what is put round it, and the classes.
const CHOICES: [DisplayOption; 13] = [
    DisplayOption::BaseAlgorithm,
    DisplayOption::Paragraph,
    DisplayOption::Separators,
    DisplayOption::FieldLayout,
    DisplayOption::OverallOrder,
    DisplayOption::FieldDirection,
    DisplayOption::FieldControls,
    DisplayOption::NameControls,
    DisplayOption::LabelIsolate,
    DisplayOption::Hyphen,
    DisplayOption::Digits,
    DisplayOption::BidiDataVersion,
    DisplayOption::L3,
];

/// The editors that are open, by the numbers of their strategies.
pub(crate) type OwnEditors = BTreeMap<u32, OwnEditor>;

/// What is typed in the editor of a strategy.
pub(crate) struct OwnEditor {
    entry: LineEntry,
    name: TypedText,
    written: TypedText,
    separators: TypedText,
    context: ContextEntries,
}

impl OwnEditor {
    /// The editor of the strategy with this number.
    pub(crate) fn new(number: u32) -> Self {
        let [name, written, separators] = std::array::from_fn(|_| TypedText::default());
        let context = ContextEntries::new(number);
        Self { entry: LineEntry::of_title(number), name, written, separators, context }
    }
}

/// What is typed, while it is not what is there, and why it is not.
#[derive(Default)]
struct TypedText {
    typed: Option<String>,
    complaint: Option<String>,
}

/// Says that there is no room for another one.
pub(crate) fn too_many() -> String {
    format!("There are {MAX_CUSTOM_STRATEGIES} strategies of your own, the most there can be")
}

/// Gives the field for the name of a strategy that was just made the keyboard.
pub(crate) fn take_keyboard(context: &Context, id: StrategyId) {
    if let StrategyId::Custom(number) = id {
        context.data_mut(|data| data.insert_temp(wanted(), number));
    }
}

fn wanted() -> Id {
    Id::unique("strategy whose name wants the keyboard")
}

/// Makes a custom strategy that shows the same, and opens its editor.
pub(super) fn duplicate(ui: &Ui, panes: &mut Panes<'_>, id: StrategyId) {
    let Some(view) = panes.inspection.strategy(id) else { return };
    let (name, display) = match id {
        StrategyId::BuiltIn(strategy) => {
            (format!("My {}", strategy.short_title()), to_custom_strategy(&view.config))
        }
        StrategyId::Custom(_) => (view.title.clone(), view.config.clone()),
    };
    if let Some(new) = panes.choices.custom.add(&name, display) {
        panes.explain(new, DetailTab::Strategy);
        take_keyboard(ui.ctx(), new);
        panes.commands.push(Command::Choose);
    }
}

/// Shows the editor of a custom strategy.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, id: StrategyId) {
    let StrategyId::Custom(number) = id else { return };
    let Some(display) = panes.choices.custom.get(number).map(|it| it.display.clone()) else { return };
    let mut editor = panes.editors.remove(&number).unwrap_or_else(|| OwnEditor::new(number));
    ui.spacing_mut().item_spacing.y = 4.0;
    // As high as the entry from the start, so that what stands beside it stands in its middle.
    let usual = std::mem::replace(&mut ui.spacing_mut().interact_size.y, line_entry::HEIGHT);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = usual;
        name(ui, panes, number, &mut editor);
        if ui.button("Delete").on_hover_text("The menu Panes brings it back").clicked() {
            panes.commands.push(Command::DeleteStrategy(number));
        }
    });
    ui.spacing_mut().interact_size.y = usual;
    let mut changed = display.clone();
    choices(ui, number, &mut editor.separators, &mut changed);
    context(ui, panes, &mut editor.context, &mut changed);
    written(ui, panes, number, &mut editor.written, &mut changed);
    if changed != display {
        panes.choices.custom.set(number, changed);
    }
    panes.editors.insert(number, editor);
}

/// The fields for the text before and after the name, where the strategy has them.
fn context(ui: &mut Ui, panes: &mut Panes<'_>, entries: &mut ContextEntries, display: &mut DisplayConfig) {
    let options = [DisplayOption::TextBefore, DisplayOption::TextAfter];
    if !options.iter().all(|&it| display.has_option(it) && display.no_effect_reason(it).is_none()) {
        return;
    }
    let mut texts = options.map(|it| display.value(it).to_owned());
    let [before, after] = &mut texts;
    let mut own = ();
    let mut pass = Pass {
        settings: &mut own,
        in_displays: panes.invisibles,
        in_fields: Invisibles::Boxed,
        lines: panes.lines,
        ground: Frame::NONE,
        commands: panes.commands,
    };
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
fn name(ui: &mut Ui, panes: &mut Panes<'_>, number: u32, editor: &mut OwnEditor) {
    let kept = panes.choices.custom.get(number).map_or_else(String::new, |it| it.name.clone());
    ui.label("Name");
    let mut typed = editor.name.typed.clone().unwrap_or_else(|| kept.clone());
    let before = typed.clone();
    let width = (ui.available_size_before_wrap().x - BUTTONS).clamp(*NAME.start(), *NAME.end());
    let look = LineLook { label: "Name of the strategy", hint: "A name", width, takes_keyboard: false };
    // It may be written from right to left, as the name of a domain.
    let mut pass = Pass {
        settings: &mut typed,
        in_displays: panes.invisibles,
        in_fields: Invisibles::Boxed,
        lines: panes.lines,
        ground: Frame::NONE,
        commands: panes.commands,
    };
    let response = editor.entry.show(ui, &look, &mut pass).response;
    if ui.data(|data| data.get_temp(wanted()) == Some(number)) {
        ui.data_mut(|data| data.remove::<u32>(wanted()));
        response.request_focus();
    }
    if typed != before {
        let complaint = panes.choices.custom.rename(number, &typed).err();
        editor.name = TypedText { typed: Some(typed), complaint };
    }
    if response.lost_focus() {
        editor.name = TypedText::default();
    }
    complain(ui, &editor.name);
}

/// What stands in a cell of the editor.
#[derive(Clone, Copy)]
enum EditorCell {
    /// A box for a choice.
    Choice(DisplayOption),
    /// A field for separators that have no name.
    Listed,
}

/// The boxes for all choices, as many beside each other as there is room for.
fn choices(ui: &mut Ui, number: u32, listed: &mut TypedText, display: &mut DisplayConfig) {
    let cell = |key: DisplayOption| match key {
        DisplayOption::Separators => vec![EditorCell::Choice(key), EditorCell::Listed],
        _ => vec![EditorCell::Choice(key)],
    };
    let cells: Vec<EditorCell> =
        CHOICES.into_iter().filter(|&key| display.has_option(key)).flat_map(cell).collect();
    let gap = ui.spacing().item_spacing.x;
    let columns = ((ui.available_width() + gap) / (BOX + gap)).floor().max(1.0) as usize;
    for row in cells.chunks(columns) {
        ui.horizontal_top(|ui| {
            for &cell in row {
                let size = vec2(BOX, ui.spacing().interact_size.y + TITLE);
                ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                    ui.set_min_size(size);
                    ui.spacing_mut().item_spacing.y = 1.0;
                    match cell {
                        EditorCell::Choice(key) => choice(ui, number, key, display),
                        EditorCell::Listed => separators(ui, number, listed, display),
                    }
                });
            }
        });
    }
    complain(ui, listed);
}

/// The box for one choice: each with its explanation; greyed, with the reason, where it changes nothing.
fn choice(ui: &mut Ui, number: u32, key: DisplayOption, display: &mut DisplayConfig) {
    let choices = key.choices(display.strategy());
    let chosen = choices.iter().find(|it| it.value == display.value(key));
    let title = chosen.map_or_else(|| display.custom_strategy().separators.title(), |it| it.title.clone());
    let about = chosen.map_or("", |it| it.about);
    let idle = display.no_effect_reason(key);
    let colour = Palette::current(ui).weak_text;
    ui.label(RichText::new(key.title()).size(CAPTION).color(colour));
    ui.add_enabled_ui(idle.is_none(), |ui| {
        let combo = ComboBox::from_id_salt(("choice", number, key)).width(BOX).truncate();
        let shown = combo.selected_text(title.clone()).show_ui(ui, |ui| {
            ui.set_max_width(TOLD);
            for choice in &choices {
                let is_chosen = display.value(key) == choice.value;
                let entry = ui.selectable_label(is_chosen, choice.title.clone());
                if entry.clicked()
                    && let Some(changed) = display.clone().with_option(key, choice.value)
                {
                    *display = changed;
                }
                if !choice.about.is_empty() {
                    ui.indent(choice.value, |ui| ui.label(RichText::new(choice.about).size(CAPTION).weak()));
                }
            }
        });
        let name = match idle {
            None => format!("{}: {title}", key.title()),
            Some(reason) => format!("{}: {title}. Without effect: {reason}", key.title()),
        };
        shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, idle.is_none(), &name));
        accessibility::opens(&shown.response, shown.inner.is_some());
        let response = shown.response.on_disabled_hover_text(idle.unwrap_or_default());
        if !about.is_empty() {
            response.on_hover_text(about);
        }
    });
}

/// The field for separators that have no name.
fn separators(ui: &mut Ui, number: u32, draft: &mut TypedText, display: &mut DisplayConfig) {
    let own = display.custom_strategy().separators.name().is_none();
    let kept = if own { display.value(DisplayOption::Separators).to_owned() } else { String::new() };
    let colour = Palette::current(ui).weak_text;
    let label = ui.label(RichText::new("Custom separators").size(CAPTION).color(colour));
    let mut typed = draft.typed.clone().unwrap_or(kept);
    let id = Id::unique(("separators of a strategy", number));
    let field = TextEdit::singleline(&mut typed)
        .id(id)
        .desired_width(BOX - MARGIN)
        .hint_text("such as ./")
        .background_color(Palette::current(ui).cell);
    let response = ui.add(field).labelled_by(label.id).accessible_name("Separators, listed");
    if response.changed() {
        let changed = display.clone().with_option(DisplayOption::Separators, &typed);
        let complaint = changed.is_none() && !typed.is_empty();
        if let Some(changed) = changed {
            *display = changed;
        }
        let complaint = complaint
            .then(|| "Separators are no letters, digits or marks, and each is there once.".to_owned());
        *draft = TypedText { typed: Some(typed), complaint };
    }
    if response.lost_focus() {
        *draft = TypedText::default();
    }
}

/// How it is written: to be copied, and another one to be pasted over it.
fn written(
    ui: &mut Ui,
    panes: &mut Panes<'_>,
    number: u32,
    draft: &mut TypedText,
    display: &mut DisplayConfig,
) {
    ui.horizontal(|ui| {
        let label = ui.label("Written");
        let kept = display.to_string();
        let mut typed = draft.typed.clone().unwrap_or_else(|| kept.clone());
        let id = Id::unique(("written strategy", number));
        let width = (ui.available_width() - COPY).max(COPY);
        let field = TextEdit::singleline(&mut typed)
            .id(id)
            .desired_width(width)
            .hint_text("own:\u{2026}")
            .background_color(Palette::current(ui).cell);
        let response = ui.add(field).labelled_by(label.id).accessible_name("How the strategy is written");
        if response.changed() {
            let read = DisplayConfig::read(typed.trim());
            if let Ok(read) = &read {
                *display = read.clone();
            }
            *draft =
                TypedText { typed: Some(typed), complaint: read.err().map(|it| format!("Not read: {it}.")) };
        }
        if response.lost_focus() {
            *draft = TypedText::default();
        }
        if ui.button("Copy").clicked() {
            let what = "the strategy as it is written";
            panes.commands.push(Command::Copy { text: kept, what });
        }
    });
    complain(ui, draft);
}

fn complain(ui: &mut Ui, draft: &TypedText) {
    let Some(complaint) = &draft.complaint else { return };
    let response = ui.colored_label(Palette::current(ui).bad, complaint);
    accessibility::alert(&response, complaint);
}
