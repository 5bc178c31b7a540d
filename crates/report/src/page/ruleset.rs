//! What is said of a label generation ruleset: what it says of itself, its repertoire, its rules and its actions.

use bidiscope_bidi::name::{character_name, code_point, is_mark};
use bidiscope_lgr::{Member, OUT_OF_REPERTOIRE, Rule, Ruleset};
use bidiscope_words::{Message, message};

use crate::words::lgr::{action_text, all_ruleset_notes, code_points_text, context_text};

use super::block::{Block, Line, Section, SectionId, Table};

/// The most characters of a description that are shown.
const MAX_DESCRIPTION: usize = 2_000;

/// The sections of the page of a ruleset (RFC 7940).
pub fn ruleset_page(ruleset: &Ruleset) -> Vec<Section> {
    let mut sections = vec![
        Section::new(SectionId::Ruleset, &message!(lgr_page_about), about(ruleset)),
        Section::new(
            SectionId::Ruleset,
            &message!(lgr_page_repertoire),
            vec![Block::KeyedTable(repertoire(ruleset))],
        ),
    ];
    if !ruleset.rules().is_empty() {
        sections.push(Section::new(
            SectionId::Ruleset,
            &message!(lgr_page_rules),
            vec![Block::KeyedTable(rules(ruleset))],
        ));
    }
    let actions = vec![Block::KeyedTable(actions(ruleset))];
    sections.push(Section::new(SectionId::Ruleset, &message!(lgr_page_actions), actions));
    sections
}

fn about(ruleset: &Ruleset) -> Vec<Block> {
    let meta = ruleset.meta();
    let mut facts = Vec::new();
    let mut fact = |name: Message<'_>, value: Option<String>| {
        if let Some(value) = value.filter(|it| !it.is_empty()) {
            facts.push(Block::Fact(name.to_string(), Line::name(value)));
        }
    };
    let scopes: Vec<&str> = meta.scopes.iter().map(|it| it.1.as_str()).collect();
    fact(message!(lgr_fact_version), meta.version.clone());
    fact(message!(lgr_fact_date), meta.date.clone());
    fact(message!(lgr_fact_scope), Some(scopes.join(", ")));
    fact(message!(lgr_fact_languages), Some(meta.languages.join(", ")));
    fact(message!(lgr_fact_validity_start), meta.validity_start.clone());
    fact(message!(lgr_fact_validity_end), meta.validity_end.clone());
    fact(message!(lgr_fact_unicode_version), meta.unicode_version.clone());
    fact(message!(lgr_fact_size), Some(size_text(ruleset).to_string()));
    // A description in HTML would be shown with its tags.
    if meta.description_type.as_deref().is_none_or(|it| it == "text/plain") {
        fact(
            message!(lgr_fact_description),
            meta.description.as_ref().map(|it| it.chars().take(MAX_DESCRIPTION).collect()),
        );
    }
    facts.extend(all_ruleset_notes(ruleset).iter().map(Block::paragraph));
    facts
}

/// How many code points and sequences there are, and how many of them are no part of an eligible label: their own type is
/// that of what is there for variants only.
fn size_text(ruleset: &Ruleset) -> Message<'static> {
    let is_for_variants = |it: &&Member| {
        let own = it.variants.iter().filter(|variant| variant.code_points == it.code_points);
        own.filter_map(|it| it.kind).any(|it| ruleset.type_name(it) == OUT_OF_REPERTOIRE)
    };
    let only = ruleset.members().iter().filter(is_for_variants).map(Member::size).sum::<usize>();
    message!(lgr_size, count = ruleset.repertoire_size(), only = only)
}

fn repertoire(ruleset: &Ruleset) -> Table {
    let columns = [
        message!(lgr_column_code_points),
        message!(lgr_column_characters),
        message!(lgr_column_names),
        message!(lgr_column_context),
        message!(lgr_column_variants),
        message!(lgr_column_tags),
        message!(lgr_column_comment),
    ];
    Table::new(&columns, ruleset.members().iter().map(|it| member_row(ruleset, it)))
}

fn member_row(ruleset: &Ruleset, member: &Member) -> Vec<Line> {
    let first = member.code_points[0];
    let (code_points, characters, names) = match member.last {
        None => (
            code_points_text(&member.code_points),
            member.code_points.iter().collect::<String>(),
            member.code_points.iter().map(|it| character_name(*it)).collect::<Vec<_>>().join(", "),
        ),
        Some(last) => (
            format!("{}\u{2013}{}", code_point(first), code_point(last)),
            format!("{first}\u{2013}{last}"),
            format!("{}\u{2013}{}", character_name(first), character_name(last)),
        ),
    };
    // A mark stands on a base of its own.
    let characters = if is_mark(first) { format!("\u{25CC}{characters}") } else { characters };
    let variants: Vec<String> = member
        .variants
        .iter()
        .map(|it| {
            let kind = it.kind.map(|it| ruleset.type_name(it).to_owned());
            let context = it.context.map(|it| context_text(ruleset, it).to_string());
            let code_points = match it.code_points.is_empty() {
                true => message!(lgr_null_variant).to_string(),
                false => code_points_text(&it.code_points),
            };
            let further: Vec<String> = kind.into_iter().chain(context).collect();
            if further.is_empty() { code_points } else { format!("{code_points} ({})", further.join("; ")) }
        })
        .collect();
    let context = member.context.map(|it| context_text(ruleset, it).isolated());
    vec![
        Line::code(code_points),
        Line::name(characters),
        Line::name(names),
        Line::text(context.unwrap_or_default()),
        Line::name(variants.join(", ")),
        Line::name(member.tags.join(" ")),
        Line::name(member.comment.clone().unwrap_or_default()),
    ]
}

fn rules(ruleset: &Ruleset) -> Table {
    let row = |it: &Rule| vec![Line::name(&it.name), Line::name(it.comment.clone().unwrap_or_default())];
    Table::new(&[message!(lgr_column_name), message!(lgr_column_comment)], ruleset.rules().iter().map(row))
}

fn actions(ruleset: &Ruleset) -> Table {
    let columns = [message!(lgr_column_number), message!(lgr_column_action), message!(lgr_column_comment)];
    let rows = ruleset.actions().iter().enumerate().map(|(at, action)| {
        let comment = match at < ruleset.written_actions() {
            true => Line::name(action.comment.clone().unwrap_or_default()),
            false => Line::words(&message!(lgr_default_action)),
        };
        vec![Line::code((at + 1).to_string()), Line::words(&action_text(ruleset, action)), comment]
    });
    Table::new(&columns, rows)
}
