//! The list of `--against`, read before the lists themselves.

use std::io;

use bidiscope_list::scan::{Column, ScanOptions};
use bidiscope_list::{
    Grouper, IndexError, InputFormat, KeptNames, ListReader, NameIndex, RegisteredList, RegisteredListError,
};
use bidiscope_words::message;

use super::super::Stop;
use super::super::comparison_list::{non_names_message, print_repeated_columns};
use super::super::input::{list_read_error, list_unread};
use super::arguments::index_path;
use super::groups::temporary_file_error;
use super::input;
use super::progress::ProgressLine;
use super::run::Scan;

impl Scan<'_> {
    /// Whether names of the other list are wanted in the rows, or what stands beside them.
    pub(super) fn wants_other_entries(&self) -> bool {
        let of_names = [Column::AgainstName, Column::AgainstHolder, Column::AgainstSuggestionName];
        of_names.iter().any(|it| self.wanted.columns.has(*it))
            || !self.arguments.against_list.keep().is_empty()
    }

    /// Whether the dispositions of names as variants of those of the other list are wanted.
    pub(super) fn wants_dispositions(&self) -> bool {
        self.arguments.against.is_some() && self.wanted.columns.has(Column::AgainstDisposition)
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
        groupers: &mut [&mut Grouper],
        progress_line: &ProgressLine,
    ) -> Result<(RegisteredList, Vec<String>), Stop> {
        let Some(other) = &self.arguments.against else {
            return Ok((RegisteredList::default(), Vec::new()));
        };
        progress_line.show(&message!(progress_other_list));
        let (source, _) =
            input::open(other, self.progress).map_err(|error| list_read_error(other, &error))?;
        let (beginning, source) =
            input::peek_beginning(source).map_err(|error| list_read_error(other, &error))?;
        let options = self.arguments.against_list.options(self.arguments.column.as_deref());
        let form = options.form(other, &beginning).map_err(|reason| list_unread(other, &reason))?;
        let columns = self.arguments.against_columns();
        let mut list = ListReader::new(source, &form).with_fields(columns.selection());
        let fields = list.read_header().map_err(|error| list_read_error(other, &error))?;
        let parent_field = columns.parent_field(fields);
        let holder_field = columns.holder_field(fields);
        let (passed_through, stored) = (columns.of(fields).to_vec(), columns.stored(fields).len());
        if let InputFormat::Csv(column) = &form {
            let other_columns = columns.keep.iter().chain(&self.arguments.against_holder);
            let other_columns = other_columns.chain(&self.arguments.against_parent_column);
            let titles = list.columns().map_err(|error| list_read_error(other, &error))?;
            print_repeated_columns(titles, [column].into_iter().chain(other_columns), other);
        }
        if !columns.keep.is_empty() && !form.has_columns() {
            return Err(list_unread(
                other,
                &message!(against_nothing_to_keep, prefix = options.prefix).to_string(),
            ));
        }
        let column = self.arguments.against_parent_column.as_deref();
        let parent_field = parent_field.map_err(|error| list_read_error(other, &error.into()))?;
        let wanted = ScanOptions {
            parent: self.arguments.against_list.appended(column, self.registry.zone()),
            parent_field,
            holder_field: holder_field.map_err(|error| list_read_error(other, &error.into()))?,
            ignores_case: form == InputFormat::Zone,
            columns: self.group_columns(),
            ..self.wanted.clone()
        };
        let kept = match (self.wants_other_names(), self.wants_dispositions()) {
            (true, _) => KeptNames::All(stored),
            (false, true) => KeptNames::WithVariants,
            (false, false) => KeptNames::None,
        };
        let threads = (self.arguments.threads, self.progress);
        let read = RegisteredList::read(&mut list, &wanted, threads, (groupers, kept), |_| {});
        let read = read.map_err(|error| match error {
            RegisteredListError::Unread(error) => list_read_error(other, &error),
            RegisteredListError::NotKept(error) => temporary_file_error(&error),
        })?;
        let appends = parent_field.is_some_and(|it| it.appends) || self.arguments.against_list.appends();
        match non_names_message(&read.non_names, (&form, &beginning), (options.prefix, appends)) {
            Some(reason) if !self.progress.is_stopped() => Err(list_unread(other, &reason)),
            _ => Ok((read, passed_through)),
        }
    }

    /// Prints that the names cannot be compared: the index of the other list or a temporary file cannot be read.
    pub(super) fn comparison_error(&self, error: &io::Error) -> Stop {
        let Some(list) = self.arguments.against.as_deref().filter(|_| IndexError::of(error).is_some()) else {
            return temporary_file_error(error);
        };
        let index = if self.arguments.against_index { index_path(list) } else { list.to_owned() };
        // Its beginning says how to make it anew, where that at least can be read.
        let opened = NameIndex::open(&index).ok();
        self.index_error(&index, opened.as_ref(), error)
    }
}
