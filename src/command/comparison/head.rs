//! The name and the answer: whether it may be registered, what it is in the DNS, and the Bidi rule's own verdict.

use std::io;

use bidiscope_bidi::name::{Label, Name, Notation, text_of};
use bidiscope_idna::verdict::{FindingKind, Permission, Report, uts46};
use bidiscope_present::view::verdict_view;

use super::super::paint::Tone;
use super::super::terminal;
use super::page::Page;

/// Writes the name, the line that it stood in, and the answer.
pub(super) fn write(
    page: &mut Page<'_>,
    name: &Name,
    notation: Notation,
    report: &Report,
    line: Option<u64>,
) -> io::Result<()> {
    let text = name.text();
    page.field("Name", &terminal::shown(&text))?;
    if let Some(line) = line {
        page.field("Line", &line.to_string())?;
    }
    let registration = &report.registration;
    let headline = terminal::visible(&registration.headline);
    page.toned_field("Registration", &headline, Tone::from(registration.verdict))?;
    if !text.is_ascii() {
        page.field("Code points", &terminal::code_points(&text))?;
    }
    if let Some(typed) = typed(notation, &text) {
        page.field("Typed", &format!("{typed} (in the notation {notation})"))?;
    }
    match &report.no_domain_name {
        Some(found) => match &found.host {
            Some(host) => page.field("Ask for", &terminal::with_copy(host)),
            None => Ok(()),
        },
        None => {
            page.field("In the DNS", &terminal::visible(&in_dns(name, report)))?;
            let view = verdict_view(name, report);
            let told = format!("{} {}", view.summary, view.guarantee);
            page.toned_field("Bidi rule", told.trim_end(), Tone::from(view.verdict))
        }
    }
}

/// What the DNS is asked for, or why for nothing.
fn in_dns(name: &Name, report: &Report) -> String {
    let is_refused = report.registration.verdict == Permission::Refused;
    match &report.dns.name {
        Some(asked) if is_refused => format!("UTS #46 look-up asks for {asked}, but registration is refused"),
        Some(asked) => asked.clone(),
        None => taken_as_it_is(name, report).filter(|_| !is_refused).map_or_else(
            || "nothing, for UTS #46 refuses this name".to_owned(),
            |it| format!("{it}: the DNS takes it as it is; UTS #46 does not look it up"),
        ),
    }
}

/// A name that UTS #46 refuses for nothing but its wildcard and its labels with an underscore, as the DNS carries it.
fn taken_as_it_is(name: &Name, report: &Report) -> Option<String> {
    let is_own = |kind| matches!(kind, FindingKind::Wildcard | FindingKind::UnderscoreLabel);
    if !report.findings.iter().any(|it| is_own(it.id)) {
        return None;
    }
    let labels = name.labels().iter().enumerate().filter(|(index, _)| report.applicant.is_judged(*index));
    let typed =
        |label: &Label| label.typed_a_label.clone().unwrap_or_else(|| text_of(name.label_characters(label)));
    let others: Vec<String> = labels.map(|(_, label)| typed(label)).collect();
    let is_taken = others.is_empty()
        || Name::read(&others.join("."), Notation::Unicode).is_ok_and(|it| uts46::to_dns(&it).is_some());
    name.a_name().filter(|_| is_taken)
}

/// The text in the notation it was typed in, where that says more than the characters and their code points.
pub(super) fn typed(notation: Notation, text: &str) -> Option<String> {
    matches!(notation, Notation::Paper | Notation::Capitals)
        .then(|| notation.write(text.chars()).ok())
        .flatten()
        .map(|it| terminal::visible(&it))
}
