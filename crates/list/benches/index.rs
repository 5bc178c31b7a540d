//! What it costs to compare 1,000 names with 5 million registered ones: with the list itself, and with an index of it.
//!
//! `cargo bench -p bidiscope-list --bench index`
//!
//! The names are those of `spill`. It makes the index, prints its size, and compares every 5,000th name with it and with
//! the list, by all columns about another list that need no rulesets. Ends with status 1 where the answers differ, or the
//! index takes more than [`MOST`] seconds of processor time.

use std::error::Error;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RulesByZone;
use bidiscope_list::scan::{Columns, NameRow, RowBuilder, ScanOptions};
use bidiscope_list::{
    GroupCells, Grouper, HashingReader, IndexSettings, IndexWriter, InputFormat, KeyBuffer, ListCounts,
    ListReader, NameBuffer, NameIndex, SourceFile, scan_list,
};
use bidiscope_system::threads::Progress;
use cpu_time::ProcessTime;

mod many_names;

const REGISTERED: u64 = 5_000_000;
const APPLICATIONS: usize = 1_000;
const MOST: f64 = 0.2;
const MEMORY: u64 = 1 << 30;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let list = many_names::write_file(folder.path(), REGISTERED)?;
    let path = folder.path().join("names.bidx");
    let start = ProcessTime::now();
    write_index(&list, &path)?;
    let seconds = start.elapsed().as_secs_f64();
    let bytes = fs::metadata(&path)?.len();
    println!(
        "{REGISTERED} names, {} MB; the index: {} MB, made in {seconds:.1} s",
        fs::metadata(&list)?.len() / 1_000_000,
        bytes / 1_000_000
    );

    let text = fs::read_to_string(&list)?;
    let applications: Vec<&str> =
        text.lines().step_by(REGISTERED as usize / APPLICATIONS).map(|it| it.trim_end_matches('.')).collect();
    let start = ProcessTime::now();
    let index = Arc::new(NameIndex::open(&path)?);
    index.source().exists_unchanged()?;
    let by_index = compare(&applications, Grouper::against_index(columns(), MEMORY, folder.path(), index))?;
    let of_index = start.elapsed().as_secs_f64();
    let start = ProcessTime::now();
    let mut grouper = Grouper::new(columns(), MEMORY, folder.path());
    let hasher = grouper.hasher();
    scan_list(
        &mut ListReader::open(&list, &InputFormat::Names)?,
        &options(),
        (Some(1), &Progress::new()),
        |row: &NameRow, keys: &mut KeyBuffer| keys.push(row.line, &row.keys(), &hasher),
        |keys, _| keys.add_to(&mut grouper, true),
    )?;
    let by_list = compare(&applications, grouper)?;
    let of_list = start.elapsed().as_secs_f64();
    println!(
        "{} names with the list {of_list:.2} s, with the index {of_index:.3} s; {MOST} may be",
        applications.len()
    );
    let is_same = by_index == by_list;
    if !is_same {
        println!("the answers differ");
    }
    if is_same && of_index <= MOST { Ok(()) } else { Err("not as it should be".into()) }
}

fn columns() -> Columns {
    Columns::standard()
        .filtered(|it| it.is_comparison() && it.is_against_other_list() && !it.needs_rulesets())
}

fn options() -> ScanOptions {
    ScanOptions { columns: columns(), trims: true, ..ScanOptions::default() }
}

fn compare(names: &[&str], mut grouper: Grouper) -> Result<Vec<GroupCells>, Box<dyn Error>> {
    let mut builder = RowBuilder::new(options());
    for (line, name) in (1..).zip(names) {
        grouper.add(line, &builder.row(line, name.as_bytes()).keys())?;
    }
    let mut groups = grouper.finish(&Progress::new())?.ok_or("nobody stops it")?;
    names.iter().map(|_| Ok(groups.next()?)).collect()
}

fn write_index(list: &Path, path: &Path) -> Result<(), Box<dyn Error>> {
    let settings = IndexSettings::new(Notation::Unicode, true, &RulesByZone::default(), Vec::new());
    let file = BufWriter::with_capacity(1 << 18, File::create(path)?);
    let mut index = IndexWriter::new(file, (settings, &[]), (MEMORY, Some(1), &std::env::temp_dir()))?;
    let hasher = index.hasher();
    let mut reader = HashingReader::new(File::open(list)?);
    scan_list(
        &mut ListReader::new(&mut reader, &InputFormat::Names),
        &options(),
        (Some(1), &Progress::new()),
        |row: &NameRow, (keys, names): &mut (KeyBuffer, NameBuffer)| {
            keys.push(row.line, &row.keys(), &hasher);
            names.push(row, 0);
        },
        |(keys, names), _| index.add(&keys, &names),
    )?;
    index.finish(SourceFile::new(list, reader)?, ListCounts::default(), &Progress::new())?;
    Ok(())
}
