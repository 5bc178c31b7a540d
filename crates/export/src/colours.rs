//! The colours of the window, of sheets and of reports.
//!
//! Colour means direction. The palette is safe for colour-blind readers (after Okabe and Ito, with a contrast of at least
//! 4.5:1 for every text colour), and colour is never the only sign: class letters and arrows show the same. The bands under
//! the parts of a URL differ in their patterns too ([`crate::marks::url_part_band_shapes`]).

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::BidiClass;
use bidiscope_idna::verdict::{RegistrationPermission, RuleVerdict, Severity};

/// Red, green and blue, in sRGB.
pub type Rgb = [u8; 3];

/// The number of colours that show direction: [`direction_colour_index`] is less.
pub const DIRECTION_COLOUR_COUNT: usize = 5;

/// The colours of a theme, for characters by direction, for verdicts, and for the parts of the window, in the form `C`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colours<C = Rgb> {
    /// Left-to-right letters (class L).
    pub left_to_right: C,
    /// Right-to-left letters (classes R and AL).
    pub right_to_left: C,
    /// European digits (class EN).
    pub european_digits: C,
    /// Arabic-Indic digits (class AN).
    pub arabic_digits: C,
    /// All other characters.
    pub other_characters: C,
    /// Satisfied rules and permitted names.
    pub satisfied: C,
    /// Violated rules and refused names.
    pub violated: C,
    /// Warnings.
    pub warning: C,
    /// Text of the interface.
    pub text: C,
    /// Secondary text of the interface.
    pub weak_text: C,
    /// The background of the window.
    pub window: C,
    /// The background of a pane.
    pub pane: C,
    /// The background of a cell.
    pub cell: C,
    /// The lines that separate parts of a pane or page.
    pub line: C,
    /// The edge of controls: fields, buttons, check boxes.
    pub edge: C,
    /// The background of a highlighted character.
    pub highlight: C,
    /// The background of the selected row.
    pub selected_row: C,
    /// The background of characters that stand elsewhere than in the reference display.
    pub moved: C,
    /// The edge of that background.
    pub moved_edge: C,
    /// The background of selected text.
    pub selected_text: C,
    /// The edge of what is highlighted, selected or has the keyboard.
    pub highlight_edge: C,
    /// The bands under the parts of a URL, in the order of [`UrlPartKind::ALL`].
    pub url_bands: [C; UrlPartKind::ALL.len()],
}

/// What a colour is for, in whichever theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColourRole {
    /// A character with this bidi class.
    Class(BidiClass),
    /// The verdict of a rule.
    Verdict(RuleVerdict),
    /// A finding of this severity.
    Severity(Severity),
    /// The band under this part of a URL.
    UrlBand(UrlPartKind),
    /// [`Colours::text`].
    Text,
    /// [`Colours::weak_text`].
    WeakText,
    /// [`Colours::pane`].
    Pane,
    /// [`Colours::cell`].
    Cell,
    /// [`Colours::line`].
    Line,
    /// [`Colours::highlight`].
    Highlight,
    /// [`Colours::highlight_edge`].
    HighlightEdge,
    /// [`Colours::moved`].
    Moved,
    /// [`Colours::moved_edge`].
    MovedEdge,
}

/// What a cell of a trace shows of its character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownTraceValue {
    /// This embedding level.
    Level(u8),
    /// The bidi class.
    Class,
    /// Another value, such as a visual index.
    Other,
}

impl ColourRole {
    /// A value of a character in a trace: a level by its direction, a class as characters with it are, anything else as text.
    pub const fn of_trace_step_value(class: BidiClass, shown_value: ShownTraceValue) -> Self {
        match shown_value {
            ShownTraceValue::Level(level) if level % 2 == 1 => Self::Class(BidiClass::R),
            ShownTraceValue::Level(_) => Self::Class(BidiClass::L),
            ShownTraceValue::Class => Self::Class(class),
            ShownTraceValue::Other => Self::Text,
        }
    }
}

/// The index in [`Colours::direction_colours`] of the colour of characters with this bidi class (UAX #9, table 4).
pub const fn direction_colour_index(class: BidiClass) -> usize {
    match class {
        BidiClass::L => 0,
        BidiClass::R | BidiClass::AL => 1,
        BidiClass::EN => 2,
        BidiClass::AN => 3,
        _ => 4,
    }
}

/// The contrast ratio of two colours, from 1 to 21, by WCAG 2.2 ("contrast ratio" and "relative luminance").
pub fn contrast_ratio(one: Rgb, other: Rgb) -> f64 {
    let luminance = |colour: Rgb| {
        let [red, green, blue] = colour.map(|value| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

impl Colours {
    /// Dark on light.
    pub const LIGHT: Self = Self {
        left_to_right: [0x00, 0x5A, 0x9C],
        right_to_left: [0xA8, 0x3F, 0x00],
        european_digits: [0x00, 0x6B, 0x4F],
        arabic_digits: [0x94, 0x2F, 0x77],
        other_characters: [0x4A, 0x4F, 0x57],
        satisfied: [0x00, 0x6B, 0x4F],
        violated: [0xB3, 0x1B, 0x1B],
        warning: [0x85, 0x57, 0x00],
        text: [0x1F, 0x23, 0x29],
        weak_text: [0x5A, 0x60, 0x6A],
        window: [0xF1, 0xF2, 0xF4],
        pane: [0xFF, 0xFF, 0xFF],
        cell: [0xF6, 0xF7, 0xF9],
        line: [0xD5, 0xD8, 0xDE],
        edge: [0x83, 0x88, 0x92],
        highlight: [0xD3, 0xE6, 0xFB],
        selected_row: [0xEC, 0xF4, 0xFD],
        moved: [0xFF, 0xE8, 0x9C],
        moved_edge: [0xA3, 0x79, 0x00],
        selected_text: [0xCF, 0xE4, 0xFA],
        highlight_edge: [0x0B, 0x5C, 0xAD],
        url_bands: [
            [0x6F, 0x6B, 0xB8],
            [0xB0, 0x45, 0x80],
            [0x1F, 0x23, 0x29],
            [0x80, 0x72, 0x35],
            [0x3F, 0x7F, 0x38],
            [0x8F, 0x66, 0x00],
            [0xB0, 0x58, 0x3C],
        ],
    };

    /// Light on dark.
    pub const DARK: Self = Self {
        left_to_right: [0x7C, 0xC4, 0xF5],
        right_to_left: [0xF5, 0x9E, 0x62],
        european_digits: [0x55, 0xD3, 0xAB],
        arabic_digits: [0xE8, 0xA5, 0xD0],
        other_characters: [0xB9, 0xBE, 0xC7],
        satisfied: [0x55, 0xD3, 0xAB],
        violated: [0xFF, 0x8E, 0x86],
        warning: [0xF0, 0xC2, 0x5A],
        text: [0xE6, 0xE8, 0xEC],
        weak_text: [0xA3, 0xA9, 0xB4],
        window: [0x16, 0x18, 0x1C],
        pane: [0x1F, 0x22, 0x27],
        cell: [0x29, 0x2D, 0x34],
        line: [0x3C, 0x41, 0x4A],
        edge: [0x7C, 0x83, 0x8F],
        highlight: [0x1F, 0x44, 0x68],
        selected_row: [0x22, 0x2E, 0x3B],
        moved: [0x42, 0x37, 0x0C],
        moved_edge: [0xF0, 0xC2, 0x5A],
        selected_text: [0x1E, 0x44, 0x66],
        highlight_edge: [0x7C, 0xC4, 0xF5],
        url_bands: [
            [0xA5, 0xA2, 0xE8],
            [0xE8, 0x8F, 0xBE],
            [0xE6, 0xE8, 0xEC],
            [0xC4, 0xB7, 0x74],
            [0x8F, 0xCB, 0x88],
            [0xE0, 0xB0, 0x45],
            [0xEE, 0xA0, 0x80],
        ],
    };
}

impl<C: Copy> Colours<C> {
    /// The same colours in another form.
    pub fn map<D>(&self, form: impl Fn(C) -> D) -> Colours<D> {
        Colours {
            left_to_right: form(self.left_to_right),
            right_to_left: form(self.right_to_left),
            european_digits: form(self.european_digits),
            arabic_digits: form(self.arabic_digits),
            other_characters: form(self.other_characters),
            satisfied: form(self.satisfied),
            violated: form(self.violated),
            warning: form(self.warning),
            text: form(self.text),
            weak_text: form(self.weak_text),
            window: form(self.window),
            pane: form(self.pane),
            cell: form(self.cell),
            line: form(self.line),
            edge: form(self.edge),
            highlight: form(self.highlight),
            selected_row: form(self.selected_row),
            moved: form(self.moved),
            moved_edge: form(self.moved_edge),
            selected_text: form(self.selected_text),
            highlight_edge: form(self.highlight_edge),
            url_bands: self.url_bands.map(&form),
        }
    }

    /// The colours that show direction, indexed by [`direction_colour_index`].
    pub const fn direction_colours(&self) -> [C; DIRECTION_COLOUR_COUNT] {
        [
            self.left_to_right,
            self.right_to_left,
            self.european_digits,
            self.arabic_digits,
            self.other_characters,
        ]
    }

    /// The colour with this role.
    pub const fn of(&self, role: ColourRole) -> C {
        match role {
            ColourRole::Class(class) => self.class(class),
            ColourRole::Verdict(verdict) => self.verdict(verdict),
            ColourRole::Severity(severity) => self.severity(severity),
            ColourRole::UrlBand(part) => self.url_band(part),
            ColourRole::Text => self.text,
            ColourRole::WeakText => self.weak_text,
            ColourRole::Pane => self.pane,
            ColourRole::Cell => self.cell,
            ColourRole::Line => self.line,
            ColourRole::Highlight => self.highlight,
            ColourRole::HighlightEdge => self.highlight_edge,
            ColourRole::Moved => self.moved,
            ColourRole::MovedEdge => self.moved_edge,
        }
    }

    /// The colour of characters with this bidi class.
    pub const fn class(&self, class: BidiClass) -> C {
        self.direction_colours()[direction_colour_index(class)]
    }

    /// The colour of the band under this part of a URL.
    pub const fn url_band(&self, part: UrlPartKind) -> C {
        self.url_bands[part as usize]
    }

    /// The colour for a name with this permission.
    pub const fn permission(&self, permission: RegistrationPermission) -> C {
        match permission {
            RegistrationPermission::Allowed => self.satisfied,
            RegistrationPermission::Refused => self.violated,
            RegistrationPermission::NeedsReview => self.warning,
            RegistrationPermission::NotApplicable => self.weak_text,
        }
    }

    /// The colour for this verdict of a rule.
    pub const fn verdict(&self, verdict: RuleVerdict) -> C {
        match verdict {
            RuleVerdict::Satisfied => self.satisfied,
            RuleVerdict::Violated => self.violated,
            RuleVerdict::NotApplicable => self.weak_text,
        }
    }

    /// The colour for a finding of this severity.
    pub const fn severity(&self, severity: Severity) -> C {
        match severity {
            Severity::Violation => self.violated,
            Severity::Warning => self.warning,
            Severity::Note => self.weak_text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Colours, contrast_ratio};

    /// WCAG 2.2, "contrast ratio" and "relative luminance": from 1 to 21. The greys are those of Understanding Success
    /// Criterion 1.4.3 and of technique G18's tools: the darkest grey that fails on white, and the next one.
    #[test]
    fn contrast_is_that_of_the_standard() {
        let (white, black) = ([255; 3], [0; 3]);
        assert!((contrast_ratio(black, white) - 21.0).abs() < 1e-9);
        assert!((contrast_ratio(white, white) - 1.0).abs() < 1e-9);
        assert!((4.47..4.48).contains(&contrast_ratio([0x77; 3], white)));
        assert!((4.54..4.55).contains(&contrast_ratio(white, [0x76; 3])));
        // sRGB's own red, green and blue.
        for (colour, luminance) in [([255, 0, 0], 0.2126), ([0, 255, 0], 0.7152), ([0, 0, 255], 0.0722)] {
            assert!((contrast_ratio(colour, black) - (luminance + 0.05) / 0.05).abs() < 1e-9);
        }
    }

    #[test]
    fn every_text_colour_can_be_read_on_every_ground() {
        for (theme, colours) in [("light", Colours::LIGHT), ("dark", Colours::DARK)] {
            let mut texts = colours.direction_colours().to_vec();
            texts.extend([
                colours.satisfied,
                colours.violated,
                colours.warning,
                colours.text,
                colours.weak_text,
            ]);
            for text in texts {
                for ground in [colours.window, colours.pane, colours.cell] {
                    let ratio = contrast_ratio(text, ground);
                    assert!(ratio >= 4.5, "{theme}: {text:?} on {ground:?} has {ratio:.2}");
                }
            }
            for text in colours.direction_colours() {
                for ground in [colours.highlight, colours.selected_text, colours.selected_row, colours.moved]
                {
                    let ratio = contrast_ratio(text, ground);
                    assert!(ratio >= 4.5, "{theme}: {text:?} on {ground:?} has {ratio:.2}");
                }
            }
        }
    }

    /// WCAG 2.2, criterion 1.4.11: 3 to 1 for what is needed to see where something can be used, and for what has the
    /// keyboard.
    #[test]
    fn every_edge_can_be_seen_on_every_ground() {
        for (theme, colours) in [("light", Colours::LIGHT), ("dark", Colours::DARK)] {
            for edge in [colours.edge, colours.highlight_edge, colours.moved_edge] {
                for ground in [colours.window, colours.pane, colours.cell] {
                    let ratio = contrast_ratio(edge, ground);
                    assert!(ratio >= 3.0, "{theme}: {edge:?} on {ground:?} has {ratio:.2}");
                }
            }
            for band in colours.url_bands {
                for ground in [colours.pane, colours.selected_row, colours.moved] {
                    let ratio = contrast_ratio(band, ground);
                    assert!(ratio >= 3.0, "{theme}: {band:?} on {ground:?} has {ratio:.2}");
                }
            }
            let ratio = contrast_ratio(colours.highlight_edge, colours.highlight);
            assert!(ratio >= 3.0, "{theme}: what is lit has {ratio:.2}");
        }
    }
}
