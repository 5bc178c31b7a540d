//! The options of `scan`, and which of them contradict each other.

use std::path::{Path, PathBuf};

use bidiscope_list::RowFormat;
use bidiscope_list::scan::{Column, Columns, Concern};
use bidiscope_present::list_text::{column_title, concern_title, row_format_title};
use bidiscope_present::message;
use bidiscope_present::report::ReportedMatches;
use clap::ArgGroup;

use super::super::comparison_list::AgainstArguments;
use super::super::kept_columns::KeptColumns;
use super::super::memory::MemoryArguments;
use super::super::name_check::NameCheck;
use super::super::one_of::one_of;
use super::super::registry::RegistryArguments;
use super::super::report::ReportArguments;
use super::super::{file_conflict, words};

#[derive(clap::Args, Debug)]
#[command(group(ArgGroup::new("files").args(["output", "report"]).multiple(true)))]
pub(in super::super) struct Arguments {
    #[arg(long, value_name = "FORMAT", default_value = "csv", value_parser = one_of(&RowFormat::ALL, RowFormat::id, row_format_title))]
    pub(super) format: RowFormat,

    #[arg(long, short, value_name = "FILE")]
    pub(in super::super) output: Option<PathBuf>,

    #[arg(long, requires = "files")]
    pub(super) overwrite: bool,

    #[command(flatten)]
    pub(super) report: ReportArguments,

    #[arg(long, value_name = "RULES", num_args = 0..=1, require_equals = true, default_missing_value = "bidi", value_parser = one_of(&NameCheck::ALL, NameCheck::id, NameCheck::title))]
    pub(in super::super) check: Option<NameCheck>,

    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = one_of(&Concern::ALL, Concern::id, concern_title))]
    pub(super) fail_on: Vec<Concern>,

    #[arg(long, value_name = "FILE", conflicts_with = "no_groups")]
    pub(super) against: Option<PathBuf>,

    #[command(flatten)]
    pub(super) against_list: AgainstArguments,

    #[arg(long, requires = "against")]
    pub(super) against_index: bool,

    #[command(flatten)]
    pub(super) registry: RegistryArguments,

    #[arg(long, value_name = "NAME", conflicts_with = "zone")]
    pub(super) column: Option<String>,

    #[arg(long)]
    pub(super) zone: bool,

    #[arg(long, value_name = "COUNT", value_parser = super::super::study::parse_positive)]
    pub(super) threads: Option<usize>,

    #[command(flatten)]
    pub(super) memory: MemoryArguments,

    #[arg(long, conflicts_with = "memory")]
    pub(super) no_groups: bool,

    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = one_of(&Column::ALL, Column::id, column_title).with_old_ids(Column::old_ids), hide_possible_values = true)]
    pub(super) columns: Vec<Column>,

    #[arg(long, value_name = "NAME", requires = "column", groups = ["any_parent", "appended_zone"])]
    pub(super) parent_column: Option<String>,

    #[arg(long, value_name = "NAME", requires = "against")]
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

    #[arg(id = "file", default_value = "-", value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
}

impl Arguments {
    /// The columns or keys of the lists that are read beside the names.
    pub(super) fn kept_columns(&self) -> KeptColumns<'_> {
        let (keep, parent) = (self.keep.as_slice(), self.parent_column.as_deref());
        KeptColumns { keep, parent, appends: self.registry.parent_zone.append }
    }

    /// The same of the list of `--against`.
    pub(super) fn against_columns(&self) -> KeptColumns<'_> {
        self.against_list.columns(self.against_parent_column.as_deref(), self.registry.parent_zone.append)
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
        if self.format == RowFormat::Parquet && cfg!(not(feature = "parquet")) {
            return Some(message!(no_parquet).to_string());
        }
        if self.for_spreadsheet && self.format != RowFormat::Csv {
            return Some(message!(for_spreadsheet_without_csv).to_string());
        }
        if self.format == RowFormat::Names
            && (self.columns.len() > 1 || !self.keep.is_empty() || !self.against_list.keep().is_empty())
        {
            return Some(message!(names_of_several_columns).to_string());
        }
        if !self.keep.is_empty() && self.column.is_none() {
            return Some(message!(nothing_to_keep).to_string());
        }
        let lists = self.files.iter().map(PathBuf::as_path).chain(self.against.as_deref());
        let inputs = lists.chain(self.registry.files());
        if inputs.clone().filter(|it| *it == Path::new("-")).count() > 1 {
            return Some(message!(standard_input_twice).to_string());
        }
        let written = self.output.iter().chain(&self.report.report).map(PathBuf::as_path);
        if let Some(conflict) = file_conflict::find(written, inputs.chain(words::file())) {
            return Some(conflict);
        }
        if let Some(column) = self.columns.iter().find(|it| !self.can_have_value(**it)) {
            return Some(message!(column_without_ruleset, column = column.id()).to_string());
        }
        let group = self.columns.iter().find(|it| it.is_known_last() && self.no_groups)?.id();
        Some(message!(column_without_groups, column = group).to_string())
    }

    /// The columns to write, in their order.
    pub(super) fn columns(&self) -> Vec<Column> {
        if !self.columns.is_empty() {
            return self.columns.clone();
        }
        if self.format == RowFormat::Names {
            return vec![Column::Name];
        }
        let columns = if self.no_groups { Columns::without_comparisons() } else { Columns::standard() };
        // Without them nobody could tell which list a line is of.
        let of_several = [Some(Column::File), (!self.no_groups).then_some(Column::DuplicateOfFile)];
        let of_several = of_several.into_iter().flatten().filter(|_| self.files.len() > 1);
        columns.iter().chain(of_several).filter(|it| self.can_have_value(*it)).collect()
    }

    /// Whether a column can have a value: some need a ruleset.
    pub(super) fn can_have_value(&self, column: Column) -> bool {
        !column.needs_rulesets() || self.registry.may_have_rulesets()
    }
}
