//! Files that are no lessons: what is said, and of which line.

use bidiscope_present::lesson::{
    Lesson, MAX_ANSWERS, MAX_LESSON_BYTES, MAX_LESSON_NAME_CHARACTERS, MAX_STEPS, MAX_TITLE_CHARACTERS,
};

use super::{lesson, read, step};

fn check(text: &str, line: Option<usize>, expected: &str) {
    let error = Lesson::read(text).map(drop).expect_err(text);
    let said = error.to_string();
    assert!(said.contains(expected), "{said}");
    assert_eq!(error.line, line, "{said}");
    assert_eq!(line.is_some(), said.starts_with("line "), "{said}");
}

#[test]
fn what_is_no_file_of_a_lesson() {
    check("", None, "the file is empty");
    check(" \n\u{FEFF}", Some(2), "no TOML");
    check("a = \"", Some(1), "no TOML");
    check("a = 1\nb = [1,\nc = 2", Some(3), "no TOML");
    check("title = \"A\"", None, "this is no lesson");
    check("format = \"strategies\"\nversion = 1", None, "this is no lesson");
    check("format = \"bidiscope-lesson\"", None, "this is no lesson");
    check("format = \"bidiscope-lesson\"\nversion = 2\nsteps = 7", Some(2), "written for a newer bidiscope");
    check("format = \"bidiscope-lesson\"\nversion = 0", Some(2), "`version` must be 1");
    check(
        "format = \"bidiscope-lesson\"\nversion = \"1\"",
        Some(2),
        "`version`: invalid type: string \"1\", expected an integer",
    );
    let not_utf8 = Lesson::read_bytes(b"format = \"\xFF").expect_err("it is no UTF-8");
    assert!(not_utf8.to_string().contains("not UTF-8 (at byte 10)"), "{not_utf8}");
    let huge = Lesson::read_bytes(&vec![b' '; MAX_LESSON_BYTES + 1]).expect_err("it is too long");
    assert!(huge.to_string().contains("more than 256 kilobytes"), "{huge}");
}

#[test]
fn what_a_lesson_needs() {
    check(&lesson(""), None, "the lesson has no steps");
    check(&lesson("step = []"), None, "the lesson has no steps");
    check(&lesson("step = 1"), Some(6), "begin each step with a line `[[step]]`");
    check(&lesson("[step]\nkind = \"page\""), Some(6), "begin each step with a line `[[step]]`");
    let one = "[[step]]\nkind = \"page\"\ntitle = \"A\"\nwords = \"B\"\n";
    read(&lesson(&one.repeat(MAX_STEPS)));
    check(&lesson(&one.repeat(MAX_STEPS + 1)), Some(6), "it can have 100 at most");
    check("format = \"bidiscope-lesson\"\nversion = 1\n", Some(1), "missing key `title`");
    check(&lesson("[[step]]\ntitle = \"A\""), Some(6), "missing key `kind`");
    check(&lesson("[[step]]\nkind = \"page\"\ntitle = \"A\""), Some(6), "missing key `words`");
    check(&lesson("[[step]]\nkind = \"page\"\ntitle = \"A\"\nwords = \" \""), Some(9), "`words` is empty");
    check(
        &step("kind = \"page\"\nwrods = \"\""),
        Some(10),
        "there is no key `wrods`, expected one of `kind`, `title`",
    );
    check(
        &step("kind = \"arrange\"\nname = \"A\"\ndisplay = \"uba-ltr\"\nunder = \"A\""),
        Some(12),
        "`arrange` has no key `parent`",
    );
    check(
        &step("kind = \"quiz\""),
        Some(9),
        "`kind`: unknown value `quiz`, expected one of `page`, `arrange`, `choose`",
    );
    check(&step("kind = 1"), Some(9), "`kind`: wanted string");
    check(&step("kind = \"choose\""), Some(6), "the step lacks `question`");
    check(
        &step("kind = \"choose\"\nquestion = \"who\""),
        Some(10),
        "`question`: unknown value `who`, expected one of `condition`, `registration`",
    );
}

#[test]
fn names_and_displays_that_cannot_be_read() {
    let arranged = |name: &str, display: &str, rest: &str| {
        step(&format!("kind = \"arrange\"\nname = \"{name}\"\ndisplay = \"{display}\"\n{rest}"))
    };
    check(
        &arranged("A..B", "uba-ltr", ""),
        Some(10),
        "a label is empty; only the last one, the root, may be (at character 3)",
    );
    check(&arranged("", "uba-ltr", ""), Some(10), "the name is empty");
    check(&arranged("A\\u0416", "uba-ltr", ""), Some(10), "is not in the notation");
    check(&arranged("A", "uba", ""), Some(11), "there is no display `uba`; the displays are");
    check(&arranged("A", "uba-ltr", "against = \"x\""), Some(12), "`against`: there is no display `x`");
    check(&arranged("A", "uba-ltr", "about = 1"), Some(12), "numbered from 0 to 0");
    check(&arranged("A", "uba-ltr", "about = -1"), Some(12), "numbered from 0 to 0");
    check(
        &arranged("A", "uba-ltr", "about = \"A\""),
        Some(12),
        "`about`: invalid type: string \"A\", expected an integer",
    );
    let long = "A".repeat(MAX_LESSON_NAME_CHARACTERS);
    read(&arranged(&long, "uba-ltr", ""));
    check(&arranged(&format!("{long}A"), "uba-ltr", ""), Some(10), "longer than 64 characters");
    check(&step("kind = \"arrange\"\nname = \"A\""), Some(6), "the step lacks `display`");
    check(&step("kind = \"page\"\ndisplays = [\"uba-ltr\"]"), Some(6), "the step lacks `name`");
    check(&step("notation = \"latin\"\nkind = \"page\""), Some(9), "`notation`: unknown value `latin`");
}

#[test]
fn answers_that_cannot_be_chosen_from() {
    let asked =
        |question: &str, rest: &str| step(&format!("kind = \"choose\"\nquestion = \"{question}\"\n{rest}"));
    check(&asked("same", "name = \"A\"\ndisplay = \"uba-ltr\"\nnames = []"), Some(13), "a list of 1 to 12");
    check(
        &asked("torn", "display = \"uba-ltr\"\nnames = [\"A\",\n\"..\"]"),
        Some(13),
        "cannot be read as a name",
    );
    check(&asked("rule", "names = [\"A\", \"A\"]"), Some(11), "`names` holds the same twice");
    check(
        &asked("rule", "names = [\"A\", 1]"),
        Some(11),
        "`names`: invalid type: integer `1`, expected a string",
    );
    let many: Vec<String> = (0..=MAX_ANSWERS).map(|it| format!("\"a{it}\"")).collect();
    check(&asked("rule", &format!("names = [{}]", many.join(", "))), Some(11), "a list of 1 to 12");
    read(&asked("rule", &format!("names = [{}]", many[1..].join(", "))));
    let displays = "name = \"A\"\ndisplay = \"uba-auto\"\ndisplays = [\"uba-ltr\", \"uba-rtl\"]";
    check(&asked("display", displays), Some(12), "`display` is none of `displays`");
    check(&asked("class", "name = \"A\""), Some(6), "the step lacks `about`");
    check(
        &asked("class", "name = \"A\"\nabout = 0\nclasses = [\"R\", \"X\"]"),
        Some(13),
        "`classes`: unknown value `X`",
    );
    check(
        &asked("registration", "name = \"A.com\"\nunder = \"net\""),
        Some(12),
        "does not stand under `net`",
    );
    check(&asked("registration", "name = \"A.com\"\nunder = \"a..\""), Some(12), "`parent` cannot be read");
}

#[test]
fn words_that_cannot_be_shown() {
    let page = |words: &str| lesson(&format!("[[step]]\nkind = \"page\"\ntitle = \"A\"\nwords = {words}"));
    check(&page("\"see \u{5D0}\""), Some(9), "the words hold U+05D0");
    check(&page("\"\"\"\nfirst\n\nsee \u{202E}\n\"\"\""), Some(12), "the words hold U+202E");
    check(&page("\"\"\"first\nsee {A\n\"\"\""), Some(10), "a brace is not closed");
    check(&page("\"{A..}\""), Some(9), "a label is empty");
    check(&page(&format!("\"{}\"", "a".repeat(4_001))), Some(9), "longer than 4000 characters");
    let titled =
        |title: &str| lesson(&format!("[[step]]\nkind = \"page\"\nwords = \"A\"\ntitle = \"{title}\""));
    check(&titled(" "), Some(9), "`title` must have 1 to 80 characters");
    check(&titled("\u{5D0}"), Some(9), "none of them from right to left");
    check(&titled(&"a".repeat(MAX_TITLE_CHARACTERS + 1)), Some(9), "`title` must have");
    read(&titled(&"a".repeat(MAX_TITLE_CHARACTERS)));
}

/// Whatever is cut off, mixed or repeated: a reason, and never a panic.
#[test]
fn a_damaged_file_is_refused_or_read() {
    let whole = bidiscope_present::lesson::LESSON_TEMPLATE;
    let mut refused = 0;
    for (end, _) in whole.char_indices() {
        refused += usize::from(Lesson::read(&whole[..end]).is_err());
    }
    assert!(refused > whole.len() / 2, "{refused}");
    for (at, replaced) in
        whole.match_indices('"').map(|(at, _)| at).flat_map(|at| [(at, ""), (at, "\u{202E}"), (at, "[")])
    {
        let damaged = format!("{}{replaced}{}", &whole[..at], &whole[at + 1..]);
        if let Err(error) = Lesson::read(&damaged) {
            assert!(!error.to_string().contains('\u{202E}'), "{error}");
        }
    }
}
