//! Running text: what is found, by Davis's grammar and by UTS #58, is disjoint and found again, marks are put in once, and
//! what is shown is what the UBA shows of the text that is written out; the report is JSON. A URL with minimal escapes is
//! one link, and stays as it is. What is hidden is at its place.

#![no_main]

use bidiscope_bidi::controls::control_findings;
use bidiscope_bidi::order::fields::RecognisedDavisExtensions;
use bidiscope_fuzz::{check_message, short, split};
use bidiscope_report::view::text::domain_error_text;
use bidiscope_report::words::control::control_character_finding_message;
use bidiscope_url::text::{LinkRules, ResourceIdentifierGrammar, resource_identifier_reports};
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/common/text_laws.rs"]
mod text_laws;

fuzz_target!(|bytes: &[u8]| {
    let Some(([options], text)) = split(bytes) else { return };
    let text = short(text, 250);
    let [userinfo, port, ip_address, numbers, ends_earlier, uts58] =
        [1, 2, 4, 8, 16, 32].map(|it| options & it == it);
    let links = if uts58 { LinkRules::Uts58 } else { LinkRules::Davis };
    let terminators = if ends_earlier { "!\"#',./:;?@" } else { "" };
    let terminators = terminators.parse().expect("characters of the grammar");
    let extensions = RecognisedDavisExtensions { userinfo, port, ip_address };
    let grammar = ResourceIdentifierGrammar {
        link_rules: links,
        recognised_extensions: extensions,
        finds_phone_numbers_and_formulas: numbers,
        identifier_terminators: terminators,
    };
    text_laws::check_found(&text, grammar);
    text_laws::check_minimal_escapes(&text);
    text_laws::check_paragraphs(&text);
    text_laws::check_written_out(&text, grammar);
    text_laws::check_one_to_one(&text, grammar);
    text_laws::check_displays(&text, grammar);
    let scalars: Vec<char> = text.chars().collect();
    for found in control_findings(scalars.iter().copied()) {
        check_message(&control_character_finding_message(&found).to_string());
        let line = scalars.split(|it| matches!(it, '\n' | '\r'));
        assert!(
            found.characters_in_line.len() >= found.first_scalars.len() && found.line_index < line.count()
        );
    }
    for found in resource_identifier_reports(&text, grammar) {
        assert_eq!(
            found.text.as_deref(),
            Some(&text[found.span_in_text.start_byte_offset..found.span_in_text.end_byte_offset])
        );
        if let Some(error) = &found.unreadable_domain {
            check_message(&domain_error_text(&error.domain_error));
            assert!(error.character_index_in_text <= text.chars().count());
        }
        let json = serde_json::to_string(&found).expect("it can be written");
        assert!(serde_json::from_str::<serde_json::Value>(&json).expect("it is JSON").is_object());
    }
});
