//! The registered names, read once, of which it is asked what they make of a name.

use std::io;
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::{CheckedRules, NameAnalysisOptions, ParentZone, RegistryRulesByZone};
use bidiscope_list::scan::{NameMatchKind, NameRow, NameRowBuilder, ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_list::{
    ApplicationsForName, ColumnsBesideName, FieldsBesideName, NameIndex, NameMatchFinder,
    RegistrationApplicationList, StoredListEntries,
};
use bidiscope_system::threads::WorkProgress;
use bidiscope_url::InputAnalysis;

use super::listed_name::ListedName;
use super::registered::{RegisteredNameMatch, RegisteredNamesComparison, RegisteredSuggestedFix};

/// The registered names, and the applications where there is a list of them.
#[derive(Debug)]
pub struct RegisteredNames {
    index: Arc<NameIndex>,
    /// The columns or keys that are passed through, and where the holder stands among what is kept of an entry.
    passed_through: Vec<String>,
    holder_place: Option<usize>,
    compared: ScanColumnSet,
    rows: NameRowBuilder,
    /// Makes the rows of suggested names, which are whole and made of characters.
    suggested_rows: NameRowBuilder,
    notation: Notation,
    fixes_satisfy: CheckedRules,
    rules: RegistryRulesByZone,
    applications: Option<RegistrationApplicationList>,
}

/// The bytes of memory for comparing the names that are asked about.
const COMPARING_MEMORY: u64 = 64 << 20;

impl RegisteredNames {
    /// Those of an index, of whose entries the columns or keys were kept that `columns_beside_name` name and
    /// `fields_beside_name` found. Names are read in this notation and judged by these rules, in the zone `parent_zone` where
    /// there is one for all.
    pub fn new(
        index: Arc<NameIndex>,
        columns_beside_name: ColumnsBesideName<'_>,
        fields_beside_name: &FieldsBesideName,
        notation: Notation,
        rules: &RegistryRulesByZone,
        parent_zone: Option<ParentZone>,
    ) -> Self {
        let asks_holders = columns_beside_name.name_holder_title.is_some();
        let compared = NameMatchKind::ALL.into_iter().map(NameMatchKind::other_list_column);
        let compared =
            compared.chain(ScanColumn::COLUMNS_COMPARING_HOLDERS.into_iter().filter(|_| asks_holders));
        let compared: ScanColumnSet =
            compared.filter(|it| rules.has_rulesets() || !it.needs_rulesets()).collect();
        let options = ScanOptions {
            name_notation: notation,
            parent_zone,
            registry_rules: rules.clone(),
            computed_columns: [ScanColumn::Registration, ScanColumn::Reasons]
                .into_iter()
                .fold(compared, ScanColumnSet::with),
            ..ScanOptions::default()
        };
        let of_suggested = ScanOptions {
            name_notation: Notation::Unicode,
            parent_zone: None,
            computed_columns: compared.filtered(is_compared_with_suggested),
            ..options.clone()
        };
        Self {
            index,
            passed_through: fields_beside_name.passed_through_column_titles.clone(),
            holder_place: columns_beside_name
                .name_holder_index_in_stored(&fields_beside_name.passed_through_column_titles),
            compared,
            rows: NameRowBuilder::new(options),
            suggested_rows: NameRowBuilder::new(of_suggested),
            notation,
            fixes_satisfy: CheckedRules::default(),
            rules: rules.clone(),
            applications: None,
        }
    }

    /// The same with a list of applications.
    #[must_use]
    pub fn with_applications(self, applications: RegistrationApplicationList) -> Self {
        Self { applications: Some(applications), ..self }
    }

    /// Asks about the fixes that satisfy this check, see [`NameAnalysisOptions::check_fixes_must_pass`]; without it about those
    /// that satisfy IDNA2008.
    pub const fn set_required_fix_check(&mut self, required_check: CheckedRules) {
        self.fixes_satisfy = required_check;
    }

    /// Whether it is known who holds the names.
    pub const fn has_name_holders(&self) -> bool {
        self.holder_place.is_some()
    }

    /// What they make of each name, for which `requesting_name_holder` asks, empty where it is not known who does; `None` where
    /// `progress` stopped the work.
    ///
    /// # Errors
    /// A temporary file cannot be made, written or read.
    pub fn compare_names_unless_stopped<'a>(
        &mut self,
        name_bytes: impl Iterator<Item = &'a [u8]>,
        requesting_name_holder: &str,
        progress: &WorkProgress,
    ) -> io::Result<Option<Vec<RegisteredNamesComparison>>> {
        let row = |(line, name): (u64, &[u8])| NameRow {
            name_holder: requesting_name_holder.trim().to_owned(),
            ..self.rows.build_row(line, name).clone()
        };
        let rows: Vec<NameRow> = (1..).zip(name_bytes).map(row).collect();
        let (folder, index) = (std::env::temp_dir(), Arc::clone(&self.index));
        let mut grouper =
            NameMatchFinder::with_index_as_other_list(self.compared, COMPARING_MEMORY, &folder, index);
        rows.iter().try_for_each(|it| grouper.add_list_row(it.line_number, &it.comparison_keys()))?;
        let Some(mut groups) = grouper.find_matches_unless_stopped(progress)? else { return Ok(None) };
        let asked_for = match &mut self.applications {
            Some(applications) => {
                let Some(asked_for) = applications.find_applications_unless_stopped(&rows, progress)? else {
                    return Ok(None);
                };
                asked_for
            }
            None => vec![ApplicationsForName::default(); rows.len()],
        };
        let Some(mut suggestions) = self.registered_suggestions(&rows, progress)? else { return Ok(None) };
        let mut names = StoredListEntries::from_name_index(Arc::clone(&self.index), &[]);
        let mut answers = Vec::new();
        for (row, applications_for_name) in rows.iter().zip(asked_for) {
            let cells = groups.next_row_matches()?;
            let matched = match NameMatchKind::strongest_with_line_number(|it| {
                cells.group_or_line_number(it.other_list_column())
            }) {
                Some((line, kind)) => Some(self.matched(line, kind)?),
                None => None,
            };
            let disposition = match cells.group_or_line_number(ScanColumn::AgainstSameVariants) {
                Some(line) => names.disposition_as_variant_of_line(line, &row.name, &self.rules)?,
                None => None,
            };
            let answer = RegisteredNamesComparison::new(row, &cells, disposition, matched)
                .with_applications(applications_for_name);
            let registered_suggestions = suggestions.next().unwrap_or_default();
            answers.push(answer.with_registered_suggested_fixes(registered_suggestions));
        }
        Ok(Some(answers))
    }

    /// For each of these rows the suggested fixes that are registered, or of which a variant is; `None` where `progress` stopped
    /// the work.
    fn registered_suggestions(
        &mut self,
        rows: &[NameRow],
        progress: &WorkProgress,
    ) -> io::Result<Option<impl Iterator<Item = Vec<RegisteredSuggestedFix>> + use<>>> {
        let suggested: Vec<Vec<String>> = rows.iter().map(|it| self.suggested_names(it)).collect();
        let (folder, index) = (std::env::temp_dir(), Arc::clone(&self.index));
        let compared = self.compared.filtered(is_compared_with_suggested);
        let mut grouper =
            NameMatchFinder::with_index_as_other_list(compared, COMPARING_MEMORY, &folder, index);
        for (line, name) in (1..).zip(suggested.iter().flatten()) {
            grouper.add_list_row(
                line,
                &self.suggested_rows.build_row(line, name.as_bytes()).comparison_keys(),
            )?;
        }
        let Some(mut groups) = grouper.find_matches_unless_stopped(progress)? else { return Ok(None) };
        let mut all = Vec::with_capacity(rows.len());
        for names in suggested {
            let mut registered = Vec::new();
            for name in names {
                let cells = groups.next_row_matches()?;
                if let Some((line, kind)) = NameMatchKind::strongest_with_line_number(|it| {
                    cells.group_or_line_number(it.other_list_column())
                }) {
                    registered.push(RegisteredSuggestedFix {
                        suggested_name: name,
                        registered_line_number: line,
                        match_kind: kind,
                    });
                }
            }
            all.push(registered);
        }
        Ok(Some(all.into_iter()))
    }

    /// The names that are suggested in place of that of a row.
    fn suggested_names(&self, row: &NameRow) -> Vec<String> {
        let Some(name) = ListedName::of_row(row, 0).to_input(self.notation) else { return Vec::new() };
        let options = NameAnalysisOptions {
            check_fixes_must_pass: self.fixes_satisfy,
            ..NameAnalysisOptions::default()
        };
        let analysis = InputAnalysis::with_options(&name, self.rules.options_with_zone_rules(&name, options));
        analysis.suggested_fixes().fixes.iter().map(|it| it.fixed_name.clone()).collect()
    }

    /// The registered name in this line.
    fn matched(&self, line: u64, kind: NameMatchKind) -> io::Result<RegisteredNameMatch> {
        let entry = self.index.stored_entry_at_line(line)?.unwrap_or_default();
        let holder = self.holder_place.and_then(|it| entry.stored_fields.get(it));
        let holder = holder.map(|it| it.trim().to_owned()).unwrap_or_default();
        let kept = self.passed_through.iter().cloned().zip(entry.stored_fields).collect();
        Ok(RegisteredNameMatch {
            registered_line_number: line,
            registered_name: entry.name,
            match_kind: kind,
            name_holder: holder,
            passed_through_titles_and_values: kept,
        })
    }
}

/// Whether suggested names are compared by this column: one that only looks like a registered name may be registered.
const fn is_compared_with_suggested(column: ScanColumn) -> bool {
    matches!(column, ScanColumn::AgainstSameName | ScanColumn::AgainstSameVariants)
}
