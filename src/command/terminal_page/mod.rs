//! The page of a name as text for a terminal.
//!
//! Lines fit 80 columns, except for long names. Names are in display order between LRO and PDF, so that a terminal does
//! not reorder them.

mod layout;

use std::io::{self, Write};

use bidiscope_bidi::name::{Input, text_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_report::page::{
    DisplayBlock, FindingBlock, NarrowFieldBlock, PageBlock, PageLine, PageLinePiece, PageSection,
    TableBlock, Tone, verdict_symbol,
};

use super::colours::Colours;
use super::terminal;
use layout::{Columns, visible_width};

/// The usual width of a terminal.
const COLUMNS: usize = 80;

/// Writes the name and the sections of its page.
pub(super) fn write(
    out: &mut dyn Write,
    colours: Colours,
    name: &Input,
    sections: &[PageSection],
) -> io::Result<()> {
    let mut page = TerminalPage { out, colours };
    page.line("", &PageLine::from_name(name.decoded_text()))?;
    sections.iter().try_for_each(|it| page.section(it, true))
}

/// Writes the sections of a page without a name.
pub(super) fn write_sections(
    out: &mut dyn Write,
    colours: Colours,
    sections: &[PageSection],
) -> io::Result<()> {
    let mut page = TerminalPage { out, colours };
    sections.iter().enumerate().try_for_each(|(at, it)| page.section(it, at > 0))
}

struct TerminalPage<'a> {
    out: &'a mut dyn Write,
    colours: Colours,
}

impl TerminalPage<'_> {
    /// Writes a section, with a blank line before its heading where it is not the first.
    fn section(&mut self, section: &PageSection, is_further: bool) -> io::Result<()> {
        if section.title.is_empty() {
            return self.blocks(0, &section.blocks);
        }
        if is_further {
            writeln!(self.out)?;
        }
        self.text(0, &words(&section.title))?;
        self.blocks(2, &section.blocks)
    }

    fn blocks(&mut self, indent: usize, blocks: &[PageBlock]) -> io::Result<()> {
        // The names of facts that follow each other are one column.
        let name_width = |it: &PageBlock| match it {
            PageBlock::Fact { title, .. } | PageBlock::RegistrationFact { title, .. } => {
                visible_width(&words(title)) + 2
            }
            _ => 0,
        };
        let width = blocks.iter().map(name_width).filter(|it| *it <= COLUMNS / 3).max().unwrap_or(0);
        let title_width = |it: &PageBlock| match it {
            PageBlock::Display(it) => visible_width(&words(&it.title)),
            _ => 0,
        };
        let titles = blocks.iter().map(title_width).filter(|it| *it <= COLUMNS / 2).max().unwrap_or(0);
        let mut indent = indent;
        let mut is_below_heading = false;
        for (at, block) in blocks.iter().enumerate() {
            if matches!(block, PageBlock::Heading(_)) {
                if at > 0 {
                    writeln!(self.out)?;
                }
                if std::mem::replace(&mut is_below_heading, true) {
                    indent -= 2;
                }
            }
            self.block(indent, (width, titles), block)?;
            if matches!(block, PageBlock::Heading(_)) {
                indent += 2;
            }
        }
        Ok(())
    }

    fn block(&mut self, indent: usize, (names, titles): (usize, usize), block: &PageBlock) -> io::Result<()> {
        match block {
            PageBlock::Fact { title, text } | PageBlock::RegistrationFact { title, text, .. } => {
                self.fact(indent, names, &words(title), text)
            }
            PageBlock::Paragraph(line) => self.line(&" ".repeat(indent), line),
            PageBlock::LineList(lines) => lines.iter().try_for_each(|it| self.note(indent, it)),
            PageBlock::Table(table) | PageBlock::TableWithRowHeadings(table) => self.table(indent, table),
            PageBlock::RelatedNames(names) => self.table(indent, &names.table()),
            PageBlock::Heading(line) => self.line(&" ".repeat(indent), line),
            PageBlock::ListedName { name_text, blocks } => {
                self.line(&" ".repeat(indent), &PageLine::from_name(name_text))?;
                self.blocks(indent + 2, blocks)
            }
            PageBlock::DisplayPictures(pictures) => pictures.iter().try_for_each(|it| {
                let line = terminal::display_line(&it.characters, &it.strategy.order(&it.characters));
                writeln!(self.out, "{}{line}", " ".repeat(indent + 2))
            }),
            PageBlock::Finding(finding) => self.finding(indent, finding),
            PageBlock::Display(display) => self.display(indent, titles, display),
            PageBlock::NarrowFieldElision(field) => self.field(indent, field),
            PageBlock::NameInContext(it) => {
                let line = terminal::display_line(&it.logical_characters, &it.display_order);
                writeln!(self.out, "{}{line}", " ".repeat(indent + 2))
            }
        }
    }

    fn fact(&mut self, indent: usize, width: usize, name: &str, line: &PageLine) -> io::Result<()> {
        let padding = width.saturating_sub(visible_width(name));
        if padding == 0 {
            self.text(indent, name)?;
            return self.line(&" ".repeat(indent + 2), line);
        }
        self.line(&format!("{}{name}{}", " ".repeat(indent), " ".repeat(padding)), line)
    }

    /// Writes a line after `beginning`; further rows are indented to where it begins.
    fn line(&mut self, beginning: &str, line: &PageLine) -> io::Result<()> {
        self.line_after(beginning, visible_width(beginning), line)
    }

    /// As [`Self::line`], after a beginning that is `width` columns wide and may have colours.
    fn line_after(&mut self, beginning: &str, width: usize, line: &PageLine) -> io::Result<()> {
        let mut beginning = beginning.to_owned();
        for row in layout::wrap(&line_text(line), COLUMNS.saturating_sub(width)) {
            let row = self.colours.paint(line.tone, &row);
            writeln!(self.out, "{}", format!("{beginning}{row}").trim_end())?;
            beginning = " ".repeat(width);
        }
        Ok(())
    }

    fn text(&mut self, indent: usize, text: &str) -> io::Result<()> {
        self.line(&" ".repeat(indent), &PageLine::from_text_with_isolates(text))
    }

    fn note(&mut self, indent: usize, line: &PageLine) -> io::Result<()> {
        self.line(&format!("{}- ", " ".repeat(indent)), line)
    }

    fn finding(&mut self, indent: usize, finding: &FindingBlock) -> io::Result<()> {
        let column = indent + visible_width(&finding.severity_word).max(9) + 2;
        let word = self.colours.paint(finding.severity.into(), &finding.severity_word);
        let padding = " ".repeat(column - indent - visible_width(&finding.severity_word));
        self.line_after(&format!("{}{word}{padding}", " ".repeat(indent)), column, &finding.sentence)?;
        let below = " ".repeat(column);
        for line in finding.advice.iter().chain([&finding.rule_with_source]) {
            self.line(&below, line)?;
        }
        let positions = match finding.character_positions_text.as_str() {
            "" => finding.finding_kind_id.to_owned(),
            positions => format!("{} ({positions})", finding.finding_kind_id),
        };
        self.line(&below, &PageLine::from_code(positions))
    }

    fn table(&mut self, indent: usize, table: &TableBlock) -> io::Result<()> {
        let heads: Vec<String> = table.column_titles.iter().map(|it| words(it)).collect();
        let rows: Vec<Vec<String>> =
            table.rows_of_cells.iter().map(|row| row.iter().map(line_text).collect()).collect();
        let columns = Columns::new(&heads, &rows, COLUMNS.saturating_sub(indent));
        columns.write(self.out, indent, &heads, |_, text| text.to_owned())?;
        for (row, lines) in rows.iter().zip(&table.rows_of_cells) {
            let colours = self.colours;
            let paint = |at: usize, text: &str| {
                let tone = lines.get(at).map_or(Tone::Neutral, |it| it.tone);
                colours.paint(tone, text)
            };
            columns.write(self.out, indent, row, paint)?;
        }
        Ok(())
    }

    /// What a field shows, the displays in which it does, and the notes below.
    fn field(&mut self, indent: usize, field: &NarrowFieldBlock) -> io::Result<()> {
        let line = terminal::display_line(&field.characters, &field.order);
        writeln!(self.out, "{}{line}", " ".repeat(indent))?;
        self.text(indent + 3, &field.display_titles.join("; "))?;
        field.notes.iter().try_for_each(|it| self.note(indent + 3, it))
    }

    /// The title, the display from left to right, and the notes below it.
    fn display(&mut self, indent: usize, titles: usize, display: &DisplayBlock) -> io::Result<()> {
        let view = &display.view;
        let line = match view.display_config.strategy() {
            // Logical order is no display: the characters stand as they are stored.
            Strategy::Logical => terminal::left_to_right(&text_of(&view.line_characters)),
            _ => terminal::display_line(&view.line_characters, &view.line_order),
        };
        let letter = display.letter.as_deref().unwrap_or("");
        let title = words(&display.title);
        let beginning = format!("{}{letter:<2} ", " ".repeat(indent));
        if visible_width(&title) > titles {
            self.text(indent + 3, &title)?;
            writeln!(self.out, "{beginning}{}  {line}", " ".repeat(titles))?;
        } else {
            let padding = " ".repeat(titles - visible_width(&title));
            writeln!(self.out, "{beginning}{title}{padding}  {line}")?;
        }
        display.notes.iter().try_for_each(|it| self.note(indent + 5, it))
    }
}

/// The text of a line for a terminal.
fn line_text(line: &PageLine) -> String {
    line.pieces
        .iter()
        .map(|piece| match piece {
            PageLinePiece::TextWithIsolates(text) | PageLinePiece::SectionLink(text, _) => words(text),
            PageLinePiece::Name(name) => terminal::in_display_order(name),
            PageLinePiece::Code(code) => terminal::escaped(code),
            PageLinePiece::VerdictSymbol(verdict) => verdict_symbol(*verdict).to_owned(),
            PageLinePiece::DisplayPicture(_) => String::new(),
            PageLinePiece::NameInContext(it) => {
                terminal::display_line(&it.logical_characters, &it.display_order)
            }
        })
        .collect()
}

/// Words for a terminal: each value in them that holds right-to-left characters is in display order.
pub(super) fn words(words: &str) -> String {
    let mut shown = String::with_capacity(words.len());
    for part in words.split_inclusive(['\u{2068}', '\u{2069}']) {
        let text = part.trim_end_matches(['\u{2068}', '\u{2069}']);
        match part.ends_with('\u{2069}') {
            true => shown.push_str(&terminal::in_display_order(text)),
            false => shown.push_str(&terminal::escaped(text)),
        }
    }
    shown
}
