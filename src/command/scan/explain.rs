//! `scan --explain`: which lists would be read and how, with their first entries as they are read, and what would be written.

use std::io::{self, Read, Write};
use std::path::Path;

use bidiscope_list::scan::{NameRow, RegistrationConcern, ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_list::{BatchResult, ListInputFormat, ListReader, scan_list};
use bidiscope_report::words::error::row_error_text;
use bidiscope_report::words::list::list_format_title;
use bidiscope_system::threads::{ThreadPool, WorkProgress};
use bidiscope_words::message;

use super::super::context::CommandContext;
use super::super::input::{list_read_error, source_name};
use super::super::registry::Registry;
use super::super::status::{Status, Stop};
use super::super::terminal;
use super::Arguments;
use super::lists::Lists;
use super::other_list::OtherList;
use bidiscope_list::ColumnsBesideName;

/// How many entries of each list are shown.
const SHOWN_ENTRIES: usize = 3;

/// The first rows of a list as they are shown.
#[derive(Default)]
struct ShownRows(Vec<String>);

impl Arguments {
    /// Writes what a scan with these options would read and write; it reads the beginnings of the lists alone.
    pub(super) fn explain(
        &self,
        registry: &Registry,
        context: &CommandContext,
        out: &mut dyn Write,
    ) -> Result<Status, Stop> {
        let progress = WorkProgress::new();
        let fact = |fact: &'static str, value: &str| {
            message!(scan_explained, fact = fact, value = value).to_string()
        };
        let mut lines = Vec::new();
        lines.extend(registry.profile_name().map(|it| fact("profile", &terminal::escaped(it))));
        let lists = Lists::open(self, &progress)?;
        for list in lists.lists {
            lines.push(fact("list", &source_name(&list.path)));
            let wanted = ScanOptions {
                name_notation: context.notation,
                parent_zone: registry.zone().cloned(),
                parent_zone_field: list.parent_field,
                name_holder_field_index: list.holder_field,
                trims_white_space: !self.no_trim,
                ..ScanOptions::default()
            };
            let read = (list.reader, &list.format);
            lines.extend(entries(&list.path, read, (self.kept_columns(), wanted), &progress)?);
        }
        if let Some(path) = &self.against {
            lines.push(fact("registered", &source_name(path)));
            if path.extension().is_some_and(|it| it.eq_ignore_ascii_case("bidx")) {
                lines.push(format!("  {}", message!(scan_explained_index)));
            } else {
                let other = OtherList::open(path, self.registered_format(), &progress)?;
                let wanted = ScanOptions {
                    name_notation: context.notation,
                    parent_zone: self
                        .against_list
                        .appended(self.against_parent_column.as_deref(), registry.zone()),
                    parent_zone_field: other.fields.parent_zone_field,
                    name_holder_field_index: other.fields.name_holder_field_index,
                    trims_white_space: !self.no_trim,
                    ..ScanOptions::default()
                };
                let read = (other.reader, &other.form);
                lines.extend(entries(path, read, (self.against_columns(), wanted), &progress)?);
            }
        }
        let fail_on: Vec<&str> = match self.fail_on.as_slice() {
            [] => registry.fail_on().unwrap_or_default().iter().map(|it| it.id()).collect(),
            own => own.iter().map(|it: &RegistrationConcern| it.id()).collect(),
        };
        if !fail_on.is_empty() {
            lines.push(fact("fail-on", &fail_on.join(", ")));
        }
        if self.writes_rows() {
            let columns: Vec<&str> = self.columns(None).into_iter().map(ScanColumn::id).collect();
            let output =
                self.output.as_deref().map_or_else(|| message!(standard_output).to_string(), source_name);
            lines.extend([fact("columns", &columns.join(", ")), fact("output", &output)]);
        }
        lines.extend(self.report.report.as_deref().map(|it| fact("report", &source_name(it))));
        let language = registry.profile().and_then(|it| it.list.report_language);
        lines.extend(language.map(|it| fact("language", it.tag())));
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        Ok(Status::Done)
    }
}

/// How a list is read, and its first entries.
fn entries<R: Read + Send>(
    path: &Path,
    (mut reader, format): (ListReader<R>, &ListInputFormat),
    (columns, wanted): (ColumnsBesideName<'_>, ScanOptions),
    progress: &WorkProgress,
) -> Result<Vec<String>, Stop> {
    let fact = |fact: &'static str, value: &str| {
        let value = terminal::escaped(value);
        format!("  {}", message!(scan_explained, fact = fact, value = value.as_str()))
    };
    let mut lines = vec![fact("format", &list_format_title(format.format_without_column()))];
    if let ListInputFormat::Csv { name_column: column } | ListInputFormat::JsonLines { name_key: column } =
        format
    {
        lines.push(fact("column", column));
    }
    let appends = columns.appends_zone_to_names
        || wanted.parent_zone.as_ref().is_some_and(|it| it.is_appended_to_names());
    let parent = columns.parent_zone_title.map(str::to_owned);
    let parent = parent.or_else(|| wanted.parent_zone.as_ref().map(|it| it.zone().name_text()));
    lines.extend(parent.map(|it| fact(if appends { "appended-parent" } else { "parent" }, &it)));
    lines.extend(columns.name_holder_title.map(|it| fact("holder", it)));
    if !columns.pass_through_titles.is_empty() {
        lines.push(fact("keep", &columns.pass_through_titles.join(", ")));
    }
    let wanted = ScanOptions {
        computed_columns: ScanColumnSet::NONE.with(ScanColumn::Name),
        compares_ignoring_ascii_case: *format == ListInputFormat::ZoneFile,
        ..wanted
    };
    let mut shown = Vec::new();
    let visit = |row: &NameRow, rows: &mut ShownRows| {
        if rows.0.len() < SHOWN_ENTRIES {
            rows.0.push(shown_row(row));
        }
    };
    let pool = ThreadPool::new(Some(1), progress);
    let read = scan_list(&mut reader, &wanted, &pool, visit, |it: BatchResult<ShownRows>| {
        shown.extend(it.result.0);
        // The rest of the list is not read.
        if shown.len() < SHOWN_ENTRIES { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
    });
    if let Err(error) = read
        && shown.len() < SHOWN_ENTRIES
    {
        return Err(list_read_error(path, &error));
    }
    shown.truncate(SHOWN_ENTRIES);
    lines.extend(shown);
    Ok(lines)
}

/// The line of an entry, its name and its holder, or why it cannot be read.
fn shown_row(row: &NameRow) -> String {
    let line = message!(line_number, line = row.line_number);
    let name = match &row.row_error {
        None => terminal::in_display_order(row.decoded_or_typed_name()),
        Some(error) => terminal::escaped(&row_error_text(error)),
    };
    match row.name_holder.as_str() {
        "" => format!("  {line}: {name}"),
        holder => format!("  {line}: {name} ({})", terminal::in_display_order(holder)),
    }
}
