//! Files that are no lessons: what is said, and of which line.

use bidiscope_lesson::{
    Lesson, MAX_ANSWER_CHOICES, MAX_LESSON_BYTES, MAX_LESSON_NAME_CHARACTERS, MAX_STEPS, MAX_TITLE_CHARACTERS,
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
    check("", None, "The file is empty.");
    check(" \n\u{FEFF}", Some(2), "not valid TOML");
    check("a = \"", Some(1), "not valid TOML");
    check("a = 1\nb = [1,\nc = 2", Some(3), "not valid TOML");
    check("title = \"A\"", None, "This text is not a lesson.");
    check("format = \"strategies\"\nversion = 1", None, "This text is not a lesson.");
    check("format = \"bidiscope-lesson\"", None, "This text is not a lesson.");
    check("format = \"bidiscope-lesson\"\nversion = 2\nsteps = 7", Some(2), "newer version of bidiscope");
    check("format = \"bidiscope-lesson\"\nversion = 0", Some(2), "\u{201C}version\u{201D} must be 1");
    check(
        "format = \"bidiscope-lesson\"\nversion = \"1\"",
        Some(2),
        "\u{201C}version\u{201D}: invalid type: string \"1\", expected an integer",
    );
    // In a link, a built-in lesson may be named by its identifier instead.
    let unknown = Lesson::read_link_value("no-such-lesson").expect_err("it is no lesson").to_string();
    assert_eq!(
        unknown,
        "There is no lesson \u{201C}no-such-lesson\u{201D}. Use one of: order-and-direction, digits-and-hyphens, one-to-one, six-conditions, hazards."
    );
    assert!(
        Lesson::read_link_value("").expect_err("it is empty").to_string().starts_with("The file is empty.")
    );
    assert_eq!(Lesson::read_link_value("hazards").expect("a lesson").steps.len(), 8);
    let not_utf8 = Lesson::read_bytes(b"format = \"\xFF").expect_err("it is no UTF-8");
    assert!(not_utf8.to_string().contains("not UTF-8 (at byte 11)"), "{not_utf8}");
    let huge = Lesson::read_bytes(&vec![b' '; MAX_LESSON_BYTES + 1]).expect_err("it is too long");
    assert!(huge.to_string().contains("more than 256 kilobytes"), "{huge}");
}

#[test]
fn what_a_lesson_needs() {
    check(&lesson(""), None, "The lesson has no steps.");
    check(&lesson("step = []"), None, "The lesson has no steps.");
    check(&lesson("step = 1"), Some(6), "begin each step with a line \u{201C}[[step]]\u{201D}");
    check(
        &lesson("[step]\nkind = \"page\""),
        Some(6),
        "begin each step with a line \u{201C}[[step]]\u{201D}",
    );
    let one = "[[step]]\nkind = \"page\"\ntitle = \"A\"\nwords = \"B\"\n";
    read(&lesson(&one.repeat(MAX_STEPS)));
    check(&lesson(&one.repeat(MAX_STEPS + 1)), Some(6), "at most 100 are allowed");
    check("format = \"bidiscope-lesson\"\nversion = 1\n", Some(1), "missing key \u{201C}title\u{201D}");
    check(&lesson("[[step]]\ntitle = \"A\""), Some(6), "missing key \u{201C}kind\u{201D}");
    check(&lesson("[[step]]\nkind = \"page\"\ntitle = \"A\""), Some(6), "missing key \u{201C}words\u{201D}");
    check(
        &lesson("[[step]]\nkind = \"page\"\ntitle = \"A\"\nwords = \" \""),
        Some(9),
        "\u{201C}words\u{201D} is empty",
    );
    check(
        &step("kind = \"page\"\nwrods = \"\""),
        Some(10),
        "unknown key \u{201C}wrods\u{201D}, expected one of \u{201C}kind\u{201D}, \u{201C}title\u{201D}",
    );
    check(
        &step("kind = \"arrange\"\nname = \"A\"\ndisplay = \"uba-ltr\"\nparent = \"A\""),
        Some(12),
        "\u{201C}arrange\u{201D} has no key \u{201C}parent\u{201D}",
    );
    check(
        &step("kind = \"quiz\""),
        Some(9),
        "\u{201C}kind\u{201D}: unknown value \u{201C}quiz\u{201D}, expected one of \u{201C}page\u{201D}, \u{201C}arrange\u{201D}, \u{201C}choose\u{201D}",
    );
    check(&step("kind = 1"), Some(9), "\u{201C}kind\u{201D}: wanted string");
    check(&step("kind = \"choose\""), Some(6), "needs the key \u{201C}question\u{201D}");
    check(
        &step("kind = \"choose\"\nquestion = \"who\""),
        Some(10),
        "\u{201C}question\u{201D}: unknown value \u{201C}who\u{201D}, expected one of \u{201C}condition\u{201D}, \u{201C}registration\u{201D}",
    );
}

#[test]
fn names_and_displays_that_cannot_be_read() {
    let arranged = |name: &str, display: &str, rest: &str| {
        step(&format!("kind = \"arrange\"\nname = \"{name}\"\ndisplay = \"{display}\"\n{rest}"))
    };
    check(&arranged("A..B", "uba-ltr", ""), Some(10), "Character 3: A label is empty");
    check(&arranged("", "uba-ltr", ""), Some(10), "The name is empty");
    check(&arranged("A\\u0416", "uba-ltr", ""), Some(10), "U+0416");
    check(
        &arranged("A", "uba", ""),
        Some(11),
        "\u{201C}display\u{201D}: There is no display \u{201C}uba\u{201D}. Use one of: logical, ",
    );
    check(
        &arranged("A", "uba-ltr", "against = \"x\""),
        Some(12),
        "\u{201C}against\u{201D}: There is no display \u{201C}x\u{201D}.",
    );
    check(&arranged("A", "uba-ltr", "about = 2"), Some(12), "characters 1 to 1");
    check(&arranged("A", "uba-ltr", "about = 0"), Some(12), "characters 1 to 1");
    check(&arranged("A", "uba-ltr", "about = -1"), Some(12), "characters 1 to 1");
    check(
        &arranged("A", "uba-ltr", "about = \"A\""),
        Some(12),
        "\u{201C}about\u{201D}: invalid type: string \"A\", expected an integer",
    );
    let long = "A".repeat(MAX_LESSON_NAME_CHARACTERS);
    read(&arranged(&long, "uba-ltr", ""));
    check(&arranged(&format!("{long}A"), "uba-ltr", ""), Some(10), "more than 64 characters");
    check(&step("kind = \"arrange\"\nname = \"A\""), Some(6), "needs the key \u{201C}display\u{201D}");
    check(&step("kind = \"page\"\ndisplays = [\"uba-ltr\"]"), Some(6), "needs the key \u{201C}name\u{201D}");
    check(
        &step("notation = \"latin\"\nkind = \"page\""),
        Some(9),
        "\u{201C}notation\u{201D}: unknown value \u{201C}latin\u{201D}",
    );
}

#[test]
fn answers_that_cannot_be_chosen_from() {
    let asked =
        |question: &str, rest: &str| step(&format!("kind = \"choose\"\nquestion = \"{question}\"\n{rest}"));
    check(&asked("same", "name = \"A\"\ndisplay = \"uba-ltr\"\nnames = []"), Some(13), "1 to 12 items");
    check(
        &asked("split", "display = \"uba-ltr\"\nnames = [\"A\",\n\"..\"]"),
        Some(13),
        "cannot be read as a name",
    );
    check(
        &asked("rule", "names = [\"A\", \"A\"]"),
        Some(11),
        "\u{201C}names\u{201D} has the same item twice",
    );
    check(
        &asked("rule", "names = [\"A\", 1]"),
        Some(11),
        "\u{201C}names\u{201D}: invalid type: integer \u{201C}1\u{201D}, expected a string",
    );
    let many: Vec<String> = (0..=MAX_ANSWER_CHOICES).map(|it| format!("\"a{it}\"")).collect();
    check(&asked("rule", &format!("names = [{}]", many.join(", "))), Some(11), "1 to 12 items");
    read(&asked("rule", &format!("names = [{}]", many[1..].join(", "))));
    let displays = "name = \"A\"\ndisplay = \"uba-auto\"\ndisplays = [\"uba-ltr\", \"uba-rtl\"]";
    check(
        &asked("display", displays),
        Some(12),
        "The value of \u{201C}display\u{201D} must also be in \u{201C}displays\u{201D}",
    );
    check(&asked("class", "name = \"A\""), Some(6), "needs the key \u{201C}about\u{201D}");
    check(
        &asked("class", "name = \"A\"\nabout = 1\nclasses = [\"R\", \"X\"]"),
        Some(13),
        "\u{201C}classes\u{201D}: unknown value \u{201C}X\u{201D}",
    );
    check(
        &asked("registration", "name = \"A.com\"\nparent = \"net\""),
        Some(12),
        "The name is not below the parent zone \u{201C}net\u{201D}.",
    );
    check(
        &asked("registration", "name = \"A.com\"\nparent = \"a..\""),
        Some(12),
        "\u{201C}parent\u{201D} cannot be read",
    );
}

#[test]
fn words_that_cannot_be_shown() {
    let page = |words: &str| lesson(&format!("[[step]]\nkind = \"page\"\ntitle = \"A\"\nwords = {words}"));
    check(&page("\"see \u{5D0}\""), Some(9), "Words cannot contain U+05D0 HEBREW LETTER ALEF.");
    check(
        &page("\"\"\"\nfirst\n\nsee \u{202E}\n\"\"\""),
        Some(12),
        "Words cannot contain U+202E RIGHT-TO-LEFT OVERRIDE.",
    );
    check(&page("\"\"\"first\nsee {A\n\"\"\""), Some(10), "A brace is not closed");
    check(&page("\"{A..}\""), Some(9), "A label is empty");
    check(&page(&format!("\"{}\"", "a".repeat(4_001))), Some(9), "more than 4000 characters");
    let titled =
        |title: &str| lesson(&format!("[[step]]\nkind = \"page\"\nwords = \"A\"\ntitle = \"{title}\""));
    check(&titled(" "), Some(9), "\u{201C}title\u{201D} must have 1 to 80 characters");
    check(&titled("\u{5D0}"), Some(9), "right-to-left");
    check(&titled(&"a".repeat(MAX_TITLE_CHARACTERS + 1)), Some(9), "\u{201C}title\u{201D} must have");
    read(&titled(&"a".repeat(MAX_TITLE_CHARACTERS)));
}

/// Whatever is cut off, mixed or repeated: a reason, and never a panic.
#[test]
fn a_damaged_file_is_refused_or_read() {
    let whole = bidiscope_lesson::EXAMPLE_LESSON_TOML;
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
