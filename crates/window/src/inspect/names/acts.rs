//! What is done with the names: some are added, one is opened, and the table is left.

use eframe::egui::{Event, Ui};

use bidiscope_bidi::name::{Input, InputType, Notation};
use bidiscope_report::view::{
    ComparedNamesSort, add_compared_lines, nonempty_lines_if_several, read_stored_compared_name,
};

use super::super::super::command::Command;
use super::super::super::commands::CommandId;
use super::super::super::settings::ComparedNames;
use super::super::tab::InspectPass;
use super::state::NamesState;

/// Goes back to the name in the field.
pub(super) fn close(pass: &mut InspectPass<'_>) {
    pass.commands.extend([CommandId::CompareNames, CommandId::FocusName].map(Command::Run));
}

/// Opens a name in the field, in the place of the table.
pub(super) fn inspect(pass: &mut InspectPass<'_>, name: &Input) {
    pass.commands.extend(Command::open_in_field(name.decoded_text(), name.input_type()));
    pass.commands.push(Command::change(|it| it.session.compared.is_shown = false));
}

/// Takes lines that are pasted into a field for a name: each is a name of the table.
pub(crate) fn take_pasted_lines(ui: &Ui) -> Option<String> {
    ui.input_mut(|input| {
        let is_lines =
            |it: &Event| matches!(it, Event::Paste(text) if nonempty_lines_if_several(text).is_some());
        let at = input.events.iter().position(is_lines)?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    })
}

/// Adds names, one a line in this notation, to the table, and opens it; the first of them that can be read comes into the field
/// where `opens_first`. Lines that are not added are told of in the table.
pub(crate) fn add_lines(
    state: &mut NamesState,
    pass: &mut InspectPass<'_>,
    text: &str,
    (notation, opens_first): (Notation, bool),
) {
    let Some(lines) = nonempty_lines_if_several(text) else { return };
    let mut names = pass.settings.session.compared.names.clone();
    let read_as = pass.settings.session.read_as;
    let is_new = names.is_empty();
    let added = add_compared_lines(&mut names, &lines, notation, read_as);
    let Some(first) = &added.first_compared_name else {
        pass.commands.push(Command::Say(added.sentence()));
        return;
    };
    state.complaint = (added.refused_line_count > 0).then(|| (added.sentence(), names.clone()));
    if opens_first {
        let kind = read_stored_compared_name(first, read_as).map_or(InputType::Url, |it| it.input_type());
        pass.commands.push(Command::OpenName(first.clone(), kind));
    }
    let said = match state.complaint {
        Some(_) => Command::ClearMessage,
        None => Command::Say(added.sentence()),
    };
    pass.commands.push(Command::change(move |it| {
        let compared = &mut it.session.compared;
        // Other names come in their own order.
        let sort = if is_new { ComparedNamesSort::default() } else { compared.sort };
        *compared = ComparedNames { is_shown: true, names, filter: None, sort, ..compared.clone() };
    }));
    pass.commands.push(said);
}
