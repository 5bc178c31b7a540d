//! The page of a lesson: its steps, and the one that is open.

use std::rc::Rc;

use eframe::egui::{Button, Frame, Ui};

use bidiscope_lesson::{Lesson, LessonProgress, LessonStep, LessonTask, describe_step, step_heading};
use bidiscope_words::message;

use super::super::accessibility;
use super::super::theme::{Palette, in_reading_width};
use super::pass::LessonPage;
use super::task::{KeyboardGoal, TaskDesk};
use super::{overview, words};

/// The space between a step and the buttons below it, in points.
const WAYS_GAP: f32 = 8.0;

/// What a learner does in the lesson that is open.
#[derive(Default)]
pub(super) struct LessonDesk {
    task: TaskDesk,
    /// Whether the user was asked whether the answers are to be forgotten.
    forgets: bool,
    /// Where the keyboard goes in the next pass, when what is shown then stands where it will stay; and in this one.
    keyboard_next: KeyboardGoal,
    keyboard: KeyboardGoal,
    /// How high the row of the buttons between steps was last, in points.
    ways_height: f32,
}

/// What comes of a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AfterLesson {
    /// The page stays.
    Stays,
    /// This step is opened.
    Open(usize),
    /// The next lesson of the list is opened.
    Next,
}

impl LessonDesk {
    /// How much of so much height the lesson has, above the buttons between steps.
    pub(super) fn height_above_ways(&self, available: f32) -> f32 {
        (available - self.ways_height - 2.0 * WAYS_GAP).max(available / 2.0)
    }

    /// Shows the lesson below its title.
    pub(super) fn show(&mut self, ui: &mut Ui, page: &mut LessonPage<'_>) -> AfterLesson {
        self.keyboard = std::mem::take(&mut self.keyboard_next);
        let lesson = Rc::clone(page.lesson);
        let open = page.open;
        let mut after = AfterLesson::Stays;
        ui.horizontal_wrapped(|ui| {
            if let Some(chosen) = overview::show(ui, &lesson, page.progress, open) {
                after = AfterLesson::Open(chosen);
            }
            let (done, count) = (page.progress.count_done(&lesson), lesson.steps.len());
            let text = ui.weak(message!(lesson_progress, done = done, count = count).to_string());
            accessibility::say(&text, || message!(lesson_steps_done, done = done, count = count).to_string());
            self.start_again(ui, page);
        });
        ui.add_space(8.0);
        if open == 0 {
            in_reading_width(ui, |ui| {
                words::show(ui, page.lines, &lesson.introduction);
            });
        }
        let step = &lesson.steps[open];
        self.task.take_up(page.key, step, page.progress);
        let palette = Palette::current(ui);
        Frame::new().fill(palette.pane).corner_radius(6).inner_margin(12).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let heading = ui.strong(step_heading(&lesson, open));
            // The keyboard goes to what is to be done: what stands before that is spoken, and can be read again piece
            // by piece.
            accessibility::say(&heading, || describe_step(&lesson, open));
            accessibility::status(&heading);
            ui.add_space(4.0);
            in_reading_width(ui, |ui| {
                words::show(ui, page.lines, &step.text);
            });
            let goal = self.task.show(ui, page, step, &mut self.keyboard);
            if goal != KeyboardGoal::Stays {
                self.keyboard_next = goal;
            }
        });
        after
    }

    /// Shows the buttons to the step before and the next one. They stand at one place, however long a step is.
    pub(super) fn show_ways(&mut self, ui: &mut Ui, page: &mut LessonPage<'_>) -> AfterLesson {
        let lesson = Rc::clone(page.lesson);
        ui.add_space(WAYS_GAP);
        let shown = ui.scope(|ui| self.ways_on(ui, page, &lesson));
        let (after, height) = (shown.inner, shown.response.rect.height());
        if (height - self.ways_height).abs() > 0.5 {
            self.ways_height = height;
            ui.ctx().request_repaint();
        }
        after
    }

    /// Answers are not brought back, so forgetting them is asked for twice.
    fn start_again(&mut self, ui: &mut Ui, page: &mut LessonPage<'_>) {
        if page.progress.step_records.is_empty() {
            return;
        }
        let (title, about) = if self.forgets {
            (message!(lesson_forget).static_text(), "")
        } else {
            (message!(lesson_start_again).static_text(), message!(lesson_start_again_about).static_text())
        };
        let button = ui.button(title).on_hover_text(about);
        // The second click of a double click does not confirm what the first one asked for.
        if button.clicked() && !(self.forgets && button.double_clicked()) {
            self.forgets = !self.forgets;
            if !self.forgets {
                *page.progress = LessonProgress::default();
                self.task.forget();
                self.keyboard_next = KeyboardGoal::Stays;
            }
        }
        if self.forgets && ui.button(message!(lesson_keep_answers).static_text()).clicked() {
            self.forgets = false;
        }
    }

    /// The buttons, and what there is to say once all steps are done.
    fn ways_on(&mut self, ui: &mut Ui, page: &mut LessonPage<'_>, lesson: &Lesson) -> AfterLesson {
        let open = page.open;
        let step: &LessonStep = &lesson.steps[open];
        let is_page = matches!(step.task, LessonTask::Page { .. });
        let is_last = open + 1 == lesson.steps.len();
        let mut after = AfterLesson::Stays;
        ui.horizontal_wrapped(|ui| {
            let back = Button::new(message!(lesson_back).static_text());
            if ui.add_enabled(open > 0, back).clicked() {
                after = AfterLesson::Open(open - 1);
                self.keyboard_next = KeyboardGoal::ToStep;
            }
            let is_read = page.progress.step_record(step).is_some();
            if !is_last || is_page && !is_read {
                let title = if is_last { message!(lesson_done) } else { message!(lesson_next) };
                let next = ui.button(title.static_text());
                if self.keyboard.take() {
                    next.request_focus();
                }
                if next.clicked() {
                    if is_page {
                        page.progress.record_answer(step, Vec::new(), true);
                    }
                    if !is_last {
                        after = AfterLesson::Open(open + 1);
                    }
                    self.keyboard_next = KeyboardGoal::ToStep;
                }
            }
            if page.progress.count_done(lesson) == lesson.steps.len() {
                ui.label(message!(lesson_all_done).static_text());
            }
            if let Some(title) = page.next.filter(|_| is_last) {
                let next = ui.button(message!(lesson_next_lesson, title = title).to_string());
                if self.keyboard.take() {
                    next.request_focus();
                }
                if next.clicked() {
                    self.keyboard_next = KeyboardGoal::ToStep;
                    after = AfterLesson::Next;
                }
            }
        });
        after
    }
}
