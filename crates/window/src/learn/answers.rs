//! The answers of a question, one of which is chosen.

use eframe::egui::{Label, RichText, Role, Ui, WidgetInfo};

use bidiscope_idna::verdict::Verdict;
use bidiscope_present::lesson::{AnswerContent, ChooseTask, LessonAnswer};

use super::super::lines::{Lines, tall_row};
use super::super::signs;
use super::super::small_cells;
use super::super::theme::Palette;

/// Shows the answers while the question is open.
pub(super) fn show(
    ui: &mut Ui,
    lines: &mut Lines,
    task: &ChooseTask,
    chosen: &mut Option<usize>,
    wants_keyboard: bool,
) {
    for (number, answer) in task.answers().iter().enumerate() {
        // The button stands in the middle beside the cells of a name.
        let height = match &answer.content {
            AnswerContent::Words(_) => ui.spacing().interact_size.y,
            AnswerContent::Name(_) => small_cells::CELL.y,
        };
        tall_row(ui, height, |ui| {
            let is_chosen = *chosen == Some(number);
            let words = match &answer.content {
                AnswerContent::Words(words) => words.as_str(),
                AnswerContent::Name(_) => "",
            };
            let response = ui.radio(is_chosen, words);
            let label = answer.content.text();
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label));
            if response.clicked() {
                *chosen = Some(number);
            }
            if wants_keyboard && number == 0 {
                response.request_focus();
            }
            name(ui, lines, answer);
        });
    }
}

/// Shows the answers with what is right, once the question was answered.
pub(super) fn show_judged(ui: &mut Ui, lines: &mut Lines, task: &ChooseTask, chosen: Option<usize>) {
    let palette = Palette::current(ui);
    for (number, answer) in task.answers().iter().enumerate() {
        let is_chosen = chosen == Some(number);
        ui.horizontal_wrapped(|ui| {
            if matches!(answer.content, AnswerContent::Name(_)) {
                ui.set_row_height(small_cells::CELL.y);
            }
            let verdict = Verdict::of(answer.is_right);
            let said = match (answer.is_right, is_chosen) {
                (true, true) => "right, your answer",
                (true, false) => "right",
                (false, true) => "not right, your answer",
                (false, false) => "not right",
            };
            let sign = signs::verdict(ui, verdict);
            let label = format!("{}: {said}", answer.content.text());
            sign.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
            if let AnswerContent::Words(words) = &answer.content {
                let words = RichText::new(words);
                ui.add(Label::new(if is_chosen { words.strong() } else { words }).wrap());
            }
            name(ui, lines, answer);
            if is_chosen {
                let colour = if answer.is_right { palette.good } else { palette.bad };
                ui.label(RichText::new("your answer").small().color(colour));
            }
            if !answer.explanation.is_empty() {
                ui.weak(&answer.explanation);
            }
        });
    }
}

/// The name of an answer: its characters apart, as they are stored, and how they are typed.
fn name(ui: &mut Ui, lines: &mut Lines, answer: &LessonAnswer) {
    if let AnswerContent::Name(name) = &answer.content {
        small_cells::show(ui, lines, name.characters());
        if let Some(typed) = name.ascii().filter(|_| !name.notation.is_space_separated()) {
            ui.label(RichText::new(typed).code());
        }
    }
}
