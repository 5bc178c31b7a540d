//! `scan --columns` with the columns that are written only where they are named.

use bidiscope_bidi::name::unicode_version;

use super::run_with_input;

fn scan(columns: &str, arguments: &[&str], list: &str) -> Vec<String> {
    let all = [&["scan", "--columns", columns], arguments].concat();
    run_with_input(&all, list.as_bytes()).out.lines().skip(1).map(str::to_owned).collect()
}

#[test]
fn the_entry_stands_beside_what_is_read_of_it() {
    let rows = scan("input,name", &["--append", "--parent=com"], " xn--4db \na..b\n");
    assert_eq!(rows, [" xn--4db ,\u{5D0}.com", "a..b,"]);
}

#[test]
fn the_suggestion_is_that_of_inspect() {
    let list = "\u{5D0}\u{5D1}1a.com\nabc.com\n1\u{5D0}.com\na-.com\nhttps://a.com/\n";
    let rows = scan("name,suggestion", &[], list);
    for row in &rows {
        let (name, suggestion) = row.split_once(',').expect("two cells");
        let inspected = run_with_input(&["inspect", "--json", "-"], name.as_bytes()).objects();
        let first = inspected[0]["suggested_fixes"][0]["name"].as_str().unwrap_or_default();
        assert_eq!(suggestion, first, "{name}");
    }
    assert!(rows.iter().any(|it| !it.ends_with(',')) && rows[1] == "abc.com,");
}

/// A correction that the registry refuses is not suggested, here as there: the ruleset has no x.
#[test]
fn the_suggestion_satisfies_the_rules_of_the_registry() {
    let ruleset = format!("{}/tests/data/lgr/whole.xml", env!("CARGO_MANIFEST_DIR"));
    let rows = scan("line,suggestion", &["--lgr", &ruleset], "-cd\n-cx\n");
    assert_eq!(rows, ["1,cd", "2,"]);
}

#[test]
fn the_zone_and_the_labels_below_it() {
    let columns = "name,parent,labels_below";
    let rows = scan(
        columns,
        &["--parent", "xn--4dbrk0ce"],
        "a.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}\nb.a.xn--4dbrk0ce\nc.com\n",
    );
    let zone = "\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}";
    assert_eq!(rows, [format!("a.{zone},{zone},1"), format!("b.a.{zone},{zone},2"), ",,".to_owned()]);
    assert_eq!(scan(columns, &[], "a.com\n"), ["a.com,,"]);
}

#[test]
fn u_labels_stand_beside_a_labels() {
    // UTS #46 makes small letters of capitals; what is refused has neither form.
    let rows = scan("name,ascii_name,u_name", &[], "XN--4DB.COM\nB\u{DC}CHER.com\na-.com\n");
    assert_eq!(rows[0], "\u{5D0}.COM,xn--4db.com,\u{5D0}.com");
    assert_eq!(rows[2], "a-.com,,");
    let [name, ascii, u] = rows[1].split(',').collect::<Vec<_>>()[..] else { panic!("{}", rows[1]) };
    assert_eq!(name, "B\u{DC}CHER.com");
    assert_eq!(ascii.is_empty(), u.is_empty());
}

/// RFC 5893 section 1.2: what became possible (Dhivehi, Yiddish), and what no more: labels that mix AN and EN, and AN in
/// left-to-right labels.
#[test]
fn a_list_says_what_is_newly_allowed_or_refused_since_rfc_3454() {
    let names = "\u{78B}\u{7A8}\u{788}\u{7AC}\u{780}\u{7A8}\n\u{5D0}\u{5B8}\n\u{627}1\u{661}\u{628}\na\u{661}b\n\
        \u{5D0}\u{5D1}\na.com\n\u{5D0}a\n\u{5EF}\u{5D0}\n//a.com\n";
    let rows = scan("rfc3454", &[], names);
    let newly = ["newly-allowed", "newly-allowed", "newly-refused", "newly-refused"];
    assert_eq!(rows[..4], newly);
    // A row of one empty field is written with its quotation marks.
    assert_eq!(rows[4..], ["allowed", "allowed", "refused", "unassigned", "\"\""]);
}

/// The paper, section II: names that differ only in points are like homographs.
#[test]
fn names_that_differ_only_in_points_are_one_group() {
    // With points, without, with other points, of precomposed letters; a word of its own; with the root's full stop.
    let names = "\u{5E9}\u{5C1}\u{5B8}\u{5DC}.com\n\u{5E9}\u{5DC}.com\n\u{5E9}\u{5B0}\u{5DC}.com\n\u{FB2A}\u{5DC}.com\n\
        \u{5D0}\u{5B8}.com\n\u{5E9}\u{5DC}.com.\n";
    let rows = scan("same_without_points,without_points", &[], names);
    let bare = "\u{5E9}\u{5DC}.com";
    assert_eq!(rows[..4], [&format!("1,{bare}"); 4].map(String::as_str));
    assert_eq!(rows[4..], [",\u{5D0}.com".to_owned(), format!("1,{bare}.")]);
}

#[test]
fn reasons_in_words_and_versions_stand_in_every_format() {
    let versions = format!("{},{}", unicode_version(), env!("CARGO_PKG_VERSION"));
    let rows = scan("unicode,version,reason_text,reasons", &[], "a-.com\nabc.com\n");
    assert!(rows[0].starts_with(&versions) && rows[0].ends_with(",idna-hyphen-at-end"), "{}", rows[0]);
    assert!(!rows[0].contains(",,"), "{}", rows[0]);
    assert_eq!(rows[1], format!("{versions},,"));
    let arguments = ["scan", "--format=jsonl", "--columns=reason_text,labels_below", "--parent=com"];
    let found = run_with_input(&arguments, b"a-.com\nabc.com\n").objects();
    assert!(found[0]["reason_text"][0].is_string() && found[1]["reason_text"] == serde_json::json!([]));
    assert_eq!(found[1]["labels_below"], 1);
}

/// The strongest of the matches: the same name before the same display, and that before what is confusable.
#[test]
fn the_name_of_the_other_list_stands_beside_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("registered.txt");
    // U+0430 is confusable with a; 1 and the alef change places in a left-to-right paragraph.
    std::fs::write(&path, "\u{430}bc.com\nABC.com\n1\u{5D0}.com\nfree.com\n").expect("a file");
    let registered = path.to_str().expect("UTF-8");
    let list = "abc.com\n\u{5D0}1.com\nfree.com\nother.com\na..b\n";
    let columns = "against_name,against_match,against_same_name,against_confusable_ltr,against_ltr";
    let rows = scan(columns, &["--against", registered], list);
    let same = ["ABC.com,same_name,2,1,", "1\u{5D0}.com,ltr,,3,3", "free.com,same_name,4,,"];
    assert_eq!(rows[..3], same);
    assert_eq!(rows[3..], [",,,,"; 2]);
    // By itself it is the same.
    let alone = scan("against_name", &["--against", registered], list);
    assert_eq!(alone, ["ABC.com", "1\u{5D0}.com", "free.com", "\"\"", "\"\""]);
}

#[test]
fn each_label_has_its_verdict() {
    let list = "a-.\u{5D0}b.com\nabc.com\n_dmarc.abc.com\na..b\n";
    assert_eq!(
        scan("label_verdicts", &[], list),
        ["refused refused allowed", "allowed allowed", "not-applicable allowed allowed", "\"\""]
    );
    // The zone's labels are nobody's to register.
    let columns = "label_verdicts";
    assert_eq!(scan(columns, &["--parent=com"], "a-.b.com\n"), ["refused allowed not-applicable"]);
    let arguments = ["scan", "--format=jsonl", "--columns=label_verdicts,reasons"];
    let found = run_with_input(&arguments, list.as_bytes()).objects();
    let labels = found[0]["label_verdicts"].as_array().expect("an array");
    assert_eq!(labels[0]["text"], "a-");
    assert_eq!(
        [&labels[0]["bidi_rule"], &labels[1]["bidi_rule"], &labels[2]["bidi_rule"]],
        ["violated", "violated", "satisfied"]
    );
    // What speaks against the labels is what speaks against the name.
    let of_labels = labels.iter().flat_map(|it| it["reasons"].as_array().expect("an array").clone());
    let mut of_labels: Vec<String> = of_labels.map(|it| it.as_str().expect("an id").to_owned()).collect();
    let mut of_name: Vec<String> = found[0]["reasons"]
        .as_array()
        .expect("an array")
        .iter()
        .map(|it| it.as_str().expect("an id").to_owned())
        .collect();
    of_labels.sort();
    of_labels.dedup();
    of_name.sort();
    assert_eq!(of_labels, of_name);
    assert_eq!(found[3]["label_verdicts"], serde_json::json!([]));
    // As inspect says it.
    let inspected = run_with_input(&["inspect", "--json", "-"], list.as_bytes()).objects();
    for (label, of_scan) in inspected[0]["labels"].as_array().expect("an array").iter().zip(labels) {
        assert_eq!(label["registration"]["verdict"], of_scan["registration"]);
        assert_eq!(label["registration"]["reasons"], of_scan["reasons"]);
        assert_eq!(label["bidi_rule"]["verdict"], of_scan["bidi_rule"]);
    }
}

#[test]
fn warnings_and_reasons_have_words() {
    let list = "a\u{431}.com\na-.com\nabc.com\n";
    let arguments = ["scan", "--format=jsonl", "--columns=reasons,reason_text,warnings,warning_text"];
    for found in run_with_input(&arguments, list.as_bytes()).objects() {
        for (ids, words) in [("reasons", "reason_text"), ("warnings", "warning_text")] {
            let (ids, words) = (found[ids].as_array().expect("ids"), found[words].as_array().expect("words"));
            assert_eq!(ids.len(), words.len());
            assert!(words.iter().zip(ids).all(|(word, id)| word.is_string() && word != id));
        }
    }
    let rows = scan("warnings,warning_text", &[], list);
    assert!(rows[0].starts_with("mixed-scripts,") && rows[2] == ",", "{rows:?}");
}

/// For a letter to the applicant: the label, the positions in the name from 1, and the rule with its section.
#[test]
fn reasons_are_given_in_whole_sentences() {
    let rows = scan("reason_text", &["--parent=com"], "a.1\u{5D0}\u{5D1}.com\n");
    for part in ["Label 2", "osition in the name: 3.", "(RFC 5893 section 2, condition 1)."] {
        assert!(rows[0].contains(part), "{}", rows[0]);
    }
}

/// A suggested name that is registered helps nobody.
#[test]
fn a_suggestion_says_whether_it_is_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let registered = folder.path().join("registered.txt");
    std::fs::write(&registered, "x.com\nb.com\n\u{5D0}1.com\n").expect("written");
    let against = ["--against", registered.to_str().expect("UTF-8")];
    let columns = "suggestion,against_suggestion";
    let rows = scan(columns, &against, "1\u{5D0}.com\na-.com\nb.com\nx..y\nb-.com\n");
    assert_eq!(rows, ["\u{5D0}1.com,3", "a.com,", ",", ",", "b.com,2"]);
    for more in [&["--against-index"][..], &["--memory=40M", "--threads=3"]] {
        let all = [&against[..], more].concat();
        assert_eq!(scan(columns, &all, "1\u{5D0}.com\n"), ["\u{5D0}1.com,3"]);
    }
    // With its name, and who has it; a variant counts less than the name itself.
    let csv = folder.path().join("registered.csv");
    std::fs::write(&csv, "name,owner\nx.com,Xu\nb.com,Bo\n").expect("written");
    let of_csv = ["--against", csv.to_str().expect("UTF-8"), "--against-column=name", "--against-keep=owner"];
    let columns = "against_suggestion,against_suggestion_name,against_suggestion_match";
    let list = "b-.com\na-.com\nx.com\n";
    let rows = scan(columns, &of_csv, list);
    // The owner of the matching name comes first, then that of the suggested one.
    assert_eq!(rows, ["3,b.com,same_name,,Bo", ",,,,", ",,,Xu,"]);
    // Alone.
    assert_eq!(scan("against_suggestion", &against, "1\u{5D0}.com\n"), ["3"]);
}

#[test]
fn a_decision_needs_no_second_column() {
    let list = "a.com\nb.com\nB.com\nc-.com\nx..y\n";
    let expected = ["allowed", "contested", "contested", "refused", "unreadable"];
    assert_eq!(scan("decision", &[], list), expected);
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path.to_str().expect("UTF-8").to_owned()
    };
    let registered = file("registered.txt", "b.com\nc-.com\n");
    let (reserved, blocked) = (file("reserved.txt", "a\n"), file("blocked.txt", "d\n"));
    let rules = ["--parent", "com", "--reserved", &reserved, "--blocked", &blocked];
    let arguments = [&["--against", &registered], &rules[..]].concat();
    let found = scan("decision,against_same_name", &arguments, "a.com\nb.com\nc-.com\nd.com\ne.com\n");
    // What is refused is the same as itself all the same.
    assert_eq!(found, ["reserved,", "taken,1", "refused,2", "blocked,", "allowed,"]);
}

/// The other lines with the same name or a variant, in whatever list they are, with what is kept of them.
#[test]
fn contested_names_say_with_whom() {
    let list = "a.com\nb.com\nA.com\n\na.com\nx..y\n";
    let rows = scan("contested_with", &[], list);
    assert_eq!(rows, ["3 A.com; 5 a.com", "\"\"", "1 a.com; 5 a.com", "1 a.com; 3 A.com", "\"\""]);
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path.to_str().expect("UTF-8").to_owned()
    };
    let (one, two) =
        (file("1.csv", "name,who\na.com,Ada\nb.com,\n"), file("2.csv", "name,who\nb.com,\na.com,\"B, C\"\n"));
    let columns = ["--column=name", "--keep=who", "--columns=line,contested_with", "--format=jsonl"];
    let found = run_with_input(&[&["scan"][..], &columns, &[&one, &two]].concat(), b"").objects();
    let with = |row: usize| found[row]["contested_with"].clone();
    assert_eq!(
        with(0),
        serde_json::json!([{"file": two, "line": 3, "name": "a.com", "kept": {"who": "B, C"}}])
    );
    assert_eq!(
        with(2),
        serde_json::json!([{"file": one, "line": 3, "name": "b.com", "kept": {"who": null}}])
    );
    let many = "a.com\n".repeat(12);
    let rows = scan("line,contested_with", &[], &many);
    assert!(
        rows[11].starts_with("12,1 a.com; 2 a.com;") && rows[11].ends_with("10 a.com; \u{2026}"),
        "{}",
        rows[11]
    );
    let found =
        run_with_input(&["scan", "--columns=contested_with", "--format=jsonl"], many.as_bytes()).objects();
    let named = found[0]["contested_with"].as_array().expect("an array");
    assert_eq!((named.len(), &named[10]), (11, &serde_json::json!({"more": true})));
    // Variants, of which one row names another that it is no duplicate of.
    let ruleset = format!("{}/tests/data/lgr/arabic.xml", env!("CARGO_MANIFEST_DIR"));
    let (kaf, keheh) = ("\u{643}\u{627}\u{645}.com", "\u{6A9}\u{627}\u{645}.com");
    let list = format!("{kaf}\n{keheh}\n");
    let rows = scan("contested_with", &["--lgr", &ruleset, "--parent=com"], &list);
    assert_eq!(rows, [format!("2 {keheh}"), format!("1 {kaf}")]);
    assert_eq!(scan("contested_with", &[], &list), ["\"\"", "\"\""]);
}

/// A name that the other list has, beside a variant of it there: the same name is the one that counts, in every column.
#[test]
fn the_disposition_is_that_of_the_matching_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let registered = folder.path().join("registered.txt");
    let (kaf, keheh) = ("\u{643}\u{627}\u{645}.com", "\u{6A9}\u{627}\u{645}.com");
    let ruleset = format!("{}/tests/data/lgr/arabic.xml", env!("CARGO_MANIFEST_DIR"));
    let against = ["--lgr", &ruleset, "--parent=com", "--against", registered.to_str().expect("UTF-8")];
    let columns = "against_name,against_match,against_disposition,against_same_name,against_same_variants";
    for (names, expected) in [
        (format!("{keheh}\n"), format!("{keheh},same_variants,blocked,,1")),
        (format!("{keheh}\n{kaf}\n"), format!("{kaf},same_name,,2,1")),
    ] {
        std::fs::write(&registered, names).expect("written");
        assert_eq!(scan(columns, &against, &format!("{kaf}\n"))[0], expected);
        // It does not hang on the columns beside it.
        let alone = scan("line,against_disposition", &against, &format!("{kaf}\n"));
        assert_eq!(alone[0].ends_with("blocked"), expected.contains("blocked"), "{alone:?}");
    }
}

/// A suggested name that another line asks for, or gets as its suggestion too, says so.
#[test]
fn a_suggestion_says_who_else_asks_for_it() {
    let columns = "suggestion,suggestion_contested_with";
    let list = "a-.com\na.com\n-a.com\nb-.com\nA.com\nc.com\n";
    let rows = scan(columns, &[], list);
    assert_eq!(rows[0], "a.com,2 a.com; 3 -a.com; 5 A.com");
    assert_eq!(rows[2], "a.com,1 a-.com; 2 a.com; 5 A.com");
    assert_eq!((rows[1].as_str(), rows[3].as_str(), rows[5].as_str()), (",", "b.com,", ","));
    // It does not hang on the memory, on threads, or on the columns beside it.
    let bounded = scan(columns, &["--memory=40M", "--threads=3"], list);
    assert_eq!(bounded, rows);
    assert_eq!(scan("line,suggestion_contested_with", &[], list)[0], "1,2 a.com; 3 -a.com; 5 A.com");
}

/// The DNS makes no difference between capitals and small letters, and a suggestion has small ones.
#[test]
fn suggestions_have_small_letters() {
    assert_eq!(scan("suggestion", &[], "CAT-.co.il\nCAT.co.il\n"), ["cat.co.il", "\"\""]);
    // The name itself is not another line that asks for it.
    assert_eq!(scan("line,suggestion_contested_with", &[], "CAT-.co.il\n"), ["1,"]);
}
