//! How soon each long task of the window ends once it is told to stop: seconds on the clock.
//!
//! Run with `cargo bench -p bidiscope-window-tests --bench stopping`; it ends with status 1 if one takes longer than
//! [`MOST`]. Each task is far from its end when it is stopped, and counts as ended when the window offers no Stop.

use std::time::{Duration, Instant};

use bidiscope::layout::Faces;
use bidiscope::name::Notation;
use bidiscope::proof::levels::REACHED;
use bidiscope::sheet::SheetForm;
use bidiscope::ui::{App, ExportSettings, ExportedPart, ListSettings, Settings, StudySettings, Tab};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// What a task may take to end.
const MOST: Duration = Duration::from_secs(1);
/// How long the tasks run before they are stopped: each is stopped in several of its parts.
const BEFORE: [Duration; 4] = [
    Duration::from_millis(20),
    Duration::from_millis(200),
    Duration::from_millis(1_000),
    Duration::from_millis(3_000),
];

/// A title, and how the window comes to the task.
type Task = (&'static str, fn() -> Harness<'static, App>);

fn main() {
    let tasks: [Task; 5] = [
        ("study, and all lengths", study),
        ("map of strategies", map),
        ("list of 2,000,000 names", list),
        ("text of 2,000,000 identifiers", text),
        ("steps as PDF", export),
    ];
    let mut all_pass = true;
    println!("{:>32}{:>12} {:>12}", "", "stopped at", "ends after");
    for (title, begin) in tasks {
        for before in BEFORE {
            let mut harness = begin();
            let start = Instant::now();
            while start.elapsed() < before {
                harness.step();
            }
            let Some(stop) = harness.query_by_label("Stop") else {
                println!("{title:>32}{:>9} ms {:>12}", before.as_millis(), "was done");
                continue;
            };
            stop.click();
            let told = Instant::now();
            harness.step();
            while harness.query_by_label("Stop").is_some() {
                harness.step();
            }
            let took = told.elapsed();
            let passes = took <= MOST;
            all_pass &= passes;
            let mark = if passes { "" } else { "  <--" };
            println!("{title:>32}{:>9} ms {:>9.0} ms{mark}", before.as_millis(), took.as_secs_f64() * 1e3);
        }
    }
    if !all_pass {
        std::process::exit(1);
    }
}

fn window(settings: Settings) -> Harness<'static, App> {
    let mut harness: Harness<'_, App> = Harness::builder()
        .with_max_steps(64)
        .with_size([1280.0, 1000.0])
        .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
    harness.run_ok();
    harness
}

fn study() -> Harness<'static, App> {
    let study = StudySettings { classes: REACHED.to_vec(), max_length: 9, ..StudySettings::default() };
    let mut harness = window(Settings { tab: Tab::Study, study, ..Settings::default() });
    harness.get_by_label("Start").click();
    harness.step();
    harness
}

fn map() -> Harness<'static, App> {
    let mut harness = window(Settings { tab: Tab::Study, ..Settings::default() });
    harness.get_by_label("Map of strategies").click();
    harness.run_steps(2);
    harness.get_by_label("Explore").click();
    harness.step();
    harness
}

fn list() -> Harness<'static, App> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.keep().join("names.txt");
    let names: String = (0..2_000_000).map(|it| format!("\u{5D0}{it}.com\n")).collect();
    std::fs::write(&path, names).expect("a file of names");
    let list = ListSettings { file: path.display().to_string(), ..ListSettings::default() };
    let mut harness = window(Settings { tab: Tab::List, list, ..Settings::default() });
    harness.get_by_label("Open").click();
    harness.step();
    // The reader holds it open; without a name it is gone when it is closed.
    std::fs::remove_dir_all(path.parent().expect("its folder")).expect("it is ours");
    harness
}

fn text() -> Harness<'static, App> {
    let mut harness = window(Settings { tab: Tab::Text, ..Settings::default() });
    harness.get_by_label("Running text").focus();
    harness.step();
    harness.event(Event::Paste("see a.com ".repeat(2_000_000)));
    harness.step();
    harness
}

fn export() -> Harness<'static, App> {
    let folder = tempfile::tempdir().expect("a folder").keep();
    let export = ExportSettings {
        part: ExportedPart::Steps,
        form: SheetForm::Pdf,
        file: folder.join("steps.pdf").display().to_string(),
        ..ExportSettings::default()
    };
    let input = "ABCDE-12.".repeat(11);
    let mut harness = window(Settings { input, notation: Notation::Capitals, export, ..Settings::default() });
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    harness.get_by_label("Save").click();
    harness.run_steps(2);
    harness
}
