//! What is known for all lengths as the tab Study shows it.

use bidiscope_bidi::name::BidiClass::{self, AL, EN, L, R};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::decide_cell;
use bidiscope_proof::study::{
    AllLengthsCell, AllLengthsStatement, Alphabet, Progress, Property, ReadResultsError, Results,
    ResultsError, Study,
};
use bidiscope_report::view::{StudyCell, study_detail, study_table};
use bidiscope_report::words::study::study_results_error_text;

/// docs/theorems.md: proved for the paper's display, refuted at length 2 for the UBA; BN is beyond it.
#[test]
fn the_table_says_what_is_proved() {
    let classes = Alphabet::atkin2001();
    let study = Study { alphabet: classes.clone(), max_length: 1, ..Study::default() };
    let tried = study.run(&Progress::new(), |_| ()).expect("a short study");
    let [paper, uba] = [Strategy::OneToOne, Strategy::UbaLtr].map(DisplayConfig::with_default_options);
    let decide = |display: &DisplayConfig| decide_cell(Property::OneToOne, display, classes.classes());
    let results = Results { decided: vec![decide(&paper), decide(&uba)], ..tried.clone() };
    let table = study_table(&results);
    let row = &table.rows[0];
    let cell = |display: &DisplayConfig| {
        row.cells[table.displays.iter().position(|it| it == display).expect("a column")].clone()
    };
    assert_eq!(cell(&paper), StudyCell::Proved);
    assert_eq!(cell(&paper).text(), "Proved for all lengths.");
    // To length 1 nothing fails: the shortest counterexample is longer.
    assert_eq!(cell(&uba), StudyCell::FailsAtLength(2));
    assert_eq!(cell(&DisplayConfig::with_default_options(Strategy::UbaRtl)), StudyCell::HoldsToLength(1));

    let detail = study_detail(&results, Property::OneToOne, paper.clone());
    assert_eq!(detail.result, "Proved for all lengths.");
    let proof = detail.proof.expect("a sentence");
    assert!(proof.contains(" all sequences of L, AL, R, EN, AN, ES, CS, of any length "), "{proof}");
    let detail = study_detail(&results, Property::OneToOne, uba.clone());
    assert_eq!(detail.result, "\u{2717} from length 2.");
    let pictures: Vec<&str> =
        detail.examples[0].pictures.iter().map(|it| it.sequence.classes.as_str()).collect();
    assert_eq!(pictures, ["AL EN", "EN AL"]);
    assert!(detail.examples[0].pictures.iter().all(|it| it.display == uba));

    // Saved with it, and opened without.
    let saved = serde_json::to_vec(&results).expect("data");
    assert_eq!(Results::read(&saved), Ok(results.clone().marked_as_from_file()));
    let without = serde_json::to_vec(&tried).expect("data");
    assert!(!String::from_utf8_lossy(&without).contains("decided"));
    assert_eq!(Results::read(&without), Ok(tried.marked_as_from_file()));
}

/// A statement that the rows contradict is not believed.
#[test]
fn a_false_statement_is_refused() {
    let study = Study { max_length: 2, ..Study::default() };
    let mut results = study.run(&Progress::new(), |_| ()).expect("a short study");
    let uba = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let mut cell = decide_cell(Property::OneToOne, &uba, results.alphabet.classes());
    let sound = cell.known.clone();
    let too_long = AllLengthsStatement::Refuted { smallest: vec![vec![L; 1001]] };
    let of_another = AllLengthsStatement::Refuted { smallest: vec![vec![AL, EN], vec![AL, BidiClass::ON]] };
    for known in
        [AllLengthsStatement::Proved, AllLengthsStatement::Refuted { smallest: vec![] }, too_long, of_another]
    {
        cell.known = known;
        results.decided = vec![cell.clone()];
        let refused = Results::read(&serde_json::to_vec(&results).expect("data")).expect_err("not sound");
        let statement = ResultsError::InvalidStatement { statement_number: 1 };
        assert_eq!(refused, ReadResultsError::Inconsistent(statement));
    }
    cell.known = sound;
    results.decided = vec![cell.clone(), cell];
    let refused = Results::read(&serde_json::to_vec(&results).expect("data")).expect_err("made twice");
    assert_eq!(
        refused,
        ReadResultsError::Inconsistent(ResultsError::InvalidStatement { statement_number: 2 })
    );
    let sentence = study_results_error_text(&refused).to_string();
    assert!(sentence.contains("Statement 2 for all lengths"), "{sentence}");
}

#[test]
fn what_is_not_reached_says_why() {
    let classes = Alphabet::new(vec![L, R, BidiClass::BN]).expect("an alphabet");
    let display = DisplayConfig::with_default_options(Strategy::OneToOne);
    let study = Study {
        alphabet: classes.clone(),
        max_length: 2,
        displays: vec![display.clone()],
        properties: vec![Property::LabelsTogether],
        ..Study::default()
    };
    let mut results = study.run(&Progress::new(), |_| ()).expect("a short study");
    results.decided = vec![decide_cell(Property::LabelsTogether, &display, classes.classes())];
    let text = study_table(&results).rows[0].cells[0].text();
    let expected =
        "Holds up to length 2. Longer sequences are undecided. The automata do not support class BN.";
    assert_eq!(text, expected);
    let detail = study_detail(&results, Property::LabelsTogether, display);
    assert_eq!(detail.result, expected);
    assert!(detail.proof.is_none());
}

/// docs/theorems.md: the UBA is refuted at length 2, and the paper's display proved. A file says the first otherwise.
#[test]
fn what_a_file_says_is_not_called_proved_until_it_is_decided_here() {
    let classes = Alphabet::atkin2001();
    let study = Study { alphabet: classes.clone(), max_length: 1, ..Study::default() };
    let tried = study.run(&Progress::new(), |_| ()).expect("a short study");
    let [paper, uba] = [Strategy::OneToOne, Strategy::UbaLtr].map(DisplayConfig::with_default_options);
    let by_hand = |display: &DisplayConfig| AllLengthsCell {
        property: Property::OneToOne,
        display: display.clone(),
        known: AllLengthsStatement::Proved,
        // Whoever writes a file by hand can write this too.
        is_recomputed: true,
    };
    let file = Results { decided: vec![by_hand(&paper), by_hand(&uba)], ..tried };
    let mut results = Results::read(&serde_json::to_vec(&file).expect("data")).expect("it is sound");
    let cell = |results: &Results, display: &DisplayConfig| {
        let table = study_table(results);
        table.rows[0].cells[table.displays.iter().position(|it| it == display).expect("a column")].clone()
    };
    let said = StudyCell::Unverified(Box::new(StudyCell::Proved));
    assert_eq!((cell(&results, &paper), cell(&results, &uba)), (said.clone(), said));
    assert!(
        study_table(&results)
            .rows
            .iter()
            .flat_map(|it| &it.cells)
            .all(|it| { matches!(it, StudyCell::Unverified(_) | StudyCell::Unknown) })
    );
    let detail = study_detail(&results, Property::OneToOne, uba.clone());
    assert!(detail.is_unverified && detail.proof.is_none(), "{}", detail.result);

    let decide = |display: &DisplayConfig| decide_cell(Property::OneToOne, display, classes.classes());
    assert!(!results.record_recomputed(decide(&paper)), "the file was right");
    assert!(results.record_recomputed(decide(&uba)), "the file was wrong");
    assert_eq!(
        (cell(&results, &paper), cell(&results, &uba)),
        (StudyCell::Proved, StudyCell::FailsAtLength(2))
    );
    assert!(study_detail(&results, Property::OneToOne, paper.clone()).proof.is_some());
    // The window keeps that; as a file for others it says nothing.
    let saved = serde_json::to_vec(&results).expect("data");
    assert_eq!(serde_json::from_slice::<Results>(&saved).ok().as_ref(), Some(&results));
    let handed_on = Results::read(&saved).expect("it is sound");
    assert_eq!(cell(&handed_on, &paper), StudyCell::Unverified(Box::new(StudyCell::Proved)));
}

/// A row that is wrong goes with what it says of the same cell.
#[test]
fn rows_that_contradict_what_is_decided_go() {
    let study = Study { max_length: 2, properties: vec![Property::OneToOne], ..Study::default() };
    let tried = study.run(&Progress::new(), |_| ()).expect("a short study");
    let uba = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let mut file = tried.clone();
    for row in file.rows.iter_mut().filter(|it| it.display == uba) {
        (row.counterexamples, row.counterexamples_with_distinct_characters) = (0, None);
        row.smallest.clear();
    }
    let mut results = Results::read(&serde_json::to_vec(&file).expect("data")).expect("it is sound");
    let of_others = file.rows.iter().filter(|it| it.display != uba).count();
    assert!(results.record_recomputed(decide_cell(Property::OneToOne, &uba, tried.alphabet.classes())));
    assert_eq!(results.rows.len(), of_others);
    let saved = serde_json::to_vec(&results).expect("data");
    assert!(Results::read(&saved).is_ok(), "it is sound still");
}
