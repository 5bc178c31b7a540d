//! Reasons for concern about a name of a list: a report sorts names by them, and a check can fail because of
//! them.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::{FindingKind, RegistrationPermission};

use super::column::ScanColumn;
use super::row::NameRow;

enum_with_ids! {
    /// A reason for concern about a name of a list: why somebody should look at it before it is registered.
    pub enum RegistrationConcern {
        /// IDNA2008 or a ruleset of the registry forbids it.
        Refused = "refused";
        /// Only the registry can say whether it may be registered
        /// ([`RegistrationPermission::NeedsReview`](bidiscope_idna::verdict::RegistrationPermission)).
        NeedsReview = "needs-review";
        /// It has a warning.
        HasWarning = "warned";
        /// The ruleset that answers is not valid on the day of its use (RFC 7940, section 4.3.6).
        RulesetOutsideValidity = "expired";
        /// The other list has the same name, or a variant of it under a ruleset of the registry.
        TakenInOtherList = "taken";
        /// It has the display of another name, or is confusable with one, of its own list or the other; or the list has other
        /// characters with the same DNS form, or a variant of it.
        ConfusableWithOtherName = "confusable";
        /// It may be registered, and so may the same name, or a variant of it under a ruleset of the registry, elsewhere in
        /// its own list.
        ContestedInOwnList = "contested";
        /// The other list has the same name, or a variant of it, and all such names have the holder who asks for this one. It is
        /// neither taken nor contested then.
        TakenBySameHolder = "same-holder";
    }
}

impl RegistrationConcern {
    /// The concerns that come from other names, of the list itself or of the other list.
    pub const CAUSED_BY_OTHER_NAMES: [Self; 4] = [
        Self::TakenInOtherList,
        Self::ConfusableWithOtherName,
        Self::ContestedInOwnList,
        Self::TakenBySameHolder,
    ];

    /// The columns that decide whether the concern applies: it does where one of them has a value; for
    /// [`Self::Refused`] and [`Self::NeedsReview`] where the column `registration` has the value `refused` or
    /// `needs-review`. Where holders are compared, [`ScanColumn::COLUMNS_COMPARING_HOLDERS`] decide too: see
    /// [`Self::TakenBySameHolder`].
    pub const fn deciding_columns(self) -> &'static [ScanColumn] {
        match self {
            Self::Refused | Self::NeedsReview => &[ScanColumn::Registration],
            Self::HasWarning => &[ScanColumn::Warnings],
            Self::RulesetOutsideValidity => &[ScanColumn::LgrDisposition],
            Self::ContestedInOwnList => &[ScanColumn::ContestedWith],
            Self::TakenInOtherList => &[ScanColumn::AgainstSameName, ScanColumn::AgainstSameVariants],
            Self::TakenBySameHolder => &[ScanColumn::AgainstSameHolder],
            Self::ConfusableWithOtherName => &[
                ScanColumn::CollisionsLtr,
                ScanColumn::CollisionsRtl,
                ScanColumn::CollisionsOneToOne,
                ScanColumn::CollisionsAcross,
                ScanColumn::ConfusableLtr,
                ScanColumn::ConfusableRtl,
                ScanColumn::SameName,
                ScanColumn::SameVariants,
                ScanColumn::AgainstLtr,
                ScanColumn::AgainstRtl,
                ScanColumn::AgainstOneToOne,
                ScanColumn::AgainstAcross,
                ScanColumn::AgainstConfusableLtr,
                ScanColumn::AgainstConfusableRtl,
            ],
        }
    }
}

/// A set of concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RegistrationConcernSet(u8);

impl RegistrationConcernSet {
    /// The concerns about a name by itself, from its row.
    pub fn of_row_alone(name_row: &NameRow) -> Self {
        let own = Self::of_permission_and_warnings(name_row.registration_permission, &name_row.warning_kinds);
        own.iter()
            .chain(
                name_row.is_ruleset_outside_validity.then_some(RegistrationConcern::RulesetOutsideValidity),
            )
            .collect()
    }

    /// The concerns about a name by itself, from whether its registration is allowed (`None` if it cannot be read)
    /// and the kinds of its warnings.
    pub fn of_permission_and_warnings(
        permission_if_readable: Option<RegistrationPermission>,
        warning_kinds: &[FindingKind],
    ) -> Self {
        let of_registration = match permission_if_readable {
            Some(RegistrationPermission::Refused) => Some(RegistrationConcern::Refused),
            Some(RegistrationPermission::NeedsReview) => Some(RegistrationConcern::NeedsReview),
            Some(RegistrationPermission::Allowed | RegistrationPermission::NotApplicable) | None => None,
        };
        let warned = (!warning_kinds.is_empty()).then_some(RegistrationConcern::HasWarning);
        of_registration.into_iter().chain(warned).collect()
    }

    /// The concerns that come from other names: `has_match_in_column` says whether a row's name matches another one by a
    /// comparison column.
    pub fn caused_by_other_names(has_match_in_column: impl Fn(ScanColumn) -> bool) -> Self {
        let is_same_holder = has_match_in_column(ScanColumn::AgainstSameHolder)
            && !has_match_in_column(ScanColumn::AgainstOtherHolder);
        let applies = |it: &RegistrationConcern| match it {
            RegistrationConcern::TakenBySameHolder => is_same_holder,
            RegistrationConcern::TakenInOtherList | RegistrationConcern::ContestedInOwnList
                if is_same_holder =>
            {
                false
            }
            _ => it.deciding_columns().iter().any(|&column| has_match_in_column(column)),
        };
        RegistrationConcern::CAUSED_BY_OTHER_NAMES.into_iter().filter(applies).collect()
    }

    /// Whether a concern is in the set.
    pub const fn has(self, concern: RegistrationConcern) -> bool {
        self.0 & (1 << concern as u8) != 0
    }

    /// The byte that stands for it in a temporary file.
    pub const fn to_bits(self) -> u8 {
        self.0
    }

    /// The set for which this byte stands.
    pub const fn from_bits(concern_bits: u8) -> Self {
        Self(concern_bits)
    }

    /// Whether the set is empty.
    pub const fn has_no_concern(self) -> bool {
        self.0 == 0
    }

    /// The union with another set.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// The intersection with another set.
    #[must_use]
    pub const fn intersection(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// The concerns of the set, in the order of [`RegistrationConcern::ALL`].
    pub fn iter(self) -> impl Iterator<Item = RegistrationConcern> {
        RegistrationConcern::ALL.into_iter().filter(move |&it| self.has(it))
    }
}

impl FromIterator<RegistrationConcern> for RegistrationConcernSet {
    fn from_iter<I: IntoIterator<Item = RegistrationConcern>>(concerns: I) -> Self {
        Self(concerns.into_iter().fold(0, |all, it| all | 1 << it as u8))
    }
}
