//! The palette: any command is run by its name, and any display or example is opened.

use eframe::egui::{Atom, AtomExt, Button, Id, Rect, Response, RichText, Ui, Vec2, vec2};

use bidiscope_bidi::name::InputType;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::examples::examples;
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::commands::{Availability, CommandId};
use super::super::filter_list::FilterList;
use super::super::lines::Lines;
use super::super::pass::Pass;
use super::super::settings::{PaneId, Settings};
use super::super::theme::{CAPTION, Palette, dialog};
use super::super::titles::Titles;
use super::super::{accessibility, example_row, focus_kept, signs};

/// How wide it is where there is room, what it has round it, and the height of its list, in points.
const WIDTH: f32 = 560.0;
const AROUND: f32 = 64.0;
const HEIGHT: f32 = 420.0;
/// The room that everything but the list takes, in points, and the least height of the list.
const ELSE: f32 = 170.0;
const LEAST: f32 = 60.0;

/// The palette.
#[derive(Default)]
pub(super) struct CommandPalette {
    /// The field and its list; nothing while it is closed.
    list: Option<FilterList>,
    /// What had the keyboard before.
    keyboard: Option<Id>,
    /// What was chosen, until it is asked for.
    chosen: Option<Command>,
}

/// The room for the sign of what is on, and its side, in points.
const TICK: Vec2 = vec2(16.0, 14.0);
const SIGN: f32 = 10.0;

/// A row of the palette.
struct Item {
    title: String,
    /// What kind of thing it is, and its keys.
    kind: &'static str,
    keys: String,
    availability: Availability,
    command: Command,
}

impl CommandPalette {
    /// Opens it; in the end the keyboard goes back to where it was.
    pub(super) fn open(&mut self, keyboard: Option<Id>) {
        *self = Self {
            list: Some(FilterList::new(message!(palette_field).static_text())),
            keyboard,
            chosen: None,
        };
    }

    /// Shows it while it is open. When what was chosen is asked for, gives what had the keyboard before.
    pub(super) fn show(
        &mut self,
        ui: &Ui,
        kind: InputType,
        pass: &mut Pass<'_, Settings>,
    ) -> Option<Option<Id>> {
        let Some(list) = self.list.as_mut() else { return self.ask(ui, pass.commands) };
        let title = CommandId::Palette.short_title();
        let modal = dialog(ui, ("command palette", title), |ui| {
            ui.set_width((ui.ctx().content_rect().width() - AROUND).min(WIDTH));
            ui.heading(title);
            contents(ui, list, kind, pass)
        });
        let should_close = modal.should_close();
        if should_close || modal.inner.is_some() {
            (self.list, self.chosen) = (None, modal.inner);
            if self.keyboard.is_none() {
                // Nobody had the keyboard, and nobody gets it.
                focus_kept::let_go(ui.ctx());
            }
            ui.ctx().request_repaint();
        }
        None
    }

    /// Asks for what was chosen, once the palette is gone: until then nothing else can have the keyboard.
    fn ask(&mut self, ui: &Ui, commands: &mut Vec<Command>) -> Option<Option<Id>> {
        if self.chosen.is_some() && ui.memory(|memory| memory.top_modal_layer().is_some()) {
            ui.ctx().request_repaint();
            return None;
        }
        commands.push(self.chosen.take()?);
        Some(self.keyboard)
    }
}

/// The field and the list; gives what was chosen.
fn contents(
    ui: &mut Ui,
    list: &mut FilterList,
    kind: InputType,
    pass: &mut Pass<'_, Settings>,
) -> Option<Command> {
    let words: Vec<String> = list.text().to_lowercase().split_whitespace().map(str::to_owned).collect();
    let mut items = items(ui, kind, pass);
    items.retain(|it| it.matches(&words));
    if list.show_field(ui, pass.lines, items.len()) {
        // What is typed now filters the list in the next pass.
        ui.ctx().request_discard("the palette is filtered");
    }
    let count = ui.weak(message!(palette_count, count = items.len()).to_string());
    accessibility::status(&count);
    let height = (ui.ctx().content_rect().height() - ELSE).clamp(LEAST, HEIGHT);
    let lines = &mut *pass.lines;
    // It is as high whatever is found: the field stays where it is.
    let row = |ui: &mut Ui, place: usize, is_chosen| items[place].row(ui, lines, is_chosen);
    let taken = ui.scope(|ui| {
        ui.set_min_height(height);
        list.show_rows(ui, items.len(), height, row)
    });
    let taken = taken.inner;
    let item = items.into_iter().nth(taken?)?;
    item.availability.refusal().is_none().then_some(item.command)
}

/// All rows: the commands, the displays, and the examples.
fn items(ui: &Ui, kind: InputType, pass: &Pass<'_, Settings>) -> Vec<Item> {
    let commands = CommandId::all().filter(|it| *it != CommandId::Palette).map(|command| Item {
        title: command.title().to_owned(),
        kind: match command {
            CommandId::OpenTab(_) => message!(palette_tab).static_text(),
            _ => "",
        },
        keys: command.written_keys(ui.ctx()),
        availability: pass.states.get(command).clone(),
        command: Command::Run(command),
    });
    let panes = PaneId::of_kind(kind, &pass.settings.session.choices).into_iter().map(|pane| {
        let is_shown = pass.settings.session.panes.is_shown(pane);
        Item {
            title: pane.title(kind, &pass.settings.session.choices).to_owned(),
            kind: message!(column_display).static_text(),
            keys: String::new(),
            availability: Availability::Switch(is_shown),
            command: Command::change(move |it| it.session.show_pane(pane, !is_shown)),
        }
    });
    let examples = examples().iter().map(|example| Item {
        title: example.title.clone(),
        kind: message!(palette_example).static_text(),
        keys: String::new(),
        availability: Availability::Yes,
        command: Command::Open(example_row::written(example)),
    });
    commands.chain(panes).chain(examples).collect()
}

impl Item {
    /// Whether it has each of these words, which are in lower case.
    fn matches(&self, words: &[String]) -> bool {
        let text = format!("{} {}", self.title, self.kind).to_lowercase();
        words.iter().all(|it| text.contains(it.as_str()))
    }

    /// Adds it: its title, and at the right its keys, or what kind of thing it is, or why it cannot be chosen.
    fn row(&self, ui: &mut Ui, lines: &mut Lines, is_chosen: bool) -> (Response, String) {
        let why = self.availability.refusal();
        let weak = Palette::current(ui).weak_text;
        let right = match (why, self.keys.as_str()) {
            (Some(why), _) => RichText::new(why).size(CAPTION),
            (None, "") => RichText::new(self.kind).size(CAPTION),
            (None, keys) => RichText::new(keys),
        };
        let is_on = self.availability.is_on() == Some(true);
        let tick = Atom::paint(TICK, move |ui, args| {
            if is_on {
                let square = Rect::from_center_size(args.rect.center(), Vec2::splat(SIGN));
                signs::paint_in(ui, RuleVerdict::Satisfied, square, args.fallback_text_color);
            }
        });
        let titles = Titles::new(lines);
        ui.scope(|ui| {
            if why.is_some() {
                ui.visuals_mut().override_text_color = Some(weak);
            }
            // Where there is no room for both, a reason gives way, or else the title.
            let title = titles.atom(ui, &self.title).atom_shrink(why.is_none());
            let right = right.color(weak).atom_shrink(why.is_some());
            let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
            let (_, place) = ui.allocate_space(size);
            let button = Button::selectable(is_chosen, (tick, title, Atom::grow(), right));
            (ui.put(place, button.min_size(size).truncate()), self.spoken())
        })
        .inner
    }

    /// What a screen reader says of it.
    fn spoken(&self) -> String {
        let state = match &self.availability {
            Availability::Switch(true) | Availability::Chosen(true) => message!(palette_on).static_text(),
            Availability::Switch(false) | Availability::Chosen(false) => message!(palette_off).static_text(),
            Availability::No(why) => why.static_text(),
            Availability::Yes => "",
        };
        let parts = [self.title.as_str(), self.kind, self.keys.as_str(), state];
        parts.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", ")
    }
}
