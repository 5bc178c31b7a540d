//! What a finding says to users: its sentence, its rule, and what to do about it, from the catalogue.

use super::character::{character_description, characters_text, distinct, script_names_text};

use crate::words::list::comma_separator;
use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::{
    ALabelError, Character, Input, MAX_DECODABLE_OCTETS, MAX_LABEL_OCTETS, excerpt, is_invisible,
};
use bidiscope_idna::verdict::{Finding, FindingDetail, FindingKind, RulesetRule, Severity};
use bidiscope_list::scan::NameRow;
use bidiscope_words::{Message, MessageValue, message};

use crate::words::lgr::{MAX_QUOTED, action_phrase, match_id};

/// The texts of a finding. Labels in them are counted from 1. Characters beyond ASCII are named by code point, so that
/// the texts need no bidi reordering.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingText {
    /// What was found, in a sentence or two.
    pub sentence: String,
    /// What to do about it; `None` for a note.
    pub advice: Option<String>,
    /// What the rule demands, with the document and its section.
    pub rule_with_source: String,
}

impl FindingText {
    /// The texts of a finding on this name.
    pub fn of(input: &Input, finding: &Finding) -> Self {
        Self {
            advice: advice_message(input, finding).and_then(|it| it.attribute("advice")),
            rule_with_source: finding_rule_text(finding.finding_kind),
            sentence: finding_message(input, finding).to_string(),
        }
    }

    /// The same with the values in each text between isolates, as [`Message::text_with_isolated_values`] writes them.
    pub fn with_isolates_around_values(input: &Input, finding: &Finding) -> Self {
        Self {
            advice: advice_message(input, finding).and_then(|it| it.attribute_with_isolated_values("advice")),
            rule_with_source: isolated_finding_rule(finding.finding_kind),
            sentence: finding_message(input, finding).text_with_isolated_values(),
        }
    }
}

/// What was found of these kinds in the name of a row, in whole sentences: what is wrong, the positions of its characters
/// from 1, and the rule with its section. Of a row without [`NameRow::worded_findings`] the rules alone.
pub fn row_finding_texts(row: &NameRow, kinds: &[FindingKind]) -> Vec<String> {
    let name = Input::from_scalars(row.name.chars()).ok();
    // The findings are about the characters of the name.
    let name = name.filter(|it| it.characters().iter().map(|it| it.scalar).eq(row.name.chars()));
    let texts = kinds.iter().flat_map(|&kind| {
        let findings = row.worded_findings.iter().filter(|it| it.finding_kind == kind);
        let texts: Vec<String> = match &name {
            Some(name) => findings.map(|it| finding_in_full(name, it)).collect(),
            None => Vec::new(),
        };
        if texts.is_empty() { vec![finding_rule_text(kind)] } else { texts }
    });
    texts.collect()
}

/// A finding with the positions of its characters and its rule.
fn finding_in_full(name: &Input, finding: &Finding) -> String {
    let text = FindingText::of(name, finding);
    let positions: Vec<String> =
        finding.character_indices_in_name.iter().map(|it| (it + 1).to_string()).collect();
    let (count, positions) = (positions.len(), positions.join(comma_separator()));
    message!(
        finding_in_full,
        sentence = text.sentence,
        count = count,
        positions = positions,
        rule = text.rule_with_source
    )
    .to_string()
}

/// What the rule behind a kind of finding demands, with the document and its section.
pub fn finding_rule_text(kind: FindingKind) -> String {
    Message::by_id(id(kind), Vec::new()).attribute("rule").unwrap_or_else(|| kind.source().to_string())
}

/// The same with what the translator isolates between isolates.
pub(crate) fn isolated_finding_rule(kind: FindingKind) -> String {
    let rule = Message::by_id(id(kind), Vec::new()).attribute_with_isolated_values("rule");
    rule.unwrap_or_else(|| kind.source().to_string())
}

/// The message whose attribute `advice` says what to do about a finding; `None` for a note.
fn advice_message(name: &Input, finding: &Finding) -> Option<Message<'static>> {
    let needs_action = finding.severity() != Severity::Note;
    needs_action.then(|| message_of_kind(kind_with_same_advice(finding.finding_kind), name, finding))
}

/// The kind of finding whose message has the advice for this one: the same advice is there once.
pub const fn kind_with_same_advice(finding_kind: FindingKind) -> FindingKind {
    match finding_kind {
        FindingKind::Condition5 => FindingKind::Condition2,
        FindingKind::NoncanonicalALabel => FindingKind::ALabelUndecodable,
        FindingKind::BlockedLabel => FindingKind::LgrBlocked,
        other => other,
    }
}

/// What was found in `name`, as a message.
///
/// # Panics
/// The finding is about another name, and gives positions that this one does not have.
pub fn finding_message(name: &Input, finding: &Finding) -> Message<'static> {
    message_of_kind(finding.finding_kind, name, finding)
}

/// The message of a kind with the variables of a finding.
fn message_of_kind(kind: FindingKind, name: &Input, finding: &Finding) -> Message<'static> {
    let mut characters: Vec<Character> =
        finding.character_indices_in_name.iter().map(|&at| name.characters()[at]).collect();
    characters.sort_by_key(|it| !is_invisible(it.scalar));
    let scalars: Vec<char> = characters.iter().map(|it| it.scalar).collect();
    let class = characters.first().map(|it| it.class.short_name());
    let mut values: Vec<(&'static str, MessageValue<'static>)> = vec![
        ("characters", characters_text(&scalars).into()),
        ("count", scalars.len().into()),
        ("others", distinct(&scalars).len().saturating_sub(1).into()),
        ("first", scalars.first().map_or_else(String::new, |&it| character_description(it)).into()),
        ("class", class.unwrap_or_default().into()),
    ];
    values.push(("subject", subject(name, finding).into()));
    if let Some(label) = finding.label_index {
        values.push(("label", (label + 1).into()));
        values.push(("place", place(name, label, &finding.character_indices_in_name).into()));
    }
    values.extend(detail_values(&finding.finding_detail));
    Message::by_id(id(kind), values)
}

/// What the finding is about: the label, or the part of the URL.
fn subject(name: &Input, finding: &Finding) -> Message<'static> {
    if let Some(label) = finding.label_index {
        return message!(finding_subject, part = "label", label = label + 1);
    }
    let part = finding.character_indices_in_name.first().and_then(|&at| name.url()?.part_at(at));
    message!(finding_subject, part = part.map_or("url", UrlPartKind::id), label = 0_usize)
}

/// Whether the characters are at the `start` or the `end` of the label, or at `both`.
fn place(name: &Input, label: usize, characters: &[usize]) -> &'static str {
    let Some(label) = name.labels().get(label) else { return "both" };
    let (first, last) = (label.character_range.start, label.character_range.end.saturating_sub(1));
    match (characters.contains(&first), first != last && characters.contains(&last)) {
        (true, false) => "start",
        (false, true) => "end",
        _ => "both",
    }
}

fn id(kind: FindingKind) -> String {
    format!("finding-{}", kind.id())
}

/// The variables that the detail of a finding gives to its message. `case` chooses other words or other advice.
fn detail_values(detail: &FindingDetail) -> Vec<(&'static str, MessageValue<'static>)> {
    let case = |id: &'static str| ("case", id.into());
    let case_if = |holds: bool, id| case(if holds { id } else { "none" });
    match detail {
        FindingDetail::NoDetail => vec![case("none")],
        FindingDetail::NotADomainName { input_kind: what, host_domain_name: host } => {
            vec![("what", what.id().into()), ("host", host.is_some().into())]
        }
        FindingDetail::DisallowedCharacterKind(sort) => vec![case(sort.id())],
        FindingDetail::FirstEnAndAnDigit { en_digit: european, an_digit: arabic } => {
            vec![
                ("european", character_description(*european).into()),
                ("arabic", character_description(*arabic).into()),
            ]
        }
        FindingDetail::LabelHasEtCharacter => vec![case("class-et")],
        FindingDetail::LabelBeginsWithDigit { first_digit: digit, may_move_into_label_index: moves_into } => {
            let other = moves_into.map(|label| ("other", (label + 1).into()));
            [("digit", character_description(*digit).into())].into_iter().chain(other).collect()
        }
        FindingDetail::LabelSplit { paragraph_direction: paragraph, is_split_when_name_alone: is_alone } => {
            vec![case_if(*is_alone, "alone"), ("paragraph", paragraph.id().into())]
        }
        FindingDetail::CausedByMapping { mapped_character } => {
            let prepared = mapped_character.map(|it| ("prepared", character_description(it).into()));
            [case("mapped")].into_iter().chain(prepared).collect()
        }
        FindingDetail::IsRightToLeftOnlyAfterMapping => vec![case("mapped-rtl")],
        FindingDetail::MappingChangeCount { change_count } => vec![("places", (*change_count).into())],
        FindingDetail::IsOpenedByBrowsers => vec![case("browsers")],
        FindingDetail::DisallowedCharacters {
            rfc5892_category: category,
            are_all_same_character: is_one_character,
            are_all_ascii_capitals: are_capitals,
        } => vec![
            case_if(*are_capitals, "capitals"),
            ("reason", if *is_one_character { category.id() } else { "none" }.into()),
            ("section", category.section().into()),
        ],
        FindingDetail::NfcReplacementKind(form) => vec![case(form.id())],
        FindingDetail::JoinerAppearanceEffect(effect) => vec![case(effect.id())],
        FindingDetail::UndecodableALabel(ALabelError::NotPunycode) => {
            vec![("problem", "not-punycode".into())]
        }
        FindingDetail::UndecodableALabel(ALabelError::TooLongToDecode) => {
            vec![("problem", "too-long".into()), ("octets", MAX_DECODABLE_OCTETS.into())]
        }
        FindingDetail::UndecodableALabel(ALabelError::ContainsLabelOrParagraphSeparator(it)) => {
            vec![("problem", "separator".into()), ("character", character_description(*it).into())]
        }
        FindingDetail::NoncanonicalALabel { typed_a_label: typed, canonical_a_label: own } => vec![
            ("typed", excerpt(typed, MAX_LABEL_OCTETS).into()),
            ("own", excerpt(own, MAX_LABEL_OCTETS).into()),
        ],
        FindingDetail::LabelTypedAsALabel => vec![case("a-label")],
        FindingDetail::OctetCount { octet_count: count, is_lower_bound: is_at_least } => {
            vec![case_if(*is_at_least, "at-least"), ("octets", (*count).into())]
        }
        FindingDetail::LabelCountBelowZone { label_count: count, required_label_count: expected } => {
            let expected = expected.map(|it| ("expected", it.into()));
            [("labels", (*count).into())].into_iter().chain(expected).collect()
        }
        FindingDetail::LabelIsVariant(of) => vec![case(of.id())],
        FindingDetail::NameIsRegistryZone => vec![case("zone")],
        FindingDetail::NotInLgrRepertoire { ruleset_name: ruleset, violated_context_rule: rule } => {
            let rule = rule.iter().flat_map(|RulesetRule { name, must_match }| {
                [("rule", excerpt(name, MAX_QUOTED).into()), ("matches", match_id(*must_match).into())]
            });
            [("ruleset", excerpt(ruleset, MAX_QUOTED).into())].into_iter().chain(rule).collect()
        }
        FindingDetail::DecidingLgrAction(it) => {
            let rule = it.triggering_rule.as_ref().map(|it| (it.name.as_str(), it.must_match));
            vec![
                ("ruleset", excerpt(&it.ruleset_name, MAX_QUOTED).into()),
                ("reason", it.trigger_kind.id().into()),
                ("number", it.action_number.into()),
                ("source", if it.is_rfc7940_default_action { "default" } else { "file" }.into()),
                ("disposition", excerpt(&it.disposition, MAX_QUOTED).into()),
                ("action", action_phrase(&it.disposition, rule, it.variant_type_trigger.as_ref()).into()),
            ]
        }
        FindingDetail::OneDigitOfEachScript(digits) => {
            let digits = digits.iter().map(|&it| character_description(it)).collect();
            vec![("digits", MessageValue::AndList(digits))]
        }
        FindingDetail::ScriptNames(names) => {
            vec![("scripts", MessageValue::LocalizedText(script_names_text(names, comma_separator())))]
        }
        FindingDetail::ConfusableLatinText(text) => vec![("likeness", text.clone().into())],
        FindingDetail::HasInvisibleBidiControls { are_all_bidi_controls: are_all } => {
            vec![case(if *are_all { "bidi-controls" } else { "some-bidi-controls" })]
        }
        FindingDetail::IriSyntaxProblem(problem) => vec![("problem", problem.id().into())],
    }
}
