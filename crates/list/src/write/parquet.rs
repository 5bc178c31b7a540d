//! Rows as Apache Parquet, for engines that read columns.

use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::{Type, TypePtr};

use crate::scan::Column;

use super::NOTHING;

/// How many rows make a group of the file, which stands in memory until it is written.
const ROWS_OF_A_GROUP: usize = 1 << 16;

/// Collects rows and writes them column by column: numbers as INT64, yes and no as BOOLEAN, all else as text; what is
/// empty is null.
pub struct ParquetFile {
    writer: SerializedFileWriter<Vec<u8>>,
    columns: Vec<ColumnCells>,
    rows: usize,
}

/// The cells of a column that wait to be written. `present` is 1 for each that is not null.
enum ColumnCells {
    Numbers { present: Vec<i16>, values: Vec<i64> },
    Truths { present: Vec<i16>, values: Vec<bool> },
    Texts { present: Vec<i16>, values: Vec<ByteArray> },
}

impl ParquetFile {
    /// With these columns.
    ///
    /// # Errors
    /// The library will have none of it.
    pub fn new(columns: &[Column]) -> io::Result<Self> {
        let fields = columns.iter().map(|&it| field(it)).collect::<Result<Vec<_>, _>>();
        let schema = fields
            .and_then(|fields| Type::group_type_builder("scan").with_fields(fields).build())
            .map_err(io::Error::other)?;
        let properties = Arc::new(WriterProperties::builder().build());
        let writer =
            SerializedFileWriter::new(Vec::new(), Arc::new(schema), properties).map_err(io::Error::other)?;
        Ok(Self { writer, columns: columns.iter().map(|&it| ColumnCells::of(it)).collect(), rows: 0 })
    }

    /// Takes rows as [`super::RowWriter`] writes them for Parquet.
    ///
    /// # Errors
    /// Those of writing.
    pub fn write(&mut self, mut rows: &[u8], out: &mut dyn Write) -> io::Result<()> {
        while !rows.is_empty() {
            for cells in &mut self.columns {
                cells.push(next_cell(&mut rows)?);
            }
            self.rows += 1;
            if self.rows == ROWS_OF_A_GROUP {
                self.write_group()?;
                self.hand_on(out)?;
            }
        }
        Ok(())
    }

    /// Writes what is left, and the end of the file.
    ///
    /// # Errors
    /// Those of writing.
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

    /// What the library has written goes on; it counts its places itself.
    fn hand_on(&mut self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(self.writer.inner())?;
        self.writer.inner_mut().clear();
        Ok(())
    }
}

fn field(column: Column) -> Result<TypePtr, ParquetError> {
    let (physical, converted) = match ColumnCells::of(column) {
        ColumnCells::Numbers { .. } => (Physical::INT64, ConvertedType::NONE),
        ColumnCells::Truths { .. } => (Physical::BOOLEAN, ConvertedType::NONE),
        ColumnCells::Texts { .. } => (Physical::BYTE_ARRAY, ConvertedType::UTF8),
    };
    let field = Type::primitive_type_builder(column.id(), physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_converted_type(converted);
    Ok(Arc::new(field.build()?))
}

/// Takes the next cell off the rows.
fn next_cell<'a>(rows: &mut &'a [u8]) -> io::Result<Option<&'a [u8]>> {
    let (length, rest) = rows.split_first_chunk().ok_or(io::ErrorKind::UnexpectedEof)?;
    let length = u32::from_le_bytes(*length);
    *rows = rest;
    if length == NOTHING {
        return Ok(None);
    }
    let (cell, rest) = rest.split_at_checked(length as usize).ok_or(io::ErrorKind::UnexpectedEof)?;
    *rows = rest;
    Ok(Some(cell))
}

impl ColumnCells {
    fn of(column: Column) -> Self {
        let present = Vec::new();
        match column {
            Column::BidiDomainName => Self::Truths { present, values: Vec::new() },
            Column::Line => Self::Numbers { present, values: Vec::new() },
            it if it.is_of_groups() => Self::Numbers { present, values: Vec::new() },
            _ => Self::Texts { present, values: Vec::new() },
        }
    }

    fn push(&mut self, cell: Option<&[u8]>) {
        match self {
            Self::Numbers { present, values } => {
                let number: Option<i64> = cell.and_then(|it| std::str::from_utf8(it).ok()?.parse().ok());
                present.push(i16::from(number.is_some()));
                values.extend(number);
            }
            Self::Truths { present, values } => {
                present.push(i16::from(cell.is_some()));
                values.extend(cell.map(|it| it == b"true"));
            }
            Self::Texts { present, values } => {
                present.push(i16::from(cell.is_some()));
                values.extend(cell.map(|it| ByteArray::from(it.to_vec())));
            }
        }
    }

    fn write(&mut self, column: &mut SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        match self {
            Self::Numbers { present, values } => {
                column.typed::<Int64Type>().write_batch(values, Some(present), None)?;
                present.clear();
                values.clear();
            }
            Self::Truths { present, values } => {
                column.typed::<BoolType>().write_batch(values, Some(present), None)?;
                present.clear();
                values.clear();
            }
            Self::Texts { present, values } => {
                column.typed::<ByteArrayType>().write_batch(values, Some(present), None)?;
                present.clear();
                values.clear();
            }
        }
        Ok(())
    }
}
