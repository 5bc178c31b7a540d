//! Fingerprints of the texts by which rows are compared.

use std::hash::{BuildHasher, RandomState};

use siphasher::sip128::SipHasher13;

use crate::scan::{ComparisonKeys, ScanColumn, ScanColumnSet};

/// The fingerprint of a text: 128 bits that depend on all of it. Equal texts have equal fingerprints. Zero is that of
/// the empty text, which is the same as nothing.
pub(crate) type Fingerprint = u128;

/// Makes the 128-bit fingerprints of rows' keys for one [`NameMatchFinder`](super::NameMatchFinder), on any thread:
/// [`NameMatchFinder::comparison_key_hasher`](super::NameMatchFinder::comparison_key_hasher) gives it. Fingerprints for another
/// grouper match nothing.
///
/// It is SipHash-1-3 with a secret key of its own, so that nobody can make a list of different texts with the same
/// fingerprint.
#[derive(Clone, Copy, Debug)]
pub struct ComparisonKeyHasher {
    key: [u64; 2],
    columns: ScanColumnSet,
}

impl ComparisonKeyHasher {
    /// A hasher of the texts that these columns compare, with a new key.
    pub(crate) fn new(columns: ScanColumnSet) -> Self {
        let random = RandomState::new();
        Self::with_key(columns, [random.hash_one(0), random.hash_one(1)])
    }

    /// The same with a given key.
    pub(super) fn with_key(columns: ScanColumnSet, key: [u64; 2]) -> Self {
        let columns = columns.filtered(ScanColumn::compares_with_other_names);
        let columns = columns.iter().flat_map(ScanColumn::columns_it_compares).copied().collect();
        Self { key, columns }
    }

    /// The key.
    pub(crate) const fn key(&self) -> [u64; 2] {
        self.key
    }

    /// The columns whose texts are compared, in the order of [`Self::append`]; the name is the first of them.
    pub(super) fn columns(&self) -> impl Iterator<Item = ScanColumn> + use<> {
        self.columns.iter()
    }

    /// Appends the fingerprints of a row's keys: one for each of [`Self::columns`], and then those of its index labels
    /// but the first.
    pub(crate) fn append(&self, keys: &ComparisonKeys<'_>, fingerprints: &mut Vec<Fingerprint>) {
        let hasher = SipHasher13::new_with_keys(self.key[0], self.key[1]);
        // Most texts of most names are the name itself.
        let mut last = ("", 0);
        for column in self.columns() {
            let text = keys.key_of_compared_column(column);
            if text != last.0 {
                let fingerprint = if text.is_empty() { 0 } else { hasher.hash(text.as_bytes()).as_u128() };
                last = (text, fingerprint);
            }
            fingerprints.push(last.1);
        }
        if self.columns.has(ScanColumn::LgrIndex) {
            let others = keys.index_label_keys.iter().skip(1);
            fingerprints.extend(others.map(|text| hasher.hash(text.as_bytes()).as_u128()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ComparisonKeyHasher;
    use crate::scan::{ComparisonKeys, DisplaysOfName, InBothParagraphs, ScanColumn, ScanColumnSet};

    fn keys(variants: &[String]) -> ComparisonKeys<'_> {
        ComparisonKeys {
            name: "a",
            ascii_name: "b",
            displays: DisplaysOfName { one_to_one: "c", left_to_right: "d", right_to_left: "e" },
            skeletons: InBothParagraphs { left_to_right: "f", right_to_left: "g" },
            index_label_keys: variants,
            name_without_points: "i",
            name_holder: "",
            may_be_registered: true,
        }
    }

    fn fingerprints(hasher: &ComparisonKeyHasher, keys: &ComparisonKeys<'_>) -> Vec<u128> {
        let mut fingerprints = Vec::new();
        hasher.append(keys, &mut fingerprints);
        fingerprints
    }

    fn all_columns() -> ScanColumnSet {
        ScanColumnSet::written_by_default().with(ScanColumn::SameWithoutPoints)
    }

    #[test]
    fn every_compared_column_has_a_text_of_its_own_and_the_name_is_the_first() {
        let columns: Vec<ScanColumn> = ComparisonKeyHasher::new(all_columns()).columns().collect();
        assert_eq!(columns[0], ScanColumn::Name);
        let variants = ["h".to_owned()];
        let mut texts: Vec<&str> =
            columns.iter().map(|&it| keys(&variants).key_of_compared_column(it)).collect();
        texts.sort_unstable();
        assert_eq!(texts, ["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
    }

    #[test]
    fn equal_texts_have_equal_fingerprints_and_the_empty_one_has_none() {
        let hasher = ComparisonKeyHasher::new(all_columns());
        let variants = ["h", "j", "a"].map(str::to_owned);
        let all = fingerprints(&hasher, &keys(&variants));
        assert_eq!(all.len(), 9 + 2, "the other index labels come last");
        assert!((0..10).all(|at| all[at] != 0 && !all[..at].contains(&all[at])), "{all:?}");
        assert_eq!(all[10], all[0]);
        let same = ComparisonKeys {
            displays: DisplaysOfName { one_to_one: "a", left_to_right: "", right_to_left: "a" },
            skeletons: InBothParagraphs { left_to_right: "b", right_to_left: "a" },
            ..keys(&[])
        };
        let texts = hasher.columns().map(|it| same.key_of_compared_column(it));
        for (text, fingerprint) in texts.zip(fingerprints(&hasher, &same)) {
            assert_eq!((text == "a", text.is_empty()), (fingerprint == all[0], fingerprint == 0), "{text}");
        }
        assert_ne!(
            fingerprints(&ComparisonKeyHasher::new(all_columns()), &same),
            fingerprints(&hasher, &same),
            "another key"
        );
    }
}
