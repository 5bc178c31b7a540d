//! Whether the labels stay in one piece among other names: RFC 5893, section 3.

use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::view::grouping::grouping_views;

use super::PageOptions;
use super::block::{Block, Line, Section, SectionId, Tone};

pub(super) fn section(analysis: &InputAnalysis, options: &PageOptions) -> Section {
    let views = grouping_views(analysis);
    let mut blocks: Vec<Block> = views
        .into_iter()
        .flat_map(|view| {
            let tone = if view.holds { Tone::Neutral } else { Tone::Warning };
            let fact = Block::Fact(view.requirement, Line::text(view.sentence).in_tone(tone));
            std::iter::once(fact).chain(view.counterexample.map(|it| Block::Context(Box::new(it))))
        })
        .collect();
    if options.has_contexts_option && analysis.grouping().is_some_and(|it| !it.is_complete()) {
        blocks.push(Block::paragraph(&message!(grouping_cut_short)));
    }
    Section::new(SectionId::Grouping, &message!(section_grouping), blocks)
}
