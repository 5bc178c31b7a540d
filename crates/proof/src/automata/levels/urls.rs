//! N of URLs: their strings with the levels of a display. The letters are the classes and the slash.

use super::{RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage, choices};
use crate::automata::{Automaton, UndecidedReason, language};
use crate::study::DisplayProperty;
use crate::study::urls::{UrlPath, letter_classes, may_be_in_url};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::choices::ParagraphDirectionChoice;

/// The URLs of these classes with such a path, as a display resolves them.
///
/// # Errors
/// The automata do not support the display or a class.
pub(in crate::automata) fn resolve(
    display: &DisplayConfig,
    classes: &[BidiClass],
    path: UrlPath,
) -> Result<ResolvedLevelLanguage, UndecidedReason> {
    if goes_by_host(display) {
        let [(_, one), (_, other)] = by_host(display, classes, path)?;
        let automaton = one.class_level_automaton.union(&other.class_level_automaton)?.minimized();
        return Ok(ResolvedLevelLanguage { class_level_automaton: automaton, ..one });
    }
    let urls = language::urls(path, classes)?;
    let strings = match choices::urls::resolve(display, classes)? {
        Some(strings) => strings,
        None => of_sequences(display, classes)?,
    };
    Ok(strings.restricted_to_class_strings(&urls)?)
}

/// The same, divided by the direction in which a property has the host before the path.
///
/// # Errors
/// As [`resolved_level_language`], or the direction depends on the URL in a way that is not supported.
pub(in crate::automata) fn resolve_by_direction(
    property: DisplayProperty,
    path: UrlPath,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<(Direction, ResolvedLevelLanguage)>, UndecidedReason> {
    if goes_by_host(display) && property != DisplayProperty::UrlHostLeftOfPath {
        let divided = by_host(display, classes, path)?.into_iter().map(|(display, urls)| {
            Ok((host_direction(property, &display).ok_or(UndecidedReason::Property)?, urls))
        });
        return divided.collect();
    }
    let direction = host_direction(property, display).ok_or(UndecidedReason::Property)?;
    Ok(vec![(direction, resolve(display, classes, path)?)])
}

/// Whether the direction of the paragraph is that of the host.
fn goes_by_host(display: &DisplayConfig) -> bool {
    display.choices().paragraph_direction == ParagraphDirectionChoice::FirstStrongOfHost
}

/// The URLs in a left-to-right and in a right-to-left paragraph by the first strong character of their host, with that
/// display.
fn by_host(
    display: &DisplayConfig,
    classes: &[BidiClass],
    path: UrlPath,
) -> Result<[(DisplayConfig, ResolvedLevelLanguage); 2], UndecidedReason> {
    // What becomes a letter may be the first one of the host.
    if choices::urls::changes_classes(display.choices()) {
        return Err(UndecidedReason::CustomStrategy);
    }
    let right = language::host_is_right_to_left(classes)?;
    let urls = language::urls(path, classes)?;
    let left = urls.difference(&right)?;
    let of = |paragraph: ParagraphDirectionChoice, language: &Automaton| {
        let display = display.clone().with_changed_choices(|it| it.paragraph_direction = paragraph);
        let urls = resolve(&display, classes, path)?.restricted_to_class_strings(language)?;
        Ok::<_, UndecidedReason>((display, urls))
    };
    Ok([
        of(ParagraphDirectionChoice::LeftToRight, &left)?,
        of(ParagraphDirectionChoice::RightToLeft, &right)?,
    ])
}

/// The strings of all sequences without white space, with the slash as another CS. In a display that takes every CS of a URL
/// for a separator of fields, or none, it has the levels of the full stop.
fn of_sequences(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ResolvedLevelLanguage, UndecidedReason> {
    super::check_supported(display, classes)?;
    let of_urls: Vec<BidiClass> = classes.iter().copied().filter(|it| may_be_in_url(*it)).collect();
    let strings = super::resolved_level_language(display, &of_urls)?;
    let letters = letter_classes(classes);
    let read_as = |symbol: usize| {
        strings.class_level_symbol(letters[symbol / RESOLVED_LEVEL_COUNT], symbol % RESOLVED_LEVEL_COUNT)
    };
    let automaton =
        strings.class_level_automaton.inverse_image(letters.len() * RESOLVED_LEVEL_COUNT, read_as);
    Ok(ResolvedLevelLanguage { alphabet: letters, class_level_automaton: automaton, ..strings })
}

/// The direction in which a property of URLs has the host before the path; `None` if it depends on the URL.
pub(in crate::automata) fn host_direction(
    property: DisplayProperty,
    display: &DisplayConfig,
) -> Option<Direction> {
    if property == DisplayProperty::UrlHostLeftOfPath {
        return Some(Direction::LeftToRight);
    }
    choices::urls::reading_direction(display.choices())
}
