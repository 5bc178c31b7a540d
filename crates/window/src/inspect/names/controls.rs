//! Above the table: its title and the way out, the field for another name, and what is shown of the table.

use eframe::egui::{Align, Button, Layout, Ui};

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_report::grouped_digits;
use bidiscope_report::list::{DisplayRelationFilter, name_count_text};
use bidiscope_report::titles::Titled as _;
use bidiscope_report::view::{ComparedNamesSort, DisplayPaneSettings, StrategyId, add_compared_name};
use bidiscope_report::words::strategy_name::strategy_name_or_code_points;
use bidiscope_words::message;

use super::super::super::command::Command;
use super::super::super::commands::CommandId;
use super::super::super::line_entry::{self, LineLook};
use super::super::super::settings::Session;
use super::super::super::theme::Palette;
use super::super::super::titles::Titles;
use super::super::super::widgets::BidiLabel;
use super::super::super::{accessibility, display_filter};
use super::super::tab::{InspectPass, InspectTab};
use super::acts::{add_lines, close, take_pasted_lines};
use super::columns::{displays, reference};
use super::state::{KeptTable, NamesState};

/// How wide the field is where there is room, in points.
const ENTRY: f32 = 260.0;

/// Shows them. `of_field` is the name in the field, if it can be read, and its notation.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut NamesState,
    kept: &KeptTable,
    of_field: (Option<&Input>, Notation),
    pass: &mut InspectPass<'_>,
) {
    heading_row(ui, kept, pass);
    line_entry::row(ui, |ui| entry(ui, state, kept, of_field, pass));
    let names = &pass.settings.session.compared.names;
    if let Some((complaint, _)) = state.complaint.as_ref().filter(|it| it.1 == *names) {
        BidiLabel::new(complaint).colour(Palette::current(ui).violated).alert(ui, pass.lines);
    }
    if !kept.table.rows().is_empty() {
        line_entry::row(ui, |ui| arrangement(ui, state, kept, pass));
    }
}

/// What it is, how many names are shown, and at the end how they are exported and how it is left.
fn heading_row(ui: &mut Ui, kept: &KeptTable, pass: &mut InspectPass<'_>) {
    ui.horizontal(|ui| {
        ui.heading(CommandId::CompareNames.title());
        let (shown, all) = (kept.shown.len(), kept.table.rows().len());
        let counted = match shown == all {
            true => name_count_text(all),
            false => message!(list_shown_of, shown = grouped_digits(shown), names = name_count_text(all))
                .to_string(),
        };
        let counted = ui.weak(&counted);
        accessibility::status(&counted);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = ui.button(message!(button_close).static_text());
            if button.on_hover_text(message!(names_close_explained).static_text()).clicked() {
                close(pass);
            }
            let export = ui.add_enabled(shown > 0, Button::new(message!(names_export).static_text()));
            if export.on_hover_text(CommandId::Export.about()).clicked() {
                pass.commands.push(Command::Run(CommandId::Export));
            }
        });
    });
}

/// The field for another name, and what can be done with all of them.
fn entry(
    ui: &mut Ui,
    state: &mut NamesState,
    kept: &KeptTable,
    (field, notation): (Option<&Input>, Notation),
    pass: &mut InspectPass<'_>,
) {
    let label = ui.label(message!(names_field).static_text());
    let look = LineLook {
        label: message!(names_field).static_text(),
        hint: message!(names_hint).static_text(),
        width: ENTRY,
        takes_keyboard: false,
    };
    if state.entry.has_keyboard(ui, &look)
        && let Some(text) = take_pasted_lines(ui)
    {
        return add_lines(state, pass, &text, (notation, false));
    }
    let before = state.typed.clone();
    let shown = state.entry.show(ui, &look, &mut pass.over(&mut state.typed));
    // The click that opened it takes the keyboard from whatever had it: it is given a pass later.
    let pass_number = ui.ctx().cumulative_pass_nr();
    if pass_number > state.shown_in + 1 {
        state.appeared_in = pass_number;
        ui.ctx().request_repaint();
    } else if pass_number == state.appeared_in + 1 && !ui.memory(|it| it.has_focus(InspectTab::field_id())) {
        // What was pasted into the name field is taken back there.
        shown.response.request_focus();
    }
    state.shown_in = pass_number;
    shown.response.labelled_by(label.id);
    if state.typed != before {
        state.complaint = None;
    }
    let read_as = pass.settings.session.read_as;
    let is_wanted = ui.button(message!(button_add).static_text()).clicked() || shown.is_entered;
    let mut names = pass.settings.session.compared.names.clone();
    if is_wanted {
        match add_compared_name(&mut names, &state.typed, notation, read_as) {
            Ok(()) => (state.typed, state.complaint) = (String::new(), None),
            Err(error) => state.complaint = Some((error.to_string(), names.clone())),
        }
    }
    let keep = ui.add_enabled(kept.is_only_in_field, Button::new(message!(names_keep).static_text()));
    let keep = keep.on_hover_text(message!(names_keep_explained).static_text());
    if keep.clicked()
        && let Some(field) = field
    {
        let added =
            add_compared_name(&mut names, &field.decoded_text(), Notation::Unicode, Some(field.input_type()));
        state.complaint = added.err().map(|it| (it.to_string(), names.clone()));
    }
    if !names.is_empty() && ui.button(message!(button_remove_all).static_text()).clicked() {
        names.clear();
    }
    if names != pass.settings.session.compared.names {
        pass.commands.push(Command::change(move |it| {
            let compared = &mut it.session.compared;
            // Other names come in their own order.
            if names.is_empty() {
                compared.sort = ComparedNamesSort::default();
            }
            compared.names = names;
        }));
    }
}

/// Which names and displays are shown, and with which display the others are compared.
fn arrangement(ui: &mut Ui, state: &mut NamesState, kept: &KeptTable, pass: &mut InspectPass<'_>) {
    let settings = *pass.settings;
    let session = &settings.session;
    let Session { choices, compared, .. } = session;
    let displays = displays(choices, &kept.table);
    if [state.offered.display, state.offered.other_display].iter().any(|it| !displays.contains(it)) {
        state.offered = display_filter::first_offered();
    }
    let title = |id: StrategyId| strategy_name_or_code_points(choices.short_strategy_title(id)).into_owned();
    let mut filter: Option<DisplayRelationFilter<StrategyId>> = compared.filter;
    display_filter::show(ui, &mut filter, &mut state.offered, &displays, title);
    if filter != compared.filter {
        pass.commands.push(Command::change(move |it| it.session.compared.filter = filter));
    }
    if compared.filter.is_none() {
        let mut chosen = reference(session);
        let name = message!(names_reference_field).static_text();
        display_filter::reference(ui, name, &mut chosen, displays.iter().copied(), title);
        if chosen != choices.reference_strategy {
            pass.commands.push(Command::change(move |it| it.session.choices.reference_strategy = chosen));
        }
    }
    accessibility::lasting_menu(ui, message!(names_displays).static_text(), |ui| {
        for id in displays {
            let mut is_shown = !compared.hidden.contains(&id);
            if Titles::new(pass.lines).checkbox(ui, &mut is_shown, choices.strategy_title(id)).changed() {
                pass.commands.push(Command::change(move |it| {
                    let hidden = &mut it.session.compared.hidden;
                    if is_shown { hidden.remove(&id) } else { hidden.insert(id) }
                }));
            }
        }
    });
}

/// What stands over the column of a display.
pub(crate) fn heading(id: StrategyId, choices: &DisplayPaneSettings, reference: StrategyId) -> String {
    let title = Titles::begun(choices.short_strategy_title(id));
    if id == reference { message!(names_reference, display = title).to_string() } else { title }
}
