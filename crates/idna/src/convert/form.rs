//! The forms between which names are converted, and their syntax.

use std::fmt;
use std::str::FromStr;

use bidiscope_bidi::name::excerpt;
use bidiscope_bidi::order::{DisplayConfig, DisplayConfigError, Strategy};

use super::NameControls;

/// A form of a name in a line of text, between which a [`Converter`](super::Converter) converts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConvertForm {
    /// `logical`: the name in logical order.
    Logical,
    /// The identifier of a display: the characters from left to right, as it shows them; in a context, the
    /// whole line.
    Shown(DisplayConfig),
    /// `marked:durst`: the name in logical order with these bidi controls inserted. `marked` (`None`), for
    /// reading only: with those of any construction.
    WithControls(Option<NameControls>),
    /// `html:durst`: the same as HTML text, with `bdi` elements for isolates and character references for other
    /// controls. `html` (`None`): without inserted controls and with character references for non-ASCII
    /// characters; when reading, with those of any construction.
    Html(Option<NameControls>),
}

/// Why a text is not the identifier of a form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormError {
    /// There is no such form.
    #[error("unknown form \u{201C}{}\u{201D}", excerpt(.0, MAX_EXCERPT))]
    UnknownForm(
        /// The text.
        String,
    ),
    /// No construction has this identifier.
    #[error("unknown controls \u{201C}{}\u{201D}", excerpt(.0, MAX_EXCERPT))]
    UnknownControls(
        /// The text.
        String,
    ),
    /// The display does not insert any controls.
    #[error("the display {0} inserts no controls")]
    NoControls(
        /// The display, as it was written.
        String,
    ),
    /// An option of a display that has no effect on the controls that it inserts.
    #[error("the option {0} has no effect on controls")]
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

impl FromStr for ConvertForm {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        let (kind, controls) =
            text.split_once(':').map_or((text, None), |(kind, controls)| (kind, Some(controls)));
        match kind {
            "marked" => Ok(Self::WithControls(controls.map(str::parse).transpose()?)),
            "html" => Ok(Self::Html(controls.map(str::parse).transpose()?)),
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
            Self::WithControls(Some(controls)) => write!(f, "marked:{controls}"),
            Self::Html(None) => f.write_str("html"),
            Self::Html(Some(controls)) => write!(f, "html:{controls}"),
        }
    }
}
