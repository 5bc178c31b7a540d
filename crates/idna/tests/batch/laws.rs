//! Any text at all, both ways.

use bidiscope_bidi::name::{Input, Notation, characters_of};
use bidiscope_bidi::order::Strategy as Display;
use bidiscope_bidi::uba::{NoObserver, ParagraphDirection, resolve};
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_idna::verdict::rfc5893::{
    bidi_rule_verdict, judge_label, judge_name, label_satisfies_bidi_rule,
};
use proptest::prelude::{ProptestConfig, Strategy, any, prop, prop_oneof, proptest};
use proptest::prop_assert_eq;

/// Characters of every bidi class, and any character at all.
fn character() -> impl Strategy<Value = char> {
    let known: Vec<char> =
        "ab-..1+%,_ \t\u{5D0}\u{5B8}\u{627}\u{661}\u{6F1}\u{200C}\u{200D}()[]\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{3002}"
            .chars()
            .collect();
    prop_oneof![12 => prop::sample::select(known), 1 => any::<char>()]
}

/// Texts around the lengths at which the working memory has to grow.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => prop::collection::vec(character(), 0..24),
        2 => prop::collection::vec(character(), 56..72),
        1 => prop::collection::vec(character(), 120..200),
        // Without controls: one sequence, of one block or two.
        2 => prop::collection::vec(character().prop_filter("a control", |it| !is_control(*it)), 40..140),
    ]
    .prop_map(String::from_iter)
}

fn is_control(scalar: char) -> bool {
    matches!(scalar, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// One batch analyzer for two names: nothing is left of the first.
    #[test]
    fn names(first in text(), second in text()) {
        let mut analyzer = BatchAnalyzer::new();
        for text in [first, second] {
            let read = analyzer.read(&text, Notation::Unicode);
            let name = Input::read(&text, Notation::Unicode);
            prop_assert_eq!(&read, &name.as_ref().map(|_| ()).map_err(Clone::clone));
            let Ok(name) = name else { continue };
            prop_assert_eq!(analyzer.bidi_rule_verdict(), bidi_rule_verdict(&name));
            if let Input::Name(name) = &name {
                prop_assert_eq!(analyzer.detailed_bidi_rule_verdict(), judge_name(name));
            }
            for (strategy, paragraph) in [
                (Display::UbaLtr, ParagraphDirection::LTR),
                (Display::UbaRtl, ParagraphDirection::RTL),
                (Display::UbaAuto, ParagraphDirection::Auto),
            ] {
                let order = strategy.order(name.characters());
                prop_assert_eq!(analyzer.logical_from_visual(paragraph), order.logical_from_visual());
            }
            for (index, label) in name.labels().iter().enumerate() {
                prop_assert_eq!(analyzer.a_label_within_63_octets(index), label.ascii_label_within_limit.clone());
                prop_assert_eq!(analyzer.noncanonical_a_label(index), label.noncanonical_a_label_as_typed());
            }
        }
    }

    /// Characters that are no name, paragraph separators among them.
    #[test]
    fn characters(first in text(), second in text()) {
        let mut analyzer = BatchAnalyzer::new();
        for text in [first, second] {
            let characters = characters_of(&text);
            analyzer.set_current_input_characters(&characters);
            for paragraph in ParagraphDirection::ALL {
                let resolved = resolve(&characters, paragraph, &mut NoObserver);
                prop_assert_eq!(analyzer.resolve(paragraph), (resolved.paragraph_level, resolved.levels.as_slice()));
            }
            prop_assert_eq!(label_satisfies_bidi_rule(&characters), judge_label(&characters, 0).rule_verdict == RuleVerdict::Satisfied);
        }
    }
}
