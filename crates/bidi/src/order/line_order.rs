//! Paragraphs of several lines: each line is reordered separately (UAX #9 section 3.4).

use std::ops::Range;

use crate::name::Character;
use crate::uba::reset_line_end;

use super::{DisplayOrder, Level};

/// The order of one line of a paragraph: the paragraph's levels, with white space at the end of the line at
/// the paragraph level (rule L1), reversed within the line (rule L2).
///
/// `paragraph_order` is that of the whole paragraph, `line_logical_range` a range of its characters. A run without a level, of
/// a strategy other than the UBA, counts as a paragraph of its own direction: level 0 or 1. Positions in the result count from
/// the start of the line.
///
/// # Panics
/// Where `line_logical_range` is not within `paragraph_characters`.
pub fn order_of_line(
    paragraph_characters: &[Character],
    paragraph_order: &DisplayOrder,
    line_logical_range: Range<usize>,
) -> DisplayOrder {
    let paragraph = Level::of_paragraph(paragraph_order.paragraph_direction());
    let mut levels = vec![paragraph; line_logical_range.len()];
    for run in paragraph_order.runs() {
        let level = run.level.unwrap_or(Level::of_paragraph(run.direction));
        let from = run.logical_range.start.clamp(line_logical_range.start, line_logical_range.end)
            - line_logical_range.start;
        let to = run.logical_range.end.clamp(line_logical_range.start, line_logical_range.end)
            - line_logical_range.start;
        levels[from..to].fill(level);
    }
    let characters = &paragraph_characters[line_logical_range];
    reset_line_end(characters, &mut levels, paragraph);
    DisplayOrder::from_levels(characters, &levels, paragraph_order.paragraph_direction())
}

#[cfg(test)]
mod tests {
    use super::order_of_line;
    use crate::name::{Notation, characters_of};
    use crate::order::Strategy;

    /// Checks the lines of a paragraph in capitals, broken after these characters.
    fn check(strategy: Strategy, text: &str, breaks: &[usize], expected: &[&str]) {
        let written = Notation::CapitalsAsHebrew.read(text).expect("capitals");
        let characters = characters_of(&written.iter().map(|it| it.scalar).collect::<String>());
        let order = strategy.order(&characters);
        let mut start = 0;
        let lines = breaks.iter().copied().chain([characters.len()]).map(|end| {
            let line = start..end;
            start = end;
            let shown = order_of_line(&characters, &order, line.clone()).display(&characters[line]);
            Notation::CapitalsAsHebrew.write_scalars(shown.chars()).expect("capitals")
        });
        assert_eq!(lines.collect::<Vec<_>>(), expected, "{text}");
    }

    #[test]
    fn each_line_is_reversed_by_itself() {
        // By hand, from rules L1 and L2.
        check(Strategy::UbaLtr, "car AB CD car", &[7], &["car BA ", "DC car"]);
        check(Strategy::UbaRtl, "car AB CD car", &[7], &[" BA car", "car DC"]);
        check(Strategy::UbaLtr, "A12 34B", &[4], &["12A ", "B34"]);
        check(Strategy::UbaRtl, "AB cd.", &[], &[".cd BA"]);
    }

    #[test]
    fn one_line_is_the_paragraph() {
        let hebrew = |text| {
            let written = Notation::CapitalsAsHebrew.read(text).expect("capitals");
            written.iter().map(|it| it.scalar).collect::<String>()
        };
        let texts = ["see AB.cd, EF 12.", "AB (cd) ", "a"].map(hebrew);
        // Removed characters at the end, by themselves and beside white space.
        let with_removed =
            ["\u{5D0}\u{5D1}\u{200B}", "\u{5D0}\u{200B} \u{200B}", "a \u{202A}"].map(str::to_owned);
        for text in texts.into_iter().chain(with_removed) {
            let characters = characters_of(&text);
            for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto] {
                let order = strategy.order(&characters);
                let line = order_of_line(&characters, &order, 0..characters.len());
                assert_eq!(line.logical_from_visual(), order.logical_from_visual(), "{text}");
            }
        }
    }
}
