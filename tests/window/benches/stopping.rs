//! How soon each long task of the window ends once it is told to stop: milliseconds on the clock.
//!
//! Run with `cargo bench -p bidiscope-window-tests --bench stopping`. A task has ended when the window offers no Stop and
//! no thread of the process works any more. It ends with status 1 if one takes longer than [`MOST`], or was done
//! before it was told: then nothing was measured.

use std::path::Path;
use std::time::{Duration, Instant};

use bidiscope_layout::Faces;
use bidiscope_proof::automata::levels::AUTOMATON_SUPPORTED_CLASSES;
use bidiscope_window::{App, ListSettings, Session, Settings, StudySettings, Tab};
use cpu_time::ProcessTime;
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// What a task may take to end.
const MOST: Duration = Duration::from_secs(1);
/// How long it is seen whether anything works, and what it may use of it: the process itself rests then.
const QUIET: Duration = Duration::from_millis(50);
const USED: Duration = Duration::from_millis(5);

/// A title, how the window comes to the task, and how many milliseconds it runs before it is stopped.
type Task = (&'static str, fn(&Path) -> Harness<'static, App>, &'static [u64]);

fn main() {
    let tasks: [Task; 4] = [
        ("study", study, &[20, 200, 1_000, 3_000]),
        ("list of 2,000,000 names", list, &[20, 200, 1_000]),
        ("text of 2,000,000 identifiers", text, &[20, 200]),
        ("sheet of 9,900 marks as PDF", export_marks, &[20, 200, 1_000]),
    ];
    let mut all_pass = true;
    println!("{:>32}{:>14} {:>14}", "", "stopped at", "ends after");
    for (title, begin, times) in tasks {
        for &before in times {
            let folder = tempfile::tempdir().expect("a folder");
            let took = ending(begin(folder.path()), Duration::from_millis(before));
            let passes = took.is_some_and(|it| it <= MOST);
            all_pass &= passes;
            let took = took.map_or("was done".to_owned(), |it| format!("{:.0} ms", it.as_secs_f64() * 1e3));
            println!("{title:>32}{before:>11} ms {took:>14}{}", if passes { "" } else { "  <--" });
        }
    }
    if !all_pass {
        std::process::exit(1);
    }
}

/// How long the task of the window runs on when it is told to stop after this time; `None` where it was done before.
fn ending(mut harness: Harness<'static, App>, before: Duration) -> Option<Duration> {
    let start = Instant::now();
    while start.elapsed() < before {
        harness.step();
    }
    harness.query_by_label("Stop")?.click();
    let message = Instant::now();
    loop {
        harness.step();
        let (since, used) = (message.elapsed(), ProcessTime::now());
        std::thread::sleep(QUIET);
        if harness.query_by_label("Stop").is_none() && used.elapsed() <= USED {
            return Some(since);
        }
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

fn study(_: &Path) -> Harness<'static, App> {
    let study = StudySettings {
        classes: AUTOMATON_SUPPORTED_CLASSES.to_vec(),
        max_length: 7,
        ..StudySettings::default()
    };
    let mut harness = window(Settings::from(Session { tab: Tab::Study, study, ..Session::default() }));
    harness.get_by_label("Start").click();
    harness.step();
    harness
}

fn list(folder: &Path) -> Harness<'static, App> {
    let path = folder.join("names.txt");
    let names: String = (0..2_000_000).map(|it| format!("\u{5D0}{it}.com\n")).collect();
    std::fs::write(&path, names).expect("a file of names");
    let list = ListSettings { file: path.display().to_string(), ..ListSettings::default() };
    let mut harness = window(Settings::from(Session { tab: Tab::List, list, ..Session::default() }));
    harness.get_by_label("Open").click();
    harness.step();
    harness
}

fn text(_: &Path) -> Harness<'static, App> {
    let mut harness = window(Settings::from(Session { tab: Tab::Text, ..Session::default() }));
    harness.get_by_label("Running text").focus();
    harness.step();
    harness.event(Event::Paste("see a.com ".repeat(2_000_000)));
    harness.step();
    harness
}

fn export_marks(folder: &Path) -> Harness<'static, App> {
    let input = format!("\u{5D0}{}.com", "\u{301}".repeat(9_900));
    let mut harness = window(Settings::from(Session { input, ..Session::default() }));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    harness.get_by_label("Save as\u{2026}").click();
    // Where there is no desktop, its path is asked for.
    while harness.query_by_label("Path:").is_none() {
        std::thread::sleep(QUIET);
        harness.step();
    }
    harness.run_steps(3);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(folder.join("saved.pdf").display().to_string()));
    harness.run_steps(2);
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    harness
}
