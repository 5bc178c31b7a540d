//! A list, answered for by the crew.

use std::io::{self, Read};

use crate::scan::{Clerk, NameRow, Wanted};
use bidiscope_system::threads::{Crew, Progress};

use super::portion::Portion;
use super::read::ListReader;

/// Has every name of a list answered for by so many threads (`None`: one for each core), some names at a time.
///
/// `visit` is called for each row, in whichever thread it was made, and adds to what comes of its portion; `take` gets
/// that of one portion after another, in the list's order and in this thread, with the number of bytes that were
/// read by then. Where the work is stopped, `take` gets what was read until then, and nothing is missing from it.
///
/// # Errors
/// Those of reading the list, once the names before are taken; and those of `take`, which end it.
pub fn answer_list<R: Read + Send, T: Default + Send>(
    list: &mut ListReader<R>,
    wanted: &Wanted,
    (threads, progress): (Option<usize>, &Progress),
    visit: impl Fn(&NameRow, &mut T) + Sync,
    mut take: impl FnMut(T, u64) -> io::Result<()>,
) -> io::Result<()> {
    Crew::new(threads, progress).in_order(
        || Portion::read(list),
        || Clerk::new(wanted.clone()),
        |clerk, portion| {
            let mut made = T::default();
            portion.each_row(clerk, |row| visit(row, &mut made));
            (made, portion.bytes_read)
        },
        |(made, bytes_read)| take(made, bytes_read),
    )
}
