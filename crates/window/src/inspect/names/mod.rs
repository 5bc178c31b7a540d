//! Compare names: a table with a row for each name and a column for each display that is shown.

mod cells;
mod controls;
mod shown_names;
mod table;

use std::sync::Arc;

use eframe::egui::{Event, Key, Modifiers, Popup, Rect, Ui};

use bidiscope_bidi::name::{Input, Notation, ReadAs};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::RulesByZone;
use bidiscope_report::list::{DisplayFilter, ShownRows};
use bidiscope_report::titles::Titled as _;
use bidiscope_report::view::{
    NamesColumn, NamesSort, NamesTable, PaneSettings, StrategyId, add_compared_lines, compared_input,
    lines_of_names,
};
use bidiscope_words::message;

use super::super::command::Command;
use super::super::commands::CommandId;
use super::super::display_filter;
use super::super::line_entry::LineEntry;
use super::super::reveal;
use super::super::same_rules::is_same_rules;
use super::super::settings::{ComparedNames, Session, Settings};
use super::super::widgets::TableKeyboard;
use super::{InspectPass, InspectTab};

pub(crate) use controls::heading as names_heading;
pub(crate) use shown_names::ShownNames;

/// What is known of the names that are compared.
pub(super) struct NamesState {
    entry: LineEntry,
    typed: String,
    /// What was not added and why, and the names that were kept then: it is said of them.
    complaint: Option<(String, Vec<String>)>,
    /// The pass in which it was shown last, and the one in which it appeared.
    shown_in: u64,
    appeared_in: u64,
    kept: Option<KeptTable>,
    /// The displays that the filter would compare.
    offered: DisplayFilter<StrategyId>,
    keyboard: TableKeyboard<NamesColumn>,
}

impl Default for NamesState {
    fn default() -> Self {
        Self {
            entry: LineEntry::default(),
            typed: String::new(),
            complaint: None,
            shown_in: 0,
            appeared_in: 0,
            kept: None,
            offered: display_filter::first_offered(),
            keyboard: TableKeyboard::default(),
        }
    }
}

/// The table with what it was made from.
struct KeptTable {
    /// The name in the field, if it can be read, and those that are kept.
    names: (Option<Input>, Vec<String>),
    read_as: Option<ReadAs>,
    choices: PaneSettings,
    rules: RulesByZone,
    table: Arc<NamesTable>,
    /// Which row is the name in the field, and whether it stands there for itself: it is not one of those that are kept.
    in_field: Option<usize>,
    is_only_in_field: bool,
    arranged_by: (Option<DisplayFilter<StrategyId>>, NamesSort),
    /// The displays that have a column.
    displays: Vec<StrategyId>,
    shown: ShownRows,
}

impl KeptTable {
    fn new(
        names: (Option<Input>, Vec<String>),
        read_as: Option<ReadAs>,
        choices: PaneSettings,
        rules: RulesByZone,
    ) -> Self {
        let (field, kept) = &names;
        let place = field.as_ref().and_then(|field| kept.iter().position(|it| *it == field.text()));
        let is_only_in_field = field.is_some() && place.is_none();
        let first = field.clone().filter(|_| is_only_in_field);
        let read = kept.iter().filter_map(|it| compared_input(it, read_as));
        let table = NamesTable::new(first.into_iter().chain(read).collect(), &choices, &rules);
        let arranged_by = Default::default();
        Self {
            shown: table.arranged(None, NamesSort::default(), &[]),
            displays: Vec::new(),
            table: Arc::new(table),
            in_field: if is_only_in_field { Some(0) } else { place },
            names,
            read_as,
            choices,
            rules,
            is_only_in_field,
            arranged_by,
        }
    }

    /// The place among the names that are kept of the name in this row; `None` of one that stands in the field alone.
    const fn kept_at(&self, row: usize) -> Option<usize> {
        if self.is_only_in_field { row.checked_sub(1) } else { Some(row) }
    }

    /// The number of the name in this row, from 1; `None` of one that stands in the field alone, so that the others keep theirs
    /// whatever is typed there.
    fn number(&self, row: usize) -> Option<usize> {
        Some(self.kept_at(row)? + 1)
    }

    fn arrange(&mut self, compared: &ComparedNames, displays: Vec<StrategyId>) {
        let by = (compared.filter, compared.sort);
        if self.arranged_by != by || self.displays != displays {
            self.shown = self.table.arranged(by.0, by.1, &displays);
            (self.arranged_by, self.displays) = (by, displays);
        }
    }
}

/// Shows the controls and the table; in a low window everything is scrolled together.
pub(super) fn show(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>, is_low: bool) {
    close_by_key(ui, pass);
    let kept = up_to_date(tab, pass);
    let field = tab.report.as_ref().filter(|_| tab.error.is_none()).map(|it| &it.name);
    let of_field = (field, tab.name_field.editor().notation());
    controls::show(ui, &mut tab.names, &kept, of_field, pass);
    if kept.table.rows().is_empty() {
        ui.label(message!(names_empty).fixed());
    } else if kept.shown.is_empty() {
        ui.label(message!(list_no_match).fixed());
    } else {
        table::show(ui, (&mut tab.names.keyboard, &kept), pass, is_low);
    }
    tab.names.kept = Some(kept);
    reveal::focused(ui);
}

/// Shows the way back to the table, while it has names and is closed; gives where.
pub(super) fn way_back(ui: &mut Ui, pass: &mut InspectPass<'_>) -> Option<Rect> {
    let compared = &pass.settings.session.compared;
    if compared.is_shown || compared.names.is_empty() {
        return None;
    }
    let button = ui.button(message!(names_back).fixed());
    let place = button.rect;
    if button.on_hover_text(CommandId::CompareNames.about()).clicked() {
        pass.commands.push(Command::Run(CommandId::CompareNames));
    }
    Some(place)
}

/// The table of what is there now.
fn up_to_date(tab: &mut InspectTab, pass: &InspectPass<'_>) -> KeptTable {
    let field = tab.report.as_ref().filter(|_| tab.error.is_none()).map(|it| &it.name);
    let Session { compared, choices, read_as, .. } = &pass.settings.session;
    let choices = PaneSettings { reference: reference(&pass.settings.session), ..choices.clone() };
    let rules = tab.rules();
    let is_same = |it: &KeptTable| {
        it.names.0.as_ref() == field
            && it.names.1 == compared.names
            && it.read_as == *read_as
            && it.choices == choices
            && is_same_rules(&it.rules, &rules)
    };
    let mut kept = match tab.names.kept.take() {
        Some(kept) if is_same(&kept) => kept,
        _ => KeptTable::new((field.cloned(), compared.names.clone()), *read_as, choices, rules),
    };
    let columns = columns(pass.settings, &kept.table);
    kept.arrange(compared, columns);
    kept
}

/// The display with which the others are compared: a filter that compares two has one of them there.
fn reference(session: &Session) -> StrategyId {
    session.compared.filter.map_or(session.choices.reference, |it| it.other)
}

/// The displays that show one of the names at least, without logical order.
fn displays(choices: &PaneSettings, table: &NamesTable) -> Vec<StrategyId> {
    let kinds: Vec<ReadAs> = table.rows().iter().map(|it| it.name.kind()).collect();
    let kinds = if kinds.is_empty() { vec![ReadAs::Name] } else { kinds };
    let shows_one = |id: &StrategyId| kinds.iter().any(|kind| id.within(*kind) == *id);
    choices.ids().into_iter().filter(|id| *id != Strategy::Logical && shows_one(id)).collect()
}

/// The displays that have a column, after the reference. A filter that compares two displays shows both.
fn columns(settings: &Settings, table: &NamesTable) -> Vec<StrategyId> {
    let Session { compared, choices, .. } = &settings.session;
    let is_compared = |id| compared.filter.is_some_and(|it| [it.display, it.other].contains(&id));
    let is_shown = |id: &StrategyId| !compared.hidden.contains(id) || is_compared(*id);
    let mut shown: Vec<StrategyId> = displays(choices, table).into_iter().filter(is_shown).collect();
    let reference = reference(&settings.session);
    shown.sort_by_key(|&id| [id != reference, !is_compared(id)]);
    shown
}

/// Closes the table by Escape, unless something is open over it.
fn close_by_key(ui: &Ui, pass: &mut InspectPass<'_>) {
    let is_covered = ui.memory(|memory| memory.top_modal_layer().is_some()) || Popup::is_any_open(ui.ctx());
    if !is_covered && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        close(pass);
    }
}

/// Goes back to the name in the field.
fn close(pass: &mut InspectPass<'_>) {
    pass.commands.extend([CommandId::CompareNames, CommandId::FocusName].map(Command::Run));
}

/// Opens a name in the field, in the place of the table.
fn inspect(pass: &mut InspectPass<'_>, name: &Input) {
    pass.commands.extend(Command::open_in_field(name.text(), name.kind()));
    pass.commands.push(Command::change(|it| it.session.compared.is_shown = false));
}

/// Takes lines that are pasted into a field for a name: each is a name of the table.
pub(super) fn take_pasted_lines(ui: &Ui) -> Option<String> {
    ui.input_mut(|input| {
        let is_lines = |it: &Event| matches!(it, Event::Paste(text) if lines_of_names(text).is_some());
        let at = input.events.iter().position(is_lines)?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    })
}

/// Adds names, one a line in this notation, to the table, and opens it; the first of them that can be read comes into the field
/// where `opens_first`. Lines that are not added are told of in the table.
pub(super) fn add_lines(
    state: &mut NamesState,
    pass: &mut InspectPass<'_>,
    text: &str,
    (notation, opens_first): (Notation, bool),
) {
    let Some(lines) = lines_of_names(text) else { return };
    let mut names = pass.settings.session.compared.names.clone();
    let read_as = pass.settings.session.read_as;
    let is_new = names.is_empty();
    let added = add_compared_lines(&mut names, &lines, notation, read_as);
    let Some(first) = &added.first else {
        pass.commands.push(Command::Say(added.sentence()));
        return;
    };
    state.complaint = (added.refused > 0).then(|| (added.sentence(), names.clone()));
    if opens_first {
        let kind = compared_input(first, read_as).map_or(ReadAs::Url, |it| it.kind());
        pass.commands.push(Command::OpenName(first.clone(), kind));
    }
    let said = match state.complaint {
        Some(_) => Command::ClearMessage,
        None => Command::Say(added.sentence()),
    };
    pass.commands.push(Command::change(move |it| {
        let compared = &mut it.session.compared;
        // Other names come in their own order.
        let sort = if is_new { NamesSort::default() } else { compared.sort };
        *compared = ComparedNames { is_shown: true, names, filter: None, sort, ..compared.clone() };
    }));
    pass.commands.push(said);
}

impl InspectTab {
    /// Whether the table is shown with a filter that accepts none of its names.
    pub(crate) fn hides_all_names(&self, settings: &Settings) -> bool {
        let kept = self.names.kept.as_ref().filter(|_| settings.session.compared.is_shown);
        kept.is_some_and(|it| it.shown.is_empty() && !it.table.rows().is_empty())
    }

    /// The names that are compared, as the table shows them; `None` where it is not shown or has none.
    pub(crate) fn compared(&self, settings: &Settings) -> Option<ShownNames> {
        let session = &settings.session;
        let kept = self.names.kept.as_ref().filter(|it| session.compared.is_shown && !it.shown.is_empty())?;
        Some(ShownNames {
            table: Arc::clone(&kept.table),
            shown: kept.shown.clone(),
            numbers: (0..kept.table.rows().len()).map(|it| kept.number(it)).collect(),
            choices: session.choices.clone(),
            reference: reference(session),
            displays: columns(settings, &kept.table),
            notation: self.notation(),
            rules: kept.rules.clone(),
            profile: self.profile_name().map(str::to_owned),
        })
    }
}
