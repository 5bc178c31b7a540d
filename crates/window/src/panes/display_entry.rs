//! The display that is typed, and the names that are shown so.

use bidiscope_bidi::name::{Character, Notation, ReadError};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_edit::{DEFAULT_DISPLAYS, EditedTextKind, NamesWithDisplay, names_with_display};

use super::super::editor::Field;

/// How far the names are searched at every keystroke: some milliseconds.
const WORK: u64 = 100_000;

/// The display that is typed, and the names that are shown so.
pub(crate) struct DisplayEntry {
    pub(super) field: Field,
    /// The display that `sources` were found for.
    pub(super) display: String,
    notation: Notation,
    /// The characters of the name that it began with.
    pub(super) of: Vec<Character>,
    /// By which they are looked for; `None` for the usual ones.
    pub(super) by: Option<DisplayConfig>,
    pub(super) sources: Result<Vec<NamesWithDisplay>, ReadError>,
}

impl DisplayEntry {
    /// Begins with how the name is shown one-to-one, if the notation can write that.
    pub(super) fn new(of: &[Character], notation: Notation) -> Self {
        let display =
            notation.write_scalars(Strategy::OneToOne.order(of).display(of).chars()).unwrap_or_default();
        let sources = names_with_display(&display, notation, &DEFAULT_DISPLAYS, WORK);
        let field = Field::new(EditedTextKind::DomainName, &display, notation);
        Self { field, display, notation, of: of.to_vec(), by: None, sources }
    }

    /// Whether something was typed.
    pub(super) const fn is_edited(&self) -> bool {
        self.field.editor().can_undo()
    }

    /// Writes the display in another notation where that is possible.
    pub(super) fn rewrite(&mut self, notation: Notation) {
        if self.notation == notation {
            return;
        }
        let read = self.notation.read(&self.display).ok();
        let written = read.and_then(|read| notation.write_scalars(read.iter().map(|it| it.scalar)).ok());
        self.notation = notation;
        let display = written.unwrap_or_else(|| self.display.clone());
        self.field.set_text(&display, notation);
        self.find(display);
    }

    pub(super) fn find(&mut self, display: String) {
        let by = self.by.clone().map_or_else(|| DEFAULT_DISPLAYS.to_vec(), |by| vec![by]);
        self.sources = names_with_display(&display, self.notation, &by, WORK);
        self.display = display;
    }
}
