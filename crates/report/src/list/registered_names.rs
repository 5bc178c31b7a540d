//! The registered names, read once, of which it is asked what they make of a name.

use std::io;
use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::{AnalysisOptions, Check, ParentZone, RulesByZone};
use bidiscope_list::scan::{Column, Columns, MatchKind, NameRow, OtherEntries, RowBuilder, ScanOptions};
use bidiscope_list::{ApplicationList, Grouper, KeptColumns, KeptEntries, KeptFields, NameIndex};
use bidiscope_system::threads::Progress;
use bidiscope_url::InputAnalysis;

use super::listed_name::ListedName;
use super::registered::{RegisteredComparison, RegisteredMatch, RegisteredSuggestion};

/// The registered names, and the applications where there is a list of them.
#[derive(Debug)]
pub struct RegisteredNames {
    index: Arc<NameIndex>,
    /// The columns or keys that are passed through, and where the holder stands among what is kept of an entry.
    passed_through: Vec<String>,
    holder_place: Option<usize>,
    compared: Columns,
    rows: RowBuilder,
    /// Makes the rows of suggested names, which are whole and made of characters.
    suggested_rows: RowBuilder,
    notation: Notation,
    fixes_satisfy: Check,
    rules: RulesByZone,
    applications: Option<ApplicationList>,
}

/// The bytes of memory for comparing the names that are asked about.
const COMPARING_MEMORY: u64 = 64 << 20;

impl RegisteredNames {
    /// Those of an index, of whose entries the columns or keys were kept that `columns` name and `fields` found. Names are read in
    /// this notation and judged by these rules, in the zone `parent` where there is one for all.
    pub fn new(
        index: Arc<NameIndex>,
        (columns, fields): (KeptColumns<'_>, &KeptFields),
        (notation, rules, parent): (Notation, &RulesByZone, Option<ParentZone>),
    ) -> Self {
        let asks_holders = columns.holder_title.is_some();
        let compared = MatchKind::ALL.into_iter().map(MatchKind::column);
        let compared = compared.chain(Column::HOLDER_COMPARISONS.into_iter().filter(|_| asks_holders));
        let compared: Columns = compared.filter(|it| rules.has_rulesets() || !it.needs_rulesets()).collect();
        let options = ScanOptions {
            notation,
            parent,
            rules: rules.clone(),
            columns: [Column::Registration, Column::Reasons].into_iter().fold(compared, Columns::with),
            ..ScanOptions::default()
        };
        let of_suggested = ScanOptions {
            notation: Notation::Unicode,
            parent: None,
            columns: compared.filtered(is_compared_with_suggested),
            ..options.clone()
        };
        Self {
            index,
            passed_through: fields.passed_through_titles.clone(),
            holder_place: columns.stored_holder_index(&fields.passed_through_titles),
            compared,
            rows: RowBuilder::new(options),
            suggested_rows: RowBuilder::new(of_suggested),
            notation,
            fixes_satisfy: Check::default(),
            rules: rules.clone(),
            applications: None,
        }
    }

    /// The same with a list of applications.
    #[must_use]
    pub fn with_applications(self, applications: ApplicationList) -> Self {
        Self { applications: Some(applications), ..self }
    }

    /// Asks about the fixes that satisfy this check, see [`AnalysisOptions::fix_check`]; without it about those that satisfy
    /// IDNA2008.
    pub const fn set_fix_check(&mut self, check: Check) {
        self.fixes_satisfy = check;
    }

    /// Whether it is known who holds the names.
    pub const fn has_holders(&self) -> bool {
        self.holder_place.is_some()
    }

    /// What they make of each name, for which `holder` asks, empty where it is not known who does; `None` where `progress` stopped
    /// the work.
    ///
    /// # Errors
    /// A temporary file cannot be made, written or read.
    pub fn compare_names<'a>(
        &mut self,
        names: impl Iterator<Item = &'a [u8]>,
        holder: &str,
        progress: &Progress,
    ) -> io::Result<Option<Vec<RegisteredComparison>>> {
        let row = |(line, name): (u64, &[u8])| NameRow {
            holder: holder.trim().to_owned(),
            ..self.rows.row(line, name).clone()
        };
        let rows: Vec<NameRow> = (1..).zip(names).map(row).collect();
        let (folder, index) = (std::env::temp_dir(), Arc::clone(&self.index));
        let mut grouper = Grouper::against_index(self.compared, COMPARING_MEMORY, &folder, index);
        rows.iter().try_for_each(|it| grouper.add(it.line, &it.keys()))?;
        let Some(mut groups) = grouper.finish(progress)? else { return Ok(None) };
        let asked_for = match &mut self.applications {
            Some(applications) => {
                let Some(asked_for) = applications.applications_for(&rows, progress)? else {
                    return Ok(None);
                };
                asked_for
            }
            None => vec![(OtherEntries::default(), false); rows.len()],
        };
        let Some(mut suggestions) = self.registered_suggestions(&rows, progress)? else { return Ok(None) };
        let mut names = KeptEntries::of_index(Arc::clone(&self.index), &[]);
        let mut answers = Vec::new();
        for (row, asked_for) in rows.iter().zip(asked_for) {
            let cells = groups.next()?;
            let matched = match MatchKind::strongest(|it| cells.group_or_line(it.column())) {
                Some((line, kind)) => Some(self.matched(line, kind)?),
                None => None,
            };
            let disposition = match cells.group_or_line(Column::AgainstSameVariants) {
                Some(line) => names.variant_disposition(line, &row.name, &self.rules)?,
                None => None,
            };
            let answer =
                RegisteredComparison::new(row, &cells, disposition, matched).with_applications(asked_for);
            let registered_suggestions = suggestions.next().unwrap_or_default();
            answers.push(answer.with_registered_suggestions(registered_suggestions));
        }
        Ok(Some(answers))
    }

    /// For each of these rows the suggested fixes that are registered, or of which a variant is; `None` where `progress` stopped
    /// the work.
    fn registered_suggestions(
        &mut self,
        rows: &[NameRow],
        progress: &Progress,
    ) -> io::Result<Option<impl Iterator<Item = Vec<RegisteredSuggestion>> + use<>>> {
        let suggested: Vec<Vec<String>> = rows.iter().map(|it| self.suggested_names(it)).collect();
        let (folder, index) = (std::env::temp_dir(), Arc::clone(&self.index));
        let compared = self.compared.filtered(is_compared_with_suggested);
        let mut grouper = Grouper::against_index(compared, COMPARING_MEMORY, &folder, index);
        for (line, name) in (1..).zip(suggested.iter().flatten()) {
            grouper.add(line, &self.suggested_rows.row(line, name.as_bytes()).keys())?;
        }
        let Some(mut groups) = grouper.finish(progress)? else { return Ok(None) };
        let mut all = Vec::with_capacity(rows.len());
        for names in suggested {
            let mut registered = Vec::new();
            for name in names {
                let cells = groups.next()?;
                if let Some((line, kind)) = MatchKind::strongest(|it| cells.group_or_line(it.column())) {
                    registered.push(RegisteredSuggestion { name, line, kind });
                }
            }
            all.push(registered);
        }
        Ok(Some(all.into_iter()))
    }

    /// The names that are suggested in place of that of a row.
    fn suggested_names(&self, row: &NameRow) -> Vec<String> {
        let Some(name) = ListedName::of(row, 0).to_input(self.notation) else { return Vec::new() };
        let options = AnalysisOptions { fix_check: self.fixes_satisfy, ..AnalysisOptions::default() };
        let analysis = InputAnalysis::with_options(&name, self.rules.options_for(&name, options));
        analysis.suggested_fixes().fixes.iter().map(|it| it.name.clone()).collect()
    }

    /// The registered name in this line.
    fn matched(&self, line: u64, kind: MatchKind) -> io::Result<RegisteredMatch> {
        let entry = self.index.entry(line)?.unwrap_or_default();
        let holder = self.holder_place.and_then(|it| entry.fields.get(it));
        let holder = holder.map(|it| it.trim().to_owned()).unwrap_or_default();
        let kept = self.passed_through.iter().cloned().zip(entry.fields).collect();
        Ok(RegisteredMatch { line, name: entry.name, kind, holder, kept })
    }
}

/// Whether suggested names are compared by this column: one that only looks like a registered name may be registered.
const fn is_compared_with_suggested(column: Column) -> bool {
    matches!(column, Column::AgainstSameName | Column::AgainstSameVariants)
}
