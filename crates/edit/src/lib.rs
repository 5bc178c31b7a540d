//! A text editor for both directions, without a window: the text, the caret, the selection, undo.
//!
//! The text is kept in logical order. Valid caret positions, and what is left and right of them, come from
//! the [`ShapedLine`](bidiscope_layout::ShapedLine); an [`Editor`] requests lines through [`LineLayout`], so
//! that one editor serves every display strategy and, with [`TextOrder::Display`], text that is typed
//! in visual order.
//!
//! ```
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_edit::{EditAction, Editor, CaretMotion, PlainLayout, EditedTextKind};
//!
//! let mut layout = PlainLayout::new(Strategy::UbaLtr);
//! let mut editor = Editor::new(EditedTextKind::DomainName);
//! for letter in "\u{5D0}\u{5D1}.com".chars() {
//!     editor.apply(EditAction::TypeText(letter.to_string()), &mut layout);
//! }
//! editor.apply(EditAction::MoveCaret { caret_motion: CaretMotion::VisualWordLeft, extends_selection: true }, &mut layout);
//! assert_eq!(editor.selected_text(), "com");
//! // Typing is undone a label at a time.
//! editor.apply(EditAction::Undo, &mut layout);
//! assert_eq!(editor.text(), "\u{5D0}\u{5D1}.");
//! ```

mod action;
mod apply;
mod caret;
mod changes;
mod characters;
mod composition;
mod editor;
mod history;
mod inserted_text;
mod line_layout;
mod lines;
mod logical_steps;
mod movement;
mod names_for_display;
mod pointer;
mod selection;
mod text_kind;
mod view;
mod words;

pub use action::{Deletion, EditAction, EditOutcome};
pub use characters::{
    INSERTABLE_INVISIBLES, MAX_CHARACTER_SEARCH_RESULTS, effect_of_invisible, search_unicode_characters,
};
pub use composition::InputMethodComposition;
pub use editor::Editor;
pub use inserted_text::{EditNotice, InsertedTextRemarks, LeadingAndTrailingSpaces};
pub use line_layout::{LaidOutCell, LaidOutLine, LineLayout, PlainLayout, TextOrder};
pub use movement::CaretMotion;
pub use names_for_display::{DEFAULT_DISPLAYS, NameWithDisplay, NamesWithDisplay, names_with_display};
pub use selection::{Selection, SelectionGranularity};
pub use text_kind::EditedTextKind;
pub use view::{EditorView, EditorViewLine};
pub use words::word_ranges;

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
