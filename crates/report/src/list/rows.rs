//! The rows of the table, computed when they scroll into view.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use bidiscope_bidi::name::{
    Character, Input, Notation, characters_of, is_invisible, is_label_separator, text_of,
};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::compare::changed_characters;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::rfc5893::BidiRuleConditionSet;
use bidiscope_idna::verdict::{
    NameAnalysisOptions, NamedRuleset, RegistryRulesByZone, RuleVerdict, Severity,
};
use bidiscope_list::scan::{
    NameRow, NameRowBuilder, RegistrationDecision, ScanColumn, ScanColumnSet, ScanOptions,
};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::words::error::row_error_text;

use super::ListedNames;
use super::listed_name::ListedName;
use super::phrases::{conditions_text, reasons_text};

/// A row of the table of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListRow {
    /// What is known of the name by itself.
    pub listed_name: ListedName,
    /// The name in logical order, with an A-label that cannot be decoded or is not its own; the input where it cannot be read.
    pub logical_order_characters: Vec<Character>,
    /// The positions in `characters`, from 0, of invisible characters that violate a rule; of unreadable input all invisible
    /// ones.
    pub violating_invisible_logical_indices: Vec<usize>,
    /// The input, where it has A-labels that were decoded; else `None`.
    pub input_with_a_labels: Option<String>,
    /// Whether it may be registered as a whole: it is allowed, and has no label that is never registered.
    pub is_whole_name_allowed: bool,
    /// The reasons for its verdict in words, or why the input cannot be read.
    pub reasons_text: String,
    /// The verdict of the Bidi rule (RFC 5893); `None` where the input cannot be read or is no domain name.
    pub bidi_rule_verdict: Option<RuleVerdict>,
    /// The conditions of the Bidi rule that the name violates.
    pub violated_conditions: BidiRuleConditionSet,
}

impl ListRow {
    fn of(row: &NameRow, given: &str, (notation, kept): (Notation, usize)) -> Self {
        let decision = RegistrationDecision::of_row_alone(row);
        let is_read = decision != RegistrationDecision::UnreadableName;
        let characters = characters_of(if is_read { row.decoded_or_typed_name() } else { given });
        let violated_conditions: BidiRuleConditionSet =
            row.bidi_rule_violations.iter().map(|it| it.violated_condition).collect();
        let words = || reasons_text(&row.registration_reasons, violated_conditions, &characters);
        let reasons_text = row.row_error.as_ref().map_or_else(words, row_error_text);
        let unseen = unseen(&characters, is_read, notation);
        let typed =
            (is_read && has_a_label(given) && given != row.decoded_or_typed_name()).then(|| given.to_owned());
        let facts = ListedName::of_row(row, kept);
        Self {
            is_whole_name_allowed: decision == RegistrationDecision::Allowed
                && !facts.is_permitted_despite_unregistrable_label(),
            violating_invisible_logical_indices: unseen,
            input_with_a_labels: typed,
            listed_name: facts,
            logical_order_characters: characters,
            reasons_text,
            bidi_rule_verdict: row.bidi_rule_verdict,
            violated_conditions,
        }
    }

    /// What becomes of it by itself.
    pub fn decision(&self) -> RegistrationDecision {
        self.listed_name.decision()
    }

    /// That in words.
    pub fn status_text(&self) -> String {
        self.listed_name.registration_decision_title(self.decision()).to_string()
    }

    /// Accessible name for screen readers: the whole row in a sentence. `status_text` is the status in words: `status_words`,
    /// unless other names change it.
    pub fn accessible_text(&self, status_text: &str) -> String {
        let name: String = self.logical_order_characters.iter().map(|it| it.scalar).collect();
        let mut row =
            message!(list_row, line = self.listed_name.line_number, name = name, status = status_text);
        if let Some(typed) = &self.input_with_a_labels {
            row = message!(list_row_typed, row = row, typed = typed);
        }
        if !self.reasons_text.is_empty() {
            row = message!(and_clause, first = row, next = &self.reasons_text);
        }
        row.to_string()
    }

    /// The status in words, and why; empty where nothing is wrong.
    pub fn registration_text(&self) -> String {
        if self.is_whole_name_allowed {
            return String::new();
        }
        if self.decision() == RegistrationDecision::UnreadableName {
            return message!(list_unreadable, reason = self.reasons_text.clone()).to_string();
        }
        match self.reasons_text.is_empty() {
            true => self.status_text(),
            false => message!(list_status_reasons, status = self.status_text(), reasons = &self.reasons_text)
                .to_string(),
        }
    }

    /// The conditions of the Bidi rule that are violated: `condition 1`; empty where none is.
    pub fn violated_conditions_text(&self) -> String {
        conditions_text(self.violated_conditions)
    }
}

/// The invisible characters that violate a rule; all invisible ones where the input cannot be read.
fn unseen(characters: &[Character], is_read: bool, notation: Notation) -> Vec<usize> {
    let mut unseen: Vec<usize> =
        (0..characters.len()).filter(|&it| is_invisible(characters[it].scalar)).collect();
    // Only the few names with invisible characters need an analysis.
    if is_read
        && !unseen.is_empty()
        && characters.len() <= MAX_CHECKED_CHARACTERS
        && let Ok(name) = Input::from_text(&text_of(characters), notation)
    {
        let options = NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..NameAnalysisOptions::default()
        };
        let analysis = InputAnalysis::with_options(&name, options);
        let violations = analysis.findings().iter().filter(|it| it.severity() == Severity::Violation);
        let offenders: Vec<usize> =
            violations.flat_map(|it| it.character_indices_in_name.iter().copied()).collect();
        unseen.retain(|it| offenders.contains(it));
    }
    unseen
}

/// Whether any label begins with `xn--`.
fn has_a_label(given: &str) -> bool {
    let begins = |label: &str| label.get(..4).is_some_and(|it| it.eq_ignore_ascii_case("xn--"));
    given.split(is_label_separator).any(begins)
}

/// The index of a row, and two displays that are compared.
type RowDisplays = (usize, [Strategy; 2]);

/// Computes the rows of the table of a list, and caches those that are in view.
#[derive(Debug)]
pub struct ListRowCache {
    notation: Notation,
    rules: RegistryRulesByZone,
    row_builder: NameRowBuilder,
    cache: FxHashMap<usize, (Rc<ListRow>, u64)>,
    /// The characters that stand elsewhere in the second display than in the first, for a row.
    changed: FxHashMap<RowDisplays, (Rc<[usize]>, u64)>,
    pass: u64,
}

/// The longest name, in characters, that is checked for violating invisible characters: no name in
/// the DNS is longer.
const MAX_CHECKED_CHARACTERS: usize = 1_000;

/// The number of frames that a row out of view stays cached.
const CACHED_PASSES: u64 = 60;

impl ListRowCache {
    /// Rows, none computed yet, of a list in this notation, whose names are judged by these rules.
    pub fn new(notation: Notation, rules: RegistryRulesByZone) -> Self {
        let columns: ScanColumnSet = [
            ScanColumn::AsciiName,
            ScanColumn::BidiRule,
            ScanColumn::Registration,
            ScanColumn::Reasons,
            ScanColumn::Warnings,
            ScanColumn::Violations,
            ScanColumn::Error,
            ScanColumn::Parent,
        ]
        .into_iter()
        .collect();
        let options = ScanOptions {
            name_notation: notation,
            computed_columns: columns,
            registry_rules: rules.clone(),
            trims_white_space: true,
            ..ScanOptions::default()
        };
        let row_builder = NameRowBuilder::new(options);
        Self {
            notation,
            rules,
            row_builder,
            cache: FxHashMap::default(),
            changed: FxHashMap::default(),
            pass: 0,
        }
    }

    /// The notation of the list.
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// The ruleset by which the names are judged, the first if there are several; `None` without rulesets.
    pub fn ruleset(&self) -> Option<&NamedRuleset> {
        self.rules.rulesets().flat_map(|it| it.iter()).next()
    }

    /// The rules by which the names are judged.
    pub const fn rules(&self) -> &RegistryRulesByZone {
        &self.rules
    }

    /// The row of the name with this index in `list`, from 0 in the order in which the names were read, not in the order shown.
    /// Computed on first use, then cached, so that `list` must always be the same. `None` if it has no such name.
    pub fn row(&mut self, list: &ListedNames, index: usize) -> Option<Rc<ListRow>> {
        list.record_of_row(index)?;
        let (row_builder, pass, notation) = (&mut self.row_builder, self.pass, self.notation);
        let kept = self.cache.entry(index).or_insert_with(|| {
            let given = String::from_utf8_lossy(list.name_bytes_in_list(index));
            (
                Rc::new(ListRow::of(
                    list.build_row(index, row_builder),
                    &given,
                    (notation, list.passed_through_column_count()),
                )),
                pass,
            )
        });
        kept.1 = pass;
        Some(Rc::clone(&kept.0))
    }

    /// The logical positions, from 0, of the characters of `list_row`, that of the name with this index, that look different in
    /// the second of two displays than in the first. Computed on first use, then cached.
    pub fn changed_logical_indices(
        &mut self,
        row_index: usize,
        list_row: &ListRow,
        compared_strategies: [Strategy; 2],
    ) -> Rc<[usize]> {
        let kept = self.changed.entry((row_index, compared_strategies)).or_insert_with(|| {
            let [one, other] = compared_strategies.map(|it| it.order(&list_row.logical_order_characters));
            let changed = changed_characters(&list_row.logical_order_characters, &one, &other);
            (changed.iter().map(|it| it.0).collect(), 0)
        });
        kept.1 = self.pass;
        Rc::clone(&kept.0)
    }

    /// Drops rows that have not been requested for 60 frames. To be called after each frame is drawn, else the cache only
    /// grows.
    pub fn evict_unused_rows_after_frame(&mut self) {
        self.pass += 1;
        let oldest = self.pass.saturating_sub(CACHED_PASSES);
        self.cache.retain(|_, kept| kept.1 >= oldest);
        self.changed.retain(|_, kept| kept.1 >= oldest);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::names::tests::list_of;
    use super::super::{ListedNames, ListedNamesChunk};
    use super::ListRowCache;
    use bidiscope_bidi::name::Notation;
    use bidiscope_bidi::order::Strategy;
    use bidiscope_idna::verdict::{RegistryRulesByZone, RuleVerdict};
    use bidiscope_list::ListEntryError;
    use bidiscope_list::scan::{NameRowBuilder, RegistrationDecision, ScanOptions};

    #[test]
    fn what_a_row_says() {
        let list = list_of(&["x\u{5D0}.com", "a..b"]);
        let mut rows = ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default());
        let row = rows.row(&list, 0).expect("the first");
        assert_eq!(row.decision(), RegistrationDecision::RefusedByRule);
        // RFC 5893: an R in a label that begins with an L (5), at its end (6).
        assert_eq!(
            (row.bidi_rule_verdict, row.violated_conditions_text().as_str()),
            (Some(RuleVerdict::Violated), "conditions 5, 6")
        );
        assert_eq!(row.reasons_text, "RFC 5893: conditions 5, 6");
        assert_eq!(
            row.accessible_text(&row.status_text()),
            "Line 1: x\u{5D0}.com, Refused, RFC 5893: conditions 5, 6"
        );
        assert_eq!(row.registration_text(), "Refused: RFC 5893: conditions 5, 6");
        // An unreadable name shows the input.
        let row = rows.row(&list, 1).expect("the second");
        assert_eq!(row.logical_order_characters.iter().map(|it| it.scalar).collect::<String>(), "a..b");
        assert_eq!(row.decision(), RegistrationDecision::UnreadableName);
        assert!(row.reasons_text.contains("A label is empty"), "{}", row.reasons_text);
        assert_eq!(rows.row(&list, 2), None);
    }

    #[test]
    fn what_shows_nothing_and_how_it_was_typed() {
        // RFC 5892 disallows U+200B; appendix A.1 allows U+200C after a virama, and nowhere beside `a`.
        let list = list_of(&[
            "a\u{200B}b.com",
            "a\u{200C}b.com",
            "\u{915}\u{94D}\u{200C}\u{937}.com",
            "XN--4DBCD.com",
            "\u{5D0}\u{5D1}.com",
            "a..\u{200C}b",
        ]);
        let mut rows = ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default());
        let mut row = |at| rows.row(&list, at).expect("it is there");
        let unseen: Vec<Vec<usize>> =
            (0..6).map(|at| row(at).violating_invisible_logical_indices.clone()).collect();
        assert_eq!(unseen, [vec![1], vec![1], vec![], vec![], vec![], vec![3]]);
        assert_eq!(row(3).input_with_a_labels.as_deref(), Some("XN--4DBCD.com"));
        let described = row(3).accessible_text("");
        assert!(described.contains("; written in the list as XN--4DBCD.com"), "{described}");
        assert_eq!(
            (row(0).input_with_a_labels.as_deref(), row(4).input_with_a_labels.as_deref()),
            (None, None)
        );
    }

    #[test]
    fn a_line_without_a_name_says_why() {
        let mut block = ListedNamesChunk::default();
        let mut row_builder = NameRowBuilder::new(ScanOptions::default());
        block.push_unreadable_entry(
            ListEntryError::NoNameField,
            b"",
            row_builder.build_unreadable_row(9, ListEntryError::NoNameField),
        );
        let mut list = ListedNames::default();
        list.add(Arc::new(block));
        let row = ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default())
            .row(&list, 0)
            .expect("a row");
        let reason = "This record has too few fields: the name field is missing.";
        assert_eq!(
            (row.listed_name.line_number, row.reasons_text.as_str(), row.logical_order_characters.len()),
            (9, reason, 0)
        );
    }

    #[test]
    fn words_stand_only_where_something_is_wrong() {
        let list = list_of(&["a.com", "x\u{5D0}.com", "_dmarc.com", "\u{5D0}.com"]);
        let mut rows = ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default());
        let words: Vec<bool> =
            (0..4).filter_map(|at| rows.row(&list, at)).map(|it| it.registration_text().is_empty()).collect();
        // Nobody registers a label that begins with a low line: the verdict is about the other.
        assert_eq!(words, [true, false, false, true]);
        let other = list_of(&["a_\u{5D0}.com"]);
        let refused = ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default())
            .row(&other, 0)
            .expect("a row");
        assert!(refused.registration_text().contains("RFC 58"), "{}", refused.registration_text());
        let rules: Vec<_> =
            (0..4).filter_map(|at| rows.row(&list, at)).map(|it| it.bidi_rule_verdict).collect();
        assert_eq!(rules[1], Some(RuleVerdict::Violated));
        assert_eq!(rules[3], Some(RuleVerdict::Satisfied));
    }

    #[test]
    fn characters_that_stand_elsewhere() {
        // RFC 5893, section 5: the digit of the second label stands left of the first in an LTR paragraph (N1, L2).
        let list = list_of(&["\u{5D0}.1a", "a.b"]);
        let mut rows = ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default());
        let mut moved = |at: usize, displays| {
            let row = rows.row(&list, at).expect("a row");
            rows.changed_logical_indices(at, &row, displays).to_vec()
        };
        assert!(!moved(0, [Strategy::OneToOne, Strategy::UbaLtr]).is_empty());
        assert!(moved(0, [Strategy::UbaLtr, Strategy::UbaLtr]).is_empty());
        assert!(moved(1, [Strategy::OneToOne, Strategy::UbaLtr]).is_empty());
    }

    #[test]
    fn only_what_is_in_view_is_kept() {
        let list = list_of(&["a.com", "b.com"]);
        let mut rows = ListRowCache::new(Notation::Unicode, RegistryRulesByZone::default());
        rows.row(&list, 0);
        for _ in 0..super::CACHED_PASSES + 1 {
            rows.row(&list, 1);
            rows.evict_unused_rows_after_frame();
        }
        assert_eq!(rows.cache.keys().copied().collect::<Vec<_>>(), [1]);
    }
}
