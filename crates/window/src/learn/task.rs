//! The task of a step: what is to be done, the hints after a wrong answer, and the solution.

use eframe::egui::{Button, Label, Response, RichText, Ui};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_lesson::{
    ArrangeInVisualOrderTask, ArrangedPieces, LessonName, LessonProgress, LessonSolution, LessonStep,
    LessonStepRecord, LessonTask, MAX_HINTS, MultipleChoiceTask, describe_lesson_line,
    describe_visible_order,
};
use bidiscope_report::documents::DocumentExampleName;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;

use super::super::command::{Command, NameAtStep};
use super::super::lines::{Colouring, Lines};
use super::super::theme::{Palette, in_reading_width};
use super::super::{accessibility, signs};
use super::cells::{self, GuessCells};
use super::pass::LessonPage;
use super::{answers, words};

/// The size of a line, in points an em.
const LINE: f32 = 28.0;

/// Where the keyboard goes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum KeyboardGoal {
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
    pub(super) fn take(&mut self) -> bool {
        std::mem::take(self) != Self::Stays
    }
}

/// What a learner does in the step that is open, before it is checked.
#[derive(Default)]
pub(super) struct TaskDesk {
    /// The lesson and the step that it is of.
    of: (String, String),
    row: ArrangedPieces,
    chosen: Option<usize>,
    /// The number of the hint that was brought into view last.
    revealed: usize,
}

impl TaskDesk {
    /// Begins the step anew in the next pass.
    pub(super) fn forget(&mut self) {
        self.of = Default::default();
    }

    /// Begins with a step that was not open before: as it was answered, or as nothing is done yet.
    pub(super) fn take_up(&mut self, key: &str, step: &LessonStep, progress: &LessonProgress) {
        let of = (key.to_owned(), step.fingerprint());
        if self.of == of {
            return;
        }
        self.of = of;
        let given = progress.step_record(step).map(|it| it.piece_or_choice_indices.clone());
        self.chosen = given.as_ref().and_then(|it| it.first().copied());
        self.revealed = progress.step_record(step).map_or(0, |it| it.consecutive_wrong_count);
        self.row = match &step.task {
            LessonTask::Arrange(task) => ArrangedPieces::new(
                given
                    .filter(|it| task.is_permutation(it))
                    .unwrap_or_else(|| task.initial_visual_piece_indices()),
            ),
            LessonTask::Page { .. } | LessonTask::Choose(_) => ArrangedPieces::default(),
        };
    }

    /// Shows the task; gives where the keyboard goes next.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        page: &mut LessonPage<'_>,
        step: &LessonStep,
        keyboard: &mut KeyboardGoal,
    ) -> KeyboardGoal {
        let record = page.progress.step_record(step).cloned();
        match &step.task {
            LessonTask::Page { name, displays } => {
                if let Some(name) = name {
                    stored(ui, page.lines, name);
                    for display in displays {
                        shown(ui, page.lines, name, display);
                    }
                }
                KeyboardGoal::Stays
            }
            LessonTask::Arrange(task) => self.arrange(ui, page, (step, task), record.as_ref(), keyboard),
            LessonTask::Choose(task) => self.choose(ui, page, (step, task), record.as_ref(), keyboard),
        }
    }

    fn arrange(
        &mut self,
        ui: &mut Ui,
        page: &mut LessonPage<'_>,
        (step, task): (&LessonStep, &ArrangeInVisualOrderTask),
        record: Option<&LessonStepRecord>,
        keyboard: &mut KeyboardGoal,
    ) -> KeyboardGoal {
        let is_closed = record.is_some_and(LessonStepRecord::may_show_solution);
        stored(ui, page.lines, task.name());
        ui.weak(message!(lesson_places, display = task.display().title()).to_string());
        let verdict = is_closed.then(|| task.judge(self.row.visual_piece_indices()));
        let cells = GuessCells { task, verdict: verdict.as_ref() };
        cells.show(ui, page.lines, &mut self.row, !is_closed && keyboard.take());
        if let Some(verdict) = &verdict {
            answered(ui, page, step, &verdict.sentence());
            ui.weak(message!(lesson_reader_sees).static_text());
            cells.show_truth(ui, page.lines);
            shown(ui, page.lines, task.name(), task.display());
            if let Some(note) = task.mirroring_note() {
                in_reading_width(ui, |ui| ui.label(note));
            }
            return self.after(ui, page, step, keyboard);
        }
        ui.weak(message!(lesson_how_to_arrange).static_text());
        let button = ui.button(message!(lesson_check).static_text());
        let is_checked = is_clicked_once(&button);
        if let Some(record) = record {
            let is_current = self.row.visual_piece_indices() == record.piece_or_choice_indices;
            let result = task.judge(&record.piece_or_choice_indices).sentence();
            self.hint(ui, page.lines, step, (record, is_current), &result);
        }
        if !is_checked {
            return KeyboardGoal::Stays;
        }
        self.row.put_down_piece();
        let given = self.row.visual_piece_indices().to_vec();
        let is_correct = task.judge(&given).is_correct();
        check(page, step, given, is_correct)
    }

    fn choose(
        &mut self,
        ui: &mut Ui,
        page: &mut LessonPage<'_>,
        (step, task): (&LessonStep, &MultipleChoiceTask),
        record: Option<&LessonStepRecord>,
        keyboard: &mut KeyboardGoal,
    ) -> KeyboardGoal {
        if let Some(name) = task.asked_name() {
            match task.asked_display() {
                Some(display) if task.shows_display() => {
                    line(ui, page.lines, name, display, &describe_visible_order(name, display));
                }
                _ => stored(ui, page.lines, name),
            }
        }
        ui.weak(task.question());
        if record.is_some_and(LessonStepRecord::may_show_solution) {
            answers::show_judged(ui, page.lines, task, self.chosen);
            answered(ui, page, step, message!(lesson_right).static_text());
            let inspects =
                step.solution().and_then(|it| it.to_inspect).filter(|_| task.asked_display().is_some());
            if let Some((name, display)) = inspects {
                shown(ui, page.lines, &name, &display);
            }
            return self.after(ui, page, step, keyboard);
        }
        answers::show(ui, page.lines, task, &mut self.chosen, keyboard.take());
        let button = ui.add_enabled(self.chosen.is_some(), Button::new(message!(lesson_check).static_text()));
        if let Some(record) = record {
            let is_current = self.chosen == record.piece_or_choice_indices.first().copied();
            let result = message!(lesson_wrong).static_text();
            self.hint(ui, page.lines, step, (record, is_current), result);
        }
        let Some(chosen) = self.chosen.filter(|_| is_clicked_once(&button)) else {
            return KeyboardGoal::Stays;
        };
        let is_correct = task.answer_choices().get(chosen).is_some_and(|it| it.is_correct);
        check(page, step, vec![chosen], is_correct)
    }

    /// Shows the hint after a wrong answer, and brings it into view once.
    fn hint(
        &mut self,
        ui: &mut Ui,
        lines: &mut Lines,
        step: &LessonStep,
        wrong: (&LessonStepRecord, bool),
        result: &str,
    ) {
        let number = wrong.0.consecutive_wrong_count;
        let shown = ui.scope(|ui| hint(ui, lines, step, wrong, result)).response;
        if std::mem::replace(&mut self.revealed, number) != number {
            shown.scroll_to_me(None);
        }
    }

    /// What is said of the answer below the teacher's words: the sentence why, and what can be done next.
    fn after(
        &mut self,
        ui: &mut Ui,
        page: &mut LessonPage<'_>,
        step: &LessonStep,
        keyboard: &mut KeyboardGoal,
    ) -> KeyboardGoal {
        let Some(LessonSolution { sentence, to_inspect: inspects, deciding_step: deciding }) =
            step.solution()
        else {
            return KeyboardGoal::Stays;
        };
        let is_correct = page.progress.step_record(step).is_some_and(|it| it.is_correct);
        let zone = match &step.task {
            LessonTask::Choose(task) => task.registration_zone().cloned(),
            LessonTask::Page { .. } | LessonTask::Arrange(_) => None,
        };
        let mut goal = KeyboardGoal::Stays;
        in_reading_width(ui, |ui| {
            let is_shown = matches!(step.task, LessonTask::Arrange(_));
            if !sentence.is_empty() && !is_shown {
                ui.label(&sentence);
            }
            if let Some(deciding) = &deciding {
                ui.label(&deciding.sentence);
            }
            ui.horizontal_wrapped(|ui| {
                if let Some((name, display)) = inspects {
                    let number = deciding.as_ref().and_then(|it| it.trace_step_number);
                    let title = match number {
                        Some(step) => message!(lesson_inspect_step, step = step).to_string(),
                        None => message!(lesson_inspect).to_string(),
                    };
                    if ui.button(title).clicked() {
                        let LessonName { typed, notation, .. } = name;
                        page.commands.push(Command::OpenStep(Box::new(NameAtStep {
                            name: DocumentExampleName { text: typed, notation, display },
                            zone,
                            step: number,
                            character: deciding.as_ref().map(|it| it.logical_index),
                        })));
                    }
                }
                let again = ui.button(message!(lesson_try_again).static_text());
                // Only there: whoever goes through the steps by Enter would forget an answer.
                if !is_correct && *keyboard == KeyboardGoal::ToAnswered && keyboard.take() {
                    again.request_focus();
                }
                if again.clicked() {
                    page.progress.discard_answer(step);
                    self.forget();
                    goal = KeyboardGoal::ToStep;
                }
            });
        });
        goal
    }
}

/// Whether a button is clicked; a double click is one, so that it takes no second attempt.
fn is_clicked_once(button: &Response) -> bool {
    button.clicked() && !button.double_clicked()
}

/// Praise for a right answer, or that the answer follows; and what the teacher says of it.
fn answered(ui: &mut Ui, page: &mut LessonPage<'_>, step: &LessonStep, praise: &str) {
    let is_correct = page.progress.step_record(step).is_some_and(|it| it.is_correct);
    if is_correct {
        say_as(ui, true, praise, praise);
    } else {
        let answer = message!(lesson_answer).static_text();
        accessibility::alert(&ui.strong(answer), answer);
    }
    in_reading_width(ui, |ui| {
        words::show(ui, page.lines, &step.text_after_answer);
    });
    ui.add_space(4.0);
}

/// Keeps an answer; gives where the keyboard goes.
fn check(page: &mut LessonPage<'_>, step: &LessonStep, given: Vec<usize>, is_correct: bool) -> KeyboardGoal {
    page.progress.record_answer(step, given, is_correct);
    let is_closed = page.progress.step_record(step).is_some_and(LessonStepRecord::may_show_solution);
    if is_closed { KeyboardGoal::ToAnswered } else { KeyboardGoal::ToStep }
}

/// Shows the hint after a wrong answer, and the result as long as that answer stands.
fn hint(
    ui: &mut Ui,
    lines: &mut Lines,
    step: &LessonStep,
    (record, is_current): (&LessonStepRecord, bool),
    result: &str,
) {
    let number = record.consecutive_wrong_count;
    let Some(hint) = step.hint(&record.piece_or_choice_indices, number) else { return };
    let title = message!(lesson_hint, number = number, count = MAX_HINTS, current = is_current).to_string();
    ui.add_space(4.0);
    in_reading_width(ui, |ui| {
        if is_current {
            let spoken = format!("{result} {title}: {}", hint.text());
            say_as(ui, false, result, &spoken);
        }
        ui.weak(title);
        words::show(ui, lines, &hint);
    });
}

/// The characters of a name as they are stored, each apart.
fn stored(ui: &mut Ui, lines: &mut Lines, name: &LessonName) {
    ui.weak(match name.typed_text_if_ascii() {
        Some(typed) => message!(lesson_stored_typed, typed = typed).to_string(),
        None => message!(lesson_stored).to_string(),
    });
    cells::stored(ui, lines, name);
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

/// Whether the answer is right, in a sentence, of which more may be spoken.
fn say_as(ui: &mut Ui, is_correct: bool, sentence: &str, spoken: &str) {
    let palette = Palette::current(ui);
    let colour = if is_correct { palette.satisfied } else { palette.violated };
    ui.horizontal(|ui| {
        signs::verdict(ui, RuleVerdict::satisfied_if(is_correct));
        let label = ui.add(Label::new(RichText::new(sentence).strong().color(colour)).wrap());
        accessibility::alert(&label, spoken);
    });
}
