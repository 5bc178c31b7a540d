//! `inspect --against`: what `scan` knows of a name that is compared with the registered ones.

use std::fs;
use std::path::Path;

use bidiscope_words::message;
use serde_json::Value;
use tempfile::{TempDir, tempdir};

use super::{html_reader, run, run_with_input};

const LGR: &str = concat!("--lgr=", env!("CARGO_MANIFEST_DIR"), "/tests/data/lgr/variants.xml");
/// By variants.xml U+767C has the variant U+53D1, which is allocatable.
const REGISTERED: &str = "name,owner\n\u{628}.com,R1\n\u{767C}.com,R1\n";
const PROFILE: &str = "[zone.com]\nrulesets = [\"lgr.xml\"]\n[registered]\npath = \"registered.csv\"\ncolumn = \"name\"\nholder = \"owner\"\n";

fn registry() -> TempDir {
    let folder = tempdir().expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("room");
    write("registered.csv", REGISTERED);
    write("zones.toml", PROFILE);
    let lgr = LGR.strip_prefix("--lgr=").unwrap_or_default();
    fs::copy(Path::new(lgr), folder.path().join("lgr.xml")).expect("a copy");
    folder
}

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().expect("UTF-8").to_owned()
}

#[test]
fn a_name_is_judged_with_the_registered_ones() {
    let folder = registry();
    let list = path(&folder, "registered.csv");
    let against =
        ["inspect", LGR, "--parent=com", "--against", &list, "--against-column=name", "--against-keep=owner"];
    let names = "\u{628}.com\n\u{53D1}.com\n\u{628}\u{628}.com\n\u{5F42}.com\n";
    let of = |more: &[&str]| run_with_input(&[&against[..], more, &["-"]].concat(), names.as_bytes());
    let answers = |more: &[&str]| {
        let ended = of(&[&["--json"], more].concat());
        let text = |it: &Value, key: &str| it["registered"][key].as_str().unwrap_or("-").to_owned();
        let keys = ["decision", "match", "disposition", "holder"];
        let rows = ended.objects();
        rows.iter().map(|it| keys.map(|key| text(it, key)).join(" ")).collect::<Vec<_>>()
    };
    // The last is a variant of a registered name that has none itself.
    let blocked = "taken same_variants blocked -";
    let of_others = ["taken same_name - -", "taken same_variants allocatable -", "allowed - - -", blocked];
    assert_eq!(answers(&[]), of_others);
    let own = ["--against-holder=owner", "--holder=R1"];
    let blocked = "same-holder same_variants blocked R1";
    let allocatable = "same-holder same_variants allocatable R1";
    let mine = ["same-holder same_name - R1", allocatable, "allowed - - -", blocked];
    assert_eq!(answers(&own), mine);
    // In words, with whose it is; and as a check.
    let said = of(&["--against-holder=owner"]).out;
    assert!(
        said.contains("in line 3") && said.contains("R1") && said.contains("No registered name"),
        "{said}"
    );
    let checked = of(&["--check=idna2008", "--quiet"]);
    assert_eq!((checked.status, checked.out.as_str()), (1, ""));
    assert_eq!(checked.err.lines().filter(|it| it.contains("Taken.")).count(), 3, "{}", checked.err);
    let report = path(&folder, "report.html");
    assert_eq!(of(&["--report", &report]).status, 0);
    assert!(fs::read_to_string(&report).is_ok_and(|it| it.contains("Registered names")));
}

#[test]
fn a_profile_names_the_list_and_makes_names_fail() {
    let folder = registry();
    let profile = path(&folder, "zones.toml");
    let status = |name: &str, more: &[&str]| {
        run(&[&["inspect", "--profile", &profile, "--json"], more, &[name]].concat()).status
    };
    assert_eq!(status("\u{628}.com", &[]), 1, "taken");
    assert_eq!(status("\u{628}.com", &["--holder=R1"]), 0);
    assert_eq!(status("\u{628}\u{628}.com", &[]), 0);
    assert_eq!(status("x.com", &[]), 1, "refused by the ruleset");
    assert_eq!(status("\u{628}.org", &[]), 0, "in no zone");
    // Without an answer, standard error says why it fails.
    for (name, said) in
        [("\u{628}.com", Some("Taken.")), ("x.com", Some("lgr-")), ("\u{628}\u{628}.com", None)]
    {
        let ended = run(&["inspect", "--profile", &profile, "--quiet", name]);
        assert_eq!((ended.status, ended.out.as_str()), (i32::from(said.is_some()), ""), "{}", ended.err);
        assert!(said.is_none_or(|it| ended.err.contains(it)), "{}", ended.err);
    }
    // Who asks for it in the list of the profile; where several do, it is contested.
    let list = "[list]\npath = \"today.csv\"\ncolumn = \"name\"\nkeep = [\"who\"]\n";
    fs::write(&profile, [PROFILE, list].concat()).expect("room");
    let today =
        "name,who\n\u{628}\u{628}.com,A1\n\u{628}\u{628}\u{628}.com,A2\n\u{628}\u{628}\u{628}.com,A3\n";
    fs::write(path(&folder, "today.csv"), today).expect("room");
    let asked = |name: &str| {
        let answer = run(&["inspect", "--profile", &profile, "--json", name]).objects().remove(0);
        let asked_for = answer["registered"]["asked_for"].as_array().map_or(&[][..], Vec::as_slice);
        // By its title, as in the rows of `scan`.
        assert!(asked_for.iter().all(|it| it["kept"]["who"].is_string()), "{asked_for:?}");
        (answer["registered"]["decision"].as_str().unwrap_or_default().to_owned(), asked_for.len())
    };
    assert_eq!(asked("\u{628}\u{628}.com"), ("allowed".to_owned(), 1));
    assert_eq!(asked("\u{628}\u{628}\u{628}.com"), ("contested".to_owned(), 2));
    assert_eq!(asked("\u{628}.com"), ("taken".to_owned(), 0));
    let page = run(&["inspect", "--profile", &profile, "\u{628}\u{628}\u{628}.com"]).out;
    assert!(page.contains("Line 3, A2; Line 4, A3"), "{page}");
    // What the profile says of failing holds instead of what is refused or taken.
    let failing = |fail_on: &str, name: &str, more: &[&str]| {
        let defaults = format!("[defaults]\nfail-on = [\"{fail_on}\"]\n");
        fs::write(&profile, [&defaults, PROFILE, list].concat()).expect("room");
        status(name, more)
    };
    let [taken, contested, refused] = ["\u{628}.com", "\u{628}\u{628}\u{628}.com", "x.com"];
    for (fail_on, of) in [("taken", taken), ("contested", contested), ("refused", refused)] {
        for name in [taken, contested, refused, "\u{628}\u{628}.com"] {
            assert_eq!(failing(fail_on, name, &[]), i32::from(name == of), "{fail_on} {name}");
        }
    }
    assert_eq!(failing("same-holder", taken, &["--holder=R1"]), 1);
    assert_eq!(failing("needs-review", "\u{628}.org", &[]), 1, "in no zone");
    // Lines of one holder do not contest each other.
    fs::write(&profile, [PROFILE, list, "holder = \"who\"\n"].concat()).expect("room");
    assert_eq!(asked(contested), ("contested".to_owned(), 2));
    fs::write(path(&folder, "today.csv"), today.replace("A3", "A2")).expect("room");
    assert_eq!(asked(contested), ("allowed".to_owned(), 2));
    fs::remove_file(path(&folder, "registered.csv")).expect("it is there");
    assert_eq!(status("\u{628}\u{628}.com", &[]), 2);
}

/// Of the suggested names those that are registered say so, in every form, and come after the free ones.
#[test]
fn a_suggestion_that_is_registered_says_so() {
    let folder = tempdir().expect("a folder");
    let name = "1\u{5E9}\u{5DC}\u{5D5}\u{5DD}.com";
    let suggested = |more: &[&str]| {
        let ended = run(&[&["inspect", "--json"], more, &[name]].concat());
        ended.objects()[0]["suggested_fixes"].as_array().expect("suggestions").clone()
    };
    let names = |all: &[Value]| all.iter().map(|it| it["name"].to_string()).collect::<Vec<_>>();
    let free = suggested(&[]);
    assert!(free.len() > 1 && free.iter().all(|it| it.get("registered").is_none()), "{free:?}");
    let first = free[0]["name"].as_str().expect("a name");
    fs::write(folder.path().join("registered.txt"), format!("a.com\nb.com\n{first}\n")).expect("room");
    let list = path(&folder, "registered.txt");
    let against = ["--against", &list];
    let known = suggested(&against);
    let mut expected = names(&free);
    expected.rotate_left(1);
    assert_eq!(names(&known), expected);
    let is_registered: Vec<bool> = known.iter().map(|it| it.get("registered").is_some()).collect();
    assert_eq!(is_registered.iter().filter(|it| **it).count(), 1);
    let last = &known.last().expect("it is the last")["registered"];
    assert_eq!((last["line"].as_u64(), last["match"].as_str()), (Some(3), Some("same_name")));
    // In words, beside that name.
    let said = message!(suggestion_registered, matched = "same-name", line = 3_u64).to_string();
    let text = run(&[&["inspect"], &against[..], &[name]].concat()).out;
    let page = path(&folder, "page.html");
    run(&[&["inspect", "--report", &page], &against[..], &[name]].concat());
    let page = fs::read_to_string(&page).expect("a page");
    let page = html_reader::read(&page);
    let cells = page.texts("td");
    let cells: Vec<&&str> = cells.iter().filter(|it| it.contains(&said)).collect();
    assert!(
        cells.len() == 1 && text.split_whitespace().collect::<Vec<_>>().join(" ").contains(&said),
        "{text}"
    );
    // Where a check asks for other fixes, these are compared.
    let of_check = suggested(&["--check=bidi", "--against", &list]);
    assert!(of_check.iter().any(|it| it.get("registered").is_some()), "{of_check:?}");
    // The report of a list says it without a column.
    fs::write(folder.path().join("today.txt"), format!("{name}\nc-.com\n")).expect("room");
    let (today, page) = (path(&folder, "today.txt"), path(&folder, "list.html"));
    run(&[&["scan", "--report", &page], &against[..], &[&today]].concat());
    let page = fs::read_to_string(&page).expect("a page");
    let page = html_reader::read(&page);
    assert_eq!(page.texts("p").iter().filter(|it| **it == said).count(), 1);
    // What to change is not in one line with the name.
    let suggestion = message!(suggested_fix, name = first).to_string();
    assert!(page.texts("p").contains(&suggestion.as_str()));
}

/// The language of a profile is that of a single name too, unless the command line names one.
#[test]
fn a_profile_says_the_language() {
    let folder = registry();
    let profile = path(&folder, "zones.toml");
    fs::write(&profile, [PROFILE, "[list]\nlanguage = \"he\"\n"].concat()).expect("room");
    let of = |more: &[&str]| run(&[&["inspect", "--profile", &profile], more, &["x.com"]].concat()).out;
    let hebrew = of(&["--language=he"]);
    assert_eq!(of(&[]), hebrew);
    assert_ne!(of(&["--language=en"]), hebrew);
}
