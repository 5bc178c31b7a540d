//! `study --certificate`, and `study --check`: a proof written, and one that is checked.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Display;
use bidiscope_proof::automata::{
    CheckedClaim, Decided, Known, NoCertificate, RefusedCertificate, certificate, check_certificate,
};
use bidiscope_proof::study::{Alphabet, Property};
use bidiscope_system::files;
use serde::Serialize;

use super::Arguments;
use crate::command::signals::Requests;
use crate::command::{Status, input, json, say, terminal};

/// The most bytes of a certificate that is checked.
const MOST_WRITTEN: u64 = 2 << 20;

/// Writes the certificate of what is known, and says where there is none.
pub(super) fn write(file: &Path, known: &Known, alphabet: &Alphabet, requests: &Requests) -> Status {
    let Known { property, display, decided, .. } = known;
    let name = terminal::file_name(file);
    let made = match decided {
        Decided::Refuted { .. } if property.is_of_sameness() => Err(NoCertificate::Refuted),
        _ => certificate(*property, display, alphabet.classes()).map(|it| it.text()),
    };
    let text = match made {
        Ok(text) if text.len() as u64 <= MOST_WRITTEN => text,
        Ok(_) => {
            say(&format!("{name}: not written: it would have more than {} megabytes", MOST_WRITTEN >> 20));
            return Status::Failed;
        }
        Err(reason) => {
            say(&format!("{name}: not written: {reason}"));
            return Status::Failed;
        }
    };
    if let Some(asked) = requests.status() {
        say(&format!("{name}: not written, for the study was stopped"));
        return asked;
    }
    match files::write_whole(file, text.as_bytes()) {
        Ok(()) => Status::Done,
        Err(error) => {
            say(&format!("{name}: the certificate could not be saved: {}", files::reason(&error)));
            Status::Failed
        }
    }
}

/// Checks the certificate in a file and says what it proves.
pub(super) fn check(asked: &Arguments, file: &Path, out: &mut dyn Write) -> io::Result<Status> {
    let read = input::whole_file(file, MOST_WRITTEN).map_err(|error| files::reason(&error));
    let text = read.and_then(|it| String::from_utf8(it).map_err(|_| "it is no text in UTF-8".to_owned()));
    let (status, reason) = match text.map(|it| check_certificate(&it)) {
        Ok(Ok(claim)) => match another(asked, &claim) {
            None => match beyond(&claim) {
                None => return told(asked.json, &claim, out).map(|()| Status::Done),
                Some(reason) => (Status::Failed, reason),
            },
            Some(reason) => (Status::Failed, reason),
        },
        Ok(Err(refused @ RefusedCertificate::Line(_))) => {
            (Status::Unreadable, format!("it is no certificate: {refused}"))
        }
        Ok(Err(refused)) => (Status::Failed, format!("it proves nothing: {refused}")),
        Err(reason) => (Status::Unreadable, reason),
    };
    let reason = terminal::visible(&reason);
    say(&format!("{}: {reason}", input::called(file)));
    if asked.json && status == Status::Failed {
        json::write_line(out, &Refused { proves: false, because: &reason })?;
    }
    Ok(status)
}

/// Why a claim that was checked is not proved beyond the length to which N was compared.
fn beyond(claim: &CheckedClaim) -> Option<String> {
    let length = claim.compared_to;
    match claim.is_of_rules() {
        Ok(true) => None,
        Ok(false) => Some(format!(
            "it is not proved: N gives the display\u{2019}s orders to length {length}, and beyond it is not what the \
             display\u{2019}s rules make"
        )),
        Err(reason) => Some(format!("it is not proved beyond length {length}: {reason}")),
    }
}

/// Where a claim is another than the one that is asked about.
fn another(asked: &Arguments, claim: &CheckedClaim) -> Option<String> {
    let is_of = |it: &Alphabet| {
        let other = &claim.classes;
        it.classes().len() == other.len() && it.classes().iter().all(|class| other.contains(class))
    };
    if !asked.properties.is_empty() && asked.properties != [claim.property] {
        return Some(format!("it proves another property: {}", claim.property.id()));
    }
    if !asked.displays.is_empty()
        && super::display::chosen_or(&asked.displays, &[]) != [claim.display.clone()]
    {
        return Some(format!("it proves this of another display: {}", claim.display));
    }
    let classes = asked.classes.as_ref().filter(|it| !is_of(it));
    classes.map(|_| format!("it proves this over other classes: {}", listed(&claim.classes)))
}

fn listed(classes: &[BidiClass]) -> String {
    let names: Vec<&str> = classes.iter().map(|it| it.short_name()).collect();
    names.join(", ")
}

/// What a certificate proves, as other programs get it.
#[derive(Serialize)]
struct Proves<'a> {
    proves: bool,
    property: Property,
    strategy: &'a Display,
    classes: &'a [BidiClass],
    compared_to: usize,
}

/// That it proves nothing, or something else.
#[derive(Serialize)]
struct Refused<'a> {
    proves: bool,
    because: &'a str,
}

fn told(is_json: bool, claim: &CheckedClaim, out: &mut dyn Write) -> io::Result<()> {
    let CheckedClaim { property, display, classes, compared_to, .. } = claim;
    if is_json {
        let (property, compared_to) = (*property, *compared_to);
        return json::write_line(
            out,
            &Proves { proves: true, property, strategy: display, classes, compared_to },
        );
    }
    writeln!(out, "Proved for all lengths: {} ({})", property.statement(), property.id())?;
    writeln!(out, "  display    {} ({display})", display.title())?;
    writeln!(out, "  sequences  {}", claim.language())?;
    writeln!(out, "  classes    {}", listed(classes))?;
    writeln!(
        out,
        "N gives every sequence to length {compared_to} the order in which the display shows it. Beyond, N is what the display\u{2019}s \
         rules make: docs/theorems.md says why that is right."
    )
}
