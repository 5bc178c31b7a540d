//! The forms between which names are converted, and their syntax.

use std::fmt;
use std::str::FromStr;

use bidiscope_bidi::order::copy::NameCopyFormat;
use bidiscope_bidi::order::{DisplayConfig, DisplayConfigError, Strategy};

use super::form_error::ConversionFormError;
use super::{NameControlScheme, PunycodeFallback};

/// Whose inserted controls a form has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConversionControls {
    /// When reading, the controls of any construction; when writing, none.
    AnyScheme,
    /// The controls of this construction.
    Scheme(NameControlScheme),
}

impl ConversionControls {
    /// The controls with this identifier, or of any construction without one.
    fn from_scheme_id(scheme_id: Option<&str>) -> Result<Self, ConversionFormError> {
        scheme_id.map_or(Ok(Self::AnyScheme), |it| it.parse().map(Self::Scheme))
    }
}

/// A form of a name in a line of text, between which a [`NameConverter`](super::NameConverter) converts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConversionForm {
    /// `logical`: the name in logical order.
    LogicalOrder,
    /// The identifier of a display: the characters from left to right, as it shows them; in a context, the
    /// whole line.
    DisplayedOrder(DisplayConfig),
    /// `marked:durst`: the name in logical order with these bidi controls inserted. `marked`
    /// ([`ConversionControls::AnyScheme`]) is for reading only.
    WithInsertedControls(ConversionControls),
    /// `html:durst`: the same as HTML text, with `bdi` elements for isolates, `dir="ltr"` for the embedding of Dürst's
    /// construction and character references for other controls. `html` ([`ConversionControls::AnyScheme`]) has character
    /// references for non-ASCII characters.
    HtmlWithControls(ConversionControls),
    /// `percent`, for writing only: the characters that Davis's grammar does not have as percent escapes
    /// ([`indices_to_percent_escape`](crate::text::indices_to_percent_escape)).
    PercentEscapes,
    /// `minimal-escapes`, for writing only: a URL with as few percent escapes as UTS #58 needs to find it whole in a text
    /// ([`minimally_escaped`](crate::text::minimally_escaped)).
    MinimalPercentEscapes,
    /// `punycode-label:uba-ltr`, for writing only: what a display shows of the name with A-labels in place of labels that
    /// violate the Bidi rule.
    DisplayedWithALabels(PunycodeFallback, DisplayConfig),
    /// `c`, `rust` (also `javascript`) or `json`, for writing only: a string literal of that language, in ASCII, with the
    /// characters of the name whatever the notation.
    ProgramStringLiteral(NameCopyFormat),
}

impl ConversionForm {
    /// The forms of literals.
    const LITERALS: [NameCopyFormat; 3] =
        [NameCopyFormat::CStringLiteral, NameCopyFormat::RustStringLiteral, NameCopyFormat::JsonString];

    /// Whether names can be written in this form and not read from it.
    pub const fn is_output_only(&self) -> bool {
        matches!(
            self,
            Self::PercentEscapes
                | Self::MinimalPercentEscapes
                | Self::DisplayedWithALabels(..)
                | Self::ProgramStringLiteral(_)
        )
    }
}

impl FromStr for ConversionForm {
    type Err = ConversionFormError;

    fn from_str(text: &str) -> Result<Self, ConversionFormError> {
        // JavaScript writes them as Rust does.
        let literal = if text == "javascript" { NameCopyFormat::RustStringLiteral.id() } else { text };
        if let Some(literal) = NameCopyFormat::from_id(literal).filter(|it| Self::LITERALS.contains(it)) {
            return Ok(Self::ProgramStringLiteral(literal));
        }
        let (kind, controls) =
            text.split_once(':').map_or((text, None), |(kind, controls)| (kind, Some(controls)));
        if let (Some(fallback), Some(display)) = (PunycodeFallback::from_id(kind), controls) {
            return Ok(Self::DisplayedWithALabels(fallback, DisplayConfig::read(display)?));
        }
        match kind {
            "marked" => Ok(Self::WithInsertedControls(ConversionControls::from_scheme_id(controls)?)),
            "html" => Ok(Self::HtmlWithControls(ConversionControls::from_scheme_id(controls)?)),
            "percent" if controls.is_none() => Ok(Self::PercentEscapes),
            "minimal-escapes" if controls.is_none() => Ok(Self::MinimalPercentEscapes),
            _ => match DisplayConfig::read(text) {
                Ok(display) if display == DisplayConfig::with_default_options(Strategy::Logical) => {
                    Ok(Self::LogicalOrder)
                }
                Ok(display) => Ok(Self::DisplayedOrder(display)),
                Err(DisplayConfigError::UnknownStrategy { .. }) => {
                    Err(ConversionFormError::UnknownFormId(text.to_owned()))
                }
                Err(error) => Err(error.into()),
            },
        }
    }
}

impl fmt::Display for ConversionForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LogicalOrder => f.write_str("logical"),
            Self::DisplayedOrder(display) => display.fmt(f),
            Self::WithInsertedControls(ConversionControls::AnyScheme) => f.write_str("marked"),
            Self::WithInsertedControls(ConversionControls::Scheme(controls)) => {
                write!(f, "marked:{controls}")
            }
            Self::HtmlWithControls(ConversionControls::AnyScheme) => f.write_str("html"),
            Self::HtmlWithControls(ConversionControls::Scheme(controls)) => write!(f, "html:{controls}"),
            Self::PercentEscapes => f.write_str("percent"),
            Self::MinimalPercentEscapes => f.write_str("minimal-escapes"),
            Self::DisplayedWithALabels(fallback, display) => write!(f, "{}:{display}", fallback.id()),
            Self::ProgramStringLiteral(literal) => f.write_str(literal.id()),
        }
    }
}
