//! How much memory a million labels take that are grouped by their index labels under a ruleset. Ends with status 1 if it is
//! more than [`MOST`] bytes a label besides the label's own. Linux only: elsewhere it measures nothing.
//!
//!     cargo bench -p bidiscope-list --bench lgr             labels of KAF, SWASH KAF and BEH, under tests/data/lgr/variants.xml
//!     cargo bench -p bidiscope-list --bench lgr -- FILE     labels of any members of this ruleset

use std::error::Error;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_idna::verdict::{NamedRuleset, RegistryRulesByZone};
use bidiscope_lgr::Ruleset;
use bidiscope_list::scan::{NameRow, ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_list::{ComparisonKeyBuffer, ListInputFormat, ListReader, NameMatchFinder, scan_list};
use bidiscope_system::threads::{ThreadPool, WorkProgress};

const LABELS: usize = 1_000_000;
/// The most bytes a label, its own not counted.
const MOST: f64 = 60.0;
/// All stays in memory.
const MEMORY: u64 = 1 << 40;

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo passes `--bench` itself.
    let file = std::env::args().skip(1).find(|it| !it.starts_with('-')).map(PathBuf::from);
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/lgr/variants.xml");
    let ruleset = Ruleset::read(&std::fs::read(file.as_ref().unwrap_or(&own))?)?;
    let members = match file {
        None => ["\u{643}", "\u{6AA}", "\u{628}"].map(str::to_owned).to_vec(),
        Some(_) => ruleset.members().iter().map(|it| it.code_points.iter().collect()).collect(),
    };
    let rules = RegistryRulesByZone::of_rulesets_without_zone(Arc::from([NamedRuleset {
        name: String::new(),
        ruleset,
    }]));
    let columns = ScanColumnSet::NONE.with(ScanColumn::SameVariants);
    let options = ScanOptions { registry_rules: rules, computed_columns: columns, ..ScanOptions::default() };
    let mut labels = Labels { members, seed: 7_940, left: LABELS, line: Vec::new(), bytes: 0 };

    let before = memory("VmRSS:").unwrap_or_default();
    let mut grouper = NameMatchFinder::new(columns, MEMORY, &std::env::temp_dir());
    let hasher = grouper.comparison_key_hasher();
    let mut reader = ListReader::new(&mut labels, &ListInputFormat::NamePerLine);
    let visit = |row: &NameRow, keys: &mut ComparisonKeyBuffer| {
        keys.push_row_keys(row.line_number, &row.comparison_keys(), &hasher)
    };
    let progress = WorkProgress::new();
    scan_list(&mut reader, &options, &ThreadPool::new(Some(1), &progress), visit, |it| {
        it.result.add_as_list_rows(&mut grouper)
    })?;
    let mut groups = grouper.find_matches_unless_stopped(&WorkProgress::new())?.ok_or("nobody stops it")?;
    let (mut grouped, mut last) = (0, 0);
    for _ in 0..LABELS {
        if let Some(number) = groups.next_row_matches()?.group_or_line_number(ScanColumn::SameVariants) {
            (grouped, last) = (grouped + 1, last.max(number));
        }
    }
    let Some(most) = memory("VmHWM:") else {
        println!("{LABELS} labels, {grouped} of them in {last} groups");
        return Ok(());
    };
    let own = labels.bytes as f64 / LABELS as f64;
    let taken = most.saturating_sub(before) as f64 / LABELS as f64;
    println!(
        "{LABELS} labels, {grouped} of them in {last} groups: {taken:.1} bytes a label, of which it has {own:.1} itself; \
         {:.1} besides, at most {MOST} may be",
        taken - own
    );
    if taken - own > MOST {
        std::process::exit(1);
    }
    Ok(())
}

/// Labels at random, one a line, made while they are read.
struct Labels {
    members: Vec<String>,
    seed: u64,
    left: usize,
    /// What is not read yet of the last line, backwards.
    line: Vec<u8>,
    /// The bytes of all labels.
    bytes: u64,
}

impl Labels {
    fn random(&mut self, below: usize) -> usize {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 33) as usize % below
    }
}

impl Read for Labels {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.line.is_empty() {
            let Some(left) = self.left.checked_sub(1) else { return Ok(0) };
            self.left = left;
            let mut label = String::new();
            for _ in 0..6 + self.random(9) {
                let at = self.random(self.members.len());
                label.push_str(&self.members[at]);
            }
            self.bytes += label.len() as u64;
            label.push('\n');
            self.line = label.into_bytes();
            self.line.reverse();
        }
        let length = into.len().min(self.line.len());
        for (into, from) in into.iter_mut().zip(self.line.drain(self.line.len() - length..).rev()) {
            *into = from;
        }
        Ok(length)
    }
}

/// A line of `/proc/self/status`, in bytes.
fn memory(key: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|it| it.strip_prefix(key))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|it| it << 10)
}
