//! `inspect` on a terminal says what the page of the name says, and all of it in the words of `--words`.

use std::fs;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::NameAnalysisOptions;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_report::page::{PageOptions, name_page};
use bidiscope_url::InputAnalysis;
use bidiscope_words::Catalogue;

use super::generated::commands;
use super::{run, run_with_input};

#[path = "../common/bracketed.rs"]
#[expect(dead_code, reason = "the test of reports and sheets asks it more")]
mod bracketed;
#[path = "../common/page_names.rs"]
mod page_names;
#[path = "../common/page_words.rs"]
mod page_words;

#[test]
fn the_terminal_has_all_sentences_of_the_page() {
    // Labels of every kind stand in them, alone and beside others.
    let names = page_names::names(500);
    let ended = run_with_input(&["inspect", "-"], names.join("\n").as_bytes());
    assert_eq!(ended.status, 0, "{}", ended.err);
    let out = page_words::squeezed(&ended.out);
    let displays = Strategy::BUILT_IN.map(DisplayConfig::with_default_options).to_vec();
    let page = PageOptions { displays, ..PageOptions::default() };
    for text in &names {
        let name = Input::read(text, Notation::Unicode).expect("a name");
        let options = NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..NameAnalysisOptions::default()
        };
        for words in page_words::words(&name_page(&InputAnalysis::with_options(&name, options), &page)) {
            // The heading of a column can go on in the next line, below that of another.
            let is_heading = words.split(' ').count() < 5;
            let is_there = out.contains(&page_words::squeezed(&words))
                || is_heading && words.split(' ').all(|it| ended.out.contains(it));
            assert!(is_there, "{text:?} lacks {words:?}");
        }
    }
}

#[test]
fn no_sentence_stays_in_english() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(file.path(), bracketed::catalogue(Catalogue::ENGLISH_TEXT)).expect("it is written");
    let words = file.path().to_str().expect("UTF-8");
    let names = page_names::names(500);
    let ended = run_with_input(&["inspect", "--words", words, "-"], names.join("\n").as_bytes());
    assert_eq!((ended.status, english_lines(&ended.err)), (0, Vec::<String>::new()));
    assert_eq!(english_lines(&ended.out), [""; 0]);
    assert!(ended.out.matches('\u{27E6}').count() > 20_000);
}

#[test]
fn no_sentence_about_studies_and_searches_stays_in_english() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (words, proof, list, broken) = (path("words"), path("proof"), path("list"), path("broken"));
    fs::write(&words, bracketed::catalogue(Catalogue::ENGLISH_TEXT)).expect("it is written");
    fs::write(&list, "1\u{5D0}\u{5D1}\n\u{5D0}\u{5D1}1\na..b\n").expect("it is written");
    fs::write(&broken, "{}").expect("it is written");
    let proved = ["--property", "one-to-one", "--strategy", "one-to-one"];
    let refuted = ["--property", "one-to-one", "--strategy", "uba-ltr"];
    let lengths = ["study", "--all-lengths", "--count-to", "2", "--classes"];
    let all_lengths = [&lengths[..], &["L,R,AL,EN,AN,ES"]].concat();
    let mut count = 0;
    for (arguments, status) in [
        (vec!["study", "--max-length", "3"], 0),
        (vec!["study", "--max-length", "60"], 2),
        (vec!["study", "--open", &broken], 2),
        (all_lengths.clone(), 0),
        ([&lengths[..], &["L,R,BN", "--max-length", "2"]].concat(), 0),
        ([&all_lengths[..], &proved, &["--certificate", &proof]].concat(), 0),
        ([&all_lengths[..], &refuted, &["--certificate", &proof]].concat(), 1),
        ([&all_lengths[..], &["--certificate", &proof]].concat(), 2),
        (vec!["study", "--check", &proof], 0),
        (vec!["study", "--check", &proof, "--property", "label-order"], 1),
        (vec!["study", "--check", &broken], 2),
        (vec!["collisions", "--across", "\u{5D0}\u{5D1}1", "abc"], 0),
        (vec!["collisions", "--most", "1", "\u{5D0}\u{5D1}12"], 0),
        (vec!["collisions", "--most", "1", "--against", &list, "\u{5D0}\u{5D1}1", "abc"], 1),
    ] {
        let ended = run(&[&arguments[..], &["--words", &words]].concat());
        assert_eq!(ended.status, status, "{arguments:?}: {}", ended.err);
        let said = format!("{}{}", ended.out, ended.err);
        assert_eq!(english_lines(&said), [""; 0], "{arguments:?}");
        count += said.matches('\u{27E6}').count();
    }
    assert!(count > 500, "{count}");
}

/// The lines with more than one English word outside the brackets of the second catalogue.
fn english_lines(out: &str) -> Vec<String> {
    bracketed::outside(out).lines().filter(|it| bracketed::has_english(it)).map(str::to_owned).collect()
}

/// The words of the library that reads the arguments are English.
#[test]
fn the_help_is_of_the_second_catalogue_too() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(file.path(), bracketed::catalogue(Catalogue::ENGLISH_TEXT)).expect("it is written");
    let words = file.path().to_str().expect("UTF-8");
    let said = |arguments: &[&str]| {
        let ended = run(&[&["--words", words], arguments].concat());
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{arguments:?}");
        ended.out
    };
    let is_usage = |it: &str| it.contains("[OPTIONS]") || it.contains("[COMMAND]");
    let mut count = 0;
    for command in commands() {
        for arguments in [&[command.as_str(), "--help"][..], &["man", &command]] {
            let said = said(arguments);
            let english: Vec<String> = english_lines(&said).into_iter().filter(|it| !is_usage(it)).collect();
            assert_eq!(english, [""; 0], "{arguments:?}");
            count += said.matches('\u{27E6}').count();
        }
    }
    // What `-h` and `help` print is a part of that, or the same.
    for arguments in [&["--help"][..], &["-h"], &["scan", "-h"], &["help", "scan"], &["man"], &["--version"]]
    {
        let said = said(arguments);
        let english: Vec<String> = english_lines(&said).into_iter().filter(|it| !is_usage(it)).collect();
        assert_eq!(english, [""; 0], "{arguments:?}");
    }
    assert!(count > 1_000, "{count}");
    // A description of each option and value, on its line.
    let script = said(&["completions", "fish"]);
    let described: Vec<&str> = script.lines().filter_map(|it| Some(it.split_once(" -d '")?.1)).collect();
    assert!(described.len() > 100, "{}", described.len());
    let english = described.into_iter().find(|it| !it.starts_with('\u{27E6}'));
    assert_eq!(english, None);
}

/// What commands say of their arguments, files and lists.
#[test]
fn messages_are_of_the_second_catalogue_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    fs::write(path("words.ftl"), bracketed::catalogue(Catalogue::ENGLISH_TEXT)).expect("it is written");
    fs::write(path("list.csv"), "name,x\na..b,1\n").expect("it is written");
    fs::write(path("a.svg"), "").expect("it is written");
    let (none, list, sheet, text) = (path("none"), path("list.csv"), path("a.svg"), path("a.txt"));
    for arguments in [
        &["scan", &none][..],
        &["scan", &list, "--column", "y"],
        &["scan", &list, "--check=all", "--columns=line"],
        &["scan", &list, "--output", "-"],
        &["scan", &list, "--no-groups", "--columns=same_name"],
        &["scan", &list, "--memory", "0"],
        &["scan", &list, "--report", &list],
        &["scan", &list, "--against", &list],
        &["scan", "--check", "idna2008", &list],
        &["inspect", "--report", &none, "a..b"],
        &["inspect", "-a.example"],
        &["inspect", "--parent", "com", "a.org"],
        &["sheet", "--output", &text, "a.com"],
        &["sheet", "--output", &sheet, "a.com"],
        &["sheet", "--output", &sheet, "--scale", "x", "a.com"],
        &["man", "nonsense"],
        &["inspekt", "--json", "a.com"],
        &["--notation", "table1"],
    ] {
        let words = path("words.ftl");
        let ended = run_with_input(&[arguments, &["--words", &words]].concat(), b"");
        let first = ended.err.lines().next().unwrap_or_default();
        let message = first.strip_prefix("bidiscope: ").or(first.strip_prefix("error: ")).unwrap_or(first);
        assert!(message.contains('\u{27E6}'), "{arguments:?}: {}", ended.err);
        // The library that reads the arguments has words of its own before a wrong value.
        let outside = bracketed::outside(message.split_once(">': ").map_or(message, |it| it.1));
        assert!(!bracketed::has_english(&outside), "{arguments:?}: {outside}");
    }
    let words = path("words.ftl");
    let ended = run_with_input(&["scan", "--column=x", "--columns=error", "--words", &words], b"y,x\n1\n");
    assert!(ended.out.starts_with("error\n\u{27E6}"), "{}", ended.out);
}

/// A terminal orders the words of a right-to-left language itself: only names are written in display order.
#[test]
fn right_to_left_words_stay_in_logical_order() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let reason = "תווית { $label } { $count ->\n    [one] מסתיימת\n   *[other] מסתיימות\n    } במקף.";
    let catalogue = format!(
        "language = he\ndirection = rtl\nfinding-idna-hyphen-at-end = {reason}\n\
         headline-refused = סירוב: {{ $reason }}\n"
    );
    fs::write(file.path(), catalogue).expect("it is written");
    let words = file.path().to_str().expect("UTF-8");
    let ended = run_with_input(&["inspect", "--words", words, "-"], "אב-.com".as_bytes());
    let headline = ended.out.lines().nth(1).expect("the headline");
    assert!(headline.ends_with("  סירוב: תווית 1 מסתיימת במקף."), "{headline}");
    assert!(ended.out.starts_with("\u{202D}בא-.com\u{202C}\n"), "{}", ended.out);
}

/// In a page that runs from right to left, what is not translated stays in one piece.
#[test]
fn english_in_a_right_to_left_page_is_isolated() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (words, page) = (path("he.ftl"), path("page.html"));
    fs::write(&words, "language = he\ndirection = rtl\n").expect("it is written");
    let ended = run(&["inspect", "--words", &words, "--report", &page, "a.com"]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    let page = fs::read_to_string(&page).expect("a page");
    assert!(page.contains("dir=\"rtl\""), "{page}");
    let made_by = format!("<bdi>Made by bidiscope <bdi>{}</bdi>.</bdi>", env!("CARGO_PKG_VERSION"));
    assert!(page.contains(&made_by), "{page}");
}
