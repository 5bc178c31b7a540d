//! What `inspect` says keeps text in order among other text.

use serde_json::{Value, json};

use super::{run, run_with_input};

#[path = "../common/tsv.rs"]
mod tsv;
#[path = "../common/unescaped.rs"]
mod unescaped;

use unescaped::unescaped;

/// What is removed and inserted, as the table of puzzles writes it.
fn written(remedy: &Value, length: usize) -> String {
    let removed = remedy["removed"].as_array().expect("positions").iter();
    let removed = removed.map(|it| format!("remove {}", it.as_u64().expect("a position") + 1));
    let inserted = remedy["inserted"].as_array().expect("insertions").iter().map(|it| {
        let name = match it["code_point"].as_str() {
            Some("U+200E") => "LRM",
            Some("U+200F") => "RLM",
            other => panic!("{other:?}"),
        };
        match it["before"].as_u64().expect("a position") as usize {
            end if end == length => format!("{name} at end"),
            before => format!("{name} before {}", before + 1),
        }
    });
    removed.chain(inserted).collect::<Vec<_>>().join(", ")
}

fn entry<'a>(object: &'a Value, reading: &str, surrounding: &str) -> &'a Value {
    let all = object["remedies"].as_array().expect("remedies");
    let found = all.iter().find(|it| it["reading"] == reading && it["surrounding"] == surrounding);
    found.unwrap_or_else(|| panic!("{reading} {surrounding}: {all:#?}"))
}

#[test]
fn puzzles_have_the_remedies_that_were_worked_out_by_hand() {
    let rows: Vec<[&str; 10]> = tsv::rows(include_str!("../data/bidi-puzzles.tsv"));
    let texts: Vec<String> = rows.iter().map(|it| unescaped(it[2])).collect();
    let ended = run_with_input(&["inspect", "--json", "--as", "text", "-"], texts.join("\n").as_bytes());
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let objects = ended.objects();
    assert_eq!(objects.len(), rows.len());
    for ((object, text), row) in objects.iter().zip(&texts).zip(rows) {
        let [kind, .., reading, surrounding, wanted, remedy] = row;
        let entry = entry(object, reading, surrounding);
        assert_eq!(entry["wanted"], unescaped(wanted), "{kind}");
        assert_eq!(written(&entry["remedy"], text.chars().count()), remedy, "{kind}");
        let line = entry["remedy"]["shown"].as_str().expect("a line");
        assert!(line.contains(&unescaped(wanted)), "{kind}: {line}");
        assert!(!entry["shown"].as_str().expect("a line").contains(&unescaped(wanted)), "{kind}");
    }
}

#[test]
fn text_and_html_that_keep_the_order_are_there_to_copy() {
    let ended = run(&["inspect", "--json", "--as", "text", "C:\\"]);
    let object = &ended.objects()[0];
    let hebrew = entry(object, "left-to-right", "hebrew");
    assert_eq!(hebrew["remedy"]["text"], "C:\\\u{200E}");
    assert_eq!(hebrew["html"], "<bdi>C:\\</bdi>");
    assert_eq!(hebrew["css"], "unicode-bidi: isolate; direction: ltr");
    let english = entry(object, "left-to-right", "english");
    assert_eq!(english["remedy"]["inserted"], json!([]));
    assert_eq!((&english["html"], &english["css"]), (&Value::Null, &Value::Null));

    let page = run(&["inspect", "--as", "text", "C:\\"]).out;
    for part in ["LRM", "U+200E", "C:\\<U+200E>", "<bdi>C:\\</bdi>"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    // No first strong character gives this direction.
    let object = &run(&["inspect", "--json", "--as", "text", "\u{5D0} a"]).objects()[0];
    assert_eq!(entry(object, "left-to-right", "hebrew")["html"], "<bdi dir=\"ltr\">\u{5D0} a</bdi>");
}

#[test]
fn where_nothing_helps_there_is_none_and_long_texts_have_none() {
    let object = &run(&["inspect", "--json", "--as", "text", "a\tb"]).objects()[0];
    let hebrew = entry(object, "left-to-right", "hebrew");
    assert_eq!((&hebrew["remedy"], &hebrew["html"]), (&Value::Null, &Value::Null));
    let long = run(&["inspect", "--json", "--as", "text", &"a ".repeat(200)]);
    assert_eq!(long.objects()[0]["remedies"], json!([]));
}

#[test]
fn of_names_nothing_is_said_about_it() {
    let ended = run(&["inspect", "--json", "\u{5D0}\u{5D1}.com"]);
    assert!(ended.objects()[0].get("remedies").is_none());
    let page = run(&["inspect", "\u{5D0}\u{5D1}.com"]).out;
    assert!(!page.contains("in order"), "{page}");
}
