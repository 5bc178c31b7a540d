//! Dürst, draft-duerst-iri-bidi-00 (2001): components and structural characters from left to right,
//! each component in its own direction (section 4.2).
//!
//! A component is right-to-left if it contains an R, AL or AN. It is displayed as the UBA displays it alone,
//! in a paragraph of that direction. Section 4.3 instead inserts bidi controls; the two displays can differ where a
//! component violates restriction 3, and [`compare_component_and_uba_orders`] finds where.

use crate::name::Character;
use crate::uba::ParagraphDirection;

use super::insertion::{InsertionPlan, LRE, LRM, PDF};
use super::restrictions::{DuerstRestrictionViolation, duerst_restriction_violations};
pub use super::structural::{
    DuerstComponent, direction_by_right_to_left_content, is_duerst_structural_character,
    split_into_duerst_components,
};
use super::structural::{is_embedded, right_to_left_components};
use super::{Direction, DisplayOrder, Strategy, mirrored_visual_text};

/// The displays by sections 4.2 and 4.3 of Dürst's draft, and the violations of the restrictions of section 5.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuerstOrderComparison {
    /// The components, in logical order.
    pub components: Vec<DuerstComponent>,
    /// The order by section 4.2.
    pub component_order: DisplayOrder,
    /// The controls that section 4.3 inserts in a left-to-right context: see [`duerst_control_insertions`].
    pub control_insertions: InsertionPlan,
    /// The order by section 4.3: the UBA's in a left-to-right paragraph with the insertions, which are left out of it.
    pub uba_order_with_controls: DisplayOrder,
    /// The components that the two orders display differently, as indices into `components`.
    pub differing_component_indices: Vec<usize>,
    /// The violations of the restrictions of section 5.
    pub restriction_violations: Vec<DuerstRestrictionViolation>,
}

/// The order by section 4.2.
fn order(characters: &[Character]) -> DisplayOrder {
    Strategy::Components.order(characters)
}

/// Compares the display of a name by section 4.2 of Dürst's draft with that by section 4.3 in a left-to-right context,
/// and lists where the name violates the restrictions of section 5.
pub fn compare_component_and_uba_orders(characters: &[Character]) -> DuerstOrderComparison {
    let components = split_into_duerst_components(characters);
    let order = order(characters);
    let insertions = duerst_control_insertions(characters, Direction::LeftToRight);
    let order_with_insertions =
        insertions.uba_order_of_original_characters(characters, ParagraphDirection::LTR);
    let pictures = [&order, &order_with_insertions].map(|it| pictures(characters, it, &components));
    let differing = (0..components.len()).filter(|&it| pictures[0][it] != pictures[1][it]).collect();
    DuerstOrderComparison {
        components,
        component_order: order,
        control_insertions: insertions,
        uba_order_with_controls: order_with_insertions,
        differing_component_indices: differing,
        restriction_violations: duerst_restriction_violations(characters),
    }
}

/// The mirrored characters of each component, from left to right.
fn pictures(characters: &[Character], order: &DisplayOrder, components: &[DuerstComponent]) -> Vec<String> {
    let painted: Vec<char> = mirrored_visual_text(characters, order).chars().collect();
    let picture = |component: &DuerstComponent| {
        let mut places = order.visual_from_logical()[component.character_range.clone()].to_vec();
        places.sort_unstable();
        places.into_iter().map(|place| painted[place.0]).collect()
    };
    components.iter().map(picture).collect()
}

/// The insertions that convert from processing form to textual context (section 4.4): an LRM before and after
/// each right-to-left component, and in a right-to-left context an LRE before and a PDF after the whole (section
/// 4.3).
///
/// A control that is already present at its position is not inserted again: the result is empty for a name that
/// has them all.
pub fn duerst_control_insertions(
    characters: &[Character],
    surrounding_text_direction: Direction,
) -> InsertionPlan {
    let whole = 0..characters.len();
    let inner = if is_embedded(characters) { 1..whole.end - 1 } else { whole.clone() };
    let mut inserted = Vec::new();
    let mut insert = |before, scalar| {
        inserted.push(super::ControlInsertion {
            before_original_character_index: before,
            inserted_scalar: scalar,
        })
    };
    let embeds = surrounding_text_direction.is_right_to_left() && inner == whole;
    if embeds {
        insert(0, LRE);
    }
    for component in right_to_left_components(characters, inner.clone()) {
        let is_mark = |at: usize| characters[at].scalar == LRM;
        if !is_mark(component.start) {
            insert(component.start, LRM);
        }
        if !is_mark(component.end - 1) {
            insert(component.end, LRM);
        }
    }
    if embeds {
        insert(whole.end, PDF);
    }
    InsertionPlan::new(inserted)
}

/// Removes the controls of section 4.3, to convert from textual context to processing form (section 4.4): an LRE
/// at the start with a PDF at the end, and the LRMs at either end of a right-to-left component. Controls
/// elsewhere belong to the name and stay (restriction 2 reports them).
///
/// The function is idempotent; a name that it does not change is in processing form.
pub fn strip_component_controls(characters: &[Character]) -> Vec<Character> {
    let mut stripped = characters.to_vec();
    loop {
        let before = stripped.len();
        if is_embedded(&stripped) {
            stripped.pop();
            stripped.remove(0);
        }
        let mut keep = vec![true; stripped.len()];
        for component in right_to_left_components(&stripped, 0..stripped.len()) {
            let is_mark = |&at: &usize| stripped[at].scalar == LRM;
            component.clone().take_while(is_mark).for_each(|at| keep[at] = false);
            component.rev().take_while(is_mark).for_each(|at| keep[at] = false);
        }
        let mut keep = keep.into_iter();
        stripped.retain(|_| keep.next().unwrap_or(true));
        if stripped.len() == before {
            return stripped;
        }
    }
}

/// The name that has this display, to convert from visual form to processing form (section 4.4): reads `visual_characters`
/// from left to right, component by component, each in the reading order of its own direction. Rule L4 is not undone: a
/// bracket is given as it is stored, not as its mirror image.
///
/// For names that follow the restrictions this is the inverse of section 4.2. With numbers in a right-to-left
/// component several names can have the same display; the result is then the one that a reader would type.
pub fn name_from_component_display(visual_characters: &[Character]) -> NameFromDisplay {
    let read = order(visual_characters).visual_characters(visual_characters);
    let shown = order(&read).display(&read);
    let has_given_display = shown.chars().eq(visual_characters.iter().map(|it| it.scalar));
    NameFromDisplay { name_characters: read, has_given_display }
}

/// A name that was read from its display by Dürst's draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameFromDisplay {
    /// The characters of the name, in logical order.
    pub name_characters: Vec<Character>,
    /// Whether the display of this name is the given one.
    pub has_given_display: bool,
}
