//! For what a name of a list fails: the rules of `--check`, or what `--fail-on` names.

use bidiscope_idna::verdict::{Check, FindingKind, Verdict};
use bidiscope_list::GroupCells;
use bidiscope_list::scan::{Column, Concern, Concerns, NameRow};

/// What a name fails for; nothing without `--check` and `--fail-on`.
#[derive(Clone, Copy, Default)]
pub(super) struct Failing {
    /// The rules of `--check`; those of IDNA2008 with `--fail-on`.
    check: Option<Check>,
    /// What `--fail-on` names.
    fail_on: Option<Concerns>,
    /// What a name fails for that is told among others.
    of_groups: Concerns,
}

impl Failing {
    /// As it is asked for.
    ///
    /// # Errors
    /// What cannot be asked for at once, in a sentence.
    pub(super) fn of(
        check: Option<Check>,
        fail_on: &[Concern],
        (has_other, has_groups): (bool, bool),
    ) -> Result<Self, String> {
        if fail_on.is_empty() {
            let taken = (check.is_some() && has_other).then_some(Concern::Taken);
            return Ok(Self { check, fail_on: None, of_groups: taken.into_iter().collect() });
        }
        if let Some(other) = check.filter(|it| *it != Check::Idna2008) {
            let other = other.id();
            return Err(format!(
                "\u{201C}--fail-on\u{201D} judges by IDNA2008: leave \u{201C}--check={other}\u{201D} out, or \
                 \u{201C}--fail-on\u{201D}"
            ));
        }
        let fail_on: Concerns = fail_on.iter().copied().collect();
        if fail_on.has(Concern::Confusable) && !has_groups {
            return Err("\u{201C}--fail-on confusable\u{201D} needs the groups: leave \u{201C}--no-groups\u{201D} out"
                .to_owned());
        }
        let of_groups = fail_on.among([Concern::Taken, Concern::Confusable].into_iter().collect());
        Ok(Self { check: Some(Check::Idna2008), fail_on: Some(fail_on), of_groups })
    }

    /// The rules that are asked about, if any are.
    pub(super) const fn check(self) -> Option<Check> {
        self.check
    }

    /// What `--fail-on` names.
    pub(super) const fn fail_on(self) -> Option<Concerns> {
        self.fail_on
    }

    /// The columns that tell of it. Whether a name is a domain name at all is told by its having a verdict of the Bidi
    /// rule.
    pub(super) fn columns(self) -> impl Iterator<Item = Column> {
        let of_check: &[Column] = match self.check {
            None => &[],
            Some(Check::Bidi) => &[Column::BidiRule],
            Some(Check::Idna2008) => &[Column::BidiRule, Column::Registration],
            Some(Check::Uts46) => &[Column::BidiRule, Column::AName],
            Some(Check::All) => &[Column::BidiRule, Column::Registration, Column::AName],
        };
        let concerns = self.fail_on.unwrap_or_default().with(self.of_groups);
        of_check.iter().copied().chain(concerns.iter().flat_map(|it| it.told_by().iter().copied()))
    }

    /// Whether a name fails by itself.
    pub(super) fn is_failed_by(self, row: &NameRow) -> bool {
        match self.fail_on {
            Some(fail_on) => !Concerns::of_row(row).among(fail_on).is_empty(),
            None => self.check.is_some_and(|check| fails(check, row)),
        }
    }

    /// For what a name fails among the others.
    pub(super) fn of_groups(self, cells: &GroupCells) -> Concerns {
        Concerns::of_groups(|column| cells.get(column)).among(self.of_groups)
    }
}

/// Whether a name fails a check, going by its row: see [`Check::fails`], which does so by the whole report.
fn fails(check: Check, row: &NameRow) -> bool {
    if row.because == [FindingKind::ZoneOwner] {
        return false;
    }
    // What is no domain name fails every check.
    row.bidi_rule.is_none()
        || match check {
            Check::Bidi => row.bidi_rule == Some(Verdict::Violated),
            Check::Idna2008 => Concerns::of_row(row).has(Concern::Refused),
            Check::Uts46 => row.a_name.is_none(),
            Check::All => [Check::Bidi, Check::Idna2008, Check::Uts46].iter().any(|&it| fails(it, row)),
        }
}
