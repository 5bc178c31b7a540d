//! `--format text|html`: how a page about rulesets is written.

use std::io::{self, Write};

use bidiscope_bidi::enum_with_ids;
use bidiscope_report::page::PageSection;
use bidiscope_words::message;

use super::super::colours::Colours;
use super::super::one_of::one_of;
use super::super::terminal_page;
use super::super::words::print_review_note;

enum_with_ids! {
    /// How a page is written.
    pub(super) enum PageFormat {
        /// Sections for a terminal.
        Text = "text";
        /// A document.
        Html = "html";
    }
}

#[derive(clap::Args, Clone, Copy, Debug)]
pub(super) struct FormatArguments {
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "text",
        value_parser = one_of(&PageFormat::ALL, PageFormat::id, title)
    )]
    format: PageFormat,
}

impl FormatArguments {
    /// Writes these sections, or the document that is made of them.
    pub(super) fn write(
        self,
        out: &mut dyn Write,
        sections: impl FnOnce() -> Vec<PageSection>,
        document: impl FnOnce() -> String,
    ) -> io::Result<()> {
        match self.format {
            PageFormat::Text => {
                terminal_page::write_sections(out, Colours::for_stdout(), &sections())?;
                print_review_note();
                Ok(())
            }
            PageFormat::Html => out.write_all(document().as_bytes()),
        }
    }
}

fn title(format: PageFormat) -> String {
    message!(page_format, format = format.id()).to_string()
}
