//! Sets of columns.

use super::column::Column;

/// A set of columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Columns(u128);

impl Columns {
    /// No columns.
    pub const NONE: Self = Self(0);

    /// All columns but those [on request](Column::is_on_request).
    pub fn standard() -> Self {
        Column::ALL.into_iter().filter(|it| !it.is_on_request()).collect()
    }

    /// The [standard columns](Self::standard) that are known with the name itself.
    pub fn without_comparisons() -> Self {
        Self::standard().filtered(|it| !it.needs_all_rows())
    }

    /// Whether a column is in the set.
    pub const fn has(self, column: Column) -> bool {
        self.0 & (1 << column as u32) != 0
    }

    /// The set of these columns.
    pub(crate) const fn of(columns: &[Column]) -> Self {
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
    pub const fn with(self, column: Column) -> Self {
        Self(self.0 | 1 << column as u32)
    }

    /// The columns of the set for which `is_kept` is true.
    #[must_use]
    pub fn filtered(self, is_kept: impl Fn(Column) -> bool) -> Self {
        self.iter().filter(|&it| is_kept(it)).collect()
    }

    /// The set with the [sources](Column::compared_columns) of its comparison columns added: what must be computed for each name.
    #[must_use]
    pub fn with_compared_columns(self) -> Self {
        self.iter().flat_map(Column::compared_columns).fold(self, |all, &it| all.with(it))
    }

    /// The columns of the set in the order of [`Column`], in which they are written.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = *Column::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(next)
        })
    }

    /// Whether any column is in both sets.
    pub(super) const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl FromIterator<Column> for Columns {
    fn from_iter<I: IntoIterator<Item = Column>>(columns: I) -> Self {
        columns.into_iter().fold(Self::NONE, Self::with)
    }
}
