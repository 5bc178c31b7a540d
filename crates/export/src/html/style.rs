//! The style sheet of a report.

use crate::colours::{Colours, DIRECTION_COLOUR_COUNT, Rgb};

/// The CSS classes of glyphs, in the order of the colours of direction.
pub(super) const DIRECTION_CLASSES: [&str; DIRECTION_COLOUR_COUNT] = ["dl", "dr", "de", "da", "do"];

/// All rules but the colours.
const STYLE_RULES: &str = include_str!("../../../../assets/report/report.css");

/// The whole style sheet: dark where the screen prefers it, light in print.
pub fn style_sheet() -> String {
    format!(
        ":root{{color-scheme:light dark;{}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{}}}}}\n{}{STYLE_RULES}",
        variables(&Colours::LIGHT),
        variables(&Colours::DARK),
        directions(),
    )
}

fn variables(colours: &Colours) -> String {
    let named = [
        ("text", colours.text),
        ("weak", colours.weak_text),
        ("page", colours.pane),
        ("box", colours.cell),
        ("line", colours.line),
        ("good", colours.satisfied),
        ("bad", colours.violated),
        ("warning", colours.warning),
        ("link", colours.left_to_right),
        ("focus", colours.highlight_edge),
    ];
    let directions = DIRECTION_CLASSES.into_iter().zip(colours.direction_colours());
    named
        .into_iter()
        .chain(directions)
        .map(|(name, colour)| format!("--{name}:{};", written(colour)))
        .collect()
}

fn directions() -> String {
    let rule = |class: &str| format!(".{class}{{color:var(--{class})}}\n");
    DIRECTION_CLASSES.into_iter().map(rule).collect()
}

fn written([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
