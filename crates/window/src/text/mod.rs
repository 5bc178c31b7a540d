//! The tab Text: running text, the identifiers in it, and each paragraph before and after Davis's
//! extension.

mod incoming;
mod input;
mod list;
mod pointed;
mod row;
mod running;
mod start;
mod toolbar;
mod usage;

use std::collections::BTreeMap;
use std::sync::Arc;

use eframe::egui::{CentralPanel, Context, Panel, Ui};

use bidiscope_bidi::name::{MAX_CHARACTERS, Notation};
use bidiscope_bidi::order::Direction;
use bidiscope_edit::TextKind;
use bidiscope_report::view::text::{ParagraphDirections, ShownDirections, TextDirection, TextView};
use bidiscope_url::convert::strip_controls;
use bidiscope_url::text::{IdentifierSearch, ParagraphPiece};

use super::editor::Field;
use super::find_character::Finder;
use super::fitted;
use super::panel_edge;
use super::pass::Pass;
use super::settings::TextSettings;

use list::List;
use pointed::Pointed;
use running::{Marking, Running};
use usage::Usage;

/// A pass of the tab.
type TextPass<'a> = Pass<'a, TextSettings>;

/// The most characters of a text that can be edited, and that is remembered: what the editor takes. A
/// longer one is shown only.
const MOST_EDITED: usize = MAX_CHARACTERS;

/// Below which height of the tab the field is low, and which part of the room it takes then; and its least height, in
/// points.
const LOW: f32 = 480.0;
const FIELD_IN_A_LOW_WINDOW: f32 = 0.28;
const LEAST_FIELD: f32 = 48.0;

/// The tab's state.
pub(super) struct TextTab {
    /// The text as it is edited.
    field: Field,
    finder: Finder,
    /// The text, and what has been found in it.
    view: TextView,
    /// What is told of a text that is too long for the field, such as the name of its file.
    source: Option<String>,
    /// The paragraphs of which a direction is said by itself.
    own_directions: BTreeMap<usize, TextDirection>,
    /// Those of the text in the field, while a longer one is shown.
    directions_aside: BTreeMap<usize, TextDirection>,
    /// The search, while it runs.
    running: Option<Running>,
    /// Marks being put in, for the clipboard.
    marking: Option<Marking>,
    list: List,
    pointed: Pointed,
    /// How often each character occurs in what was found.
    usage: Usage,
    /// The text without the controls that a construction inserted into its identifiers, where there are any.
    without_controls: Option<String>,
}

impl TextTab {
    /// The tab on the text that is remembered.
    pub(super) fn on_text(settings: &TextSettings, context: &Context) -> Self {
        let mut tab = Self {
            field: Field::new(TextKind::Text, &settings.text, Notation::Unicode),
            finder: Finder::default(),
            view: TextView::default(),
            source: None,
            own_directions: BTreeMap::new(),
            directions_aside: BTreeMap::new(),
            running: None,
            marking: None,
            list: List::default(),
            pointed: Pointed::default(),
            usage: Usage::default(),
            without_controls: None,
        };
        tab.search(Arc::from(settings.text.as_str()), settings, context);
        tab
    }

    /// Gives the field the keyboard.
    pub(super) fn focus(context: &Context) {
        context.memory_mut(|memory| memory.request_focus(input::field_id()));
    }

    /// Shows it, with the field as high as it was left.
    pub(super) fn show_all(&mut self, ui: &mut Ui, pass: &mut TextPass<'_>, field_height: &mut f32) {
        running::receive(self, pass);
        // In a low window most of the room is for what is found.
        let room = ui.available_height();
        let most = if room < LOW { (room * FIELD_IN_A_LOW_WINDOW).max(LEAST_FIELD) } else { room };
        panel_edge::moved_by_arrows(ui, "text", panel_edge::DOWN);
        let panel = Panel::top("text").resizable(true).default_size(field_height.min(most));
        let panel = panel.min_size(LEAST_FIELD).max_size(most);
        let shown = fitted::show(ui, panel.frame(pass.ground), |ui| {
            input::show(ui, self, pass);
            // The panel keeps its height, however little stands in it.
            ui.expand_to_include_rect(ui.max_rect());
        });
        let height = shown.response.rect.height().round();
        if height + 1.0 < most {
            *field_height = height;
        }
        let tools = Panel::top("text tools").show_separator_line(false);
        fitted::show(ui, tools.frame(pass.ground), |ui| toolbar::show(ui, self, pass, room < LOW));
        CentralPanel::default().frame(pass.ground).show(ui, |ui| {
            if self.view.text.is_empty() {
                start::show(ui, self, pass);
            } else {
                list::show(ui, self, pass);
            }
        });
    }

    /// Searches a text: a short one at once, a long one beside the window.
    fn search(&mut self, text: Arc<str>, settings: &TextSettings, context: &Context) {
        let grammar = settings.grammar();
        self.list.forget();
        self.usage = Usage::default();
        // A longer one is not edited.
        let is_edited = self.source.is_none();
        let stripped = is_edited.then(|| strip_controls(&text)).filter(|it| **it != *text);
        self.without_controls = stripped;
        if text.len() <= IdentifierSearch::BYTES_PER_BATCH {
            self.running = None;
            self.view = TextView::of(&text, grammar);
        } else {
            self.running = Some(Running::start(Arc::clone(&text), grammar, context));
            self.view = TextView::new(text, grammar);
        }
    }

    /// Which way the paragraphs run.
    fn directions(&self, settings: &TextSettings) -> ParagraphDirections {
        ParagraphDirections { default: settings.direction, overrides: self.own_directions.clone() }
    }

    /// In which directions a piece is shown.
    fn shown(&self, piece: &ParagraphPiece, settings: &TextSettings) -> Vec<Direction> {
        match settings.shown {
            ShownDirections::Both => vec![Direction::LeftToRight, Direction::RightToLeft],
            ShownDirections::OfParagraph => {
                let own = self.own_directions.get(&piece.paragraph).copied();
                vec![own.unwrap_or(settings.direction).resolved(piece)]
            }
        }
    }
}
