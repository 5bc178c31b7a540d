//! The words of reports: the English ones say what the program says elsewhere, and others stand beside them.

use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::rfc5893::statement;
use bidiscope_idna::verdict::{FindingKind, advice};
use bidiscope_present::report::{MAX_MESSAGE_CHARACTERS, ReportMessages};
use toml::de::DeTable;

use super::html_of;
use super::html_reader::read;

const HEBREW: &str = include_str!("../../../../tests/data/report/he.toml");
const HEAD: &str =
    "format = \"bidiscope-report-words\"\nversion = 1\nlanguage = \"de\"\ndirection = \"ltr\"\n";

/// What stands in the English file, as a reader of TOML has it.
fn written(path: &[&str]) -> Option<String> {
    let english = DeTable::parse(ReportMessages::EXAMPLE).expect("TOML");
    let (last, sections) = path.split_last()?;
    let table =
        sections.iter().try_fold(english.get_ref(), |it, &section| it.get(section)?.get_ref().as_table())?;
    table.get(*last)?.get_ref().as_str().map(str::to_owned)
}

#[test]
fn the_english_words_lack_nothing_and_say_what_the_program_says() {
    assert_eq!(ReportMessages::english().missing(), [""; 0]);
    assert_eq!(ReportMessages::read(ReportMessages::EXAMPLE).as_ref(), Ok(ReportMessages::english()));
    let is = |path: &[&str], expected: &str| {
        assert_eq!(written(path).as_deref(), Some(expected), "{path:?}");
    };
    for &kind in FindingKind::ALL {
        is(&["findings", kind.id(), "rule"], kind.explanation());
        assert_eq!(written(&["findings", kind.id(), "advice"]).as_deref(), advice(kind), "{}", kind.id());
        let found = written(&["findings", kind.id(), "found"]);
        assert!(found.is_some_and(|it| it.ends_with('.')), "{}", kind.id());
    }
    for strategy in Strategy::ALL {
        is(&["displays", strategy.id()], strategy.title());
    }
    for policy in Policy::ALL {
        is(&["policies", policy.id()], policy.title());
    }
    for condition in 1..=6 {
        is(&["phrases", &format!("condition-{condition}")], statement(condition));
    }
}

#[test]
fn words_of_another_language_stand_in_the_page_and_the_others_are_marked_as_english() {
    let words = ReportMessages::read(HEBREW).expect("words");
    let missing = words.missing();
    assert!(missing.contains(&"phrases.about".to_owned()) && !missing.contains(&"phrases.why".to_owned()));
    assert_eq!(missing.len(), ReportMessages::count() - 14);
    let page = read(&html_of(&["a1.\u{5D0}\u{5D1}-.com"], &words));
    let html = &page.0[0];
    assert_eq!((html.attribute("lang"), html.attribute("dir")), ("he", "rtl"));
    let answer = page.of_class("p", "answer").next().expect("an answer");
    assert_eq!(answer.text, "\u{5D0}\u{5E1}\u{5D5}\u{5E8} \u{5DC}\u{5E4}\u{5D9} IDNA2008");
    // Their own sentence, with the English name of a character by itself in it.
    let link = page.all("a").find(|it| it.text.contains("HYPHEN-MINUS")).expect("the finding");
    assert!(link.text.starts_with("\u{5EA}\u{5D5}\u{5D5}\u{5D9}\u{5EA} 1 "), "{}", link.text);
    let of_character = page.all("bdi").find(|it| it.text == "U+002D HYPHEN-MINUS");
    assert_eq!(of_character.map(|it| it.attribute("lang")), Some("en"));
    let about = page.all("span").find(|it| it.text == "About this report").expect("in English");
    assert_eq!((about.attribute("lang"), about.attribute("dir")), ("en", "ltr"));
}

#[track_caller]
fn check_refused(file: &str, message: &str) {
    match ReportMessages::read(file) {
        Ok(_) => panic!("it is read"),
        Err(error) => assert!(error.to_string().starts_with(message), "{error}"),
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line_and_key() {
    let with = |rest: &str| format!("{HEAD}{rest}");
    check_refused("", "the file is empty");
    check_refused("format = ", "line 1: this is no TOML");
    check_refused("format = \"bidiscope-lesson\"\nversion = 1", "this is no file of words");
    check_refused(
        &HEAD.replace("version = 1", "version = 2"),
        "line 2: these words were written for a newer",
    );
    check_refused(&HEAD.replace("\"de\"", "\"Deutsch, bitte\""), "line 3: `language` must be a language tag");
    check_refused(&HEAD.replace("\"ltr\"", "\"down\""), "line 4: `direction` must be \"ltr\" or \"rtl\"");
    check_refused(&with("[phrases]\nwhy = \"a\"\nwy = \"b\"\n"), "line 7: there is no key `phrases.wy`");
    check_refused(&with("[sentences]\n"), "line 5: there is no key `sentences`");
    check_refused(&with("[findings.x]\nrule = \"a\"\n"), "line 6: there is no key `findings.x.rule`");
    // A note needs nothing done.
    let of_a_note = "[findings.wildcard]\nadvice = \"a\"\n";
    check_refused(&with(of_a_note), "line 6: there is no key `findings.wildcard.advice`");
    check_refused(&with("[phrases]\nwhy = 3\n"), "line 6: `phrases.why` must be text");
    check_refused(&with("phrases = 3\n"), "line 5: `phrases` must be a section");
    check_refused(&with("[phrases]\nwhy = \" \"\n"), "line 6: `phrases.why` says nothing");
    check_refused(
        &with("[phrases]\nline = \"Zeile {line\"\n"),
        "line 6: `phrases.line` has a brace that is not closed",
    );
    check_refused(
        &with("[phrases]\nline = \"Zeile }\"\n"),
        "line 6: `phrases.line` has a brace that closes nothing",
    );
    check_refused(
        &with("[phrases]\nline = \"Zeile {lin}\"\n"),
        "line 6: `phrases.line` has nothing to put in for {lin}; it has {line}",
    );
    check_refused(
        &with("[findings.wildcard]\nfound = \"{octets}\"\n"),
        "line 6: `findings.wildcard.found` has nothing to put in for {octets}; it has {characters}, {classes}, {label}",
    );
    check_refused(&with("[phrases]\nwhy = \"a\\u0007\"\n"), "line 6: `phrases.why` holds U+0007");
    let long = format!("[phrases]\nwhy = \"{}\"\n", "a".repeat(MAX_MESSAGE_CHARACTERS + 1));
    check_refused(&with(&long), "line 6: `phrases.why` has more than 2000 characters");
    assert!(
        ReportMessages::read_bytes(b"\xFF").is_err_and(|it| it.to_string().starts_with("it is not UTF-8"))
    );
}

#[test]
fn words_are_text_whatever_they_hold() {
    let words = format!("{HEAD}[phrases]\nabout = \"<script>{{{{&}}}}\"\n");
    let html = html_of(&["a.com"], &ReportMessages::read(&words).expect("words"));
    assert!(html.contains("<h2>&lt;script&gt;{&amp;}</h2>"));
}
