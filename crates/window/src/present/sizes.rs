//! How large everything is while a display is presented: as large as the window lets it be.

use eframe::egui::{Vec2, vec2};

/// No type is smaller, and that of the interface no larger, in points.
pub(super) const SMALLEST: f32 = 16.0;
const LARGEST: f32 = 34.0;
/// The narrowest cell, in points: a class of three letters has room in it. Longer names are scrolled.
const NARROWEST: f32 = 38.0;
/// The lowest cell, in points: a number, a glyph, a figure and what was there before, below each other.
const LEAST_HEIGHT: f32 = 96.0;
/// How wide a cell is at most, and how high, beside the other.
const WIDE: f32 = 1.15;
const TALL: f32 = 1.5;
/// How high a narrow cell is, in lines of type, where there is room: its words stand in more rows than letters.
const HIGH: f32 = 5.0;
/// Which part of a side's height the cells have; the rest is the line's.
const CELLS: f32 = 0.6;
/// What a side has beside both, in lines of type.
const CAPTIONS: f32 = 3.8;
/// The lowest line, in lines of type.
const LOWEST: f32 = 2.4;
/// The rows of the machine, each in lines of type.
const MACHINE: f32 = 4.0 * 2.0;

/// The sizes, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sizes {
    /// The type of the interface.
    pub(super) body: f32,
    /// A cell of a character.
    pub(super) cell: Vec2,
    /// The height of the row in which the line stands.
    pub(super) line: f32,
}

/// Type of this share of that of the interface, but never too small.
pub(super) fn type_of(body: f32, share: f32) -> f32 {
    (body * share).max(SMALLEST)
}

/// The type of the interface in a window so large.
pub(super) fn body(window: Vec2) -> f32 {
    (window.y / 34.0).min(window.x / 44.0).clamp(SMALLEST, LARGEST)
}

/// The sizes for so many characters on so many sides, in this room.
pub(super) fn sizes(body: f32, room: Vec2, characters: usize, sides: usize, has_reordering: bool) -> Sizes {
    let machine = if has_reordering { MACHINE * body } else { 0.0 };
    let height = ((room.y - machine) / sides.max(1) as f32 - CAPTIONS * body).max(0.0);
    let tall = (height * CELLS).max(LEAST_HEIGHT);
    let width = (room.x / characters.max(1) as f32).min(tall * WIDE).max(NARROWEST).floor();
    let cell = vec2(width, (width * TALL).max(HIGH * body).clamp(LEAST_HEIGHT, tall).floor());
    let line = (height - cell.y).min(cell.y * 1.2).max(LOWEST * body).floor();
    Sizes { body, cell, line }
}

#[cfg(test)]
mod tests {
    use super::{body, sizes};
    use eframe::egui::vec2;

    #[test]
    fn a_short_name_fills_the_room_and_a_long_one_is_whole() {
        for window in [vec2(900.0, 600.0), vec2(1280.0, 800.0), vec2(2560.0, 1440.0)] {
            let room = window * vec2(0.97, 0.62);
            for sides in [1, 2] {
                for has_reordering in [false, true] {
                    let of = |count: usize| sizes(body(window), room, count, sides, has_reordering);
                    let (short, long) = (of(5), of(60));
                    assert!(5.0 * short.cell.x <= room.x && 1.5 * long.cell.x <= short.cell.x, "{window:?}");
                    let height = (short.cell.y + short.line + 3.5 * short.body) * sides as f32;
                    let is_low = window.y < 700.0 && sides == 2;
                    assert!(has_reordering || is_low || height <= room.y, "{window:?}, {sides}: {short:?}");
                    assert!([long, of(253), of(0)].iter().all(|it| it.cell.x >= 38.0 && it.cell.y >= 96.0));
                }
            }
        }
        // In an ordinary window 32 characters stand side by side.
        assert!(32.0 * sizes(20.0, vec2(1240.0, 500.0), 32, 1, false).cell.x <= 1240.0);
    }
}
