//! Other entries of a list that a row names.

use std::fmt::{self, Display, Formatter};
use std::sync::Arc;

/// Other entries of the list, in its order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ContestingEntries {
    /// Those that are named.
    pub entries: Vec<ContestingEntry>,
    /// Whether there are more.
    pub has_more_entries: bool,
}

/// An entry of a list: where it is, its name, and what is kept of its other columns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ContestingEntry {
    /// The list that it is in, where there are several.
    pub list_name: Option<Arc<str>>,
    /// The line in which it begins, from 1.
    pub line_number: u64,
    /// The name, in logical order.
    pub name: String,
    /// The values of the columns or keys of the list that are passed through, in their order; an empty text for none.
    pub passed_through_values: Vec<String>,
}

impl Display for ContestingEntry {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.list_name {
            write!(f, "{file}: ")?;
        }
        write!(f, "{} {}", self.line_number, self.name)?;
        let kept: Vec<&str> =
            self.passed_through_values.iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
        if kept.is_empty() { Ok(()) } else { write!(f, " ({})", kept.join(", ")) }
    }
}

impl Display for ContestingEntries {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (at, it) in self.entries.iter().enumerate() {
            let separator = if at == 0 { "" } else { "; " };
            write!(f, "{separator}{it}")?;
        }
        f.write_str(if self.has_more_entries { "; \u{2026}" } else { "" })
    }
}
