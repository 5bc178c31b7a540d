//! The help window: what the program is for, and every key that it takes.

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    Context, Grid, Id, InnerResponse, Key, LayerId, Modifiers, ScrollArea, Ui, Vec2, Window, WindowDrag, vec2,
};

use bidiscope_bidi::name::{character_names_version, unicode_version};

use super::{accessibility, own_arrows, reveal};

/// What the window is called.
const TITLE: &str = "Help";

/// The keys, by the places where they are taken, and what they do. A test holds that none is left out.
const KEYS: [(&str, &[(&str, &str)]); 9] = [
    (
        "Everywhere",
        &[
            (
                "Ctrl+1, Ctrl+2, Ctrl+3, Ctrl+4, Ctrl+5",
                "the tabs, in the order in which they stand, and to their fields",
            ),
            ("Ctrl+L", "to the name field"),
            (
                "Ctrl+[, Ctrl+]",
                "back to the name before, on to the name after; so do the keys Back and Forward",
            ),
            ("Tab, Shift+Tab", "to the next thing that can be used, and back"),
            ("Enter, Space", "press the button, or open the cell, that has the keyboard"),
            ("Ctrl+Z, Ctrl+Y", "undo, redo: what was typed, and what was opened in its place"),
            ("Ctrl +, Ctrl \u{2013}, Ctrl 0", "larger, smaller, back to 100%"),
            ("F1", "this help"),
            (
                "Up, Down, PageUp, PageDown, Home, End",
                "in this help: on or back, to its beginning or its end",
            ),
            ("F5", "in the tab Inspect: presents the selected display, in large type"),
            ("Ctrl+E", "in the tab Inspect: exports the name as PDF, PNG or SVG"),
            (
                "Escape",
                "closes the help, a menu, a question, or the search for a character, and goes back to where the keyboard was; \
                 leaves a field",
            ),
        ],
    ),
    (
        "In a field",
        &[
            ("Left, Right", "to the place beside, as it stands on the screen"),
            ("Ctrl+Left, Ctrl+Right", "over a label, or a word"),
            ("Alt+Left, Alt+Right", "to the character before or after in logical order"),
            ("Up, Down", "to the line above or below"),
            ("Home, End", "to the beginning or the end of the line"),
            ("Ctrl+Home, Ctrl+End", "to the beginning or the end of the text; so do Ctrl+Up, Ctrl+Down"),
            ("Shift with these", "selects on the way"),
            ("Ctrl+A", "selects everything"),
            ("Backspace", "deletes the character before, a mark alone"),
            ("Delete", "deletes the letter after with its marks"),
            ("Ctrl+Backspace, Ctrl+Delete", "delete to the beginning or the end of the label, or word"),
            ("Ctrl+C, Ctrl+X, Ctrl+V", "copy, cut, paste"),
            ("Ctrl+Insert, Shift+Delete, Shift+Insert", "copy, cut, paste"),
            ("Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z", "undo; redo"),
            ("Ctrl+I", "find a character by its name or code point, and insert it"),
            ("Enter", "takes out spaces that were pasted round a name; in a text, a new line"),
            ("click, drag", "a double click selects a label or word, a triple click everything"),
        ],
    ),
    (
        "In the search for a character",
        &[
            ("Up, Down", "to the character above or below"),
            ("Enter", "inserts it"),
            ("Escape", "inserts none"),
        ],
    ),
    (
        "In the panes",
        &[
            ("Left, Right, Home, End", "to the character beside, the first, the last"),
            (
                "Up, Down",
                "to the same character in the display above or below; from the logical order to the first display",
            ),
            ("M, Shift+F10, Menu, a right click", "open the menu of the display"),
            ("Alt+Up, Alt+Down", "move the display up or down"),
            ("Up, Down, Home, End", "in the tab Steps: to the step beside, the first, the last"),
            ("Enter, a click", "show in the tab Why why the character is there"),
            ("drag a display\u{2019}s title", "moves the display"),
        ],
    ),
    (
        "In a list",
        &[
            ("Up, Down, Left, Right", "to the cell beside; above the first row stand the titles"),
            ("PageUp, PageDown, Home, End", "a page up or down, to the first row, to the last"),
            (
                "Enter, a click",
                "on a name, inspects it; on the number of a group, shows its names; on a title, sorts",
            ),
            ("Escape", "closes the group"),
            ("Ctrl+V", "opens the names that were copied elsewhere, one a line"),
        ],
    ),
    (
        "In a proof (tab Study)",
        &[("Left, Right", "a character of the string back or on, unless the keyboard is in its field")],
    ),
    (
        "While a display is presented",
        &[
            (
                "Space, Enter, Right, Down, PageDown, a click",
                "the next step; while characters slide, their end",
            ),
            ("Left, Up, PageUp, Backspace, Shift+Space", "the step before"),
            ("Home, End", "the first step, the last"),
            ("A", "shows the rules that change nothing, or leaves them out"),
            ("S", "shows both paragraphs, or one: the left-to-right and the right-to-left one step together"),
            ("M", "lets the characters slide to their places, or not"),
            ("R", "lets them slide again"),
            ("Escape", "back to the window"),
        ],
    ),
    (
        "In the tab Learn",
        &[
            ("Up, Down, Home, End", "in the list: to the page above or below, the first, the last"),
            ("Left, Right", "among the steps of a lesson: to the one before or after; among characters too"),
            ("Space or Enter", "on a character that is to be put in its place: picks it up, puts it down"),
            ("Left, Right, Home, End", "carry what is held; Escape puts it back where it was"),
        ],
    ),
    (
        "On a Mac",
        &[
            ("Cmd", "stands for Ctrl; Alt goes over words, Cmd+Left, Cmd+Right to the ends of the line"),
            ("Ctrl+A, E, B, F, P, N, H, D, K, W", "as in every field of a Mac"),
        ],
    ),
];

/// How wide its text is at most, in points.
const WIDTH: f32 = 680.0;
/// The part of it that is for the keys.
const FOR_KEYS: f32 = 0.42;
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

    /// Shows it while it is open. Whether the captions of the first start were asked for, which closes it.
    pub(super) fn show(&mut self, ui: &Ui) -> bool {
        if self.is_open && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.is_open = false;
        }
        // At once, not fading: what fades would keep the keyboard.
        if !self.is_open {
            return false;
        }
        let room = ui.ctx().content_rect().size() - AROUND;
        let window = Window::new(TITLE).open(&mut self.is_open).collapsible(false).resizable(false);
        // A title by which it is dragged would be a stop of the Tab key without a name.
        let window = window.drag_area(WindowDrag::Anywhere);
        let window = window.default_height(room.y);
        let shown = window.default_pos([AROUND.x / 2.0, AROUND.x / 2.0]).show(ui.ctx(), |ui| {
            let width = room.x.min(WIDTH);
            ui.set_width(width);
            let area = ScrollArea::vertical().max_height(room.y);
            let scrolled = area.show(ui, |ui| {
                ui.set_width(width - ui.spacing().scroll.allocated_width());
                scroll_by_keys(ui);
                let asks = contents(ui);
                reveal::focused(ui);
                asks
            });
            scrolled.inner
        });
        let Some(InnerResponse { inner, response }) = shown else { return false };
        accessibility::dialog(&response, TITLE);
        if self.wants_focus
            && let Some(first) = first_of(ui.ctx(), response.layer_id)
        {
            self.wants_focus = false;
            ui.memory_mut(|memory| memory.request_focus(first));
        }
        let asks_for_captions = inner.unwrap_or(false);
        if asks_for_captions {
            self.is_open = false;
        }
        asks_for_captions
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
    own_arrows::hold(ui, button, false);
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

fn contents(ui: &mut Ui) -> bool {
    ui.label(
        "Type or paste a domain name, and beside it the zone under which it would be registered. The headline \
         says whether IDNA2008 permits that. Each pane shows the name as one strategy displays it, with the \
         characters\u{2019} logical positions below. Point at a character to light it up in every pane.",
    );
    let asks_for_captions = ui
        .button("Show the captions of the first start")
        .on_hover_text("What the parts of the tab Inspect are, in a few words each")
        .clicked();
    let width = ui.available_width() - ui.spacing().item_spacing.x;
    for (place, keys) in KEYS {
        ui.add_space(8.0);
        ui.heading(place);
        // Both columns are as wide in every table, and wrap.
        let grid = Grid::new(place).num_columns(2).striped(true).min_col_width(width * FOR_KEYS);
        grid.max_col_width(width * (1.0 - FOR_KEYS)).show(ui, |ui| {
            for (keys, meaning) in keys {
                ui.scope(|ui| {
                    ui.set_max_width(width * FOR_KEYS);
                    accessibility::say(&ui.strong(*keys), || format!("{keys}: {meaning}"));
                });
                accessibility::unsaid(&ui.label(*meaning));
                ui.end_row();
            }
        });
    }
    ui.add_space(8.0);
    let (decides, names) = (unicode_version(), character_names_version());
    ui.weak(format!("Verdicts go by Unicode {decides}; characters are named as in Unicode {names}."));
    asks_for_captions
}
