//! Names that match each other, within the list and with another list; and the names without any problem.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::Strategy;
use bidiscope_list::scan::MatchKind;
use bidiscope_words::{Message, message};

use super::unreadable::{kept_lines, kept_titles};
use crate::page::SectionId;
use crate::page::Table;
use crate::page::{Block, MAX_DRAWN_CHARACTERS, Section};
use crate::page::{Line, PictureBlock, Piece};
use crate::words::verdict::match_kind_text;

use super::section_title::section_title;
use super::{ListReport, ListReportOptions, ReportedMatches};
use crate::list::{ListedName, MatchGroup};

/// The groups of names that match each other, and the lines that repeat an earlier one.
pub(super) fn groups(report: &ListReport, asked: &ListReportOptions<'_>) -> Section {
    let (groups, more) = report.groups.listed();
    let mut blocks = Vec::new();
    if report.matches == ReportedMatches::None {
        blocks.push(Block::paragraph(&message!(list_groups_not_asked)));
    } else if groups.is_empty() {
        blocks.push(Block::paragraph(&message!(list_groups_none)));
    }
    for (number, group) in groups.iter().enumerate() {
        blocks.extend(name_group(number + 1, group, asked.kept_column_titles));
    }
    if more > 0 {
        blocks.push(Block::paragraph(&message!(more_groups, count = more)));
    }
    let repeated = &report.repeated;
    if repeated.count > 0 {
        blocks.push(Block::heading(&message!(list_repeated_lines)));
        blocks.push(Block::paragraph(&message!(list_repeated, count = repeated.count)));
        let columns = [message!(list_column_line), message!(column_name), message!(column_earlier_line)];
        let row = |(listed, first): &(ListedName, u64)| {
            let row = vec![number(listed.line), Line::name(listed.shown_name()), number(*first)];
            with_kept(row, listed, asked.kept_column_titles)
        };
        blocks.push(table(&columns, asked.kept_column_titles, repeated.first.iter().map(row)));
        blocks.extend(more_names(repeated.more()));
    }
    Section::new(SectionId::NameGroups, &section_title(SectionId::NameGroups), blocks)
}

fn name_group(at: usize, group: &MatchGroup<ListedName>, kept: &[String]) -> Vec<Block> {
    let columns = [message!(list_column_line), message!(column_name), message!(column_dns)];
    let row = |listed: &ListedName| {
        let characters = characters_of(listed.shown_name());
        let picture = (characters.len() <= MAX_DRAWN_CHARACTERS)
            .then(|| Piece::Picture(Box::new(PictureBlock { characters, strategy: Strategy::UbaLtr })));
        let mut name = Line::name(listed.shown_name());
        name.pieces.extend(picture);
        with_kept(vec![number(listed.line), name, ascii_name(listed)], listed, kept)
    };
    let mut blocks = vec![
        Block::heading(&message!(group_number, number = at)),
        Block::Paragraph(kinds_line(group.kinds.iter().copied())),
        table(&columns, kept, group.members.iter().map(row)),
    ];
    blocks.extend(more_names(group.unlisted_member_count));
    blocks
}

/// In which ways names match each other, a sentence each.
pub fn kinds_line(kinds: impl IntoIterator<Item = MatchKind>) -> Line {
    Line::text(Message::sentences_isolated(&kinds.into_iter().map(match_kind_text).collect::<Vec<_>>()))
}

/// Names that match a name of the other list.
pub(super) fn with_other_list(report: &ListReport, asked: &ListReportOptions<'_>) -> Section {
    let matches = &report.other_list_matches;
    if matches.count == 0 {
        return Section::new(
            SectionId::OtherListMatches,
            &section_title(SectionId::OtherListMatches),
            vec![Block::paragraph(&message!(list_matches_none))],
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
        asked.other_kept_column_titles.iter().map(|it| format!("against_{it}")).collect();
    let kept = [asked.kept_column_titles, &other_kept].concat();
    let rows = matches.first.iter().flat_map(|(listed, kinds)| rows_of_matches(listed, kinds, asked));
    let mut blocks = vec![table(&columns, &kept, rows)];
    blocks.extend(more_names(matches.more()));
    Section::new(SectionId::OtherListMatches, &section_title(SectionId::OtherListMatches), blocks)
}

/// A row for each matching line of the other list.
fn rows_of_matches(
    listed: &ListedName,
    kinds: &[(MatchKind, u64)],
    asked: &ListReportOptions<'_>,
) -> Vec<Vec<Line>> {
    let mut lines: Vec<u64> = kinds.iter().map(|it| it.1).collect();
    lines.sort_unstable();
    lines.dedup();
    let row = |line| {
        let kinds = kinds.iter().filter(|it| it.1 == line).map(|it| it.0);
        let other = asked.other_entries.get(&line);
        let row = vec![
            number(listed.line),
            Line::name(listed.shown_name()),
            number(line),
            other.map_or_else(Line::default, |it| Line::name(&it.name)),
            kinds_line(kinds),
        ];
        let mut row = with_kept(row, listed, asked.kept_column_titles);
        row.extend(kept_lines(other.map_or(&[], |it| &it.fields), asked.other_kept_column_titles.len()));
        row
    };
    lines.into_iter().map(row).collect()
}

/// Names that may be registered and have no problem.
pub(super) fn others(report: &ListReport, asked: &ListReportOptions<'_>) -> Section {
    let others = &report.others;
    let mut columns = vec![message!(list_column_line), message!(column_name), message!(column_dns)];
    // Where it is not the same for all.
    let has_answers = report.counts.permitted_in_part > 0;
    if has_answers {
        columns.push(message!(column_registration));
    }
    let row = |listed: &ListedName| {
        let mut row = vec![number(listed.line), Line::name(listed.shown_name()), ascii_name(listed)];
        if has_answers {
            let answer = listed.verdict_with_text(listed.decision(), asked.has_rules());
            row.push(answer.map_or_else(Line::default, |(_, answer)| Line::words(&answer)));
        }
        with_kept(row, listed, asked.kept_column_titles)
    };
    let mut blocks = vec![table(&columns, asked.kept_column_titles, others.first.iter().map(row))];
    blocks.extend(more_names(others.more()));
    Section::new(SectionId::OtherNames, &section_title(SectionId::OtherNames), blocks)
}

/// A table with these columns, and after them those of the list that are shown.
fn table(columns: &[Message<'_>], kept: &[String], rows: impl Iterator<Item = Vec<Line>>) -> Block {
    let columns = columns.iter().map(ToString::to_string).chain(kept_titles(kept)).collect();
    Block::Table(Table { columns, rows: rows.collect() })
}

/// The row with what is shown of the list's other columns.
fn with_kept(mut row: Vec<Line>, listed: &ListedName, kept: &[String]) -> Vec<Line> {
    row.extend(kept_lines(&listed.kept, kept.len()));
    row
}

fn number(number: u64) -> Line {
    Line::code(number.to_string())
}

/// The DNS form of the name, where it has one.
fn ascii_name(listed: &ListedName) -> Line {
    match listed.ascii_name.as_str() {
        "" => Line::text("\u{2013}"),
        name => Line::code(name),
    }
}

/// The number of names that are not listed, where there are any.
fn more_names(count: u64) -> Option<Block> {
    (count > 0).then(|| Block::paragraph(&message!(more_names, count = count)))
}
