//! Every statement that a lesson of the program makes has a computation.
//!
//! A new lesson or step fails here until it has a row in the table: its identifier and a function that computes what its words
//! say. Whoever rewords a step makes sure that the function computes the new words.

mod lessons;
#[path = "../../../../tests/common/statements.rs"]
#[expect(dead_code, reason = "the statements of the documents ask the program more")]
mod support;

use bidiscope_lesson::BuiltInLesson;

use lessons::LESSONS;
use support::{check_all_are_so, check_each_has_a_computation};

#[test]
fn every_statement_of_a_lesson_has_a_computation() {
    let lessons = BuiltInLesson::ALL.iter().flat_map(|lesson| {
        let steps = lesson.read_lesson().steps.iter();
        let steps = steps.map(|step| format!("lesson {}: {}", lesson.id, step.title));
        steps.chain([format!("lesson {}", lesson.id)])
    });
    check_each_has_a_computation(&lessons.collect(), LESSONS);
}

#[test]
fn every_statement_of_a_lesson_is_so() {
    check_all_are_so(LESSONS);
}
