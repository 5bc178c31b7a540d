//! The tab Learn: lessons, which teachers write as files and share, and below them the documents and the glossary as
//! reference.

mod answers;
mod cells;
mod glossary;
mod lesson;
mod list;
mod overview;
mod page;
mod pass;
mod shelf;
mod task;
mod words;

use std::path::{Path, PathBuf};

use eframe::egui::{CentralPanel, Context, Panel, ScrollArea, Ui};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_lesson::{LessonName, LessonStepRecord, LessonTask};
use bidiscope_report::InputReport;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{LearnPage, LearnPageRow};
use bidiscope_words::message;

use super::command::Command;
use super::commands::CommandId;
use super::file::{File, name_of, visible};
use super::lines::Lines;
use super::opened_file::OpenedFile;
use super::present::{Presented, PresentedName};
use super::reveal;
use super::settings::LearnSettings;
use super::signs;
use super::theme::{Palette, in_reading_width};
use super::widgets::BidiLabel;

use lesson::{AfterLesson, LessonDesk};
use list::LearnList;
use pass::{LearnPass, LessonPage};
use shelf::LessonShelf;

/// How wide the list of pages is at most, in points, and as a part of the window.
const LIST: f32 = 290.0;
const LIST_SHARE: f32 = 0.32;
/// The size of a file's name, in points an em.
const FILE: f32 = 14.0;

/// The tab's state.
#[derive(Default)]
pub(super) struct LearnTab {
    /// The page that was worked out last, with its rows.
    shown: Option<(LearnPage, Vec<LearnPageRow>)>,
    shelf: LessonShelf,
    desk: LessonDesk,
}

impl LearnTab {
    /// Opens the lesson of a file that stands there, if it stands anywhere; gives what there is to say.
    pub(super) fn open_lesson(
        &mut self,
        path: Option<PathBuf>,
        file: File,
        settings: &mut LearnSettings,
    ) -> Command {
        self.shelf.open(path, file, settings)
    }

    /// The file of the lesson that is open, once the tab was shown.
    pub(super) fn open_file(&mut self, settings: &LearnSettings) -> Option<&mut OpenedFile> {
        self.shelf.open_file(settings)
    }

    /// Opens the lesson of a link; gives what there is to say.
    pub(super) fn open_linked(&mut self, lesson: &str, settings: &mut LearnSettings) -> Command {
        self.shelf.open_linked(lesson, settings)
    }

    /// A link to the lesson that is open, to be copied; or why there is none.
    pub(super) fn copy_link(&mut self, settings: &LearnSettings) -> Command {
        let Some(lesson) = self.shelf.open_lesson(settings) else {
            return Command::Say(message!(lesson_none_open).to_string());
        };
        match lesson.link() {
            Ok(text) => Command::Copy { text, what: message!(lesson_link).static_text() },
            Err(reason) => Command::Say(message!(not_copied, reason = reason.to_string()).to_string()),
        }
    }

    /// The name that the step that is open is about, and its display.
    fn open_name(&self, settings: &LearnSettings) -> Option<(LessonName, DisplayConfig)> {
        let shelved = self.shelf.known_lesson(settings)?;
        let lesson = shelved.lesson.as_ref()?;
        let progress = settings.progress(&shelved.key);
        let step = &lesson.steps[progress.map_or(0, |it| it.index_of_open_step(lesson))];
        let is_solved =
            || progress.and_then(|it| it.step_record(step)).is_some_and(LessonStepRecord::may_show_solution);
        let (name, display) = match &step.task {
            LessonTask::Page { name, displays } => (name.as_ref()?, displays.first()?),
            LessonTask::Arrange(task) if is_solved() => (task.name(), task.display()),
            LessonTask::Choose(task) if is_solved() => (task.asked_name()?, task.asked_display()?),
            LessonTask::Arrange(_) | LessonTask::Choose(_) => return None,
        };
        Some((name.clone(), display.clone()))
    }

    /// Gives the list of pages the keyboard.
    pub(super) fn focus(context: &Context) {
        list::focus(context);
    }

    /// What can be presented of the step that is open: the name of a page in its first display, and that of a question once its
    /// solution is shown.
    pub(super) fn presented<'a>(&'a self, settings: &'a LearnSettings) -> Option<Presented<'a>> {
        let (name, display) = self.open_name(settings)?;
        Some(Box::new(move || {
            PresentedName::of(&InputReport::without_parent_zone(name.name), name.notation, display)
        }))
    }

    /// Shows the list of lessons and pages, and what is open.
    pub(super) fn show_all(&mut self, ui: &mut Ui, pass: &mut LearnPass<'_>) {
        let width = LIST.min(ui.available_width() * LIST_SHARE);
        let panel = Panel::left("pages").frame(pass.ground).resizable(false).exact_size(width);
        panel.show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("list of pages").auto_shrink(false);
            area.show(ui, |ui| {
                self.show_list(ui, pass);
                reveal::focused(ui);
            });
        });
        let ground = pass.ground;
        CentralPanel::default().frame(ground).show(ui, |ui| match pass.settings.lesson.clone() {
            Some(key) => self.show_lesson(ui, pass, &key),
            None => self.show_page(ui, pass),
        });
    }

    fn show_list(&mut self, ui: &mut Ui, pass: &mut LearnPass<'_>) {
        ui.spacing_mut().item_spacing.y = 1.0;
        // The scroll bar stands beside the rows.
        ui.set_max_width(ui.available_width() - ui.spacing().scroll.bar_width);
        let lessons = self.shelf.lessons(pass.settings);
        let mut list = LearnList::new(lessons);
        list.show_lessons(ui, lessons, pass.settings);
        ui.add_space(6.0);
        pass.button(ui, CommandId::OpenLesson);
        list.show_pages(ui, pass.settings);
        list.open_chosen(ui, pass.settings);
    }

    fn show_lesson(&mut self, ui: &mut Ui, pass: &mut LearnPass<'_>, key: &str) {
        let lessons = self.shelf.lessons(pass.settings);
        let Some(at) = lessons.iter().position(|it| it.key == key) else {
            // One of a file or a link that is there no more.
            pass.settings.open_first_lesson();
            ui.ctx().request_repaint();
            return;
        };
        let next = lessons.get(at + 1).map(|it| (it.key.clone(), it.title().to_owned()));
        let (lesson, path) = (lessons[at].lesson.clone(), lessons[at].path().map(str::to_owned));
        let error = lessons[at].error.clone();
        let is_own = !lessons[at].is_built_in();
        let progress = pass.settings.progress(key).cloned().unwrap_or_default();
        let open = lesson.as_ref().map_or(0, |it| progress.index_of_open_step(it));
        // Each step is seen from its beginning.
        let area = ScrollArea::vertical().id_salt(("lesson", key, open)).auto_shrink(false);
        let height = match &lesson {
            Some(_) => self.desk.height_above_ways(ui.available_height()),
            None => ui.available_height(),
        };
        let mut progress = progress;
        let before = progress.clone();
        let (mut after, mut is_removed) = (AfterLesson::Stays, false);
        area.max_height(height).show(ui, |ui| {
            if let Some(path) = &path {
                let file = BidiLabel::new(name_of(Path::new(path))).size(FILE).weak().show(ui, pass.lines);
                BidiLabel::new(visible(path)).tooltip(file, pass.lines);
            }
            if let Some(reason) = &error {
                show_error(ui, pass.lines, reason);
            }
            if let Some(lesson) = &lesson {
                ui.horizontal_wrapped(|ui| {
                    ui.heading(&lesson.title);
                    pass.button(ui, CommandId::CopyLessonLink);
                });
                let next = next.as_ref().map(|it| it.1.as_str());
                let mut page = LessonPage::new(key, (lesson, open), next, &mut progress, pass);
                after = self.desk.show(ui, &mut page);
            }
            is_removed = is_own && ui.button(message!(lesson_remove).static_text()).clicked();
            reveal::focused(ui);
        });
        if is_removed {
            self.shelf.remove(key, pass.settings);
            return;
        }
        let Some(lesson) = lesson else { return };
        let title = next.as_ref().map(|it| it.1.as_str());
        let mut page = LessonPage::new(key, (&lesson, open), title, &mut progress, pass);
        match self.desk.show_ways(ui, &mut page) {
            AfterLesson::Stays => {}
            other => after = other,
        }
        if let AfterLesson::Open(step) = after {
            progress.open_step_fingerprint = lesson.steps[step].fingerprint();
        }
        if before != progress {
            // The list, and the overview, tell it too.
            ui.ctx().request_repaint();
        }
        pass.settings.keep(key, progress);
        if let (AfterLesson::Next, Some((key, _))) = (after, next) {
            pass.settings.lesson = Some(key);
        }
    }

    fn show_page(&mut self, ui: &mut Ui, pass: &mut LearnPass<'_>) {
        let open = pass.settings.page;
        let known = self.shown.take().filter(|(page, _)| *page == open);
        let (page, rows) = self.shown.insert(known.unwrap_or_else(|| (open, open.rows())));
        // Each page is seen from its beginning.
        let area = ScrollArea::vertical().id_salt(("page", page.id())).auto_shrink(false);
        area.show(ui, |ui| {
            in_reading_width(ui, |ui| {
                if let Some(document) = page.document() {
                    ui.weak(document.title());
                }
                ui.heading(page.title());
                ui.label(page.page_description());
            });
            ui.add_space(8.0);
            match page {
                LearnPage::Glossary => glossary::show(ui),
                _ => page::show(ui, rows, pass.lines, pass.commands),
            }
            reveal::focused(ui);
        });
    }
}

/// Says why the file of a lesson cannot be read.
fn show_error(ui: &mut Ui, lines: &mut Lines, reason: &str) {
    let error = message!(lesson_unreadable, reason = reason.trim_end_matches('.'));
    ui.horizontal_wrapped(|ui| {
        signs::verdict(ui, RuleVerdict::Violated);
        BidiLabel::message(&error).colour(Palette::current(ui).violated).alert(ui, lines);
    });
    ui.add_space(4.0);
}
