//! The disagreements as tables.

use super::{
    AtlasCase, AtlasPart, Disagreement, DisagreementKind, Peer, Survey, answer_text, atlas, name_text,
};
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
        blocks.push(Block::heading(&message!(atlas_heading, part = part.title(), count = rows.len())));
        blocks.extend(asked.map(|it| Block::Paragraph(asked_line(survey, it))));
        if rows.is_empty() {
            continue;
        }
        let columns = [
            message!(atlas_column_name),
            message!(atlas_column_reading),
            message!(atlas_column_answers),
            message!(atlas_column_kind),
        ];
        blocks.push(Block::Table(Table::new(&columns, rows)));
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
    let reading = message!(atlas_reading_row, rule = one.rule_text(), reading = one.reading_text());
    let tone = match one.kind {
        DisagreementKind::Error => Tone::Bad,
        DisagreementKind::Policy => Tone::Neutral,
        DisagreementKind::Unexplained => Tone::Warning,
    };
    let kind = Line::words(&one.kind.title_message()).in_tone(tone);
    vec![name, Line::words(&reading), Line::text(answers_text(one, &case, peer)), kind]
}

/// The standard's answer to the name, and those of the programs that are concerned: of all, or of this one.
fn answers_text(one: &Disagreement, case: &AtlasCase<'_>, peer: Option<&str>) -> String {
    let given =
        |programs: String, answer| message!(atlas_given_by, programs = programs, answer = answer).to_string();
    let mut answers = vec![given(message!(atlas_the_standard).to_string(), answer_text(Some(case.standard)))];
    match peer.and_then(|it| Some((it, one.concerned.get(it)?))) {
        Some((peer, concerned)) => {
            answers.push(given(peer.to_owned(), answer_text(concerned.answer.as_ref())))
        }
        None => {
            answers.extend(one.answers_with_peers().into_iter().skip(1).filter_map(|(answer, programs)| {
                let programs: Vec<&str> =
                    programs.into_iter().filter(|it| one.concerned.contains_key(*it)).collect();
                (!programs.is_empty()).then(|| given(programs.join(", "), answer_text(answer)))
            }))
        }
    }
    answers.join("; ")
}
