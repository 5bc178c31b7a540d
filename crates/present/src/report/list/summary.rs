//! The number of names of a list in each category, and the reasons.

use bidiscope_idna::verdict::Permission;

use crate::finding_text::rule_text;
use crate::message;
use crate::messages::Message;
use crate::page::{Block, Line, Section, SectionId, Table, Tone};
use crate::verdict_text::answer;

use super::ListReport;
use super::html::title;

pub(super) fn section(report: &ListReport, is_compared: bool) -> Section {
    let columns = vec![message!(column_verdict).to_string(), message!(column_names).to_string()];
    let mut blocks = vec![Block::KeyedTable(Table { columns, rows: rows(report, is_compared) })];
    let mut reasons: Vec<_> = report.counts.reasons.iter().collect();
    if !reasons.is_empty() {
        reasons.sort_by_key(|&(kind, count)| (std::cmp::Reverse(*count), *kind));
        let columns = [message!(column_rule), message!(column_source), message!(column_names)];
        let row = |(&kind, count): (&bidiscope_idna::verdict::FindingKind, &u64)| {
            vec![
                Line::text(rule_text(kind)),
                Line::code(kind.source().to_string()),
                Line::code(count.to_string()),
            ]
        };
        blocks.push(Block::Heading(Line::words(&message!(list_reasons))));
        blocks.push(Block::KeyedTable(Table {
            columns: columns.iter().map(ToString::to_string).collect(),
            rows: reasons.into_iter().map(row).collect(),
        }));
    }
    Section { id: SectionId::ListSummary, title: title(SectionId::ListSummary).to_string(), blocks }
}

fn rows(report: &ListReport, is_compared: bool) -> Vec<Vec<Line>> {
    let counts = &report.counts;
    let of = |permission| counts.permissions.get(&permission).copied().unwrap_or(0);
    let mut rows = Vec::new();
    let mut add = |message: Message<'_>, tone: Tone, count: u64| {
        rows.push(vec![Line::words(&message).in_tone(tone), Line::code(count.to_string())]);
    };
    add(message!(count_all), Tone::Neutral, report.rows);
    for permission in [Permission::Refused, Permission::NeedsReview, Permission::Allowed] {
        add(answer(permission), permission.into(), of(permission));
    }
    if counts.permitted_in_part > 0 {
        add(message!(count_permitted_in_part), Tone::Neutral, counts.permitted_in_part);
    }
    let flagged = report.flagged.count.saturating_sub(of(Permission::NeedsReview));
    add(message!(count_flagged), Tone::Neutral, flagged);
    add(message!(count_unflagged), Tone::Neutral, report.others.count);
    if of(Permission::NotApplicable) > 0 {
        add(message!(answer_not_registered), Tone::Neutral, of(Permission::NotApplicable));
    }
    add(message!(count_unreadable), Tone::Neutral, report.unreadable.count);
    add(message!(count_bidi), Tone::Neutral, counts.bidi);
    add(message!(count_violating), Tone::Neutral, counts.violating);
    add(message!(count_not_domain_names), Tone::Neutral, counts.no_domain_names);
    if is_compared {
        add(message!(count_matching), Tone::Neutral, report.other_list_matches.count);
    }
    rows
}
