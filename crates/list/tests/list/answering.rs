//! The crew answers for a list in its order, up to where it can be read.

use std::io::{self, ErrorKind, Read};

use bidiscope_list::scan::{NameRow, ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_list::{ListInputFormat, ListReader, scan_list};
use bidiscope_system::threads::{ThreadPool, WorkProgress};

/// A disk that vanishes.
struct Vanishing<R>(R);

impl<R: Read> Read for Vanishing<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self.0.read(into)? {
            0 => Err(ErrorKind::NotConnected.into()),
            count => Ok(count),
        }
    }
}

fn wanted() -> ScanOptions {
    ScanOptions {
        computed_columns: ScanColumnSet::NONE.with(ScanColumn::Line).with(ScanColumn::Name),
        ..ScanOptions::default()
    }
}

#[test]
fn what_was_read_before_the_list_vanished_is_answered_for() {
    let text: String = (1..=20_000).map(|it| format!("a{it}\n")).collect();
    for threads in [1, 2, 3] {
        let mut list = ListReader::new(Vanishing(text.as_bytes()), &ListInputFormat::NamePerLine);
        let (mut names, mut bytes) = (Vec::new(), 0);
        let visit =
            |row: &NameRow, made: &mut Vec<(u64, String)>| made.push((row.line_number, row.name.clone()));
        let progress = WorkProgress::new();
        let pool = ThreadPool::new(Some(threads), &progress);
        let done = scan_list(&mut list, &wanted(), &pool, visit, |it| {
            names.extend(it.result);
            bytes = it.total_bytes_read;
            Ok(())
        });
        assert_eq!(done.map_err(|it| it.kind()), Err(ErrorKind::NotConnected));
        assert!(names.into_iter().eq((1..=20_000).map(|it| (it, format!("a{it}")))));
        assert_eq!(bytes, text.len() as u64);
    }
}

#[test]
fn whoever_takes_may_end_it() {
    let text = "a\n".repeat(100_000);
    let mut list = ListReader::new(text.as_bytes(), &ListInputFormat::NamePerLine);
    let mut blocks = 0;
    let done = scan_list(
        &mut list,
        &wanted(),
        &ThreadPool::new(Some(2), &WorkProgress::new()),
        |_, (): &mut ()| (),
        |_| {
            blocks += 1;
            if blocks == 2 { Err(ErrorKind::BrokenPipe.into()) } else { Ok(()) }
        },
    );
    assert_eq!((done.map_err(|it| it.kind()), blocks), (Err(ErrorKind::BrokenPipe), 2));
}
