//! The layout: faces, shaping against HarfBuzz, joining, carets, bitmaps.

mod carets;
mod faces;
#[path = "../common/font.rs"]
mod font;
mod font_files;
mod hostile;
mod joining;
mod lines;
mod marks;
mod raster;
mod shaping;
mod support;
mod wrapping;
