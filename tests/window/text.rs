//! The tab Text, driven by its accessible names.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::fields::{FieldOrderDirection, RecognisedDavisExtensions};
use bidiscope_report::examples::examples;
use bidiscope_report::view::text::{ControlSchemeChoice, ShownDirections};
use bidiscope_url::text::LinkRules;
use bidiscope_window::{App, Session, Settings, Tab, TextSettings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, OutputCommand, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::files::{drop_file, drop_path};
use super::{open_with, wait_until};

/// RFC 5893's ALEF 5 and 5 ALEF, Davis's example, and a name that is not a Bidi domain name.
const TEXT: &str = "see \u{5D0}5.com or 5\u{5D0}.com\n\nhttp://a.b.\u{5D0}.\u{5D1}.com/c?d=e#f, example.com.";

pub(crate) fn open(text: &str) -> Harness<'static, App> {
    open_text(TextSettings { text: text.to_owned(), ..TextSettings::default() })
}

fn open_text(text: TextSettings) -> Harness<'static, App> {
    open_with(Settings::from(Session { tab: Tab::Text, text, ..Session::default() }), [1280.0, 860.0])
}

/// The text of the tab.
pub(crate) fn text<'a>(harness: &'a Harness<'static, App>) -> &'a str {
    &harness.state().settings().session.text.text
}

/// The buttons of the identifiers, by their names.
fn identifiers(harness: &Harness<'static, App>) -> Vec<String> {
    harness
        .query_all_by_role(Role::Button)
        .filter_map(|button| button.accesskit_node().label())
        .filter(|label| label.starts_with("identifier "))
        .collect()
}

/// What was put on the clipboard in the last pass.
pub(crate) fn copied(harness: &Harness<'static, App>) -> Option<String> {
    harness.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

/// PageDown and PageUp go by as many lines as the field shows, and Shift with them selects those.
#[test]
fn pages_of_a_long_text() {
    let mut harness = open(&"a\n".repeat(200));
    harness.get_by_label("Running text").focus();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Home);
    harness.run();
    let caret = |harness: &Harness<'static, App>| {
        let field = harness.get_by_label("Running text");
        let node = field.accesskit_node();
        let selection = node.text_selection().expect("a caret");
        (selection.start().to_global_usv_index(), selection.end().to_global_usv_index())
    };
    let mut go = |modifiers, key| {
        harness.key_press_modifiers(modifiers, key);
        harness.run();
        caret(&harness)
    };
    let (page, _) = go(Modifiers::NONE, Key::PageDown);
    // A line is two characters.
    assert!((2 * 2..=2 * 60).contains(&page), "{page}");
    assert_eq!(go(Modifiers::NONE, Key::PageDown), (2 * page, 2 * page));
    assert_eq!(go(Modifiers::SHIFT, Key::PageUp), (page, 2 * page));
    assert_eq!(go(Modifiers::NONE, Key::PageUp), (0, 0));
}

/// The field breaks a paragraph into lines, so that all of it is seen.
#[test]
fn a_long_paragraph_is_whole_in_its_field() {
    let text = "\u{5D0}\u{5D1} abc 12 ".repeat(20);
    for size in [[1024.0, 700.0], [1280.0, 800.0]] {
        let text = TextSettings { text: text.clone(), ..TextSettings::default() };
        let harness = open_with(Settings::from(Session { tab: Tab::Text, text, ..Session::default() }), size);
        let field = harness.get_by_label("Running text");
        let runs: Vec<_> = field.get_all_by_role(Role::TextRun).collect();
        assert!(runs.iter().all(|it| field.rect().expand(1.0).contains_rect(it.rect())), "{size:?}");
        let said: String = runs.iter().filter_map(|it| it.accesskit_node().value()).collect();
        assert_eq!(said.chars().count(), 200, "{size:?}");
        let tops: std::collections::BTreeSet<i32> = runs.iter().map(|it| it.rect().top() as i32).collect();
        assert!(tops.len() > 1, "{size:?}: more than one line");
    }
}

#[test]
fn identifiers_are_found_and_judged() {
    let harness = open(TEXT);
    assert_eq!(
        identifiers(&harness),
        [
            "identifier 1: \u{5D0}5.com, satisfies the Bidi rule",
            "identifier 2: 5\u{5D0}.com, violates the Bidi rule",
            "identifier 3: http://a.b.\u{5D0}.\u{5D1}.com/c?d=e#f, satisfies the Bidi rule",
            "identifier 4: example.com, not a Bidi domain name",
        ]
    );
    harness.get_by_label("4 identifiers");
    harness.get_by_label("1 violating RFC 5893");
    for kind in ["scheme", "host", "path", "query", "fragment"] {
        harness.get_by_label(kind);
    }
    assert_eq!(harness.query_all_by_label("port").count(), 1, "not read, so not in the legend: a switch");
}

#[test]
fn each_paragraph_is_shown_before_and_after_in_both_directions() {
    let mut harness = open(TEXT);
    for (direction, when) in [("LTR", "before"), ("LTR", "after"), ("RTL", "before"), ("RTL", "after")] {
        harness.get_by_label(&format!("{direction}, {when}: see \u{5D0}5.com or 5\u{5D0}.com"));
    }
    harness.get_by_label("Directions to show").click();
    harness.run();
    harness.get_by_label("Own direction").click();
    harness.run();
    assert_eq!(harness.state().settings().session.text.shown, ShownDirections::OfParagraph);
    assert!(harness.query_all_by_label_contains("RTL, before").next().is_none());
    // The first paragraph by itself from right to left.
    harness.get_by_label_contains("Paragraph 1").click();
    harness.run();
    harness.get_by_label("Right to left").click();
    harness.run();
    harness.get_by_label("RTL, before: see \u{5D0}5.com or 5\u{5D0}.com");
    harness.get_by_label_contains("LTR, before: http");
}

#[test]
fn an_identifier_opens_its_domain_in_inspect() {
    let mut harness = open(TEXT);
    harness.get_by_label_contains("identifier 3").click();
    harness.run();
    let settings = harness.state().settings();
    assert_eq!(settings.session.tab, Tab::Inspect);
    assert_eq!(
        (settings.session.input.as_str(), settings.session.notation),
        ("a.b.\u{5D0}.\u{5D1}.com", Notation::Unicode)
    );
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Num2);
    harness.run();
    assert_eq!(harness.state().settings().session.tab, Tab::Text);
}

#[test]
fn what_the_grammar_leaves_open_is_switched_on() {
    // Without the switches the at sign and the colon end an identifier, and 192 is a label.
    let mut harness = open("http://u@a.com:80/ http://192.0.2.1/");
    assert_eq!(
        identifiers(&harness),
        [
            "identifier 1: http://u, not a Bidi domain name",
            "identifier 2: a.com, not a Bidi domain name",
            "identifier 3: http://192.0.2.1, not a Bidi domain name",
        ]
    );
    for switch in ["userinfo", "port", "IP hosts"] {
        harness.get_by_role_and_label(Role::CheckBox, switch).click();
        harness.run();
    }
    assert_eq!(
        identifiers(&harness),
        [
            "identifier 1: http://u@a.com:80, not a Bidi domain name",
            "identifier 2: http://192.0.2.1, an IP address, not a domain",
        ]
    );
    assert_eq!(harness.query_all_by_label("port").count(), 2, "in the legend too");
}

#[test]
fn an_address_without_a_domain_leads_nowhere_and_says_so() {
    let text = "see http://192.0.2.1/ or a.com";
    let extensions = RecognisedDavisExtensions { ip_address: true, ..RecognisedDavisExtensions::default() };
    let text = TextSettings { text: text.to_owned(), extensions, ..TextSettings::default() };
    let mut harness = open_text(text);
    let message = |harness: &mut Harness<'static, App>, label: &str, message: &str| {
        harness.get_by_label_contains(label).hover();
        // Tooltips wait for a moment.
        harness.run_steps(6);
        assert!(harness.query_by_label_contains(message).is_some(), "{message}");
    };
    message(&mut harness, "identifier 1", "This is an IP address, not a domain.");
    message(
        &mut harness,
        "identifier 2",
        "The domain is not a Bidi domain name. Click to open the domain in Inspect.",
    );
    harness.get_by_label_contains("identifier 1").click();
    harness.run();
    assert_eq!(harness.state().settings().session.tab, Tab::Text);
}

#[test]
fn a_line_that_is_pointed_at_says_how_it_shows_the_link() {
    let mut harness = open("\u{5D0}.com");
    let lines = harness.query_all_by_role(Role::Image).filter(|it| {
        let label = it.accesskit_node().label();
        label.is_some_and(|it| it.contains(", before: "))
    });
    let line = lines.map(|it| it.rect()).next().expect("a line");
    harness.hover_at(line.left_center() + vec2(8.0, 0.0));
    harness.run_steps(6);
    assert!(harness.query_by_label_contains("In this line the host is clear").is_some());
}

#[test]
fn the_text_is_copied_with_marks() {
    let mut harness = open("\u{5D0}.com");
    harness.get_by_label("Copy").click();
    harness.run();
    harness.get_by_label("Text with Davis\u{2019}s controls").click();
    // The marks are put in beside the window.
    let mut written = None;
    wait_until(&mut harness, |harness| {
        written = copied(harness);
        written.is_some()
    });
    // Davis: LRE...PDF round the whole, LRM round each field.
    assert_eq!(written.as_deref(), Some("\u{202A}\u{200E}\u{5D0}\u{200E}.\u{200E}com\u{200E}\u{202C}"));
}

#[test]
fn nothing_typed_offers_examples() {
    let mut harness = open("");
    harness.get_by_label_contains("Davis\u{2019}s example").click();
    harness.run();
    assert!(harness.state().settings().session.text.text.contains("http://a.b.\u{5D0}.\u{5D1}.com"));
    assert_eq!(identifiers(&harness).len(), 4);
}

#[test]
fn an_example_of_a_name_opens_in_inspect() {
    let mut harness = open("see a.com");
    let example = &examples()[0];
    for label in ["Examples", &example.group_heading, &example.title] {
        harness.get_by_label(label).click();
        harness.run();
    }
    let settings = harness.state().settings();
    assert_eq!((settings.session.tab, &settings.session.input), (Tab::Inspect, &example.name_text));
    assert_eq!(settings.session.text.text, "see a.com", "the text is left as it was");
}

#[test]
fn typing_finds_at_once() {
    let mut harness = open("");
    let field = harness.get_by_label("Running text");
    field.focus();
    field.type_text("see a.com");
    harness.run();
    assert_eq!(identifiers(&harness), ["identifier 1: a.com, not a Bidi domain name"]);
}

#[test]
fn a_file_dropped_onto_the_window_is_opened() {
    let mut harness = open("");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Num1);
    harness.run();
    drop_file(&mut harness, "\u{FEFF}see a.com\n".as_bytes());
    let settings = harness.state().settings();
    assert_eq!((settings.session.tab, settings.session.text.text.as_str()), (Tab::Text, "see a.com\n"));
    assert_eq!(identifiers(&harness).len(), 1);
    // What is not UTF-8 is refused, and nothing is lost.
    drop_file(&mut harness, b"ab\xFF");
    let alert = harness.get_by_role(Role::Alert);
    let message = "names.txt was not opened: the file is not UTF-8 (at byte 2).";
    assert_eq!(alert.accesskit_node().label().as_deref(), Some(message));
    assert_eq!(harness.state().settings().session.text.text, "see a.com\n");
}

/// `bidiscope text` counts the same characters.
#[test]
fn every_character_stays_in_its_place_whatever_ends_the_lines() {
    let file = "\u{5E9}\r\nanna@\u{5D0}.com\r\nab\rcd li@\u{5D1}.com\n";
    let mut harness = open("");
    drop_file(&mut harness, file.as_bytes());
    let kept = harness.state().settings().session.text.text.clone();
    // U+000D alone ends a paragraph too, and is a line end in the field.
    assert_eq!(kept, file.replace("b\rc", "b\nc"));
    let found = identifiers(&harness);
    assert_eq!(found.len(), 2, "{found:?}");
    let runs = harness.get_by_label("Running text").get_all_by_role(Role::TextRun).count();
    assert!(runs >= 5, "{runs}: a line for each paragraph");
}

#[test]
fn a_count_of_what_was_found_is_not_broken() {
    let text = "mailto:anna@\u{5D0}.com, a.com/b(c) d.com 5\u{5D0}.com".to_owned();
    let text = TextSettings { text, ..TextSettings::default() };
    for width in (560..=900).step_by(20) {
        let harness = open_with(
            Settings::from(Session { tab: Tab::Text, text: text.clone(), ..Session::default() }),
            [width as f32, 600.0],
        );
        for label in ["4 identifiers", "1 violating RFC 5893"] {
            let height = harness.get_by_label(label).rect().height();
            assert!(height < 24.0, "{label}, {width} wide: {height}");
        }
    }
}

#[test]
fn a_long_text_is_searched_beside_the_window_and_only_what_is_in_view_is_drawn() {
    let mut harness = open("see b.com");
    let paragraphs = 20_000;
    let text = "see \u{5D0}5.com, or not\n".repeat(paragraphs);
    harness.get_by_label("Running text").focus();
    harness.run();
    harness.event(Event::Paste(text));
    harness.step();
    harness.get_by_label_contains("too long to edit in this tab");
    let all = format!("{paragraphs} identifiers");
    wait_until(&mut harness, |harness| harness.query_by_label(&all).is_some());
    let drawn = identifiers(&harness).len();
    assert!((1..40).contains(&drawn), "{drawn} buttons");
    assert_eq!(harness.state().settings().session.text.text, "see b.com", "what stood there is remembered");
    harness.get_by_label("Back to your text").click();
    harness.run();
    assert_eq!(
        harness.state().settings().session.text.text,
        "see b.com",
        "what stood there before comes back"
    );
    assert_eq!(identifiers(&harness).len(), 1);
}

#[test]
fn a_search_can_be_stopped() {
    let mut harness = open("");
    harness.event(Event::Paste("see a.com ".repeat(200_000)));
    harness.step();
    harness.get_by_label("Stop").click();
    harness.step();
    harness.step();
    harness.get_by_label("Search again");
}

#[test]
fn choices_are_remembered() {
    let mut harness = open(TEXT);
    harness.get_by_label("Identifiers in the column After").click();
    harness.run();
    harness.get_by_label("Environment order").click();
    harness.run();
    let kept = &harness.state().settings().session;
    assert_eq!(kept.text.overall, FieldOrderDirection::SameAsParagraph);
    let written = serde_json::to_string(kept).expect("a session is data");
    assert_eq!(&serde_json::from_str::<Session>(&written).expect("it is read back"), kept);
}

#[test]
fn links_are_found_by_uts_58() {
    let mut harness = open("mailto:anna@\u{5D0}.com, a.com/b(c) d.com");
    harness.get_by_label("Rules that find links").click();
    harness.run();
    harness.get_by_label("UTS #58").click();
    harness.run();
    let found = identifiers(&harness);
    assert_eq!(found.len(), 3);
    assert!(found[0].contains("mailto:anna@\u{5D0}.com") && found[1].contains("a.com/b(c)"), "{found:?}");
    // What Davis leaves open is no choice of UTS #58, which has it.
    for extension in ["userinfo", "port"] {
        let switch = harness.get_by_role_and_label(Role::CheckBox, extension);
        assert!(switch.accesskit_node().is_disabled(), "{extension}");
    }
    let kept = &harness.state().settings().session;
    assert_eq!(kept.text.links, LinkRules::Uts58);
    let written = serde_json::to_string(kept).expect("a session is data");
    assert_eq!(&serde_json::from_str::<Session>(&written).expect("it is read back"), kept);
}

/// Table 4 of the paper, row 5: AB12 is shown as BA12.
#[test]
fn the_paper_s_display_is_a_choice_of_after() {
    let mut harness = open("see \u{5D0}\u{5D1}12.com ok");
    harness.get_by_label("Identifiers in the column After").click();
    harness.run();
    harness.get_by_label("One-to-one").click();
    harness.run();
    assert_eq!(harness.state().settings().session.text.after, ControlSchemeChoice::OneToOne);
    harness.get_by_label("After: each identifier in the one-to-one display");
    let written = serde_json::to_string(&harness.state().settings().session).expect("a session is data");
    let read: Session = serde_json::from_str(&written).expect("it is read back");
    assert_eq!(read.text.after, ControlSchemeChoice::OneToOne);
}

#[test]
fn what_is_no_file_is_named_and_not_waited_for() {
    let folder = std::env::temp_dir().join(format!("bidiscope-dropped-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("\u{5D0}\u{5D1}")).expect("a folder");
    let alert = |harness: &Harness<'static, App>| {
        harness.query_by_role(Role::Alert).and_then(|it| it.accesskit_node().label())
    };
    let mut harness = open("kept");
    drop_path(&mut harness, &folder.join("\u{5D0}\u{5D1}"), b"not read");
    assert_eq!(alert(&harness).as_deref(), Some("\u{5D0}\u{5D1} was not opened: it is a folder."));
    if cfg!(unix) {
        let pipe = folder.join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
        assert!(made.success());
        drop_path(&mut harness, &pipe, b"not read");
        let message = "pipe was not opened: it is a pipe or a device, not a file.";
        assert_eq!(alert(&harness).as_deref(), Some(message));
    }
    drop_file(&mut harness, b"ab\xFF");
    assert_eq!(
        alert(&harness).as_deref(),
        Some("names.txt was not opened: the file is not UTF-8 (at byte 2).")
    );
    assert_eq!(harness.state().settings().session.text.text, "kept");
    // A file that is there is read from there.
    std::fs::write(folder.join("letter"), "see a.com").expect("written");
    drop_path(&mut harness, &folder.join("letter"), b"not read");
    assert_eq!(alert(&harness), None);
    assert_eq!(harness.state().settings().session.text.text, "see a.com");
    std::fs::remove_dir_all(folder).expect("removed");
}

/// What a paragraph hides is counted above it, and what each is can be read.
#[test]
fn hidden_characters_are_counted() {
    let mut harness = open("(\u{5D0}\u{202E}b)\n\n\u{2067}\u{5D0}\u{2069} a\u{200E}b");
    harness.run();
    let label = harness.get_by_label("Hidden characters: 1");
    let said = label.accesskit_node().description().expect("what it is");
    for part in ["U+202E RIGHT-TO-LEFT OVERRIDE", "position 5"] {
        assert!(said.contains(part), "{said}");
    }
    let mark = open("\u{FEFF}\u{5D0}");
    assert!(mark.query_by_label_contains("Hidden characters").is_none());
}

/// Section VI of the paper: phone numbers and mathematical expressions are elements of a text too.
#[test]
fn phone_numbers_and_formulas_are_found_where_they_are_asked_for() {
    let mut harness = open("call +972-3-123-4567 or solve x^2-4=0 now");
    assert!(identifiers(&harness).is_empty());
    harness.get_by_role_and_label(Role::CheckBox, "numbers").click();
    harness.run();
    assert_eq!(
        identifiers(&harness),
        ["identifier 1: +972-3-123-4567, a phone number", "identifier 2: x^2-4=0, a formula"]
    );
    let kept = &harness.state().settings().session;
    let written = serde_json::to_string(kept).expect("a session is data");
    assert!(serde_json::from_str::<Session>(&written).expect("it is read back").text.numbers);
}

/// Davis: “Do we want to tweek any of the ASCII/Latin1 exceptions to move them to terminating characters?”
#[test]
fn an_exception_ends_an_address_where_it_is_chosen() {
    let mut harness = open("see http://a/b;c,d now");
    assert_eq!(identifiers(&harness), ["identifier 1: http://a/b;c,d, not a Bidi domain name"]);
    harness.get_by_label("End address at").click();
    harness.run();
    harness.get_by_role_and_label(Role::CheckBox, "\u{201C},\u{201D}").click();
    harness.run();
    assert_eq!(identifiers(&harness), ["identifier 1: http://a/b;c, not a Bidi domain name"]);
    // The menu stays open for the next one, and its button says what is chosen.
    harness.get_by_role_and_label(Role::Button, "End address at ,");
    harness.get_by_role_and_label(Role::CheckBox, "\u{201C};\u{201D}").click();
    harness.run();
    assert_eq!(identifiers(&harness), ["identifier 1: http://a/b, not a Bidi domain name"]);
    let kept = &harness.state().settings().session;
    assert_eq!(kept.text.end_at.to_string(), ",;");
    let written = serde_json::to_string(kept).expect("a session is data");
    assert_eq!(&serde_json::from_str::<Session>(&written).expect("it is read back"), kept);
}

/// Davis's “statistics on the character usage in URLs”: of the identifiers alone, the most frequent first.
#[test]
fn the_characters_of_the_identifiers_are_counted() {
    let mut harness = open("aaaa see http://a.com/%D7 or b.\u{5D0}a");
    harness.get_by_label("Character counts").click();
    harness.run();
    harness.get_by_label("\u{201C}%\u{201D}");
    assert!(harness.query_by_label("U+05D0 HEBREW LETTER ALEF").is_none());
    harness.get_by_label("Copy all counts").click();
    let mut written = None;
    for _ in 0..3 {
        harness.step();
        written = written.or_else(|| copied(&harness));
    }
    // http://a.com/%D7: t and / twice or more. The second word is no identifier: its last label is no top-level domain.
    let expected = "\
        3\tU+002F\tSOLIDUS\n\
        2\tU+0074\tLATIN SMALL LETTER T\n\
        1\tU+0025\tPERCENT SIGN\n\
        1\tU+002E\tFULL STOP\n\
        1\tU+0037\tDIGIT SEVEN\n\
        1\tU+003A\tCOLON\n\
        1\tU+0044\tLATIN CAPITAL LETTER D\n\
        1\tU+0061\tLATIN SMALL LETTER A\n\
        1\tU+0063\tLATIN SMALL LETTER C\n\
        1\tU+0068\tLATIN SMALL LETTER H\n\
        1\tU+006D\tLATIN SMALL LETTER M\n\
        1\tU+006F\tLATIN SMALL LETTER O\n\
        1\tU+0070\tLATIN SMALL LETTER P\n";
    assert_eq!(written.as_deref(), Some(expected));
}

/// Dürst, section 4.4: from textual context to processing by removing the controls of section 4.3.
#[test]
fn identifiers_with_inserted_controls_are_found_without_them() {
    let marked = "see \u{200E}\u{5D0}\u{5D1}\u{200E}.\u{200E}\u{5D2}\u{5D3}\u{200E}.com/x now";
    let mut harness = open(marked);
    assert!(identifiers(&harness).is_empty());
    harness.get_by_label("Remove inserted controls").click();
    harness.run();
    assert_eq!(
        identifiers(&harness),
        ["identifier 1: \u{5D0}\u{5D1}.\u{5D2}\u{5D3}.com/x, satisfies the Bidi rule"]
    );
    assert!(harness.query_by_label("Remove inserted controls").is_none());
    harness.get_by_label("Back to your text").click();
    harness.run();
    assert_eq!(harness.state().settings().session.text.text, marked);
}
