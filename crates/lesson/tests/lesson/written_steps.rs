//! Names that are copied as steps of a lesson.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, DisplayOption, Strategy};
use bidiscope_lesson::{
    EXAMPLE_LESSON_TOML, Lesson, LessonTask, MAX_LESSON_NAME_CHARACTERS, UnfitLessonName,
    lesson_page_step_toml,
};
use proptest::prelude::{Just, Strategy as _, prop_assert, prop_assert_eq, prop_oneof, proptest};
use proptest::sample::select;

/// Checks that the step is ASCII and is read, pasted at the end of a lesson, as this name in this display; gives it.
#[track_caller]
fn check(name: &Input, notation: Notation, display: &DisplayConfig) -> String {
    let step = lesson_page_step_toml(name, notation, display).expect("it is short");
    assert!(step.bytes().all(|it| it == b'\n' || (b' '..=b'~').contains(&it)), "{step}");
    // A file may end without an end of its last line, and another step may follow.
    let file = format!("{}{step}{step}", EXAMPLE_LESSON_TOML.trim_end());
    let lesson = Lesson::read(&file).unwrap_or_else(|error| panic!("{error}\n{step}"));
    let Some(LessonTask::Page { name: Some(read), displays }) = lesson.steps.last().map(|it| &it.task) else {
        panic!("no page: {step}")
    };
    assert_eq!(read.name.decoded_text(), name.decoded_text(), "{step}");
    if display.strategy() != Strategy::Logical {
        assert_eq!(displays, std::slice::from_ref(display), "{step}");
    }
    step
}

fn name(text: &str) -> Input {
    Input::read(text, Notation::Unicode).expect("a name")
}

/// The line of the step that holds the name of this text.
#[track_caller]
fn check_name(text: &str, notation: Notation, expected: &str) {
    let step = check(&name(text), notation, &Strategy::UbaLtr.into());
    assert!(step.contains(&format!("\n{expected}\ndisplays = [\"uba-ltr\"]\n")), "{step}");
}

#[test]
fn a_name_is_written_in_capitals_where_they_can_hold_it() {
    let unicode = Notation::Unicode;
    check_name("\u{5D0}\u{5D1}-12.com", unicode, "notation = \"capitals\"\nname = \"AB-12.com\"");
    // Arabic letters of Table 1, and one that it has not; in its digits 5 to 9 are Arabic-Indic.
    check_name("\u{627}\u{628}\u{665}", unicode, "notation = \"table1\"\nname = \"AB5\"");
    check_name("\u{62A}9.com", unicode, "notation = \"capitals-arabic\"\nname = \"C9.com\"");
    // Tav, capitals and characters that cannot be seen.
    check_name("\u{5EA}.a", unicode, "notation = \"codepoints\"\nname = \"U+05EA U+002E U+0061\"");
    check_name("A.\u{5D0}", unicode, "notation = \"codepoints\"\nname = \"U+0041 U+002E U+05D0\"");
    check_name("a\u{202E}b", unicode, "notation = \"codepoints\"\nname = \"U+0061 U+202E U+0062\"");
    // As it is written in the field.
    check_name("\u{5E0}1", Notation::Atkin2001Table1, "notation = \"table1\"\nname = \"N1\"");
    check_name("ab", Notation::CodePoints, "notation = \"codepoints\"\nname = \"U+0061 U+0062\"");
}

#[test]
fn every_display_can_be_shown() {
    let name = name("\u{5D0}\u{5D1}12.com");
    for strategy in Strategy::ALL {
        check(&name, Notation::Unicode, &strategy.into());
    }
    let around = DisplayConfig::with_default_options(Strategy::Custom)
        .with_option(DisplayOption::TextBefore, "\u{5D0}\" \\");
    check(&name, Notation::Unicode, &around.expect("a text"));
}

#[test]
fn a_name_that_is_too_long_for_a_lesson_is_no_step() {
    let longest = "a".repeat(MAX_LESSON_NAME_CHARACTERS);
    check(&name(&longest), Notation::Unicode, &Strategy::UbaRtl.into());
    let longer = name(&format!("{longest}a"));
    assert_eq!(
        lesson_page_step_toml(&longer, Notation::Unicode, &Strategy::UbaRtl.into()),
        Err(UnfitLessonName::TooLong)
    );
}

proptest! {
    #[test]
    fn a_name_of_any_kind_is_read_as_it_was(
        text in proptest::collection::vec(prop_oneof![
            select("abzAZ059-._\"'\\{}[]#=/:@%& ".chars().collect::<Vec<_>>()),
            select("\u{5D0}\u{5EA}\u{5B0}\u{5F3}\u{627}\u{62A}\u{645}\u{64B}\u{660}\u{669}\u{6F0}\u{1E900}".chars().collect::<Vec<_>>()),
            select("\u{200B}\u{200D}\u{200E}\u{202A}\u{202E}\u{2066}\u{2069}\u{AD}\u{9}\u{7F}\u{FEFF}\u{E0001}".chars().collect::<Vec<_>>()),
            proptest::char::any(),
            Just('.'),
        ], 1..24).prop_map(String::from_iter),
        notation in select(Notation::ALL.to_vec()),
        strategy in select(Strategy::ALL.to_vec()),
    ) {
        if let Ok(name) = Input::read(&text, Notation::Unicode) {
            let step = check(&name, notation, &strategy.into());
            prop_assert!(step.starts_with("\n[[step]]\n"));
            prop_assert_eq!(step.matches("[[step]]").count(), 1);
        }
    }
}
