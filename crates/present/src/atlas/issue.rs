//! For each program and disagreement a text for an issue of its maintainers.

use super::text::literal;
use super::{
    AtlasPart, Concerned, Disagreement, DisagreementKind, Peer, answer_text, atlas, name_text, scalars,
};
use crate::grouped_digits;
use crate::message;
use bidiscope_bidi::name::unicode_version;

/// A text for an issue, in Markdown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtlasIssue {
    /// The name of a file for it, such as `go-uba-runs-reversed-once.md`.
    pub file: String,
    /// The text; its first line is the title.
    pub text: String,
}

/// The texts for one program or for all: one for each error. A policy is nobody's error, and has none.
pub fn atlas_issues(peer: Option<&str>) -> Vec<AtlasIssue> {
    let mut issues = Vec::new();
    for part in AtlasPart::ALL {
        let survey = atlas().survey(part);
        for one in survey.concerning(peer).filter(|it| it.kind != DisagreementKind::Policy) {
            let concerned = one.concerned.iter().filter(|(id, _)| peer.is_none_or(|peer| peer == *id));
            let issue_of = |(id, concerned): (&String, _)| {
                Some(issue(part, one, (id, survey.peers.get(id)?), concerned))
            };
            issues.extend(concerned.filter_map(issue_of));
        }
    }
    issues
}

fn issue(part: AtlasPart, one: &Disagreement, peer: (&str, &Peer), concerned: &Concerned) -> AtlasIssue {
    let (id, peer) = peer;
    let case = one.case(Some(id));
    let (standard, answer) = (answer_text(Some(case.standard)), answer_text(concerned.answer.as_ref()));
    let (answers, file) = match part {
        AtlasPart::Displays => {
            (message!(atlas_issue_orders, standard = standard, answer = answer), "BidiCharacterTest.txt")
        }
        AtlasPart::DomainNames => {
            (message!(atlas_issue_domains, standard = standard, answer = answer), "IdnaTestV2.txt")
        }
    };
    let reading = one.reading_text();
    let title = reading.trim_end_matches('.');
    let call = peer.call_text(case.paragraph);
    let mut paragraphs =
        vec![message!(atlas_issue_title, peer = id, rule = one.rule_text(), reading = title).to_string()];
    if !concerned.known.is_empty() {
        let links = concerned.known.iter().map(|it| format!("[{}]({}) ({})", it.title, it.url, it.state));
        let places = links.collect::<Vec<_>>().join("; ");
        paragraphs.push(message!(atlas_issue_known, places = places).to_string());
    }
    paragraphs.push(version_text(peer));
    paragraphs.extend([
        format!(
            "```\n{} = {}\n{call}\n```",
            part.argument(),
            literal(scalars(case.name), peer.braced_escapes)
        ),
        message!(atlas_issue_name, name = name_text(&case)).to_string(),
        answers.to_string(),
    ]);
    if one.kind == DisagreementKind::Unexplained {
        paragraphs.push(reading.to_owned());
        paragraphs.push(message!(atlas_issue_trace, rules = one.trace.join(", ")).to_string());
    } else {
        paragraphs.push(message!(atlas_issue_reading, reading = reading).to_string());
        let (sentence, url) = (one.standard_text(), one.url.as_deref().unwrap_or_default());
        let unicode = unicode_version().to_string();
        let standard = message!(atlas_issue_standard, unicode = unicode, sentence = sentence, url = url);
        paragraphs.push(standard.to_string());
        if !one.required_by.is_empty() {
            let links = one.required_by.iter().map(|it| format!("[{}]({})", it.title, it.url));
            let documents = links.collect::<Vec<_>>().join(", ");
            paragraphs.push(message!(atlas_required, documents = documents).to_string());
        }
    }
    paragraphs.push(if concerned.has_made_names_only() {
        message!(atlas_issue_made_names).to_string()
    } else {
        let (count, all) = (grouped_digits(concerned.names()), grouped_digits(peer.asked));
        message!(atlas_issue_names, count = count, all = all).to_string()
    });
    paragraphs.push(message!(atlas_issue_test, file = file).to_string());
    paragraphs.push(format!("```\n{}\n```", case.test_line()));
    AtlasIssue {
        file: format!("{id}-{}-{}.md", part.id(), one.id),
        text: format!("{}\n", paragraphs.join("\n\n")),
    }
}

/// The version that was asked, where it comes from, and whose code it holds.
fn version_text(peer: &Peer) -> String {
    let version = peer.version.as_str();
    let asked = match peer.origin.as_str() {
        "" => message!(atlas_issue_version, version = version).to_string(),
        origin => message!(atlas_issue_version_from, version = version, origin = origin).to_string(),
    };
    match peer.contains.as_str() {
        "" => asked,
        code => format!("{asked} {}", message!(atlas_issue_contains, code = code)),
    }
}

impl AtlasPart {
    /// What the calls of [`Peer::call`] name the name that is asked about.
    const fn argument(self) -> &'static str {
        match self {
            Self::Displays => "text",
            Self::DomainNames => "name",
        }
    }
}
