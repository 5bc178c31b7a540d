//! What a name looks like: its displays and skeletons.

use bidiscope_bidi::index::{Direction, LogicalIndex};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::one_to_one::OneToOneDisplayEngine;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::{BatchAnalyzer, ResolvedInput};
use bidiscope_idna::verdict::rfc5893::R_AL_AN_CLASSES;

use super::column::ScanColumn;
use super::columns::ScanColumnSet;
use super::in_paragraphs::{DisplaysOfName, InBothParagraphs};
use super::skeleton::SkeletonBuilder;

/// Computes the displays and skeletons of the analyzer's name, as far as the columns need them.
pub(super) fn fill_appearance(
    analyzer: &mut BatchAnalyzer,
    (orderer, builder): (&mut OneToOneDisplayEngine, &mut SkeletonBuilder),
    columns: ScanColumnSet,
    name: &str,
    (displays, skeletons): (&mut DisplaysOfName<String>, &mut InBothParagraphs<String>),
) {
    let DisplaysOfName { one_to_one, left_to_right: display_ltr, right_to_left: display_rtl } = displays;
    let InBothParagraphs { left_to_right: skeleton_ltr, right_to_left: skeleton_rtl } = skeletons;
    if columns.has(ScanColumn::DisplayOneToOne) {
        if analyzer.current_input_bidi_classes().intersects(R_AL_AN_CLASSES) {
            let characters = analyzer.current_input_characters();
            write_in_order(one_to_one, name, characters, orderer.order(characters));
        } else {
            // Without right-to-left letters and Arabic digits every character is left-to-right.
            one_to_one.push_str(name);
        }
    }
    let is_wanted =
        |display, skeleton| Wanted { display: columns.has(display), skeleton: columns.has(skeleton) };
    let in_ltr = is_wanted(ScanColumn::DisplayLtr, ScanColumn::SkeletonLtr);
    let in_rtl = is_wanted(ScanColumn::DisplayRtl, ScanColumn::SkeletonRtl);
    fill_direction(analyzer, builder, (Direction::LeftToRight, in_ltr), name, (display_ltr, skeleton_ltr));
    let [of_all_in_ltr, of_all_in_rtl] =
        Direction::ALL.map(|it| analyzer.known_uniform_character_direction(it));
    if of_all_in_ltr.is_some() && of_all_in_ltr == of_all_in_rtl && in_rtl.is_part_of(in_ltr) {
        // All characters have one direction, whatever that of the paragraph is: it shows the same.
        if in_rtl.display {
            display_rtl.push_str(display_ltr);
        }
        if in_rtl.skeleton {
            skeleton_rtl.push_str(skeleton_ltr);
        }
    } else {
        fill_direction(
            analyzer,
            builder,
            (Direction::RightToLeft, in_rtl),
            name,
            (display_rtl, skeleton_rtl),
        );
    }
}

/// What is wanted of a paragraph direction.
#[derive(Clone, Copy)]
struct Wanted {
    display: bool,
    skeleton: bool,
}

impl Wanted {
    /// Whether all that is wanted here is wanted there too.
    const fn is_part_of(self, other: Self) -> bool {
        (other.display || !self.display) && (other.skeleton || !self.skeleton)
    }
}

/// Computes what is wanted of the analyzer's name in a paragraph of this direction.
fn fill_direction(
    analyzer: &mut BatchAnalyzer,
    builder: &mut SkeletonBuilder,
    (paragraph, wanted): (Direction, Wanted),
    name: &str,
    (display, skeleton): (&mut String, &mut String),
) {
    let direction = ParagraphDirection::Fixed(paragraph);
    match wanted {
        Wanted { display: false, skeleton: false } => {}
        _ if analyzer.known_uniform_character_direction(paragraph) == Some(Direction::LeftToRight) => {
            if wanted.display {
                display.push_str(name);
            }
            if wanted.skeleton {
                builder.write_left_to_right(analyzer.current_input_characters(), skeleton);
            }
        }
        Wanted { display: has_display, skeleton: true } => {
            let ResolvedInput { input_characters, logical_from_visual, levels_in_logical_order } =
                analyzer.resolve_current_input(direction);
            builder.write_skeleton_of_characters(
                input_characters,
                logical_from_visual,
                levels_in_logical_order,
                skeleton,
            );
            if has_display {
                write_in_order(display, name, input_characters, logical_from_visual);
            }
        }
        Wanted { display: true, skeleton: false } => {
            let (characters, order) = analyzer.characters_and_logical_from_visual(direction);
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
