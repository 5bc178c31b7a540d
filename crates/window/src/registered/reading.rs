//! Reads the lists with which the name is compared.

use std::io::{self, Cursor, Read};
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::ScanOptions;
use bidiscope_list::{
    ColumnsBesideName, FieldsBesideName, IndexedNameList, ListFormat, ListInputFormat, ListReader,
    RegisteredNameListError, RegistrationApplicationList,
};
use bidiscope_report::list::RegisteredNames;
use bidiscope_report::words::error::file_error_text;
use bidiscope_report::words::list::list_format_title;
use bidiscope_system::threads::WorkProgress;
use bidiscope_words::message;

use super::super::file::{name_of, open_file};
use super::checks::{check_names, open_index};
use super::compared_list::{ComparedList, ComparedLists};

/// The first bytes of a file by which its format is told.
const BEGINNING: u64 = 1 << 10;

/// What was read.
pub(super) struct ReadLists {
    /// The registered names; `None` where they cannot be read.
    pub(super) names: Option<RegisteredNames>,
    /// Why lists cannot be, in sentences.
    pub(super) unread: Vec<String>,
}

/// Reads the lists; `None` where it was stopped.
pub(super) fn read(lists: &ComparedLists, progress: &WorkProgress) -> Option<ReadLists> {
    let ComparedLists { registered, applications, rules } = lists;
    let mut unread = Vec::new();
    let mut names = match read_registered(registered, rules, progress) {
        Ok(names) => Some(names?),
        Err(reason) => {
            let file = list_name(registered);
            unread.push(message!(registered_not_read, file = file, reason = reason).to_string());
            None
        }
    };
    if let (Some(list), true) = (applications, names.is_some()) {
        match read_applications(list, rules, progress) {
            Ok(applications) => names = names.map(|it| it.with_applications(applications)),
            Err(reason) => {
                let file = list_name(list);
                unread.push(message!(applications_not_read, file = file, reason = reason).to_string());
            }
        }
    }
    (!progress.is_stopped()).then_some(ReadLists { names, unread })
}

/// What a list is called.
pub(super) fn list_name(list: &ComparedList) -> String {
    name_of(&list.path)
}

/// Why something cannot be read, as the end of a sentence.
pub(super) fn reason(error: &io::Error) -> String {
    file_error_text(error)
}

fn read_registered(
    list: &ComparedList,
    rules: &RegistryRulesByZone,
    progress: &WorkProgress,
) -> Result<Option<RegisteredNames>, String> {
    let options = options(list, rules);
    // The name is asked about as its characters.
    let notation = Notation::Unicode;
    if let Some(index) = open_index(&list.path, &list.rule_options, &options)? {
        let columns = ColumnsBesideName {
            pass_through_titles: &[],
            name_holder_title: None,
            parent_zone_title: None,
            appends_zone_to_names: false,
        };
        let (passed_through, stored) = (index.stored_column_titles().to_vec(), Vec::new());
        let fields = FieldsBesideName {
            parent_zone_field: None,
            name_holder_field_index: None,
            passed_through_column_titles: passed_through,
            stored_column_titles: stored,
        };
        return Ok(Some(RegisteredNames::new(Arc::new(index), columns, &fields, notation, rules, None)));
    }
    let (mut reader, format, fields) = open(list)?;
    let wanted = wanted(options, &format, &fields);
    let read =
        IndexedNameList::read_unless_stopped(&mut reader, &wanted, &fields.stored_column_titles, progress);
    let Some(read) = read.map_err(|it| unread_reason(&it))? else { return Ok(None) };
    check_names((&read.counts, &read.non_names), format.format_without_column(), rules)?;
    Ok(Some(RegisteredNames::new(read.index, columns(list), &fields, notation, rules, None)))
}

fn read_applications(
    list: &ComparedList,
    rules: &RegistryRulesByZone,
    progress: &WorkProgress,
) -> Result<RegistrationApplicationList, String> {
    let (mut reader, format, fields) = open(list)?;
    let wanted = wanted(options(list, rules), &format, &fields);
    let read =
        RegistrationApplicationList::read(&mut reader, &wanted, fields.stored_column_titles.len(), progress);
    let titles = &fields.passed_through_column_titles;
    let holder = columns(list).name_holder_index_in_stored(titles);
    read.map(|it| it.with_stored_fields(holder, titles)).map_err(|it| unread_reason(&it))
}

fn options(list: &ComparedList, rules: &RegistryRulesByZone) -> ScanOptions {
    ScanOptions {
        name_notation: list.notation,
        registry_rules: rules.clone(),
        trims_white_space: true,
        ..ScanOptions::default()
    }
}

fn wanted(options: ScanOptions, format: &ListInputFormat, fields: &FieldsBesideName) -> ScanOptions {
    let FieldsBesideName { parent_zone_field: parent_field, name_holder_field_index: holder_field, .. } =
        *fields;
    ScanOptions {
        parent_zone_field: parent_field,
        name_holder_field_index: holder_field,
        compares_ignoring_ascii_case: *format == ListInputFormat::ZoneFile,
        ..options
    }
}

fn columns(list: &ComparedList) -> ColumnsBesideName<'_> {
    let ComparedList { keep, holder, zone, appends, .. } = list;
    ColumnsBesideName {
        pass_through_titles: keep,
        name_holder_title: holder.as_deref(),
        parent_zone_title: zone.as_deref(),
        appends_zone_to_names: *appends,
    }
}

/// Opens a list, and reads its header.
fn open(
    list: &ComparedList,
) -> Result<(ListReader<impl Read + Send>, ListInputFormat, FieldsBesideName), String> {
    let (mut from, _) = open_file(&list.path)?;
    let mut beginning = Vec::new();
    from.by_ref().take(BEGINNING).read_to_end(&mut beginning).map_err(|it| reason(&it))?;
    let by_ending = ListFormat::by_extension(&list.path).unwrap_or(ListFormat::Names);
    let format = match (&list.format, &list.column) {
        (Some(format), _) => format.clone(),
        (None, Some(column)) => ListInputFormat::detect_with_name_column(column, &list.path, &beginning),
        (None, None) => ListInputFormat::new(by_ending, ""),
    };
    if format.has_columns() && list.format.is_none() && list.column.is_none() {
        let format = list_format_title(format.format_without_column());
        return Err(message!(profile_list_needs_column, format = format).to_string());
    }
    let columns = columns(list);
    let from = Cursor::new(beginning).chain(from);
    let mut reader = ListReader::new(from, &format).with_fields(columns.field_selection());
    let fields = columns.find_in_list_header(&mut reader).map_err(|it| reason(&it))?;
    Ok((reader, format, fields))
}

fn unread_reason(error: &RegisteredNameListError) -> String {
    match error {
        RegisteredNameListError::CannotReadList(error)
        | RegisteredNameListError::CannotWriteTemporaryFile(error) => reason(error),
    }
}
