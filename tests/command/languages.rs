//! Reports in Hebrew and Arabic, and files of words that do not keep to the rules: what is wrong with them is said, and nothing
//! of them acts on a page or a terminal.

use std::fs;
use std::time::{Duration, Instant};

use bidiscope_words::{Catalogue, Language, message};
use tempfile::TempDir;

use super::{html_reader, run, run_with_input};

/// Names that are permitted, refused by each condition of RFC 5893 and by other rules, warned about, the same as another, and no
/// names at all.
const NAMES: [&str; 22] = [
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}.com",
    "\u{645}\u{62B}\u{627}\u{644}.\u{625}\u{62E}\u{62A}\u{628}\u{627}\u{631}",
    "1\u{5D0}.com",
    "\u{5D0}a.com",
    "\u{5D0}-.com",
    "\u{5D0}1\u{662}.com",
    "ab\u{5D0}.com",
    "ab-.\u{5D0}\u{5D1}",
    "\u{661}\u{662}.com",
    "3com.\u{5D0}\u{5D1}",
    "\u{5D0}12.com",
    "12\u{5D0}.com",
    "paypal.com",
    "p\u{430}ypal.com",
    "\u{5D1}\u{5D9}\u{5EA}\u{5BE}\u{5E1}\u{5E4}\u{5E8}.com",
    "ab\u{200D}c.com",
    "\u{5D0}\u{202E}cd.com",
    "\u{5E9}\u{5C1}.com",
    "SHALOM.\u{5D0}",
    "https://\u{5E9}\u{5DC}\u{5D5}\u{5DD}.com/\u{5D3}\u{5E3}?q=1#\u{5D1}",
    "192.0.2.33",
    "a..b",
];

/// A folder with the file of words `words.ftl`, and the path of another file in it.
struct Folder(TempDir);

impl Folder {
    fn new(words: impl AsRef<[u8]>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("words.ftl"), words).expect("it is written");
        Self(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().expect("UTF-8").to_owned()
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("it is written")
    }
}

/// A page with its text in pieces, each with whether it is isolated: in `bdi`, in `code` or in a picture.
fn pieces(html: &str) -> Vec<(bool, String)> {
    let mut depth = 0_usize;
    let mut pieces = Vec::new();
    for part in html.split('<') {
        let (tag, text) = part.split_once('>').unwrap_or(("", part));
        let name = tag.split([' ', '/']).find(|it| !it.is_empty()).unwrap_or_default();
        if ["bdi", "code", "svg", "style"].contains(&name) {
            depth = if tag.starts_with('/') { depth - 1 } else { depth + 1 };
        }
        pieces.push((depth > 0, text.to_owned()));
    }
    pieces
}

/// Whether a text has a sentence in English: three words of small letters in a row, beside what is typed.
fn has_english_sentence(text: &str) -> bool {
    let quoted = ["Any other class of characters", "and so on", "whole-script confusable", "python idna"];
    // What is not translated yet.
    let english = ["is left of", "is the last strong character before the number"];
    let text = [&["bidiscope inspect"][..], &quoted, &english]
        .concat()
        .iter()
        .fold(text.to_owned(), |text, it| text.replace(it, ""));
    let is_word = |it: &&str| it.len() > 1 && it.bytes().all(|byte| byte.is_ascii_lowercase());
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(3).any(|it| it.iter().all(is_word))
}

#[test]
fn a_report_is_in_its_language_throughout() {
    let folder = Folder::new("");
    let names = NAMES.join("\n");
    fs::write(folder.path("list.txt"), &names).expect("it is written");
    for language in Language::ALL.into_iter().filter(|it| *it != Language::ENGLISH) {
        let tag = language.tag();
        let (one, list) = (folder.path(&format!("{tag}.html")), folder.path(&format!("{tag}-list.html")));
        let ended = run_with_input(&["inspect", "--language", tag, "--report", &one, "-"], names.as_bytes());
        assert_eq!(ended.status, 2, "one is no name: {}", ended.err);
        run(&["scan", "--language", tag, "--report", &list, &folder.path("list.txt")]);
        for file in [&one, &list] {
            let html = fs::read_to_string(file).expect("it is written");
            assert!(html.contains(&format!("<html lang=\"{tag}\" dir=\"rtl\">")), "{html:.200}");
            let note = language.run_in(|| message!(translation_not_reviewed).to_string());
            let page = html_reader::read(&html);
            assert!(page.texts("p").contains(&note.as_str()), "{file}");
            for (is_isolated, text) in pieces(&html) {
                assert!(!has_english_sentence(&text), "{file}: {text:?}");
                let is_named = NAMES.iter().any(|it| !it.is_ascii() && text.contains(it));
                assert!(is_isolated || !is_named, "{file}: {text:?}");
                // A code point that stands alone.
                assert!(is_isolated || !text.trim().starts_with("U+"), "{file}: {text:?}");
            }
        }
    }
}

/// What commands say of names and lists on a terminal is in its language, with the warnings.
#[test]
fn a_terminal_is_in_its_language() {
    let folder = Folder::new("");
    let list = folder.path("list.txt");
    fs::write(&list, b"\xD7\x90\xD7\x91.com\nab.com\n ab.com\na\xFF.com\n").expect("it is written");
    let url =
        "http://\u{5E9}\u{5DC}\u{5D5}\u{5DD}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}/\u{5D0}?b=\u{5D2}#\u{5D3}";
    let sentence = format!("See {url} and 1.com");
    let check = |arguments: &[&str], input: &str| {
        let ended = run_with_input(arguments, input.as_bytes());
        for line in ended.out.lines().chain(ended.err.lines()) {
            assert!(!has_english_sentence(line), "{arguments:?}: {line}");
        }
        assert!(ended.out.chars().chain(ended.err.chars()).any(|it| !it.is_ascii()), "{arguments:?}");
    };
    for tag in ["he", "ar"] {
        check(&["collisions", "--language", tag, "--against", &list, "ab.com", "1.com"], "");
        check(&["collisions", "--language", tag, "1\u{5D0}.com"], "");
        check(&["scan", "--language", tag, "--explain", &list], "");
        check(&["scan", "--language", tag, "--parent", "com", "--append", "--check", &list], "");
        check(&["text", "--language", tag, "-"], &sentence);
        check(&["inspect", "--language", tag, "--check=host", url], "");
    }
}

/// What a file of words lacks is in English, whole sentences of it, and stands for itself among the words of the language.
#[test]
fn what_is_not_translated_is_in_english() {
    let folder = Folder::new(
        "language = he\ndirection = rtl\nfinding-idna-hyphen-at-end = \u{5DE}\u{5E7}\u{5E3}\nlabel-number = \u{5EA}\u{5D5}\u{5D5}\u{5D9}\u{5EA} { $number }\n",
    );
    let (words, page) = (folder.path("words.ftl"), folder.path("a.html"));
    let ended = run(&["inspect", "--words", &words, "\u{5D0}-.com"]);
    // The headline is English, and so is the reason in it, whatever the file has for it.
    let english = run(&["inspect", "\u{5D0}-.com"]);
    let headline = english.out.lines().nth(1).expect("the headline");
    assert_eq!(ended.out.lines().nth(1), Some(headline));
    assert!(ended.out.contains("\u{5DE}\u{5E7}\u{5E3}"), "the finding alone is in Hebrew: {}", ended.out);
    run(&["inspect", "--words", &words, "--report", &page, "\u{5D0}-.com"]);
    let html = folder.read("a.html");
    let sentences = |isolated: bool| {
        let ends = |it: &&(bool, String)| {
            it.0 == isolated && it.1.ends_with('.') && it.1.is_ascii() && it.1.len() > 20
        };
        pieces(&html).iter().filter(ends).count()
    };
    assert!(sentences(true) > 20 && sentences(false) == 0, "{html}");
    assert!(html.contains("<bdi>Label <bdi>1</bdi> is right-to-left and cannot end with"), "{html}");
}

/// What is wrong with a file of words is said with its line, at once, and nothing else is said.
#[test]
fn a_broken_file_of_words_is_refused_with_its_line() {
    let head = "language = he\ndirection = rtl\n";
    let exponential: String =
        (0..30).map(|it| format!("-a{it} = {}\n", format!("{{ -a{} }}", it + 1).repeat(10))).collect();
    for (content, line) in [
        (format!("{head}label-number = {{ $number\n").into_bytes(), "line 3: "),
        (format!("{head}label-number = a\nlabel-number = b\n").into_bytes(), "line 4: "),
        (format!("{head}label-number = a\n    \u{202E}b\n").into_bytes(), "line 4: "),
        (format!("{head}label-number = {{ \"\\u202E\" }}\n").into_bytes(), "line 3: "),
        (format!("{head}label-number = {{ \"\\u2069\" }}\n").into_bytes(), "line 3: "),
        (format!("{head}label-number = {{ \"\\u001B[31m\" }}\n").into_bytes(), "line 3: "),
        (format!("{head}label-number = \u{1B}[31m\n").into_bytes(), "line 3: "),
        (format!("{head}label-number = {{ label-number }}\n").into_bytes(), "line 3: "),
        (format!("{head}label-number = {{ -a0 }}\n{exponential}-a30 = b\n").into_bytes(), "line "),
        (format!("{head}label-nonsense\u{202E} = a\n").into_bytes(), "line 3: "),
        (format!("{head}{}", "# a\n".repeat(3 << 20)).into_bytes(), "512 kilobytes"),
        ("language = he\n".encode_utf16().flat_map(u16::to_le_bytes).collect(), "line 1: "),
        (b"language = he\ndirection = rtl\nlabel-number = \xFA\xE5\n".to_vec(), "line 3: "),
        (b"language = he\"><script>alert(1)</script>\ndirection = rtl\n".to_vec(), "language tag"),
    ] {
        let folder = Folder::new(&content);
        let (words, page) = (folder.path("words.ftl"), folder.path("a.html"));
        let beginning = String::from_utf8_lossy(&content[..content.len().min(100)]).into_owned();
        for arguments in [
            &["inspect", "--words", &words, "a.com"][..],
            &["inspect", "--words", &words, "--report", &page, "a.com"],
            &["--words", &words, "--check"],
        ] {
            let begun = Instant::now();
            let ended = run(arguments);
            assert!(begun.elapsed() < Duration::from_secs(30), "{beginning}");
            assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{beginning}");
            assert!(
                ended.err.contains(&format!("words.ftl: {line}")) || ended.err.contains(line),
                "{}",
                ended.err
            );
            let is_one_line = ended.err.trim_end().lines().count() == 1 && ended.err.len() < 1_000;
            let acts =
                |it: char| it.is_control() || matches!(it, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
            assert!(is_one_line && !ended.err.trim_end().contains(acts), "{:?}", ended.err);
            assert!(fs::metadata(&page).is_err(), "nothing is written");
        }
    }
}

/// Words are text, whatever is in them.
#[test]
fn words_are_no_markup() {
    let nasty = "<script>alert(1)</script><img src=x onerror=alert(2)></bdi></p>&amp;\"'";
    let folder = Folder::new(format!(
        "language = he\ndirection = rtl\nsection-labels = {nasty}\nbidi-rule-word = {nasty}\ncolumn-label = {{ \"<b>\" }}{nasty}\n"
    ));
    let (words, page) = (folder.path("words.ftl"), folder.path("a.html"));
    run(&["inspect", "--words", &words, "--report", &page, "\u{5D0}-.com"]);
    let html = folder.read("a.html");
    // The reader takes no element that does not end.
    let read = html_reader::read(&html);
    assert!(["script", "img", "b"].iter().all(|it| read.all(it).next().is_none()), "{html}");
    assert!(read.texts("h3").contains(&nasty) || read.texts("h2").contains(&nasty), "{html}");
    let sheet = folder.path("a.svg");
    run(&["sheet", "--words", &words, "--output", &sheet, "\u{5D0}-.com"]);
    assert!(!folder.read("a.svg").contains("<script") && !folder.read("a.svg").contains("<img"));
}

/// A check counts what is there and lists what reports say in English; that is not said a second time.
#[test]
fn a_check_says_once_what_is_missing() {
    let folder = Folder::new("language = he\ndirection = rtl\nlabel-number = a { $number }\n");
    let ended = run(&["--words", &folder.path("words.ftl"), "--check"]);
    assert_eq!((ended.status, ended.err.as_str()), (1, ""));
    let catalogue = Catalogue::read(folder.read("words.ftl").as_bytes()).expect("Fluent");
    let missing = catalogue.missing_messages_by_file();
    let listed = |key: &str| ended.out.lines().any(|it| it.ends_with(&format!(": {key}")));
    assert!(missing["report"].missing_keys.iter().all(|it| listed(it)), "{}", ended.out);
    assert!(
        !listed("label-number") && !missing["window"].missing_keys.iter().any(|it| listed(it)),
        "{}",
        ended.out
    );
    let counted = format!("findings: {} of {}", 0, missing["findings"].english_key_count);
    assert!(ended.out.contains(&counted) || ended.out.contains("findings: 1 of"), "{}", ended.out);
    let ended = run(&["inspect", "--words", &folder.path("words.ftl"), "a.com"]);
    assert_eq!(ended.err.lines().count(), 1, "without a check it is said: {}", ended.err);
}

/// What is not a page says on standard error that the translation was not reviewed.
#[test]
fn a_translation_says_that_it_is_not_reviewed() {
    let folder = Folder::new("");
    let name = "1\u{5D0}.com";
    fs::write(folder.path("list.txt"), name).expect("it is written");
    let list = folder.path("list.txt");
    let page = folder.path("a.html");
    for tag in ["he", "ar"] {
        let language = Language::of_tag(tag).expect("a language");
        let note = language.run_in(|| message!(translation_not_reviewed).to_string());
        let notes = |arguments: &[&str]| {
            let ended = run(&[arguments, &["--language", tag]].concat());
            ended.err.lines().filter(|it| it.contains(&note)).count()
        };
        assert_eq!(notes(&["inspect", name]), 1);
        assert_eq!(notes(&["trace", "--strategy=uba-ltr", name]), 1);
        assert_eq!(notes(&["scan", "--columns=name,reason_text", &list]), 1);
        assert_eq!(notes(&["scan", "--explain", &list]), 1);
        // Nothing is said in the language, or the page says it.
        assert_eq!(notes(&["scan", "--columns=name,reasons", &list]), 0);
        assert_eq!(notes(&["inspect", "--check", "--quiet", name]), 0);
        assert_eq!(notes(&["inspect", "--report", &page, "--overwrite", name]), 0);
    }
    assert_eq!(run(&["inspect", "--language=en", name]).err, "");
}

/// The region and the case of letters of a language tag make no difference.
#[test]
fn a_language_has_any_region() {
    let of = |tag: &str| run(&["inspect", "--language", tag, "1\u{5D0}.com"]);
    let hebrew = of("he").out;
    for tag in ["HE", "he-IL", "He_IL.UTF-8"] {
        assert_eq!(of(tag).out, hebrew, "{tag}");
    }
    let refused = of("heb");
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(["en", "he", "ar"].iter().all(|it| refused.err.contains(it)), "{}", refused.err);
}

/// The words of a translation are printed as a file that says the same.
#[test]
fn the_words_of_a_translation_are_a_file_of_words() {
    for tag in ["he", "ar"] {
        let printed = run(&["--print-words", "--language", tag]);
        assert_eq!((printed.status, printed.err.as_str()), (0, ""));
        let folder = Folder::new(&printed.out);
        let words = folder.path("words.ftl");
        let name = "1\u{5D0}.com";
        let of_file = run(&["inspect", "--words", &words, name]).out;
        assert_eq!(of_file, run(&["inspect", "--language", tag, name]).out);
        assert_ne!(of_file, run(&["inspect", name]).out);
    }
}
