//! How soon each command that heeds Ctrl+C ends after it: milliseconds on the clock, the longest of some moments.
//!
//! `cargo bench -p bidiscope --no-default-features --bench stopping [PART OF A TITLE...]`
//!
//! The inputs are the slowest that are known: a profile of 10,000 zones, names and displays of 9,900 combining marks. Ends
//! with status 1 if a command takes longer than [`MOST`]. A command that is done before is named; then nothing was measured.
//! The jobs of the window are measured by `cargo bench -p bidiscope-window-tests --bench stopping`.

use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What is promised in docs/trust.md.
const MOST: Duration = Duration::from_secs(1);

/// How long a command runs before it is stopped, in milliseconds.
const MOMENTS: [u64; 5] = [50, 200, 500, 1_000, 3_000];

fn main() -> Result<ExitCode, Box<dyn Error>> {
    // Cargo passes `--bench` itself.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    let folder = tempfile::tempdir()?;
    write_inputs(folder.path())?;
    let mut longest = Duration::ZERO;
    println!("{:<28}{:>10}{:>14}", "", "stopped at", "ends after");
    for (title, arguments) in commands() {
        if !wanted.is_empty() && !wanted.iter().any(|it| title.contains(it.as_str())) {
            continue;
        }
        for moment in MOMENTS.map(Duration::from_millis) {
            let took = ending(folder.path(), &arguments, moment)?;
            longest = longest.max(took.unwrap_or_default());
            let took = took.map_or("was done".to_owned(), |it| format!("{} ms", it.as_millis()));
            println!("{title:<28}{:>7} ms{took:>14}", moment.as_millis());
        }
    }
    println!("the longest: {} ms, at most {} ms may be", longest.as_millis(), MOST.as_millis());
    Ok(if longest <= MOST { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Titles and arguments.
fn commands() -> Vec<(&'static str, Vec<String>)> {
    let marks = "\u{301}".repeat(9_900);
    let (name, other) = (format!("\u{5D0}{marks}.com"), format!("\u{5D1}{marks}.com"));
    let around = format!("uba-ltr:before={}", "\\u{301}".repeat(9_900));
    let url = format!("https://{}.com/", "\u{5D0}a".repeat(40));
    let rows: [(&str, &[&str]); 15] = [
        ("scan, 10,000 zones", &["scan", "--profile", "profile.toml", "--output", "out.csv", "names.txt"]),
        ("scan, no groups", &["scan", "--no-groups", "--output", "out.csv", "names.txt"]),
        ("scan, report", &["scan", "--report", "out.html", "names.txt"]),
        ("scan, against a list", &["scan", "--against", "names.txt", "--output", "out.csv", "names.txt"]),
        ("scan, marks", &["scan", "--output", "out.csv", "marks.txt"]),
        ("index", &["index", "names.txt", "--output", "out.bidx"]),
        ("sheet as PDF", &["sheet", "--output", "out.pdf", &name]),
        ("sheets as PDF", &["sheet", "--output", "out.pdf", &name, &other]),
        ("sheet as SVG", &["sheet", "--output", "out.svg", &name]),
        ("sheet as PNG", &["sheet", "--scale", "0.25", "--output", "out.png", &name]),
        ("report", &["inspect", "--report", "out.html", &name, &other]),
        ("study", &["study", "--max-length", "8"]),
        ("study, marks", &["study", "--max-length", "7", "--strategy", &around]),
        ("study --all-lengths", &["study", "--all-lengths"]),
        ("URLs", &["collisions", "--visible-host=a.com", &url]),
    ];
    rows.map(|(title, it)| (title, it.iter().map(|it| (*it).to_owned()).collect())).into()
}

fn write_inputs(folder: &Path) -> Result<(), Box<dyn Error>> {
    let (mut profile, mut names) = (String::new(), String::new());
    for zone in 0..10_000 {
        writeln!(profile, "[zone.\"z{zone}.example\"]\nlabels-below = 1")?;
    }
    for number in 0..1_000_000 {
        writeln!(names, "\u{5D0}{number}.z{}.example", number % 10_000)?;
    }
    fs::write(folder.join("profile.toml"), profile)?;
    fs::write(folder.join("names.txt"), names)?;
    let marks = format!("\u{5D0}{}.com\n", "\u{301}".repeat(9_900));
    Ok(fs::write(folder.join("marks.txt"), marks.repeat(1_000))?)
}

/// How long a command runs on after it is interrupted at this moment, counted from where it heeds that; `None` where it was
/// done before.
fn ending(folder: &Path, arguments: &[String], moment: Duration) -> Result<Option<Duration>, Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_name().is_some_and(|it| it.to_string_lossy().starts_with("out")) {
            fs::remove_file(path)?;
        }
    }
    let mut child = Command::new("env")
        .args(["--default-signal=INT", env!("CARGO_BIN_EXE_bidiscope")])
        .args(arguments)
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    while child.try_wait()?.is_none() && !listens(&child) {
        sleep(Duration::from_millis(2));
    }
    sleep(moment);
    if child.try_wait()?.is_some() {
        return Ok(None);
    }
    let start = Instant::now();
    Command::new("kill").args(["-INT", &child.id().to_string()]).status()?;
    child.wait()?;
    Ok(Some(start.elapsed()))
}

/// Whether a process handles SIGINT, as the system says.
fn listens(child: &Child) -> bool {
    const INTERRUPT: u64 = 1 << 1;
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    mask.and_then(|it| u64::from_str_radix(it.trim(), 16).ok()).is_some_and(|it| it & INTERRUPT != 0)
}
