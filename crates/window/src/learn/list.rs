//! The list of lessons and pages, one stop of the Tab key: the arrow keys go from one to the next.

use eframe::egui::{Atom, AtomExt, Button, Context, Id, Rect, Response, RichText, Role, Ui, vec2};

use bidiscope_report::documents::ImplementedDocument;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::LearnPage;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::settings::LearnSettings;
use super::super::theme::{CAPTION, Palette};
use super::super::widgets::Roving;
use super::shelf::ShelvedLesson;

/// The height of the bar that shows how much of a lesson is done, and the room below it, in points.
const BAR: f32 = 3.0;
const BELOW: f32 = 4.0;

/// Gives the open page's row the keyboard in the next pass.
pub(super) fn focus(context: &Context) {
    Roving::request_keyboard(context, id());
}

fn id() -> Id {
    Id::unique("list of pages")
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
    next: usize,
    chosen: Option<LearnRowTarget>,
}

impl LearnList {
    /// The list of these lessons, and of all pages.
    pub(super) fn new(lessons: &[ShelvedLesson]) -> Self {
        let keys = lessons.iter().map(|it| LearnRowTarget::Lesson(it.key.clone()));
        let all = keys.chain(LearnPage::all().map(LearnRowTarget::Page)).collect();
        Self { all, next: 0, chosen: None }
    }

    /// Shows the lessons, each with how much of it is done.
    pub(super) fn show_lessons(&mut self, ui: &mut Ui, lessons: &[ShelvedLesson], settings: &LearnSettings) {
        ui.strong(message!(learn_lessons).static_text());
        for (number, shelved) in (1..).zip(lessons) {
            let title = shelved.title();
            let Some(lesson) = &shelved.lesson else {
                self.row(ui, Button::selectable(self.is_next_open(settings), title), title, settings);
                continue;
            };
            let count = lesson.steps.len();
            let done = settings.progress(&shelved.key).map_or(0, |it| it.count_done(lesson));
            let progress = message!(lesson_progress, done = done, count = count).to_string();
            let atoms = (
                RichText::new(number.to_string()).weak(),
                RichText::new(title).atom_shrink(true),
                Atom::grow(),
                RichText::new(progress).size(CAPTION).weak(),
            );
            let button = Button::selectable(self.is_next_open(settings), atoms);
            let label = message!(learn_lesson_row, title = title, done = done, count = count).to_string();
            let response = self.row(ui, button, &label, settings);
            bar(ui, &response, done as f32 / count as f32);
        }
    }

    /// Shows the pages.
    pub(super) fn show_pages(&mut self, ui: &mut Ui, settings: &LearnSettings) {
        let mut document: Option<ImplementedDocument> = None;
        ui.add_space(12.0);
        ui.strong(message!(learn_reference).static_text());
        for page in LearnPage::all() {
            if page.document() != document {
                document = page.document();
                ui.add_space(8.0);
                ui.strong(document.map_or("", Titled::title));
            }
            let button = Button::selectable(self.is_next_open(settings), page.title());
            self.row(ui, button, page.title(), settings);
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
    }

    fn is_next_open(&self, settings: &LearnSettings) -> bool {
        self.all[self.next].is_open(settings)
    }

    fn row(&mut self, ui: &mut Ui, button: Button<'_>, label: &str, settings: &LearnSettings) -> Response {
        let place = self.next;
        self.next += 1;
        let all = &self.all;
        let is_open = all[place].is_open(settings);
        let button = button.wrap().min_size(vec2(ui.available_width(), 0.0));
        let (response, target) = Roving::column(id(), all.len()).add(ui, (place, is_open), button);
        accessibility::chosen(&response, Role::ListBoxOption, is_open, || label);
        if let Some(chosen) = target.or_else(|| response.clicked().then_some(place)) {
            self.chosen = Some(all[chosen].clone());
        }
        response
    }
}

/// Paints how much of a lesson is done below its row.
fn bar(ui: &mut Ui, row: &Response, part: f32) {
    let palette = Palette::current(ui);
    ui.add_space(BAR + BELOW);
    let left = row.rect.left_bottom() + vec2(ui.spacing().button_padding.x, 2.0);
    let size = vec2(row.rect.width() - 2.0 * ui.spacing().button_padding.x, BAR);
    let whole = Rect::from_min_size(left, size);
    ui.painter().rect_filled(whole, BAR / 2.0, palette.line);
    let done = whole.with_max_x(whole.left() + whole.width() * part);
    ui.painter().rect_filled(done, BAR / 2.0, palette.satisfied);
}
