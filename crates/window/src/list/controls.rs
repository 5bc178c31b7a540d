//! Above the table: the file that is opened, how far it is read, what is shown of it, and saving that.

use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::{Button, PopupCloseBehavior, Response, Ui};

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_list::scan::Column;
use bidiscope_present::list_text::column_title;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::list::{LIST_COLUMNS, RegistrationStatus, grouped_digits, names_counted};

use super::super::accessibility;
use super::super::combo;
use super::super::file::typed;
use super::super::file_dialog::FilePurpose;
use super::super::line_entry::{self, LineLook, ShownEntry};
use super::super::lines::Colouring;
use super::super::saving;
use super::super::settings::{ListForm, ListSettings};
use super::super::theme::Palette;
use super::running::Ending;
use super::table;
use super::{ListPass, ListTab, cells, export, filters};

/// The size of the list's name, in points an em.
const NAME: f32 = 15.0;
/// The most characters of it that are shown.
const MOST_OF_A_NAME: usize = 40;

/// What the field for a column is called.
const COLUMN: &str = "Column with the names";

/// Shows them.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ui.scope(|ui| {
        // The row is as high as the fields in it from its beginning, so that all of it is centred alike.
        let usual = std::mem::replace(&mut ui.spacing_mut().interact_size.y, line_entry::HEIGHT);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = usual;
            opening(ui, tab, pass);
            if tab.source.is_some() {
                ui.separator();
                view_menus(ui, tab, pass);
            }
        });
    });
    if tab.source.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| progress(ui, tab, pass));
    if !tab.names.is_empty() {
        ui.horizontal_wrapped(|ui| filters::show(ui, tab, pass));
    }
}

/// The field for the path of a file, and how its names are written.
fn opening(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let label = ui.label("List:");
    let look = LineLook { label: "List:", hint: "Path of a file", width: 260.0, takes_keyboard: false };
    let ShownEntry { response, is_entered } = tab.path.show(ui, &look, &mut pass.with(|it| &mut it.file));
    response.labelled_by(label.id);
    let is_empty = pass.settings.file.trim().is_empty();
    let is_clicked = ui.add_enabled(!is_empty, Button::new("Open")).clicked();
    pass.commands.extend(saving::choose(ui, FilePurpose::OpenList, true));
    if (is_entered || is_clicked) && !is_empty {
        tab.open_typed(pass.settings, ui.ctx(), pass.commands);
    }
    ui.label("It has");
    let before = (pass.settings.form, pass.settings.notation);
    let form = &mut pass.settings.form;
    combo::show(ui, "Form of the list", 110.0, form, ListForm::ALL, ListForm::title);
    let mut is_other_column = false;
    if matches!(form, ListForm::Csv | ListForm::JsonLines) {
        let look = LineLook { label: COLUMN, hint: "name", width: 90.0, takes_keyboard: false };
        is_other_column = tab.column.show(ui, &look, &mut pass.with(|it| &mut it.column)).is_entered;
        if let Some((end, _)) = pass.settings.column.char_indices().nth(ListSettings::MOST_OF_A_COLUMN) {
            pass.settings.column.truncate(end);
        }
    }
    ui.label("in");
    let notation = &mut pass.settings.notation;
    combo::show(ui, "Notation of the list", 90.0, notation, Notation::ALL, Notation::id);
    let is_other = is_other_column || (pass.settings.form, pass.settings.notation) != before;
    if is_other && tab.source.is_some() {
        // What the names are hangs on it.
        tab.forget_filter(pass.settings);
        tab.open_again(pass, ui.ctx());
    }
}

/// How the names are shown, which columns there are, and saving.
fn view_menus(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ui.label("Names as in");
    let name = "Display of the names";
    combo::show(ui, name, 150.0, &mut pass.settings.order, ListSettings::ORDERS, Strategy::title);
    let stay_open = || MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    accessibility::menu_of(
        MenuButton::new("Columns").config(stay_open()).ui(ui, |ui| columns_menu(ui, tab, pass.settings)),
    );
    accessibility::menu_of(
        MenuButton::new("Save").config(stay_open()).ui(ui, |ui| export::menu(ui, tab, pass)),
    );
}

fn columns_menu(ui: &mut Ui, tab: &ListTab, settings: &mut ListSettings) {
    for column in LIST_COLUMNS.into_iter().filter(|&it| it != Column::Name) {
        let mut is_shown = !settings.hidden.contains(&column);
        let about = match table::left_out(tab, settings, column).filter(|_| is_shown) {
            Some(why) => format!("{}. {why}", cells::about(column)),
            None => cells::about(column).to_owned(),
        };
        let check = ui.checkbox(&mut is_shown, column_words(column)).on_hover_text(about);
        if check.changed() {
            settings.hidden.retain(|&it| it != column);
            if !is_shown {
                settings.hidden.push(column);
            }
        }
    }
}

/// A column in words, for the menu: its title in the table, and what a short one stands for.
fn column_words(column: Column) -> String {
    let title = cells::title(column);
    if column.is_comparison() { format!("{title}   {}", column_title(column)) } else { title.to_owned() }
}

/// What the list is called, how far it is read, and what was found.
fn progress(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let palette = Palette::current(ui);
    if let Some(source) = &tab.source {
        // A file's name is the user's own and may run from right to left: it is drawn as a line.
        let mut name = characters_of(&source.name());
        if name.len() > MOST_OF_A_NAME {
            name.truncate(MOST_OF_A_NAME);
            name.push(bidiscope_bidi::name::Character::new('\u{2026}'));
        }
        let line = pass.lines.ordered(&name, Strategy::UbaAuto);
        pass.lines.add(ui, &line, NAME, Colouring::Plain(palette.text));
    }
    let shown = if pass.settings.filter.keeps_all() {
        names_counted(tab.names.len())
    } else {
        format!("{} of {}", grouped_digits(tab.shown.len()), names_counted(tab.names.len()))
    };
    let of_shown = ui.strong(&shown);
    let mut message = shown;
    for (standing, words, colour) in [
        (RegistrationStatus::Refused, "refused", palette.bad),
        (RegistrationStatus::NeedsReview, "depend on more", palette.warning),
        (RegistrationStatus::Unreadable, "cannot be read", palette.bad),
    ] {
        let count = tab.standings[standing as usize];
        if count > 0 {
            let counted = format!("{} {words}", grouped_digits(count));
            ui.colored_label(colour, &counted);
            if pass.settings.filter.keeps_all() {
                message = format!("{message}, {counted}");
            }
        }
    }
    announce(&of_shown, message, tab.is_settled(&pass.settings.filter));
    if tab.arranging.is_some() {
        ui.spinner();
    }
    if let Some(running) = &tab.running {
        running.show(ui);
        if ui.button("Stop").clicked() {
            running.stop();
        }
        return;
    }
    let message = match &tab.ending {
        Some(Ending::Stopped) => {
            Some("Stopped: names after these are not here, and which look alike is not known.".to_owned())
        }
        Some(Ending::TooMany) => Some(format!(
            "Only the first {} of the list are here; bidiscope scan takes lists of any length.",
            names_counted(tab.names.len())
        )),
        Some(Ending::Broken(reason)) => {
            let what = if tab.names.is_empty() { "The list" } else { "The rest" };
            Some(format!("{what} could not be read: {reason}."))
        }
        Some(Ending::Whole) | None => None,
    };
    if let Some(message) = message {
        ui.colored_label(palette.warning, message);
        if tab.ending != Some(Ending::TooMany) && ui.button("Start again").clicked() {
            tab.open_again(pass, ui.ctx());
        }
    }
}

/// Says what was found, once it `is_settled`: while it is read or filtered the numbers are still others.
fn announce(response: &Response, sentence: String, is_settled: bool) {
    if is_settled {
        accessibility::say(response, || sentence.clone());
        accessibility::status(response);
    } else {
        // Another sentence, so that the last one is new.
        accessibility::say(response, || format!("{sentence} \u{2026}"));
    }
}

/// Whether a path leads to a file that is there.
pub(super) fn is_there(path: &str) -> bool {
    typed(path).is_file()
}
