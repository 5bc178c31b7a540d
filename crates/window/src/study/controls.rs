//! What is studied, and the study's beginning and end.

use std::cell::Cell;

use eframe::egui::{Button, DragValue, Ui};

use bidiscope_bidi::name::BidiClass;
use bidiscope_proof::study::{DisplayPropertyStudy, StudyAlphabet};
use bidiscope_report::grouped_digits;
use bidiscope_report::view::study_caption;
use bidiscope_report::words::study::{alphabet_error_text, study_error_text};
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::Command;
use super::super::settings::StudySettings;
use super::super::theme::{CONTROL, Palette};
use super::files;
use super::running::Running;
use super::tab::{StudyPass, StudyTab};

/// Shows the choices; while a study runs, how far it is.
pub(super) fn show(ui: &mut Ui, tab: &mut StudyTab, pass: &mut StudyPass<'_>) {
    let is_running = tab.running.is_some();
    ui.add_enabled_ui(!is_running, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.set_row_height(CONTROL);
            ui.label(message!(study_classes).static_text());
            for (title, about, alphabet) in [
                (
                    message!(study_classes_paper),
                    message!(study_classes_paper_about),
                    StudyAlphabet::atkin2001(),
                ),
                (message!(study_classes_rfc), message!(study_classes_rfc_about), StudyAlphabet::rfc5893()),
            ] {
                if ui.button(title.static_text()).on_hover_text(about.static_text()).clicked() {
                    pass.settings.classes = alphabet.classes().to_vec();
                }
            }
            for class in BidiClass::ALL.into_iter().filter(|&class| class != BidiClass::B) {
                class_switch(ui, &mut pass.settings.classes, class);
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        ui.set_row_height(CONTROL);
        ui.add_enabled_ui(!is_running, |ui| {
            ui.set_row_height(CONTROL);
            let label = ui.label(message!(study_length).static_text());
            let typed_length = Cell::new(0);
            let read =
                |text: &str| text.trim().parse().ok().inspect(|&it: &f64| typed_length.set(it as usize));
            let length = DragValue::new(&mut pass.settings.max_length).range(StudySettings::LENGTHS);
            let response = ui.add(length.custom_parser(read)).labelled_by(label.id);
            let most = *StudySettings::LENGTHS.end();
            if response.changed() && typed_length.get() > most {
                let words = message!(study_length_cut, most = most, typed = typed_length.get());
                pass.commands.push(Command::Say(words.to_string()));
            }
        });
        match &tab.running {
            None => {
                start_button(ui, tab, pass);
                files::menu(ui, pass);
                earlier_menu(ui, tab, pass);
            }
            Some(running) => running.show(ui),
        }
    });
}

/// The alphabet of the chosen classes; where they make none, a button with this title that cannot be clicked, and why.
fn alphabet(ui: &mut Ui, classes: &[BidiClass], title: &str) -> Option<StudyAlphabet> {
    let alphabet = StudyAlphabet::new(classes.to_vec());
    alphabet
        .inspect_err(|&error| {
            ui.add_enabled(false, Button::new(title));
            ui.colored_label(Palette::current(ui).violated, alphabet_error_text(error).to_string());
        })
        .ok()
}

fn class_switch(ui: &mut Ui, classes: &mut Vec<BidiClass>, class: BidiClass) {
    let is_on = classes.contains(&class);
    if ui.selectable_label(is_on, class.short_name()).on_hover_text(class.long_name()).clicked() {
        if is_on {
            classes.retain(|&it| it != class);
        } else {
            classes.push(class);
        }
    }
}

fn start_button(ui: &mut Ui, tab: &mut StudyTab, pass: &mut StudyPass<'_>) {
    if !tab.own.is_empty() {
        let mut with_own = !tab.leaves_own_out;
        ui.checkbox(&mut with_own, message!(study_with_own).static_text())
            .on_hover_text(message!(study_with_own_about).static_text());
        tab.leaves_own_out = !with_own;
    }
    let settings = &*pass.settings;
    let count = settings.classes.len() as f64;
    let sequences: f64 = (1..=settings.max_length).map(|length| count.powi(length as i32)).sum();
    let title = message!(study_start).static_text();
    let Some(alphabet) = alphabet(ui, &settings.classes, title) else { return };
    let mut study = DisplayPropertyStudy {
        alphabet,
        max_sequence_characters: settings.max_length,
        ..DisplayPropertyStudy::default()
    };
    if !tab.leaves_own_out {
        study.tested_displays.extend(tab.own.iter().map(|it| it.1.clone()));
    }
    let refused = study.check_study_limits().err();
    if ui.add_enabled(refused.is_none(), Button::new(title)).clicked() {
        tab.running = Running::start(ui.ctx(), study);
        pass.commands.push(Command::of_start(tab.running.is_some(), &message!(study_no_thread)));
    }
    match refused {
        Some(error) => {
            ui.colored_label(Palette::current(ui).violated, study_error_text(error).to_string());
        }
        None => {
            // More than any study goes through.
            let count = grouped_digits(sequences as u64);
            ui.weak(message!(study_sequences, count = count).to_string());
        }
    }
}

/// The menu of the results that others took the place of.
fn earlier_menu(ui: &mut Ui, tab: &mut StudyTab, pass: &mut StudyPass<'_>) {
    if pass.settings.earlier.is_empty() {
        return;
    }
    accessibility::menu(ui, message!(study_earlier).static_text(), |ui| {
        let captions = pass.settings.earlier.iter().map(|it| study_caption(it));
        let Some(chosen) = captions.collect::<Vec<_>>().iter().position(|it| ui.button(it).clicked()) else {
            return;
        };
        let results = pass.settings.earlier.remove(chosen);
        tab.put(results, pass.settings);
        pass.commands.push(Command::ClearMessage);
        ui.close();
    });
}
