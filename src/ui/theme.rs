//! Colours and faces of the interface: the one file that names a colour.
//!
//! Colour means direction. The palette is safe for colour-blind eyes (after Okabe and Ito, darkened or
//! lightened until every text colour has a contrast of at least 4.5:1), and never the only sign: class
//! letters and arrows say the same.

use std::sync::Arc;

use eframe::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, Stroke, Theme, Visuals,
};

use crate::name::BidiClass;
use crate::order::fields::FieldKind;
use crate::verdict::{Permission, Verdict};

/// How wide sentences are at most where the window is wider, in points: longer lines are hard to read.
pub(super) const READING_WIDTH: f32 = 760.0;

/// The colours of one theme.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Palette {
    /// Left-to-right letters.
    pub(super) left_to_right: Color32,
    /// Right-to-left letters, R and AL.
    pub(super) right_to_left: Color32,
    /// European digits.
    pub(super) european: Color32,
    /// Arabic-Indic digits.
    pub(super) arabic: Color32,
    /// Everything else.
    pub(super) other: Color32,
    /// What is satisfied.
    pub(super) good: Color32,
    /// What is violated.
    pub(super) bad: Color32,
    /// What is worth a look.
    pub(super) warning: Color32,
    /// Text of the interface.
    pub(super) text: Color32,
    /// Text of the interface that may recede.
    pub(super) weak_text: Color32,
    /// The ground of the window.
    pub(super) window: Color32,
    /// The ground of a pane.
    pub(super) pane: Color32,
    /// The ground of a cell.
    pub(super) cell: Color32,
    /// Lines between things.
    pub(super) line: Color32,
    /// The ground of the character that is lit up.
    pub(super) lit: Color32,
    /// The ground of selected text.
    pub(super) selection: Color32,
    /// The edge of the character that is lit up, and the ribbons that join it.
    pub(super) lit_edge: Color32,
    /// Pale grounds that tell things apart, under text: the fields of an identifier, the outcomes of a name.
    grounds: [Color32; 8],
}

const LIGHT: Palette = Palette {
    left_to_right: Color32::from_rgb(0x00, 0x5A, 0x9C),
    right_to_left: Color32::from_rgb(0xA8, 0x3F, 0x00),
    european: Color32::from_rgb(0x00, 0x6B, 0x4F),
    arabic: Color32::from_rgb(0x94, 0x2F, 0x77),
    other: Color32::from_rgb(0x4A, 0x4F, 0x57),
    good: Color32::from_rgb(0x00, 0x6B, 0x4F),
    bad: Color32::from_rgb(0xB3, 0x1B, 0x1B),
    warning: Color32::from_rgb(0x85, 0x57, 0x00),
    text: Color32::from_rgb(0x1F, 0x23, 0x29),
    weak_text: Color32::from_rgb(0x5A, 0x60, 0x6A),
    window: Color32::from_rgb(0xF1, 0xF2, 0xF4),
    pane: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    cell: Color32::from_rgb(0xF6, 0xF7, 0xF9),
    line: Color32::from_rgb(0xD5, 0xD8, 0xDE),
    lit: Color32::from_rgb(0xFF, 0xE8, 0x9C),
    selection: Color32::from_rgb(0xCF, 0xE4, 0xFA),
    lit_edge: Color32::from_rgb(0xB0, 0x84, 0x00),
    grounds: [
        Color32::from_rgb(0xE2, 0xE0, 0xF8),
        Color32::from_rgb(0xF8, 0xDB, 0xEA),
        Color32::from_rgb(0xCB, 0xE5, 0xFA),
        Color32::from_rgb(0xBD, 0xEC, 0xE9),
        Color32::from_rgb(0xE6, 0xDF, 0xC4),
        Color32::from_rgb(0xD3, 0xEF, 0xCC),
        Color32::from_rgb(0xFB, 0xE2, 0xAE),
        Color32::from_rgb(0xF9, 0xD6, 0xC8),
    ],
};

const DARK: Palette = Palette {
    left_to_right: Color32::from_rgb(0x7C, 0xC4, 0xF5),
    right_to_left: Color32::from_rgb(0xF5, 0x9E, 0x62),
    european: Color32::from_rgb(0x55, 0xD3, 0xAB),
    arabic: Color32::from_rgb(0xE8, 0xA5, 0xD0),
    other: Color32::from_rgb(0xB9, 0xBE, 0xC7),
    good: Color32::from_rgb(0x55, 0xD3, 0xAB),
    bad: Color32::from_rgb(0xFF, 0x8E, 0x86),
    warning: Color32::from_rgb(0xF0, 0xC2, 0x5A),
    text: Color32::from_rgb(0xE6, 0xE8, 0xEC),
    weak_text: Color32::from_rgb(0xA3, 0xA9, 0xB4),
    window: Color32::from_rgb(0x16, 0x18, 0x1C),
    pane: Color32::from_rgb(0x1F, 0x22, 0x27),
    cell: Color32::from_rgb(0x29, 0x2D, 0x34),
    line: Color32::from_rgb(0x3C, 0x41, 0x4A),
    lit: Color32::from_rgb(0x42, 0x37, 0x0C),
    selection: Color32::from_rgb(0x1E, 0x44, 0x66),
    lit_edge: Color32::from_rgb(0xF0, 0xC2, 0x5A),
    grounds: [
        Color32::from_rgb(0x3B, 0x3A, 0x66),
        Color32::from_rgb(0x5E, 0x30, 0x49),
        Color32::from_rgb(0x1C, 0x47, 0x69),
        Color32::from_rgb(0x13, 0x4D, 0x4A),
        Color32::from_rgb(0x4C, 0x45, 0x27),
        Color32::from_rgb(0x26, 0x4D, 0x28),
        Color32::from_rgb(0x58, 0x42, 0x0E),
        Color32::from_rgb(0x63, 0x36, 0x28),
    ],
};

/// How many colours of direction there are: what [`direction_colour_index`] counts.
pub(super) const DIRECTION_COLOURS: usize = 5;

/// Which of the colours of direction a class has.
pub(super) const fn direction_colour_index(class: BidiClass) -> usize {
    match class {
        BidiClass::L => 0,
        BidiClass::R | BidiClass::AL => 1,
        BidiClass::EN => 2,
        BidiClass::AN => 3,
        _ => 4,
    }
}

impl Palette {
    /// The palette of a theme.
    pub(super) const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// The palette in use.
    pub(super) fn current(ui: &egui::Ui) -> &'static Self {
        Self::of(ui.ctx().theme())
    }

    /// The colours of direction, indexed as [`direction_colour_index`] says.
    pub(super) const fn directions(&self) -> [Color32; DIRECTION_COLOURS] {
        [self.left_to_right, self.right_to_left, self.european, self.arabic, self.other]
    }

    /// The colour of a class.
    pub(super) const fn class(&self, class: BidiClass) -> Color32 {
        self.directions()[direction_colour_index(class)]
    }

    /// The ground of the things with this number: they come round again, so that it is never the only sign.
    pub(super) const fn ground(&self, index: usize) -> Color32 {
        self.grounds[index % self.grounds.len()]
    }

    /// The ground of a field of an identifier.
    pub(super) const fn field(&self, kind: FieldKind) -> Color32 {
        self.grounds[match kind {
            FieldKind::Scheme => 0,
            FieldKind::Userinfo => 1,
            FieldKind::Label => 2,
            FieldKind::IpAddress => 3,
            FieldKind::Port => 4,
            FieldKind::Path => 5,
            FieldKind::Query => 6,
            FieldKind::Fragment => 7,
        }]
    }

    /// The colour of the answer to "may this be registered?".
    pub(super) const fn permission(&self, permission: Permission) -> Color32 {
        match permission {
            Permission::Allowed => self.good,
            Permission::Refused => self.bad,
            Permission::Depends => self.warning,
        }
    }

    /// The colour of a verdict.
    pub(super) const fn verdict(&self, verdict: Verdict) -> Color32 {
        match verdict {
            Verdict::Satisfied => self.good,
            Verdict::Violated => self.bad,
            Verdict::NotApplicable => self.weak_text,
        }
    }
}

/// Gives the context the interface's face and the colours of both themes.
pub(super) fn install(context: &egui::Context) {
    let mut fonts = FontDefinitions::default();
    let name = "Noto Sans".to_owned();
    let face = FontData::from_static(include_bytes!("../../fonts/NotoSans-Regular.ttf"));
    fonts.font_data.insert(name.clone(), Arc::new(face));
    fonts.families.entry(FontFamily::Proportional).or_default().insert(0, name);
    context.set_fonts(fonts);
    for theme in [Theme::Light, Theme::Dark] {
        context.style_mut_of(theme, |style| {
            style.visuals = visuals(theme);
            style.interaction.tooltip_delay = 0.3;
            // Menus with long lists may be as high as the window; each says how high it is at most.
            style.spacing.default_area_size.y = 2000.0;
        });
    }
}

/// A question or an offer before the window, which waits behind it.
pub(super) fn dialog(ui: &egui::Ui, id: &str) -> egui::Modal {
    let frame = egui::Frame::popup(ui.style()).inner_margin(16).corner_radius(8);
    egui::Modal::new(egui::Id::unique(id)).frame(frame)
}

fn visuals(theme: Theme) -> Visuals {
    let palette = Palette::of(theme);
    let mut visuals = match theme {
        Theme::Light => Visuals::light(),
        Theme::Dark => Visuals::dark(),
    };
    visuals.panel_fill = palette.window;
    visuals.window_fill = palette.pane;
    visuals.extreme_bg_color = palette.pane;
    visuals.faint_bg_color = palette.cell;
    visuals.override_text_color = Some(palette.text);
    visuals.weak_text_color = Some(palette.weak_text);
    visuals.warn_fg_color = palette.warning;
    visuals.error_fg_color = palette.bad;
    visuals.hyperlink_color = palette.left_to_right;
    visuals.selection.bg_fill = palette.selection;
    visuals.selection.stroke.color = palette.left_to_right;
    visuals.text_cursor.stroke.color = palette.text;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.line);
    for widget in [
        &mut visuals.widgets.noninteractive,
        &mut visuals.widgets.inactive,
        &mut visuals.widgets.hovered,
        &mut visuals.widgets.active,
        &mut visuals.widgets.open,
    ] {
        widget.corner_radius = CornerRadius::same(4);
    }
    visuals
}

#[cfg(test)]
mod tests {
    use super::{Color32, Palette, Theme};

    /// The contrast ratio of WCAG 2.2.
    fn contrast(one: Color32, other: Color32) -> f64 {
        let luminance = |colour: Color32| {
            let channel = |value: u8| {
                let value = f64::from(value) / 255.0;
                if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * channel(colour.r()) + 0.7152 * channel(colour.g()) + 0.0722 * channel(colour.b())
        };
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    }

    #[test]
    fn every_text_colour_can_be_read_on_every_ground() {
        for theme in [Theme::Light, Theme::Dark] {
            let palette = Palette::of(theme);
            let mut texts = palette.directions().to_vec();
            texts.extend([palette.good, palette.bad, palette.warning, palette.text, palette.weak_text]);
            for text in texts {
                for ground in [palette.window, palette.pane, palette.cell] {
                    let ratio = contrast(text, ground);
                    assert!(ratio >= 4.5, "{theme:?}: {text:?} on {ground:?} has {ratio:.2}");
                }
            }
            for ground in palette.grounds {
                // What moved stands on them in the colours of its class.
                for text in [palette.text].into_iter().chain(palette.directions()) {
                    let ratio = contrast(text, ground);
                    assert!(ratio >= 4.5, "{theme:?}: {text:?} on {ground:?} has {ratio:.2}");
                }
            }
            for text in palette.directions() {
                for ground in [palette.lit, palette.selection] {
                    let ratio = contrast(text, ground);
                    assert!(ratio >= 4.5, "{theme:?}: {text:?} on {ground:?} has {ratio:.2}");
                }
            }
        }
    }
}
