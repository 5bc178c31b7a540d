//! Whether the labels stay in one piece among other names: Character Grouping (RFC 5893, section 3).

use bidiscope_bidi::name::{Name, characters_of};
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_idna::verdict::grouping::{GroupingContextSearchResult, GroupingCounterexample};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use super::block::{PageBlock, PageSection};
use super::line::{NameInContextBlock, PageLine, Tone};
use super::section_id::PageSectionId;

/// The interpretations of section 3, each with the result of the search and the smallest context that breaks it. Of a URL they
/// are about its host. That a label stays between its delimiters, which the section states formally, is not among them: beside a
/// label of its own direction no label does, in a paragraph of the other one, so that it says nothing of this name.
/// `has_contexts_option`: see [`PageOptions`](super::PageOptions).
pub(super) fn section(analysis: &InputAnalysis, has_contexts_option: bool) -> PageSection {
    let name = analysis.name_analysis().name();
    let mut blocks = Vec::new();
    if let Some(grouping) = analysis.character_grouping() {
        blocks.extend(requirement(name, &message!(grouping_together), &grouping.labels_stay_together));
        if let Some(controls) = &grouping.unaffected_by_outer_controls {
            blocks.extend(requirement(name, &message!(grouping_controls), controls));
        }
        if has_contexts_option && !grouping.are_all_searches_complete() {
            blocks.push(PageBlock::paragraph(&message!(grouping_cut_short)));
        }
    }
    PageSection::new(PageSectionId::CharacterGrouping, &message!(section_grouping), blocks)
}

/// One interpretation, and the result of the search for a context that breaks it.
fn requirement(
    name: &Name,
    requirement: &Message<'_>,
    search: &GroupingContextSearchResult,
) -> Vec<PageBlock> {
    let Some(found) = &search.counterexample else {
        let holds = message!(
            grouping_holds,
            iscomplete = if search.is_search_complete { "yes" } else { "no" },
            contexts = search.tried_context_count,
            searched = match search.max_tried_context_characters {
                None => message!(grouping_searched_none),
                Some(0) => message!(grouping_searched_alone),
                Some(length) => message!(grouping_searched, count = length),
            }
        );
        return vec![PageBlock::Fact {
            title: requirement.to_string(),
            text: PageLine::from_message(&holds),
        }];
    };
    let fails = message!(
        grouping_fails,
        label = found.split_label_index + 1,
        paragraph = found.paragraph_direction.id()
    );
    vec![
        PageBlock::Fact {
            title: requirement.to_string(),
            text: PageLine::from_message(&fails).in_tone(Tone::Warning),
        },
        PageBlock::NameInContext(Box::new(context(name, found))),
    ]
}

fn context(name: &Name, counterexample: &GroupingCounterexample) -> NameInContextBlock {
    let mut characters = characters_of(&counterexample.text_before_name);
    let start = characters.len();
    characters.extend_from_slice(name.characters());
    let end = characters.len();
    characters.extend(characters_of(&counterexample.text_after_name));
    let strategy = match counterexample.paragraph_direction {
        Direction::LeftToRight => Strategy::UbaLtr,
        Direction::RightToLeft => Strategy::UbaRtl,
    };
    let order = strategy.order(&characters);
    NameInContextBlock {
        logical_characters: characters,
        display_order: order,
        logical_name_range: start..end,
    }
}
