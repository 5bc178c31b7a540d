//! The number of names of a list in each category, and the reasons.

use crate::words::list::semicolon_separator;
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_words::{Message, message};

use crate::list::{DECISIONS_IN_SORT_ORDER, permission_unless_unreadable, registration_verdict_text};
use crate::page::PageSectionId;
use crate::page::TableBlock;
use crate::page::{PageBlock, PageSection};
use crate::page::{PageLine, Tone};
use crate::words::character::script_names_text;
use crate::words::finding::isolated_finding_rule;
use crate::words::source::rule_source_text;

use super::breakdown::BreakdownOptions;
use super::section_title::section_title;
use super::{ListReport, ListReportOptions, ReportedMatches, UnwrittenEntryCounts};

pub(super) fn section(report: &ListReport, asked: &ListReportOptions<'_>) -> PageSection {
    let columns = [message!(column_verdict), message!(column_names)];
    let mut blocks = vec![PageBlock::TableWithRowHeadings(TableBlock::new(&columns, rows(report, asked)))];
    let mut reasons: Vec<_> = report.counts.reasons.iter().collect();
    if !reasons.is_empty() {
        reasons.sort_by_key(|&(kind, count)| (std::cmp::Reverse(*count), *kind));
        let columns = [message!(column_rule), message!(column_source), message!(column_names)];
        let row = |(&kind, count): (&bidiscope_idna::verdict::FindingKind, &u64)| {
            vec![
                PageLine::from_text_with_isolates(isolated_finding_rule(kind)),
                PageLine::from_message(&rule_source_text(kind.source())),
                PageLine::from_code(count.to_string()),
            ]
        };
        blocks.push(PageBlock::heading(&message!(list_reasons)));
        blocks.push(PageBlock::TableWithRowHeadings(TableBlock::new(&columns, reasons.into_iter().map(row))));
    }
    let (counts, has_rules) = (&report.counts, asked.has_rules());
    let of_zones = BreakdownOptions { has_rules, named: str::to_owned, nothing: || message!(list_no_zone) };
    blocks.extend(counts.by_zone.blocks(&message!(list_by_zone), &message!(column_zone), of_zones));
    let named = |it: &str| script_names_text(&it.split("; ").collect::<Vec<_>>(), semicolon_separator());
    let of_scripts = BreakdownOptions { has_rules, named, nothing: || message!(list_no_script) };
    let heading = message!(list_by_script);
    blocks.extend(counts.by_script.blocks(&heading, &message!(list_column_scripts), of_scripts));
    PageSection::new(PageSectionId::ListSummary, &section_title(PageSectionId::ListSummary), blocks)
}

fn rows(report: &ListReport, asked: &ListReportOptions<'_>) -> Vec<Vec<PageLine>> {
    let (counts, has_rules) = (&report.counts, asked.has_rules());
    let mut rows = Vec::new();
    let mut add = |message: Message<'_>, tone: Tone, count: u64| {
        rows.push(vec![
            PageLine::from_message(&message).in_tone(tone),
            PageLine::from_code(count.to_string()),
        ]);
    };
    add(message!(count_all), Tone::Neutral, report.rows);
    let can_be = |it: RegistrationDecision| match it {
        RegistrationDecision::ReservedByRegistry | RegistrationDecision::BlockedByRegistry => has_rules,
        RegistrationDecision::TakenInOtherList => asked.other_list_name.is_some(),
        RegistrationDecision::TakenBySameHolder => counts.decisions.of(it) > 0,
        RegistrationDecision::ContestedInOwnList => report.matches != ReportedMatches::None,
        RegistrationDecision::NotARegistration => counts.decisions.of(it) > 0,
        _ => true,
    };
    for decision in DECISIONS_IN_SORT_ORDER.into_iter().filter(|&it| can_be(it)) {
        let tone = permission_unless_unreadable(decision).map_or(Tone::Neutral, Tone::from);
        add(registration_verdict_text(decision, has_rules), tone, counts.decisions.of(decision));
        if decision == RegistrationDecision::Allowed {
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
    let UnwrittenEntryCounts {
        written_column_id: column,
        entry_without_value_count: without_value,
        unreadable_entry_count: unreadable,
    } = asked.unwritten_entry_counts;
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
