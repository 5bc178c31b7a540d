//! Which names of a list fail: by the rules of `--check`, or by the concerns of `--fail-on`.

use bidiscope_idna::verdict::{Check, FindingKind, Verdict};
use bidiscope_list::GroupCells;
use bidiscope_list::scan::{Column, Concern, Concerns, NameRow};
use bidiscope_present::message;
use bidiscope_present::messages::Message;

/// The reasons for which a name fails; none without `--check` and `--fail-on`.
#[derive(Clone, Copy, Default)]
pub(super) struct FailureRules {
    /// The rules of `--check`; with `--fail-on`, IDNA2008.
    check: Option<Check>,
    /// The concerns of `--fail-on`.
    fail_on: Option<Concerns>,
    /// The concerns that depend on other names: `taken` and `confusable`.
    group_concerns: Concerns,
}

impl FailureRules {
    /// The rules of the options `--check` and `--fail-on`.
    ///
    /// # Errors
    /// A message where the options contradict each other.
    pub(super) fn new(
        check: Option<Check>,
        fail_on: &[Concern],
        (has_other, has_groups): (bool, bool),
    ) -> Result<Self, Message<'static>> {
        if fail_on.is_empty() {
            let taken = (check.is_some() && has_other).then_some(Concern::Taken);
            return Ok(Self { check, fail_on: None, group_concerns: taken.into_iter().collect() });
        }
        if let Some(other) = check.filter(|it| *it != Check::Idna2008) {
            return Err(message!(fail_on_with_check, rules = other.id()));
        }
        let fail_on: Concerns = fail_on.iter().copied().collect();
        if fail_on.has(Concern::Confusable) && !has_groups {
            return Err(message!(fail_on_without_groups));
        }
        let group_concerns =
            fail_on.intersection([Concern::Taken, Concern::Confusable].into_iter().collect());
        Ok(Self { check: Some(Check::Idna2008), fail_on: Some(fail_on), group_concerns })
    }

    /// The rules of `--check`; with `--fail-on`, IDNA2008.
    pub(super) const fn check(self) -> Option<Check> {
        self.check
    }

    /// The concerns of `--fail-on`.
    pub(super) const fn fail_on(self) -> Option<Concerns> {
        self.fail_on
    }

    /// The columns that must be computed to decide whether a name fails. `BidiRule` is always among those of `--check`:
    /// input that is not a domain name has no verdict there.
    pub(super) fn columns(self) -> impl Iterator<Item = Column> {
        let check_columns: &[Column] = match self.check {
            None => &[],
            Some(Check::Bidi) => &[Column::BidiRule],
            Some(Check::Idna2008) => &[Column::BidiRule, Column::Registration],
            Some(Check::Uts46) => &[Column::BidiRule, Column::AsciiName],
            Some(Check::All) => &[Column::BidiRule, Column::Registration, Column::AsciiName],
        };
        let concerns = self.fail_on.unwrap_or_default().union(self.group_concerns);
        check_columns
            .iter()
            .copied()
            .chain(concerns.iter().flat_map(|it| it.source_columns().iter().copied()))
    }

    /// Whether a name fails by itself, regardless of other names.
    pub(super) fn fails(self, row: &NameRow) -> bool {
        match self.fail_on {
            Some(fail_on) => !Concerns::of_row(row).intersection(fail_on).is_empty(),
            None => self.check.is_some_and(|check| fails_check(check, row)),
        }
    }

    /// The concerns with other names for which a name fails.
    pub(super) fn group_concerns(self, cells: &GroupCells) -> Concerns {
        Concerns::of_groups(|column| cells.get(column)).intersection(self.group_concerns)
    }
}

/// Whether a name fails a check, by its row; [`Check::fails`] decides the same by the whole report.
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
            Check::All => [Check::Bidi, Check::Idna2008, Check::Uts46].iter().any(|&it| fails_check(it, row)),
        }
}
