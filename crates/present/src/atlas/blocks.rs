//! The disagreements as tables.

use super::{AtlasPart, Disagreement, DisagreementKind, Peer, Survey, atlas, name_text};
use crate::message;
use crate::page::{Block, Line, Table, Tone};
use crate::titles::Titled;

/// For each question a heading and a table of the disagreements, of one program or of all. Of a program that answers as the standard
/// says a sentence that says so.
pub fn atlas_blocks(peer: Option<&str>) -> Vec<Block> {
    let mut blocks = Vec::new();
    for part in AtlasPart::ALL {
        let survey = atlas().survey(part);
        let rows: Vec<_> = survey.concerning(peer).map(|it| row(it, peer)).collect();
        let asked = peer.and_then(|it| survey.peers.get(it));
        if rows.is_empty() && asked.is_none() {
            continue;
        }
        let heading = message!(atlas_heading, part = part.title(), count = rows.len());
        blocks.push(Block::Heading(Line::words(&heading)));
        blocks.extend(asked.map(|it| Block::Paragraph(asked_line(survey, it))));
        if rows.is_empty() {
            continue;
        }
        let columns = [
            message!(atlas_column_name),
            message!(atlas_column_programs),
            message!(atlas_column_rule),
            message!(atlas_column_kind),
        ];
        blocks.push(Block::Table(Table { columns: columns.map(|it| it.isolated()).to_vec(), rows }));
    }
    blocks
}

/// The version of a program, how many names it was asked about, and how many answers differ.
fn asked_line(survey: &Survey, peer: &Peer) -> Line {
    let answers = survey.answers_text(peer);
    Line::words(&message!(atlas_program, version = peer.version.as_str(), answers = answers))
}

fn row(one: &Disagreement, peer: Option<&str>) -> Vec<Line> {
    let case = one.case(peer);
    let name = name_text(&case);
    let name = if case.paragraph.is_some() { Line::text(&name) } else { Line::code(name) };
    let programs: Vec<&str> = one.concerned.keys().map(String::as_str).collect();
    let tone = match one.kind {
        DisagreementKind::Error => Tone::Bad,
        DisagreementKind::Policy => Tone::Neutral,
        DisagreementKind::Unexplained => Tone::Warning,
    };
    let kind = Line::words(&one.kind.title_message()).in_tone(tone);
    vec![name, Line::code(programs.join(", ")), Line::code(one.rule_text()), kind]
}
