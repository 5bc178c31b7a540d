//! The answer: whether the name may be registered, what it is in the DNS, and the Bidi rule's own verdict.

use std::io;

use bidiscope::name::{Name, Notation};
use bidiscope::verdict::Report;
use bidiscope::view::verdict_view;

use super::super::paint::Tone;
use super::super::terminal;
use super::page::Page;

pub(super) fn write(page: &mut Page<'_>, name: &Name, notation: Notation, report: &Report) -> io::Result<()> {
    let registration = &report.registration;
    let headline = terminal::visible(&registration.headline);
    page.toned_field("Registration", &headline, Tone::from(registration.verdict))?;
    let text = name.text();
    if text.is_ascii() && report.dns.name.as_deref() != Some(&text) {
        page.field("Name", &terminal::visible(&text))?;
    }
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
            let in_dns = report.dns.name.as_deref().unwrap_or("nothing, for UTS #46 refuses this name");
            page.field("In the DNS", &terminal::visible(in_dns))?;
            let view = verdict_view(name, report);
            let told = format!("{} {}", view.summary, view.guarantee);
            page.toned_field("Bidi rule", told.trim_end(), Tone::from(view.verdict))
        }
    }
}

/// The text in the notation it was typed in, where that says more than the characters and their code points.
pub(super) fn typed(notation: Notation, text: &str) -> Option<String> {
    matches!(notation, Notation::Paper | Notation::Capitals)
        .then(|| notation.write(text.chars()).ok())
        .flatten()
        .map(|it| terminal::visible(&it))
}
