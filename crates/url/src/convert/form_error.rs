//! Why a text is not the identifier of a form.

use bidiscope_bidi::name::excerpt;
use bidiscope_bidi::order::DisplayConfigError;

/// Why a text is not the identifier of a form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConversionFormError {
    /// There is no such form.
    #[error("unknown form \u{201C}{}\u{201D}", excerpt(.0, MAX_EXCERPT))]
    UnknownFormId(
        /// The text.
        String,
    ),
    /// No construction has this identifier.
    #[error("unknown controls \u{201C}{}\u{201D}", excerpt(.0, MAX_EXCERPT))]
    UnknownControlSchemeId(
        /// The text.
        String,
    ),
    /// The display does not insert any controls.
    #[error("the display {0} inserts no controls")]
    DisplayInsertsNoControls(
        /// The display, as it was written.
        String,
    ),
    /// An option of a display that has no effect on the controls that it inserts.
    #[error("the option {0} has no effect on controls")]
    DisplayOptionWithoutEffect(
        /// The option.
        bidiscope_bidi::order::DisplayOption,
    ),
    /// The display is written incorrectly.
    #[error(transparent)]
    InvalidDisplayId(#[from] DisplayConfigError),
}

/// The maximum number of characters of the text that a message repeats.
const MAX_EXCERPT: usize = 80;
