//! The answers of a question, one of which is chosen.

use eframe::egui::{Label, RichText, Role, Ui, WidgetInfo};

use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_lesson::{AnswerContent, MultipleChoiceTask};
use bidiscope_words::message;

use super::super::lines::{Lines, tall_row};
use super::super::signs;
use super::super::theme::Palette;
use super::cells;

/// Shows the answers while the question is open.
pub(super) fn show(
    ui: &mut Ui,
    lines: &mut Lines,
    task: &MultipleChoiceTask,
    chosen: &mut Option<usize>,
    wants_keyboard: bool,
) {
    let first = chosen.or_else(|| task.shown_answer_choices_with_index().next().map(|it| it.0));
    for (number, answer) in task.shown_answer_choices_with_index() {
        let is_chosen = *chosen == Some(number);
        let label = answer.content.text();
        let mut radio = |ui: &mut Ui, words: &str| {
            let response = ui.radio(is_chosen, words);
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label));
            if response.clicked() {
                *chosen = Some(number);
            }
            // The Tab key goes on from there to the button.
            if response.clicked() || wants_keyboard && Some(number) == first {
                response.request_focus();
            }
        };
        match &answer.content {
            AnswerContent::Words(words) => radio(ui, words),
            // The button stands in the middle beside the cells of a name.
            AnswerContent::Name(name) => tall_row(ui, cells::HEIGHT, |ui| {
                // Without words the circle would stand elsewhere than that of an answer in words.
                radio(ui, " ");
                cells::stored(ui, lines, name);
            }),
        }
    }
}

/// Shows the answers with what is right, once the solution is shown.
pub(super) fn show_judged(ui: &mut Ui, lines: &mut Lines, task: &MultipleChoiceTask, chosen: Option<usize>) {
    let palette = Palette::current(ui);
    for (number, answer) in task.shown_answer_choices_with_index() {
        let is_chosen = chosen == Some(number);
        ui.horizontal_wrapped(|ui| {
            if matches!(answer.content, AnswerContent::Name(_)) {
                ui.set_row_height(cells::HEIGHT);
            }
            let sign = signs::verdict(ui, RuleVerdict::satisfied_if(answer.is_correct));
            let (right, own) = (yes_or_no(answer.is_correct), yes_or_no(is_chosen));
            let label =
                message!(lesson_answer_judged, answer = answer.content.text(), right = right, own = own);
            let label = label.to_string();
            sign.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
            match &answer.content {
                AnswerContent::Words(words) => {
                    let words = RichText::new(words);
                    ui.add(Label::new(if is_chosen { words.strong() } else { words }).wrap());
                }
                AnswerContent::Name(name) => {
                    cells::stored(ui, lines, name);
                }
            }
            if is_chosen {
                let colour = if answer.is_correct { palette.satisfied } else { palette.violated };
                ui.colored_label(colour, message!(lesson_your_answer).static_text());
            }
            if !answer.explanation.is_empty() {
                ui.weak(&answer.explanation);
            }
        });
    }
}

const fn yes_or_no(it: bool) -> &'static str {
    if it { "yes" } else { "no" }
}
