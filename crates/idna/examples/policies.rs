//! RFC 5893 as three parties read it, RFC 5891 and UTS #46, for comparing with others: names as code points on
//! standard input, one a line, and for each a line with five letters: the Bidi rule by the document (`s`atisfied,
//! `v`iolated, `-` not applicable), by python idna and by libidn2 (`s` or `v`), then registration and look-up
//! (`s` or `v`); after tabs what UTS #46 yields, nontransitional and transitional, `-` where it refuses the name. A
//! name that cannot be read gives `!!!!!`, and nothing is yielded.
//!
//! `tools/compare_idna.py`, `tools/compare_idna2008.py` and `tools/compare_uts46.py` run it.

use std::io::{self, BufRead, Write};

use bidiscope_bidi::name::{Character, Name, Notation};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_idna::verdict::policy::{libidn2_accepts, python_idna_accepts};
use bidiscope_idna::verdict::rfc5891::{Protocol, violations};
use bidiscope_idna::verdict::rfc5893::judge_name;
use bidiscope_idna::verdict::uts46::{Uts46Processing, process_by_uts46};

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let Ok(name) = Name::read(&line?, Notation::CodePoints) else {
            writeln!(out, "!!!!!\t-\t-")?;
            continue;
        };
        let by_name = match judge_name(&name).rule_verdict {
            RuleVerdict::Satisfied => 's',
            RuleVerdict::Violated => 'v',
            RuleVerdict::NotApplicable => '-',
        };
        let by_label = |accepts: fn(&[Character]) -> bool| {
            let all = name.labels().iter().all(|label| accepts(name.label_characters(label)));
            if all { 's' } else { 'v' }
        };
        let by = |protocol| if violations(&name, protocol).is_empty() { 's' } else { 'v' };
        let (registration, lookup) = (by(Protocol::Registration), by(Protocol::Lookup));
        let (python, libidn2) = (by_label(python_idna_accepts), by_label(libidn2_accepts));
        let processed = process_by_uts46(&name);
        let [nontransitional, transitional] =
            Uts46Processing::ALL.map(|it| processed.ascii_name_unless_refused(it).unwrap_or("-"));
        let letters = format_args!("{by_name}{python}{libidn2}{registration}{lookup}");
        writeln!(out, "{letters}\t{nontransitional}\t{transitional}")?;
    }
    Ok(())
}
