//! Compares the row of each of 200,000 generated names with what `bidiscope inspect` says of it.
//!
//! `cargo run --release -p bidiscope-list --example scan_rows`
//!
//! Prints how many were compared, and ends with status 1 at the first that differs.

use std::thread;

use bidiscope_bidi::name::Notation;
use bidiscope_list::scan::{NameRow, NameRowBuilder, ScanOptions};

#[path = "../../../benches/names/mod.rs"]
mod names;
#[path = "../tests/scan/rows_and_inspect.rs"]
mod rows_and_inspect;

fn main() {
    let names = names::names();
    let share = names.len().div_ceil(thread::available_parallelism().map_or(1, usize::from));
    let differing = thread::scope(|scope| {
        let workers: Vec<_> =
            names.chunks(share).map(|names| scope.spawn(|| names.iter().find_map(differs))).collect();
        workers.into_iter().find_map(|it| it.join().expect("a worker ends"))
    });
    if let Some(difference) = differing {
        println!("{difference}");
        std::process::exit(1);
    }
    println!("{} rows of {} names are what `bidiscope inspect` says", names.len(), names::COUNT);
}

fn differs((_, name): &(names::Group, String)) -> Option<String> {
    let row = NameRowBuilder::new(ScanOptions::default()).build_row(1, name.as_bytes()).clone();
    let row = NameRow { skeletons: Default::default(), ..row };
    let expected = rows_and_inspect::expected_row(1, name, Notation::Unicode, None);
    (row != expected).then(|| format!("{}: {row:?} instead of {expected:?}", name.escape_unicode()))
}
