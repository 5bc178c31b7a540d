//! `--against FILE.bidx`: an index of the other list.

use std::io;
use std::path::Path;

use bidiscope_bidi::name::excerpt;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::ScanColumn;
use bidiscope_list::{NameIndex, NameIndexError, NameIndexSettings};
use bidiscope_report::words::error::file_error_text;
use bidiscope_report::words::index::{IndexCommandOptions, index_error_text};
use bidiscope_system::files::{self, FileError, FileKind};
use bidiscope_words::message;

use super::super::index_job::{IndexJob, IndexStop, KEEP_OPTION, not_written, not_written_because};
use super::super::input::{is_pipe, list_unread, source_name};
use super::super::standard_error::{print, unusable};
use super::super::status::Stop;
use super::super::terminal;
use super::arguments::index_path;
use super::state::Scan;

impl Scan<'_> {
    /// Opens the index that the other list is; `None` where it is another list, or there is none.
    pub(super) fn open_index(&self) -> Result<Option<NameIndex>, Stop> {
        let Some(path) = self.arguments.against.as_deref() else { return Ok(None) };
        if self.arguments.against_index {
            return self.index_beside(path);
        }
        let has_ending = path.extension().is_some_and(|it| it.eq_ignore_ascii_case("bidx"));
        let is_file = path != Path::new("-") && !is_pipe(path) && path.is_file();
        let is_one = is_file
            && NameIndex::is_index_file(path).map_err(|error| self.index_error(path, None, &error))?;
        if !(is_one || has_ending && is_file) {
            return Ok(None);
        }
        let arguments = self.arguments;
        if arguments.against_list.say_format() || arguments.against_parent_column.is_some() {
            return Err(list_unread(path, &message!(index_with_format).to_string()));
        }
        let opened = NameIndex::open(path).map_err(|error| self.index_error(path, None, &error))?;
        let settings = NameIndexSettings::new(
            self.wanted.name_notation,
            self.wanted.trims_white_space,
            &self.rules_for_variants(),
            Vec::new(),
        );
        let source = &opened.source().path;
        if let Some(conflict) = self.arguments.file_conflict(self.context, Some(source)) {
            return Err(unusable(&conflict));
        }
        opened
            .check_settings(&settings)
            .map_err(|error| self.index_error(path, Some(&opened), &error.into()))?;
        if arguments.holder.is_some() && !opened.has_name_holders() {
            return Err(list_unread(path, &message!(index_without_holders).to_string()));
        }
        match opened.source().exists_unchanged() {
            Ok(true) => {}
            Ok(false) => {
                let source = terminal::file_name(source);
                print(&message!(index_source_missing, file = source_name(path), source = source));
            }
            Err(error) => return Err(self.index_error(path, Some(&opened), &error)),
        }
        Ok(Some(opened))
    }

    /// Opens the index beside a list, which is made where there is none, or where the list or the options have changed. `None`
    /// where it was stopped.
    fn index_beside(&self, list: &Path) -> Result<Option<NameIndex>, Stop> {
        let path = index_path(list);
        // To open a pipe would wait for ever.
        if FileKind::at(&path).is_ok_and(|it| it != FileKind::File) {
            files::check_writable(&path, true).map_err(|error| not_written(&path, &error))?;
        }
        let arguments = self.arguments;
        let job = IndexJob {
            list,
            index: &path,
            overwrites: !files::is_dangling_link(&path),
            format: arguments.against_list.options(arguments.column.as_deref()),
            columns: arguments.against_columns(),
            appended: arguments
                .against_list
                .appended(arguments.against_parent_column.as_deref(), self.registry.zone()),
            notation: self.wanted.name_notation,
            trims: self.wanted.trims_white_space,
            rules: &self.wanted.registry_rules,
            threads: arguments.threads,
            memory: arguments.memory.for_groups(),
        };
        match NameIndex::open(&path) {
            Ok(index) if is_of(&index, &job) => return Ok(Some(index)),
            Ok(_) => {}
            Err(error) => match NameIndexError::find_in_io_error(&error) {
                Some(NameIndexError::MadeByOtherVersion { .. } | NameIndexError::DamagedIndexFile) => {}
                None if error.kind() == io::ErrorKind::NotFound => {}
                // Another file is not overwritten.
                _ => return Err(self.index_error(&path, None, &error)),
            },
        }
        match job.make(self.progress) {
            Ok(_) => NameIndex::open(&path).map(Some).map_err(|error| self.index_error(&path, None, &error)),
            Err(IndexStop::Requested) => Ok(None),
            Err(IndexStop::List(reason)) => Err(list_unread(list, &reason)),
            Err(IndexStop::Index(error)) => Err(not_written_beside(&path, &error)),
        }
    }

    /// The columns or keys that are passed through, of those that an index at this path has.
    pub(super) fn kept_of_index(&self, index: &NameIndex) -> Result<Vec<String>, Stop> {
        let columns = self.arguments.against_columns();
        let has = index.stored_column_titles();
        match columns.pass_through_titles.iter().find(|it| !has.contains(*it)) {
            _ if columns.passes_all_columns_through() && !has.is_empty() => Ok(has.to_vec()),
            Some(missing) => {
                let column = excerpt(missing, 80);
                let path = self.arguments.against.as_deref().unwrap_or(Path::new(""));
                let reason =
                    message!(index_without_column, column = column, count = has.len(), kept = has.join(", "));
                Err(list_unread(path, &reason.to_string()))
            }
            None => Ok(columns.pass_through_titles.to_vec()),
        }
    }

    /// The rules that the index has to be made with: none where variants are not compared.
    fn rules_for_variants(&self) -> RegistryRulesByZone {
        match self.group_columns().has(ScanColumn::AgainstSameVariants) {
            true => self.wanted.registry_rules.clone(),
            false => RegistryRulesByZone::default(),
        }
    }

    /// Prints why an index cannot be used.
    pub(super) fn index_error(&self, path: &Path, opened: Option<&NameIndex>, error: &io::Error) -> Stop {
        let options = IndexCommandOptions {
            notation: self.wanted.name_notation,
            trims_white_space_around_names: self.wanted.trims_white_space,
            registry_rule_arguments: self.arguments.registry.options(),
        };
        list_unread(path, &terminal::escaped(&index_error_text(error, path, opened, &options)))
    }
}

/// Whether an index is of the list as it is now, and of these options.
fn is_of(index: &NameIndex, job: &IndexJob<'_>) -> bool {
    let is_this_list = std::path::absolute(job.list).is_ok_and(|it| it == index.source().path);
    // It may keep more than is asked for.
    let other_options = index.list_command_line_options().strip_prefix(job.list_options().as_slice());
    let is_read_alike = other_options.is_some_and(|it| it.is_empty() || it[0] == KEEP_OPTION);
    let has_kept = match job.columns.passes_all_columns_through() {
        true => other_options.is_some_and(|it| it.get(1).is_some_and(|it| it == "all")),
        false => job.columns.pass_through_titles.iter().all(|it| index.stored_column_titles().contains(it)),
    };
    let settings = job.settings();
    is_this_list
        && is_read_alike
        && has_kept
        && index.check_settings(&settings).is_ok()
        && index.has_same_zones_as(&settings)
        && index.source().exists_unchanged().unwrap_or(false)
}

/// Prints why no index can be written beside the list. Where its folder takes no files, the index may stand elsewhere.
fn not_written_beside(path: &Path, error: &io::Error) -> Stop {
    match FileError::of(error) {
        FileError::InFolder(_) => {
            let elsewhere = message!(index_elsewhere, reason = file_error_text(error));
            not_written_because(path, &elsewhere.to_string())
        }
        // It was not asked for, so that `--overwrite` is no way out.
        FileError::DanglingLink => not_written_because(path, &file_error_text(error)),
        _ => not_written(path, error),
    }
}
