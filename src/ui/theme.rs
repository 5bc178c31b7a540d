//! Colours and faces of the interface: the colours as egui takes them, from the one file that names them.

use std::sync::Arc;

use eframe::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, Stroke, Theme, Visuals,
};

use crate::colours::{Colours, GROUNDS, Rgb};
pub(super) use crate::colours::{DIRECTION_COLOURS, direction_colour_index};
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
    grounds: [Color32; GROUNDS],
}

const LIGHT: Palette = Palette::of_colours(&Colours::LIGHT);
const DARK: Palette = Palette::of_colours(&Colours::DARK);

impl Palette {
    const fn of_colours(colours: &Colours) -> Self {
        const fn colour([red, green, blue]: Rgb) -> Color32 {
            Color32::from_rgb(red, green, blue)
        }
        Self {
            left_to_right: colour(colours.left_to_right),
            right_to_left: colour(colours.right_to_left),
            european: colour(colours.european),
            arabic: colour(colours.arabic),
            other: colour(colours.other),
            good: colour(colours.good),
            bad: colour(colours.bad),
            warning: colour(colours.warning),
            text: colour(colours.text),
            weak_text: colour(colours.weak_text),
            window: colour(colours.window),
            pane: colour(colours.pane),
            cell: colour(colours.cell),
            line: colour(colours.line),
            lit: colour(colours.lit),
            selection: colour(colours.selection),
            lit_edge: colour(colours.lit_edge),
            grounds: [
                colour(colours.grounds[0]),
                colour(colours.grounds[1]),
                colour(colours.grounds[2]),
                colour(colours.grounds[3]),
                colour(colours.grounds[4]),
                colour(colours.grounds[5]),
                colour(colours.grounds[6]),
                colour(colours.grounds[7]),
            ],
        }
    }

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
