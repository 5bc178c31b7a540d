//! The panel that exports the name, and pictures for the clipboard.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_present::sheet::{PageSize, Sheet, SheetFormat, SheetOptions, SheetTheme, render_png};
use bidiscope_present::view::Inspection;
use bidiscope_window::{App, ExportSettings, ExportedPart, FileAnswer, FileChooser, FileRequest, Settings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, OutputCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::{LTR, open_with, pane, wait_until};

/// The window on a name in the paper's notation, with exports as these say.
fn with(export: ExportSettings) -> Harness<'static, App> {
    let (input, notation) = ("AB-12-34-CD".to_owned(), Notation::Table1);
    open_with(Settings { input, notation, export, ..Settings::default() }, [1280.0, 1000.0])
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
    let (file, form, paper) = (link.display().to_string(), SheetFormat::Svg, PageSize::Fit);
    let mut harness = with(ExportSettings { file, form, paper, ..ExportSettings::default() });
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

#[test]
fn steps_are_numbered_pictures_the_same_as_the_library_makes() {
    let folder = tempfile::tempdir().expect("a folder");
    let export = ExportSettings {
        part: ExportedPart::Steps,
        form: SheetFormat::Png,
        paper: PageSize::Slide,
        theme: SheetTheme::Dark,
        scale: 0.5,
        file: folder.path().join("steps.png").display().to_string(),
        ..ExportSettings::default()
    };
    let mut harness = with(export);
    open_panel(&mut harness);
    save(&mut harness, "Save");
    let name = Name::read("AB-12-34-CD", Notation::Table1).expect("a name");
    let options = SheetOptions {
        page_size: PageSize::Slide,
        theme: SheetTheme::Dark,
        notation: Notation::Table1,
        ..SheetOptions::default()
    };
    let sheet =
        Sheet::of_steps(&Inspection::of(name), &DisplayConfig::plain(Strategy::UbaLtr), &options, &|| false)
            .expect("nothing stops it");
    let count = sheet.pages.len();
    assert!((2..10).contains(&count), "{count}");
    let expected: Vec<String> = (1..=count).map(|number| format!("steps-{number}.png")).collect();
    assert_eq!(names(folder.path()), expected);
    for (page, file) in sheet.pages.iter().zip(expected) {
        let bytes = render_png(&sheet, page, 0.5).expect("small");
        assert!(fs::read(folder.path().join(&file)).expect("a file") == bytes, "{file}");
    }
    let text = harness.state().message().expect("it is told");
    assert!(text.starts_with(&format!("Saved {count} files: ")), "{text}");
    // They are there now, and the desktop's dialog has not asked about them: it knows of steps.png alone.
    fs::write(folder.path().join("steps-1.png"), "mine").expect("it is ours");
    harness.state_mut().choose_files_by(Arc::new(Chooses(folder.path().join("steps.png"))));
    open_panel(&mut harness);
    harness.get_by_label("Save as\u{2026}").click();
    let text = "Files of this name with numbers are there already.";
    wait_until(&mut harness, |harness| harness.query_by_label(text).is_some());
    assert_eq!(fs::read(folder.path().join("steps-1.png")).expect("a file"), b"mine");
    save(&mut harness, "Replace the files");
    assert_ne!(fs::read(folder.path().join("steps-1.png")).expect("a file"), b"mine");
}

#[test]
fn the_form_and_the_ending_of_the_file_go_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (file_at_first, paper) = (file("a.pdf"), PageSize::Fit);
    let mut harness = with(ExportSettings { file: file_at_first, paper, ..ExportSettings::default() });
    open_panel(&mut harness);
    harness.get_by_label("SVG").click();
    harness.run_steps(3);
    assert_eq!(harness.state().settings().export.file, file("a.svg"));
    let field = harness.get_by_label("File:");
    field.focus();
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.get_by_label("File:").type_text(&file("b.PNG"));
    harness.run_steps(3);
    assert_eq!(harness.state().settings().export.form, SheetFormat::Png);
    // An ending that says nothing is no form: that of the form is added.
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.get_by_label("File:").type_text(&file("c.d"));
    harness.run_steps(3);
    harness.get_by_label("SVG").click();
    harness.run_steps(3);
    save(&mut harness, "Save");
    assert_eq!(names(folder.path()), ["c.d.svg"]);
    let svg = fs::read_to_string(folder.path().join("c.d.svg")).expect("a file");
    assert!(svg.starts_with("<svg ") && svg.contains("UBA, RTL paragraph"), "{svg:.300}");
}

#[test]
fn a_pane_is_saved_as_a_picture_of_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let export = ExportSettings {
        file: folder.path().join("line.pdf").display().to_string(),
        scale: 1.0,
        ..ExportSettings::default()
    };
    let mut harness = with(export);
    pane(&harness, LTR).get_by_label(&format!("Menu of the pane {LTR}")).click();
    harness.run_steps(3);
    harness.get_by_label("Save as picture\u{2026}").click();
    harness.run_steps(4);
    assert_eq!(harness.state().settings().export.part, ExportedPart::Line);
    save(&mut harness, "Save");
    let name = Name::read("AB-12-34-CD", Notation::Table1).expect("a name");
    let display = DisplayConfig::plain(Strategy::UbaLtr);
    let sheet = Sheet::of_display_only(&Inspection::of(name), &display, &SheetOptions::default());
    let expected = render_png(&sheet, &sheet.pages[0], 1.0).expect("small");
    assert!(fs::read(folder.path().join("line.png")).expect("a file") == expected);
}

#[test]
fn a_file_that_cannot_be_written_leaves_the_panel_open() {
    let file = "/nowhere/at/all.svg".to_owned();
    let mut harness = with(ExportSettings { file, form: SheetFormat::Svg, ..ExportSettings::default() });
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
