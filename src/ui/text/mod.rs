//! The tab Text: running text, the identifiers in it, and each paragraph before and after Davis's
//! extension.

mod incoming;
mod input;
mod list;
mod row;
mod running;
mod start;
mod toolbar;

use std::collections::BTreeMap;
use std::sync::Arc;

use eframe::egui::{CentralPanel, Context, Frame, Panel, Ui};
use serde::{Deserialize, Serialize};

use crate::edit::Form;
use crate::name::{MAX_CHARACTERS, Notation};
use crate::order::Direction;
use crate::order::fields::{Extensions, OverallOrder};
use crate::text::{Grammar, Piece, TextSearch};
use crate::view::text::{Directions, ShownDirections, TextDirection, TextView};

use super::app::App;
use super::editor::Field;
use super::panes::Command;

use list::List;
use running::{Marking, Running};

pub(super) use incoming::{open_file, take_dropped};

/// What is remembered of the tab.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TextSettings {
    /// What stands in the field; a text that is too long for it is not remembered.
    pub text: String,
    /// Which way the paragraphs run.
    pub direction: TextDirection,
    /// In which directions they are shown.
    pub shown: ShownDirections,
    /// In which overall order the extension puts the fields.
    pub overall: OverallOrder,
    /// What of the grammar's extensions is read.
    pub extensions: Extensions,
}

/// The most characters of a text that can be edited, and that is remembered: what the editor takes. A
/// longer one is shown only.
const MOST_EDITED: usize = MAX_CHARACTERS;

/// The tab's state.
pub(super) struct TextTab {
    /// The text as it is edited.
    field: Field,
    /// The text, and what has been found in it.
    view: TextView,
    /// What is told of a text that is too long for the field, such as the name of its file.
    source: Option<String>,
    /// What stood in the field before such a text came.
    kept: String,
    /// The paragraphs of which a direction is said by itself.
    own_directions: BTreeMap<usize, TextDirection>,
    /// The search, while it runs.
    running: Option<Running>,
    /// Marks being put in, for the clipboard.
    marking: Option<Marking>,
    list: List,
    /// What could not be opened, and why.
    error: Option<String>,
}

impl TextTab {
    /// The tab on the text that is remembered.
    pub(super) fn new(settings: &TextSettings, context: &Context) -> Self {
        let mut tab = Self {
            field: Field::new(Form::Text, &settings.text, Notation::Unicode),
            view: TextView::default(),
            source: None,
            kept: String::new(),
            own_directions: BTreeMap::new(),
            running: None,
            marking: None,
            list: List::default(),
            error: None,
        };
        tab.search(Arc::from(settings.text.as_str()), settings, context);
        tab
    }

    /// Opens a text: in the field if it can be edited, else to be shown only, with what is told of it.
    pub(super) fn open(
        &mut self,
        text: String,
        source: &str,
        settings: &mut TextSettings,
        context: &Context,
    ) {
        self.error = None;
        self.own_directions.clear();
        self.list = List::default();
        if text.chars().count() <= MOST_EDITED {
            self.source = None;
            // What the editor makes of a text that is pasted.
            let text = text.replace("\r\n", "\n");
            self.search(Arc::from(text.as_str()), settings, context);
            settings.text = text;
        } else {
            if self.source.is_none() {
                self.kept = std::mem::take(&mut settings.text);
            }
            self.source = Some(source.to_owned());
            self.search(Arc::from(text), settings, context);
        }
    }

    /// Closes a text that is too long for the field: what stood there before comes back.
    fn close(&mut self, settings: &mut TextSettings, context: &Context) {
        let kept = std::mem::take(&mut self.kept);
        self.open(kept, "", settings, context);
    }

    /// Says why a text could not be opened.
    pub(super) fn refuse(&mut self, reason: String) {
        self.error = Some(reason);
    }

    /// Searches a text: a short one at once, a long one beside the window.
    fn search(&mut self, text: Arc<str>, settings: &TextSettings, context: &Context) {
        let grammar = Grammar { extensions: settings.extensions };
        self.list.forget();
        if text.len() <= TextSearch::BYTES_A_BATCH {
            self.running = None;
            self.view = TextView::of(&text, grammar);
        } else {
            self.running = Running::start(Arc::clone(&text), grammar, context);
            self.view = TextView::new(text, grammar);
        }
    }

    /// Which way the paragraphs run.
    fn directions(&self, settings: &TextSettings) -> Directions {
        Directions { general: settings.direction, own: self.own_directions.clone() }
    }

    /// In which directions a piece is shown.
    fn shown(&self, piece: &Piece, settings: &TextSettings) -> Vec<Direction> {
        match settings.shown {
            ShownDirections::Both => vec![Direction::LeftToRight, Direction::RightToLeft],
            ShownDirections::Own => {
                let own = self.own_directions.get(&piece.paragraph).copied();
                vec![own.unwrap_or(settings.direction).resolved(piece)]
            }
        }
    }
}

/// Shows the tab on the ground that the window has.
pub(super) fn show(ui: &mut Ui, app: &mut App, ground: Frame, commands: &mut Vec<Command>) {
    running::receive(ui, app, commands);
    Panel::top("text").frame(ground).resizable(true).default_size(112.0).min_size(48.0).show(ui, |ui| {
        input::show(ui, app, commands);
        // The panel keeps its height, however little stands in it.
        ui.expand_to_include_rect(ui.max_rect());
    });
    Panel::top("text tools").frame(ground).show_separator_line(false).show(ui, |ui| {
        toolbar::show(ui, app);
    });
    CentralPanel::default().frame(ground).show(ui, |ui| {
        if app.text.view.text.is_empty() {
            start::show(ui, app);
        } else {
            list::show(ui, app, commands);
        }
    });
}
