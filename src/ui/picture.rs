//! A picture of the window, as the README shows it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use eframe::egui::{ColorImage, Context, ViewportCommand};

/// Takes one picture once the window has settled, and closes the window.
#[derive(Clone)]
pub(super) struct PictureTaker {
    path: PathBuf,
    outcome: Arc<Mutex<Option<io::Result<()>>>>,
    passes: u32,
}

/// How many passes the window has to settle: the first lays out, the second paints what the first
/// found out, the rest let animations end.
const SETTLING_PASSES: u32 = 30;

impl PictureTaker {
    /// A taker that writes PNG to `path`.
    pub(super) fn new(path: PathBuf) -> Self {
        Self { path, outcome: Arc::default(), passes: 0 }
    }

    /// Counts a pass, and asks for the picture when it is time.
    pub(super) fn pass(&mut self, context: &Context) {
        self.passes += 1;
        if self.passes == SETTLING_PASSES {
            let (path, outcome, closing) = (self.path.clone(), Arc::clone(&self.outcome), context.clone());
            context.request_screenshot(move |image| {
                if let Ok(mut outcome) = outcome.lock() {
                    *outcome = Some(write_png(&path, &image));
                }
                closing.send_viewport_cmd(ViewportCommand::Close);
            });
        }
        context.request_repaint();
    }

    /// How it went, after the window is closed.
    ///
    /// # Errors
    /// Where the file could not be written, or the window closed before there was a picture.
    pub(super) fn result(&self) -> io::Result<()> {
        let taken = self.outcome.lock().ok().and_then(|mut outcome| outcome.take());
        taken.unwrap_or_else(|| Err(io::Error::other("the window was closed before it was drawn")))
    }
}

fn write_png(path: &Path, image: &ColorImage) -> io::Result<()> {
    let file = io::BufWriter::new(std::fs::File::create(path)?);
    let [width, height] = image.size.map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    let mut encoder = png::Encoder::new(file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let pixels: Vec<u8> = image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect();
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(())
}
