//! Marks read off in running text.

use crate::text::{Grammar, Identifier, Identifiers, Marks, TextParagraphs};
use bidiscope_bidi::name::{Character, characters_of, text_of};
use bidiscope_bidi::order::fields::{Extensions, OverallOrder};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, Display, LRO, PDF, Strategy, is_bidi_control, painted};

use super::NameMarks;
use super::html::reference_length;

/// The constructions whose marks are known, in each direction of the text around.
const CONSTRUCTIONS: [(Marks, Direction); 6] = [
    (Marks::Durst, Direction::LeftToRight),
    (Marks::Durst, Direction::RightToLeft),
    (Marks::Davis(OverallOrder::Environment), Direction::LeftToRight),
    (Marks::Davis(OverallOrder::Environment), Direction::RightToLeft),
    (Marks::Isolates(LabelIsolate::LeftToRight), Direction::LeftToRight),
    (Marks::Isolates(LabelIsolate::FirstStrong), Direction::LeftToRight),
];

/// A text, or a name, without the marks that Dürst's construction, Davis's, isolates or the paper's display in
/// LRO...PDF have put into the identifiers in it, or round all of it.
///
/// Only what a construction puts in is taken off, all of it and at its places; every other mark is the writer's own
/// and stays. So what [`crate::text::rewrite`] has marked is given back, and what nothing has marked stays as it is.
pub fn marks_off(text: &str) -> String {
    if !text.contains(is_bidi_control) {
        return text.to_owned();
    }
    let characters = characters_of(text);
    if let Some(name) = whole_name(&characters) {
        return text_of(&name);
    }
    let mut read = String::with_capacity(text.len());
    let mut done = 0;
    for paragraph in TextParagraphs::new(text) {
        read.push_str(&text[done..paragraph.span.bytes.start]);
        let shown_off = one_to_one_off(&characters_of(paragraph.text(text)));
        let plain = Grammar::default();
        let extended = Grammar { extensions: Extensions::ALL };
        read.push_str(&text_of(&identifiers_off(&identifiers_off(&shown_off, extended), plain)));
        done = paragraph.span.bytes.end;
    }
    read.push_str(&text[done..]);
    read
}

/// Whether there is a reference to a character of HTML in a text, such as `&lrm;` or `&#x200E;`.
pub fn has_references(text: &str) -> bool {
    text.match_indices('&').any(|(at, _)| {
        let reference = &text[at..at + reference_length(&text[at..])];
        reference.ends_with(';') && htmlize::unescape(reference) != reference
    })
}

/// The name that the whole text is, marked; `None` where it is not.
fn whole_name(text: &[Character]) -> Option<Vec<Character>> {
    if text.iter().any(|it| it.scalar.is_whitespace()) {
        return None;
    }
    let right_to_left = Display::plain(Strategy::Fields).with_overall(OverallOrder::Environment);
    let first_strong = Display::plain(Strategy::Isolates).with_label_isolate(LabelIsolate::FirstStrong);
    let all = [
        NameMarks::Of(Strategy::Fields.into()),
        NameMarks::Of(right_to_left.with_environment(Direction::RightToLeft)),
        NameMarks::Of(Strategy::Isolates.into()),
        NameMarks::Of(first_strong),
        NameMarks::Durst(Direction::LeftToRight),
        NameMarks::Durst(Direction::RightToLeft),
        NameMarks::OneToOne,
    ];
    all.iter().find_map(|marks| {
        let own = marks.off(text).filter(|own| own.len() < text.len())?;
        let again = marks.on(&own).into_iter().map(|it| it.scalar);
        again.eq(text.iter().map(|it| it.scalar)).then_some(own)
    })
}

/// The paragraph with the marks of its identifiers taken off.
fn identifiers_off(paragraph: &[Character], grammar: Grammar) -> Vec<Character> {
    let own: Vec<usize> = (0..paragraph.len()).filter(|&at| !is_bidi_control(paragraph[at].scalar)).collect();
    let bare: Vec<Character> = own.iter().map(|&at| paragraph[at]).collect();
    let bare_text = text_of(&bare);
    let mut read = Vec::with_capacity(paragraph.len());
    let mut done = 0;
    for identifier in Identifiers::new(&bare_text, grammar) {
        let range = identifier.extent().characters;
        let characters = &bare[range.clone()];
        if identifier.is_too_long() || characters.is_empty() {
            continue;
        }
        let (first, end) = (own[range.start], own[range.end - 1] + 1);
        if let Some((before, after)) = marks_round(paragraph, first..end, &identifier, characters) {
            read.extend(&paragraph[done..first - before]);
            read.extend(characters);
            done = end + after;
        }
    }
    read.extend(&paragraph[done..]);
    read
}

/// How many marks a construction has put before and after an identifier that stands there, where it is marked by one;
/// of several, by the one that puts in most.
fn marks_round(
    paragraph: &[Character],
    place: std::ops::Range<usize>,
    identifier: &Identifier,
    characters: &[Character],
) -> Option<(usize, usize)> {
    let as_marked = |&(marks, environment): &(Marks, Direction)| {
        let marked = marks.of(identifier, characters, environment);
        let count = marked.inserted().len();
        let before = marked.inserted().iter().filter(|it| it.before == 0).count();
        let after = marked.inserted().iter().filter(|it| it.before == characters.len()).count();
        let stands = paragraph.get(place.start.checked_sub(before)?..place.end + after)?;
        (count > 0 && stands == marked.characters(characters)).then_some((count, before, after))
    };
    let (_, before, after) = CONSTRUCTIONS.iter().filter_map(as_marked).max()?;
    Some((before, after))
}

/// The paragraph with each display between LRO and PDF that the paper gives an identifier put back in its logical
/// order.
fn one_to_one_off(paragraph: &[Character]) -> Vec<Character> {
    let mut read = Vec::with_capacity(paragraph.len());
    let mut rest = paragraph;
    while let Some(start) = rest.iter().position(|it| it.scalar == LRO) {
        let inside = &rest[start + 1..];
        let length = inside.iter().take_while(|it| !is_bidi_control(it.scalar)).count();
        read.extend(&rest[..start]);
        let shown = &inside[..length];
        let closes = inside.get(length).is_some_and(|it| it.scalar == PDF);
        match identifier_shown_as(shown).filter(|_| closes) {
            Some(identifier) => {
                read.extend(identifier);
                rest = &inside[length + 1..];
            }
            None => {
                read.extend(&rest[start..=start + length]);
                rest = &inside[length..];
            }
        }
    }
    read.extend(rest);
    read
}

/// The identifier that the paper shows so; `None` where what it would be is none.
fn identifier_shown_as(shown: &[Character]) -> Option<Vec<Character>> {
    let order = Strategy::OneToOne.order(shown);
    let logical: Vec<Character> = order.logical_from_visual().iter().map(|it| shown[it.0]).collect();
    let text = text_of(&logical);
    let is_whole = |extensions| {
        let grammar = Grammar { extensions };
        Identifiers::new(&text, grammar).next().is_some_and(|it| it.extent().bytes == (0..text.len()))
    };
    let is_shown_so = || painted(&logical, &Strategy::OneToOne.order(&logical)) == text_of(shown);
    ([Extensions::default(), Extensions::ALL].into_iter().any(is_whole) && is_shown_so()).then_some(logical)
}
