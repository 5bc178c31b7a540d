//! The panel that exports the name, and pictures for the clipboard.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_report::titles::Titled as _;
use bidiscope_window::{App, ExportPreset, FileAnswer, FileChooser, FileRequest, Session, SystemPreference};
use bidiscope_words::{Language, message};
use eframe::egui::accesskit::{Role, Toggled};
use eframe::egui::{Key, Modifiers, OutputCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{LTR, enter_path, open_with, pane, wait_until};

const SAVE: &str = "Save as\u{2026}";
const IN_THE_WAY: &str = "A file with this name already exists.";

/// The window on a name in the paper's notation.
fn window() -> Harness<'static, App> {
    let (input, notation) = ("AB-12-34-CD".to_owned(), Notation::Atkin2001Table1);
    open_with(Session { input, notation, ..Session::default() }.into(), [1280.0, 1000.0])
}

/// A user who chooses this file at once.
struct Chooses(PathBuf);

impl FileChooser for Chooses {
    fn choose(&self, _: &FileRequest) -> FileAnswer {
        FileAnswer::Chosen(self.0.clone())
    }
}

fn open_panel(harness: &mut Harness<'static, App>) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
}

/// Asks where to save, and waits until it is saved there, or is not.
fn save(harness: &mut Harness<'static, App>, file: &Path) {
    harness.get_by_label(SAVE).click();
    harness.run_steps(4);
    enter_path(harness, file);
    finish(harness);
}

fn finish(harness: &mut Harness<'static, App>) {
    wait_until(harness, |harness| harness.query_by_label("Stop").is_none());
    harness.run_steps(3);
}

fn choose(harness: &mut Harness<'static, App>, choice: &str) {
    harness.get_by_role_and_label(Role::RadioButton, choice).click();
    harness.run_steps(3);
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn the_comparison_is_written_as_pdf_and_replaces_nothing_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("name.pdf");
    fs::write(&file, "old").expect("it is ours");
    let mut harness = window();
    open_panel(&mut harness);
    harness.get_by_role_and_label(Role::Dialog, "Export");
    assert!(harness.get_by_label(SAVE).is_focused());
    // The picture of the first page comes by itself.
    wait_until(&mut harness, |harness| harness.query_by_label_contains("Page 1 of ").is_some());
    save(&mut harness, &file);
    harness.get_by_label(IN_THE_WAY);
    assert_eq!(fs::read(&file).expect("a file"), b"old");
    harness.get_by_label("Replace the file").click();
    harness.run_steps(4);
    finish(&mut harness);
    assert_eq!(harness.state().message(), Some(format!("Saved to {}.", file.display()).as_str()));
    assert!(fs::read(&file).expect("a file").starts_with(b"%PDF-"));
    assert!(harness.query_by_role(Role::Dialog).is_none(), "the panel is left");
    assert_eq!(names(folder.path()), ["name.pdf"]);
}

/// The desktop's dialog sees no file there, and has asked nothing.
#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_not_followed_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (link, elsewhere) = (folder.path().join("name.svg"), folder.path().join("elsewhere"));
    std::os::unix::fs::symlink("elsewhere", &link).expect("a link");
    let mut harness = window();
    open_panel(&mut harness);
    harness.state_mut().choose_files_by(Arc::new(Chooses(link)));
    harness.get_by_label(SAVE).click();
    wait_until(&mut harness, |harness| harness.query_by_label(IN_THE_WAY).is_some());
    assert!(!elsewhere.exists());
}

/// The file is what the command writes, in the form that is chosen.
#[test]
fn each_preset_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window();
    for (preset, form, name, begin, has) in [
        (ExportPreset::Figure, "PNG", "a.png", "", "PNG"),
        (ExportPreset::Sheet, "PDF", "a.pdf", "%PDF-", ""),
        (ExportPreset::Report, "HTML", "a.html", "<!DOCTYPE html>", "</html>"),
        (ExportPreset::Data, "JSON", "a.json", "{\"input\":\"AB-12-34-CD\"", "\"notation\":\"table1\""),
    ] {
        open_panel(&mut harness);
        choose(&mut harness, preset.title());
        choose(&mut harness, form);
        // It gets its ending by itself.
        save(&mut harness, &folder.path().join("a"));
        let bytes = fs::read(folder.path().join(name)).expect("a file");
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.starts_with(begin) && text.contains(has), "{text:.300}");
    }
    assert_eq!(names(folder.path()), ["a.html", "a.json", "a.pdf", "a.png"]);
}

#[test]
fn a_picture_is_one_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.PNG");
    let mut harness = window();
    open_panel(&mut harness);
    save(&mut harness, &path);
    assert_eq!(names(folder.path()), ["a.PNG"]);
    assert!(fs::read(path).expect("a file").starts_with(b"\x89PNG"));
    // The next one is one too.
    open_panel(&mut harness);
    assert_eq!(harness.state().settings().preferences.export.form, "png");
}

#[test]
fn an_ending_that_says_nothing_is_no_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window();
    open_panel(&mut harness);
    choose(&mut harness, "Figure");
    choose(&mut harness, "SVG");
    save(&mut harness, &folder.path().join("c.d"));
    assert_eq!(names(folder.path()), ["c.d.svg"]);
    let svg = fs::read_to_string(folder.path().join("c.d.svg")).expect("a file");
    assert!(svg.starts_with("<svg ") && svg.contains("UBA, RTL paragraph"), "{svg:.300}");
}

#[test]
fn a_file_that_cannot_be_written_leaves_the_panel_open() {
    let mut harness = window();
    open_panel(&mut harness);
    save(&mut harness, Path::new("/nowhere/at/all.svg"));
    harness
        .get_by_label("Not written: no file can be created in the folder: there is no such file or folder.");
    harness.get_by_label("Cancel").click();
    harness.run_steps(3);
    assert!(harness.query_by_role(Role::Dialog).is_none());
}

#[test]
fn without_a_name_there_is_nothing_to_export() {
    let mut harness = super::open("", Notation::Unicode);
    open_panel(&mut harness);
    assert!(harness.query_by_role(Role::Dialog).is_none());
    let text = message!(command_no_readable_name).static_text();
    assert_eq!(harness.state().message(), Some(text));
}

#[test]
fn the_line_of_a_pane_is_copied_as_a_picture() {
    let mut harness = window();
    pane(&harness, LTR).get_by_label(&format!("Menu of {LTR}")).click();
    harness.run_steps(3);
    harness.get_by_label("Copy as").click();
    harness.run_steps(3);
    harness.get_by_label("Picture of the line").click();
    let mut size = None;
    wait_until(&mut harness, |harness| {
        harness.output().platform_output.commands.iter().any(|it| matches!(it, OutputCommand::CopyImage(_)))
    });
    for command in &harness.output().platform_output.commands {
        if let OutputCommand::CopyImage(image) = command {
            size = Some(image.size);
            // On a ground: where it is pasted may be dark.
            assert!(image.pixels.iter().all(|it| it.a() == 255));
        }
    }
    // 96 pixels an em, and a margin.
    let [width, height] = size.expect("a picture");
    assert!(width > 4 * height / 2 && (96..260).contains(&height), "{width} by {height}");
    harness.run_steps(2);
    assert_eq!(harness.state().message(), Some("Copied: a picture of the display."));
}

/// The languages of reports are offered each in its own letters; the one that is chosen, by pointer or by keys, is that of what
/// is written from then on. The window itself stays English.
#[test]
fn the_language_of_a_report_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window();
    let written = |harness: &mut Harness<'static, App>, name: &str| {
        let file = folder.path().join(name);
        save(harness, &file);
        fs::read_to_string(file).expect("a file")
    };
    open_panel(&mut harness);
    choose(&mut harness, ExportPreset::Report.title());
    assert!(is_chosen(&harness, "English"));
    assert!(written(&mut harness, "en.html").contains("<html lang=\"en\" dir=\"ltr\">"));
    open_panel(&mut harness);
    choose(&mut harness, "\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}");
    let hebrew = written(&mut harness, "he.html");
    assert!(hebrew.contains("<html lang=\"he\" dir=\"rtl\">"), "{hebrew:.200}");
    // What is said of the name, and what its displays are called.
    let own = Language::of_tag("he").expect("Hebrew");
    for title in own.run_in(|| [Strategy::UbaRtl.title(), message!(section_labels).static_text()]) {
        assert!(hebrew.contains(title), "{title}");
    }
    assert!(
        !hebrew.contains(Strategy::UbaRtl.title())
            && !hebrew.contains(message!(section_labels).static_text())
    );
    open_panel(&mut harness);
    assert!(is_chosen(&harness, "\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}"));
    harness
        .get_by_role_and_label(Role::RadioButton, "\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629}")
        .focus();
    harness.run_steps(3);
    harness.key_press(Key::Space);
    harness.run_steps(3);
    assert!(written(&mut harness, "ar.html").contains("<html lang=\"ar\" dir=\"rtl\">"));
    assert_eq!(harness.state().settings().preferences.export_language, "ar");
    // A figure and a sheet too.
    open_panel(&mut harness);
    choose(&mut harness, ExportPreset::Figure.title());
    choose(&mut harness, "SVG");
    let figure = written(&mut harness, "ar.svg");
    let arabic = Language::of_tag("ar").expect("Arabic");
    assert!(figure.contains(arabic.run_in(|| Strategy::UbaRtl.title())), "{figure:.300}");
    open_panel(&mut harness);
    choose(&mut harness, ExportPreset::Sheet.title());
    choose(&mut harness, "PDF");
    wait_until(&mut harness, |harness| harness.query_by_label_contains("Page 1 of ").is_some());
    save(&mut harness, &folder.path().join("ar.pdf"));
    let sheet = fs::read(folder.path().join("ar.pdf")).expect("a file");
    assert!(sheet.windows(9).any(|it| it == b"/Lang(ar)" || it == b"/Lang (ar"));
}

/// Until one is chosen, the language of the desktop is proposed, where the program has reports in it.
#[test]
fn the_language_of_the_desktop_is_proposed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window();
    let hebrew = Language::of_tag("he-IL").expect("Hebrew");
    harness.state().follow(SystemPreference::Language(hebrew), &harness.ctx);
    open_panel(&mut harness);
    choose(&mut harness, ExportPreset::Report.title());
    assert!(is_chosen(&harness, &hebrew.name()));
    save(&mut harness, &folder.path().join("a.html"));
    let written = fs::read_to_string(folder.path().join("a.html")).expect("a file");
    assert!(written.contains("<html lang=\"he\" dir=\"rtl\">"), "{written:.200}");
    // Nothing was chosen: another desktop proposes its own.
    assert_eq!(harness.state().settings().preferences.export_language, "");
}

fn is_chosen(harness: &Harness<'static, App>, choice: &str) -> bool {
    let radio = harness.get_by_role_and_label(Role::RadioButton, choice);
    radio.accesskit_node().toggled() == Some(Toggled::True)
}
