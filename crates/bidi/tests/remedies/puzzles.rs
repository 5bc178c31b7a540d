//! The puzzles of `tests/data/bidi-puzzles.tsv`.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::text_order_fixes::{IntendedReadingOrder, TextOrderFix, possible_intended_texts};
use bidiscope_bidi::order::{ControlInsertion, Strategy, mirrored_visual_text_without_controls};
use bidiscope_bidi::trace::{DisplaySummary, Trace, TraceStepDetail, TraceStepKind};
use bidiscope_bidi::uba::UbaRule;

use crate::tsv::rows;
use crate::unescaped::unescaped;

/// A remedy as the table writes it.
fn written(remedy: &TextOrderFix, length: usize) -> String {
    let removed = remedy.removed_original_character_indices.iter().map(|it| format!("remove {}", it + 1));
    let inserted = remedy.control_insertions.iter().map(
        |&ControlInsertion { before_original_character_index: before, inserted_scalar: scalar }| {
            let name = match scalar {
                '\u{200E}' => "LRM",
                '\u{200F}' => "RLM",
                '\u{61C}' => "ALM",
                '\u{2066}' => "LRI",
                '\u{2067}' => "RLI",
                '\u{2069}' => "PDI",
                other => panic!("{other:?}"),
            };
            if before == length { format!("{name} at end") } else { format!("{name} before {}", before + 1) }
        },
    );
    removed.chain(inserted).collect::<Vec<_>>().join(", ")
}

/// Whether this rule did something with the character at this position, from 0; is that of the control there, without which
/// the line would be another; or is P3, and P2 found the character.
fn decided(trace: &Trace, rule: UbaRule, position: usize) -> bool {
    let by_control = match trace.summary() {
        DisplaySummary::ControlDecides { opening_control_index: opener, opening_uba_rule: opens, .. } => {
            (opener.0, opens) == (position, rule)
        }
        _ => false,
    };
    by_control
        || trace.steps.iter().any(|step| match &step.detail {
            TraceStepDetail::FirstStrong { first_strong, .. } => {
                rule == UbaRule::P3 && *first_strong == Some(position)
            }
            _ => {
                step.step_kind == TraceStepKind::UbaRule(rule)
                    && step.changed_characters.iter().any(|it| it.character.0 == position)
            }
        })
}

#[test]
fn puzzles_are_solved_as_by_hand() {
    let rows: Vec<[&str; 10]> = rows(include_str!("../../../../tests/data/bidi-puzzles.tsv"));
    assert_eq!(rows.len(), 18);
    for [kind, paragraph, text, line, position, rule, reading, surrounding, wanted, remedy] in rows {
        let characters = characters_of(&unescaped(text));
        let strategy = match paragraph {
            "ltr" => Strategy::UbaLtr,
            "rtl" => Strategy::UbaRtl,
            _ => Strategy::UbaAuto,
        };
        assert_eq!(
            mirrored_visual_text_without_controls(&characters, &strategy.order(&characters)),
            unescaped(line),
            "{kind}"
        );

        let position: usize = position.parse().expect("a position");
        let rule = UbaRule::from_id(rule).expect("a rule");
        assert!(decided(&Trace::of_display(strategy, &characters), rule, position - 1), "{kind}");

        let texts = possible_intended_texts(&characters);
        let wanted_text = texts.iter().find(|it| it.reading_order.id() == reading).expect(kind);
        assert_eq!(
            mirrored_visual_text_without_controls(&wanted_text.characters, &wanted_text.intended_order),
            unescaped(wanted),
            "{kind}"
        );
        let surrounding = SurroundingTextPreset::from_id(surrounding).expect(kind);
        let found = wanted_text.find_fix_in_surrounding_text(surrounding).fix.expect(kind);
        assert_eq!(written(&found, characters.len()), remedy, "{kind}");
    }
}

#[test]
fn a_line_is_said_to_be_shown_without_what_it_is_not_shown_with() {
    let without = |text: &str| {
        let texts = possible_intended_texts(&characters_of(text));
        (texts[0].reading_order, texts[0].omitted_needless_controls())
    };
    // An override; an isolate that nothing ends.
    assert_eq!(
        without("minutes-\u{202E}rcs.docx"),
        (IntendedReadingOrder::WholeLeftToRight, vec!['\u{202E}'])
    );
    let comment = "x = 1; /* \u{2067}safe */ y = 2;";
    assert_eq!(without(comment), (IntendedReadingOrder::WholeLeftToRight, vec!['\u{2067}']));
    // The same line with it, and nothing to take out.
    assert_eq!(without("\u{202A}ab"), (IntendedReadingOrder::WholeLeftToRight, Vec::new()));
    assert_eq!(without("a\u{200E} b"), (IntendedReadingOrder::WholeLeftToRight, Vec::new()));
}
