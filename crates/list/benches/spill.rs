//! What groups cost beyond memory: processor time, memory and temporary bytes of a scan with all columns, in memory and
//! at [`SMALL_MEMORY`], of 1, 5 and 10 million names.
//!
//! `cargo bench -p bidiscope-list --bench spill [-- FILE [THREADS]]`
//!
//! FILE has a name a line, of which the first are taken; without it there are 10 million, made from those of
//! `benches/names`. Each measurement is a process of its own: it does what `bidiscope scan --output` does. The
//! exponents are by how much the time grows with the names: 1 where it is proportional to them. Temporary files are in
//! the system's folder for them (`TMPDIR`), and take up to 8 GB. Ends with status 1 where the small memory costs more
//! than [`MOST_OF_MEMORY`] times the processor time, or more memory than it says is taken.

use std::error::Error;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use bidiscope_list::scan::{NameRow, ScanColumnSet, ScanColumnValue, ScanOptions};
use bidiscope_list::{
    BatchResult, ComparisonKeyBuffer, ListInputFormat, ListReader, NameMatchFinder, RowFormat, RowWriter,
    scan_list,
};
use bidiscope_system::threads::{ThreadPool, WorkProgress};
use cpu_time::ProcessTime;

mod many_names;

const MILLIONS: [u64; 3] = [1, 5, 10];
const SMALL_MEMORY: u64 = 256 << 20;
const MOST_OF_MEMORY: f64 = 1.3;

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo passes `--bench` itself.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    if let [kind, file, names, memory, threads] = &arguments[..]
        && kind == "measured"
    {
        return measure(Path::new(file), names.parse()?, memory.parse()?, threads.parse()?);
    }
    let folder = tempfile::tempdir()?;
    let file = match arguments.first().filter(|it| it.as_str() != "-") {
        Some(file) => PathBuf::from(file),
        None => many_names::write_file(folder.path(), MILLIONS[MILLIONS.len() - 1] * 1_000_000)?,
    };
    let threads = arguments.get(1).map_or("1", String::as_str);
    println!(
        "{:>10}{:>12}{:>14}{:>10}{:>14}{:>12}",
        "names", "memory", "processor", "peak", "temporary", "exponent"
    );
    let mut passes = true;
    let mut last: [Option<(f64, f64)>; 2] = [None; 2];
    for millions in MILLIONS {
        let mut times = [0.0; 2];
        for (at, memory) in [1 << 40, SMALL_MEMORY].into_iter().enumerate() {
            let names = (millions * 1_000_000).to_string();
            let own = [memory.to_string(), threads.to_owned()];
            let output = Command::new(std::env::current_exe()?)
                .arg("measured")
                .arg(&file)
                .args([&names, &own[0], &own[1]])
                .output()?;
            let text = String::from_utf8(output.stdout)?;
            let numbers: Vec<f64> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
            let [count, seconds, peak, temporary] = numbers[..] else {
                return Err(String::from_utf8_lossy(&output.stderr).into());
            };
            let exponent = last[at].replace((count, seconds)).map_or(String::new(), |(fewer, less)| {
                format!("{:.2}", (seconds / less).ln() / (count / fewer).ln())
            });
            let title = if at == 0 { "all" } else { "256M" };
            let mb = |it: f64| format!("{:.0} MB", it / 1e6);
            println!(
                "{count:>10}{title:>12}{seconds:>12.1} s{:>12}{:>14}{exponent:>10}",
                mb(peak),
                mb(temporary)
            );
            times[at] = seconds;
            passes &= at == 0 || peak <= SMALL_MEMORY as f64;
        }
        let ratio = times[1] / times[0];
        println!("{:>10}{ratio:>12.2} times the processor time; {MOST_OF_MEMORY} may be", "");
        passes &= ratio <= MOST_OF_MEMORY;
    }
    if passes { Ok(()) } else { Err("more time or memory than may be".into()) }
}

/// Scans the first names of a file, and prints how many they are, the seconds, and the bytes of memory and of temporary
/// files.
fn measure(file: &Path, names: u64, memory: u64, threads: usize) -> Result<(), Box<dyn Error>> {
    let columns =
        ScanColumnSet::written_by_default().filtered(|it| !it.concerns_other_list() && !it.needs_rulesets());
    let writer = RowWriter::new(RowFormat::Csv, columns.iter().collect(), false);
    let mut input = FirstLines { input: BufReader::with_capacity(1 << 16, File::open(file)?), left: names };
    let start = ProcessTime::now();
    let (mut spool, mut spooled, mut rows) = (BufWriter::with_capacity(1 << 18, tempfile::tempfile()?), 0, 0);
    let grouped = columns.filtered(bidiscope_list::scan::ScanColumn::compares_with_other_names);
    // As much is left for the rest of the process as the program leaves.
    let mut grouper =
        NameMatchFinder::new(grouped, memory - (32 << 20), &std::env::temp_dir()).with_threads(Some(threads));
    let hasher = grouper.comparison_key_hasher();
    scan_list(
        &mut ListReader::new(&mut input, &ListInputFormat::NamePerLine),
        &ScanOptions { computed_columns: columns, ..ScanOptions::default() },
        &ThreadPool::new(Some(threads), &WorkProgress::new()),
        |row: &NameRow, (bytes, keys, rows): &mut (Vec<u8>, ComparisonKeyBuffer, u64)| {
            writer.write_temporary_row(row, bytes);
            keys.push_row_keys(row.line_number, &row.comparison_keys(), &hasher);
            *rows += 1;
        },
        |BatchResult { result: (bytes, keys, count), .. }| {
            (spooled, rows) = (spooled + bytes.len() as u64, rows + count);
            for number in [count, bytes.len() as u64] {
                spool.write_all(&number.to_le_bytes())?;
            }
            spool.write_all(&bytes)?;
            keys.add_as_list_rows(&mut grouper)
        },
    )?;
    let mut groups = grouper.find_matches_unless_stopped(&WorkProgress::new())?.ok_or("nobody stops it")?;
    let mut spool = spool.into_inner()?;
    spool.rewind()?;
    let mut spool = BufReader::with_capacity(1 << 18, spool);
    let mut out = BufWriter::with_capacity(1 << 18, tempfile::tempfile()?);
    let (mut left, mut written) = (rows, 0);
    // As the program does: a block is read by one thread at a time, and completed by any.
    ThreadPool::new(Some(threads), &WorkProgress::new()).process_in_order(
        || {
            if left == 0 {
                return Ok(None);
            }
            let mut number = || -> io::Result<u64> {
                let mut number = [0; 8];
                spool.read_exact(&mut number)?;
                Ok(u64::from_le_bytes(number))
            };
            let (count, length) = (number()?, number()?);
            let mut block = vec![0; length as usize];
            spool.read_exact(&mut block)?;
            left -= count;
            let cells = (0..count).map(|_| groups.next_row_matches()).collect::<io::Result<Vec<_>>>()?;
            Ok(Some((block, cells)))
        },
        || (),
        |(), (block, cells): (Vec<u8>, Vec<_>)| {
            let complete = || {
                let (mut block, mut bytes) = (block.as_slice(), Vec::new());
                for cells in cells {
                    let last = |column| {
                        cells
                            .group_or_line_number(column)
                            .map_or(ScanColumnValue::Empty, ScanColumnValue::LineGroupOrCount)
                    };
                    writer.complete_temporary_row(&mut block, last, &[], &mut bytes)?;
                }
                io::Result::Ok(bytes)
            };
            Some(complete())
        },
        |bytes| {
            let bytes = bytes?;
            written += bytes.len() as u64;
            out.write_all(&bytes)
        },
    )?;
    out.flush()?;
    let seconds = start.elapsed().as_secs_f64();
    let of = |file: &str, key: &str| -> Option<u64> {
        let text = std::fs::read_to_string(file).ok()?;
        let line = text.lines().find_map(|it| it.strip_prefix(key))?;
        line.trim().trim_end_matches(" kB").parse().ok()
    };
    // In kB; what was written beside the rows is temporary.
    let peak = of("/proc/self/status", "VmHWM:").unwrap_or_default() << 10;
    let temporary = of("/proc/self/io", "wchar:").unwrap_or_default().saturating_sub(written);
    println!("{rows} {seconds} {peak} {temporary}");
    Ok(())
}

/// The first lines of an input.
struct FirstLines<R> {
    input: R,
    left: u64,
}

impl<R: BufRead> Read for FirstLines<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let buffer = self.input.fill_buf()?;
        let length = buffer.len().min(into.len());
        let mut taken = 0;
        while taken < length && self.left > 0 {
            let rest = &buffer[taken..length];
            match rest.iter().position(|&it| it == b'\n') {
                Some(end) => {
                    taken += end + 1;
                    self.left -= 1;
                }
                None => taken = length,
            }
        }
        into[..taken].copy_from_slice(&buffer[..taken]);
        self.input.consume(taken);
        Ok(taken)
    }
}
