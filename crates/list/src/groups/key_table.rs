//! Different texts, each with what is known of it.

use hashbrown::HashTable;

/// A table of texts with a value each, in memory that is kept. Texts are compared whole; the hash is the caller's.
#[derive(Debug)]
pub(super) struct KeyTable<T> {
    /// Where each text stands among the entries.
    places: HashTable<u32>,
    entries: Vec<KeyEntry<T>>,
    texts: Vec<u8>,
}

#[derive(Debug)]
struct KeyEntry<T> {
    hash: u64,
    start: usize,
    end: usize,
    value: T,
}

/// What an entry takes besides its text, with the room that growing tables keep free.
pub(super) const BYTES_OF_AN_ENTRY: u64 = 192;

impl<T: Default> KeyTable<T> {
    /// With nothing in it.
    pub(super) fn new() -> Self {
        Self { places: HashTable::new(), entries: Vec::new(), texts: Vec::new() }
    }

    /// Forgets every text.
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.entries.clear();
        self.texts.clear();
    }

    /// What is known of a text; nothing yet where it is new.
    pub(super) fn entry(&mut self, hash: u64, text: &[u8]) -> &mut T {
        let place = self.find(hash, text).unwrap_or_else(|| {
            let place = self.entries.len();
            let start = self.texts.len();
            self.texts.extend_from_slice(text);
            self.entries.push(KeyEntry { hash, start, end: self.texts.len(), value: T::default() });
            // A partition of more texts is grouped in several rounds.
            let number = u32::try_from(place).unwrap_or(u32::MAX);
            self.places.insert_unique(hash, number, |&it| self.entries[it as usize].hash);
            place
        });
        &mut self.entries[place].value
    }

    /// What is known of a text, if it is in the table.
    pub(super) fn get(&self, hash: u64, text: &[u8]) -> Option<&T> {
        self.find(hash, text).map(|place| &self.entries[place].value)
    }

    fn find(&self, hash: u64, text: &[u8]) -> Option<usize> {
        let is_it = |&place: &u32| {
            let entry = &self.entries[place as usize];
            entry.hash == hash && self.texts[entry.start..entry.end] == *text
        };
        self.places.find(hash, is_it).map(|&place| place as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::KeyTable;

    /// The hash alone decides nothing.
    #[test]
    fn texts_of_one_hash_are_kept_apart() {
        let mut table = KeyTable::<u32>::new();
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
