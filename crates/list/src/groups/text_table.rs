//! A hash table of different texts.

use hashbrown::HashTable;

/// A table of texts with a value each, whose memory is reused. Texts are compared in full; the caller
/// computes the hash.
#[derive(Debug)]
pub(super) struct TextTable<T> {
    /// The index of each text among the entries.
    indices: HashTable<u32>,
    entries: Vec<TextEntry<T>>,
    texts: Vec<u8>,
}

#[derive(Debug)]
struct TextEntry<T> {
    hash: u64,
    start: usize,
    end: usize,
    value: T,
}

/// The bytes of an entry without its text, including what growing tables keep free.
pub(super) const ENTRY_BYTES: u64 = 192;

impl<T: Default> TextTable<T> {
    /// An empty table.
    pub(super) fn new() -> Self {
        Self { indices: HashTable::new(), entries: Vec::new(), texts: Vec::new() }
    }

    /// Removes every text and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.indices.clear();
        self.entries.clear();
        self.texts.clear();
    }

    /// The value of a text; the default value where it is new.
    pub(super) fn entry(&mut self, hash: u64, text: &[u8]) -> &mut T {
        let index = self.find(hash, text).unwrap_or_else(|| {
            let index = self.entries.len();
            let start = self.texts.len();
            self.texts.extend_from_slice(text);
            self.entries.push(TextEntry { hash, start, end: self.texts.len(), value: T::default() });
            // More texts are split into several slices, so that numbers stay within 32 bits.
            let number = u32::try_from(index).unwrap_or(u32::MAX);
            self.indices.insert_unique(hash, number, |&it| self.entries[it as usize].hash);
            index
        });
        &mut self.entries[index].value
    }

    /// The value of a text, if it is in the table.
    pub(super) fn get(&self, hash: u64, text: &[u8]) -> Option<&T> {
        self.find(hash, text).map(|index| &self.entries[index].value)
    }

    fn find(&self, hash: u64, text: &[u8]) -> Option<usize> {
        let is_it = |&index: &u32| {
            let entry = &self.entries[index as usize];
            entry.hash == hash && self.texts[entry.start..entry.end] == *text
        };
        self.indices.find(hash, is_it).map(|&index| index as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::TextTable;

    /// Texts of one hash are told apart by their bytes.
    #[test]
    fn texts_of_one_hash_are_distinguished() {
        let mut table = TextTable::<u32>::new();
        for _ in 0..2 {
            for (at, text) in ["", "a", "b", "ab", "ba"].iter().enumerate() {
                assert_eq!(*table.entry(7, text.as_bytes()), 0);
                *table.entry(7, text.as_bytes()) = at as u32 + 1;
            }
            assert_eq!(table.get(7, b"ab"), Some(&4));
            assert_eq!(table.get(7, b"abc"), None);
            assert_eq!(table.get(8, b"ab"), None);
            table.clear();
            assert_eq!(table.get(7, b"ab"), None);
        }
    }
}
