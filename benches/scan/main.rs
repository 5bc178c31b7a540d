//! How many names of a list are answered for in a second, from a file to CSV, beside ICU in the same run.
//!
//! `cargo bench -p bidiscope --no-default-features --bench scan`
//!
//! ICU has the names in memory as UTF-16, and gives both visual orders and its IDNA check; nothing is read or
//! written there. Here the file is read, columns are made, and CSV is written: all columns without groups; those of
//! [`MEASURED`]; and single ones, to see where the time goes. The figures of one thread are processor time, those of two
//! what a clock says. Needs a C compiler and ICU's headers (`apt-get install gcc libicu-dev`). Ends with status 1 unless
//! one thread has the speed of ICU that [`MEASURED`] asks for, and two are [`OF_ONE`] times as fast as one.

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use bidiscope_list::scan::{ScanColumn, ScanColumnSet, ScanColumnValue, ScanOptions};
use bidiscope_list::{ListInputFormat, ListReader, RowFormat, RowWriter, scan_list};
use bidiscope_system::threads::{ThreadPool, WorkProgress};
use cpu_time::ProcessTime;

#[path = "../names/mod.rs"]
mod names;

/// How many times each measurement is taken, by turns; the median counts.
const ROUNDS: usize = 9;
/// How many times as fast as one thread two must be.
const OF_ONE: f64 = 1.6;

/// What is measured, by the identifiers of columns, and what part of ICU's speed it must have. None is all columns without
/// groups.
const MEASURED: [(&str, &str, Option<f64>); 12] = [
    ("the default columns without groups", "", Some(0.9)),
    (
        "twelve of them",
        "line,name,ascii_name,bidi_domain_name,bidi_rule,violations,display_one_to_one,display_ltr,display_rtl,error,\
         registration,reasons",
        Some(1.2),
    ),
    ("line", "line", None),
    ("name", "name", None),
    ("ascii_name", "ascii_name", None),
    ("display_one_to_one", "display_one_to_one", None),
    ("display_ltr", "display_ltr", None),
    ("display_rtl", "display_rtl", None),
    ("bidi_rule, violations", "bidi_rule,violations", None),
    ("registration, reasons", "registration,reasons", None),
    ("warnings", "warnings", None),
    ("skeleton_ltr", "skeleton_ltr", None),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let list = folder.path().join("names.txt");
    let texts: Vec<String> = names::names().into_iter().map(|(_, text)| text).collect();
    std::fs::write(&list, texts.join("\n") + "\n")?;
    let rows = folder.path().join("rows.csv");
    let icu = Icu::new(folder.path())?;

    let mut times = [const { Vec::new() }; MEASURED.len()];
    let (mut icu_times, mut of_icu, mut of_one) =
        (Vec::new(), [const { Vec::new() }; MEASURED.len()], Vec::new());
    for _ in 0..ROUNDS {
        let icu = icu.seconds(&list)?;
        icu_times.push(icu);
        for (at, (_, columns, _)) in MEASURED.iter().enumerate() {
            let time = spent(|| scan(&list, &rows, columns_of(columns), 1))?.0;
            times[at].push(time);
            of_icu[at].push(icu / time);
        }
        let by_clock =
            |threads| Ok::<f64, Box<dyn Error>>(spent(|| scan(&list, &rows, columns_of(""), threads))?.1);
        of_one.push(by_clock(1)? / by_clock(2)?);
    }
    let count = texts.len() as f64;
    println!("{} names, medians of {ROUNDS} rounds", texts.len());
    let nanoseconds = |times| median(times) * 1e9 / count;
    println!(
        "{:<40}{:>8.0} ns a name",
        format!("ICU {}: orders and IDNA check", icu.version),
        nanoseconds(icu_times)
    );
    let mut passes = true;
    for (((title, _, least), times), of_icu) in MEASURED.iter().zip(times).zip(of_icu) {
        let of_icu = median(of_icu);
        let asked = least.map_or(String::new(), |it| format!("; {it} is asked for"));
        println!("{title:<40}{:>8.0} ns a name {of_icu:>6.2} of ICU's speed{asked}", nanoseconds(times));
        passes &= least.is_none_or(|it| of_icu >= it);
    }
    let of_one = median(of_one);
    println!("two threads are {of_one:.2} times as fast as one; {OF_ONE} is asked for");
    if !passes || of_one < OF_ONE {
        std::process::exit(1);
    }
    Ok(())
}

fn columns_of(ids: &str) -> ScanColumnSet {
    match ids {
        "" => ScanColumnSet::default_known_without_other_rows().filtered(|it| !it.needs_rulesets()),
        _ => ScanColumn::ALL.into_iter().filter(|it| ids.split(',').any(|id| id == it.id())).collect(),
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// The processor time that something takes, and that of the clock, in seconds.
fn spent(work: impl FnOnce() -> Result<(), Box<dyn Error>>) -> Result<(f64, f64), Box<dyn Error>> {
    let (processor, clock) = (ProcessTime::now(), Instant::now());
    work()?;
    Ok((processor.elapsed().as_secs_f64(), clock.elapsed().as_secs_f64()))
}

/// What `bidiscope scan --no-groups` does.
fn scan(list: &Path, rows: &Path, columns: ScanColumnSet, threads: usize) -> Result<(), Box<dyn Error>> {
    let writer = RowWriter::new(RowFormat::Csv, columns.iter().collect(), false);
    let mut out = BufWriter::new(File::create(rows)?);
    let mut header = Vec::new();
    writer.write_header(&mut header);
    out.write_all(&header)?;
    scan_list(
        &mut ListReader::open(list, &ListInputFormat::NamePerLine)?,
        &ScanOptions { computed_columns: columns, ..ScanOptions::default() },
        &ThreadPool::new(Some(threads), &WorkProgress::new()),
        |row, out: &mut Vec<u8>| writer.write_row(row, |_| ScanColumnValue::Empty, out),
        |it| out.write_all(&it.result),
    )?;
    out.flush()?;
    Ok(())
}

/// The program of ICU.
struct Icu {
    program: PathBuf,
    version: String,
}

impl Icu {
    /// Compiles it.
    fn new(folder: &Path) -> Result<Self, Box<dyn Error>> {
        let program = folder.join("icu");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/scan/icu.c");
        let compiled =
            Command::new("cc").arg("-O2").arg("-o").arg(&program).arg(source).arg("-licuuc").status()?;
        if !compiled.success() {
            return Err("ICU's program cannot be made: a C compiler and ICU's headers are needed".into());
        }
        let mut icu = Self { program, version: String::new() };
        let list = folder.join("one");
        std::fs::write(&list, "a.com\n")?;
        icu.version = icu.answer(&list)?.0;
        Ok(icu)
    }

    /// The processor time that it needs for the names of a list, in seconds.
    fn seconds(&self, list: &Path) -> Result<f64, Box<dyn Error>> {
        Ok(self.answer(list)?.1)
    }

    fn answer(&self, list: &Path) -> Result<(String, f64), Box<dyn Error>> {
        let answer = Command::new(&self.program).arg(list).arg("1").output()?;
        let answer = String::from_utf8(answer.stdout)?;
        match answer.split_whitespace().collect::<Vec<_>>()[..] {
            [version, _, seconds] => Ok((version.to_owned(), seconds.parse()?)),
            _ => Err(format!("ICU's program answers {answer:?}").into()),
        }
    }
}
