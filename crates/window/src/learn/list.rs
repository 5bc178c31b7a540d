//! The list of lessons and pages, one stop of the Tab key: the arrow keys go from one to the next.

use eframe::egui::{Button, Context, Id, Key, Modifiers, Role, Sense, Ui};

use bidiscope_present::documents::SourceDocument;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::LearnPage;

use super::super::accessibility;
use super::super::own_arrows;
use super::super::settings::LearnSettings;
use super::shelf::ShelvedLesson;

/// Gives the open page's row the keyboard in the next pass.
pub(super) fn focus(context: &Context) {
    context.data_mut(|data| data.insert_temp(wanted(), true));
}

fn wanted() -> Id {
    Id::unique("the list of pages wants the keyboard")
}

/// What a row of the list opens.
#[derive(Clone, PartialEq, Eq)]
enum LearnRowTarget {
    /// A lesson, by its key.
    Lesson(String),
    /// A page.
    Page(LearnPage),
}

impl LearnRowTarget {
    fn is_open(&self, settings: &LearnSettings) -> bool {
        match self {
            Self::Lesson(key) => settings.lesson.as_ref() == Some(key),
            Self::Page(page) => settings.lesson.is_none() && settings.page == *page,
        }
    }
}

/// The list in a pass: first the lessons are shown, then the pages.
pub(super) struct LearnList {
    all: Vec<LearnRowTarget>,
    lessons: usize,
    chosen: Option<LearnRowTarget>,
}

impl LearnList {
    /// The list of these lessons and of all pages.
    pub(super) fn new(lessons: &[ShelvedLesson]) -> Self {
        let keys = lessons.iter().map(|it| LearnRowTarget::Lesson(it.key.clone()));
        let all = keys.chain(LearnPage::all().map(LearnRowTarget::Page)).collect();
        Self { all, lessons: lessons.len(), chosen: None }
    }

    /// Shows the lessons.
    pub(super) fn show_lessons(&mut self, ui: &mut Ui, lessons: &[ShelvedLesson], settings: &LearnSettings) {
        ui.strong("Lessons");
        for (place, shelved) in lessons.iter().enumerate() {
            self.row(ui, place, &lesson_title(shelved, settings), settings);
        }
    }

    /// Shows the pages.
    pub(super) fn show_pages(&mut self, ui: &mut Ui, settings: &LearnSettings) {
        let mut document: Option<SourceDocument> = None;
        ui.add_space(8.0);
        ui.strong("To look things up");
        for (place, page) in (self.lessons..).zip(LearnPage::all()) {
            if page.document() != document {
                document = page.document();
                ui.add_space(8.0);
                ui.strong(document.map_or("", Titled::title));
            }
            self.row(ui, place, page.title(), settings);
        }
    }

    /// Opens what was clicked, or what an arrow key went to.
    pub(super) fn open_chosen(self, ui: &Ui, settings: &mut LearnSettings) {
        let Some(chosen) = self.chosen else { return };
        match chosen {
            LearnRowTarget::Lesson(key) => settings.lesson = Some(key),
            LearnRowTarget::Page(page) => (settings.page, settings.lesson) = (page, None),
        }
        focus(ui.ctx());
        ui.ctx().request_repaint();
    }

    fn row(&mut self, ui: &mut Ui, place: usize, title: &str, settings: &LearnSettings) {
        let all = &self.all;
        let is_open = all[place].is_open(settings);
        let sense = if is_open { Sense::click() } else { Sense::CLICK };
        let response = ui.add(Button::selectable(is_open, title).wrap().sense(sense));
        accessibility::chosen(&response, Role::ListBoxOption, is_open, || title);
        if is_open && ui.data_mut(|data| data.remove_temp::<bool>(wanted())).is_some() {
            response.request_focus();
        }
        if response.clicked() {
            self.chosen = Some(all[place].clone());
        }
        if response.gained_focus() {
            // The arrow keys are the list's own from the second pass on in which it has the focus.
            ui.ctx().request_repaint();
        }
        if response.has_focus() {
            own_arrows::hold(ui, response.id, false);
            let last = all.len() - 1;
            let targets = [
                (Key::ArrowDown, (place + 1).min(last)),
                (Key::ArrowUp, place.saturating_sub(1)),
                (Key::Home, 0),
                (Key::End, last),
            ];
            for (key, target) in targets {
                if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                    self.chosen = Some(all[target].clone());
                }
            }
        }
    }
}

/// The title of a lesson with how far the pupil has come.
fn lesson_title(shelved: &ShelvedLesson, settings: &LearnSettings) -> String {
    let title = shelved.title();
    let Some((lesson, progress)) = shelved.lesson.as_ref().ok().zip(settings.progress(&shelved.key)) else {
        return title.to_owned();
    };
    let (done, all) = (progress.count_done(lesson), lesson.steps.len());
    if done == all { format!("{title} \u{2013} done") } else { format!("{title} \u{2013} {done} of {all}") }
}
