//! The laws of cells and carets, for any line.

use bidiscope_bidi::order::{Direction, LogicalIndex};
use bidiscope_layout::{CaretAtStop, Carets, ShapedLine};

/// The laws, for one line and lean.
pub(crate) fn check(line: &ShapedLine, lean: Direction) {
    let carets = Carets::new(line);
    let positions = carets.ascending_character_offsets();
    assert_eq!((positions[0], positions[positions.len() - 1]), (0, line.character_count()));
    assert!(positions.windows(2).all(|pair| pair[0] < pair[1]));
    for &position in positions {
        let caret = carets.caret_at_offset(position, lean);
        assert!(caret.character_offset == position && carets.contains(caret), "{caret:?}");
        let place = carets.drawn_caret(caret);
        assert_eq!(place.x_from_line_left_em, stops_of(line)[caret.visual_stop_index], "drawn at its stop");
        if let Some(other) = place.secondary_caret {
            // Cells without width have stops at one place.
            let stops =
                stops_of(line).into_iter().enumerate().filter(|(_, x)| *x == other.x_from_line_left_em);
            let is_there = |(stop, _)| {
                let there = CaretAtStop { character_offset: position, visual_stop_index: stop };
                let drawn = carets.drawn_caret(there);
                carets.contains(there)
                    && (drawn.x_from_line_left_em, drawn.secondary_caret.map(|it| it.x_from_line_left_em))
                        == (other.x_from_line_left_em, Some(place.x_from_line_left_em))
            };
            assert!(stops.into_iter().any(is_there), "{position} at its other place");
            assert!(place.run_direction == lean || other.run_direction != lean, "the other edge leans so");
        }
        let ways: [(Step, Step); 2] = [
            (Carets::caret_to_right, Carets::caret_to_left),
            (Carets::caret_to_left, Carets::caret_to_right),
        ];
        for (step, back) in ways {
            let Some(there) = step(&carets, caret) else { continue };
            assert!(carets.contains(there), "{there:?}");
            let returned = back(&carets, there).map(|it| it.visual_stop_index);
            assert_eq!(returned, Some(caret.visual_stop_index), "there and back at {position}");
        }
        if let Some(next) = carets.next_logical_offset(position) {
            assert_eq!(carets.previous_logical_offset(next), Some(position));
        }
    }
    let walked = walk(line);
    assert_eq!(walked.first(), Some(&carets.line_start()));
    assert_eq!(walked.last(), Some(&carets.line_end()));
    assert!(walked.windows(2).all(|pair| pair[0].visual_stop_index.abs_diff(pair[1].visual_stop_index) == 1));
    assert_eq!(walked.len(), line.cells().len() + 1);
}

/// In an order that comes of levels the walk from the beginning to the end meets every position once.
pub(crate) fn check_order_of_levels(line: &ShapedLine) {
    let mut met: Vec<usize> = walk(line).iter().map(|it| it.character_offset).collect();
    met.sort_unstable();
    assert_eq!(met, Carets::new(line).ascending_character_offsets());
}

/// From the beginning of the line as far as the arrow key goes that leads to its end.
fn walk(line: &ShapedLine) -> Vec<CaretAtStop> {
    let carets = Carets::new(line);
    let step: Step = if carets.paragraph_direction().is_right_to_left() {
        Carets::caret_to_left
    } else {
        Carets::caret_to_right
    };
    std::iter::successors(Some(carets.line_start()), |it| step(&carets, *it)).collect()
}

/// A movement over one cell.
type Step = fn(&Carets, CaretAtStop) -> Option<CaretAtStop>;

/// Where the edges of the cells are, from left to right.
fn stops_of(line: &ShapedLine) -> Vec<f32> {
    line.cells().iter().map(|it| it.extent.left_x_em).chain([line.width_em()]).collect()
}

/// What is true of any line: its cells stand side by side and hold every character once, and every place
/// of a caret can be pointed at.
pub(crate) fn check_cells(line: &ShapedLine, count: usize) {
    let mut seen = vec![0; count];
    let mut right = 0.0;
    for cell in line.cells() {
        cell.characters.clone().for_each(|index| seen[index] += 1);
        assert!(
            (cell.extent.left_x_em - right).abs() < 1e-3 && cell.extent.left_x_em <= cell.extent.right_x_em
        );
        right = cell.extent.right_x_em;
    }
    assert!(seen.iter().all(|&times| times == 1), "every character has one cell");
    for index in 0..count {
        let extent = line.extent(LogicalIndex(index));
        assert!(
            extent.left_x_em.is_finite()
                && extent.left_x_em <= extent.right_x_em
                && extent.right_x_em <= line.width_em() + 1e-3
        );
    }
    let carets = Carets::new(line);
    assert_eq!(
        (carets.ascending_character_offsets()[0], carets.ascending_character_offsets().last()),
        (0, Some(&count))
    );
    for &position in carets.ascending_character_offsets().iter().step_by(1 + count / 200) {
        let caret = carets.caret_at_offset(position, Direction::LeftToRight);
        assert!((0.0..=line.width_em()).contains(&carets.drawn_caret(caret).x_from_line_left_em));
    }
}
