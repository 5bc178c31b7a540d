//! The sections of a sheet that are text: the verdict, the labels, the findings, the collisions.

use crate::colours::Rgb;
use crate::view::{CollisionsView, FindingView, Inspection};
use bidiscope_bidi::name::code_point;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::verdict::Severity;

use super::flow::{SheetRow, keep_with_next, with_space_above};
use super::icons;
use super::name_line::{LineMarks, NameLine};
use super::page::{BlockRole, SheetBlock};
use super::sheet_options::SheetOptions;
use super::text_painter::{SentenceStyle, TextPainter};

/// The most collisions that are listed for a display.
pub const MAX_COLLISIONS: usize = 40;
/// The most characters of all listed collisions of a display together; one is listed in any case.
const MAX_COLLISION_CHARACTERS: usize = 8_000;
/// The font size of sentences, in points for one em.
pub(super) const TEXT_SIZE: f32 = 10.5;
pub(super) const SMALL_TEXT_SIZE: f32 = 9.5;
/// The font size of the name at the top, in points for one em.
const NAME_SIZE: f32 = 38.0;
/// The smallest size of that name before its line is cut into rows.
const MIN_NAME_SIZE: f32 = 16.0;

/// A text in rows of its own.
pub(super) fn words(
    painter: &TextPainter,
    text: &str,
    size: f32,
    colour: Rgb,
    [left, right]: [f32; 2],
) -> Vec<SheetRow> {
    painter.sentence(text, SentenceStyle { part: BlockRole::Sentence, size, colour, left, right })
}

/// The notice below a line that is cut into rows.
pub(super) fn cut_notice(rows: usize) -> String {
    format!("One line, cut into {rows} rows: read on in the row below.")
}

/// The title of a page.
pub(super) fn title(painter: &TextPainter, text: &str, available: f32) -> Vec<SheetRow> {
    let style = SentenceStyle {
        part: BlockRole::Title,
        size: 20.0,
        colour: painter.colours.text,
        left: 0.0,
        right: available,
    };
    painter.sentence(text, style)
}

/// The heading of a section.
pub(super) fn heading(painter: &TextPainter, text: &str, available: f32) -> Vec<SheetRow> {
    let style = SentenceStyle {
        part: BlockRole::Heading,
        size: 12.5,
        colour: painter.colours.text,
        left: 0.0,
        right: available,
    };
    let mut rows = painter.sentence(text, style);
    if let Some(last) = rows.last_mut() {
        last.height += 4.0;
    }
    with_space_above(keep_with_next(rows), 18.0)
}

/// The name, and whether it may be registered.
pub(super) fn head(
    painter: &TextPainter,
    inspection: &Inspection,
    options: &SheetOptions,
    available: f32,
) -> Vec<SheetRow> {
    let colours = painter.colours;
    let name = &inspection.name;
    let order = Strategy::UbaAuto.order(name.characters());
    let offends = |at: usize| inspection.cells[at].violates_rule;
    let line = NameLine::new(name.characters(), &order, &painter.faces, offends);
    // Left-aligned whatever its direction: it is the title of the sheet, not a paragraph.
    let size = (available / line.line.width().max(0.01)).clamp(MIN_NAME_SIZE, NAME_SIZE);
    let fits = line.line.width() * size <= available;
    let width = if fits { line.line.width() * size + 0.1 } else { available };
    let mut rows = keep_with_next(line.rows(painter, BlockRole::Title, size, width, &LineMarks::default()));
    let mut sentences =
        vec![format!("As shown by {}.", crate::view::title_in_sentence(Strategy::UbaAuto.title()))];
    if rows.len() > 1 {
        sentences.push(cut_notice(rows.len()));
    }
    if !options.notation.is_space_separated()
        && let Ok(written) = options.notation.write(name.text().chars())
        && written.is_ascii()
        && written != name.text()
    {
        sentences.push(format!("In the notation {}: {written}", options.notation));
    }
    rows.extend(keep_with_next(words(
        painter,
        &sentences.join(" "),
        SMALL_TEXT_SIZE,
        colours.weak_text,
        [0.0, available],
    )));
    let headline = &inspection.headline;
    let left = 20.0;
    let mut answer =
        words(painter, &headline.text, 14.0, colours.permission(headline.verdict), [left, available]);
    if let Some(first) = answer.first_mut() {
        let icon = icons::permission(painter, headline.verdict, [1.0, 5.0], 11.5);
        first.blocks.insert(0, SheetBlock::ornament(icon));
    }
    rows.extend(with_space_above(answer, 6.0));
    if !inspection.dns.text.is_empty() {
        rows.extend(words(
            painter,
            &visible(&inspection.dns.text),
            TEXT_SIZE,
            colours.text,
            [left, available],
        ));
    }
    let verdict = &inspection.verdict_view;
    let rule = format!("Bidi rule (RFC 5893): {} {}", verdict.summary, verdict.guarantee);
    let colour = colours.verdict(headline.bidi_verdict);
    rows.extend(words(painter, rule.trim_end(), TEXT_SIZE, colour, [left, available]));
    rows
}

/// The findings: violations and warnings, then notes.
pub(super) fn findings(painter: &TextPainter, inspection: &Inspection, available: f32) -> Vec<SheetRow> {
    let findings = &inspection.findings;
    let mut rows = Vec::new();
    for (title, found) in
        [(findings.title(), &findings.actionable), (findings.notes_title(), &findings.notes)]
    {
        if found.is_empty() {
            continue;
        }
        rows.extend(heading(painter, &title, available));
        for finding in found {
            rows.extend(with_space_above(finding_rows(painter, finding, available), 3.0));
        }
    }
    rows
}

fn finding_rows(painter: &TextPainter, finding: &FindingView, available: f32) -> Vec<SheetRow> {
    let colours = painter.colours;
    let colour =
        if finding.severity == Severity::Note { colours.text } else { colours.severity(finding.severity) };
    let within = [18.0, available];
    let mut rows = words(painter, &finding.sentence, TEXT_SIZE, colour, within);
    if let Some(first) = rows.first_mut() {
        first
            .blocks
            .insert(0, SheetBlock::ornament(icons::severity(painter, finding.severity, [3.0, 3.2], 8.5)));
    }
    if let Some(advice) = finding.advice {
        rows.extend(words(painter, advice, TEXT_SIZE, colours.text, within));
    }
    let place = if finding.position_words.is_empty() {
        String::new()
    } else {
        format!("; {}", finding.position_words)
    };
    rows.extend(words(
        painter,
        &format!("{}{place}", finding.source),
        SMALL_TEXT_SIZE,
        colours.weak_text,
        within,
    ));
    let last = rows.len() - 1;
    rows[..last].iter_mut().for_each(|it| it.keeps_with_next = true);
    rows
}

/// Names of the same characters that have the same display.
pub(super) fn collisions(
    painter: &TextPainter,
    inspection: &Inspection,
    displays: &[DisplayConfig],
    options: &SheetOptions,
    available: f32,
) -> Vec<SheetRow> {
    let colours = painter.colours;
    let search = CollisionSearch { notation: options.notation, ..CollisionSearch::default() };
    let length = inspection.name.characters().len().max(1);
    let most = (MAX_COLLISION_CHARACTERS / length).clamp(1, MAX_COLLISIONS);
    let mut rows = heading(painter, "Other names of the same characters that look the same", available);
    for display in displays {
        let view = CollisionsView::of(&search.collisions(&inspection.name, display));
        let title = display.title();
        let Some(view) = view else {
            let none = format!("{title}: no other name.");
            rows.extend(with_space_above(
                words(painter, &none, TEXT_SIZE, colours.satisfied, [0.0, available]),
                4.0,
            ));
            continue;
        };
        let result = format!("{title}: {}.", view.badge);
        rows.extend(with_space_above(
            keep_with_next(words(painter, &result, TEXT_SIZE, colours.violated, [0.0, available])),
            4.0,
        ));
        rows.extend(keep_with_next(words(
            painter,
            &view.advice,
            SMALL_TEXT_SIZE,
            colours.weak_text,
            [18.0, available],
        )));
        for collision in view.collisions.iter().take(most) {
            let written =
                options.notation.write(collision.name.text().chars()).ok().filter(|it| it.is_ascii());
            let points = || {
                collision
                    .name
                    .characters()
                    .iter()
                    .map(|it| code_point(it.scalar))
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            let text =
                format!("{}  \u{2013}  {}", written.unwrap_or_else(points), visible(&collision.details()));
            rows.extend(words(painter, &text, SMALL_TEXT_SIZE, colours.text, [18.0, available]));
        }
        let more = view.collisions.len().saturating_sub(most);
        if more > 0 {
            let text = format!("and {more} more, which the command \u{201C}collisions\u{201D} lists");
            rows.extend(words(painter, &text, SMALL_TEXT_SIZE, colours.weak_text, [18.0, available]));
        }
        if let Some(last) = rows.last_mut() {
            last.keeps_with_next = false;
        }
    }
    rows
}

/// The labels, each in a sentence.
pub(super) fn labels(painter: &TextPainter, inspection: &Inspection, available: f32) -> Vec<SheetRow> {
    let mut rows = heading(painter, "Labels", available);
    for view in &inspection.labels {
        let text = capitalised(&visible(&view.description));
        rows.extend(words(painter, &text, TEXT_SIZE, painter.colours.text, [0.0, available]));
    }
    rows
}

/// The text with an initial capital.
pub(super) fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |it| it.to_uppercase().chain(characters).collect())
}

/// The text with invisible characters written as code points.
pub(super) fn visible(text: &str) -> String {
    let is_unseen = bidiscope_bidi::name::is_unprintable;
    if !text.chars().any(is_unseen) {
        return text.to_owned();
    }
    text.chars()
        .map(|it| if is_unseen(it) { format!("<{}>", code_point(it)) } else { it.to_string() })
        .collect()
}
