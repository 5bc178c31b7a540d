//! The steps of a lesson in a row, each with its number and whether it is done.

use eframe::egui::{Button, Id, Rect, Role, Ui, Vec2, vec2};

use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_lesson::{Lesson, LessonProgress};
use bidiscope_words::message;

use super::super::widgets::Roving;
use super::super::{accessibility, signs};

/// The size of a step, in points.
const CHIP: Vec2 = vec2(38.0, 28.0);

/// The steps of the lesson, one stop of the Tab key: the arrow keys go from step to step. Gives the one that is to be
/// opened.
pub(super) fn show(ui: &mut Ui, lesson: &Lesson, progress: &LessonProgress, open: usize) -> Option<usize> {
    let mut chosen = None;
    let id = Id::unique("steps of the lesson");
    let steps = Roving::row(id, lesson.steps.len());
    for (number, step) in lesson.steps.iter().enumerate() {
        let is_open = number == open;
        let chip = Button::selectable(is_open, (number + 1).to_string()).min_size(CHIP);
        let (response, target) = steps.add(ui, (number, is_open), chip);
        chosen = target.or(chosen);
        let record = progress.step_record(step);
        let state = match record.map(|it| it.is_correct) {
            Some(true) => "done",
            Some(false) => "wrong",
            None => "open",
        };
        let label =
            message!(lesson_step, number = number + 1, title = &step.title, state = state).to_string();
        accessibility::chosen(&response, Role::ListBoxOption, is_open, || &label);
        if let Some(record) = record {
            let corner = response.rect.right_top() + vec2(-7.0, 7.0);
            signs::paint(
                ui,
                RuleVerdict::satisfied_if(record.is_correct),
                Rect::from_center_size(corner, vec2(7.0, 7.0)),
            );
        }
        if response.clicked() {
            Roving::request_keyboard(ui.ctx(), id);
            chosen = Some(number);
        }
        response.on_hover_text(label);
    }
    chosen
}
