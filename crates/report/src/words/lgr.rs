//! What a label generation ruleset (RFC 7940) and its answers say to users, from the catalogue.

use crate::words::list::{comma_separator, semicolon_separator};
use bidiscope_bidi::name::{Notation, code_point, excerpt, unicode_version};
use bidiscope_idna::verdict::{NamedRuleset, RegistryRulesByZone, Zone};
use bidiscope_lgr::{
    Action, ActionTriggeringCodePoint, CodePointNotInRepertoire, ConditionalContext, LabelJudgement,
    OUT_OF_REPERTOIRE_VARIANT_TYPE, Ruleset, RulesetActionProblem, RulesetError, RulesetErrorKind,
    RulesetNote, RulesetValidity, TableForm, VariantCount, VariantTrigger,
};
use bidiscope_words::{Message, join_with_and, message};

use super::character::character_description;

/// The most characters that are quoted from a ruleset.
pub(crate) const MAX_QUOTED: usize = 80;

/// The most code points that are named in a sentence.
const MAX_NAMED: usize = 5;

/// Why a file is not a label generation ruleset, and in which line.
pub fn ruleset_error_text(error: &RulesetError) -> Message<'static> {
    let quoted = |text: &str| excerpt(&text.replace('`', "\u{2019}"), MAX_QUOTED);
    let (text, other, count) = match &error.error_kind {
        RulesetErrorKind::UnsupportedEncoding(text)
        | RulesetErrorKind::UnknownEntity(text)
        | RulesetErrorKind::UnexpectedText(text)
        | RulesetErrorKind::UnknownAttribute(text)
        | RulesetErrorKind::UnknownProperty(text)
        | RulesetErrorKind::AnchorInAction(text)
        | RulesetErrorKind::NotAnEntry(text) => (quoted(text), String::new(), 0),
        RulesetErrorKind::MissingAttribute(text)
        | RulesetErrorKind::MissingElement(text)
        | RulesetErrorKind::TooManyOfKind(text) => ((*text).to_owned(), String::new(), 0),
        RulesetErrorKind::ExclusiveAttributes(one, other) => ((*one).to_owned(), (*other).to_owned(), 0),
        RulesetErrorKind::InvalidValue { what, text }
        | RulesetErrorKind::Duplicate { what, text }
        | RulesetErrorKind::Undefined { what, text }
        | RulesetErrorKind::UndefinedBefore { what, text } => (quoted(text), (*what).to_owned(), 0),
        RulesetErrorKind::WrongEnd { expected, found } => (quoted(expected), quoted(found), 0),
        RulesetErrorKind::WrongOperandCount { operand_count: found }
        | RulesetErrorKind::SequenceTooLong { code_point_count: found } => {
            (String::new(), String::new(), *found)
        }
        _ => (String::new(), String::new(), 0),
    };
    let reason = message!(
        lgr_error_reason,
        error = error.error_kind.id(),
        text = text,
        other = other,
        count = count,
        depth = bidiscope_lgr::MAX_RULESET_NESTING_DEPTH,
        most = bidiscope_lgr::MAX_SEQUENCE_CODE_POINTS,
        size = bidiscope_lgr::MAX_RULE_STEPS,
        megabytes = bidiscope_lgr::MAX_RULESET_BYTES >> 20
    );
    let (line, section) = (error.line_number, error.rfc7940_section);
    if section.is_empty() {
        message!(lgr_error_in_table, line = line, reason = reason)
    } else if error.element_name.is_empty() {
        message!(lgr_error, line = line, reason = reason, section = section)
    } else {
        let element = quoted(&error.element_name);
        message!(lgr_error_in_element, line = line, element = element, reason = reason, section = section)
    }
}

/// What a user of the ruleset should know because it may change an answer, such as its [notes](Ruleset::notes): a sentence
/// each, none for most rulesets.
pub fn ruleset_notes(ruleset: &Ruleset) -> Vec<Message<'static>> {
    let version =
        version_note(ruleset).filter(|_| ruleset.unicode_properties_may_differ_in(unicode_version()));
    validity_note(ruleset).into_iter().chain(notes(ruleset, version)).collect()
}

/// The same for a page about the ruleset, which says of another version of Unicode even where it changes nothing.
pub(crate) fn all_ruleset_notes(ruleset: &Ruleset) -> Vec<Message<'static>> {
    validity_note(ruleset).into_iter().chain(notes(ruleset, version_note(ruleset))).collect()
}

fn notes(ruleset: &Ruleset, version: Option<Message<'static>>) -> Vec<Message<'static>> {
    let note = |note: &RulesetNote| match note {
        RulesetNote::UnassignedCodePoints(code_points) => message!(
            lgr_note_unassigned,
            count = code_points.len(),
            characters = code_point_list(code_points),
            version = unicode_version()
        ),
        RulesetNote::ConvertedFromTable(TableForm::Rfc3743) => message!(lgr_note_table, form = "preferred"),
        RulesetNote::ConvertedFromTable(TableForm::Rfc4290) => message!(lgr_note_table, form = "variants"),
        RulesetNote::VariantOnlyCodePoints { count } => message!(lgr_note_table_others, count = *count),
        RulesetNote::VariantIndexLabelsMayDiffer => message!(lgr_note_variants_missed),
        RulesetNote::ClassFromUnusedTag { tag } => {
            message!(lgr_note_unused_tag, tag = excerpt(tag, MAX_QUOTED))
        }
    };
    version.into_iter().chain(ruleset.notes().iter().map(note)).collect()
}

/// That a ruleset is not valid on the day of its use; `None` where it is.
fn validity_note(ruleset: &Ruleset) -> Option<Message<'static>> {
    let meta = ruleset.meta();
    let (kind, day) = match ruleset.validity_on_day_of_use() {
        RulesetValidity::Valid => return None,
        RulesetValidity::NotYet => ("not-yet", meta.validity_start.as_ref()),
        RulesetValidity::Expired => ("expired", meta.validity_end.as_ref()),
    };
    Some(message!(lgr_note_validity, kind = kind, day = day.cloned().unwrap_or_default()))
}

/// A note that the scopes of a ruleset (RFC 7940, section 4.3.4) are other zones than this one. `None` where this one
/// is among them, and where the ruleset states no scope: then it is for any zone.
pub fn zone_outside_scopes_note(ruleset: &Ruleset, zone: &Zone) -> Option<Message<'static>> {
    let scopes: Vec<Zone> = domain_scopes(ruleset).collect();
    if scopes.is_empty() || scopes.iter().any(|it| it.is_same(zone)) {
        return None;
    }
    let scopes = scopes.iter().take(MAX_NAMED).map(zone_text).collect();
    Some(message!(lgr_note_other_scope, scopes = join_with_and(scopes), zone = zone_text(zone)))
}

/// The zones that a ruleset states as its scopes.
fn domain_scopes(ruleset: &Ruleset) -> impl Iterator<Item = Zone> {
    let domains = ruleset.meta().scopes.iter().filter(|it| it.0 == "domain");
    domains.filter_map(|it| Zone::read(&it.1, Notation::Unicode).ok())
}

/// The name of a zone in Unicode, as people write it; “the root zone” for the root.
pub fn zone_text(zone: &Zone) -> String {
    match zone.is_root() {
        true => message!(ruleset_root_zone).to_string(),
        false => excerpt(&zone.name_text(), MAX_QUOTED),
    }
}

/// That classes are those of another version of Unicode than the ruleset was made for, or of an unknown one.
fn version_note(ruleset: &Ruleset) -> Option<Message<'static>> {
    let stated = ruleset.meta().unicode_version.as_deref();
    if !ruleset.uses_unicode_properties() || stated == Some(unicode_version()) {
        return None;
    }
    let version = unicode_version();
    Some(match stated {
        Some(stated) => {
            message!(lgr_note_other_version, stated = excerpt(stated, MAX_QUOTED), version = version)
        }
        None => message!(lgr_note_no_version, version = version),
    })
}

/// Whether a label may be registered under the ruleset, and the reasons, in sentences.
pub fn judgement_texts(
    ruleset: &Ruleset,
    label: &[char],
    judgement: &LabelJudgement<'_>,
) -> Vec<Message<'static>> {
    let mut texts = Vec::new();
    for outside in judgement.code_points_not_in_repertoire.iter().take(MAX_NAMED) {
        texts.push(outside_text(ruleset, outside));
    }
    if judgement.code_points_not_in_repertoire.len() > MAX_NAMED {
        texts.push(message!(
            lgr_outside_more,
            count = judgement.code_points_not_in_repertoire.len() - MAX_NAMED
        ));
    }
    if let Some(action) = judgement.deciding_action_index {
        if !judgement.has_non_invalid_disposition() {
            let triggers = ruleset.label_evaluator().triggering_code_points(label, action);
            texts.extend(triggers.iter().take(MAX_NAMED).map(|it| trigger_text(ruleset, it)));
        }
        texts.push(deciding_action_text(ruleset, action));
    }
    texts
}

fn trigger_text(ruleset: &Ruleset, trigger: &ActionTriggeringCodePoint) -> Message<'static> {
    let kind = ruleset.variant_type_name(trigger.variant_type);
    message!(
        lgr_trigger,
        character = character_description(trigger.code_point),
        position = trigger.index_in_label + 1,
        kind = if kind == OUT_OF_REPERTOIRE_VARIANT_TYPE { "variants-only" } else { "other" },
        text = excerpt(kind, MAX_QUOTED)
    )
}

/// How many labels a label and its variants that are not invalid are together, in a sentence.
pub fn variant_count_text(count: &VariantCount) -> Message<'static> {
    let number = count.count.to_string();
    match (number.as_str(), count.is_exact) {
        ("0", _) => message!(lgr_refused_alone),
        ("1", true) => message!(lgr_alone),
        (_, true) => message!(lgr_variant_count, count = number),
        (_, false) => message!(lgr_variant_bound, count = number),
    }
}

/// The positions in a variant, from 0, at which it has other code points than its label: one by one where both are
/// equally long, else all between their common beginning and their common end.
pub(crate) fn differing_positions(label: &[char], variant: &[char]) -> Vec<usize> {
    let is_same = |it: &(&char, &char)| it.0 == it.1;
    if label.len() == variant.len() {
        return (0..label.len()).filter(|&at| label[at] != variant[at]).collect();
    }
    let before = label.iter().zip(variant).take_while(is_same).count();
    let after = label[before..].iter().rev().zip(variant[before..].iter().rev()).take_while(is_same).count();
    (before..variant.len() - after).collect()
}

/// The code points of a variant that its label does not have, as `2: U+05DA`, with positions in the variant from 1; empty
/// where nothing differs.
pub fn variant_differences_text(label: &[char], variant: &[char]) -> String {
    let positions = differing_positions(label, variant);
    let named = |&at: &usize| format!("{}: {}", at + 1, code_point(variant[at]));
    let mut all: Vec<String> = positions.iter().take(MAX_NAMED).map(named).collect();
    if positions.len() > MAX_NAMED {
        all.push("\u{2026}".to_owned());
    }
    all.join(comma_separator())
}

/// Which action of the ruleset decided, and what it does. `action` is its index from 0 among the written and the default
/// actions; the text counts from 1.
pub(crate) fn deciding_action_text(ruleset: &Ruleset, action: usize) -> Message<'static> {
    let Some(it) = ruleset.actions().get(action) else { return message!(lgr_not_in_repertoire) };
    let what = action_text(ruleset, it);
    match action.checked_sub(ruleset.file_defined_action_count()) {
        None => message!(lgr_decided, number = action + 1, action = what),
        Some(default) => message!(lgr_decided_by_default, number = default + 1, action = what),
    }
}

/// What an action of a ruleset does (RFC 7940, section 7), in a phrase.
pub(crate) fn action_text(ruleset: &Ruleset, action: &Action) -> Message<'static> {
    let rule = action.rule.map(|it| (ruleset.rule(it.rule).rule_name.as_str(), it.must_match));
    action_phrase(&action.disposition, rule, action.variant_trigger.as_ref())
}

/// The same of an action with this disposition: for labels that match the rule of this name, or do not, and for those with
/// these types of variants.
pub(crate) fn action_phrase(
    disposition: &str,
    rule: Option<(&str, bool)>,
    variants: Option<&VariantTrigger>,
) -> Message<'static> {
    let (which, types) = match variants {
        Some(trigger) => (trigger.kind.id(), trigger.types.as_slice()),
        None => ("any", &[][..]),
    };
    message!(
        lgr_action,
        disposition = excerpt(disposition, MAX_QUOTED),
        matches = rule.map_or("any", |it| match_id(it.1)),
        rule = rule.map(|it| excerpt(it.0, MAX_QUOTED)).unwrap_or_default(),
        which = which,
        types = one_of(types)
    )
}

/// The name of a ruleset's file with its version, where it states one, such as “he.xml, version 3”.
pub fn ruleset_title(ruleset: &NamedRuleset) -> Message<'static> {
    let file = excerpt(&ruleset.name, MAX_QUOTED);
    let version = ruleset.ruleset.meta().version.as_deref().map(|it| excerpt(it, MAX_QUOTED));
    let has_version = version.is_some();
    message!(ruleset_title, file = file, version = version.unwrap_or_default(), has_version = has_version)
}

/// As [`ruleset_title`], with the date of the ruleset where it states one, and that it is not valid where it is not.
pub fn ruleset_title_and_date(ruleset: &NamedRuleset) -> Message<'static> {
    let title = match &ruleset.ruleset.meta().date {
        Some(date) => {
            message!(ruleset_title_and_date, title = ruleset_title(ruleset), date = excerpt(date, MAX_QUOTED))
        }
        None => ruleset_title(ruleset),
    };
    match validity_note(&ruleset.ruleset) {
        Some(note) => message!(ruleset_title_and_validity, title = title, note = note),
        None => title,
    }
}

/// All rulesets of a registry, for a report: of a profile with the zones of each. Empty if there is none.
pub fn registry_ruleset_titles(rules: &RegistryRulesByZone) -> String {
    let zones = match rules {
        RegistryRulesByZone::SingleZone { zone_rulesets: rulesets, .. } => {
            return ruleset_titles(&rulesets[..]);
        }
        RegistryRulesByZone::RegistryProfile(profile) => profile.zones(),
    };
    let mut titles: Vec<(String, Vec<String>)> = Vec::new();
    for zone in zones {
        for title in zone.zone_rulesets.iter().map(|it| ruleset_title_and_date(it).to_string()) {
            let name = zone_text(&zone.zone);
            match titles.iter_mut().find(|it| it.0 == title) {
                Some((_, zones)) => zones.push(name),
                None => titles.push((title, vec![name])),
            }
        }
    }
    let with_zones = titles.into_iter().map(|(title, zones)| {
        message!(ruleset_title_and_zones, title = title, zones = zones.join(comma_separator())).to_string()
    });
    with_zones.collect::<Vec<_>>().join(semicolon_separator())
}

/// The titles of several rulesets of one zone, joined.
pub(crate) fn ruleset_titles<'a>(rulesets: impl IntoIterator<Item = &'a NamedRuleset>) -> String {
    rulesets
        .into_iter()
        .map(|it| ruleset_title_and_date(it).to_string())
        .collect::<Vec<_>>()
        .join(semicolon_separator())
}

/// Types as “r or s”.
pub(crate) fn one_of(types: &[String]) -> String {
    let mut types = types.iter().cloned();
    let first = types.next().unwrap_or_default();
    let all =
        types.fold(first, |before, next| message!(lgr_type_or, before = before, next = next).to_string());
    excerpt(&all, MAX_QUOTED)
}

fn outside_text(ruleset: &Ruleset, outside: &CodePointNotInRepertoire) -> Message<'static> {
    let (character, position) = (character_description(outside.code_point), outside.index_in_label + 1);
    match outside.violated_context {
        None => message!(lgr_outside, character = character, position = position),
        Some(context) => message!(
            lgr_outside_context,
            character = character,
            position = position,
            rule = quoted_rule(ruleset, context),
            matches = match_id(context.must_match)
        ),
    }
}

/// The `when` or `not-when` context of a code point or a variant (RFC 7940, section 5.2), as a phrase.
pub fn context_text(ruleset: &Ruleset, context: ConditionalContext) -> Message<'static> {
    message!(lgr_context, matches = match_id(context.must_match), rule = quoted_rule(ruleset, context))
}

/// Whether a rule must match, as messages select their words.
pub(crate) const fn match_id(must_match: bool) -> &'static str {
    if must_match { "match" } else { "not-match" }
}

fn quoted_rule(ruleset: &Ruleset, context: ConditionalContext) -> String {
    excerpt(&ruleset.rule(context.rule).rule_name, MAX_QUOTED)
}

/// A problem of a ruleset's types and actions, in a sentence: one of them has no effect, or a disposition is not one of
/// RFC 7940.
pub fn policy_problem_text(problem: &RulesetActionProblem) -> Message<'static> {
    let (text, action, earlier) = match problem {
        RulesetActionProblem::VariantTypeWithoutAction(name) => (name.as_str(), 0, 0),
        RulesetActionProblem::CustomDisposition { disposition, action_index: action } => {
            (disposition.as_str(), *action, 0)
        }
        RulesetActionProblem::ActionWithoutVariantType { action_index: action } => ("", *action, 0),
        RulesetActionProblem::ActionNeverReached { action_index: action, earlier_action_index: earlier } => {
            ("", *action, *earlier)
        }
    };
    message!(
        lgr_policy_problem,
        kind = problem.id(),
        text = excerpt(text, MAX_QUOTED),
        number = action + 1,
        earlier = earlier + 1
    )
}

/// Code points as `U+05D0 U+05D1`.
pub(crate) fn code_points_text(code_points: &[char]) -> String {
    crate::words::escape::format_code_points(code_points.iter().copied())
}

/// Code points with their names, as `U+05D5 HEBREW LETTER VAV`; a null variant is “nothing”.
pub fn code_points_with_names(code_points: &[char]) -> String {
    if code_points.is_empty() {
        return message!(lgr_null_variant).to_string();
    }
    code_points.iter().map(|it| character_description(*it).to_string()).collect::<Vec<_>>().join(" + ")
}

fn code_point_list(code_points: &[char]) -> String {
    let shown: Vec<String> = code_points.iter().take(MAX_NAMED).map(|it| code_point(*it)).collect();
    let more = if code_points.len() > MAX_NAMED { ", \u{2026}" } else { "" };
    format!("{}{more}", shown.join(comma_separator()))
}

#[cfg(test)]
mod tests {
    use super::{differing_positions, variant_differences_text};

    #[test]
    fn what_differs_in_a_variant() {
        let positions = |label: &str, variant: &str| {
            let [label, variant] = [label, variant].map(|it| it.chars().collect::<Vec<_>>());
            differing_positions(&label, &variant)
        };
        assert_eq!(positions("abcb", "xbcy"), [0, 3]);
        assert_eq!(positions("ab", "ab"), [0; 0]);
        assert_eq!(positions("aob", "aeub"), [1, 2]);
        assert_eq!(positions("aeub", "aob"), [1]);
        // Nothing stands in place of the joiner.
        assert_eq!(positions("a\u{200C}b", "ab"), [0; 0]);
        assert_eq!(variant_differences_text(&['a', 'b'], &['a', '\u{5DA}']), "2: U+05DA");
        let ([six, other], five) = (['a', 'b'].map(|it| vec![it; 6]), "1: U+0062, 2: U+0062, 3: U+0062");
        assert_eq!(variant_differences_text(&six, &other), format!("{five}, 4: U+0062, 5: U+0062, \u{2026}"));
    }
}
