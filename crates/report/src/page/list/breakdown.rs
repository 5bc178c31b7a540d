//! How many names there are of each zone and of each script, with their verdicts and their commonest reasons.

use std::collections::BTreeMap;

use crate::words::list::semicolon_separator;
use bidiscope_idna::verdict::{FindingKind, RegistrationPermission};
use bidiscope_list::scan::NameRow;
use bidiscope_words::{Message, message};

use crate::list::finding_kind_title;
use crate::page::PageBlock;
use crate::page::PageLine;
use crate::page::TableBlock;
use crate::words::verdict::permission_text;

/// The most zones, or combinations of scripts, that are listed; names of others are counted together.
const MAX_BREAKDOWN_ROWS: usize = 500;
/// The most reasons that a row names.
const MAX_REASONS: usize = 3;

/// The numbers of names, by something that they have in common.
#[derive(Debug, Default)]
pub(super) struct Breakdown {
    rows: BTreeMap<String, RowCounts>,
    /// Names beyond the limit.
    others: RowCounts,
}

#[derive(Debug, Default)]
struct RowCounts {
    names: u64,
    refused: u64,
    needs_review: u64,
    allowed: u64,
    reasons: BTreeMap<FindingKind, u64>,
}

/// The options of a table.
#[derive(Clone, Copy)]
pub(super) struct BreakdownOptions {
    /// Whether the registry's rules were asked too.
    pub(super) has_rules: bool,
    /// What names have in common, in words.
    pub(super) named: fn(&str) -> String,
    /// What is said of names that have nothing in common.
    pub(super) nothing: fn() -> Message<'static>,
}

impl Breakdown {
    /// Counts a name that can be read.
    pub(super) fn add(&mut self, key: &str, row: &NameRow) {
        let counts = self.of(key);
        counts.names += 1;
        match row.registration_permission {
            Some(RegistrationPermission::Refused) => counts.refused += 1,
            Some(RegistrationPermission::NeedsReview) => counts.needs_review += 1,
            Some(RegistrationPermission::Allowed) => counts.allowed += 1,
            Some(RegistrationPermission::NotApplicable) | None => {}
        }
        for &reason in &row.registration_reasons {
            *counts.reasons.entry(reason).or_default() += 1;
        }
    }

    fn of(&mut self, key: &str) -> &mut RowCounts {
        if !self.rows.contains_key(key) {
            if self.rows.len() == MAX_BREAKDOWN_ROWS {
                return &mut self.others;
            }
            self.rows.insert(key.to_owned(), RowCounts::default());
        }
        self.rows.get_mut(key).unwrap_or(&mut self.others)
    }

    pub(super) fn join(&mut self, other: Self) {
        for (key, counts) in other.rows {
            self.of(&key).add(&counts);
        }
        self.others.add(&other.others);
    }

    /// The table under this heading, the first column under `title`; nothing where all names have the same in common.
    pub(super) fn blocks(
        &self,
        heading: &Message<'_>,
        title: &Message<'_>,
        options: BreakdownOptions,
    ) -> Vec<PageBlock> {
        if self.rows.len() < 2 {
            return Vec::new();
        }
        let mut rows: Vec<_> = self.rows.iter().collect();
        rows.sort_by_key(|it| std::cmp::Reverse(it.1.names));
        let rows = rows.into_iter().map(|(key, counts)| match key.as_str() {
            "" => (PageLine::from_message(&(options.nothing)()), counts),
            key => (PageLine::from_name((options.named)(key)), counts),
        });
        let others = (self.others.names > 0).then(|| {
            (
                PageLine::from_message(&message!(list_breakdown_others, most = MAX_BREAKDOWN_ROWS)),
                &self.others,
            )
        });
        let mut all = RowCounts::default();
        self.rows.values().chain([&self.others]).for_each(|it| all.add(it));
        let of = |permission| permission_text(permission, options.has_rules).to_string();
        let columns = vec![
            title.to_string(),
            message!(column_names).to_string(),
            of(RegistrationPermission::Refused),
            of(RegistrationPermission::NeedsReview),
            of(RegistrationPermission::Allowed),
            message!(column_commonest_reasons).to_string(),
        ];
        let sum = [(PageLine::from_message(&message!(list_breakdown_sum)), &all)];
        let rows = rows.chain(others).chain(sum).map(|(key, counts)| counts.row(key)).collect();
        vec![
            PageBlock::heading(heading),
            PageBlock::TableWithRowHeadings(TableBlock { column_titles: columns, rows_of_cells: rows }),
        ]
    }
}

impl RowCounts {
    fn row(&self, key: PageLine) -> Vec<PageLine> {
        let numbers = [self.names, self.refused, self.needs_review, self.allowed];
        let mut reasons: Vec<_> = self.reasons.iter().collect();
        reasons.sort_by_key(|&(kind, count)| (std::cmp::Reverse(*count), *kind));
        let reasons = reasons.into_iter().take(MAX_REASONS);
        let reasons: Vec<String> =
            reasons.map(|(&kind, count)| format!("{} ({count})", finding_kind_title(kind))).collect();
        let numbers = numbers.map(|it| PageLine::from_code(it.to_string()));
        [key]
            .into_iter()
            .chain(numbers)
            .chain([PageLine::from_text_with_isolates(reasons.join(semicolon_separator()))])
            .collect()
    }

    fn add(&mut self, other: &Self) {
        self.names += other.names;
        self.refused += other.refused;
        self.needs_review += other.needs_review;
        self.allowed += other.allowed;
        for (&reason, count) in &other.reasons {
            *self.reasons.entry(reason).or_default() += count;
        }
    }
}
