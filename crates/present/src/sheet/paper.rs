//! What is asked of a sheet: its paper, its colours, and what it shows.

use crate::colours::Colours;
use bidiscope_bidi::name::Notation;
use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_proof::automata::Known;

enum_with_ids! {
    /// What a sheet is laid out for.
    #[derive(Default)]
    pub enum Paper {
        /// One page, as large as needed.
        #[default]
        Fit = "fit", "one page, as large as needed";
        /// ISO 216 A4, upright.
        A4 = "a4", "210 by 297 mm";
        /// US Letter, upright.
        Letter = "letter", "8.5 by 11 inches";
        /// A slide of 16:9.
        Slide = "slide", "16:9, for a talk";
    }
}

enum_with_ids! {
    /// The colours of a sheet.
    #[derive(Default)]
    pub enum SheetTheme {
        /// Dark on white.
        #[default]
        Light = "light", "dark on white";
        /// Light on nearly black.
        Dark = "dark", "light on nearly black";
    }
}

/// What a sheet shows and how.
#[derive(Clone, Debug)]
pub struct SheetWish {
    /// What it is laid out for.
    pub paper: Paper,
    /// Whether A4 and Letter lie on their long side.
    pub is_landscape: bool,
    /// Its colours.
    pub theme: SheetTheme,
    /// How names are written; a display is told in it too where that can be read by everybody.
    pub notation: Notation,
    /// The displays, in their order; the characters that stand elsewhere than in the first are marked.
    pub panes: Vec<Display>,
    /// The displays whose steps are listed.
    pub traces: Vec<Display>,
    /// Whether the other names are listed that the displays show as this one.
    pub twins: bool,
    /// What is told of the displays in general: see [`proved_of`](super::proved_of).
    pub proofs: Vec<Known>,
}

impl Default for SheetWish {
    fn default() -> Self {
        let panes = Strategy::BUILT_IN.into_iter().filter(|&it| it != Strategy::Logical);
        Self {
            paper: Paper::default(),
            is_landscape: false,
            theme: SheetTheme::default(),
            notation: Notation::Unicode,
            panes: panes.map(Display::plain).collect(),
            traces: Vec::new(),
            twins: false,
            proofs: Vec::new(),
        }
    }
}

/// The room on a page, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    /// Width and height of the page; `None` where it is as high as needed.
    pub(super) width: f32,
    pub(super) height: Option<f32>,
    /// What is left free on every side.
    pub(super) margin: f32,
}

impl Room {
    /// The pages of this paper; one that fits is so wide that `content` points fit on it, within bounds.
    pub(super) fn of(wish: &SheetWish, content: f32) -> Self {
        /// How narrow and how wide a page is that fits, without its margins.
        const CONTENT: [f32; 2] = [560.0, 1120.0];
        let turned =
            |[width, height]: [f32; 2]| if wish.is_landscape { [height, width] } else { [width, height] };
        let page = |[width, height]: [f32; 2], margin| Self { width, height: Some(height), margin };
        match wish.paper {
            Paper::Fit => {
                let margin = 28.0;
                let content = content.ceil().clamp(CONTENT[0], CONTENT[1]);
                Self { width: content + 2.0 * margin, height: None, margin }
            }
            Paper::A4 => page(turned([595.0, 842.0]), 45.0),
            Paper::Letter => page(turned([612.0, 792.0]), 45.0),
            Paper::Slide => page([720.0, 405.0], 34.0),
        }
    }

    /// So many times as large, with all that is on it.
    pub(super) fn scaled(self, by: f32) -> Self {
        Self { width: self.width * by, height: self.height.map(|it| it * by), margin: self.margin * by }
    }

    /// How wide what stands on it can be.
    pub(super) fn content(&self) -> f32 {
        self.width - 2.0 * self.margin
    }
}

impl SheetTheme {
    /// The colours.
    pub const fn colours(self) -> &'static Colours {
        match self {
            Self::Light => &Colours::LIGHT,
            Self::Dark => &Colours::DARK,
        }
    }
}
