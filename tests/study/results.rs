//! Results as data: the same on any number of threads, saved and opened again, stopped in the middle.

use bidiscope::study::{Alphabet, Progress, Results, Study, StudyError};

fn small() -> Study {
    Study { max_length: 4, ..Study::default() }
}

#[test]
fn threads_change_nothing() {
    let on = |threads| {
        let study = Study { threads: Some(threads), ..small() };
        study.run(&Progress::new(), |_| ()).expect("not too long")
    };
    let one = on(1);
    assert_eq!(one.rows.len(), 4 * (8 * 9 + 4 + 2 * 9));
    assert_eq!(on(2), one);
    assert_eq!(on(5), one);
}

#[test]
fn saved_and_opened_again() {
    let study = Study { alphabet: Alphabet::rfc5893(), max_length: 3, ..Study::default() };
    let results = study.run(&Progress::new(), |_| ()).expect("not too long");
    let saved = serde_json::to_string(&results).expect("data");
    let opened: Results = serde_json::from_str(&saved).expect("what was saved");
    assert_eq!(opened, results);
    let broken = saved.replacen("\"L\",\"R\"", "\"L\",\"L\"", 1);
    assert!(serde_json::from_str::<Results>(&broken).is_err(), "a class twice is no alphabet");
}

#[test]
fn progress_goes_to_the_end() {
    let progress = Progress::new();
    let mut rows = 0;
    let mut before = 0.0;
    let results = small()
        .run(&progress, |_| {
            rows += 1;
            assert!(progress.fraction() >= before);
            before = progress.fraction();
        })
        .expect("not too long");
    assert_eq!(rows, results.rows.len());
    assert_eq!(progress.fraction(), 1.0);
}

#[test]
fn stopped_in_the_middle() {
    let whole = small().run(&Progress::new(), |_| ()).expect("not too long");
    let progress = Progress::new();
    let mut rows = 0;
    let stopped = small()
        .run(&progress, |_| {
            rows += 1;
            if rows == 100 {
                progress.stop();
            }
        })
        .expect("not too long");
    assert!(!stopped.is_complete && whole.is_complete);
    assert!((100..whole.rows.len()).contains(&stopped.rows.len()));
    assert_eq!(stopped.rows, whole.rows[..stopped.rows.len()]);
}

#[test]
fn too_long_is_refused_with_what_is_possible() {
    let study = Study { max_length: 40, ..Study::default() };
    let Err(StudyError::TooLong { classes: 7, length: 40, longest }) = study.run(&Progress::new(), |_| ())
    else {
        panic!("7^40 sequences")
    };
    assert!((9..24).contains(&longest));
}
