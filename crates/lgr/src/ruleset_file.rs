//! Reading a ruleset from the bytes of a file, in whatever form it is.

use crate::error::RulesetError;
use crate::ruleset::Ruleset;
use crate::table::ConvertedTable;
use crate::{read, table};

impl Ruleset {
    /// Reads a ruleset from a file's bytes: the XML of RFC 7940, or a table of RFC 3743 or RFC 4290, of which
    /// [`RulesetNote::ConvertedFromTable`](crate::RulesetNote::ConvertedFromTable) says what became of it.
    ///
    /// # Errors
    /// It is none of these in UTF-8, or exceeds a bound of this crate.
    pub fn read(bytes: &[u8]) -> Result<Self, RulesetError> {
        let Some(converted) = Self::convert_table_to_xml(bytes)? else { return read::read(bytes) };
        let mut ruleset = read::read(converted.ruleset_xml.as_bytes())?;
        ruleset.notes.splice(0..0, converted.conversion_notes);
        Ok(ruleset)
    }

    /// A table of RFC 3743 or RFC 4290 as a file of RFC 7940; `None` where the file is no such table.
    ///
    /// # Errors
    /// A line of it is no entry, or it exceeds a bound of this crate.
    pub fn convert_table_to_xml(table_file_bytes: &[u8]) -> Result<Option<ConvertedTable>, RulesetError> {
        if table::is_table(table_file_bytes) { table::to_xml(table_file_bytes).map(Some) } else { Ok(None) }
    }
}
