//! The form of a lesson: the values of the lesson itself, or of one of its steps.

use std::collections::BTreeMap;

use eframe::egui::{Button, Ui};

use bidiscope_bidi::name::{BidiClass, Notation, code_point};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::lesson::{
    DraftError, DraftFieldType, DraftKey, DraftPlace, DraftValues, LessonDraft, LessonName, MAX_STEPS,
    StepDraft, TaskKind,
};
use bidiscope_present::message;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::reads_from_left_to_right;

use super::super::super::accessibility;
use super::super::super::combo;
use super::super::super::line_entry::{LineEntry, LineLook};
use super::super::super::theme::Palette;
use super::super::LearnPass;

/// How many lines the fields for text and for lists show.
const TEXT_ROWS: usize = 5;
const LIST_ROWS: usize = 3;
/// How wide boxes are from which something is chosen, in points.
const BOX: f32 = 360.0;
const STEP_BOX: f32 = 150.0;
/// The classes to choose from.
const CLASSES: [BidiClass; 11] = [
    BidiClass::L,
    BidiClass::R,
    BidiClass::AL,
    BidiClass::EN,
    BidiClass::AN,
    BidiClass::ES,
    BidiClass::ET,
    BidiClass::CS,
    BidiClass::NSM,
    BidiClass::BN,
    BidiClass::ON,
];

/// The form.
#[derive(Default)]
pub(super) struct LessonForm {
    /// The step whose values are shown; `None` for those of the lesson.
    pub(super) step: Option<usize>,
    entries: BTreeMap<DraftKey, LineEntry>,
}

impl LessonForm {
    /// Shows the values of another step, or of the lesson.
    pub(super) fn open(&mut self, step: Option<usize>) {
        if self.step != step {
            self.step = step;
            // What was typed in one step is not undone in another.
            self.entries.clear();
        }
    }

    /// Shows the form; gives where the draft was changed.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        draft: &mut LessonDraft,
        error: Option<&DraftError>,
        pass: &mut LearnPass<'_>,
    ) -> Option<DraftPlace> {
        if self.step.is_some_and(|it| it >= draft.steps.len()) {
            self.open(draft.steps.len().checked_sub(1));
        }
        if self.steps(ui, draft) {
            return Some(DraftPlace::default());
        }
        let mut changed = None;
        let keys: Vec<DraftKey> = match self.step {
            None => DraftKey::OF_LESSON.to_vec(),
            Some(step) => {
                let notation = draft.notation(step);
                if kind(ui, &mut draft.steps[step], notation) {
                    return Some(DraftPlace { step: Some(step), key: None });
                }
                draft.steps[step].kind.keys().collect()
            }
        };
        let notation = self.step.map_or_else(Notation::default, |it| draft.notation(it));
        let values = draft.values_at(self.step)?;
        for key in keys {
            let place = DraftPlace { step: self.step, key: Some(key) };
            if self.value(ui, values, key, notation, pass) {
                changed = Some(place);
            }
            if let Some(error) = error.filter(|it| it.place == place) {
                let label = ui.colored_label(Palette::current(ui).violated, &error.reason);
                accessibility::alert(&label, &error.reason);
            }
            ui.add_space(8.0);
        }
        changed
    }

    /// Which step is shown, and what can be done with it; whether the steps were changed.
    fn steps(&mut self, ui: &mut Ui, draft: &mut LessonDraft) -> bool {
        let mut is_changed = false;
        ui.horizontal_wrapped(|ui| {
            let title = |step: Option<usize>| {
                let Some(step) = step else { return message!(lesson_itself).to_string() };
                let title = draft.steps[step].values.get(DraftKey::Title);
                let title = if reads_from_left_to_right(title) { title } else { "" };
                message!(lesson_step_title, number = step + 1, title = title).to_string()
            };
            let mut step = self.step;
            let choices = std::iter::once(None).chain((0..draft.steps.len()).map(Some));
            combo::show_cut(ui, message!(lesson_edited_step).fixed(), STEP_BOX, &mut step, choices, title);
            self.open(step);
            let title = message!(lesson_add_step).fixed();
            if draft.steps.len() >= MAX_STEPS {
                ui.add_enabled(false, Button::new(title));
            } else {
                accessibility::menu(ui, title, |ui| {
                    for kind in TaskKind::all() {
                        if ui.button(kind.title()).clicked() {
                            let at = self.step.map_or(0, |it| it + 1);
                            draft.steps.insert(at, StepDraft::new(kind, draft.lesson_notation()));
                            self.open(Some(at));
                            is_changed = true;
                            ui.close();
                        }
                    }
                });
            }
            let Some(step) = self.step else { return };
            let tool = |ui: &mut Ui, title: &str, is_there: bool| {
                ui.add_enabled(is_there, Button::new(title)).clicked()
            };
            let is_last = step + 1 >= draft.steps.len();
            if tool(ui, message!(lesson_move_up).fixed(), step > 0) {
                draft.steps.swap(step, step - 1);
                self.open(Some(step - 1));
                is_changed = true;
            }
            if tool(ui, message!(lesson_move_down).fixed(), !is_last) {
                draft.steps.swap(step, step + 1);
                self.open(Some(step + 1));
                is_changed = true;
            }
            if tool(ui, message!(lesson_remove_step).fixed(), draft.steps.len() > 1) {
                draft.steps.remove(step);
                self.entries.clear();
                self.step = Some(step.min(draft.steps.len() - 1));
                is_changed = true;
            }
        });
        ui.add_space(8.0);
        is_changed
    }

    /// Shows the value of a key; whether it was changed.
    fn value(
        &mut self,
        ui: &mut Ui,
        values: &mut DraftValues,
        key: DraftKey,
        notation: Notation,
        pass: &mut LearnPass<'_>,
    ) -> bool {
        let title = key.title();
        let label = ui.label(title);
        let about = key.about();
        if !about.is_empty() {
            label.clone().on_hover_text(about);
        }
        let before = values.get(key).to_owned();
        match key.field_type() {
            DraftFieldType::Line | DraftFieldType::Text | DraftFieldType::Lines => {
                let entry = self.entries.entry(key).or_insert_with(|| match key.field_type() {
                    DraftFieldType::Text => LineEntry::of_text(TEXT_ROWS),
                    DraftFieldType::Lines => LineEntry::of_text(LIST_ROWS),
                    _ => LineEntry::of_title(0),
                });
                let look = LineLook {
                    label: title,
                    hint: about,
                    width: ui.available_width(),
                    takes_keyboard: false,
                };
                entry.show(ui, &look, &mut pass.over(values.edit(key)));
            }
            DraftFieldType::Notation => {
                let ids = Notation::ALL.iter().map(|it| it.id());
                // A step without one has the lesson's.
                let is_step = self.step.is_some();
                let none = is_step.then_some("");
                choose_text(ui, title, values.edit(key), none.into_iter().chain(ids), |id| {
                    let notation = Notation::from_id(id).map(Titled::title);
                    notation.unwrap_or(message!(lesson_notation_of_lesson).fixed()).to_owned()
                });
            }
            DraftFieldType::Display => {
                let none = (key == DraftKey::Against).then_some("");
                let displays = displays(&before);
                let ids = displays.iter().map(String::as_str);
                choose_text(ui, title, values.edit(key), none.into_iter().chain(ids), |id| {
                    DisplayConfig::read(id)
                        .map_or_else(|_| message!(lesson_against_logical).to_string(), |it| it.title())
                });
            }
            DraftFieldType::Character => characters(ui, title, values, notation),
            DraftFieldType::Displays => {
                let all = displays(&before);
                let all = all.iter().map(String::as_str);
                boxes(ui, title, values.edit(key), all, |id| {
                    DisplayConfig::read(id).map_or_else(|_| id.to_owned(), |it| it.title())
                });
            }
            DraftFieldType::Classes => {
                let own = before.lines().filter(|it| !CLASSES.iter().any(|class| class.short_name() == *it));
                let all = CLASSES.iter().map(|it| it.short_name()).chain(own);
                boxes(ui, title, values.edit(key), all, str::to_owned);
            }
        }
        values.get(key) != before
    }
}

/// What the learner does in the step; whether that was changed.
fn kind(ui: &mut Ui, step: &mut StepDraft, notation: Notation) -> bool {
    ui.label(message!(lesson_task).fixed());
    let mut kind = step.kind;
    combo::show_cut(ui, message!(lesson_task).fixed(), BOX, &mut kind, TaskKind::all(), |it| {
        it.title().to_owned()
    });
    ui.add_space(8.0);
    let is_changed = kind != step.kind;
    if is_changed {
        step.change_kind(kind, notation);
    }
    is_changed
}

/// The displays to choose from: those with no options, and those of a value that have some.
fn displays(value: &str) -> Vec<String> {
    let plain = Strategy::BUILT_IN.iter().map(|it| it.id());
    let own = value.lines().filter(|it| !it.is_empty() && Strategy::from_id(it).is_none());
    plain.chain(own).map(str::to_owned).collect()
}

/// The character that the step asks about.
fn characters(ui: &mut Ui, title: &str, values: &mut DraftValues, notation: Notation) {
    let name = LessonName::read(values.get(DraftKey::Name), notation);
    let characters = name.as_ref().map_or(&[][..], |it| it.characters());
    let called = |number: usize| {
        let scalar = characters[number].scalar;
        let typed = notation.write([scalar]).ok().filter(|it| it.bytes().all(|it| it.is_ascii_graphic()));
        typed.unwrap_or_else(|| code_point(scalar))
    };
    let numbers: Vec<String> = (1..=characters.len()).map(|it| it.to_string()).collect();
    let ids = std::iter::once("").chain(numbers.iter().map(String::as_str));
    choose_text(ui, title, values.edit(DraftKey::About), ids, |id| match id.parse::<usize>() {
        Ok(number) if (1..=characters.len()).contains(&number) => {
            message!(lesson_character, number = number, character = called(number - 1)).to_string()
        }
        _ => message!(lesson_no_character).to_string(),
    });
}

/// A box from which one of some texts is chosen.
fn choose_text<'a>(
    ui: &mut Ui,
    name: &str,
    value: &mut String,
    choices: impl Iterator<Item = &'a str>,
    title: impl Fn(&str) -> String,
) {
    let mut chosen = value.clone();
    combo::show_cut(ui, name, BOX, &mut chosen, choices.map(str::to_owned), |it| title(&it));
    *value = chosen;
}

/// Boxes to tick, whose texts are a list: those that were ticked later come later.
fn boxes<'a>(
    ui: &mut Ui,
    name: &str,
    value: &mut String,
    all: impl Iterator<Item = &'a str>,
    title: impl Fn(&str) -> String,
) {
    let mut ticked: Vec<String> = value.lines().filter(|it| !it.is_empty()).map(str::to_owned).collect();
    ui.horizontal_wrapped(|ui| {
        accessibility::group(ui, name);
        for id in all {
            let mut is_ticked = ticked.iter().any(|it| it == id);
            if ui.checkbox(&mut is_ticked, title(id)).changed() {
                ticked.retain(|it| it != id);
                if is_ticked {
                    ticked.push(id.to_owned());
                }
            }
        }
    });
    *value = ticked.join("\n");
}
