//! The end of a PDF file: fonts, structure, outline, metadata and catalog.

use std::io::{self, Write};

use bidiscope_words::Catalogue;
use jiff::Timestamp;
use jiff::tz::Offset;
use pdf_writer::{Date, Name, Str, TextStr};
use xmp_writer::{DateTime, LangId, Timezone, XmpWriter};

use super::PdfWriter;
use bidiscope_report::words::escape::escape_invisibles;

impl<W: Write> PdfWriter<W> {
    /// Writes the fonts, the roots of structure, outline and pages, the metadata and the catalog.
    pub(super) fn write_end(self) -> io::Result<W> {
        let Self { mut objects, page_tree, .. } = self;
        self.fonts.write(&mut objects, self.resources)?;
        // That of all text but names.
        let language = Catalogue::current_language_tag();
        let structure = self.structure.write(&mut objects, language)?;
        let outline = self.outline.write(&mut objects)?;
        let pages = &self.page_numbers[..self.pages];
        objects.put(page_tree, |chunk| {
            let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
            chunk.pages(page_tree).kids(pages.iter().copied()).count(count);
        })?;
        // XML forbids control characters, and a title must not hold bidi controls.
        let title = escape_invisibles(&self.title);
        let program = super::super::program();
        let made = self.made.and_then(utc);
        let packet = packet((&title, language), &program, made);
        let metadata = objects.add(|chunk, id| {
            chunk.metadata(id, packet.as_bytes());
        })?;
        let information = objects.add(|chunk, id| {
            let mut it = chunk.indirect(id).start::<pdf_writer::writers::DocumentInfo<'_>>();
            it.title(TextStr(&title)).creator(TextStr(&program)).producer(TextStr(&program));
            if let Some(made) = made {
                it.creation_date(pdf_date(made));
            }
        })?;
        let catalog = objects.add(|chunk, id| {
            let mut catalog = chunk.indirect(id).start::<pdf_writer::writers::Catalog<'_>>();
            catalog.pages(page_tree).metadata(metadata).outlines(outline).lang(TextStr(language));
            catalog.pair(Name(b"StructTreeRoot"), structure);
            catalog.mark_info().marked(true);
            catalog.viewer_preferences().display_doc_title(true);
            if !self.attached.is_empty() {
                let mut names = catalog.names();
                let mut files = names.embedded_files();
                let mut files = files.names();
                for (name, file) in &self.attached {
                    files.insert(Str(name.as_bytes()), *file);
                }
            }
        })?;
        objects.finish(catalog, information)
    }
}

/// The metadata as XMP.
fn packet((title, language): (&str, &str), program: &str, made: Option<jiff::civil::DateTime>) -> String {
    let mut packet = XmpWriter::new();
    packet
        .title([(None::<LangId<'_>>, title)])
        .language([LangId(language)])
        .creator_tool(program)
        .producer(program)
        .format("application/pdf")
        .pdf_version("1.7")
        .pdfua_part(1);
    if let Some(made) = made {
        packet.create_date(xmp_date(made));
    }
    packet.finish(None)
}

/// A time in seconds since 1970 as a date and time in UTC; `None` beyond the year 9999, the last that PDF can say.
fn utc(seconds: u64) -> Option<jiff::civil::DateTime> {
    let seconds = i64::try_from(seconds).ok()?;
    Some(Offset::UTC.to_datetime(Timestamp::from_second(seconds).ok()?))
}

fn pdf_date(it: jiff::civil::DateTime) -> Date {
    Date::new(it.year() as u16)
        .month(it.month() as u8)
        .day(it.day() as u8)
        .hour(it.hour() as u8)
        .minute(it.minute() as u8)
        .second(it.second() as u8)
        .utc_offset_hour(0)
        .utc_offset_minute(0)
}

fn xmp_date(it: jiff::civil::DateTime) -> DateTime {
    DateTime {
        year: it.year() as u16,
        month: Some(it.month() as u8),
        day: Some(it.day() as u8),
        hour: Some(it.hour() as u8),
        minute: Some(it.minute() as u8),
        second: Some(it.second() as u8),
        timezone: Some(Timezone::Utc),
    }
}
