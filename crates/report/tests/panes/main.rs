//! What each pane shows, as plain data, for names whose displays stand in the documents.
//!
//! Displays of the one-to-one strategy are rows of the paper's Tables 3 and 4 and its figures; those of
//! the UBA are the RFC's examples (sections 3 to 5), the paper's statements about it, and the rules of
//! UAX #9 worked out by hand.

mod accessible_text;
#[path = "../../../../tests/common/displays.rs"]
mod any_displays;
mod choices;
mod compared;
mod displays;
mod far_move;
mod own;
mod present;
mod proof;
mod registration;
mod text;
mod trace;
mod variants;

use bidiscope_bidi::name::{BidiClass, Input, InputType, Notation};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::{Direction, DisplayConfig, LogicalIndex, Strategy};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{Finding, FindingKind, NameAnalysisOptions, RuleVerdict};
use bidiscope_proof::study::{DisplayProperty, DisplayPropertyStudy, StudyAlphabet, WorkProgress};
use bidiscope_report::InputReport;
use bidiscope_report::page::{
    DisplayCollisions, OverviewFactId, PageBlock, PageLine, PageSectionId, PointerTarget, RelatedNameRow,
    Tone,
};
use bidiscope_report::view::{
    DisplayBadge, DisplayBadgeSeverity, DisplayPaneSettings, StudyTableCell, study_cell_detail, study_table,
};

struct Expected {
    notation: Notation,
    name: &'static str,
    one_to_one: &'static str,
    ltr: &'static str,
    rtl: &'static str,
    auto: &'static str,
    ltr_badges: &'static [&'static str],
    rtl_badges: &'static [&'static str],
    /// The letters of the panes of text, in their order.
    letters: &'static str,
    verdict: RuleVerdict,
    summary: &'static str,
}

const SATISFIED: &str = "Satisfied: every label satisfies the Bidi rule.";

const CASES: [Expected; 12] = [
    Expected {
        notation: Notation::Atkin2001Table1,
        name: "AB-12-34-CD",
        one_to_one: "DC-34-12-BA",
        ltr: "DC-34-12-BA",
        rtl: "DC-34-12-BA",
        auto: "DC-34-12-BA",
        ltr_badges: &[],
        rtl_badges: &[],
        letters: "AAAA",
        verdict: RuleVerdict::Satisfied,
        summary: SATISFIED,
    },
    Expected {
        notation: Notation::Atkin2001Table1,
        name: "AB12",
        one_to_one: "BA12",
        ltr: "12BA",
        rtl: "12BA",
        auto: "12BA",
        ltr_badges: &[],
        rtl_badges: &[],
        letters: "ABBB",
        verdict: RuleVerdict::Satisfied,
        summary: SATISFIED,
    },
    Expected {
        notation: Notation::Atkin2001Table1,
        name: "12AB",
        one_to_one: "12BA",
        ltr: "12BA",
        rtl: "BA12",
        auto: "BA12",
        ltr_badges: &[],
        rtl_badges: &[],
        letters: "AABB",
        verdict: RuleVerdict::Violated,
        summary: "Violated: label 1 violates condition 1.",
    },
    Expected {
        notation: Notation::CapitalsAsHebrew,
        name: "ABC.abc",
        one_to_one: "CBA.abc",
        ltr: "CBA.abc",
        rtl: "abc.CBA",
        auto: "abc.CBA",
        ltr_badges: &[],
        rtl_badges: &[],
        letters: "AABB",
        verdict: RuleVerdict::Satisfied,
        summary: SATISFIED,
    },
    Expected {
        notation: Notation::CapitalsAsHebrew,
        name: "abc.ABC",
        one_to_one: "abc.CBA",
        ltr: "abc.CBA",
        rtl: "CBA.abc",
        auto: "abc.CBA",
        ltr_badges: &[],
        rtl_badges: &[],
        letters: "AABA",
        verdict: RuleVerdict::Satisfied,
        summary: SATISFIED,
    },
    Expected {
        notation: Notation::CapitalsAsHebrew,
        name: "a.B.C.d",
        one_to_one: "a.B.C.d",
        ltr: "a.C.B.d",
        rtl: "d.C.B.a",
        auto: "a.C.B.d",
        ltr_badges: &["labels out of order"],
        rtl_badges: &[],
        letters: "ABCB",
        verdict: RuleVerdict::Satisfied,
        summary: SATISFIED,
    },
    Expected {
        notation: Notation::Atkin2001Table1,
        name: "ABC.ibm.com",
        one_to_one: "CBA.ibm.com",
        ltr: "CBA.ibm.com",
        rtl: "ibm.com.CBA",
        auto: "ibm.com.CBA",
        ltr_badges: &[],
        rtl_badges: &["labels out of order"],
        letters: "AABB",
        verdict: RuleVerdict::Satisfied,
        summary: SATISFIED,
    },
    Expected {
        notation: Notation::Atkin2001Table1,
        name: "NOP--123",
        one_to_one: "PON--123",
        ltr: "123--PON",
        rtl: "123--PON",
        auto: "123--PON",
        ltr_badges: &[],
        rtl_badges: &[],
        letters: "ABBB",
        verdict: RuleVerdict::Satisfied,
        summary: SATISFIED,
    },
    Expected {
        // RFC 5893 section 5: the number moves into the right-to-left label.
        notation: Notation::CapitalsAsHebrew,
        name: "AB.1-x.com",
        one_to_one: "BA.1-x.com",
        ltr: "1.BA-x.com",
        rtl: "x.com-1.BA",
        auto: "x.com-1.BA",
        ltr_badges: &["labels out of order", "label 2 split"],
        rtl_badges: &["label 2 split"],
        letters: "ABCC",
        verdict: RuleVerdict::Violated,
        summary: "Violated: label 2 violates condition 1.",
    },
    Expected {
        // The counterexample to section 2's second guarantee, read literally.
        notation: Notation::CapitalsAsHebrew,
        name: "1.2-x.com",
        one_to_one: "1.2-x.com",
        ltr: "1.2-x.com",
        rtl: "x.com-1.2",
        auto: "1.2-x.com",
        ltr_badges: &[],
        rtl_badges: &["labels out of order", "label 2 split"],
        letters: "AABA",
        verdict: RuleVerdict::NotApplicable,
        summary: "Not applicable: no label has a right-to-left letter or an Arabic-Indic digit.",
    },
    Expected {
        notation: Notation::Atkin2001Table1,
        name: "AB-56-78",
        one_to_one: "78-56-BA",
        ltr: "78-56-BA",
        rtl: "78-56-BA",
        auto: "78-56-BA",
        ltr_badges: &[],
        rtl_badges: &[],
        letters: "AAAA",
        verdict: RuleVerdict::Satisfied,
        summary: SATISFIED,
    },
    Expected {
        notation: Notation::Atkin2001Table1,
        name: "A-.12",
        one_to_one: "A-.12",
        ltr: "12.-A",
        rtl: "12.-A",
        auto: "12.-A",
        ltr_badges: &["labels out of order"],
        rtl_badges: &[],
        letters: "ABBB",
        verdict: RuleVerdict::Violated,
        summary: "Violated: label 1 violates condition 3; label 2 violates condition 1.",
    },
];

fn check(expected: &Expected) {
    let name = expected.name;
    let seen = InputReport::read(name, expected.notation).expect("a name");
    let pane = |strategy| seen.strategy(strategy).expect("every strategy has a pane");
    for (strategy, display) in [
        (Strategy::Logical, name),
        (Strategy::OneToOne, expected.one_to_one),
        (Strategy::UbaLtr, expected.ltr),
        (Strategy::UbaRtl, expected.rtl),
        (Strategy::UbaAuto, expected.auto),
    ] {
        let written = expected.notation.write_scalars(pane(strategy).displayed_name.chars());
        assert_eq!(written.as_deref(), Ok(display), "{name} as {}", strategy.id());
    }
    let badges = |strategy| pane(strategy).badges.iter().map(DisplayBadge::badge_text).collect::<Vec<_>>();
    assert_eq!(badges(Strategy::UbaLtr), expected.ltr_badges, "{name} in LTR");
    assert_eq!(badges(Strategy::UbaRtl), expected.rtl_badges, "{name} in RTL");
    let shown = [Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto];
    let letter = |strategy| pane(strategy).same_display_letter.expect("it is compared").letter_text();
    assert_eq!(shown.map(letter).concat(), expected.letters, "{name}");
    assert_eq!(pane(Strategy::Logical).same_display_letter, None, "it is no way of showing a name");
    assert_eq!(seen.analysis.bidi_rule_verdict().rule_verdict, expected.verdict, "{name}");
    assert_eq!(bidi_rule(&seen), expected.summary, "{name}");
}

/// What is said of the Bidi rule.
fn bidi_rule(seen: &InputReport) -> String {
    seen.overview_fact(OverviewFactId::BidiRuleVerdict).map(PageLine::to_plain_text).unwrap_or_default()
}

/// What is said of the labels among other names.
fn grouping(seen: &InputReport) -> &[PageBlock] {
    &seen.section(PageSectionId::CharacterGrouping).expect("it is a name").blocks
}

fn fact(block: &PageBlock) -> Option<&PageLine> {
    match block {
        PageBlock::Fact { text, .. } => Some(text),
        _ => None,
    }
}

#[test]
fn twelve_names() {
    CASES.iter().for_each(check);
    assert_eq!(CASES.len(), 12);
}

#[test]
fn what_is_cut_short_while_typing_is_made_up_for() {
    let mut cut_short = 0;
    for Expected { name, notation, .. } in CASES {
        let mut whole = InputReport::read(name, notation).expect("a name");
        let short = NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..NameAnalysisOptions::default()
        };
        let mut typed = InputReport::with_analysis_options(whole.input.clone(), short);
        assert!(whole.is_character_grouping_search_complete);
        if typed.is_character_grouping_search_complete {
            assert_eq!(typed.analysis.findings(), whole.analysis.findings(), "{name}");
        }
        // Only what the search for contexts finds may differ.
        assert_eq!(bidi_rule(&typed), bidi_rule(&whole), "{name}");
        let others = |seen: &InputReport| -> Vec<_> {
            let split = |it: &&Finding| it.finding_kind != FindingKind::LabelSplit;
            seen.analysis.findings().iter().filter(split).cloned().collect()
        };
        assert_eq!(others(&typed), others(&whole), "{name}");
        let tried = [&typed, &whole]
            .map(|seen| &seen.analysis.character_grouping().expect("a name").labels_stay_together);
        assert!(tried[0].tried_context_count <= tried[1].tried_context_count, "{name}");
        cut_short += usize::from(
            !typed.is_character_grouping_search_complete
                && tried[0].tried_context_count < tried[1].tried_context_count,
        );
        // What was chosen in the meantime stays.
        let choices = DisplayPaneSettings {
            davis_paragraph_direction: Direction::RightToLeft,
            davis_field_order: FieldOrderDirection::SameAsParagraph,
            ..DisplayPaneSettings::default()
        };
        typed.set_pane_settings(&choices);
        whole.set_pane_settings(&choices);
        typed.finish_character_grouping_search();
        assert!(typed.is_character_grouping_search_complete);
        assert_eq!(typed.analysis.findings(), whole.analysis.findings(), "{name}");
        let displays = |seen: &InputReport| -> Vec<_> {
            seen.strategy_views
                .iter()
                .map(|view| (view.displayed_name.clone(), view.has_default_options()))
                .collect()
        };
        assert_eq!(displays(&typed), displays(&whole), "{name}");
        let sentences = |seen: &InputReport| -> Vec<String> {
            grouping(seen).iter().filter_map(fact).map(PageLine::to_plain_text).collect()
        };
        assert_eq!(sentences(&typed), sentences(&whole), "{name}");
    }
    assert!(cut_short > 0, "the search was cut short for no name");
}

#[test]
fn logical_cells_say_what_a_character_is() {
    let seen = InputReport::read("AB.1-x.com", Notation::CapitalsAsHebrew).expect("a name");
    let first = &seen.character_cells[0];
    assert_eq!(
        (first.code_point_text.as_str(), first.bidi_class, first.label_index),
        ("U+05D0", BidiClass::R, Some(0))
    );
    assert_eq!(first.description(), "character 1, U+05D0 HEBREW LETTER ALEF");
    assert_eq!(seen.character_cells[2].label_index, None);
    let offenders: Vec<usize> = (0..seen.character_cells.len())
        .filter(|&at| seen.character_cells[at].violates_idna_or_dns_rule)
        .collect();
    assert_eq!(offenders, [3], "the digit that label 1 begins with");
}

#[test]
fn an_invisible_character_is_reported_as_such() {
    let shown = InputReport::read("a\u{3164}.\u{5D0}", Notation::Unicode).expect("a name");
    let described: Vec<String> = shown.character_cells.iter().map(|it| it.description()).collect();
    assert_eq!(described[0], "character 1, U+0061 LATIN SMALL LETTER A");
    assert_eq!(described[1], "character 2, U+3164 HANGUL FILLER, invisible");
}

#[test]
fn runs_cover_the_display_and_carry_levels() {
    let seen = InputReport::read("a.BC12", Notation::CapitalsAsHebrew).expect("a name");
    let runs = &seen.strategy(Strategy::UbaLtr).expect("a pane").name_runs;
    let levels: Vec<_> = runs.iter().map(|run| (run.visual_range.clone(), run.level)).collect();
    assert_eq!(levels, [(0..2, Some(0)), (2..4, Some(2)), (4..6, Some(1))]);
}

#[test]
fn chips_and_rows_follow_the_labels() {
    let seen = InputReport::read("A1.b.", Notation::CapitalsAsHebrew).expect("a name");
    let labels: Vec<_> = seen.labels().iter().map(|label| label.description.as_str()).collect();
    let a_label = "label 1, \u{5D0}1, U-label with the A-label xn--1-zhc, permitted by IDNA2008";
    assert_eq!(labels, [a_label, "label 2, b, permitted by IDNA2008"]);
    let seen = InputReport::read("A-.b", Notation::CapitalsAsHebrew).expect("a name");
    let third = &seen.labels()[0].conditions[2];
    assert_eq!(
        third.explanation,
        "Condition 3: An RTL label ends in R, AL, EN or AN; only NSM may follow. \
         Violated by U+002D ES (position 2)."
    );
    assert_eq!(third.pointer_target, Some(PointerTarget::CharacterIndices(vec![LogicalIndex(1)])));
}

/// The paper's pair, and the shortest one: ALEF 5 and 5 ALEF of RFC 5893 section 4.3.
#[test]
fn collisions_are_reported_with_what_to_do_about_them() {
    let found = |name, strategy| {
        let name = Input::read(name, Notation::Atkin2001Table1).expect("a name");
        let search = CollisionSearch { notation: Notation::Atkin2001Table1, ..CollisionSearch::default() };
        DisplayCollisions::of_found_names(&search.collisions(&name, strategy), Notation::Atkin2001Table1)
    };
    let view = found("A0", Strategy::UbaLtr).expect("collisions");
    assert_eq!(
        (view.badge.as_str(), view.severity),
        ("1 name looks the same (refused)", DisplayBadgeSeverity::Alarm)
    );
    let written = |row: &RelatedNameRow| Notation::Atkin2001Table1.write_scalars(row.name_text().chars());
    let row = &view.names.rows[0];
    assert_eq!(written(row).as_deref(), Ok("0A"));
    assert_eq!(row.registration_verdict, RuleVerdict::Violated, "it begins with a digit");
    assert!(
        row.registration_verdict_text.to_plain_text().contains("begins with \u{201C}0\u{201D} of class EN")
    );
    assert_eq!(
        view.advice.to_plain_text(),
        "The name below looks the same as the inspected name, but would be refused. Nothing needs to be done."
    );
    assert_eq!(found("A0", Strategy::OneToOne), None);
    // `a.b1.A` looks as two others in a paragraph of its own direction. One may be registered, which a list of one may not show.
    let name = Input::read("a.b1.\u{5D0}", Notation::Unicode).expect("a name");
    let search = CollisionSearch { max_names: 1, ..CollisionSearch::default() };
    let cut = search.collisions(&name, Strategy::UbaAuto);
    assert!(!cut.are_all_names_found && cut.found_inputs.len() == 1);
    let view = DisplayCollisions::of_found_names(&cut, Notation::Unicode).expect("collisions");
    assert!(view.advice.to_plain_text().contains("to one holder, or block all of them"));

    // What would be an address is no name.
    let path = "/srv/2025/\u{5E7}\u{5D9}\u{5E5}/\u{5EA}\u{5DE}.zip";
    let path = Input::read(path, Notation::Unicode).expect("a name");
    let search = CollisionSearch::default();
    let found_across = [Strategy::UbaLtr, Strategy::UbaRtl]
        .map(|it| search.collisions_in_opposite_paragraph(&path, it).expect("another direction"));
    assert!(found_across.iter().any(|it| it.found_inputs.iter().any(|it| it.input_type() == InputType::Url)));
    for view in found_across.iter().filter_map(|it| DisplayCollisions::of_found_names(it, Notation::Unicode))
    {
        assert!(view.names.rows.iter().all(|it| it.registration_verdict == RuleVerdict::Violated));
    }

    let view = found("AB12", Strategy::UbaLtr).expect("collisions");
    assert!(view.names.rows.iter().any(|it| written(it).as_deref() == Ok("12AB")));
    // On paper: as it is typed, its DNS form, its code points, the answer.
    let table = view.names.table();
    assert_eq!((table.column_titles.len(), table.rows_of_cells.len()), (4, view.names.rows.len()));

    // The other way round: what begins with a digit looks like a name that a registry may enter.
    let view = found("0A", Strategy::UbaLtr).expect("collisions");
    assert_eq!(view.badge, "1 name looks the same");
    let row = &view.names.rows[0];
    assert_eq!(
        (row.registration_verdict, row.dns_form.as_deref()),
        (RuleVerdict::Satisfied, Some("xn--0-ymc"))
    );
    assert_eq!(
        view.advice.to_plain_text(),
        "The name below looks the same as the inspected name. If both names may be registered, give both to one holder, \
         or block both."
    );
}

#[test]
fn grouping_is_reported_in_sentences_and_pictures() {
    let seen = InputReport::read("ABC.3com", Notation::CapitalsAsHebrew).expect("a name");
    let [PageBlock::Fact { text: fails, .. }, PageBlock::NameInContext(example), ..] = grouping(&seen) else {
        panic!("the smallest context that breaks it")
    };
    assert_eq!(fails.tone, Tone::Warning, "the 3 moves into ABC");
    assert_eq!(example.logical_characters[example.logical_name_range.clone()][4].scalar, '3');
}

/// RFC 5893 section 3, read between the delimiters, fails for every name: .a.b in an RTL paragraph shows a.b., and .A.B in
/// an LTR one .B.A. So it says nothing of one of them.
#[test]
fn what_holds_of_every_name_is_no_remark_on_one() {
    for name in ["a", "A", "1", "example.com", "ABC.com", "ABC.DEF", "a1-b.CD"] {
        let seen = InputReport::read(name, Notation::CapitalsAsHebrew).expect("a name");
        assert!(
            seen.analysis
                .character_grouping()
                .is_some_and(|it| it.labels_stay_between_delimiters.counterexample.is_some()),
            "{name}"
        );
        assert!(grouping(&seen).iter().filter_map(fact).all(|it| it.tone == Tone::Neutral), "{name}");
    }
    // A URL that runs left to right is read from left to right in every paragraph.
    let badges = |url: &str| {
        let seen = InputReport::read(url, Notation::CapitalsAsHebrew).expect("a URL");
        seen.strategy(Strategy::UbaRtl).expect("a pane").badges.len()
    };
    assert_eq!(badges("http://example.com/x"), 0);
    // `com/x.A//:http`
    assert!(badges("http://A.com/x") > 0);
}

#[test]
fn long_names_are_shown_whole() {
    let many = vec!["A"; 300].join(".");
    let seen = InputReport::read(&many, Notation::CapitalsAsHebrew).expect("a name with findings");
    assert_eq!((seen.labels().len(), seen.character_cells.len()), (300, 599));
    let broken = vec!["A-"; 300].join(".");
    let seen = InputReport::read(&broken, Notation::CapitalsAsHebrew).expect("a name with findings");
    assert!(bidi_rule(&seen).contains("296 more"), "{}", bidi_rule(&seen));
}

/// The paper's argument, and its refutation of the UBA, as the tab Study shows them.
#[test]
fn a_study_is_a_table_and_what_lies_behind_its_cells() {
    let study = DisplayPropertyStudy { max_sequence_characters: 3, ..DisplayPropertyStudy::default() };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let table = study_table(&results);
    assert_eq!(table.displays, Strategy::BUILT_IN.map(DisplayConfig::with_default_options));
    let row =
        table.rows.iter().find(|row| row.property == DisplayProperty::OneToOne).expect("the first property");
    let cell = |strategy| {
        let column = table
            .displays
            .iter()
            .position(|it| *it == DisplayConfig::with_default_options(strategy))
            .expect("a column");
        row.cells[column].clone()
    };
    assert_eq!(cell(Strategy::OneToOne), StudyTableCell::HoldsUpToCharacters(3));
    assert_eq!(cell(Strategy::UbaLtr).result_sentence(), "\u{2717} from length 2.");

    let detail = study_cell_detail(&results, DisplayProperty::OneToOne, Strategy::UbaLtr);
    assert_eq!(
        detail.tested_lengths.iter().map(|row| row.covered_sequence_count).collect::<Vec<_>>(),
        [7, 49, 343]
    );
    let sequences = &detail.counterexamples[0].sequences;
    assert_eq!(sequences.iter().map(|it| it.class_names.as_str()).collect::<Vec<_>>(), ["AL EN", "EN AL"]);
    assert!(sequences.iter().all(|it| it.is_readable_as_name));
    // What begins with a full stop is no name.
    let detail = study_cell_detail(&results, DisplayProperty::OneToOne, Strategy::UbaRtl);
    let sequences = detail.counterexamples.iter().flat_map(|it| &it.sequences);
    for it in sequences {
        assert_eq!(
            it.is_readable_as_name,
            !it.text.starts_with('.') && !it.text.contains(".."),
            "{:?}",
            it.text
        );
    }
}

/// Of two Hebrew labels, `A.B`, the UBA makes one run in a left-to-right paragraph (N1), and one-to-one leaves the labels in
/// their places: with one letter for each class the two show the same.
#[test]
fn sequences_in_which_characters_of_a_class_change_places_are_counted_apart() {
    let study = DisplayPropertyStudy {
        max_sequence_characters: 3,
        tested_properties: vec![DisplayProperty::AgreesWithUbaLtr],
        tested_displays: vec![Strategy::OneToOne.into()],
        ..DisplayPropertyStudy::default()
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let detail = study_cell_detail(&results, DisplayProperty::AgreesWithUbaLtr, Strategy::OneToOne);
    let counted: Vec<_> = detail
        .tested_lengths
        .iter()
        .map(|it| (it.counterexample_count, it.distinct_character_counterexample_count))
        .collect();
    assert_eq!(counted, [(0, Some(0)), (2, Some(2)), (36, Some(38))]);
    assert_eq!(detail.undrawn_character_note, None);
}

/// A letter and a mark, and the mark before the letter, in a right-to-left paragraph: drawn differently, the same characters.
#[test]
fn a_counterexample_with_marks_says_that_they_count() {
    use bidiscope_bidi::name::BidiClass::{L, NSM};
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::new(vec![L, NSM]).expect("two classes"),
        max_sequence_characters: 2,
        tested_properties: vec![DisplayProperty::OneToOne],
        tested_displays: vec![Strategy::UbaRtl.into()],
        ..DisplayPropertyStudy::default()
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let detail = study_cell_detail(&results, DisplayProperty::OneToOne, Strategy::UbaRtl);
    assert_eq!(detail.counterexamples[0].sequences[0].class_names, "L NSM");
    assert!(detail.undrawn_character_note.is_some());
}
