//! A comparison as a picture or a document: pages laid out from `view` and `layout`, and written as SVG, PNG and PDF.
//!
//! A [`Sheet`] is plain data: pages of blocks, each with what it says and what is drawn. What writes them knows nothing
//! of names, and nothing here reads or writes a file.

mod cells;
mod compose;
mod contents;
pub(crate) mod cut;
mod flow;
mod name_line;
mod page;
mod pane;
mod paper;
mod pdf;
mod pen;
mod picture;
mod rounded;
mod signs;
pub(crate) mod svg;
mod told;
mod trace;

pub use compose::called;
pub use contents::ContentsEntry;
pub use page::{Sheet, SheetBlock, SheetBox, SheetGlyph, SheetMark, SheetPage, SheetPart, SheetText};
pub use paper::{Paper, SheetTheme, SheetWish};
pub use pdf::{Attachment, NoPdf, PdfBook};
pub use picture::{MOST_PIXELS_A_SIDE, MOST_PIXELS_OF_A_PICTURE, PictureTooLarge, png};
pub use svg::svg;
pub use told::MOST_TWINS;
