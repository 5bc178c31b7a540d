//! The help window: what the program is for, its tabs, panes and menus, and every key that it takes.

mod keys;
mod row;

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    Context, Grid, Id, InnerResponse, Key, Label, LayerId, Modifiers, RichText, ScrollArea, Ui, Vec2, Window,
    WindowDrag, vec2,
};

use bidiscope_bidi::name::{character_names_version, unicode_version};

use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message};

use super::commands::CommandId;
use super::settings::{Arrangement, DetailTab, Tab};
use super::widgets::hold_arrows;
use super::{accessibility, reveal};

use row::HelpRow;

/// How wide its text is at most, in points.
const WIDTH: f32 = 680.0;
/// The part of it that is for the first column of its tables.
const FIRST_COLUMN: f32 = 0.42;
/// How far an arrow key scrolls, and what is more than all of it, in points.
const LINE: f32 = 40.0;
const WHOLE: f32 = 100_000.0;
/// What the window has around its text, in points: its title, its margins, and some room to the edge.
const AROUND: Vec2 = vec2(48.0, 90.0);

/// The help, while it is open.
#[derive(Default)]
pub(super) struct Help {
    is_open: bool,
    /// Whether it is to take the keyboard as soon as it is there.
    wants_focus: bool,
}

impl Help {
    /// Opens it, or closes it.
    pub(super) const fn turn(&mut self) {
        self.is_open = !self.is_open;
        self.wants_focus = self.is_open;
    }

    /// Shows it while it is open.
    pub(super) fn show(&mut self, ui: &Ui) {
        if self.is_open && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.is_open = false;
        }
        // At once, not fading: what fades would keep the keyboard.
        if !self.is_open {
            return;
        }
        let room = ui.ctx().content_rect().size() - AROUND;
        let window =
            Window::new(CommandId::Help.title()).open(&mut self.is_open).collapsible(false).resizable(false);
        // A title by which it is dragged would be a stop of the Tab key without a name.
        let window = window.drag_area(WindowDrag::Anywhere);
        let window = window.default_height(room.y);
        let shown = window.default_pos([AROUND.x / 2.0, AROUND.x / 2.0]).show(ui.ctx(), |ui| {
            let width = room.x.min(WIDTH);
            ui.set_width(width);
            let area = ScrollArea::vertical().max_height(room.y);
            area.show(ui, |ui| {
                ui.set_width(width - ui.spacing().scroll.allocated_width());
                scroll_by_keys(ui);
                contents(ui);
                reveal::focused_in_text(ui);
            });
        });
        let Some(InnerResponse { response, .. }) = shown else { return };
        accessibility::dialog(&response, CommandId::Help.title());
        if self.wants_focus
            && let Some(first) = first_of(ui.ctx(), response.layer_id)
        {
            self.wants_focus = false;
            ui.memory_mut(|memory| memory.request_focus(first));
        }
    }
}

/// The first thing in a layer that can have the keyboard: the button that closes the window. There is none while the window
/// measures itself.
fn first_of(context: &Context, layer: LayerId) -> Option<Id> {
    context.viewport(|it| {
        let mut widgets = it.this_pass.widgets.get_layer(layer);
        widgets.find(|it| it.enabled && it.visible && it.sense.is_focusable()).map(|it| it.id)
    })
}

/// Scrolls by the keys while one of the buttons in the window has the keyboard.
fn scroll_by_keys(ui: &Ui) {
    let focused = ui.memory(|memory| memory.focused());
    let Some(button) = focused.filter(|&it| is_in_layer(ui, it)) else { return };
    hold_arrows(ui, button, false);
    let page = ui.clip_rect().height() - LINE;
    let ways = [
        (Key::ArrowDown, LINE),
        (Key::ArrowUp, -LINE),
        (Key::PageDown, page),
        (Key::PageUp, -page),
        (Key::End, WHOLE),
        (Key::Home, -WHOLE),
    ];
    for (key, on) in ways {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            // At once: a key that is pressed again would count from where an animation has come.
            ui.scroll_with_delta_animation(vec2(0.0, -on), ScrollAnimation::none());
        }
    }
}

fn is_in_layer(ui: &Ui, widget: Id) -> bool {
    ui.ctx().read_response(widget).is_some_and(|it| it.layer_id == ui.layer_id())
}

fn contents(ui: &mut Ui) {
    for sentences in [message!(window_help_name), message!(window_help_ruleset)] {
        ui.label(sentences.static_text());
    }
    for (title, rows) in parts() {
        table(ui, title, rows);
    }
    table(ui, message!(window_help_commands).static_text(), keys::of_commands(ui.ctx()));
    for (place, keys) in keys::all() {
        let row = |it: &Message<'_>| it.static_text().split_once(": ").unwrap_or((it.static_text(), ""));
        let rows = keys.iter().map(row).map(|(keys, about)| (keys.to_owned(), about.to_owned()));
        table(ui, place.static_text(), rows.collect());
    }
    ui.add_space(8.0);
    let (decides, names) = (unicode_version(), character_names_version());
    ui.weak(message!(window_help_data, decides = decides, names = names).to_string());
}

/// The tabs, panes and menus.
fn parts() -> [(&'static str, Vec<HelpRow>); 4] {
    let row = |title: &str, about: Message<'_>| (title.to_owned(), about.to_string());
    let tabs = Tab::ALL.into_iter().map(|it| (it.title().to_owned(), it.about().to_owned()));
    let details = DetailTab::ALL.into_iter().map(|it| (it.title().to_owned(), it.about().to_owned()));
    let arrangements = Arrangement::ALL.map(Arrangement::title).join(", ");
    let inspect = vec![
        row(&arrangements, message!(window_help_displays)),
        row(message!(arrange_displays).static_text(), message!(window_help_arrange)),
        row(message!(context_title).static_text(), message!(window_help_context)),
        row(message!(title_rfc5893).static_text(), message!(window_help_verdict)),
        row(message!(window_help_display_menu).static_text(), message!(window_help_display_menu_about)),
    ];
    let menus = [
        (message!(bar_examples), message!(window_help_examples)),
        (CommandId::Export.title_message(), message!(window_help_export)),
        (CommandId::Present.title_message(), message!(window_help_present)),
        (CommandId::Palette.title_message(), message!(window_help_palette)),
        (message!(name_menu), message!(window_help_name_menu)),
        (message!(file_menu), message!(window_help_file)),
        (message!(panes_menu), message!(window_help_panes)),
        (message!(theme_menu), message!(window_help_theme)),
        (message!(bar_zoom), message!(window_help_zoom)),
    ];
    let menus = menus.map(|(title, about)| row(title.static_text(), about));
    [
        (message!(window_help_tabs).static_text(), tabs.collect()),
        (message!(window_help_inspect).static_text(), inspect),
        (message!(window_help_details).static_text(), details.collect()),
        (message!(window_help_menus).static_text(), menus.to_vec()),
    ]
}

/// A table under a title. Both columns are as wide in every table, and wrap.
fn table(ui: &mut Ui, title: &str, rows: Vec<HelpRow>) {
    let width = ui.available_width() - ui.spacing().item_spacing.x;
    ui.add_space(8.0);
    ui.heading(title);
    let grid = Grid::new(title).num_columns(2).striped(true).min_col_width(width * FIRST_COLUMN);
    grid.max_col_width(width * (1.0 - FIRST_COLUMN)).show(ui, |ui| {
        for (first, about) in rows {
            ui.scope(|ui| {
                ui.set_max_width(width * FIRST_COLUMN);
                let response = ui.add(Label::new(RichText::new(&first).strong()).wrap());
                accessibility::say(&response, || format!("{first}: {about}"));
            });
            ui.scope(|ui| {
                ui.set_width(width * (1.0 - FIRST_COLUMN));
                accessibility::unsaid(&ui.add(Label::new(about).wrap()));
            });
            ui.end_row();
        }
    });
}
