//! The six notations: what each stands for, and that each reads back what it writes.

use bidiscope_bidi::name::{BidiClass, Input, InputType, Name, Notation, UnwritableScalar};
use proptest::prelude::*;

/// Reads `text` and compares the characters it stands for, given as code points.
fn check(text: &str, notation: Notation, expected: &str) {
    let name = Name::read(text, notation).expect(text);
    let found = Notation::CodePoints.write_scalars(name.decoded_text().chars());
    assert_eq!(found.as_deref(), Ok(expected), "{text} in {notation}");
}

/// What writing gives where this character, at this index, cannot be written.
fn unwritable(scalar_index: usize, scalar: char) -> Result<String, UnwritableScalar> {
    Err(UnwritableScalar { scalar_index, scalar })
}

/// Table 1 of the paper, with the letters that are documented for it.
#[test]
fn paper() {
    check(
        "ABCDEFGHIJKLM",
        Notation::Atkin2001Table1,
        "U+0627 U+0628 U+062B U+062F U+0639 U+0641 U+063A U+062D U+064A U+062C U+0643 U+0644 U+0645",
    );
    check(
        "NOPQRSTUVWXYZ",
        Notation::Atkin2001Table1,
        "U+05E0 U+05E2 U+05E4 U+05E7 U+05E8 U+05E1 U+05D8 U+05D5 U+05D1 U+05E9 U+05D7 U+05D9 U+05D6",
    );
    check(
        "0123456789",
        Notation::Atkin2001Table1,
        "U+0030 U+0031 U+0032 U+0033 U+0034 U+0665 U+0666 U+0667 U+0668 U+0669",
    );
    check("az-.z", Notation::Atkin2001Table1, "U+0061 U+007A U+002D U+002E U+007A");
    // Its row "ET" prints the hyphen-minus as an em dash.
    check(
        "NOP\u{2014}\u{2014}123",
        Notation::Atkin2001Table1,
        "U+05E0 U+05E2 U+05E4 U+002D U+002D U+0031 U+0032 U+0033",
    );
    // No xn-- label is decoded in a notation for studies.
    check("xn--a", Notation::Atkin2001Table1, "U+0078 U+006E U+002D U+002D U+0061");
}

#[test]
fn capitals() {
    check("ABZ", Notation::CapitalsAsHebrew, "U+05D0 U+05D1 U+05E9");
    check("KMNPC", Notation::CapitalsAsHebrew, "U+05DA U+05DC U+05DD U+05DF U+05D2");
    check(
        "a5-_/@ .~",
        Notation::CapitalsAsHebrew,
        "U+0061 U+0035 U+002D U+005F U+002F U+0040 U+0020 U+002E U+007E",
    );
}

#[test]
fn code_points() {
    let expected = "U+05D0 U+002E U+0063";
    for text in [
        "U+05D0 U+002E U+0063",
        "05D0 002E 0063",
        "5d0 2e 63",
        "u+5D0,u+2E,u+63",
        "\\u05D0\\u002E\\u0063",
        "\\u{5D0}\\u{2E}\\u{63}",
        "\\u05D0 002E\tU+0063\n",
        "\\u05D0\\u{2E} , 63",
    ] {
        check(text, Notation::CodePoints, expected);
    }
    check("10FFFF U+1E900", Notation::CodePoints, "U+10FFFF U+1E900");
}

/// RFC 5893 section 1.4: capitals are "letters that are R or AL". As AL they make European digits after them Arabic
/// numbers (UAX #9 rule W2), so `A-1` shows another order than with Hebrew letters.
#[test]
fn capitals_as_arabic_letters() {
    check("ABYZ.a1-", Notation::CapitalsAsArabic, "U+0627 U+0628 U+0646 U+0647 U+002E U+0061 U+0031 U+002D");
    for letter in 'A'..='Z' {
        let read = Notation::CapitalsAsArabic.read(&letter.to_string()).expect("a capital");
        assert_eq!(BidiClass::of(read[0].scalar), BidiClass::AL, "{letter}");
    }
    let shown = |notation: Notation| {
        let name = Name::read("A1-2", notation).expect("capitals");
        let display =
            bidiscope_bidi::order::Strategy::UbaLtr.order(name.characters()).display(name.characters());
        notation.write_scalars(display.chars()).expect("capitals")
    };
    assert_eq!([Notation::CapitalsAsHebrew, Notation::CapitalsAsArabic].map(shown), ["1-2A", "2-1A"]);
}

/// With the characters that `study` names for the classes.
#[test]
fn classes() {
    let expected = "U+05D0 U+002E U+0061 U+0031 U+0661 U+0627 U+002D U+0025 U+05B8 U+200D U+0021";
    for text in ["R CS L EN AN AL ES ET NSM BN ON", "r,cs L  en\tan AL es et nsm bn on"] {
        check(text, Notation::BidiClassNames, expected);
    }
    assert_eq!(Notation::BidiClassNames.write_scalars("\u{5D0}.a".chars()).as_deref(), Ok("R CS L"));
    // What stands for no class cannot be given back.
    assert_eq!(Notation::BidiClassNames.write_scalars("\u{5D0}.b".chars()), unwritable(2, 'b'));
    let error = Name::read("R CS Q1\u{5D0} L", Notation::BidiClassNames).expect_err("there is no such class");
    assert_eq!(error.source_character_index, 5);
    let said = error.to_string();
    assert!(said.starts_with("\u{2018}Q1<U+05D0>\u{2019} is not a bidi class"), "{said}");
    assert_eq!(
        Name::read("CS L", Notation::BidiClassNames).expect_err("an empty label").source_character_index,
        0
    );
    // As a string of classes it is text; so it is in this notation only.
    let string = Input::read_detecting_type("CS L", Notation::BidiClassNames).expect("text");
    assert_eq!((string.input_type(), string.decoded_text().as_str()), (InputType::Text, ".a"));
    assert_eq!(
        Input::read_allowing_bidi_class_sequences("R CS L", Notation::BidiClassNames)
            .expect("a name")
            .input_type(),
        InputType::Name
    );
    for (written, notation) in [(".a", Notation::Unicode), ("002E 0061", Notation::CodePoints)] {
        assert!(Input::read_allowing_bidi_class_sequences(written, notation).is_err());
    }
    assert!(Input::read_as("CS L", Notation::BidiClassNames, InputType::Url).is_err());
    assert_eq!(
        Name::read("L B", Notation::BidiClassNames).expect_err("two paragraphs").source_character_index,
        2
    );
    assert_eq!(Name::read(" ", Notation::BidiClassNames).expect_err("no name").source_character_index, 0);
}

#[test]
fn every_notation_is_found_by_its_identifier() {
    for notation in Notation::ALL {
        assert_eq!(Notation::from_id(notation.id()), Some(notation));
    }
    assert_eq!(Notation::from_id("Paper"), None);
}

#[test]
fn what_a_notation_cannot_write_is_named() {
    assert_eq!(Notation::Atkin2001Table1.write_scalars("ab_".chars()), unwritable(2, '_'));
    assert_eq!(Notation::Atkin2001Table1.write_scalars("5".chars()), unwritable(0, '5'));
    assert_eq!(Notation::CapitalsAsHebrew.write_scalars("\u{5D0}B".chars()), unwritable(1, 'B'));
    assert_eq!(Notation::CapitalsAsHebrew.write_scalars("a\u{627}".chars()), unwritable(1, '\u{627}'));
}

/// Characters that a notation reads, as they are typed.
fn typed(notation: Notation) -> BoxedStrategy<String> {
    match notation {
        Notation::Unicode => ".{1,30}".boxed(),
        Notation::CodePoints => "U\\+[1-9A-C][0-9A-F]{3}( U\\+[1-9A-C][0-9A-F]{3}){0,20}".boxed(),
        Notation::Atkin2001Table1 => "[a-zA-Z0-9.-]{1,30}".boxed(),
        Notation::CapitalsAsHebrew | Notation::CapitalsAsArabic => "[ -~]{1,30}".boxed(),
        Notation::BidiClassNames => {
            "(L|R|AL|EN|ES|ET|AN|CS|NSM|BN|B|S|WS|ON|LRE|RLO|PDF|FSI|PDI)( (L|R|AL|CS|EN|AN|RLI)){0,20}"
                .boxed()
        }
    }
}

proptest! {
    #[test]
    fn what_is_read_is_written_back(
        (notation, text) in proptest::sample::select(&Notation::ALL[..])
            .prop_flat_map(|notation| typed(notation).prop_map(move |text| (notation, text)))
    ) {
        let read = notation.read(&text).expect("of the notation's alphabet");
        let written = notation.write_scalars(read.iter().map(|it| it.scalar)).expect("what was read");
        prop_assert_eq!(written, text);
    }

    #[test]
    fn what_is_written_is_read_back(text in ".{0,30}") {
        for notation in Notation::ALL {
            let Ok(written) = notation.write_scalars(text.chars()) else { continue };
            let read: String = notation.read(&written).expect("what was written").iter().map(|it| it.scalar).collect();
            prop_assert_eq!(&read, &text);
        }
    }
}
