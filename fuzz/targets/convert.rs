//! Conversions between all forms: a line has answers, or a reason; what a display shows leads back to the name; and
//! HTML is ASCII in which nothing of the name is markup.

#![no_main]

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::is_bidi_control;
use bidiscope_fuzz::{check_message, chosen, short, split};
use bidiscope_url::convert::{ConvertForm, Converter, read_html, read_html_without_isolates, strip_controls};
use libfuzzer_sys::fuzz_target;

const FORMS: [&str; 20] = [
    "logical",
    "uba-ltr",
    "uba-rtl",
    "uba-auto",
    "one-to-one",
    "components",
    "fields",
    "isolates",
    "custom:separators=idna,direction=first-strong,around=isolate",
    "uba-ltr:before=see\\u{20},after=\\u{20}here",
    "marked",
    "marked:durst",
    "marked:davis",
    "marked:isolates",
    "marked:one-to-one",
    "html",
    "html:durst",
    "html:first-strong-isolates",
    "html:isolates",
    "html:one-to-one",
];

fuzz_target!(|bytes: &[u8]| {
    let Some(([from, to, notation], text)) = split(bytes) else { return };
    let notation = chosen(&Notation::ALL, notation);
    let forms = FORMS.map(|it| it.parse::<ConvertForm>().unwrap_or_else(|error| panic!("{it}: {error}")));
    let (from, to) = (chosen(&forms, from), chosen(&forms, to));
    let line = if notation == Notation::Unicode {
        short(text, 60)
    } else {
        String::from_utf8_lossy(&text[..text.len().min(200)]).into_owned()
    };
    let converter = |from: &ConvertForm, to: &ConvertForm| {
        Converter::new(from.clone(), to.clone(), notation).with_max_steps(200_000)
    };
    match converter(&from, &to).convert(&line) {
        Err(error) => check_message(&error.to_string()),
        Ok(converted) => {
            assert!(!(converted.answers.is_empty() && converted.is_complete));
            for answer in &converted.answers {
                if let ConvertForm::Html(marks) = &to {
                    assert!(answer.is_ascii() || marks.is_some(), "{answer:?}");
                    assert!(!answer.contains('<') || marks.is_some(), "{answer:?}");
                    assert!(!answer.to_ascii_lowercase().contains("<script"), "{answer:?}");
                }
            }
            let is_named = Input::read(&line, notation).is_ok_and(|it| it.characters().len() <= 12);
            if from == ConvertForm::Logical && matches!(to, ConvertForm::Shown(_)) && is_named {
                let back = converter(&to, &from).convert(&converted.answers[0]);
                if let Ok(back) = back
                    && back.is_complete
                {
                    let own = converter(&from, &from).convert(&line).expect("a name");
                    assert!(back.answers.contains(&own.answers[0]), "{line:?}: {:?}", back.answers);
                }
            }
        }
    }
    for html in [read_html(&line), read_html_without_isolates(&line)] {
        let count = line.chars().count();
        for position in 0..=html.text.chars().count() {
            assert!(html.html_position(position) <= count);
        }
    }
    // Whatever was typed, what is taken off are controls.
    let bare = |text: &str| text.chars().filter(|it| !is_bidi_control(*it)).collect::<String>();
    assert_eq!(bare(&strip_controls(&line)), bare(&line));
});
