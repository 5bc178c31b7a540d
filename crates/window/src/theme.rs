//! Colours and faces of the interface: the colours as egui takes them, from the one file that names them.

use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Id, Stroke, TextStyle, Theme,
    Ui, Visuals,
};

use bidiscope_export::colours::Colours;
pub(super) use bidiscope_export::colours::{DIRECTION_COLOUR_COUNT, direction_colour_index};
use bidiscope_words::Message;

use super::accessibility;

/// The sizes of text, in points: captions and remarks, everything else, and headings. Nothing is smaller than a caption.
pub(super) const CAPTION: f32 = 12.0;
pub(super) const BODY: f32 = 14.0;
pub(super) const HEADING: f32 = 16.0;

/// The least height of what is clicked, in points (WCAG 2.2, 2.5.8).
pub(super) const CONTROL: f32 = 24.0;

/// How wide sentences are at most where the window is wider, in points: longer lines are hard to read.
pub(super) const READING_WIDTH: f32 = 760.0;

/// Shows sentences no wider than that.
pub(super) fn in_reading_width<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width().min(READING_WIDTH));
        contents(ui)
    })
    .inner
}

/// What a part of the window shows before there is anything in it: what it is for.
pub(super) fn introduction<'a>(
    ui: &mut Ui,
    heading: &str,
    paragraphs: impl IntoIterator<Item = Message<'a>>,
) {
    ui.add_space(16.0);
    ui.heading(heading);
    in_reading_width(ui, |ui| {
        for paragraph in paragraphs {
            ui.label(paragraph.static_text());
        }
    });
}

/// The colours of one theme.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Palette(Colours<Color32>);

static LIGHT: LazyLock<Palette> = LazyLock::new(|| Palette::of_colours(&Colours::LIGHT));
static DARK: LazyLock<Palette> = LazyLock::new(|| Palette::of_colours(&Colours::DARK));

impl Deref for Palette {
    type Target = Colours<Color32>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Palette {
    fn of_colours(colours: &Colours) -> Self {
        Self(colours.map(|[red, green, blue]| Color32::from_rgb(red, green, blue)))
    }

    /// The palette of a theme.
    pub(super) fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// The palette in use.
    pub(super) fn current(ui: &egui::Ui) -> &'static Self {
        Self::of(ui.ctx().theme())
    }
}

/// Adds what can be ticked or chosen, with its edges: menus leave them out, as those of their buttons.
pub(super) fn outlined<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = ui.scope(|ui| {
        let edge = Palette::current(ui).edge;
        ui.visuals_mut().widgets.inactive.bg_stroke = Stroke::new(1.0, edge);
        contents(ui)
    });
    shown.inner
}

/// Gives the context the interface's face and the colours of both themes.
pub(super) fn install(context: &egui::Context) {
    let mut fonts = FontDefinitions::default();
    let name = "Noto Sans".to_owned();
    let face = FontData::from_static(include_bytes!("../../../fonts/NotoSans-Regular.ttf"));
    fonts.font_data.insert(name.clone(), Arc::new(face));
    fonts.families.entry(FontFamily::Proportional).or_default().insert(0, name);
    context.set_fonts(fonts);
    for theme in [Theme::Light, Theme::Dark] {
        context.style_mut_of(theme, |style| {
            style.visuals = visuals(theme);
            style.interaction.tooltip_delay = 0.3;
            style.spacing.interact_size.y = CONTROL;
            style.spacing.combo_height = 12.0 * CONTROL;
            for (text, size) in [
                (TextStyle::Small, CAPTION),
                (TextStyle::Body, BODY),
                (TextStyle::Button, BODY),
                (TextStyle::Heading, HEADING),
            ] {
                style.text_styles.insert(text, FontId::proportional(size));
            }
            // What is scrolled is seen whole up to its edges; a thin bar beside it says that there is more.
            style.spacing.scroll.fade.strength = 0.0;
            style.spacing.scroll.dormant_handle_opacity = 0.6;
            style.spacing.scroll.bar_outer_margin = -4.0;
            // Menus with long lists may be as high as the window; each says how high it is at most.
            style.spacing.default_area_size.y = 2000.0;
        });
    }
}

/// Lets nothing move by itself, for whom that disturbs: menus and folds open at once, what is scrolled to is there, the
/// caret does not blink. Or lets it move again.
pub(super) fn stand_still(context: &egui::Context, is_still: bool) {
    context.data_mut(|data| data.insert_temp(still(), is_still));
    let usual = egui::Style::default();
    context.all_styles_mut(|style| {
        if is_still {
            style.animation_time = 0.0;
            style.scroll_animation = ScrollAnimation::none();
        } else {
            style.animation_time = usual.animation_time;
            style.scroll_animation = usual.scroll_animation;
        }
        style.visuals.text_cursor.blink = !is_still;
    });
}

/// Whether nothing moves by itself.
pub(super) fn stands_still(context: &egui::Context) -> bool {
    context.data(|data| data.get_temp(still())).unwrap_or(false)
}

fn still() -> Id {
    Id::unique("nothing moves")
}

/// Shows a question or an offer before the window, which waits behind it; it is told by its `name`, which is its heading.
pub(super) fn dialog<R>(
    ui: &egui::Ui,
    (id, name): (&str, &str),
    contents: impl FnOnce(&mut egui::Ui) -> R,
) -> egui::ModalResponse<R> {
    let frame = egui::Frame::popup(ui.style()).inner_margin(16).corner_radius(8);
    let id = egui::Id::unique(id);
    let area = egui::Modal::default_area(id).accessible_name(name);
    let shown = egui::Modal::new(id).area(area).frame(frame).show(ui.ctx(), contents);
    accessibility::modal(&shown.response);
    shown
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
    visuals.error_fg_color = palette.violated;
    visuals.hyperlink_color = palette.left_to_right;
    visuals.selection.bg_fill = palette.selected_text;
    visuals.selection.stroke.color = palette.left_to_right;
    visuals.text_cursor.stroke.color = palette.text;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.line);
    visuals.widgets.inactive.bg_stroke = Stroke::new(1.0, palette.edge);
    // Around it is the ring of the focus.
    visuals.widgets.active.bg_stroke = visuals.widgets.inactive.bg_stroke;
    // egui's own are too dark, or too bright, for coloured words on a button that is pointed at or pressed.
    let (hovered, active) = match theme {
        Theme::Light => (220, 220),
        Theme::Dark => (58, 40),
    };
    for (widget, grey) in [(&mut visuals.widgets.hovered, hovered), (&mut visuals.widgets.active, active)] {
        (widget.weak_bg_fill, widget.bg_fill) = (Color32::from_gray(grey), Color32::from_gray(grey));
    }
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
    use eframe::egui::{Color32, Theme};

    use super::{Palette, visuals};
    use bidiscope_export::colours::contrast_ratio;

    fn ratio(one: Color32, other: Color32) -> f64 {
        let of = |colour: Color32| {
            let [red, green, blue, alpha] = colour.to_array();
            assert_eq!(alpha, 255, "{colour:?} is seen through");
            [red, green, blue]
        };
        contrast_ratio(of(one), of(other))
    }

    /// The grounds on which words of the interface stand, in every state of a button.
    fn grounds(theme: Theme) -> Vec<(&'static str, Color32)> {
        let (visuals, palette) = (visuals(theme), Palette::of(theme));
        let widgets = &visuals.widgets;
        vec![
            ("window", visuals.panel_fill),
            ("popup", visuals.window_fill),
            ("field", visuals.extreme_bg_color),
            ("stripe", visuals.faint_bg_color),
            ("cell", palette.cell),
            ("button", widgets.inactive.weak_bg_fill),
            ("button pointed at", widgets.hovered.weak_bg_fill),
            ("button pressed", widgets.active.weak_bg_fill),
            ("button of an open menu", widgets.open.weak_bg_fill),
        ]
    }

    #[test]
    fn every_word_of_the_interface_can_be_read_on_its_ground() {
        for theme in [Theme::Light, Theme::Dark] {
            let (visuals, palette) = (visuals(theme), Palette::of(theme));
            let mut words = vec![
                ("text", visuals.text_color()),
                ("weak text", visuals.weak_text_color()),
                ("strong text", visuals.strong_text_color()),
                ("link", visuals.hyperlink_color),
                ("warning", visuals.warn_fg_color),
                ("error", visuals.error_fg_color),
                ("good", palette.satisfied),
            ];
            words.extend(palette.direction_colours().map(|it| ("class", it)));
            for (ground, of_ground) in grounds(theme) {
                for &(word, of_word) in &words {
                    let ratio = ratio(of_word, of_ground);
                    assert!(ratio >= 4.5, "{theme:?}: {word} on {ground} has {ratio:.2}");
                }
            }
            let chosen = ratio(visuals.selection.stroke.color, visuals.selection.bg_fill);
            assert!(chosen >= 4.5, "{theme:?}: what is chosen has {chosen:.2}");
            let code = ratio(visuals.text_color(), visuals.code_bg_color);
            assert!(code >= 4.5, "{theme:?}: code has {code:.2}");
        }
    }

    /// A box to tick, a field and a slider's handle are told from what they stand on, and the tick from its box.
    #[test]
    fn every_control_can_be_reported_from_its_ground() {
        for theme in [Theme::Light, Theme::Dark] {
            let (visuals, palette) = (visuals(theme), Palette::of(theme));
            let widgets = &visuals.widgets;
            for (state, widget) in
                [("at rest", widgets.inactive), ("pointed at", widgets.hovered), ("pressed", widgets.active)]
            {
                for ground in [palette.window, palette.pane] {
                    let edge = ratio(widget.bg_stroke.color, ground);
                    assert!(edge >= 3.0, "{theme:?}: an edge {state} has {edge:.2}");
                }
                let tick = ratio(widget.fg_stroke.color, widget.bg_fill);
                assert!(tick >= 3.0, "{theme:?}: a tick {state} has {tick:.2}");
            }
        }
    }
}
