//! What the trace pane shows. Rules and the paper's operations are worked out by hand; displays are
//! those of the documents.

use bidiscope_bidi::name::{BidiClass, Character, Input, Notation, characters_of};
use bidiscope_bidi::order::context::SurroundingText;
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayOrder, Strategy};
use bidiscope_bidi::trace::Trace;
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_report::view::{LineAfterStep, TraceCell, TraceCellValue, TraceView};
use proptest::prelude::{Strategy as _, any, proptest};
use proptest::sample::select;

fn view(name: &str, strategy: Strategy, data_version: BidiDataVersion) -> TraceView {
    let name = Input::read(name, Notation::Atkin2001Table1).expect("a name");
    TraceView::new(
        name.characters(),
        DisplayConfig::with_default_options(strategy)
            .with_changed_choices(|it| it.bidi_data_version = data_version),
    )
}

fn today(name: &str, strategy: Strategy) -> TraceView {
    view(name, strategy, BidiDataVersion::Current)
}

/// The index of the step with this title.
fn step(view: &TraceView, title: &str) -> usize {
    view.trace_steps.iter().position(|step| step.rule_or_operation_title == title).expect("the step is there")
}

fn titles(view: &TraceView, with_idle: bool) -> Vec<&str> {
    view.shown_step_indices(with_idle)
        .iter()
        .map(|&step| view.trace_steps[step].rule_or_operation_title.as_str())
        .collect()
}

/// The cells of a row, as a reader sees them; what the step changed in brackets.
fn row(view: &TraceView, title: &str) -> String {
    let step = step(view, title);
    let cells = (0..view.name_characters.len()).map(|character| {
        let cell = view.cell(step, character);
        let figure = match cell.value {
            TraceCellValue::BidiClass => cell.bidi_class.to_string(),
            TraceCellValue::EmbeddingLevel => cell.embedding_level.expect("a level").to_string(),
            TraceCellValue::VisualIndex(place) => place.to_string(),
            TraceCellValue::OnCharacterStack => String::from("st"),
            TraceCellValue::InDigitAccumulator => String::from("ac"),
            TraceCellValue::InUnreadInput => String::from("."),
            TraceCellValue::RemovedByX9 => String::from("-"),
        };
        if cell.is_changed { format!("[{figure}]") } else { figure }
    });
    cells.collect::<Vec<String>>().join(" ")
}

fn display(characters: &[Character], order: &DisplayOrder) -> String {
    Notation::Atkin2001Table1.write_scalars(order.display(characters).chars()).expect("the paper's alphabet")
}

#[test]
fn rules_that_change_nothing_can_be_hidden() {
    let view = today("AB-12", Strategy::UbaLtr);
    assert_eq!(titles(&view, false), ["P3", "X10", "W2", "W3", "W6", "N1", "I1", "L2"]);
    assert_eq!(titles(&view, true).len(), 31);
    let w4 = step(&view, "W4");
    assert!(view.trace_steps[w4].has_no_effect);
    assert_eq!((&*view.step_outcome_text(w4), &*view.description(w4)), ("", "step 20, W4: changes nothing"));
    // W7 looked for what is before the number, which is said in place of that.
    let of_w7 = today("NO12.c", Strategy::UbaLtr);
    let w7 = step(&of_w7, "W7");
    assert!(of_w7.trace_steps[w7].has_no_effect && of_w7.trace_steps[w7].outcome_text().is_empty());
    assert!(
        !of_w7.step_outcome_text(w7).is_empty()
            && of_w7.description(w7).contains(&of_w7.step_reason_sentences(w7)[0])
    );
    assert_eq!(view.index_in_shown_steps(step(&view, "W4"), false), 3, "the row of W3, the last before it");
    assert_eq!(view.index_in_shown_steps(0, false), 0);
    // The display is never hidden.
    assert_eq!(titles(&today("ab", Strategy::UbaLtr), false), ["P3", "X10", "L2"]);
    assert_eq!(titles(&today("ab", Strategy::Logical), false), ["logical"]);
}

#[test]
fn cells_of_the_uba() {
    let view = today("AB-12", Strategy::UbaLtr);
    for (title, cells) in [
        ("P2", "AL AL ES EN EN"),
        ("P3", "0 0 0 0 0"),
        ("W2", "AL AL ES [AN] [AN]"),
        ("W3", "[R] [R] ES AN AN"),
        ("W6", "R R [ON] AN AN"),
        ("N1", "R R [R] AN AN"),
        ("I1", "[1] [1] [1] [2] [2]"),
        ("L2", "[4] [3] 2 [0] [1]"),
        ("L3", "4 3 2 0 1"),
    ] {
        assert_eq!(row(&view, title), cells, "{title}");
    }
    let cell = view.cell(step(&view, "I1"), 3);
    let expected = TraceCell {
        value: TraceCellValue::EmbeddingLevel,
        bidi_class: BidiClass::AN,
        embedding_level: Some(2),
        is_changed: true,
    };
    assert_eq!(cell, expected);
    assert_eq!(view.description(step(&view, "W2")), "step 18, W2: EN to AN: 4-5");
    assert_eq!(view.trace_steps[step(&view, "W2")].document_section, "UAX #9, 3.3.4");
}

#[test]
fn cells_of_an_override_and_of_what_x9_removes() {
    // RLO a PDF, in a left-to-right paragraph.
    let view = TraceView::new(&characters_of("\u{202E}a\u{202C}"), Strategy::UbaLtr);
    assert_eq!(row(&view, "X6"), "0 [1] 0");
    assert_eq!(view.cell(step(&view, "X6"), 1).bidi_class, BidiClass::R);
    assert_eq!(row(&view, "X9"), "[-] R [-]");
    assert_eq!(row(&view, "N2"), "- R -");
}

/// The paper's section IV on A12B, by hand.
#[test]
fn cells_and_machine_of_the_one_to_one_display() {
    let view = today("A12B", Strategy::OneToOne);
    assert_eq!(row(&view, "assign"), "[R] EN EN [R]");
    assert_eq!(row(&view, "digits-reverse"), "R [R] [R] R");
    let machine: Vec<String> = (5..10)
        .map(|step| {
            let state = view.picture_after(step).reordering.expect("the reordering");
            let stack: Vec<String> =
                state.character_stack_logical_ranges.iter().map(|it| format!("{it:?}")).collect();
            let title = &view.trace_steps[step].rule_or_operation_title;
            format!(
                "{title} {:?}; {:?}; {}; {:?}",
                state.processed_logical_range,
                state.digit_accumulator_logical_range,
                stack.join(" "),
                state.unread_logical_range
            )
        })
        .collect();
    assert_eq!(
        machine,
        [
            "push 0..1; 0..0; 0..1; 1..4",
            "accumulate 1..2; 1..2; 0..1; 2..4",
            "accumulate 2..3; 1..3; 0..1; 3..4",
            "push 3..4; 0..0; 0..1 1..3 3..4; 4..4",
            "clear 0..0; 0..0; ; 4..4",
        ]
    );
    let rows: Vec<String> = (5..10)
        .map(|step| {
            let only = |view: &TraceView, character| {
                let cell = view.cell(step, character);
                (cell.value, cell.is_changed)
            };
            (0..4).map(|character| format!("{:?}", only(&view, character))).collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(
        rows,
        [
            "(OnCharacterStack, true) (InUnreadInput, false) (InUnreadInput, false) (InUnreadInput, false)",
            "(OnCharacterStack, false) (InDigitAccumulator, true) (InUnreadInput, false) (InUnreadInput, false)",
            "(OnCharacterStack, false) (InDigitAccumulator, false) (InDigitAccumulator, true) (InUnreadInput, false)",
            "(OnCharacterStack, false) (OnCharacterStack, true) (OnCharacterStack, true) (OnCharacterStack, true)",
            "(VisualIndex(3), true) (VisualIndex(1), true) (VisualIndex(2), true) (VisualIndex(0), true)",
        ]
    );
    assert_eq!(
        view.picture_after(6).reordering.expect("the reordering").mode_direction,
        Direction::RightToLeft
    );
}

#[test]
fn the_line_at_each_step() {
    let view = today("AB-12", Strategy::UbaLtr);
    let apart = |title: &str| match view.picture_after(step(&view, title)).line {
        LineAfterStep::ProvisionalLogicalFromVisual(visual) => visual,
        LineAfterStep::OrderedPrefix { .. } | LineAfterStep::WholeLineAroundName(_) => {
            panic!("{title} has no order yet")
        }
    };
    assert_eq!(apart("P2"), [0, 1, 2, 3, 4]);
    assert_eq!(apart("N1"), [0, 1, 2, 3, 4]);
    assert_eq!(apart("I1"), [3, 4, 2, 1, 0]);
    let LineAfterStep::OrderedPrefix { ordered_character_count: 5, display_order: order } =
        view.picture_after(step(&view, "L2")).line
    else {
        panic!("L2 has the whole order")
    };
    assert_eq!(display(&view.name_characters, &order), "12-BA");
    // In a right-to-left paragraph everything turns round before the numbers and the Latin do.
    let rtl = today("A.b1", Strategy::UbaRtl);
    assert_eq!(
        rtl.picture_after(step(&rtl, "P3")).line,
        LineAfterStep::ProvisionalLogicalFromVisual(vec![3, 2, 1, 0])
    );
    assert_eq!(
        rtl.picture_after(step(&rtl, "I2")).line,
        LineAfterStep::ProvisionalLogicalFromVisual(vec![2, 3, 1, 0])
    );
    // Each component for itself.
    let parts = today("AB.CD", Strategy::Components);
    assert_eq!(
        parts.picture_after(step(&parts, "P3")).line,
        LineAfterStep::ProvisionalLogicalFromVisual(vec![1, 0, 2, 4, 3])
    );
}

/// ALEF, QAMATS, BET: L2 turns the mark round with its base, L3 puts it back.
#[test]
fn marks_before_and_after_l3() {
    let view = TraceView::new(&characters_of("\u{5D0}\u{5B8}\u{5D1}"), Strategy::UbaLtr);
    let order = |title: &str| match view.picture_after(step(&view, title)).line {
        LineAfterStep::OrderedPrefix { display_order: order, .. } => {
            order.logical_from_visual().iter().map(|it| it.0).collect::<Vec<_>>()
        }
        LineAfterStep::ProvisionalLogicalFromVisual(_) | LineAfterStep::WholeLineAroundName(_) => {
            panic!("{title} has the order")
        }
    };
    assert_eq!((order("L2"), order("L3")), (vec![2, 1, 0], vec![2, 0, 1]));
    assert_eq!(titles(&view, false).last(), Some(&"L3"));
}

/// UAX #9, rule L4: brackets at an odd level, also where L2 moves nothing.
#[test]
fn what_is_mirrored_follows_l2() {
    for (typed, outcome) in [
        ("A(b)C", "4 characters change their positions; mirrored by rule L4: 2, 4"),
        ("(", "mirrored by rule L4: 1"),
        ("ABC", "2 characters change their positions"),
    ] {
        let name = Input::read(typed, Notation::CapitalsAsHebrew).expect("a name");
        let view = TraceView::new(name.characters(), Strategy::UbaRtl);
        assert_eq!(view.trace_steps[step(&view, "L2")].outcome_text(), outcome, "{typed}");
    }
}

/// What stands round the name is in the line, and between the name's characters where it tears them apart.
#[test]
fn the_whole_line_in_a_context() {
    let name = Input::read("ABC.abc", Notation::CapitalsAsHebrew).expect("a name");
    let after_word = DisplayConfig::read("uba-ltr:before=\\u{5D3}\\u{20}").expect("a display");
    let view = TraceView::new(name.characters(), &after_word);
    assert!(view.has_surrounding_text());
    let LineAfterStep::WholeLineAroundName(line) = view.picture_after(view.trace_steps.len() - 1).line else {
        panic!("the line has a context")
    };
    // By hand: the word and ABC are one right-to-left stretch.
    assert_eq!(display_of(&line), "CBA D.abc");
    assert_eq!(line.name_character_range, 2..9);
    let outcome = |title: &str| view.trace_steps[step(&view, title)].outcome_text();
    assert_eq!(outcome("surround U+05D3"), "U+05D3 HEBREW LETTER DALET before character 1");
    assert_eq!(outcome("surround U+0020"), "U+0020 SPACE before character 1");
    let split =
        "Both displays have the same order, but in this display the surrounding text splits the name.";
    assert_eq!(
        view.first_difference(Strategy::UbaLtr, Notation::CapitalsAsHebrew).difference_sentence,
        split
    );
    let plain = TraceView::new(name.characters(), Strategy::UbaLtr);
    let split =
        "Both displays have the same order, but in the other display the surrounding text splits the name.";
    assert_eq!(plain.first_difference(&after_word, Notation::CapitalsAsHebrew).difference_sentence, split);
    let before =
        TraceView::new(name.characters(), DisplayConfig::read("uba-auto:after=x").expect("a display"));
    assert_eq!(before.trace_steps[step(&before, "surround U+0078")].outcome_text(), "“x” at the end");
}

fn display_of(line: &bidiscope_bidi::order::context::LineAroundName) -> String {
    Notation::CapitalsAsHebrew
        .write_scalars(line.line_order.display(&line.line_characters).chars())
        .expect("in the notation")
}

/// Figure 4: line 2 by the classes of 2001, line 3 by today's, each with the other beside it.
#[test]
fn figure_4_in_both_bidi_data_versions() {
    for (data_version, shown, other, other_display) in [
        (BidiDataVersion::Unicode31, "--123PON", BidiDataVersion::Current, "123--PON"),
        (BidiDataVersion::Current, "123--PON", BidiDataVersion::Unicode31, "--123PON"),
    ] {
        let view = view("NOP--123", Strategy::UbaLtr, data_version);
        let last = view.trace_steps.len() - 1;
        let LineAfterStep::OrderedPrefix { display_order: order, .. } = view.picture_after(last).line else {
            panic!("the line is there")
        };
        assert_eq!(display(&view.name_characters, &order), shown);
        let found =
            view.line_with_other_data_version.as_ref().expect("the other version shows something else");
        assert_eq!(
            (found.data_version, display(&found.line.line_characters, &found.line.line_order).as_str()),
            (other, other_display)
        );
    }
    let view = view("NOP--123", Strategy::UbaLtr, BidiDataVersion::Unicode31);
    assert_eq!(row(&view, "P2"), "R R R ET ET EN EN EN");
    assert_eq!(row(&view, "W5"), "R R R [EN] [EN] EN EN EN");
    assert_eq!(today("NO.P", Strategy::UbaLtr).line_with_other_data_version, None);
    assert_eq!(today("NOP--123", Strategy::OneToOne).line_with_other_data_version, None);
    // U+2460 CIRCLED DIGIT ONE was a European number.
    let digit = characters_of("\u{5D0}\u{2460}\u{5D1}");
    let view = TraceView::new(&digit, DisplayConfig::with_default_options(Strategy::OneToOne));
    let version = view.line_with_other_data_version.map(|it| it.data_version);
    assert_eq!(version, Some(BidiDataVersion::Unicode31));
}

#[test]
fn where_two_strategies_part() {
    let sentence =
        "One-to-one treats “-” as left-to-right, like “12”. The UBA makes it right-to-left (rule N1).";
    let uba =
        today("AB-12", Strategy::UbaLtr).first_difference(Strategy::OneToOne, Notation::Atkin2001Table1);
    assert_eq!(
        (uba.difference_sentence.as_str(), uba.deciding_step_number, uba.logical_index),
        (sentence, Some(25), Some(2))
    );
    let paper =
        today("AB-12", Strategy::OneToOne).first_difference(Strategy::UbaLtr, Notation::Atkin2001Table1);
    assert_eq!(
        (paper.difference_sentence.as_str(), paper.deciding_step_number, paper.logical_index),
        (sentence, Some(5), Some(2))
    );
    let same = today("ab", Strategy::UbaLtr).first_difference(Strategy::OneToOne, Notation::Atkin2001Table1);
    assert_eq!(
        (same.difference_sentence.as_str(), same.deciding_step_number),
        ("Both displays have the same order.", None)
    );
}

#[test]
fn the_steps_of_a_character() {
    let messages = today("AB-12", Strategy::UbaLtr).steps_affecting_character(2);
    let steps: Vec<usize> = messages.iter().map(|it| it.step_number).collect();
    assert_eq!(steps, [2, 16, 22, 25, 27], "P3, X10, W6, N1, I1");
    assert!(
        messages[2].text.starts_with("W6 (UAX #9, 3.3.4): ES becomes ON: the sign is not part of a number."),
        "{}",
        messages[2].text
    );
}

proptest! {
    /// The last row is the display, and every moment with an order shows the trace's.
    #[test]
    fn every_moment_shows_its_step(
        text in proptest::collection::vec(select(ALPHABET.as_slice()), 1..16)
            .prop_map(|scalars| scalars.into_iter().collect::<String>()),
        display in select(displays_and_fields_from_right_to_left()),
        with_idle in any::<bool>(),
    ) {
        let characters = characters_of(&text);
        let view = TraceView::new(&characters, display.clone());
        let trace = Trace::of_display(display, &characters);
        for (index, step) in trace.steps.iter().enumerate() {
            let moment = view.picture_after(index);
            if let (Some(expected), LineAfterStep::OrderedPrefix { ordered_character_count: count, display_order: order }) = (&step.logical_from_visual, &moment.line) {
                assert_eq!(order.logical_from_visual(), &**expected, "{} of {text:?}", step.step_kind.id());
                assert_eq!(*count, expected.len());
            }
            for character in 0..characters.len() {
                let cell = view.cell(index, character);
                let changed = step.changed_characters.iter().any(|it| it.character.0 == character);
                assert!(cell.is_changed || !changed, "{} of {text:?}", step.step_kind.id());
            }
        }
        let last = trace.steps.len() - 1;
        for (place, character) in trace.order().iter().enumerate() {
            assert_eq!(view.cell(last, character.0).value, TraceCellValue::VisualIndex(place), "{text:?}");
        }
        assert!(!view.shown_step_indices(with_idle).is_empty());
    }
}

/// The built-in displays, and custom strategies whose last step arranges the fields from right to left.
fn displays_and_fields_from_right_to_left() -> Vec<DisplayConfig> {
    let bases = ["uba", "one-to-one", "logical"];
    let custom = bases.map(|base| {
        let id = format!("custom:base={base},separators=idna,fields=alone,order=right-to-left");
        DisplayConfig::read(&id).expect("a display")
    });
    Strategy::BUILT_IN.map(DisplayConfig::with_default_options).into_iter().chain(custom).collect()
}

/// Letters and digits of every kind, separators, brackets, marks and controls.
const ALPHABET: [char; 20] = [
    'a', 'b', '\u{5D0}', '\u{627}', '\u{628}', '1', '\u{661}', '-', '.', '/', '+', '(', ')', '\u{5B8}',
    '\u{200D}', '\u{202B}', '\u{202E}', '\u{202C}', '\u{2067}', '\u{2069}',
];

/// Whatever of the trace pane shows the name shows it in its context, or says that it does not.
#[test]
fn the_trace_follows_the_context() {
    let name = Input::read("NOP--123", Notation::Atkin2001Table1).expect("a name");
    let context = SurroundingText { before: "(".to_owned(), after: ")".to_owned() };
    let view = TraceView::new(
        name.characters(),
        DisplayConfig::with_default_options(Strategy::UbaLtr)
            .with_changed_choices(|it| it.surrounding_text = context),
    );
    let expected = "The 2 characters of the surrounding text have no columns. The rows \u{201C}surround\u{201D} add them.";
    assert_eq!(view.surrounding_text_notice(), expected);
    let surrounding =
        view.trace_steps.iter().filter(|step| step.rule_or_operation_title.starts_with("surround "));
    assert_eq!(surrounding.count(), 2);
    // What the other version of the bidi data shows stands between the brackets too.
    let found = view.line_with_other_data_version.as_ref().expect("the other version shows something else");
    assert_eq!(found.line.name_character_range, 1..9);
    // Before there is an order only the name's own characters are drawn.
    assert!(
        view.picture_after(0).caption.contains("without the surrounding text"),
        "{}",
        view.picture_after(0).caption
    );
    let alone = TraceView::new(name.characters(), Strategy::UbaLtr);
    assert_eq!(alone.surrounding_text_notice(), "");
}
