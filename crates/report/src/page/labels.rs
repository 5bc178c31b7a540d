//! The labels: direction, the six conditions, and the form of each in the DNS.

use std::ops::Range;

use crate::words::list::comma_separator;
use bidiscope_bidi::name::{Character, Input, Label, code_point, text_of};
use bidiscope_bidi::order::Direction;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_idna::verdict::rfc5891::Protocol;
use bidiscope_idna::verdict::rfc5893::{BidiRuleConditionVerdict, BidiRuleLabelVerdict, is_rtl_label};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use crate::words::accessible::accessible_text;
use crate::words::verdict::{bidi_rule_condition_text, verdict_word};

use super::block::{PageBlock, PageSection};
use super::line::{PageLine, PageLinePiece, Tone};
use super::section_id::PageSectionId;
use super::table::TableBlock;

/// The most labels of a name that are listed; the others are counted.
const MAX_LISTED_LABELS: usize = 150;

/// What is said of a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelRow {
    /// Its range in the name, in characters.
    pub character_range: Range<usize>,
    /// The label, in the tone of its verdict: whether IDNA2008 permits its registration.
    pub name: PageLine,
    /// The direction of its first character, by which condition 1 makes it an RTL or an LTR label; `None` where that has
    /// none. (By section 1.4 a label with an R, AL or AN anywhere is an RTL label.)
    pub direction: Option<Direction>,
    /// The same in a word.
    pub direction_word: PageLine,
    /// The sign of each of the six conditions, about the characters that violate it.
    pub conditions: [PageLine; 6],
    /// Its form in the DNS.
    pub dns_form: LabelDnsForm,
    /// Whether IDNA2008 permits its registration; not applicable to labels that are not registered here and to input
    /// that is not a domain name.
    pub verdict: RuleVerdict,
    /// Whether it belongs to the parent zone and not to the applicant.
    pub belongs_to_parent_zone: bool,
    /// Accessible name for screen readers, such as `label 1, com, of the zone, permitted by IDNA2008`.
    pub description: String,
}

/// The form of a label in the DNS (RFC 5890, section 2.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LabelDnsForm {
    /// ASCII: the same in the DNS.
    AsciiLabel,
    /// A U-label, which satisfies every rule for one, with its A-label.
    ALabel(String),
    /// Not a U-label. Its Punycode form, with `xn--`, is no A-label.
    FakeALabel(String),
    /// Typed as an A-label that is not the one its characters encode to. Where they are too long to have one, the form
    /// is [`LabelDnsForm::ALabelTooLong`].
    NoncanonicalALabel {
        /// The A-label as typed.
        typed_a_label: String,
        /// The A-label to which the characters of the label encode.
        canonical_a_label: String,
    },
    /// Its Punycode would be longer than 63 octets.
    ALabelTooLong,
    /// Part of input that is not a domain name, so that it has none.
    NotInDomainName,
}

pub(super) fn section(analysis: &InputAnalysis) -> PageSection {
    let is_judged = analysis.bidi_rule_verdict().is_bidi_domain_name;
    let count = analysis.input().labels().len();
    let has_zone = analysis.applicant_labels().label_index_range_in_name().len() < count;
    let mut columns = vec![message!(column_label).to_string(), message!(column_text).to_string()];
    if is_judged {
        columns.push(message!(column_direction).to_string());
        columns.extend((1..=6_u8).map(|it| it.to_string()));
    }
    columns.push(message!(column_dns).to_string());
    if has_zone {
        columns.push(message!(column_holder).to_string());
    }
    let rows = label_rows(analysis).into_iter().take(MAX_LISTED_LABELS).enumerate().map(|(index, label)| {
        let dns = label.dns_line();
        let mut row = vec![PageLine::from_code((index + 1).to_string()), label.name];
        if is_judged {
            row.push(label.direction_word);
            row.extend(label.conditions);
        }
        row.push(dns);
        if has_zone {
            let holder = match label.belongs_to_parent_zone {
                true => message!(holder_zone),
                false => message!(holder_applicant),
            };
            row.push(PageLine::from_message(&holder));
        }
        row
    });
    let mut blocks =
        vec![PageBlock::Table(TableBlock { column_titles: columns, rows_of_cells: rows.collect() })];
    if is_judged {
        let mut key = PageLine::default();
        for verdict in [RuleVerdict::Satisfied, RuleVerdict::Violated, RuleVerdict::NotApplicable] {
            let word = message!(condition_key, verdict = verdict.id());
            key = key
                .with_piece_appended(PageLinePiece::VerdictSymbol(verdict))
                .with_piece_appended(PageLinePiece::TextWithIsolates(word.text_with_isolated_values()));
        }
        blocks.push(PageBlock::Paragraph(key.with_piece_appended(PageLinePiece::TextWithIsolates(
            message!(condition_direction).text_with_isolated_values(),
        ))));
    }
    let more = count.saturating_sub(MAX_LISTED_LABELS);
    if more > 0 {
        blocks.push(PageBlock::paragraph(&message!(more_labels, count = more)));
    }
    PageSection::new(PageSectionId::Labels, &message!(section_labels), blocks)
}

/// All labels of a name, in logical order.
pub(crate) fn label_rows(analysis: &InputAnalysis) -> Vec<LabelRow> {
    let name = analysis.input();
    let labels =
        name.labels().iter().zip(&analysis.bidi_rule_verdict().label_verdicts).zip(statuses(name, analysis));
    labels
        .enumerate()
        .map(|(index, ((label, judged), status))| row(analysis, index, (label, judged), status))
        .collect()
}

/// What RFC 5891 says about a label.
#[derive(Clone, Copy)]
struct LabelStatus {
    /// Whether it must not be registered.
    is_refused: bool,
    /// Whether every rule for U-labels holds.
    is_valid: bool,
}

/// One for each label, in one pass over the findings: both may be many.
fn statuses(name: &Input, analysis: &InputAnalysis) -> Vec<LabelStatus> {
    let mut statuses = vec![LabelStatus { is_refused: false, is_valid: true }; name.labels().len()];
    for finding in analysis.findings().iter().filter(|it| Protocol::Registration.refuses(it.finding_kind)) {
        let Some(index) = finding.label_index else { continue };
        statuses[index].is_refused = true;
        // The Bidi rule is part of the definition of U-labels only for RTL labels (RFC 5890, section 2.3.2.1).
        if !finding.finding_kind.is_bidi_rule_condition()
            || is_rtl_label(name.label_characters(&name.labels()[index]))
        {
            statuses[index].is_valid = false;
        }
    }
    statuses
}

fn row(
    analysis: &InputAnalysis,
    index: usize,
    (label, judged): (&Label, &BidiRuleLabelVerdict),
    status: LabelStatus,
) -> LabelRow {
    let name = analysis.input();
    let characters = name.label_characters(label);
    let is_name = analysis.not_a_domain_name().is_none();
    let verdict = match is_name && analysis.applicant_labels().is_label_registrable(index) {
        true => RuleVerdict::satisfied_if(!status.is_refused),
        false => RuleVerdict::NotApplicable,
    };
    let dns_form =
        if is_name { dns_form(name, label, status.is_valid) } else { LabelDnsForm::NotInDomainName };
    let belongs_to_zone = !analysis.applicant_labels().label_index_range_in_name().contains(&index);
    let mut about: Vec<String> = meaning(&dns_form).iter().map(ToString::to_string).collect();
    if belongs_to_zone {
        about.push(message!(label_of_zone).to_string());
    }
    about.push(message!(bidi_rule_word, verdict = judged.rule_verdict.id()).to_string() + ".");
    let direction = match judged.direction_by_condition_1 {
        Some(Direction::RightToLeft) => message!(direction_rtl),
        Some(Direction::LeftToRight) => message!(direction_ltr),
        None => message!(direction_none),
    };
    LabelRow {
        character_range: label.character_range.clone(),
        name: PageLine::from_name(text_of(characters))
            .in_tone(if belongs_to_zone { Tone::Weak } else { verdict.into() })
            .on(label.character_range.clone())
            .explained(about.join(" ")),
        direction: judged.direction_by_condition_1,
        direction_word: PageLine::from_message(&direction)
            .explained(direction_about(characters, judged.direction_by_condition_1)),
        conditions: judged.condition_verdicts.each_ref().map(|it| condition(name, it)),
        description: description(characters, index, &dns_form, belongs_to_zone, verdict),
        dns_form,
        verdict,
        belongs_to_parent_zone: belongs_to_zone,
    }
}

impl LabelRow {
    /// The DNS form in words; `None` where it is the label itself.
    pub fn dns_form_text_unless_unchanged(&self) -> Option<String> {
        match &self.dns_form {
            LabelDnsForm::AsciiLabel | LabelDnsForm::NotInDomainName => None,
            LabelDnsForm::ALabel(it) => Some(it.clone()),
            LabelDnsForm::FakeALabel(it) => {
                Some(message!(dns_form_punycode, text = printable(it)).to_string())
            }
            LabelDnsForm::NoncanonicalALabel { typed_a_label: typed, canonical_a_label: canonical } => {
                Some(noncanonical(typed, canonical))
            }
            LabelDnsForm::ALabelTooLong => Some(message!(dns_form_too_long).to_string()),
        }
    }

    fn dns_line(&self) -> PageLine {
        match &self.dns_form {
            LabelDnsForm::ALabel(a_label) => PageLine::from_code(a_label),
            _ => self
                .dns_form_text_unless_unchanged()
                .map_or_else(PageLine::default, PageLine::from_text_with_isolates),
        }
    }
}

/// The direction of the first character of a label, and its name in section 1.4, in sentences.
fn direction_about(label: &[Character], direction: Option<Direction>) -> String {
    let Some(first) = label.first() else { return String::new() };
    let begins = message!(
        label_begins,
        character = code_point(first.scalar),
        class = first.class.short_name(),
        direction = match direction {
            Some(Direction::RightToLeft) => "rtl",
            Some(Direction::LeftToRight) => "ltr",
            None => "none",
        }
    );
    let kind = match (is_rtl_label(label), direction) {
        (true, Some(Direction::RightToLeft)) => message!(label_is_rtl),
        (true, _) => message!(label_is_rtl_by_section_1_4),
        (false, _) => message!(label_is_not_rtl),
    };
    format!("{begins} {kind}")
}

/// The sign of a condition; where it is violated, with the characters that violate it.
fn condition(name: &Input, judged: &BidiRuleConditionVerdict) -> PageLine {
    let line = PageLine::from(PageLinePiece::VerdictSymbol(judged.condition_verdict))
        .in_tone(judged.condition_verdict);
    let statement = bidi_rule_condition_text(judged.condition).to_string();
    if judged.condition_verdict != RuleVerdict::Violated {
        let verdict = verdict_word(judged.condition_verdict);
        return line
            .explained(message!(verdict_statement, condition = statement, verdict = verdict).to_string());
    }
    let offenders = judged.violating_character_indices_in_name.iter().map(|&index| {
        let character = name.characters()[index];
        let named = format!("{} {}", code_point(character.scalar), character.class);
        message!(character_at, character = named, position = index + 1).to_string()
    });
    let about = message!(
        condition_violated,
        number = judged.condition.number(),
        statement = statement,
        characters = offenders.collect::<Vec<_>>().join(comma_separator())
    );
    line.on(judged.violating_character_indices_in_name.iter().copied()).explained(about.to_string())
}

/// ASCII with control codes escaped: Punycode keeps them, and they would not be visible.
fn printable(ascii: &str) -> String {
    let shown = |it: char| if it.is_control() { it.escape_unicode().to_string() } else { it.to_string() };
    ascii.chars().map(shown).collect()
}

/// What a label is in the DNS; `is_valid`: every rule for U-labels holds.
fn dns_form(name: &Input, label: &Label, is_valid: bool) -> LabelDnsForm {
    if let (Some(typed), Some(own)) = (label.noncanonical_a_label_as_typed(), &label.ascii_label_within_limit)
    {
        return LabelDnsForm::NoncanonicalALabel {
            typed_a_label: typed.to_owned(),
            canonical_a_label: own.clone(),
        };
    }
    if name.label_characters(label).iter().all(|it| it.scalar.is_ascii()) {
        return LabelDnsForm::AsciiLabel;
    }
    match &label.ascii_label_within_limit {
        None => LabelDnsForm::ALabelTooLong,
        Some(it) if is_valid => LabelDnsForm::ALabel(it.clone()),
        Some(it) => LabelDnsForm::FakeALabel(it.clone()),
    }
}

fn noncanonical(typed: &str, own: &str) -> String {
    message!(dns_form_noncanonical, typed = typed, own = own).to_string()
}

fn description(
    characters: &[Character],
    index: usize,
    dns_form: &LabelDnsForm,
    belongs_to_zone: bool,
    verdict: RuleVerdict,
) -> String {
    let letters = accessible_text(characters);
    let form = match dns_form {
        LabelDnsForm::AsciiLabel => None,
        LabelDnsForm::ALabel(it) => Some(message!(label_form_a_label, text = it).to_string()),
        LabelDnsForm::FakeALabel(it) => Some(message!(label_form_punycode, text = printable(it)).to_string()),
        LabelDnsForm::NoncanonicalALabel { typed_a_label: typed, canonical_a_label: canonical } => {
            Some(noncanonical(typed, canonical))
        }
        LabelDnsForm::ALabelTooLong => Some(message!(dns_form_too_long).to_string()),
        LabelDnsForm::NotInDomainName => Some(message!(label_form_none).to_string()),
    };
    let form = match form {
        Some(form) => message!(label_form_of_letters, letters = letters, form = form).to_string(),
        None => letters,
    };
    let holder = if belongs_to_zone { "zone" } else { "applicant" };
    message!(label_description, number = index + 1, form = form, holder = holder, verdict = verdict.id())
        .to_string()
}

/// What the form in the DNS means.
fn meaning(dns_form: &LabelDnsForm) -> Option<Message<'static>> {
    Some(match dns_form {
        LabelDnsForm::AsciiLabel | LabelDnsForm::NotInDomainName => return None,
        LabelDnsForm::ALabel(_) => message!(meaning_a_label),
        LabelDnsForm::FakeALabel(_) => message!(meaning_punycode),
        LabelDnsForm::NoncanonicalALabel { .. } => message!(meaning_noncanonical),
        LabelDnsForm::ALabelTooLong => message!(meaning_too_long),
    })
}
