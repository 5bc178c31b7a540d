//! A refused or flagged name: the reasons, and what could be registered instead.

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{Analysis, AnalysisOptions, FindingKind, Permission, Zone};
use bidiscope_list::scan::{Concern, Concerns};

use crate::finding_text::{FindingText, finding_message, rule_text};
use crate::message;
use crate::messages::Message;
use crate::page::{Block, Line, PictureBlock, Piece, SectionId, Tone, visible};
use crate::report::pictures::MAX_DRAWN_CHARACTERS;
use crate::verdict_text::edits;

use super::ListedName;

/// The name with its answer, its drawings, its findings and its likeliest fix; `notation` is that of the list.
pub(super) fn block(
    listed: &ListedName,
    concerns: Concerns,
    notation: Notation,
    zone: Option<&Zone>,
) -> Block {
    let line = Line::words(&message!(line_number, line = listed.line)).in_tone(Tone::Weak);
    let mut blocks = vec![Block::Paragraph(line)];
    if let Some((permission, answer)) = listed.answer() {
        let line = Line::words(&answer).in_tone(permission);
        blocks.push(Block::Answer(message!(fact_registration).to_string(), permission, line));
    }
    for (concern, message, section) in [
        (Concern::Taken, message!(concern_taken), SectionId::OtherListMatches),
        (Concern::Confusable, message!(concern_confusable), SectionId::NameGroups),
    ] {
        if concerns.has(concern) {
            let link = Piece::Link(message.isolated(), section);
            blocks.push(Block::Paragraph(Line::default().and(link)));
        }
    }
    if let Some(name) = listed.read(notation) {
        blocks.push(pictures(listed.shown()));
        let zone = zone.filter(|zone| zone.applicants_labels(&name).is_ok()).cloned();
        let options = AnalysisOptions { grouping_bound: Bound::SHORT, zone, ..AnalysisOptions::default() };
        blocks.extend(findings(listed, &Analysis::with_options(&name, options)));
    }
    Block::Name(listed.shown().to_owned(), blocks)
}

/// The name in paragraphs of both directions, or once where both are the same.
fn pictures(name: &str) -> Block {
    let characters = characters_of(name);
    if characters.len() > MAX_DRAWN_CHARACTERS {
        let (count, most) = (characters.len(), MAX_DRAWN_CHARACTERS);
        return Block::Paragraph(Line::words(&message!(too_long_to_draw, count = count, most = most)));
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
fn findings(listed: &ListedName, analysis: &Analysis) -> Vec<Block> {
    let name = analysis.name();
    let line = |kind: FindingKind| match analysis.findings().iter().find(|it| it.id == kind) {
        Some(finding) => {
            let line = Line::words(&finding_message(name, finding));
            match FindingText::of(name, finding).advice {
                Some(advice) => line.and(Piece::Words(format!(" {advice}"))),
                None => line,
            }
        }
        None => Line::text(rule_text(kind)),
    };
    let mut blocks = vec![Block::List(all_kinds(listed, analysis).into_iter().map(line).collect())];
    if let Some(first) = analysis.suggested_fixes().fixes.first() {
        let fix = Line::words(&message!(suggested_fix, name = visible(&first.name)));
        let edits = Message::sentences_isolated(&edits(name, first));
        blocks.push(Block::Paragraph(fix.and(Piece::Words(format!(" {edits}")))));
    }
    blocks
}

/// The kinds of findings to explain for a name: the reasons for its status, the other violated conditions of the Bidi
/// rule, and its warnings where it is not refused; each once.
fn all_kinds(listed: &ListedName, analysis: &Analysis) -> Vec<FindingKind> {
    let mut kinds = listed.because.clone();
    let conditions = analysis.findings().iter().map(|it| it.id).filter(|it| it.is_condition());
    let warnings =
        listed.warnings.iter().copied().filter(|_| listed.registration != Some(Permission::Refused));
    for kind in conditions.chain(warnings) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}
