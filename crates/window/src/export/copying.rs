//! The line of a display as a picture for the clipboard, made beside the window.

use eframe::egui::{ColorImage, Context};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_export::sheet::{Sheet, SheetOptions, SheetTheme, render_page};
use bidiscope_report::InputReport;
use bidiscope_words::message;

use super::super::clipboard::MOST_COPIED;
use super::super::job::Job;

/// Pixels a point: a line is 96 pixels an em, large enough for a slide.
const SCALE: f32 = 2.0;

/// The picture, while it is made.
pub(crate) struct CopyingPicture {
    /// It, or why there is none: the end of a sentence.
    pub(crate) made: Job<Result<ColorImage, String>>,
}

impl CopyingPicture {
    /// Begins to make the picture of a display's line, in the colours of the window.
    pub(crate) fn start(
        report: &InputReport,
        display: DisplayConfig,
        is_dark: bool,
        context: &Context,
    ) -> Self {
        let report = report.clone();
        let theme = if is_dark { SheetTheme::Dark } else { SheetTheme::Light };
        let made = Job::begin(message!(task_copying).static_text(), context, move |worker| {
            worker.emit(make(&report, &display, theme));
        });
        Self { made }
    }
}

fn make(report: &InputReport, display: &DisplayConfig, theme: SheetTheme) -> Result<ColorImage, String> {
    let options = SheetOptions { theme, ..SheetOptions::default() };
    let mut sheet = Sheet::of_single_display_line(report, display, &options);
    let page = &mut sheet.pages[0];
    // Where it is pasted may be dark or light.
    page.background_colour = Some(theme.colours().pane);
    let page = page.clone();
    let picture = render_page(&sheet, &page, SCALE)
        .map_err(|error| message!(copy_picture_too_large, reason = error.to_string()).to_string())?;
    if picture.encode_png(SCALE).len() > MOST_COPIED {
        return Err(message!(copy_picture_too_large_for_clipboard).to_string());
    }
    let size = [picture.width_px as usize, picture.height_px as usize];
    Ok(ColorImage::from_rgba_unmultiplied(size, &picture.rgba))
}
