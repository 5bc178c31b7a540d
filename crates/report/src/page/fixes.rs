//! Other forms of the name: what UTS #46 makes of it, and the suggested fixes.

use bidiscope_idna::verdict::fix::SuggestedFix;
use bidiscope_list::scan::MatchKind;
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use crate::list::{RegisteredComparison, registered_suggestion_text};
use crate::words::verdict::{fix_sentences, no_fix_text};

use super::block::{Block, Section};
use super::line::{Line, Target};
use super::section_id::SectionId;
use super::table::Table;
use crate::words::escape::format_code_points;
use crate::words::ranges::positions;

/// The most changes of the mapping that are listed.
const MAX_CHANGES: usize = 12;

/// The mapped name of UTS #46, and each change with its code points before and after.
pub(super) fn mapping(analysis: &InputAnalysis) -> Option<Section> {
    let mapping = analysis.mapping()?;
    let name = analysis.input();
    let rows = mapping.changes.iter().take(MAX_CHANGES).map(|change| {
        let before = change.characters.iter().map(|&it| name.characters()[it].scalar);
        vec![
            Line::code(positions(&change.characters)).on(change.characters.clone()),
            Line::code(format_code_points(before)),
            match &*change.replacement {
                "" => Line::words(&message!(mapped_to_nothing)),
                after => Line::code(format_code_points(after.chars())),
            },
        ]
    });
    let columns = [message!(column_position), message!(column_before), message!(column_after)];
    let mut blocks = vec![
        Block::Fact(
            message!(column_name).to_string(),
            Line::name_to_copy(&mapping.name).offering(Target::Name(mapping.name.clone())),
        ),
        Block::Table(Table::new(&columns, rows)),
    ];
    let more = mapping.changes.len().saturating_sub(MAX_CHANGES);
    if more > 0 {
        blocks.push(Block::paragraph(&message!(more_changes, count = more)));
    }
    Some(Section::new(SectionId::Mapping, &message!(section_mapping), blocks))
}

/// The suggested fixes, and the line of the registered names that has the corrected name or a variant of it, with the way in
/// which it matches. Free names come first, else in the order of the analysis.
fn free_fixes_first<'a>(
    analysis: &'a InputAnalysis,
    registered: Option<&RegisteredComparison>,
) -> Vec<(&'a SuggestedFix, Option<(u64, MatchKind)>)> {
    let with_line =
        |fix: &'a SuggestedFix| (fix, registered.and_then(|it| it.registered_suggestion(&fix.name)));
    let mut fixes: Vec<_> = analysis.suggested_fixes().fixes.iter().map(with_line).collect();
    fixes.sort_by_key(|it| it.1.is_some());
    fixes
}

/// The suggested fixes, each with the corrected name, and whether that is registered; or why there are none.
pub(super) fn fixes(analysis: &InputAnalysis, registered: Option<&RegisteredComparison>) -> Option<Section> {
    let suggested = analysis.suggested_fixes();
    let title = message!(section_fixes, count = suggested.fixes.len());
    if let Some(reason) = suggested.no_fix_reason {
        return Some(Section::new(SectionId::Fixes, &title, vec![Block::paragraph(&no_fix_text(reason))]));
    }
    if suggested.fixes.is_empty() {
        return None;
    }
    let rows = free_fixes_first(analysis, registered).into_iter().map(|(fix, line)| {
        let mut sentences = fix_sentences(analysis.input(), fix);
        sentences.extend(line.map(registered_suggestion_text));
        vec![
            Line::name_to_copy(&fix.name).offering(Target::Name(fix.name.clone())),
            Line::text(Message::sentences_isolated(&sentences)),
        ]
    });
    let columns = [message!(column_name), message!(column_changes)];
    Some(Section::new(SectionId::Fixes, &title, vec![Block::Table(Table::new(&columns, rows))]))
}
