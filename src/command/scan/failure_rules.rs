//! Which names of a list fail: by the rules of `--check`, and by the concerns of `--fail-on` or of the profile.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::{CheckedRules, FindingKind, RuleVerdict};
use bidiscope_list::RowMatches;
use bidiscope_list::scan::{
    NameRow, RegistrationConcern, RegistrationConcernSet, RegistrationDecision, ScanColumn,
};
use bidiscope_report::list::registration_decision_count_text;
use bidiscope_words::{Message, message};

use super::super::name_check::NameCheck;

enum_with_ids! {
    /// As what a name that fails is counted, each as one: by its [`Decision`], and where that is that it may be registered by
    /// why it fails all the same. In the order in which they are said.
    pub(super) enum FailureKind {
        /// [`RegistrationDecision::RefusedByRule`].
        Refused = "refused";
        /// [`RegistrationDecision::ReservedByRegistry`].
        Reserved = "reserved";
        /// [`RegistrationDecision::BlockedByRegistry`].
        Blocked = "blocked";
        /// [`RegistrationDecision::NeedsReview`].
        NeedsReview = "needs-review";
        /// [`RegistrationDecision::TakenInOtherList`].
        Taken = "taken";
        /// [`RegistrationDecision::ContestedInOwnList`].
        Contested = "contested";
        /// [`RegistrationDecision::TakenBySameHolder`].
        SameHolder = "same-holder";
        /// It may be registered, and has a warning.
        Warned = "warned";
        /// It may be registered by a ruleset that is not valid.
        Expired = "expired";
        /// It may be registered, and looks like another name.
        Confusable = "confusable";
        /// It may be registered, and does not pass the rules of `--check`.
        Check = "check";
        /// [`RegistrationDecision::NotARegistration`].
        NotApplicable = "not-applicable";
        /// [`RegistrationDecision::UnreadableName`].
        Unreadable = "unreadable";
    }
}

impl FailureKind {
    /// That of a name which fails, by what becomes of it and by the concerns for which it fails.
    pub(super) const fn of(decision: RegistrationDecision, concerns: RegistrationConcernSet) -> Self {
        match decision {
            RegistrationDecision::RefusedByRule => Self::Refused,
            RegistrationDecision::ReservedByRegistry => Self::Reserved,
            RegistrationDecision::BlockedByRegistry => Self::Blocked,
            RegistrationDecision::NeedsReview => Self::NeedsReview,
            RegistrationDecision::TakenInOtherList => Self::Taken,
            RegistrationDecision::ContestedInOwnList => Self::Contested,
            RegistrationDecision::TakenBySameHolder => Self::SameHolder,
            RegistrationDecision::Allowed if concerns.has(RegistrationConcern::HasWarning) => Self::Warned,
            RegistrationDecision::Allowed if concerns.has(RegistrationConcern::RulesetOutsideValidity) => {
                Self::Expired
            }
            RegistrationDecision::Allowed if concerns.has(RegistrationConcern::ConfusableWithOtherName) => {
                Self::Confusable
            }
            RegistrationDecision::Allowed => Self::Check,
            RegistrationDecision::NotARegistration => Self::NotApplicable,
            RegistrationDecision::UnreadableName => Self::Unreadable,
        }
    }

    /// How many names fail as that.
    pub(super) fn counted(self, count: u64) -> Message<'static> {
        match RegistrationDecision::from_id(self.id()) {
            Some(decision) => registration_decision_count_text(decision, count.to_string()),
            None => message!(scan_failing_kind, kind = self.id(), count = count),
        }
    }

    /// That of most names which fail by this concern.
    pub(super) const fn of_concern(concern: RegistrationConcern) -> Self {
        match concern {
            RegistrationConcern::Refused => Self::Refused,
            RegistrationConcern::NeedsReview => Self::NeedsReview,
            RegistrationConcern::HasWarning => Self::Warned,
            RegistrationConcern::RulesetOutsideValidity => Self::Expired,
            RegistrationConcern::TakenInOtherList => Self::Taken,
            RegistrationConcern::ConfusableWithOtherName => Self::Confusable,
            RegistrationConcern::ContestedInOwnList => Self::Contested,
            RegistrationConcern::TakenBySameHolder => Self::SameHolder,
        }
    }
}

/// The reasons for which a name fails; none without `--check`, `--fail-on` and a profile that names some.
#[derive(Clone, Copy, Default)]
pub(super) struct FailureRules {
    /// The rules of `--check`.
    check: Option<NameCheck>,
    /// The concerns of `--fail-on`, else those of the profile.
    fail_on: Option<RegistrationConcernSet>,
    /// The concerns that depend on other names: [`RegistrationConcern::CAUSED_BY_OTHER_NAMES`].
    group_concerns: RegistrationConcernSet,
}

impl FailureRules {
    /// The rules of the options `--check` and `--fail-on`, of which only one may be given unless both are about IDNA2008.
    /// What the profile names holds beside the check, and `fail_on` instead of it.
    ///
    /// # Errors
    /// A message where the options contradict each other.
    pub(super) fn new(
        check: Option<NameCheck>,
        (fail_on, of_profile): (&[RegistrationConcern], &[RegistrationConcern]),
        (has_other, has_groups): (bool, bool),
    ) -> Result<Self, Message<'static>> {
        // The concerns are by IDNA2008, and name all that fails.
        let check = match check {
            Some(NameCheck::Rules(CheckedRules::Idna2008Registration)) if !fail_on.is_empty() => None,
            Some(other) if !fail_on.is_empty() => {
                return Err(message!(fail_on_with_check, rules = other.id()));
            }
            check => check,
        };
        let (fail_on, by) = if fail_on.is_empty() { (of_profile, "profile") } else { (fail_on, "option") };
        let fail_on: RegistrationConcernSet = fail_on.iter().copied().collect();
        let of_own_list =
            [RegistrationConcern::ConfusableWithOtherName, RegistrationConcern::ContestedInOwnList]
                .into_iter()
                .find(|&it| fail_on.has(it));
        if let Some(concern) = of_own_list.filter(|_| !has_groups) {
            return Err(message!(fail_on_without_groups, concern = concern.id(), by = by));
        }
        let taken = (check.is_some() && has_other).then_some(RegistrationConcern::TakenInOtherList);
        let group_concerns = RegistrationConcern::CAUSED_BY_OTHER_NAMES.into_iter().collect();
        Ok(Self {
            check,
            fail_on: (!fail_on.has_no_concern()).then_some(fail_on),
            group_concerns: fail_on.intersection(group_concerns).union(taken.into_iter().collect()),
        })
    }

    /// The rules of `--check`.
    pub(super) const fn check(self) -> Option<NameCheck> {
        self.check
    }

    /// The concerns of `--fail-on`, else those of the profile.
    pub(super) const fn fail_on(self) -> Option<RegistrationConcernSet> {
        self.fail_on
    }

    /// Whether no name fails, whatever it is.
    pub(super) const fn is_empty(self) -> bool {
        self.check.is_none() && self.fail_on.is_none()
    }

    /// The columns that must be computed to decide whether a name fails. `BidiRule` is always among those of `--check`:
    /// input that is not a domain name has no verdict there.
    pub(super) fn columns(self) -> impl Iterator<Item = ScanColumn> {
        let check_columns: &[ScanColumn] = match self.check {
            None => &[],
            Some(NameCheck::Host) => &[ScanColumn::HostFaults],
            Some(NameCheck::Rules(CheckedRules::BidiRule)) => &[ScanColumn::BidiRule],
            Some(NameCheck::Rules(CheckedRules::Idna2008Registration)) => {
                &[ScanColumn::BidiRule, ScanColumn::Registration, ScanColumn::Reasons]
            }
            Some(NameCheck::Rules(CheckedRules::Uts46)) => &[ScanColumn::BidiRule, ScanColumn::AsciiName],
            Some(NameCheck::Rules(CheckedRules::AllChecks)) => {
                &[ScanColumn::BidiRule, ScanColumn::Registration, ScanColumn::Reasons, ScanColumn::AsciiName]
            }
        };
        let concerns = self.fail_on.unwrap_or_default().union(self.group_concerns);
        // By the decision they are counted.
        let decides = self.fail_on.map(|_| [ScanColumn::Registration, ScanColumn::Reasons]);
        check_columns
            .iter()
            .copied()
            .chain(decides.into_iter().flatten())
            .chain(concerns.iter().flat_map(|it| it.deciding_columns().iter().copied()))
            .chain(
                ScanColumn::COLUMNS_COMPARING_HOLDERS.into_iter().filter(move |_| !concerns.has_no_concern()),
            )
    }

    /// Whether a name fails by itself, regardless of other names.
    pub(super) fn fails(self, row: &NameRow) -> bool {
        !self.passes_check(row) || !self.own_concerns(row).has_no_concern()
    }

    /// The concerns by itself for which a name fails.
    pub(super) fn own_concerns(self, row: &NameRow) -> RegistrationConcernSet {
        RegistrationConcernSet::of_row_alone(row).intersection(self.fail_on.unwrap_or_default())
    }

    /// Whether a name passes the rules of `--check`, regardless of other names.
    pub(super) fn passes_check(self, row: &NameRow) -> bool {
        self.check.is_none_or(|check| match check {
            NameCheck::Rules(check) => !fails_check(check, row),
            NameCheck::Host => row.row_error.is_none() && row.host_fault_ids.is_empty(),
        })
    }

    /// Whether the rules of `--check` refuse a name for nothing but rules of the registry, regardless of other names.
    pub(super) fn is_refused_by_registry_alone(self, row: &NameRow) -> bool {
        let asks_registry = matches!(
            self.check,
            Some(NameCheck::Rules(CheckedRules::Idna2008Registration | CheckedRules::AllChecks))
        );
        let by_other_checks =
            || self.check == Some(NameCheck::Rules(CheckedRules::AllChecks)) && fails_other_checks(row);
        asks_registry
            && RegistrationConcernSet::of_row_alone(row).has(RegistrationConcern::Refused)
            && row.registration_reasons.iter().all(|it| it.is_registry_rule())
            && !by_other_checks()
    }

    /// The concerns with other names for which a name fails.
    pub(super) fn group_concerns(self, cells: &RowMatches) -> RegistrationConcernSet {
        // As in most scans: no column has to be looked at.
        if self.group_concerns.has_no_concern() {
            return RegistrationConcernSet::default();
        }
        RegistrationConcernSet::caused_by_other_names(|column| cells.has_match_in_column(column))
            .intersection(self.group_concerns)
    }
}

/// Whether a name fails a check, by its row; [`CheckedRules::is_failed_by`] decides the same by the whole report.
fn fails_check(check: CheckedRules, row: &NameRow) -> bool {
    if row.registration_reasons == [FindingKind::ZoneOwner] {
        return false;
    }
    // Input that is not a domain name fails every check.
    row.bidi_rule_verdict.is_none()
        || match check {
            CheckedRules::BidiRule => row.bidi_rule_verdict == Some(RuleVerdict::Violated),
            CheckedRules::Idna2008Registration => {
                RegistrationConcernSet::of_row_alone(row).has(RegistrationConcern::Refused)
            }
            CheckedRules::Uts46 => row.ascii_name.is_none(),
            CheckedRules::AllChecks => {
                fails_check(CheckedRules::Idna2008Registration, row) || fails_other_checks(row)
            }
        }
}

/// Whether a name fails a check that does not ask for registration.
fn fails_other_checks(row: &NameRow) -> bool {
    [CheckedRules::BidiRule, CheckedRules::Uts46].iter().any(|&it| fails_check(it, row))
}
