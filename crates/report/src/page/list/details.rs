//! A refused or flagged name: the reasons, and what could be registered instead.

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{AnalysisOptions, FindingKind, Zone};
use bidiscope_list::scan::{Concern, Decision, NamedEntries, NamedEntry};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use super::unreadable::kept_titles;
use crate::finding_text::{FindingText, finding_message, finding_rule_text};
use crate::page::{
    Block, Line, MAX_DRAWN_CHARACTERS, PictureBlock, Piece, SectionId, Tone, escape_invisibles,
};
use crate::verdict_text::fix_sentences;

use super::flagged::FlaggedName;
use super::{ListReportOptions, ListedName};

/// A refused name with its answer, its drawings, its findings and its likeliest fix with the other entries that ask for that;
/// `notation` is that of the list.
pub(super) fn refused(
    (listed, suggestion_contested): (&ListedName, Option<&NamedEntries>),
    notation: Notation,
    asked: &ListReportOptions<'_>,
) -> Block {
    let mut blocks = answer(listed, listed.decision(), asked);
    blocks.extend(explanation(listed, notation, asked));
    if let Some(entries) = suggestion_contested.and_then(contesting_entries) {
        blocks.extend([Block::paragraph(&message!(suggestion_contested)), entries]);
    }
    Block::Name(listed.shown().to_owned(), blocks)
}

/// The same of a flagged name, with the names that it matches.
pub(super) fn flagged(of: &FlaggedName, notation: Notation, asked: &ListReportOptions<'_>) -> Block {
    let FlaggedName { name: listed, concerns, decision, taken, contested } = of;
    let mut blocks = answer(listed, *decision, asked);
    let linked = |message: Message<'_>, section| {
        Block::Paragraph(Line::default().and(Piece::Link(message.isolated(), section)))
    };
    blocks.extend(taken.sentences().map(|it| linked(it, SectionId::OtherListMatches)));
    if concerns.has(Concern::Contested) {
        blocks.push(linked(message!(concern_contested), SectionId::NameGroups));
        blocks.extend(contesting_entries(contested));
    }
    if concerns.has(Concern::Confusable) {
        let rules = if asked.has_rules() { "asked" } else { "none" };
        blocks.push(linked(message!(concern_confusable, rules = rules), SectionId::NameGroups));
    }
    blocks.extend(explanation(listed, notation, asked));
    Block::Name(listed.shown().to_owned(), blocks)
}

/// The other entries that ask for a name or a variant of it.
fn contesting_entries(contested: &NamedEntries) -> Option<Block> {
    let entry = |it: &NamedEntry| {
        let line = Line::words(&message!(line_number, line = it.line));
        let line = line.and(Piece::Words(": ".to_owned())).and(Piece::Name(it.name.clone()));
        it.kept
            .iter()
            .filter(|it| !it.is_empty())
            .fold(line, |line, kept| line.and(Piece::Words(", ".to_owned())).and(Piece::Name(kept.clone())))
    };
    let more = contested.has_more.then(|| Line::words(&message!(more_entries)));
    let lines: Vec<Line> = contested.entries.iter().map(entry).chain(more).collect();
    (!lines.is_empty()).then_some(Block::List(lines))
}

/// The line of a name, what else the list says of it, and what becomes of it.
fn answer(listed: &ListedName, decision: Decision, asked: &ListReportOptions<'_>) -> Vec<Block> {
    let line = Line::words(&message!(line_number, line = listed.line)).in_tone(Tone::Weak);
    let mut blocks = vec![Block::Paragraph(line)];
    let kept = kept_titles(asked.kept).zip(&listed.kept).filter(|it| !it.1.is_empty());
    blocks.extend(kept.map(|(title, value)| Block::Fact(title, Line::name(value))));
    if let Some((permission, answer)) = listed.answer(decision, asked.has_rules()) {
        let line = Line::words(&answer).in_tone(permission);
        blocks.push(Block::Answer(message!(fact_registration).to_string(), permission, line));
    }
    blocks
}

/// The drawings of a name, its findings and its likeliest fix.
fn explanation(listed: &ListedName, notation: Notation, asked: &ListReportOptions<'_>) -> Vec<Block> {
    let mut blocks = Vec::new();
    if let Some(name) = listed.read(notation) {
        blocks.push(pictures(listed.shown()));
        let mut options = AnalysisOptions { grouping_bound: Bound::SHORT, ..AnalysisOptions::default() };
        if let Some(rules) = asked.rules {
            options = match Zone::read(&listed.zone, Notation::Unicode) {
                Ok(stated) => rules.options_in(&stated, name.labelled(), options),
                Err(_) => rules.options_for(name.labelled(), options),
            };
        }
        options.zone = options.zone.filter(|zone| zone.applicants_labels(name.labelled()).is_ok());
        blocks.extend(findings(listed, &InputAnalysis::with_options(&name, options)));
    }
    blocks
}

/// The name in paragraphs of both directions, or once where both are the same.
fn pictures(name: &str) -> Block {
    let characters = characters_of(name);
    if characters.len() > MAX_DRAWN_CHARACTERS {
        let (count, most) = (characters.len(), MAX_DRAWN_CHARACTERS);
        return Block::paragraph(&message!(too_long_to_draw, count = count, most = most));
    }
    let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(&characters));
    let strategies = match is_same_display(&characters, &ltr, &rtl) {
        true => &[Strategy::UbaLtr][..],
        false => &[Strategy::UbaLtr, Strategy::UbaRtl],
    };
    let picture = |&strategy: &Strategy| PictureBlock { characters: characters.clone(), strategy };
    Block::Pictures(strategies.iter().map(picture).collect())
}

/// Each finding to explain, with what to do, and the likeliest fix.
fn findings(listed: &ListedName, analysis: &InputAnalysis) -> Vec<Block> {
    let name = analysis.input();
    let line = |kind: FindingKind| match analysis.findings().iter().find(|it| it.id == kind) {
        Some(finding) => {
            let line = Line::words(&finding_message(name, finding));
            match FindingText::of(name, finding).advice {
                Some(advice) => line.and(Piece::Words(format!(" {advice}"))),
                None => line,
            }
        }
        None => Line::text(finding_rule_text(kind)),
    };
    let mut blocks = vec![Block::List(all_kinds(listed, analysis).into_iter().map(line).collect())];
    if let Some(first) = analysis.suggested_fixes().fixes.first() {
        let fix = Line::words(&message!(suggested_fix, name = escape_invisibles(&first.name)));
        let edits = Message::sentences_isolated(&fix_sentences(name, first));
        blocks.push(Block::Paragraph(fix.and(Piece::Words(format!(" {edits}")))));
    }
    blocks
}

/// The kinds of findings to explain for a name: the reasons for its status, the other violated conditions of the Bidi
/// rule, and its warnings; each once.
fn all_kinds(listed: &ListedName, analysis: &InputAnalysis) -> Vec<FindingKind> {
    let mut kinds = listed.because.clone();
    let conditions = analysis.findings().iter().map(|it| it.id).filter(|it| it.is_condition());
    for kind in conditions.chain(listed.warnings.iter().copied()) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}
