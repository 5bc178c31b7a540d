//! Makes an index of a list of registered names: `index`, and `scan --against-index`.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::{ParentZone, RegistryRulesByZone};
use bidiscope_list::scan::ScanOptions;
use bidiscope_list::{
    Decompressor, HashingReader, IndexedListCounts, IndexedListFile, ListEntryCounts, ListFormat,
    ListInputFormat, ListReader, NameIndex, NameIndexError, NameIndexSettings, NameIndexWriter,
    NameIndexWriterOptions, RegisteredNameListError, index_list_unless_stopped,
};
use bidiscope_report::words::error::file_error_text;
use bidiscope_system::files::AtomicFile;
use bidiscope_system::threads::{ThreadPool, WorkProgress};
use bidiscope_words::message;

use super::comparison_list::{ListFormatOptions, non_names_message};
use super::scan::input::peek_beginning;
use super::standard_error::failed;
use super::status::Stop;
use super::terminal;
use bidiscope_list::ColumnsBesideName;

/// The option that says which columns or keys the index has.
pub(super) const KEEP_OPTION: &str = "--keep";

/// The list, the index, and how names are read and judged.
pub(super) struct IndexJob<'a> {
    pub(super) list: &'a Path,
    pub(super) index: &'a Path,
    pub(super) overwrites: bool,
    pub(super) format: ListFormatOptions<'a>,
    /// The columns or keys that the index has beside each name, and the one with its parent zone.
    pub(super) columns: ColumnsBesideName<'a>,
    /// The zone that is put after each name, where no column has zones.
    pub(super) appended: Option<ParentZone>,
    pub(super) notation: Notation,
    /// Whether white space at the ends of names is taken off.
    pub(super) trims: bool,
    pub(super) rules: &'a RegistryRulesByZone,
    pub(super) threads: Option<usize>,
    /// For the sorting, in bytes.
    pub(super) memory: u64,
}

/// Why no index is made.
pub(super) enum IndexStop {
    /// It was asked to end.
    Requested,
    /// The list cannot be read, for this reason.
    List(String),
    /// The index cannot be written.
    Index(io::Error),
}

impl IndexJob<'_> {
    /// Makes the index; gives what was found in the list.
    pub(super) fn make(&self, progress: &WorkProgress) -> Result<ListEntryCounts, IndexStop> {
        if !std::fs::metadata(self.list).map_err(|it| list_error(&it))?.is_file() {
            return Err(IndexStop::List(message!(index_of_no_file).to_string()));
        }
        if NameIndex::is_index_file(self.list).map_err(|it| list_error(&it))? {
            return Err(IndexStop::List(message!(index_of_an_index).to_string()));
        }
        let mut reader = HashingReader::new(File::open(self.list).map_err(|it| list_error(&it))?);
        let (beginning, input) =
            peek_beginning(Decompressor::new(&mut reader)).map_err(|it| list_error(&it))?;
        let form = self.format.form(self.list, &beginning).map_err(IndexStop::List)?;
        let file = AtomicFile::begin(self.index, self.overwrites).map_err(IndexStop::Index)?;
        let file = BufWriter::with_capacity(1 << 18, file);
        let mut list = ListReader::new(input, &form).with_fields(self.columns.field_selection());
        if !self.columns.pass_through_titles.is_empty() && !form.has_columns() {
            let reason = message!(against_nothing_to_keep, prefix = self.format.prefix);
            return Err(IndexStop::List(reason.to_string()));
        }
        let fields = self.columns.find_in_list_header(&mut list).map_err(|it| list_error(&it))?;
        let form = (&form, beginning.as_slice());
        let options = NameIndexWriterOptions {
            settings: self.settings(),
            stored_column_titles: &fields.stored_column_titles,
            max_sort_memory_bytes: self.memory,
            max_thread_count: self.threads,
            temporary_folder: &std::env::temp_dir(),
        };
        let mut index = NameIndexWriter::new(file, options).map_err(IndexStop::Index)?;
        let wanted = ScanOptions {
            name_notation: self.notation,
            computed_columns: index.needed_row_columns(),
            registry_rules: self.rules.clone(),
            parent_zone: self.appended.clone(),
            parent_zone_field: fields.parent_zone_field,
            name_holder_field_index: fields.name_holder_field_index,
            trims_white_space: self.trims,
            compares_ignoring_ascii_case: form.0 == &ListInputFormat::ZoneFile,
            ..ScanOptions::default()
        };
        let added = index_list_unless_stopped(
            &mut list,
            &wanted,
            &mut index,
            fields.stored_column_titles.len(),
            &ThreadPool::new(self.threads, progress),
        );
        let added = added.map_err(|error| match error {
            RegisteredNameListError::CannotReadList(error) => list_error(&error),
            RegisteredNameListError::CannotWriteTemporaryFile(error) => IndexStop::Index(error),
        })?;
        let IndexedListCounts { entry_counts: counts, non_name_counts: non_names } =
            added.ok_or(IndexStop::Requested)?;
        let appends = self.columns.appends_zone_to_names || self.appended.is_some();
        if let Some(reason) = non_names_message(&non_names, form, (self.format.prefix, appends)) {
            return Err(IndexStop::List(reason));
        }
        drop(list);
        // What comes after the end of a compressed list.
        io::copy(&mut reader, &mut io::sink()).map_err(|it| list_error(&it))?;
        let source = IndexedListFile::of_fully_read_list(self.list, reader).map_err(|error| {
            match NameIndexError::find_in_io_error(&error) {
                Some(NameIndexError::SourceListChanged) => {
                    IndexStop::List(message!(index_source_changes).to_string())
                }
                _ => list_error(&error),
            }
        })?;
        let file = index.finish_unless_stopped(source, counts, progress).map_err(IndexStop::Index)?;
        let file = file.ok_or(IndexStop::Requested)?;
        let file = file.into_inner().map_err(|it| IndexStop::Index(it.into_error()))?;
        file.finish().map_err(IndexStop::Index)?;
        Ok(counts)
    }

    /// How names are read and judged, as the index has it.
    pub(super) fn settings(&self) -> NameIndexSettings {
        let keep = self.columns.pass_through_titles;
        let keep = (!keep.is_empty()).then(|| [KEEP_OPTION.to_owned(), keep.join(",")]);
        let options = self.list_options().into_iter().chain(keep.into_iter().flatten());
        let appended = self.appended.as_ref().map(ParentZone::zone);
        NameIndexSettings::new(self.notation, self.trims, self.rules, options.collect())
            .with_appended_zone(appended)
            .with_name_holders(self.columns.name_holder_title.is_some())
    }

    /// The options that say how the names of the list are read.
    pub(super) fn list_options(&self) -> Vec<String> {
        let of = |option: &str, value: &str| [format!("--{option}"), value.to_owned()];
        let format = self.format.format.map(|it| of("format", it.id()));
        let by_name = self.format.format.or_else(|| ListFormat::by_extension(self.list));
        let has_columns = matches!(by_name, Some(ListFormat::Csv | ListFormat::JsonLines));
        let default = self.format.default_column.filter(|_| has_columns);
        let column = self.format.column.or(default).map(|it| of("column", it));
        let ColumnsBesideName {
            name_holder_title: holder,
            parent_zone_title: parent,
            appends_zone_to_names: appends,
            ..
        } = self.columns;
        let appends = appends && parent.is_some() || self.appended.is_some();
        let append = appends.then(|| "--append".to_owned());
        let parent = parent.map(|it| of("parent-column", it));
        let holder = holder.map(|it| of("holder", it));
        format.into_iter().chain(column).chain(holder).chain(parent).flatten().chain(append).collect()
    }
}

fn list_error(error: &io::Error) -> IndexStop {
    IndexStop::List(file_error_text(error))
}

/// Prints why an index cannot be written.
pub(super) fn not_written(index: &Path, error: &io::Error) -> Stop {
    match error.kind() {
        io::ErrorKind::AlreadyExists => failed(&message!(file_exists, file = terminal::file_name(index))),
        _ => not_written_because(index, &file_error_text(error)),
    }
}

/// Prints that an index cannot be written, for this reason: the end of a sentence.
pub(super) fn not_written_because(index: &Path, reason: &str) -> Stop {
    failed(&message!(index_not_written, file = terminal::file_name(index), reason = reason))
}
