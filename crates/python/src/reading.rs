//! The texts of a column, whichever of Arrow's types it has.

use std::ops::Range;

use arrow_array::cast::AsArray;
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, LargeBinaryArray, LargeStringArray, StringArray,
    StringViewArray,
};
use arrow_schema::{DataType, FieldRef};
use bidiscope_words::{Message, message};
use pyo3::exceptions::PyTypeError;
use pyo3::types::{PyAnyMethods, PyIterator, PyString, PyStringMethods, PyTypeMethods};
use pyo3::{Bound, PyAny, PyErr, PyResult};
use pyo3_arrow::PyChunkedArray;
use pyo3_arrow::input::AnyArray;

use crate::errors::value_error;

/// How many names are one piece of work, and of one chunk of the result.
const PIECE_ROWS: usize = 1 << 14;

/// A chunk of a column of texts. It shares its memory with whoever made the column.
#[derive(Debug)]
enum Chunk {
    Utf8(StringArray),
    LargeUtf8(LargeStringArray),
    Utf8View(StringViewArray),
    Binary(BinaryArray),
    LargeBinary(LargeBinaryArray),
    BinaryView(BinaryViewArray),
}

/// A column of texts.
#[derive(Debug)]
pub(crate) struct Texts {
    chunks: Vec<Chunk>,
    /// Consecutive ranges of the chunks, none long, each with the number of the rows before it.
    pieces: Vec<(usize, Range<usize>, usize)>,
    rows: usize,
}

impl Texts {
    /// The texts of an Arrow column, or of any other iterable of `str` and missing values.
    pub(crate) fn of(column: &Bound<'_, PyAny>) -> PyResult<Self> {
        if column.hasattr("__arrow_c_array__")? || column.hasattr("__arrow_c_stream__")? {
            let column: PyChunkedArray = column.extract::<AnyArray>()?.into_chunked_array()?;
            let (chunks, field) = column.into_inner();
            return Self::of_chunks(chunks, &field);
        }
        if column.is_instance_of::<PyString>() {
            return Err(type_error(&message!(python_one_name)));
        }
        let texts = PyIterator::from_object(column)?.enumerate();
        let texts: Vec<Option<Vec<u8>>> =
            texts.map(|(index, it)| bytes(index, &it?)).collect::<PyResult<_>>()?;
        let texts = texts.iter().map(Option::as_deref).collect::<BinaryArray>();
        Ok(Self::new(vec![Chunk::Binary(texts)]))
    }

    fn of_chunks(chunks: Vec<ArrayRef>, field: &FieldRef) -> PyResult<Self> {
        // A table with one column, as the results of queries are.
        if let DataType::Struct(fields) = field.data_type() {
            let [only] = fields.as_ref() else {
                return Err(value_error(&message!(python_table, count = fields.len())));
            };
            let columns = chunks.iter().map(|it| ArrayRef::clone(it.as_struct().column(0))).collect();
            return Self::of_chunks(columns, only);
        }
        Ok(Self::new(chunks.iter().map(chunk).collect::<PyResult<_>>()?))
    }

    fn new(chunks: Vec<Chunk>) -> Self {
        let (mut pieces, mut rows) = (Vec::new(), 0);
        for (index, chunk) in chunks.iter().enumerate() {
            for start in (0..chunk.len()).step_by(PIECE_ROWS) {
                let range = start..chunk.len().min(start + PIECE_ROWS);
                let before = rows + start;
                pieces.push((index, range, before));
            }
            rows += chunk.len();
        }
        Self { chunks, pieces, rows }
    }

    /// How many rows there are.
    pub(crate) const fn rows(&self) -> usize {
        self.rows
    }

    /// How many pieces.
    pub(crate) const fn pieces(&self) -> usize {
        self.pieces.len()
    }

    /// The texts of a piece, each with its line, from 1; `None` for a null.
    pub(crate) fn piece(&self, index: usize) -> impl Iterator<Item = (u64, Option<&[u8]>)> {
        let (chunk, range, before) = &self.pieces[index];
        let chunk = &self.chunks[*chunk];
        range.clone().zip(*before as u64 + 1..).map(move |(at, line)| (line, chunk.get(at)))
    }
}

impl Chunk {
    fn len(&self) -> usize {
        match self {
            Self::Utf8(it) => it.len(),
            Self::LargeUtf8(it) => it.len(),
            Self::Utf8View(it) => it.len(),
            Self::Binary(it) => it.len(),
            Self::LargeBinary(it) => it.len(),
            Self::BinaryView(it) => it.len(),
        }
    }

    fn get(&self, at: usize) -> Option<&[u8]> {
        match self {
            Self::Utf8(it) => it.is_valid(at).then(|| it.value(at).as_bytes()),
            Self::LargeUtf8(it) => it.is_valid(at).then(|| it.value(at).as_bytes()),
            Self::Utf8View(it) => it.is_valid(at).then(|| it.value(at).as_bytes()),
            Self::Binary(it) => it.is_valid(at).then(|| it.value(at)),
            Self::LargeBinary(it) => it.is_valid(at).then(|| it.value(at)),
            Self::BinaryView(it) => it.is_valid(at).then(|| it.value(at)),
        }
    }
}

/// The bytes of an item of a list, `None` for what is missing: `None`, and NaN and `NA` of pandas. What has no UTF-8, as half
/// of a surrogate pair, becomes bytes that cannot be read as a name.
fn bytes(index: usize, item: &Bound<'_, PyAny>) -> PyResult<Option<Vec<u8>>> {
    if let Ok(text) = item.cast::<PyString>() {
        return match text.to_cow() {
            Ok(text) => Ok(Some(text.as_bytes().to_vec())),
            Err(_) => item.call_method1("encode", ("utf-8", "surrogatepass"))?.extract().map(Some),
        };
    }
    let kind = item.get_type().name()?.to_string();
    let is_nan = item.extract::<f64>().is_ok_and(f64::is_nan);
    if item.is_none() || is_nan || kind == "NAType" {
        return Ok(None);
    }
    Err(type_error(&message!(python_no_text, number = index + 1, kind = kind)))
}

fn type_error(message: &Message<'_>) -> PyErr {
    PyTypeError::new_err(message.to_string())
}

/// The texts of an array. Only what is encoded otherwise, as a dictionary, is copied.
fn chunk(array: &ArrayRef) -> PyResult<Chunk> {
    Ok(match array.data_type() {
        DataType::Utf8 => Chunk::Utf8(array.as_string().clone()),
        DataType::LargeUtf8 => Chunk::LargeUtf8(array.as_string().clone()),
        DataType::Utf8View => Chunk::Utf8View(array.as_string_view().clone()),
        DataType::Binary => Chunk::Binary(array.as_binary().clone()),
        DataType::LargeBinary => Chunk::LargeBinary(array.as_binary().clone()),
        DataType::BinaryView => Chunk::BinaryView(array.as_binary_view().clone()),
        DataType::Dictionary(_, values) => {
            let plain = arrow_cast::cast(array, values).map_err(|it| PyTypeError::new_err(it.to_string()))?;
            chunk(&plain)?
        }
        // A column of nothing but nulls often has this type.
        DataType::Null => Chunk::Utf8(StringArray::new_null(array.len())),
        other => {
            return Err(type_error(&message!(python_not_texts, kind = other.to_string())));
        }
    })
}
