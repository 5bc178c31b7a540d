//! A lesson that is edited, beside the lesson as its learner sees it.

mod form;

use std::path::PathBuf;
use std::rc::Rc;

use eframe::egui::{Button, CentralPanel, Frame, Key, Modifiers, Panel, RichText, ScrollArea, Ui};

use bidiscope_idna::verdict::Verdict;
use bidiscope_present::lesson::{
    DraftError, DraftHistory, DraftPlace, Lesson, LessonDraft, LessonProgress, LessonText,
};
use bidiscope_present::message;

use super::super::accessibility;
use super::super::command::Command;
use super::super::fitted;
use super::super::reveal;
use super::super::settings::{LearnSettings, SavedDraft};
use super::super::signs;
use super::super::theme::{Palette, dialog};
use super::LearnPass;
use super::lesson::{AfterLesson, LessonDesk, LessonPage};
use super::lesson_file::LessonFile;

use form::LessonForm;

/// What the lesson that is edited is called among those that can be open.
pub(super) const DRAFT: &str = "draft";

/// Below which width the form stands above the preview and not beside it, in points.
const NARROW: f32 = 600.0;
/// How much less visible the preview is while it is not of what is typed.
const STALE: f32 = 0.5;

/// The editor of a lesson.
#[derive(Default)]
pub(super) struct LessonEditor {
    open: Option<OpenDraft>,
    /// What was asked for while there are changes that are not saved.
    pending: Option<PendingChange>,
    /// The lesson that was open before.
    before: Option<String>,
}

/// What comes when changes are discarded.
struct PendingChange {
    /// The lesson that is edited then, if any.
    next: Option<LessonDraft>,
    /// Whether the question's first button is to have the keyboard in the next pass.
    wants_focus: bool,
}

/// The draft that is open.
struct OpenDraft {
    history: DraftHistory,
    form: LessonForm,
    /// The draft that was checked last, and what is wrong with it.
    checked: (LessonDraft, Option<DraftError>),
    /// The last one that is valid, as its learner sees it.
    lesson: Rc<Lesson>,
    progress: LessonProgress,
    desk: LessonDesk,
}

impl OpenDraft {
    fn new(draft: LessonDraft) -> Self {
        let (lesson, error) = match draft.lesson() {
            Ok(lesson) => (lesson, None),
            Err(error) => (empty(), Some(error)),
        };
        let mut form = LessonForm::default();
        form.open((!draft.steps.is_empty()).then_some(0));
        Self {
            history: DraftHistory::new(draft.clone()),
            form,
            checked: (draft, error),
            lesson: Rc::new(lesson),
            progress: LessonProgress::default(),
            desk: LessonDesk::default(),
        }
    }

    fn check(&mut self) {
        let draft = self.history.draft();
        if self.checked.0 == *draft {
            return;
        }
        let error = match draft.lesson() {
            Ok(lesson) => {
                self.lesson = Rc::new(lesson);
                None
            }
            Err(error) => Some(error),
        };
        self.checked = (draft.clone(), error);
    }
}

/// What is shown of a draft that has never been valid.
const fn empty() -> Lesson {
    Lesson { title: String::new(), introduction: LessonText { paragraphs: Vec::new() }, steps: Vec::new() }
}

impl LessonEditor {
    /// Edits a lesson. Where another is edited whose changes are not saved, it is asked first.
    pub(super) fn begin(&mut self, draft: LessonDraft, settings: &mut LearnSettings) {
        if settings.draft.as_ref().is_some_and(|it| !it.is_saved) {
            self.pending = Some(PendingChange { next: Some(draft), wants_focus: true });
            return;
        }
        self.before = settings.lesson.take().filter(|it| it != DRAFT);
        settings.lesson = Some(DRAFT.to_owned());
        settings.draft = Some(SavedDraft { draft, is_saved: true });
        self.open = None;
    }

    fn close(&mut self, settings: &mut LearnSettings) {
        if settings.draft.as_ref().is_some_and(|it| !it.is_saved) {
            self.pending = Some(PendingChange { next: None, wants_focus: true });
            return;
        }
        settings.draft = None;
        self.leave(settings);
    }

    /// Goes back to the lessons; the draft stays in their list.
    fn leave(&mut self, settings: &mut LearnSettings) {
        settings.lesson = self.before.take();
        if settings.lesson.is_none() {
            settings.open_first_lesson();
        }
    }

    /// Asks before changes that are not saved are discarded.
    pub(super) fn guard(&mut self, ui: &Ui, settings: &mut LearnSettings) {
        let Some(pending) = &mut self.pending else { return };
        let question = message!(lesson_unsaved).fixed();
        let modal = dialog(ui, ("unsaved lesson", question), |ui| {
            ui.set_width(340.0);
            ui.heading(question);
            ui.label(message!(lesson_unsaved_about).fixed());
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let keeps = ui.button(message!(lesson_keep_editing).fixed());
                // In the first pass the question only measures itself, and nothing in it can have the keyboard.
                if pending.wants_focus && ui.is_visible() && !ui.is_sizing_pass() {
                    pending.wants_focus = false;
                    keeps.request_focus();
                }
                (keeps.clicked(), ui.button(message!(lesson_discard).fixed()).clicked())
            })
            .inner
        });
        let (keeps, discards) = modal.inner;
        if discards {
            let next = pending.next.take();
            self.pending = None;
            settings.draft = None;
            match next {
                Some(draft) => self.begin(draft, settings),
                None => self.leave(settings),
            }
            ui.ctx().request_repaint();
        } else if keeps || modal.should_close() {
            self.pending = None;
            settings.lesson = Some(DRAFT.to_owned());
            ui.ctx().request_repaint();
        }
    }

    /// Shows the draft and its preview. Gives what there is to say once it was saved, and where.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        pass: &mut LearnPass<'_>,
        file: &mut LessonFile,
    ) -> Option<(Command, PathBuf)> {
        let saved = pass.settings.draft.clone()?;
        if self.open.as_ref().is_none_or(|it| *it.history.draft() != saved.draft) {
            self.open = Some(OpenDraft::new(saved.draft));
        }
        let open = self.open.as_mut()?;
        let mut asks = (false, false);
        let mut said = None;
        fitted::show(ui, Panel::top("edited lesson").frame(pass.ground).show_separator_line(false), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.heading(message!(lesson_editing).fixed());
                asks.0 = ui.button(message!(lesson_back_to_list).fixed()).clicked();
                undo_and_redo(ui, &mut open.history);
                let is_valid = open.checked.1.is_none();
                let text = is_valid.then(|| open.history.draft().to_file());
                said = file.save(ui, pass, text.as_deref());
                ui.add_enabled_ui(is_valid, |ui| {
                    let shared = file.share(ui, pass, text.as_deref().unwrap_or_default());
                    said = shared.or(said.take());
                });
                asks.1 = ui.button(message!(lesson_close).fixed()).clicked();
                let state = if saved.is_saved { message!(lesson_saved) } else { message!(lesson_not_saved) };
                accessibility::status(&ui.weak(state.fixed()));
            });
            if let Some(error) = &open.checked.1 {
                show_error(ui, error, &mut open.form);
            }
        });
        let room = ui.available_size();
        let form = if room.x < NARROW {
            Panel::top("form of a lesson").exact_size((room.y / 2.0).floor())
        } else {
            Panel::left("form of a lesson").exact_size((room.x / 2.0).floor())
        };
        form.frame(pass.ground).resizable(false).show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt(("form", open.form.step)).auto_shrink(false);
            area.show(ui, |ui| {
                let mut draft = open.history.draft().clone();
                let error = open.checked.1.clone();
                if let Some(place) = open.form.show(ui, &mut draft, error.as_ref(), pass) {
                    open.history.change(place, draft);
                    ui.ctx().request_repaint();
                }
                reveal::focused(ui);
            });
        });
        // A field has its own, and has taken its keys by now.
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
        if pressed(Key::Z) {
            open.history.undo();
        } else if pressed(Key::Y) {
            open.history.redo();
        }
        open.check();
        CentralPanel::default().frame(pass.ground).show(ui, |ui| preview(ui, open, pass));
        if let Some(kept) = &mut pass.settings.draft
            && kept.draft != *open.history.draft()
        {
            *kept = SavedDraft { draft: open.history.draft().clone(), is_saved: false };
        }
        match asks {
            (true, _) => self.leave(pass.settings),
            (_, true) => self.close(pass.settings),
            _ => {}
        }
        said
    }
}

fn undo_and_redo(ui: &mut Ui, history: &mut DraftHistory) {
    if ui.add_enabled(history.can_undo(), Button::new(message!(lesson_undo).fixed())).clicked() {
        history.undo();
    }
    if ui.add_enabled(history.can_redo(), Button::new(message!(lesson_redo).fixed())).clicked() {
        history.redo();
    }
}

/// Says what is wrong where that is not in sight, and leads there.
fn show_error(ui: &mut Ui, error: &DraftError, form: &mut LessonForm) {
    let DraftPlace { step, key } = error.place;
    if step == form.step && key.is_some() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        signs::verdict(ui, Verdict::Violated);
        let sentence = match step {
            Some(step) => {
                message!(lesson_error_in_step, number = step + 1, reason = &error.reason).to_string()
            }
            None => error.reason.clone(),
        };
        accessibility::alert(&ui.colored_label(Palette::current(ui).violated, &sentence), &sentence);
        if step != form.step && ui.button(message!(lesson_show_error).fixed()).clicked() {
            form.open(step);
        }
    });
}

/// The lesson as its learner sees it: the last one that is valid.
fn preview(ui: &mut Ui, open: &mut OpenDraft, pass: &mut LearnPass<'_>) {
    let is_stale = open.checked.1.is_some();
    ui.horizontal_wrapped(|ui| {
        ui.strong(message!(lesson_preview).fixed());
        if is_stale {
            ui.colored_label(Palette::current(ui).warning, message!(lesson_preview_stale).fixed());
        }
    });
    let lesson = Rc::clone(&open.lesson);
    if lesson.steps.is_empty() {
        return;
    }
    let step = open.form.step.unwrap_or(0).min(lesson.steps.len() - 1);
    let area = ScrollArea::vertical().id_salt(("preview", step)).auto_shrink(false);
    area.show(ui, |ui| {
        if is_stale {
            ui.multiply_opacity(STALE);
        }
        Frame::new().show(ui, |ui| {
            ui.label(RichText::new(&lesson.title).heading());
            let mut page = LessonPage {
                key: DRAFT,
                lesson: &lesson,
                open: step,
                next: None,
                progress: &mut open.progress,
                lines: pass.lines,
                commands: pass.commands,
            };
            if let AfterLesson::Open(step) = open.desk.show(ui, &mut page) {
                open.form.open(Some(step));
                ui.ctx().request_repaint();
            }
        });
        reveal::focused(ui);
    });
}
