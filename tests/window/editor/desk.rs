//! A window with its name field, and what a user does to it.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::Faces;
use bidiscope_window::{App, Session, Settings};
use eframe::egui::accesskit::Role;
use eframe::egui::{
    Event, ImeEvent, Key, Modifiers, OutputCommand, PointerButton, Pos2, Rect, Shape, ViewportCommand,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::cells::character;

/// Ctrl as a keyboard without a Mac gives it.
pub(crate) const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };
pub(crate) const SHIFT: Modifiers = Modifiers::SHIFT;
pub(crate) const ALT: Modifiers = Modifiers::ALT;

/// The window, its name field focused.
pub(crate) struct Desk {
    pub(crate) harness: Harness<'static, App>,
    copied: String,
    /// Whether the clipboard was asked for what is on it.
    pub(crate) asked_to_paste: bool,
}

/// What a user does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Do {
    /// Types, character by character.
    Type(&'static str),
    /// Presses a key.
    Key(Key),
    /// Presses a key with others held down.
    Chord(Modifiers, Key),
    /// Pastes.
    Paste(&'static str),
    /// Copies.
    Copy,
    /// Cuts.
    Cut,
    /// Pastes what was copied.
    PasteBack,
    /// Clicks the left quarter of the cell at this place on the screen, so many times, with these keys.
    Click(usize, u32, Modifiers),
    /// Clicks the right quarter.
    ClickRight(usize),
    /// Drags from the left quarter of a cell to that of another.
    Drag(usize, usize),
    /// Composes with an input method.
    Compose(&'static str),
    /// Commits what was composed.
    Commit(&'static str),
    /// Chooses an item of the context menu.
    Menu(&'static str),
}

impl Desk {
    /// A window that shows this, the field focused and the caret at the end of the text.
    pub(crate) fn new(text: &str, order: Strategy) -> Self {
        let session = Session { input: text.to_owned(), notation: Notation::Unicode, ..Session::default() };
        let mut settings = Settings::from(session);
        settings.preferences.field_order = order;
        Self::with(settings)
    }

    pub(crate) fn with(settings: Settings) -> Self {
        Self::in_field(settings, "Name")
    }

    /// The same with the keyboard in another field.
    pub(crate) fn in_field(settings: Settings, field: &str) -> Self {
        let mut harness = Harness::builder()
            .with_max_steps(64)
            .with_size([1280.0, 860.0])
            .with_step_dt(1.0 / 60.0)
            .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
        harness.run();
        harness.get_by_label(field).focus();
        harness.run();
        Self { harness, copied: String::new(), asked_to_paste: false }
    }

    /// Does something, and lets the window settle.
    pub(crate) fn act(&mut self, act: Do) {
        match act {
            Do::Type(text) => {
                for scalar in text.chars() {
                    self.harness.event(Event::Text(scalar.to_string()));
                }
            }
            Do::Key(key) => self.harness.key_press(key),
            Do::Chord(modifiers, key) => self.harness.key_press_modifiers(modifiers, key),
            Do::Paste(text) => self.harness.event(Event::Paste(text.to_owned())),
            Do::PasteBack => self.harness.event(Event::Paste(self.copied.clone())),
            Do::Copy => self.harness.event(Event::Copy),
            Do::Cut => self.harness.event(Event::Cut),
            Do::Click(cell, count, modifiers) => {
                for _ in 0..count {
                    self.click(self.cell_at(cell, 0.25), PointerButton::Primary, modifiers);
                }
            }
            Do::ClickRight(cell) => {
                self.click(self.cell_at(cell, 0.75), PointerButton::Primary, Modifiers::NONE);
            }
            Do::Drag(from, to) => {
                let (from, to) = (self.cell_at(from, 0.25), self.cell_at(to, 0.25));
                self.harness.hover_at(from);
                self.harness.drag_at(from);
                self.harness.hover_at(from.lerp(to, 0.5));
                self.harness.hover_at(to);
                self.harness.drop_at(to);
            }
            Do::Compose(text) => {
                let (text, active_range_chars) = (text.to_owned(), None);
                self.harness.event(Event::Ime(ImeEvent::Preedit { text, active_range_chars }));
            }
            Do::Commit(text) => self.harness.event(Event::Ime(ImeEvent::Commit(text.to_owned()))),
            Do::Menu(item) => {
                self.click(self.line_rect().center(), PointerButton::Secondary, Modifiers::NONE);
                self.harness.run();
                self.harness.get_by_label_contains(item).click();
            }
        }
        if matches!(act, Do::Copy | Do::Cut | Do::Menu(_)) {
            self.watch_the_clipboard();
        }
        self.harness.run();
        // Two clicks in a row are not meant as one double click.
        let later = self.harness.ctx.input(|input| input.time) + 1.0;
        self.harness.input_mut().time = Some(later);
    }

    /// What was copied last.
    pub(crate) fn copied(&self) -> &str {
        &self.copied
    }

    /// Presses a key in a pass of its own, whose output then tells what it asked of the system.
    pub(crate) fn press(&mut self, modifiers: Modifiers, key: Key) {
        let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        self.harness.input_mut().events.push(event);
        self.watch_the_clipboard();
    }

    /// Presses the button and moves the pointer before the window draws again; then lets go.
    pub(crate) fn press_and_move(&mut self, from: Pos2, to: Pos2) {
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        for event in [button(from, true), Event::PointerMoved(to)] {
            self.harness.input_mut().events.push(event);
        }
        self.harness.step();
        self.harness.event(button(to, false));
        self.harness.run();
    }

    /// Steps until something was put on the clipboard: the command is in one pass's output only.
    fn watch_the_clipboard(&mut self) {
        self.asked_to_paste = false;
        for _ in 0..6 {
            self.harness.step();
            let viewports = self.harness.output().viewport_output.values();
            self.asked_to_paste |=
                viewports.flat_map(|it| &it.commands).any(|it| *it == ViewportCommand::RequestPaste);
            for command in &self.harness.output().platform_output.commands {
                if let OutputCommand::CopyText(text) = command {
                    self.copied.clone_from(text);
                }
            }
        }
    }

    pub(crate) fn click(&self, place: Pos2, button: PointerButton, modifiers: Modifiers) {
        self.harness.hover_at(place);
        self.harness.event(Event::ModifiersChanged(modifiers));
        for pressed in [true, false] {
            self.harness.event(Event::PointerButton { pos: place, button, pressed, modifiers });
        }
        self.harness.event(Event::ModifiersChanged(Modifiers::NONE));
    }

    /// Where the line of the field stands: what a screen reader is told of its runs.
    fn line_rect(&self) -> Rect {
        let field = self.harness.get_by_label("Name");
        let runs = field.get_all_by_role(Role::TextRun);
        runs.map(|it| it.rect()).reduce(|one, other| one.union(other)).expect("a line has a run")
    }

    /// A point in the cell at this place on the screen, this part of it from its left edge.
    pub(crate) fn cell_at(&self, cell: usize, part: f32) -> Pos2 {
        let view = self.harness.state().name_view().expect("the field was shown");
        let line = &view.lines[0].laid_out_line;
        let extent = line.cells().nth(cell).expect("there is such a cell").extent;
        let rect = self.line_rect();
        let em = rect.width() / line.shaped_line.width_em();
        let x = extent.left_x_em + (extent.right_x_em - extent.left_x_em) * part;
        Pos2::new(rect.left() + x * em, rect.center().y)
    }

    /// The caret as it is painted: by the order of the shapes, and what of it is not clipped away.
    pub(crate) fn painted_caret(&self) -> Option<(usize, Rect)> {
        let colour = self.harness.ctx.global_style().visuals.text_cursor.stroke.color;
        let shapes = self.harness.output().shapes.iter().enumerate();
        let mut found = shapes.filter_map(|(index, it)| match &it.shape {
            Shape::LineSegment { points: [top, bottom], stroke }
                if stroke.color == colour && top.x == bottom.x =>
            {
                Some((index, Rect::from_two_pos(*top, *bottom).intersect(it.clip_rect)))
            }
            _ => None,
        });
        found.next()
    }

    /// The characters that are lit up in the panes, by their descriptions, each once.
    pub(crate) fn highlighted(&self) -> Vec<String> {
        let cells = self.harness.get_all_by_role(Role::ListBoxOption);
        let highlighted = cells.filter(|it| it.accesskit_node().is_selected() == Some(true));
        let mut highlighted: Vec<String> =
            highlighted.filter_map(|it| character(&it.accesskit_node())).collect();
        highlighted.sort();
        highlighted.dedup();
        highlighted
    }

    /// Opens a menu within menus, or chooses an entry of one, by the names of the buttons on the way.
    pub(crate) fn open(&mut self, path: &[&str]) {
        for name in path {
            self.harness.get_by_label(name).click();
            self.harness.run();
        }
    }

    /// Clicks what has this label, and lets the window settle.
    pub(crate) fn choose(&mut self, label: &str) {
        self.harness.get_by_label_contains(label).click();
        self.harness.run();
    }

    /// What is seen now.
    pub(crate) fn seen(&self) -> Seen {
        let app = self.harness.state();
        let (view, editor) = (app.name_view().expect("the field was shown"), app.name_editor());
        let line = &view.lines[0];
        let caret = line.caret.expect("in its line");
        let stop =
            |x: f32| line.laid_out_line.cells().filter(|cell| cell.extent.right_x_em <= x + 1e-4).count();
        let selection = editor.selection();
        Seen {
            text: editor.text(),
            display: view.line_in_visual_order(0),
            selection: (selection.anchor_character_offset, selection.caret_character_offset),
            stops: (
                stop(caret.x_from_line_left_em),
                caret.secondary_caret.map(|it| stop(it.x_from_line_left_em)),
            ),
            pieces: line.selected_extents.len(),
        }
    }
}

/// What the field holds and shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seen {
    pub(crate) text: String,
    /// The characters as they stand on the screen, from the left.
    pub(crate) display: String,
    /// The fixed end and the caret.
    pub(crate) selection: (usize, usize),
    /// How many cells stand left of the caret, and of its second place.
    pub(crate) stops: (usize, Option<usize>),
    /// In how many pieces the selection is painted.
    pub(crate) pieces: usize,
}

/// A text for a test: letters of the notation stand for what it reads them as, everything else for
/// itself.
pub(crate) fn real(text: &str, notation: Notation) -> String {
    text.chars()
        .map(|it| notation.read(it.encode_utf8(&mut [0; 4])).map_or(it, |read| read[0].scalar))
        .collect()
}
