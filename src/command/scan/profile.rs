//! What a profile says of the lists and of the output, where options do not say it.

use std::path::{Path, PathBuf};

use bidiscope_list::RowFormat;
use bidiscope_report::profile::{ProfileListSection, ProfileRegisteredSection};

use super::super::registry::Registry;
use super::Arguments;

impl Arguments {
    /// These with what the profile says where they say nothing; a list that neither names is standard input.
    pub(super) fn with_profile(&self, registry: &Registry) -> Self {
        let mut all = self.clone();
        if let Some(profile) = registry.profile() {
            if !self.no_groups {
                all.take_registered(&profile.registered, &profile.folder);
            }
            all.take_list(&profile.list, &profile.folder);
        }
        if all.files.is_empty() {
            all.files.push(PathBuf::from("-"));
        }
        all
    }

    fn take_list(&mut self, list: &ProfileListSection, folder: &Path) {
        // An option that says how rows are written, or where, is another output than that of every run.
        let has_output =
            self.output.is_some() || self.report.report.is_some() || self.option_of_rows().is_some();
        let writes_names = self.format() == RowFormat::Names;
        if self.files.is_empty() {
            self.files.extend(list.list_path.as_ref().map(|it| folder.join(it)));
        }
        if !self.zone {
            fill(&mut self.column, list.name_column_title.as_ref());
            fill(&mut self.parent_column, list.parent_zone_column_title.as_ref());
            // Holders are compared with those of the registered names.
            let holder_column = list.name_holder_column_title.as_ref();
            fill(&mut self.holder, holder_column.filter(|_| self.against.is_some()));
            self.registry.parent_zone.append |= list.appends_parent_zone;
            if self.keep.is_empty() && !writes_names {
                self.keep.clone_from(&list.passed_through_column_titles);
            }
        }
        if !has_output {
            self.output = list.output_path.as_ref().map(|it| folder.join(it));
            self.report.report = list.report_path.as_ref().map(|it| folder.join(it));
            self.overwrite |= list.overwrites_files;
        }
        // Without rows only the columns of the report are computed.
        if self.columns.is_empty() && self.writes_rows() && !writes_names {
            self.columns.clone_from(&list.output_columns);
        }
    }

    fn take_registered(&mut self, registered: &ProfileRegisteredSection, folder: &Path) {
        let is_index = |it: &Path| it.extension().is_some_and(|it| it.eq_ignore_ascii_case("bidx"));
        if self.against.is_none() {
            self.against = registered.list_path.as_ref().map(|it| folder.join(it));
        }
        // An index knows how its list is read.
        if !self.against.as_deref().is_some_and(is_index) {
            fill(&mut self.against_parent_column, registered.parent_zone_column_title.as_ref());
            let name_column = registered.name_column_title.as_ref();
            self.against_list.take_format(name_column, registered.appends_parent_zone);
        }
        fill(&mut self.against_holder, registered.name_holder_column_title.as_ref());
        if self.format() != RowFormat::Names {
            self.against_list.take_keep(&registered.passed_through_column_titles);
        }
    }
}

fn fill(option: &mut Option<String>, by_profile: Option<&String>) {
    if option.is_none() {
        *option = by_profile.cloned();
    }
}
