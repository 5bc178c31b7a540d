//! What an index says of itself.

use bidiscope_bidi::name::{Notation, unicode_version};
use bidiscope_idna::verdict::{RegistryRulesByZone, Rulesets, Zone};
use serde::{Deserialize, Serialize};

use crate::scan::{NameRow, ScanColumn, ScanColumnSet};

use super::source::{IndexedListFile, digest_of};

/// The contents of an index, as JSON at its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Contents {
    /// The versions of the program and of its Unicode data, on which all keys depend.
    pub(super) made_by: String,
    pub(super) source: IndexedListFile,
    pub(super) settings: NameIndexSettings,
    pub(super) counts: ListEntryCounts,
    pub(super) names: NamesPart,
    /// The titles of the columns or keys that each entry has beside its name.
    pub(super) kept: Vec<String>,
    pub(super) tables: Vec<TablePart>,
}

/// Where the names are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct NamesPart {
    /// How many blocks there are.
    pub(super) blocks: u64,
    /// For each block its first line and its place.
    pub(super) directory: u64,
    /// The place after the last block.
    pub(super) end: u64,
}

/// Where the table of a text is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct TablePart {
    /// The identifier of the column with the text.
    pub(super) column: String,
    pub(super) records: u64,
    /// The number of the first page.
    pub(super) first_page: u64,
    /// The place of the first numbers of all pages.
    pub(super) directory: u64,
}

/// How the names of an index were read and judged. A list can only be compared with the index if it is read and judged
/// in the same way: [`NameIndex::check_settings`](crate::NameIndex::check_settings).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NameIndexSettings {
    /// The identifier of the notation.
    notation: String,
    /// Whether white space at the ends of entries was taken off.
    trims: bool,
    /// The digest of the rulesets and their zones, by which the index labels were made; none without rulesets.
    rules: Option<String>,
    /// Whether the holders of the names were read.
    #[serde(default)]
    has_holders: bool,
    /// The digests of the zones in which names are, and of that which is put after each. They are only compared where the
    /// index can be made anew for what is asked: [`NameIndex::has_same_zones_as`](crate::NameIndex::has_same_zones_as).
    #[serde(rename = "zones")]
    pub(super) zones_digest: String,
    #[serde(rename = "appended")]
    pub(super) appended_zone_digest: Option<String>,
    /// The options of the command line that said how the list is read, for a command that makes the index again. They are
    /// compared with nothing.
    #[serde(rename = "list_options")]
    pub list_command_line_options: Vec<String>,
}

impl NameIndexSettings {
    /// The settings of a list in this notation, whose names are judged by these rules. `trims_white_space` says whether white
    /// space at the ends of entries is taken off.
    pub fn new(
        name_notation: Notation,
        trims_white_space: bool,
        registry_rules: &RegistryRulesByZone,
        list_command_line_options: Vec<String>,
    ) -> Self {
        let zones: Vec<&Zone> = match registry_rules {
            RegistryRulesByZone::SingleZone { parent_zone: zone, .. } => zone.iter().collect(),
            RegistryRulesByZone::RegistryProfile(profile) => {
                profile.zones().iter().map(|it| &it.zone).collect()
            }
        };
        let zones_digest = digest_of(&zones);
        let rules = registry_rules.has_rulesets().then(|| rules_digest(registry_rules));
        let notation = name_notation.id().to_owned();
        Self {
            notation,
            trims: trims_white_space,
            rules,
            has_holders: false,
            zones_digest,
            appended_zone_digest: None,
            list_command_line_options,
        }
    }

    /// The same with the holders of the names, where `has_name_holders` says that they are read.
    #[must_use]
    pub fn with_name_holders(self, has_name_holders: bool) -> Self {
        Self { has_holders: has_name_holders, ..self }
    }

    /// The same with this zone put after each name.
    #[must_use]
    pub fn with_appended_zone(self, zone: Option<&Zone>) -> Self {
        Self { appended_zone_digest: zone.map(digest_of), ..self }
    }

    /// Whether there are rulesets.
    pub(super) const fn has_rules(&self) -> bool {
        self.rules.is_some()
    }

    /// Whether holders were read.
    pub(super) const fn has_holders(&self) -> bool {
        self.has_holders
    }

    /// The comparison columns that an index with these settings answers: all of the other list, without rulesets but those that
    /// need some, and without holders but those that need these.
    pub(super) fn comparison_columns(&self) -> ScanColumnSet {
        let standard = ScanColumnSet::written_by_default()
            .filtered(|it| it.compares_with_other_names() && it.concerns_other_list());
        let all = standard.filtered(|it| self.has_rules() || !it.needs_rulesets());
        ScanColumn::COLUMNS_COMPARING_HOLDERS
            .into_iter()
            .filter(|_| self.has_holders)
            .fold(all, ScanColumnSet::with)
    }

    /// Whether a list that is read with these settings can be compared with an index of those: without rulesets its index
    /// labels do not matter.
    pub(super) fn fit(&self, index: &Self) -> bool {
        let Self { notation, trims, rules, .. } = self;
        (notation, trims) == (&index.notation, &index.trims) && (rules.is_none() || *rules == index.rules)
    }
}

/// The digest of the zones and of what their rulesets say, whatever the files are called.
fn rules_digest(rules: &RegistryRulesByZone) -> String {
    let rules_of = |all: &Rulesets| all.iter().map(|it| it.ruleset.clone()).collect::<Vec<_>>();
    match rules {
        RegistryRulesByZone::SingleZone {
            parent_zone: zone,
            zone_rulesets: rulesets,
            other_registry_rules: rules,
        } => digest_of(&(zone, rules_of(rulesets), rules.required_label_count_below_zone)),
        RegistryRulesByZone::RegistryProfile(profile) => digest_of(
            &profile.zones().iter().map(|it| (&it.zone, rules_of(&it.zone_rulesets))).collect::<Vec<_>>(),
        ),
    }
}

/// Counts of the entries of a list with which others are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ListEntryCounts {
    /// All entries.
    #[serde(rename = "entries")]
    pub entry_count: u64,
    /// Those that cannot be read.
    #[serde(rename = "unreadable")]
    pub unreadable_entry_count: u64,
    /// The line of the first of them, from 1.
    #[serde(default, rename = "first_unreadable")]
    pub first_unreadable_line_number: Option<u64>,
    /// Those from whose ends white space was taken off.
    #[serde(rename = "trimmed")]
    pub trimmed_entry_count: u64,
    /// Those whose name begins or ends in white space, which was not taken off.
    #[serde(rename = "with_outer_space")]
    pub untrimmed_white_space_count: u64,
    /// Those that are in none of the registry's zones, see [`NameRow::is_outside_registry_zones`].
    #[serde(rename = "outside_zones")]
    pub outside_registry_zones_count: u64,
    /// Those that can be read and have a single label.
    #[serde(rename = "single_labels")]
    pub single_label_name_count: u64,
    /// Those that end in their zone already, and got it once more.
    #[serde(rename = "with_zone_twice")]
    pub ending_in_zone_twice_count: u64,
    /// Records of a CSV list with more or fewer fields than the first, see [`ListReader::lines_with_uneven_field_count`]; 0 in
    /// indexes of earlier versions.
    ///
    /// [`ListReader::lines_with_uneven_field_count`]: crate::ListReader::lines_with_uneven_field_count
    #[serde(default, rename = "uneven_records")]
    pub uneven_csv_record_count: u64,
}

impl ListEntryCounts {
    /// Those that can be read.
    pub const fn readable_entry_count(&self) -> u64 {
        self.entry_count - self.unreadable_entry_count
    }

    /// Counts one more entry, by its row; its reader knows whether its record is uneven.
    pub fn count_row(&mut self, row: &NameRow) {
        self.entry_count += 1;
        self.trimmed_entry_count += u64::from(row.is_trimmed);
        self.unreadable_entry_count += u64::from(row.row_error.is_some());
        self.note_unreadable(row.row_error.as_ref().map(|_| row.line_number));
        self.untrimmed_white_space_count += u64::from(row.name.trim().len() < row.name.len());
        self.outside_registry_zones_count += u64::from(row.is_outside_registry_zones);
        self.single_label_name_count += u64::from(row.row_error.is_none() && row.has_single_label());
        self.ending_in_zone_twice_count += u64::from(row.ends_in_zone_twice);
    }

    fn note_unreadable(&mut self, line: Option<u64>) {
        self.first_unreadable_line_number = self.first_unreadable_line_number.into_iter().chain(line).min();
    }

    /// Adds the counts of other rows of the same list.
    pub fn merge_counts(&mut self, other_counts: &Self) {
        self.entry_count += other_counts.entry_count;
        self.unreadable_entry_count += other_counts.unreadable_entry_count;
        self.note_unreadable(other_counts.first_unreadable_line_number);
        self.trimmed_entry_count += other_counts.trimmed_entry_count;
        self.untrimmed_white_space_count += other_counts.untrimmed_white_space_count;
        self.outside_registry_zones_count += other_counts.outside_registry_zones_count;
        self.single_label_name_count += other_counts.single_label_name_count;
        self.ending_in_zone_twice_count += other_counts.ending_in_zone_twice_count;
        self.uneven_csv_record_count += other_counts.uneven_csv_record_count;
    }
}

/// What makes the keys.
pub(super) fn made_by() -> String {
    format!("bidiscope {}, Unicode {}", env!("CARGO_PKG_VERSION"), unicode_version())
}
