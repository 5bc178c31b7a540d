//! What is said of a label generation ruleset (RFC 7940): what it says of itself, its repertoire and variants, its classes, rules
//! and actions; and of what differs between two rulesets.

mod changes;
mod description;
mod rules;

use crate::words::list::comma_separator;
use bidiscope_bidi::name::{character_name, code_point, is_mark};
use bidiscope_lgr::{Member, OUT_OF_REPERTOIRE_VARIANT_TYPE, Ruleset, Variant};
use bidiscope_words::{Message, message};

use crate::words::lgr::{action_text, all_ruleset_notes, code_points_text, context_text};

use super::block::{PageBlock, PageSection};
use super::line::PageLine;
use super::section_id::PageSectionId;
use super::table::TableBlock;

pub use changes::{
    ChangedRegisteredLabel, ChangedRegisteredLabels, LabelEvaluation, MAX_LISTED_CHANGED_LABELS,
    ReportedRulesetDifference, RulesetComparison, ruleset_comparison_page,
};
use description::paragraphs;
use rules::{classes, rules};

/// The sections of the page of a ruleset (RFC 7940). Those that have nothing to say are left out.
pub fn ruleset_page(ruleset: &Ruleset) -> Vec<PageSection> {
    let section = |id, title: Message<'_>, blocks: Vec<PageBlock>| {
        (!blocks.is_empty()).then(|| PageSection::new(id, &title, blocks))
    };
    let sections = [
        section(PageSectionId::RulesetIdentification, message!(lgr_page_about), about(ruleset)),
        section(PageSectionId::RulesetDescription, message!(lgr_fact_description), described(ruleset)),
        section(PageSectionId::RulesetRepertoire, message!(lgr_page_repertoire), repertoire(ruleset)),
        section(PageSectionId::RulesetVariants, message!(lgr_page_variants), variants(ruleset)),
        section(PageSectionId::RulesetClasses, message!(lgr_page_classes), classes(ruleset)),
        section(PageSectionId::RulesetRules, message!(lgr_page_rules), rules(ruleset)),
        section(PageSectionId::RulesetActions, message!(lgr_page_actions), actions(ruleset)),
        section(PageSectionId::RulesetReferences, message!(lgr_references), references(ruleset)),
    ];
    sections.into_iter().flatten().collect()
}

fn about(ruleset: &Ruleset) -> Vec<PageBlock> {
    let meta = ruleset.meta();
    let prose = |it: &Option<String>| PageLine::prose(it.as_deref().unwrap_or_default());
    let scope = |(kind, text): &(String, String)| {
        message!(lgr_scope, scope = text, kind = kind).text_with_isolated_values()
    };
    let scopes: Vec<String> = meta.scopes.iter().map(scope).collect();
    let facts = [
        (message!(lgr_fact_version), prose(&meta.version)),
        (message!(lgr_fact_version_comment), prose(&meta.version_comment)),
        (message!(lgr_fact_date), prose(&meta.date)),
        (message!(lgr_fact_scope), PageLine::from_text_with_isolates(scopes.join(comma_separator()))),
        (message!(lgr_fact_languages), PageLine::prose(meta.languages.join(", "))),
        (message!(lgr_fact_validity_start), prose(&meta.validity_start)),
        (message!(lgr_fact_validity_end), prose(&meta.validity_end)),
        (message!(lgr_fact_unicode_version), prose(&meta.unicode_version)),
        (message!(lgr_fact_description_type), prose(&meta.description_type)),
        (message!(lgr_fact_size), PageLine::prose(size_text(ruleset).to_string())),
    ];
    let said = facts.into_iter().filter(|it| !it.1.to_plain_text().is_empty());
    let mut facts: Vec<PageBlock> =
        said.map(|(name, value)| PageBlock::Fact { title: name.to_string(), text: value }).collect();
    facts.extend(all_ruleset_notes(ruleset).iter().map(PageBlock::paragraph));
    facts
}

fn described(ruleset: &Ruleset) -> Vec<PageBlock> {
    let meta = ruleset.meta();
    let text = meta.description.as_deref().unwrap_or_default();
    let paragraphs = paragraphs(text, meta.description_type.as_deref());
    paragraphs.into_iter().map(|it| PageBlock::Paragraph(PageLine::prose(it))).collect()
}

/// How many code points and sequences there are, and how many of them are no part of an eligible label: their own type is
/// that of what is there for variants only.
fn size_text(ruleset: &Ruleset) -> Message<'static> {
    let is_for_variants = |it: &&Member| {
        let own = it.variants.iter().filter(|variant| variant.code_points == it.code_points);
        own.filter_map(|it| it.variant_type)
            .any(|it| ruleset.variant_type_name(it) == OUT_OF_REPERTOIRE_VARIANT_TYPE)
    };
    let only = ruleset.members().iter().filter(is_for_variants).map(Member::range_size).sum::<usize>();
    message!(lgr_size, count = ruleset.code_point_and_sequence_count(), only = only)
}

fn repertoire(ruleset: &Ruleset) -> Vec<PageBlock> {
    let columns = [
        message!(lgr_column_code_points),
        message!(lgr_column_characters),
        message!(lgr_column_names),
        message!(lgr_column_context),
        message!(lgr_column_tags),
        message!(lgr_references),
        message!(lgr_column_comment),
    ];
    table(&columns, ruleset.members().iter().map(|it| member_row(ruleset, it)))
}

/// A table without the columns that have nothing in any row; none without rows.
fn table(columns: &[Message<'_>], rows: impl IntoIterator<Item = Vec<PageLine>>) -> Vec<PageBlock> {
    let rows: Vec<Vec<PageLine>> = rows.into_iter().collect();
    if rows.is_empty() {
        return Vec::new();
    }
    let is_used = |at: &usize| rows.iter().any(|row| !row[*at].to_plain_text().is_empty());
    let used: Vec<usize> = (0..columns.len()).filter(is_used).collect();
    let columns = used.iter().map(|&at| columns[at].to_string()).collect();
    let rows = rows.iter().map(|row| used.iter().map(|&at| row[at].clone()).collect()).collect();
    vec![PageBlock::TableWithRowHeadings(TableBlock { column_titles: columns, rows_of_cells: rows })]
}

fn member_row(ruleset: &Ruleset, member: &Member) -> Vec<PageLine> {
    let first = member.code_points[0];
    let names = match member.range_end {
        None => member.code_points.iter().map(|it| character_name(*it)).collect::<Vec<_>>().join(", "),
        Some(last) => format!("{}\u{2013}{}", character_name(first), character_name(last)),
    };
    let context = member.context.map(|it| context_text(ruleset, it).text_with_isolated_values());
    vec![
        PageLine::from_code(member_code_points(member)),
        PageLine::from_name(member_characters(member)),
        PageLine::prose(names),
        PageLine::from_text_with_isolates(context.unwrap_or_default()),
        PageLine::prose(member.tags.join(" ")),
        PageLine::prose(member.reference_ids.join(" ")),
        PageLine::prose(member.comment.clone().unwrap_or_default()),
    ]
}

fn member_code_points(member: &Member) -> String {
    match member.range_end {
        None => code_points_text(&member.code_points),
        Some(last) => format!("{}\u{2013}{}", code_point(member.code_points[0]), code_point(last)),
    }
}

fn member_characters(member: &Member) -> String {
    match member.range_end {
        None => characters(&member.code_points),
        Some(last) => format!("{}\u{2013}{last}", characters(&member.code_points)),
    }
}

/// Code points as they are typed; a mark stands on a base of its own.
fn characters(code_points: &[char]) -> String {
    let base = if code_points.first().is_some_and(|it| is_mark(*it)) { "\u{25CC}" } else { "" };
    format!("{base}{}", code_points.iter().collect::<String>())
}

fn variants(ruleset: &Ruleset) -> Vec<PageBlock> {
    let columns = [
        message!(lgr_column_code_points),
        message!(lgr_column_characters),
        message!(lgr_column_variant),
        message!(lgr_column_characters),
        message!(lgr_column_type),
        message!(lgr_column_context),
        message!(lgr_references),
        message!(lgr_column_comment),
    ];
    let rows = ruleset
        .members()
        .iter()
        .flat_map(|member| member.variants.iter().map(move |variant| variant_row(ruleset, member, variant)));
    table(&columns, rows)
}

fn variant_row(ruleset: &Ruleset, member: &Member, variant: &Variant) -> Vec<PageLine> {
    let code_points = match variant.code_points.is_empty() {
        true => message!(lgr_null_variant).to_string(),
        false => code_points_text(&variant.code_points),
    };
    let context = variant.context.map(|it| context_text(ruleset, it).text_with_isolated_values());
    let kind = variant.variant_type.map(|it| ruleset.variant_type_name(it).to_owned());
    vec![
        PageLine::from_code(member_code_points(member)),
        PageLine::from_name(member_characters(member)),
        PageLine::from_code(code_points),
        PageLine::from_name(characters(&variant.code_points)),
        PageLine::prose(kind.unwrap_or_default()),
        PageLine::from_text_with_isolates(context.unwrap_or_default()),
        PageLine::prose(variant.reference_ids.join(" ")),
        PageLine::prose(variant.comment.clone().unwrap_or_default()),
    ]
}

fn actions(ruleset: &Ruleset) -> Vec<PageBlock> {
    let columns = [
        message!(lgr_column_number),
        message!(lgr_column_action),
        message!(lgr_references),
        message!(lgr_column_comment),
    ];
    let rows = ruleset.actions().iter().enumerate().map(|(at, action)| {
        let comment = match at < ruleset.file_defined_action_count() {
            true => PageLine::prose(action.comment.clone().unwrap_or_default()),
            false => PageLine::from_message(&message!(lgr_default_action)),
        };
        let number = PageLine::from_code((at + 1).to_string());
        let references = PageLine::prose(action.reference_ids.join(" "));
        vec![number, PageLine::from_message(&action_text(ruleset, action)), references, comment]
    });
    table(&columns, rows)
}

fn references(ruleset: &Ruleset) -> Vec<PageBlock> {
    let columns = [message!(lgr_column_number), message!(lgr_column_reference), message!(lgr_column_comment)];
    let rows = ruleset.meta().references.iter().map(|it| {
        let comment = it.comment.clone().unwrap_or_default();
        vec![PageLine::from_code(&*it.id), PageLine::prose(&it.text), PageLine::prose(comment)]
    });
    table(&columns, rows)
}
