//! What is known for all lengths as the tab Study shows it.

use bidiscope_bidi::name::BidiClass::{self, AL, EN, L, R};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::decide_all_lengths_result;
use bidiscope_proof::study::{
    AllLengthsResult, AllLengthsStatement, DisplayProperty, DisplayPropertyStudy, ReadStudyResultsError,
    RecomputedAgreement, StudyAlphabet, StudyResults, StudyResultsError, WorkProgress,
};
use bidiscope_report::view::{StudyTableCell, study_cell_detail, study_table};
use bidiscope_report::words::study::study_results_error_text;

/// docs/theorems.md: proved for the paper's display, refuted at length 2 for the UBA; BN is beyond it.
#[test]
fn the_table_says_what_is_proved() {
    let classes = StudyAlphabet::atkin2001();
    let study = DisplayPropertyStudy {
        alphabet: classes.clone(),
        max_sequence_characters: 1,
        ..DisplayPropertyStudy::default()
    };
    let tried = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let [paper, uba] = [Strategy::OneToOne, Strategy::UbaLtr].map(DisplayConfig::with_default_options);
    let decide = |display: &DisplayConfig| {
        decide_all_lengths_result(DisplayProperty::OneToOne, display, classes.classes())
    };
    let results = StudyResults { all_lengths_results: vec![decide(&paper), decide(&uba)], ..tried.clone() };
    let table = study_table(&results);
    let row = &table.rows[0];
    let cell = |display: &DisplayConfig| {
        row.cells[table.displays.iter().position(|it| it == display).expect("a column")].clone()
    };
    assert_eq!(cell(&paper), StudyTableCell::ProvedForAllLengths);
    assert_eq!(cell(&paper).result_sentence(), "Proved for all lengths.");
    // To length 1 nothing fails: the shortest counterexample is longer.
    assert_eq!(cell(&uba), StudyTableCell::ShortestCounterexampleCharacters(2));
    assert_eq!(
        cell(&DisplayConfig::with_default_options(Strategy::UbaRtl)),
        StudyTableCell::HoldsUpToCharacters(1)
    );

    let detail = study_cell_detail(&results, DisplayProperty::OneToOne, paper.clone());
    assert_eq!(detail.result_sentence, "Proved for all lengths.");
    let proof = detail.proof_sentence.expect("a sentence");
    assert!(proof.contains(" all sequences of L, AL, R, EN, AN, ES, CS, of any length "), "{proof}");
    let detail = study_cell_detail(&results, DisplayProperty::OneToOne, uba.clone());
    assert_eq!(detail.result_sentence, "\u{2717} from length 2.");
    let pictures: Vec<&str> = detail.counterexamples[0]
        .sequence_displays
        .iter()
        .map(|it| it.sequence.class_names.as_str())
        .collect();
    assert_eq!(pictures, ["AL EN", "EN AL"]);
    assert!(detail.counterexamples[0].sequence_displays.iter().all(|it| it.display_config == uba));

    // Saved with it, and opened without.
    let saved = serde_json::to_vec(&results).expect("data");
    assert_eq!(StudyResults::read(&saved), Ok(results.clone().marked_as_read_from_file()));
    let without = serde_json::to_vec(&tried).expect("data");
    assert!(!String::from_utf8_lossy(&without).contains("decided"));
    assert_eq!(StudyResults::read(&without), Ok(tried.marked_as_read_from_file()));
}

/// A statement that the rows contradict is not believed.
#[test]
fn a_false_statement_is_refused() {
    let study = DisplayPropertyStudy { max_sequence_characters: 2, ..DisplayPropertyStudy::default() };
    let mut results = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let uba = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let mut cell = decide_all_lengths_result(DisplayProperty::OneToOne, &uba, results.alphabet.classes());
    let sound = cell.statement.clone();
    let too_long = AllLengthsStatement::Refuted { smallest_counterexample_sequences: vec![vec![L; 1001]] };
    let of_another = AllLengthsStatement::Refuted {
        smallest_counterexample_sequences: vec![vec![AL, EN], vec![AL, BidiClass::ON]],
    };
    for statement in [
        AllLengthsStatement::Proved,
        AllLengthsStatement::Refuted { smallest_counterexample_sequences: vec![] },
        too_long,
        of_another,
    ] {
        cell.statement = statement;
        results.all_lengths_results = vec![cell.clone()];
        let refused =
            StudyResults::read(&serde_json::to_vec(&results).expect("data")).expect_err("not sound");
        let invalid = StudyResultsError::InvalidStatement { statement_number: 1 };
        assert_eq!(refused, ReadStudyResultsError::Inconsistent(invalid));
    }
    cell.statement = sound;
    results.all_lengths_results = vec![cell.clone(), cell];
    let refused = StudyResults::read(&serde_json::to_vec(&results).expect("data")).expect_err("made twice");
    assert_eq!(
        refused,
        ReadStudyResultsError::Inconsistent(StudyResultsError::InvalidStatement { statement_number: 2 })
    );
    let sentence = study_results_error_text(&refused).to_string();
    assert!(sentence.contains("Statement 2 for all lengths"), "{sentence}");
}

#[test]
fn what_is_not_reached_says_why() {
    let classes = StudyAlphabet::new(vec![L, R, BidiClass::BN]).expect("an alphabet");
    let display = DisplayConfig::with_default_options(Strategy::OneToOne);
    let study = DisplayPropertyStudy {
        alphabet: classes.clone(),
        max_sequence_characters: 2,
        tested_displays: vec![display.clone()],
        tested_properties: vec![DisplayProperty::LabelCharactersContiguous],
        ..DisplayPropertyStudy::default()
    };
    let mut results = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    results.all_lengths_results = vec![decide_all_lengths_result(
        DisplayProperty::LabelCharactersContiguous,
        &display,
        classes.classes(),
    )];
    let text = study_table(&results).rows[0].cells[0].result_sentence();
    let expected =
        "Holds up to length 2. Longer sequences are undecided. The automata do not support class BN.";
    assert_eq!(text, expected);
    let detail = study_cell_detail(&results, DisplayProperty::LabelCharactersContiguous, display);
    assert_eq!(detail.result_sentence, expected);
    assert!(detail.proof_sentence.is_none());
}

/// docs/theorems.md: the UBA is refuted at length 2, and the paper's display proved. A file says the first otherwise.
#[test]
fn what_a_file_says_is_not_called_proved_until_it_is_decided_here() {
    let classes = StudyAlphabet::atkin2001();
    let study = DisplayPropertyStudy {
        alphabet: classes.clone(),
        max_sequence_characters: 1,
        ..DisplayPropertyStudy::default()
    };
    let tried = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let [paper, uba] = [Strategy::OneToOne, Strategy::UbaLtr].map(DisplayConfig::with_default_options);
    let by_hand = |display: &DisplayConfig| AllLengthsResult {
        property: DisplayProperty::OneToOne,
        display: display.clone(),
        statement: AllLengthsStatement::Proved,
        // Whoever writes a file by hand can write this too.
        is_recomputed_after_reading: true,
    };
    let file = StudyResults { all_lengths_results: vec![by_hand(&paper), by_hand(&uba)], ..tried };
    let mut results = StudyResults::read(&serde_json::to_vec(&file).expect("data")).expect("it is sound");
    let cell = |results: &StudyResults, display: &DisplayConfig| {
        let table = study_table(results);
        table.rows[0].cells[table.displays.iter().position(|it| it == display).expect("a column")].clone()
    };
    let said = StudyTableCell::UnverifiedFromFile(Box::new(StudyTableCell::ProvedForAllLengths));
    assert_eq!((cell(&results, &paper), cell(&results, &uba)), (said.clone(), said));
    assert!(
        study_table(&results)
            .rows
            .iter()
            .flat_map(|it| &it.cells)
            .all(|it| { matches!(it, StudyTableCell::UnverifiedFromFile(_) | StudyTableCell::NoResult) })
    );
    let detail = study_cell_detail(&results, DisplayProperty::OneToOne, uba.clone());
    assert!(detail.is_unverified && detail.proof_sentence.is_none(), "{}", detail.result_sentence);

    let decide = |display: &DisplayConfig| {
        decide_all_lengths_result(DisplayProperty::OneToOne, display, classes.classes())
    };
    let agreement = results.record_recomputed_result(decide(&paper));
    assert_eq!(agreement, RecomputedAgreement::SameAsBefore, "the file was right");
    let agreement = results.record_recomputed_result(decide(&uba));
    assert_eq!(agreement, RecomputedAgreement::DiffersFromBefore, "the file was wrong");
    assert_eq!(
        (cell(&results, &paper), cell(&results, &uba)),
        (StudyTableCell::ProvedForAllLengths, StudyTableCell::ShortestCounterexampleCharacters(2))
    );
    assert!(study_cell_detail(&results, DisplayProperty::OneToOne, paper.clone()).proof_sentence.is_some());
    // The window keeps that; as a file for others it says nothing.
    let saved = serde_json::to_vec(&results).expect("data");
    assert_eq!(serde_json::from_slice::<StudyResults>(&saved).ok().as_ref(), Some(&results));
    let handed_on = StudyResults::read(&saved).expect("it is sound");
    assert_eq!(
        cell(&handed_on, &paper),
        StudyTableCell::UnverifiedFromFile(Box::new(StudyTableCell::ProvedForAllLengths))
    );
}

/// A row that is wrong goes with what it says of the same cell.
#[test]
fn rows_that_contradict_what_is_decided_go() {
    let study = DisplayPropertyStudy {
        max_sequence_characters: 2,
        tested_properties: vec![DisplayProperty::OneToOne],
        ..DisplayPropertyStudy::default()
    };
    let tried = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let uba = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let mut file = tried.clone();
    for row in file.outcomes_at_lengths.iter_mut().filter(|it| it.display == uba) {
        (row.counterexample_count, row.distinct_character_counterexample_count) = (0, None);
        row.smallest_counterexamples.clear();
    }
    let mut results = StudyResults::read(&serde_json::to_vec(&file).expect("data")).expect("it is sound");
    let of_others = file.outcomes_at_lengths.iter().filter(|it| it.display != uba).count();
    let decided = decide_all_lengths_result(DisplayProperty::OneToOne, &uba, tried.alphabet.classes());
    assert_eq!(results.record_recomputed_result(decided), RecomputedAgreement::DiffersFromBefore);
    assert_eq!(results.outcomes_at_lengths.len(), of_others);
    let saved = serde_json::to_vec(&results).expect("data");
    assert!(StudyResults::read(&saved).is_ok(), "it is sound still");
}
