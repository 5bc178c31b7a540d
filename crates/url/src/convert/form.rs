//! The forms between which names are converted, and their syntax.

use std::fmt;
use std::str::FromStr;

use bidiscope_bidi::order::copy::CopyForm;
use bidiscope_bidi::order::{DisplayConfig, DisplayConfigError, Strategy};

use super::form_error::FormError;
use super::{NameControls, PunycodeFallback};

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
    /// `html:durst`: the same as HTML text, with `bdi` elements for isolates, `dir="ltr"` for the embedding of Dürst's
    /// construction and character references for other controls. `html` (`None`): without inserted controls and with
    /// character references for non-ASCII characters; when reading, with those of any construction.
    Html(Option<NameControls>),
    /// `percent`, for writing only: the characters that Davis's grammar does not have as percent escapes
    /// ([`characters_to_escape`](crate::text::characters_to_escape)).
    Percent,
    /// `minimal-escapes`, for writing only: a URL with as few percent escapes as UTS #58 needs to find it whole in a text
    /// ([`minimally_escaped`](crate::text::minimally_escaped)).
    MinimalEscapes,
    /// `punycode-label:uba-ltr`, for writing only: what a display shows of the name with A-labels in place of labels that
    /// violate the Bidi rule.
    Punycode(PunycodeFallback, DisplayConfig),
    /// `c`, `rust` (also `javascript`) or `json`, for writing only: a string literal of that language, in ASCII, with the
    /// characters of the name whatever the notation.
    Literal(CopyForm),
}

impl ConvertForm {
    /// The forms of literals.
    const LITERALS: [CopyForm; 3] = [CopyForm::C, CopyForm::Rust, CopyForm::Json];

    /// Whether names can be written in this form and not read from it.
    pub const fn is_for_writing_only(&self) -> bool {
        matches!(self, Self::Percent | Self::MinimalEscapes | Self::Punycode(..) | Self::Literal(_))
    }
}

impl FromStr for ConvertForm {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        // JavaScript writes them as Rust does.
        let literal = if text == "javascript" { CopyForm::Rust.id() } else { text };
        if let Some(literal) = CopyForm::from_id(literal).filter(|it| Self::LITERALS.contains(it)) {
            return Ok(Self::Literal(literal));
        }
        let (kind, controls) =
            text.split_once(':').map_or((text, None), |(kind, controls)| (kind, Some(controls)));
        if let (Some(fallback), Some(display)) = (PunycodeFallback::from_id(kind), controls) {
            return Ok(Self::Punycode(fallback, DisplayConfig::read(display)?));
        }
        match kind {
            "marked" => Ok(Self::WithControls(controls.map(str::parse).transpose()?)),
            "html" => Ok(Self::Html(controls.map(str::parse).transpose()?)),
            "percent" if controls.is_none() => Ok(Self::Percent),
            "minimal-escapes" if controls.is_none() => Ok(Self::MinimalEscapes),
            _ => match DisplayConfig::read(text) {
                Ok(display) if display == DisplayConfig::with_default_options(Strategy::Logical) => {
                    Ok(Self::Logical)
                }
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
            Self::Percent => f.write_str("percent"),
            Self::MinimalEscapes => f.write_str("minimal-escapes"),
            Self::Punycode(fallback, display) => write!(f, "{}:{display}", fallback.id()),
            Self::Literal(literal) => f.write_str(literal.id()),
        }
    }
}
