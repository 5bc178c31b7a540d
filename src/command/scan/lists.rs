//! The lists that are scanned, one after another.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_list::scan::{ContestingEntries, ListSource, ParentZoneField};
use bidiscope_list::{ListFormat, ListInputFormat, ListReader};
use bidiscope_system::threads::WorkProgress;
use bidiscope_words::message;

use super::super::comparison_list::{ListFormatOptions, print_repeated_columns};
use super::super::input::{list_read_error, list_unread};
use super::super::status::Stop;
use super::Arguments;
use super::input::{self, Source};

/// The lists, opened, and their columns.
pub(super) struct Lists<'a> {
    pub(super) lists: Vec<List<'a>>,
    /// The columns or keys that are passed through.
    pub(super) kept: Vec<String>,
    /// The size of all in bytes; `None` if it is not known.
    pub(super) bytes: Option<u64>,
}

/// A list.
pub(super) struct List<'a> {
    pub(super) path: PathBuf,
    pub(super) reader: ListReader<Source<'a>>,
    pub(super) format: ListInputFormat,
    /// Where the parent zone of each entry stands.
    pub(super) parent_field: Option<ParentZoneField>,
    /// Where who asks for each name stands.
    pub(super) holder_field: Option<usize>,
    /// The columns that are passed through; `None` if the list has no columns.
    kept: Option<Vec<String>>,
    /// Its size; `None` if it is not known.
    bytes: Option<u64>,
}

impl<'a> Lists<'a> {
    /// Opens all lists and reads their headers, so that an error comes before anything is written.
    pub(super) fn open(arguments: &Arguments, progress: &'a WorkProgress) -> Result<Self, Stop> {
        let mut all = Self { lists: Vec::new(), kept: Vec::new(), bytes: Some(0) };
        let mut first_with_columns: Option<&Path> = None;
        for path in arguments.files.iter().map(PathBuf::as_path) {
            let list = List::open(arguments, path, progress)?;
            all.bytes = all.bytes.zip(list.bytes).map(|(before, it)| before + it);
            match (&list.kept, first_with_columns) {
                (None, _) => {}
                (Some(kept), None) => (all.kept, first_with_columns) = (kept.clone(), Some(path)),
                (Some(kept), Some(_)) if *kept == all.kept => {}
                (Some(_), Some(first)) => {
                    let reason =
                        message!(list_error_other_columns, file = super::super::input::source_name(first));
                    return Err(list_unread(path, &reason.to_string()));
                }
            }
            all.lists.push(list);
        }
        Ok(all)
    }
}

impl<'a> List<'a> {
    /// Opens a list, and reads its header.
    fn open(arguments: &Arguments, path: &Path, progress: &'a WorkProgress) -> Result<Self, Stop> {
        let unread = |error| list_read_error(path, &error);
        let (source, bytes) = input::open(path, progress).map_err(unread)?;
        let (format, source) = match &arguments.column {
            _ if arguments.zone => (ListInputFormat::ZoneFile, input::unread(source)),
            // What it is called says nothing: it may be read while it is written.
            None if ListFormat::by_extension(path).is_none() => {
                (ListInputFormat::NamePerLine, input::unread(source))
            }
            None => {
                let (beginning, source) = input::peek_beginning(source).map_err(unread)?;
                let options =
                    ListFormatOptions { format: None, column: None, default_column: None, prefix: "" };
                let form = options.form(path, &beginning).map_err(|reason| list_unread(path, &reason))?;
                (form, source)
            }
            Some(column) => {
                let (beginning, source) = input::peek_beginning(source).map_err(unread)?;
                (format(column, path, &beginning, arguments.files.len() > 1), source)
            }
        };
        let columns = arguments.kept_columns();
        let mut reader = ListReader::new(source, &format).with_fields(columns.field_selection());
        let fields = columns.find_in_list_header(&mut reader).map_err(unread)?;
        let kept = format.has_columns().then_some(fields.passed_through_column_titles);
        let (parent_field, holder_field) = (fields.parent_zone_field, fields.name_holder_field_index);
        if let ListInputFormat::Csv { name_column } = &format {
            let used = [name_column].into_iter().chain(&arguments.keep);
            let used = used.chain(&arguments.holder).chain(&arguments.parent_column).map(String::as_str);
            print_repeated_columns(reader.all_column_titles().map_err(unread)?, used, path);
        }
        Ok(Self { path: path.to_owned(), reader, format, parent_field, holder_field, kept, bytes })
    }
}

/// The format of a list where a column or key is named. Of several lists some may have a name a line: those whose name does
/// not say otherwise, and whose first line is one field that is not the column's title.
fn format(column: &str, path: &Path, beginning: &[u8], are_several: bool) -> ListInputFormat {
    let format = ListInputFormat::detect_with_name_column(column, path, beginning);
    let is_named_so = ListFormat::by_extension(path).is_some();
    let first_line = beginning.split(|it| *it == b'\n').next().unwrap_or_default().trim_ascii();
    let is_one_field = !first_line.iter().any(|it| matches!(it, b',' | b';' | b'\t'));
    let is_title = first_line == column.as_bytes() || column.parse::<usize>().is_ok();
    let has_columns =
        is_named_so || matches!(format, ListInputFormat::JsonLines { .. }) || !is_one_field || is_title;
    if are_several && !has_columns { ListInputFormat::NamePerLine } else { format }
}

/// Which list the lines are of, which are counted on from one list to the next.
#[derive(Default)]
pub(super) struct ListPlaces {
    lists: Vec<ListSource>,
}

impl ListPlaces {
    /// The next list, whose lines come after these.
    pub(super) fn next(&mut self, path: &Path, lines_before: u64) -> ListSource {
        let source = ListSource {
            list_name: Some(Arc::from(path.to_string_lossy())),
            line_count_before: lines_before,
        };
        self.lists.push(source.clone());
        source
    }

    /// The list of a line.
    pub(super) fn of(&self, line: u64) -> Option<&ListSource> {
        let after = self.lists.partition_point(|it| it.line_count_before < line);
        self.lists.get(after.checked_sub(1)?)
    }

    /// Says of each entry, whose line is counted on from one list to the next, its list and the line there.
    pub(super) fn localize(&self, entries: &mut ContestingEntries) {
        for entry in &mut entries.entries {
            if let Some(list) = self.of(entry.line_number) {
                entry.line_number -= list.line_count_before;
                entry.list_name = list.list_name.clone().filter(|_| self.lists.len() > 1);
            }
        }
    }

    /// The lists in their order.
    pub(super) fn all(&self) -> &[ListSource] {
        &self.lists
    }
}
