//! Lessons: how their files are read and refused, and what is right in those that the program brings.

mod built_in;
mod hints;
mod laws;
mod progress;
mod refused;
mod written_steps;

use bidiscope_lesson::Lesson;

/// A lesson with these steps.
fn lesson(steps: &str) -> String {
    format!(
        "format = \"bidiscope-lesson\"\nversion = 1\ntitle = \"A lesson\"\nnotation = \"capitals\"\n\n{steps}"
    )
}

/// A step with these lines beside its title and words.
fn step(lines: &str) -> String {
    lesson(&format!("[[step]]\ntitle = \"A step\"\nwords = \"Look.\"\n{lines}\n"))
}

fn read(text: &str) -> Lesson {
    Lesson::read(text).unwrap_or_else(|error| panic!("{error}"))
}
