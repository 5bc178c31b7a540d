//! The number of names of a list in each category, and the reasons.

use crate::words::list::semicolon;
use bidiscope_list::scan::Decision;
use bidiscope_words::{Message, message};

use crate::list::{DECISIONS, decision_verdict_text, permission_of};
use crate::page::SectionId;
use crate::page::Table;
use crate::page::{Block, Section};
use crate::page::{Line, Tone};
use crate::words::character::script_names_text;
use crate::words::finding::isolated_finding_rule;
use crate::words::source::source_text;

use super::breakdown::BreakdownOptions;
use super::section_title::section_title;
use super::{ListReport, ListReportOptions, ReportedMatches, UnwrittenEntries};

pub(super) fn section(report: &ListReport, asked: &ListReportOptions<'_>) -> Section {
    let columns = [message!(column_verdict), message!(column_names)];
    let mut blocks = vec![Block::KeyedTable(Table::new(&columns, rows(report, asked)))];
    let mut reasons: Vec<_> = report.counts.reasons.iter().collect();
    if !reasons.is_empty() {
        reasons.sort_by_key(|&(kind, count)| (std::cmp::Reverse(*count), *kind));
        let columns = [message!(column_rule), message!(column_source), message!(column_names)];
        let row = |(&kind, count): (&bidiscope_idna::verdict::FindingKind, &u64)| {
            vec![
                Line::text(isolated_finding_rule(kind)),
                Line::words(&source_text(kind.source())),
                Line::code(count.to_string()),
            ]
        };
        blocks.push(Block::heading(&message!(list_reasons)));
        blocks.push(Block::KeyedTable(Table::new(&columns, reasons.into_iter().map(row))));
    }
    let (counts, has_rules) = (&report.counts, asked.has_rules());
    let of_zones = BreakdownOptions { has_rules, named: str::to_owned, nothing: || message!(list_no_zone) };
    blocks.extend(counts.by_zone.blocks(&message!(list_by_zone), &message!(column_zone), of_zones));
    let named = |it: &str| script_names_text(&it.split("; ").collect::<Vec<_>>(), semicolon());
    let of_scripts = BreakdownOptions { has_rules, named, nothing: || message!(list_no_script) };
    let heading = message!(list_by_script);
    blocks.extend(counts.by_script.blocks(&heading, &message!(list_column_scripts), of_scripts));
    Section::new(SectionId::ListSummary, &section_title(SectionId::ListSummary), blocks)
}

fn rows(report: &ListReport, asked: &ListReportOptions<'_>) -> Vec<Vec<Line>> {
    let (counts, has_rules) = (&report.counts, asked.has_rules());
    let mut rows = Vec::new();
    let mut add = |message: Message<'_>, tone: Tone, count: u64| {
        rows.push(vec![Line::words(&message).in_tone(tone), Line::code(count.to_string())]);
    };
    add(message!(count_all), Tone::Neutral, report.rows);
    let can_be = |it: Decision| match it {
        Decision::Reserved | Decision::Blocked => has_rules,
        Decision::Taken => asked.other_list_name.is_some(),
        Decision::SameHolder => counts.decisions.of(it) > 0,
        Decision::Contested => report.matches != ReportedMatches::None,
        Decision::NotApplicable => counts.decisions.of(it) > 0,
        _ => true,
    };
    for decision in DECISIONS.into_iter().filter(|&it| can_be(it)) {
        let tone = permission_of(decision).map_or(Tone::Neutral, Tone::from);
        add(decision_verdict_text(decision, has_rules), tone, counts.decisions.of(decision));
        if decision == Decision::Allowed {
            if counts.permitted_in_part > 0 {
                add(message!(count_permitted_in_part), Tone::Neutral, counts.permitted_in_part);
            }
            add(message!(count_flagged), Tone::Neutral, counts.flagged);
            add(message!(list_unflagged), Tone::Neutral, report.others.count);
        }
    }
    add(message!(count_bidi), Tone::Neutral, counts.bidi);
    add(message!(count_violating), Tone::Neutral, counts.violating);
    add(message!(count_not_domain_names), Tone::Neutral, counts.no_domain_names);
    let UnwrittenEntries { column, without_value_count: without_value, unreadable_count: unreadable } =
        asked.unwritten_entries;
    if without_value > 0 {
        add(message!(count_without_value, column = column), Tone::Neutral, without_value);
    }
    if unreadable > 0 {
        add(message!(count_unreadable_not_written), Tone::Neutral, unreadable);
    }
    if asked.other_list_name.is_some() {
        add(message!(count_matching), Tone::Neutral, report.other_list_matches.count);
    }
    rows
}
