//! Damaged settings: what is kept, and what is told.

use std::fs;

use bidiscope_window::Remembered;
use serde_json::{Value, json};

use super::{at_first, file, folder, folder_with, good, names, panes, written};

/// Reads a file in which one field is damaged: that field is as at first, all others are as they were, a
/// backup holds the file, and the field is named.
fn check_field(field: &str, damaged: Value, named: &str) {
    let mut expected = good();
    *expected.pointer_mut(field).expect("a field") = at_first().pointer(field).expect("a field").clone();
    if field == "/settings/choices" {
        // A strategy that is there no more has no row.
        let order = expected["settings"]["panes"]["order"].as_array_mut().expect("rows");
        order.retain(|it| it != "own-1");
    }
    if field == "/settings/panes" {
        let order = expected["settings"]["panes"]["order"].as_array_mut().expect("rows");
        order.push(json!("own-1"));
    }
    check(field, damaged, &expected, named);
}

fn check(field: &str, damaged: Value, expected: &Value, named: &str) {
    let what = damaged.to_string();
    let what = format!("{field}: {}", what.chars().take(60).collect::<String>());
    let mut content = good();
    *content.pointer_mut(field).expect("a field") = damaged;
    let content = content.to_string();
    let folder = folder_with(&content);
    let read = Remembered::at(folder.path());
    assert_eq!(&written(&read), expected, "{what}");
    let backup = folder.path().join("settings.backup-1.json");
    let text = format!(
        "Some settings could not be read, and are as at first: {named}. What stood there is kept in {}.",
        backup.display()
    );
    assert_eq!(read.notice().as_deref(), Some(text.as_str()), "{what}");
    assert!(fs::read_to_string(backup).is_ok_and(|it| it == content), "{what}");
    assert!(fs::read_to_string(file(&folder)).is_ok_and(|it| it == content), "{what}");
}

#[test]
fn a_field_that_cannot_be_read_is_lost_alone() {
    let long = "a".repeat(10_000_001);
    let settings = [
        ("tab", json!("atlas")),
        ("tab", json!(7)),
        ("input", json!(7)),
        ("input", json!(long)),
        ("notation", json!("latin")),
        ("zone", json!("com")),
        ("zone.text", json!(long)),
        ("zone.text", json!(["com"])),
        ("zone.notation", json!("latin")),
        ("ruleset.loaded", json!("/tmp/he\0.xml")),
        ("show_invisibles", json!("yes")),
        ("field_order", json!("uba-up")),
        ("marks_invisible", json!(null)),
        ("trace", json!("uba-ltr")),
        ("trace.strategy", json!("spiral")),
        ("trace.with_idle", json!(1)),
        ("verdict.sections", json!([])),
        ("names.at", json!("first")),
        ("names.pinned", json!({})),
        ("names.pinned", json!([{ "text": "", "notation": "unicode" }])),
        ("folder", json!("\0")),
        ("export.form", json!("bmp")),
        ("choices", json!("none")),
        ("choices.surroundings", json!("in-space")),
        ("choices.typed", json!("see ")),
        ("choices.typed.before", json!(long)),
        ("choices.typed.after", json!([" now"])),
        ("choices.overall", json!("random")),
        ("choices.environment", json!("up")),
        ("choices.label_isolate", json!(0)),
        ("choices.edition", json!("unicode-99")),
        ("choices.reference", json!("uba-up")),
        ("choices.shows_marks", json!("fields")),
        ("text", json!(null)),
        ("text.text", json!(long)),
        ("text.is_as_opened", json!("yes")),
        ("text.before", json!("what stood there")),
        ("text.before", json!([long])),
        ("text.direction", json!("up")),
        ("text.shown", json!("none")),
        ("text.overall", json!({})),
        ("text.extensions.userinfo", json!("no")),
        ("text.extensions.port", json!(80)),
        ("text.extensions.ip_address", json!(null)),
        ("text.height", json!(0)),
        ("text.height", json!(1e30)),
        ("list", json!("names.csv")),
        ("list.file", json!("names\0.csv")),
        ("list.file", json!("a".repeat(5000))),
        ("list.form", json!("xlsx")),
        ("list.column", json!("a".repeat(201))),
        ("list.column", json!(3)),
        ("list.notation", json!("latin")),
        ("list.order", json!("uba-up")),
        // A display in which no list is shown.
        ("list.order", json!("logical")),
        ("list.hidden", json!("ascii_name")),
        ("list.details_height", json!(0)),
        ("list.details_height", json!("high")),
        ("study.classes", json!({})),
        ("study.max_length", json!(0)),
        ("study.max_length", json!(13)),
        ("study.max_length", json!(-5)),
        ("study.max_length", json!(2.5)),
        ("study.results", json!({ "alphabet": ["L"] })),
        ("study.results", json!([])),
        ("study.earlier", json!([{ "alphabet": ["L"] }])),
        ("study.open", json!(["one-to-one", "spiral"])),
        ("study.detail_height", json!(null)),
        ("panes", json!("everywhere")),
        ("panes.arrangement", json!("in a heap")),
        ("panes.aligns_by_paragraph", json!("yes")),
        ("panes.hidden", json!("isolates")),
        ("panes.detail", json!(["rules"])),
        ("panes.details_height", json!(0)),
        ("panes.details_width", json!(1e30)),
    ];
    for (name, damaged) in settings {
        // What is lost of the panes is called so.
        let named = if name.starts_with("panes.") { "panes" } else { name };
        check_field(&format!("/settings/{}", name.replace('.', "/")), damaged, named);
    }
    let window = [
        ("theme", json!("blue")),
        ("zoom", json!(0)),
        ("zoom", json!(-1)),
        ("zoom", json!(1e30)),
        ("zoom", json!(1e300)),
        // What JSON has for what is no number, and for infinity.
        ("zoom", json!(null)),
        ("zoom", json!("150%")),
        ("size", json!([0, 0])),
        ("size", json!([1e9, 1e9])),
        ("size", json!([1000, null])),
        ("size", json!([1000])),
        ("position", json!([1e9, 0])),
        ("position", json!([null, null])),
        ("maximized", json!("a bit")),
        ("fullscreen", json!(2)),
    ];
    for (name, damaged) in window {
        check_field(&format!("/window/{name}"), damaged, &format!("window.{name}"));
    }
    check_field("/window", json!("wide"), "window");
    check_field("/settings", json!(3), "settings");
    for version in [json!("1"), json!(0), json!(-1), json!(1.5), json!(null)] {
        check_field("/version", version, "version");
    }
}

#[test]
fn an_item_that_is_unknown_is_lost_alone() {
    let mut expected = good();
    expected["settings"]["list"]["hidden"] = json!(["ascii_name"]);
    check("/settings/list/hidden", json!(["ascii_name", "horoscope"]), &expected, "list.hidden");
    let mut expected = good();
    expected["settings"]["choices"]["shows_marks"] = json!(["components"]);
    check("/settings/choices/shows_marks", json!(["components", "spiral"]), &expected, "choices.shows_marks");
    let mut expected = good();
    expected["settings"]["study"]["classes"] = json!(["L", "R"]);
    for classes in [json!(["L", "Q", "R"]), json!(["L", "B", "R"]), json!(["L", 4, "R"])] {
        check("/settings/study/classes", classes, &expected, "study.classes");
    }
    // Each can be in a list, but not both.
    check_field("/settings/study/classes", json!(["L", "L", "R"]), "study.classes");
}

#[test]
fn a_section_that_is_unknown_is_lost_alone() {
    let sections = json!({ "findings": false, "policies": true, "horoscope": true });
    check("/settings/verdict/sections", sections, &good(), "verdict.sections.horoscope");
    let mut expected = good();
    expected["settings"]["verdict"]["sections"] = json!({ "policies": true });
    let sections = json!({ "findings": "half", "policies": true });
    check("/settings/verdict/sections", sections, &expected, "verdict.sections.findings");
}

#[test]
fn several_fields_are_named_up_to_three() {
    let mut content = good();
    content["settings"]["tab"] = json!(0);
    content["settings"]["input"] = json!(0);
    content["settings"]["trace"]["strategy"] = json!(0);
    content["settings"]["text"]["shown"] = json!(0);
    content["window"]["theme"] = json!(0);
    let folder = folder_with(content.to_string());
    let text = Remembered::at(folder.path()).notice().expect("something is told");
    let named = "Some settings could not be read, and are as at first: input, tab, text.shown and 2 more.";
    assert!(text.starts_with(named), "{text}");
}

/// What another version remembers, an earlier or a later one.
#[test]
fn keys_that_are_unknown_are_passed_over() {
    let mut content = good();
    content["later"] = json!(1);
    content["settings"]["horoscope"] = json!({ "sign": "libra" });
    content["settings"]["future\u{202E}"] = json!("something");
    content["settings"]["trace"]["speed"] = json!(-1);
    content["settings"]["panes"]["spiral"] = json!(null);
    content["window"]["colour"] = json!("red");
    // What was remembered of parts that there are no more.
    content["settings"]["study"]["rule"] = json!("drop-3");
    content["settings"]["study"]["proof"] = json!(["involution", "one-to-one"]);
    content["settings"]["study"]["walked"] = json!("L AL");
    content["settings"]["study"]["step"] = json!(1);
    let folder = folder_with(content.to_string());
    let read = Remembered::at(folder.path());
    assert_eq!((written(&read), read.notice()), (good(), None));
    assert_eq!(names(folder.path()), ["settings.json"]);
    let mut content = good();
    content["settings"]["learn"]["page"] = json!("atlas");
    let folder = folder_with(content.to_string());
    content["settings"]["learn"]["page"] = json!("glossary");
    let read = Remembered::at(folder.path());
    assert_eq!((written(&read), read.notice()), (content, None));
}

#[test]
fn the_panes_are_corrected_where_they_are_damaged() {
    let with = |field: &str, value: Value| {
        let mut expected = good();
        expected["settings"]["panes"][field] = value;
        expected
    };
    // A row that is unknown is left out, and one that is missing stands at the end.
    let order = panes()["order"].as_array().expect("rows").clone();
    let mut unknown = order.clone();
    unknown.insert(2, json!("spiral"));
    check("/settings/panes/order", json!(unknown), &good(), "panes");
    let mut moved = order.clone();
    let first = moved.remove(0);
    let lost = moved.clone();
    moved.push(first);
    let damaged: Vec<Value> = lost.iter().cloned().chain([json!(7)]).collect();
    check("/settings/panes/order", json!(damaged), &with("order", json!(moved)), "panes");
    // So is what is hidden and unknown.
    let hidden = json!([{ "strategy": "isolates" }, "map", { "strategy": "spiral" }]);
    check("/settings/panes/hidden", hidden, &good(), "panes");
    // What is missing, stands there twice, or is no display any more, is no loss.
    let twice: Vec<Value> = order.iter().cloned().chain([json!("uba-ltr"), json!("own-9")]).collect();
    for (rows, expected) in [(twice, good()), (lost, with("order", json!(moved)))] {
        let mut content = good();
        content["settings"]["panes"]["order"] = json!(rows);
        let folder = folder_with(content.to_string());
        let read = Remembered::at(folder.path());
        assert_eq!((written(&read), read.notice()), (expected, None));
    }
}

/// As an earlier version wrote them: panes within panes.
#[test]
fn panes_of_an_earlier_version_are_as_at_first() {
    let pane = |id: &str| json!({ "pane": { "strategy": id }, "share": 1.0 });
    let earlier = json!({ "share": 1.0, "row": [{ "column": [pane("one-to-one"), pane("uba-ltr")] }] });
    let folder = folder_with(json!({ "version": 1, "settings": { "panes": earlier } }).to_string());
    let read = written(&Remembered::at(folder.path()));
    assert_eq!(read["settings"]["panes"], at_first()["settings"]["panes"]);
}

#[test]
fn a_pane_that_an_older_version_did_not_know_is_no_loss() {
    let mut content = good();
    let order = content.pointer_mut("/settings/panes/order").and_then(Value::as_array_mut);
    order.expect("rows").pop();
    let folder = folder_with(content.to_string());
    let read = Remembered::at(folder.path());
    assert_eq!(read.notice(), None);
    // At the end, where it stood.
    assert_eq!(written(&read), good());
}

#[test]
fn a_field_that_an_older_version_did_not_know_is_no_loss() {
    let mut content = good();
    let removed = content["settings"].as_object_mut().and_then(|it| it.remove("verdict"));
    assert!(removed.is_some());
    let folder = folder_with(content.to_string());
    let read = Remembered::at(folder.path());
    assert_eq!(read.notice(), None);
    let mut expected = good();
    expected["settings"]["verdict"] = at_first()["settings"]["verdict"].clone();
    assert_eq!(written(&read), expected);
}

/// What cannot be read at all is set aside, and the window begins anew.
fn check_whole(bytes: &[u8], why: &str) {
    let folder = folder_with(bytes);
    let read = Remembered::at(folder.path());
    let backup = folder.path().join("settings.backup-1.json");
    assert_eq!(written(&read), at_first(), "{why}");
    let text = read.notice().expect("something is told");
    let begins = format!("The settings could not be read, and begin anew: {why}");
    let ends = format!(". What stood there is kept in {}.", backup.display());
    assert!(text.starts_with(&begins) && text.ends_with(&ends), "{text}");
    assert!(fs::read(backup).is_ok_and(|it| it == bytes), "{why}");
    assert_eq!(names(folder.path()), ["settings.backup-1.json"], "{why}");
}

#[test]
fn what_is_no_settings_is_set_aside() {
    let good = good().to_string();
    let half = &good.as_bytes()[..good.len() / 2];
    let with_zoom = |zoom: &str| good.replace("\"zoom\":1.5", &format!("\"zoom\":{zoom}"));
    let newer = |version: &str| good.replace("\"version\":1", &format!("\"version\":{version}"));
    let old = "{\"bidiscope\": \"(tab:study)\"}";
    let [no_number, infinite] = ["NaN", "1e999"].map(with_zoom);
    let [next, last] = ["2", "18446744073709551615"].map(newer);
    let cases: [(&[u8], &str); 20] = [
        (b"", "it is empty"),
        (b" \n\t\n", "it is empty"),
        (b"\xEF\xBB\xBF", "it is empty"),
        (&[0; 4096], "it is no JSON"),
        (b"\xFF\xFE{\x00", "it is not UTF-8 (at byte 0)"),
        (b"{\"version\": \"\xC3\x28\"}", "it is not UTF-8 (at byte 13)"),
        (half, "it is no JSON"),
        (b"[]", "it holds something other than settings"),
        (b"null", "it holds something other than settings"),
        (b"\"settings\"", "it holds something other than settings"),
        (b"{}", "it holds something other than settings"),
        (old.as_bytes(), "it holds something other than settings"),
        (b"(tab:study)", "it is no JSON"),
        (b"<html></html>", "it is no JSON"),
        (&[b'['; 100_000], "it is no JSON"),
        (&[good.as_bytes(), b"}"].concat(), "it is no JSON"),
        (no_number.as_bytes(), "it is no JSON"),
        (infinite.as_bytes(), "it is no JSON"),
        (next.as_bytes(), "a newer bidiscope wrote it"),
        (last.as_bytes(), "a newer bidiscope wrote it"),
    ];
    for (bytes, why) in cases {
        check_whole(bytes, why);
    }
}

#[test]
fn a_byte_order_mark_is_no_damage() {
    let folder = folder_with(format!("\u{FEFF}{}", good()));
    let read = Remembered::at(folder.path());
    assert_eq!((written(&read), read.notice()), (good(), None));
}

#[test]
fn a_file_that_ends_too_early_anywhere_is_kept() {
    let mut content = good();
    content["settings"]["study"]["results"] = json!(null);
    let content = content.to_string().into_bytes();
    // None of them is JSON, wherever it ends: those near the beginning and the end, and some between.
    let is_tried = |end: usize| end < 16 || end + 16 > content.len() || end.is_multiple_of(101);
    let first = at_first();
    for end in (0..content.len()).filter(|&it| is_tried(it)) {
        let folder = folder_with(&content[..end]);
        let read = Remembered::at(folder.path());
        assert_eq!(written(&read), first, "{end}");
        assert!(read.notice().is_some(), "{end}");
        let backup = fs::read(folder.path().join("settings.backup-1.json"));
        assert!(backup.is_ok_and(|it| it == content[..end]), "{end}");
    }
}

#[test]
fn a_file_far_too_large_is_set_aside_unread() {
    let folder = folder();
    let large = fs::File::create(file(&folder)).expect("it is ours");
    large.set_len(64 * 1024 * 1024 + 1).expect("a file with a hole");
    let read = Remembered::at(folder.path());
    assert_eq!(written(&read), at_first());
    let text = read.notice().expect("something is told");
    let begins = "The settings could not be read, and begin anew: it has more than 64 MB. What stood there";
    assert!(text.starts_with(begins), "{text}");
    assert_eq!(names(folder.path()), ["settings.backup-1.json"]);
}
