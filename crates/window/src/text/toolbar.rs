//! What can be chosen for the text, what was found in it, and what the bands under links mean.

use std::sync::Arc;

use eframe::egui::{Button, Checkbox, Label, ProgressBar, RichText, ScrollArea, Ui};

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_report::interpretation::RUNNING_TEXT_INTERPRETATION_NOTES;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::text::{ControlSchemeChoice, ShownDirections, TextDirection, truncation_notice};
use bidiscope_report::words::character::character_description;
use bidiscope_url::text::{
    IdentifierControlScheme, IdentifierTerminators, LinkRules, TOP_LEVEL_DOMAINS_DATE,
};
use bidiscope_words::message;

use super::super::job::stop_button;
use super::super::lines::wrapped_row;
use super::super::settings::TextSettings;
use super::super::theme::{CAPTION, CONTROL, Palette, outlined};
use super::super::{accessibility, combo, url_bands};
use super::running::Marking;
use super::tab::{TextPass, TextTab};
use super::usage_menu::{self, LONGEST_MENU};

/// The width of the bar that shows how far the search is, and the room for the button after it, in points.
const BAR: f32 = 180.0;
const STOP: f32 = 64.0;

/// Shows the choices and the legend; of a text that is still to come, only the direction. In a low window what is about links
/// is a menu, so that the text has room.
pub(super) fn show(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>, is_low: bool) {
    // As high as a box: what stands before the first one is in the middle of the row.
    if tab.view.text.is_empty() {
        return wrapped_row(ui, CONTROL, |ui| direction(ui, pass.settings));
    }
    wrapped_row(ui, CONTROL, |ui| {
        direction(ui, pass.settings);
        choices(ui, pass.settings);
        if !is_low {
            link_rules(ui, tab, pass);
        }
    });
    wrapped_row(ui, CONTROL, |ui| {
        if is_low {
            accessibility::lasting_menu(ui, message!(text_links_menu).static_text(), |ui| {
                ui.horizontal(|ui| outlined(ui, |ui| link_rules(ui, tab, pass)));
                ui.horizontal(|ui| legend(ui, pass.settings));
                interpretation_notes(ui);
            });
        } else {
            legend(ui, pass.settings);
            interpretation_notes(ui);
        }
        copy_menu(ui, tab, pass);
        usage_menu::menu(ui, tab, pass);
        remove_controls(ui, tab, pass);
        ui.add_space(8.0);
        progress(ui, tab, pass);
    });
}

/// What the bands under links mean.
fn legend(ui: &mut Ui, settings: &TextSettings) {
    let parts = UrlPartKind::ALL.into_iter().filter(|&it| is_read(it, settings));
    url_bands::legend(ui, parts, CAPTION, Palette::current(ui).weak_text);
}

/// Whether links have such a part.
const fn is_read(part: UrlPartKind, settings: &TextSettings) -> bool {
    let TextSettings { links, extensions, .. } = settings;
    let is_uts58 = matches!(links, LinkRules::Uts58);
    match part {
        UrlPartKind::UserInfo => is_uts58 || extensions.userinfo,
        UrlPartKind::Port => is_uts58 || extensions.port,
        _ => true,
    }
}

fn direction(ui: &mut Ui, settings: &mut TextSettings) {
    ui.label(message!(text_paragraphs).static_text());
    let name = message!(text_paragraph_direction).static_text();
    combo::show(ui, name, 110.0, &mut settings.direction, TextDirection::ALL, TextDirection::title);
}

fn choices(ui: &mut Ui, settings: &mut TextSettings) {
    let TextSettings { shown, after, overall, .. } = settings;
    ui.label(message!(label_show).static_text());
    let name = message!(text_shown_directions).static_text();
    combo::show(ui, name, 110.0, shown, ShownDirections::ALL, ShownDirections::title);
    ui.label(message!(text_after).static_text()).on_hover_text(after.about());
    // Davis's extension has a row for each overall order; nothing else depends on that.
    let orders = FieldOrderDirection::ALL.map(|order| (ControlSchemeChoice::DavisFields, order));
    let others = ControlSchemeChoice::ALL
        .into_iter()
        .filter(|it| *it != ControlSchemeChoice::DavisFields)
        .map(|it| (it, *overall));
    let mut chosen = (*after, *overall);
    let title = |(after, order): (ControlSchemeChoice, FieldOrderDirection)| match after {
        ControlSchemeChoice::DavisFields => order.title(),
        other => other.title(),
    };
    let name = message!(text_after_display).static_text();
    combo::show(ui, name, 150.0, &mut chosen, orders.into_iter().chain(others), title);
    (*after, *overall) = chosen;
}

/// The rules that find links, and what of the extensions of Davis's grammar is read.
fn link_rules(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    let before = pass.settings.grammar();
    let TextSettings { links, extensions, numbers, .. } = &mut *pass.settings;
    ui.label(message!(text_links).static_text()).on_hover_text(links.about());
    combo::show(ui, message!(text_links_rules).static_text(), 120.0, links, LinkRules::ALL, LinkRules::title);
    let is_davis = *links == LinkRules::Davis;
    for (is_on, title, about) in [
        (&mut extensions.userinfo, message!(text_reads_userinfo), message!(text_reads_userinfo_about)),
        (&mut extensions.port, message!(text_reads_port), message!(text_reads_port_about)),
        (&mut extensions.ip_address, message!(text_reads_ip), message!(text_reads_ip_about)),
        (numbers, message!(text_reads_numbers), message!(text_reads_numbers_about)),
    ] {
        ui.add_enabled(is_davis, Checkbox::new(is_on, title.static_text()))
            .on_hover_text(about.static_text())
            .on_disabled_hover_text(message!(text_links_only_for_davis).static_text());
    }
    ui.add_enabled_ui(is_davis, |ui| end_at(ui, &mut pass.settings.end_at));
    if before != pass.settings.grammar() {
        let text = Arc::clone(&tab.view.text);
        tab.search(text, pass.settings, ui.ctx());
    }
}

/// The open issue of Davis's text: which of his exceptions end an identifier.
fn end_at(ui: &mut Ui, terminators: &mut IdentifierTerminators) {
    let (characters, count) = (terminators.to_string(), terminators.to_string().chars().count());
    let title = message!(text_end_at, count = count, characters = characters).to_string();
    let menu = accessibility::lasting_menu(ui, title, |ui| {
        ScrollArea::vertical().max_height(LONGEST_MENU).show(ui, |ui| {
            for scalar in IdentifierTerminators::POSSIBLE_TERMINATORS {
                let mut ends = terminators.has_terminator(scalar);
                if ui.checkbox(&mut ends, character_description(scalar)).changed() {
                    *terminators = terminators.with_terminator(scalar, ends);
                }
            }
        });
    });
    menu.response
        .on_hover_text(message!(text_end_at_about).static_text())
        .on_disabled_hover_text(message!(text_links_only_for_davis).static_text());
}

/// Takes off the controls that a construction has inserted into identifiers: with them between its characters none is found.
fn remove_controls(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    if tab.without_controls.is_none() {
        return;
    }
    let button = ui.button(message!(text_remove_controls).static_text());
    if button.on_hover_text(message!(text_remove_controls_about).static_text()).clicked()
        && let Some(text) = tab.without_controls.take()
    {
        tab.open(text, "", pass.settings, ui.ctx());
    }
}

fn copy_menu(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    let forms = [
        (IdentifierControlScheme::Davis(pass.settings.overall), message!(text_with_davis)),
        (IdentifierControlScheme::Durst, message!(text_with_durst)),
        (IdentifierControlScheme::Isolates(LabelIsolate::LeftToRight), message!(text_with_ltr_isolates)),
        (IdentifierControlScheme::Isolates(LabelIsolate::FirstStrong), message!(text_with_fs_isolates)),
        (IdentifierControlScheme::OneToOne, message!(text_with_one_to_one)),
    ];
    let copy = message!(button_copy).static_text();
    if tab.marking.is_some() {
        ui.add_enabled(false, Button::new(copy));
    } else {
        accessibility::menu(ui, copy, |ui| {
            for (marks, title) in forms {
                let about = if marks == IdentifierControlScheme::OneToOne {
                    ControlSchemeChoice::OneToOne.about()
                } else {
                    marks.title()
                };
                let title = title.static_text();
                if ui.button(title).on_hover_text(about).clicked() {
                    let directions = tab.directions(pass.settings);
                    tab.marking = Some(Marking::start(&tab.view, directions, marks, title, ui.ctx()));
                }
            }
        });
    }
    if tab.marking.is_some() {
        ui.spinner();
    }
}

/// How Davis's text is read where it is unclear or clashes.
fn interpretation_notes(ui: &mut Ui) {
    accessibility::menu(ui, message!(text_interpretation).static_text(), |ui| {
        ui.set_max_width(420.0);
        for reading in RUNNING_TEXT_INTERPRETATION_NOTES {
            ui.label(reading.sentence());
            ui.add_space(4.0);
        }
    });
}

/// What was found, and how far the search is.
fn progress(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    let counts = tab.view.counts();
    // Where there is no room for a count it begins a new row: it is not broken.
    let whole = |ui: &mut Ui, text: RichText| ui.add(Label::new(text).extend());
    let identifiers = message!(text_identifiers, count = counts.identifiers).to_string();
    whole(ui, RichText::new(identifiers).strong())
        .on_hover_text(message!(text_top_level_domains, date = TOP_LEVEL_DOMAINS_DATE).to_string());
    let palette = Palette::current(ui);
    if counts.violated > 0 {
        let violating = message!(text_violating, count = counts.violated).to_string();
        whole(ui, RichText::new(violating).color(palette.violated));
    }
    if counts.unreadable > 0 {
        let unreadable = message!(text_unreadable, count = counts.unreadable).to_string();
        whole(ui, RichText::new(unreadable).color(palette.violated));
    }
    let done = tab.view.searched_prefix_bytes as f32 / tab.view.text.len() as f32;
    if let Some(running) = &tab.running {
        let left = running.seconds_left(ui.input(|input| input.time), done);
        let percent = (done * 100.0).round() as u64;
        let text = match left {
            Some(left) => message!(text_searched_left, percent = percent, seconds = left.round() as u64),
            None => message!(text_searched, percent = percent),
        };
        let text = text.to_string();
        // What keeps its identity does not begin a new row by itself.
        if ui.available_size_before_wrap().x < BAR + STOP {
            ui.end_row();
        }
        ui.add(ProgressBar::new(done).desired_width(BAR).text(text));
        if stop_button(ui, message!(task_search).static_text()) {
            tab.running = None;
        }
    } else if tab.view.is_search_limit_reached() {
        ui.weak(truncation_notice(&tab.view));
    } else if !tab.view.is_wholly_searched() {
        ui.weak(message!(text_stopped_at, percent = (done * 100.0).round() as u64).to_string());
        if ui.button(message!(text_search_again).static_text()).clicked() {
            let text = Arc::clone(&tab.view.text);
            tab.search(text, pass.settings, ui.ctx());
        }
    }
}
