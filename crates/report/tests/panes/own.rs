//! Strategies of one's own beside those of the documents: what their panes show, and what is kept of them.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_report::InputReport;
use bidiscope_report::custom_strategies::MAX_STRATEGY_NAME_CHARACTERS;
use bidiscope_report::list::{DisplayRelation, DisplayRelationFilter};
use bidiscope_report::page::{CustomDisplayTitle, PageBlock, PageLine, PageOptions, name_page};
use bidiscope_report::view::{
    AddComparedNameError, AddedStrategies, ComparedName, ComparedNamesColumn, ComparedNamesSort,
    ComparedNamesTable, DisplayPaneSettings, MAX_COMPARED_NAME_CHARACTERS, MAX_COMPARED_NAMES,
    MAX_CUSTOM_STRATEGIES, SavedStrategies, StrategyId, add_compared_lines, add_compared_name,
    first_difference, nonempty_lines_if_several,
};
use bidiscope_report::words::strategy_name::strategy_name_or_code_points;
use proptest::prelude::{ProptestConfig, prop_assert_eq, prop_assume, proptest};

use crate::any_displays::any_display;

fn old_hyphens() -> DisplayConfig {
    DisplayConfig::with_default_options(Strategy::UbaLtr)
        .with_changed_choices(|it| it.bidi_data_version = BidiDataVersion::Unicode31)
}

fn with(own: &[(&str, DisplayConfig)]) -> DisplayPaneSettings {
    let mut choices = DisplayPaneSettings::default();
    for (name, display) in own {
        choices.custom_strategies.add_unless_full(name, display.clone()).expect("there is room");
    }
    choices
}

#[test]
fn one_of_ones_own_is_compared_like_any_other() {
    // The paper shows BA-12, the UBA of 2001 12-BA: five characters stand elsewhere.
    let mut seen = InputReport::read("AB-12", Notation::CapitalsAsHebrew).expect("a name");
    let mut choices = with(&[("Of 2001", old_hyphens()), ("The paper", Strategy::OneToOne.into())]);
    seen.set_pane_settings(&choices);
    assert_eq!(seen.strategy_views.len(), Strategy::BUILT_IN.len() + 2);
    let (first, second) = (StrategyId::CustomNumber(1), StrategyId::CustomNumber(2));
    let paper = seen.strategy(second).expect("it has a pane");
    assert_eq!(paper.strategy_title, "The paper");
    assert_eq!(
        paper.same_display_letter,
        seen.strategy(Strategy::OneToOne).expect("a pane").same_display_letter
    );
    assert_eq!(paper.changed_logical_indices, [0; 0]);
    let words = seen.panes_with_same_display_text(Strategy::OneToOne).expect("it is compared");
    assert!(words.ends_with("The paper."), "{words}");
    // It can be what the others are compared with.
    choices.reference_strategy = first;
    seen.set_pane_settings(&choices);
    let message = seen.changed_characters_text(Strategy::OneToOne, choices.reference_strategy);
    assert!(message.contains("in the same order as in Of 2001."), "{message}");
}

#[test]
fn names_are_distinguished_and_left_as_they_are() {
    let mut own = SavedStrategies::default();
    let add = |own: &mut SavedStrategies, name: &str| {
        let id = own.add_unless_full(name, old_hyphens()).expect("there is room");
        let StrategyId::CustomNumber(number) = id else { panic!("it is one's own") };
        (number, own.strategy_with_number(number).expect("it is there").name.clone())
    };
    assert_eq!(add(&mut own, " Hyphens\n").1, "Hyphens");
    assert_eq!(add(&mut own, "Hyphens").1, "Hyphens 2");
    let (number, name) = add(&mut own, "\u{5D0}\u{202E}");
    // However it runs, it is what its maker wrote.
    assert_eq!(name, "\u{5D0}\u{202E}");
    assert_eq!(add(&mut own, "\u{5D0}\u{202E}").1, "\u{5D0}\u{202E} 2");
    for (wrong, why) in [
        ("  ", "Not renamed: Give the strategy a name."),
        ("Hyphens", "Not renamed: Another strategy already has the new name."),
    ] {
        assert_eq!(own.rename(number, wrong), Err(why.to_owned()));
    }
    assert!(own.rename(number, &"n".repeat(MAX_STRATEGY_NAME_CHARACTERS + 1)).is_err());
    assert_eq!(own.rename(number, "\u{633}\u{637}\u{631} 1"), Ok(()));
    assert_eq!(own.strategy_with_number(number).expect("it is there").name, "\u{633}\u{637}\u{631} 1");
    assert_eq!(own.rename(number, " Digits "), Ok(()));
    assert_eq!(own.strategy_with_number(number).expect("it is there").name, "Digits");
    // Its own name is nobody else's.
    assert_eq!(own.rename(number, "Digits"), Ok(()));
}

#[test]
fn a_sentence_has_code_points_of_a_name_that_would_have_to_be_reordered() {
    assert_eq!(strategy_name_or_code_points("Of 2001, caf\u{E9}"), "Of 2001, caf\u{E9}");
    assert_eq!(strategy_name_or_code_points("\u{5D0}1"), "U+05D0 U+0031");
    assert_eq!(strategy_name_or_code_points("a\u{202E}"), "U+0061 U+202E");
    let mut seen = InputReport::read("AB-12", Notation::CapitalsAsHebrew).expect("a name");
    let mut choices = with(&[("\u{5D0}\u{5D1}", old_hyphens()), ("\u{5D2}", Strategy::OneToOne.into())]);
    choices.reference_strategy = StrategyId::CustomNumber(1);
    seen.set_pane_settings(&choices);
    let message = seen.changed_characters_text(Strategy::OneToOne, choices.reference_strategy);
    assert!(message.contains("in the same order as in U+05D0 U+05D1."), "{message}");
    let words = seen.panes_with_same_display_text(Strategy::OneToOne).expect("it is compared");
    assert!(words.ends_with("U+05D2."), "{words}");
    assert_eq!(
        seen.strategy(StrategyId::CustomNumber(1)).expect("a pane").strategy_title,
        "\u{5D0}\u{5D1}",
        "its own name"
    );
}

/// On a sheet as in the window.
#[test]
fn a_page_calls_it_as_its_user_does() {
    let seen = InputReport::read("AB-12", Notation::CapitalsAsHebrew).expect("a name");
    let display = DisplayConfig::with_default_options(Strategy::Custom);
    let options = PageOptions {
        displays: vec![Strategy::OneToOne.into(), display.clone()],
        custom_display_titles: vec![CustomDisplayTitle { display, title: "My UBA LTR".to_owned() }],
        ..PageOptions::default()
    };
    let blocks = name_page(&seen.analysis, &options).into_iter().flat_map(|it| it.blocks);
    let titles: Vec<String> = blocks
        .filter_map(|it| match it {
            PageBlock::Display(display) => Some(display.title),
            _ => None,
        })
        .collect();
    assert_eq!(titles.last().map(String::as_str), Some("My UBA LTR"));
}

/// Row 12 of the paper's Table 4: the tab Why speaks of the step that decides between the display and the one-to-one one. W2,
/// by which the display alone would be explained, decides nothing; and two Arabic numbers are not joined.
#[test]
fn a_page_gives_the_reason_that_the_window_gives() {
    let seen = InputReport::read("AB-12-34.com", Notation::Atkin2001Table1).expect("a name");
    let displays = [Strategy::OneToOne, Strategy::UbaLtr].map(DisplayConfig::from);
    let found =
        first_difference(seen.input.characters(), Notation::Atkin2001Table1, &displays[0], &displays[1]);
    let reason = found.and_then(|it| it.shown_display_summary).expect("they differ").summary_sentences;
    let options = PageOptions { displays: displays.to_vec(), ..PageOptions::default() };
    let blocks = name_page(&seen.analysis, &options).into_iter().flat_map(|it| it.blocks);
    let mut notes = blocks.filter_map(|it| match it {
        PageBlock::Display(display) => {
            Some(display.notes.iter().map(PageLine::to_plain_text).collect::<Vec<_>>())
        }
        _ => None,
    });
    let notes = notes.next_back().expect("two displays").join(" ").replace(['\u{2068}', '\u{2069}'], "");
    assert!(notes.contains(&reason), "{notes} lacks: {reason}");
    assert!(reason.contains("(rule N1)") && reason.contains("W4"), "{reason}");
}

#[test]
fn there_is_room_for_so_many_and_what_was_taken_out_comes_back() {
    let mut own = SavedStrategies::default();
    for _ in 0..MAX_CUSTOM_STRATEGIES {
        assert!(own.add_unless_full("One", old_hyphens()).is_some());
    }
    assert_eq!(own.add_unless_full("One", old_hyphens()), None);
    let before = own.clone();
    let removed = own.remove(3).expect("it is there");
    assert_eq!((removed.former_index, own.strategy_with_number(3)), (2, None));
    assert_eq!(own.remove(3), None);
    assert!(own.try_restore_removed(removed.clone()));
    assert_eq!(own, before);
    assert!(!own.try_restore_removed(removed), "it is there already");
}

#[test]
fn what_is_written_to_a_file_is_opened_from_it() {
    let mut own = SavedStrategies::default();
    own.add_unless_full("Hyphens", DisplayConfig::read("custom:hyphen=l").expect("a display"));
    own.add_unless_full("Of 2001", old_hyphens());
    let file = own.to_file_text();
    let added = |added_count| Ok(AddedStrategies { added_count });
    assert_eq!(own.add_from_file_text(&file), added(0), "all are there already");
    let mut other = SavedStrategies::default();
    // Another strategy has the name.
    other.add_unless_full("Hyphens", DisplayConfig::read("custom:hyphen=r").expect("a display"));
    assert_eq!(other.add_from_file_text(&file), added(2));
    let names: Vec<&str> = other.all().iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Hyphens", "Hyphens 2", "Of 2001"]);
    assert_eq!(other.all()[1].display.to_string(), "custom:hyphen=l");
}

#[test]
fn of_a_file_that_cannot_be_read_nothing_is_taken() {
    let mut own = SavedStrategies::default();
    own.add_unless_full("Hyphens", DisplayConfig::read("custom:hyphen=l").expect("a display"));
    let before = own.clone();
    let file = before.to_file_text();
    for (text, why) in [
        (&file[..file.len() / 2], "strategies cannot be read"),
        ("{}", "not a strategy file"),
        (r#"{"bidiscope":"strategies","version":9,"strategies":[]}"#, "A newer version of bidiscope"),
        (
            "{\"bidiscope\":\"strategies\",\"version\":1,\"strategies\":[{\"name\":\"\u{5D0}\u{5D1}\",\"choices\":{\"hyphen\":\"q\"}}]}",
            "(line 1, column",
        ),
    ] {
        let message = own.add_from_file_text(text).expect_err("it is damaged");
        assert!(message.contains(why), "{message}");
        assert_eq!(own, before);
    }
    let many: Vec<String> = (0..MAX_CUSTOM_STRATEGIES).map(|it| format!(r#"{{"name":"{it}"}}"#)).collect();
    let many = format!(r#"{{"bidiscope":"strategies","version":1,"strategies":[{}]}}"#, many.join(","));
    let message = own.add_from_file_text(&many).expect_err("there is no room");
    assert!(
        ["24 new", "room for 23", "at most 24"].iter().all(|it| message.to_lowercase().contains(it)),
        "{message}"
    );
    assert_eq!(own, before);
}

#[test]
fn several_names_are_compared_row_by_row() {
    let mut names = Vec::new();
    for (text, message) in [
        ("  ", Err(AddComparedNameError::EmptyText)),
        ("AB-12", Ok(())),
        ("AB-12", Err(AddComparedNameError::AlreadyCompared)),
        ("abc", Ok(())),
    ] {
        assert_eq!(add_compared_name(&mut names, text, Notation::CapitalsAsHebrew, None), message, "{text}");
    }
    assert!(matches!(
        add_compared_name(&mut names, "a..b", Notation::CapitalsAsHebrew, None),
        Err(AddComparedNameError::UnreadableName(_))
    ));
    let long = "a".repeat(MAX_COMPARED_NAME_CHARACTERS + 1);
    assert_eq!(
        add_compared_name(&mut names, &long, Notation::CapitalsAsHebrew, None),
        Err(AddComparedNameError::NameTooLong)
    );
    assert_eq!(names, ["\u{5D0}\u{5D1}-12", "abc"], "what was not added changed nothing");
    let name = |text: &str| Input::read(text, Notation::Unicode).expect("a name");
    let choices = with(&[("Hyphens", DisplayConfig::read("custom:hyphen=l").expect("a display"))]);
    // BA-12 of the paper and of hyphens that are letters; 12-BA of the UBA.
    let row = ComparedName::of_name_unless_too_long(&name(&names[0]), &choices).expect("it is short");
    assert_eq!(row.strategies.len(), Strategy::BUILT_IN.len() + 1);
    let letter = |id: StrategyId| row.strategy(id).expect("it has a column").same_display_letter;
    assert_eq!(letter(StrategyId::CustomNumber(1)), letter(Strategy::OneToOne.into()));
    assert_ne!(letter(Strategy::UbaLtr.into()), letter(Strategy::OneToOne.into()));
    let message = row.description(Strategy::UbaLtr, Strategy::OneToOne);
    assert!(
        message.contains("in the same order as in One-to-one (Atkin, Stansifer, Alsharif)."),
        "{message}"
    );
    // What is left-to-right all show alike.
    let ways = |name: &Input, displays: &[StrategyId]| {
        ComparedName::of_name_unless_too_long(name, &choices)
            .expect("it is short")
            .count_distinct_displays(displays)
    };
    assert_eq!(ways(&name(&names[1]), &choices.all_strategy_ids()), 1);
    // Only displays that are asked for count.
    let two = [Strategy::OneToOne, Strategy::UbaLtr].map(StrategyId::from);
    assert_eq!([ways(&row.name, &two), ways(&row.name, &two[..1])], [2, 1]);
    assert!(ComparedName::of_name_unless_too_long(&name(&long), &choices).is_none());
    while names.len() < MAX_COMPARED_NAMES {
        names.push(names.len().to_string());
    }
    assert_eq!(
        add_compared_name(&mut names, "d", Notation::CapitalsAsHebrew, None),
        Err(AddComparedNameError::TooManyNames)
    );
}

#[test]
fn lines_are_added_to_the_names_that_are_compared() {
    assert_eq!((nonempty_lines_if_several("a\n"), nonempty_lines_if_several(" \r\n")), (None, None));
    let lines = nonempty_lines_if_several("AB\r\n\n a..b\nAB\nc\u{2029}d").expect("several");
    assert_eq!(lines, ["AB", "a..b", "AB", "c", "d"]);
    let mut names = vec!["c".to_owned()];
    let found = add_compared_lines(&mut names, &lines, Notation::CapitalsAsHebrew, None);
    assert_eq!(names, ["c", "\u{5D0}\u{5D1}", "d"]);
    assert_eq!(
        (found.first_compared_name.as_deref(), found.added_name_count, found.refused_line_count),
        (Some("\u{5D0}\u{5D1}"), 2, 1)
    );
    assert_eq!(found.already_compared_count, 2, "AB again, and the c that was there");
    assert!(matches!(found.first_refusal_reason, Some(AddComparedNameError::UnreadableName(_))));
}

/// By rule L2 of UAX #9 two Hebrew labels change places in a left-to-right paragraph; in the paper's order they do not.
#[test]
fn names_are_filtered_and_sorted_by_their_displays() {
    let names = ["b", "\u{5D0}.\u{5D1}.c", "x\u{5D0}", "a"];
    let names = names.map(|it| Input::from_scalars(it.chars()).expect("a name")).to_vec();
    let table =
        ComparedNamesTable::new(names, &DisplayPaneSettings::default(), &RegistryRulesByZone::default());
    let order = |filter, column, is_reversed| {
        let shown = table.filter_and_sort(
            filter,
            ComparedNamesSort { column, is_reversed },
            &DisplayPaneSettings::default().all_strategy_ids(),
        );
        (0..shown.len()).filter_map(|place| shown.row_index(place)).collect::<Vec<_>>()
    };
    let where_they_differ = DisplayRelationFilter {
        display: Strategy::UbaLtr.into(),
        relation: DisplayRelation::DiffersFrom,
        other_display: Strategy::OneToOne.into(),
    };
    assert_eq!(order(Some(where_they_differ), ComparedNamesColumn::RowNumber, false), [1]);
    assert_eq!(order(None, ComparedNamesColumn::RowNumber, true), [3, 2, 1, 0]);
    assert_eq!(order(None, ComparedNamesColumn::Name, false), [3, 0, 2, 1]);
    // Refused by condition 5 of RFC 5893; the others stay in their order.
    assert_eq!(order(None, ComparedNamesColumn::RegistrationVerdict, false), [2, 0, 1, 3]);
    assert_eq!(order(None, ComparedNamesColumn::DistinctDisplayCount, true)[0], 1);
    // `c` stands first in a right-to-left paragraph.
    assert_eq!(order(None, ComparedNamesColumn::Display(Strategy::UbaRtl.into()), false)[..3], [3, 0, 1]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// What is made from a pane shows what the pane shows.
    #[test]
    fn a_strategy_made_from_a_pane_shows_the_same(
        text in "[ab\u{5D0}\u{627}12\u{661}()/:@<-]{1,6}(\\.[a\u{5D0}1\u{627}-]{1,4}){0,3}",
        display in any_display(),
    ) {
        let read = Input::read(&text, Notation::Unicode);
        prop_assume!(read.is_ok());
        let Ok(name) = read else { return Ok(()) };
        let own = DisplayConfig::custom(display.choices().clone());
        let own = DisplayConfig::read(&own.to_string()).expect("what is written can be read");
        let [shown, made] = [&display, &own].map(|it| it.line_around_name(name.characters()));
        let orders = [shown.line_order.logical_from_visual(), made.line_order.logical_from_visual()];
        prop_assert_eq!(orders[0], orders[1], "{} and {}", display, own);
    }
}
