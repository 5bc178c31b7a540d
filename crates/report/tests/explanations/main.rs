//! The sentences themselves, written by hand from UAX #9 and the paper.

mod differences;
mod summaries;

use std::collections::BTreeSet;

use bidiscope_bidi::name::{BidiClass, Character, Input, Notation, characters_of, representative};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::Trace;
use bidiscope_report::view::DisplaySummaryView;
use bidiscope_report::words::trace::{
    character_history, event_text, one_based_positions_text, step_outcome_text, step_rule_text,
    trace_step_reasons,
};

/// What is said about a character at a rule.
fn output(name: &str, strategy: Strategy, character: usize, rule: &str) -> String {
    let name = Input::read(name, Notation::CapitalsAsHebrew).expect("a name");
    output_of(&Trace::of_display(strategy, name.characters()), character, rule)
}

fn output_of(trace: &Trace, character: usize, rule: &str) -> String {
    let history = character_history(trace, LogicalIndex(character));
    let found = history.iter().find(|it| it.text.starts_with(rule)).map(|it| it.text.clone());
    let found = found.unwrap_or_default();
    found.split_once(": ").map_or(String::new(), |(_, said)| said.to_owned())
}

#[test]
fn the_number_before_the_letters() {
    // P3 has no letter to go by here: the display says which way the paragraph runs. W7 meets sos.
    assert_eq!(
        output("123-ABC", Strategy::UbaLtr, 0, "P3"),
        "The paragraph is at level 0: the display makes the paragraph left-to-right."
    );
    assert_eq!(
        output("123-ABC", Strategy::UbaLtr, 0, "W7"),
        "EN becomes L: no strong character is before the number in its sequence, so sos decides. Sos is L, because the paragraph is left-to-right."
    );
    assert_eq!(
        output("123-ABC", Strategy::UbaLtr, 3, "N2"),
        "ON becomes L, because level 0 is left-to-right: character 3 (L) before it and character 5 (R) after it differ."
    );
    assert_eq!(
        output("123-ABC", Strategy::UbaRtl, 3, "N1"),
        "ON becomes R: character 3 (EN, which counts as R) before it and character 5 (R) after it have the same direction."
    );
    assert_eq!(
        output("123-ABC", Strategy::UbaAuto, 4, "P3"),
        "The paragraph is at level 1, right-to-left: the first strong character, character 5, is R."
    );
}

/// UAX #9, 3.4, has L3 for combining marks only, and 5.2 leaves the place of boundary neutrals open.
#[test]
fn the_place_of_a_joiner_is_called_the_programs_choice() {
    let name =
        Input::read("\u{633}\u{627}\u{6CC}\u{62A}\u{200C}\u{62E}.com", Notation::Unicode).expect("a name");
    let trace = Trace::of_display(Strategy::UbaLtr, name.characters());
    let step = trace.steps.iter().find(|it| it.step_kind.id() == "L3").expect("the joiner moves");
    let rule = step_rule_text(step);
    assert!(rule.contains("In this program") && rule.contains("UAX #9, section 5.2"), "{rule}");
    let moved = output_of(&trace, 4, "L3");
    assert!(moved.ends_with("and in this program so do ignored characters."), "{moved}");
}

/// The paper's section IV on AB-12.
#[test]
fn what_the_machine_does_with_a_character() {
    let name = Input::read("AB-12", Notation::Atkin2001Table1).expect("a name");
    let trace = Trace::of_display(Strategy::OneToOne, name.characters());
    let last = |index| character_history(&trace, LogicalIndex(index)).pop().map(|it| it.text);
    let of = "reorder (Bidirectional Domain Names, IV): Operation “clear”";
    assert_eq!(last(1), Some(format!("{of} takes the character from the stack and puts it at position 1.")));
    assert_eq!(last(2), Some(format!("{of} puts the character at position 3.")));
    assert_eq!(last(5), None, "no such character");
    let hyphen = &character_history(&trace, LogicalIndex(2))[0].text;
    let expected = "ES becomes left-to-right, like character 4 after it; hyphens are ignored.";
    assert!(hyphen.ends_with(expected), "{hyphen}");
}

/// Every kind of sentence about the strings of twelve classes to length 3, with brackets and controls: no message lacks
/// a variable or its words, and no sentence is too long. Sentences are made once for each statement.
#[test]
fn every_statement_and_every_outcome_is_a_sentence() {
    use BidiClass::{AL, AN, BN, CS, EN, ES, ET, L, NSM, ON, R, WS};
    let alphabet = [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, BN, WS].map(representative);
    let strings = (1..=3).flat_map(|length| {
        (0..alphabet.len().pow(length)).map(move |number| {
            let letter = |at| alphabet[number / alphabet.len().pow(at) % alphabet.len()];
            (0..length).map(letter).collect::<Vec<Character>>()
        })
    });
    let hard = [
        "\u{5D0}(a)",
        "(\u{5D0})1",
        "a(\u{5D0})1",
        "(a\u{5D0})\u{5B8}",
        "\u{202E}a\u{202B}b\u{202C}\u{202C}",
        "\u{2067}\u{5B8}a\u{2069}1",
        "a\t\u{5D0} \t",
        "1(-)",
    ];
    let deep = "\u{202B}".repeat(130);
    let all = strings.chain(hard.into_iter().chain([deep.as_str()]).map(characters_of));
    let displays: Vec<DisplayConfig> = Strategy::BUILT_IN
        .map(DisplayConfig::with_default_options)
        .into_iter()
        .chain(
            [
                "fields:paragraph=rtl",
                "uba-auto:before=\\u{5D3}\\u{20},after=x",
                "custom:paragraph=last,hyphen=r",
                "custom:separators=structural,fields=alone,direction=content,order=right-to-left",
            ]
            .map(|it| DisplayConfig::read(it).expect("a display")),
        )
        .collect();
    let (mut statements, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    for characters in all {
        for display in &displays {
            let trace = Trace::of_display(display, &characters);
            for at in 0..characters.len() {
                for explanation in trace.explain_character(LogicalIndex(at)) {
                    let statement = format!("{:?}", explanation.event);
                    if statements.insert(statement.clone()) {
                        check_sentence(&event_text(&explanation.event), &statement);
                        let kind = statement.strip_prefix("UbaRuleApplied(").unwrap_or(&statement);
                        kinds.insert(kind.split([' ', '(', ')']).next().unwrap_or_default().to_owned());
                    }
                }
            }
            if characters.len() == 2 || characters.len() > 3 {
                let summary = DisplaySummaryView::of_display_unless_too_long(display, &characters)
                    .map(|it| it.summary_sentences)
                    .unwrap_or_default();
                let summary = summary.replace("(in the surrounding text)", "");
                for sentence in summary.split(['.', ':', ';']) {
                    // Every number and code point counts here.
                    assert!(sentence.split_whitespace().count() <= 20, "{sentence}");
                }
                for step in &trace.steps {
                    check_sentence(&step_rule_text(step), step.step_kind.id());
                    let outcome = step_outcome_text(step, one_based_positions_text, 3);
                    assert_eq!(outcome.is_empty(), !step.has_changes_or_result(), "{step:?}");
                    assert!(!outcome.contains(['{', '$']), "{outcome}");
                    for reason in trace_step_reasons(&trace, step.step_number, 3) {
                        assert!(!reason.contains(['{', '$']), "{reason}");
                    }
                }
            }
        }
    }
    // All kinds of statements.
    assert_eq!(kinds.len(), 30, "{kinds:?}");
    assert!(statements.len() > 1_000, "{}", statements.len());
}

/// Whole sentences of at most 20 words, not counting numbers, classes and the names of characters in Unicode.
#[track_caller]
fn check_sentence(text: &str, what: &str) {
    assert!(text.ends_with('.') && !text.contains(['{', '$', '`']), "{what}: {text}");
    assert!(!text.starts_with(char::is_lowercase), "{what}: {text}");
    for sentence in text.split(['.', ':', ';']) {
        let is_word = |it: &&str| it.contains(char::is_lowercase);
        let words =
            sentence.replace("(in the surrounding text)", "").split_whitespace().filter(is_word).count();
        assert!(words <= 20, "{what}: {words} words in {sentence}");
    }
}
