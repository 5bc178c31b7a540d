//! Reading names one after another with memory that is kept.

use std::ops::Range;

use super::class_table::ClassTable;
use super::error::{ReadError, ReadErrorKind};
use super::{
    BidiClass, Character, ClassSet, MAX_BYTES, MAX_CHARACTERS, Notation, Written, a_label, is_label_separator,
};

/// Where a label stands in its name, and the classes in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelSpan {
    /// In characters of the name, never empty.
    pub range: Range<usize>,
    /// The classes of these characters.
    pub classes: ClassSet,
}

/// The name that was read last, as characters and labels; what else is known of it is made when it is
/// asked for.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    /// The characters in logical order, separators included.
    pub characters: Vec<Character>,
    /// The classes among them.
    pub classes: ClassSet,
    /// The labels in logical order, without the root.
    pub labels: Vec<LabelSpan>,
    /// The A-labels as which labels were read, in their order.
    a_labels: Vec<ReadALabel>,
    /// Their text, one after another.
    a_label_text: String,
}

/// The A-label as which a label was read.
#[derive(Clone, Debug)]
struct ReadALabel {
    label: usize,
    /// Where it stands in the reader's `a_label_text`.
    text: Range<usize>,
}

impl Reader {
    /// Reads a name. After an error the reader holds nothing.
    pub fn read(&mut self, text: &str, notation: Notation) -> Result<(), ReadError> {
        self.clear();
        // So short that no limit needs to be looked at.
        if notation == Notation::Unicode && text.len() <= MAX_CHARACTERS && self.reads_at_sight(text) {
            return Ok(());
        }
        self.clear();
        if text.len() > MAX_BYTES {
            return Err(ReadError { kind: ReadErrorKind::TooLong, position: MAX_CHARACTERS });
        }
        self.take(&notation.read(text)?, notation.decodes_a_labels())
    }

    /// Takes what a notation has read. After an error the reader holds nothing.
    pub(crate) fn take(&mut self, written: &[Written], decodes_a_labels: bool) -> Result<(), ReadError> {
        self.clear();
        let taken = self.try_to_take(written, decodes_a_labels);
        if taken.is_err() {
            self.clear();
        }
        taken
    }

    /// Takes characters as they are. Here labels may be empty, and are left out.
    pub fn load(&mut self, characters: &[Character]) {
        self.clear();
        let mut start = 0;
        let mut label = ClassSet::EMPTY;
        for &character in characters {
            if is_label_separator(character.scalar) {
                self.end_label(start, label);
                self.push_separator(character);
                (start, label) = (self.characters.len(), ClassSet::EMPTY);
            } else {
                label = label.with(character.class);
                self.characters.push(character);
            }
        }
        self.end_label(start, label);
    }

    /// The A-label as which a label was read.
    pub fn read_as(&self, label: usize) -> Option<&str> {
        let found = self.a_labels.binary_search_by_key(&label, |it| it.label).ok()?;
        self.a_label_text.get(self.a_labels[found].text.clone())
    }

    fn clear(&mut self) {
        self.characters.clear();
        self.classes = ClassSet::EMPTY;
        self.labels.clear();
        self.a_labels.clear();
        self.a_label_text.clear();
    }

    /// Reads, in one pass, a name in which there is nothing to refuse. Otherwise the answer is `false`, and
    /// it is for [`Reader::take`] to say what is wrong, and where.
    fn reads_at_sight(&mut self, text: &str) -> bool {
        let table = ClassTable::get();
        self.characters.reserve(text.len());
        let mut rest = text.chars();
        loop {
            let start = self.characters.len();
            let label = rest.as_str();
            let mut classes = ClassSet::EMPTY;
            let separator = loop {
                let Some(scalar) = rest.next() else { break None };
                let character = Character { scalar, class: table.class_of(scalar) };
                if is_label_separator(scalar) {
                    break Some(character);
                }
                classes = classes.with(character.class);
                self.characters.push(character);
            };
            let is_empty = self.characters.len() == start;
            // A label shorter than the prefix is followed by a separator, which the prefix does not hold.
            let end = label.len() - rest.as_str().len() - separator.map_or(0, |it| it.scalar.len_utf8());
            if a_label::has_prefix(label.as_bytes()) && a_label::is_decoded(&label[..end]) {
                if !self.decodes_at_sight(start, &label[..end]) {
                    return false;
                }
            } else {
                self.end_label(start, classes);
            }
            match separator {
                Some(_) if is_empty => return false,
                Some(separator) => self.push_separator(separator),
                None => return !self.characters.is_empty() && !self.classes.has(BidiClass::B),
            }
        }
    }

    /// Puts what an A-label decodes to in the place of its characters, which were read from `start` on.
    fn decodes_at_sight(&mut self, start: usize, a_label: &str) -> bool {
        let Ok(scalars) = a_label::decode(a_label) else { return false };
        self.characters.truncate(start);
        self.decoded(a_label, scalars);
        true
    }

    /// Ends the label with these classes that begins at `start`.
    #[inline]
    fn end_label(&mut self, start: usize, classes: ClassSet) {
        let end = self.characters.len();
        if start < end {
            self.classes = self.classes.union(classes);
            self.labels.push(LabelSpan { range: start..end, classes });
        }
    }

    fn push_separator(&mut self, separator: Character) {
        self.classes = self.classes.with(separator.class);
        self.characters.push(separator);
    }

    /// Takes the label that an A-label decodes to.
    fn decoded(&mut self, a_label: &str, scalars: Vec<char>) {
        let text = self.a_label_text.len()..self.a_label_text.len() + a_label.len();
        self.a_label_text.push_str(a_label);
        self.a_labels.push(ReadALabel { label: self.labels.len(), text });
        let start = self.characters.len();
        self.characters.extend(scalars.into_iter().map(Character::new));
        self.end_label(start, ClassSet::of_characters(&self.characters[start..]));
    }

    fn try_to_take(&mut self, written: &[Written], decodes_a_labels: bool) -> Result<(), ReadError> {
        if let Some(excess) = written.get(MAX_CHARACTERS) {
            return Err(ReadError { kind: ReadErrorKind::TooLong, position: excess.position });
        }
        if written.is_empty() {
            return Err(ReadError { kind: ReadErrorKind::Empty, position: 0 });
        }
        if let Some(separator) = written.iter().find(|it| BidiClass::of(it.scalar) == BidiClass::B) {
            let kind = ReadErrorKind::ParagraphSeparator { scalar: separator.scalar };
            return Err(ReadError { kind, position: separator.position });
        }
        let mut empty_label = None;
        for piece in written.split_inclusive(|it| is_label_separator(it.scalar)) {
            let separator = piece.last().filter(|it| is_label_separator(it.scalar));
            let label = &piece[..piece.len() - usize::from(separator.is_some())];
            if let Some(first) = label.first() {
                self.take_label(label, first.position, decodes_a_labels)?;
            } else {
                empty_label = empty_label.or(separator);
            }
            if let Some(separator) = separator {
                self.push_separator(Character::new(separator.scalar));
            }
        }
        // Said last, for what cannot be decoded weighs more.
        match empty_label {
            Some(it) => Err(ReadError { kind: ReadErrorKind::EmptyLabel, position: it.position }),
            None => Ok(()),
        }
    }

    fn take_label(
        &mut self,
        label: &[Written],
        position: usize,
        decodes_a_labels: bool,
    ) -> Result<(), ReadError> {
        if decodes_a_labels {
            let text: String = label.iter().map(|it| it.scalar).collect();
            if a_label::has_prefix(text.as_bytes()) && a_label::is_decoded(&text) {
                let scalars = a_label::decode(&text).map_err(|kind| ReadError { kind, position })?;
                self.decoded(&text, scalars);
                return Ok(());
            }
        }
        let start = self.characters.len();
        self.characters.extend(label.iter().map(|it| Character::new(it.scalar)));
        self.end_label(start, ClassSet::of_characters(&self.characters[start..]));
        Ok(())
    }
}
