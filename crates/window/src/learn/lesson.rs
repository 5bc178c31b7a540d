//! The page of a lesson: its overview, and the step that is open.

use std::rc::Rc;

use eframe::egui::{Button, Frame, Label, RichText, Ui};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::Verdict;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::documents::RowName;
use bidiscope_present::lesson::{
    ArrangedPieces, Lesson, LessonName, LessonProgress, LessonSolution, LessonStep, LessonTask,
    arrange_instruction, describe_lesson_line, describe_name, describe_step, describe_visible_order,
    step_heading,
};

use super::super::accessibility;
use super::super::command::{Command, NameAtStep};
use super::super::lines::{Colouring, Lines};
use super::super::signs;
use super::super::small_cells;
use super::super::theme::{Palette, READING_WIDTH};
use super::guess_cells::GuessCells;
use super::{answers, overview, words};

/// The size of a line, in points an em.
const LINE: f32 = 28.0;

/// What a pupil does in the step that is open, before it is checked.
#[derive(Default)]
pub(super) struct LessonDesk {
    /// The lesson and the step that it is of.
    of: (String, String),
    row: ArrangedPieces,
    chosen: Option<usize>,
    /// Whether the user was asked whether the answers are to be forgotten.
    forgets: bool,
    /// Where the keyboard goes in the next pass, when what is shown then stands where it will stay; and in this one.
    keyboard_next: KeyboardGoal,
    keyboard: KeyboardGoal,
}

/// Where the keyboard goes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum KeyboardGoal {
    /// It stays.
    #[default]
    Stays,
    /// To what is to be done in the step, else to what goes on from it.
    ToStep,
    /// To what is to be done after the answer: where that is wrong, *Try again*.
    ToAnswered,
}

impl KeyboardGoal {
    /// Whether it goes anywhere; it does so once.
    fn take(&mut self) -> bool {
        std::mem::take(self) != Self::Stays
    }
}

/// What comes of a pass.
pub(super) enum AfterLesson {
    /// The page stays.
    Stays,
    /// The next lesson of the list is opened.
    Next,
}

/// A pass of a lesson's page.
pub(super) struct LessonPage<'a> {
    pub(super) key: &'a str,
    pub(super) lesson: &'a Rc<Lesson>,
    /// What the lesson after it is called.
    pub(super) next: Option<&'a str>,
    pub(super) progress: &'a mut LessonProgress,
    pub(super) lines: &'a mut Lines,
    pub(super) commands: &'a mut Vec<Command>,
}

impl LessonDesk {
    /// Shows the lesson.
    pub(super) fn show(&mut self, ui: &mut Ui, page: &mut LessonPage<'_>) -> AfterLesson {
        self.keyboard = std::mem::take(&mut self.keyboard_next);
        let lesson = Rc::clone(page.lesson);
        let open = page.progress.step(&lesson);
        ui.weak("Lesson");
        ui.heading(&lesson.title);
        ui.horizontal_wrapped(|ui| {
            ui.label(format!("{} of {} steps done", page.progress.count_done(&lesson), lesson.steps.len()));
            if !page.progress.is_empty() {
                // Answers are not brought back, so it is asked for twice.
                let title = if self.forgets { "Forget the answers" } else { "Begin again" };
                let again = ui.small_button(title);
                if again.on_hover_text("Forgets every answer that was given in this lesson").clicked() {
                    self.forgets = !self.forgets;
                    if !self.forgets {
                        *page.progress = LessonProgress::default();
                        (self.of, self.keyboard_next) = Default::default();
                    }
                }
                if self.forgets && ui.small_button("Keep them").clicked() {
                    self.forgets = false;
                }
            }
        });
        if let Some(chosen) = overview::show(ui, &lesson, page.progress, open) {
            page.progress.open = lesson.steps[chosen].fingerprint();
        }
        ui.add_space(6.0);
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width().min(READING_WIDTH));
            if open == 0 {
                words::show(ui, page.lines, &lesson.introduction);
            }
        });
        let step = &lesson.steps[open];
        self.take_up(page.key, step, page.progress);
        let palette = Palette::current(ui);
        Frame::new().fill(palette.pane).corner_radius(6).inner_margin(12).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let heading = ui.strong(step_heading(&lesson, open));
            // The keyboard goes to what is to be done: what stands before that is spoken, and can be read again piece
            // by piece.
            accessibility::say(&heading, || describe_step(&lesson, open));
            accessibility::status(&heading);
            ui.add_space(4.0);
            ui.scope(|ui| {
                ui.set_max_width(ui.available_width().min(READING_WIDTH));
                words::show(ui, page.lines, &step.text);
            });
            self.task(ui, page, step);
        });
        ui.add_space(6.0);
        self.ways_on(ui, page, &lesson, open)
    }

    /// Begins with a step that was not open before: as it was answered, or as nothing is done yet.
    fn take_up(&mut self, key: &str, step: &LessonStep, progress: &LessonProgress) {
        let of = (key.to_owned(), step.fingerprint());
        if self.of == of {
            return;
        }
        self.of = of;
        let given = progress.record(step).map(|it| it.answer.clone());
        self.chosen = given.as_ref().and_then(|it| it.first().copied());
        self.row = match &step.task {
            LessonTask::Arrange(task) => ArrangedPieces::new(
                given.filter(|it| task.is_permutation(it)).unwrap_or_else(|| task.initial_order()),
            ),
            LessonTask::Page { .. } | LessonTask::Choose(_) => ArrangedPieces::default(),
        };
    }

    fn task(&mut self, ui: &mut Ui, page: &mut LessonPage<'_>, step: &LessonStep) {
        let is_answered = page.progress.record(step).is_some();
        match &step.task {
            LessonTask::Page { name, displays } => {
                let Some(name) = name else { return };
                stored(ui, page.lines, name);
                for display in displays {
                    shown(ui, page.lines, name, display);
                }
            }
            LessonTask::Arrange(task) => {
                stored(ui, page.lines, task.name());
                ui.weak(arrange_instruction(task));
                let verdict = is_answered.then(|| task.judge(self.row.order()));
                let cells = GuessCells { task, verdict: verdict.as_ref() };
                cells.show(ui, page.lines, &mut self.row, !is_answered && self.keyboard.take());
                match verdict {
                    None => {
                        ui.weak(
                            "Drag each character to its place. By keyboard: arrow keys go to a character, Space picks \
                             it up, arrow keys carry it, Space puts it down, Escape puts it back.",
                        );
                        if ui.button("Check").clicked() {
                            self.row.put_down();
                            let given = self.row.order().to_vec();
                            let is_right = task.judge(&given).is_right();
                            page.progress.record_answer(step, given, is_right);
                            self.keyboard_next = KeyboardGoal::ToAnswered;
                        }
                    }
                    Some(verdict) => {
                        say(ui, verdict.is_right(), &verdict.sentence());
                        ui.add_space(4.0);
                        ui.weak("What the reader will see");
                        GuessCells { task, verdict: None }.show_truth(ui, page.lines);
                        shown(ui, page.lines, task.name(), task.display());
                        self.after(ui, page, step);
                    }
                }
            }
            LessonTask::Choose(task) => {
                if let Some(name) = task.name() {
                    match task.display() {
                        Some(display) if task.shows_display() => {
                            line(ui, page.lines, name, display, &describe_visible_order(name, display));
                        }
                        _ => stored(ui, page.lines, name),
                    }
                }
                ui.strong(task.question());
                if is_answered {
                    let is_right = page.progress.record(step).is_some_and(|it| it.is_right);
                    answers::show_judged(ui, page.lines, task, self.chosen);
                    let said = if is_right { "Right." } else { "Not yet." };
                    say(ui, is_right, said);
                    let opens =
                        step.solution().and_then(|it| it.inspects).filter(|_| task.display().is_some());
                    if let Some((name, display)) = opens {
                        shown(ui, page.lines, &name, &display);
                    }
                    self.after(ui, page, step);
                } else {
                    answers::show(ui, page.lines, task, &mut self.chosen, self.keyboard.take());
                    let check = ui.add_enabled(self.chosen.is_some(), Button::new("Check"));
                    if let Some(chosen) = self.chosen.filter(|_| check.clicked()) {
                        let is_right = task.answers().get(chosen).is_some_and(|it| it.is_right);
                        page.progress.record_answer(step, vec![chosen], is_right);
                        self.keyboard_next = KeyboardGoal::ToAnswered;
                    }
                }
            }
        }
    }

    /// What is told after the answer: what the program says, the step that decides, and the teacher's words.
    fn after(&mut self, ui: &mut Ui, page: &mut LessonPage<'_>, step: &LessonStep) {
        let Some(LessonSolution { sentence, inspects: opens, deciding }) = step.solution() else { return };
        let is_right = page.progress.record(step).is_some_and(|it| it.is_right);
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width().min(READING_WIDTH));
            let is_shown = matches!(step.task, LessonTask::Arrange(_));
            if !sentence.is_empty() && !is_shown {
                ui.label(&sentence);
            }
            if let Some(deciding) = &deciding {
                ui.strong("What decides it");
                ui.label(&deciding.sentence);
            }
            ui.horizontal_wrapped(|ui| {
                if let Some((name, display)) = opens {
                    let title = match deciding.as_ref().and_then(|it| it.step) {
                        Some(step) => format!("Look at step {step} in Inspect"),
                        None => "Look at it in Inspect".to_owned(),
                    };
                    if ui.button(title).clicked() {
                        let LessonName { typed, notation, .. } = name;
                        page.commands.push(Command::OpenStep(Box::new(NameAtStep {
                            name: RowName { text: typed, notation, display },
                            step: deciding.as_ref().and_then(|it| it.step),
                            character: deciding.as_ref().map(|it| it.character),
                        })));
                    }
                }
                let again = ui.button("Try again");
                // Only there: whoever goes through the steps by Enter would forget an answer.
                if !is_right && self.keyboard == KeyboardGoal::ToAnswered && self.keyboard.take() {
                    again.request_focus();
                }
                if again.clicked() {
                    page.progress.discard_answer(step);
                    (self.of, self.keyboard_next) = (Default::default(), KeyboardGoal::ToStep);
                }
            });
            if !step.text_after_answer.is_empty() {
                ui.separator();
                words::show(ui, page.lines, &step.text_after_answer);
            }
        });
    }

    /// The buttons to the step before and the next one.
    fn ways_on(
        &mut self,
        ui: &mut Ui,
        page: &mut LessonPage<'_>,
        lesson: &Lesson,
        open: usize,
    ) -> AfterLesson {
        let step = &lesson.steps[open];
        let is_page = matches!(step.task, LessonTask::Page { .. });
        let is_last = open + 1 == lesson.steps.len();
        let mut after = AfterLesson::Stays;
        ui.horizontal_wrapped(|ui| {
            if ui.add_enabled(open > 0, Button::new("Back")).clicked() {
                page.progress.open = lesson.steps[open - 1].fingerprint();
                self.keyboard_next = KeyboardGoal::ToStep;
            }
            let is_read = page.progress.record(step).is_some();
            if !is_last || is_page && !is_read {
                let next = ui.button(if is_last { "Done" } else { "Next" });
                if self.keyboard.take() {
                    next.request_focus();
                }
                if next.clicked() {
                    if is_page {
                        page.progress.record_answer(step, Vec::new(), true);
                    }
                    if !is_last {
                        page.progress.open = lesson.steps[open + 1].fingerprint();
                    }
                    self.keyboard_next = KeyboardGoal::ToStep;
                }
            }
            if page.progress.count_done(lesson) == lesson.steps.len() {
                ui.label("All steps of this lesson are done.");
            }
            if let Some(title) = page.next.filter(|_| is_last) {
                let next = ui.button(format!("Next lesson: {title}"));
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

/// The characters of a name as they are stored, each apart.
fn stored(ui: &mut Ui, lines: &mut Lines, name: &LessonName) {
    let typed = name.ascii().map(|it| format!(": {it}")).unwrap_or_default();
    ui.weak(format!("In logical order, as it is stored{typed}"));
    let a_row = (ui.available_width() / small_cells::CELL.x).floor().max(1.0) as usize;
    for part in name.characters().chunks(a_row) {
        let response = small_cells::show(ui, lines, part);
        let label = format!("{}, in logical order", describe_name(name));
        accessibility::picture(&response, &label);
    }
    ui.add_space(4.0);
}

/// What a display shows of a name, with its title.
fn shown(ui: &mut Ui, lines: &mut Lines, name: &LessonName, display: &DisplayConfig) {
    ui.weak(display.title());
    line(ui, lines, name, display, &describe_lesson_line(name, display));
}

/// What a display shows of a name, and what is told of that.
fn line(ui: &mut Ui, lines: &mut Lines, name: &LessonName, display: &DisplayConfig, message: &str) {
    let shaped = lines.ordered(name.characters(), display.clone());
    let size = LINE.min(ui.available_width() / shaped.width().max(0.1));
    let response = lines.add(ui, &shaped, size, Colouring::ByClass);
    accessibility::picture(&response, message);
}

/// Whether the answer is right, in a sentence.
fn say(ui: &mut Ui, is_right: bool, sentence: &str) {
    let palette = Palette::current(ui);
    let colour = if is_right { palette.good } else { palette.bad };
    ui.horizontal(|ui| {
        signs::verdict(ui, Verdict::of(is_right));
        let label = ui.add(Label::new(RichText::new(sentence).strong().color(colour)).wrap());
        accessibility::alert(&label, sentence);
    });
}
