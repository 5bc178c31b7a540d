//! What is said of a name, as one tree of blocks. The terminal, HTML reports and sheets draw the same tree, and so say
//! the same.
//!
//! [`name_page`] makes the tree: [`PageSection`]s of [`PageBlock`]s, which hold [`PageLine`]s of [`PageLinePiece`]s. Words come
//! from the catalogue ([`bidiscope_words`]); whoever draws a page adds none.

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

use crate::list::RegisteredNamesComparison;

pub use block::{
    DisplayBlock, FindingBlock, MAX_DRAWN_NAME_CHARACTERS, MAX_SHOWN_NAME_CHARACTERS, NarrowFieldBlock,
    PageBlock, PageSection,
};
pub use characters::{CharacterColumn, characters_section};
pub use collisions::{DisplayCollisions, found_names_text};
pub(crate) use labels::label_rows;
pub use labels::{LabelDnsForm, LabelRow};
pub(crate) use levels::section as levels_section;
pub use line::{
    DisplayPictureBlock, NameInContextBlock, PageLine, PageLinePiece, PointerTarget, Tone, verdict_symbol,
};
pub(crate) use names::dns_form;
pub use names::{RelatedNameRow, RelatedNamesBlock, RelatedNamesLayout};
pub use options::{CustomDisplayTitle, PageOptions};
pub use overview::OverviewFactId;
pub use ruleset::{
    ChangedRegisteredLabel, ChangedRegisteredLabels, LabelEvaluation, MAX_LISTED_CHANGED_LABELS,
    ReportedRulesetDifference, RulesetComparison, ruleset_comparison_page, ruleset_page,
};
pub use section_id::PageSectionId;
pub use table::TableBlock;
pub use variants::{MAX_LISTED_VARIANTS, VariantLabelSearch};

/// The page of a name: its sections in order. Sections that have nothing to say are left out; what is not a domain name
/// has fewer.
pub fn name_page(analysis: &InputAnalysis, options: &PageOptions) -> Vec<PageSection> {
    let is_name = analysis.not_a_domain_name().is_none();
    let section = |id| match id {
        PageSectionId::Overview => Some(overview::section(analysis, options)),
        PageSectionId::Displays => displays::section(analysis, options),
        PageSectionId::NarrowFieldElision => field::section(analysis, options),
        PageSectionId::CharacterGrouping if is_name => {
            Some(grouping::section(analysis, options.mentions_contexts_command_option))
        }
        PageSectionId::DisplayCollisions
            if (is_name || analysis.is_text()) && options.searches_visual_collisions =>
        {
            collisions::section(analysis, options)
        }
        _ => self::section(analysis, id, options.registered_comparison.as_ref()),
    };
    NAME_SECTIONS.into_iter().filter_map(section).collect()
}

/// The sections of the page of a name, in their order.
const NAME_SECTIONS: [PageSectionId; 15] = [
    PageSectionId::Overview,
    PageSectionId::Labels,
    PageSectionId::EmbeddingLevels,
    PageSectionId::Displays,
    PageSectionId::TextOrderRemedies,
    PageSectionId::NarrowFieldElision,
    PageSectionId::ViolationsAndWarnings,
    PageSectionId::NoteFindings,
    PageSectionId::Uts46Mapping,
    PageSectionId::SuggestedFixes,
    PageSectionId::CharacterGrouping,
    PageSectionId::DisplayCollisions,
    PageSectionId::Characters,
    PageSectionId::PolicyVerdicts,
    PageSectionId::UbaCrossCheck,
];

/// A section of the page of a name that needs no options, of which registered names say this, where there are any; `None`
/// where it has nothing to say, and for all other sections.
pub(crate) fn section(
    analysis: &InputAnalysis,
    id: PageSectionId,
    registered: Option<&RegisteredNamesComparison>,
) -> Option<PageSection> {
    let is_name = analysis.not_a_domain_name().is_none();
    match id {
        PageSectionId::SuggestedFixes if is_name => fixes::fixes(analysis, registered),
        PageSectionId::ViolationsAndWarnings if analysis.is_text() => findings::of_text(analysis),
        PageSectionId::NoteFindings if analysis.is_text() => None,
        PageSectionId::ViolationsAndWarnings | PageSectionId::NoteFindings => findings::section(analysis, id),
        PageSectionId::Characters => Some(characters::section(analysis)),
        PageSectionId::UbaCrossCheck => Some(overview::cross_check(analysis)),
        PageSectionId::Labels if is_name => Some(labels::section(analysis)),
        PageSectionId::EmbeddingLevels => levels::section(analysis, Strategy::UbaAuto),
        PageSectionId::TextOrderRemedies => remedies::section(analysis),
        PageSectionId::Uts46Mapping if is_name => fixes::mapping(analysis),
        PageSectionId::CharacterGrouping if is_name => Some(grouping::section(analysis, false)),
        PageSectionId::PolicyVerdicts if is_name => Some(policies::section(analysis)),
        _ => None,
    }
}

/// The facts of the overview of a name, of which registered names say this, where there are any.
pub(crate) fn facts(
    analysis: &InputAnalysis,
    registered: Option<&RegisteredNamesComparison>,
) -> Vec<(OverviewFactId, PageLine)> {
    overview::facts(
        analysis,
        &PageOptions { registered_comparison: registered.cloned(), ..PageOptions::default() },
    )
}
