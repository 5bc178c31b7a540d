//! What is raised, in the program's own sentences.

use std::io;

use bidiscope_bidi::name::{Notation, ReadError as NameError, visible_excerpt};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::{NotInZone, ZoneError};
use bidiscope_list::scan::RowError;
use bidiscope_report::words::display::display_error_text;
use bidiscope_report::words::error::{self, file_error_text};
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_words::{Message, message};
use pyo3::exceptions::{PyFileNotFoundError, PyOSError, PyValueError};
use pyo3::types::PyAnyMethods;
use pyo3::{PyErr, PyResult, Python, create_exception};

create_exception!(
    bidiscope,
    ReadError,
    PyValueError,
    "A name, a parent zone, a ruleset or a profile cannot be read.\n\nThe message is a sentence that says what is wrong, and where, counted from 1. `position` is the character at which a name\nor a zone cannot be read, counted from 0; `None` for a file."
);

/// The error about an argument.
pub(crate) fn value_error(message: &Message<'_>) -> PyErr {
    PyValueError::new_err(message.to_string())
}

/// The error about a text that cannot be read, with its position in characters, from 0.
pub(crate) fn read_error(message: String, position: Option<usize>) -> PyErr {
    let error = ReadError::new_err(message);
    Python::attach(|py| match error.value(py).setattr("position", position) {
        Ok(()) => error,
        Err(other) => other,
    })
}

/// The error about a name or a zone.
pub(crate) fn name_error(error: &NameError) -> PyErr {
    read_error(read_error_text(error).to_string(), Some(error.source_character_index))
}

/// The error about a name in its parent zone.
pub(crate) fn zone_error(error: &ZoneError) -> PyErr {
    read_error(zone_error_text(error), Some(error.character_index_in_full_name()))
}

/// Why the name of a row cannot be read, in a sentence.
pub(crate) fn row_error_text(error: &RowError) -> String {
    match error {
        RowError::Name(error) => zone_error_text(error),
        other => error::row_error_text(other),
    }
}

/// The program's sentence, but the option that it names is called as it is here.
fn zone_error_text(error: &ZoneError) -> String {
    match error {
        ZoneError::NotInZone(NotInZone::OutsideZone) => {
            message!(name_outside_zone, append = "append=True").to_string()
        }
        ZoneError::AppendedToUrl => message!(zone_appended_to_url, append = "append=True").to_string(),
        other => error::zone_error_text(other),
    }
}

/// The error about a file that cannot be opened or read.
pub(crate) fn file_error(file: &str, error: &io::Error) -> PyErr {
    let message = format!("{file}: {}", file_error_text(error));
    match error.kind() {
        io::ErrorKind::NotFound => PyFileNotFoundError::new_err(message),
        _ => PyOSError::new_err(message),
    }
}

/// A notation by its identifier.
pub(crate) fn notation(id: &str) -> PyResult<Notation> {
    Notation::from_id(id).ok_or_else(|| {
        let known = Notation::ALL.map(Notation::id).join(", ");
        value_error(&message!(python_unknown_notation, text = visible_excerpt(id), notations = known))
    })
}

/// A display by its identifier, such as `uba-ltr` or `fields:order=content`.
pub(crate) fn display(id: &str) -> PyResult<DisplayConfig> {
    DisplayConfig::read(id).map_err(|error| value_error(&display_error_text(&error)))
}
