//! The laws of cells and carets, for any line.

use bidiscope_bidi::order::{Direction, LogicalIndex};
use bidiscope_layout::{Carets, Line, PlacedCaret};

/// The laws, for one line and lean.
pub(crate) fn check(line: &Line, lean: Direction) {
    let carets = Carets::new(line, lean);
    let positions = carets.positions();
    assert_eq!((positions[0], positions[positions.len() - 1]), (0, line.len()));
    assert!(positions.windows(2).all(|pair| pair[0] < pair[1]));
    for &position in positions {
        let place = carets.place(position);
        // Put where it stands, it and all others stay; put at its other place, it is there.
        let status = carets.primary_caret(position);
        assert_eq!(Carets::with_placed_caret(line, lean, Some(status)), carets, "{position}");
        if let Some(other) = place.secondary {
            // Cells without width have stops at one place.
            let stops = stops_of(line).into_iter().enumerate().filter(|(_, x)| *x == other.x);
            let is_there = |(stop, _)| {
                let there = Carets::with_placed_caret(line, lean, Some(PlacedCaret { position, stop }))
                    .place(position);
                (there.x, there.secondary.map(|it| it.x)) == (other.x, Some(place.x))
            };
            assert!(stops.into_iter().any(is_there), "{position} at its other place");
        }
        let ways: [(Step, Step); 2] = [(Carets::right, Carets::left), (Carets::left, Carets::right)];
        for (step, back) in ways {
            let Some(put) = step(&carets, position) else { continue };
            let there = Carets::with_placed_caret(line, lean, Some(put));
            assert_eq!(there.stop(put.position), put.stop, "it is where it went to");
            let returned = back(&there, put.position).map(|it| it.stop);
            assert_eq!(returned, Some(carets.stop(position)), "there and back at {position}");
        }
        if let Some(next) = carets.next(position) {
            assert_eq!(carets.previous(next), Some(position));
        }
    }
    // From one edge of the line to the other and back every stop is met twice, and every position.
    let mut put = carets.line_start();
    let mut met = vec![put.position];
    let is_rtl = carets.paragraph().is_right_to_left();
    let ways: [Step; 2] = if is_rtl { [Carets::left, Carets::right] } else { [Carets::right, Carets::left] };
    for step in ways {
        let mut steps = 0;
        while let Some(next) = step(&Carets::with_placed_caret(line, lean, Some(put)), put.position) {
            assert_eq!(next.stop.abs_diff(put.stop), 1);
            put = next;
            met.push(put.position);
            steps += 1;
        }
        assert_eq!(steps, line.cells().len());
    }
    met.sort_unstable();
    met.dedup();
    assert_eq!(met, positions);
}

/// A movement over one cell.
type Step = fn(&Carets, usize) -> Option<PlacedCaret>;

/// Where the edges of the cells are, from left to right.
fn stops_of(line: &Line) -> Vec<f32> {
    line.cells().iter().map(|it| it.extent.left).chain([line.width()]).collect()
}

/// What is true of any line: its cells stand side by side and hold every character once, and every place
/// of a caret can be pointed at.
pub(crate) fn check_cells(line: &Line, count: usize) {
    let mut seen = vec![0; count];
    let mut right = 0.0;
    for cell in line.cells() {
        cell.characters.clone().for_each(|index| seen[index] += 1);
        assert!((cell.extent.left - right).abs() < 1e-3 && cell.extent.left <= cell.extent.right);
        right = cell.extent.right;
    }
    assert!(seen.iter().all(|&times| times == 1), "every character has one cell");
    for index in 0..count {
        let extent = line.extent(LogicalIndex(index));
        assert!(
            extent.left.is_finite() && extent.left <= extent.right && extent.right <= line.width() + 1e-3
        );
    }
    let carets = Carets::new(line, Direction::LeftToRight);
    assert_eq!((carets.positions()[0], carets.positions().last()), (0, Some(&count)));
    for &position in carets.positions().iter().step_by(1 + count / 200) {
        assert!((0.0..=line.width()).contains(&carets.place(position).x));
    }
}
