//! Other names of the same characters that have the same display.

use bidiscope_bidi::name::code_point;
use bidiscope_bidi::order::{DisplayConfig, StrategyFamily};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::view::{CollisionView, CollisionsView, found_names_text};
use crate::words::display::DisplayTitle;
use crate::words::verdict::in_ascii_notation;

use super::PageOptions;
use super::block::{Block, Line, Section, SectionId, Table, Tone};

/// The most collisions that are listed for a display; of the others only their number is given, or a lower bound of it.
const MAX_LISTED_COLLISIONS: usize = 20;
/// The longest name, in characters, whose collisions are searched.
const MAX_COLLISION_CHARACTERS: usize = 300;

pub(super) fn section(analysis: &InputAnalysis, options: &PageOptions) -> Option<Section> {
    if analysis.input().characters().len() > MAX_COLLISION_CHARACTERS {
        return None;
    }
    let displays = options.displays.iter().filter(|it| it.strategy().family() != StrategyFamily::Logical);
    let blocks: Vec<Block> = displays.flat_map(|it| of_display(analysis, options, it)).collect();
    let title = message!(section_collisions);
    (!blocks.is_empty()).then(|| Section::new(SectionId::Collisions, &title, blocks))
}

fn of_display(analysis: &InputAnalysis, options: &PageOptions, display: &DisplayConfig) -> Vec<Block> {
    let search = CollisionSearch { notation: options.notation, ..CollisionSearch::default() };
    let found = search.collisions(analysis.input(), display);
    let title = display.title();
    let Some(view) = CollisionsView::of(&found) else {
        return vec![Block::Fact(title, Line::words(&found_names_text(&found)).in_tone(Tone::Good))];
    };
    let mut blocks = vec![Block::Fact(title, Line::words(&found_names_text(&found)).in_tone(Tone::Warning))];
    let rows: Vec<Vec<Line>> = view
        .collisions
        .iter()
        .take(MAX_LISTED_COLLISIONS)
        .map(|collision| {
            let points = collision.name.characters().iter().map(|it| code_point(it.scalar));
            let typed = in_ascii_notation(options.notation, &collision.name.text()).map(Line::code);
            let mut row: Vec<Line> = typed.into_iter().collect();
            row.extend([
                match &collision.ascii_name {
                    Some(ascii_name) => Line::code(ascii_name),
                    None => Line::words(&message!(dns_form_too_long)),
                },
                Line::code(points.collect::<Vec<_>>().join(" ")),
                registration(collision),
            ]);
            row
        })
        .collect();
    if !rows.is_empty() {
        blocks.push(Block::Paragraph(Line::text(&view.advice)));
        let typed = rows[0].len() > 3;
        let mut columns: Vec<_> = typed.then(|| message!(fact_typed)).into_iter().collect();
        columns.extend([message!(column_dns), message!(column_code_points), message!(column_registration)]);
        blocks.push(Block::Table(Table::new(&columns, rows)));
    }
    let more = found.min_count.saturating_sub(MAX_LISTED_COLLISIONS as u64);
    if more > 0 {
        blocks.push(Block::paragraph(&message!(more_names, count = more)));
    }
    blocks
}

/// Whether the other name may be registered; where it may not, why.
fn registration(collision: &CollisionView) -> Line {
    match &collision.refusal {
        None => Line::words(&message!(answer, verdict = "allowed")).in_tone(Tone::Good),
        Some(finding) => Line::words(&message!(collision_refused, reason = finding)).in_tone(Tone::Bad),
    }
}
