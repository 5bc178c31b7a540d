//! The other list, with which the names of the list are compared: those that are registered already, or an index of them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_list::scan::{ScanColumn, ScanOptions};
use bidiscope_list::{
    ListInputFormat, ListReader, NameMatchFinder, NamesToStore, NonNameCounts, RegisteredNameList,
    RegisteredNameListError, StoredListEntries,
};
use bidiscope_report::words::error::file_error_text;
use bidiscope_system::threads::{ThreadPool, WorkProgress};

use super::super::file::{name_of, open_file, typed};
use super::super::opened_file::OpenedFile;
use super::super::registered::{ComparedList, check_names, open_index};
use super::super::settings::ListSettings;
use super::comparison::{Comparison, MEMORY_OF_GROUPS};
use super::fields::ListFields;
use super::unreadable::Unreadable;

/// Where the other list is, and how it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OtherList {
    path: PathBuf,
    format: ListInputFormat,
    /// The columns or keys that are read beside the names.
    fields: ListFields,
    /// The options of the ruleset and its zone, for the command that makes an index anew.
    rule_options: Vec<String>,
}

impl OtherList {
    /// That of the settings; `None` where they name none.
    pub(super) fn of(settings: &ListSettings, rule_options: Vec<String>) -> Option<Self> {
        if settings.other_list.trim().is_empty() {
            return None;
        }
        let path = typed(&settings.other_list);
        let format = settings.other_list_format(&path);
        let column = |title: &str| {
            let title = Some(title.trim().to_owned());
            title.filter(|it| format.has_columns() && !it.is_empty())
        };
        // Holders are compared where both lists say them.
        let holder = column(&settings.other_holder_column).filter(|_| settings.holders_from().is_some());
        let fields = ListFields { kept: Vec::new(), holder, zone: column(&settings.other_zone_column) };
        Some(Self { path, format, fields, rule_options })
    }

    /// Whether the holders of its names are compared.
    pub(super) const fn has_holders(&self) -> bool {
        self.fields.holder.is_some()
    }

    /// Whether it has columns or keys, of which one holds the names.
    pub(super) const fn has_columns(&self) -> bool {
        self.format.has_columns()
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// What it is called.
    pub(super) fn name(&self) -> String {
        name_of(&self.path)
    }

    /// Reads it for a list that is read with these options; an index is only opened. `columns` gets the columns or keys that
    /// it has, also where it cannot be read because it lacks the one that is asked for. `show` is called with the bytes that
    /// are read, and how many there are.
    ///
    /// # Errors
    /// Why it cannot be compared, as the end of a sentence.
    pub(super) fn read(
        &self,
        options: &ScanOptions,
        progress: &WorkProgress,
        columns: &mut Vec<String>,
        show: impl Fn(u64, u64),
    ) -> Result<Comparison, String> {
        let (from, length) = open_file(&self.path)?;
        let compared = options.computed_columns.filtered(ScanColumn::compares_with_other_names);
        if let Some(index) = open_index(&self.path, &self.rule_options, options)? {
            let index = Arc::new(index);
            let counts = *index.counts();
            check_names(
                (&counts, &NonNameCounts::default()),
                self.format.format_without_column(),
                &options.registry_rules,
            )?;
            let folder = std::env::temp_dir();
            let grouper = NameMatchFinder::with_index_as_other_list(
                compared,
                MEMORY_OF_GROUPS,
                &folder,
                Arc::clone(&index),
            );
            let names = Some(StoredListEntries::from_name_index(index, &[]));
            return Ok(Comparison { grouper, names, unreadable: Unreadable::of(&counts) });
        }
        let mut list = ListReader::new(from, &self.format).with_fields(self.fields.selection());
        *columns = list.all_column_titles().map_err(|error| file_error_text(&error))?.to_vec();
        list.read_selected_column_titles().map_err(|error| file_error_text(&error))?;
        let mut comparison = Comparison::without_other_list(compared);
        let (parent_field, holder_field) = (self.fields.parent_field(), self.fields.holder_place());
        let wanted = ScanOptions {
            computed_columns: compared,
            parent_zone_field: parent_field,
            name_holder_field_index: holder_field,
            ..options.clone()
        };
        let mut groupers = [&mut comparison.grouper];
        let read = RegisteredNameList::read_into_match_finders(
            &mut list,
            &wanted,
            &ThreadPool::new(None, progress),
            &mut groupers,
            NamesToStore::All { stored_field_count: 0 },
            |bytes| show(bytes, length),
        );
        let RegisteredNameList {
            entry_counts: counts,
            non_name_counts: non_names,
            stored_entries: names,
            ..
        } = read.map_err(|error| match error {
            RegisteredNameListError::CannotReadList(error)
            | RegisteredNameListError::CannotWriteTemporaryFile(error) => file_error_text(&error),
        })?;
        if !progress.is_stopped() {
            check_names((&counts, &non_names), self.format.format_without_column(), &options.registry_rules)?;
        }
        Ok(Comparison { names, unreadable: Unreadable::of(&counts), ..comparison })
    }

    /// The same for the name in Inspect, which is compared with it too, as it stands in this file.
    pub(super) fn compared(&self, file: &OpenedFile, notation: Notation) -> ComparedList {
        ComparedList {
            format: Some(self.format.clone()),
            holder: self.fields.holder.clone(),
            zone: self.fields.zone.clone(),
            appends: true,
            notation,
            rule_options: self.rule_options.clone(),
            ..ComparedList::of(file)
        }
    }
}
