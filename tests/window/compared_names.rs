//! Compare names: the table of several names, how names come into it and leave it, and what is exported of it.

use std::fs;
use std::path::Path;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_report::list::{DisplayRelation, DisplayRelationFilter};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::ComparedNamesColumn;
use bidiscope_window::{App, ComparedNames, Session, Settings};
use bidiscope_words::{Language, message};
use eframe::egui::accesskit::Role;
use eframe::egui::epaint::Shape;
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};

use crate::{RTL, enter_path, open, open_menu, open_with, redo, undo, wait_until};

/// The UBA, LTR, and the paper's order show the first alike and tear the second apart; the third has no right-to-left letter.
const NAMES: [&str; 3] = ["\u{5D0}\u{5D1}.com", "\u{5D2}.1\u{5D0}.com", "a.com"];

/// The window with the table of these names, of which the first is in the field.
fn table(size: [f32; 2]) -> Harness<'static, App> {
    let names = NAMES.map(str::to_owned).to_vec();
    let compared = ComparedNames { is_shown: true, names, ..ComparedNames::default() };
    open_with(Session { input: NAMES[0].to_owned(), compared, ..Session::default() }.into(), size)
}

fn compared(harness: &Harness<'static, App>) -> ComparedNames {
    harness.state().settings().session.compared.clone()
}

/// The heads of the rows, from the top.
fn heads(harness: &Harness<'static, App>) -> Vec<String> {
    let code_points = |it: String| it.rsplit_once(": ").map(|it| it.1.to_owned()).unwrap_or_default();
    let text = |it: String| {
        let scalars = it.split(' ').filter_map(|it| u32::from_str_radix(it.strip_prefix("U+")?, 16).ok());
        scalars.filter_map(char::from_u32).collect::<String>()
    };
    let mut found: Vec<(f32, String)> = harness
        .query_all_by_role(Role::Cell)
        .filter_map(|it| Some((it.rect().top(), it.accesskit_node().label()?)))
        .filter(|it| it.1.starts_with("A name to compare: ") || it.1.starts_with("The name in the field: "))
        .map(|(top, label)| (top, text(code_points(label))))
        .collect();
    found.sort_by(|one, other| one.0.total_cmp(&other.0));
    found.into_iter().map(|it| it.1).collect()
}

/// By 3.4 of UAX #9 AB12.com and 12AB.com have one display in a left-to-right paragraph, which is also that of the field.
#[test]
fn the_head_of_a_row_is_what_was_typed() {
    let mut settings = Settings::from(Session {
        input: "AB12.com".to_owned(),
        notation: Notation::CapitalsAsHebrew,
        ..Session::default()
    });
    settings.session.compared.names = vec!["12\u{5D0}\u{5D1}.com".to_owned()];
    let mut harness = open_with(settings, [1280.0, 800.0]);
    open_menu(&mut harness, &["More", "This name", "Compare names"]);
    let painted: Vec<String> = harness
        .output()
        .shapes
        .iter()
        .filter_map(|it| match &it.shape {
            Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        })
        .collect();
    assert!(["AB12.com", "12AB.com"].iter().all(|it| painted.iter().any(|text| text == it)), "{painted:?}");
    assert_eq!(heads(&harness), ["\u{5D0}\u{5D1}12.com", "12\u{5D0}\u{5D1}.com"]);
}

#[test]
fn names_are_added_and_taken_out() {
    let mut harness = open("AB-12", Notation::CapitalsAsHebrew);
    open_menu(&mut harness, &["More", "This name", "Compare names"]);
    harness.get_by_label("The name in the field: U+05D0 U+05D1 U+002D U+0031 U+0032");
    let entry = harness.get_by_label("Name to add");
    assert!(entry.is_focused());
    entry.type_text("a..b");
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    harness.get_by_label_contains("The text cannot be read as a name: ");
    (0..3).for_each(|_| harness.key_press(Key::Backspace));
    harness.run();
    harness.get_by_label("Name to add").type_text("C");
    harness.run();
    harness.get_by_label("Add").click();
    harness.run();
    assert_eq!(compared(&harness).names, ["a\u{5D2}"]);
    harness.get_by_label("Remove a\u{5D2}").click();
    harness.run();
    assert!(compared(&harness).names.is_empty());
    undo(&mut harness);
    assert_eq!(compared(&harness).names.len(), 1);
}

/// The name in the field has no number unless it is kept, so that the others have the same whatever is typed.
#[test]
fn names_keep_their_numbers() {
    let mut harness = table([1280.0, 800.0]);
    let number = |it: &Harness<'static, App>| it.query_by_label("No., line 3: (3)").is_some();
    assert!(number(&harness));
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("x");
    harness.run();
    assert!(number(&harness));
    assert!(harness.query_by_label("No., line 4: (4)").is_none());
    // Removed, the name in the field has its row as any that is typed.
    let mut harness = table([1280.0, 800.0]);
    harness.get_by_label_contains("Remove \u{5D0}\u{5D1}").click();
    harness.run();
    assert_eq!((compared(&harness).names.len(), heads(&harness).len()), (2, 3));
    assert!(harness.state().message().is_some() && harness.query_by_label("No., line 1: (1)").is_some());
}

#[test]
fn lines_that_are_pasted_into_the_name_field_open_the_table() {
    let mut harness = open("ABC", Notation::CapitalsAsHebrew);
    harness.get_by_label("Name").focus();
    harness.run();
    harness.event(Event::Paste("AB-12\r\n\n AB.com \na..b\nAB-12\n".to_owned()));
    harness.run();
    let names = ["\u{5D0}\u{5D1}-12", "\u{5D0}\u{5D1}.com"];
    assert_eq!(
        (compared(&harness).is_shown, compared(&harness).names),
        (true, names.map(str::to_owned).to_vec())
    );
    assert_eq!(harness.state().settings().session.input, "AB-12");
    assert_eq!(heads(&harness), names);
    // What cannot be read is said.
    let said = |it: &Harness<'static, App>| it.query_all_by_label_contains("1 line was not added").count();
    assert!(said(&harness) > 0);
    // What was pasted is undone, and done again, as one step.
    let now = |it: &Harness<'static, App>| {
        let ComparedNames { is_shown, names, .. } = compared(it);
        (is_shown, names.len(), it.state().settings().session.input.clone())
    };
    undo(&mut harness);
    assert_eq!(now(&harness), (false, 0, "ABC".to_owned()));
    redo(&mut harness);
    assert_eq!(now(&harness), (true, 2, "AB-12".to_owned()));
    undo(&mut harness);
    assert_eq!(now(&harness), (false, 0, "ABC".to_owned()));
    // What is taken out of the table is brought back there.
    redo(&mut harness);
    harness.get_by_label_contains("Remove \u{5D0}\u{5D1}.com").click();
    harness.run();
    undo(&mut harness);
    assert_eq!(now(&harness), (true, 2, "AB-12".to_owned()));
    // One line is a name.
    let mut harness = open("", Notation::CapitalsAsHebrew);
    harness.get_by_label("Name").focus();
    harness.run();
    harness.event(Event::Paste("AB\n".to_owned()));
    harness.run();
    assert!(!compared(&harness).is_shown);
    assert_eq!(harness.state().settings().session.input, "AB");
}

#[test]
fn it_is_left_by_its_button_by_escape_and_for_a_name_of_it() {
    let mut harness = table([1280.0, 800.0]);
    harness.get_by_label("Close").click();
    harness.run();
    assert!(!compared(&harness).is_shown && harness.get_by_label("Name").is_focused());
    for from in ["Name to add", "Name"] {
        let mut harness = table([1280.0, 800.0]);
        harness.get_by_label(from).focus();
        harness.run();
        harness.key_press(Key::Escape);
        harness.run();
        assert!(!compared(&harness).is_shown, "{from}");
        assert_eq!(harness.state().settings().session.input, NAMES[0]);
    }
    // A box that is open is closed first.
    let mut harness = table([1280.0, 800.0]);
    harness.get_by_label("Filter by display").click();
    harness.run();
    harness.get_by_label("Relation").click();
    harness.run();
    harness.key_press(Key::Escape);
    harness.run();
    assert!(compared(&harness).is_shown);
    let before = compared(&harness);
    harness.get_by_label_contains("Open \u{5D2}.1").click();
    harness.run();
    assert!(!compared(&harness).is_shown);
    assert_eq!(harness.state().settings().session.input, NAMES[1]);
    // The way back leads to the table as it was.
    harness.get_by_label("Back to names").click();
    harness.run();
    assert_eq!(compared(&harness), before);
    assert!(harness.query_by_label("Back to names").is_none());
}

#[test]
fn names_that_two_displays_show_differently_are_found_and_sorted() {
    let mut harness = table([1280.0, 800.0]);
    assert_eq!(heads(&harness), NAMES);
    harness.get_by_label("Filter by display").click();
    harness.run();
    let filter = DisplayRelationFilter {
        display: Strategy::UbaLtr.into(),
        relation: DisplayRelation::DiffersFrom,
        other_display: Strategy::OneToOne.into(),
    };
    assert_eq!(compared(&harness).filter, Some(filter));
    assert_eq!(heads(&harness), NAMES[1..2]);
    harness.get_by_label("1 of 3 names");
    harness.get_by_label("Remove all").click();
    harness.run();
    harness.get_by_label(message!(list_no_match).static_text());
    for (times, expected) in [(1, ["a.com", NAMES[0], NAMES[1]]), (2, [NAMES[1], NAMES[0], "a.com"])] {
        let mut harness = table([1280.0, 800.0]);
        for _ in 0..times {
            {
                let mut titles = harness.query_all_by_role(Role::ColumnHeader);
                let label = |it: &Node<'_>| it.accesskit_node().label().unwrap_or_default();
                titles.find(|it| label(it).starts_with("Name: ")).expect("a title").click();
            }
            harness.run();
        }
        assert_eq!(compared(&harness).sort.column, ComparedNamesColumn::Name);
        assert_eq!(heads(&harness), expected);
    }
}

#[test]
fn the_table_has_its_own_choice_of_displays() {
    let mut harness = table([1280.0, 800.0]);
    let panes = harness.state().settings().session.panes.clone();
    harness.get_by_label("Displays").click();
    harness.run();
    harness.get_by_role_and_label(Role::CheckBox, RTL).click();
    harness.run();
    assert_eq!(compared(&harness).hidden, [Strategy::UbaRtl.into()].into());
    assert!(harness.query_by_role_and_label(Role::ColumnHeader, "UBA RTL: sort by this column").is_none());
    assert_eq!(harness.state().settings().session.panes, panes);
}

#[test]
fn another_display_becomes_the_reference() {
    let mut harness = table([1280.0, 800.0]);
    harness.get_by_role_and_label(Role::ColumnHeader, "One-to-one (reference): sort by this column");
    harness.get_by_label("Display to compare with").click();
    harness.run();
    harness.get_by_role_and_label(Role::Button, "UBA RTL").click();
    harness.run();
    assert_eq!(harness.state().settings().session.choices.reference_strategy, Strategy::UbaRtl);
    harness.get_by_role_and_label(Role::ColumnHeader, "UBA RTL (reference): sort by this column");
}

#[test]
fn keys_go_from_cell_to_cell_and_act_on_the_row() {
    let mut harness = table([1280.0, 800.0]);
    harness.get_by_label("A name to compare: U+0061 U+002E U+0063 U+006F U+006D").click();
    harness.run();
    harness.key_press(Key::ArrowUp);
    harness.run();
    harness.key_press(Key::End);
    harness.run();
    harness.key_press(Key::Home);
    harness.run();
    assert!(harness.get_by_label_contains("The name in the field: ").is_focused());
    harness.key_press(Key::ArrowDown);
    harness.run();
    harness.key_press(Key::Delete);
    harness.run();
    assert_eq!(compared(&harness).names, [NAMES[0], NAMES[2]]);
    assert!(harness.get_by_label_contains("A name to compare: U+0061").is_focused());
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().settings().session.input, "a.com");
    assert!(!compared(&harness).is_shown);
}

/// In a narrow window the table is scrolled sideways, and what was typed stays where it is.
#[test]
fn the_names_stay_in_view() {
    let mut harness = table([800.0, 700.0]);
    let head =
        |harness: &Harness<'static, App>| harness.get_by_label_contains("The name in the field: ").rect();
    let before = head(&harness);
    harness.get_by_label_contains("The name in the field: ").click();
    harness.run();
    // Past the last column, which is that of the last display.
    (0..Strategy::BUILT_IN.len() + 8).for_each(|_| {
        harness.key_press(Key::ArrowRight);
        harness.run();
    });
    let last = Strategy::BUILT_IN.last().expect("there are some").short_title();
    let last = format!("{}{}, line 1: ", last[..1].to_uppercase(), &last[1..]);
    let last = harness.get_by_label_contains(&last);
    assert!(last.is_focused() && last.rect().right() <= 800.0);
    assert!(last.rect().left() >= before.right());
    assert_eq!(head(&harness), before);
}

/// Exports the table as this, to a file; enters its path, unless that is offered.
fn export_to(
    harness: &mut Harness<'static, App>,
    (preset, form): (&str, &str),
    (file, is_offered): (&Path, bool),
) -> Vec<u8> {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    for choice in [preset, form] {
        harness.get_by_role_and_label(Role::RadioButton, choice).click();
        harness.run_steps(3);
    }
    harness.get_by_label("Save as\u{2026}").click();
    harness.run_steps(4);
    if is_offered {
        harness.key_press(Key::Enter);
        harness.run_steps(4);
    } else {
        enter_path(harness, file);
    }
    wait_until(harness, |harness| harness.query_by_label("Stop").is_none());
    harness.run_steps(3);
    assert!(harness.query_by_role(Role::Dialog).is_none(), "{preset}");
    fs::read(file).expect("it is written")
}

fn export(harness: &mut Harness<'static, App>, what: (&str, &str), file: &Path) -> Vec<u8> {
    export_to(harness, what, (file, false))
}

#[test]
fn the_file_that_is_offered_has_the_form_that_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = table([1280.0, 1000.0]);
    export(&mut harness, ("Sheets", "PDF"), &folder.path().join("sheets.pdf"));
    for (form, name, begin) in [("SVG", "names.svg", "<"), ("PDF", "names.pdf", "%PDF-")] {
        let bytes = export_to(&mut harness, ("Figure", form), (&folder.path().join(name), true));
        assert!(bytes.starts_with(begin.as_bytes()), "{name}");
    }
}

#[test]
fn what_the_table_shows_is_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let mut harness = table([1280.0, 1000.0]);
    harness.get_by_label("Filter by display").click();
    harness.run();
    let table = String::from_utf8(export(&mut harness, ("Table", "CSV"), &file("a.csv"))).expect("text");
    let rows: Vec<&str> = table.lines().collect();
    assert!(rows[0].starts_with("line,name,") && rows[0].contains("display_ltr"), "{table}");
    assert!(rows.len() == 2 && rows[1].starts_with(&format!("2,{}", NAMES[1])), "{table}");
    // Of each display that is shown: what it shows, how much of it is elsewhere than in the reference, and by which rule.
    let value = |title: &str| {
        let at = rows[0].split(',').position(|it| it == title).unwrap_or_else(|| panic!("{title}: {table}"));
        // A sentence may have commas, between quotation marks.
        let mut is_quoted = false;
        let cells = rows[1].split(|it| {
            is_quoted ^= it == '"';
            it == ',' && !is_quoted
        });
        cells.map(str::to_owned).nth(at).unwrap_or_default()
    };
    assert_eq!([value("reference"), value("ways")], ["one-to-one", "4"]);
    assert_eq!((value("shown_ltr"), value("rule_ltr")), (value("display_ltr"), "W7".to_owned()));
    assert!(value("moved_ltr") == "3" && !rows[0].contains("moved_one_to_one"), "{table}");
    let figure = String::from_utf8(export(&mut harness, ("Figure", "SVG"), &file("a.svg"))).expect("text");
    assert!(figure.contains("<svg") && figure.contains("(2)") && !figure.contains("(1)"), "{figure}");
    assert!(export(&mut harness, ("Figure", "PDF"), &file("b.pdf")).starts_with(b"%PDF-"));
    assert!(export(&mut harness, ("Sheets", "PDF"), &file("a.pdf")).starts_with(b"%PDF-"));
    let page = String::from_utf8(export(&mut harness, ("Report", "HTML"), &file("a.html"))).expect("text");
    assert!(page.contains(message!(names_title).static_text()));
    // In another language the same, and the file of rows has its words.
    let hebrew = Language::of_tag("he").expect("Hebrew");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    harness.get_by_role_and_label(Role::RadioButton, &hebrew.name()).click();
    harness.run_steps(3);
    harness.get_by_label("Cancel").click();
    harness.run_steps(3);
    let figure = String::from_utf8(export(&mut harness, ("Figure", "SVG"), &file("he.svg"))).expect("text");
    assert!(figure.contains(hebrew.run_in(|| message!(column_name).static_text())), "{figure}");
    let report = String::from_utf8(export(&mut harness, ("Report", "HTML"), &file("he.html"))).expect("text");
    assert!(report.contains("<html lang=\"he\" dir=\"rtl\">"), "{report:.200}");
    let code_points = |name: &str| name.contains(NAMES[1]) && !name.contains(NAMES[0]);
    assert!(code_points(&page), "only what the filter keeps");
    // Without the table it is the name that is exported.
    harness.get_by_label("Close").click();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    assert!(harness.query_by_role_and_label(Role::RadioButton, "Table").is_none());
    harness.get_by_role_and_label(Role::RadioButton, "Data");
}
