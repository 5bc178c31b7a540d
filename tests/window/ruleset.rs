//! The ruleset of the parent zone: read from its file, remembered, and removed; and the variants of a label under it.

use std::path::{Path, PathBuf};

use bidiscope_window::{App, Preferences, RulesetSettings, Session, Settings, Tab, ZoneSettings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use tempfile::TempDir;

use super::files::{drop_file, drop_path};
use super::{enter_path, open_menu, open_with, show_details, wait_until};

/// Alef, bet and gimel are permitted. Gimel is a variant of alef that its holder may have, and bet one that nobody may
/// have besides; a hyphen may not begin a label. U+0E01 stands in none of the bundled faces.
const RULESET: &str = "<?xml version=\"1.0\"?>
<!-- A ruleset of our own. -->
<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\">
  <meta><version>3</version><date>2026-11-25</date><scope type=\"domain\">\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}</scope></meta>
  <data>
    <char cp=\"002D\"/>
    <char cp=\"05D0\"><var cp=\"05D1\" type=\"blocked\"/><var cp=\"05D2\" type=\"allocatable\"/></char>
    <char cp=\"05D1\"><var cp=\"05D0\" type=\"blocked\"/><var cp=\"05D2\" type=\"blocked\"/></char>
    <char cp=\"05D2\"><var cp=\"05D0\" type=\"allocatable\"/><var cp=\"05D1\" type=\"blocked\"/></char>
    <char cp=\"05D3\"><var cp=\"0E01\" type=\"blocked\"/></char>
    <char cp=\"0E01\"><var cp=\"05D3\" type=\"blocked\"/></char>
  </data>
  <rules>
    <rule name=\"leading-hyphen\"><start/><char cp=\"002D\"/></rule>
    <action disp=\"invalid\" match=\"leading-hyphen\"/>
  </rules>
</lgr>
";

/// A folder with the ruleset, and where it is.
fn ruleset() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("he.xml");
    std::fs::write(&path, RULESET).expect("written");
    (folder, path)
}

/// The window on a name, with the ruleset at this path remembered.
fn window(name: &str, loaded: &Path) -> Harness<'static, App> {
    let loaded = loaded.to_str().expect("a path of UTF-8").to_owned();
    let ruleset = RulesetSettings { loaded };
    let mut settings = Settings {
        preferences: Preferences { ruleset, ..Preferences::default() },
        session: Session { input: name.to_owned(), ..Session::default() },
    };
    // Room for the variants.
    settings.preferences.panels.details_height = 480.0;
    let mut harness = open_with(settings, [1280.0, 1400.0]);
    settle(&mut harness);
    harness
}

/// Draws passes until the file is read and the variants are made.
fn settle(harness: &mut Harness<'static, App>) {
    (0..30).for_each(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        harness.step();
    });
}

fn is_loaded(harness: &Harness<'static, App>) -> bool {
    harness.query_by_role_and_label(Role::Button, "Ruleset he.xml").is_some()
}

fn loaded<'a>(harness: &'a Harness<'static, App>) -> &'a str {
    &harness.state().settings().preferences.ruleset.loaded
}

/// What the rows of the variants are called, from the top.
fn variants(harness: &Harness<'static, App>) -> Vec<String> {
    let names = harness.query_all_by_role(Role::Button).filter_map(|it| it.accesskit_node().label());
    let is_row = |it: &String| {
        it.rsplit(", ").next().is_some_and(|it| ["valid", "allocatable", "blocked"].contains(&it))
    };
    names.filter(is_row).collect()
}

#[test]
fn a_ruleset_is_opened_beside_the_zone_and_removed_there() {
    let (_folder, path) = ruleset();
    let zone = ZoneSettings { text: "com".to_owned(), ..ZoneSettings::default() };
    let settings = Settings::from(Session { input: "\u{5D0}.com".to_owned(), zone, ..Session::default() });
    let mut harness = open_with(settings, [1280.0, 900.0]);
    open_menu(&mut harness, &["Ruleset", "Open ruleset\u{2026}"]);
    enter_path(&mut harness, &path);
    wait_until(&mut harness, is_loaded);
    assert_eq!(harness.state().message(), Some("Names are judged by the ruleset he.xml, version 3."));
    assert_eq!(Path::new(loaded(&harness)), path);
    // The menu says what it is.
    settle(&mut harness);
    open_menu(&mut harness, &["Ruleset he.xml"]);
    harness.get_by_label("Names are judged by the ruleset he.xml, version 3, of 2026-11-25.");
    harness.get_by_label("Remove").click();
    settle(&mut harness);
    assert!(!is_loaded(&harness) && loaded(&harness).is_empty());
}

#[test]
fn a_ruleset_that_is_dropped_is_for_every_tab() {
    let (_folder, path) = ruleset();
    for tab in Tab::ALL {
        let mut harness = open_with(Settings::from(Session { tab, ..Session::default() }), [1280.0, 900.0]);
        drop_path(&mut harness, &path, &[]);
        settle(&mut harness);
        assert_eq!(harness.state().settings().session.tab, tab);
        assert_eq!(Path::new(loaded(&harness)), path, "{tab:?}");
        assert_eq!(
            harness.state().message(),
            Some("Names are judged by the ruleset he.xml, version 3."),
            "{tab:?}"
        );
    }
}

#[test]
fn other_xml_is_a_text_and_a_ruleset_without_a_place_is_not_remembered() {
    let mut harness = open_with(Settings::default(), [1280.0, 900.0]);
    drop_path(&mut harness, Path::new("/somewhere/he.xml"), b"<svg>a.com</svg>");
    settle(&mut harness);
    assert_eq!(harness.state().settings().session.tab, Tab::Text);
    let mut harness = open_with(Settings::default(), [1280.0, 900.0]);
    drop_path(&mut harness, Path::new("/somewhere/he.xml"), RULESET.as_bytes());
    settle(&mut harness);
    assert!(is_loaded(&harness) && loaded(&harness).is_empty());
}

#[test]
fn a_remembered_file_that_is_gone_is_said() {
    let (folder, path) = ruleset();
    std::fs::remove_file(&path).expect("it was there");
    let mut harness = window("\u{5D0}.com", &path);
    let alert = harness.get_by_role(Role::Alert).accesskit_node().label().expect("a sentence");
    assert!(alert.starts_with("he.xml was not opened, so no registry rules are checked: "), "{alert}");
    open_menu(&mut harness, &["Ruleset not read"]);
    let sentence = "he.xml could not be read: there is no such file or folder";
    assert!(harness.query_by_label_contains(sentence).is_some());
    // It may come back, so that it is remembered until it is removed.
    assert_eq!(Path::new(loaded(&harness)), path);
    harness.get_by_label("Remove").click();
    settle(&mut harness);
    assert!(loaded(&harness).is_empty());
    drop(folder);
}

#[test]
fn what_is_no_ruleset_leaves_the_one_that_is_loaded() {
    let (folder, path) = ruleset();
    let mut harness = window("\u{5D0}.com", &path);
    let broken = folder.path().join("broken.xml");
    std::fs::write(&broken, RULESET.replace("</data>", "")).expect("written");
    drop_path(&mut harness, &broken, &[]);
    settle(&mut harness);
    let alert = harness.get_by_role(Role::Alert).accesskit_node().label().expect("a sentence");
    assert!(alert.starts_with("broken.xml was not opened: Line "), "{alert}");
    assert_eq!(Path::new(loaded(&harness)), path);
    show_details(&mut harness, "Rules");
    settle(&mut harness);
    assert_eq!(variants(&harness).len(), 3);
}

#[test]
fn the_variants_are_listed_with_their_dispositions() {
    let (_folder, path) = ruleset();
    let mut harness = window("\u{5D0}-\u{5D3}.com", &path);
    show_details(&mut harness, "Rules");
    settle(&mut harness);
    // By the file: three for alef, one for the hyphen, two for dalet; any blocked variant blocks.
    let dispositions: Vec<String> =
        variants(&harness).iter().map(|it| it.rsplit(", ").next().expect("one").to_owned()).collect();
    assert_eq!(dispositions, ["valid", "allocatable", "blocked", "blocked", "blocked", "blocked"]);
    assert!(variants(&harness)[0].starts_with("Label of the name: "), "{:?}", variants(&harness));
    harness.get_by_label("The label and its eligible variants are 6 labels.");
    // The character that no face has is named once.
    assert_eq!(harness.query_all_by_label_contains("No font has U+0E01").count(), 1);
}

#[test]
fn what_the_ruleset_says_is_shown_in_sections() {
    let (_folder, path) = ruleset();
    let mut harness = window("\u{5D0}.com", &path);
    show_details(&mut harness, "Rules");
    settle(&mut harness);
    assert!(harness.query_by_label("Actions").is_none(), "it is folded");
    harness.get_by_label("Result of the ruleset").click();
    settle(&mut harness);
    // What it says of itself is open.
    harness.get_by_label("2026-11-25");
    harness.get_by_label("Actions").click();
    settle(&mut harness);
    harness.get_by_label_contains("\u{201C}invalid\u{201D} for labels that match");
}

#[test]
fn a_variant_is_opened_or_copied() {
    let (_folder, path) = ruleset();
    let mut harness = window("\u{5D0}.com", &path);
    show_details(&mut harness, "Rules");
    settle(&mut harness);
    // Alef itself, gimel, which somebody may have, and bet.
    let row = variants(&harness)[1].clone();
    harness.get_by_label(&row).click();
    harness.run();
    harness.get_by_label("Code points").click();
    settle(&mut harness);
    assert_eq!(harness.state().message(), Some("Copied: Code points."));
    harness.get_by_label(&row).click();
    harness.run();
    harness.get_by_label("Open").click();
    settle(&mut harness);
    assert_eq!(harness.state().settings().session.input, "\u{5D2}.com");
    // The variants are those of the other label now.
    let own = variants(&harness)[0].clone();
    assert!(own.starts_with("Label of the name: ") && own.contains("\u{5D2}"), "{own}");
}

#[test]
fn without_a_ruleset_there_is_a_way_to_one() {
    let mut harness = open_with(Settings::default(), [1280.0, 900.0]);
    show_details(&mut harness, "Rules");
    harness.get_by_label_contains("No ruleset is open.");
    // It may stand below what is in view.
    harness.get_by_label("Open ruleset\u{2026}").scroll_to_me();
    harness.run();
    harness.get_by_label("Open ruleset\u{2026}").click();
    // Where there is no dialog, the path is asked for.
    let (_folder, path) = ruleset();
    enter_path(&mut harness, &path);
    settle(&mut harness);
    assert!(is_loaded(&harness));
}

#[test]
fn a_label_that_nobody_registers_has_no_variants() {
    let (_folder, path) = ruleset();
    let mut harness = window("*.com", &path);
    show_details(&mut harness, "Rules");
    harness.get_by_label("The ruleset does not apply: this input has no label that can be registered.");
}

/// Draws passes until the list is read.
fn read_list(harness: &mut Harness<'static, App>) {
    wait_until(harness, |it| it.query_by_label("Stop").is_none());
    settle(harness);
}

/// Two variants of each other, others, and one with U+05D4, which is not in the repertoire.
const NAMES: &[u8] = "\u{5D0}.com\n\u{5D2}.com\n\u{5D3}.com\n\u{5D0}.org\n\u{5D4}.com\n".as_bytes();

#[test]
fn a_list_is_grouped_by_variants_whichever_comes_first() {
    let (_folder, path) = ruleset();
    for ruleset_first in [true, false] {
        let mut harness =
            open_with(Settings::from(Session { tab: Tab::List, ..Session::default() }), [1280.0, 900.0]);
        if ruleset_first {
            drop_path(&mut harness, &path, &[]);
            settle(&mut harness);
        }
        drop_file(&mut harness, NAMES);
        read_list(&mut harness);
        if !ruleset_first {
            assert!(harness.query_by_label("Looks the same, line 1: nothing").is_some());
            drop_path(&mut harness, &path, &[]);
            settle(&mut harness);
            read_list(&mut harness);
        }
        // Alef and gimel are variants; the same label under another zone is none.
        harness.get_by_label("Looks the same, line 1: 1 (variants)");
        harness.get_by_label("Looks the same, line 2: 1 (variants)");
        harness.get_by_label("Looks the same, line 4: nothing");
        harness.get_by_label_contains("Line 5: \u{5D4}.com, Refused, RFC 7940: not in repertoire");
        harness.get_by_label("Judged by he.xml, version 3");
        // The first row is selected.
        harness.get_by_label("1 other name");
        harness.get_by_label(
            "Variants of each other: the registry\u{2019}s ruleset gives both the same index label (RFC 7940).",
        );
        harness.get_by_label("Index label");
    }
}

#[test]
fn the_headline_is_that_of_the_ruleset() {
    let (_folder, path) = ruleset();
    let harness = window("\u{5D0}.com", &path);
    harness.get_by_label("May be registered (he.xml, version 3).");
    let harness = window("\u{5D4}.com", &path);
    assert!(harness.query_all_by_label_contains("Refused: ").any(|it| {
        it.accesskit_node().label().is_some_and(|it| it.contains("U+05D4") && it.contains("he.xml"))
    }));
}

/// The window on a list under a zone, with the ruleset at this path remembered.
fn list_under(zone: &str, loaded: &Path, names: &str) -> Harness<'static, App> {
    let loaded = loaded.to_str().expect("a path of UTF-8").to_owned();
    let settings = Settings {
        preferences: Preferences { ruleset: RulesetSettings { loaded }, ..Preferences::default() },
        session: Session {
            tab: Tab::List,
            zone: ZoneSettings { text: zone.to_owned(), ..ZoneSettings::default() },
            ..Session::default()
        },
    };
    let mut harness = open_with(settings, [1280.0, 900.0]);
    settle(&mut harness);
    drop_file(&mut harness, names.as_bytes());
    read_list(&mut harness);
    harness
}

#[test]
fn a_list_is_judged_by_the_label_below_the_zone() {
    let (_folder, path) = ruleset();
    // U+05D4 and x are not in the repertoire.
    let names = "x.\u{5D0}.com\n\u{5D0}.\u{5D4}.com\nx.org\n\u{5D1}.com\n";
    let mut harness = list_under("com", &path, names);
    let row = |harness: &Harness<'static, App>, begin: &str| {
        let mut rows =
            harness.query_all_by_label_contains(begin).filter_map(|it| it.accesskit_node().label());
        rows.find(|it| it.starts_with(begin)).expect("a row")
    };
    assert!(!row(&harness, "Line 1: ").contains("Refused"), "{}", row(&harness, "Line 1: "));
    assert!(row(&harness, "Line 2: ").contains("Refused, RFC 7940: not in repertoire"));
    assert!(!row(&harness, "Line 3: ").contains("Refused"), "it is not asked about");
    let judged = "The label below com is judged by he.xml, version 3.";
    harness.get_by_label(&format!("{judged} The ruleset does not apply to 1 name outside this zone."));
    // The zone stands there too; under another one the list is read again.
    harness.get_by_label("Sources").click();
    harness.run();
    harness.get_by_label("Zone").focus();
    harness.step();
    harness.key_press_modifiers(eframe::egui::Modifiers::COMMAND, Key::A);
    harness.get_by_label("Zone").type_text("org");
    wait_until(&mut harness, |it| it.query_by_label_contains("The label below org").is_some());
    read_list(&mut harness);
    assert!(row(&harness, "Line 3: ").contains("Refused, RFC 7940: not in repertoire"));
    assert!(!row(&harness, "Line 2: ").contains("Refused"), "it is not in this zone");
}

#[test]
fn names_that_block_each_other_are_said() {
    let (_folder, path) = ruleset();
    let list = |names: &str| list_under("com", &path, names);
    // Alef and bet are blocked variants of each other; gimel is one of alef that its holder may have.
    let harness = list("\u{5D0}.com\n\u{5D1}.com\n");
    harness.get_by_label("The variants in this group block each other: only one can be registered.");
    harness.get_by_label("blocked variant");
    let harness = list("\u{5D0}.com\n\u{5D2}.com\n");
    harness.get_by_label("Only one holder can have the variants in this group.");
    harness.get_by_label("allocatable variant");
    let harness = list("\u{5D0}.com\n\u{5D1}.com\n\u{5D2}.com\n");
    harness.get_by_label_contains("A registered name blocks its");
}

#[test]
fn a_ruleset_is_opened_in_the_list() {
    let (_folder, path) = ruleset();
    let mut harness =
        open_with(Settings::from(Session { tab: Tab::List, ..Session::default() }), [1280.0, 900.0]);
    open_menu(&mut harness, &["Ruleset", "Open ruleset\u{2026}"]);
    enter_path(&mut harness, &path);
    wait_until(&mut harness, is_loaded);
    assert_eq!(harness.state().settings().session.tab, Tab::List);
}

/// The ruleset states that it is for ישראל.
#[test]
fn a_ruleset_for_another_zone_is_said() {
    let (_folder, path) = ruleset();
    let said = |zone: &str, name: &str| {
        let harness = inspect_under(zone, name, &path);
        harness
            .query_by_label_contains("The ruleset is for \u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}, not for")
            .is_some()
    };
    assert!(said("com", "\u{5D0}.com"));
    assert!(said(".", "com"));
    assert!(!said("\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "\u{5D0}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}"));
    assert!(!said("", "\u{5D0}.com"));
}

/// A zone is written as people write it, and the root has its words.
#[test]
fn the_headline_names_the_zone_in_its_letters() {
    let (_folder, path) = ruleset();
    let zone = "\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}";
    let harness = inspect_under("xn--4dbrk0ce", &format!("\u{5D0}.{zone}"), &path);
    harness.get_by_label(&format!("May be registered under {zone} (he.xml, version 3)."));
    let harness = inspect_under(".", "\u{5D0}\u{5D1}", &path);
    harness.get_by_label("May be registered in the root zone (he.xml, version 3).");
}

fn inspect_under(zone: &str, name: &str, loaded: &Path) -> Harness<'static, App> {
    let loaded = loaded.to_str().expect("a path of UTF-8").to_owned();
    let zone = ZoneSettings { text: zone.to_owned(), ..ZoneSettings::default() };
    let ruleset = RulesetSettings { loaded };
    let settings = Settings {
        preferences: Preferences { ruleset, ..Preferences::default() },
        session: Session { input: name.to_owned(), zone, ..Session::default() },
    };
    let mut harness = open_with(settings, [1280.0, 900.0]);
    settle(&mut harness);
    harness
}

/// By the arrow keys, to the last of them, which is scrolled into view.
#[test]
fn the_keyboard_comes_to_every_variant() {
    let (_folder, path) = ruleset();
    // Three to the fourth.
    let label = "\u{5D0}".repeat(4);
    let mut harness = window(&format!("{label}.com"), &path);
    show_details(&mut harness, "Rules");
    settle(&mut harness);
    let all = variants(&harness);
    assert_eq!(all.len(), 81);
    let focused = |harness: &Harness<'static, App>| -> Option<String> {
        let focused = harness.query_all_by_role(Role::Button).find(|it| it.accesskit_node().is_focused());
        focused.and_then(|it| it.accesskit_node().label())
    };
    harness.get_by_label(&all[0]).focus();
    harness.step();
    for row in &all[1..4] {
        harness.key_press(Key::ArrowDown);
        harness.step();
        harness.step();
        assert_eq!(focused(&harness).as_ref(), Some(row));
    }
    // They are one stop, to which Tab comes back.
    harness.key_press(Key::Tab);
    harness.run();
    assert!(focused(&harness).is_none_or(|it| !all.contains(&it)));
    harness.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    harness.run();
    assert_eq!(focused(&harness).as_ref(), Some(&all[3]));
    harness.key_press(Key::Home);
    harness.step();
    harness.step();
    assert_eq!(focused(&harness).as_ref(), Some(&all[0]));
    harness.key_press(Key::End);
    settle(&mut harness);
    assert_eq!(focused(&harness).as_ref(), all.last());
    let last = harness.get_by_label(all.last().expect("some"));
    let bounds = last.rect();
    assert!(bounds.bottom() <= 1400.0 && bounds.top() > 0.0, "{bounds:?}");
    harness.key_press(Key::ArrowUp);
    settle(&mut harness);
    assert_eq!(focused(&harness).as_ref(), Some(&all[79]));
}

/// A profile has several zones: List shows the zone of each name, which is judged by the rules there.
#[test]
fn a_profile_judges_names_by_their_zones() {
    let (folder, _) = ruleset();
    let israel = "\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}";
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("written");
    write("reserved.txt", "gov\n");
    write(
        "zones.toml",
        &format!(
            "[zone.\"{israel}\"]\nrulesets = [\"he.xml\"]\n[zone.\"co.il\"]\nreserved = \"reserved.txt\"\n"
        ),
    );
    // In the other zones it would be permitted.
    write("names.csv", &format!("label,zone\n\u{5D0}\u{5D0},{israel}\ngov,co.il\ngov,{israel}\na,net\nb,\n"));
    let mut settings = Settings::from(Session { tab: Tab::List, ..Session::default() });
    settings.session.list.column = "label".to_owned();
    settings.session.list.zone_column = "zone".to_owned();
    let mut harness = open_with(settings, [1800.0, 1000.0]);
    drop_path(&mut harness, &folder.path().join("zones.toml"), &[]);
    wait_until(&mut harness, |it| it.state().message().is_some());
    let sentence =
        format!("Names are judged by the profile zones.toml. Zones of the profile: co.il, {israel}.");
    assert_eq!(harness.state().message(), Some(sentence.as_str()));
    assert_eq!(Path::new(loaded(&harness)), folder.path().join("zones.toml"));
    drop_path(&mut harness, &folder.path().join("names.csv"), &[]);
    wait_until(&mut harness, |it| it.query_by_label("1 unreadable").is_some());
    for (line, zone) in [(2, israel), (3, "co.il"), (4, israel), (5, "net")] {
        harness.get_by_label(&format!("Zone, line {line}: {zone}"));
    }
    // The label that the profile reserves, and the one that the ruleset does not have; that of another zone; a line without a
    // zone.
    for words in ["1 reserved", "1 refused", "1 to review", "1 permitted", "1 unreadable"] {
        harness.get_by_label(words);
    }
    harness.get_by_label_contains("Judged by the profile");
    harness.get_by_label("Sources").click();
    harness.run();
    harness.get_by_label("Zones of zones.toml");
    open_menu(&mut harness, &["Ruleset zones.toml"]);
    harness.get_by_label(&sentence);
    harness.get_by_label("Remove").click();
    wait_until(&mut harness, |it| it.query_by_label("Zone, line 3: co.il").is_none());
    assert!(loaded(&harness).is_empty());
    // Whole names need no column. What a profile names is missing: that is said.
    write("bad.toml", "[zone.\"co.il\"]\nreserved = \"none.txt\"\n");
    drop_path(&mut harness, &folder.path().join("bad.toml"), &[]);
    let is_missed = "the file none.txt of the profile: there is no such file";
    wait_until(&mut harness, |it| it.query_all_by_label_contains(is_missed).next().is_some());
}

/// In Inspect the name is judged in the zone of the profile that it is in.
#[test]
fn inspect_judges_by_the_zone_of_the_profile() {
    let (folder, _) = ruleset();
    let path = folder.path().join("zones.toml");
    std::fs::write(folder.path().join("reserved.txt"), "gov\n").expect("written");
    std::fs::write(&path, "[zone.\"co.il\"]\nreserved = \"reserved.txt\"\n").expect("written");
    let harness = window("gov.co.il", &path);
    harness.get_by_label("Zones of zones.toml");
    assert!(harness.query_all_by_label_contains("is reserved by the registry").next().is_some());
}
