//! A proof for all lengths as the tab Study shows it: N as a graph, and strings walked through it.

use bidiscope_bidi::name::BidiClass::{self, AL, AN, CS, EN, ES, L, R};
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};
use bidiscope_bidi::uba::{Engine, NoObserver, ParagraphDirection};
use bidiscope_present::study_text::study_results_error_text;
use bidiscope_present::view::{
    AutomatonGraph, AutomatonPathError, MAX_DRAWN_STATES, StudyCell, automaton_graph, parse_automaton_input,
    proof_text, study_detail, study_table,
};
use bidiscope_proof::automata::decide_cell;
use bidiscope_proof::study::{
    AllLengthsCell, AllLengthsStatement, Alphabet, Progress, Property, ReadResultsError, Results,
    ResultsError, Study, representative,
};

fn graph(property: Property, strategy: Strategy, alphabet: &Alphabet) -> AutomatonGraph {
    automaton_graph(property, &DisplayConfig::plain(strategy), alphabet.classes()).expect("an automaton")
}

/// docs/theorems.md: 20 states in a left-to-right paragraph, 18 in a right-to-left one, 11 for the paper's.
#[test]
fn the_states_are_those_of_the_theorems() {
    let paper = Alphabet::atkin2001();
    for (strategy, states) in [(Strategy::UbaLtr, 20), (Strategy::UbaRtl, 18), (Strategy::OneToOne, 11)] {
        let graph = graph(Property::OneToOne, strategy, &paper);
        assert_eq!(graph.state_count(), states, "{strategy:?}");
        assert!(graph.is_drawn_whole());
        assert_eq!(graph.picture(None).states.len(), states);
        assert!(graph.caption().contains(&format!("{states} states")));
    }
}

#[test]
fn states_stand_apart_in_columns_by_their_distance() {
    for strategy in Strategy::BUILT_IN {
        for property in [Property::OneToOne, Property::LabelUniqueness, Property::NameUniqueness] {
            let graph = graph(property, strategy, &Alphabet::atkin2001());
            let picture = graph.picture(None);
            assert_eq!(picture, graph.picture(None), "the same each time");
            assert!(
                picture.column_count <= 12 && picture.row_count <= 7,
                "{} by {}",
                picture.column_count,
                picture.row_count
            );
            for (place, one) in picture.states.iter().enumerate() {
                assert!(one.column < picture.column_count);
                assert!(0.5 <= one.row && one.row <= picture.row_count as f32 - 0.5);
                for other in &picture.states[..place] {
                    let is_apart = one.column != other.column || (one.row - other.row).abs() >= 1.0;
                    assert!(is_apart, "{one:?} and {other:?}");
                }
            }
            assert_eq!(picture.state(0).map(|it| it.column), Some(0));
            // All that one character leads to from the start stands right of it.
            for edge in picture.edges.iter().filter(|it| it.from == 0 && it.to != 0) {
                assert!(picture.state(edge.to).is_some_and(|it| it.column > 0));
            }
        }
    }
}

/// The levels of a walk are the engine's, for every sequence to length 4.
#[test]
fn a_walk_has_the_levels_of_the_engine() {
    let alphabet = Alphabet::atkin2001();
    let mut uba = Engine::new();
    for (strategy, paragraph) in
        [(Strategy::UbaLtr, Direction::LeftToRight), (Strategy::UbaRtl, Direction::RightToLeft)]
    {
        let graph = graph(Property::OneToOne, strategy, &alphabet);
        for length in 0..=4_u32 {
            for number in 0..7_usize.pow(length) {
                let classes: Vec<BidiClass> =
                    (0..length).map(|it| alphabet.classes()[number / 7_usize.pow(it) % 7]).collect();
                let walk = graph.path(&classes).expect("every string has levels");
                let levels: Vec<usize> = walk.steps.iter().map(|it| it.level).collect();
                let characters: Vec<_> = classes.iter().map(|&it| representative(it)).collect();
                uba.resolve(&characters, ParagraphDirection::Fixed(paragraph), &mut NoObserver);
                let of_engine: Vec<usize> = uba.levels().iter().map(|it| usize::from(it.number())).collect();
                assert_eq!(levels, of_engine, "{classes:?}");
                // It is one way, along transitions that there are.
                let mut state = 0;
                for step in &walk.steps {
                    assert_eq!(step.from, state);
                    let label = (step.class, step.level);
                    let is_there = graph
                        .edges
                        .iter()
                        .any(|it| (it.from, it.to) == (step.from, step.to) && it.labels.contains(&label));
                    assert!(is_there && !step.other_states.contains(&step.to));
                    state = step.to;
                }
                assert!(graph.is_accepting(state));
                assert_eq!(walk.state_after(classes.len()), state);
            }
        }
    }
}

/// RFC 5893: a label begins with L, R or AL, and one that begins with R ends with R, AL, EN or AN.
#[test]
fn what_is_no_label_has_no_way() {
    let graph = graph(Property::LabelUniqueness, Strategy::UbaLtr, &Alphabet::atkin2001());
    assert_eq!(graph.path(&[EN]), Err(AutomatonPathError::NoTransition { class: EN, position: 1 }));
    assert_eq!(graph.path(&[R, L]), Err(AutomatonPathError::NoTransition { class: L, position: 2 }));
    let refused = graph.path(&[R, EN, AN]).expect_err("numbers of both kinds");
    assert_eq!(refused, AutomatonPathError::NoTransition { class: AN, position: 3 });
    assert_eq!(refused.to_string(), "No string of this property continues with class AN at character 3.");
    assert_eq!(graph.path(&[R, ES]), Err(AutomatonPathError::Unfinished));
    assert!(graph.path(&[R, ES, EN]).is_ok());
    assert!(parse_automaton_input(&graph.example(), graph.classes()).is_ok());
}

#[test]
fn classes_and_characters_are_read() {
    let classes = Alphabet::atkin2001();
    let read = |text: &str| {
        let read = parse_automaton_input(text, classes.classes()).expect("readable");
        read.characters.iter().map(|it| it.class).collect::<Vec<_>>()
    };
    assert_eq!(read(" AL  EN "), [AL, EN]);
    assert_eq!(read("L"), [L]);
    assert_eq!(read("\u{627}1.a-"), [AL, EN, CS, L, ES]);
    // Not a name of a class: letters.
    assert_eq!(read("al"), [L, L]);
    assert_eq!(read(""), []);
    let refused = parse_automaton_input("a%", classes.classes()).expect_err("ET is no class of this study");
    assert_eq!(
        refused,
        "Character 2, \u{201C}%\u{201D}, has class ET. The study has the classes L, AL, R, EN, AN, ES, CS."
    );
    let refused = parse_automaton_input("AL EX", classes.classes()).expect_err("no class");
    assert!(refused.starts_with("Word 2 is not the name of a bidi class."), "{refused}");
    let long = parse_automaton_input(&"a".repeat(201), classes.classes()).expect_err("too long");
    assert!(long.starts_with("The string has 201 characters."), "{long}");
}

/// What is too large is drawn along a walk.
#[test]
fn of_a_large_automaton_a_walk_is_drawn() {
    let graph = graph(Property::NameUniqueness, Strategy::UbaAuto, &Alphabet::rfc5893());
    assert!(graph.state_count() > MAX_DRAWN_STATES, "{} states", graph.state_count());
    assert!(graph.caption().contains("too many to draw"));
    assert_eq!(graph.picture(None).states.len(), 1);
    let walk = graph.path(&[R, EN, CS, L]).expect("a name");
    let picture = graph.picture(Some(&walk));
    assert!(walk.states().all(|it| picture.state(it).is_some()));
    assert!(picture.states.len() <= 5);
}

/// docs/theorems.md: proved for the paper's display, refuted at length 2 for the UBA; BN is beyond it.
#[test]
fn the_table_says_what_is_proved() {
    let classes = Alphabet::atkin2001();
    let study = Study { alphabet: classes.clone(), max_length: 1, ..Study::default() };
    let tried = study.run(&Progress::new(), |_| ()).expect("a short study");
    let [paper, uba] = [Strategy::OneToOne, Strategy::UbaLtr].map(DisplayConfig::plain);
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
    assert_eq!(cell(&uba), StudyCell::Fails(2));
    assert_eq!(cell(&DisplayConfig::plain(Strategy::UbaRtl)), StudyCell::Holds(1));

    let detail = study_detail(&results, Property::OneToOne, paper.clone());
    assert_eq!(detail.result, "Proved for all lengths.");
    let words = detail.proof.expect("a proof");
    assert_eq!(words, proof_text(Property::OneToOne, &paper, classes.classes()));
    assert!(
        words.statement.ends_with("all strings of the classes L, AL, R, EN, AN, ES, CS, of any length."),
        "{}",
        words.statement
    );
    // The W-method was done with the engine of the UBA alone.
    assert!(!words.assumptions[0].contains("W-method"));
    let of_uba = proof_text(Property::LabelUniqueness, &uba, classes.classes());
    assert!(of_uba.assumptions[0].contains("W-method"));
    let detail = study_detail(&results, Property::OneToOne, uba.clone());
    assert_eq!(detail.result, "Fails from length 2.");
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
    let uba = DisplayConfig::plain(Strategy::UbaLtr);
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
        let statement = ResultsError::InvalidStatement { number: 1 };
        assert_eq!(refused, ReadResultsError::Inconsistent(statement));
    }
    cell.known = sound;
    results.decided = vec![cell.clone(), cell];
    let refused = Results::read(&serde_json::to_vec(&results).expect("data")).expect_err("made twice");
    assert_eq!(refused, ReadResultsError::Inconsistent(ResultsError::InvalidStatement { number: 2 }));
    let sentence = study_results_error_text(&refused).to_string();
    assert!(sentence.contains("Statement 2 for all lengths"), "{sentence}");
}

#[test]
fn what_is_not_reached_says_why() {
    let classes = Alphabet::new(vec![L, R, BidiClass::BN]).expect("an alphabet");
    let display = DisplayConfig::plain(Strategy::OneToOne);
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
    let [paper, uba] = [Strategy::OneToOne, Strategy::UbaLtr].map(DisplayConfig::plain);
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
    assert_eq!((cell(&results, &paper), cell(&results, &uba)), (StudyCell::Proved, StudyCell::Fails(2)));
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
    let uba = DisplayConfig::plain(Strategy::UbaLtr);
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
