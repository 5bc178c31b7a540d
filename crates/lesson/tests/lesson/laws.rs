//! What holds of every task.

use bidiscope_bidi::name::text_of;
use bidiscope_bidi::order::Strategy;
use bidiscope_lesson::{ArrangeInVisualOrderTask, LessonTask};

use super::{read, step};

/// Every string of these to length 4 that is a name, a mark among them, in every display.
#[test]
fn what_a_display_shows_is_right_and_nothing_that_looks_otherwise() {
    let letters = ["A", "a", "1", "-", ".", "\\u05B8"];
    let mut cases = 0;
    let mut strings = vec![String::new()];
    for _ in 0..4 {
        strings = strings.iter().flat_map(|it| letters.map(|letter| format!("{it}{letter}"))).collect();
        for string in strings.iter().filter(|it| !it.starts_with('.') && !it.contains("..")) {
            let name = string.replace('A', "\\u05D0");
            for strategy in Strategy::BUILT_IN {
                let lines = format!(
                    "notation = \"unicode\"\nkind = \"arrange\"\nname = \"{name}\"\ndisplay = \"{strategy}\""
                );
                let lesson = read(&step(&lines));
                let LessonTask::Arrange(task) = &lesson.steps[0].task else { panic!("another kind") };
                check(task);
                cases += 1;
            }
        }
    }
    assert!(cases > 6_000, "{cases}");
}

fn check(task: &ArrangeInVisualOrderTask) {
    let characters = task.name().characters();
    let shown = task.display().order(characters).display(characters);
    let seen = |guess: &[usize]| -> String {
        guess.iter().map(|&it| text_of(&characters[task.piece_logical_ranges()[it].clone()])).collect()
    };
    assert!(task.is_permutation(task.correct_visual_piece_indices()));
    assert_eq!(seen(task.correct_visual_piece_indices()), shown, "{}", task.display());
    let start = task.initial_visual_piece_indices();
    assert_eq!(task.judge(&start).is_correct(), seen(&start) == shown, "{shown:?} by {}", task.display());
    let reversed: Vec<usize> = start.iter().rev().copied().collect();
    assert_eq!(
        task.judge(&reversed).is_correct(),
        seen(&reversed) == shown,
        "{shown:?} by {}",
        task.display()
    );
}
