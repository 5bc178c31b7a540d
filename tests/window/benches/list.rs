//! What a pass of the tab List costs with a million names: processor time of the window's thread.
//!
//! Run with `cargo bench -p bidiscope-window-tests --bench list`; `NAMES=100000` before it takes fewer names.
//!
//! `reading` is the passes in which names come in, `scrolling` those in which the wheel turns, `jumping` those to
//! another end of the list, `filtering` and `sorting` those while another thread filters and sorts, with the one that
//! shows the outcome. The middle and the longest pass of each are told, and how much memory the process has.

use std::fmt::Write;
use std::time::{Duration, Instant};

use bidiscope_layout::Faces;
use bidiscope_window::{App, ListSettings, Session, Settings, Tab};
use cpu_time::ThreadTime;
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// What a pass may take, in milliseconds.
const LIMIT: f64 = 16.0;

fn main() {
    let count: usize = std::env::var("NAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(1_000_000);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("names.txt");
    std::fs::write(&path, names(count)).expect("a file of names");
    let list = ListSettings { file: path.display().to_string(), ..ListSettings::default() };
    let settings = Settings::from(Session { tab: Tab::List, list, ..Session::default() });
    let mut harness: Harness<'_, App> = Harness::builder()
        .with_max_steps(64)
        .with_size([1280.0, 800.0])
        .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
    harness.run_ok();
    println!("{count} names; milliseconds of processor time a pass, the limit is {LIMIT}");
    let before = memory("VmRSS");
    harness.get_by_label("Open").click();
    let since = Instant::now();
    let passes = passes_while(&mut harness, |harness| harness.query_by_label("Stop").is_some());
    print("reading", passes);
    println!("{:>10}: all names are there after {:.1} s", "", since.elapsed().as_secs_f64());
    let [now, most] = ["VmRSS", "VmHWM"].map(memory);
    println!("{:>10}: {} MB of memory for the list, {most} MB of the process at most", "", now - before);

    harness.hover_at(eframe::egui::pos2(300.0, 500.0));
    harness.step();
    let turns = (0..200).map(|_| {
        harness.event(wheel());
        pass(&mut harness)
    });
    print("scrolling", turns.collect());
    let jumps = (0..40).map(|turn| {
        harness.key_press(if turn % 2 == 0 { Key::End } else { Key::Home });
        pass(&mut harness)
    });
    print("jumping", jumps.collect());
    harness.get_by_label("Text in the name").focus();
    harness.step();
    let mut passes = Vec::new();
    for text in ["a", "b", "7"] {
        harness.get_by_label("Text in the name").type_text(text);
        passes.extend((0..60).map(|_| pass(&mut harness)));
    }
    print("filtering", passes);
    harness.get_by_label("Name: sort by this column").click();
    let passes = (0..200).map(|_| pass(&mut harness));
    print("sorting", passes.collect());
}

/// Names of every kind, none of them like another.
fn names(count: usize) -> String {
    let mut all = String::new();
    for at in 0..count {
        let _ = match at % 5 {
            0 => writeln!(all, "shop-{at}.com"),
            1 => writeln!(all, "\u{5E9}\u{5DC}\u{5D5}\u{5DD}{at}.com"),
            2 => {
                writeln!(all, "\u{645}\u{62B}\u{627}\u{644}-{at}.\u{625}\u{62E}\u{62A}\u{628}\u{627}\u{631}")
            }
            3 => writeln!(all, "{at}\u{5D0}\u{5D1}.co.il"),
            _ => writeln!(all, "ab{at}\u{5D0}.example"),
        };
    }
    all
}

const fn wheel() -> Event {
    Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, -5.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    }
}

fn pass(harness: &mut Harness<'_, App>) -> Duration {
    let start = ThreadTime::now();
    harness.step();
    let time = start.elapsed();
    // As on a screen: the other threads have the rest.
    std::thread::sleep(Duration::from_millis(4));
    time
}

fn passes_while(
    harness: &mut Harness<'_, App>,
    goes_on: impl Fn(&Harness<'_, App>) -> bool,
) -> Vec<Duration> {
    harness.step();
    harness.step();
    let mut passes = Vec::new();
    while goes_on(harness) {
        passes.push(pass(harness));
        std::thread::sleep(Duration::from_millis(12));
    }
    passes
}

fn print(what: &str, mut passes: Vec<Duration>) {
    passes.sort();
    let milliseconds = |it: Option<&Duration>| it.map_or(0.0, |it| it.as_secs_f64() * 1e3);
    let middle = milliseconds(passes.get(passes.len() / 2));
    let longest = milliseconds(passes.last());
    println!("{what:>10}: middle {middle:>6.2}, longest {longest:>6.2}, of {} passes", passes.len());
}

/// What the system says of the process's memory, in megabytes.
fn memory(what: &str) -> u64 {
    let message = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = message.lines().find_map(|it| it.strip_prefix(what)?.strip_prefix(':'));
    line.and_then(|it| it.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
}
