//! `study --certificate` writes a proof to a file; `study --check` checks one.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_present::error_text::file_error_text;
use bidiscope_proof::automata::{
    CertificateError, CheckedClaim, NoCertificate, PropertyOutcome, PropertyResult, certificate,
    check_certificate,
};
use bidiscope_proof::study::{Alphabet, Property};
use bidiscope_system::files;
use serde::Serialize;

use super::Arguments;
use crate::command::signals::StopRequests;
use crate::command::{Status, input, json, print_message, terminal};

/// The largest certificate that is written or checked, in bytes.
const MAX_BYTES: u64 = 2 << 20;

/// Writes the certificate of a decision; prints why where there is none.
pub(super) fn write(
    file: &Path,
    known: &PropertyResult,
    alphabet: &Alphabet,
    requests: &StopRequests,
) -> Status {
    let PropertyResult { property, display, outcome, .. } = known;
    let name = terminal::file_name(file);
    let made = match outcome {
        PropertyOutcome::Refuted { .. } if property.is_uniqueness() => Err(NoCertificate::Refuted),
        _ => certificate(*property, display, alphabet.classes()).map(|it| it.text()),
    };
    let text = match made {
        Ok(text) if text.len() as u64 <= MAX_BYTES => text,
        Ok(_) => {
            print_message(&format!(
                "{name}: not written: it would have more than {} megabytes",
                MAX_BYTES >> 20
            ));
            return Status::Failed;
        }
        Err(reason) => {
            print_message(&format!("{name}: not written: {reason}"));
            return Status::Failed;
        }
    };
    if let Some(status) = requests.status() {
        print_message(&format!("{name}: not written, for the study was stopped"));
        return status;
    }
    match files::write_atomically(file, text.as_bytes()) {
        Ok(()) => Status::Done,
        Err(error) => {
            print_message(&format!(
                "{name}: the certificate could not be saved: {}",
                file_error_text(&error)
            ));
            Status::Failed
        }
    }
}

/// Checks the certificate in a file, and writes what it proves to `out`.
pub(super) fn check(arguments: &Arguments, file: &Path, out: &mut dyn Write) -> io::Result<Status> {
    let read = input::whole_file(file, MAX_BYTES).map_err(|error| file_error_text(&error));
    let text = read.and_then(|it| String::from_utf8(it).map_err(|_| "it is no text in UTF-8".to_owned()));
    let (status, reason) = match text.map(|it| check_certificate(&it)) {
        Ok(Ok(claim)) => match other_claim(arguments, &claim) {
            None => match limited_proof_message(&claim) {
                None => return write_proved(arguments.json, &claim, out).map(|()| Status::Done),
                Some(reason) => (Status::Failed, reason),
            },
            Some(reason) => (Status::Failed, reason),
        },
        Ok(Err(refused @ CertificateError::Line(_))) => {
            (Status::Unreadable, format!("it is no certificate: {refused}"))
        }
        Ok(Err(refused)) => (Status::Failed, format!("it proves nothing: {refused}")),
        Err(reason) => (Status::Unreadable, reason),
    };
    let reason = terminal::escaped(&reason);
    print_message(&format!("{}: {reason}", input::source_name(file)));
    if arguments.json && status == Status::Failed {
        json::write_line(out, &NotProvedJson { proves: false, reasons: [&reason] })?;
    }
    Ok(status)
}

/// Why a checked claim is proved only to the length to which the automaton N was compared with the display; `None` where
/// it is proved for all lengths.
fn limited_proof_message(claim: &CheckedClaim) -> Option<String> {
    let length = claim.compared_to_length;
    match claim.matches_rules() {
        Ok(true) => None,
        Ok(false) => Some(format!(
            "it is not proved: N gives the display\u{2019}s orders to length {length}, and beyond it is not what the \
             display\u{2019}s rules make"
        )),
        Err(reason) => Some(format!("it is not proved beyond length {length}: {reason}")),
    }
}

/// The message where the claim is not the one of `--property`, `--strategy` and `--classes`.
fn other_claim(arguments: &Arguments, claim: &CheckedClaim) -> Option<String> {
    let has_same_classes = |it: &Alphabet| {
        let other = &claim.classes;
        it.classes().len() == other.len() && it.classes().iter().all(|class| other.contains(class))
    };
    if !arguments.properties.is_empty() && arguments.properties != [claim.property] {
        return Some(format!("it proves another property: {}", claim.property.id()));
    }
    if !arguments.displays.is_empty()
        && super::display_argument::displays_or_default(&arguments.displays, &[]) != [claim.display.clone()]
    {
        return Some(format!("it proves this of another display: {}", claim.display));
    }
    let classes = arguments.classes.as_ref().filter(|it| !has_same_classes(it));
    classes.map(|_| format!("it proves this over other classes: {}", class_names(&claim.classes)))
}

fn class_names(classes: &[BidiClass]) -> String {
    let names: Vec<&str> = classes.iter().map(|it| it.short_name()).collect();
    names.join(", ")
}

/// The JSON object of a claim that is proved.
#[derive(Serialize)]
struct ProvedJson<'a> {
    proves: bool,
    property: Property,
    strategy: &'a DisplayConfig,
    classes: &'a [BidiClass],
    /// The length, in characters, to which the automaton was compared with the display.
    compared_to: usize,
}

/// The JSON object of a certificate that does not prove what was asked for.
#[derive(Serialize)]
struct NotProvedJson<'a> {
    proves: bool,
    reasons: [&'a str; 1],
}

fn write_proved(is_json: bool, claim: &CheckedClaim, out: &mut dyn Write) -> io::Result<()> {
    let CheckedClaim { property, display, classes, compared_to_length: compared_to, .. } = claim;
    if is_json {
        let (property, compared_to) = (*property, *compared_to);
        return json::write_line(
            out,
            &ProvedJson { proves: true, property, strategy: display, classes, compared_to },
        );
    }
    writeln!(out, "Proved for all lengths: {} ({})", property.statement(), property.id())?;
    writeln!(out, "  display    {} ({display})", display.title())?;
    writeln!(out, "  sequences  {}", claim.language())?;
    writeln!(out, "  classes    {}", class_names(classes))?;
    writeln!(
        out,
        "N gives every sequence to length {compared_to} the order in which the display shows it. Beyond, N is what the display\u{2019}s \
         rules make: docs/theorems.md says why that is right."
    )
}
