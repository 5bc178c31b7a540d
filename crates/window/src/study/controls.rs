//! What is studied, and the study's beginning and end.

use eframe::egui::{Button, DragValue, Ui};

use bidiscope_bidi::name::BidiClass;
use bidiscope_present::study_text::alphabet_error_text;
use bidiscope_present::view::study_caption;
use bidiscope_proof::study::{Alphabet, Study};

use super::super::accessibility;
use super::super::command::Command;
use super::super::settings::StudySettings;
use super::super::theme::Palette;
use super::running::Running;
use super::{StudyPass, StudyTab, files};

/// Shows the choices; while a study runs, how far it is.
pub(super) fn show(ui: &mut Ui, tab: &mut StudyTab, pass: &mut StudyPass<'_>) {
    let is_running = tab.running.is_some();
    ui.add_enabled_ui(!is_running && !tab.map.is_exploring(), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label("Classes:");
            for (title, about, alphabet) in [
                ("the paper's", "The seven that the paper's algorithm tells apart", Alphabet::atkin2001()),
                ("RFC 5893's", "The ten that the Bidi rule allows in labels", Alphabet::rfc5893()),
            ] {
                if ui.button(title).on_hover_text(about).clicked() {
                    pass.settings.classes = alphabet.classes().to_vec();
                }
            }
            for class in BidiClass::ALL.into_iter().filter(|&class| class != BidiClass::B) {
                class_switch(ui, &mut pass.settings.classes, class);
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        let about = "Every strategy that can be made of the choices, and which criteria it meets";
        if ui.selectable_label(tab.shows_map, "Map of strategies").on_hover_text(about).clicked() {
            tab.shows_map = !tab.shows_map;
        }
        // The map has its own beginning and end.
        if tab.shows_map && !is_running {
            return;
        }
        ui.separator();
        ui.add_enabled_ui(!is_running, |ui| {
            let label = ui.label("Length, to:");
            let length = DragValue::new(&mut pass.settings.max_length).range(StudySettings::LENGTHS);
            ui.add(length).labelled_by(label.id);
        });
        match &tab.running {
            None => {
                start_button(ui, tab, pass);
                files::menu(ui, tab, pass);
                earlier_menu(ui, tab, pass);
            }
            Some(running) => running.show(ui),
        }
    });
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
        ui.checkbox(&mut with_own, "with my own strategies")
            .on_hover_text("Those that have a pane in Inspect");
        tab.leaves_own_out = !with_own;
    }
    let settings = &*pass.settings;
    let alphabet = Alphabet::new(settings.classes.clone());
    let count = settings.classes.len() as f64;
    let sequences: f64 = (1..=settings.max_length).map(|length| count.powi(length as i32)).sum();
    match alphabet {
        Ok(alphabet) => {
            if ui.button("Start").clicked() {
                let mut study = Study { alphabet, max_length: settings.max_length, ..Study::default() };
                if !tab.leaves_own_out {
                    study.displays.extend(tab.own.iter().map(|it| it.1.clone()));
                }
                let no_thread = "The study was not started: the system gives the program no thread for it.";
                tab.running = Running::start(ui.ctx(), study);
                pass.commands.push(match tab.running {
                    Some(_) => Command::ClearMessage,
                    None => Command::Say(no_thread.to_owned()),
                });
            }
            ui.weak(format!("{sequences:.0} sequences, for each display and property"));
        }
        Err(error) => {
            ui.add_enabled(false, Button::new("Start"));
            ui.colored_label(Palette::current(ui).bad, alphabet_error_text(error).to_string());
        }
    }
}

/// The menu of the results that others took the place of.
fn earlier_menu(ui: &mut Ui, tab: &mut StudyTab, pass: &mut StudyPass<'_>) {
    if pass.settings.earlier.is_empty() {
        return;
    }
    accessibility::menu(ui, "Earlier results", |ui| {
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
