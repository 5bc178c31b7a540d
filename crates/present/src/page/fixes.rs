//! Other forms of the name: what UTS #46 makes of it, and the suggested fixes.

use bidiscope_bidi::name::code_point;
use bidiscope_idna::verdict::Analysis;

use crate::message;
use crate::messages::Message;
use crate::verdict_text::{fix_sentences, no_fix_text};

use super::block::{Block, Line, Section, SectionId, Table};
use super::findings::positions;

/// The most changes of the mapping that are listed.
const MAX_CHANGES: usize = 12;

pub(super) fn sections(analysis: &Analysis) -> Vec<Section> {
    mapping(analysis).into_iter().chain(fixes(analysis)).collect()
}

/// The mapped name of UTS #46, and each change with its code points before and after.
fn mapping(analysis: &Analysis) -> Option<Section> {
    let mapping = analysis.mapping()?;
    let name = analysis.name();
    let rows = mapping.changes.iter().take(MAX_CHANGES).map(|change| {
        let before = change.characters.iter().map(|&it| code_point(name.characters()[it].scalar));
        let after: Vec<String> = change.replacement.chars().map(code_point).collect();
        vec![
            Line::code(positions(&change.characters)),
            Line::code(before.collect::<Vec<_>>().join(" ")),
            if after.is_empty() {
                Line::words(&message!(mapped_to_nothing))
            } else {
                Line::code(after.join(" "))
            },
        ]
    });
    let columns = vec![
        message!(column_position).to_string(),
        message!(column_before).to_string(),
        message!(column_after).to_string(),
    ];
    let mut blocks = vec![
        Block::Fact(message!(fact_mapped_name).to_string(), Line::name_to_copy(&mapping.name)),
        Block::Table(Table { columns, rows: rows.collect() }),
    ];
    let more = mapping.changes.len().saturating_sub(MAX_CHANGES);
    if more > 0 {
        blocks.push(Block::Paragraph(Line::words(&message!(more_changes, count = more))));
    }
    Some(Section { id: SectionId::Mapping, title: message!(section_mapping).to_string(), blocks })
}

/// The suggested fixes, each with the corrected name; or why there are none.
fn fixes(analysis: &Analysis) -> Option<Section> {
    let suggested = analysis.suggested_fixes();
    let title = message!(section_fixes, count = suggested.fixes.len()).to_string();
    if let Some(reason) = suggested.no_fix_reason {
        let blocks = vec![Block::Paragraph(Line::words(&no_fix_text(reason)))];
        return Some(Section { id: SectionId::Fixes, title, blocks });
    }
    if suggested.fixes.is_empty() {
        return None;
    }
    let rows = suggested.fixes.iter().map(|fix| {
        vec![
            Line::name_to_copy(&fix.name),
            Line::text(Message::sentences_isolated(&fix_sentences(analysis.name(), fix))),
        ]
    });
    let columns = vec![message!(column_name).to_string(), message!(column_changes).to_string()];
    let blocks = vec![Block::Table(Table { columns, rows: rows.collect() })];
    Some(Section { id: SectionId::Fixes, title, blocks })
}
