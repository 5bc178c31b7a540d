//! Rows for every name of a column: as an Arrow column of structs, or as JSON Lines.

use std::fmt::Write;
use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, Int64Builder, StringBuilder};
use arrow_array::{Array, ArrayRef, StructArray};
use arrow_buffer::NullBuffer;
use arrow_schema::{DataType, Field, FieldRef, Fields};
use bidiscope_bidi::name::unicode_version;
use bidiscope_list::scan::{ColumnValueType, NameRow, ScanColumn, ScanColumnValue};
use bidiscope_list::{NameMatchesByRow, RowFormat, RowWriter};
use bidiscope_report::words::finding::row_finding_texts;
use bidiscope_words::message;
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::types::{PyCapsule, PyTuple};
use pyo3::{Bound, PyAny, PyErr, PyResult, Python, pyclass, pyfunction, pymethods};
use pyo3_arrow::error::PyArrowResult;
use pyo3_arrow::ffi::{ArrayIterator, to_array_pycapsules, to_schema_pycapsule, to_stream_pycapsule};

use crate::errors::row_error_text;
use crate::interruptible::interruptible;
use crate::rows::{Request, RowsAndGroups};
use crate::rules::Rules;

/// How many rows may be added before it is asked how long their texts are.
const ROWS_BETWEEN_CHECKS: usize = 256;

/// A chunk ends where a text column has so many bytes: its offsets have 31 bits.
const MAX_CHUNK_BYTES: usize = 1 << 28;

/// A column in chunks, which other libraries take over without a copy (the Arrow PyCapsule interface).
#[pyclass(frozen, module = "bidiscope._native")]
pub(crate) struct ArrowColumn {
    chunks: Vec<ArrayRef>,
    field: FieldRef,
}

impl ArrowColumn {
    pub(crate) fn new(chunks: Vec<ArrayRef>, data_type: DataType) -> Self {
        Self { chunks, field: Arc::new(Field::new("", data_type, true)) }
    }
}

#[pymethods]
impl ArrowColumn {
    fn __len__(&self) -> usize {
        self.chunks.iter().map(|it| it.len()).sum()
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyArrowResult<Bound<'py, PyCapsule>> {
        to_schema_pycapsule(py, self.field.as_ref())
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyArrowResult<Bound<'py, PyTuple>> {
        let chunks: Vec<&dyn Array> = self.chunks.iter().map(AsRef::as_ref).collect();
        let whole = match chunks.as_slice() {
            [] => arrow_array::new_empty_array(self.field.data_type()),
            [_] => Arc::clone(&self.chunks[0]),
            all => arrow_select::concat::concat(all)?,
        };
        to_array_pycapsules(py, Arc::clone(&self.field), &whole, requested_schema)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyArrowResult<Bound<'py, PyCapsule>> {
        let chunks: Vec<_> = self.chunks.iter().map(|it| Ok(Arc::clone(it))).collect();
        let reader = ArrayIterator::new(chunks, Arc::clone(&self.field));
        to_stream_pycapsule(py, Box::new(reader), requested_schema)
    }
}

/// The versions of the package and of the Unicode data that decide.
#[pyfunction]
pub(crate) fn versions() -> (&'static str, &'static str) {
    (env!("CARGO_PKG_VERSION"), unicode_version())
}

/// Rows of `column` as a column of structs with these columns as fields.
#[pyfunction]
pub(crate) fn scan(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    column_ids: Vec<String>,
    rules: &Rules,
    threads: Option<usize>,
    memory: u64,
) -> PyResult<ArrowColumn> {
    let request = Request::new(column, &column_ids, rules, (threads, memory))?;
    let wanted = &request.columns;
    let fields: Fields = wanted.iter().map(|it| Field::new(it.id(), data_type(*it), true)).collect();
    let data_type = DataType::Struct(fields.clone());
    let chunks = interruptible(py, |progress| {
        let run = request.run(progress, |_, row, block: &mut Block| block.push(wanted, row))?;
        let whole = |(blocks, mut groups): RowsAndGroups<Block>| -> PyResult<Vec<ArrayRef>> {
            let parts = blocks.into_iter().flat_map(|mut it| it.finish());
            parts.map(|part| part.into_array(&fields, wanted, groups.as_mut())).collect()
        };
        Some(run.map_err(os_error).and_then(whole))
    })?;
    Ok(ArrowColumn::new(chunks.unwrap_or(Err(stopped()))?, data_type))
}

/// Rows of `column` as JSON Lines: what `scan --format jsonl` writes of a list.
#[pyfunction]
pub(crate) fn scan_lines(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    column_ids: Vec<String>,
    rules: &Rules,
    threads: Option<usize>,
    memory: u64,
) -> PyResult<String> {
    let request = Request::new(column, &column_ids, rules, (threads, memory))?;
    let writer = json_writer(request.columns.clone());
    let lines = interruptible(py, |progress| {
        let run = request.run(progress, |line, row, spooled: &mut Vec<u8>| match row {
            Some(row) => writer.write_temporary_row(row, spooled),
            None => writer.write_temporary_row(&NameRow { line_number: line, ..NameRow::default() }, spooled),
        })?;
        let whole = |(blocks, mut groups): RowsAndGroups<Vec<u8>>| -> std::io::Result<String> {
            let (mut lines, spooled) = (Vec::new(), blocks.concat());
            let mut spooled = spooled.as_slice();
            for _ in 0..request.rows() {
                let cells =
                    groups.as_mut().map(NameMatchesByRow::next_row_matches).transpose()?.unwrap_or_default();
                let last = |column| {
                    cells
                        .group_or_line_number(column)
                        .map_or(ScanColumnValue::Empty, ScanColumnValue::LineGroupOrCount)
                };
                writer.complete_temporary_row(&mut spooled, last, &[], &mut lines)?;
            }
            Ok(String::from_utf8_lossy(&lines).into_owned())
        };
        Some(run.and_then(whole).map_err(os_error))
    })?;
    lines.unwrap_or(Err(stopped()))
}

fn os_error(error: std::io::Error) -> PyErr {
    PyOSError::new_err(error.to_string())
}

/// The writer of rows as JSON, with the program's sentences.
pub(crate) fn json_writer(columns: Vec<ScanColumn>) -> RowWriter {
    RowWriter::new(RowFormat::JsonLines, columns, false)
        .with_error_text(row_error_text)
        .with_finding_texts(row_finding_texts)
}

/// The error where work ended early without an exception of its own.
pub(crate) fn stopped() -> PyErr {
    PyRuntimeError::new_err(message!(python_stopped).to_string())
}

/// The rows of a piece of the column.
#[derive(Default)]
struct Block {
    complete: Vec<Part>,
    cells: Vec<CellBuilder>,
    validity: Vec<bool>,
}

/// Consecutive rows: the cells of each column, empty for comparison columns, and which rows are no nulls.
struct Part {
    columns: Vec<ArrayRef>,
    validity: NullBuffer,
}

impl Block {
    /// Adds a row, `None` for a null.
    fn push(&mut self, columns: &[ScanColumn], row: Option<&NameRow>) {
        if self.cells.is_empty() {
            self.cells = columns.iter().map(|it| CellBuilder::of(*it)).collect();
        }
        self.validity.push(row.is_some());
        for (cells, &column) in self.cells.iter_mut().zip(columns) {
            if !column.compares_with_other_names() {
                match row {
                    Some(row) => cells.push(row.column_value(column), row),
                    None => cells.push_null(),
                }
            }
        }
        if self.validity.len().is_multiple_of(ROWS_BETWEEN_CHECKS)
            && self.cells.iter().any(|it| it.bytes() > MAX_CHUNK_BYTES)
        {
            self.end_part();
        }
    }

    fn end_part(&mut self) {
        let columns = self.cells.iter_mut().map(CellBuilder::finish).collect();
        let validity = NullBuffer::from(std::mem::take(&mut self.validity));
        self.complete.push(Part { columns, validity });
    }

    /// The rows.
    fn finish(&mut self) -> Vec<Part> {
        if !self.validity.is_empty() {
            self.end_part();
        }
        std::mem::take(&mut self.complete)
    }
}

impl Part {
    /// The rows with the next of the groups as their comparison columns.
    fn into_array(
        mut self,
        fields: &Fields,
        columns: &[ScanColumn],
        groups: Option<&mut NameMatchesByRow>,
    ) -> PyResult<ArrayRef> {
        let rows = self.validity.len();
        if let Some(groups) = groups {
            let mut numbers: Vec<Int64Builder> = columns.iter().map(|_| Int64Builder::new()).collect();
            for _ in 0..rows {
                let cells = groups.next_row_matches()?;
                for (numbers, &column) in
                    numbers.iter_mut().zip(columns).filter(|it| it.1.compares_with_other_names())
                {
                    numbers.append_option(cells.group_or_line_number(column).map(|it| it as i64));
                }
            }
            for ((array, mut numbers), column) in self.columns.iter_mut().zip(numbers).zip(columns) {
                if column.compares_with_other_names() {
                    *array = Arc::new(numbers.finish());
                }
            }
        }
        let array = if fields.is_empty() {
            StructArray::new_empty_fields(rows, Some(self.validity))
        } else {
            StructArray::try_new(fields.clone(), self.columns, Some(self.validity))
                .map_err(|error| PyRuntimeError::new_err(error.to_string()))?
        };
        Ok(Arc::new(array))
    }
}

/// The Arrow type of a column.
fn data_type(column: ScanColumn) -> DataType {
    match column.column_value_type() {
        ColumnValueType::Bool => DataType::Boolean,
        ColumnValueType::Number => DataType::Int64,
        ColumnValueType::Text => DataType::Utf8,
    }
}

/// Collects the cells of a column.
enum CellBuilder {
    Bool(BooleanBuilder),
    Number(Int64Builder),
    Text(StringBuilder),
}

impl CellBuilder {
    fn of(column: ScanColumn) -> Self {
        match column.column_value_type() {
            ColumnValueType::Bool => Self::Bool(BooleanBuilder::new()),
            ColumnValueType::Number => Self::Number(Int64Builder::new()),
            ColumnValueType::Text => Self::Text(StringBuilder::new()),
        }
    }

    fn push_null(&mut self) {
        match self {
            Self::Bool(it) => it.append_null(),
            Self::Number(it) => it.append_null(),
            Self::Text(it) => it.append_null(),
        }
    }

    fn push(&mut self, cell: ScanColumnValue<'_>, row: &NameRow) {
        match (self, cell) {
            (cells, ScanColumnValue::Empty) => cells.push_null(),
            (Self::Bool(to), ScanColumnValue::Bool(it)) => to.append_value(it),
            (Self::Number(to), ScanColumnValue::LineGroupOrCount(it)) => to.append_value(it as i64),
            (Self::Number(to), ScanColumnValue::IndexOrMinusOne(it)) => to.append_value(it),
            (Self::Text(to), ScanColumnValue::Text(it) | ScanColumnValue::JsonFromList(it)) => {
                to.append_value(it)
            }
            (Self::Text(to), ScanColumnValue::VerdictIdOrVersion(it)) => to.append_value(it),
            (Self::Text(to), ScanColumnValue::RowError(error)) => to.append_value(row_error_text(error)),
            (Self::Text(to), ScanColumnValue::FindingTexts(kinds)) => {
                to.append_value(row_finding_texts(row, kinds).join(" "));
            }
            (Self::Text(to), cell) => {
                // Writing to the builder does not fail; what was written becomes the value.
                let _ = write!(to, "{cell}");
                to.append_value("");
            }
            (cells, _) => cells.push_null(),
        }
    }

    /// How many bytes its texts have.
    fn bytes(&self) -> usize {
        match self {
            Self::Text(it) => it.values_slice().len(),
            Self::Bool(_) | Self::Number(_) => 0,
        }
    }

    fn finish(&mut self) -> ArrayRef {
        match self {
            Self::Bool(it) => Arc::new(it.finish()),
            Self::Number(it) => Arc::new(it.finish()),
            Self::Text(it) => Arc::new(it.finish()),
        }
    }
}
