//! Above the table: the file that is opened, how far it is read, what is shown of it, and saving that.

use eframe::egui::{Button, Color32, Response, RichText, ScrollArea, Ui, vec2};

use bidiscope_bidi::name::{Notation, excerpt};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::ListFormat;
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_report::grouped_digits;
use bidiscope_report::list::{
    DECISIONS_IN_SORT_ORDER, ListTableColumn, MatchGroupTable, OtherListMatches, name_count_text,
    registration_decision_count_text,
};
use bidiscope_report::titles::Titled;
use bidiscope_report::words::lgr::{ruleset_title, zone_text};
use bidiscope_words::message;

use super::super::command::Command;
use super::super::commands::CommandId;
use super::super::file::typed;
use super::super::file_kinds::{AskedFile, FileKind};
use super::super::inspect::InspectTab;
use super::super::line_entry::{self, LineLook, ShownEntry};
use super::super::opened_file::OpenedFile;
use super::super::pass::Pass;
use super::super::settings::{ListSettings, Settings};
use super::super::theme::{Palette, outlined};
use super::super::widgets::BidiLabel;
use super::super::{accessibility, combo, display_filter};
use super::column_entry::{ColumnEntry, MOST_COLUMNS};
use super::reading_event::Ending;
use super::tab::{ListPass, ListTab};
use super::{cells, column_places, export, filters, other_list_controls};

/// The size of the list's name, in points an em.
const NAME: f32 = 15.0;
/// The most characters of it that are shown.
const MOST_OF_A_NAME: usize = 40;
/// The radius of the dot on the button *Sources*, in points.
const DOT: f32 = 4.0;

/// How high the columns of a list are in the menu at most, in points.
const KEPT_COLUMNS_HEIGHT: f32 = 160.0;

/// Shows them: what was found and the filters, and above that where the names and their rules come from, while there are
/// none or the user asks for it. The zone and its ruleset are those of Inspect.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, inspect: &mut InspectTab, whole: &mut Pass<'_, Settings>) {
    let other_failed = tab.other_status.as_ref().is_some_and(|it| it.read.is_err());
    // Where no name can be read it is read otherwise.
    let unreadable = tab.names.decision_counts().of(RegistrationDecision::UnreadableName);
    let has_names = tab.running.is_some() || unreadable < tab.names.name_count() as u64;
    let shows_sources = tab.shows_sources || other_failed || !has_names;
    if tab.source.is_none() {
        return opening_row(ui, tab, inspect, whole);
    }
    let pass = &mut whole.with(|settings| &mut settings.session.list);
    line_entry::row(ui, |ui| {
        sources_button(ui, tab);
        // What changes its width, or comes and goes, stands after what is clicked.
        menus(ui, tab, pass);
        name_of_list(ui, tab, pass);
        counters(ui, tab, pass);
        progress(ui, tab, pass);
        // A filter that compares two displays has one of them there.
        if pass.settings.filter.display_relation_filter.is_none() {
            reference(ui, pass.settings);
        }
        ruleset(ui, tab, pass);
        trimmed(ui, tab);
    });
    if shows_sources {
        opening_row(ui, tab, inspect, whole);
        let pass = &mut whole.with(|settings| &mut settings.session.list);
        line_entry::row(ui, |ui| other_list_controls::show(ui, tab, pass));
    }
    let pass = &mut whole.with(|settings| &mut settings.session.list);
    if !tab.names.is_empty() {
        line_entry::row(ui, |ui| filters::show(ui, tab, pass));
    }
}

/// The file, and by which rules its names are judged.
fn opening_row(ui: &mut Ui, tab: &mut ListTab, inspect: &mut InspectTab, whole: &mut Pass<'_, Settings>) {
    line_entry::row(ui, |ui| {
        opening(ui, tab, &mut whole.with(|settings| &mut settings.session.list));
        whole.reading(|pass| inspect.show_zone_and_ruleset(ui, pass));
    });
}

/// The button that shows where the names come from. A dot on it says that a file is not on disk as it was read.
fn sources_button(ui: &mut Ui, tab: &mut ListTab) {
    let sources = ui.add(Button::new(message!(list_sources).static_text()).selected(tab.shows_sources));
    let mut about = message!(list_sources_explained).to_string();
    if let Some(said) = tab.files.iter().find_map(OpenedFile::difference) {
        let corner = sources.rect.right_top() + vec2(-DOT, DOT);
        ui.painter().circle_filled(corner, DOT, Palette::current(ui).violated);
        accessibility::button(&sources, &message!(list_sources_changed, said = said.to_string()).to_string());
        about = format!("{said}\n{about}");
    }
    tab.shows_sources ^= sources.on_hover_text(about).clicked();
}

/// The field for the path of a file, and how its names are written.
fn opening(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let title = message!(list_file_field).static_text();
    let label = ui.label(title);
    let hint = message!(file_path_hint).static_text();
    let width = (0.18 * ui.max_rect().width()).clamp(120.0, 260.0);
    let look = LineLook { label: title, hint, width, takes_keyboard: false };
    let ShownEntry { response, is_entered } = tab.path.show(ui, &look, &mut pass.with(|it| &mut it.file));
    response.labelled_by(label.id);
    let is_empty = pass.settings.file.trim().is_empty();
    let is_clicked = ui.add_enabled(!is_empty, Button::new(message!(button_open).static_text())).clicked();
    pass.button(ui, CommandId::OpenList);
    if (is_entered || is_clicked) && !is_empty {
        let asked = AskedFile { kind: FileKind::List, saves: false };
        let path = typed(&pass.settings.file);
        pass.commands.push(Command::UseFile { asked, path, replaces: false });
    }
    let before = (pass.settings.form, pass.settings.notation);
    let form = &mut pass.settings.form;
    combo::show(ui, message!(list_form).static_text(), 110.0, form, ListFormat::ALL, Titled::title);
    let mut is_other_column = false;
    if matches!(form, ListFormat::Csv | ListFormat::JsonLines) {
        let names = ColumnEntry {
            label: message!(list_column_field).static_text(),
            hint: "name",
            menu: message!(list_choose_column).static_text(),
            columns: &tab.columns,
            value: |it| &mut it.column,
        };
        is_other_column = names.show(ui, &mut tab.column, pass);
        let zones = ColumnEntry {
            label: message!(list_zone_column).static_text(),
            hint: message!(list_zone_column_hint).static_text(),
            menu: message!(list_choose_zone_column).static_text(),
            columns: &tab.columns,
            value: |it| &mut it.zone_column,
        };
        is_other_column |= zones.show(ui, &mut tab.zone_column, pass);
        let holders = ColumnEntry {
            label: message!(list_holder_column).static_text(),
            hint: message!(list_holder_column_hint).static_text(),
            menu: message!(list_choose_holder_column).static_text(),
            columns: &tab.columns,
            value: |it| &mut it.holder_column,
        };
        is_other_column |= holders.show(ui, &mut tab.holder_column, pass);
    }
    let notation = &mut pass.settings.notation;
    combo::show(ui, message!(list_notation).static_text(), 110.0, notation, Notation::ALL, Titled::title);
    let is_other = is_other_column || (pass.settings.form, pass.settings.notation) != before;
    if is_other && tab.source.is_some() {
        // What the names are hangs on it.
        tab.forget_filter(pass.settings);
        tab.open_again(pass, ui.ctx());
    }
}

/// The display of the names, with which the others are compared.
fn reference(ui: &mut Ui, settings: &mut ListSettings) {
    let (name, title) = (message!(list_display_of_names).static_text(), Strategy::short_title);
    display_filter::reference(ui, name, &mut settings.order, ListTableColumn::displayed_strategies(), title);
}

/// Which columns there are, and saving.
fn menus(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let columns = message!(list_columns).static_text();
    accessibility::lasting_menu(ui, columns, |ui| columns_menu(ui, tab, pass));
    accessibility::lasting_menu(ui, message!(button_save).static_text(), |ui| {
        export::menu(ui, tab, pass);
    });
}

fn columns_menu(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let settings = &mut *pass.settings;
    let reference = column_places::reference(settings);
    let is_offered = |it: ListTableColumn| it != ListTableColumn::Name && column_places::is_possible(it, tab);
    for column in ListTableColumn::ALL.into_iter().filter(|&it| is_offered(it)) {
        let mut is_shown = !settings.hidden.contains(&column);
        let check = outlined(ui, |ui| ui.checkbox(&mut is_shown, column.heading(reference)));
        let check = check.on_hover_ui(|ui| {
            ui.label(column.explanation());
            if column.displayed_strategy() == Some(reference) {
                ui.label(message!(list_display_is_there).static_text());
            }
        });
        if check.changed() {
            settings.hidden.retain(|&it| it != column);
            if !is_shown {
                settings.hidden.push(column);
            }
        }
    }
    kept_columns_menu(ui, tab, pass);
}

/// Which of the columns of the list itself are shown and saved beside the names; they are read with them.
fn kept_columns_menu(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    if tab.columns.is_empty() {
        return;
    }
    ui.separator();
    ui.label(message!(list_columns_of_list).static_text());
    let mut is_other = false;
    ScrollArea::vertical().id_salt("columns of the list").max_height(KEPT_COLUMNS_HEIGHT).show(ui, |ui| {
        for title in tab.columns.iter().take(MOST_COLUMNS) {
            let kept = &mut pass.settings.kept;
            let mut is_kept = kept.contains(title);
            let words = excerpt(title, MOST_OF_A_NAME);
            if outlined(ui, |ui| ui.checkbox(&mut is_kept, words)).changed() {
                kept.retain(|it| it != title);
                if is_kept {
                    kept.push(title.clone());
                }
                is_other = true;
            }
        }
    });
    if is_other {
        tab.open_again(pass, ui.ctx());
    }
}

/// What the list is called.
fn name_of_list(ui: &mut Ui, tab: &ListTab, pass: &mut ListPass<'_>) {
    let Some(source) = &tab.source else { return };
    BidiLabel::own(excerpt(&source.name(), MOST_OF_A_NAME)).size(NAME).show(ui, pass.lines);
}

/// By which ruleset or profile the names are judged.
fn ruleset(ui: &mut Ui, tab: &ListTab, pass: &mut ListPass<'_>) {
    if let (RegistryRulesByZone::RegistryProfile(_), Some(profile)) = (tab.rows.rules(), &tab.profile) {
        let outside = tab.names.outside_registry_zones_name_count();
        let digits = grouped_digits(outside);
        let words = message!(list_under_profile, profile = profile, outside = outside, digits = digits);
        BidiLabel::message(&words).weak().show(ui, pass.lines);
        return;
    }
    let Some(ruleset) = tab.rows.ruleset() else { return };
    let zone = match tab.rows.rules() {
        RegistryRulesByZone::SingleZone { parent_zone: zone, .. } => zone.as_ref().map(zone_text),
        RegistryRulesByZone::RegistryProfile(_) => None,
    };
    let outside = tab.names.outside_registry_zones_name_count();
    let words = message!(
        list_under_ruleset,
        ruleset = ruleset_title(ruleset),
        below = if zone.is_some() { "zone" } else { "nothing" },
        zone = zone.unwrap_or_default(),
        outside = outside,
        digits = grouped_digits(outside)
    );
    BidiLabel::message(&words).weak().show(ui, pass.lines);
}

/// From how many names white space was taken off.
fn trimmed(ui: &mut Ui, tab: &ListTab) {
    let count = tab.names.white_space_trimmed_name_count();
    if count > 0 {
        ui.weak(message!(list_trimmed, count = count, digits = grouped_digits(count)).to_string());
    }
}

/// How many names there are, and what was found of them; a click on what was found shows those names alone, or all
/// again.
fn counters(ui: &mut Ui, tab: &ListTab, pass: &mut ListPass<'_>) {
    let palette = Palette::current(ui);
    let filter = &mut pass.settings.filter;
    let shown = if filter.keeps_all() {
        name_count_text(tab.names.name_count())
    } else {
        let (shown, names) = (grouped_digits(tab.shown.len()), name_count_text(tab.names.name_count()));
        message!(list_shown_of, shown = shown, names = names).to_string()
    };
    let of_shown = ui.strong(&shown);
    let mut found = vec![shown];
    let counts = tab.decisions.unwrap_or_else(|| tab.names.decision_counts());
    for decision in DECISIONS_IN_SORT_ORDER {
        let count = counts.of(decision);
        let is_on = filter.decision == Some(decision);
        if count == 0 && !is_on {
            continue;
        }
        let words = registration_decision_count_text(decision, grouped_digits(count as usize)).to_string();
        if counter(ui, &words, is_on, palette.permission(cells::permission_of_row(decision))) {
            filter.decision = (!is_on).then_some(decision);
        }
        found.extend((decision != RegistrationDecision::Allowed).then_some(words));
    }
    let groups = tab.groups.as_deref();
    let by = if tab.rows.ruleset().is_none() { "looks" } else { "variants" };
    let matched = groups.map_or(0, MatchGroupTable::matching_name_count);
    let digits = grouped_digits(matched);
    let matched_words = message!(list_matched, by = by, count = matched, digits = digits).to_string();
    let matched_other =
        groups.and_then(MatchGroupTable::other_list).map_or(0, OtherListMatches::matching_name_count);
    let digits = grouped_digits(matched_other);
    let matched_other_words =
        message!(list_matched_other, count = matched_other, digits = digits).to_string();
    for (count, words, is_on) in [
        (matched, matched_words, &mut filter.requires_match_in_list),
        (matched_other, matched_other_words, &mut filter.requires_match_in_other_list),
    ] {
        if count > 0 || *is_on {
            *is_on ^= counter(ui, &words, *is_on, palette.text);
            found.push(words);
        }
    }
    filters::show_all(ui, filter);
    if !filter.keeps_all() {
        found.truncate(1);
    }
    announce(&of_shown, found.join(", "), tab.is_settled(filter));
    if tab.arranging.is_some() {
        ui.spinner();
    }
}

/// A counter that is a filter; whether it was clicked.
fn counter(ui: &mut Ui, words: &str, is_on: bool, colour: Color32) -> bool {
    ui.add(Button::new(RichText::new(words).color(colour)).selected(is_on)).clicked()
}

/// How far the list is read, or why not to its end.
fn progress(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    if let Some(running) = &tab.running {
        return running.show(ui);
    }
    let names = name_count_text(tab.names.name_count());
    let sentence = match &tab.ending {
        Some(Ending::Stopped) => message!(list_stopped).to_string(),
        Some(Ending::TooMany) => message!(list_too_many, names = names).to_string(),
        Some(Ending::Broken(reason)) if tab.names.is_empty() => {
            message!(list_not_read, reason = reason).to_string()
        }
        Some(Ending::Broken(reason)) => message!(list_rest_not_read, reason = reason).to_string(),
        Some(Ending::Whole) | None => return,
    };
    BidiLabel::new(sentence).colour(Palette::current(ui).warning).show(ui, pass.lines);
    if tab.ending != Some(Ending::TooMany) && ui.button(message!(list_start_again).static_text()).clicked() {
        tab.open_again(pass, ui.ctx());
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
