//! `bidiscope collisions --against`: lists the names of a list that match a name: the same, the same display, or
//! confusable.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{ParentZone, RegistryRulesByZone, disposition_as_variant};
use bidiscope_list::scan::{
    NameMatchKind, NameRow, NameRowBuilder, ScanColumn, ScanColumnSet, ScanOptions, name_match_kinds,
};
use bidiscope_list::{
    Decompressor, ListEntryCounts, ListEntryFields, ListInputFormat, ListReader, NameIndex, NonNameCounts,
};
use bidiscope_report::json;
use bidiscope_report::words::verdict::match_kind_text;
use bidiscope_words::message;
use serde::{Serialize, Serializer};

use super::comparison_list::{
    AgainstArguments, no_names_message, non_names_message, outside_zones_message, print_warnings,
    single_labels_message, whole_names_message,
};
use super::context::CommandContext;
use super::input::list_read_error;
use super::registry::Registry;
use super::scan::input::peek_beginning;
use super::standard_error::print;
use super::status::{Status, Stop};
use super::{input, terminal};
use bidiscope_list::ColumnsBesideName;

/// The options of the comparison with a list.
pub(super) struct ListComparison<'a> {
    /// The list.
    pub(super) file: &'a Path,
    /// The format options of the file.
    pub(super) format: &'a AgainstArguments,
    /// The columns or keys of the file that are read beside its names.
    pub(super) columns: ColumnsBesideName<'a>,
    /// The zone that is put after each name of the file.
    pub(super) appended: Option<ParentZone>,
    /// The registry's rules, by whose rulesets names can be variants.
    pub(super) registry: &'a Registry,
    pub(super) context: &'a CommandContext,
    /// The most matching lines that are listed for each name.
    pub(super) most: usize,
    pub(super) json: bool,
}

/// A name, and its matches in the list.
struct Query {
    input: String,
    line: Option<u64>,
    row: NameRow,
    /// The first matching lines, at most `--most`.
    matches: Vec<Match>,
    /// The number of all matching lines.
    count: u64,
}

/// A line of the list that matches.
#[derive(Serialize)]
struct Match {
    line: u64,
    name: String,
    ascii_name: Option<String>,
    /// The identifiers of `kinds`.
    same: Vec<&'static str>,
    /// The disposition of the name as a variant of this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    disposition: Option<String>,
    /// What is passed through of the line: titles and values, of which empty ones are none.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_object")]
    kept: Vec<(String, String)>,
    /// The ways in which it matches.
    #[serde(skip)]
    kinds: Vec<NameMatchKind>,
}

/// The JSON object of a name and its matches in the list.
#[derive(Serialize)]
struct MatchesJson<'a> {
    input: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    name: &'a str,
    /// Whether every line that matches is listed.
    complete: bool,
    count: u64,
    /// The zone of the registry in which the name is; left out where names have no zones, `None` where it is in none.
    #[serde(skip_serializing_if = "Option::is_none")]
    parent: Option<Option<&'a str>>,
    #[serde(rename = "against")]
    matches: &'a [Match],
}

/// Writes titles and values as an object, `null` for an empty value.
fn as_object<S: Serializer>(all: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    let value = |it: &'_ String| (!it.is_empty()).then(|| it.clone());
    serializer.collect_map(all.iter().map(|(title, it)| (title, value(it))))
}

impl ListComparison<'_> {
    /// Writes the matches of each name to `out`, after the list is read. An error in one name does not stop the others.
    pub(super) fn run(&self, names: &[OsString], out: &mut dyn Write) -> Result<Status, Stop> {
        let columns: ScanColumnSet =
            NameMatchKind::ALL.into_iter().map(NameMatchKind::other_list_column).collect();
        let rules = self.registry.rules().clone();
        let options = ScanOptions {
            name_notation: self.context.notation,
            computed_columns: columns,
            registry_rules: rules,
            ..ScanOptions::default()
        };
        // The names of the list are whole.
        let parent = self.registry.zone().cloned();
        let columns = columns.with(ScanColumn::Parent);
        let mut row_builder = NameRowBuilder::new(ScanOptions {
            parent_zone: parent,
            computed_columns: columns,
            ..options.clone()
        });
        let (mut queries, mut status) = (Vec::new(), Status::Done);
        let read = input::each_name(names, out, |out, given| {
            if let Err(error) = self.registry.read_name(given, self.context.notation) {
                status = Status::Unreadable;
                return given.refuse(out, self.json, &error);
            }
            queries.push(Query {
                input: String::from_utf8_lossy(given.bytes).into_owned(),
                line: given.line,
                row: row_builder.build_row(given.line.unwrap_or_default(), given.bytes).clone(),
                matches: Vec::new(),
                count: 0,
            });
            Ok(())
        })?;
        let found = self.find(ScanOptions { trims_white_space: true, ..options }, &mut queries);
        let counts = found.map_err(|error| list_read_error(self.file, &error))?;
        print_warnings(&counts, &input::source_name(self.file), self.registry.zone().is_some());
        status = status.max(if counts.unreadable_entry_count > 0 { Status::Failed } else { Status::Done });
        for it in &queries {
            if self.json { json::write_line(out, &it.json())? } else { it.write(out)? }
        }
        Ok(status.max(read))
    }

    /// Reads the list and adds its matches to `queries`; gives its counts.
    fn find(&self, options: ScanOptions, queries: &mut [Query]) -> io::Result<ListEntryCounts> {
        let (beginning, file) = peek_beginning(Decompressor::new(self.context.open(self.file)?))?;
        if NameIndex::is_index_beginning(&beginning) {
            return Err(io::Error::other(instead_of_index(&NameIndex::open(self.file)?)));
        }
        let format = self.format.options(None);
        let form = format.form(self.file, &beginning).map_err(io::Error::other)?;
        if !self.columns.pass_through_titles.is_empty() && !form.has_columns() {
            let reason = message!(against_nothing_to_keep, prefix = format.prefix);
            return Err(io::Error::other(reason.to_string()));
        }
        let mut list = ListReader::new(file, &form).with_fields(self.columns.field_selection());
        let fields = self.columns.find_in_list_header(&mut list)?;
        let appends = self.columns.appends_zone_to_names;
        let kept = fields.passed_through_column_titles;
        let parent = self.appended.clone();
        let mut row_builder = NameRowBuilder::new(ScanOptions {
            parent_zone: parent,
            parent_zone_field: fields.parent_zone_field,
            compares_ignoring_ascii_case: form == ListInputFormat::ZoneFile,
            ..options
        });
        let rules = self.registry.rules();
        let (mut counts, mut non_names) = (ListEntryCounts::default(), NonNameCounts::default());
        while let Some(entry) = list.next()? {
            let row = match entry.name_bytes {
                Ok(given) => row_builder.build_entry_row(entry.line_number, given, entry.entry_fields),
                Err(reason) => row_builder.build_unreadable_row(entry.line_number, reason.clone()),
            };
            non_names.count_row(row);
            counts.count_row(row);
            for it in &mut *queries {
                it.compare(row, (&kept, entry.entry_fields), self.most, rules);
            }
        }
        counts.uneven_csv_record_count = list.lines_with_uneven_field_count().line_count();
        let has_parent = self.registry.zone().is_some();
        let wrong = no_names_message(&counts)
            .or_else(|| non_names_message(&non_names, (&form, &beginning), (format.prefix, appends)));
        let wrong =
            wrong.or_else(|| outside_zones_message(&counts, self.columns.parent_zone_title, has_parent));
        let knows_own_zones = has_parent || self.registry.profile_name().is_some();
        let knows_zones = knows_own_zones || self.columns.parent_zone_title.is_some();
        let single_labels = queries.iter().filter(|it| it.row.has_single_label()).count();
        let is_other_asked = !knows_zones && single_labels < queries.len();
        let wrong = wrong.or_else(|| single_labels_message(&counts).filter(|_| is_other_asked));
        let whole_names = whole_names_message(&counts).filter(|_| single_labels > 0 && !knows_own_zones);
        let are_all = single_labels == queries.len();
        if whole_names.is_some() && wrong.is_none() && !are_all {
            let file = input::source_name(self.file);
            print(&message!(against_some_whole_names, file = file, count = single_labels));
        }
        let wrong = wrong.or_else(|| whole_names.filter(|_| are_all));
        wrong.map_or(Ok(counts), |words| Err(io::Error::other(words)))
    }
}

/// What says that an index does not list all matches, and how to give its list.
pub(super) fn instead_of_index(index: &NameIndex) -> String {
    let list = index.source().path.display().to_string();
    let has_zone_column = index.list_command_line_options().iter().any(|it| it == "--parent-column");
    let options = index.list_command_line_options().iter().map(|it| match it.as_str() {
        "--append" if has_zone_column => it.clone(),
        option => option.strip_prefix("--").map_or_else(|| it.clone(), |it| format!("--against-{it}")),
    });
    let words: Vec<String> = [list].into_iter().chain(options).collect();
    message!(index_cannot_list, list = words.join(" ")).to_string()
}

impl Query {
    /// Counts a line of the list if it matches the name. The first fields of the entry have the titles of `kept`.
    fn compare(
        &mut self,
        row: &NameRow,
        (kept, fields): (&[String], &ListEntryFields),
        most: usize,
        rules: &RegistryRulesByZone,
    ) {
        let kinds: Vec<NameMatchKind> =
            name_match_kinds(&self.row.comparison_keys(), &row.comparison_keys()).collect();
        if kinds.is_empty() {
            return;
        }
        self.count += 1;
        if self.matches.len() < most {
            self.matches.push(Match {
                line: row.line_number,
                name: row.name.clone(),
                ascii_name: row.ascii_name.clone(),
                same: kinds.iter().map(|it| it.id()).collect(),
                disposition: self.disposition(row, &kinds, rules),
                kept: kept
                    .iter()
                    .cloned()
                    .zip(0..)
                    .map(|(title, at)| (title, fields.field_value(at).to_string()))
                    .collect(),
                kinds,
            });
        }
    }

    /// The disposition of the name as a variant of that of a row, if they match so.
    fn disposition(
        &self,
        row: &NameRow,
        kinds: &[NameMatchKind],
        rules: &RegistryRulesByZone,
    ) -> Option<String> {
        let read = |it: &NameRow| Input::from_scalars(it.name.chars()).ok();
        let (registered, name) =
            kinds.contains(&NameMatchKind::SameVariantSet).then(|| read(row).zip(read(&self.row)))??;
        disposition_as_variant(rules, &registered, &name)
    }

    fn json(&self) -> MatchesJson<'_> {
        MatchesJson {
            input: &self.input,
            line: self.line,
            name: &self.row.name,
            complete: self.count == self.matches.len() as u64,
            count: self.count,
            parent: match self.row.parent_zone.as_str() {
                "" => self.row.is_outside_registry_zones.then_some(None),
                parent => Some(Some(parent)),
            },
            matches: &self.matches,
        }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", terminal::in_display_order(&self.input))?;
        if self.row.is_outside_registry_zones {
            writeln!(out, "  {}", message!(name_in_no_zone))?;
        }
        writeln!(out, "  {}", message!(list_matches_count, count = self.count))?;
        for it in &self.matches {
            let line = message!(line_number, line = it.line);
            writeln!(out, "    {line}: {}", terminal::with_copyable_form(&it.name))?;
            for kind in &it.kinds {
                writeln!(out, "      {}", match_kind_text(*kind))?;
            }
            for (title, value) in it.kept.iter().filter(|it| !it.1.is_empty()) {
                writeln!(out, "      {}: {}", terminal::escaped(title), terminal::in_display_order(value))?;
            }
            if let Some(disposition) = &it.disposition {
                let disposition = terminal::escaped(disposition);
                writeln!(out, "      {}", message!(list_match_disposition, disposition = disposition))?;
            }
        }
        match self.count.saturating_sub(self.matches.len() as u64) {
            0 => Ok(()),
            more => writeln!(out, "    {}", message!(more_names, count = more)),
        }
    }
}
