//! What is said of a name, as one tree of blocks. The terminal, HTML reports and sheets draw the same tree, and so say
//! the same.
//!
//! [`name_page`] makes the tree: [`Section`]s of [`Block`]s, which hold [`Line`]s of [`Piece`]s. Words come from the
//! catalogue ([`bidiscope_words`]); whoever draws a page adds none.

mod block;
mod characters;
mod collisions;
mod displays;
mod field;
mod findings;
mod fixes;
mod grouping;
mod labels;
mod levels;
mod line;
pub mod list;
mod names;
mod options;
mod overview;
mod policies;
mod remedies;
mod ruleset;
mod section_id;
mod table;
mod variants;

use bidiscope_bidi::order::Strategy;
use bidiscope_url::InputAnalysis;

use crate::list::RegisteredComparison;

pub use block::{
    Block, DisplayBlock, FindingBlock, MAX_DRAWN_CHARACTERS, MAX_SHOWN_CHARACTERS, NarrowFieldBlock, Section,
};
pub use characters::{CharacterColumn, characters_section};
pub use collisions::{DisplayCollisions, found_names_text};
pub(crate) use labels::label_rows;
pub use labels::{DnsForm, LabelRow};
pub(crate) use levels::section as levels_section;
pub use line::{ContextBlock, Line, PictureBlock, Piece, Target, Tone, verdict_sign};
pub(crate) use names::dns_form;
pub use names::{NamesBlock, NamesBlockForm, NamesBlockRow};
pub use options::PageOptions;
pub use overview::FactId;
pub use ruleset::{
    ChangedAnswer, ChangedAnswers, LabelAnswer, MAX_LISTED_ANSWERS, RulesetChange, RulesetChanges,
    ruleset_changes_page, ruleset_page,
};
pub use section_id::SectionId;
pub use table::Table;
pub use variants::{MAX_LISTED_VARIANTS, VariantsQuery};

/// The page of a name: its sections in order. Sections that have nothing to say are left out; what is not a domain name
/// has fewer.
pub fn name_page(analysis: &InputAnalysis, options: &PageOptions) -> Vec<Section> {
    let is_name = analysis.not_a_domain_name().is_none();
    let section = |id| match id {
        SectionId::Overview => Some(overview::section(analysis, options)),
        SectionId::Displays => displays::section(analysis, options),
        SectionId::NarrowField => field::section(analysis, options),
        SectionId::Grouping if is_name => Some(grouping::section(analysis, options.mentions_contexts_option)),
        SectionId::Collisions if (is_name || analysis.is_text()) && options.searches_collisions => {
            collisions::section(analysis, options)
        }
        _ => self::section(analysis, id, options.registered.as_ref()),
    };
    NAME_SECTIONS.into_iter().filter_map(section).collect()
}

/// The sections of the page of a name, in their order.
const NAME_SECTIONS: [SectionId; 15] = [
    SectionId::Overview,
    SectionId::Labels,
    SectionId::Levels,
    SectionId::Displays,
    SectionId::Remedies,
    SectionId::NarrowField,
    SectionId::Findings,
    SectionId::Notes,
    SectionId::Mapping,
    SectionId::Fixes,
    SectionId::Grouping,
    SectionId::Collisions,
    SectionId::Characters,
    SectionId::Policies,
    SectionId::CrossCheck,
];

/// A section of the page of a name that needs no options, of which registered names say this, where there are any; `None`
/// where it has nothing to say, and for all other sections.
pub(crate) fn section(
    analysis: &InputAnalysis,
    id: SectionId,
    registered: Option<&RegisteredComparison>,
) -> Option<Section> {
    let is_name = analysis.not_a_domain_name().is_none();
    match id {
        SectionId::Fixes if is_name => fixes::fixes(analysis, registered),
        SectionId::Findings if analysis.is_text() => findings::of_text(analysis),
        SectionId::Notes if analysis.is_text() => None,
        SectionId::Findings | SectionId::Notes => findings::section(analysis, id),
        SectionId::Characters => Some(characters::section(analysis)),
        SectionId::CrossCheck => Some(overview::cross_check(analysis)),
        SectionId::Labels if is_name => Some(labels::section(analysis)),
        SectionId::Levels => levels::section(analysis, Strategy::UbaAuto),
        SectionId::Remedies => remedies::section(analysis),
        SectionId::Mapping if is_name => fixes::mapping(analysis),
        SectionId::Grouping if is_name => Some(grouping::section(analysis, false)),
        SectionId::Policies if is_name => Some(policies::section(analysis)),
        _ => None,
    }
}

/// The facts of the overview of a name, of which registered names say this, where there are any.
pub(crate) fn facts(
    analysis: &InputAnalysis,
    registered: Option<&RegisteredComparison>,
) -> Vec<(FactId, Line)> {
    overview::facts(analysis, &PageOptions { registered: registered.cloned(), ..PageOptions::default() })
}
