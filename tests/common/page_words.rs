//! The words of a page, for tests of those who draw it.

use bidiscope_report::page::{PageBlock, PageLine, PageLinePiece, PageSection, TableBlock};
use bidiscope_report::words::escape::plain_text_without_isolates;

/// All words of a page, without isolates; a table's heading, a title and each line by itself.
pub(super) fn words(page: &[PageSection]) -> Vec<String> {
    let mut all = Vec::new();
    for section in page {
        all.push(plain_text_without_isolates(&section.title));
        add_blocks(&section.blocks, &mut all);
    }
    all.retain(|it| !it.is_empty());
    all
}

fn add_blocks(blocks: &[PageBlock], all: &mut Vec<String>) {
    for block in blocks {
        let mut add = |words: &str| all.push(plain_text_without_isolates(words));
        match block {
            PageBlock::Fact { title, text } => {
                [title].iter().map(|it| it.as_str()).chain(of(text)).for_each(&mut add)
            }
            PageBlock::RegistrationFact { text: line, .. }
            | PageBlock::Paragraph(line)
            | PageBlock::Heading(line) => {
                of(line).for_each(&mut add);
            }
            PageBlock::LineList(lines) => lines.iter().flat_map(of).for_each(&mut add),
            PageBlock::Table(table) | PageBlock::TableWithRowHeadings(table) => add_table(table, all),
            PageBlock::RelatedNames(names) => add_table(&names.table(), all),
            PageBlock::Finding(it) => {
                let lines = it.advice.iter().chain([&it.sentence, &it.rule_with_source]);
                lines.flat_map(of).for_each(&mut add);
            }
            PageBlock::Display(it) => {
                add(&it.title);
                it.notes.iter().flat_map(of).for_each(&mut add);
            }
            PageBlock::NarrowFieldElision(it) => {
                it.display_titles.iter().for_each(|it| add(it));
                it.notes.iter().flat_map(of).for_each(&mut add);
            }
            PageBlock::ListedName { blocks, .. } => add_blocks(blocks, all),
            PageBlock::NameInContext(_) | PageBlock::DisplayPictures(_) => {}
        }
    }
}

fn add_table(table: &TableBlock, all: &mut Vec<String>) {
    let heads = table.column_titles.iter().map(String::as_str);
    let heads = heads.filter(|it| it.parse::<u8>().is_err());
    all.extend(
        heads.chain(table.rows_of_cells.iter().flatten().flat_map(of)).map(plain_text_without_isolates),
    );
}

fn of(line: &PageLine) -> impl Iterator<Item = &str> {
    line.pieces.iter().filter_map(|it| match it {
        PageLinePiece::TextWithIsolates(words) | PageLinePiece::SectionLink(words, _) => Some(words.as_str()),
        _ => None,
    })
}

/// Without white space, isolates and overrides, which each surface sets in its own way.
pub(super) fn squeezed(text: &str) -> String {
    text.chars()
        .filter(|it| !it.is_whitespace() && !matches!(it, '\u{2068}' | '\u{2069}' | '\u{202D}' | '\u{202C}'))
        .collect()
}
