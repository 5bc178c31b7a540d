//! The panel that exports the name, and pictures for the clipboard.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_window::{
    App, ExportPreset, ExportSettings, FileAnswer, FileChooser, FileRequest, Preferences, Session, Settings,
};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, OutputCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::{LTR, open_with, pane, wait_until};

/// The window on a name in the paper's notation, with exports as these say.
fn with(export: ExportSettings) -> Harness<'static, App> {
    let (input, notation) = ("AB-12-34-CD".to_owned(), Notation::Table1);
    open_with(
        Settings {
            preferences: Preferences { export, ..Preferences::default() },
            session: Session { input, notation, ..Session::default() },
        },
        [1280.0, 1000.0],
    )
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

fn save(harness: &mut Harness<'static, App>, button: &str) {
    harness.get_by_label(button).click();
    harness.run_steps(6);
    wait_until(harness, |harness| harness.query_by_label("Stop").is_none());
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
    let path = file.display().to_string();
    let mut harness = with(ExportSettings { file: path.clone(), ..ExportSettings::default() });
    open_panel(&mut harness);
    harness.get_by_role_and_label(Role::Dialog, "Export");
    assert!(harness.get_by_label("File:").is_focused());
    // The picture of the first page comes by itself.
    wait_until(&mut harness, |harness| harness.query_by_label_contains("Page 1 of ").is_some());
    save(&mut harness, "Save");
    harness.get_by_label("A file of this name is there already.");
    assert_eq!(fs::read(&file).expect("a file"), b"old");
    save(&mut harness, "Replace the file");
    assert_eq!(harness.state().message(), Some(format!("Saved to {path}.").as_str()));
    assert!(fs::read(&file).expect("a file").starts_with(b"%PDF-"));
    assert!(harness.query_by_role(Role::Dialog).is_none(), "the panel is left");
    assert_eq!(names(folder.path()), ["name.pdf"]);
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_not_followed_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (link, elsewhere) = (folder.path().join("name.svg"), folder.path().join("elsewhere"));
    std::os::unix::fs::symlink("elsewhere", &link).expect("a link");
    let file = link.display().to_string();
    let mut harness = with(ExportSettings { file, ..ExportSettings::default() });
    open_panel(&mut harness);
    save(&mut harness, "Save");
    harness.get_by_label("A file of this name is there already.");
    assert!(!elsewhere.exists());
    // Nor where the desktop's dialog, which sees no file there, has asked nothing.
    harness.state_mut().choose_files_by(Arc::new(Chooses(link)));
    save(&mut harness, "Save as\u{2026}");
    harness.get_by_label("A file of this name is there already.");
    assert!(!elsewhere.exists());
    save(&mut harness, "Replace the file");
    assert!(fs::read_to_string(&elsewhere).is_ok_and(|it| it.contains("<svg")));
}

/// The file is what the command writes.
#[test]
fn each_preset_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let mut harness = with(ExportSettings { file: file("a.pdf"), ..ExportSettings::default() });
    for (preset, name, begin, has) in [
        (ExportPreset::Figure, "a.pdf", "%PDF-", ""),
        (ExportPreset::Report, "a.html", "<!DOCTYPE html>", "</html>"),
        (ExportPreset::Data, "a.json", "{\"input\":\"AB-12-34-CD\"", "\"notation\":\"table1\""),
    ] {
        open_panel(&mut harness);
        harness.get_by_role_and_label(Role::RadioButton, preset.title()).click();
        harness.run_steps(3);
        assert_eq!(harness.state().settings().preferences.export.file, file(name));
        save(&mut harness, "Save");
        let bytes = fs::read(file(name)).expect("a file");
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.starts_with(begin) && text.contains(has), "{text:.300}");
    }
    assert_eq!(names(folder.path()), ["a.html", "a.json", "a.pdf"]);
}

#[test]
fn a_picture_is_one_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.PNG");
    let mut harness = with(ExportSettings { file: path.display().to_string(), ..ExportSettings::default() });
    open_panel(&mut harness);
    save(&mut harness, "Save");
    assert_eq!(names(folder.path()), ["a.PNG"]);
    assert!(fs::read(path).expect("a file").starts_with(b"\x89PNG"));
}

#[test]
fn the_ending_of_the_file_says_its_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let mut harness = with(ExportSettings { file: file("a.svg"), ..ExportSettings::default() });
    open_panel(&mut harness);
    // A figure may be one too.
    harness.get_by_role_and_label(Role::RadioButton, "Figure").click();
    harness.run_steps(3);
    assert_eq!(harness.state().settings().preferences.export.file, file("a.svg"));
    // An ending that says nothing is no form: the first of the preset is added.
    harness.get_by_label("File:").focus();
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.get_by_label("File:").type_text(&file("c.d"));
    harness.run_steps(3);
    save(&mut harness, "Save");
    assert_eq!(names(folder.path()), ["c.d.svg"]);
    let svg = fs::read_to_string(folder.path().join("c.d.svg")).expect("a file");
    assert!(svg.starts_with("<svg ") && svg.contains("UBA, RTL paragraph"), "{svg:.300}");
}

#[test]
fn a_file_that_cannot_be_written_leaves_the_panel_open() {
    let file = "/nowhere/at/all.svg".to_owned();
    let mut harness = with(ExportSettings { file, ..ExportSettings::default() });
    open_panel(&mut harness);
    save(&mut harness, "Save");
    harness
        .get_by_label("Not written: no file can be created in its folder: there is no such file or folder.");
    harness.get_by_label("Cancel").click();
    harness.run_steps(3);
    assert!(harness.query_by_role(Role::Dialog).is_none());
}

#[test]
fn without_a_name_there_is_nothing_to_export() {
    let mut harness = super::open("", Notation::Unicode);
    open_panel(&mut harness);
    assert!(harness.query_by_role(Role::Dialog).is_none());
    let text = "There is no name to export yet: type one first.";
    assert_eq!(harness.state().message(), Some(text));
}

#[test]
fn the_line_of_a_pane_is_copied_as_a_picture() {
    let mut harness = with(ExportSettings::default());
    pane(&harness, LTR).get_by_label(&format!("Menu of the pane {LTR}")).click();
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
