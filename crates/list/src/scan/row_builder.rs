//! Makes the row of a name of a list.

use bidiscope_bidi::name::a_label::has_a_label_prefix;
use bidiscope_bidi::name::{Character, LabelSpan, Notation, is_label_separator, text_from_utf8};
use bidiscope_bidi::order::one_to_one::OneToOneDisplayEngine;
use bidiscope_idna::batch::{
    BatchAnalyzer, BidiRuleViolatingCharacter, JudgedLabel, RegistrationWithWarnings,
};
use bidiscope_idna::verdict::{
    FindingKind, NotADomainNameKind, ParentZone, RegistrationPermission, RuleVerdict, Zone, ZoneError, uts46,
};
use bidiscope_lgr::RulesetValidity;
use bidiscope_url::{
    UrlHostCheck, UrlHostFault, judge_registration_of_analyzed, not_a_domain_name,
    without_hebrew_arabic_points,
};

use crate::fields::ListEntryFields;

use super::appearance::fill_appearance;
use super::cell::{BidiRuleViolation, RowError, ScanColumnValue};
use super::column::ScanColumn;
use super::columns::ScanColumnSet;
use super::listed_variants::LabelVariants;
use super::on_request::fill_on_request;
use super::rfc3454_change::Rfc3454To5893Change;
use super::row::{NameAppearance, NameRow};
use super::row_host::{HOST_COLUMNS, UrlHostInParagraphs};
use super::scan_options::ScanOptions;
use super::skeleton::SkeletonBuilder;
use super::zone_rules::{ZonePlace, ZoneTable};

/// The columns that need a verdict, beside those of rulesets.
const VERDICT_COLUMNS: ScanColumnSet = ScanColumnSet::of(&[
    ScanColumn::AsciiName,
    ScanColumn::BidiDomainName,
    ScanColumn::BidiRule,
    ScanColumn::Violations,
    ScanColumn::Registration,
    ScanColumn::Reasons,
    ScanColumn::Warnings,
    ScanColumn::Suggestion,
    ScanColumn::Parent,
    ScanColumn::LabelsBelow,
    ScanColumn::UName,
    ScanColumn::ReasonText,
    ScanColumn::WarningText,
    ScanColumn::LabelVerdicts,
    ScanColumn::Scripts,
    ScanColumn::Rfc3454,
]);

/// The columns with variants of the judged label.
const VARIANT_COLUMNS: ScanColumnSet =
    ScanColumnSet::of(&[ScanColumn::VariantsAllocatable, ScanColumn::VariantsBlocked, ScanColumn::Variants]);

/// The parent zone as the field of an entry has it.
#[derive(Clone, Debug)]
struct StatedParent {
    /// The text of the field; `None` where it is none.
    text: Option<String>,
    zone: Result<ParentZone, RowError>,
}

/// Makes the rows of names one by one, in memory that is reused.
#[derive(Clone, Debug)]
pub struct NameRowBuilder {
    options: ScanOptions,
    /// The parent zone of the last entry that states one.
    stated_parent: Option<StatedParent>,
    /// The columns to compute: those asked for, and those from which comparison columns are made.
    columns: ScanColumnSet,
    /// Whether names are compared.
    is_compared: bool,
    /// Whether any column needs a verdict.
    needs_verdicts: bool,
    /// Whether any column is on request.
    has_on_request: bool,
    analyzer: BatchAnalyzer,
    zones: ZoneTable,
    orderer: OneToOneDisplayEngine,
    skeletons: SkeletonBuilder,
    /// Analyzes the name without the root's full stop, or its DNS form.
    other_analyzer: BatchAnalyzer,
    row: NameRow,
    /// The DNS form of the name while it is computed.
    ascii_name: String,
}

impl NameRowBuilder {
    /// A builder of rows with these columns, and with the [sources](ScanColumn::columns_it_compares) of the comparison columns
    /// among them.
    pub fn new(options: ScanOptions) -> Self {
        let columns = options.computed_columns.adding_columns_it_compares();
        let is_judged =
            options.registry_rules.has_rulesets() && columns.iter().any(ScanColumn::needs_rulesets);
        Self {
            is_compared: options.computed_columns.iter().any(ScanColumn::compares_with_other_names),
            needs_verdicts: is_judged || columns.intersects(VERDICT_COLUMNS),
            has_on_request: columns.iter().any(ScanColumn::is_only_on_request),
            zones: ZoneTable::new(&options),
            row: NameRow { list_source: options.list_source.clone(), ..NameRow::default() },
            options,
            stated_parent: None,
            columns,
            analyzer: BatchAnalyzer::new(),
            orderer: OneToOneDisplayEngine::new(),
            skeletons: SkeletonBuilder::new(),
            other_analyzer: BatchAnalyzer::new(),
            ascii_name: String::new(),
        }
    }

    /// The row of the name in this line, from 1. `name_bytes` is the name as it is written; where it is not UTF-8,
    /// the row says so in `error`. The next call overwrites the row. Its parent zone is [`ScanOptions::parent_zone`].
    pub fn build_row(&mut self, line_number: u64, name_bytes: &[u8]) -> &NameRow {
        if self.stated_parent.take().is_some() {
            self.set_zone_of_parent();
        }
        self.row_below_parent(line_number, name_bytes)
    }

    /// As [`Self::build_row`], of the name of an entry with these other fields: its parent zone is the one that they state, where
    /// [`ScanOptions::parent_zone_field`] names a field for it.
    pub fn build_entry_row(
        &mut self,
        line_number: u64,
        name_bytes: &[u8],
        entry_fields: &ListEntryFields,
    ) -> &NameRow {
        self.read_parent(entry_fields);
        self.row_below_parent(line_number, name_bytes);
        if let Some(previous) =
            self.options.previous_scan_rows.as_ref().filter(|_| self.row.row_error.is_none())
        {
            let line = line_number - self.options.list_source.line_count_before;
            let holder =
                self.options.name_holder_field_index.map(|it| entry_fields.field_value(it).to_string());
            self.row.previous_scan_answer = previous
                .previous_answer_about_name(
                    self.row.decoded_or_typed_name(),
                    holder.as_deref().map(str::trim),
                    line,
                )
                .cloned();
        }
        &self.row
    }

    fn row_below_parent(&mut self, line: u64, bytes: &[u8]) -> &NameRow {
        // Reuses the memory of the last name.
        if let Some(ascii_name) = self.row.ascii_name.take() {
            self.ascii_name = ascii_name;
        }
        self.row.clear(line);
        self.fill_entry(bytes);
        let given = bytes;
        let bytes = if self.options.trims_white_space { trimmed(bytes) } else { bytes };
        self.row.is_trimmed = bytes.len() < given.len();
        if let Some(StatedParent { zone: Err(error), .. }) = &self.stated_parent {
            self.row.set_error(error.clone(), bytes);
            return &self.row;
        }
        match self.read(bytes, true) {
            Ok(()) => {
                let place = self.zones.place(&self.analyzer);
                self.row.is_outside_registry_zones = self.zones.is_outside(place, &self.analyzer);
                self.row.is_profile_zone = self.row.is_outside_registry_zones && place.is_zone();
                self.fill_displays();
                self.fill_verdicts(place);
                if self.row.has_noncanonical_a_label() || self.is_read_otherwise() {
                    self.analyzer.append_typed_name(&mut self.row.typed_name_if_different);
                }
            }
            Err(error) => self.row.set_error(error.into(), bytes),
        }
        &self.row
    }

    /// As [`Self::build_row`], for an owner in a zone file that is no registration
    /// ([`ListEntry::is_unregistered_zone_file_owner`](crate::ListEntry)): it gets displays and no verdict, and need not be
    /// below the parent zone.
    pub fn build_unregistered_owner_row(
        &mut self,
        line_number: u64,
        zone_file_owner_bytes: &[u8],
    ) -> &NameRow {
        self.row.clear(line_number);
        self.fill_entry(zone_file_owner_bytes);
        match self.read(zone_file_owner_bytes, false) {
            Ok(()) => {
                self.fill_displays();
                let row = &mut self.row;
                row.is_bidi_domain_name = Some(self.analyzer.is_bidi_domain_name());
                row.bidi_rule_verdict = Some(RuleVerdict::NotApplicable);
                row.registration_permission = Some(RegistrationPermission::NotApplicable);
                row.registration_reasons.push(FindingKind::ZoneOwner);
                if self.columns.has(ScanColumn::AsciiName) {
                    row.ascii_name =
                        self.analyzer.current_input().name().and_then(uts46::to_ascii_nontransitional);
                }
            }
            Err(error) => self.row.set_error(error.into(), zone_file_owner_bytes),
        }
        &self.row
    }

    /// The row of the entry in this line, from 1, in which no name can be read for this reason. The next call overwrites the
    /// row.
    pub fn build_unreadable_row(&mut self, line_number: u64, row_error: impl Into<RowError>) -> &NameRow {
        self.row.clear(line_number);
        self.row.row_error = Some(row_error.into());
        &self.row
    }

    fn set_zone_of_parent(&mut self) {
        let parent = parent(self.stated_parent.as_ref(), &self.options);
        self.zones.set_parent(&self.options.registry_rules, parent.map(ParentZone::zone));
    }

    fn read_parent(&mut self, fields: &ListEntryFields) {
        let Some(field) = self.options.parent_zone_field else { return };
        let (text, is_text) = match fields.field_value(field.selected_field_index) {
            ScanColumnValue::Text(text) => (text.trim(), true),
            ScanColumnValue::JsonFromList(value) => (value, false),
            _ => ("", true),
        };
        if is_text && self.stated_parent.as_ref().is_some_and(|it| it.text.as_deref() == Some(text)) {
            return;
        }
        let zone = match (text, is_text) {
            (value, false) if value.starts_with('"') => Err(RowError::ParentWithLoneSurrogate),
            (_, false) => Err(RowError::ParentNotText),
            ("", true) => Err(RowError::NoParent),
            _ => ParentZone::read(text.as_bytes(), field.appends_zone_to_names, self.options.name_notation)
                .map_err(RowError::Parent),
        };
        self.stated_parent = Some(StatedParent { text: is_text.then(|| text.to_owned()), zone });
        self.set_zone_of_parent();
    }

    /// Judges the next rows by the rules of this zone of the profile, in characters, in which their names end; with `None`
    /// each by those of the zone that it is in.
    pub fn set_profile_zone(&mut self, zone: Option<&str>) {
        let zone = zone.and_then(|it| Zone::read(it, Notation::Unicode).ok());
        self.zones.set_parent(&self.options.registry_rules, zone.as_ref());
    }

    /// The last row, with the other fields of its entry.
    pub fn last_row_with_fields(&mut self, fields: &ListEntryFields) -> &NameRow {
        if !fields.is_empty() {
            self.row.entry_fields.clone_from(fields);
            if let Some(index) = self.options.name_holder_field_index {
                self.row.name_holder.push_str(fields.field_value(index).to_string().trim());
            }
        }
        &self.row
    }

    /// Reads a name into the analyzer and the row; with an applicant, it has to be below the parent zone.
    fn read(&mut self, bytes: &[u8], has_applicant: bool) -> Result<(), ZoneError> {
        let notation = self.options.name_notation;
        let Self { analyzer, row, stated_parent, options, .. } = self;
        let Some(under) = parent(stated_parent.as_ref(), options) else {
            let text = text_from_utf8(bytes)?;
            analyzer.read(text, notation)?;
            if notation == Notation::Unicode && analyzer.is_name_without_a_labels() {
                row.name.push_str(text);
            } else {
                analyzer.append_name(&mut row.name);
            }
            return Ok(());
        };
        analyzer.read_bytes(&under.full_name_text(bytes), notation)?;
        if has_applicant {
            if under.is_appended_to_names() && analyzer.is_current_input_url() {
                return Err(ZoneError::AppendedToUrl);
            }
            analyzer.applicant_label_index_range(under.zone())?;
        }
        analyzer.append_name(&mut row.name);
        row.ends_in_zone_twice = under.is_appended_twice_in(&row.name);
        Ok(())
    }

    /// Whether the characters of the name alone do not say which name it is: a label that was typed as an A-label begins with
    /// `xn--` when it is decoded, or cannot be.
    fn is_read_otherwise(&self) -> bool {
        let analyzer = &self.analyzer;
        let begins = |it: &LabelSpan| {
            has_a_label_prefix(&analyzer.current_input_characters()[it.character_range.clone()])
        };
        self.options.name_notation.decodes_a_labels()
            && !analyzer.is_name_without_a_labels()
            && analyzer.current_name_labels().iter().any(begins)
    }

    fn fill_entry(&mut self, bytes: &[u8]) {
        if self.columns.has(ScanColumn::Input) {
            self.row.entry_text.push_str(&String::from_utf8_lossy(bytes));
        }
    }

    /// Computes the displays and skeletons.
    fn fill_displays(&mut self) {
        let has_parent = parent(self.stated_parent.as_ref(), &self.options).is_some();
        let Self { analyzer, other_analyzer, orderer, skeletons, row, .. } = self;
        let columns = self.columns;
        // A URL whose host is an IP address is no name, and has a host all the same.
        if columns.intersects(HOST_COLUMNS) && analyzer.is_current_input_url() {
            row.url_host = UrlHostInParagraphs::of(&analyzer.current_input());
        }
        if columns.has(ScanColumn::HostFaults) {
            let name = analyzer.current_input();
            let is_in_zone = has_parent && analyzer.is_current_input_url();
            let kind = is_in_zone.then_some(NotADomainNameKind::Url);
            let kind = kind.or_else(|| not_a_domain_name(&name).map(|it| it.input_kind));
            let faults = UrlHostCheck::of_unanalyzed_input(&name, kind).all_distinct_faults();
            row.host_fault_ids = faults.into_iter().map(UrlHostFault::id).collect::<Vec<_>>().join(" ");
        }
        if columns.has(ScanColumn::WithoutPoints) {
            match without_hebrew_arabic_points(&analyzer.current_input()) {
                Some(bare) => row.name_without_points.push_str(&bare),
                None => row.name_without_points.push_str(&row.name),
            }
        }
        fill_appearance(
            analyzer,
            (orderer, skeletons),
            columns,
            &row.name,
            (&mut row.displays, &mut row.skeletons),
        );
        if !self.is_compared {
            return;
        }
        let characters = analyzer.current_input_characters();
        let (own, name) = match characters.split_last() {
            Some((root, others)) if is_label_separator(root.scalar) && !others.is_empty() => {
                (others, &row.name[..row.name.len() - root.scalar.len_utf8()])
            }
            _ => (characters, row.name.as_str()),
        };
        let folds =
            self.options.compares_ignoring_ascii_case && name.bytes().any(|it| it.is_ascii_uppercase());
        if folds {
            // A small letter has the class of its capital.
            let folded = |it: &Character| Character { scalar: it.scalar.to_ascii_lowercase(), ..*it };
            other_analyzer.set_current_input_characters(&own.iter().map(folded).collect::<Vec<_>>());
            row.name_without_points.make_ascii_lowercase();
        } else if own.len() < characters.len() {
            other_analyzer.set_current_input_characters(own);
        } else {
            return;
        }
        let mut it = Box::<NameAppearance>::default();
        it.name = if folds { name.to_ascii_lowercase() } else { name.to_owned() };
        let NameAppearance { name, displays, skeletons: of_it } = &mut *it;
        fill_appearance(other_analyzer, (orderer, skeletons), columns, name, (displays, of_it));
        row.compared_appearance = Some(it);
    }

    /// Computes the columns of verdicts.
    fn fill_verdicts(&mut self, place: ZonePlace) {
        if !self.needs_verdicts {
            return;
        }
        let (row, (zone, of)) = (&mut self.row, self.zones.rules_at(place, &self.analyzer));
        let zone = zone.as_ref();
        let wants_warnings =
            self.columns.has(ScanColumn::Warnings) || self.columns.has(ScanColumn::WarningText);
        let mut judged =
            judge_registration_of_analyzed(&self.analyzer, zone, wants_warnings, &mut self.ascii_name);
        row.ascii_name = (!self.ascii_name.is_empty()).then(|| std::mem::take(&mut self.ascii_name));
        if let Some(JudgedLabel { label_index: label, ruleset_evaluation: answer }) =
            self.analyzer.apply_registry_rules(zone, &mut of.rulesets, &of.rules, &mut judged)
        {
            if self.columns.has(ScanColumn::LgrIndex) {
                let index_labels = of.rulesets.variant_index_labels_of_last_evaluated(&answer);
                row.variant_keys
                    .extend(index_labels.iter().map(|it| with_index_label(&self.analyzer, label, it)));
            }
            if self.columns.intersects(VARIANT_COLUMNS) && answer.has_non_invalid_disposition() {
                let characters = &self.analyzer.current_input_characters()
                    [self.analyzer.current_name_labels()[label].character_range.clone()];
                let scalars: Vec<char> = characters.iter().map(|it| it.scalar.to_ascii_lowercase()).collect();
                let ruleset = &of.rulesets.rulesets()[answer.ruleset_index].ruleset;
                row.label_variants = Some(Box::new(LabelVariants::new(ruleset, &scalars, self.columns)));
            }
            row.is_ruleset_outside_validity =
                of.rulesets.rulesets()[answer.ruleset_index].ruleset.validity_on_day_of_use()
                    != RulesetValidity::Valid;
            row.ruleset_evaluation = Some(answer);
        }
        let RegistrationWithWarnings { registration_verdict, warning_kinds } = judged;
        row.registration_permission = Some(registration_verdict.permission);
        row.registration_reasons = registration_verdict.deciding_finding_kinds;
        row.warning_kinds = warning_kinds;
        if self.has_on_request {
            fill_on_request((&self.analyzer, &mut self.other_analyzer), (zone, of), self.columns, row);
        }
        if row.registration_reasons == [FindingKind::NotADomainName] {
            row.is_bidi_domain_name = Some(false);
            return;
        }
        let verdict = self.analyzer.bidi_rule_verdict();
        if self.columns.has(ScanColumn::Rfc3454) {
            row.rfc3454_change = Some(Rfc3454To5893Change::of(&self.analyzer.current_input(), verdict));
        }
        row.is_bidi_domain_name = Some(self.analyzer.is_bidi_domain_name());
        row.bidi_rule_verdict = Some(verdict);
        if verdict == RuleVerdict::Violated && self.columns.has(ScanColumn::Violations) {
            let violations = self.analyzer.bidi_rule_violating_characters();
            let violation = |it: BidiRuleViolatingCharacter| BidiRuleViolation {
                label_index: it.label_index,
                violated_condition: it.condition,
                character_index_in_name: it.character_index_in_name,
            };
            row.bidi_rule_violations.extend(violations.map(violation));
        }
    }
}

/// An entry without white space at its ends; of one that is not UTF-8 only ASCII is looked at.
fn trimmed(bytes: &[u8]) -> &[u8] {
    // The first byte of the last character.
    let last = bytes.iter().rev().find(|it| !(0x80..=0xBF).contains(*it));
    // Nearly every entry has none, which these two bytes show: the whole entry is not checked for that.
    match bytes.first().zip(last) {
        Some((first, last)) if !may_be_space(*first) && !may_be_space(*last) => bytes,
        _ => std::str::from_utf8(bytes).map_or(bytes.trim_ascii(), |it| it.trim().as_bytes()),
    }
}

/// Whether white space may begin with this byte: of ASCII, or beyond it (U+0085, U+00A0, U+1680, U+2000 to U+205F, U+3000).
const fn may_be_space(byte: u8) -> bool {
    !matches!(byte, b'!'..=b'~' | 0xC3..=0xE0 | 0xE4..)
}

/// The labels of the analyzer's name, the judged one replaced by an index label, each followed by a full stop. Capital
/// letters of ASCII count as small ones, as they do for the judged label.
fn with_index_label(analyzer: &BatchAnalyzer, judged: usize, index_label: &[char]) -> String {
    let mut labels = String::new();
    for (number, label) in analyzer.current_name_labels().iter().enumerate() {
        if number == judged {
            labels.extend(index_label);
        } else {
            let characters = &analyzer.current_input_characters()[label.character_range.clone()];
            labels.extend(characters.iter().map(|it| it.scalar.to_ascii_lowercase()));
        }
        labels.push('.');
    }
    labels
}

/// The parent zone of a row: the one that its entry states, where it states one, else that of the options.
fn parent<'a>(stated: Option<&'a StatedParent>, options: &'a ScanOptions) -> Option<&'a ParentZone> {
    match stated {
        Some(stated) => stated.zone.as_ref().ok(),
        None => options.parent_zone.as_ref(),
    }
}
