//! A picture of the window, as the README shows it.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

use eframe::egui::{ColorImage, Context, ViewportCommand};

use bidiscope_system::files::{check_writable, is_dangling_link};

/// Takes one picture once the window has settled, and closes the window.
#[derive(Clone, Default)]
pub(super) struct PictureTaker {
    taken: Arc<Mutex<Option<Arc<ColorImage>>>>,
    /// What was to be shown and could not be opened: a sentence without its full stop.
    missing: Arc<Mutex<Option<String>>>,
    passes: u32,
}

/// How many passes the window has to settle: the first lays out, the second paints what the first
/// found out, the rest let animations end.
const SETTLING_PASSES: u32 = 30;

impl PictureTaker {
    /// Keeps what of that which was to be shown could not be opened.
    pub(super) fn miss(&self, what: String) {
        if let Ok(mut missing) = self.missing.lock() {
            *missing = Some(what);
        }
    }

    /// What of that which was to be shown could not be opened.
    pub(super) fn missed(&self) -> Option<String> {
        self.missing.lock().ok().and_then(|it| it.clone())
    }

    /// Counts a pass, and asks for the picture when it is time; while something is being read, it is not yet.
    pub(super) fn pass(&mut self, context: &Context, is_reading: bool) {
        context.request_repaint();
        if is_reading {
            return;
        }
        self.passes += 1;
        if self.passes == SETTLING_PASSES {
            let (taken, closing) = (Arc::clone(&self.taken), context.clone());
            context.request_screenshot(move |image| {
                if let Ok(mut taken) = taken.lock() {
                    *taken = Some(image);
                }
                closing.send_viewport_cmd(ViewportCommand::Close);
            });
        }
    }

    /// Writes the picture as PNG, after the window is closed: whoever reads may take as long as he likes.
    ///
    /// # Errors
    /// Where the file cannot be written, is a link that leads nowhere, or the window closed before there was a picture.
    pub(super) fn write(&self, path: &Path) -> io::Result<()> {
        let taken = self.taken.lock().ok().and_then(|mut taken| taken.take());
        let image = taken.ok_or_else(|| io::Error::other("the window was closed before it was drawn"))?;
        if is_dangling_link(path) {
            check_writable(path, false)?;
        }
        std::fs::write(path, png(&image)?)
    }
}

/// A picture as PNG.
fn png(image: &ColorImage) -> io::Result<Vec<u8>> {
    let mut written = Vec::new();
    let [width, height] = image.size.map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    let mut encoder = png::Encoder::new(&mut written, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let pixels: Vec<u8> = image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(written)
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use eframe::egui::{Color32, ColorImage, Context};

    use super::PictureTaker;

    fn taken() -> PictureTaker {
        let taker = PictureTaker::default();
        let image = ColorImage::filled([3, 2], Color32::from_rgb(1, 2, 3));
        *taker.taken.lock().expect("no panic") = Some(Arc::new(image));
        taker
    }

    #[test]
    fn a_picture_is_a_whole_file() {
        let path = std::env::temp_dir().join(format!("bidiscope-picture-{}.png", std::process::id()));
        taken().write(&path).expect("written");
        let file = std::io::BufReader::new(std::fs::File::open(&path).expect("it is there"));
        let mut reader = png::Decoder::new(file).read_info().expect("PNG");
        let mut bytes = vec![0; reader.output_buffer_size().expect("small")];
        let info = reader.next_frame(&mut bytes).expect("whole");
        assert_eq!((info.width, info.height, &bytes[..3]), (3, 2, &[1, 2, 3][..]));
        std::fs::remove_file(path).expect("removed");
    }

    /// Of a list that is being read there would be a picture of its first names, or of none.
    #[test]
    fn no_picture_is_taken_while_a_list_is_read() {
        let (mut taker, context) = (PictureTaker::default(), Context::default());
        for (is_reading, passes) in [(true, 0), (true, 0), (false, 1), (true, 1), (false, 2)] {
            taker.pass(&context, is_reading);
            assert_eq!(taker.passes, passes);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_nowhere_is_not_followed() {
        let at = |name: &str| std::env::temp_dir().join(format!("bidiscope-{name}-{}", std::process::id()));
        let (link, elsewhere) = (at("picture-link"), at("picture-elsewhere"));
        std::os::unix::fs::symlink(&elsewhere, &link).expect("a link");
        let written = taken().write(&link);
        std::fs::remove_file(&link).expect("it is ours");
        written.expect_err("it leads nowhere");
        assert!(!elsewhere.exists());
    }

    #[test]
    fn what_cannot_be_written_is_said() {
        let error = PictureTaker::default().write(Path::new("/tmp/never.png")).expect_err("none is taken");
        assert_eq!(error.to_string(), "the window was closed before it was drawn");
        #[cfg(target_os = "linux")]
        {
            let error = taken().write(Path::new("/dev/full")).expect_err("it is full");
            assert_eq!(error.kind(), std::io::ErrorKind::StorageFull);
        }
    }
}
