//! The outline of a document: an entry for each sheet, and below it one for each of its headings (ISO 32000-1, section
//! 12.3.3).

use std::io::{self, Write};

use pdf_writer::{Ref, TextStr};

use super::objects::Objects;

/// The entries so far. The last one is not written yet, because it refers to its successor.
pub(super) struct PdfOutline {
    root: Ref,
    first: Option<Ref>,
    count: i32,
    last: Option<OutlineEntry>,
}

struct OutlineEntry {
    number: Ref,
    before: Option<Ref>,
    target: OutlineTarget,
    headings: Vec<OutlineTarget>,
}

/// The title and the target of an entry.
pub(super) struct OutlineTarget {
    /// The title.
    pub(super) title: String,
    /// The page.
    pub(super) page: Ref,
    /// The distance from the bottom of the page, in points.
    pub(super) y: f32,
}

impl PdfOutline {
    pub(super) fn new<W: Write>(objects: &mut Objects<W>) -> Self {
        Self { root: objects.reserve(), first: None, count: 0, last: None }
    }

    /// Adds an entry with its sub-entries.
    pub(super) fn add<W: Write>(
        &mut self,
        objects: &mut Objects<W>,
        target: OutlineTarget,
        headings: Vec<OutlineTarget>,
    ) -> io::Result<()> {
        let number = objects.reserve();
        let before = self.write_last(objects, Some(number))?;
        self.first.get_or_insert(number);
        self.count += 1;
        self.last = Some(OutlineEntry { number, before, target, headings });
        Ok(())
    }

    /// Writes the rest, and gives the number of the root.
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

    /// Writes the last entry, whose successor is `after`, and gives its number.
    fn write_last<W: Write>(
        &mut self,
        objects: &mut Objects<W>,
        after: Option<Ref>,
    ) -> io::Result<Option<Ref>> {
        let Some(entry) = self.last.take() else { return Ok(None) };
        let numbers: Vec<Ref> = entry.headings.iter().map(|_| objects.reserve()).collect();
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
                item.dest().page(heading.page).xyz(0.0, heading.y, None);
            })?;
        }
        objects.put(entry.number, |chunk| {
            let mut item = chunk.outline_item(entry.number);
            item.title(TextStr(&entry.target.title)).parent(self.root);
            if let Some(before) = entry.before {
                item.prev(before);
            }
            if let Some(after) = after {
                item.next(after);
            }
            if let (Some(&first), Some(&last)) = (numbers.first(), numbers.last()) {
                // A negative count: collapsed until the reader expands them.
                item.first(first).last(last).count(-i32::try_from(numbers.len()).unwrap_or(i32::MAX));
            }
            item.dest().page(entry.target.page).xyz(0.0, entry.target.y, None);
        })?;
        Ok(Some(entry.number))
    }
}
