//! The layout: faces, shaping against HarfBuzz, joining, carets, bitmaps.

#[path = "../../../../tests/common/caret_laws.rs"]
mod caret_laws;
mod carets;
mod faces;
#[path = "../../../../tests/common/font.rs"]
mod font;
mod font_files;
mod hostile;
mod joining;
mod lines;
mod marks;
mod raster;
mod reach;
mod shaping;
mod support;
mod wrapping;
