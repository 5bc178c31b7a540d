//! The end of a PDF file: fonts, structure, outline, metadata and catalog.

use std::io::{self, Write};

use pdf_writer::{Date, Name, Str, TextStr};
use xmp_writer::{DateTime, LangId, Timezone, XmpWriter};

use super::PdfWriter;
use crate::messages::Catalogue;
use crate::page::visible;

impl<W: Write> PdfWriter<W> {
    /// Writes the fonts, the roots of structure, outline and pages, the metadata and the catalog.
    pub(super) fn write_end(self) -> io::Result<W> {
        let Self { mut objects, page_tree, made, .. } = self;
        // Of all text but names.
        let language = Catalogue::current().language();
        self.fonts.write(&mut objects, self.resources)?;
        let structure = self.structure.write(&mut objects, language)?;
        let outline = self.outline.write(&mut objects)?;
        let pages = &self.page_numbers[..self.pages];
        objects.put(page_tree, |chunk| {
            let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
            chunk.pages(page_tree).kids(pages.iter().copied()).count(count);
        })?;
        // XML forbids control characters, and a title must not hold bidi controls.
        let title = visible(&self.title);
        let program = format!("bidiscope {}", env!("CARGO_PKG_VERSION"));
        let packet = packet((&title, language), &program, made);
        let metadata = objects.add(|chunk, id| {
            chunk.metadata(id, packet.as_bytes());
        })?;
        let information = objects.add(|chunk, id| {
            let mut it = chunk.indirect(id).start::<pdf_writer::writers::DocumentInfo<'_>>();
            it.title(TextStr(&title)).creator(TextStr(&program)).producer(TextStr(&program));
            if let Some(seconds) = made {
                it.creation_date(PdfDate::of(seconds).date());
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
fn packet((title, language): (&str, &str), program: &str, made: Option<u64>) -> String {
    let mut packet = XmpWriter::new();
    packet
        .title([(None::<LangId<'_>>, title)])
        .language([LangId(language)])
        .creator_tool(program)
        .producer(program)
        .format("application/pdf")
        .pdf_version("1.7")
        .pdfua_part(1);
    if let Some(seconds) = made {
        packet.create_date(PdfDate::of(seconds).date_time());
    }
    packet.finish(None)
}

/// A date and time, in UTC.
#[derive(Clone, Copy)]
struct PdfDate {
    year: u16,
    month: u8,
    day: u8,
    hour: u8,
    minute: u8,
    second: u8,
}

impl PdfDate {
    /// From the seconds since 1970.
    fn of(seconds: u64) -> Self {
        // Civil from days, with years that begin in March.
        let (days, rest) = (seconds / 86_400, seconds % 86_400);
        let days = days + 719_468;
        let era = days / 146_097;
        let of_era = days % 146_097;
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        Self {
            // Both date formats have four digits for the year.
            year: u16::try_from(year_of_era + era * 400 + later).unwrap_or(u16::MAX).min(9_999),
            month: month as u8,
            day: day as u8,
            hour: (rest / 3_600) as u8,
            minute: (rest / 60 % 60) as u8,
            second: (rest % 60) as u8,
        }
    }

    fn date(self) -> Date {
        Date::new(self.year)
            .month(self.month)
            .day(self.day)
            .hour(self.hour)
            .minute(self.minute)
            .second(self.second)
            .utc_offset_hour(0)
            .utc_offset_minute(0)
    }

    fn date_time(self) -> DateTime {
        DateTime {
            year: self.year,
            month: Some(self.month),
            day: Some(self.day),
            hour: Some(self.hour),
            minute: Some(self.minute),
            second: Some(self.second),
            timezone: Some(Timezone::Utc),
        }
    }
}
