//! Names that match each other, within the list and with another list; and the names without any problem.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::Strategy;
use bidiscope_list::scan::NameMatchKind;
use bidiscope_words::{Message, message};

use super::unreadable::{kept_lines, kept_titles};
use crate::page::PageSectionId;
use crate::page::TableBlock;
use crate::page::{DisplayPictureBlock, PageLine, PageLinePiece};
use crate::page::{MAX_DRAWN_NAME_CHARACTERS, PageBlock, PageSection};
use crate::words::verdict::match_kind_text;

use super::section_title::section_title;
use super::{ListReport, ListReportOptions, ReportedMatches};
use crate::list::{ListedName, MatchGroup};

/// The groups of names that match each other, and the lines that repeat an earlier one.
pub(super) fn groups(report: &ListReport, asked: &ListReportOptions<'_>) -> PageSection {
    let (groups, more) = report.groups.listed();
    let mut blocks = Vec::new();
    if report.matches == ReportedMatches::None {
        blocks.push(PageBlock::paragraph(&message!(list_groups_not_asked)));
    } else if groups.is_empty() {
        blocks.push(PageBlock::paragraph(&message!(list_groups_none)));
    }
    for (number, group) in groups.iter().enumerate() {
        blocks.extend(name_group(number + 1, group, asked.passed_through_column_titles));
    }
    if more > 0 {
        blocks.push(PageBlock::paragraph(&message!(more_groups, count = more)));
    }
    let repeated = &report.repeated;
    if repeated.count > 0 {
        blocks.push(PageBlock::heading(&message!(list_repeated_lines)));
        blocks.push(PageBlock::paragraph(&message!(list_repeated, count = repeated.count)));
        let columns = [message!(list_column_line), message!(column_name), message!(column_earlier_line)];
        let row = |(listed, first): &(ListedName, u64)| {
            let row = vec![
                number(listed.line_number),
                PageLine::from_name(listed.decoded_or_typed_name()),
                number(*first),
            ];
            with_kept(row, listed, asked.passed_through_column_titles)
        };
        blocks.push(table(&columns, asked.passed_through_column_titles, repeated.first.iter().map(row)));
        blocks.extend(more_names(repeated.more()));
    }
    PageSection::new(
        PageSectionId::MatchingNameGroups,
        &section_title(PageSectionId::MatchingNameGroups),
        blocks,
    )
}

fn name_group(at: usize, group: &MatchGroup<ListedName>, kept: &[String]) -> Vec<PageBlock> {
    let columns = [message!(list_column_line), message!(column_name), message!(column_dns)];
    let row = |listed: &ListedName| {
        let characters = characters_of(listed.decoded_or_typed_name());
        let picture = (characters.len() <= MAX_DRAWN_NAME_CHARACTERS).then(|| {
            PageLinePiece::DisplayPicture(Box::new(DisplayPictureBlock {
                characters,
                strategy: Strategy::UbaLtr,
            }))
        });
        let mut name = PageLine::from_name(listed.decoded_or_typed_name());
        name.pieces.extend(picture);
        with_kept(vec![number(listed.line_number), name, ascii_name(listed)], listed, kept)
    };
    let mut blocks = vec![
        PageBlock::heading(&message!(group_number, number = at)),
        PageBlock::Paragraph(match_kinds_line(group.match_kinds.iter().copied())),
        table(&columns, kept, group.members.iter().map(row)),
    ];
    blocks.extend(more_names(group.unlisted_member_count));
    blocks
}

/// In which ways names match each other, a sentence each.
pub fn match_kinds_line(match_kinds: impl IntoIterator<Item = NameMatchKind>) -> PageLine {
    PageLine::from_text_with_isolates(Message::join_sentences_isolating_values(
        &match_kinds.into_iter().map(match_kind_text).collect::<Vec<_>>(),
    ))
}

/// Names that match a name of the other list.
pub(super) fn with_other_list(report: &ListReport, asked: &ListReportOptions<'_>) -> PageSection {
    let matches = &report.other_list_matches;
    if matches.count == 0 {
        return PageSection::new(
            PageSectionId::OtherListMatches,
            &section_title(PageSectionId::OtherListMatches),
            vec![PageBlock::paragraph(&message!(list_matches_none))],
        );
    }
    let columns = [
        message!(list_column_line),
        message!(column_name),
        message!(column_other_line),
        message!(column_other_name),
        message!(column_match_kinds),
    ];
    // What is kept of both lists may be called the same.
    let other_kept: Vec<String> =
        asked.other_list_passed_through_column_titles.iter().map(|it| format!("against_{it}")).collect();
    let kept = [asked.passed_through_column_titles, &other_kept].concat();
    let rows = matches.first.iter().flat_map(|(listed, kinds)| rows_of_matches(listed, kinds, asked));
    let mut blocks = vec![table(&columns, &kept, rows)];
    blocks.extend(more_names(matches.more()));
    PageSection::new(PageSectionId::OtherListMatches, &section_title(PageSectionId::OtherListMatches), blocks)
}

/// A row for each matching line of the other list.
fn rows_of_matches(
    listed: &ListedName,
    kinds: &[(NameMatchKind, u64)],
    asked: &ListReportOptions<'_>,
) -> Vec<Vec<PageLine>> {
    let mut lines: Vec<u64> = kinds.iter().map(|it| it.1).collect();
    lines.sort_unstable();
    lines.dedup();
    let row = |line| {
        let kinds = kinds.iter().filter(|it| it.1 == line).map(|it| it.0);
        let other = asked.other_list_entries_by_line_number.get(&line);
        let row = vec![
            number(listed.line_number),
            PageLine::from_name(listed.decoded_or_typed_name()),
            number(line),
            other.map_or_else(PageLine::default, |it| PageLine::from_name(&it.name)),
            match_kinds_line(kinds),
        ];
        let mut row = with_kept(row, listed, asked.passed_through_column_titles);
        row.extend(kept_lines(
            other.map_or(&[], |it| &it.stored_fields),
            asked.other_list_passed_through_column_titles.len(),
        ));
        row
    };
    lines.into_iter().map(row).collect()
}

/// Names that may be registered and have no problem.
pub(super) fn others(report: &ListReport, asked: &ListReportOptions<'_>) -> PageSection {
    let others = &report.others;
    let mut columns = vec![message!(list_column_line), message!(column_name), message!(column_dns)];
    // Where it is not the same for all.
    let has_answers = report.counts.permitted_in_part > 0;
    if has_answers {
        columns.push(message!(column_registration));
    }
    let row = |listed: &ListedName| {
        let mut row = vec![
            number(listed.line_number),
            PageLine::from_name(listed.decoded_or_typed_name()),
            ascii_name(listed),
        ];
        if has_answers {
            let answer = listed.permission_and_verdict_text(listed.decision(), asked.has_rules());
            row.push(answer.map_or_else(PageLine::default, |(_, answer)| PageLine::from_message(&answer)));
        }
        with_kept(row, listed, asked.passed_through_column_titles)
    };
    let mut blocks = vec![table(&columns, asked.passed_through_column_titles, others.first.iter().map(row))];
    blocks.extend(more_names(others.more()));
    PageSection::new(PageSectionId::OtherNames, &section_title(PageSectionId::OtherNames), blocks)
}

/// A table with these columns, and after them those of the list that are shown.
fn table(columns: &[Message<'_>], kept: &[String], rows: impl Iterator<Item = Vec<PageLine>>) -> PageBlock {
    let columns = columns.iter().map(ToString::to_string).chain(kept_titles(kept)).collect();
    PageBlock::Table(TableBlock { column_titles: columns, rows_of_cells: rows.collect() })
}

/// The row with what is shown of the list's other columns.
fn with_kept(mut row: Vec<PageLine>, listed: &ListedName, kept: &[String]) -> Vec<PageLine> {
    row.extend(kept_lines(&listed.passed_through_values, kept.len()));
    row
}

fn number(number: u64) -> PageLine {
    PageLine::from_code(number.to_string())
}

/// The DNS form of the name, where it has one.
fn ascii_name(listed: &ListedName) -> PageLine {
    match listed.ascii_name.as_str() {
        "" => PageLine::from_text_with_isolates("\u{2013}"),
        name => PageLine::from_code(name),
    }
}

/// The number of names that are not listed, where there are any.
fn more_names(count: u64) -> Option<PageBlock> {
    (count > 0).then(|| PageBlock::paragraph(&message!(more_names, count = count)))
}
