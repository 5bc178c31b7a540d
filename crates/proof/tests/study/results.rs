//! Results as data: the same on any number of threads, saved and opened again, stopped in the middle.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::UndecidedReason;
use bidiscope_proof::study::{
    AllLengthsResult, AllLengthsStatement, DisplayProperty, DisplayPropertyStudy, JsonProblem,
    ReadStudyResultsError, StudyAlphabet, StudyAlphabetError, StudyError, StudyOutcomeAtLength, StudyResults,
    StudyResultsError, ThreadCount, WorkProgress,
};
use serde_json::json;

fn small() -> DisplayPropertyStudy {
    DisplayPropertyStudy { max_sequence_characters: 4, ..DisplayPropertyStudy::default() }
}

#[test]
fn threads_change_nothing() {
    let on = |threads| {
        let study = DisplayPropertyStudy { thread_count: ThreadCount::Exactly(threads), ..small() };
        study.run(&WorkProgress::new(), |_| ()).expect("not too long")
    };
    let one = on(1);
    let displays = |property: &DisplayProperty| {
        Strategy::BUILT_IN.into_iter().filter(|&it| property.applies_to(it)).count()
    };
    assert_eq!(one.outcomes_at_lengths.len(), 4 * DisplayProperty::ALL.iter().map(displays).sum::<usize>());
    assert_eq!(on(2), one);
    assert_eq!(on(5), one);
}

#[test]
fn saved_and_opened_again() {
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::rfc5893(),
        max_sequence_characters: 3,
        ..DisplayPropertyStudy::default()
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
    let saved = serde_json::to_string(&results).expect("data");
    let opened: StudyResults = serde_json::from_str(&saved).expect("what was saved");
    assert_eq!(opened, results);
    let broken = saved.replacen("\"L\",\"R\"", "\"L\",\"L\"", 1);
    assert!(serde_json::from_str::<StudyResults>(&broken).is_err(), "a class twice is no alphabet");
}

/// Each is the results of a study with one thing changed to what no study finds.
#[test]
fn what_cannot_be_results_is_refused_with_its_reason() {
    use JsonProblem::{DuplicateKey, Incomplete, InvalidValue, MissingKey, NotJson, UnknownValue};
    let study = DisplayPropertyStudy { max_sequence_characters: 3, ..DisplayPropertyStudy::default() };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
    let saved = serde_json::to_value(&results).expect("data");
    let failing = results
        .outcomes_at_lengths
        .iter()
        .position(|it| !it.smallest_counterexamples.is_empty())
        .expect("the UBA fails");
    let is_plain = |it: &StudyOutcomeAtLength| {
        !it.smallest_counterexamples.is_empty() && it.distinct_character_counterexample_count.is_none()
    };
    let plain = results.outcomes_at_lengths.iter().position(is_plain).expect("the UBA fails here too");
    let uncounted = format!("/rows/{plain}/counterexamples");
    let of_row = |key: &str| format!("/rows/{failing}/{key}");
    let example = |key: &str| format!("/rows/{failing}/smallest/0/{key}");
    let first = saved["rows"][0].clone();
    let later =
        results.outcomes_at_lengths.iter().position(|it| it.sequence_characters == 3).expect("length 3") + 1;
    let row = failing + 1;
    let more_than_cases = StudyResultsError::TooManyCounterexamples { row_number: row };
    let is_no_sequence = StudyResultsError::InvalidExample { row_number: row };
    let too_long = usize::try_from(u64::MAX).expect("64 bits");
    for (place, value, expected) in [
        (
            "/max_length".to_owned(),
            json!(1_000_000_000),
            StudyResultsError::TooLong { length: 1_000_000_000 },
        ),
        ("/max_length".to_owned(), json!(2), StudyResultsError::OutOfOrder { row_number: later, length: 3 }),
        ("/alphabet".to_owned(), json!([]), StudyResultsError::Alphabet(StudyAlphabetError::Empty)),
        (
            "/alphabet".to_owned(),
            json!(["L", "L"]),
            StudyResultsError::Alphabet(StudyAlphabetError::Duplicate(BidiClass::L)),
        ),
        ("/rows/1".to_owned(), first, StudyResultsError::DuplicateRow { row_number: 2 }),
        (of_row("length"), json!(0), StudyResultsError::OutOfOrder { row_number: row, length: 0 }),
        (
            of_row("length"),
            json!(u64::MAX),
            StudyResultsError::OutOfOrder { row_number: row, length: too_long },
        ),
        (of_row("cases"), json!(0), more_than_cases.clone()),
        (of_row("cases"), json!(u64::MAX), StudyResultsError::TooManyCases { row_number: row }),
        (uncounted, json!(0), StudyResultsError::UncountedExample { row_number: plain + 1 }),
        (of_row("counterexamples"), json!(u64::MAX), more_than_cases.clone()),
        (of_row("counterexamples_with_distinct_characters"), json!(u64::MAX), more_than_cases),
        (example("sequences"), json!([]), is_no_sequence.clone()),
        (example("sequences"), json!(["\u{1B}[31m", "b"]), is_no_sequence.clone()),
        (example("classes"), json!(["EN EN", "EN \u{1B}"]), is_no_sequence.clone()),
        (example("displays"), json!(["a".repeat(1_000_000)]), is_no_sequence.clone()),
        (example("displays"), json!(vec!["a"; 1_000]), is_no_sequence),
    ] {
        let mut changed = saved.clone();
        *changed.pointer_mut(&place).expect("it is there") = value;
        let read = StudyResults::read(changed.to_string().as_bytes());
        assert_eq!(read, Err(ReadStudyResultsError::Inconsistent(expected)), "{place}");
    }
    for (place, value, expected) in [
        ("/max_length".to_owned(), json!(1e300), (InvalidValue, "")),
        ("/max_length".to_owned(), json!(-1), (InvalidValue, "")),
        ("/alphabet".to_owned(), json!(["L", "\u{1B}]0;x\u{7}"]), (UnknownValue, "<U+001B>]0;x<U+0007>")),
        (of_row("cases"), json!(f64::NAN), (InvalidValue, "")),
        (of_row("property"), json!("beauty"), (UnknownValue, "beauty")),
        (
            of_row("property"),
            json!("b".repeat(1_000)),
            (UnknownValue, format!("{}\u{2026}", "b".repeat(80)).as_str()),
        ),
        (of_row("strategy"), json!("uba\u{202E}"), (UnknownValue, "uba<U+202E>")),
    ] {
        let mut changed = saved.clone();
        *changed.pointer_mut(&place).expect("it is there") = value;
        match StudyResults::read(changed.to_string().as_bytes()) {
            Err(ReadStudyResultsError::Json { problem, text, .. }) => {
                let quoted = if problem == InvalidValue { "" } else { &text };
                assert_eq!((problem, quoted), expected, "{place}");
                assert!(!text.contains(['\u{1B}', '\u{7}', '\u{202E}']), "{text:?}");
            }
            other => panic!("{place}: {other:?}"),
        }
    }
    for (written, expected) in [
        ("", (Incomplete, "", 1, 0)),
        (r#"{"alphabet":["L"],"#, (Incomplete, "", 1, 18)),
        ("bidiscope", (NotJson, "", 1, 1)),
        ("{}", (MissingKey, "alphabet", 1, 2)),
        ("{\"max_length\":1,\n\"max_length\":2}", (DuplicateKey, "max_length", 2, 12)),
    ] {
        match StudyResults::read(written.as_bytes()) {
            Err(ReadStudyResultsError::Json { problem, text, line, column }) => {
                assert_eq!((problem, text.as_str(), line, column), expected, "{written}");
            }
            other => panic!("{written}: {other:?}"),
        }
    }
    assert!(matches!(
        StudyResults::read(b"[]"),
        Err(ReadStudyResultsError::Json { problem: InvalidValue, .. })
    ));
    let deep = [b"[".repeat(1_000_000), b"]".repeat(1_000_000)].concat();
    assert!(StudyResults::read(&deep).is_err());
    assert_eq!(StudyResults::read(saved.to_string().as_bytes()), Ok(results.marked_as_read_from_file()));
}

/// Earlier versions wrote a sentence, and later ones may know more reasons.
#[test]
fn an_unknown_reason_is_none() {
    let study = DisplayPropertyStudy { max_sequence_characters: 1, ..DisplayPropertyStudy::default() };
    let mut results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
    for (reason, expected) in [
        (json!({"class": "BN"}), Some(UndecidedReason::Class(BidiClass::BN))),
        (json!("context"), Some(UndecidedReason::Context)),
        (json!("the class BN is beyond the automata"), None),
        (json!(null), None),
    ] {
        results.all_lengths_results = vec![AllLengthsResult {
            property: DisplayProperty::OneToOne,
            display: Strategy::UbaLtr.into(),
            statement: AllLengthsStatement::Undecided { reason: expected },
            is_recomputed_after_reading: false,
        }];
        let mut saved = serde_json::to_value(&results).expect("data");
        if expected.is_some() {
            assert_eq!(saved["decided"][0]["reason"], reason);
        }
        saved["decided"][0]["reason"] = reason;
        assert_eq!(
            StudyResults::read(saved.to_string().as_bytes()),
            Ok(results.clone().marked_as_read_from_file())
        );
    }
}

/// The saved settings of the window hold results too.
#[test]
fn no_way_of_reading_leaves_the_check_out() {
    let broken = r#"{"alphabet":["L"],"max_length":1000000000,"rows":[],"is_complete":true}"#;
    assert!(serde_json::from_str::<StudyResults>(broken).is_err());
}

#[test]
fn results_of_as_many_displays_as_there_may_be() {
    let displays: Vec<DisplayConfig> = (0..257)
        .map(|number| DisplayConfig::read(&format!("uba-ltr:before={number}")).expect("a display"))
        .collect();
    let of = |displays: &[DisplayConfig]| {
        DisplayPropertyStudy {
            tested_displays: displays.to_vec(),
            max_sequence_characters: 1,
            thread_count: ThreadCount::Exactly(1),
            ..DisplayPropertyStudy::default()
        }
        .run(&WorkProgress::new(), |_| ())
    };
    assert_eq!(of(&displays), Err(StudyError::TooManyDisplays { display_count: 257 }));
    let results = of(&displays[1..]).expect("as many as there may be");
    let cells = results.bounded_outcomes();
    assert_eq!(cells.len(), results.outcomes_at_lengths.len());
    // Each cell is looked for among all rows.
    for row in results.outcomes_at_lengths.iter().step_by(7) {
        let cell = results.bounded_outcome(row.property, &row.display);
        assert_eq!(cells.get(&(row.property, &row.display)), Some(&cell));
    }
}

#[test]
fn progress_goes_to_the_end() {
    let progress = WorkProgress::new();
    let mut rows = 0;
    let mut before = 0.0;
    let results = small()
        .run(&progress, |_| {
            rows += 1;
            assert!(progress.done_fraction() >= before);
            before = progress.done_fraction();
        })
        .expect("not too long");
    assert_eq!(rows, results.outcomes_at_lengths.len());
    assert_eq!(progress.done_fraction(), 1.0);
}

#[test]
fn stopped_in_the_middle() {
    let whole = small().run(&WorkProgress::new(), |_| ()).expect("not too long");
    let progress = WorkProgress::new();
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
    assert!((100..whole.outcomes_at_lengths.len()).contains(&stopped.outcomes_at_lengths.len()));
    assert_eq!(stopped.outcomes_at_lengths, whole.outcomes_at_lengths[..stopped.outcomes_at_lengths.len()]);
}

#[test]
fn too_long_is_refused_with_what_is_possible() {
    let study = DisplayPropertyStudy { max_sequence_characters: 40, ..DisplayPropertyStudy::default() };
    let Err(StudyError::TooLong { class_count: 7, length: 40, longest }) =
        study.run(&WorkProgress::new(), |_| ())
    else {
        panic!("7^40 sequences")
    };
    assert!((9..24).contains(&longest));
}

/// In a display without rule L3 both properties of Label Uniqueness ask the same: `R NSM AN` and `R AN NSM` show the
/// same there, for rule W1 makes the mark a number.
#[test]
fn what_is_asked_twice_of_a_display_is_seen_once() {
    use BidiClass::{AN, CS, NSM, R};
    let both = [DisplayProperty::Rfc5893LabelUniqueness, DisplayProperty::Rfc5893LabelUniquenessWithoutL3];
    for properties in [&both[..], &both[..1], &both[1..]] {
        let study = DisplayPropertyStudy {
            alphabet: StudyAlphabet::new(vec![R, CS, NSM, AN]).expect("an alphabet"),
            max_sequence_characters: 3,
            tested_displays: vec![DisplayConfig::read("uba-ltr:l3=no").expect("a display")],
            tested_properties: properties.to_vec(),
            thread_count: ThreadCount::OnePerCore,
        };
        let results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
        for property in properties {
            let found: Vec<(u64, u64)> = results
                .outcomes_at_lengths
                .iter()
                .filter(|it| it.property == *property)
                .map(|it| (it.covered_sequence_count, it.counterexample_count))
                .collect();
            // Eleven labels of three characters satisfy the rule.
            assert_eq!(found, [(1, 0), (3, 0), (11, 1)], "{property:?}");
            let last =
                results.outcomes_at_lengths.iter().rfind(|it| it.property == *property).expect("a row");
            assert_eq!(last.smallest_counterexamples[0].classes, ["R NSM AN", "R AN NSM"]);
        }
    }
}
