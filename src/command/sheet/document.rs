//! A PDF of one or several names.

use bidiscope::sheet::{Attachment, ContentsEntry, PdfBook, Sheet, SheetWish, called};

use super::files::{is_free, save};
use super::{Arguments, Wanted, inspected};
use crate::command::{Status, inspect, report};

impl Arguments {
    /// Writes the sheets of all names into one file, with a table of contents where there are several.
    ///
    /// # Errors
    /// A sentence, where there is no such file to be made.
    pub(super) fn write_document(&self, names: &[Wanted], wish: &SheetWish) -> Result<Status, String> {
        is_free(&self.output, self.overwrite)?;
        let title = match names {
            [only] => format!("How {} is displayed", called(&only.name)),
            several => format!("How {} domain names are displayed", several.len()),
        };
        let mut book = PdfBook::new(&title, report::made());
        if names.len() > 1 {
            book.add(&self.contents(names, wish));
        }
        let digits = names.len().to_string().len();
        for (index, wanted) in names.iter().enumerate() {
            let inspection = inspected(&wanted.name);
            book.add(&self.sheet_of(&inspection, wish));
            let Wanted { name, typed, line } = wanted;
            book.attach(Attachment {
                name: match names.len() {
                    1 => "inspection.json".to_owned(),
                    _ => format!("inspection-{:0digits$}.json", index + 1),
                },
                about: "The inspection of the name, as `bidiscope inspect --json` gives it".to_owned(),
                json: inspect::as_json(typed, *line, name, wish.notation, &inspection.report),
            });
        }
        let bytes = book.finish().map_err(|error| error.to_string())?;
        Ok(if save(&self.output, self.overwrite, &bytes) { Status::Done } else { Status::Failed })
    }

    /// The table of contents: how many pages each sheet has is known once it was laid out.
    fn contents(&self, names: &[Wanted], wish: &SheetWish) -> Sheet {
        let mut page = 0;
        let mut entries = Vec::with_capacity(names.len());
        for wanted in names {
            entries.push(ContentsEntry { name: &wanted.name, page });
            page += self.sheet(wanted, wish).pages.len();
        }
        Sheet::contents(&entries, wish)
    }
}
