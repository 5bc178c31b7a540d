//! The tab's state: the text, what is found in it, and how it is shown.

use std::collections::BTreeMap;
use std::sync::Arc;

use eframe::egui::{Context, Id};

use bidiscope_bidi::name::{MAX_INPUT_CHARACTERS, Notation};
use bidiscope_bidi::order::Direction;
use bidiscope_edit::EditedTextKind;
use bidiscope_report::view::text::{ParagraphDirections, ShownDirections, TextDirection, TextView};
use bidiscope_url::convert::strip_inserted_bidi_controls;
use bidiscope_url::text::{ParagraphPiece, ResourceIdentifierSearch};

use super::super::editor::Field;
use super::super::find_character::Finder;
use super::super::pass::Pass;
use super::super::settings::TextSettings;
use super::list_state::List;
use super::pointed::Pointed;
use super::running::{Marking, Running};
use super::usage::Usage;

/// A pass of the tab.
pub(super) type TextPass<'a> = Pass<'a, TextSettings>;

/// The most characters of a text that can be edited, and that is remembered: what the editor takes. A
/// longer one is shown only.
pub(super) const MOST_EDITED: usize = MAX_INPUT_CHARACTERS;

/// The tab's state.
pub(crate) struct TextTab {
    /// The text as it is edited.
    pub(super) field: Field,
    pub(super) finder: Finder,
    /// The text, and what has been found in it.
    pub(super) view: TextView,
    /// What is told of a text that is too long for the field, such as the name of its file.
    pub(super) source: Option<String>,
    /// The paragraphs of which a direction is said by itself.
    pub(super) own_directions: BTreeMap<usize, TextDirection>,
    /// Those of the text in the field, while a longer one is shown.
    pub(super) directions_aside: BTreeMap<usize, TextDirection>,
    /// The search, while it runs.
    pub(super) running: Option<Running>,
    /// Marks being put in, for the clipboard.
    pub(super) marking: Option<Marking>,
    pub(super) list: List,
    pub(super) pointed: Pointed,
    /// How often each character occurs in what was found.
    pub(super) usage: Usage,
    /// The text without the controls that a construction inserted into its identifiers, where there are any.
    pub(super) without_controls: Option<String>,
}

impl TextTab {
    /// The tab on the text that is remembered.
    pub(crate) fn on_text(settings: &TextSettings, context: &Context) -> Self {
        let mut tab = Self {
            field: Field::new(EditedTextKind::MultiLine, &settings.text, Notation::Unicode),
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
    pub(crate) fn focus(context: &Context) {
        context.memory_mut(|memory| memory.request_focus(field_id()));
    }

    /// Searches a text: a short one at once, a long one beside the window.
    pub(super) fn search(&mut self, text: Arc<str>, settings: &TextSettings, context: &Context) {
        let grammar = settings.grammar();
        self.list.forget();
        self.usage = Usage::default();
        // A longer one is not edited.
        let is_edited = self.source.is_none();
        let stripped = is_edited.then(|| strip_inserted_bidi_controls(&text)).filter(|it| **it != *text);
        self.without_controls = stripped;
        if text.len() <= ResourceIdentifierSearch::BYTES_PER_BATCH {
            self.running = None;
            self.view = TextView::of_searched_text(&text, grammar);
        } else {
            self.running = Some(Running::start(Arc::clone(&text), grammar, context));
            self.view = TextView::new(text, grammar);
        }
    }

    /// Which way the paragraphs run.
    pub(super) fn directions(&self, settings: &TextSettings) -> ParagraphDirections {
        ParagraphDirections {
            default_direction: settings.direction,
            overrides_by_paragraph_index: self.own_directions.clone(),
        }
    }

    /// In which directions a piece is shown.
    pub(super) fn shown(&self, piece: &ParagraphPiece, settings: &TextSettings) -> Vec<Direction> {
        match settings.shown {
            ShownDirections::Both => vec![Direction::LeftToRight, Direction::RightToLeft],
            ShownDirections::OfParagraph => {
                let own = self.own_directions.get(&piece.paragraph_index).copied();
                vec![own.unwrap_or(settings.direction).resolved_direction(piece)]
            }
        }
    }
}

/// The identity of the field.
pub(super) fn field_id() -> Id {
    Id::unique("text field")
}
