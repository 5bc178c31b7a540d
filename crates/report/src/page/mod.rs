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
pub mod list;
mod overview;
mod policies;
mod ruleset;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_url::InputAnalysis;
use bidiscope_url::reader::elision::Elision;

pub use block::{
    Block, DisplayBlock, FieldBlock, FindingBlock, Line, MAX_DRAWN_CHARACTERS, MAX_SHOWN_CHARACTERS,
    PictureBlock, Piece, Section, SectionId, Table, Tone, code_points, copyable_form, escape_invisibles,
    escape_invisibles_except, plain_text, verdict_sign,
};
pub(crate) use findings::positions;
pub use ruleset::ruleset_page;

/// The options of the page of a name.
#[derive(Clone, Debug, Default)]
pub struct PageOptions {
    /// The displays that are compared, in this order.
    pub displays: Vec<DisplayConfig>,
    /// The user's names for custom strategies among them.
    pub custom_titles: Vec<(DisplayConfig, String)>,
    /// The notation of the input.
    pub notation: Notation,
    /// The line of the input on which the name stands, from 1; `None` if there is only one name.
    pub line: Option<u64>,
    /// The field of which it is asked what it shows of the name.
    pub field: Option<Elision>,
    /// Whether other names of the same characters that look the same are searched, which takes time.
    pub collisions: bool,
    /// Whether the reader has the option `--contexts`, which completes the search for neighbours that split a label. Without
    /// it nothing is said of the option: “so far” stands where a search was cut short.
    pub has_contexts_option: bool,
}

/// The page of a name: its sections in order. Sections that have nothing to say are left out; what is not a domain name
/// has fewer.
pub fn name_page(analysis: &InputAnalysis, options: &PageOptions) -> Vec<Section> {
    let is_name = analysis.not_a_domain_name().is_none();
    let mut sections = vec![overview::section(analysis, options)];
    if is_name {
        sections.push(labels::section(analysis));
    }
    sections.extend(displays::section(analysis, options));
    sections.extend(field::section(analysis, options));
    sections.extend(findings::sections(analysis));
    if is_name {
        sections.extend(fixes::sections(analysis));
        sections.push(grouping::section(analysis, options));
        if options.collisions {
            sections.extend(collisions::section(analysis, options));
        }
    }
    sections.push(characters::section(analysis));
    if is_name {
        sections.push(policies::section(analysis));
    }
    sections.push(overview::cross_check(analysis));
    sections
}
