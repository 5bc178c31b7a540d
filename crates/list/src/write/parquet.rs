//! Writes rows as Apache Parquet.

use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::{Type, TypePtr};

use crate::scan::ValueType;

use super::{EMPTY_CELL, OutputColumn, RowWriter};

/// How many rows a row group has; it is kept in memory until it is written.
const ROW_GROUP_ROWS: usize = 1 << 16;

/// Collects rows and writes them column by column: numbers as INT64, booleans as BOOLEAN, everything else as
/// UTF-8 text; an empty cell is null. Without [`Self::finish`] what was written is no Parquet file.
pub struct ParquetWriter {
    writer: SerializedFileWriter<Vec<u8>>,
    columns: Vec<ColumnCells>,
    rows: usize,
}

/// The cells of a column of the current row group.
struct ColumnCells {
    /// 1 for each cell that is not null, else 0.
    definition_levels: Vec<i16>,
    values: Values,
}

/// The cells that are not null.
enum Values {
    Numbers(Vec<i64>),
    Booleans(Vec<bool>),
    Texts(Vec<ByteArray>),
}

impl ParquetWriter {
    /// A writer of the columns of a [`RowWriter`].
    ///
    /// # Errors
    /// The library refuses the schema.
    pub fn new(rows: &RowWriter) -> io::Result<Self> {
        let fields = rows.output_columns().map(field).collect::<Result<Vec<_>, _>>();
        let schema = fields
            .and_then(|fields| Type::group_type_builder("scan").with_fields(fields).build())
            .map_err(io::Error::other)?;
        let properties = Arc::new(WriterProperties::builder().build());
        let writer =
            SerializedFileWriter::new(Vec::new(), Arc::new(schema), properties).map_err(io::Error::other)?;
        Ok(Self { writer, columns: rows.output_columns().map(ColumnCells::of).collect(), rows: 0 })
    }

    /// Adds rows, as [`RowWriter`] appends them in the format [`Parquet`](super::RowFormat::Parquet);
    /// writes to `out` what is complete.
    ///
    /// # Errors
    /// Writing fails.
    pub fn write(&mut self, mut rows: &[u8], out: &mut dyn Write) -> io::Result<()> {
        while !rows.is_empty() {
            for cells in &mut self.columns {
                cells.push(next_cell(&mut rows)?);
            }
            self.rows += 1;
            if self.rows == ROW_GROUP_ROWS {
                self.write_group()?;
                self.pass_on(out)?;
            }
        }
        Ok(())
    }

    /// Writes the remaining rows and the footer.
    ///
    /// # Errors
    /// Writing fails.
    pub fn finish(mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.rows > 0 {
            self.write_group()?;
        }
        out.write_all(&self.writer.into_inner().map_err(io::Error::other)?)
    }

    fn write_group(&mut self) -> io::Result<()> {
        let columns = &mut self.columns;
        let written = (|| {
            let mut group = self.writer.next_row_group()?;
            for cells in columns {
                let Some(mut column) = group.next_column()? else { break };
                cells.write(&mut column)?;
                column.close()?;
            }
            group.close().map(drop)
        })();
        self.rows = 0;
        written.map_err(|error: ParquetError| io::Error::other(error))
    }

    /// Passes on what the library has written; it keeps track of offsets by itself.
    fn pass_on(&mut self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(self.writer.inner())?;
        self.writer.inner_mut().clear();
        Ok(())
    }
}

fn field(column: OutputColumn<'_>) -> Result<TypePtr, ParquetError> {
    let (physical, converted) = match Values::of(column) {
        Values::Numbers(_) => (Physical::INT64, ConvertedType::NONE),
        Values::Booleans(_) => (Physical::BOOLEAN, ConvertedType::NONE),
        Values::Texts(_) => (Physical::BYTE_ARRAY, ConvertedType::UTF8),
    };
    let field = Type::primitive_type_builder(column.title(), physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_converted_type(converted);
    Ok(Arc::new(field.build()?))
}

/// Reads the next cell and removes it from `rows`.
fn next_cell<'a>(rows: &mut &'a [u8]) -> io::Result<Option<&'a [u8]>> {
    let (length, rest) = rows.split_first_chunk().ok_or(io::ErrorKind::UnexpectedEof)?;
    let length = u32::from_le_bytes(*length);
    *rows = rest;
    if length == EMPTY_CELL {
        return Ok(None);
    }
    let (cell, rest) = rest.split_at_checked(length as usize).ok_or(io::ErrorKind::UnexpectedEof)?;
    *rows = rest;
    Ok(Some(cell))
}

impl Values {
    fn of(column: OutputColumn<'_>) -> Self {
        let OutputColumn::Computed(column) = column else { return Self::Texts(Vec::new()) };
        match column.value_type() {
            ValueType::Bool => Self::Booleans(Vec::new()),
            ValueType::Number => Self::Numbers(Vec::new()),
            ValueType::Text => Self::Texts(Vec::new()),
        }
    }
}

impl ColumnCells {
    fn of(column: OutputColumn<'_>) -> Self {
        Self { definition_levels: Vec::new(), values: Values::of(column) }
    }

    fn push(&mut self, cell: Option<&[u8]>) {
        let mut is_null = cell.is_none();
        match &mut self.values {
            Values::Numbers(values) => {
                let number = cell.and_then(|it| std::str::from_utf8(it).ok()?.parse().ok());
                is_null = number.is_none();
                values.extend(number);
            }
            Values::Booleans(values) => values.extend(cell.map(|it| it == b"true")),
            Values::Texts(values) => values.extend(cell.map(|it| ByteArray::from(it.to_vec()))),
        }
        self.definition_levels.push(i16::from(!is_null));
    }

    fn write(&mut self, column: &mut SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        let levels = Some(&*self.definition_levels);
        match &mut self.values {
            Values::Numbers(values) => {
                column.typed::<Int64Type>().write_batch(values, levels, None)?;
                values.clear();
            }
            Values::Booleans(values) => {
                column.typed::<BoolType>().write_batch(values, levels, None)?;
                values.clear();
            }
            Values::Texts(values) => {
                column.typed::<ByteArrayType>().write_batch(values, levels, None)?;
                values.clear();
            }
        }
        self.definition_levels.clear();
        Ok(())
    }
}
