//! `study --certificate` writes a proof to a file; `study --check` checks one.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::{
    BidiRuleClaim, CertificateCheckError, CertificateCreationError, CertificateStatement, CheckedStatement,
    ProofCertificate, PropertyOutcome, PropertyResult, check_certificate,
};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::relaxations::BidiRuleRelaxation;
use bidiscope_proof::study::{DisplayProperty, StudyAlphabet};
use bidiscope_report::json;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::error::file_error_text;
use bidiscope_report::words::study::{
    certificate_error_text, certificate_statement_sentence, class_names, covered_sequences_text,
    no_certificate_text, undecided_text,
};
use bidiscope_system::files;
use serde::Serialize;

use super::super::display_argument::displays_or_default;
use super::arguments::Arguments;
use crate::command::context::CommandContext;
use crate::command::standard_error::{failed, print, print_message, unusable};
use crate::command::status::{Status, Stop};
use crate::command::{input, terminal};
use bidiscope_system::signals::StopRequests;
use bidiscope_words::{Message, message};

/// The largest certificate that is written or checked, in bytes.
const MAX_BYTES: u64 = 2 << 20;

/// The line that ends a certificate. A file may have several, one after the other.
const END: &str = "end";

/// Writes the certificate of a decision; prints why where there is none.
pub(super) fn write(
    file: &Path,
    known: &PropertyResult,
    alphabet: &StudyAlphabet,
    requests: &StopRequests,
) -> Status {
    let PropertyResult { property, display, outcome, .. } = known;
    let made = match outcome {
        PropertyOutcome::Refuted { .. } => Err(CertificateCreationError::StatementRefuted),
        _ => ProofCertificate::of_statement(
            &CertificateStatement::HasProperty(*property),
            display,
            alphabet.classes(),
        ),
    };
    match made {
        Ok(certificate) if requests.signal().is_none() => save(file, &certificate.text()),
        Ok(_) => {
            not_written(file, message!(certificate_stopped));
            requests.signal().map(Status::from).unwrap_or(Status::Failed)
        }
        Err(reason) => not_written(file, no_certificate_text(reason)),
    }
}

/// Writes the certificates of all claims about some rules that are proved, one after the other.
pub(super) fn write_of_rules(file: &Path, relaxations: &[BidiRuleRelaxation]) -> Status {
    let mut text = String::new();
    for relaxation in relaxations {
        match relaxation.certificates() {
            Ok(certificates) => text.extend(certificates.iter().map(ProofCertificate::text)),
            Err(reason) => return not_written(file, no_certificate_text(reason)),
        }
    }
    if text.is_empty() { not_written(file, message!(certificate_none_proved)) } else { save(file, &text) }
}

fn not_written(file: &Path, reason: Message<'_>) -> Status {
    let name = terminal::file_name(file);
    print(&message!(certificate_not_written, file = name, reason = reason));
    Status::Failed
}

/// Checks that a certificate can be written into this file.
pub(super) fn check_writable(file: &Path) -> Result<(), Stop> {
    super::saved_results::check_writable(file).map_err(|reason| failed(&cannot_save(file, reason)))
}

fn cannot_save(file: &Path, reason: String) -> Message<'static> {
    message!(certificate_cannot_save, file = terminal::file_name(file), reason = reason)
}

fn save(file: &Path, text: &str) -> Status {
    if text.len() as u64 > MAX_BYTES {
        return not_written(file, message!(certificate_too_large, megabytes = MAX_BYTES >> 20));
    }
    match files::write_atomically(file, !files::is_dangling_link(file), |it| it.write_all(text.as_bytes())) {
        Ok(()) => Status::Done,
        Err(error) => {
            print(&cannot_save(file, file_error_text(&error)));
            Status::Failed
        }
    }
}

/// Checks the certificates in a file, and writes what each proves to `out`. Ends at the first that proves nothing.
pub(super) fn check(
    context: &CommandContext,
    arguments: &Arguments,
    file: &Path,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    let read = context.whole_file(file, MAX_BYTES).map_err(|error| file_error_text(&error));
    let text = read
        .and_then(|it| String::from_utf8(it).map_err(|_| message!(certificate_not_utf8).to_string()))
        .map_err(|reason| {
            unusable(&format!("{}: {}", input::source_name(file), terminal::escaped(&reason)))
        })?;
    let certificates = separated(&text);
    for (at, (first_line, certificate)) in certificates.iter().enumerate() {
        let (status, reason) = match checked(arguments, certificate, *first_line) {
            Ok(claim) => {
                write_proved(arguments.json, &claim, out)?;
                continue;
            }
            Err(refused) => refused,
        };
        let reason = if certificates.len() > 1 && status == Status::Failed {
            message!(certificate_number, number = at + 1, reason = reason).to_string()
        } else {
            reason
        };
        let reason = terminal::escaped(&reason);
        print_message(&format!("{}: {reason}", input::source_name(file)));
        if arguments.json && status == Status::Failed {
            json::write_line(out, &NotProvedJson { proves: false, reasons: [&reason] })?;
        }
        return Ok(status);
    }
    Ok(Status::Done)
}

/// The certificates of a text, each with the number of lines before it: one even if the text is empty.
fn separated(text: &str) -> Vec<(usize, &str)> {
    let mut certificates = Vec::new();
    let (mut rest, mut first_line) = (text, 0);
    while let Some(end) = rest.find(&format!("\n{END}\n")).map(|it| it + END.len() + 2)
        && end < rest.len()
    {
        let (certificate, others) = rest.split_at(end);
        certificates.push((first_line, certificate));
        first_line += certificate.lines().count();
        rest = others;
    }
    certificates.push((first_line, rest));
    certificates
}

/// The claim of a certificate if it is proved and is what the arguments ask for; otherwise the status and the reason.
fn checked(
    arguments: &Arguments,
    certificate: &str,
    first_line: usize,
) -> Result<CheckedStatement, (Status, String)> {
    match check_certificate(certificate) {
        Ok(claim) => match other_claim(arguments, &claim).or_else(|| limited_proof(&claim)) {
            None => Ok(claim),
            Some(reason) => Err((Status::Failed, reason.to_string())),
        },
        Err(CertificateCheckError::InvalidLine { line_number }) => {
            let in_file = CertificateCheckError::InvalidLine { line_number: first_line + line_number };
            let reason = certificate_error_text(&in_file);
            Err((Status::Unreadable, message!(certificate_invalid, reason = reason).to_string()))
        }
        Err(refused) => {
            let reason = certificate_error_text(&refused);
            Err((Status::Failed, message!(certificate_proves_nothing, reason = reason).to_string()))
        }
    }
}

/// Why a checked claim is proved only to the length to which the automaton N was compared with the display; `None` where
/// it is proved for all lengths.
fn limited_proof(claim: &CheckedStatement) -> Option<Message<'static>> {
    let reason = match claim.strings_match_display_rules() {
        Ok(true) => return None,
        Ok(false) => message!(certificate_differs),
        Err(reason) => undecided_text(Some(reason)),
    };
    Some(message!(certificate_proves_less, length = claim.orders_compared_up_to_characters, reason = reason))
}

/// The message where the claim is not the one of `--property`, `--strategy` and `--classes`.
fn other_claim(arguments: &Arguments, claim: &CheckedStatement) -> Option<Message<'static>> {
    let has_same_classes = |it: &StudyAlphabet| {
        let other = &claim.alphabet;
        it.classes().len() == other.len() && it.classes().iter().all(|class| other.contains(class))
    };
    let is_property = |it: &[DisplayProperty]| matches!(it, [it] if claim.statement == CertificateStatement::HasProperty(*it));
    if !arguments.properties.is_empty() && !is_property(&arguments.properties) {
        return Some(message!(certificate_of_other_property, property = claim.statement.id()));
    }
    if !arguments.displays.is_empty()
        && displays_or_default(&arguments.displays, &[]) != [claim.display.clone()]
    {
        return Some(message!(certificate_of_other_display, display = claim.display.to_string()));
    }
    let classes = arguments.classes.as_ref().filter(|it| !has_same_classes(it));
    classes.map(|_| message!(certificate_of_other_classes, classes = class_names(&claim.alphabet, ", ")))
}

/// The JSON object of a claim that is proved.
#[derive(Serialize)]
struct ProvedJson<'a> {
    proves: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    property: Option<DisplayProperty>,
    /// The claim about a rule, with the rule, in place of a property.
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<BidiRuleClaim>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    strategy: &'a DisplayConfig,
    classes: &'a [BidiClass],
    /// The length, in characters, to which the automata were compared with the display.
    compared_to: usize,
}

/// The JSON object of a certificate that does not prove what was asked for.
#[derive(Serialize)]
struct NotProvedJson<'a> {
    proves: bool,
    reasons: [&'a str; 1],
}

fn write_proved(is_json: bool, claim: &CheckedStatement, out: &mut dyn Write) -> io::Result<()> {
    let CheckedStatement {
        statement,
        display,
        alphabet: classes,
        orders_compared_up_to_characters: compared_to,
        ..
    } = claim;
    let (property, claim, rule): (_, _, Option<&BidiRule>) = match statement {
        CertificateStatement::HasProperty(property) => (Some(*property), None, None),
        CertificateStatement::BidiRuleSatisfiesClaim { claim, bidi_rule: rule } => {
            (None, Some(*claim), Some(rule))
        }
    };
    let rule = rule.map(ToString::to_string);
    if is_json {
        let compared_to = *compared_to;
        return json::write_line(
            out,
            &ProvedJson { proves: true, property, claim, rule, strategy: display, classes, compared_to },
        );
    }
    let (text, id) = (certificate_statement_sentence(statement), statement.id());
    let (title, display) = (display.title(), display.to_string());
    writeln!(out, "{}", message!(certificate_proved, statement = text, property = id))?;
    if let Some(rule) = rule {
        writeln!(out, "  {}", message!(certificate_rule, rule = rule))?;
    }
    writeln!(out, "  {}", message!(certificate_display, title = title, display = display))?;
    writeln!(out, "  {}", covered_sequences_text(statement))?;
    writeln!(out, "  {}", message!(certificate_classes, classes = class_names(classes, ", ")))?;
    writeln!(out, "{}", message!(certificate_compared, length = *compared_to))
}
