//! Which names of a list fail: by the rules of `--check`, and by the concerns of `--fail-on` or of the profile.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::{Check, FindingKind, Verdict};
use bidiscope_list::GroupCells;
use bidiscope_list::scan::{Column, Concern, Concerns, Decision, NameRow};
use bidiscope_report::list::decision_count_text;
use bidiscope_words::{Message, message};

use super::super::name_check::NameCheck;

enum_with_ids! {
    /// As what a name that fails is counted, each as one: by its [`Decision`], and where that is that it may be registered by
    /// why it fails all the same. In the order in which they are said.
    pub(super) enum FailureKind {
        /// [`Decision::Refused`].
        Refused = "refused";
        /// [`Decision::Reserved`].
        Reserved = "reserved";
        /// [`Decision::Blocked`].
        Blocked = "blocked";
        /// [`Decision::NeedsReview`].
        NeedsReview = "needs-review";
        /// [`Decision::Taken`].
        Taken = "taken";
        /// [`Decision::Contested`].
        Contested = "contested";
        /// [`Decision::SameHolder`].
        SameHolder = "same-holder";
        /// It may be registered, and has a warning.
        Warned = "warned";
        /// It may be registered by a ruleset that is not valid.
        Expired = "expired";
        /// It may be registered, and looks like another name.
        Confusable = "confusable";
        /// It may be registered, and does not pass the rules of `--check`.
        Check = "check";
        /// [`Decision::NotApplicable`].
        NotApplicable = "not-applicable";
        /// [`Decision::Unreadable`].
        Unreadable = "unreadable";
    }
}

impl FailureKind {
    /// That of a name which fails, by what becomes of it and by the concerns for which it fails.
    pub(super) const fn of(decision: Decision, concerns: Concerns) -> Self {
        match decision {
            Decision::Refused => Self::Refused,
            Decision::Reserved => Self::Reserved,
            Decision::Blocked => Self::Blocked,
            Decision::NeedsReview => Self::NeedsReview,
            Decision::Taken => Self::Taken,
            Decision::Contested => Self::Contested,
            Decision::SameHolder => Self::SameHolder,
            Decision::Allowed if concerns.has(Concern::Warned) => Self::Warned,
            Decision::Allowed if concerns.has(Concern::Expired) => Self::Expired,
            Decision::Allowed if concerns.has(Concern::Confusable) => Self::Confusable,
            Decision::Allowed => Self::Check,
            Decision::NotApplicable => Self::NotApplicable,
            Decision::Unreadable => Self::Unreadable,
        }
    }

    /// How many names fail as that.
    pub(super) fn counted(self, count: u64) -> Message<'static> {
        match Decision::from_id(self.id()) {
            Some(decision) => decision_count_text(decision, count.to_string()),
            None => message!(scan_failing_kind, kind = self.id(), count = count),
        }
    }

    /// That of most names which fail by this concern.
    pub(super) const fn of_concern(concern: Concern) -> Self {
        match concern {
            Concern::Refused => Self::Refused,
            Concern::NeedsReview => Self::NeedsReview,
            Concern::Warned => Self::Warned,
            Concern::Expired => Self::Expired,
            Concern::Taken => Self::Taken,
            Concern::Confusable => Self::Confusable,
            Concern::Contested => Self::Contested,
            Concern::SameHolder => Self::SameHolder,
        }
    }
}

/// The reasons for which a name fails; none without `--check`, `--fail-on` and a profile that names some.
#[derive(Clone, Copy, Default)]
pub(super) struct FailureRules {
    /// The rules of `--check`.
    check: Option<NameCheck>,
    /// The concerns of `--fail-on`, else those of the profile.
    fail_on: Option<Concerns>,
    /// The concerns that depend on other names: [`Concern::FROM_OTHER_NAMES`].
    group_concerns: Concerns,
}

impl FailureRules {
    /// The rules of the options `--check` and `--fail-on`, of which only one may be given unless both are about IDNA2008.
    /// What the profile names holds beside the check, and `fail_on` instead of it.
    ///
    /// # Errors
    /// A message where the options contradict each other.
    pub(super) fn new(
        check: Option<NameCheck>,
        (fail_on, of_profile): (&[Concern], &[Concern]),
        (has_other, has_groups): (bool, bool),
    ) -> Result<Self, Message<'static>> {
        // The concerns are by IDNA2008, and name all that fails.
        let check = match check {
            Some(NameCheck::Rules(Check::Idna2008)) if !fail_on.is_empty() => None,
            Some(other) if !fail_on.is_empty() => {
                return Err(message!(fail_on_with_check, rules = other.id()));
            }
            check => check,
        };
        let (fail_on, by) = if fail_on.is_empty() { (of_profile, "profile") } else { (fail_on, "option") };
        let fail_on: Concerns = fail_on.iter().copied().collect();
        let of_own_list = [Concern::Confusable, Concern::Contested].into_iter().find(|&it| fail_on.has(it));
        if let Some(concern) = of_own_list.filter(|_| !has_groups) {
            return Err(message!(fail_on_without_groups, concern = concern.id(), by = by));
        }
        let taken = (check.is_some() && has_other).then_some(Concern::Taken);
        let group_concerns = Concern::FROM_OTHER_NAMES.into_iter().collect();
        Ok(Self {
            check,
            fail_on: (!fail_on.is_empty()).then_some(fail_on),
            group_concerns: fail_on.intersection(group_concerns).union(taken.into_iter().collect()),
        })
    }

    /// The rules of `--check`.
    pub(super) const fn check(self) -> Option<NameCheck> {
        self.check
    }

    /// The concerns of `--fail-on`, else those of the profile.
    pub(super) const fn fail_on(self) -> Option<Concerns> {
        self.fail_on
    }

    /// Whether no name fails, whatever it is.
    pub(super) const fn is_empty(self) -> bool {
        self.check.is_none() && self.fail_on.is_none()
    }

    /// The columns that must be computed to decide whether a name fails. `BidiRule` is always among those of `--check`:
    /// input that is not a domain name has no verdict there.
    pub(super) fn columns(self) -> impl Iterator<Item = Column> {
        let check_columns: &[Column] = match self.check {
            None => &[],
            Some(NameCheck::Host) => &[Column::HostFaults],
            Some(NameCheck::Rules(Check::Bidi)) => &[Column::BidiRule],
            Some(NameCheck::Rules(Check::Idna2008)) => {
                &[Column::BidiRule, Column::Registration, Column::Reasons]
            }
            Some(NameCheck::Rules(Check::Uts46)) => &[Column::BidiRule, Column::AsciiName],
            Some(NameCheck::Rules(Check::All)) => {
                &[Column::BidiRule, Column::Registration, Column::Reasons, Column::AsciiName]
            }
        };
        let concerns = self.fail_on.unwrap_or_default().union(self.group_concerns);
        // By the decision they are counted.
        let decides = self.fail_on.map(|_| [Column::Registration, Column::Reasons]);
        check_columns
            .iter()
            .copied()
            .chain(decides.into_iter().flatten())
            .chain(concerns.iter().flat_map(|it| it.source_columns().iter().copied()))
            .chain(Column::HOLDER_COMPARISONS.into_iter().filter(move |_| !concerns.is_empty()))
    }

    /// Whether a name fails by itself, regardless of other names.
    pub(super) fn fails(self, row: &NameRow) -> bool {
        !self.passes_check(row) || !self.own_concerns(row).is_empty()
    }

    /// The concerns by itself for which a name fails.
    pub(super) fn own_concerns(self, row: &NameRow) -> Concerns {
        Concerns::of_row(row).intersection(self.fail_on.unwrap_or_default())
    }

    /// Whether a name passes the rules of `--check`, regardless of other names.
    pub(super) fn passes_check(self, row: &NameRow) -> bool {
        self.check.is_none_or(|check| match check {
            NameCheck::Rules(check) => !fails_check(check, row),
            NameCheck::Host => row.error.is_none() && row.host_faults.is_empty(),
        })
    }

    /// Whether the rules of `--check` refuse a name for nothing but rules of the registry, regardless of other names.
    pub(super) fn is_refused_by_registry_alone(self, row: &NameRow) -> bool {
        let asks_registry = matches!(self.check, Some(NameCheck::Rules(Check::Idna2008 | Check::All)));
        let by_other_checks = || self.check == Some(NameCheck::Rules(Check::All)) && fails_other_checks(row);
        asks_registry
            && Concerns::of_row(row).has(Concern::Refused)
            && row.reasons.iter().all(|it| it.is_registry_rule())
            && !by_other_checks()
    }

    /// The concerns with other names for which a name fails.
    pub(super) fn group_concerns(self, cells: &GroupCells) -> Concerns {
        // As in most scans: no column has to be looked at.
        if self.group_concerns.is_empty() {
            return Concerns::default();
        }
        Concerns::from_matches(|column| cells.has_match(column)).intersection(self.group_concerns)
    }
}

/// Whether a name fails a check, by its row; [`Check::is_failed_by`] decides the same by the whole report.
fn fails_check(check: Check, row: &NameRow) -> bool {
    if row.reasons == [FindingKind::ZoneOwner] {
        return false;
    }
    // Input that is not a domain name fails every check.
    row.bidi_rule.is_none()
        || match check {
            Check::Bidi => row.bidi_rule == Some(Verdict::Violated),
            Check::Idna2008 => Concerns::of_row(row).has(Concern::Refused),
            Check::Uts46 => row.ascii_name.is_none(),
            Check::All => fails_check(Check::Idna2008, row) || fails_other_checks(row),
        }
}

/// Whether a name fails a check that does not ask for registration.
fn fails_other_checks(row: &NameRow) -> bool {
    [Check::Bidi, Check::Uts46].iter().any(|&it| fails_check(it, row))
}
