//! A row made from the analysis and the orders that `bidiscope inspect` shows.

use bidiscope_bidi::name::{Input, Label, Notation, is_label_separator};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{FindingKind, NameAnalysisOptions, ParentZone, Severity, ZoneError};
use bidiscope_list::scan::{BidiRuleViolation, DisplaysOfName, NameRow};
use bidiscope_url::InputAnalysis;

/// The row of a name that was given in this line, without its skeletons.
pub(crate) fn expected_row(
    line: u64,
    given: &str,
    notation: Notation,
    under: Option<&ParentZone>,
) -> NameRow {
    let read = match under {
        Some(under) => under.read_full_name(given.as_bytes()),
        None => Input::read(given, notation).map_err(ZoneError::from),
    };
    let name = match read {
        Ok(name) => name,
        Err(error) => {
            let (input, error) = (given.to_owned(), Some(error.into()));
            return NameRow {
                line_number: line,
                typed_name_if_different: input,
                row_error: error,
                ..NameRow::default()
            };
        }
    };
    let zone = under.map(|it| it.zone().clone());
    let options = NameAnalysisOptions {
        grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
        parent_zone: zone,
        ..NameAnalysisOptions::default()
    };
    let analysis = InputAnalysis::with_options(&name, options);
    let rule = analysis.bidi_rule_verdict();
    let violations = rule.label_verdicts.iter().enumerate().flat_map(|(label, judged)| {
        judged.condition_verdicts.iter().flat_map(move |it| {
            it.violating_character_indices_in_name.iter().map(move |&character| BidiRuleViolation {
                label_index: label,
                violated_condition: it.condition,
                character_index_in_name: character,
            })
        })
    });
    let warnings =
        analysis.findings().iter().filter(|it| it.severity() == Severity::Warning).map(|it| it.finding_kind);
    let mut warned = Vec::new();
    for kind in warnings {
        if !warned.contains(&kind) {
            warned.push(kind);
        }
    }
    // A last label of which nothing is left makes no root of the full stop before it.
    let is_root_made = analysis.uts46_mapping().is_some_and(|it| it.mapped_name.ends_with('.'))
        && !name.decoded_text().ends_with(is_label_separator);
    // Only such a name does not say how it was written.
    let is_decoded_wrongly =
        analysis.registration_verdict().deciding_finding_kinds.contains(&FindingKind::NoncanonicalALabel);
    // The label that it decodes to would be decoded again; or it does not decode.
    let begins_as_a_label = |it: &Label| {
        let text: String = name.label_characters(it).iter().map(|it| it.scalar).collect();
        it.a_label_as_typed.is_some() && text.starts_with("xn--")
    };
    let is_read_otherwise = name.labels().iter().any(begins_as_a_label);
    let typed_text = || {
        let mut text: Vec<String> = name.characters().iter().map(|it| it.scalar.to_string()).collect();
        for label in name.labels() {
            if let Some(typed) = &label.a_label_as_typed {
                text[label.character_range.clone()].fill(String::new());
                text[label.character_range.start].clone_from(typed);
            }
        }
        text.concat()
    };
    let input = (is_decoded_wrongly || is_read_otherwise).then(typed_text);
    let shown = |strategy: Strategy| strategy.order(name.characters()).display(name.characters());
    NameRow {
        line_number: line,
        ends_in_zone_twice: under.is_some_and(|it| it.is_appended_twice_in(&name.decoded_text())),
        name: name.decoded_text(),
        typed_name_if_different: input.unwrap_or_default(),
        ascii_name: analysis.dns_name().name.filter(|_| !is_root_made),
        is_bidi_domain_name: Some(rule.is_bidi_domain_name),
        bidi_rule_verdict: analysis.not_a_domain_name().is_none().then_some(rule.rule_verdict),
        bidi_rule_violations: violations.collect(),
        displays: DisplaysOfName {
            one_to_one: shown(Strategy::OneToOne),
            left_to_right: shown(Strategy::UbaLtr),
            right_to_left: shown(Strategy::UbaRtl),
        },
        registration_permission: Some(analysis.registration_verdict().permission),
        registration_reasons: analysis.registration_verdict().deciding_finding_kinds.clone(),
        warning_kinds: warned,
        ..NameRow::default()
    }
}
