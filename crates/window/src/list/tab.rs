//! The tab's state: the list, what is known of its names, and how the table shows them.

use std::sync::Arc;

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_edit::EditedTextKind;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_report::list::{
    DisplayRelationFilter, ListFilter, ListRowCache, ListRowDetails, ListTableColumn, ListedNames,
    MatchGroupTable, RegistrationDecisionCounts, ShownRows,
};
use bidiscope_session::WrittenName;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::commands::CommandId;
use super::super::display_filter;
use super::super::editor::Field;
use super::super::line_entry::LineEntry;
use super::super::opened_file::OpenedFile;
use super::super::pass::Pass;
use super::super::registered::ComparedList;
use super::super::report_language::ReportLanguage;
use super::super::settings::ListSettings;
use super::super::widgets::TableKeyboard;
use super::arranging::{ArrangedBy, Arranging};
use super::exporting::Exporting;
use super::other_list::OtherList;
use super::reading_event::{Ending, OtherListStatus};
use super::running::Running;
use super::source::ListSource;

/// A pass of the tab.
pub(super) type ListPass<'a> = Pass<'a, ListSettings>;

/// The tab's state.
pub(crate) struct ListTab {
    /// Where the list came from; nothing while there is none.
    pub(super) source: Option<ListSource>,
    /// The files of the list, and of the other list.
    pub(crate) files: Vec<OpenedFile>,
    pub(super) names: ListedNames,
    pub(super) groups: Option<Arc<MatchGroupTable>>,
    /// How many names of each status are taken or contested, once that is known.
    pub(super) decisions: Option<RegistrationDecisionCounts>,
    /// The columns or keys of the list, where it has any; empty until they are read.
    pub(super) columns: Vec<String>,
    /// Those of them that are kept of each entry, and where who asks for the name stands among what is stored of it.
    pub(super) kept: Vec<String>,
    pub(super) holder_place: Option<usize>,
    /// Whether the list states the zone of each name in one of them.
    pub(super) states_zones: bool,
    /// The other list with which the names are compared, if there is one, and what is known of it once it is read.
    pub(super) other_list: Option<OtherList>,
    pub(super) other_status: Option<OtherListStatus>,
    /// The same for the name in Inspect.
    pub(super) compared_list: Option<ComparedList>,
    /// The options of a command that judges by the same rules, and the profile that they are of, if they are.
    pub(super) rule_options: Vec<String>,
    pub(super) profile: Option<String>,
    /// The language of what is saved.
    pub(super) language: ReportLanguage,
    pub(super) rows: ListRowCache,
    /// The rules that judge names, which the list may not have been read under yet, and since when they are these, in
    /// seconds.
    pub(super) rules: RegistryRulesByZone,
    pub(super) rules_since: f64,
    pub(super) are_rules_tried: bool,
    /// The text that is sought, as it is typed.
    pub(super) sought: Field,
    pub(super) shown: ShownRows,
    /// What `shown` was arranged by.
    pub(super) shown_by: ArrangedBy,
    pub(super) arranging: Option<Arranging>,
    /// The reading, while it goes on, and how it ended.
    pub(super) running: Option<Running>,
    pub(super) ending: Option<Ending>,
    pub(super) table: TableKeyboard<ListTableColumn>,
    /// Where the table was before the same list was read again.
    pub(super) returning: Option<Returning>,
    /// The index in the list of the name that is selected, and its details.
    pub(super) selected: Option<usize>,
    pub(super) details: Option<ListRowDetails>,
    /// Whether the user has closed the details; whether one of their buttons had the keyboard in the pass before: then
    /// the table gets it back.
    pub(super) hides_details: bool,
    pub(super) details_have_keyboard: bool,
    /// How high the controls and all details are, and how much of the window the details take, in points.
    pub(super) controls_height: f32,
    pub(super) details_height: f32,
    pub(super) details_room: f32,
    /// Whether it is shown where the names and their rules come from, once there are names.
    pub(super) shows_sources: bool,
    /// Which displays the filter compares, or would.
    pub(super) compared: DisplayRelationFilter,
    pub(super) exporting: Option<Exporting>,
    /// The fields for the file that is opened, the columns with the names and with their zones, and the same of the other
    /// list.
    pub(super) path: LineEntry,
    pub(super) column: LineEntry,
    pub(super) zone_column: LineEntry,
    pub(super) holder_column: LineEntry,
    pub(super) other_path: LineEntry,
    pub(super) other_column: LineEntry,
    pub(super) other_zone_column: LineEntry,
    pub(super) other_holder_column: LineEntry,
}

/// Where the table of a list was.
pub(super) struct Returning {
    pub(super) keyboard: TableKeyboard<ListTableColumn>,
    /// The row that was chosen: the line, and the name as the list had it.
    pub(super) chosen: Option<(u32, Vec<u8>)>,
}

impl ListTab {
    /// The tab without a list.
    pub(crate) fn without_list() -> Self {
        Self {
            source: None,
            files: Vec::new(),
            names: ListedNames::default(),
            groups: None,
            decisions: None,
            columns: Vec::new(),
            kept: Vec::new(),
            holder_place: None,
            states_zones: false,
            other_list: None,
            other_status: None,
            compared_list: None,
            rule_options: Vec::new(),
            profile: None,
            language: ReportLanguage::default(),
            rows: ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default()),
            rules: RegistryRulesByZone::default(),
            rules_since: f64::NEG_INFINITY,
            are_rules_tried: false,
            sought: Field::new(EditedTextKind::DomainName, "", Notation::Unicode),
            shown: ShownRows::default(),
            shown_by: ArrangedBy::default(),
            arranging: None,
            running: None,
            ending: None,
            table: TableKeyboard::default(),
            returning: None,
            selected: None,
            details: None,
            hides_details: false,
            details_have_keyboard: false,
            controls_height: 0.0,
            details_height: 0.0,
            details_room: 0.0,
            shows_sources: false,
            compared: display_filter::first_offered(),
            exporting: None,
            path: LineEntry::default(),
            column: LineEntry::default(),
            zone_column: LineEntry::default(),
            holder_column: LineEntry::default(),
            other_path: LineEntry::default(),
            other_column: LineEntry::default(),
            other_zone_column: LineEntry::default(),
            other_holder_column: LineEntry::default(),
        }
    }

    /// Whether there is a list.
    pub(crate) const fn has_list(&self) -> bool {
        self.source.is_some()
    }

    /// The other list, for the name in Inspect; `None` where there is none.
    pub(crate) fn compared_list(&self) -> Option<ComparedList> {
        self.compared_list.clone()
    }

    /// Whether any rows are shown.
    pub(crate) fn has_rows(&self) -> bool {
        !self.shown.is_empty() && self.exporting.is_none()
    }

    /// What names can be arranged by: how many there are, and whether it is known which look alike.
    pub(super) fn known(&self) -> (usize, bool) {
        (self.names.name_count(), self.groups.is_some())
    }

    /// Whether what is shown is all that there is to show by now.
    pub(super) fn is_settled(&self, filter: &ListFilter) -> bool {
        self.running.is_none() && self.shown_by.known == self.known() && self.shown_by.filter == *filter
    }

    pub(super) fn take_arranged(&mut self, shown: ShownRows, by: ArrangedBy) {
        let is_other = by.filter != self.shown_by.filter || by.sort != self.shown_by.sort;
        self.shown = shown;
        self.shown_by = by;
        if is_other {
            self.table.show_the_first();
            self.selected = self.shown.row_index(0);
        }
    }

    /// Opens a name in Inspect; what cannot be read as it was given.
    pub(super) fn inspect(&self, pass: &mut ListPass<'_>, row: usize) {
        let (name, given) = (self.names.name(row), self.names.name_bytes_in_list(row));
        if !name.is_empty() {
            pass.commands.push(Command::OpenName(name.to_owned(), InputType::Url));
        } else if let Some(given) = std::str::from_utf8(given).ok().filter(|it| !it.is_empty()) {
            pass.commands.push(Command::Open(WrittenName::of_input_type(
                given.to_owned(),
                self.rows.notation(),
                InputType::Url,
            )));
        } else {
            pass.commands.push(Command::Say(message!(list_nothing_to_open).to_string()));
            return;
        }
        pass.commands.push(Command::Run(CommandId::FocusName));
    }
}
