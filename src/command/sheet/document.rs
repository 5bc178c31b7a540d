//! A PDF of one or several names.

use std::io;

use bidiscope_present::sheet::{
    Attachment, CONTENTS, ContentsEntry, PdfBook, Sheet, SheetWish, called, contents,
};

use super::pictures::{is_free, save};
use super::{Arguments, Wanted};
use crate::command::signals::Requests;
use crate::command::{Status, inspect, report};

impl Arguments {
    /// Writes the sheets of all names into one file, with a table of contents where there are several.
    ///
    /// # Errors
    /// A sentence, where there is no such file to be made.
    pub(super) fn write_document(
        &self,
        names: &[Wanted<'_>],
        wish: &SheetWish,
        requests: &Requests,
    ) -> Result<Status, String> {
        is_free(&self.output, self.overwrite)?;
        let title = match names {
            [only] => format!("How {} is displayed", called(&only.name)),
            several => format!("How {} domain names are displayed", several.len()),
        };
        let are_several = names.len() > 1;
        // What holds of all names is told once.
        let mut of_each = wish.clone();
        if are_several {
            of_each.proofs = Vec::new();
        }
        let saved = save(&self.output, self.overwrite, |out| {
            let mut book = PdfBook::begin(out, &title, report::made())?;
            if are_several {
                book.add_pages(CONTENTS, contents(&self.entries(names, &of_each, requests)?, &of_each))?;
            }
            let digits = names.len().to_string().len();
            for (index, wanted) in names.iter().enumerate() {
                goes_on(requests)?;
                let inspection = wanted.inspection();
                let sheet = self.sheet_of(&inspection, &of_each, requests);
                goes_on(requests)?;
                sheet.map_or(Ok(()), |it| book.add(&it))?;
                let Wanted { name, typed, line, .. } = wanted;
                book.attach(&Attachment {
                    name: match are_several {
                        false => "inspection.json".to_owned(),
                        true => format!("inspection-{:0digits$}.json", index + 1),
                    },
                    about: "The inspection of the name, as `bidiscope inspect --json` gives it".to_owned(),
                    json: inspect::as_json(typed, *line, name, wish.notation, &inspection.report),
                })?;
            }
            if are_several && !wish.proofs.is_empty() {
                book.add(&Sheet::of_proofs(wish))?;
            }
            book.finish().map(|_| ())
        });
        Ok(if saved { Status::Done } else { Status::Failed })
    }

    /// The lines of the table of contents: how many pages each sheet has is known once it was laid out.
    fn entries<'a>(
        &self,
        names: &'a [Wanted<'_>],
        wish: &SheetWish,
        requests: &Requests,
    ) -> io::Result<Vec<ContentsEntry<'a>>> {
        let mut page = 0;
        let mut entries = Vec::with_capacity(names.len());
        for wanted in names {
            goes_on(requests)?;
            entries.push(ContentsEntry { name: &wanted.name, page });
            page += self.sheet(wanted, wish, requests).map_or(0, |it| it.pages.len());
        }
        Ok(entries)
    }
}

/// Whether nobody has asked the program to end.
///
/// # Errors
/// Where somebody has: the document is not to be whole.
fn goes_on(requests: &Requests) -> io::Result<()> {
    match requests.status() {
        None => Ok(()),
        Some(_) => Err(io::Error::other("it was stopped")),
    }
}
