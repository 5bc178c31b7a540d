//! The list of `--against`, read before the lists themselves.

use std::io;
use std::path::Path;

use bidiscope_list::scan::{ScanColumn, ScanOptions};
use bidiscope_list::{
    ColumnsBesideName, FieldsBesideName, ListInputFormat, ListReader, NameIndex, NameIndexError,
    NameMatchFinder, NamesToStore, RegisteredNameList, RegisteredNameListError,
};
use bidiscope_system::threads::{ThreadPool, WorkProgress};
use bidiscope_words::message;

use super::super::comparison_list::{ListFormatOptions, non_names_message, print_repeated_columns};
use super::super::input::{list_read_error, list_unread};
use super::super::status::Stop;
use super::super::temporary_file::temporary_file_error;
use super::arguments::index_path;
use super::input::{self, Source};
use super::progress::ProgressLine;
use super::state::Scan;

/// The list of `--against`, opened.
pub(in super::super) struct OtherList<'a> {
    pub(in super::super) reader: ListReader<Source<'a>>,
    pub(in super::super) form: ListInputFormat,
    /// Its first bytes.
    pub(in super::super) beginning: Vec<u8>,
    /// The columns or keys that are read beside its names.
    pub(in super::super) fields: FieldsBesideName,
}

impl<'a> OtherList<'a> {
    /// Opens the list, and reads its header.
    pub(in super::super) fn open(
        path: &Path,
        (options, columns): (ListFormatOptions<'_>, ColumnsBesideName<'_>),
        progress: &'a WorkProgress,
    ) -> Result<Self, Stop> {
        let unread = |error| list_read_error(path, &error);
        let (source, _) = input::open(path, progress).map_err(unread)?;
        let (beginning, source) = input::peek_beginning(source).map_err(unread)?;
        let form = options.form(path, &beginning).map_err(|reason| list_unread(path, &reason))?;
        let mut reader = ListReader::new(source, &form).with_fields(columns.field_selection());
        let fields = columns.find_in_list_header(&mut reader).map_err(unread)?;
        if let ListInputFormat::Csv { name_column } = &form {
            let used = [name_column].into_iter().chain(columns.pass_through_titles).map(String::as_str);
            let used = used.chain(columns.name_holder_title).chain(columns.parent_zone_title);
            print_repeated_columns(reader.all_column_titles().map_err(unread)?, used, path);
        }
        if !columns.pass_through_titles.is_empty() && !form.has_columns() {
            let reason = message!(against_nothing_to_keep, prefix = options.prefix);
            return Err(list_unread(path, &reason.to_string()));
        }
        Ok(Self { reader, form, beginning, fields })
    }
}

impl Scan<'_> {
    /// Whether names of the other list are wanted in the rows, or what stands beside them.
    pub(super) fn wants_other_entries(&self) -> bool {
        let of_names =
            [ScanColumn::AgainstName, ScanColumn::AgainstHolder, ScanColumn::AgainstSuggestionName];
        of_names.iter().any(|it| self.wanted.computed_columns.has(*it))
            || !self.arguments.against_list.keep().is_empty()
    }

    /// Whether the dispositions of names as variants of those of the other list are wanted.
    pub(super) fn wants_dispositions(&self) -> bool {
        self.arguments.against.is_some() && self.wanted.computed_columns.has(ScanColumn::AgainstDisposition)
    }

    /// Whether names of the other list are wanted: in the rows, or in the report.
    fn wants_other_names(&self) -> bool {
        self.arguments.against.is_some()
            && (self.wants_other_entries() || self.arguments.report.report.is_some())
    }

    /// Adds the names of the list of `--against` to the groups; gives what was read, with its names where they are wanted, and
    /// which of its columns or keys are passed through.
    pub(super) fn read_other(
        &self,
        groupers: &mut [&mut NameMatchFinder],
        progress_line: &ProgressLine,
    ) -> Result<(RegisteredNameList, Vec<String>), Stop> {
        let Some(other) = &self.arguments.against else {
            return Ok((RegisteredNameList::default(), Vec::new()));
        };
        progress_line.show(&message!(progress_other_list));
        let opened = OtherList::open(other, self.arguments.registered_format(), self.progress)?;
        let OtherList { reader: mut list, form, beginning, fields } = opened;
        let FieldsBesideName {
            parent_zone_field: parent_field,
            name_holder_field_index: holder_field,
            passed_through_column_titles: passed_through,
            stored_column_titles: stored,
        } = fields;
        let column = self.arguments.against_parent_column.as_deref();
        let wanted = ScanOptions {
            parent_zone: self.arguments.against_list.appended(column, self.registry.zone()),
            parent_zone_field: parent_field,
            name_holder_field_index: holder_field,
            compares_ignoring_ascii_case: form == ListInputFormat::ZoneFile,
            computed_columns: self.group_columns(),
            ..self.wanted.clone()
        };
        let kept = match (self.wants_other_names(), self.wants_dispositions()) {
            (true, _) => NamesToStore::All { stored_field_count: stored.len() },
            (false, true) => NamesToStore::WithVariants,
            (false, false) => NamesToStore::None,
        };
        let read = RegisteredNameList::read_into_match_finders(
            &mut list,
            &wanted,
            &ThreadPool::new(self.arguments.threads, self.progress),
            groupers,
            kept,
            |_| {},
        );
        let read = read.map_err(|error| match error {
            RegisteredNameListError::CannotReadList(error) => list_read_error(other, &error),
            RegisteredNameListError::CannotWriteTemporaryFile(error) => temporary_file_error(&error),
        })?;
        let appends =
            parent_field.is_some_and(|it| it.appends_zone_to_names) || self.arguments.against_list.appends();
        match non_names_message(&read.non_name_counts, (&form, &beginning), ("against-", appends)) {
            Some(reason) if !self.progress.is_stopped() => Err(list_unread(other, &reason)),
            _ => Ok((read, passed_through)),
        }
    }

    /// Prints that the names cannot be compared: the index of the other list or a temporary file cannot be read.
    pub(super) fn comparison_error(&self, error: &io::Error) -> Stop {
        let Some(list) =
            self.arguments.against.as_deref().filter(|_| NameIndexError::find_in_io_error(error).is_some())
        else {
            return temporary_file_error(error);
        };
        let index = if self.arguments.against_index { index_path(list) } else { list.to_owned() };
        // Its beginning says how to make it anew, where that at least can be read.
        let opened = NameIndex::open(&index).ok();
        self.index_error(&index, opened.as_ref(), error)
    }
}
