//! How displays are written, and what is no display.

use std::collections::BTreeSet;

use bidiscope_bidi::order::context::SurroundingText;
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayConfigError, DisplayOption, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};

use crate::displays::any_display;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// Reading and writing are inverse, so that a display has one spelling.
    #[test]
    fn what_is_written_is_read_back(display in any_display(), other in any_display()) {
        let written = display.to_string();
        prop_assert_eq!(DisplayConfig::read(&written), Ok(display.clone()), "{}", written);
        prop_assert_eq!(display == other, written == other.to_string());
        let json = serde_json::to_string(&display).expect("a string");
        prop_assert_eq!(serde_json::from_str::<DisplayConfig>(&json).ok(), Some(display.clone()));
        // The grammar: what stands for itself in a value, and the signs between.
        let signs = |it: char| matches!(it, 'a'..='z' | '0'..='9' | '-' | ':' | ',' | '=' | '\\' | '{' | '}' | 'A'..='F');
        prop_assert!(written.chars().all(signs), "{}", written);
        prop_assert_eq!(written.contains(':'), !display.has_default_options(), "defaults are left out: {}", written);
        // The commas between displays and those between their options are told apart.
        let both = [written, other.to_string()];
        prop_assert_eq!(DisplayConfig::split_display_identifier_list(&both.join(",")), both);
    }

    /// Whatever is read is written in a spelling that is read as the same; nothing stops the reader.
    #[test]
    fn whatever_is_read_has_a_spelling(text in "(fields|uba-ltr|isolates|x)?:?((order|paragraph|before|l3|edition|)=?(content|rtl|no|\\\\u\\{5D0\\}|[a-z.\u{5D0}{}]{0,3})?,?){0,3}") {
        if let Ok(display) = DisplayConfig::read(&text) {
            let written = display.to_string();
            prop_assert_eq!(DisplayConfig::read(&written), Ok(display), "{} {}", text, written);
        }
    }
}

#[test]
fn a_strategy_s_identifier_is_the_display_without_choices() {
    for strategy in Strategy::ALL {
        assert_eq!(DisplayConfig::read(strategy.id()), Ok(DisplayConfig::with_default_options(strategy)));
        assert_eq!(DisplayConfig::with_default_options(strategy).to_string(), strategy.id());
    }
}

fn check(written: &str, canonical: &str) {
    let display = DisplayConfig::read(written).unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(display.to_string(), canonical, "{written}");
}

#[test]
fn defaults_are_left_out_and_keys_have_one_order() {
    check("fields:order=content,paragraph=rtl", "fields:order=content,paragraph=rtl");
    check("fields:paragraph=rtl,order=content", "fields:order=content,paragraph=rtl");
    check("fields:paragraph=ltr,order=constant,l3=yes,bidi-data=current", "fields");
    check("isolates:isolate=first-strong", "isolates:isolate=first-strong");
    check("uba-ltr:l3=no", "uba-ltr:l3=no");
    check("uba-auto:bidi-data=unicode-3\\u{2E}1", "uba-auto:bidi-data=unicode-3\\u{2E}1");
    check("uba-rtl:after=\\u{25}", "uba-rtl:after=\\u{25}");
    check("uba-rtl:after=now,before=see", "uba-rtl:before=see,after=now");
    // Escapes of what needs none, and small letters in escapes, are read.
    check("uba-rtl:before=\\u{61}\\u{5d0}", "uba-rtl:before=a\\u{5D0}");
}

#[test]
fn what_is_chosen_is_there() {
    let display = DisplayConfig::read("uba-rtl:before=\\u{5D3}\\u{20},bidi-data=unicode-3\\u{2E}1,l3=no")
        .expect("a display");
    assert_eq!(
        display.choices().surrounding_text,
        SurroundingText { before: "\u{5D3} ".to_owned(), after: String::new() }
    );
    assert_eq!(
        (display.choices().bidi_data_version, display.choices().applies_l3),
        (BidiDataVersion::Unicode31, false)
    );
    // What a strategy does not have is not chosen.
    let fields = DisplayConfig::with_default_options(Strategy::OneToOne)
        .with_changed_choices(|it| it.paragraph_direction = Direction::RightToLeft.into())
        .with_changed_choices(|it| it.applies_l3 = false);
    assert!(fields.has_default_options());
    let known: BTreeSet<DisplayOption> =
        Strategy::ALL.into_iter().flat_map(|it| it.options().to_vec()).collect();
    assert_eq!(known.len(), DisplayOption::ALL.len(), "every key belongs to some strategy");
}

#[track_caller]
fn refused(written: &str, error: DisplayConfigError) {
    assert_eq!(DisplayConfig::read(written), Err(error), "{written}");
}

#[test]
fn refusals_say_what_and_where() {
    use DisplayConfigError as E;
    let (fields, order) = (Strategy::Fields, DisplayOption::OverallOrder);
    let unknown = |id: &str| E::UnknownStrategy { id: id.to_owned() };
    refused("", unknown(""));
    refused("davis", unknown("davis"));
    let no_value =
        |choice: &str, position| E::NotKeyValue { choice: choice.to_owned(), character_position: position };
    refused("fields:", no_value("", 7));
    refused("fields:order", no_value("order", 7));
    refused("fields:order=content,", no_value("", 21));
    let no_option = |strategy, key: &str, position| E::UnknownOption {
        strategy,
        key: key.to_owned(),
        character_position: position,
    };
    refused("fields:direction=rtl", no_option(fields, "direction", 7));
    refused("components:order=content", no_option(Strategy::Components, "order", 11));
    refused("fields:order=content,order=content", E::DuplicateOption { key: order, character_position: 21 });
    let invalid = |strategy, key, value: &str, position| E::InvalidValue {
        strategy,
        key,
        value: value.to_owned(),
        character_position: position,
    };
    refused("fields:order=left", invalid(fields, order, "left", 13));
    let (ltr, data) = (Strategy::UbaLtr, DisplayOption::BidiDataVersion);
    refused("uba-ltr:bidi-data=3", invalid(ltr, data, "3", 18));
    // The full stop may also be typed.
    let of_2001 = DisplayConfig::read("uba-ltr:bidi-data=unicode-3.1").expect("a display");
    assert_eq!(of_2001.to_string(), "uba-ltr:bidi-data=unicode-3\\u{2E}1");
    refused("uba-ltr:bidi-data=unicode-3.2", invalid(ltr, data, "unicode-3.2", 18));
    refused("uba-ltr:l3=maybe", invalid(ltr, DisplayOption::L3, "maybe", 11));
    refused("uba-ltr:before=see.", E::Unescaped { scalar: '.', character_position: 18 });
    refused("uba-ltr:before=\u{5D0}", E::Unescaped { scalar: '\u{5D0}', character_position: 15 });
    for escape in ["\\u{D800}", "\\u{5D0", "\\x"] {
        refused(&format!("uba-ltr:before={escape}"), E::InvalidEscape { character_position: 15 });
    }
    let long = format!("uba-ltr:before={}", "a".repeat(10_001));
    refused(&long, E::TextTooLong { key: DisplayOption::TextBefore });
}
