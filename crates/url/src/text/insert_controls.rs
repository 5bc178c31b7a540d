//! Inserts bidi controls into the identifiers of a text, so that they are displayed as in one of the proposals. The
//! command line and the window call these controls “marks”.

use std::borrow::Cow;
use std::convert::Infallible;

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::{Direction, Strategy, is_bidi_control, mirrored_visual_text};
use bidiscope_bidi::uba::ParagraphDirection;

use super::control_scheme::IdentifierControlScheme;
use super::first_strong::first_strong_or_left_to_right;
use super::{
    CharacterAndByteSpan, Paragraph, ResourceIdentifierGrammar, ResourceIdentifiers, TextParagraphs,
};

/// The ranges, in the text without inserted controls, of the identifiers that have none because they are too long.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TooLongIdentifierSpans(pub Vec<CharacterAndByteSpan>);

/// The text with the controls of `control_scheme` in every identifier.
///
/// Identifiers are found as if the text contained no bidi controls. An identifier that contains one or is next
/// to one is not changed, because its writer has decided about its display; nor is one that is too long
/// ([`ResourceIdentifier::is_too_long`](super::ResourceIdentifier::is_too_long)). Applied to its own result, the function
/// changes nothing. It inserts nothing but bidi controls; only [`IdentifierControlScheme::OneToOne`] also reorders and mirrors
/// (rule L4) the characters between them.
///
/// `direction_of_every_paragraph` is that of every paragraph.
pub fn insert_controls_into_identifiers(
    text: &str,
    identifier_grammar: ResourceIdentifierGrammar,
    direction_of_every_paragraph: ParagraphDirection,
    control_scheme: IdentifierControlScheme,
) -> String {
    let mut written = String::with_capacity(text.len() + text.len() / 4);
    let Ok(_) = write_with_inserted_controls(
        text,
        identifier_grammar,
        |_| direction_of_every_paragraph,
        control_scheme,
        &mut |part| {
            written.push_str(part);
            Ok::<(), Infallible>(())
        },
    );
    written
}

/// Writes the text with controls in every identifier, as [`insert_controls_into_identifiers`] returns it, in parts: each is
/// passed to `write`. `direction_of_paragraph_index` is called with the index, from 0, of each paragraph that gets controls, and
/// returns its direction. Returns where the identifiers are that were left as they are.
///
/// # Errors
/// The errors of `write`, after which nothing more is written.
pub fn write_with_inserted_controls<E>(
    text: &str,
    identifier_grammar: ResourceIdentifierGrammar,
    mut direction_of_paragraph_index: impl FnMut(usize) -> ParagraphDirection,
    control_scheme: IdentifierControlScheme,
    write: &mut impl FnMut(&str) -> Result<(), E>,
) -> Result<TooLongIdentifierSpans, E> {
    let mut too_long = Vec::new();
    let mut done = 0;
    for (index, paragraph) in TextParagraphs::new(text).enumerate() {
        let mut cursor = ControlFreeCursor::new(text, &paragraph);
        let plain = without_controls(paragraph.text(text));
        // Computed when the first identifier needs it.
        let mut environment = None;
        for identifier in ResourceIdentifiers::new(&plain, identifier_grammar) {
            cursor.advance_to(identifier.span.byte_range.start);
            let mut is_next_to_control = cursor.follows_control;
            let start = (cursor.character, cursor.byte);
            let extent = identifier.span_including_ignored_port().byte_range;
            is_next_to_control |= cursor.advance_to(extent.end);
            if is_next_to_control {
                continue;
            }
            if identifier.is_too_long() {
                let (characters, bytes) = (start.0..cursor.character, start.1..cursor.byte);
                too_long.push(CharacterAndByteSpan { character_range: characters, byte_range: bytes });
                continue;
            }
            let environment = *environment.get_or_insert_with(|| {
                resolved_direction(paragraph.text(text), direction_of_paragraph_index(index))
            });
            let characters = characters_of(&plain[extent]);
            write(&text[done..start.1])?;
            let order = (control_scheme == IdentifierControlScheme::OneToOne)
                .then(|| Strategy::OneToOne.order(&characters));
            let shown = order.map(|order| characters_of(&mirrored_visual_text(&characters, &order)));
            let characters = shown.unwrap_or(characters);
            write(
                &control_scheme
                    .insertions(&identifier, &characters, environment)
                    .text_with_insertions(&characters),
            )?;
            done = cursor.byte;
        }
    }
    write(&text[done..])?;
    Ok(TooLongIdentifierSpans(too_long))
}

/// A paragraph without its bidi controls.
fn without_controls(paragraph: &str) -> Cow<'_, str> {
    if paragraph.contains(is_bidi_control) {
        Cow::Owned(paragraph.chars().filter(|&it| !is_bidi_control(it)).collect())
    } else {
        Cow::Borrowed(paragraph)
    }
}

/// A position in a paragraph without its bidi controls, together with that position in the text. It only moves
/// forward, and is always before a character that is not a bidi control or at the end of the paragraph.
struct ControlFreeCursor<'a> {
    rest: std::str::Chars<'a>,
    /// The offset in the paragraph without its controls, in bytes.
    plain_offset: usize,
    /// The offset in the text.
    character: usize,
    byte: usize,
    /// Whether a bidi control is directly before the position.
    follows_control: bool,
}

impl<'a> ControlFreeCursor<'a> {
    /// The start of a paragraph.
    fn new(text: &'a str, paragraph: &Paragraph) -> Self {
        let CharacterAndByteSpan { character_range: characters, byte_range: bytes } = &paragraph.span;
        let rest = paragraph.text(text).chars();
        let (character, byte) = (characters.start, bytes.start);
        let mut cursor = Self { rest, plain_offset: 0, character, byte, follows_control: false };
        cursor.skip_controls();
        cursor
    }

    /// Moves to an offset; whether it passed controls, including those directly before the offset.
    fn advance_to(&mut self, plain_offset: usize) -> bool {
        let mut has_passed_controls = false;
        while self.plain_offset < plain_offset
            && let Some(scalar) = self.rest.next()
        {
            self.plain_offset += scalar.len_utf8();
            self.advance_over(scalar);
            self.skip_controls();
            has_passed_controls |= self.follows_control;
        }
        has_passed_controls
    }

    fn advance_over(&mut self, scalar: char) {
        self.character += 1;
        self.byte += scalar.len_utf8();
    }

    fn skip_controls(&mut self) {
        self.follows_control = false;
        while let Some(control) = self.rest.clone().next().filter(|&it| is_bidi_control(it)) {
            self.rest.next();
            self.advance_over(control);
            self.follows_control = true;
        }
    }
}

/// The resolved direction of a paragraph.
fn resolved_direction(paragraph: &str, direction: ParagraphDirection) -> Direction {
    match direction {
        ParagraphDirection::Fixed(direction) => direction,
        ParagraphDirection::Auto => first_strong_or_left_to_right(paragraph.chars()),
    }
}
