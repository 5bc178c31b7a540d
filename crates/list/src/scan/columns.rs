//! Sets of columns.

use super::column::ScanColumn;

/// A set of columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScanColumnSet(u128);

impl ScanColumnSet {
    /// No columns.
    pub const NONE: Self = Self(0);

    /// All columns but those [on request](ScanColumn::is_only_on_request).
    pub fn written_by_default() -> Self {
        ScanColumn::ALL.into_iter().filter(|it| !it.is_only_on_request()).collect()
    }

    /// The [standard columns](Self::written_by_default) that are known with the name itself.
    pub fn default_known_without_other_rows() -> Self {
        Self::written_by_default().filtered(|it| !it.needs_all_rows())
    }

    /// Whether a column is in the set.
    pub const fn has(self, column: ScanColumn) -> bool {
        self.0 & (1 << column as u32) != 0
    }

    /// The set of these columns.
    pub(crate) const fn of(columns: &[ScanColumn]) -> Self {
        let mut set = Self::NONE;
        let mut rest = columns;
        while let [first, others @ ..] = rest {
            set = set.with(*first);
            rest = others;
        }
        set
    }

    /// The set with one more column.
    #[must_use]
    pub const fn with(self, column: ScanColumn) -> Self {
        Self(self.0 | 1 << column as u32)
    }

    /// The columns of the set for which `is_column_kept` is true.
    #[must_use]
    pub fn filtered(self, is_column_kept: impl Fn(ScanColumn) -> bool) -> Self {
        self.iter().filter(|&it| is_column_kept(it)).collect()
    }

    /// The set with the [sources](ScanColumn::columns_it_compares) of its comparison columns added: what must be computed for
    /// each name.
    #[must_use]
    pub fn adding_columns_it_compares(self) -> Self {
        self.iter().flat_map(ScanColumn::columns_it_compares).fold(self, |all, &it| all.with(it))
    }

    /// The columns of the set in the order of [`ScanColumn`], in which they are written.
    pub fn iter(self) -> impl Iterator<Item = ScanColumn> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = *ScanColumn::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(next)
        })
    }

    /// Whether any column is in both sets.
    pub(super) const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl FromIterator<ScanColumn> for ScanColumnSet {
    fn from_iter<I: IntoIterator<Item = ScanColumn>>(columns: I) -> Self {
        columns.into_iter().fold(Self::NONE, Self::with)
    }
}
