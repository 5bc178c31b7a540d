//! The outline of a document: an entry for each sheet, and under it one for each of its headings (ISO 32000-1, section
//! 12.3.3).

use std::io::{self, Write};

use pdf_writer::{Ref, TextStr};

use super::objects::Objects;

/// The entries so far. All but the last are written: only that one does not know yet what comes after it.
pub(super) struct PdfOutline {
    root: Ref,
    first: Option<Ref>,
    count: i32,
    last: Option<OutlineEntry>,
}

struct OutlineEntry {
    number: Ref,
    before: Option<Ref>,
    place: PdfPlace,
    headings: Vec<PdfPlace>,
}

/// What an entry is called and where it leads.
pub(super) struct PdfPlace {
    /// What it is called.
    pub(super) title: String,
    /// The page.
    pub(super) page: Ref,
    /// How far above the lower edge of the page it is, in points.
    pub(super) up: f32,
}

impl PdfOutline {
    pub(super) fn new<W: Write>(objects: &mut Objects<W>) -> Self {
        Self { root: objects.allot(), first: None, count: 0, last: None }
    }

    /// Adds an entry, with those under it.
    pub(super) fn add<W: Write>(
        &mut self,
        objects: &mut Objects<W>,
        place: PdfPlace,
        headings: Vec<PdfPlace>,
    ) -> io::Result<()> {
        let number = objects.allot();
        let before = self.write_last(objects, Some(number))?;
        self.first.get_or_insert(number);
        self.count += 1;
        self.last = Some(OutlineEntry { number, before, place, headings });
        Ok(())
    }

    /// Writes the rest, and gives the number of the whole.
    pub(super) fn write<W: Write>(mut self, objects: &mut Objects<W>) -> io::Result<Ref> {
        let last = self.write_last(objects, None)?;
        objects.put(self.root, |chunk| {
            let mut root = chunk.outline(self.root);
            if let (Some(first), Some(last)) = (self.first, last) {
                root.first(first).last(last).count(self.count);
            }
        })?;
        Ok(self.root)
    }

    /// Writes the last entry, which has this one after it, and gives its number.
    fn write_last<W: Write>(
        &mut self,
        objects: &mut Objects<W>,
        after: Option<Ref>,
    ) -> io::Result<Option<Ref>> {
        let Some(entry) = self.last.take() else { return Ok(None) };
        let numbers: Vec<Ref> = entry.headings.iter().map(|_| objects.allot()).collect();
        for (index, (heading, &number)) in entry.headings.iter().zip(&numbers).enumerate() {
            objects.put(number, |chunk| {
                let mut item = chunk.outline_item(number);
                item.title(TextStr(&heading.title)).parent(entry.number);
                if let Some(&before) = index.checked_sub(1).and_then(|it| numbers.get(it)) {
                    item.prev(before);
                }
                if let Some(&after) = numbers.get(index + 1) {
                    item.next(after);
                }
                item.dest().page(heading.page).xyz(0.0, heading.up, None);
            })?;
        }
        objects.put(entry.number, |chunk| {
            let mut item = chunk.outline_item(entry.number);
            item.title(TextStr(&entry.place.title)).parent(self.root);
            if let Some(before) = entry.before {
                item.prev(before);
            }
            if let Some(after) = after {
                item.next(after);
            }
            if let (Some(&first), Some(&last)) = (numbers.first(), numbers.last()) {
                // They are folded away until a reader opens them.
                item.first(first).last(last).count(-i32::try_from(numbers.len()).unwrap_or(i32::MAX));
            }
            item.dest().page(entry.place.page).xyz(0.0, entry.place.up, None);
        })?;
        Ok(Some(entry.number))
    }
}
