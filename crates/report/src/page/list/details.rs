//! One name of a list in blocks: what becomes of it, the reasons, and what could be registered instead.

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_idna::verdict::{Finding, FindingKind, RulesByZone};
use bidiscope_list::scan::{Column, Concern, Decision, OtherEntries, OtherEntry};
use bidiscope_words::{Message, message};

use super::unreadable::kept_titles;
use super::{ComparedSuggestion, ListReportOptions};
use crate::list::{ListedName, NameDetails, OtherNames, decision_title, registered_suggestion_text};
use crate::page::SectionId;
use crate::page::{Block, MAX_DRAWN_CHARACTERS};
use crate::page::{Line, PictureBlock, Piece, Tone};
use crate::words::escape::escape_invisibles;
use crate::words::finding::{FindingText, isolated_finding_rule};
use crate::words::lgr::zone_text;
use crate::words::list::{column_title, comma};
use crate::words::verdict::fix_sentences;

/// A name with its drawings and all that is known of it, and of the suggested one; `notation` is that of the list.
pub(super) fn name_block(
    (listed, others, suggestion): (&ListedName, OtherNames, Option<&ComparedSuggestion>),
    notation: Notation,
    asked: &ListReportOptions<'_>,
) -> Block {
    let details = NameDetails::of(listed, others, notation, asked.rules);
    let line = Line::words(&message!(line_number, line = listed.line)).in_tone(Tone::Weak);
    let mut blocks = vec![Block::Paragraph(line)];
    let kept = kept_titles(asked.kept_column_titles).zip(&listed.kept).filter(|it| !it.1.is_empty());
    blocks.extend(kept.map(|(title, value)| Block::Fact(title, Line::name(value))));
    blocks.extend(decision_blocks(&details, asked.rules));
    blocks.push(pictures(listed.shown_name()));
    blocks.extend(reason_blocks(&details));
    if let Some(found) = suggestion.and_then(|it| it.registered) {
        blocks.push(Block::Paragraph(Line::words(&registered_suggestion_text(found)).in_tone(Tone::Warning)));
    }
    if let Some(entries) = suggestion.and_then(|it| contesting_entries(&it.contested)) {
        blocks.extend([Block::paragraph(&message!(suggestion_contested)), entries]);
    }
    Block::Name(listed.shown_name().to_owned(), blocks)
}

/// What becomes of a name judged by these rules, and what other names have to do with that.
pub fn decision_blocks(details: &NameDetails<'_>, rules: Option<&RulesByZone>) -> Vec<Block> {
    let has_rules = rules.is_some_and(|it| !it.is_empty());
    let mut blocks = Vec::new();
    if let Some((permission, answer)) = details.name.verdict_with_text(details.decision, has_rules) {
        let line = Line::words(&answer).in_tone(permission);
        blocks.push(Block::RegistrationFact(message!(column_registration).to_string(), permission, line));
    }
    let linked = |message: Message<'_>, section| {
        Block::Paragraph(Line::default().and(Piece::Link(message.isolated_text(), section)))
    };
    let OtherNames { concerns, taken, contested } = &details.others;
    blocks.extend(taken.sentences().map(|it| linked(it, SectionId::OtherListMatches)));
    if concerns.has(Concern::Contested) {
        blocks.push(linked(message!(concern_contested), SectionId::NameGroups));
        blocks.extend(contesting_entries(contested));
    }
    if concerns.has(Concern::Confusable) {
        let rules = if has_rules { "asked" } else { "none" };
        blocks.push(linked(message!(concern_confusable, rules = rules), SectionId::NameGroups));
    }
    blocks
}

/// What was found of a name, with what to do, its likeliest fix, and what the ruleset says of its label.
pub fn reason_blocks(details: &NameDetails<'_>) -> Vec<Block> {
    let mut blocks = Vec::new();
    let line = |(kind, finding): &(FindingKind, Option<Finding>)| {
        let known = details.input.as_ref().zip(finding.as_ref());
        let Some((name, finding)) = known else { return Line::text(isolated_finding_rule(*kind)) };
        let text = FindingText::isolated(name, finding);
        let line = Line::text(text.sentence);
        match text.advice {
            Some(advice) => line.and(Piece::Words(format!(" {advice}"))),
            None => line,
        }
    };
    let more = details.unlisted_finding_count;
    let more = (more > 0).then(|| Line::words(&message!(more_findings, count = more)));
    let findings: Vec<Line> = details.findings.iter().map(line).chain(more).collect();
    if !findings.is_empty() {
        blocks.push(Block::List(findings));
    }
    if let Some((name, first)) = details.input.as_ref().zip(details.fix.as_ref()) {
        let fix = Line::words(&message!(suggested_fix, name = escape_invisibles(&first.name)));
        // In a line of their own: after a name a sentence would seem to go on with it.
        let edits = Line::text(Message::sentences_isolated(&fix_sentences(name, first)));
        blocks.extend([fix, edits].map(Block::Paragraph));
    }
    if let Some(zone) = &details.outside_zone {
        let line = Line::words(&message!(outside_zone_of_ruleset, zone = zone_text(zone)));
        blocks.push(Block::Paragraph(line.in_tone(Tone::Weak)));
    }
    if let Some(label) = &details.index_label {
        let line = Line::name(label.iter().collect::<String>());
        blocks.push(Block::Fact(column_title(Column::LgrIndex), line));
    }
    blocks
}

/// That an entry cannot be read, for this reason.
pub fn unreadable_blocks(reason: &str) -> Vec<Block> {
    let answer = Line::words(&decision_title(Decision::Unreadable)).in_tone(Tone::Bad);
    vec![Block::Paragraph(answer), Block::List(vec![Line::text(reason)])]
}

/// The other entries that ask for a name or a variant of it.
fn contesting_entries(contested: &OtherEntries) -> Option<Block> {
    let entry = |it: &OtherEntry| {
        let line = Line::words(&message!(line_number, line = it.line));
        let line = line.and(Piece::Words(": ".to_owned())).and(Piece::Name(it.name.clone()));
        it.kept_values.iter().filter(|it| !it.is_empty()).fold(line, |line, kept| {
            line.and(Piece::Words(comma().to_owned())).and(Piece::Name(kept.clone()))
        })
    };
    let more = contested.has_more.then(|| Line::words(&message!(more_entries)));
    let lines: Vec<Line> = contested.entries.iter().map(entry).chain(more).collect();
    (!lines.is_empty()).then_some(Block::List(lines))
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
