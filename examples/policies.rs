//! RFC 5893 as three parties read it, for comparing with them: names as code points on standard input,
//! one a line, and for each a line with three letters: the document (`s`atisfied, `v`iolated, `-` not
//! applicable), python idna and libidn2 (`s` or `v`).
//!
//! `tools/compare_idna.py` runs it.

use std::io::{self, BufRead, Write};

use bidiscope::name::{Character, Name, Notation};
use bidiscope::verdict::Verdict;
use bidiscope::verdict::policy::{libidn2_accepts, python_idna_accepts};
use bidiscope::verdict::rfc5893::judge;

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let name = Name::read(&line?, Notation::CodePoints).map_err(io::Error::other)?;
        let by_name = match judge(&name).verdict {
            Verdict::Satisfied => 's',
            Verdict::Violated => 'v',
            Verdict::NotApplicable => '-',
        };
        let by_label = |accepts: fn(&[Character]) -> bool| {
            let all = name.labels().iter().all(|label| accepts(name.label_characters(label)));
            if all { 's' } else { 'v' }
        };
        writeln!(out, "{by_name}{}{}", by_label(python_idna_accepts), by_label(libidn2_accepts))?;
    }
    Ok(())
}
