//! The sequences that a property covers, with their levels.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

use super::display::DisplayAlphabet;
use super::levels::ResolvedLevelLanguage;
use super::{Undecided, language, levels};
use crate::bidi_rule::BidiRule;
use crate::study::{Domain, Property};

/// The sequences that a property covers, with their levels; all sequences if the property is about contexts. Those of a
/// property of URLs have one class more, the last one: that of the slash.
///
/// # Errors
/// The automata do not support the display or a class.
pub fn resolved_strings(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ResolvedLevelLanguage, Undecided> {
    let language = match property.domain() {
        Domain::Urls(path) => return levels::urls::resolve(display, classes, path),
        Domain::Labels => language::permitted_labels(&BidiRule::rfc5893(), classes),
        Domain::Names => language::names(&BidiRule::rfc5893(), classes),
        Domain::SecondGuarantee => language::names(&BidiRule::second_guarantee(), classes),
        Domain::OneDirection => language::strings_of_one_direction(classes),
        Domain::All | Domain::Contexts => language::all(classes),
    };
    let all = match levels::resolved_levels_of(display, classes) {
        Err(Undecided::OverallOrder) if is_independent_of_field_order(property, display) => {
            levels::choices::from_left_to_right(display, classes)?
        }
        all => all?,
    };
    language.and_then(|it| all.restricted_to(&it)).ok_or(Undecided::TooLarge)
}

/// Whether a property holds for a display if and only if it holds for the same display with the fields
/// of each string from left to right. Reversing the order of fields is an involution, so two strings with
/// fields in one direction have the same display in both orders or in neither; and characters that are
/// contiguous in a field, or between two full stops, remain so.
fn is_independent_of_field_order(property: Property, display: &DisplayConfig) -> bool {
    use Property as P;
    match property {
        P::OneToOne | P::NameUniqueness => levels::choices::order_follows_from_classes(display.choices()),
        P::LabelsTogether | P::LabelsBetweenSeparators => true,
        _ => false,
    }
}

pub(super) fn letters(classes: &[BidiClass], has_l3: bool) -> DisplayAlphabet {
    let letters = DisplayAlphabet::of_classes(classes);
    if has_l3 { letters } else { letters.without_l3() }
}
