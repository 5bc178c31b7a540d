//! A PDF with the sheets of one or several names.

use std::io;

use bidiscope_export::sheet::{
    Attachment, ContentsEntry, PdfWriter, Sheet, SheetOptions, ascii_title_of_name, contents_pages,
    contents_title,
};

use super::picture_files::{check_not_existing, save};
use super::{Arguments, SheetName};
use crate::command::status::Status;
use crate::command::{inspect, report};
use bidiscope_system::signals::StopRequests;
use bidiscope_words::message;

impl Arguments {
    /// Writes the sheets of all names into one file, with a table of contents where there are several.
    ///
    /// # Errors
    /// The message where the file exists and is not to be replaced.
    pub(super) fn write_document(
        &self,
        names: &[SheetName<'_>],
        options: &SheetOptions,
        requests: &StopRequests,
    ) -> Result<Status, String> {
        check_not_existing(&self.output, self.overwrite)?;
        let title = match names {
            [only] => message!(title_of_sheet, name = ascii_title_of_name(&only.name)),
            several => message!(title_of_sheets, count = several.len()),
        };
        let are_several = names.len() > 1;
        // The proofs are the same for all names: they come once, at the end.
        let mut options_of_each = options.clone();
        if are_several {
            options_of_each.property_proofs = Vec::new();
        }
        let saved = save(&self.output, self.overwrite, |out| {
            let mut book = PdfWriter::begin(out, &title.to_string(), report::creation_time())?;
            if are_several {
                book.add_pages(
                    &contents_title(),
                    contents_pages(&self.entries(names, &options_of_each, requests)?, &options_of_each),
                )?;
            }
            let digits = names.len().to_string().len();
            for (index, wanted) in names.iter().enumerate() {
                check_not_stopped(requests)?;
                let report = wanted.report();
                let sheet = self.sheet_of(&report, &options_of_each, requests);
                check_not_stopped(requests)?;
                sheet.map_or(Ok(()), |it| book.add(&it))?;
                let SheetName { typed, line, .. } = wanted;
                book.attach(&Attachment {
                    name: match are_several {
                        false => "inspection.json".to_owned(),
                        true => format!("inspection-{:0digits$}.json", index + 1),
                    },
                    description: message!(attached_json).to_string(),
                    json: inspect::json_line(typed, *line, options.notation, &report.analysis),
                })?;
            }
            if are_several && !options.property_proofs.is_empty() {
                book.add(&Sheet::of_property_proofs(options))?;
            }
            book.finish().map(|_| ())
        });
        Ok(if saved { Status::Done } else { Status::Failed })
    }

    /// The lines of the table of contents. Each sheet is laid out to count its pages.
    fn entries<'a>(
        &self,
        names: &'a [SheetName<'_>],
        options: &SheetOptions,
        requests: &StopRequests,
    ) -> io::Result<Vec<ContentsEntry<'a>>> {
        let mut page = 0;
        let mut entries = Vec::with_capacity(names.len());
        for wanted in names {
            check_not_stopped(requests)?;
            entries.push(ContentsEntry { name: &wanted.name, page_index: page });
            page += self.sheet(wanted, options, requests).map_or(0, |it| it.pages.len());
        }
        Ok(entries)
    }
}

/// Ends the writing of the document where the program was asked to end.
///
/// # Errors
/// The program was asked to end.
fn check_not_stopped(requests: &StopRequests) -> io::Result<()> {
    match requests.signal().map(Status::from) {
        None => Ok(()),
        Some(_) => Err(io::Error::other(message!(stopped).to_string())),
    }
}
