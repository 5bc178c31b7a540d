//! Whether the labels stay in one piece among other names: Character Grouping (RFC 5893, section 3).

use bidiscope_bidi::name::{Name, characters_of};
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_idna::verdict::grouping::{ContextSearch, Counterexample};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use super::block::{Block, Section};
use super::line::{ContextBlock, Line, Tone};
use super::section_id::SectionId;

/// The interpretations of section 3, each with the result of the search and the smallest context that breaks it. Of a URL they
/// are about its host. That a label stays between its delimiters, which the section states formally, is not among them: beside a
/// label of its own direction no label does, in a paragraph of the other one, so that it says nothing of this name.
/// `has_contexts_option`: see [`PageOptions`](super::PageOptions).
pub(super) fn section(analysis: &InputAnalysis, has_contexts_option: bool) -> Section {
    let name = analysis.name_analysis().name();
    let mut blocks = Vec::new();
    if let Some(grouping) = analysis.grouping() {
        blocks.extend(requirement(name, &message!(grouping_together), &grouping.together));
        if let Some(controls) = &grouping.controls {
            blocks.extend(requirement(name, &message!(grouping_controls), controls));
        }
        if has_contexts_option && !grouping.is_complete() {
            blocks.push(Block::paragraph(&message!(grouping_cut_short)));
        }
    }
    Section::new(SectionId::Grouping, &message!(section_grouping), blocks)
}

/// One interpretation, and the result of the search for a context that breaks it.
fn requirement(name: &Name, requirement: &Message<'_>, search: &ContextSearch) -> Vec<Block> {
    let Some(found) = &search.counterexample else {
        let holds = message!(
            grouping_holds,
            iscomplete = if search.is_complete { "yes" } else { "no" },
            contexts = search.contexts,
            searched = match search.complete_to {
                None => message!(grouping_searched_none),
                Some(0) => message!(grouping_searched_alone),
                Some(length) => message!(grouping_searched, count = length),
            }
        );
        return vec![Block::Fact(requirement.to_string(), Line::words(&holds))];
    };
    let fails = message!(grouping_fails, label = found.label + 1, paragraph = found.paragraph.id());
    vec![
        Block::Fact(requirement.to_string(), Line::words(&fails).in_tone(Tone::Warning)),
        Block::Context(Box::new(context(name, found))),
    ]
}

fn context(name: &Name, counterexample: &Counterexample) -> ContextBlock {
    let mut characters = characters_of(&counterexample.before);
    let start = characters.len();
    characters.extend_from_slice(name.characters());
    let end = characters.len();
    characters.extend(characters_of(&counterexample.after));
    let strategy = match counterexample.paragraph {
        Direction::LeftToRight => Strategy::UbaLtr,
        Direction::RightToLeft => Strategy::UbaRtl,
    };
    let order = strategy.order(&characters);
    ContextBlock { characters, order, name_range: start..end }
}
