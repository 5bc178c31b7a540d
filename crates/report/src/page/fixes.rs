//! Other forms of the name: what UTS #46 makes of it, and the suggested fixes.

use bidiscope_idna::verdict::fix::SuggestedNameFix;
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use crate::list::{RegisteredNamesComparison, RegisteredSuggestedFix, registered_suggestion_text};
use crate::words::verdict::{fix_sentences, no_fix_text};

use super::block::{PageBlock, PageSection};
use super::line::{PageLine, PointerTarget};
use super::section_id::PageSectionId;
use super::table::TableBlock;
use crate::words::escape::format_code_points;
use crate::words::ranges::positions;

/// The most changes of the mapping that are listed.
const MAX_CHANGES: usize = 12;

/// The mapped name of UTS #46, and each change with its code points before and after.
pub(super) fn mapping(analysis: &InputAnalysis) -> Option<PageSection> {
    let mapping = analysis.uts46_mapping()?;
    let name = analysis.input();
    let rows = mapping.changed_ranges.iter().take(MAX_CHANGES).map(|change| {
        let before = change.replaced_character_indices_in_name.iter().map(|&it| name.characters()[it].scalar);
        vec![
            PageLine::from_code(positions(&change.replaced_character_indices_in_name))
                .on(change.replaced_character_indices_in_name.iter().copied()),
            PageLine::from_code(format_code_points(before)),
            match &*change.replacement {
                "" => PageLine::from_message(&message!(mapped_to_nothing)),
                after => PageLine::from_code(format_code_points(after.chars())),
            },
        ]
    });
    let columns = [message!(column_position), message!(column_before), message!(column_after)];
    let mut blocks = vec![
        PageBlock::Fact {
            title: message!(column_name).to_string(),
            text: PageLine::name_to_copy(&mapping.mapped_name)
                .offering(PointerTarget::ReplacementName(mapping.mapped_name.clone())),
        },
        PageBlock::Table(TableBlock::new(&columns, rows)),
    ];
    let more = mapping.changed_ranges.len().saturating_sub(MAX_CHANGES);
    if more > 0 {
        blocks.push(PageBlock::paragraph(&message!(more_changes, count = more)));
    }
    Some(PageSection::new(PageSectionId::Uts46Mapping, &message!(section_mapping), blocks))
}

/// The suggested fixes, and which registered name has the corrected name or a variant of it. Free names come first, else in
/// the order of the analysis.
fn free_fixes_first<'a>(
    analysis: &'a InputAnalysis,
    registered: Option<&'a RegisteredNamesComparison>,
) -> Vec<(&'a SuggestedNameFix, Option<&'a RegisteredSuggestedFix>)> {
    let with_registered = |fix: &'a SuggestedNameFix| {
        (fix, registered.and_then(|it| it.registered_suggested_fix(&fix.fixed_name)))
    };
    let mut fixes: Vec<_> = analysis.suggested_fixes().fixes.iter().map(with_registered).collect();
    fixes.sort_by_key(|it| it.1.is_some());
    fixes
}

/// The suggested fixes, each with the corrected name, and whether that is registered; or why there are none.
pub(super) fn fixes(
    analysis: &InputAnalysis,
    registered: Option<&RegisteredNamesComparison>,
) -> Option<PageSection> {
    let suggested = analysis.suggested_fixes();
    let title = message!(section_fixes, count = suggested.fixes.len());
    if let Some(reason) = suggested.no_fix_reason {
        return Some(PageSection::new(
            PageSectionId::SuggestedFixes,
            &title,
            vec![PageBlock::paragraph(&no_fix_text(reason))],
        ));
    }
    if suggested.fixes.is_empty() {
        return None;
    }
    let rows = free_fixes_first(analysis, registered).into_iter().map(|(fix, registered)| {
        let mut sentences = fix_sentences(analysis.input(), fix);
        sentences.extend(
            registered.map(|it| registered_suggestion_text(it.registered_line_number, it.match_kind)),
        );
        vec![
            PageLine::name_to_copy(&fix.fixed_name)
                .offering(PointerTarget::ReplacementName(fix.fixed_name.clone())),
            PageLine::from_text_with_isolates(Message::join_sentences_isolating_values(&sentences)),
        ]
    });
    let columns = [message!(column_name), message!(column_changes)];
    Some(PageSection::new(
        PageSectionId::SuggestedFixes,
        &title,
        vec![PageBlock::Table(TableBlock::new(&columns, rows))],
    ))
}
