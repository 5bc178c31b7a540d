//! The row of one name of a list.

use std::sync::Arc;

use bidiscope_bidi::name::{is_label_separator, unicode_version};
use bidiscope_idna::verdict::{
    Finding, FindingKind, LabelRulesetEvaluation, RegistrationPermission, RuleVerdict,
};

use super::cell::{BidiRuleViolation, LabelWithVerdicts, RowError, ScanColumnValue, text_cell};
use super::column::ScanColumn;
use super::in_paragraphs::{DisplaysOfName, InBothParagraphs};
use super::listed_variants::LabelVariants;
use super::rfc3454_change::Rfc3454To5893Change;
use super::row_host::{HOST_COLUMNS, UrlHostInParagraphs};
use crate::PreviousScanAnswer;
use crate::fields::ListEntryFields;

/// The row of one name. A column that was not asked for or does not apply is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NameRow {
    /// The line in which the name begins, from 1; of several lists, counted on from one to the next.
    pub line_number: u64,
    /// Which of several lists the name is in.
    pub list_source: ListSource,
    /// The characters in logical order, A-labels decoded; empty where the name cannot be read.
    pub name: String,
    /// The DNS form: the result of UTS #46; `None` where it refuses the name.
    pub ascii_name: Option<String>,
    /// Whether it is a Bidi domain name: some label has a character of class R, AL or AN. `None` where the
    /// name cannot be read, or no column of verdicts was asked for.
    pub is_bidi_domain_name: Option<bool>,
    /// Whether it satisfies the Bidi rule (RFC 5893 section 2); `None` where the name cannot be read, is no
    /// domain name, or no column of verdicts was asked for.
    pub bidi_rule_verdict: Option<RuleVerdict>,
    /// The characters that violate the Bidi rule, in the order of labels and conditions.
    pub bidi_rule_violations: Vec<BidiRuleViolation>,
    /// The characters of each display, from left to right.
    pub displays: DisplaysOfName<String>,
    /// Why the name cannot be read; `None` where it can.
    pub row_error: Option<RowError>,
    /// The name as it was typed, in characters, where `name` would be read as another one: a label is written as an A-label
    /// that is not its own, or begins with `xn--` when it is decoded, or cannot be. Of a name that cannot be read the entry.
    /// Else empty, and so where no name can be found in the entry.
    pub typed_name_if_different: String,
    /// Whether IDNA2008 and the registry's rulesets allow its registration; `None` where the name cannot be read, or no
    /// column of verdicts was asked for.
    pub registration_permission: Option<RegistrationPermission>,
    /// The kinds of findings that are the reasons for `registration`.
    pub registration_reasons: Vec<FindingKind>,
    /// The kinds of the warnings.
    pub warning_kinds: Vec<FindingKind>,
    /// The skeletons (UTS #39).
    pub skeletons: InBothParagraphs<String>,
    /// What the registry's rulesets (RFC 7940) say of the label that they judge
    /// ([`NameAnalysis::ruleset_judged_label_index`](bidiscope_idna::verdict::NameAnalysis::ruleset_judged_label_index));
    /// `None` where no label is judged, or no column of rulesets was asked for.
    pub ruleset_evaluation: Option<LabelRulesetEvaluation>,
    /// Whether the ruleset of that answer is not valid on the day of its use.
    pub is_ruleset_outside_validity: bool,
    /// The labels with the judged one replaced by an index label, see [`ComparisonKeys::index_label_keys`]; none where it has
    /// none.
    pub variant_keys: Vec<String>,
    /// The variants of the judged label; `None` unless asked for, and where no label is judged.
    pub label_variants: Option<Box<LabelVariants>>,
    /// Whether the name is in none of the registry's zones, or is itself one of them; not where there are none.
    pub is_outside_registry_zones: bool,
    /// Whether the name is itself a zone of the registry's profile, which nobody registers.
    pub is_profile_zone: bool,
    /// Whether the zone was put after a name that ends in it already.
    pub ends_in_zone_twice: bool,
    /// The name without the root's full stop, and in small letters where [case is
    /// ignored](super::ScanOptions::compares_ignoring_ascii_case), by which it is compared. `None` where that is the name
    /// itself, or no comparison column was asked for.
    pub compared_appearance: Option<Box<NameAppearance>>,
    /// Who asks for the name or holds it, without white space at the ends; empty where the entry names nobody, or without
    /// [`ScanOptions::name_holder_field_index`](super::ScanOptions::name_holder_field_index).
    pub name_holder: String,
    /// What an earlier scan answered about the name; `None` where it did not, or without
    /// [`ScanOptions::previous_scan_rows`](super::ScanOptions::previous_scan_rows).
    pub previous_scan_answer: Option<PreviousScanAnswer>,
    /// The entry as the list has it, with white space at its ends; empty unless asked for.
    pub entry_text: String,
    /// The first name suggested for one that is refused; empty where there is none, or unless asked for.
    pub suggested_name: String,
    /// The zone in which the name would be registered; empty without one, or unless asked for.
    pub parent_zone: String,
    /// How many labels the name has below the parent zone; `None` without one, or unless asked for.
    pub label_count_below_parent: Option<usize>,
    /// The DNS form with its A-labels decoded; empty where the name is refused, or unless asked for.
    pub u_label_form: String,
    /// The scripts of the applicant's labels by name, such as `Arabic; Latin`; empty unless asked
    /// for.
    pub applicant_scripts: String,
    /// The verdict on each label; empty unless asked for.
    pub labels_with_verdicts: Vec<LabelWithVerdicts>,
    /// The name without its points; empty unless asked for.
    pub name_without_points: String,
    /// The host of a URL; `None` unless asked for, and for what is none.
    pub url_host: Option<Box<UrlHostInParagraphs>>,
    /// Why the name fails the check of its host: identifiers, separated by spaces; empty unless asked for.
    pub host_fault_ids: String,
    /// The verdict of RFC 3454 compared with that of the Bidi rule; `None` unless asked for, and for what is no domain
    /// name.
    pub rfc3454_change: Option<Rfc3454To5893Change>,
    /// Whether white space at the ends of the entry was taken off, see
    /// [`ScanOptions::trims_white_space`](super::ScanOptions::trims_white_space).
    pub is_trimmed: bool,
    /// What was found of the kinds in `reasons` and `warnings`; empty unless a column has it in words.
    pub worded_findings: Vec<Finding>,
    /// The other columns or keys of the entry.
    pub entry_fields: ListEntryFields,
}

/// One of several lists that are scanned one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListSource {
    /// Its name, such as that of its file; `None` if there is only one list.
    pub list_name: Option<Arc<str>>,
    /// How many lines the lists that were read before it have.
    pub line_count_before: u64,
}

/// What a name looks like: its characters, its displays, and its skeletons (UTS #39).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NameAppearance {
    /// The name, its A-labels decoded.
    pub name: String,
    /// The characters of each display, from left to right.
    pub displays: DisplaysOfName<String>,
    /// The skeletons (UTS #39).
    pub skeletons: InBothParagraphs<String>,
}

/// The cell of what a ruleset says.
fn answer_cell(answer: &LabelRulesetEvaluation, column: ScanColumn) -> ScanColumnValue<'_> {
    match column {
        ScanColumn::LgrDisposition => ScanColumnValue::Text(&answer.disposition),
        // A ruleset has at most some millions of actions.
        ScanColumn::LgrAction => {
            ScanColumnValue::IndexOrMinusOne(answer.deciding_action_index.map_or(-1, |it| it as i64))
        }
        ScanColumn::LgrIndex => {
            answer.variant_index_label.as_deref().map_or(ScanColumnValue::Empty, ScanColumnValue::CodePoints)
        }
        _ => ScanColumnValue::Empty,
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
    /// The characters of each display, from left to right.
    pub displays: DisplaysOfName<&'a str>,
    /// The skeletons (UTS #39).
    pub skeletons: InBothParagraphs<&'a str>,
    /// The labels, each with a full stop after it, of which the judged one is replaced by its index label: once for each
    /// different index label under the rulesets that have its code points. Variants have one of these in common.
    pub index_label_keys: &'a [String],
    /// The name without points: equal for names that differ only in points.
    pub name_without_points: &'a str,
    /// Who asks for the name or holds it: holders are the same where this text is, and nobody is not the same as nobody.
    pub name_holder: &'a str,
    /// Whether the name is allowed, or a person has to decide; `false` for one that is itself a zone of the profile, which nobody
    /// registers, and where no column of verdicts was asked for. Only such names are contested ([`ScanColumn::ContestedWith`]).
    pub may_be_registered: bool,
}

impl<'a> ComparisonKeys<'a> {
    /// The text of a column that [comparison columns are made from](ScanColumn::columns_it_compares), empty where it matches
    /// nothing. Of several variants it is the first. Other columns have none.
    #[inline]
    pub fn key_of_compared_column(&self, compared_column: ScanColumn) -> &'a str {
        match compared_column {
            ScanColumn::Name => self.name,
            ScanColumn::AsciiName => self.ascii_name,
            ScanColumn::DisplayOneToOne => self.displays.one_to_one,
            ScanColumn::DisplayLtr => self.displays.left_to_right,
            ScanColumn::DisplayRtl => self.displays.right_to_left,
            ScanColumn::SkeletonLtr => self.skeletons.left_to_right,
            ScanColumn::SkeletonRtl => self.skeletons.right_to_left,
            ScanColumn::LgrIndex => self.index_label_keys.first().map_or("", String::as_str),
            ScanColumn::WithoutPoints => self.name_without_points,
            ScanColumn::Holder => self.name_holder,
            _ => "",
        }
    }
}

impl NameRow {
    /// The value of a column; always empty for comparison columns.
    #[inline]
    pub fn column_value(&self, column: ScanColumn) -> ScanColumnValue<'_> {
        match column {
            // One that stands in no line.
            ScanColumn::Line if self.line_number == 0 => ScanColumnValue::Empty,
            ScanColumn::Line => {
                ScanColumnValue::LineGroupOrCount(self.line_number - self.list_source.line_count_before)
            }
            ScanColumn::Name => text_cell(self.decoded_or_typed_name()),
            // What is refused may not be in the DNS under any name.
            ScanColumn::AsciiName
                if self.registration_permission == Some(RegistrationPermission::Refused) =>
            {
                ScanColumnValue::Empty
            }
            ScanColumn::AsciiName => {
                self.ascii_name.as_deref().map_or(ScanColumnValue::Empty, ScanColumnValue::Text)
            }
            ScanColumn::BidiDomainName => {
                self.is_bidi_domain_name.map_or(ScanColumnValue::Empty, ScanColumnValue::Bool)
            }
            ScanColumn::BidiRule => self
                .bidi_rule_verdict
                .map_or(ScanColumnValue::Empty, |it| ScanColumnValue::VerdictIdOrVersion(it.id())),
            ScanColumn::Violations if self.bidi_rule_violations.is_empty() => ScanColumnValue::Empty,
            ScanColumn::Violations => ScanColumnValue::BidiRuleViolations(&self.bidi_rule_violations),
            ScanColumn::DisplayOneToOne => text_cell(&self.displays.one_to_one),
            ScanColumn::DisplayLtr => text_cell(&self.displays.left_to_right),
            ScanColumn::DisplayRtl => text_cell(&self.displays.right_to_left),
            ScanColumn::Error => {
                self.row_error.as_ref().map_or(ScanColumnValue::Empty, ScanColumnValue::RowError)
            }
            ScanColumn::Registration => self
                .registration_permission
                .map_or(ScanColumnValue::Empty, |it| ScanColumnValue::VerdictIdOrVersion(it.id())),
            ScanColumn::Reasons if self.registration_reasons.is_empty() => ScanColumnValue::Empty,
            ScanColumn::Reasons => ScanColumnValue::FindingIds(&self.registration_reasons),
            ScanColumn::Warnings if self.warning_kinds.is_empty() => ScanColumnValue::Empty,
            ScanColumn::Warnings => ScanColumnValue::FindingIds(&self.warning_kinds),
            ScanColumn::SkeletonLtr => text_cell(&self.skeletons.left_to_right),
            ScanColumn::SkeletonRtl => text_cell(&self.skeletons.right_to_left),
            ScanColumn::Input => text_cell(&self.entry_text),
            ScanColumn::Holder => text_cell(&self.name_holder),
            ScanColumn::PreviousAnswer => {
                text_cell(self.previous_scan_answer.as_ref().map_or("", |it| &it.decision_or_registration))
            }
            ScanColumn::PreviousReasons => {
                text_cell(self.previous_scan_answer.as_ref().map_or("", |it| &it.reason_ids))
            }
            ScanColumn::Suggestion => text_cell(&self.suggested_name),
            ScanColumn::Parent => text_cell(&self.parent_zone),
            ScanColumn::LabelsBelow => self
                .label_count_below_parent
                .map_or(ScanColumnValue::Empty, |it| ScanColumnValue::LineGroupOrCount(it as u64)),
            ScanColumn::UName => text_cell(&self.u_label_form),
            ScanColumn::WithoutPoints => text_cell(&self.name_without_points),
            ScanColumn::HostFaults => text_cell(&self.host_fault_ids),
            ScanColumn::Rfc3454 => self
                .rfc3454_change
                .map_or(ScanColumnValue::Empty, |it| ScanColumnValue::VerdictIdOrVersion(it.id())),
            ScanColumn::ReasonText if self.registration_reasons.is_empty() => ScanColumnValue::Empty,
            ScanColumn::ReasonText => ScanColumnValue::FindingTexts(&self.registration_reasons),
            ScanColumn::WarningText if self.warning_kinds.is_empty() => ScanColumnValue::Empty,
            ScanColumn::WarningText => ScanColumnValue::FindingTexts(&self.warning_kinds),
            ScanColumn::LabelVerdicts if self.labels_with_verdicts.is_empty() => ScanColumnValue::Empty,
            ScanColumn::LabelVerdicts => ScanColumnValue::LabelVerdicts(&self.labels_with_verdicts),
            ScanColumn::Scripts => text_cell(&self.applicant_scripts),
            ScanColumn::File => {
                self.list_source.list_name.as_deref().map_or(ScanColumnValue::Empty, ScanColumnValue::Text)
            }
            ScanColumn::Unicode => ScanColumnValue::VerdictIdOrVersion(unicode_version()),
            ScanColumn::Version => ScanColumnValue::VerdictIdOrVersion(env!("CARGO_PKG_VERSION")),
            ScanColumn::VariantsAllocatable | ScanColumn::VariantsBlocked | ScanColumn::Variants => {
                self.label_variants.as_deref().map_or(ScanColumnValue::Empty, |it| it.cell(column))
            }
            it if HOST_COLUMNS.has(it) => {
                self.url_host.as_deref().map_or(ScanColumnValue::Empty, |it| it.cell(column))
            }
            _ => {
                self.ruleset_evaluation.as_ref().map_or(ScanColumnValue::Empty, |it| answer_cell(it, column))
            }
        }
    }

    /// The texts by which the name is compared with others.
    ///
    /// [`ScanOptions::computed_columns`](super::ScanOptions::computed_columns) must have named the comparison columns, not
    /// their sources alone: otherwise the displays and skeletons of a name that ends in a full stop still have it, and match only
    /// those of other names that end in one.
    pub fn comparison_keys(&self) -> ComparisonKeys<'_> {
        let (name, displays, skeletons) = match &self.compared_appearance {
            Some(it) => (&it.name, &it.displays, &it.skeletons),
            None => (&self.name, &self.displays, &self.skeletons),
        };
        ComparisonKeys {
            // Decoded, so that an A-label is the same in any case; but what decodes to another name's label is not that.
            name: without_root(if self.has_noncanonical_a_label() {
                &self.typed_name_if_different
            } else {
                name
            }),
            ascii_name: without_root(self.ascii_name.as_deref().unwrap_or(self.decoded_or_typed_name())),
            displays: displays.each_ref().map(String::as_str),
            skeletons: skeletons.each_ref().map(String::as_str),
            index_label_keys: &self.variant_keys,
            name_without_points: without_root(&self.name_without_points),
            name_holder: &self.name_holder,
            may_be_registered: !self.is_profile_zone
                && matches!(
                    self.registration_permission,
                    Some(RegistrationPermission::Allowed | RegistrationPermission::NeedsReview)
                ),
        }
    }

    /// The name, its A-labels decoded unless that would be another name; empty where it cannot be read.
    pub fn decoded_or_typed_name(&self) -> &str {
        match self.row_error {
            None if self.typed_name_if_different.is_empty() => &self.name,
            None => &self.typed_name_if_different,
            Some(_) => "",
        }
    }

    /// Whether the name has one label alone, the root's full stop aside.
    pub fn has_single_label(&self) -> bool {
        !without_root(&self.name).contains(is_label_separator)
    }

    /// Whether a label is written as an A-label that is not its own.
    pub(super) fn has_noncanonical_a_label(&self) -> bool {
        self.registration_reasons.contains(&FindingKind::NoncanonicalALabel)
    }

    /// Says why `input` has no name.
    pub(super) fn set_error(&mut self, error: RowError, input: &[u8]) {
        self.row_error = Some(error);
        self.typed_name_if_different.push_str(&String::from_utf8_lossy(input));
    }

    /// Empties the row and sets its line.
    pub(super) fn clear(&mut self, line: u64) {
        (self.line_number, self.is_trimmed) = (line, false);
        self.name.clear();
        self.typed_name_if_different.clear();
        self.variant_keys.clear();
        (self.ascii_name, self.row_error, self.compared_appearance, self.ruleset_evaluation) =
            (None, None, None, None);
        (self.is_bidi_domain_name, self.bidi_rule_verdict, self.registration_permission) = (None, None, None);
        (self.is_outside_registry_zones, self.is_profile_zone, self.ends_in_zone_twice) =
            (false, false, false);
        self.is_ruleset_outside_validity = false;
        self.bidi_rule_violations.clear();
        self.registration_reasons.clear();
        self.warning_kinds.clear();
        self.labels_with_verdicts.clear();
        self.worded_findings.clear();
        self.entry_fields.clear(0);
        (self.label_count_below_parent, self.rfc3454_change, self.url_host) = (None, None, None);
        (self.label_variants, self.previous_scan_answer) = (None, None);
        let Self {
            displays: DisplaysOfName { one_to_one, left_to_right, right_to_left },
            skeletons: InBothParagraphs { left_to_right: skeleton_ltr, right_to_left: skeleton_rtl },
            name_holder: holder,
            entry_text: entry,
            suggested_name: suggestion,
            parent_zone: parent,
            u_label_form: u_name,
            applicant_scripts: scripts,
            name_without_points: without_points,
            host_fault_ids: host_faults,
            ..
        } = self;
        let texts = [holder, entry, suggestion, parent, u_name, scripts, without_points, host_faults];
        let shown = [one_to_one, left_to_right, right_to_left, skeleton_ltr, skeleton_rtl];
        texts.into_iter().chain(shown).for_each(String::clear);
    }
}

/// A name without the root's full stop; the root itself as it is.
fn without_root(name: &str) -> &str {
    name.strip_suffix(is_label_separator).filter(|it| !it.is_empty()).unwrap_or(name)
}
