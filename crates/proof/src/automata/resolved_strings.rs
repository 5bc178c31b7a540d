//! The sequences that a property covers, with their levels.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

use super::display::BidiClassLetters;
use super::levels::ResolvedLevelLanguage;
use super::{UndecidedReason, language, levels};
use crate::bidi_rule::BidiRule;
use crate::study::{DisplayProperty, Domain};

/// The sequences that a property covers, with their levels; all sequences if the property is about contexts. Those of a
/// property of URLs have one class more, the last one: that of the slash.
///
/// # Errors
/// The automata do not support the display or a class.
pub fn resolved_levels_for_property(
    property: DisplayProperty,
    display: &DisplayConfig,
    alphabet: &[BidiClass],
) -> Result<ResolvedLevelLanguage, UndecidedReason> {
    let language = match property.domain() {
        Domain::Urls(path) => return levels::urls::resolve(display, alphabet, path),
        Domain::Labels => language::permitted_label_strings(&BidiRule::rfc5893(), alphabet),
        Domain::Names => language::permitted_name_strings(&BidiRule::rfc5893(), alphabet),
        Domain::SecondGuarantee => {
            language::permitted_name_strings(&BidiRule::rfc5893_second_guarantee(), alphabet)
        }
        Domain::OneDirection => language::strings_read_in_one_direction(alphabet),
        Domain::All | Domain::Contexts => language::all_class_strings(alphabet),
    };
    let all = match levels::resolved_level_language(display, alphabet) {
        Err(UndecidedReason::OverallOrder) if is_independent_of_field_order(property, display) => {
            levels::choices::from_left_to_right(display, alphabet)?
        }
        all => all?,
    };
    Ok(all.restricted_to_class_strings(&language?)?)
}

/// Whether a property holds for a display if and only if it holds for the same display with the fields
/// of each string from left to right. Reversing the order of fields is an involution, so two strings with
/// fields in one direction have the same display in both orders or in neither; and characters that are
/// contiguous in a field, or between two full stops, remain so.
fn is_independent_of_field_order(property: DisplayProperty, display: &DisplayConfig) -> bool {
    use DisplayProperty as P;
    match property {
        P::OneToOne | P::Rfc5893NameUniqueness => {
            levels::choices::order_follows_from_classes(display.choices())
        }
        P::LabelCharactersContiguous | P::LabelsBetweenSeparators => true,
        _ => false,
    }
}

pub(super) fn letters(classes: &[BidiClass], has_l3: bool) -> BidiClassLetters {
    let letters = BidiClassLetters::one_per_class(classes);
    if has_l3 { letters } else { letters.without_rule_l3() }
}
