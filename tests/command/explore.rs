//! `study --explore`: what it prints, and what it refuses.

use serde_json::Value;

use super::run;

#[test]
fn a_line_for_each_strategy_and_one_for_the_frontier() {
    let ended = run(&[
        "study",
        "--explore",
        "--json",
        "--max-length",
        "3",
        "--strategy",
        "custom",
        "--strategy",
        "custom:base=one-to-one",
        "--strategy",
        "custom:paragraph=rtl",
    ]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let lines: Vec<Value> = ended.objects();
    let [uba, papers, _, frontier] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!((&uba["strategy"], &uba["known_as"]), (&"custom".into(), &"uba-ltr".into()));
    assert_eq!(uba["criteria"]["no-two-alike"]["decided"], "refuted");
    // docs/study.md: AL EN and EN AL.
    assert_eq!(uba["criteria"]["no-two-alike"]["smallest"], serde_json::json!([["AL", "EN"], ["EN", "AL"]]));
    assert_eq!(uba["changes"]["from_uba_ltr"], 0);
    assert_eq!(papers["criteria"]["no-two-alike"]["decided"], "proved");
    assert_eq!(frontier["frontier"]["is_complete"], true);
    // The paper's display grants the one, the UBA in a right-to-left paragraph the other by definition.
    let exclusions = frontier["frontier"]["exclusions"].as_array().expect("a list");
    let wanted = serde_json::json!(["no-two-alike", "as-in-a-book"]);
    assert!(exclusions.iter().any(|it| it["criteria"] == wanted), "{frontier}");
}

#[test]
fn the_table_and_its_frontier_in_words() {
    let ended = run(&["study", "--explore", "--max-length", "2", "--strategy", "custom:paragraph=rtl"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    for said in [
        "1 strategy, tested on all sequences of",
        "custom:paragraph=rtl (uba-rtl)",
        "Criteria that exclude each other",
    ] {
        assert!(ended.out.contains(said), "{said}: {}", ended.out);
    }
}

#[test]
fn what_is_too_long_is_reported() {
    let ended = run(&["study", "--explore", "--max-length", "9"]);
    assert!(
        ended.err.contains(
            "There are too many sequences of 7 classes at length 9. The greatest possible length is 7."
        ),
        "{}",
        ended.err
    );
    assert_ne!(ended.status, 0);
    assert_ne!(run(&["study", "--explore", "--all-lengths"]).status, 0);
}
