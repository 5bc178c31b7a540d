//! Lessons that are edited: what is written is read again, and errors are said where they are.

use bidiscope_bidi::name::Notation;
use bidiscope_present::lesson::{
    BuiltInLesson, DraftHistory, DraftKey, DraftPlace, LESSON_TEMPLATE, Lesson, LessonDraft, QuestionKind,
    StepDraft, TaskKind,
};
use bidiscope_present::titles::Titled;
use proptest::prelude::{any, prop_assert_eq, proptest};
use proptest::sample::select;

use super::{read, step};

/// A lesson without what is a matter of its file.
fn contents(lesson: &Lesson) -> Lesson {
    let mut lesson = lesson.clone();
    lesson.steps.iter_mut().for_each(|it| it.line = 0);
    lesson
}

#[test]
fn a_draft_of_a_lesson_is_that_lesson() {
    let files = BuiltInLesson::ALL.map(|it| it.file);
    for file in files.into_iter().chain([LESSON_TEMPLATE]) {
        let draft = LessonDraft::read(file).expect("a lesson");
        let written =
            Lesson::read(&draft.to_file()).unwrap_or_else(|error| panic!("{error}\n{}", draft.to_file()));
        assert_eq!(contents(&written), contents(&Lesson::read(file).expect("a lesson")));
        assert_eq!(LessonDraft::read(&draft.to_file()), Ok(draft));
    }
    let other = step(
        "kind = \"choose\"\nquestion = \"registration\"\nname = \"ABC.3com.net\"\nparent = \"3com.net\"\nhints = [\"One.\"]",
    );
    let draft = LessonDraft::read(&other).expect("a lesson");
    assert_eq!(draft.steps[0].values.get(DraftKey::Parent), "3com.net");
    assert_eq!(contents(&read(&draft.to_file())), contents(&read(&other)));
}

/// A new step of every kind is valid, also once its kind is changed.
#[test]
fn new_steps_are_valid() {
    let mut count = 0;
    for notation in [Notation::Unicode, Notation::Capitals, Notation::Table1, Notation::CodePoints] {
        for first in TaskKind::all() {
            for second in TaskKind::all() {
                let mut step = StepDraft::new(first, notation);
                step.change_kind(second, notation);
                let mut draft = LessonDraft { steps: vec![step], ..LessonDraft::default() };
                notation.id().clone_into(draft.values.edit(DraftKey::Notation));
                assert!(draft.lesson().is_ok(), "{notation:?}, {first:?}, {second:?}: {:?}", draft.lesson());
                count += 1;
            }
        }
    }
    assert_eq!(count, 4 * 81);
    assert!(LessonDraft::default().lesson().is_ok());
}

#[track_caller]
fn check_error(step: Option<usize>, key: DraftKey, value: &str) {
    let kind = TaskKind::Choose(QuestionKind::Same);
    let mut draft = LessonDraft {
        steps: vec![StepDraft::new(kind, Notation::Unicode), StepDraft::new(kind, Notation::Unicode)],
        ..LessonDraft::default()
    };
    value.clone_into(draft.values_at(step).expect("a step").edit(key));
    let error = draft.lesson().expect_err("it is wrong");
    assert_eq!(error.place, DraftPlace { step, key: Some(key) }, "{}", error.reason);
}

#[test]
fn an_error_is_where_it_is_typed() {
    check_error(None, DraftKey::Title, "");
    check_error(None, DraftKey::Introduction, "One.\n\nTwo { three.");
    check_error(Some(0), DraftKey::Words, "");
    check_error(Some(1), DraftKey::Words, "One.\n\nTwo\n\u{5D0}.\n\n[[step]]\nname = \"a\"");
    check_error(Some(0), DraftKey::Name, "a..b");
    check_error(Some(1), DraftKey::Name, "");
    check_error(Some(1), DraftKey::Names, "ABC\nABC");
    check_error(Some(1), DraftKey::Names, "");
    check_error(Some(1), DraftKey::Display, "uba");
    check_error(Some(1), DraftKey::Hints, "One\nTwo\nThree");
    check_error(Some(1), DraftKey::After, "`");
}

/// A name that is pasted is a name in a new lesson; in a step in capitals the form's own words say what to choose.
#[test]
fn pasted_names_are_read() {
    let mut draft = LessonDraft::default();
    "\u{5D0}\u{5D1}.com".clone_into(draft.steps[0].values.edit(DraftKey::Name));
    assert!(draft.lesson().is_ok(), "{:?}", draft.lesson());
    let capitals = Notation::Capitals;
    capitals.id().clone_into(draft.steps[0].values.edit(DraftKey::Notation));
    let error = draft.lesson().expect_err("Hebrew letters are no capitals");
    assert_eq!(error.place, DraftPlace { step: Some(0), key: Some(DraftKey::Name) });
    for part in [capitals.title(), Notation::Unicode.title(), "U+05D0"] {
        assert!(error.reason.contains(part), "{}", error.reason);
    }
    for key in [DraftKey::Name.id(), capitals.id()] {
        assert!(!error.reason.contains(&format!("\u{201C}{key}\u{201D}")), "{}", error.reason);
    }
}

#[test]
fn changes_are_undone_by_value() {
    let mut history = DraftHistory::new(LessonDraft::default());
    let title = DraftPlace { step: None, key: Some(DraftKey::Title) };
    for typed in ["A", "A n", "A name"] {
        let mut draft = history.draft().clone();
        typed.clone_into(draft.values.edit(DraftKey::Title));
        history.change(title, draft);
    }
    let mut draft = history.draft().clone();
    draft.steps.push(StepDraft::new(TaskKind::Page, Notation::Unicode));
    history.change(DraftPlace::default(), draft.clone());
    assert_eq!([history.can_undo(), history.can_redo()], [true, false]);
    history.undo();
    assert_eq!((history.draft().steps.len(), history.draft().values.get(DraftKey::Title)), (1, "A name"));
    history.undo();
    assert_eq!(
        (history.draft(), [history.can_undo(), history.can_redo()]),
        (&LessonDraft::default(), [false, true])
    );
    history.redo();
    history.redo();
    assert_eq!((history.draft(), [history.can_undo(), history.can_redo()]), (&draft, [true, false]));
}

proptest! {
    /// Whatever is typed is written so that it is read again, or is refused where it is typed.
    #[test]
    fn whatever_is_typed_comes_back(
        key in select(vec![DraftKey::Title, DraftKey::Words, DraftKey::Name, DraftKey::Names, DraftKey::After]),
        value in any::<String>(),
    ) {
        let mut draft = LessonDraft { steps: vec![StepDraft::new(TaskKind::Choose(QuestionKind::Same), Notation::Unicode)], ..LessonDraft::default() };
        value.clone_into(draft.steps[0].values.edit(key));
        match draft.lesson() {
            Ok(lesson) => {
                let again = LessonDraft::read(&draft.to_file()).expect("it was read before");
                prop_assert_eq!(contents(&again.lesson().expect("a lesson")), contents(&lesson));
            }
            Err(error) => prop_assert_eq!(error.place, DraftPlace { step: Some(0), key: Some(key) }),
        }
    }
}
