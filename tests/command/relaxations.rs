//! `study --rule` against the contract of its output, and `docs/relaxations.md` against `study --relaxations`.

use serde_json::json;

use super::run;

const PAGE: &str = include_str!("../../docs/relaxations.md");

#[test]
fn what_holds_of_a_rule() {
    let ended = run(&["study", "--json", "--rule", "exempt=digits"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let [rule] = ended.objects().try_into().expect("a line for the rule");
    assert_eq!(rule["rule"], "exempt=digits,names=bidi");
    assert_eq!(rule["claims"].as_array().map(Vec::len), Some(13));
    let found = |claim: &str, strategy: &str| {
        let claims = rule["claims"].as_array().expect("a list");
        let found = claims.iter().find(|it| it["claim"] == claim && it["strategy"] == strategy);
        found.expect("a claim").clone()
    };
    // `1.א` and `א.1`.
    let expected = json!({"claim": "name-uniqueness", "strategy": "uba-ltr", "proved": false, "smallest": ["EN CS R", "R CS EN"]});
    assert_eq!(found("name-uniqueness", "uba-ltr"), expected);
    assert_eq!(found("label-uniqueness", "uba-rtl")["proved"], true);
    assert_eq!(rule["newly_permitted"][2], json!({"length": 3, "labels": "1", "names": "4"}));
    let text = run(&["study", "--rule", "exempt=digits"]).out;
    assert!(text.contains("EN CS R, R CS EN"), "{text}");
}

#[test]
fn what_is_no_rule() {
    for rule in ["drop-7", "1+EM", "exempt=all"] {
        let ended = run(&["study", "--rule", rule]);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{rule}");
        assert!(ended.err.contains(rule.rsplit('+').next().expect("a word")), "{}", ended.err);
    }
    assert_eq!(run(&["study", "--rule", "drop-1", "--all-lengths"]).status, 2);
}

/// The page has the tables that the command prints, line for line.
#[test]
fn the_page_of_relaxations() {
    let ended = run(&["study", "--relaxations"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    assert!(PAGE.trim_end().ends_with(ended.out.trim_end()), "{}", ended.out);
}

/// Relaxations are maximal in a paragraph of one direction; other displays have none.
#[test]
fn maximal_relaxations_of_one_direction() {
    let ended = run(&["study", "--relaxations", "--strategy", "uba-rtl"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    assert!(ended.out.contains("\n| `drop-3,exempt=digits,if=digit-after-ltr-or-first` |"), "{}", ended.out);
    let ended = run(&["study", "--relaxations", "--strategy", "fields"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
}
