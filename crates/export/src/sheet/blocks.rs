//! The sections of a page as rows of a sheet.

use crate::colours::Rgb;
use crate::marks::{CharacterMarking, LineMarkings, StatusIcon};
use bidiscope_bidi::order::{FSI, PDI};
use bidiscope_idna::verdict::Severity;
use bidiscope_report::page::{
    FindingBlock, NameInContextBlock, NarrowFieldBlock, PageBlock, PageLine, PageLinePiece, PageSection,
    TableBlock, Tone,
};
use bidiscope_report::words::escape::{escape_invisibles_except, plain_text_without_isolates};
use bidiscope_words::message;

use bidiscope_report::words::list::semicolon_separator;
use bidiscope_report::words::verdict::verdict_word;

use super::name_line::NameLine;
use super::page::{BlockRole, SheetBlock};
use super::row::{SheetRow, keep_with_next, with_space_above};
use super::sections::{SMALL_TEXT_SIZE, TEXT_SIZE, heading, remark, words};
use super::text_painter::TextPainter;

/// The width of the names of facts, in points.
const FACT_WIDTH: f32 = 104.0;
/// The font size of the answer, in points for one em.
const ANSWER_SIZE: f32 = 14.0;
/// The space between columns of a table, in points.
const COLUMN_GAP: f32 = 12.0;

/// A section with its heading. Displays are drawn elsewhere.
pub(super) fn section(painter: &TextPainter, section: &PageSection, available: f32) -> Vec<SheetRow> {
    let mut rows = Vec::new();
    if !section.title.is_empty() {
        rows.extend(heading(painter, &plain_text_without_isolates(&section.title), available));
    }
    rows.extend(section.blocks.iter().flat_map(|it| block(painter, it, available)));
    rows
}

fn block(painter: &TextPainter, block: &PageBlock, available: f32) -> Vec<SheetRow> {
    match block {
        PageBlock::Fact { title, text } => fact(painter, title, text, available),
        PageBlock::RegistrationFact { text: line, .. } => {
            let colour = tone_colour(painter, line.tone);
            with_space_above(words(painter, &isolated(line), ANSWER_SIZE, colour, [0.0, available]), 6.0)
        }
        PageBlock::Paragraph(line) => with_space_above(text(painter, line, [0.0, available]), 3.0),
        PageBlock::LineList(lines) => {
            lines.iter().flat_map(|it| text(painter, it, [12.0, available])).collect()
        }
        PageBlock::Table(it) | PageBlock::TableWithRowHeadings(it) => table(painter, it, available),
        PageBlock::RelatedNames(it) => table(painter, &it.table(), available),
        PageBlock::Heading(line) => heading(painter, &isolated(line), available),
        PageBlock::ListedName { name_text, blocks } => {
            let mut rows = heading(painter, &isolated(&PageLine::from_name(name_text)), available);
            rows.extend(blocks.iter().flat_map(|it| self::block(painter, it, available)));
            rows
        }
        PageBlock::Finding(it) => with_space_above(finding(painter, it, available), 3.0),
        PageBlock::Display(_) | PageBlock::DisplayPictures(_) => Vec::new(),
        PageBlock::NarrowFieldElision(it) => field(painter, it, available),
        PageBlock::NameInContext(it) => context(painter, it, LINE_SIZE, available),
    }
}

/// The name of the fact, and beside it the line.
fn fact(painter: &TextPainter, name: &str, line: &PageLine, available: f32) -> Vec<SheetRow> {
    let name = plain_text_without_isolates(name);
    if painter.width(&name, TEXT_SIZE) + COLUMN_GAP > FACT_WIDTH {
        let mut rows = keep_with_next(remark(painter, &name, [0.0, available]));
        rows.extend(text(painter, line, [12.0, available]));
        return with_space_above(rows, 2.0);
    }
    let names = words(painter, &name, TEXT_SIZE, painter.colours.weak_text, [0.0, FACT_WIDTH]);
    side_by_side(vec![names, text(painter, line, [FACT_WIDTH, available])])
}

/// The font size of a line that is drawn, in points for one em.
const LINE_SIZE: f32 = 20.0;
/// The same within a table.
const SMALL_LINE_SIZE: f32 = 12.0;

/// What a field shows, with what is said of it.
fn field(painter: &TextPainter, it: &NarrowFieldBlock, available: f32) -> Vec<SheetRow> {
    let line = NameLine::new(&it.characters, &it.order, &painter.faces, |_| true);
    let mut rows =
        keep_with_next(remark(painter, &it.display_titles.join(semicolon_separator()), [0.0, available]));
    rows.extend(line.rows(painter, BlockRole::Name, LINE_SIZE, available, &LineMarkings::default()));
    rows.extend(it.notes.iter().flat_map(|it| text(painter, it, [12.0, available])));
    with_space_above(rows, 6.0)
}

/// The name among other text, as it is shown.
fn context(painter: &TextPainter, it: &NameInContextBlock, size: f32, available: f32) -> Vec<SheetRow> {
    let line = context_line(painter, it);
    let mut marks = LineMarkings::default();
    marks.mark_characters(CharacterMarking::NameInContext, it.logical_name_range.clone());
    line.rows(painter, BlockRole::Name, size, available, &marks)
}

fn context_line(painter: &TextPainter, it: &NameInContextBlock) -> NameLine {
    NameLine::new(&it.logical_characters, &it.display_order, &painter.faces, |_| true)
}

/// The text of a line, with names and values from elsewhere between isolates.
pub(super) fn isolated(line: &PageLine) -> String {
    line.pieces.iter().map(isolated_piece).collect()
}

fn isolated_piece(piece: &PageLinePiece) -> String {
    match piece {
        PageLinePiece::TextWithIsolates(words) | PageLinePiece::SectionLink(words, _) => {
            escape_invisibles_except(words, |_, it| matches!(it, FSI | PDI))
        }
        PageLinePiece::Name(_) | PageLinePiece::NameInContext(_) => {
            format!("{FSI}{}{PDI}", piece.to_plain_text())
        }
        PageLinePiece::Code(_) | PageLinePiece::VerdictSymbol(_) | PageLinePiece::DisplayPicture(_) => {
            piece.to_plain_text()
        }
    }
}

/// A line in as many rows as it needs.
fn text(painter: &TextPainter, line: &PageLine, within: [f32; 2]) -> Vec<SheetRow> {
    match line.pieces.as_slice() {
        [] | [PageLinePiece::TextWithIsolates(_) | PageLinePiece::Name(_) | PageLinePiece::Code(_)] => {
            words(painter, &isolated(line), TEXT_SIZE, tone_colour(painter, line.tone), within)
        }
        [PageLinePiece::NameInContext(it)] => {
            let [left, right] = within;
            let mut rows = context(painter, it, SMALL_LINE_SIZE, right - left);
            for row in &mut rows {
                let left = painter.start(left, right - left);
                row.blocks =
                    std::mem::take(&mut row.blocks).into_iter().map(|it| it.moved([left, 0.0])).collect();
            }
            rows
        }
        _ => pieces(painter, line, within),
    }
}

/// The pieces beside each other, and below each other where they do not fit. Each is a line of its own, so that a
/// right-to-left name turns nothing beside it round.
pub(super) fn pieces(painter: &TextPainter, line: &PageLine, [start, right]: [f32; 2]) -> Vec<SheetRow> {
    let colour = tone_colour(painter, line.tone);
    let mut rows = Vec::new();
    let mut columns = Vec::with_capacity(line.pieces.len());
    let mut left = start;
    for piece in &line.pieces {
        let [width, gap] = piece_width(painter, piece);
        if left > start && left + width > right {
            rows.extend(side_by_side(std::mem::take(&mut columns)));
            left = start;
        }
        columns.push(match piece {
            PageLinePiece::VerdictSymbol(verdict) => {
                let drawn = painter.drawings(
                    &StatusIcon::from(*verdict).shapes([painter.start(left, SIGN_SIDE), 4.0], SIGN_SIDE),
                );
                let block = SheetBlock::new(BlockRole::Sentence, verdict_word(*verdict), drawn);
                vec![SheetRow::new(TEXT_SIZE * 1.42, vec![block])]
            }
            _ => {
                let within = [left, right.min(left + width + ROUNDING)];
                words(painter, isolated_piece(piece).trim(), TEXT_SIZE, colour, within)
            }
        });
        left += width + gap;
    }
    rows.extend(side_by_side(columns));
    rows
}

/// The side of a sign, in points. No bundled font has the signs: they are drawn.
const SIGN_SIDE: f32 = 8.0;
/// More than the sum of widths can lose to rounding, in points.
const ROUNDING: f32 = 0.5;

/// The width of a piece, and the space after it, in points.
fn piece_width(painter: &TextPainter, piece: &PageLinePiece) -> [f32; 2] {
    match piece {
        PageLinePiece::VerdictSymbol(_) => [SIGN_SIDE, 4.0],
        _ => [painter.width(isolated_piece(piece).trim(), TEXT_SIZE), 8.0],
    }
}

/// The width of a line in one row, in points.
fn line_width(painter: &TextPainter, line: &PageLine) -> f32 {
    match line.pieces.as_slice() {
        [PageLinePiece::NameInContext(it)] => context_line(painter, it).line.width_em() * SMALL_LINE_SIZE,
        [] | [_] => painter.width(&isolated(line), TEXT_SIZE),
        [pieces @ .., last] => {
            let before: f32 = pieces.iter().flat_map(|it| piece_width(painter, it)).sum();
            before + piece_width(painter, last)[0]
        }
    }
}

pub(super) fn tone_colour(painter: &TextPainter, tone: Tone) -> Rgb {
    let colours = painter.colours;
    match tone {
        Tone::Neutral => colours.text,
        Tone::Good => colours.satisfied,
        Tone::Warning => colours.warning,
        Tone::Bad => colours.violated,
        Tone::Weak => colours.weak_text,
    }
}

fn finding(painter: &TextPainter, finding: &FindingBlock, available: f32) -> Vec<SheetRow> {
    let within = [18.0, available];
    let sentence = finding.sentence.clone().in_tone(finding.severity);
    let mut rows = text(painter, &sentence, within);
    if let Some(first) = rows.first_mut() {
        let at = [painter.start(3.0, 8.5), 3.2];
        let icon = painter.drawings(&StatusIcon::from(finding.severity).shapes(at, 8.5));
        let icon = match finding.severity {
            // A note is no alarm: its word is enough.
            Severity::Note => SheetBlock::ornament(icon),
            _ => SheetBlock::new(BlockRole::Sentence, finding.severity_word.clone(), icon),
        };
        first.blocks.insert(0, icon);
    }
    rows.extend(finding.advice.iter().flat_map(|it| text(painter, it, within)));
    let mut details = isolated(&finding.rule_with_source);
    if !finding.character_positions_text.is_empty() {
        // Isolated: the numbers of a range would change places among words that run from right to left.
        details = format!(
            "{} {}: {FSI}{}{PDI}",
            details,
            message!(column_characters),
            finding.character_positions_text
        );
    }
    rows.extend(remark(painter, &details, within));
    let last = rows.len().saturating_sub(1);
    rows[..last].iter_mut().for_each(|it| it.keeps_with_next = true);
    rows
}

/// A table: each column as wide as its widest cell, the widest narrower where they do not fit.
fn table(painter: &TextPainter, table: &TableBlock, available: f32) -> Vec<SheetRow> {
    let heads =
        table.column_titles.iter().map(|it| painter.width(&plain_text_without_isolates(it), SMALL_TEXT_SIZE));
    let mut widths: Vec<f32> = heads.map(|it| it + 0.5).collect();
    for row in &table.rows_of_cells {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = width.max(line_width(painter, cell) + ROUNDING);
        }
    }
    fit(&mut widths, available - COLUMN_GAP * table.column_titles.len().saturating_sub(1) as f32);
    let mut edges = Vec::with_capacity(widths.len());
    let mut left = 0.0;
    for width in widths {
        edges.push([left, left + width]);
        left += width + COLUMN_GAP;
    }
    let heads = table.column_titles.iter().zip(&edges);
    let heads = heads.map(|(it, &within)| remark(painter, &plain_text_without_isolates(it), within));
    let mut rows = keep_with_next(side_by_side(heads.collect()));
    for row in &table.rows_of_cells {
        let cells = row.iter().zip(&edges).map(|(cell, &within)| text(painter, cell, within));
        rows.extend(with_space_above(side_by_side(cells.collect()), 1.5));
    }
    with_space_above(rows, 3.0)
}

/// Makes the widest columns narrower until all fit.
fn fit(widths: &mut [f32], available: f32) {
    let too_wide = |widths: &[f32]| widths.iter().sum::<f32>() - available;
    let mut sorted = widths.to_vec();
    sorted.sort_by(|one, other| other.total_cmp(one));
    for count in 1..=sorted.len() {
        // The width of the widest columns if that many of them share what is too much.
        let shared = sorted[..count].iter().sum::<f32>() - too_wide(widths);
        let limit = (shared / count as f32).max(20.0);
        if too_wide(widths) <= 0.0 {
            return;
        }
        if sorted.get(count).is_none_or(|&next| limit >= next) {
            widths.iter_mut().for_each(|it| *it = it.min(limit));
            return;
        }
    }
}

/// Rows of cells side by side.
fn side_by_side(columns: Vec<Vec<SheetRow>>) -> Vec<SheetRow> {
    let count = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut rows: Vec<SheetRow> = (0..count).map(|_| SheetRow::new(0.0, Vec::new())).collect();
    for column in columns {
        for (row, cell) in rows.iter_mut().zip(column) {
            row.height = row.height.max(cell.height);
            row.blocks.extend(cell.blocks);
        }
    }
    let last = rows.len().saturating_sub(1);
    rows[..last].iter_mut().for_each(|it| it.keeps_with_next = true);
    rows
}
