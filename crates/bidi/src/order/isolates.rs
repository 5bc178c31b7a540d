//! Isolates as UAX #9 section 2.4 and HTML's `bdi` recommend: a left-to-right isolate around the name, and an
//! isolate around each label.

use std::ops::Range;

use crate::enum_with_ids;
use crate::name::{Character, text_of};

use super::fields::fields;
use super::insertion::{FSI, InsertionPlan, LRI, PDI, RLI};
use super::{DisplayConfig, OrderingMethod, UbaText};

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

/// The UBA with the isolates inserted.
pub(super) fn method<'a>(display: &DisplayConfig, characters: &'a [Character]) -> OrderingMethod<'a> {
    let insertions = isolate_insertions(characters, display.label_isolate());
    let text = UbaText::inserted(characters, display.environment_direction().into(), insertions);
    OrderingMethod::Uba(text.with_display_options(display))
}

/// The insertions that put LRI...PDI around the whole and the isolate `label` around each label (in a URL or IRI:
/// around each of Davis's fields, see [`fields`]). Empty if the text already has these isolates.
pub fn isolate_insertions(characters: &[Character], label: LabelIsolate) -> InsertionPlan {
    if is_marked(characters) { InsertionPlan::default() } else { insertions_into_bare(characters, label) }
}

fn insertions_into_bare(characters: &[Character], label: LabelIsolate) -> InsertionPlan {
    isolate_insertions_around(
        characters.len(),
        fields(characters).into_iter().map(|field| field.range),
        label,
    )
}

/// The insertions of [`isolate_insertions`] for a text of `length` characters with these labels or fields. Does not
/// check whether the text already has them.
pub fn isolate_insertions_around(
    length: usize,
    labels: impl IntoIterator<Item = Range<usize>>,
    label: LabelIsolate,
) -> InsertionPlan {
    InsertionPlan::around(length, Some((LRI, PDI)), labels, (label.initiator(), PDI))
}

fn is_marked(characters: &[Character]) -> bool {
    if characters.first().is_none_or(|it| it.scalar != LRI) {
        return false;
    }
    let bare: Vec<Character> =
        characters.iter().copied().filter(|it| !matches!(it.scalar, LRI | RLI | FSI | PDI)).collect();
    LabelIsolate::ALL
        .into_iter()
        .any(|label| insertions_into_bare(&bare, label).characters(&bare) == characters)
}

/// The text as HTML, with a `bdi` element in place of each isolate that [`isolate_insertions`] inserts into a text that
/// has none; `&`, `<` and `>` are escaped.
pub fn html(characters: &[Character], label: LabelIsolate) -> String {
    let mut html = String::from("<bdi dir=\"ltr\">");
    let mut done = 0;
    for field in fields(characters) {
        html.push_str(&escaped(&characters[done..field.range.start]));
        html.push_str(&format!("<bdi dir=\"{}\">", label.html_dir()));
        html.push_str(&escaped(&characters[field.range.clone()]));
        html.push_str("</bdi>");
        done = field.range.end;
    }
    html.push_str(&escaped(&characters[done..]));
    html.push_str("</bdi>");
    html
}

/// The characters as HTML text.
fn escaped(characters: &[Character]) -> String {
    text_of(characters).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
