//! The forms between which names are converted, and their syntax.

use std::fmt;
use std::str::FromStr;

use bidiscope_bidi::name::excerpt;
use bidiscope_bidi::order::{DisplayConfig, DisplayConfigError, Strategy};

use super::NameMarks;

/// A form of a name in a line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConvertForm {
    /// `logical`: the name in logical order.
    Logical,
    /// The identifier of a display: the characters from left to right, as it shows them; in a context, the
    /// whole line.
    Shown(DisplayConfig),
    /// `marked:durst`: the name in logical order with these marks; `marked`: with any marks, for reading only.
    WithControls(Option<NameMarks>),
    /// `html:durst`: the same as HTML text, with `bdi` elements for isolates and character references for other
    /// marks; `html`: without marks and with character references for non-ASCII characters; when reading, with
    /// any marks.
    Html(Option<NameMarks>),
}

/// Why a text is not the identifier of a form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormError {
    /// There is no such form.
    #[error(
        "there is no form `{}`; the forms are `logical`, a display such as `uba-rtl` ({displays}), `marked:MARKS` and \
         `html:MARKS`, and `marked` and `html` for any marks",
        excerpt(.0, MAX_EXCERPT), displays = displays()
    )]
    UnknownForm(
        /// The text.
        String,
    ),
    /// There are no such marks.
    #[error("there are no marks `{}`; the marks are {}", excerpt(.0, MAX_EXCERPT), NameMarks::known())]
    UnknownMarks(
        /// The text.
        String,
    ),
    /// The display is produced without marks.
    #[error("`{0}` puts no marks in; the marks are {known}", known = NameMarks::known())]
    NoMarks(
        /// The display, as it was written.
        String,
    ),
    /// An option of a display that has no effect on the marks.
    #[error("no marks depend on `{0}`: leave it out")]
    OptionWithoutEffect(
        /// The option.
        bidiscope_bidi::order::DisplayOption,
    ),
    /// The display is written incorrectly.
    #[error(transparent)]
    Display(#[from] DisplayConfigError),
}

/// The maximum number of characters of the text that a message repeats.
const MAX_EXCERPT: usize = 80;

fn displays() -> String {
    Strategy::ALL.map(|it| format!("`{}`", it.id())).join(", ")
}

impl FromStr for ConvertForm {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        let (kind, marks) = text.split_once(':').map_or((text, None), |(kind, marks)| (kind, Some(marks)));
        match kind {
            "marked" => Ok(Self::WithControls(marks.map(str::parse).transpose()?)),
            "html" => Ok(Self::Html(marks.map(str::parse).transpose()?)),
            _ => match DisplayConfig::read(text) {
                Ok(display) if display == DisplayConfig::plain(Strategy::Logical) => Ok(Self::Logical),
                Ok(display) => Ok(Self::Shown(display)),
                Err(DisplayConfigError::UnknownStrategy { .. }) => {
                    Err(FormError::UnknownForm(text.to_owned()))
                }
                Err(error) => Err(error.into()),
            },
        }
    }
}

impl fmt::Display for ConvertForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Logical => f.write_str("logical"),
            Self::Shown(display) => display.fmt(f),
            Self::WithControls(None) => f.write_str("marked"),
            Self::WithControls(Some(marks)) => write!(f, "marked:{marks}"),
            Self::Html(None) => f.write_str("html"),
            Self::Html(Some(marks)) => write!(f, "html:{marks}"),
        }
    }
}
