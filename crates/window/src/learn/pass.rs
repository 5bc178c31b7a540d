//! What a pass of the tab has, and one of the page of a lesson.

use std::rc::Rc;

use bidiscope_lesson::{Lesson, LessonProgress};

use super::super::command::Command;
use super::super::lines::Lines;
use super::super::pass::Pass;
use super::super::settings::LearnSettings;

/// A pass of the tab.
pub(super) type LearnPass<'a> = Pass<'a, LearnSettings>;

/// A pass of a lesson's page.
pub(super) struct LessonPage<'a> {
    pub(super) key: &'a str,
    pub(super) lesson: &'a Rc<Lesson>,
    /// The index of the step that is open.
    pub(super) open: usize,
    /// What the lesson after it is called.
    pub(super) next: Option<&'a str>,
    pub(super) progress: &'a mut LessonProgress,
    pub(super) lines: &'a mut Lines,
    pub(super) commands: &'a mut Vec<Command>,
}

impl<'a> LessonPage<'a> {
    /// A pass of this step of a lesson; `next` is what the lesson after it is called.
    pub(super) fn new(
        key: &'a str,
        (lesson, open): (&'a Rc<Lesson>, usize),
        next: Option<&'a str>,
        progress: &'a mut LessonProgress,
        pass: &'a mut LearnPass<'_>,
    ) -> Self {
        Self { key, lesson, open, next, progress, lines: pass.lines, commands: pass.commands }
    }
}
