//! Editing text that runs both ways, without a window: the text, the caret, the selection, undoing.
//!
//! The text is kept in logical order. Where the caret may stand, and what is left and right of it, is
//! the [`Line`](bidiscope_layout::Line)'s business; an [`Editor`] asks for lines through [`LayOut`], so
//! that the same editor serves every display order and, by [`Reading::Display`], a text that is typed
//! as it is seen.
//!
//! ```
//! use bidiscope_present::edit::{Act, Editor, Form, Motion, Plain};
//! use bidiscope_bidi::order::Strategy;
//!
//! let mut layout = Plain::new(Strategy::UbaLtr);
//! let mut editor = Editor::new(Form::Name);
//! for letter in "\u{5D0}\u{5D1}.com".chars() {
//!     editor.apply(Act::Type(letter.to_string()), &mut layout);
//! }
//! editor.apply(Act::Move { step: Motion::WordLeft, extend: true }, &mut layout);
//! assert_eq!(editor.selected_text(), "com");
//! // Typing is undone a label at a time.
//! editor.apply(Act::Undo, &mut layout);
//! assert_eq!(editor.text(), "\u{5D0}\u{5D1}.");
//! ```

mod act;
mod changes;
mod characters;
mod composition;
mod editor;
mod history;
mod incoming;
mod lay_out;
mod movement;
mod pointer;
mod view;
mod wanted;
mod words;

pub use act::{Act, Deletion, Outcome};
pub use characters::{INVISIBLES, MOST_FOUND, find_characters};
pub use composition::Composition;
pub use editor::{Editor, Form, Selection};
pub use incoming::{Notice, Remarks, Spaces};
pub use lay_out::{Laid, LaidCell, LayOut, Plain, Reading};
pub use movement::Motion;
pub use pointer::Granularity;
pub use view::{View, ViewLine};
pub use wanted::{SourceName, Sources, USUAL_DISPLAYS, sources_of_display};
pub use words::words;
