//! Documents and images of names: pages laid out from `view` and `layout`, and written as SVG, PNG and PDF.
//!
//! A [`Sheet`] is plain data: pages of blocks, each with its text and its drawings. The writers know nothing
//! of names, and nothing here reads or writes a file.

mod blocks;
mod cells;
mod compose;
mod contents;
mod figure;
mod flow;
mod footer;
mod format;
pub(crate) mod line_rows;
mod name_line;
mod names_figure;
mod names_legend;
mod names_sheet;
mod page;
mod pane;
mod pdf;
mod picture;
mod proofs;
mod rounded;
mod row;
mod sections;
mod sheet_options;
pub(crate) mod svg;
mod text_painter;
mod trace;
mod url_legend;

/// The program with its version and that of the Unicode data, for what a file says of itself, such as the metadata of a picture.
fn program() -> String {
    let unicode = bidiscope_bidi::name::unicode_version();
    format!("bidiscope {}, Unicode {unicode}", env!("CARGO_PKG_VERSION"))
}

pub use compose::ascii_title_of_name;
pub use contents::{ContentsEntry, contents_pages, contents_title};
pub use format::{MAX_PAGE_FILES, SheetFormat, numbered_file};
pub use names_figure::NamesFigure;
pub use page::{
    BlockRole, Sheet, SheetBlock, SheetDrawing, SheetGlyph, SheetPage, SheetRectangle, SheetTextLine,
};
pub use pdf::{Attachment, PdfWriter};
pub use picture::{
    ImageTooLarge, MAX_PIXELS_PER_IMAGE, MAX_PIXELS_PER_SIDE, PageImage, render_page, render_png,
};
pub use proofs::property_results;
pub use sheet_options::{PageSize, SheetOptions, SheetTheme};
pub use svg::render_svg;
