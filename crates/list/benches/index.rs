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
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::{NameRow, NameRowBuilder, ScanColumnSet, ScanOptions};
use bidiscope_list::{
    BatchResult, ComparisonKeyBuffer, HashingReader, IndexedListFile, ListEntryCounts, ListInputFormat,
    ListReader, NameIndex, NameIndexSettings, NameIndexWriter, NameIndexWriterOptions, NameMatchFinder,
    RowMatches, StoredEntryBuffer, scan_list,
};
use bidiscope_system::threads::{ThreadPool, WorkProgress};
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
    let by_index = compare(
        &applications,
        NameMatchFinder::with_index_as_other_list(columns(), MEMORY, folder.path(), index),
    )?;
    let of_index = start.elapsed().as_secs_f64();
    let start = ProcessTime::now();
    let mut grouper = NameMatchFinder::new(columns(), MEMORY, folder.path());
    let hasher = grouper.comparison_key_hasher();
    scan_list(
        &mut ListReader::open(&list, &ListInputFormat::NamePerLine)?,
        &options(),
        &ThreadPool::new(Some(1), &WorkProgress::new()),
        |row: &NameRow, keys: &mut ComparisonKeyBuffer| {
            keys.push_row_keys(row.line_number, &row.comparison_keys(), &hasher)
        },
        |it: BatchResult<ComparisonKeyBuffer>| it.result.add_as_other_list_rows(&mut grouper),
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

fn columns() -> ScanColumnSet {
    ScanColumnSet::written_by_default()
        .filtered(|it| it.compares_with_other_names() && it.concerns_other_list() && !it.needs_rulesets())
}

fn options() -> ScanOptions {
    ScanOptions { computed_columns: columns(), trims_white_space: true, ..ScanOptions::default() }
}

fn compare(names: &[&str], mut grouper: NameMatchFinder) -> Result<Vec<RowMatches>, Box<dyn Error>> {
    let mut builder = NameRowBuilder::new(options());
    for (line, name) in (1..).zip(names) {
        grouper.add_list_row(line, &builder.build_row(line, name.as_bytes()).comparison_keys())?;
    }
    let mut groups = grouper.find_matches_unless_stopped(&WorkProgress::new())?.ok_or("nobody stops it")?;
    names.iter().map(|_| Ok(groups.next_row_matches()?)).collect()
}

fn write_index(list: &Path, path: &Path) -> Result<(), Box<dyn Error>> {
    let settings =
        NameIndexSettings::new(Notation::Unicode, true, &RegistryRulesByZone::default(), Vec::new());
    let file = BufWriter::with_capacity(1 << 18, File::create(path)?);
    let writer_options = NameIndexWriterOptions {
        settings,
        stored_column_titles: &[],
        max_sort_memory_bytes: MEMORY,
        max_thread_count: Some(1),
        temporary_folder: &std::env::temp_dir(),
    };
    let mut index = NameIndexWriter::new(file, writer_options)?;
    let hasher = index.comparison_key_hasher();
    let mut reader = HashingReader::new(File::open(list)?);
    scan_list(
        &mut ListReader::new(&mut reader, &ListInputFormat::NamePerLine),
        &options(),
        &ThreadPool::new(Some(1), &WorkProgress::new()),
        |row: &NameRow, (keys, names): &mut (ComparisonKeyBuffer, StoredEntryBuffer)| {
            keys.push_row_keys(row.line_number, &row.comparison_keys(), &hasher);
            names.push_row(row, 0);
        },
        |BatchResult { result: (keys, names), .. }| index.add_rows(&keys, &names),
    )?;
    index.finish_unless_stopped(
        IndexedListFile::of_fully_read_list(list, reader)?,
        ListEntryCounts::default(),
        &WorkProgress::new(),
    )?;
    Ok(())
}
