//! For each program and disagreement a text for an issue of its maintainers.

use super::{AtlasPart, Disagreement, DisagreementKind, Survey, answer_text, atlas, code_points_text};
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
    let slug = one.id.replace(" + ", "-and-").replace(' ', "-");
    let version = survey.peers.get(peer).map_or(peer, |it| it.version.as_str());
    let name = code_points_text(&one.name);
    let answer = one.answers.get(peer).and_then(Option::as_ref);
    let answers = (answer_text(Some(&one.standard)), answer_text(answer));
    let (shortest, answers, file) = match one.paragraph {
        Some(paragraph) => (
            message!(atlas_issue_name_in_paragraph, name = name, direction = paragraph.id()),
            message!(atlas_issue_orders, standard = answers.0, answer = answers.1),
            "BidiCharacterTest.txt",
        ),
        None => (
            message!(atlas_issue_name, name = name),
            message!(atlas_issue_domains, standard = answers.0, answer = answers.1),
            "IdnaTestV2.txt",
        ),
    };
    let mut paragraphs = vec![
        message!(atlas_issue_title, peer = peer, rule = one.rule_text()).to_string(),
        message!(atlas_issue_version, version = version).to_string(),
        shortest.to_string(),
        answers.to_string(),
        match one.kind {
            DisagreementKind::Unnamed => {
                message!(atlas_issue_trace, count = one.trace.len(), rules = one.trace.join(", "))
            }
            _ => message!(atlas_issue_reading, reading = one.reading_text()),
        }
        .to_string(),
    ];
    if let (Some(concerned), Some(asked)) = (one.concerned.get(peer), survey.peers.get(peer)) {
        let (count, all) = (grouped_digits(concerned.names()), grouped_digits(asked.asked));
        let smallest = code_points_text(&concerned.smallest);
        paragraphs
            .push(message!(atlas_issue_names, count = count, all = all, smallest = smallest).to_string());
    }
    paragraphs.push(message!(atlas_issue_test, file = file).to_string());
    paragraphs.push(format!("```\n{}\n```", one.test_line()));
    if let Some(known) = &one.known {
        paragraphs.push(message!(atlas_issue_known, known = known).to_string());
    }
    AtlasIssue {
        file: format!("{peer}-{}-{slug}.md", part.id()),
        text: format!("{}\n", paragraphs.join("\n\n")),
    }
}
