//! The options of `scan`, and which of them contradict each other.

use std::path::{Path, PathBuf};

use bidiscope_list::RowFormat;
use bidiscope_list::scan::{RegistrationConcern, ScanColumn, ScanColumnSet};
use bidiscope_report::page::list::ReportedMatches;
use bidiscope_report::words::list::{column_title, name_concern_clause, row_format_title};
use bidiscope_system::files::FileId;
use bidiscope_words::{Message, message};
use clap::ArgGroup;

use super::super::comparison_list::{AgainstArguments, ListFormatOptions};
use super::super::context::CommandContext;
use super::super::input::source_name;
use super::super::memory::MemoryArguments;
use super::super::name_check::NameCheck;
use super::super::number::parse_positive;
use super::super::one_of::one_of;
use super::super::registry::RegistryArguments;
use super::super::report::ReportArguments;
use bidiscope_list::ColumnsBesideName;

#[derive(clap::Args, Clone, Debug)]
// A profile may name each of them too.
#[command(group(ArgGroup::new("files").args(["output", "report", "profile"]).multiple(true)))]
#[command(group(ArgGroup::new("names").args(["column", "profile"]).multiple(true)))]
#[command(group(ArgGroup::new("registered").args(["against", "profile"]).multiple(true)))]
pub(in super::super) struct Arguments {
    #[arg(long, value_name = "FORMAT", value_parser = one_of(&RowFormat::ALL, RowFormat::id, row_format_title))]
    format: Option<RowFormat>,

    #[arg(long, short, value_name = "FILE")]
    pub(in super::super) output: Option<PathBuf>,

    #[arg(long, requires = "files")]
    pub(super) overwrite: bool,

    #[command(flatten)]
    pub(super) report: ReportArguments,

    #[arg(long, value_name = "RULES", num_args = 0..=1, require_equals = true, default_missing_value = "bidi", value_parser = one_of(&NameCheck::ALL, NameCheck::id, NameCheck::title))]
    pub(in super::super) check: Option<NameCheck>,

    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = one_of(&RegistrationConcern::ALL, RegistrationConcern::id, name_concern_clause))]
    pub(super) fail_on: Vec<RegistrationConcern>,

    #[arg(long, value_name = "FILE", conflicts_with = "no_groups")]
    pub(super) against: Option<PathBuf>,

    #[command(flatten)]
    pub(super) against_list: AgainstArguments,

    #[arg(long, requires = "registered")]
    pub(super) against_index: bool,

    #[command(flatten)]
    pub(super) registry: RegistryArguments,

    #[arg(long, value_name = "NAME", conflicts_with = "zone")]
    pub(super) column: Option<String>,

    #[arg(long)]
    pub(super) zone: bool,

    #[arg(long, value_name = "COUNT", value_parser = parse_positive)]
    pub(super) threads: Option<usize>,

    #[command(flatten)]
    pub(super) memory: MemoryArguments,

    #[arg(long, conflicts_with = "memory")]
    pub(super) no_groups: bool,

    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = one_of(&ScanColumn::ALL, ScanColumn::id, column_title), hide_possible_values = true)]
    pub(super) columns: Vec<ScanColumn>,

    #[arg(long, value_name = "NAME", requires_all = ["names", "registered"])]
    pub(super) holder: Option<String>,

    #[arg(long, value_name = "NAME", requires = "registered")]
    pub(super) against_holder: Option<String>,

    #[arg(long, value_name = "NAME", requires = "names", groups = ["any_parent", "appended_zone"])]
    pub(super) parent_column: Option<String>,

    #[arg(long, value_name = "NAME", requires = "registered", group = "against_zone")]
    pub(super) against_parent_column: Option<String>,

    /// `all` by itself, or names of columns or keys.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(super) keep: Vec<String>,

    #[arg(long)]
    pub(super) only_failing: bool,

    #[arg(long, conflicts_with = "only_failing")]
    pub(super) only_passing: bool,

    #[arg(long)]
    pub(super) no_trim: bool,

    #[arg(long)]
    pub(super) for_spreadsheet: bool,

    #[arg(long, value_name = "FILE", conflicts_with = "report")]
    pub(super) previous: Option<PathBuf>,

    #[arg(long)]
    pub(super) explain: bool,

    /// Without any standard input, unless a profile names the list.
    #[arg(id = "file", value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
}

impl Arguments {
    /// The columns or keys of the lists that are read beside the names.
    pub(super) fn kept_columns(&self) -> ColumnsBesideName<'_> {
        let (holder, parent) = (self.holder.as_deref(), self.parent_column.as_deref());
        ColumnsBesideName {
            pass_through_titles: &self.keep,
            name_holder_title: holder,
            parent_zone_title: parent,
            appends_zone_to_names: self.registry.parent_zone.append,
        }
    }

    /// The same of the list of `--against`.
    pub(super) fn against_columns(&self) -> ColumnsBesideName<'_> {
        let columns = (self.against_parent_column.as_deref(), self.against_holder.as_deref());
        self.against_list.columns(columns, self.registry.parent_zone.append)
    }

    /// How that list is read.
    pub(super) fn registered_format(&self) -> (ListFormatOptions<'_>, ColumnsBesideName<'_>) {
        (self.against_list.options(self.column.as_deref()), self.against_columns())
    }

    /// Whether the status depends on all names, also where standard output cannot be written. A profile may say what fails.
    pub(in super::super) fn must_finish(&self) -> bool {
        let can_fail = self.check.is_some() || !self.fail_on.is_empty() || self.registry.has_profile();
        can_fail && self.output.is_none()
    }

    /// How rows are written.
    pub(super) fn format(&self) -> RowFormat {
        self.format.unwrap_or(RowFormat::Csv)
    }

    /// An option that says how rows are written, or which.
    pub(super) fn option_of_rows(&self) -> Option<&'static str> {
        let options = [
            (self.format.is_some(), "--format"),
            (!self.columns.is_empty(), "--columns"),
            (self.only_failing, "--only-failing"),
            (self.only_passing, "--only-passing"),
            (self.for_spreadsheet, "--for-spreadsheet"),
        ];
        options.into_iter().find(|it| it.0).map(|it| it.1)
    }

    /// Whether rows are written: with `--report` only if `--output` names a file for them.
    pub(super) fn writes_rows(&self) -> bool {
        self.report.report.is_none() || self.output.is_some()
    }

    /// Which matches between names a report has.
    pub(super) const fn reported_matches(&self) -> ReportedMatches {
        match (self.no_groups, &self.against) {
            (true, _) => ReportedMatches::None,
            (false, None) => ReportedMatches::WithinList,
            (false, Some(_)) => ReportedMatches::WithOtherList,
        }
    }

    /// Whether the row of a name is written that fails or does not; `None` stands for a line that cannot be read.
    pub(super) const fn keeps_row(&self, fails: Option<bool>) -> bool {
        match fails {
            None | Some(true) => !self.only_passing,
            Some(false) => !self.only_failing,
        }
    }

    /// The message about options that contradict each other.
    pub(super) fn contradiction(&self) -> Option<String> {
        if let Some(option) = self.option_of_rows().filter(|_| !self.writes_rows()) {
            return Some(message!(option_without_rows, option = option).to_string());
        }
        if self.for_spreadsheet && self.format() != RowFormat::Csv {
            return Some(message!(for_spreadsheet_without_csv).to_string());
        }
        if self.format() == RowFormat::Names
            && (self.columns.len() > 1 || !self.keep.is_empty() || !self.against_list.keep().is_empty())
        {
            return Some(message!(names_of_several_columns).to_string());
        }
        if let Some(problem) = self.contradiction_of_columns() {
            return Some(problem.to_string());
        }
        if let Some(list) = repeated(&self.files) {
            return Some(message!(list_twice, file = source_name(list)).to_string());
        }
        if let Some(column) = self.columns.iter().find(|it| !self.can_have_value(**it)) {
            let needs = match column {
                ScanColumn::PreviousAnswer | ScanColumn::PreviousReasons => "previous",
                it if it.needs_holders() => "holder",
                _ => "ruleset",
            };
            return Some(message!(column_without_option, column = column.id(), needs = needs).to_string());
        }
        let group = self.columns.iter().find(|it| it.needs_all_rows() && self.no_groups)?.id();
        Some(message!(column_without_groups, column = group).to_string())
    }

    /// Whether standard input is to be more than one of the files that are read. Without a list and a profile it is the list.
    pub(super) fn reads_standard_input_twice(&self) -> bool {
        let no_list = self.files.is_empty() && !self.registry.has_profile();
        let lists = self.files.iter().map(PathBuf::as_path).chain(no_list.then_some(Path::new("-")));
        let lists = lists.chain(self.against.as_deref()).chain(self.previous.as_deref());
        lists.chain(self.registry.files()).filter(|it| *it == Path::new("-")).count() > 1
    }

    /// What is wrong with the options that name columns or keys of the lists, which a profile may have in part.
    fn contradiction_of_columns(&self) -> Option<Message<'static>> {
        let beside_names = [
            (!self.keep.is_empty(), "--keep"),
            (self.holder.is_some(), "--holder"),
            (self.parent_column.is_some(), "--parent-column"),
        ];
        if let Some((_, option)) = beside_names.into_iter().find(|it| it.0 && self.column.is_none()) {
            return Some(message!(columns_without_names, option = option));
        }
        let of_registered = [
            (self.against_index, "--against-index"),
            (self.against_list.say_format() || !self.against_list.keep().is_empty(), "--against-\u{2026}"),
            (self.against_parent_column.is_some(), "--against-parent-column"),
            (self.against_holder.is_some(), "--against-holder"),
        ];
        if let Some((_, option)) = of_registered.into_iter().find(|it| it.0 && self.against.is_none()) {
            return Some(message!(nothing_registered, option = option));
        }
        match (&self.holder, &self.against_holder) {
            (Some(_), None) => Some(message!(holder_of_one_list, missing = "--against-holder")),
            (None, Some(_)) => Some(message!(holder_of_one_list, missing = "--holder")),
            _ => None,
        }
    }

    /// The warning about a column that stays empty for want of another list.
    pub(super) fn empty_column(&self) -> Option<String> {
        let column = self.columns.iter().find(|it| it.concerns_other_list());
        let column = column.filter(|_| self.against.is_none())?;
        Some(message!(column_without_against, column = column.id()).to_string())
    }

    /// The message about an output that is also read, or that both outputs are one file. Files that were read already are
    /// known, such as those of the rules; the lists and their index are read later. `index_source` is the list that the
    /// index was made of.
    pub(super) fn file_conflict(
        &self,
        context: &CommandContext,
        index_source: Option<&Path>,
    ) -> Option<String> {
        let index = self.against.as_deref().filter(|_| self.against_index).map(index_path);
        let lists = self.files.iter().chain(&self.against).chain(&self.previous).chain(&index);
        let lists = lists.map(PathBuf::as_path);
        let written = self.output.iter().chain(&self.report.report).map(PathBuf::as_path);
        context.file_conflict(written, lists.chain(index_source))
    }

    /// The columns to write, in their order; `compared` is that which is compared with earlier rows.
    pub(super) fn columns(&self, compared: Option<ScanColumn>) -> Vec<ScanColumn> {
        use ScanColumn::{Line, Name, PreviousAnswer, PreviousReasons, ReasonText, Reasons};
        if !self.columns.is_empty() {
            return self.columns.clone();
        }
        if let Some(compared) = compared.filter(|_| self.format() != RowFormat::Names) {
            return vec![Line, Name, PreviousAnswer, compared, PreviousReasons, Reasons, ReasonText];
        }
        if self.format() == RowFormat::Names {
            return vec![ScanColumn::Name];
        }
        let columns = if self.no_groups {
            ScanColumnSet::default_known_without_other_rows()
        } else {
            ScanColumnSet::written_by_default()
        };
        // Without them nobody could tell which list a line is of.
        let of_several = [Some(ScanColumn::File), (!self.no_groups).then_some(ScanColumn::DuplicateOfFile)];
        let of_several = of_several.into_iter().flatten().filter(|_| self.files.len() > 1);
        columns.iter().chain(of_several).filter(|it| self.can_have_value(*it)).collect()
    }

    /// Whether a column can have a value: some need a ruleset, the holders of names, or earlier rows.
    pub(super) fn can_have_value(&self, column: ScanColumn) -> bool {
        (!column.needs_rulesets() || self.registry.may_have_rulesets())
            && (!column.needs_holders() || self.holder.is_some())
            && (!matches!(column, ScanColumn::PreviousAnswer | ScanColumn::PreviousReasons)
                || self.previous.is_some())
    }
}

/// The first of these files that is one of those before it, by whatever path.
fn repeated(files: &[PathBuf]) -> Option<&Path> {
    let mut before = Vec::new();
    files.iter().map(PathBuf::as_path).find(|file| {
        let Some(id) = FileId::at(file) else { return false };
        let is_repeated = before.contains(&id);
        before.push(id);
        is_repeated
    })
}

/// The index that `--against-index` has beside a list.
pub(super) fn index_path(list: &Path) -> PathBuf {
    let mut path = list.as_os_str().to_owned();
    path.push(".bidx");
    PathBuf::from(path)
}
