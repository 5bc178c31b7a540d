//! The four documents, row by row: what the program shows or says of each table row, figure and example.
//! `tests/data/documents.tsv` has them, with the place of each.

#[path = "../common/tsv.rs"]
mod tsv;

use std::collections::BTreeMap;

use bidiscope::name::{BidiClass, Name, Notation, characters_of, text_of};
use bidiscope::order::components::{mark, strip};
use bidiscope::order::context::Surroundings;
use bidiscope::order::fields::fields;
use bidiscope::order::{Direction, Display, Strategy, effect_of_edit};
use bidiscope::readings::readings_of;
use bidiscope::text::{Grammar, find};
use bidiscope::twins::Search;
use bidiscope::verdict::{report, rfc5893};
use icu_normalizer::ComposingNormalizerBorrowed;

const ROWS: &str = include_str!("../data/documents.tsv");

fn notation(id: &str) -> Notation {
    Notation::from_id(id).expect("a notation")
}

fn display(spelling: &str) -> Display {
    Display::read(spelling).expect("a display")
}

fn text(written: &str, notation: Notation) -> String {
    notation.read(written).expect("readable").into_iter().map(|it| it.scalar).collect()
}

fn name(written: &str, notation: Notation) -> Name {
    Name::read(written, notation).expect("a name")
}

/// Running text, with `\u{..}` for what is not ASCII.
fn running(written: &str) -> String {
    let mut parts = written.split("\\u{");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (digits, rest) = part.split_once('}').expect("closed");
        text.push(u32::from_str_radix(digits, 16).ok().and_then(char::from_u32).expect("a character"));
        text.push_str(rest);
    }
    text
}

/// Dürst's entities and the notation `capitals`.
const ENTITIES: [(&str, char); 5] = [
    ("&lrm;", '\u{200E}'),
    ("&rlm;", '\u{200F}'),
    ("&lre;", '\u{202A}'),
    ("&rle;", '\u{202B}'),
    ("&pdf;", '\u{202C}'),
];

/// Written in capitals, with entities for what is put in.
fn entities(characters: &str) -> String {
    let capitals = Notation::Capitals;
    let written = characters.chars().map(|it| match ENTITIES.iter().find(|(_, control)| *control == it) {
        Some((entity, _)) => (*entity).to_owned(),
        None => capitals.write([it]).expect("in the notation"),
    });
    written.collect()
}

/// What is written in capitals, with entities.
fn with_entities(written: &str) -> String {
    let mut rest = written;
    let mut read = String::new();
    while let Some(next) = rest.chars().next() {
        if let Some((entity, control)) = ENTITIES.iter().find(|(entity, _)| rest.starts_with(entity)) {
            read.push(*control);
            rest = &rest[entity.len()..];
        } else {
            read.push_str(&text(&rest[..next.len_utf8()], Notation::Capitals));
            rest = &rest[next.len_utf8()..];
        }
    }
    read
}

/// What the program shows or says, as the last column but one has it; `None` where only something is said of the
/// document.
fn found(how: &str, typed: &str, expected: &str) -> Option<String> {
    let words: Vec<&str> = how.split(' ').collect();
    let code_points = Notation::CodePoints;
    let has = |found: bool| Some(if found { expected.to_owned() } else { format!("not {expected}") });
    let has_finding = || report(&name(typed, code_points)).findings.iter().any(|it| it.id.id() == expected);
    match words[..] {
        ["-"] => None,
        ["display", in_notation, by] => {
            let notation = notation(in_notation);
            let characters = characters_of(&text(typed, notation));
            let shown = display(by).order(&characters).display(&characters);
            Some(notation.write(shown.chars()).expect("in the notation"))
        }
        ["twins" | "across", in_notation, by] => {
            let notation = notation(in_notation);
            let search = Search { notation, ..Search::default() };
            let name_of_row = name(typed, notation);
            let found = match words[0] {
                "across" => search.across(&name_of_row, display(by)).expect("another paragraph"),
                _ => search.twins(&name_of_row, display(by)),
            };
            has(found.names.contains(&name(expected, notation)))
        }
        ["classes", in_notation] => {
            let classes = text(typed, notation(in_notation));
            let classes: Vec<String> =
                classes.chars().map(|it| BidiClass::of(it).short_name().to_owned()).collect();
            Some(classes.join(" "))
        }
        ["verdict"] => Some(rfc5893::judge(&name(typed, code_points)).verdict.id().to_owned()),
        ["finding"] => has(has_finding()),
        ["no-finding"] => has(!has_finding()),
        ["nfc"] => {
            let text = text(typed, code_points);
            let composed = ComposingNormalizerBorrowed::new_nfc().normalize(&text);
            Some(code_points.write(composed.chars()).expect("any character"))
        }
        ["marks", direction, "durst"] => {
            let environment =
                if direction == "rtl" { Direction::RightToLeft } else { Direction::LeftToRight };
            let characters = characters_of(&text(typed, Notation::Capitals));
            Some(entities(&mark(&characters, environment).text(&characters)))
        }
        ["strip"] => Some(entities(&text_of(&strip(&characters_of(&with_entities(typed)))))),
        ["find"] => {
            let (text, expected) = (running(typed), running(expected));
            let found = find(&text, Grammar::default());
            has(found.iter().map(|it| it.text(&text)).eq([expected.as_str()]))
        }
        ["fields"] => {
            let characters = characters_of(typed);
            let texts: Vec<String> =
                fields(&characters).into_iter().map(|it| text_of(&characters[it.range])).collect();
            Some(texts.join(" "))
        }
        ["context", id] => {
            let context = Surroundings::from_id(id).expect("a context").context();
            let display = Display::plain(Strategy::UbaLtr).with_context(context);
            let name = name(typed, Notation::Capitals);
            let line = display.line(name.characters());
            has(line.effect_of_context(&name, &display).tears_neighbour)
        }
        ["edit", in_notation, by] => {
            let (before, after) = typed.split_once(' ').expect("before and after");
            let [before, after] = [before, after].map(|it| characters_of(&text(it, notation(in_notation))));
            has(!effect_of_edit(&display(by), &before, &after).moved_far.is_empty())
        }
        _ => panic!("nothing is asked by {how}"),
    }
}

#[test]
fn every_row_of_the_documents() {
    let mut wrong = Vec::new();
    let mut asked = 0;
    for [document, place, row, _, how, typed, expected, _] in tsv::rows(ROWS) {
        let Some(found) = found(how, typed, expected) else { continue };
        asked += 1;
        if found != expected {
            wrong.push(format!(
                "{document}, {place}, {row}: {typed} by {how} gives {found}, and not {expected}"
            ));
        }
    }
    assert_eq!(wrong, [""; 0]);
    assert_eq!(asked, 277);
}

/// Each row once, and of the tables all of them.
#[test]
fn the_file_is_whole() {
    let mut rows: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for [document, place, row, printed, _, _, _, must] in tsv::rows(ROWS) {
        let of_place = rows.entry((document, place)).or_default();
        assert!(!of_place.contains(&row), "{document}, {place}, {row} stands twice");
        assert!(!printed.is_empty() && !must.is_empty(), "{document}, {place}, {row}");
        of_place.push(row);
    }
    let count = |place: &str| rows.get(&("paper", place)).map_or(0, Vec::len);
    assert_eq!(["Table 1", "Table 3", "Table 4"].map(count), [6, 15, 23]);
    assert_eq!(
        ["Figure 1", "Figure 2", "Figure 3", "Figure 4", "Figure 5", "Figure 6"].map(count),
        [3, 2, 4, 3, 4, 2]
    );
    for (document, sections) in [
        ("RFC 5893", &["1.4", "2", "3", "4.1", "4.2", "4.3", "5", "6", "7.1", "7.2", "8"][..]),
        ("Duerst", &["2", "3", "4.2", "4.3", "4.4", "5"]),
    ] {
        for section in sections {
            assert!(
                rows.contains_key(&(document, format!("section {section}").as_str())),
                "{document} {section}"
            );
        }
    }
}

/// What is read otherwise than it stands there is told where it matters, and nowhere else.
#[test]
fn readings_are_told_where_they_matter() {
    let told = |strategy: &str, written: &str, notation: Notation| -> Vec<&str> {
        let (display, characters) = (display(strategy), characters_of(&text(written, notation)));
        readings_of(&display, &characters).map(|it| it.place).collect()
    };
    let (paper, capitals, code_points) = (Notation::Paper, Notation::Capitals, Notation::CodePoints);
    const PAPER: &str = "Atkin, Stansifer and Alsharif 2001";
    for scalar in ["U+0023", "U+0024", "U+0025", "U+002B"] {
        let name = format!("U+05D0 {scalar} U+05D1");
        assert_eq!(told("one-to-one", &name, code_points), [format!("{PAPER}, appendix")]);
        assert!(told("uba-ltr", &name, code_points).is_empty());
    }
    assert_eq!(told("one-to-one", "U+05D0 U+05F3", code_points), [format!("{PAPER}, section II")]);
    assert_eq!(told("uba-ltr", "DEFabc", paper), [format!("{PAPER}, Figure 5")]);
    assert_eq!(told("components", "A?B", capitals), ["Duerst 2001, section 3"]);
    assert_eq!(told("components", "U+05D0 U+05B8", code_points), ["Duerst 2001, section 5, restriction 3"]);
    assert_eq!(told("fields:order=content", "a.B", capitals), ["Davis 2011"]);
    assert!(told("fields:order=content,paragraph=rtl", "a.B", capitals).is_empty());
    assert_eq!(told("uba-rtl", "1-a.A", capitals), ["RFC 5893, section 2, second guarantee"]);
    for strategy in ["one-to-one", "uba-ltr", "uba-rtl", "components", "fields", "isolates"] {
        assert!(told(strategy, "ab.CD", capitals).is_empty(), "{strategy}");
    }
}

/// "Adding a character in one place of a text can cause characters some distance from the point of insertion to
/// change their display position."
#[test]
fn an_edit_moves_what_stands_far_from_it() {
    let effect = |before: &str, after: &str| {
        let [before, after] = [before, after].map(|it| characters_of(&text(it, Notation::Capitals)));
        let effect = effect_of_edit(&display("uba-ltr"), &before, &after);
        let shown = [(&effect.before, &before), (&effect.after, &after)].map(|(order, characters)| {
            Notation::Capitals.write(order.display(characters).chars()).expect("in the notation")
        });
        (shown, effect.moved_far)
    };
    // The first label, which is left as it is, goes to the other side.
    let (shown, far) = effect("ABC.DEF.1", "ABC.xDEF.1");
    assert_eq!(shown, ["1.FED.CBA", "CBA.x1.FED"]);
    assert_eq!(far, [0, 1, 2]);
    // What only makes room does not move, nor does anything where nothing is edited.
    assert_eq!(effect("abc.de", "abxc.de").1, [0; 0]);
    assert_eq!(effect("ABC", "ABXC").1, [0; 0]);
    assert_eq!(effect("A.B", "A.B").1, [0; 0]);
    assert_eq!(effect("", "A").1, [0; 0]);
}
