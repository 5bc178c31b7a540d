//! What a sheet says in words: the answer, the labels, the findings, the twins.

use crate::colours::Rgb;
use crate::view::{FindingView, Inspection, TwinsView};
use bidiscope_bidi::name::code_point;
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_idna::collisions::Search;
use bidiscope_idna::verdict::Severity;

use super::flow::{SheetRow, below, kept};
use super::name_line::{LineMarks, NameLine};
use super::page::{SheetBlock, SheetPart};
use super::paper::SheetWish;
use super::pen::{Pen, Setting};
use super::signs;

/// The most twins that are listed of a display.
pub const MOST_TWINS: usize = 40;
/// The most characters of all twins that are listed of a display; one is listed in any case.
const MOST_CHARACTERS_OF_TWINS: usize = 8_000;
/// The size of sentences, and of what may recede, in points an em.
pub(super) const WORDS: f32 = 10.5;
pub(super) const SMALL: f32 = 9.5;
/// The size of the name above all, in points an em.
const NAME: f32 = 38.0;
/// How small it may become before its line is cut into rows.
const SMALLEST_NAME: f32 = 16.0;

/// Words in rows of their own.
pub(super) fn words(pen: &Pen, text: &str, size: f32, colour: Rgb, [left, right]: [f32; 2]) -> Vec<SheetRow> {
    pen.sentence(text, Setting { part: SheetPart::Words, size, colour, left, right })
}

/// What is said of a line that is too wide for its page.
pub(super) fn cut_into(rows: usize) -> String {
    format!("One line, cut into {rows} rows: read on in the row below.")
}

/// The title of pages of their own.
pub(super) fn title(pen: &Pen, text: &str, room: f32) -> Vec<SheetRow> {
    let setting =
        Setting { part: SheetPart::Title, size: 20.0, colour: pen.colours.text, left: 0.0, right: room };
    pen.sentence(text, setting)
}

/// The heading of a part of the sheet.
pub(super) fn heading(pen: &Pen, text: &str, room: f32) -> Vec<SheetRow> {
    let setting =
        Setting { part: SheetPart::Heading, size: 12.5, colour: pen.colours.text, left: 0.0, right: room };
    let mut rows = pen.sentence(text, setting);
    if let Some(last) = rows.last_mut() {
        last.height += 4.0;
    }
    below(kept(rows), 18.0)
}

/// The name, and whether it may be registered.
pub(super) fn head(pen: &Pen, inspection: &Inspection, wish: &SheetWish, room: f32) -> Vec<SheetRow> {
    let colours = pen.colours;
    let name = &inspection.name;
    let order = Strategy::UbaAuto.order(name.characters());
    let offends = |at: usize| inspection.cells[at].offends;
    let line = NameLine::new(name.characters(), &order, &pen.faces, offends);
    // It begins on the left, whatever its direction: it is the sheet's title, and no paragraph.
    let size = (room / line.line.width().max(0.01)).clamp(SMALLEST_NAME, NAME);
    let fits = line.line.width() * size <= room;
    let width = if fits { line.line.width() * size + 0.1 } else { room };
    let mut rows = kept(line.rows(pen, SheetPart::Title, size, width, &LineMarks::default()));
    let mut told = vec![format!("As shown by {}.", crate::view::in_a_sentence(Strategy::UbaAuto.title()))];
    if rows.len() > 1 {
        told.push(cut_into(rows.len()));
    }
    if !wish.notation.is_of_words()
        && let Ok(written) = wish.notation.write(name.text().chars())
        && written.is_ascii()
        && written != name.text()
    {
        told.push(format!("In the notation {}: {written}", wish.notation));
    }
    rows.extend(kept(words(pen, &told.join(" "), SMALL, colours.weak_text, [0.0, room])));
    let headline = &inspection.headline;
    let left = 20.0;
    let mut answer = words(pen, &headline.text, 14.0, colours.permission(headline.verdict), [left, room]);
    if let Some(first) = answer.first_mut() {
        let sign = signs::permission(pen, headline.verdict, [1.0, 5.0], 11.5);
        first.blocks.insert(0, SheetBlock::ornament(sign));
    }
    rows.extend(below(answer, 6.0));
    if !inspection.dns.text.is_empty() {
        rows.extend(words(pen, &visible(&inspection.dns.text), WORDS, colours.text, [left, room]));
    }
    let verdict = &inspection.verdict_view;
    let rule = format!("Bidi rule (RFC 5893): {} {}", verdict.summary, verdict.guarantee);
    let colour = colours.verdict(headline.bidi_verdict);
    rows.extend(words(pen, rule.trim_end(), WORDS, colour, [left, room]));
    rows
}

/// What was found, what there is to act on first.
pub(super) fn findings(pen: &Pen, inspection: &Inspection, room: f32) -> Vec<SheetRow> {
    let findings = &inspection.findings;
    let mut rows = Vec::new();
    for (title, found) in [(findings.title(), &findings.to_act_on), (findings.notes_title(), &findings.notes)]
    {
        if found.is_empty() {
            continue;
        }
        rows.extend(heading(pen, &title, room));
        for finding in found {
            rows.extend(below(one_finding(pen, finding, room), 3.0));
        }
    }
    rows
}

fn one_finding(pen: &Pen, finding: &FindingView, room: f32) -> Vec<SheetRow> {
    let colours = pen.colours;
    let colour =
        if finding.severity == Severity::Note { colours.text } else { colours.severity(finding.severity) };
    let within = [18.0, room];
    let mut rows = words(pen, &finding.sentence, WORDS, colour, within);
    if let Some(first) = rows.first_mut() {
        first.blocks.insert(0, SheetBlock::ornament(signs::severity(pen, finding.severity, [3.0, 3.2], 8.5)));
    }
    if let Some(advice) = finding.advice {
        rows.extend(words(pen, advice, WORDS, colours.text, within));
    }
    let place = if finding.place.is_empty() { String::new() } else { format!("; {}", finding.place) };
    rows.extend(words(pen, &format!("{}{place}", finding.source), SMALL, colours.weak_text, within));
    let last = rows.len() - 1;
    rows[..last].iter_mut().for_each(|it| it.keeps = true);
    rows
}

/// The other names that these displays show as this one.
pub(super) fn twins(
    pen: &Pen,
    inspection: &Inspection,
    displays: &[Display],
    wish: &SheetWish,
    room: f32,
) -> Vec<SheetRow> {
    let colours = pen.colours;
    let search = Search { notation: wish.notation, ..Search::default() };
    let length = inspection.name.characters().len().max(1);
    let most = (MOST_CHARACTERS_OF_TWINS / length).clamp(1, MOST_TWINS);
    let mut rows = heading(pen, "Other names of the same characters that look the same", room);
    for display in displays {
        let view = TwinsView::of(&search.twins(&inspection.name, display));
        let title = display.title();
        let Some(view) = view else {
            let none = format!("{title}: no other name.");
            rows.extend(below(words(pen, &none, WORDS, colours.good, [0.0, room]), 4.0));
            continue;
        };
        let told = format!("{title}: {}.", view.badge);
        rows.extend(below(kept(words(pen, &told, WORDS, colours.bad, [0.0, room])), 4.0));
        rows.extend(kept(words(pen, &view.advice, SMALL, colours.weak_text, [18.0, room])));
        for twin in view.twins.iter().take(most) {
            let written = wish.notation.write(twin.name.text().chars()).ok().filter(|it| it.is_ascii());
            let points = || {
                twin.name.characters().iter().map(|it| code_point(it.scalar)).collect::<Vec<_>>().join(" ")
            };
            let text = format!("{}  \u{2013}  {}", written.unwrap_or_else(points), visible(&twin.beside()));
            rows.extend(words(pen, &text, SMALL, colours.text, [18.0, room]));
        }
        let more = view.twins.len().saturating_sub(most);
        if more > 0 {
            let text = format!("and {more} more, which the command \u{201C}twins\u{201D} lists");
            rows.extend(words(pen, &text, SMALL, colours.weak_text, [18.0, room]));
        }
        if let Some(last) = rows.last_mut() {
            last.keeps = false;
        }
    }
    rows
}

/// The labels, each in a sentence.
pub(super) fn labels(pen: &Pen, inspection: &Inspection, room: f32) -> Vec<SheetRow> {
    let mut rows = heading(pen, "Labels", room);
    for view in &inspection.labels {
        let text = capitalised(&visible(&view.description));
        rows.extend(words(pen, &text, WORDS, pen.colours.text, [0.0, room]));
    }
    rows
}

/// As the beginning of a sentence.
pub(super) fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |it| it.to_uppercase().chain(characters).collect())
}

/// A text with what is seen nowhere written out.
pub(super) fn visible(text: &str) -> String {
    let is_unseen = bidiscope_bidi::name::is_unprintable;
    if !text.chars().any(is_unseen) {
        return text.to_owned();
    }
    text.chars()
        .map(|it| if is_unseen(it) { format!("<{}>", code_point(it)) } else { it.to_string() })
        .collect()
}
