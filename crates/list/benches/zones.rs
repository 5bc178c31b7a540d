//! How much longer a name takes under a profile of 10,000 zones than under a profile of one. Ends with status 1 if it is more
//! than [`MOST`] times as long. Processor time of one thread, both by turns in one run, of as many names of the same lengths.
//!
//!     cargo bench -p bidiscope-list --bench zones             a million names
//!     cargo bench -p bidiscope-list --bench zones -- 20000    so many

use std::error::Error;
use std::io::{Cursor, Write};
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::{
    RegistryProfile, RegistryProfileZone, RegistryRules, RegistryRulesByZone, Rulesets, Zone,
};
use bidiscope_list::scan::{NameRow, ScanColumn, ScanColumnSet, ScanColumnValue, ScanOptions};
use bidiscope_list::{ListInputFormat, ListReader, RowFormat, RowWriter, scan_list};
use bidiscope_system::threads::{ThreadPool, WorkProgress};
use cpu_time::ProcessTime;

const ZONES: usize = 10_000;
const NAMES: usize = 1_000_000;
/// How many times as long a name may take.
const MOST: f64 = 1.2;
/// How often each is measured, by turns; the median counts.
const ROUNDS: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let names = std::env::args().skip(1).find_map(|it| it.parse().ok()).unwrap_or(NAMES);
    let all = ScanColumnSet::default_known_without_other_rows().filtered(|it| !it.needs_rulesets());
    let verdict = ScanColumnSet::NONE.with(ScanColumn::Registration).with(ScanColumn::Reasons);
    let mut passes = true;
    for (title, first, columns) in [
        ("all columns without groups", 'z', all),
        ("the same, Hebrew zones", '\u{5D0}', all),
        ("registration, reasons", 'z', verdict),
    ] {
        let (one, many) =
            (Measured::new(1, first, names, columns), Measured::new(ZONES, first, names, columns));
        let (mut of_one, mut of_many, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let (one, many) = (one.nanoseconds()?, many.nanoseconds()?);
            of_one.push(one);
            of_many.push(many);
            ratios.push(many / one);
        }
        let [one, many, ratio] = [of_one, of_many, ratios].map(median);
        println!(
            "{title:<28}{names:>9} names: {one:>6.0} ns a name under one zone, {many:>6.0} under {ZONES}: {ratio:.2} times as \
             long; at most {MOST} may be"
        );
        passes &= ratio <= MOST;
    }
    if passes { Ok(()) } else { Err("a name takes too long under many zones".into()) }
}

/// A list under a profile.
struct Measured {
    text: String,
    names: usize,
    options: ScanOptions,
}

impl Measured {
    /// So many names, half of them of Hebrew letters, under so many zones whose first label begins with `first`.
    fn new(zones: usize, first: char, names: usize, columns: ScanColumnSet) -> Self {
        let zone = |at: usize| format!("{first}{at:05}.il");
        let read = |at: usize| Zone::read(&zone(at), Notation::Unicode).expect("a zone");
        // As of a profile's file, in which many zones have the same rules.
        let (rulesets, rules): (Rulesets, Arc<RegistryRules>) = (Arc::from([]), Arc::default());
        let of = |at| RegistryProfileZone {
            zone: read(at),
            zone_rulesets: Arc::clone(&rulesets),
            other_registry_rules: Arc::clone(&rules),
        };
        let profile = RegistryProfile::new((0..zones).map(of).collect());
        // Zones follow each other in no order.
        let line = |at: usize| format!("{}.{}\n", label(at), zone(at * 7_919 % zones));
        let rules = RegistryRulesByZone::RegistryProfile(Arc::new(profile));
        let options =
            ScanOptions { registry_rules: rules, computed_columns: columns, ..ScanOptions::default() };
        Self { text: (0..names).map(line).collect(), names, options }
    }

    /// What `bidiscope scan --no-groups --profile` does, but for the disk.
    fn nanoseconds(&self) -> Result<f64, Box<dyn Error>> {
        let writer = RowWriter::new(RowFormat::Csv, self.options.computed_columns.iter().collect(), false);
        let mut reader = ListReader::new(Cursor::new(self.text.as_bytes()), &ListInputFormat::NamePerLine);
        let start = ProcessTime::now();
        let visit = |row: &NameRow, out: &mut Vec<u8>| writer.write_row(row, |_| ScanColumnValue::Empty, out);
        let progress = WorkProgress::new();
        scan_list(&mut reader, &self.options, &ThreadPool::new(Some(1), &progress), visit, |it| {
            std::io::sink().write_all(&it.result)
        })?;
        Ok(start.elapsed().as_secs_f64() * 1e9 / self.names as f64)
    }
}

/// A label of 8 letters, Hebrew or Latin.
fn label(mut number: usize) -> String {
    let first = if number.is_multiple_of(2) { 'a' } else { '\u{5D0}' };
    let letters = std::iter::repeat_with(|| {
        let letter = char::from_u32(first as u32 + (number % 22) as u32).unwrap_or(first);
        number /= 22;
        letter
    });
    letters.take(8).collect()
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
