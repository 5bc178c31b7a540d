//! N of URLs: their strings with the levels of a display. The letters are the classes and the slash.

use super::{LEVEL_COUNT, ResolvedLevelLanguage, choices};
use crate::automata::{Automaton, Undecided, language};
use crate::study::Property;
use crate::study::urls::{UrlPath, letter_classes, may_be_in_url};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::choices::ParagraphChoice;

/// The URLs of these classes with such a path, as a display resolves them.
///
/// # Errors
/// The automata do not support the display or a class.
pub(in crate::automata) fn resolve(
    display: &DisplayConfig,
    classes: &[BidiClass],
    path: UrlPath,
) -> Result<ResolvedLevelLanguage, Undecided> {
    if goes_by_host(display) {
        let [(_, one), (_, other)] = by_host(display, classes, path)?;
        let automaton = one.automaton.union(&other.automaton).ok_or(Undecided::TooLarge)?.minimized();
        return Ok(ResolvedLevelLanguage { automaton, ..one });
    }
    let urls = language::urls(path, classes).ok_or(Undecided::TooLarge)?;
    let strings = match choices::urls::resolve(display, classes)? {
        Some(strings) => strings,
        None => of_sequences(display, classes)?,
    };
    strings.restricted_to(&urls).ok_or(Undecided::TooLarge)
}

/// The same, divided by the direction in which a property has the host before the path.
///
/// # Errors
/// As [`resolved_levels_of`], or the direction depends on the URL in a way that is not supported.
pub(in crate::automata) fn resolve_by_direction(
    property: Property,
    path: UrlPath,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<(Direction, ResolvedLevelLanguage)>, Undecided> {
    if goes_by_host(display) && property != Property::UrlHostLeftOfPath {
        let divided = by_host(display, classes, path)?.into_iter().map(|(display, urls)| {
            Ok((host_direction(property, &display).ok_or(Undecided::Property)?, urls))
        });
        return divided.collect();
    }
    let direction = host_direction(property, display).ok_or(Undecided::Property)?;
    Ok(vec![(direction, resolve(display, classes, path)?)])
}

/// Whether the direction of the paragraph is that of the host.
fn goes_by_host(display: &DisplayConfig) -> bool {
    display.choices().paragraph == ParagraphChoice::Host
}

/// The URLs in a left-to-right and in a right-to-left paragraph by the first strong character of their host, with that
/// display.
fn by_host(
    display: &DisplayConfig,
    classes: &[BidiClass],
    path: UrlPath,
) -> Result<[(DisplayConfig, ResolvedLevelLanguage); 2], Undecided> {
    // What becomes a letter may be the first one of the host.
    if choices::urls::changes_classes(display.choices()) {
        return Err(Undecided::CustomStrategy);
    }
    let right = language::host_is_right_to_left(classes).ok_or(Undecided::TooLarge)?;
    let urls = language::urls(path, classes).ok_or(Undecided::TooLarge)?;
    let left = urls.difference(&right).ok_or(Undecided::TooLarge)?;
    let of = |paragraph: ParagraphChoice, language: &Automaton| {
        let display = display.clone().with_changed_choices(|it| it.paragraph = paragraph);
        let urls = resolve(&display, classes, path)?.restricted_to(language).ok_or(Undecided::TooLarge)?;
        Ok((display, urls))
    };
    Ok([of(ParagraphChoice::LeftToRight, &left)?, of(ParagraphChoice::RightToLeft, &right)?])
}

/// The strings of all sequences without white space, with the slash as another CS. In a display that takes every CS of a URL
/// for a separator of fields, or none, it has the levels of the full stop.
fn of_sequences(display: &DisplayConfig, classes: &[BidiClass]) -> Result<ResolvedLevelLanguage, Undecided> {
    super::check_supported(display, classes)?;
    let of_urls: Vec<BidiClass> = classes.iter().copied().filter(|it| may_be_in_url(*it)).collect();
    let strings = super::resolved_levels_of(display, &of_urls)?;
    let letters = letter_classes(classes);
    let read_as = |symbol: usize| strings.symbol(letters[symbol / LEVEL_COUNT], symbol % LEVEL_COUNT);
    let automaton = strings.automaton.inverse_image(letters.len() * LEVEL_COUNT, read_as);
    Ok(ResolvedLevelLanguage { classes: letters, automaton, ..strings })
}

/// The direction in which a property of URLs has the host before the path; `None` if it depends on the URL.
pub(in crate::automata) fn host_direction(property: Property, display: &DisplayConfig) -> Option<Direction> {
    if property == Property::UrlHostLeftOfPath {
        return Some(Direction::LeftToRight);
    }
    choices::urls::reading_direction(display.choices())
}
