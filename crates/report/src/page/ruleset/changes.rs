//! What differs between two rulesets, for those who decide about a new version: each change with what was and what is, and the
//! registered names whose answers change.

use bidiscope_bidi::name::{code_point, excerpt};
use bidiscope_idna::verdict::NamedRuleset;
use bidiscope_lgr::{Change, ChangedLabelSearchResult, Difference, Evaluator, RulesetPart, VariantCount};
use bidiscope_words::{Message, message};

use crate::words::lgr::{code_points_text, ruleset_title_and_date};

use super::super::block::{Block, Section};
use super::table;
use crate::page::line::{Line, Piece};
use crate::page::section_id::SectionId;

/// The most names whose answers change that are listed.
pub const MAX_LISTED_ANSWERS: usize = 1_000;

/// The most characters of what a part was or is.
const MAX_VALUE: usize = 300;

/// What differs between two rulesets.
#[derive(Clone, Copy, Debug)]
pub struct RulesetChanges<'a> {
    /// The first ruleset.
    pub old: &'a NamedRuleset,
    /// The second one.
    pub new: &'a NamedRuleset,
    /// The differences in the order of [`Ruleset::differences`](bidiscope_lgr::Ruleset::differences).
    pub changes: &'a [RulesetChange],
    /// The registered names; `None` where none were given.
    pub changed_answers: Option<&'a ChangedAnswers>,
}

/// A difference between two rulesets.
#[derive(Clone, Debug)]
pub struct RulesetChange {
    /// The difference.
    pub difference: Difference,
    /// The search for a label whose answer changes by it alone; `None` where none was made.
    pub search: Option<ChangedLabelSearchResult>,
}

/// The registered names whose answers change.
#[derive(Clone, Default, Debug)]
pub struct ChangedAnswers {
    /// How many names were judged.
    pub judged_count: u64,
    /// Of how many the answer changes.
    pub changed: u64,
    /// The first [`MAX_LISTED_ANSWERS`] of these.
    pub listed: Vec<ChangedAnswer>,
}

/// A registered name whose answer changes.
#[derive(Clone, Debug)]
pub struct ChangedAnswer {
    /// Its line in the list, from 1.
    pub line: u64,
    /// The label that the rulesets judge.
    pub label: Vec<char>,
    /// The answers of the first and of the second ruleset.
    pub answers: [LabelAnswer; 2],
}

/// What a ruleset says of a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelAnswer {
    /// The disposition.
    pub disposition: String,
    /// The action that decided, as in a [`Judgement`](bidiscope_lgr::Judgement).
    pub action_index: Option<usize>,
    /// The index label; `None` where code points are not in the repertoire.
    pub index_label: Option<Vec<char>>,
    /// How many variants it has that are not invalid, itself included.
    pub variant_count: VariantCount,
    /// How many of these are allocatable or activated.
    pub allocatable_count: VariantCount,
}

impl LabelAnswer {
    /// What a ruleset says of a label.
    pub fn of(evaluator: &mut Evaluator<'_>, label: &[char]) -> Self {
        let judgement = evaluator.judge(label);
        Self {
            disposition: judgement.disposition.to_owned(),
            action_index: judgement.action,
            index_label: evaluator.index_label(label),
            variant_count: evaluator.ruleset().variant_count(label),
            allocatable_count: (evaluator.ruleset())
                .variant_count_where(label, |it| matches!(it, "allocatable" | "activated")),
        }
    }

    /// Whether both say the same of the label, whichever action decides.
    pub fn is_same(&self, other: &Self) -> bool {
        self.disposition == other.disposition
            && self.index_label == other.index_label
            && self.has_same_counts(other)
    }

    fn has_same_counts(&self, other: &Self) -> bool {
        self.variant_count == other.variant_count && self.allocatable_count == other.allocatable_count
    }
}

/// The sections of the page of what differs: the rulesets, then the changes by what they are about, then names.
pub fn ruleset_changes_page(changes: &RulesetChanges<'_>) -> Vec<Section> {
    let RulesetChanges { old, new, changes, changed_answers: names } = *changes;
    let mut about = vec![
        Block::Fact(message!(lgr_fact_old).to_string(), Line::words(&ruleset_title_and_date(old))),
        Block::Fact(message!(lgr_fact_new).to_string(), Line::words(&ruleset_title_and_date(new))),
        Block::Fact(message!(lgr_fact_changes).to_string(), Line::code(changes.len().to_string())),
    ];
    if changes.is_empty() {
        about.push(Block::paragraph(&message!(lgr_no_difference)));
    }
    let mut sections = vec![Section::new(SectionId::RulesetAbout, &message!(lgr_page_compared), about)];
    for (id, title, is_of) in groups() {
        let rows: Vec<Vec<Line>> = changes.iter().filter(|it| is_of(&it.difference.part)).map(row).collect();
        let columns = [message!(lgr_column_part), message!(lgr_column_change), message!(lgr_column_label)];
        let blocks = table(&columns, rows);
        if !blocks.is_empty() {
            sections.push(Section::new(id, &title, blocks));
        }
    }
    sections.extend(names.map(names_section));
    sections
}

/// A section of changes, its title, and which parts it is about.
type Group = (SectionId, Message<'static>, fn(&RulesetPart) -> bool);

/// What changes are about, each with its section.
fn groups() -> [Group; 5] {
    [
        (SectionId::RulesetRepertoire, message!(lgr_page_repertoire), |it| {
            matches!(it, RulesetPart::Member(..))
        }),
        (SectionId::RulesetVariants, message!(lgr_page_variants), |it| {
            matches!(it, RulesetPart::Variant(..))
        }),
        (SectionId::RulesetRules, message!(lgr_page_rules), |it| {
            matches!(it, RulesetPart::Class(_) | RulesetPart::Rule(_))
        }),
        (SectionId::RulesetActions, message!(lgr_page_actions), |it| matches!(it, RulesetPart::Action(_))),
        (SectionId::RulesetDescription, message!(lgr_page_meta), |it| matches!(it, RulesetPart::Meta(_))),
    ]
}

fn row(change: &RulesetChange) -> Vec<Line> {
    let difference = &change.difference;
    let example = match (&difference.part, &change.search) {
        (RulesetPart::Meta(_), _) => Line::default(),
        (_, None) => Line::words(&message!(lgr_change_not_searched)),
        (_, Some(ChangedLabelSearchResult { found: Some(found), .. })) => {
            let text = |it: &Vec<char>| it.iter().collect::<String>();
            let or_none = |it: Option<String>| it.unwrap_or_else(|| "\u{2013}".to_owned());
            let (whose, [old, new]) = match &found.index_labels {
                Some(index) => ("index", index.each_ref().map(|it| or_none(it.as_ref().map(text)))),
                None if found.variant.is_some() => ("variant", found.dispositions.clone().map(or_none)),
                None => ("own", found.dispositions.clone().map(or_none)),
            };
            let variant = found.variant.as_ref().map(text).unwrap_or_default();
            let answers = message!(lgr_example, whose = whose, variant = variant, old = old, new = new);
            let line = Line::name_to_copy(&text(&found.label));
            line.and(Piece::Words(format!("  {}", answers.isolated_text())))
        }
        (_, Some(search)) => Line::words(&message!(lgr_change_no_label, count = search.max_tried_members)),
    };
    vec![Line::words(&part_text(&difference.part)), Line::words(&value_text(difference)), example]
}

/// What a change is about.
fn part_text(part: &RulesetPart) -> Message<'static> {
    let (kind, text, other) = match part {
        RulesetPart::Member(code_points, None) => {
            ("code-point", code_points_text(code_points), String::new())
        }
        RulesetPart::Member(code_points, Some(last)) => {
            let range = format!("{}\u{2013}{}", code_points_text(code_points), code_point(*last));
            ("code-point", range, String::new())
        }
        RulesetPart::Variant(of, variant) if variant.is_empty() => {
            ("variant", message!(lgr_null_variant).to_string(), code_points_text(of))
        }
        RulesetPart::Variant(of, variant) => ("variant", code_points_text(variant), code_points_text(of)),
        RulesetPart::Class(name) => ("class", excerpt(name, MAX_VALUE), String::new()),
        RulesetPart::Rule(name) => ("rule", excerpt(name, MAX_VALUE), String::new()),
        RulesetPart::Action(number) => ("action", (number + 1).to_string(), String::new()),
        RulesetPart::Meta(name) => ("meta", (*name).to_owned(), String::new()),
    };
    message!(lgr_change_part, kind = kind, text = text, other = other)
}

/// What it was and what it is.
fn value_text(difference: &Difference) -> Message<'static> {
    if difference.part == RulesetPart::Meta("description") && difference.change == Change::Changed {
        return message!(lgr_change_text);
    }
    let nothing = match difference.part {
        RulesetPart::Variant(..) => message!(lgr_change_no_type),
        RulesetPart::Member(..) => message!(lgr_change_no_context),
        _ => message!(lgr_change_nothing),
    };
    let is_empty = |it: &Option<String>| it.as_ref().is_none_or(String::is_empty);
    let value = |it: &Option<String>| match is_empty(it) {
        true => nothing.to_string(),
        false => excerpt(it.as_deref().unwrap_or_default(), MAX_VALUE),
    };
    let (old, new) = (value(&difference.old), value(&difference.new));
    let has_value = match difference.change {
        Change::Added => !is_empty(&difference.new),
        Change::Removed => !is_empty(&difference.old),
        Change::Changed => true,
    };
    if matches!((&difference.part, difference.change), (RulesetPart::Class(_), Change::Changed)) {
        return message!(lgr_change_class, old = old, new = new);
    }
    let change = difference.change.id();
    message!(lgr_change_value, change = change, has_value = has_value, old = old, new = new)
}

fn names_section(names: &ChangedAnswers) -> Section {
    let row = |it: &ChangedAnswer| {
        let [old, new] = &it.answers;
        vec![
            Line::code(it.line.to_string()),
            Line::name_to_copy(&it.label.iter().collect::<String>()),
            Line::words(&answer_text(old, new)),
            Line::words(&answer_text(new, old)),
        ]
    };
    let columns = [
        message!(lgr_column_line),
        message!(lgr_column_registered),
        message!(lgr_column_old),
        message!(lgr_column_new),
    ];
    let counts = message!(lgr_changed_names, judged = names.judged_count, changed = names.changed);
    let mut blocks = vec![Block::paragraph(&counts)];
    blocks.extend(table(&columns, names.listed.iter().map(row)));
    let more = names.changed.saturating_sub(names.listed.len() as u64);
    if more > 0 {
        blocks.push(Block::paragraph(&message!(lgr_changed_names_more, count = more)));
    }
    Section::new(SectionId::RulesetNames, &message!(lgr_page_names), blocks)
}

/// An answer: its disposition, and what else differs from the other answer.
fn answer_text(answer: &LabelAnswer, other: &LabelAnswer) -> Message<'static> {
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
