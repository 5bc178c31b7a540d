//! What differs between two rulesets, for those who decide about a new version: each change with what was and what is, and the
//! registered names whose answers change.

use bidiscope_bidi::name::{code_point, excerpt};
use bidiscope_idna::verdict::NamedRuleset;
use bidiscope_lgr::{
    DifferentlyJudgedLabelSearchResult, LabelEvaluator, OldAndNew, RulesetChangeKind, RulesetDifference,
    RulesetPart, VariantCount,
};
use bidiscope_words::{Message, message};

use crate::words::lgr::{code_points_text, ruleset_title_and_date};

use super::super::block::{PageBlock, PageSection};
use super::table;
use crate::page::line::{PageLine, PageLinePiece};
use crate::page::section_id::PageSectionId;

/// The most names whose answers change that are listed.
pub const MAX_LISTED_CHANGED_LABELS: usize = 1_000;

/// The most characters of what a part was or is.
const MAX_VALUE: usize = 300;

/// What differs between two rulesets.
#[derive(Clone, Copy, Debug)]
pub struct RulesetComparison<'a> {
    /// The first ruleset.
    pub old_ruleset: &'a NamedRuleset,
    /// The second one.
    pub new_ruleset: &'a NamedRuleset,
    /// The differences in the order of [`Ruleset::differences`](bidiscope_lgr::Ruleset::differences).
    pub differences: &'a [ReportedRulesetDifference],
    /// The registered names; `None` where none were given.
    pub changed_registered_labels: Option<&'a ChangedRegisteredLabels>,
}

/// A difference between two rulesets.
#[derive(Clone, Debug)]
pub struct ReportedRulesetDifference {
    /// The difference.
    pub difference: RulesetDifference,
    /// The search for a label whose answer changes by it alone; `None` where none was made.
    pub changed_label_search_result: Option<DifferentlyJudgedLabelSearchResult>,
}

/// The registered names whose answers change.
#[derive(Clone, Default, Debug)]
pub struct ChangedRegisteredLabels {
    /// How many names were judged.
    pub evaluated_label_count: u64,
    /// Of how many the answer changes.
    pub changed_label_count: u64,
    /// The first [`MAX_LISTED_CHANGED_LABELS`] of these.
    pub listed_labels: Vec<ChangedRegisteredLabel>,
}

/// A registered name whose answer changes.
#[derive(Clone, Debug)]
pub struct ChangedRegisteredLabel {
    /// Its line in the list, from 1.
    pub list_line_number: u64,
    /// The label that the rulesets judge.
    pub label: Vec<char>,
    /// The answers of the first and of the second ruleset.
    pub old_and_new_evaluations: [LabelEvaluation; 2],
}

/// What a ruleset says of a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelEvaluation {
    /// The disposition.
    pub disposition: String,
    /// The action that decided, as in a [`Judgement`](bidiscope_lgr::LabelJudgement).
    pub action_index: Option<usize>,
    /// The index label; `None` where code points are not in the repertoire.
    pub index_label: Option<Vec<char>>,
    /// How many variants it has that are not invalid, itself included.
    pub variant_count: VariantCount,
    /// How many of these are allocatable or activated.
    pub allocatable_count: VariantCount,
}

impl LabelEvaluation {
    /// What a ruleset says of a label.
    pub fn evaluate_label(ruleset_evaluator: &mut LabelEvaluator<'_>, label: &[char]) -> Self {
        let judgement = ruleset_evaluator.judge(label);
        Self {
            disposition: judgement.disposition.to_owned(),
            action_index: judgement.deciding_action_index,
            index_label: ruleset_evaluator.variant_index_label(label),
            variant_count: ruleset_evaluator.ruleset().variant_count(label),
            allocatable_count: (ruleset_evaluator.ruleset())
                .variant_count_where(label, |it| matches!(it, "allocatable" | "activated")),
        }
    }

    /// Whether both say the same of the label, whichever action decides.
    pub fn has_same_outcome(&self, other: &Self) -> bool {
        self.disposition == other.disposition
            && self.index_label == other.index_label
            && self.has_same_counts(other)
    }

    fn has_same_counts(&self, other: &Self) -> bool {
        self.variant_count == other.variant_count && self.allocatable_count == other.allocatable_count
    }
}

/// The sections of the page of what differs: the rulesets, then the changes by what they are about, then names.
pub fn ruleset_comparison_page(comparison: &RulesetComparison<'_>) -> Vec<PageSection> {
    let RulesetComparison {
        old_ruleset: old,
        new_ruleset: new,
        differences: changes,
        changed_registered_labels: names,
    } = *comparison;
    let mut about = vec![
        PageBlock::Fact {
            title: message!(lgr_fact_old).to_string(),
            text: PageLine::from_message(&ruleset_title_and_date(old)),
        },
        PageBlock::Fact {
            title: message!(lgr_fact_new).to_string(),
            text: PageLine::from_message(&ruleset_title_and_date(new)),
        },
        PageBlock::Fact {
            title: message!(lgr_fact_changes).to_string(),
            text: PageLine::from_code(changes.len().to_string()),
        },
    ];
    if changes.is_empty() {
        about.push(PageBlock::paragraph(&message!(lgr_no_difference)));
    }
    let mut sections =
        vec![PageSection::new(PageSectionId::RulesetIdentification, &message!(lgr_page_compared), about)];
    for (id, title, is_of) in groups() {
        let rows: Vec<Vec<PageLine>> =
            changes.iter().filter(|it| is_of(&it.difference.ruleset_part)).map(row).collect();
        let columns = [message!(lgr_column_part), message!(lgr_column_change), message!(lgr_column_label)];
        let blocks = table(&columns, rows);
        if !blocks.is_empty() {
            sections.push(PageSection::new(id, &title, blocks));
        }
    }
    sections.extend(names.map(names_section));
    sections
}

/// A section of changes, its title, and which parts it is about.
type Group = (PageSectionId, Message<'static>, fn(&RulesetPart) -> bool);

/// What changes are about, each with its section.
fn groups() -> [Group; 5] {
    [
        (PageSectionId::RulesetRepertoire, message!(lgr_page_repertoire), |it| {
            matches!(it, RulesetPart::RepertoireMember { .. })
        }),
        (PageSectionId::RulesetVariants, message!(lgr_page_variants), |it| {
            matches!(it, RulesetPart::Variant { .. })
        }),
        (PageSectionId::RulesetRules, message!(lgr_page_rules), |it| {
            matches!(it, RulesetPart::NamedClass { .. } | RulesetPart::NamedRule { .. })
        }),
        (PageSectionId::RulesetActions, message!(lgr_page_actions), |it| {
            matches!(it, RulesetPart::Action { .. })
        }),
        (PageSectionId::RulesetDescription, message!(lgr_page_meta), |it| {
            matches!(it, RulesetPart::MetaElement { .. })
        }),
    ]
}

fn row(change: &ReportedRulesetDifference) -> Vec<PageLine> {
    let difference = &change.difference;
    let example = match (&difference.ruleset_part, &change.changed_label_search_result) {
        (RulesetPart::MetaElement { .. }, _) => PageLine::default(),
        (_, None) => PageLine::from_message(&message!(lgr_change_not_searched)),
        (_, Some(DifferentlyJudgedLabelSearchResult { shortest_found_label: Some(found), .. })) => {
            let text = |it: &Vec<char>| it.iter().collect::<String>();
            let or_none = |it: Option<String>| it.unwrap_or_else(|| "\u{2013}".to_owned());
            let dispositions = || {
                let OldAndNew { old, new } = found.old_and_new_disposition.clone();
                [old, new].map(or_none)
            };
            let (whose, [old, new]) = match &found.old_and_new_index_label {
                Some(index) => ("index", [&index.old, &index.new].map(|it| or_none(it.as_ref().map(text)))),
                None if found.differing_variant_label.is_some() => ("variant", dispositions()),
                None => ("own", dispositions()),
            };
            let variant = found.differing_variant_label.as_ref().map(text).unwrap_or_default();
            let answers = message!(lgr_example, whose = whose, variant = variant, old = old, new = new);
            let line = PageLine::name_to_copy(&text(&found.label_code_points));
            line.with_piece_appended(PageLinePiece::TextWithIsolates(format!(
                "  {}",
                answers.text_with_isolated_values()
            )))
        }
        (_, Some(search)) => {
            PageLine::from_message(&message!(lgr_change_no_label, count = search.max_tried_label_members))
        }
    };
    vec![
        PageLine::from_message(&part_text(&difference.ruleset_part)),
        PageLine::from_message(&value_text(difference)),
        example,
    ]
}

/// What a change is about.
fn part_text(part: &RulesetPart) -> Message<'static> {
    let (kind, text, other) = match part {
        RulesetPart::RepertoireMember { code_points, last_code_point: None } => {
            ("code-point", code_points_text(code_points), String::new())
        }
        RulesetPart::RepertoireMember { code_points, last_code_point: Some(last) } => {
            let range = format!("{}\u{2013}{}", code_points_text(code_points), code_point(*last));
            ("code-point", range, String::new())
        }
        RulesetPart::Variant { member_code_points, variant_code_points } => {
            let variant = match variant_code_points.is_empty() {
                true => message!(lgr_null_variant).to_string(),
                false => code_points_text(variant_code_points),
            };
            ("variant", variant, code_points_text(member_code_points))
        }
        RulesetPart::NamedClass { class_name } => ("class", excerpt(class_name, MAX_VALUE), String::new()),
        RulesetPart::NamedRule { rule_name } => ("rule", excerpt(rule_name, MAX_VALUE), String::new()),
        RulesetPart::Action { action_index } => ("action", (action_index + 1).to_string(), String::new()),
        RulesetPart::MetaElement { element_name } => ("meta", (*element_name).to_owned(), String::new()),
    };
    message!(lgr_change_part, kind = kind, text = text, other = other)
}

/// What it was and what it is.
fn value_text(difference: &RulesetDifference) -> Message<'static> {
    if difference.ruleset_part == (RulesetPart::MetaElement { element_name: "description" })
        && difference.change_kind == RulesetChangeKind::Changed
    {
        return message!(lgr_change_text);
    }
    let nothing = match difference.ruleset_part {
        RulesetPart::Variant { .. } => message!(lgr_change_no_type),
        RulesetPart::RepertoireMember { .. } => message!(lgr_change_no_context),
        _ => message!(lgr_change_nothing),
    };
    let is_empty = |it: &Option<String>| it.as_ref().is_none_or(String::is_empty);
    let value = |it: &Option<String>| match is_empty(it) {
        true => nothing.to_string(),
        false => excerpt(it.as_deref().unwrap_or_default(), MAX_VALUE),
    };
    let (old, new) = (value(&difference.old_text), value(&difference.new_text));
    let has_value = match difference.change_kind {
        RulesetChangeKind::Added => !is_empty(&difference.new_text),
        RulesetChangeKind::Removed => !is_empty(&difference.old_text),
        RulesetChangeKind::Changed => true,
    };
    if matches!(
        (&difference.ruleset_part, difference.change_kind),
        (RulesetPart::NamedClass { .. }, RulesetChangeKind::Changed)
    ) {
        return message!(lgr_change_class, old = old, new = new);
    }
    let change = difference.change_kind.id();
    message!(lgr_change_value, change = change, has_value = has_value, old = old, new = new)
}

fn names_section(names: &ChangedRegisteredLabels) -> PageSection {
    let row = |it: &ChangedRegisteredLabel| {
        let [old, new] = &it.old_and_new_evaluations;
        vec![
            PageLine::from_code(it.list_line_number.to_string()),
            PageLine::name_to_copy(&it.label.iter().collect::<String>()),
            PageLine::from_message(&answer_text(old, new)),
            PageLine::from_message(&answer_text(new, old)),
        ]
    };
    let columns = [
        message!(lgr_column_line),
        message!(lgr_column_registered),
        message!(lgr_column_old),
        message!(lgr_column_new),
    ];
    let counts = message!(
        lgr_changed_names,
        judged = names.evaluated_label_count,
        changed = names.changed_label_count
    );
    let mut blocks = vec![PageBlock::paragraph(&counts)];
    blocks.extend(table(&columns, names.listed_labels.iter().map(row)));
    let more = names.changed_label_count.saturating_sub(names.listed_labels.len() as u64);
    if more > 0 {
        blocks.push(PageBlock::paragraph(&message!(lgr_changed_names_more, count = more)));
    }
    PageSection::new(PageSectionId::ChangedRegisteredLabels, &message!(lgr_page_names), blocks)
}

/// An answer: its disposition, and what else differs from the other answer.
fn answer_text(answer: &LabelEvaluation, other: &LabelEvaluation) -> Message<'static> {
    let index = answer.index_label.as_deref().filter(|_| answer.index_label != other.index_label);
    let text = message!(
        lgr_name_answer,
        disposition = excerpt(&answer.disposition, MAX_VALUE),
        has_index = index.is_some(),
        index = index.map(code_points_text).unwrap_or_default()
    );
    if answer.has_same_counts(other) {
        return text;
    }
    let VariantCount { count, is_exact } = &answer.variant_count;
    message!(
        lgr_name_answer_count,
        answer = text,
        exact = *is_exact && answer.allocatable_count.is_exact,
        count = count.to_string(),
        allocatable = answer.allocatable_count.count.to_string()
    )
}
