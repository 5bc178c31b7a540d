//! The disagreements as tables.

use super::{AtlasPart, Disagreement, DisagreementKind, atlas, code_points_text};
use crate::message;
use crate::page::{Block, Line, Table, Tone};
use crate::titles::Titled;

/// For each question a heading and a table of the disagreements, of one program or of all.
pub fn atlas_blocks(peer: Option<&str>) -> Vec<Block> {
    let mut blocks = Vec::new();
    for part in AtlasPart::ALL {
        let rows: Vec<_> = atlas().survey(part).concerning(peer).map(row).collect();
        if rows.is_empty() {
            continue;
        }
        let heading = message!(atlas_heading, part = part.title(), count = rows.len());
        blocks.push(Block::Heading(Line::words(&heading)));
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

fn row(one: &Disagreement) -> Vec<Line> {
    let name = code_points_text(&one.name);
    let name = match one.paragraph {
        Some(paragraph) => {
            Line::words(&message!(atlas_name_in_paragraph, name = name, direction = paragraph.id()))
        }
        None => Line::code(name),
    };
    let programs: Vec<&str> = one.concerned.keys().map(String::as_str).collect();
    let tone = match one.kind {
        DisagreementKind::Error => Tone::Bad,
        DisagreementKind::Policy => Tone::Neutral,
        DisagreementKind::Unnamed => Tone::Warning,
    };
    let kind = Line::words(&one.kind.title_message()).in_tone(tone);
    vec![name, Line::code(programs.join(", ")), Line::code(one.rule_text()), kind]
}
