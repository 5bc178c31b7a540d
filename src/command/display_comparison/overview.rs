//! The first lines: the name, whether it may be registered, its form in the DNS, and the verdict of the Bidi rule.

use std::io;

use bidiscope_bidi::name::{Label, Name, Notation, text_of};
use bidiscope_idna::verdict::{FindingKind, Permission, Report, uts46};
use bidiscope_present::view::verdict_view;

use super::super::colours::Tone;
use super::super::terminal;
use super::text_page::TextPage;

/// Writes the name, its line of standard input, and the verdicts.
pub(super) fn write(
    page: &mut TextPage<'_>,
    name: &Name,
    notation: Notation,
    report: &Report,
    line: Option<u64>,
) -> io::Result<()> {
    let text = name.text();
    page.field("Name", &terminal::in_display_order(&text))?;
    if let Some(line) = line {
        page.field("Line", &line.to_string())?;
    }
    let registration = &report.registration;
    let headline = terminal::escaped(&registration.headline);
    page.colored_field("Registration", &headline, Tone::from(registration.verdict))?;
    if !text.is_ascii() {
        page.field("Code points", &terminal::code_points(&text))?;
    }
    if let Some(typed) = in_input_notation(notation, &text) {
        page.field("Typed", &format!("{typed} (in the notation {notation})"))?;
    }
    match &report.not_a_domain_name {
        Some(found) => match &found.host {
            Some(host) => page.field("Ask for", &terminal::with_copyable_form(host)),
            None => Ok(()),
        },
        None => {
            page.field("In the DNS", &terminal::escaped(&dns_form(name, report)))?;
            let view = verdict_view(name, report);
            let verdict = format!("{} {}", view.summary, view.guarantee);
            page.colored_field("Bidi rule", verdict.trim_end(), Tone::from(view.verdict))
        }
    }
}

/// The name that a look-up by UTS #46 asks the DNS for, or why there is none.
fn dns_form(name: &Name, report: &Report) -> String {
    let is_refused = report.registration.verdict == Permission::Refused;
    match &report.dns.name {
        Some(asked) if is_refused => format!("UTS #46 look-up asks for {asked}, but registration is refused"),
        Some(asked) => asked.clone(),
        None => accepted_by_dns_only(name, report).filter(|_| !is_refused).map_or_else(
            || "nothing, for UTS #46 refuses this name".to_owned(),
            |it| format!("{it}: the DNS takes it as it is; UTS #46 does not look it up"),
        ),
    }
}

/// The A-label form of a name that UTS #46 refuses only for its wildcard or its labels with an underscore.
fn accepted_by_dns_only(name: &Name, report: &Report) -> Option<String> {
    let is_cause = |kind| matches!(kind, FindingKind::Wildcard | FindingKind::UnderscoreLabel);
    if !report.findings.iter().any(|it| is_cause(it.id)) {
        return None;
    }
    let labels =
        name.labels().iter().enumerate().filter(|(index, _)| report.applicant.is_registrable(*index));
    let typed =
        |label: &Label| label.typed_a_label.clone().unwrap_or_else(|| text_of(name.label_characters(label)));
    let others: Vec<String> = labels.map(|(_, label)| typed(label)).collect();
    let are_others_valid = others.is_empty()
        || Name::read(&others.join("."), Notation::Unicode).is_ok_and(|it| uts46::to_dns(&it).is_some());
    name.ascii_name().filter(|_| are_others_valid)
}

/// The text in the notation of the input, where that is neither Unicode nor code points.
pub(super) fn in_input_notation(notation: Notation, text: &str) -> Option<String> {
    matches!(notation, Notation::Table1 | Notation::Capitals)
        .then(|| notation.write(text.chars()).ok())
        .flatten()
        .map(|it| terminal::escaped(&it))
}
