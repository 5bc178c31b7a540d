//! The classes and rules of a ruleset (RFC 7940, section 6), in words and as in the file.

use crate::words::list::comma_separator;
use bidiscope_lgr::{CodePointSet, LgrRulePart, NamedRule, Ruleset};
use bidiscope_words::message;

use crate::words::character::character_description;

use super::super::block::PageBlock;
use crate::page::line::PageLine;

/// The most ranges of a set that are listed.
const MAX_RANGES: usize = 100;
/// The most characters of a rule in words, and of its element.
const MAX_CHARACTERS: usize = 4_000;

pub(super) fn classes(ruleset: &Ruleset) -> Vec<PageBlock> {
    let class = |it: &bidiscope_lgr::CodePointClass| {
        let count =
            it.code_points.inclusive_ranges().iter().map(|it| (it.1 - it.0) as usize + 1).sum::<usize>();
        let words = message!(lgr_class_words, count = count, ranges = ranges_text(&it.code_points))
            .text_with_isolated_values();
        part_blocks((&it.class_name, words), &it.source_xml, it.comment.as_deref(), &it.reference_ids)
    };
    ruleset.classes().iter().flat_map(class).collect()
}

pub(super) fn rules(ruleset: &Ruleset) -> Vec<PageBlock> {
    let rule = |it: &NamedRule| {
        let words = rule_words(ruleset, &it.match_expression);
        let words = message!(lgr_rule_words, part = words).text_with_isolated_values();
        part_blocks((&it.rule_name, words), &it.source_xml, it.comment.as_deref(), &it.reference_ids)
    };
    ruleset.rules().iter().flat_map(rule).collect()
}

/// A class or rule: its name, and below it what it is in words, its element, its comment and its references.
fn part_blocks(
    (name, words): (&str, String),
    source: &str,
    comment: Option<&str>,
    references: &[String],
) -> Vec<PageBlock> {
    let source = source.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut blocks = vec![
        PageBlock::Heading(PageLine::prose(name)),
        PageBlock::Fact {
            title: message!(lgr_fact_in_words).to_string(),
            text: PageLine::from_text_with_isolates(cut(&words)),
        },
        PageBlock::Fact {
            title: message!(lgr_fact_in_file).to_string(),
            text: PageLine::from_code(cut(&source)),
        },
    ];
    if let Some(comment) = comment.filter(|it| !it.is_empty()) {
        blocks.push(PageBlock::Fact {
            title: message!(lgr_column_comment).to_string(),
            text: PageLine::prose(comment),
        });
    }
    if !references.is_empty() {
        let references = PageLine::prose(references.join(" "));
        blocks.push(PageBlock::Fact { title: message!(lgr_references).to_string(), text: references });
    }
    blocks
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(MAX_CHARACTERS) {
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
        None => text.to_owned(),
    }
}

/// The ranges of a set as `U+0061–U+007A, U+05D0`.
fn ranges_text(set: &CodePointSet) -> String {
    let range = |&(first, last): &(u32, u32)| match first == last {
        true => format!("U+{first:04X}"),
        false => format!("U+{first:04X}\u{2013}U+{last:04X}"),
    };
    let mut ranges: Vec<String> = set.inclusive_ranges().iter().take(MAX_RANGES).map(range).collect();
    if set.inclusive_ranges().len() > MAX_RANGES {
        ranges.push("\u{2026}".to_owned());
    }
    ranges.join(comma_separator())
}

/// What a part of a rule matches, in a phrase.
fn rule_words(ruleset: &Ruleset, part: &LgrRulePart) -> String {
    let within = |it: &LgrRulePart| grouped(ruleset, it);
    match part {
        LgrRulePart::AnyCodePoint => message!(lgr_part, part = "any").to_string(),
        LgrRulePart::LabelStart => message!(lgr_part, part = "start").to_string(),
        LgrRulePart::LabelEnd => message!(lgr_part, part = "end").to_string(),
        LgrRulePart::ContextAnchor => message!(lgr_part, part = "anchor").to_string(),
        LgrRulePart::CodePointOfSet(number) => set_words(ruleset, ruleset.code_point_set(*number)),
        LgrRulePart::RuleReference(rule) => {
            message!(lgr_part_rule, rule = ruleset.rule(*rule).rule_name.clone()).to_string()
        }
        LgrRulePart::Sequence(parts) => parts
            .iter()
            .map(within)
            .reduce(|one, next| message!(lgr_part_then, one = one, next = next).to_string())
            .unwrap_or_else(|| message!(lgr_part, part = "empty-string").to_string()),
        LgrRulePart::Choice(parts) => parts
            .iter()
            .map(within)
            .reduce(|one, next| message!(lgr_part_or, one = one, next = next).to_string())
            .unwrap_or_else(|| message!(lgr_part, part = "nothing").to_string()),
        LgrRulePart::Repetition { repeated_part: part, min_repeat_count: least, max_repeat_count: most } => {
            let kind = match most {
                None => "at-least",
                Some(most) if most == least => "exactly",
                Some(_) => "between",
            };
            let most = most.unwrap_or_default();
            message!(lgr_part_repeated, kind = kind, part = within(part), least = *least, most = most)
                .to_string()
        }
        LgrRulePart::LookBehind(part) => message!(lgr_part_behind, part = within(part)).to_string(),
        LgrRulePart::LookAhead(part) => message!(lgr_part_ahead, part = within(part)).to_string(),
    }
}

/// The same, in parentheses where it has several parts.
fn grouped(ruleset: &Ruleset, part: &LgrRulePart) -> String {
    let words = rule_words(ruleset, part);
    match part {
        LgrRulePart::Sequence(parts) | LgrRulePart::Choice(parts) if parts.len() > 1 => format!("({words})"),
        _ => words,
    }
}

/// A code point of a set: by the name of its class, or the code point itself, or the ranges.
fn set_words(ruleset: &Ruleset, set: &CodePointSet) -> String {
    if let Some(class) = ruleset.classes().iter().find(|it| it.code_points == *set) {
        return message!(lgr_part_class, class = class.class_name.clone()).to_string();
    }
    match set.inclusive_ranges() {
        [] => message!(lgr_part, part = "empty-set").to_string(),
        [(first, last)] if first == last => {
            char::from_u32(*first).map(character_description).unwrap_or_default()
        }
        _ => message!(lgr_part_set, ranges = ranges_text(set)).to_string(),
    }
}
