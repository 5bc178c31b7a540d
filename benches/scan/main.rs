//! How many names of a list are answered for in a second, from a file to CSV, beside ICU in the same run.
//!
//! `cargo bench -p bidiscope --no-default-features --bench scan`
//!
//! ICU has the names in memory as UTF-16, and gives both visual orders and its IDNA check; nothing is read or
//! written there. Here the file is read, every column of a name but the skeletons is made, and CSV is written. The
//! figures of one thread are processor time, those of two what a clock says. Needs a C compiler and ICU's
//! headers (`apt-get install gcc libicu-dev`). Ends with status 1 unless one thread has [`OF_ICU`] of the speed of
//! ICU, and two are [`OF_ONE`] times as fast as one.

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use bidiscope_list::scan::{Column, Columns, ScanOptions};
use bidiscope_list::{InputFormat, ListReader, RowFormat, RowWriter, scan_list};
use bidiscope_system::threads::Progress;
use cpu_time::ProcessTime;
use unicode_security::skeleton;

#[path = "../names/mod.rs"]
mod names;

/// How many times each measurement is taken, by turns; the fastest counts, because only disturbances vary.
const ROUNDS: usize = 7;
/// What part of ICU's speed one thread must have.
const OF_ICU: f64 = 0.9;
/// How many times as fast as one thread two must be.
const OF_ONE: f64 = 1.6;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let list = folder.path().join("names.txt");
    let texts: Vec<String> = names::names().into_iter().map(|(_, text)| text).collect();
    std::fs::write(&list, texts.join("\n") + "\n")?;
    let rows = folder.path().join("rows.csv");

    let all = Columns::without_comparisons();
    let is_skeleton = |it| matches!(it, Column::SkeletonLtr | Column::SkeletonRtl);
    let plain = all.filtered(|it| !is_skeleton(it));
    let mut least = [Duration::MAX; 5];
    for _ in 0..ROUNDS {
        let times = [
            spent(|| scan(&list, &rows, plain, 1))?.0,
            spent(|| scan(&list, &rows, plain, 1))?.1,
            spent(|| scan(&list, &rows, plain, 2))?.1,
            spent(|| scan(&list, &rows, all, 1))?.0,
            spent(|| {
                for text in &texts {
                    std::hint::black_box((skeleton(text).count(), skeleton(text).count()));
                }
                Ok(())
            })?
            .0,
        ];
        for (least, time) in least.iter_mut().zip(times) {
            *least = time.min(*least);
        }
    }
    let (version, icu) = icu(&list, folder.path())?;
    let count = texts.len() as f64;
    let message = |title: &str, time: Duration| {
        let seconds = time.as_secs_f64();
        println!(
            "{title:<56} {:>8.0} ns a name {:>8.2} million/s",
            seconds * 1e9 / count,
            count / seconds / 1e6
        );
    };
    println!("{} names, {ROUNDS} rounds", texts.len());
    message("a file in, CSV out, one thread", least[0]);
    message("the same by the clock", least[1]);
    message("two threads, by the clock", least[2]);
    message("with the skeleton columns, one thread", least[3]);
    message("what the skeleton columns cost", least[3].saturating_sub(least[0]));
    message("unicode-security's plain skeleton twice, nothing else", least[4]);
    message(&format!("ICU {version}: both orders and the IDNA check, nothing else"), icu);
    let of_icu = icu.as_secs_f64() / least[0].as_secs_f64();
    let of_one = least[1].as_secs_f64() / least[2].as_secs_f64();
    println!("{of_icu:.2} of the speed of ICU; {OF_ICU} is asked for");
    println!("two threads are {of_one:.2} times as fast as one; {OF_ONE} is asked for");
    if of_icu < OF_ICU || of_one < OF_ONE {
        std::process::exit(1);
    }
    Ok(())
}

/// The processor time that something takes, and that of the clock.
fn spent(work: impl FnOnce() -> Result<(), Box<dyn Error>>) -> Result<(Duration, Duration), Box<dyn Error>> {
    let (processor, clock) = (ProcessTime::now(), Instant::now());
    work()?;
    Ok((processor.elapsed(), clock.elapsed()))
}

/// What `bidiscope scan --no-groups` does.
fn scan(list: &Path, rows: &Path, columns: Columns, threads: usize) -> Result<(), Box<dyn Error>> {
    let writer = RowWriter::new(RowFormat::Csv, columns.iter().collect(), false);
    let mut out = BufWriter::new(File::create(rows)?);
    let mut header = Vec::new();
    writer.write_header(&mut header);
    out.write_all(&header)?;
    scan_list(
        &mut ListReader::open(list, &InputFormat::Names)?,
        &ScanOptions { columns, ..ScanOptions::default() },
        (Some(threads), &Progress::new()),
        |row, out: &mut Vec<u8>| writer.write_row(row, |_| None, out),
        |bytes, _| out.write_all(&bytes),
    )?;
    out.flush()?;
    Ok(())
}

/// ICU's version, and the processor time that it needs for all names.
fn icu(list: &Path, folder: &Path) -> Result<(String, Duration), Box<dyn Error>> {
    let program = folder.join("icu");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/scan/icu.c");
    let compiled =
        Command::new("cc").arg("-O2").arg("-o").arg(&program).arg(source).arg("-licuuc").status()?;
    if !compiled.success() {
        return Err("ICU's program cannot be made: a C compiler and ICU's headers are needed".into());
    }
    let answer = Command::new(program).arg(list).arg(ROUNDS.to_string()).output()?;
    let answer = String::from_utf8(answer.stdout)?;
    let [version, names, seconds] = answer.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err(format!("ICU's program answers {answer:?}").into());
    };
    assert_eq!(names, names::COUNT.to_string());
    Ok((version.to_owned(), Duration::from_secs_f64(seconds.parse()?)))
}
