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
            self.files.extend(list.path.as_ref().map(|it| folder.join(it)));
        }
        if !self.zone {
            fill(&mut self.column, list.column.as_ref());
            fill(&mut self.parent_column, list.parent_column.as_ref());
            // Holders are compared with those of the registered names.
            fill(&mut self.holder, list.holder.as_ref().filter(|_| self.against.is_some()));
            self.registry.parent_zone.append |= list.append;
            if self.keep.is_empty() && !writes_names {
                self.keep.clone_from(&list.keep);
            }
        }
        if !has_output {
            self.output = list.output.as_ref().map(|it| folder.join(it));
            self.report.report = list.report.as_ref().map(|it| folder.join(it));
            self.overwrite |= list.overwrite;
        }
        // Without rows only the columns of the report are computed.
        if self.columns.is_empty() && self.writes_rows() && !writes_names {
            self.columns.clone_from(&list.columns);
        }
    }

    fn take_registered(&mut self, registered: &ProfileRegisteredSection, folder: &Path) {
        let is_index = |it: &Path| it.extension().is_some_and(|it| it.eq_ignore_ascii_case("bidx"));
        if self.against.is_none() {
            self.against = registered.path.as_ref().map(|it| folder.join(it));
        }
        // An index knows how its list is read.
        if !self.against.as_deref().is_some_and(is_index) {
            fill(&mut self.against_parent_column, registered.parent_column.as_ref());
            self.against_list.take_format(registered.column.as_ref(), registered.append);
        }
        fill(&mut self.against_holder, registered.holder.as_ref());
        if self.format() != RowFormat::Names {
            self.against_list.take_keep(&registered.keep);
        }
    }
}

fn fill(option: &mut Option<String>, by_profile: Option<&String>) {
    if option.is_none() {
        *option = by_profile.cloned();
    }
}
