//! What is right in the program's own lessons. Written from the documents: RFC 5893, the paper, UAX #9.

use std::collections::BTreeSet;

use bidiscope_bidi::name::Notation;
use bidiscope_lesson::{BuiltInLesson, EXAMPLE_LESSON_TOML, Lesson, LessonTask};

/// The lessons with what is right in each step: `-` for a page, what stands on the screen from left to right, or the
/// answers that are right.
const RIGHT: [(&str, &[&str]); 5] = [
    (
        "order-and-direction",
        // RFC 5893 sections 1.4 and 3; the paper's Figure 3.
        &["-", "CBA", "CBA.abc", "abc.CBA", "UBA, RTL paragraph", "ibm.com.ABC", "-"],
    ),
    (
        "digits-and-hyphens",
        // UAX #9; RFC 5893 section 1.4; section V of the paper on row 12 of its Table 4, and its Figure 4.
        &[
            "-",
            "ES",
            "123-CBA",
            "CBA-123",
            "123-CBA",
            "123-ABC",
            "34-12-BA",
            "UBA, LTR paragraph, by the classes of Unicode 3.1 (2001)",
        ],
    ),
    (
        "one-to-one",
        // Rows 5, 6, 13 and 15 of Table 4, and Figure 3.
        &[
            "12AB",
            "BA12",
            "12BA",
            "None of the other answers",
            "DC-34-12-BA",
            "One-to-one",
            "BA-34-12-ON",
            "-",
        ],
    ),
    (
        "six-conditions",
        // RFC 5893 sections 2 and 4.
        &[
            "-",
            "Violates condition 1",
            "Violates condition 3",
            "Violates condition 6",
            "Violates condition 2",
            "Violates condition 1",
            "Violates condition 4",
            "05D9 05D9 05B4 05D5 05D5 05D0 05B8",
        ],
    ),
    (
        "hazards",
        // RFC 5893 sections 5, 7.1, 2, 6, 4.3 and 8.
        &[
            "ABC.1de",
            "1.CBAde",
            "The name may be registered, but RFC 5893 advises against it",
            "The name is refused",
            "UBA, LTR paragraph",
            "5A.com",
            "CBA.x1.FED",
            "-",
        ],
    ),
];

#[test]
fn what_is_right_in_each_step_is_what_the_documents_say() {
    assert_eq!(BuiltInLesson::ALL.map(|it| it.id), RIGHT.map(|it| it.0));
    for (lesson, (id, expected)) in BuiltInLesson::ALL.into_iter().zip(RIGHT) {
        let read = Lesson::read(lesson.toml).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(lesson.read_lesson(), &read);
        assert_eq!(read.steps.len(), expected.len(), "{id}");
        for (step, expected) in read.steps.iter().zip(expected) {
            let place = format!("{id}, line {}, {}", step.line, step.title);
            match &step.task {
                LessonTask::Page { .. } => assert_eq!(*expected, "-", "{place}"),
                LessonTask::Arrange(task) => {
                    assert_eq!(task.name().display_text(task.display()), *expected, "{place}");
                    assert_ne!(
                        task.correct_visual_piece_indices(),
                        task.initial_visual_piece_indices(),
                        "{place}: nothing is to be done"
                    );
                }
                LessonTask::Choose(task) => {
                    let right: Vec<String> = task
                        .answer_choices()
                        .iter()
                        .filter(|it| it.is_correct)
                        .map(|it| it.content.text())
                        .collect();
                    assert!(
                        matches!(right.as_slice(), [one] if one.starts_with(expected)),
                        "{place}: {right:?}"
                    );
                }
            }
        }
    }
}

/// Who always takes the first answer is right about a third of the time, and of two answers not always; the rest is in the order
/// of the file.
#[test]
fn the_right_answer_stands_anywhere() {
    let mut counts = [0, 0];
    let mut of_two = Vec::new();
    for lesson in BuiltInLesson::ALL {
        for step in &lesson.read_lesson().steps {
            let LessonTask::Choose(task) = &step.task else { continue };
            let shown: Vec<usize> = task.shown_answer_choices_with_index().map(|it| it.0).collect();
            let mut sorted = shown.clone();
            sorted.sort_unstable();
            assert!(sorted.into_iter().eq(0..task.answer_choices().len()), "{}: {shown:?}", step.title);
            let at = shown.iter().position(|&it| task.answer_choices()[it].is_correct).expect("one is right");
            counts[0] += usize::from(at == 0);
            counts[1] += 1;
            if shown.len() == 2 {
                of_two.push(at);
            }
        }
    }
    assert!([0, 1].iter().all(|it| of_two.contains(it)), "{of_two:?}");
    let [first, all] = counts;
    assert!(first * 4 >= all && first * 5 <= all * 2, "{first} of {all}");
}

/// A session of the version before: its answers are those that it was given.
#[test]
fn progress_is_kept_where_only_words_and_the_order_changed() {
    let fingerprints = |id: &str| -> Vec<String> {
        let lesson = BuiltInLesson::ALL.into_iter().find(|it| it.id == id).map(BuiltInLesson::read_lesson);
        lesson.expect("a lesson").steps.iter().map(bidiscope_lesson::LessonStep::fingerprint).collect()
    };
    let all = ["hazards", "order-and-direction"].map(fingerprints);
    assert_eq!(all[0][2], "dddd933db31a86a7", "ABC.3com.net");
    assert_eq!(all[0][5], "31a3c5034383136b", "A5.com");
    assert_eq!(all[1][0], "5c65303f5643b755", "the page");
}

#[test]
fn each_lesson_is_as_long_as_a_lesson_should_be() {
    for it in BuiltInLesson::ALL {
        let lesson = it.read_lesson();
        assert!((5..=8).contains(&lesson.steps.len()), "{}: {} steps", it.id, lesson.steps.len());
        assert!(!lesson.introduction.is_empty(), "{}", it.id);
        for step in &lesson.steps {
            let is_page = matches!(step.task, LessonTask::Page { .. });
            assert_eq!(step.text_after_answer.is_empty(), is_page, "{}, {}", it.id, step.title);
            assert!(step.solution().is_some() != is_page);
        }
        let mut keys: Vec<String> =
            lesson.steps.iter().map(bidiscope_lesson::LessonStep::fingerprint).collect();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), lesson.steps.len(), "{}: two steps ask the same", it.id);
    }
}

/// What is said to decide about a character.
#[test]
fn what_decides_is_reported_by_its_rule() {
    let rules = |id: &str, step: usize| {
        let lesson = BuiltInLesson::ALL.into_iter().find(|it| it.id == id).map(BuiltInLesson::read_lesson);
        let truth = lesson.expect("a lesson").steps[step].solution().expect("it is no page");
        let sentence = truth.deciding_step.expect("something decides").sentence;
        sentence.split_once(": ").expect("the character stands first").1.to_owned()
    };
    // UAX #9: nothing strong before the number but the paragraph, W7; in the other one L2 takes it to the right.
    assert!(rules("digits-and-hyphens", 2).starts_with("W7 "));
    assert!(rules("digits-and-hyphens", 3).starts_with("L2 "));
    // After a Hebrew letter the hyphen before the number is right-to-left, N1; after an Arabic one it is AN, W2.
    assert!(rules("digits-and-hyphens", 4).starts_with("N1 "));
    assert!(rules("digits-and-hyphens", 6).starts_with("W2 "));
    // Two names with one line: the Arabic letter before the number against sos, W2 and W7; W7 after a Hebrew letter; P2.
    for (id, step, expected) in [
        ("one-to-one", 0, ["W2 ", "W7 "]),
        ("digits-and-hyphens", 5, ["W7 ", "W7 "]),
        ("hazards", 5, ["W7 ", "W7 "]),
        ("order-and-direction", 5, ["P3 ", "P3 "]),
    ] {
        let said = rules(id, step);
        let second = said.split_once(": ").map_or("", |it| it.1);
        assert!(said.starts_with(expected[0]) && second.contains(expected[1]), "{id}: {said}");
    }
    // One name: the full stop between two directions (N2), and digits to the paper.
    assert!(rules("order-and-direction", 2).starts_with("N2 "));
    assert!(rules("hazards", 6).starts_with("N2 "));
    assert!(rules("one-to-one", 3).starts_with("digits-reverse "));
}

/// No hint to a step that moves characters rests on the levels alone: before step 5 of the second lesson, no rule is
/// named at all.
#[test]
fn hints_use_what_was_taught() {
    let mut count = 0;
    for (number, lesson) in BuiltInLesson::ALL.into_iter().enumerate() {
        for step in &lesson.read_lesson().steps {
            let LessonTask::Arrange(task) = &step.task else { continue };
            for hint in (1..=2).filter_map(|it| step.hint(&task.initial_visual_piece_indices(), it)) {
                let hint = hint.text();
                let names = |rule: &str| hint.contains(rule);
                assert!(!names("I1") && !names("I2"), "{}: {hint}", step.title);
                assert!(number > 0 || !names("UAX #9"), "{}: {hint}", step.title);
                count += 1;
            }
        }
    }
    assert_eq!(count, 26);
}

#[test]
fn the_template_is_a_lesson_with_every_kind_of_step() {
    let lesson = Lesson::read(EXAMPLE_LESSON_TOML).unwrap_or_else(|error| panic!("{error}"));
    let has = |kind: fn(&LessonTask) -> bool| lesson.steps.iter().any(|it| kind(&it.task));
    assert!(has(|it| matches!(it, LessonTask::Page { .. })));
    assert!(has(|it| matches!(it, LessonTask::Arrange(_))));
    assert!(has(|it| matches!(it, LessonTask::Choose(_))));
    for question in bidiscope_lesson::QuestionKind::ALL {
        assert!(EXAMPLE_LESSON_TOML.contains(&format!("\"{}\"", question.id())), "{}", question.id());
    }
}

/// docs/lessons.md and the template name all notations, by the identifiers that the help has.
#[test]
fn the_notations_have_their_identifiers() {
    let quoted = |it: &str| it.split('"').skip(1).step_by(2).map(str::to_owned).collect::<BTreeSet<_>>();
    let all: BTreeSet<String> = Notation::ALL.iter().map(|it| it.id().to_owned()).collect();
    let row = include_str!("../../../../docs/lessons.md").lines().find(|it| it.starts_with("| `notation`"));
    assert_eq!(quoted(row.expect("a row")), all);
    let comment = EXAMPLE_LESSON_TOML.split_once("# How names").expect("a comment").1;
    let named = quoted(comment.split_once("notation =").expect("the key").0);
    assert!(named.is_subset(&all) && named.contains("table1"), "{named:?}");
}
