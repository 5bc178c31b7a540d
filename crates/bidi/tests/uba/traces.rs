//! Traces, step by step, as they follow from the documents.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::trace::Trace;
use serde_json::{Value, json};

fn steps(name: &str, notation: Notation, strategy: Strategy) -> Vec<Value> {
    let name = Name::read(name, notation).expect("a name");
    let trace = Trace::of_display(strategy, name.characters());
    trace.steps.iter().map(|step| serde_json::to_value(step).expect("plain data")).collect()
}

fn step<'a>(steps: &'a [Value], rule: &str) -> &'a Value {
    steps.iter().find(|step| step["rule"] == rule).expect("every rule has its step")
}

/// The paper's section IV, by hand: the digits run to the right because no letter follows, the hyphen
/// because the digits do.
#[test]
fn one_to_one() {
    let expected = json!([
        {"step":1,"rule":"assign","changed":[
            {"character":0,"from":"AL","to":"R"},{"character":1,"from":"AL","to":"R"}]},
        {"step":2,"rule":"digits-forward","changed":[]},
        {"step":3,"rule":"digits-reverse","changed":[
            {"character":3,"from":"EN","to":"L"},{"character":4,"from":"EN","to":"L"}]},
        {"step":4,"rule":"hyphens-forward","changed":[]},
        {"step":5,"rule":"hyphens-reverse","changed":[{"character":2,"from":"ES","to":"L"}]},
        {"step":6,"rule":"reorder","changed":[],"order":[],"operation":"push","character":0,"characters":[0],
         "mode":"R","accumulator":[],"stack":[[0]]},
        {"step":7,"rule":"reorder","changed":[],"order":[],"operation":"push","character":1,"characters":[1],
         "mode":"R","accumulator":[],"stack":[[0],[1]]},
        {"step":8,"rule":"reorder","changed":[],"order":[1,0,2],"operation":"clear","character":2,"characters":[2],
         "mode":"L","accumulator":[],"stack":[]},
        {"step":9,"rule":"reorder","changed":[],"order":[1,0,2,3],"operation":"empty","character":3,"characters":[3],
         "mode":"L","accumulator":[],"stack":[]},
        {"step":10,"rule":"reorder","changed":[],"order":[1,0,2,3,4],"operation":"empty","character":4,
         "characters":[4],"mode":"L","accumulator":[],"stack":[]},
        {"step":11,"rule":"reorder","changed":[],"order":[1,0,2,3,4],"operation":"empty","character":null,
         "characters":[],"mode":"L","accumulator":[],"stack":[]},
    ]);
    assert_eq!(Value::Array(steps("AB-12", Notation::Atkin2001Table1, Strategy::OneToOne)), expected);
}

/// Digits between letters go through the accumulator and onto the stack in one piece.
#[test]
fn one_to_one_with_digits_inside() {
    let steps = steps("A12B", Notation::Atkin2001Table1, Strategy::OneToOne);
    let machine: Vec<[&Value; 4]> = steps[5..]
        .iter()
        .map(|step| [&step["operation"], &step["accumulator"], &step["stack"], &step["order"]])
        .collect();
    assert_eq!(
        json!(machine),
        json!([
            ["push", [], [[0]], []],
            ["accumulate", [1], [[0]], []],
            ["accumulate", [1, 2], [[0]], []],
            ["push", [], [[0], [1, 2], [3]], []],
            ["clear", [], [], [3, 1, 2, 0]],
        ])
    );
}

#[test]
fn every_rule_of_the_uba() {
    let steps = steps("AB-12", Notation::Atkin2001Table1, Strategy::UbaLtr);
    let expected = [
        ("W2", json!([{"character":3,"from":"EN","to":"AN"},{"character":4,"from":"EN","to":"AN"}])),
        ("W3", json!([{"character":0,"from":"AL","to":"R"},{"character":1,"from":"AL","to":"R"}])),
        ("W6", json!([{"character":2,"from":"ES","to":"ON"}])),
        ("N1", json!([{"character":2,"from":"ON","to":"R"}])),
        (
            "I1",
            json!([{"character":0,"from":0,"to":1},{"character":1,"from":0,"to":1},{"character":2,"from":0,"to":1},
                   {"character":3,"from":0,"to":2},{"character":4,"from":0,"to":2}]),
        ),
    ];
    let rules: Vec<&str> = steps.iter().filter_map(|step| step["rule"].as_str()).collect();
    assert_eq!(
        rules,
        [
            "P2", "P3", "X1", "X2", "X3", "X4", "X5", "X5a", "X5b", "X5c", "X6", "X6a", "X7", "X8", "X9",
            "X10", "W1", "W2", "W3", "W4", "W5", "W6", "W7", "N0", "N1", "N2", "I1", "I2", "L1", "L2", "L3",
        ]
    );
    for step in &steps {
        let expected = expected.iter().find(|(rule, _)| step["rule"] == **rule);
        assert_eq!(step["changed"], expected.map_or(json!([]), |(_, changed)| changed.clone()), "{step}");
        let reorders = step["rule"] == "L2" || step["rule"] == "L3";
        assert_eq!(step.get("order"), reorders.then(|| json!([3, 4, 2, 1, 0])).as_ref());
    }
    assert_eq!(
        step(&steps, "X10")["sequences"],
        json!([{"characters":[0,1,2,3,4],"level":0,"sos":"L","eos":"L"}])
    );
    assert_eq!(step(&steps, "P3")["paragraphs"], json!([{"start":0,"end":5,"level":0}]));
}

/// UAX #9, the example under BD13: `text1 RLE text2 PDF RLE text3 PDF text4` and the one with isolates,
/// one letter for each text.
#[test]
fn level_runs_and_sequences() {
    let embedded = "a\u{202B}b\u{202C}\u{202B}c\u{202C}d";
    let x10 = steps(embedded, Notation::Unicode, Strategy::UbaLtr);
    let sequences = &step(&x10, "X10")["sequences"];
    assert_eq!(
        *sequences,
        json!([
            {"characters":[0],"level":0,"sos":"L","eos":"R"},
            {"characters":[2,5],"level":1,"sos":"R","eos":"R"},
            {"characters":[7],"level":0,"sos":"R","eos":"L"},
        ])
    );
    assert_eq!(step(&x10, "X9")["removed"], json!([1, 3, 4, 6]));
    let isolated = "a\u{2067}b\u{2069}\u{2067}c\u{2069}d";
    let x10 = steps(isolated, Notation::Unicode, Strategy::UbaLtr);
    assert_eq!(
        step(&x10, "X10")["sequences"],
        json!([
            {"characters":[0,1,3,4,6,7],"level":0,"sos":"L","eos":"L"},
            {"characters":[2],"level":1,"sos":"R","eos":"R"},
            {"characters":[5],"level":1,"sos":"R","eos":"R"},
        ])
    );
    assert_eq!(
        step(&x10, "X10")["level_runs"],
        json!([
            {"characters":[0,1],"level":0},
            {"characters":[2],"level":1},
            {"characters":[3,4],"level":0},
            {"characters":[5],"level":1},
            {"characters":[6,7],"level":0},
        ])
    );
}

/// UAX #9, the first example under N0: `AB(CD[&ef]!)gh` in a right-to-left paragraph. The outer pair
/// holds the embedding's direction; the inner one does not, but stands after it.
#[test]
fn bracket_pairs() {
    let steps = steps("AB(CD[&ef]!)gh", Notation::CapitalsAsHebrew, Strategy::UbaRtl);
    assert_eq!(
        step(&steps, "N0")["bracket_pairs"],
        json!([
            {"opening":2,"closing":11,"class":"R","reason":"embedding-inside"},
            {"opening":5,"closing":9,"class":"R","reason":"opposite-inside-only"},
        ])
    );
}

#[test]
fn overrides_and_overflow() {
    let steps = steps("\u{202E}a1\u{202C}", Notation::Unicode, Strategy::UbaLtr);
    let x6 = step(&steps, "X6");
    assert_eq!(x6["changed"], json!([{"character":1,"from":0,"to":1},{"character":2,"from":0,"to":1}]));
    assert_eq!(
        x6["overridden"],
        json!([{"character":1,"from":"L","to":"R"},{"character":2,"from":"EN","to":"R"}])
    );
    let deep = "\u{202B}".repeat(64) + "a";
    let steps = self::steps(&deep, Notation::Unicode, Strategy::UbaLtr);
    assert_eq!(step(&steps, "X2")["overflow"], json!([63]));
}

/// Davis's marks, and what the UBA makes of them.
#[test]
fn inserted_characters() {
    let steps = steps("A.b", Notation::CapitalsAsHebrew, Strategy::Fields);
    let inserts: Vec<Value> = steps.iter().filter(|step| step["rule"] == "insert").cloned().collect();
    assert_eq!(inserts[0], json!({"step":1,"rule":"insert","changed":[],"inserted":"U+202A","before":0}));
    assert_eq!(inserts[1], json!({"step":2,"rule":"insert","changed":[],"inserted":"U+200E","before":0}));
    let put: Vec<(&Value, &Value)> =
        inserts.iter().map(|step| (&step["inserted"], &step["before"])).collect();
    assert_eq!(
        json!(put),
        json!([["U+202A", 0], ["U+200E", 0], ["U+200E", 1], ["U+200E", 2], ["U+200E", 3], ["U+202C", 3]])
    );
    assert_eq!(
        step(&steps, "X9")["removed_inserted"],
        json!([0, 5]),
        "the embedding and its end, by the numbers of their insertions"
    );
    assert_eq!(
        step(&steps, "X6")["changed_inserted"],
        json!([{"inserted":1,"from":0,"to":2},{"inserted":2,"from":0,"to":2},
               {"inserted":3,"from":0,"to":2},{"inserted":4,"from":0,"to":2}])
    );
    assert_eq!(steps[steps.len() - 1]["order"], json!([0, 1, 2]));
}

/// Dürst's components are a paragraph each.
#[test]
fn components() {
    let steps = steps("AB.cd", Notation::CapitalsAsHebrew, Strategy::Components);
    assert_eq!(
        step(&steps, "P3")["paragraphs"],
        json!([{"start":0,"end":2,"level":1},{"start":3,"end":5,"level":0}])
    );
    assert_eq!(steps[steps.len() - 1]["order"], json!([1, 0, 2, 3, 4]));
}

#[test]
fn logical() {
    let expected = json!([{"step":1,"rule":"logical","changed":[],"order":[0,1,2]}]);
    assert_eq!(Value::Array(steps("ABc", Notation::CapitalsAsHebrew, Strategy::Logical)), expected);
}
