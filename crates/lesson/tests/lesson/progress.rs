//! How far a pupil has come stays when the lesson is edited.

use bidiscope_lesson::LessonProgress;

use super::{lesson, read};

const FIRST: &str = "[[step]]\nkind = \"page\"\ntitle = \"One\"\nwords = \"Read.\"\n";
const SECOND: &str =
    "[[step]]\nkind = \"arrange\"\ntitle = \"Two\"\nwords = \"Put.\"\nname = \"A1\"\ndisplay = \"uba-ltr\"\n";
const THIRD: &str = "[[step]]\nkind = \"choose\"\nquestion = \"condition\"\ntitle = \"Three\"\nwords = \"Choose.\"\nname = \"1A\"\n";

#[test]
fn answers_are_kept_by_what_is_asked() {
    let whole = read(&lesson(&[FIRST, SECOND, THIRD].concat()));
    let mut progress = LessonProgress::default();
    assert!(progress.is_empty());
    progress.record_answer(&whole.steps[0], Vec::new(), true);
    progress.record_answer(&whole.steps[1], vec![0, 1], false);
    progress.record_answer(&whole.steps[1], vec![1, 0], true);
    progress.record_answer(&whole.steps[2], vec![3], false);
    progress.open_step_fingerprint = whole.steps[2].fingerprint();
    assert_eq!(
        (progress.step_records.len(), progress.count_done(&whole), progress.index_of_open_step(&whole)),
        (3, 2, 2)
    );

    // Words are corrected, and a step is put before the others: nothing is asked again.
    let edited = lesson(&[SECOND, FIRST, THIRD].concat()).replace("Put.", "Put them right.");
    let edited = read(&edited);
    assert_eq!((progress.count_done(&edited), progress.index_of_open_step(&edited)), (2, 2));
    assert_eq!(
        progress.step_record(&edited.steps[0]).map(|it| it.piece_or_choice_indices.as_slice()),
        Some([1, 0].as_slice())
    );

    // Another question in the place of one is open again.
    let other = read(&lesson(&[FIRST, &SECOND.replace("A1", "A2"), THIRD].concat()));
    assert_eq!((progress.count_done(&other), progress.step_record(&other.steps[1])), (1, None));
    // The open step is gone: the first is.
    let shorter = read(&lesson(&[FIRST, SECOND].concat()));
    assert_eq!((progress.count_done(&shorter), progress.index_of_open_step(&shorter)), (2, 0));
    progress.discard_answer(&whole.steps[1]);
    assert_eq!(progress.count_done(&whole), 1);
}

#[test]
fn the_place_stays_when_the_open_step_is_edited() {
    let whole = read(&lesson(&[FIRST, SECOND, THIRD].concat()));
    let mut progress =
        LessonProgress { open_step_fingerprint: whole.steps[1].fingerprint(), ..LessonProgress::default() };
    // It asks something else: it is known by its number.
    let other = read(&lesson(&[FIRST, &SECOND.replace("A1", "A2"), THIRD].concat()));
    progress.keep_open_step_after_edit(&whole, &other);
    assert_eq!(progress.open_step_fingerprint, other.steps[1].fingerprint());
    // It stands elsewhere.
    let moved = read(&lesson(&[&SECOND.replace("A1", "A2"), FIRST].concat()));
    progress.keep_open_step_after_edit(&other, &moved);
    assert_eq!(progress.index_of_open_step(&moved), 0);
    // Nothing stands at its number any more.
    progress.open_step_fingerprint = whole.steps[2].fingerprint();
    progress.keep_open_step_after_edit(&whole, &moved);
    assert_eq!(progress.open_step_fingerprint, moved.steps[1].fingerprint());
}
