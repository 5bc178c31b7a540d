//! For each program and disagreement a text for an issue of its maintainers.

use super::{AtlasPart, Disagreement, DisagreementKind, Survey, answer_text, atlas, name_text};
use crate::grouped_digits;
use crate::message;

/// A text for an issue, in Markdown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtlasIssue {
    /// The name of a file for it, such as `go-uba-runs-reversed-once.md`.
    pub file: String,
    /// The text; its first line is the title.
    pub text: String,
}

/// The texts for one program or for all. A policy is nobody's error, and has none.
pub fn atlas_issues(peer: Option<&str>) -> Vec<AtlasIssue> {
    let mut issues = Vec::new();
    for part in AtlasPart::ALL {
        let survey = atlas().survey(part);
        for one in survey.concerning(peer).filter(|it| it.kind != DisagreementKind::Policy) {
            let peers = one.concerned.keys().filter(|it| peer.is_none_or(|peer| peer == *it));
            issues.extend(peers.map(|peer| issue(part, survey, one, peer)));
        }
    }
    issues
}

fn issue(part: AtlasPart, survey: &Survey, one: &Disagreement, peer: &str) -> AtlasIssue {
    let slug = one.id.replace(" + ", "-and-");
    let (case, concerned) = (one.case(Some(peer)), one.concerned.get(peer));
    let answers =
        (answer_text(Some(case.standard)), answer_text(concerned.and_then(|it| it.answer.as_ref())));
    let (answers, file) = match part {
        AtlasPart::Displays => {
            (message!(atlas_issue_orders, standard = answers.0, answer = answers.1), "BidiCharacterTest.txt")
        }
        AtlasPart::DomainNames => {
            (message!(atlas_issue_domains, standard = answers.0, answer = answers.1), "IdnaTestV2.txt")
        }
    };
    let mut paragraphs = vec![message!(atlas_issue_title, peer = peer, rule = one.rule_text()).to_string()];
    if let Some(asked) = survey.peers.get(peer) {
        let (version, call) = (asked.version.as_str(), asked.call.as_str());
        paragraphs.push(message!(atlas_issue_version, version = version, call = call).to_string());
    }
    paragraphs.push(message!(atlas_issue_name, name = name_text(&case)).to_string());
    paragraphs.push(answers.to_string());
    if one.kind == DisagreementKind::Unexplained {
        paragraphs.push(one.reading_text());
        paragraphs.push(message!(atlas_issue_trace, rules = one.trace.join(", ")).to_string());
    } else {
        paragraphs.push(message!(atlas_issue_reading, reading = one.reading_text()).to_string());
        let urls = one.urls.iter().map(|it| format!("<{it}>")).collect::<Vec<_>>().join(", ");
        let sentence = one.standard_text();
        paragraphs.push(message!(atlas_issue_standard, sentence = sentence, urls = urls).to_string());
    }
    if let (Some(concerned), Some(asked)) = (concerned, survey.peers.get(peer)) {
        let (count, all) = (grouped_digits(concerned.names()), grouped_digits(asked.asked));
        paragraphs.push(message!(atlas_issue_names, count = count, all = all).to_string());
    }
    paragraphs.push(message!(atlas_issue_test, file = file).to_string());
    paragraphs.push(format!("```\n{}\n```", case.test_line()));
    if let Some(known) = &one.known {
        paragraphs.push(message!(atlas_issue_known, known = known).to_string());
    }
    AtlasIssue {
        file: format!("{peer}-{}-{slug}.md", part.id()),
        text: format!("{}\n", paragraphs.join("\n\n")),
    }
}
