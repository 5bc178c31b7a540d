//! Lessons: pages of text, tasks of arranging the characters of a name, and multiple-choice questions.
//!
//! A lesson is a TOML file that a teacher writes ([`Lesson::read`] reads it). **It never states a correct answer**:
//! the program computes that from the name, so that no lesson can be wrong about it.
//!
//! ```
//! use bidiscope_lesson::{Lesson, LessonTask};
//!
//! let lesson = Lesson::read(r#"
//! format = "bidiscope-lesson"
//! version = 1
//! title = "Digits"
//! notation = "capitals"
//!
//! [[step]]
//! kind = "arrange"
//! title = "Where is the 1?"
//! words = "Put the characters where the reader will see them."
//! name = "123-ABC"
//! display = "uba-ltr"
//! about = 1
//! "#)?;
//! let LessonTask::Arrange(task) = &lesson.steps[0].task else { panic!("it is another kind of step") };
//! assert_eq!(task.correct_visual_piece_indices(), [0, 1, 2, 3, 6, 5, 4]);
//! assert!(!task.judge(&[0, 1, 2, 3, 4, 5, 6]).is_correct());
//! # Ok::<(), bidiscope_lesson::LessonError>(())
//! ```

mod accessibility;
mod arrange;
mod arranged_pieces;
mod built_in;
mod choose;
mod error;
mod hash;
mod hint;
mod lesson;
mod lesson_name;
mod limits;
mod progress;
mod question;
mod read;
mod read_step;
mod solution;
mod text;
mod text_reader;
mod written_step;

pub use accessibility::{
    describe_lesson_line, describe_name, describe_step, describe_visible_order, step_heading,
};
pub use arrange::{ArrangeInVisualOrderTask, ArrangementVerdict};
pub use arranged_pieces::ArrangedPieces;
pub use built_in::{BuiltInLesson, EXAMPLE_LESSON_TOML};
pub use choose::{AnswerChoice, AnswerContent, MultipleChoiceTask};
pub use error::LessonError;
pub use hint::MAX_HINTS;
pub use lesson::{Lesson, LessonStep, LessonTask};
pub use lesson_name::LessonName;
pub use limits::{
    MAX_ANSWER_CHOICES, MAX_LESSON_BYTES, MAX_LESSON_NAME_CHARACTERS, MAX_STEPS, MAX_TITLE_CHARACTERS,
};
pub use progress::{LessonProgress, LessonStepRecord, SavedLesson};
pub use question::QuestionKind;
pub use solution::{DecidingTraceStep, LessonSolution};
pub use text::{LessonText, LessonTextPiece, MAX_TEXT_CHARACTERS};
pub use written_step::{UnfitLessonName, lesson_page_step_toml};

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
