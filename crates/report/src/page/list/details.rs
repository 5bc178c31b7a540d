//! One name of a list in blocks: what becomes of it, the reasons, and what could be registered instead.

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::{
    ContestingEntries, ContestingEntry, RegistrationConcern, RegistrationDecision, ScanColumn,
};
use bidiscope_words::{Message, message};

use super::unreadable::kept_titles;
use super::{ComparedSuggestion, ListReportOptions};
use crate::list::{
    FindingOfKind, ListedName, ListedNameAnalysis, MatchesWithOtherNames, registered_suggestion_text,
    registration_decision_title,
};
use crate::page::PageSectionId;
use crate::page::{DisplayPictureBlock, PageLine, PageLinePiece, Tone};
use crate::page::{MAX_DRAWN_NAME_CHARACTERS, PageBlock};
use crate::words::escape::escape_invisibles;
use crate::words::finding::{FindingText, isolated_finding_rule};
use crate::words::lgr::zone_text;
use crate::words::list::{column_title, comma_separator};
use crate::words::verdict::fix_sentences;

/// A name with its drawings and all that is known of it, and of the suggested one; `notation` is that of the list.
pub(super) fn name_block(
    (listed, others, suggestion): (&ListedName, MatchesWithOtherNames, Option<&ComparedSuggestion>),
    notation: Notation,
    asked: &ListReportOptions<'_>,
) -> PageBlock {
    let details = ListedNameAnalysis::of(listed, others, notation, asked.registry_rules);
    let line = PageLine::from_message(&message!(line_number, line = listed.line_number)).in_tone(Tone::Weak);
    let mut blocks = vec![PageBlock::Paragraph(line)];
    let kept = kept_titles(asked.passed_through_column_titles)
        .zip(&listed.passed_through_values)
        .filter(|it| !it.1.is_empty());
    blocks.extend(kept.map(|(title, value)| PageBlock::Fact { title, text: PageLine::from_name(value) }));
    blocks.extend(registration_decision_blocks(&details, asked.registry_rules));
    blocks.push(pictures(listed.decoded_or_typed_name()));
    blocks.extend(decision_reason_blocks(&details));
    if let Some(found) = suggestion.and_then(|it| it.registered) {
        let said = registered_suggestion_text(found.line_number, found.match_kind);
        blocks.push(PageBlock::Paragraph(PageLine::from_message(&said).in_tone(Tone::Warning)));
    }
    if let Some(entries) = suggestion.and_then(|it| contesting_entries(&it.contested)) {
        blocks.extend([PageBlock::paragraph(&message!(suggestion_contested)), entries]);
    }
    PageBlock::ListedName { name_text: listed.decoded_or_typed_name().to_owned(), blocks }
}

/// What becomes of a name judged by these rules, and what other names have to do with that.
pub fn registration_decision_blocks(
    name_analysis: &ListedNameAnalysis<'_>,
    registry_rules: Option<&RegistryRulesByZone>,
) -> Vec<PageBlock> {
    let has_rules = registry_rules.is_some_and(|it| !it.is_empty());
    let mut blocks = Vec::new();
    if let Some((permission, answer)) =
        name_analysis.listed_name.permission_and_verdict_text(name_analysis.decision, has_rules)
    {
        let line = PageLine::from_message(&answer).in_tone(permission);
        blocks.push(PageBlock::RegistrationFact {
            title: message!(column_registration).to_string(),
            permission,
            text: line,
        });
    }
    let linked =
        |message: Message<'_>, section| {
            PageBlock::Paragraph(PageLine::default().with_piece_appended(PageLinePiece::SectionLink(
                message.text_with_isolated_values(),
                section,
            )))
        };
    let MatchesWithOtherNames { concerns, lines_taking_name: taken, contesting_entries: contested } =
        &name_analysis.other_names;
    blocks.extend(taken.explanation_sentences().map(|it| linked(it, PageSectionId::OtherListMatches)));
    if concerns.has(RegistrationConcern::ContestedInOwnList) {
        blocks.push(linked(message!(concern_contested), PageSectionId::MatchingNameGroups));
        blocks.extend(contesting_entries(contested));
    }
    if concerns.has(RegistrationConcern::ConfusableWithOtherName) {
        let rules = if has_rules { "asked" } else { "none" };
        blocks.push(linked(message!(concern_confusable, rules = rules), PageSectionId::MatchingNameGroups));
    }
    blocks
}

/// What was found of a name, with what to do, its likeliest fix, and what the ruleset says of its label.
pub fn decision_reason_blocks(name_analysis: &ListedNameAnalysis<'_>) -> Vec<PageBlock> {
    let mut blocks = Vec::new();
    let line = |found: &FindingOfKind| {
        let known = name_analysis.analyzed_input.as_ref().zip(found.finding.as_ref());
        let Some((name, finding)) = known else {
            return PageLine::from_text_with_isolates(isolated_finding_rule(found.kind));
        };
        let text = FindingText::with_isolates_around_values(name, finding);
        let line = PageLine::from_text_with_isolates(text.sentence);
        match text.advice {
            Some(advice) => line.with_piece_appended(PageLinePiece::TextWithIsolates(format!(" {advice}"))),
            None => line,
        }
    };
    let more = name_analysis.unlisted_finding_count;
    let more = (more > 0).then(|| PageLine::from_message(&message!(more_findings, count = more)));
    let findings: Vec<PageLine> = name_analysis.findings.iter().map(line).chain(more).collect();
    if !findings.is_empty() {
        blocks.push(PageBlock::LineList(findings));
    }
    if let Some((name, first)) =
        name_analysis.analyzed_input.as_ref().zip(name_analysis.likeliest_fix.as_ref())
    {
        let fix =
            PageLine::from_message(&message!(suggested_fix, name = escape_invisibles(&first.fixed_name)));
        // In a line of their own: after a name a sentence would seem to go on with it.
        let edits = PageLine::from_text_with_isolates(Message::join_sentences_isolating_values(
            &fix_sentences(name, first),
        ));
        blocks.extend([fix, edits].map(PageBlock::Paragraph));
    }
    if let Some(zone) = &name_analysis.zone_not_containing_name {
        let line = PageLine::from_message(&message!(outside_zone_of_ruleset, zone = zone_text(zone)));
        blocks.push(PageBlock::Paragraph(line.in_tone(Tone::Weak)));
    }
    if let Some(label) = &name_analysis.rfc7940_index_label {
        let line = PageLine::from_name(label.iter().collect::<String>());
        blocks.push(PageBlock::Fact { title: column_title(ScanColumn::LgrIndex), text: line });
    }
    blocks
}

/// That an entry cannot be read, for this reason.
pub fn unreadable_entry_blocks(reason_text: &str) -> Vec<PageBlock> {
    let answer = PageLine::from_message(&registration_decision_title(RegistrationDecision::UnreadableName))
        .in_tone(Tone::Bad);
    vec![
        PageBlock::Paragraph(answer),
        PageBlock::LineList(vec![PageLine::from_text_with_isolates(reason_text)]),
    ]
}

/// The other entries that ask for a name or a variant of it.
fn contesting_entries(contested: &ContestingEntries) -> Option<PageBlock> {
    let entry = |it: &ContestingEntry| {
        let line = PageLine::from_message(&message!(line_number, line = it.line_number));
        let line = line
            .with_piece_appended(PageLinePiece::TextWithIsolates(": ".to_owned()))
            .with_piece_appended(PageLinePiece::Name(it.name.clone()));
        it.passed_through_values.iter().filter(|it| !it.is_empty()).fold(line, |line, kept| {
            line.with_piece_appended(PageLinePiece::TextWithIsolates(comma_separator().to_owned()))
                .with_piece_appended(PageLinePiece::Name(kept.clone()))
        })
    };
    let more = contested.has_more_entries.then(|| PageLine::from_message(&message!(more_entries)));
    let lines: Vec<PageLine> = contested.entries.iter().map(entry).chain(more).collect();
    (!lines.is_empty()).then_some(PageBlock::LineList(lines))
}

/// The name in paragraphs of both directions, or once where both are the same.
fn pictures(name: &str) -> PageBlock {
    let characters = characters_of(name);
    if characters.len() > MAX_DRAWN_NAME_CHARACTERS {
        let (count, most) = (characters.len(), MAX_DRAWN_NAME_CHARACTERS);
        return PageBlock::paragraph(&message!(too_long_to_draw, count = count, most = most));
    }
    let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(&characters));
    let strategies = match is_same_display(&characters, &ltr, &rtl) {
        true => &[Strategy::UbaLtr][..],
        false => &[Strategy::UbaLtr, Strategy::UbaRtl],
    };
    let picture = |&strategy: &Strategy| DisplayPictureBlock { characters: characters.clone(), strategy };
    PageBlock::DisplayPictures(strategies.iter().map(picture).collect())
}
