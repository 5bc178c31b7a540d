//! As what the input is read: a name, an address or text; what text has in the place of a verdict.

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_report::titles::Titled;
use bidiscope_session::WrittenName;
use bidiscope_window::{App, Session, Settings};
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::cells::cell;
use super::text::copied;
use super::{LTR, ONE_TO_ONE, RTL, open, open_menu, open_with, pane, redo, select, show_details, undo};

const PHONE: &str = "+972 (2) 555-1234 \u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}";
const KIND: &str = "Kind of input";

fn shown_kind(harness: &Harness<'static, App>) -> String {
    harness.get_by_role_and_label(Role::ComboBox, KIND).accesskit_node().value().unwrap_or_default()
}

fn has_pane(harness: &Harness<'static, App>, title: &str) -> bool {
    harness.query_by_role_and_label(Role::Region, title).is_some()
}

fn choose(harness: &mut Harness<'static, App>, kind: &str) {
    open_menu(harness, &[KIND]);
    // A tab of the window may be called so, too.
    harness.query_all_by_label(kind).last().expect("it is offered").click();
    harness.run();
}

/// All that a screen reader is told.
fn words(harness: &Harness<'static, App>) -> String {
    let nodes = harness.root().children_recursive();
    let texts = nodes.map(|it| {
        let node = it.accesskit_node();
        [node.label(), node.value(), node.description()].map(Option::unwrap_or_default).join(" ")
    });
    texts.collect::<Vec<_>>().join("\n")
}

#[test]
fn what_looks_like_text_is_text_until_something_else_is_chosen() {
    let mut harness = open(PHONE, Notation::Unicode);
    assert_eq!(shown_kind(&harness), "Automatic: text");
    let shown = |harness: &Harness<'static, App>| {
        ["Levels", "RFC 5893", ONE_TO_ONE, Strategy::Isolated.title()].map(|it| has_pane(harness, it))
    };
    assert_eq!(shown(&harness), [true, false, false, true]);
    assert!(has_pane(&harness, LTR) && has_pane(&harness, RTL) && has_pane(&harness, "Logical order"));
    choose(&mut harness, "Name");
    assert_eq!(harness.state().settings().session.read_as, Some(InputType::Name));
    assert_eq!((shown_kind(&harness).as_str(), shown(&harness)), ("Name", [false, true, true, false]));
    undo(&mut harness);
    assert_eq!(
        (shown_kind(&harness).as_str(), shown(&harness)),
        ("Automatic: text", [true, false, false, true])
    );
    redo(&mut harness);
    assert_eq!(shown_kind(&harness), "Name");
    choose(&mut harness, "Address");
    assert_eq!(shown_kind(&harness), "Address");
}

#[test]
fn the_kind_is_chosen_by_keyboard() {
    let mut harness = open("\u{5D0}.com", Notation::Unicode);
    assert_eq!(shown_kind(&harness), "Automatic: name");
    harness.get_by_role_and_label(Role::ComboBox, KIND).focus();
    harness.run();
    harness.key_press(Key::Space);
    harness.run();
    for _ in 0..4 {
        if harness.query_by(|it| it.is_focused() && it.label().as_deref() == Some("Text")).is_some() {
            break;
        }
        harness.key_press(Key::Tab);
        harness.run();
    }
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().settings().session.read_as, Some(InputType::Text));
    assert!(has_pane(&harness, "Levels"));
}

/// What is chosen for names stays theirs: a display or a tab that text does not have comes back with a name.
#[test]
fn what_is_selected_of_a_name_comes_back_with_a_name() {
    let mut harness = open("\u{5D0}\u{5D1}-1.com", Notation::Unicode);
    select(&mut harness, ONE_TO_ONE);
    show_details(&mut harness, "Rules");
    choose(&mut harness, "Text");
    assert!(harness.query_by_role_and_label(Role::Tab, "Rules").is_none());
    assert_eq!(harness.get_by_role_and_label(Role::Tab, "Why").accesskit_node().is_selected(), Some(true));
    show_details(&mut harness, "Characters");
    harness.get_by_label("HEBREW LETTER ALEF");
    show_details(&mut harness, "Keep in order");
    choose(&mut harness, "Automatic");
    assert_eq!(harness.state().settings().session.trace.strategy, Strategy::OneToOne);
    assert!(harness.query_by_role_and_label(Role::Tab, "Keep in order").is_none());
}

#[test]
fn of_text_nothing_is_said_about_names() {
    let override_in_a_file = "photo\u{202E}gpj.exe";
    for input in [PHONE, "1 2 3 \u{5E0}\u{5D9}\u{5E1}\u{5D9}\u{5D5}\u{5DF}", override_in_a_file] {
        for size in [[1280.0, 800.0], [1024.0, 700.0], [1920.0, 1080.0]] {
            let session = Session { input: input.to_owned(), ..Session::default() };
            let mut harness = open_with(Settings::from(session), size);
            for tab in ["Why", "Steps", "Keep in order", "Characters", "Looks the same", "Strategy"] {
                show_details(&mut harness, tab);
                let words = words(&harness);
                for word in ["DNS", "egist", "IDNA", "RFC 5893", " zone", "the name ", "U-label"] {
                    assert!(!words.contains(word), "{input:?}, {tab}: {word} in {words}");
                }
            }
        }
    }
}

/// By UAX #9 the reader sees `photoexe.jpg`, and without controls those characters are such a name.
#[test]
fn a_text_without_controls_that_shows_the_same_is_found() {
    let mut harness = open("photo\u{202E}gpj.exe", Notation::Unicode);
    show_details(&mut harness, "Looks the same");
    harness.get_by_label("1 text without bidi controls looks the same");
    let points = "photoexe.jpg".chars().map(|it| format!("U+{:04X}", u32::from(it)));
    let first = points.take(2).collect::<Vec<_>>();
    assert!(words(&harness).contains(&first[0]));
    choose(&mut harness, "Name");
    assert!(has_pane(&harness, "RFC 5893"));
}

#[test]
fn a_session_remembers_the_kind() {
    let mut session =
        Session { input: "a.com".to_owned(), read_as: Some(InputType::Text), ..Session::default() };
    let pinned = WrittenName::of_input_type("b.com".to_owned(), Notation::Unicode, InputType::Text);
    assert!(session.names.pin_if_possible(pinned.clone()));
    let read = Session::from_file(&session.to_file()).expect("it is read");
    assert_eq!(read.read_as, Some(InputType::Text));
    assert_eq!(read.names.pinned_names()[0].name, pinned);
    let harness = open_with(Settings::from(read), [1280.0, 800.0]);
    assert_eq!(shown_kind(&harness), "Text");
    assert!(has_pane(&harness, "Levels"));
    let text = String::from_utf8(session.to_file()).expect("it is text");
    let without = text.replace("\"read_as\": \"text\",", "");
    assert_ne!(text, without);
    assert_eq!(Session::from_file(without.as_bytes()).map(|it| it.read_as).ok(), Some(None));
    let wrong = text.replace("\"read_as\": \"text\"", "\"read_as\": \"prose\"");
    assert!(Session::from_file(wrong.as_bytes()).is_err());
}

#[test]
fn going_back_to_a_text_shows_it_as_text() {
    let mut harness = open("a.com", Notation::Unicode);
    choose(&mut harness, "Text");
    // An example is a name.
    open_menu(&mut harness, &["Examples", "Start here"]);
    harness.get_by_label_contains("A Hebrew label under .co.il").click();
    harness.run();
    assert_eq!(shown_kind(&harness), "Automatic: name");
    open_menu(&mut harness, &["More", "This name", "Back"]);
    assert_eq!(shown_kind(&harness), "Text");
    assert_eq!(harness.state().settings().session.input, "a.com");
}

/// The answer in a forum: the step, the character and the paragraph are those of the link; and they are copied again.
#[test]
fn a_link_opens_at_the_step_that_answers() {
    let link = format!(
        "bidiscope:?name={}&as=text&display=uba-rtl&step=25&character=1",
        "%2B972%20%282%29%20555-1234%20%D7%98%D7%9C%D7%A4%D7%95%D7%9F"
    );
    let mut harness = open(&link, Notation::Unicode);
    harness.get_by_label("This is a link to a text.");
    harness.get_by_label("Open the link").click();
    harness.run();
    let session = &harness.state().settings().session;
    assert_eq!((session.input.as_str(), session.read_as), (PHONE, None));
    assert_eq!(session.trace.strategy, Strategy::UbaRtl);
    assert_eq!(harness.get_by_role_and_label(Role::Tab, "Steps").accesskit_node().is_selected(), Some(true));
    harness.get_by_label("step 25 of 31");
    assert!(has_pane(&harness, "Levels"));
    let explained = cell(&harness, RTL, "character 1, U+002B PLUS SIGN");
    assert!(explained.rect().is_positive());
    open_menu(&mut harness, &["More", "File"]);
    harness.get_by_label("Copy a link to this name or text").click();
    harness.step();
    assert_eq!(copied(&harness), Some(link));
}

#[test]
fn a_link_carries_the_zone_and_the_surrounding_text() {
    let link = "bidiscope:?name=a.co.il&parent=co.il&display=uba-rtl%3Abefore%3Dx&character=2";
    let mut harness = open(link, Notation::Unicode);
    harness.get_by_label("Open the link").click();
    harness.run();
    let session = &harness.state().settings().session;
    assert_eq!(
        (session.zone.text.as_str(), session.choices.surrounding_text().before.as_str()),
        ("co.il", "x")
    );
    show_details(&mut harness, "Why");
    open_menu(&mut harness, &["More", "File"]);
    harness.get_by_label("Copy a link to this name or text").click();
    harness.step();
    assert_eq!(copied(&harness).as_deref(), Some(link));
}

/// One paragraph is shown; the others are not lost.
#[test]
fn several_paragraphs_can_be_compared() {
    let text = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} 1-2\nb (2)";
    let session = Session { input: text.to_owned(), read_as: Some(InputType::Text), ..Session::default() };
    let mut harness = open_with(Settings::from(session), [1280.0, 800.0]);
    harness.get_by_label_contains("ends the paragraph, but a name or text must be one paragraph.");
    harness.get_by_label("Compare the paragraphs").click();
    harness.run();
    let session = &harness.state().settings().session;
    assert_eq!(session.compared.names, ["\u{5E9}\u{5DC}\u{5D5}\u{5DD} 1-2", "b (2)"]);
    assert!(session.compared.is_shown);
    assert_eq!(session.input, "\u{5E9}\u{5DC}\u{5D5}\u{5DD} 1-2");
    let words = words(&harness);
    assert!(!words.contains("Refused") && !words.contains("refused"), "{words}");
}

#[test]
fn a_long_text_is_shown_whole() {
    let sentence = "\u{5D4}\u{5D8}\u{5E7}\u{5E1}\u{5D8} (a) English 12-34, ";
    let session = Session { input: sentence.repeat(20), ..Session::default() };
    let harness = open_with(Settings::from(session), [1280.0, 800.0]);
    assert_eq!(shown_kind(&harness), "Automatic: text");
    assert!(pane(&harness, LTR).rect().is_positive());
}
