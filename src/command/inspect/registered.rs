//! `inspect --against`: what a list of registered names says of the inspected names, as `scan --against` says it.

use std::path::{Path, PathBuf};

use bidiscope_bidi::name::excerpt;
use bidiscope_list::scan::{
    Column, Columns, MatchKind, NameRow, NamedEntries, NamedEntry, RowBuilder, ScanOptions,
};
use bidiscope_list::{
    Grouper, InputFormat, KeptEntriesWriter, KeptNames, KeyBuffer, NameIndex, RegisteredList,
    RegisteredListError, scan_list, write_entry,
};
use bidiscope_report::list::{RegisteredAnswer, RegisteredMatch};
use bidiscope_system::threads::Progress;
use clap::ArgGroup;

use super::super::collisions_against::instead_of_index;
use super::super::comparison_list::{
    AgainstArguments, ListFormatOptions, no_names_message, non_names_message, outside_zones_message,
    print_warnings,
};
use super::super::input::{InputName, list_read_error, list_unread, source_name};
use super::super::kept_columns::KeptColumns;
use super::super::registry::Registry;
use super::super::scan::groups::temporary_file_error;
use super::super::scan::other_list::OtherList;
use super::super::{CommandContext, Stop};

#[derive(clap::Args, Clone, Debug)]
// A profile may name it too.
#[command(group(ArgGroup::new("registered").args(["against", "profile"]).multiple(true)))]
pub(super) struct RegisteredArguments {
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,

    #[command(flatten)]
    against_list: AgainstArguments,

    #[arg(long, value_name = "NAME", requires = "registered", groups = ["appended_zone", "against_zone"])]
    against_parent_column: Option<String>,

    #[arg(long, value_name = "NAME", requires = "registered")]
    against_holder: Option<String>,

    #[arg(long, value_name = "TEXT", requires = "registered")]
    holder: Option<String>,
}

/// A name as it was given.
pub(super) struct GivenName {
    pub(super) bytes: Vec<u8>,
    pub(super) line: Option<u64>,
}

impl GivenName {
    pub(super) fn of(given: InputName<'_>) -> Self {
        Self { bytes: given.bytes.to_vec(), line: given.line }
    }

    pub(super) fn as_input(&self) -> InputName<'_> {
        InputName { bytes: &self.bytes, line: self.line }
    }
}

/// The list of registered names, and how it is read.
pub(super) struct RegisteredNames<'a> {
    arguments: RegisteredArguments,
    file: PathBuf,
    registry: &'a Registry,
    context: &'a CommandContext,
    /// Whether the zone is put after the names of the list too.
    appends: bool,
}

impl RegisteredArguments {
    /// Whether the options name a list.
    pub(super) const fn is_given(&self) -> bool {
        self.against.is_some()
    }

    /// The list that is compared with: that of the options, else that of the profile; `None` without one.
    pub(super) fn list<'a>(
        &self,
        registry: &'a Registry,
        context: &'a CommandContext,
        appends: bool,
    ) -> Option<RegisteredNames<'a>> {
        let mut arguments = self.clone();
        if let Some(profile) = registry.profile() {
            let registered = &profile.registered;
            arguments.against =
                arguments.against.or_else(|| registered.path.as_ref().map(|it| profile.folder.join(it)));
            let take = |own: Option<String>, other: &Option<String>| own.or_else(|| other.clone());
            arguments.against_parent_column =
                take(arguments.against_parent_column, &registered.parent_column);
            arguments.against_holder = take(arguments.against_holder, &registered.holder);
            arguments.against_list.take_format(registered.column.as_ref(), registered.append);
            arguments.against_list.take_keep(&registered.keep);
        }
        let file = arguments.against.clone()?;
        Some(RegisteredNames { arguments, file, registry, context, appends })
    }
}

impl RegisteredNames<'_> {
    /// The list.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    fn columns(&self) -> KeptColumns<'_> {
        let RegisteredArguments { against_list, against_parent_column, against_holder, .. } = &self.arguments;
        against_list.columns((against_parent_column.as_deref(), against_holder.as_deref()), self.appends)
    }

    /// What the list says of each of the names.
    ///
    /// # Errors
    /// The list cannot be read; the message has been printed.
    pub(super) fn answers(&self, names: &[GivenName]) -> Result<Vec<RegisteredAnswer>, Stop> {
        let progress = Progress::new();
        if NameIndex::is_index_file(&self.file).unwrap_or(false) {
            let index = NameIndex::open(&self.file).map_err(|error| list_read_error(&self.file, &error))?;
            return Err(list_unread(&self.file, &instead_of_index(&index)));
        }
        let rules = self.registry.rules();
        let asks_holders = self.arguments.against_holder.is_some();
        let compared = MatchKind::ALL.into_iter().map(MatchKind::column);
        let compared = compared.chain(Column::OF_HOLDERS.into_iter().filter(|_| asks_holders));
        let compared: Columns = compared.filter(|it| rules.has_rulesets() || !it.needs_rulesets()).collect();
        let columns = [Column::Registration, Column::Reasons].into_iter().fold(compared, Columns::with);
        let options = ScanOptions {
            notation: self.context.notation,
            rules: rules.clone(),
            columns,
            ..ScanOptions::default()
        };
        let parent = self.registry.zone().cloned();
        let mut builder = RowBuilder::new(ScanOptions { parent, ..options.clone() });
        let row = |(line, given): (u64, &GivenName)| {
            let row = builder.row(line, &given.bytes).clone();
            NameRow { holder: self.arguments.holder.clone().unwrap_or_default().trim().to_owned(), ..row }
        };
        let rows: Vec<NameRow> = (1..).zip(names).map(row).collect();
        let mut grouper = Grouper::new(compared, GROUPING_MEMORY, &std::env::temp_dir());
        let options = ScanOptions { columns: compared, trims: true, ..options };
        let (mut registered, passed_through) = self.read(&options, &mut grouper, &progress)?;
        let kept = |error| temporary_file_error(&error);
        for row in &rows {
            grouper.add(row.line, &row.keys()).map_err(kept)?;
        }
        let groups = grouper.finish(&progress).map_err(kept)?;
        let (Some(names), Some(mut groups)) = (&mut registered.names, groups) else { return Ok(Vec::new()) };
        let holder_place = self.columns().holder_place(&passed_through);
        let mut answers = Vec::new();
        for row in &rows {
            let cells = groups.next().map_err(kept)?;
            let matched = match MatchKind::strongest(|it| cells.get(it.column())) {
                Some((line, kind)) => {
                    let entry = names.entry(line).map_err(kept)?.unwrap_or_default();
                    let holder = holder_place.and_then(|it| entry.fields.get(it));
                    let holder = holder.map(|it| it.trim().to_owned()).unwrap_or_default();
                    let kept = passed_through.iter().cloned().zip(entry.fields).collect();
                    Some(RegisteredMatch { line, name: entry.name, kind, holder, kept })
                }
                None => None,
            };
            let disposition = match cells.get(Column::AgainstSameVariants) {
                Some(line) => names.disposition(line, &row.name, rules).map_err(kept)?,
                None => None,
            };
            answers.push(RegisteredAnswer::new(row, &cells, disposition, matched));
        }
        let asked_for = self.asked_for(&rows, &progress)?;
        Ok(answers.into_iter().zip(asked_for).map(|(answer, it)| answer.with_asked_for(it)).collect())
    }

    /// For each row the entries of the profile's list that ask for its name or a variant of it and may have it, and whether they
    /// contest it: several do, where they are not all of one holder.
    fn asked_for(&self, rows: &[NameRow], progress: &Progress) -> Result<Vec<(NamedEntries, bool)>, Stop> {
        let none = || rows.iter().map(|_| (NamedEntries::default(), false)).collect();
        let Some(profile) = self.registry.profile() else { return Ok(none()) };
        let list = &profile.list;
        let Some(path) = list.path.as_ref().map(|it| profile.folder.join(it)) else { return Ok(none()) };
        let kept = |error| temporary_file_error(&error);
        let (column, parent) = (list.column.as_deref(), list.parent_column.as_deref());
        let format = ListFormatOptions { format: None, column, default_column: None, prefix: "" };
        // Holders are compared with those of the registered names.
        let holder = list.holder.as_deref().filter(|_| self.arguments.against_holder.is_some());
        let kept_columns = KeptColumns { keep: &list.keep, holder, parent, appends: list.append };
        let mut opened = OtherList::open(&path, (format, kept_columns), progress)?;
        let holder_place = kept_columns.holder_place(&opened.passed_through);
        let compared = Columns::NONE.with(Column::ContestedWith);
        let columns = [Column::Registration, Column::Reasons].into_iter().fold(compared, Columns::with);
        let wanted = ScanOptions {
            notation: self.context.notation,
            rules: self.registry.rules().clone(),
            parent_field: opened.parent_field,
            ignores_case: opened.form == InputFormat::Zone,
            trims: true,
            columns,
            ..ScanOptions::default()
        };
        let mut grouper = Grouper::new(compared, GROUPING_MEMORY, &std::env::temp_dir());
        let (hasher, stored) = (grouper.hasher(), opened.stored);
        let mut entries = KeptEntriesWriter::begin(stored).map_err(kept)?;
        let visit = |row: &NameRow, (keys, entries, rows): &mut (KeyBuffer, Vec<u8>, u64)| {
            keys.push(row.line, &row.keys(), &hasher);
            write_entry(row, stored, entries);
            *rows += 1;
        };
        let mut listed = 0;
        let read = scan_list(&mut opened.reader, &wanted, (None, progress), visit, |batch, _| {
            let (keys, of_batch, count): (KeyBuffer, Vec<u8>, u64) = batch;
            listed += count;
            keys.add_to(&mut grouper, false)?;
            entries.add(&of_batch)
        });
        read.map_err(|error| list_read_error(&path, &error))?;
        // The names that are asked about come after the list, each in a line of its own.
        let last_line = opened.reader.last_line();
        for row in rows {
            grouper.add(last_line + row.line, &row.keys()).map_err(kept)?;
        }
        let mut entries = entries.finish().map_err(kept)?;
        let Some(mut groups) = grouper.finish(progress).map_err(kept)? else { return Ok(none()) };
        for _ in 0..listed {
            groups.next().map_err(kept)?;
        }
        let mut all = Vec::new();
        for _ in rows {
            groups.next().map_err(kept)?;
            let (lines, has_more) = groups.contested_with();
            let mut named = NamedEntries { entries: Vec::new(), has_more };
            let mut holders = Vec::new();
            for &line in lines.iter().filter(|it| **it <= last_line) {
                let mut entry = entries.entry(line).map_err(kept)?.unwrap_or_default();
                let holder = holder_place.and_then(|it| entry.fields.get(it)).map(|it| it.trim().to_owned());
                holders.push(holder.unwrap_or_default());
                entry.fields.truncate(opened.passed_through.len());
                named.entries.push(NamedEntry { file: None, line, name: entry.name, kept: entry.fields });
            }
            let are_of_one = holders.iter().all(|it| !it.is_empty() && Some(it) == holders.first());
            all.push((named, holders.len() > 1 && !are_of_one));
        }
        Ok(all)
    }

    /// Adds the names of the list to the grouper; gives what was read, and which of its columns or keys are passed through.
    fn read(
        &self,
        options: &ScanOptions,
        grouper: &mut Grouper,
        progress: &Progress,
    ) -> Result<(RegisteredList, Vec<String>), Stop> {
        let RegisteredArguments { against_list, against_parent_column, .. } = &self.arguments;
        let format = against_list.options(None);
        let mut opened = OtherList::open(&self.file, (format, self.columns()), progress)?;
        let wanted = ScanOptions {
            parent: against_list.appended(against_parent_column.as_deref(), self.registry.zone()),
            parent_field: opened.parent_field,
            holder_field: opened.holder_field,
            ignores_case: opened.form == InputFormat::Zone,
            ..options.clone()
        };
        let kept = KeptNames::All(opened.stored);
        let read = RegisteredList::read(
            &mut opened.reader,
            &wanted,
            (None, progress),
            (&mut [grouper], kept),
            |_| {},
        );
        let read = read.map_err(|error| match error {
            RegisteredListError::Unread(error) => list_read_error(&self.file, &error),
            RegisteredListError::NotKept(error) => temporary_file_error(&error),
        })?;
        let has_parent = self.registry.zone().is_some();
        let appends = wanted.parent_field.is_some_and(|it| it.appends) || against_list.appends();
        let wrong = no_names_message(&read.counts)
            .or_else(|| {
                let form = (&opened.form, opened.beginning.as_slice());
                non_names_message(&read.non_names, form, (format.prefix, appends))
            })
            .or_else(|| outside_zones_message(&read.counts, against_parent_column.as_deref(), has_parent));
        if let Some(reason) = wrong {
            return Err(list_unread(&self.file, &excerpt(&reason, MAX_REASON)));
        }
        print_warnings(&read.counts, &source_name(&self.file), has_parent);
        Ok((read, opened.passed_through))
    }
}

/// The memory for comparing the names, in bytes; what does not fit is kept on disk.
const GROUPING_MEMORY: u64 = 512 << 20;

/// The most characters of a reason.
const MAX_REASON: usize = 2_000;
