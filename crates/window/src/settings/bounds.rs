//! What settings hold at most. The program writes nothing beyond it, so it is refused when it is read.

use bidiscope_bidi::name::{MAX_BYTES, MAX_CHARACTERS, Notation};
use bidiscope_present::lesson::SavedLesson;
use bidiscope_present::view::list::ListColumn;
use bidiscope_present::view::{PaneSettings, SavedStrategies, add_compared_name};
use bidiscope_proof::study::Alphabet;

use super::learn::{MOST_KEPT_LESSONS, MOST_LESSON_FILES};
use super::sizes::{PLACES, SIDES, SIZES, ZOOMS};
use super::{
    ComparedNames, ExportPreset, ExportSettings, LearnSettings, ListSettings, Preferences, Session, Settings,
    StudySettings, TextSettings, WindowSettings,
};

/// The most bytes of a path that any system takes.
const LONGEST_PATH: usize = 4096;

impl Settings {
    /// Whether all of it is within its bounds.
    pub(super) fn is_valid(&self) -> bool {
        self.preferences.is_valid() && self.session.is_valid()
    }
}

impl Preferences {
    fn is_valid(&self) -> bool {
        [&self.folder, &self.ruleset.loaded].into_iter().all(is_path) && self.export.is_valid()
    }
}

impl Session {
    /// Whether all of it, and what was set aside, is within its bounds.
    fn is_valid(&self) -> bool {
        // A name of code points takes several characters for each of its own.
        is_at_most(&self.input, MAX_BYTES)
            && is_at_most(&self.zone.text, MAX_BYTES)
            && self.panes.is_valid()
            && are_valid(&self.choices)
            && self.compared.is_valid()
            && self.text.is_valid()
            && self.list.is_valid()
            && self.study.is_valid()
            && self.learn.is_valid()
            && self.set_aside.iter().all(|it| it.is_valid())
    }
}

fn are_valid(choices: &PaneSettings) -> bool {
    let mut strategies = SavedStrategies::default();
    is_at_most(&choices.typed.before, MAX_CHARACTERS)
        && is_at_most(&choices.typed.after, MAX_CHARACTERS)
        && choices.custom.all().iter().all(|it| strategies.restore(usize::MAX, it.clone()))
}

impl ExportSettings {
    fn is_valid(&self) -> bool {
        ExportPreset::ALL.into_iter().any(|it| it.ending(&self.form).is_some())
    }
}

impl ComparedNames {
    fn is_valid(&self) -> bool {
        let mut names = Vec::new();
        self.names.iter().all(|it| add_compared_name(&mut names, it, Notation::Unicode).is_ok())
    }
}

impl TextSettings {
    fn is_valid(&self) -> bool {
        let mut texts = self.before.iter().chain([&self.text]);
        texts.all(|it| is_at_most(it, MAX_CHARACTERS)) && SIZES.contains(&self.height)
    }
}

impl ListSettings {
    fn is_valid(&self) -> bool {
        is_path(&self.file)
            && is_path(&self.other_list)
            && is_at_most(&self.column, Self::MOST_OF_A_COLUMN)
            && [&self.other_column, &self.zone_column, &self.other_zone_column]
                .into_iter()
                .all(|it| is_at_most(it, Self::MOST_OF_A_COLUMN))
            && ListColumn::displays().any(|it| it == self.order)
            && is_at_most(&self.filter.text, MAX_CHARACTERS)
            && SIZES.contains(&self.details_height)
            && SIZES.contains(&self.details_width)
    }
}

impl StudySettings {
    fn is_valid(&self) -> bool {
        (self.classes.is_empty() || Alphabet::new(self.classes.clone()).is_ok())
            && Self::LENGTHS.contains(&self.max_length)
            && SIZES.contains(&self.detail_height)
    }
}

impl LearnSettings {
    fn is_valid(&self) -> bool {
        let files = &self.lesson_files;
        self.lesson.as_ref().is_none_or(is_path)
            && files.len() <= MOST_LESSON_FILES
            && files.iter().enumerate().all(|(at, it)| is_path(it) && !files[..at].contains(it))
            && self.lessons.len() <= MOST_KEPT_LESSONS
            && self.lessons.iter().all(SavedLesson::is_valid)
    }
}

impl WindowSettings {
    /// Whether all of it is within its bounds.
    pub(super) fn is_valid(&self) -> bool {
        ZOOMS.contains(&self.zoom)
            && self.size.iter().all(|it| SIDES.contains(it))
            && self.position.iter().flatten().all(|it| PLACES.contains(it))
    }
}

/// Whether some system could take this for a path. What is not a path yet is none that is wrong.
#[allow(clippy::ptr_arg)] // So it is a condition on a field.
fn is_path(text: &String) -> bool {
    text.len() <= LONGEST_PATH && !text.contains('\0')
}

fn is_at_most(text: &str, characters: usize) -> bool {
    text.chars().nth(characters).is_none()
}
