//! Options of a sheet: page size, theme and contents.

use crate::colours::Colours;
use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::PropertyResult;
use bidiscope_report::page::CustomDisplayTitle;
use bidiscope_url::reader::elision::NarrowFieldElision;
use bidiscope_words::message;

enum_with_ids! {
    /// The page size of a sheet.
    #[derive(Default)]
    pub enum PageSize {
        /// One page, as large as its content.
        #[default]
        Fit = "fit";
        /// ISO 216 A4, portrait.
        A4 = "a4";
        /// US Letter, portrait.
        Letter = "letter";
        /// A landscape page of 16:9, for a projector.
        Slide = "slide";
    }
}

enum_with_ids! {
    /// The colour theme of a sheet.
    #[derive(Default)]
    pub enum SheetTheme {
        /// Dark text on white.
        #[default]
        Light = "light";
        /// Light text on nearly black.
        Dark = "dark";
    }
}

/// The options of a sheet.
#[derive(Clone, Debug)]
pub struct SheetOptions {
    /// The page size.
    pub page_size: PageSize,
    /// Whether [`PageSize::A4`] and [`PageSize::Letter`] are in landscape orientation.
    pub is_landscape: bool,
    /// The colour theme.
    pub theme: SheetTheme,
    /// The notation in which the names were given; they are written in it too where that is ASCII.
    pub notation: Notation,
    /// The displays that are drawn, in this order; in the others the characters that differ from the first are
    /// highlighted.
    pub displays: Vec<DisplayConfig>,
    /// The user's names for custom strategies among them.
    pub custom_display_titles: Vec<CustomDisplayTitle>,
    /// The displays whose traces are listed, step by step.
    pub traced_displays: Vec<DisplayConfig>,
    /// Whether other names of the same characters with the same display are searched and listed, which takes time.
    pub searches_visual_collisions: bool,
    /// The field of which it is said what it shows of the name.
    pub narrow_field_elision: Option<NarrowFieldElision>,
    /// The results about displays for names of every length that are listed, as [`property_results`](super::property_results)
    /// gives them; empty for none.
    pub property_proofs: Vec<PropertyResult>,
}

impl Default for SheetOptions {
    fn default() -> Self {
        let panes = Strategy::BUILT_IN.into_iter().filter(|&it| it != Strategy::Logical);
        Self {
            page_size: PageSize::default(),
            is_landscape: false,
            theme: SheetTheme::default(),
            notation: Notation::Unicode,
            displays: panes.map(DisplayConfig::with_default_options).collect(),
            custom_display_titles: Vec::new(),
            traced_displays: Vec::new(),
            searches_visual_collisions: false,
            narrow_field_elision: None,
            property_proofs: Vec::new(),
        }
    }
}

impl PageSize {
    /// The size in words.
    pub fn title(self) -> String {
        message!(page_size, size = self.id()).to_string()
    }
}

/// The size and margins of a page, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct PageArea {
    /// The width of the page, and its height; `None` where it is as high as needed.
    pub(super) width: f32,
    pub(super) height: Option<f32>,
    /// The margin on every side.
    pub(super) margin: f32,
}

impl PageArea {
    /// The area of this page size; with [`PageSize::Fit`] so wide that `content` points fit on it, within limits.
    pub(super) fn of(options: &SheetOptions, content: f32) -> Self {
        /// The least and the greatest width between the margins with [`PageSize::Fit`].
        const CONTENT: [f32; 2] = [560.0, 1120.0];
        let turned =
            |[width, height]: [f32; 2]| if options.is_landscape { [height, width] } else { [width, height] };
        let page = |[width, height]: [f32; 2], margin| Self { width, height: Some(height), margin };
        match options.page_size {
            PageSize::Fit => {
                let margin = 28.0;
                let content = content.ceil().clamp(CONTENT[0], CONTENT[1]);
                Self { width: content + 2.0 * margin, height: None, margin }
            }
            PageSize::A4 => page(turned([595.0, 842.0]), 45.0),
            PageSize::Letter => page(turned([612.0, 792.0]), 45.0),
            PageSize::Slide => page([720.0, 405.0], 34.0),
        }
    }

    /// The area, scaled by this factor.
    pub(super) fn scaled(self, by: f32) -> Self {
        Self { width: self.width * by, height: self.height.map(|it| it * by), margin: self.margin * by }
    }

    /// The width between the margins.
    pub(super) fn content(&self) -> f32 {
        self.width - 2.0 * self.margin
    }
}

impl SheetTheme {
    /// The theme in words.
    pub fn title(self) -> String {
        message!(sheet_theme, theme = self.id()).to_string()
    }

    /// The colours of the theme.
    pub const fn colours(self) -> &'static Colours {
        match self {
            Self::Light => &Colours::LIGHT,
            Self::Dark => &Colours::DARK,
        }
    }
}
