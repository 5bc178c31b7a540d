//! The layout: faces, shaping against HarfBuzz, joining, carets, bitmaps.

mod carets;
mod faces;
mod joining;
mod lines;
mod raster;
mod shaping;
mod support;
mod wrapping;
