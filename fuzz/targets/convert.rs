//! Conversions between all forms: a line has answers, or a reason; what a display shows leads back to the name; and
//! HTML is ASCII in which nothing of the name is markup.

#![no_main]

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::is_bidi_control;
use bidiscope_fuzz::{check_message, chosen, short, split};
use bidiscope_url::convert::{
    ConversionControls, ConversionForm, NameConverter, read_html_ignoring_isolation,
    read_html_with_isolation, strip_inserted_bidi_controls,
};
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
    let forms = FORMS.map(|it| it.parse::<ConversionForm>().unwrap_or_else(|error| panic!("{it}: {error}")));
    let (from, to) = (chosen(&forms, from), chosen(&forms, to));
    let line = if notation == Notation::Unicode {
        short(text, 60)
    } else {
        String::from_utf8_lossy(&text[..text.len().min(200)]).into_owned()
    };
    let converter = |from: &ConversionForm, to: &ConversionForm| {
        NameConverter::new(from.clone(), to.clone(), notation).with_max_search_steps(200_000)
    };
    match converter(&from, &to).convert_name(&line) {
        Err(error) => check_message(&error.to_string()),
        Ok(converted) => {
            assert!(!(converted.converted_names.is_empty() && converted.has_all_names));
            for answer in &converted.converted_names {
                if let ConversionForm::HtmlWithControls(marks) = &to {
                    let inserts_controls = *marks != ConversionControls::AnyScheme;
                    assert!(answer.is_ascii() || inserts_controls, "{answer:?}");
                    assert!(!answer.contains('<') || inserts_controls, "{answer:?}");
                    assert!(!answer.to_ascii_lowercase().contains("<script"), "{answer:?}");
                }
            }
            let is_named = Input::read(&line, notation).is_ok_and(|it| it.characters().len() <= 12);
            if from == ConversionForm::LogicalOrder
                && matches!(to, ConversionForm::DisplayedOrder(_))
                && is_named
            {
                let back = converter(&to, &from).convert_name(&converted.converted_names[0]);
                if let Ok(back) = back
                    && back.has_all_names
                {
                    let own = converter(&from, &from).convert_name(&line).expect("a name");
                    assert!(
                        back.converted_names.contains(&own.converted_names[0]),
                        "{line:?}: {:?}",
                        back.converted_names
                    );
                }
            }
        }
    }
    for html in [read_html_with_isolation(&line), read_html_ignoring_isolation(&line)] {
        let count = line.chars().count();
        for position in 0..=html.text_with_controls.chars().count() {
            assert!(html.html_character_index(position) <= count);
        }
    }
    // Whatever was typed, what is taken off are controls.
    let bare = |text: &str| text.chars().filter(|it| !is_bidi_control(*it)).collect::<String>();
    assert_eq!(bare(&strip_inserted_bidi_controls(&line)), bare(&line));
});
