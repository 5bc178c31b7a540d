//! `study --certificate` writes a proof to a file; `study --check` checks one.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::error_text::file_error_text;
use bidiscope_present::message;
use bidiscope_present::messages::Message;
use bidiscope_present::study_text::{
    certificate_error_text, claim_sequences, class_names, no_certificate_text, property_text, undecided_text,
};
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
    let not_written = |reason: Message<'_>| {
        print_message(&message!(certificate_not_written, file = name.as_str(), reason = reason).to_string());
        Status::Failed
    };
    let text = match made {
        Ok(text) if text.len() as u64 <= MAX_BYTES => text,
        Ok(_) => return not_written(message!(certificate_too_large, megabytes = MAX_BYTES >> 20)),
        Err(reason) => return not_written(no_certificate_text(reason)),
    };
    if let Some(status) = requests.status() {
        not_written(message!(certificate_stopped));
        return status;
    }
    match files::write_atomically(file, text.as_bytes()) {
        Ok(()) => Status::Done,
        Err(error) => {
            let reason = file_error_text(&error);
            print_message(&message!(certificate_cannot_save, file = name, reason = reason).to_string());
            Status::Failed
        }
    }
}

/// Checks the certificate in a file, and writes what it proves to `out`.
pub(super) fn check(arguments: &Arguments, file: &Path, out: &mut dyn Write) -> io::Result<Status> {
    let read = input::whole_file(file, MAX_BYTES).map_err(|error| file_error_text(&error));
    let text =
        read.and_then(|it| String::from_utf8(it).map_err(|_| message!(certificate_not_utf8).to_string()));
    let (status, reason) = match text.map(|it| check_certificate(&it)) {
        Ok(Ok(claim)) => match other_claim(arguments, &claim).or_else(|| limited_proof(&claim)) {
            None => return write_proved(arguments.json, &claim, out).map(|()| Status::Done),
            Some(reason) => (Status::Failed, reason.to_string()),
        },
        Ok(Err(refused)) => {
            let reason = certificate_error_text(&refused);
            match refused {
                CertificateError::Line(_) => {
                    (Status::Unreadable, message!(certificate_invalid, reason = reason).to_string())
                }
                _ => (Status::Failed, message!(certificate_proves_nothing, reason = reason).to_string()),
            }
        }
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
fn limited_proof(claim: &CheckedClaim) -> Option<Message<'static>> {
    let reason = match claim.matches_rules() {
        Ok(true) => return None,
        Ok(false) => message!(certificate_differs),
        Err(reason) => undecided_text(Some(reason)),
    };
    Some(message!(certificate_proves_less, length = claim.compared_to_length, reason = reason))
}

/// The message where the claim is not the one of `--property`, `--strategy` and `--classes`.
fn other_claim(arguments: &Arguments, claim: &CheckedClaim) -> Option<Message<'static>> {
    let has_same_classes = |it: &Alphabet| {
        let other = &claim.classes;
        it.classes().len() == other.len() && it.classes().iter().all(|class| other.contains(class))
    };
    if !arguments.properties.is_empty() && arguments.properties != [claim.property] {
        return Some(message!(certificate_of_other_property, property = claim.property.id()));
    }
    if !arguments.displays.is_empty()
        && super::display_argument::displays_or_default(&arguments.displays, &[]) != [claim.display.clone()]
    {
        return Some(message!(certificate_of_other_display, display = claim.display.to_string()));
    }
    let classes = arguments.classes.as_ref().filter(|it| !has_same_classes(it));
    classes.map(|_| message!(certificate_of_other_classes, classes = class_names(&claim.classes, ", ")))
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
    let statement = property_text(*property);
    let (title, display) = (display.title(), display.to_string());
    writeln!(out, "{}", message!(certificate_proved, statement = statement, property = property.id()))?;
    writeln!(out, "  {}", message!(certificate_display, title = title, display = display))?;
    writeln!(out, "  {}", claim_sequences(claim))?;
    writeln!(out, "  {}", message!(certificate_classes, classes = class_names(classes, ", ")))?;
    writeln!(out, "{}", message!(certificate_compared, length = *compared_to))
}
