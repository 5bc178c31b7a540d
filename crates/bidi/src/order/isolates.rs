//! Isolates as UAX #9 section 2.4 and HTML's `bdi` recommend: a left-to-right isolate around the name, and an
//! isolate around each label.

use std::ops::Range;

use crate::enum_with_ids;
use crate::name::{Character, text_of};

use super::choices::DirectionWithinField;
use super::fields::split_into_davis_fields;
use super::insertion::{ControlPair, FSI, InsertionPlan, LRI, PDI};

enum_with_ids! {
    /// The isolate around each label. The one around the name is always left-to-right.
    #[derive(Default)]
    pub enum LabelIsolate {
        /// LRI: every label as in a left-to-right paragraph.
        #[default]
        LeftToRight = "left-to-right";
        /// FSI: every label as in a paragraph of its own first strong character's direction.
        FirstStrong = "first-strong";
    }
}

impl From<DirectionWithinField> for LabelIsolate {
    /// That of the direction of fields; left-to-right where labels have no direction of their own.
    fn from(direction: DirectionWithinField) -> Self {
        match direction {
            DirectionWithinField::FirstStrongOfField => Self::FirstStrong,
            _ => Self::LeftToRight,
        }
    }
}

impl From<LabelIsolate> for DirectionWithinField {
    fn from(isolate: LabelIsolate) -> Self {
        match isolate {
            LabelIsolate::LeftToRight => Self::AlwaysLeftToRight,
            LabelIsolate::FirstStrong => Self::FirstStrongOfField,
        }
    }
}

impl LabelIsolate {
    /// The character that opens it (UAX #9 BD8).
    pub(crate) const fn initiator(self) -> char {
        match self {
            Self::LeftToRight => LRI,
            Self::FirstStrong => FSI,
        }
    }

    /// The value of HTML's attribute `dir`.
    const fn html_dir(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::FirstStrong => "auto",
        }
    }
}

/// The insertions that put LRI...PDI around a text of `character_count` characters and the isolate `label_isolate` around each
/// of these labels or fields. Does not check whether the text already has them.
pub fn isolate_insertions_around(
    character_count: usize,
    labels: impl IntoIterator<Item = Range<usize>>,
    label_isolate: LabelIsolate,
) -> InsertionPlan {
    InsertionPlan::around_whole_and_ranges(
        character_count,
        Some(ControlPair { before: LRI, after: PDI }),
        labels,
        ControlPair { before: label_isolate.initiator(), after: PDI },
    )
}

/// The text as HTML, with a `bdi` element in place of each isolate that the strategy inserts into a text that has none; `&`,
/// `<` and `>` are escaped.
pub fn html_with_isolates(characters: &[Character], label_isolate: LabelIsolate) -> String {
    let mut html = String::from("<bdi dir=\"ltr\">");
    let mut done = 0;
    for field in split_into_davis_fields(characters) {
        html.push_str(&escaped(&characters[done..field.character_range.start]));
        html.push_str(&format!("<bdi dir=\"{}\">", label_isolate.html_dir()));
        html.push_str(&escaped(&characters[field.character_range.clone()]));
        html.push_str("</bdi>");
        done = field.character_range.end;
    }
    html.push_str(&escaped(&characters[done..]));
    html.push_str("</bdi>");
    html
}

/// The characters as HTML text.
pub(super) fn escaped(characters: &[Character]) -> String {
    text_of(characters).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
