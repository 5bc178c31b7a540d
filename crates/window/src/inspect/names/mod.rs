//! Compare names: a table with a row for each name and a column for each display that is shown.
//!
//! `state` has the table as it was made last, `columns` says which displays it has, `acts` adds and opens names. `controls`
//! stand above the `table`, which draws `cells`. `shown_names` is what is exported of it.

mod acts;
mod cells;
mod columns;
mod controls;
mod shown_names;
mod state;
mod table;

use std::sync::Arc;

use eframe::egui::{Key, Modifiers, Popup, Rect, Ui};

use bidiscope_report::titles::Titled as _;
use bidiscope_report::view::DisplayPaneSettings;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::commands::CommandId;
use super::super::reveal;
use super::super::same_rules::is_same_rules;
use super::super::settings::{Session, Settings};
use super::tab::{InspectPass, InspectTab};

pub(super) use acts::{add_lines, take_pasted_lines};
pub(crate) use controls::heading as names_heading;
pub(crate) use shown_names::ShownNames;
pub(super) use state::NamesState;

use acts::close;
use columns::{columns, reference};
use state::KeptTable;

/// Shows the controls and the table; in a low window everything is scrolled together.
pub(super) fn show(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>, is_low: bool) {
    close_by_key(ui, pass);
    let kept = up_to_date(tab, pass);
    let field = tab.report.as_ref().filter(|_| tab.error.is_none()).map(|it| &it.input);
    let of_field = (field, tab.name_field.editor().notation());
    controls::show(ui, &mut tab.names, &kept, of_field, pass);
    if kept.table.rows().is_empty() {
        ui.label(message!(names_empty).static_text());
    } else if kept.shown.is_empty() {
        ui.label(message!(list_no_match).static_text());
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
    let button = ui.button(message!(names_back).static_text());
    let place = button.rect;
    if button.on_hover_text(CommandId::CompareNames.about()).clicked() {
        pass.commands.push(Command::Run(CommandId::CompareNames));
    }
    Some(place)
}

/// The table of what is there now.
fn up_to_date(tab: &mut InspectTab, pass: &InspectPass<'_>) -> KeptTable {
    let field = tab.report.as_ref().filter(|_| tab.error.is_none()).map(|it| &it.input);
    let Session { compared, choices, read_as, .. } = &pass.settings.session;
    let choices =
        DisplayPaneSettings { reference_strategy: reference(&pass.settings.session), ..choices.clone() };
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

/// Closes the table by Escape, unless something is open over it.
fn close_by_key(ui: &Ui, pass: &mut InspectPass<'_>) {
    let is_covered = ui.memory(|memory| memory.top_modal_layer().is_some()) || Popup::is_any_open(ui.ctx());
    if !is_covered && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        close(pass);
    }
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
