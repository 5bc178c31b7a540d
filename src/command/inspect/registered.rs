//! `inspect --against`: what a list of registered names says of the inspected names, as `scan --against` says it.

use std::path::{Path, PathBuf};

use bidiscope_bidi::name::excerpt;
use bidiscope_idna::verdict::CheckedRules;
use bidiscope_list::scan::ScanOptions;
use bidiscope_list::{
    ColumnsBesideName, IndexedNameList, ListInputFormat, NameIndex, RegisteredNameListError,
    RegistrationApplicationList,
};
use bidiscope_report::list::{RegisteredNames, RegisteredNamesComparison};
use bidiscope_system::threads::WorkProgress;
use clap::ArgGroup;

use super::super::collisions_against::instead_of_index;
use super::super::comparison_list::{
    AgainstArguments, ListFormatOptions, no_names_message, non_names_message, outside_zones_message,
    print_warnings,
};
use super::super::context::CommandContext;
use super::super::input::{list_read_error, list_unread, source_name};
use super::super::input_name::InputName;
use super::super::registry::Registry;
use super::super::scan::other_list::OtherList;
use super::super::status::Stop;
use super::super::temporary_file::temporary_file_error;

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
pub(super) struct RegisteredFile<'a> {
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
    ) -> Option<RegisteredFile<'a>> {
        let mut arguments = self.clone();
        if let Some(profile) = registry.profile() {
            let registered = &profile.registered;
            arguments.against =
                arguments.against.or_else(|| registered.list_path.as_ref().map(|it| profile.folder.join(it)));
            let take = |own: Option<String>, other: &Option<String>| own.or_else(|| other.clone());
            arguments.against_parent_column =
                take(arguments.against_parent_column, &registered.parent_zone_column_title);
            arguments.against_holder = take(arguments.against_holder, &registered.name_holder_column_title);
            let name_column = registered.name_column_title.as_ref();
            arguments.against_list.take_format(name_column, registered.appends_parent_zone);
            arguments.against_list.take_keep(&registered.passed_through_column_titles);
        }
        let file = arguments.against.clone()?;
        Some(RegisteredFile { arguments, file, registry, context, appends })
    }
}

impl RegisteredFile<'_> {
    /// The list.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    fn columns(&self) -> ColumnsBesideName<'_> {
        let RegisteredArguments { against_list, against_parent_column, against_holder, .. } = &self.arguments;
        against_list.columns((against_parent_column.as_deref(), against_holder.as_deref()), self.appends)
    }

    /// What the list says of each of the names, and of the fixes of them that satisfy this check.
    ///
    /// # Errors
    /// The list cannot be read; the message has been printed.
    pub(super) fn answers(
        &self,
        names: &[GivenName],
        fixes_satisfy: CheckedRules,
    ) -> Result<Vec<RegisteredNamesComparison>, Stop> {
        let progress = WorkProgress::new();
        if NameIndex::is_index_file(&self.file).unwrap_or(false) {
            let index = NameIndex::open(&self.file).map_err(|error| list_read_error(&self.file, &error))?;
            return Err(list_unread(&self.file, &instead_of_index(&index)));
        }
        let Some(registered) = self.read(&progress)? else { return Ok(Vec::new()) };
        let mut registered = match self.applications(&progress)? {
            Some(applications) => registered.with_applications(applications),
            None => registered,
        };
        registered.set_required_fix_check(fixes_satisfy);
        let holder = self.arguments.holder.as_deref().unwrap_or_default();
        let answers =
            registered.compare_names_unless_stopped(names.iter().map(|it| &it.bytes[..]), holder, &progress);
        Ok(answers.map_err(|error| temporary_file_error(&error))?.unwrap_or_default())
    }

    /// How the names of a list are read.
    fn options(&self, opened: &OtherList<'_>) -> ScanOptions {
        ScanOptions {
            name_notation: self.context.notation,
            registry_rules: self.registry.rules().clone(),
            parent_zone_field: opened.fields.parent_zone_field,
            name_holder_field_index: opened.fields.name_holder_field_index,
            compares_ignoring_ascii_case: opened.form == ListInputFormat::ZoneFile,
            trims_white_space: true,
            ..ScanOptions::default()
        }
    }

    /// The list of applications of the profile; `None` where it names none.
    fn applications(&self, progress: &WorkProgress) -> Result<Option<RegistrationApplicationList>, Stop> {
        let Some(profile) = self.registry.profile() else { return Ok(None) };
        let list = &profile.list;
        let Some(path) = list.list_path.as_ref().map(|it| profile.folder.join(it)) else { return Ok(None) };
        let (column, parent) = (list.name_column_title.as_deref(), list.parent_zone_column_title.as_deref());
        let format = ListFormatOptions { format: None, column, default_column: None, prefix: "" };
        // Holders are compared with those of the registered names.
        let holder =
            list.name_holder_column_title.as_deref().filter(|_| self.arguments.against_holder.is_some());
        let columns = ColumnsBesideName {
            pass_through_titles: &list.passed_through_column_titles,
            name_holder_title: holder,
            parent_zone_title: parent,
            appends_zone_to_names: list.appends_parent_zone,
        };
        let mut opened = OtherList::open(&path, (format, columns), progress)?;
        let (wanted, stored) = (self.options(&opened), opened.fields.stored_column_titles.len());
        let read = RegistrationApplicationList::read(&mut opened.reader, &wanted, stored, progress);
        let read = read.map_err(|error| unread(&path, error))?;
        let passed_through = &opened.fields.passed_through_column_titles;
        Ok(Some(read.with_stored_fields(columns.name_holder_index_in_stored(passed_through), passed_through)))
    }

    /// Reads the list.
    fn read(&self, progress: &WorkProgress) -> Result<Option<RegisteredNames>, Stop> {
        let RegisteredArguments { against_list, against_parent_column, .. } = &self.arguments;
        let (format, columns) = (against_list.options(None), self.columns());
        let mut opened = OtherList::open(&self.file, (format, columns), progress)?;
        let wanted = ScanOptions {
            parent_zone: against_list.appended(against_parent_column.as_deref(), self.registry.zone()),
            ..self.options(&opened)
        };
        let read = IndexedNameList::read_unless_stopped(
            &mut opened.reader,
            &wanted,
            &opened.fields.stored_column_titles,
            progress,
        );
        let Some(read) = read.map_err(|error| unread(&self.file, error))? else { return Ok(None) };
        let has_parent = self.registry.zone().is_some();
        let appends =
            wanted.parent_zone_field.is_some_and(|it| it.appends_zone_to_names) || against_list.appends();
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
        Ok(Some(RegisteredNames::new(
            read.index,
            columns,
            &opened.fields,
            self.context.notation,
            self.registry.rules(),
            self.registry.zone().cloned(),
        )))
    }
}

/// Why a list was not read.
fn unread(file: &Path, error: RegisteredNameListError) -> Stop {
    match error {
        RegisteredNameListError::CannotReadList(error) => list_read_error(file, &error),
        RegisteredNameListError::CannotWriteTemporaryFile(error) => temporary_file_error(&error),
    }
}

/// The most characters of a reason.
const MAX_REASON: usize = 2_000;
