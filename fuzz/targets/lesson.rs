//! Lessons: a file that is none is told with its line; in one that is read, what is right is told of every step and is
//! judged right.

#![no_main]

use bidiscope_bidi::name::text_of;
use bidiscope_fuzz::check_message;
use bidiscope_lesson::{Lesson, LessonTask};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let lesson = match Lesson::read_bytes(bytes) {
        Ok(lesson) => lesson,
        Err(error) => {
            let lines = bytes.split(|it| *it == b'\n').count();
            assert!(error.line.is_none_or(|it| (1..=lines).contains(&it)), "{error}");
            return check_message(&error.to_string());
        }
    };
    check_message(&lesson.title);
    for step in &lesson.steps {
        check_message(&step.title);
        assert_eq!(step.fingerprint().len(), 16);
        if let Some(truth) = step.solution() {
            // Where each answer has its own, there is none.
            if !truth.sentence.is_empty() {
                check_message(&truth.sentence);
            }
        }
        match &step.task {
            LessonTask::Page { .. } => {}
            LessonTask::Arrange(task) => {
                let characters = task.name().characters();
                let seen: String = task
                    .correct_visual_piece_indices()
                    .iter()
                    .map(|&it| text_of(&characters[task.piece_logical_ranges()[it].clone()]))
                    .collect();
                assert_eq!(seen, task.display().order(characters).display(characters));
                assert!(task.judge(task.correct_visual_piece_indices()).is_correct());
                assert!(task.is_permutation(&task.initial_visual_piece_indices()));
            }
            LessonTask::Choose(task) => {
                check_message(&task.question());
                let right = task.answer_choices().iter().filter(|it| it.is_correct).count();
                assert!(right >= 1 && task.answer_choices().len() >= 2, "{:?}", task.answer_choices());
            }
        }
    }
});
