//! `trace` against the contract of its output, and as text.

use bidiscope_bidi::order::Strategy;
use serde_json::{Value, json};

use super::text::is_right_to_left;
use super::{Ended, run};

fn trace(arguments: &[&str]) -> Ended {
    let ended = run(&[&["trace"], arguments].concat());
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{arguments:?}");
    ended
}

fn steps(notation: &str, strategy: &str, name: &str) -> Vec<Value> {
    trace(&["--json", "--notation", notation, "--strategy", strategy, "--", name]).objects()
}

fn step<'a>(steps: &'a [Value], rule: &str) -> &'a Value {
    steps.iter().find(|step| step["rule"] == rule).expect("the rule has a step")
}

/// The contract's example: in AL ... EN, rule W2 makes an Arabic number.
#[test]
fn a_step_an_object_numbered_from_1() {
    let steps = steps("table1", "uba-ltr", "AB-12");
    let numbers: Vec<Value> = steps.iter().map(|step| step["step"].clone()).collect();
    assert_eq!(numbers, (1..=31).map(|number| json!(number)).collect::<Vec<_>>());
    let w2 = step(&steps, "W2");
    assert_eq!(
        w2["changed"],
        json!([{"character":3,"from":"EN","to":"AN"},{"character":4,"from":"EN","to":"AN"}])
    );
    assert_eq!(step(&steps, "W4")["changed"], json!([]), "JSON has the rules that change nothing");
    assert_eq!(step(&steps, "L2")["order"], json!([3, 4, 2, 1, 0]));
    let line = trace(&["--json", "--strategy", "uba-ltr", "a"]).out;
    assert!(line.starts_with(r#"{"step":1,"rule":"P2","changed":[]"#), "{line}");
}

#[test]
fn the_last_order_is_that_of_inspect() {
    for name in ["AB-12", "ab.NOP--123.C7", "A-.1"] {
        let inspected = run(&["inspect", "--json", "--notation", "table1", "--", name]).objects();
        let orders = inspected[0]["orders"].as_array().expect("a list");
        assert_eq!(orders.len(), Strategy::BUILT_IN.len());
        for order in orders {
            let strategy = order["strategy"].as_str().expect("a string");
            let steps = steps("table1", strategy, name);
            let last = steps.last().expect("a trace is never empty");
            assert_eq!(last["order"], order["logical_from_visual"], "{name}, {strategy}");
        }
    }
}

#[test]
fn strategies_that_insert_begin_with_what_they_insert() {
    let steps = steps("table1", "isolates", "A.b");
    assert_eq!(
        steps[0],
        json!({"step":1,"rule":"insert","changed":[],"inserted":"U+2066","before":0}),
        "the isolate round the name"
    );
    let inserts = steps.iter().filter(|step| step["rule"] == "insert").count();
    assert_eq!(inserts, 6, "two for the name and two for each label");
}

#[test]
fn the_machine_of_the_one_to_one_display() {
    let steps = steps("table1", "one-to-one", "A12B");
    assert_eq!(
        steps[6],
        json!({"step":7,"rule":"reorder","changed":[],"order":[],"operation":"accumulate","character":1,
               "characters":[1],"mode":"R","accumulator":[1],"stack":[[0]]})
    );
    assert_eq!(steps.last().expect("steps")["character"], Value::Null, "the end of the input is a step");
}

/// Figure 4 of the paper, line 2 by the classes of 2001, line 3 by today's.
#[test]
fn figure_4_in_both_bidi_data_versions() {
    let display = |data_version: &str| {
        let characters_in_data_version =
            ["--notation", "table1", "--strategy", "uba-ltr", "--bidi-data", data_version, "NOP--123"];
        let out = trace(&characters_in_data_version).out;
        let line = out.lines().find(|line| line.contains("  L2  ")).expect("a line for L2").to_owned();
        line.rsplit("display: ").next().expect("a display").to_owned()
    };
    assert_eq!(display("unicode-3.1"), "“--123PON”");
    assert_eq!(display("current"), "“123--PON”");
}

#[test]
fn text_hides_what_changes_nothing() {
    let arguments = ["--notation", "table1", "--strategy", "uba-ltr", "AB-12"];
    let out = trace(&arguments).out;
    let lines: Vec<&str> = out.lines().map(str::trim).collect();
    for expected in [
        "UBA, LTR paragraph: “AB-12”",
        "Bidi classes: AL AL ES EN EN",
        "2  P3   the paragraph is at level 0",
        "16  X10  1 level run; 1-5 “AB-12” at level 0, sos L, eos L",
        "18  W2   EN to AN: 4-5 “12”",
        "19  W3   AL to R: 1-2 “AB”",
        "25  N1   ON to R: 3 “-”",
        "27  I1   level 0 to 1: 1-3 “AB-”; level 0 to 2: 4-5 “12”",
        "23 steps change nothing and are hidden. Show them with --all.",
    ] {
        assert!(lines.contains(&expected), "{expected}\n{out}");
    }
    assert!(!out.contains("  W4  "));
    let latin = trace(&["--strategy", "uba-ltr", "ab"]).out;
    assert!(latin.contains("30  L2   display: “ab”"), "the display is never hidden: {latin}");
    let all = trace(&[&["--all"], arguments.as_slice()].concat()).out;
    assert!(all.lines().any(|line| line.trim() == "20  W4   changes nothing"), "{all}");
    assert_eq!(all.lines().count(), 2 + 31);
}

/// UAX #9, rule L4; the steps of the JSON have the name's own characters and no L4.
#[test]
fn the_line_is_written_as_it_is_drawn() {
    let text = |name: &str, options: &[&str]| {
        let name = ["--notation", "capitals", "--strategy", "uba-rtl", name];
        trace(&[options, &name].concat()).out
    };
    let line =
        "  L2   4 characters change their positions; mirrored by rule L4: 2 “(”, 4 “)”; display: “C(b)A”\n";
    assert!(text("A(b)C", &[]).contains(line), "{}", text("A(b)C", &[]));
    assert!(text("A(b)C", &["--brief"]).contains(line), "{}", text("A(b)C", &["--brief"]));
    let alone = "  L2   mirrored by rule L4: 1 “(”; display: “)”\n";
    assert!(text("(", &[]).contains(alone), "{}", text("(", &[]));
    assert!(!text("ABC", &[]).contains("L4"));
    let steps = steps("capitals", "uba-rtl", "A(b)C");
    assert_eq!(step(&steps, "L2")["order"], json!([4, 3, 2, 1, 0]));
    assert!(!steps.iter().any(|it| it["rule"] == "L4" || it.get("mirrored").is_some()));
    // What a strategy mirrors beyond that rule turns round in its own step.
    let slashes = trace(&["--notation", "capitals", "--strategy", "custom:mirror=slashes", "A/(B"]).out;
    assert!(slashes.contains("mirrored by rule L4: 3 “(”; display: “B)/A”\n"), "{slashes}");
    assert!(slashes.contains("mirrored: 2 “/”; display: “B)\\A”\n"), "{slashes}");
}

#[test]
fn text_of_the_machine() {
    let out = trace(&["--notation", "table1", "--strategy", "one-to-one", "A12B"]).out;
    for expected in [
        "accumulate 3 “2”, mode R, accumulator 2-3 “12”, stack of 1 piece, top 1 “A”; output so far: “”",
        "push 4 “B”, mode R, stack of 3 pieces, top 4 “B”",
        "clear at the end of the input, mode R; output so far: “B12A”",
    ] {
        assert!(out.contains(expected), "{expected}\n{out}");
    }
}

#[test]
fn right_to_left_text_is_held_and_nothing_acts_on_the_terminal() {
    for strategy in ["logical", "uba-auto", "one-to-one", "fields", "components"] {
        let name = "\u{5D0}\u{5B8}(\u{202E}1\u{1B}.\u{661}";
        for line in trace(&["--all", "--strategy", strategy, "--", name]).out.lines() {
            let mut is_held = false;
            for scalar in line.chars() {
                match scalar {
                    '\u{202D}' => is_held = true,
                    '\u{202C}' => is_held = false,
                    _ if is_held => assert!(!bidiscope_bidi::name::is_unprintable(scalar), "{line:?}"),
                    _ => assert!(
                        !bidiscope_bidi::name::is_unprintable(scalar) && !is_right_to_left(scalar),
                        "{line:?}"
                    ),
                }
            }
        }
    }
}

#[test]
fn refusals() {
    let ended = run(&["trace", "--strategy", "uba-ltr", "--json", "a..b"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("Character 3: "), "{}", ended.err);
    for arguments in
        [["trace", "a"].as_slice(), &["trace", "--strategy", "uba", "a"], &["trace", "--strategy", "logical"]]
    {
        let ended = run(arguments);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.err.contains("--help"), "{}", ended.err);
    }
}

/// The example of the documentation.
#[test]
fn brief_steps_say_what_they_add() {
    let arguments = ["--json", "--brief", "--notation", "table1", "--strategy", "one-to-one", "A12B."];
    let ended = trace(&arguments);
    let lines: Vec<&str> = ended.out.lines().skip(8).collect();
    assert_eq!(
        lines,
        [
            r#"{"step":9,"rule":"reorder","changed":[],"operation":"push","character":3,"characters":[3],"mode":"R","pushed":[[1,2],[3]],"out":[]}"#,
            r#"{"step":10,"rule":"reorder","changed":[],"operation":"clear","character":4,"characters":[4],"mode":"L","pushed":[],"out":[3,1,2,0,4]}"#,
            r#"{"step":11,"rule":"reorder","changed":[],"order":[3,1,2,0,4],"operation":"empty","character":null,"characters":[],"mode":"L","pushed":[],"out":[]}"#,
        ]
    );
    let documentation = include_str!("../../docs/output.md");
    assert!(lines[..2].iter().all(|line| documentation.contains(line)), "docs/output.md has this example");
    let text = trace(&["--brief", "--notation", "table1", "--strategy", "one-to-one", "A12B."]).out;
    for expected in [
        "reorder         push 4 “B”, mode R, onto the stack 2-3 “12”, 4 “B”\n",
        "reorder         clear 5 “.”, mode L; output: “B12A.”\n",
        "reorder         empty at the end of the input, mode L; display: “B12A.”\n",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
}

#[test]
fn brief_steps_of_the_rules_have_no_order_but_the_last() {
    let of = |brief: &[&str]| {
        let arguments = ["--json", "--notation", "table1", "--strategy", "uba-ltr", "AB-12"];
        trace(&[brief, &arguments].concat()).objects()
    };
    let (brief, whole) = (of(&["--brief"]), of(&[]));
    assert_eq!(brief.len(), whole.len());
    assert_eq!(step(&brief, "L2").get("order"), None);
    assert_eq!(step(&brief, "L2")["moved"], step(&whole, "L2")["moved"]);
    assert_eq!(brief.last(), whole.last());
    let text = trace(&["--brief", "--notation", "table1", "--strategy", "uba-ltr", "AB-12"]).out;
    assert!(text.contains("30  L2   4 characters change their positions; display: “12-BA”"), "{text}");
}

/// Whole, 10,000 characters would be 300 megabytes.
#[test]
fn what_would_be_too_long_whole_is_refused_and_brief_is_not() {
    let name = |count: usize| "\u{5D0}".repeat(count);
    for json in [&["--json"][..], &[]] {
        let of = |more: &[&str]| run(&[&["trace"], json, more].concat());
        let refused = of(&["--strategy", "one-to-one", &name(1_001)]);
        assert_eq!((refused.status, refused.out.as_str()), (2, ""));
        assert_eq!(
            refused.err,
            "bidiscope: The name has 1001 characters, more than 1000. Use --brief, which shows only the changes of \
             each step.\n"
        );
        for more in [["one-to-one", "--", &name(1_000)], ["one-to-one", "--brief", &name(10_000)]] {
            let ended = of(&[&["--strategy"], more.as_slice()].concat());
            assert_eq!((ended.status, ended.err.as_str()), (0, ""));
            assert!(ended.out.len() < 6_000_000, "{}", ended.out.len());
        }
        let ended = of(&["--strategy", "uba-rtl", &name(10_000)]);
        assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    }
}
