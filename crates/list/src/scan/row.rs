//! The row of one name of a list.

use std::sync::Arc;

use bidiscope_bidi::name::{is_label_separator, unicode_version};
use bidiscope_idna::verdict::{Finding, FindingKind, Permission, RulesetEvaluation, Verdict};

use super::cell::{ColumnValue, RowError, RowLabel, ViolatingCharacter, text_cell};
use super::column::Column;
use super::listed_variants::ListedVariants;
use super::rfc3454_change::Rfc3454Change;
use super::row_host::{HOST_COLUMNS, RowHost};
use crate::PreviousAnswer;
use crate::fields::EntryFields;

/// The row of one name. A column that was not asked for or does not apply is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NameRow {
    /// The line in which the name begins, from 1; of several lists, counted on from one to the next.
    pub line: u64,
    /// Which of several lists the name is in.
    pub source: ListSource,
    /// The characters in logical order, A-labels decoded; empty where the name cannot be read.
    pub name: String,
    /// The DNS form: the result of UTS #46; `None` where it refuses the name.
    pub ascii_name: Option<String>,
    /// Whether it is a Bidi domain name: some label has a character of class R, AL or AN. `None` where the
    /// name cannot be read, or no column of verdicts was asked for.
    pub bidi_domain_name: Option<bool>,
    /// Whether it satisfies the Bidi rule (RFC 5893 section 2); `None` where the name cannot be read, is no
    /// domain name, or no column of verdicts was asked for.
    pub bidi_rule: Option<Verdict>,
    /// The characters that violate the Bidi rule, in the order of labels and conditions.
    pub violations: Vec<ViolatingCharacter>,
    /// The displays: one-to-one, in a left-to-right and in a right-to-left paragraph.
    pub displays: [String; 3],
    /// Why the name cannot be read; `None` where it can.
    pub error: Option<RowError>,
    /// The name as it was typed, in characters, where `name` would be read as another one: a label is written as an A-label
    /// that is not its own, or begins with `xn--` when it is decoded, or cannot be. Of a name that cannot be read the entry.
    /// Else empty, and so where no name can be found in the entry.
    pub input: String,
    /// Whether IDNA2008 and the registry's rulesets allow its registration; `None` where the name cannot be read, or no
    /// column of verdicts was asked for.
    pub registration: Option<Permission>,
    /// The kinds of findings that are the reasons for `registration`.
    pub reasons: Vec<FindingKind>,
    /// The kinds of the warnings.
    pub warnings: Vec<FindingKind>,
    /// The skeletons in a left-to-right and in a right-to-left paragraph.
    pub skeletons: [String; 2],
    /// What the registry's rulesets (RFC 7940) say of the label that they judge
    /// ([`Analysis::ruleset_label_index`](bidiscope_idna::verdict::Analysis::ruleset_label_index)); `None` where no label is judged, or no
    /// column of rulesets was asked for.
    pub ruleset_answer: Option<RulesetEvaluation>,
    /// Whether the ruleset of that answer is not valid on the day of its use.
    pub is_ruleset_outside_validity: bool,
    /// The labels with the judged one replaced by an index label, see [`ComparisonKeys::variant_keys`]; none where it has none.
    pub variant_keys: Vec<String>,
    /// The variants of the judged label; `None` unless asked for, and where no label is judged.
    pub listed_variants: Option<Box<ListedVariants>>,
    /// Whether the name is in none of the registry's zones, or is itself one of them; not where there are none.
    pub is_outside_zones: bool,
    /// Whether the name is itself a zone of the registry's profile, which nobody registers.
    pub is_profile_zone: bool,
    /// Whether the zone was put after a name that ends in it already.
    pub has_zone_twice: bool,
    /// The name without the root's full stop, and in small letters where [case is ignored](super::ScanOptions::ignores_case), by
    /// which it is compared. `None` where that is the name itself, or no comparison column was asked for.
    pub compared_appearance: Option<Box<Appearance>>,
    /// Who asks for the name or holds it, without white space at the ends; empty where the entry names nobody, or without
    /// [`ScanOptions::holder_field_index`](super::ScanOptions::holder_field_index).
    pub holder: String,
    /// What an earlier scan answered about the name; `None` where it did not, or without
    /// [`ScanOptions::previous`](super::ScanOptions::previous).
    pub previous: Option<PreviousAnswer>,
    /// The entry as the list has it, with white space at its ends; empty unless asked for.
    pub entry_text: String,
    /// The first name suggested for one that is refused; empty where there is none, or unless asked for.
    pub suggestion: String,
    /// The zone in which the name would be registered; empty without one, or unless asked for.
    pub parent: String,
    /// How many labels the name has below the parent zone; `None` without one, or unless asked for.
    pub labels_below: Option<usize>,
    /// The DNS form with its A-labels decoded; empty where the name is refused, or unless asked for.
    pub u_name: String,
    /// The scripts of the applicant's labels by name, such as `Arabic; Latin`; empty unless asked
    /// for.
    pub scripts: String,
    /// The verdict on each label; empty unless asked for.
    pub labels: Vec<RowLabel>,
    /// The name without its points; empty unless asked for.
    pub without_points: String,
    /// The host of a URL; `None` unless asked for, and for what is none.
    pub host: Option<Box<RowHost>>,
    /// Why the name fails the check of its host: identifiers, separated by spaces; empty unless asked for.
    pub host_faults: String,
    /// The verdict of RFC 3454 compared with that of the Bidi rule; `None` unless asked for, and for what is no domain
    /// name.
    pub rfc3454: Option<Rfc3454Change>,
    /// Whether white space at the ends of the entry was taken off, see [`ScanOptions::trims`](super::ScanOptions::trims).
    pub is_trimmed: bool,
    /// What was found of the kinds in `reasons` and `warnings`; empty unless a column has it in words.
    pub findings: Vec<Finding>,
    /// The other columns or keys of the entry.
    pub fields: EntryFields,
}

/// One of several lists that are scanned one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListSource {
    /// Its name, such as that of its file; `None` if there is only one list.
    pub name: Option<Arc<str>>,
    /// How many lines the lists that were read before it have.
    pub lines_before: u64,
}

/// What a name looks like: its characters, its displays, and its skeletons (UTS #39).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Appearance {
    /// The name, its A-labels decoded.
    pub name: String,
    /// The displays: one-to-one, in a left-to-right and in a right-to-left paragraph.
    pub displays: [String; 3],
    /// The skeletons in a left-to-right and in a right-to-left paragraph.
    pub skeletons: [String; 2],
}

/// The cell of what a ruleset says.
fn answer_cell(answer: &RulesetEvaluation, column: Column) -> ColumnValue<'_> {
    match column {
        Column::LgrDisposition => ColumnValue::Text(&answer.disposition),
        // A ruleset has at most some millions of actions.
        Column::LgrAction => ColumnValue::Index(answer.action.map_or(-1, |it| it as i64)),
        Column::LgrIndex => answer.index_label.as_deref().map_or(ColumnValue::Empty, ColumnValue::CodePoints),
        _ => ColumnValue::Empty,
    }
}

/// The texts by which a name is compared with others. In a row with comparison columns all are without the root's
/// full stop, which makes no difference. An empty key never matches: the name cannot be read, or the column was not asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComparisonKeys<'a> {
    /// The characters in logical order.
    pub name: &'a str,
    /// The DNS form: equal for names that are the same in the DNS. Where UTS #46 refuses the name, the name as the list has it.
    pub ascii_name: &'a str,
    /// The displays: one-to-one, in a left-to-right and in a right-to-left paragraph.
    pub displays: [&'a str; 3],
    /// The skeletons in a left-to-right and in a right-to-left paragraph.
    pub skeletons: [&'a str; 2],
    /// The labels, each with a full stop after it, of which the judged one is replaced by its index label: once for each
    /// different index label under the rulesets that have its code points. Variants have one of these in common.
    pub variant_keys: &'a [String],
    /// The name without points: equal for names that differ only in points.
    pub without_points: &'a str,
    /// Who asks for the name or holds it: holders are the same where this text is, and nobody is not the same as nobody.
    pub holder: &'a str,
    /// Whether the name is allowed, or a person has to decide; `false` for one that is itself a zone of the profile, which nobody
    /// registers, and where no column of verdicts was asked for. Only such names are contested ([`Column::ContestedWith`]).
    pub may_be_registered: bool,
}

impl<'a> ComparisonKeys<'a> {
    /// The text of a column that [comparison columns are made from](Column::compared_columns), empty where it matches nothing. Of
    /// several variants it is the first. Other columns have none.
    #[inline]
    pub fn text(&self, column: Column) -> &'a str {
        match column {
            Column::Name => self.name,
            Column::AsciiName => self.ascii_name,
            Column::DisplayOneToOne => self.displays[0],
            Column::DisplayLtr => self.displays[1],
            Column::DisplayRtl => self.displays[2],
            Column::SkeletonLtr => self.skeletons[0],
            Column::SkeletonRtl => self.skeletons[1],
            Column::LgrIndex => self.variant_keys.first().map_or("", String::as_str),
            Column::WithoutPoints => self.without_points,
            Column::Holder => self.holder,
            _ => "",
        }
    }
}

impl NameRow {
    /// The value of a column; always empty for comparison columns.
    #[inline]
    pub fn cell(&self, column: Column) -> ColumnValue<'_> {
        match column {
            // One that stands in no line.
            Column::Line if self.line == 0 => ColumnValue::Empty,
            Column::Line => ColumnValue::Number(self.line - self.source.lines_before),
            Column::Name => text_cell(self.unambiguous_name()),
            // What is refused may not be in the DNS under any name.
            Column::AsciiName if self.registration == Some(Permission::Refused) => ColumnValue::Empty,
            Column::AsciiName => self.ascii_name.as_deref().map_or(ColumnValue::Empty, ColumnValue::Text),
            Column::BidiDomainName => self.bidi_domain_name.map_or(ColumnValue::Empty, ColumnValue::Bool),
            Column::BidiRule => {
                self.bidi_rule.map_or(ColumnValue::Empty, |it| ColumnValue::Identifier(it.id()))
            }
            Column::Violations if self.violations.is_empty() => ColumnValue::Empty,
            Column::Violations => ColumnValue::Violations(&self.violations),
            Column::DisplayOneToOne => text_cell(&self.displays[0]),
            Column::DisplayLtr => text_cell(&self.displays[1]),
            Column::DisplayRtl => text_cell(&self.displays[2]),
            Column::Error => self.error.as_ref().map_or(ColumnValue::Empty, ColumnValue::Error),
            Column::Registration => {
                self.registration.map_or(ColumnValue::Empty, |it| ColumnValue::Identifier(it.id()))
            }
            Column::Reasons if self.reasons.is_empty() => ColumnValue::Empty,
            Column::Reasons => ColumnValue::FindingKinds(&self.reasons),
            Column::Warnings if self.warnings.is_empty() => ColumnValue::Empty,
            Column::Warnings => ColumnValue::FindingKinds(&self.warnings),
            Column::SkeletonLtr => text_cell(&self.skeletons[0]),
            Column::SkeletonRtl => text_cell(&self.skeletons[1]),
            Column::Input => text_cell(&self.entry_text),
            Column::Holder => text_cell(&self.holder),
            Column::PreviousAnswer => text_cell(self.previous.as_ref().map_or("", |it| &it.answer)),
            Column::PreviousReasons => text_cell(self.previous.as_ref().map_or("", |it| &it.reasons)),
            Column::Suggestion => text_cell(&self.suggestion),
            Column::Parent => text_cell(&self.parent),
            Column::LabelsBelow => {
                self.labels_below.map_or(ColumnValue::Empty, |it| ColumnValue::Number(it as u64))
            }
            Column::UName => text_cell(&self.u_name),
            Column::WithoutPoints => text_cell(&self.without_points),
            Column::HostFaults => text_cell(&self.host_faults),
            Column::Rfc3454 => self.rfc3454.map_or(ColumnValue::Empty, |it| ColumnValue::Identifier(it.id())),
            Column::ReasonText if self.reasons.is_empty() => ColumnValue::Empty,
            Column::ReasonText => ColumnValue::FindingTexts(&self.reasons),
            Column::WarningText if self.warnings.is_empty() => ColumnValue::Empty,
            Column::WarningText => ColumnValue::FindingTexts(&self.warnings),
            Column::LabelVerdicts if self.labels.is_empty() => ColumnValue::Empty,
            Column::LabelVerdicts => ColumnValue::Labels(&self.labels),
            Column::Scripts => text_cell(&self.scripts),
            Column::File => self.source.name.as_deref().map_or(ColumnValue::Empty, ColumnValue::Text),
            Column::Unicode => ColumnValue::Identifier(unicode_version()),
            Column::Version => ColumnValue::Identifier(env!("CARGO_PKG_VERSION")),
            Column::VariantsAllocatable | Column::VariantsBlocked | Column::Variants => {
                self.listed_variants.as_deref().map_or(ColumnValue::Empty, |it| it.cell(column))
            }
            it if HOST_COLUMNS.has(it) => {
                self.host.as_deref().map_or(ColumnValue::Empty, |it| it.cell(column))
            }
            _ => self.ruleset_answer.as_ref().map_or(ColumnValue::Empty, |it| answer_cell(it, column)),
        }
    }

    /// The texts by which the name is compared with others.
    ///
    /// [`ScanOptions::columns`](super::ScanOptions::columns) must have named the comparison columns, not their sources
    /// alone: otherwise the displays and skeletons of a name that ends in a full stop still have it, and match only
    /// those of other names that end in one.
    pub fn keys(&self) -> ComparisonKeys<'_> {
        let (name, displays, skeletons) = match &self.compared_appearance {
            Some(it) => (&it.name, &it.displays, &it.skeletons),
            None => (&self.name, &self.displays, &self.skeletons),
        };
        ComparisonKeys {
            // Decoded, so that an A-label is the same in any case; but what decodes to another name's label is not that.
            name: without_root(if self.has_noncanonical_a_label() { &self.input } else { name }),
            ascii_name: without_root(self.ascii_name.as_deref().unwrap_or(self.unambiguous_name())),
            displays: displays.each_ref().map(String::as_str),
            skeletons: skeletons.each_ref().map(String::as_str),
            variant_keys: &self.variant_keys,
            without_points: without_root(&self.without_points),
            holder: &self.holder,
            may_be_registered: !self.is_profile_zone
                && matches!(self.registration, Some(Permission::Allowed | Permission::NeedsReview)),
        }
    }

    /// The name, its A-labels decoded unless that would be another name; empty where it cannot be read.
    pub fn unambiguous_name(&self) -> &str {
        match self.error {
            None if self.input.is_empty() => &self.name,
            None => &self.input,
            Some(_) => "",
        }
    }

    /// Whether the name has one label alone, the root's full stop aside.
    pub fn is_single_label(&self) -> bool {
        !without_root(&self.name).contains(is_label_separator)
    }

    /// Whether a label is written as an A-label that is not its own.
    pub(super) fn has_noncanonical_a_label(&self) -> bool {
        self.reasons.contains(&FindingKind::NoncanonicalALabel)
    }

    /// Says why `input` has no name.
    pub(super) fn set_error(&mut self, error: RowError, input: &[u8]) {
        self.error = Some(error);
        self.input.push_str(&String::from_utf8_lossy(input));
    }

    /// Empties the row and sets its line.
    pub(super) fn clear(&mut self, line: u64) {
        (self.line, self.is_trimmed) = (line, false);
        self.name.clear();
        self.input.clear();
        self.displays.iter_mut().for_each(String::clear);
        self.skeletons.iter_mut().for_each(String::clear);
        self.variant_keys.clear();
        (self.ascii_name, self.error, self.compared_appearance, self.ruleset_answer) =
            (None, None, None, None);
        (self.bidi_domain_name, self.bidi_rule, self.registration) = (None, None, None);
        (self.is_outside_zones, self.is_profile_zone, self.has_zone_twice) = (false, false, false);
        self.is_ruleset_outside_validity = false;
        self.violations.clear();
        self.reasons.clear();
        self.warnings.clear();
        self.labels.clear();
        self.findings.clear();
        self.fields.clear(0);
        (self.labels_below, self.rfc3454, self.host) = (None, None, None);
        (self.listed_variants, self.previous) = (None, None);
        let Self {
            holder,
            entry_text: entry,
            suggestion,
            parent,
            u_name,
            scripts,
            without_points,
            host_faults,
            ..
        } = self;
        let texts = [holder, entry, suggestion, parent, u_name, scripts, without_points, host_faults];
        texts.into_iter().for_each(String::clear);
    }
}

/// A name without the root's full stop; the root itself as it is.
fn without_root(name: &str) -> &str {
    name.strip_suffix(is_label_separator).filter(|it| !it.is_empty()).unwrap_or(name)
}
