//! Reading a [`Name`], or an [`Input`], from text: notations, labels, A-labels, and the properties of characters.
//!
//! Reading refuses only what cannot be a name at all ([`ReadError`]): an empty text, an empty label that is not
//! the last one, a character outside the chosen notation, a paragraph separator, input that is not UTF-8, and more
//! than [`MAX_INPUT_CHARACTERS`] characters. Everything else is accepted, valid in the DNS or not: lone marks, bidi controls,
//! unassigned code points, 300 labels. A label that begins with `xn--` and cannot be decoded is read as it was typed.
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//!
//! let name = Name::read("AB12.com", Notation::Atkin2001Table1)?;
//! assert_eq!(name.decoded_text(), "\u{627}\u{628}12.com");
//! assert_eq!(name.labels().len(), 2);
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```

pub mod a_label;
mod character;
mod class;
mod class_names;
mod class_set;
mod class_table;
mod code_points;
mod domain_name;
mod error;
mod input;
mod label_separator;
mod limits;
mod notation;
mod notation_codec;
mod properties;
mod punycode;
mod reader;
mod representative;
mod script;
mod source_spans;
mod text;
mod unicode;

pub use a_label::{ALabelError, ALabelTooLong};
pub use character::{
    Character, character_name, characters_of, code_point, is_invisible, is_mark, is_pictograph,
    is_unprintable, text_of,
};
pub use class::BidiClass;
pub use class_set::ClassSet;
pub use domain_name::{Label, Name};
pub use error::{ReadError, ReadErrorKind, excerpt, visible_excerpt};
pub use input::Input;
pub use label_separator::{LABEL_SEPARATORS, is_label_separator};
pub use limits::{
    MAX_DECODABLE_OCTETS, MAX_INPUT_BYTES, MAX_INPUT_CHARACTERS, MAX_LABEL_OCTETS, MAX_NAME_TEXT_OCTETS,
};
pub use notation::{Notation, SourceCharacter};
pub use notation_codec::UnwritableScalar;
pub use properties::CharacterProperties;
pub use reader::{LabelSpan, ReusableInput, text_from_utf8};
pub use representative::representative;
pub use script::{script_from_name, script_name, script_of};
pub use source_spans::{NotSourceOfName, SourceCharacterRanges};
pub use text::{InputType, PlainTextParagraph};
pub use unicode::{character_names_version, unicode_version};
