//! Makes the row of a name of a list.

use std::borrow::Cow;

use bidiscope_bidi::index::LogicalIndex;
use bidiscope_bidi::name::{Character, Notation, is_label_separator};
use bidiscope_bidi::order::one_to_one::OneToOneEngine;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::rfc5893::RTL_CLASSES;
use bidiscope_idna::verdict::{FindingKind, ParentZone, Permission, Verdict, ZoneError, uts46};

use crate::read::EntryError;

use super::column::{Column, Columns};
use super::row::{Appearance, NameRow, RowError, Violation};
use super::skeleton::SkeletonBuilder;

/// How the names of a list are read, and which columns are computed for each.
#[derive(Clone, Debug)]
pub struct ScanOptions {
    /// The notation in which the names are written.
    pub notation: Notation,
    /// The parent zone, below which the names would be registered; without it every label is the applicant's.
    pub parent: Option<ParentZone>,
    /// The columns to compute; others are left empty.
    pub columns: Columns,
}

impl Default for ScanOptions {
    fn default() -> Self {
        Self { notation: Notation::Unicode, parent: None, columns: Columns::without_comparisons() }
    }
}

/// Makes the rows of names one by one, in memory that is reused.
#[derive(Clone, Debug)]
pub struct RowBuilder {
    options: ScanOptions,
    /// The columns to compute: those asked for, and those from which comparison columns are made.
    columns: Columns,
    analyzer: BatchAnalyzer,
    orderer: OneToOneEngine,
    skeletons: SkeletonBuilder,
    /// Analyzes a name without the root's full stop.
    analyzer_without_root: BatchAnalyzer,
    row: NameRow,
    /// The DNS form of the name while it is computed.
    ascii_name: String,
}

impl RowBuilder {
    /// A builder of rows with these columns, and with the [sources](Column::sources) of the comparison columns among
    /// them.
    pub fn new(options: ScanOptions) -> Self {
        let columns = options.columns.with_sources();
        Self {
            options,
            columns,
            analyzer: BatchAnalyzer::new(),
            orderer: OneToOneEngine::new(),
            skeletons: SkeletonBuilder::new(),
            analyzer_without_root: BatchAnalyzer::new(),
            row: NameRow::default(),
            ascii_name: String::new(),
        }
    }

    /// The row of the name in this line, from 1. `bytes` is the name as it is written; where it is not UTF-8,
    /// the row says so in `error`. The next call overwrites the row.
    pub fn row(&mut self, line: u64, bytes: &[u8]) -> &NameRow {
        // Reuses the memory of the last name.
        if let Some(ascii_name) = self.row.ascii_name.take() {
            self.ascii_name = ascii_name;
        }
        self.row.clear(line);
        match self.read(bytes, true) {
            Ok(()) => {
                self.fill_displays();
                self.fill_verdicts();
                if self.row.reasons.contains(&FindingKind::NoncanonicalALabel) {
                    let parent = self.options.parent.as_ref();
                    let written = parent.map_or(Cow::Borrowed(bytes), |it| it.full_text(bytes));
                    self.row.input.push_str(&String::from_utf8_lossy(&written));
                }
            }
            Err(error) => self.row.set_error(error.into(), bytes),
        }
        &self.row
    }

    /// As [`Self::row`], for an owner in a zone file that is no registration: it gets displays and no verdict, and need
    /// not be below the parent zone.
    pub fn zone_owner_row(&mut self, line: u64, bytes: &[u8]) -> &NameRow {
        self.row.clear(line);
        match self.read(bytes, false) {
            Ok(()) => {
                self.fill_displays();
                let row = &mut self.row;
                row.bidi_domain_name = Some(self.analyzer.is_bidi_domain_name());
                row.bidi_rule = Some(Verdict::NotApplicable);
                row.registration = Some(Permission::NotApplicable);
                row.reasons.push(FindingKind::ZoneOwner);
                if self.columns.has(Column::AsciiName) {
                    row.ascii_name = uts46::to_dns(&self.analyzer.name());
                }
            }
            Err(error) => self.row.set_error(error.into(), bytes),
        }
        &self.row
    }

    /// The row of the entry in this line, in which no name can be found for this reason.
    pub fn unreadable_row(&mut self, line: u64, error: &EntryError) -> &NameRow {
        self.row.clear(line);
        self.row.error = Some(RowError::Entry(error.clone()));
        &self.row
    }

    /// Reads a name into the analyzer; with an applicant, it has to be below the parent zone.
    fn read(&mut self, bytes: &[u8], has_applicant: bool) -> Result<(), ZoneError> {
        let notation = self.options.notation;
        let Some(under) = &self.options.parent else {
            return self.analyzer.read_bytes(bytes, notation).map_err(ZoneError::from);
        };
        self.analyzer.read_bytes(&under.full_text(bytes), notation)?;
        if !has_applicant {
            return Ok(());
        }
        self.analyzer.applicants_labels(under.zone()).map(drop).map_err(ZoneError::from)
    }

    /// Computes the displays and skeletons.
    fn fill_displays(&mut self) {
        let Self { options, analyzer, analyzer_without_root, orderer, skeletons, row, .. } = self;
        let columns = self.columns;
        analyzer.append_name(&mut row.name);
        fill_appearance(
            analyzer,
            (orderer, skeletons),
            columns,
            &row.name,
            (&mut row.displays, &mut row.skeletons),
        );
        let is_compared = options.columns.iter().any(Column::is_comparison);
        if let Some((root, others)) = analyzer.characters().split_last().filter(|_| is_compared)
            && is_label_separator(root.scalar)
            && !others.is_empty()
        {
            analyzer_without_root.load(others);
            let mut it = Box::<Appearance>::default();
            let name = &row.name[..row.name.len() - root.scalar.len_utf8()];
            fill_appearance(
                analyzer_without_root,
                (orderer, skeletons),
                columns,
                name,
                (&mut it.displays, &mut it.skeletons),
            );
            row.without_root = Some(it);
        }
    }

    /// Computes the columns of verdicts.
    fn fill_verdicts(&mut self) {
        const VERDICT_COLUMNS: [Column; 7] = [
            Column::AsciiName,
            Column::BidiDomainName,
            Column::BidiRule,
            Column::Violations,
            Column::Registration,
            Column::Reasons,
            Column::Warnings,
        ];
        if !VERDICT_COLUMNS.iter().any(|&it| self.columns.has(it)) {
            return;
        }
        let (row, zone) = (&mut self.row, self.options.parent.as_ref().map(ParentZone::zone));
        let wants_warnings = self.columns.has(Column::Warnings);
        let (registration, warnings) = self.analyzer.registration(zone, wants_warnings, &mut self.ascii_name);
        row.ascii_name = (!self.ascii_name.is_empty()).then(|| std::mem::take(&mut self.ascii_name));
        (row.registration, row.reasons) = (Some(registration.verdict), registration.reasons);
        row.warnings = warnings;
        if row.reasons == [FindingKind::NotADomainName] {
            row.bidi_domain_name = Some(false);
            return;
        }
        let verdict = self.analyzer.verdict();
        row.bidi_domain_name = Some(self.analyzer.is_bidi_domain_name());
        row.bidi_rule = Some(verdict);
        if verdict != Verdict::Violated {
            return;
        }
        for (label, judged) in self.analyzer.judge().labels.iter().enumerate() {
            for it in &judged.conditions {
                let violation = |&character| Violation { label, condition: it.condition, character };
                row.violations.extend(it.characters.iter().map(violation));
            }
        }
    }
}

/// Appends the characters of a name in visual order.
fn write_in_order(display: &mut String, name: &str, characters: &[Character], order: &[LogicalIndex]) {
    if order.iter().enumerate().all(|(place, at)| at.0 == place) {
        return display.push_str(name);
    }
    display.reserve(name.len());
    for at in order {
        display.push(characters[at.0].scalar);
    }
}

/// Computes the displays and skeletons of the analyzer's name, as far as the columns need them.
fn fill_appearance(
    analyzer: &mut BatchAnalyzer,
    (orderer, builder): (&mut OneToOneEngine, &mut SkeletonBuilder),
    columns: Columns,
    name: &str,
    (displays, skeletons): (&mut [String; 3], &mut [String; 2]),
) {
    let [one_to_one, display_ltr, display_rtl] = displays;
    let [skeleton_ltr, skeleton_rtl] = skeletons;
    if columns.has(Column::DisplayOneToOne) {
        if analyzer.classes().intersects(RTL_CLASSES) {
            let characters = analyzer.characters();
            write_in_order(one_to_one, name, characters, orderer.order(characters));
        } else {
            // Without right-to-left letters and Arabic digits every character is left-to-right.
            one_to_one.push_str(name);
        }
    }
    for (direction, (display_column, display), (skeleton_column, skeleton)) in [
        (ParagraphDirection::LTR, (Column::DisplayLtr, display_ltr), (Column::SkeletonLtr, skeleton_ltr)),
        (ParagraphDirection::RTL, (Column::DisplayRtl, display_rtl), (Column::SkeletonRtl, skeleton_rtl)),
    ] {
        if !columns.has(display_column) && !columns.has(skeleton_column) {
            continue;
        }
        let (characters, order, levels) = analyzer.order_and_levels(direction);
        if columns.has(display_column) {
            write_in_order(display, name, characters, order);
        }
        if columns.has(skeleton_column) {
            builder.write(characters, order, levels, skeleton);
        }
    }
}
