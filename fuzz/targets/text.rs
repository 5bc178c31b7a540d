//! Running text: what is found is disjoint and found again, marks are put in once, and what is shown is what the UBA
//! shows of the text that is written out; the report is JSON.

#![no_main]

use bidiscope_bidi::order::fields::Extensions;
use bidiscope_fuzz::{check_message, short, split};
use bidiscope_idna::text::{Grammar, report};
use bidiscope_present::view::text::domain_error_text;
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/common/text_laws.rs"]
mod text_laws;

fuzz_target!(|bytes: &[u8]| {
    let Some(([extensions], text)) = split(bytes) else { return };
    let text = short(text, 250);
    let [userinfo, port, ip_address] = [1, 2, 4].map(|it| extensions & it == it);
    let grammar = Grammar { extensions: Extensions { userinfo, port, ip_address } };
    text_laws::check_found(&text, grammar);
    text_laws::check_paragraphs(&text);
    text_laws::check_written_out(&text, grammar);
    text_laws::check_one_to_one(&text, grammar);
    text_laws::check_displays(&text, grammar);
    for found in report(&text, grammar) {
        assert_eq!(found.text.as_deref(), Some(&text[found.position.byte_start..found.position.byte_end]));
        if let Some(error) = &found.error {
            check_message(&domain_error_text(&error.error));
            assert!(error.position <= text.chars().count());
        }
        let json = serde_json::to_string(&found).expect("it can be written");
        assert!(serde_json::from_str::<serde_json::Value>(&json).expect("it is JSON").is_object());
    }
});
