//! Hints: two after wrong answers, then the solution. What they say is from the documents.

use bidiscope_lesson::{BuiltInLesson, Lesson, LessonProgress, LessonStepRecord, LessonTask, MAX_HINTS};

use super::{read, step};

fn hint(lesson: &Lesson, answer: &[usize], number: usize) -> String {
    lesson.steps[0].hint(answer, number).expect("a hint").text()
}

#[track_caller]
fn check(lines: &str, answer: &[usize], parts: [&[&str]; 2]) {
    let lesson = read(&step(lines));
    for (number, parts) in (1..).zip(parts) {
        let hint = hint(&lesson, answer, number);
        for part in parts {
            assert!(hint.contains(part), "hint {number}: {hint}");
        }
    }
}

/// UAX #9: three Hebrew letters are shown from right to left, by rule L2. What is read first is placed first, at the right.
#[test]
fn a_hint_to_an_arrangement_is_about_what_is_placed_next() {
    let lines = "kind = \"arrange\"\nname = \"ABC\"\ndisplay = \"uba-ltr\"";
    check(
        lines,
        &[0, 1, 2],
        [
            &["character 1, \u{201C}A\u{201D}", "wrong", "osition 1 from the left"],
            &["character 1, \u{201C}A\u{201D}", "is 3 from the left", "L2"],
        ],
    );
    // A is where it belongs, at the right end.
    check(
        lines,
        &[1, 2, 0],
        [
            &["character 2, \u{201C}B\u{201D}", "wrong", "osition 1 from the left"],
            &["character 2, \u{201C}B\u{201D}", "is 2 from the left"],
        ],
    );
    // Of two that look the same one is where either belongs: the other is next, and the place of neither that is taken.
    let lines = "kind = \"arrange\"\nname = \"AAB\"\ndisplay = \"uba-ltr\"";
    check(lines, &[0, 2, 1], [&["character 1,", "osition 1 from"], &["character 1,", "is 2 from"]]);
}

/// RFC 5893 section 2: the label begins with a digit, so condition 1 is violated, and condition 5 is not about it.
#[test]
fn a_condition() {
    let lines = "kind = \"choose\"\nquestion = \"condition\"\nname = \"1A\"";
    check(lines, &[4], [&["5"], &["label 1", "character 1", "EN"]]);
    // “None of the other answers”.
    check(lines, &[6], [&["one of the other"], &["label 1", "EN"]]);
}

#[test]
fn a_class() {
    let lines =
        "kind = \"choose\"\nquestion = \"class\"\nname = \"A-1\"\nabout = 2\nclasses = [\"L\", \"ES\"]";
    // UAX #9, Table 4.
    check(lines, &[0], [&["L: ", "left-to-right"], &["U+002D", "hyphen"]]);
}

/// Row 5 of the paper's Table 4: `AB12` and `12AB` have one line in a left-to-right paragraph.
#[test]
fn names_to_choose_from() {
    let lines = "kind = \"choose\"\nquestion = \"same\"\nname = \"AB12\"\ndisplay = \"uba-ltr\"\nnames = [\"AB21\", \"12AB\"]";
    check(lines, &[0], [&["AB21", "21BA"], &["AB12", "12BA"]]);
    let lines =
        "kind = \"choose\"\nquestion = \"split\"\ndisplay = \"uba-ltr\"\nnames = [\"ABC.com\", \"ABC.1de\"]";
    check(lines, &[0], [&["ABC.com"], &["label 2"]]);
    let lines = "kind = \"choose\"\nquestion = \"rule\"\nnames = [\"1A\", \"A1\", \"A-\"]";
    check(lines, &[0], [&["1A", "Label 1"], &["A-", "Label 1"]]);
    let lines = "kind = \"choose\"\nquestion = \"display\"\nname = \"ABC.com\"\ndisplay = \"uba-rtl\"\ndisplays = [\"uba-ltr\", \"uba-rtl\"]";
    check(lines, &[0], [&["CBA.com"], &["right-to-left"]]);
    let lines = "kind = \"choose\"\nquestion = \"registration\"\nname = \"1A.com\"";
    check(lines, &[0], [&["violates"], &["Label 1", "EN"]]);
}

#[test]
fn the_teachers_hint_is_used_where_there_is_one() {
    let lines =
        "kind = \"arrange\"\nname = \"ABC\"\ndisplay = \"uba-ltr\"\nhints = [\"\", \"Read {ABC} aloud.\"]";
    check(lines, &[0, 1, 2], [&["osition 1 from the left"], &["is 3 from the left", "Read ABC aloud."]]);
}

/// Every wrong answer to every question of the program's lessons has two hints, and a right one has none.
#[test]
fn every_wrong_answer_has_two_hints() {
    let mut count = 0;
    for lesson in BuiltInLesson::ALL {
        for step in &lesson.read_lesson().steps {
            let (wrong, right): (Vec<Vec<usize>>, Vec<Vec<usize>>) = match &step.task {
                LessonTask::Page { .. } => (Vec::new(), vec![Vec::new()]),
                LessonTask::Arrange(task) => (
                    vec![task.initial_visual_piece_indices()],
                    vec![task.correct_visual_piece_indices().to_vec()],
                ),
                LessonTask::Choose(task) => {
                    let all = (0..task.answer_choices().len()).map(|it| vec![it]);
                    all.partition(|it| !task.answer_choices()[it[0]].is_correct)
                }
            };
            for answer in wrong {
                let hints: Vec<String> =
                    (1..=MAX_HINTS).map(|it| step.hint(&answer, it).expect("a hint").text()).collect();
                assert_ne!(hints[0], hints[1], "{}", step.title);
                assert_eq!(step.hint(&answer, MAX_HINTS + 1), None);
                count += 1;
            }
            assert!(right.iter().all(|it| step.hint(it, 1).is_none()), "{}", step.title);
        }
    }
    assert!(count > 80, "{count} wrong answers");
}

#[test]
fn the_third_wrong_answer_shows_the_solution() {
    let lesson = read(&step("kind = \"arrange\"\nname = \"AB\"\ndisplay = \"uba-ltr\""));
    let step = &lesson.steps[0];
    let mut progress = LessonProgress::default();
    let mut closed = Vec::new();
    for _ in 0..3 {
        progress.record_answer(step, vec![0, 1], false);
        closed.push(progress.step_record(step).is_some_and(LessonStepRecord::may_show_solution));
    }
    assert_eq!(closed, [false, false, true]);
    progress.discard_answer(step);
    progress.record_answer(step, vec![0, 1], false);
    progress.record_answer(step, vec![1, 0], true);
    assert!(
        progress
            .step_record(step)
            .is_some_and(|it| it.may_show_solution() && it.consecutive_wrong_count == 0)
    );
}
