//! The tab Learn: lessons, the documents as pages, where they err, and the glossary.

mod answers;
mod glossary;
mod guess_cells;
mod lesson;
mod list;
mod overview;
mod page;
mod shelf;
mod words;

use std::path::PathBuf;
use std::rc::Rc;

use eframe::egui::{CentralPanel, Label, Panel, ScrollArea, Ui};

use bidiscope_present::titles::Titled;
use bidiscope_present::view::{LearnPage, LearnRow};

use super::command::Command;
use super::file::{File, typed};
use super::file_dialog::FilePurpose;
use super::line_entry::{LineEntry, LineLook};
use super::lines::{Colouring, Lines};
use super::pass::Pass;
use super::reveal;
use super::saving;
use super::settings::LearnSettings;
use super::theme::{Palette, READING_WIDTH};

use lesson::{AfterLesson, LessonDesk, LessonPage};
use list::LearnList;
use shelf::LessonShelf;

/// How wide the list of pages is at most, in points, and as a part of the window.
const LIST: f32 = 290.0;
const LIST_SHARE: f32 = 0.32;
/// The size of a file's name, in points an em.
const FILE: f32 = 14.0;

/// A pass of the tab.
type LearnPass<'a> = Pass<'a, LearnSettings>;

/// The tab's state.
#[derive(Default)]
pub(super) struct LearnTab {
    /// The page that was worked out last, with its rows.
    shown: Option<(LearnPage, Vec<LearnRow>)>,
    shelf: LessonShelf,
    desk: LessonDesk,
    /// The entry for the path of a lesson, while it is open.
    opening: Option<LineEntry>,
}

impl LearnTab {
    /// Gives the list of pages the keyboard.
    pub(super) fn focus_list(context: &eframe::egui::Context) {
        list::focus(context);
    }

    /// Opens the lesson of a file that stands there, if it stands anywhere; gives what there is to say.
    pub(super) fn open_lesson(
        &mut self,
        path: Option<PathBuf>,
        file: File,
        settings: &mut LearnSettings,
    ) -> Command {
        self.shelf.open(path, file, settings)
    }

    /// Shows the list of lessons and pages, and what is open.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut LearnPass<'_>) {
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
        let lessons = self.shelf.lessons(pass.settings);
        let mut list = LearnList::new(lessons);
        list.show_lessons(ui, lessons, pass.settings);
        self.show_opening(ui, pass);
        list.show_pages(ui, pass.settings);
        list.open_chosen(ui, pass.settings);
    }

    /// Shows the way to a lesson of a file.
    fn show_opening(&mut self, ui: &mut Ui, pass: &mut LearnPass<'_>) {
        ui.add_space(4.0);
        let is_toggled = ui.small_button("Open a lesson\u{2026}").clicked();
        if let Some(entry) = &mut self.opening {
            let look = LineLook {
                label: "Path of a lesson",
                hint: "Path of a file",
                width: ui.available_width(),
                takes_keyboard: true,
            };
            let shown = entry.show(ui, &look, &mut pass.with(|it| &mut it.lesson_file));
            let is_chosen = ui.horizontal(|ui| {
                let is_clicked = ui.button("Open").clicked();
                pass.commands.extend(saving::choose(ui, FilePurpose::OpenLesson, true));
                is_clicked || shown.is_entered
            });
            if is_chosen.inner {
                self.open_typed(ui, pass);
            }
        }
        if is_toggled {
            // From the next pass on: the click on the button would take the keyboard from the entry.
            self.opening = if self.opening.is_some() { None } else { Some(LineEntry::default()) };
            ui.ctx().request_repaint();
        }
    }

    /// Gives the field for the path of a lesson the keyboard.
    pub(super) fn take_keyboard(&mut self) {
        self.opening.get_or_insert_default().take_keyboard();
    }

    /// Opens the lesson whose path was typed.
    fn open_typed(&mut self, ui: &Ui, pass: &mut LearnPass<'_>) {
        let path = typed(&pass.settings.lesson_file);
        let said = self.open_lesson(Some(path.clone()), File::at(&path), pass.settings);
        if said == Command::ClearMessage {
            self.opening = None;
            list::focus(ui.ctx());
        }
        pass.commands.push(said);
    }

    fn show_lesson(&mut self, ui: &mut Ui, pass: &mut LearnPass<'_>, key: &str) {
        let lessons = self.shelf.lessons(pass.settings);
        let Some(at) = lessons.iter().position(|it| it.key == key) else {
            // One of a file that is there no more.
            pass.settings.lesson = None;
            return self.show_page(ui, pass);
        };
        let next = lessons.get(at + 1).map(|it| (it.key.clone(), it.title().to_owned()));
        let (lesson, path) = (lessons[at].lesson.clone(), lessons[at].path.clone());
        // Each step is seen from its beginning.
        let step = pass.settings.progress(key).map(|it| it.open.clone());
        let area = ScrollArea::vertical().id_salt(("lesson", key, step)).auto_shrink(false);
        area.show(ui, |ui| {
            if let Some(path) = &path {
                of_file(ui, pass.lines, path);
            }
            match lesson {
                Ok(lesson) => {
                    let mut progress = pass.settings.progress(key).cloned().unwrap_or_default();
                    let mut page = LessonPage {
                        key,
                        lesson: &Rc::clone(&lesson),
                        next: next.as_ref().map(|it| it.1.as_str()),
                        progress: &mut progress,
                        lines: pass.lines,
                        commands: pass.commands,
                    };
                    let after = self.desk.show(ui, &mut page);
                    if pass.settings.progress(key).cloned().unwrap_or_default() != progress {
                        // The list, and the overview, tell it too.
                        ui.ctx().request_repaint();
                    }
                    pass.settings.keep(key, progress);
                    if let (AfterLesson::Next, Some((key, _))) = (after, next) {
                        pass.settings.lesson = Some(key);
                    }
                }
                Err(reason) => {
                    ui.heading("This lesson cannot be read");
                    ui.add(Label::new(format!("{reason}.")).wrap());
                }
            }
            if path.is_some() && ui.small_button("Remove from the list").clicked() {
                self.shelf.remove(key, pass.settings);
            }
            reveal::focused(ui);
        });
    }

    fn show_page(&mut self, ui: &mut Ui, pass: &mut LearnPass<'_>) {
        let open = pass.settings.page;
        let known = self.shown.take().filter(|(page, _)| *page == open);
        let (page, rows) = self.shown.insert(known.unwrap_or_else(|| (open, open.rows())));
        // Each page is seen from its beginning.
        let area = ScrollArea::vertical().id_salt(("page", page.id())).auto_shrink(false);
        area.show(ui, |ui| {
            ui.scope(|ui| {
                ui.set_max_width(ui.available_width().min(READING_WIDTH));
                if let Some(document) = page.document() {
                    ui.weak(document.title());
                }
                ui.heading(page.title());
                ui.label(page.sentence());
            });
            ui.add_space(6.0);
            match page {
                LearnPage::Glossary => glossary::show(ui),
                LearnPage::Errors | LearnPage::Section(_) => page::show(ui, rows, pass.lines, pass.commands),
            }
            reveal::focused(ui);
        });
    }
}

/// The path of a lesson, which may run from right to left.
fn of_file(ui: &mut Ui, lines: &mut Lines, path: &str) {
    let characters = bidiscope_bidi::name::characters_of(&super::file::visible(path));
    let line = lines.ordered(&characters, bidiscope_bidi::order::Strategy::UbaLtr);
    let size = FILE.min(ui.available_width() / line.width().max(0.1));
    lines.add(ui, &line, size, Colouring::Plain(Palette::current(ui).weak_text));
}
