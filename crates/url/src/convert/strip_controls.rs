//! Removes inserted bidi controls from running text.

use crate::text::{Construction, ResourceIdentifierGrammar, ResourceIdentifiers, TextParagraphs};
use bidiscope_bidi::name::{Character, characters_of, text_of};
use bidiscope_bidi::order::fields::{FieldOrderDirection, RecognisedDavisExtensions};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{
    Direction, DisplayConfig, LRO, PDF, Strategy, is_bidi_control, mirrored_visual_text,
};

use super::NameControlScheme;
use super::html::{decode_reference, reference_length};

/// A text, or a name, without the bidi controls that Dürst's construction, Davis's extension, isolates or the
/// one-to-one display in LRO...PDF have inserted into its identifiers, or around all of it.
///
/// Controls are removed only where they are exactly those that a construction inserts; every other control
/// belongs to the text and stays. So the text that was given to [`crate::text::insert_controls_into_identifiers`] is restored,
/// and a text without them is not changed.
pub fn strip_inserted_bidi_controls(text: &str) -> String {
    if !text.contains(is_bidi_control) {
        return text.to_owned();
    }
    let characters = characters_of(text);
    if let Some(name) = strip_whole_name(&characters) {
        return text_of(&name);
    }
    let mut stripped = String::with_capacity(text.len());
    let mut done = 0;
    for paragraph in TextParagraphs::new(text) {
        stripped.push_str(&text[done..paragraph.span.byte_range.start]);
        let without_overrides = strip_one_to_one(&characters_of(paragraph.text(text)));
        let plain = ResourceIdentifierGrammar::default();
        let extended = ResourceIdentifierGrammar {
            recognised_extensions: RecognisedDavisExtensions::ALL_RECOGNISED,
            finds_phone_numbers_and_formulas: true,
            ..ResourceIdentifierGrammar::default()
        };
        stripped.push_str(&text_of(&strip_identifier_controls(
            &strip_identifier_controls(&without_overrides, extended),
            plain,
        )));
        done = paragraph.span.byte_range.end;
    }
    stripped.push_str(&text[done..]);
    stripped
}

/// A text in which each one-to-one display of an identifier between LRO and PDF is put back into logical order; all other
/// controls stay, so that [`resource_identifier_reports`](crate::text::resource_identifier_reports()) says what they do.
pub fn undo_one_to_one_overrides(text: &str) -> String {
    if !text.contains(LRO) {
        return text.to_owned();
    }
    text_of(&strip_one_to_one(&characters_of(text)))
}

/// Whether a text contains an HTML character reference, such as `&lrm;` or `&#x200E;`.
pub fn has_html_character_references(text: &str) -> bool {
    text.match_indices('&').any(|(at, _)| {
        let reference = &text[at..at + reference_length(&text[at..])];
        reference.ends_with(';') && decode_reference(reference) != reference
    })
}

/// The name without its controls, where the whole text is one name with them; otherwise `None`. Where several
/// constructions match, the name with the fewest controls of its own: another one's controls within a field, which both
/// mark outside, would be taken for the name's.
fn strip_whole_name(text: &[Character]) -> Option<Vec<Character>> {
    if text.iter().any(|it| it.scalar.is_whitespace()) {
        return None;
    }
    let right_to_left = DisplayConfig::with_default_options(Strategy::Fields)
        .with_changed_choices(|it| it.field_order_direction = FieldOrderDirection::SameAsParagraph);
    let first_strong = DisplayConfig::with_default_options(Strategy::Isolates)
        .with_changed_choices(|it| it.direction_within_field = LabelIsolate::FirstStrong.into());
    let all = [
        NameControlScheme::ProducingDisplay(Strategy::Fields.into()),
        NameControlScheme::ProducingDisplay(
            right_to_left.with_changed_choices(|it| it.paragraph_direction = Direction::RightToLeft.into()),
        ),
        NameControlScheme::ProducingDisplay(Strategy::Isolates.into()),
        NameControlScheme::ProducingDisplay(first_strong),
        NameControlScheme::Durst { context_direction: Direction::LeftToRight },
        NameControlScheme::Durst { context_direction: Direction::RightToLeft },
        NameControlScheme::OneToOneOverride,
    ];
    let matching = all.iter().filter_map(|controls| {
        let name = controls.remove_if_exactly_inserted(text).filter(|name| name.len() < text.len())?;
        let with_controls = controls.insert_into(&name).into_iter().map(|it| it.scalar);
        with_controls.eq(text.iter().map(|it| it.scalar)).then_some(name)
    });
    matching.min_by_key(Vec::len)
}

/// The paragraph without the controls inserted into its identifiers.
fn strip_identifier_controls(paragraph: &[Character], grammar: ResourceIdentifierGrammar) -> Vec<Character> {
    let bare_indices: Vec<usize> =
        (0..paragraph.len()).filter(|&at| !is_bidi_control(paragraph[at].scalar)).collect();
    let bare: Vec<Character> = bare_indices.iter().map(|&at| paragraph[at]).collect();
    let bare_text = text_of(&bare);
    let mut stripped = Vec::with_capacity(paragraph.len());
    let mut done = 0;
    for identifier in ResourceIdentifiers::new(&bare_text, grammar) {
        let range = identifier.span_including_ignored_port().character_range;
        let characters = &bare[range.clone()];
        if identifier.is_too_long() || characters.is_empty() {
            continue;
        }
        let (first, end) = (bare_indices[range.start], bare_indices[range.end - 1] + 1);
        if let Some(found) = Construction::of(paragraph, first..end, &identifier, characters) {
            stripped.extend(&paragraph[done..first - found.before]);
            stripped.extend(characters);
            done = end + found.after;
        }
    }
    stripped.extend(&paragraph[done..]);
    stripped
}

/// The paragraph with each one-to-one display between LRO and PDF put back into logical order.
fn strip_one_to_one(paragraph: &[Character]) -> Vec<Character> {
    let mut stripped = Vec::with_capacity(paragraph.len());
    let mut rest = paragraph;
    while let Some(start) = rest.iter().position(|it| it.scalar == LRO) {
        let inside = &rest[start + 1..];
        let length = inside.iter().take_while(|it| !is_bidi_control(it.scalar)).count();
        stripped.extend(&rest[..start]);
        let shown = &inside[..length];
        let closes = inside.get(length).is_some_and(|it| it.scalar == PDF);
        match identifier_with_display(shown).filter(|_| closes) {
            Some(identifier) => {
                stripped.extend(identifier);
                rest = &inside[length + 1..];
            }
            None => {
                stripped.extend(&rest[start..=start + length]);
                rest = &inside[length..];
            }
        }
    }
    stripped.extend(rest);
    stripped
}

/// The identifier that has this one-to-one display; `None` where the result is not an identifier.
fn identifier_with_display(shown: &[Character]) -> Option<Vec<Character>> {
    let logical = Strategy::OneToOne.order(shown).visual_characters(shown);
    let text = text_of(&logical);
    let is_whole = |extensions| {
        let grammar = ResourceIdentifierGrammar {
            recognised_extensions: extensions,
            ..ResourceIdentifierGrammar::default()
        };
        ResourceIdentifiers::new(&text, grammar)
            .next()
            .is_some_and(|it| it.span_including_ignored_port().byte_range == (0..text.len()))
    };
    let has_that_display =
        || mirrored_visual_text(&logical, &Strategy::OneToOne.order(&logical)) == text_of(shown);
    ([RecognisedDavisExtensions::default(), RecognisedDavisExtensions::ALL_RECOGNISED]
        .into_iter()
        .any(is_whole)
        && has_that_display())
    .then_some(logical)
}
