//! What a name looks like: its displays and skeletons.

use bidiscope_bidi::index::{Direction, LogicalIndex};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::one_to_one::OneToOneEngine;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::rfc5893::RTL_CLASSES;

use super::column::Column;
use super::columns::Columns;
use super::skeleton::SkeletonBuilder;

/// Computes the displays and skeletons of the analyzer's name, as far as the columns need them.
pub(super) fn fill_appearance(
    analyzer: &mut BatchAnalyzer,
    (orderer, builder): (&mut OneToOneEngine, &mut SkeletonBuilder),
    columns: Columns,
    name: &str,
    (displays, skeletons): (&mut [String; 3], &mut [String; 2]),
) {
    let [one_to_one, display_ltr, display_rtl] = displays;
    let [skeleton_ltr, skeleton_rtl] = skeletons;
    if columns.has(Column::DisplayOneToOne) {
        if analyzer.classes().intersects(RTL_CLASSES) {
            let characters = analyzer.characters();
            write_in_order(one_to_one, name, characters, orderer.order(characters));
        } else {
            // Without right-to-left letters and Arabic digits every character is left-to-right.
            one_to_one.push_str(name);
        }
    }
    let mut left_to_right_skeleton = None;
    for (direction, (display_column, display), (skeleton_column, skeleton)) in [
        (Direction::LeftToRight, (Column::DisplayLtr, display_ltr), (Column::SkeletonLtr, skeleton_ltr)),
        (Direction::RightToLeft, (Column::DisplayRtl, display_rtl), (Column::SkeletonRtl, skeleton_rtl)),
    ] {
        let (has_display, has_skeleton) = (columns.has(display_column), columns.has(skeleton_column));
        if !has_display && !has_skeleton {
            continue;
        }
        if analyzer.is_left_to_right_in(direction) {
            if has_display {
                display.push_str(name);
            }
            if has_skeleton {
                match left_to_right_skeleton {
                    Some(it) => skeleton.push_str(it),
                    None => builder.write_left_to_right(analyzer.characters(), skeleton),
                }
                left_to_right_skeleton = Some(&*skeleton);
            }
            continue;
        }
        let direction = ParagraphDirection::Fixed(direction);
        if has_skeleton {
            let (characters, order, levels) = analyzer.order_and_levels(direction);
            builder.write(characters, order, levels, skeleton);
            if has_display {
                write_in_order(display, name, characters, order);
            }
        } else {
            let (characters, order) = analyzer.order_of_characters(direction);
            write_in_order(display, name, characters, order);
        }
    }
}

/// Appends the characters of a name in visual order.
fn write_in_order(display: &mut String, name: &str, characters: &[Character], order: &[LogicalIndex]) {
    if order.iter().enumerate().all(|(place, at)| at.0 == place) {
        return display.push_str(name);
    }
    display.reserve(name.len());
    for at in order {
        display.push(characters[at.0].scalar);
    }
}
