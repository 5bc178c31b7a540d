//! The choices of a custom strategy that programs make in practice, each beside a straightforward model: the algorithm as
//! UAX #9 writes it down (`model`), on the text, the classes and the parts that the choice stands for.

mod model;
mod numbers;

use bidiscope_bidi::name::{BidiClass, Character, characters_of};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex};
use bidiscope_bidi::trace::{CharRef, CharacterTraceEvent, Neighbour, ParagraphLevelReason, Trace};

use model::{ALL_RULES, Item, Rules};
use numbers::Numbers;

/// How many names each choice is compared on.
const NAMES: usize = 20_000;

impl Numbers {
    fn text(&mut self, alphabet: &[&str], most: usize) -> String {
        (0..self.below(most) + 1).map(|_| alphabet[self.below(alphabet.len())]).collect()
    }
}

/// Latin, Hebrew and Arabic letters, digits of both kinds, the hyphen and the full stop.
const LETTERS: [&str; 9] = ["a", "b", "\u{5D0}", "\u{5D1}", "\u{628}", "1", "\u{661}", "-", "."];

fn display(spelling: &str) -> DisplayConfig {
    DisplayConfig::read(spelling).expect("a display")
}

fn items(text: &str) -> Vec<Item> {
    characters_of(text).into_iter().map(|it| (it.scalar, it.class)).collect()
}

fn order_of(display: &DisplayConfig, characters: &[Character]) -> Vec<usize> {
    display.order(characters).logical_from_visual().iter().map(|it| it.0).collect()
}

/// Compares a display with the order that the model gives a name, for each of these spellings in turn.
fn compare(spellings: &[&str], alphabet: &[&str], expected: impl Fn(usize, &str) -> Vec<usize>) {
    let displays: Vec<DisplayConfig> = spellings.iter().map(|it| display(it)).collect();
    let mut numbers = Numbers(5893);
    let (mut compared, mut unlike_plain) = (0, 0);
    for at in 0..NAMES {
        let name = numbers.text(alphabet, 12);
        let which = at % displays.len();
        let shown = order_of(&displays[which], &characters_of(&name));
        assert_eq!(shown, expected(which, &name), "{} {name:?}", spellings[which]);
        compared += 1;
        unlike_plain += usize::from(shown != order_of(&display("uba-ltr"), &characters_of(&name)));
    }
    assert_eq!(compared, NAMES);
    // What is compared is not the plain display by another name.
    assert!(unlike_plain > NAMES / 50, "{unlike_plain}");
}

/// The order of the name's characters within a text that holds it.
fn within(
    text: &[Item],
    paragraph: Option<u8>,
    rules: Rules,
    is_of_name: impl Fn(usize) -> Option<usize>,
) -> Vec<usize> {
    model::order(text, paragraph, rules).0.into_iter().filter_map(is_of_name).collect()
}

fn class_of(name: &str, change: impl Fn(char, BidiClass) -> BidiClass) -> Vec<Item> {
    items(name).into_iter().map(|(scalar, class)| (scalar, change(scalar, class))).collect()
}

/// The model itself, beside another implementation.
#[test]
fn the_model_is_the_algorithm() {
    let alphabet = [
        "a", "\u{5D0}", "\u{628}", "1", "\u{661}", "-", ".", "%", "!", "(", ")", "[", "]", "\u{5B8}", " ",
        "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2067}", "\u{2068}",
        "\u{2069}",
    ];
    let mut numbers = Numbers(9);
    let mut compared = 0;
    for at in 0..NAMES {
        let text = numbers.text(&alphabet, 24);
        let paragraph = [Some(0), Some(1), None][at % 3];
        let (_, levels) = model::order(&items(&text), paragraph, ALL_RULES);
        let level =
            paragraph.map(|it| if it == 1 { unicode_bidi::Level::rtl() } else { unicode_bidi::Level::ltr() });
        let info = unicode_bidi::BidiInfo::new(&text, level);
        let paragraph_info = &info.paragraphs[0];
        let expected = info.reordered_levels(paragraph_info, paragraph_info.range.clone());
        for (index, (byte, scalar)) in text.char_indices().enumerate() {
            if !matches!(scalar, '\u{202A}'..='\u{202E}') {
                assert_eq!(levels[index], expected[byte].number(), "{text:?} {paragraph:?} {index}");
            }
        }
        compared += 1;
    }
    assert_eq!(compared, NAMES);
}

/// HTML's `bdi` around a name in a sentence.
#[test]
fn a_first_strong_isolate_around_the_name() {
    let sentences = [("see ", " now"), ("\u{5E8}\u{5D0}\u{5D5} ", "."), ("", "%"), ("\u{628} 1", "1 a")];
    let spellings: Vec<String> = sentences
        .iter()
        .flat_map(|(before, after)| {
            ["ltr", "rtl", "auto"].map(|paragraph| {
                let escaped = bidiscope_bidi::order::escaped_value;
                format!(
                    "custom:before={},after={},paragraph={paragraph},whole=first-strong",
                    escaped(before),
                    escaped(after)
                )
            })
        })
        .collect();
    let spellings: Vec<&str> = spellings.iter().map(String::as_str).collect();
    compare(&spellings, &LETTERS, |which, name| {
        let (before, after) = sentences[which / 3];
        let text = items(&format!("{before}\u{2068}{name}\u{2069}{after}"));
        let (start, length) = (before.chars().count() + 1, name.chars().count());
        within(&text, [Some(0), Some(1), None][which % 3], ALL_RULES, |at| {
            at.checked_sub(start).filter(|it| *it < length)
        })
    });
}

/// HL2: European numbers stay European numbers after Arabic letters.
#[test]
fn without_rule_w2() {
    let spellings = ["custom:w2=no", "custom:paragraph=rtl,w2=no", "custom:paragraph=auto,w2=no"];
    compare(&spellings, &LETTERS, |which, name| {
        let rules = Rules { w2: false, ..ALL_RULES };
        within(&items(name), [Some(0), Some(1), None][which], rules, Some)
    });
}

/// HL2: EN is set to AN, or AN to EN.
#[test]
fn digits_of_one_kind() {
    use BidiClass::{AN, EN};
    let spellings = [
        "custom:digits=en",
        "custom:digits=an",
        "custom:digits=en,w2=no",
        "custom:paragraph=rtl,digits=en,w2=no",
    ];
    compare(&spellings, &LETTERS, |which, name| {
        let to = if which == 1 { AN } else { EN };
        let text = class_of(name, |_, class| if matches!(class, EN | AN) { to } else { class });
        let rules = Rules { w2: which < 2, ..ALL_RULES };
        within(&text, Some(u8::from(which == 3)), rules, Some)
    });
}

/// A mark on one side only, of each label or of the name.
#[test]
fn a_mark_on_one_side() {
    let spellings = [
        "custom:separators=idna,around=mark-before",
        "custom:separators=idna,around=mark-after",
        "custom:separators=idna,direction=rtl,around=mark-before",
        "custom:paragraph=rtl,separators=idna,direction=rtl,around=mark-after",
        "custom:whole=mark-before",
        "custom:paragraph=rtl,whole=mark-after",
        "custom:order=right-to-left,whole=mark-before",
        "custom:order=right-to-left,whole=mark-after",
    ];
    compare(&spellings, &LETTERS, |which, name| {
        let mark = if [2, 3, 6, 7].contains(&which) { '\u{200F}' } else { '\u{200E}' };
        let is_before = which % 2 == 0;
        let mut text = String::new();
        let fields: Vec<&str> = if which < 4 { name.split('.').collect() } else { vec![name] };
        for (number, field) in fields.into_iter().enumerate() {
            if number > 0 {
                text.push('.');
            }
            match (field.is_empty(), is_before) {
                (true, _) => {}
                (false, true) => text.extend([String::from(mark), field.to_owned()]),
                (false, false) => text.extend([field.to_owned(), String::from(mark)]),
            }
        }
        let paragraph = u8::from(matches!(which, 3 | 5));
        let text = items(&text);
        within(&text, Some(paragraph), ALL_RULES, |at| {
            let is_mark = |it: &Item| it.0 == mark;
            (!is_mark(&text[at])).then(|| at - text[..at].iter().filter(|it| is_mark(it)).count())
        })
    });
}

#[test]
fn the_class_of_the_full_stop() {
    use BidiClass::{CS, ES, ET, L, ON, R};
    let classes = [ON, L, R, ES, ET, CS];
    let spellings = ["on", "l", "r", "es", "et", "cs"].map(|it| format!("custom:full-stop={it}"));
    let right = ["on", "l", "r", "es", "et", "cs"].map(|it| format!("custom:paragraph=auto,full-stop={it}"));
    let spellings: Vec<&str> = spellings.iter().chain(&right).map(String::as_str).collect();
    compare(&spellings, &LETTERS, |which, name| {
        let text = class_of(name, |scalar, class| if scalar == '.' { classes[which % 6] } else { class });
        within(&text, (which < 6).then_some(0), ALL_RULES, Some)
    });
}

/// Brackets as in the editions of UAX #9 before Unicode 6.3.
#[test]
fn without_rule_n0() {
    let spellings = ["custom:n0=no", "custom:paragraph=rtl,n0=no", "custom:paragraph=auto,n0=no"];
    let alphabet = ["a", "\u{5D0}", "\u{628}", "1", "-", ".", "(", ")", "[", "]"];
    compare(&spellings, &alphabet, |which, name| {
        let rules = Rules { n0: false, ..ALL_RULES };
        within(&items(name), [Some(0), Some(1), None][which], rules, Some)
    });
}

/// The path by a rule of its own, and the direction by the host alone.
#[test]
fn a_path_apart_from_its_host() {
    let spellings = [
        "custom:paragraph=host",
        "custom:paragraph=host,path=alone",
        "custom:paragraph=host,path=segments",
        "custom:order=content,separators=idna,fields=alone,direction=first-strong,path=alone",
        "custom:paragraph=rtl,path=segments",
    ];
    let alphabet = ["a", "\u{5D0}", "\u{628}", "1", "-", ".", ".", "/", "/", "?", "=", "#"];
    let displays = spellings.map(display);
    let mut numbers = Numbers(543);
    let (mut compared, mut right_to_left) = (0, 0);
    for at in 0..NAMES {
        let scheme = ["", "http://"][numbers.below(2)];
        let name = format!("{scheme}{}{}", numbers.text(&LETTERS, 6), numbers.text(&alphabet, 10));
        let which = at % spellings.len();
        let expected = url(which, &name);
        right_to_left += usize::from(expected.first().is_some_and(|it| *it > 0));
        assert_eq!(
            order_of(&displays[which], &characters_of(&name)),
            expected,
            "{} {name:?}",
            spellings[which]
        );
        compared += 1;
    }
    assert_eq!(compared, NAMES);
    assert!(right_to_left > NAMES / 5, "{right_to_left}");
}

/// The order of a URL: its parts are cut out of the text by hand.
fn url(which: usize, name: &str) -> Vec<usize> {
    let text = items(name);
    let authority = if name.starts_with("http://") { 7 } else { 0 };
    let is_path = |it: &Item| matches!(it.0, '/' | '?' | '#');
    let end = text[authority..].iter().position(is_path).map_or(text.len(), |it| authority + it);
    let strong = |part: &[Item]| {
        let class =
            part.iter().map(|it| it.1).find(|it| matches!(it, BidiClass::L | BidiClass::R | BidiClass::AL));
        u8::from(class.is_some_and(|it| it != BidiClass::L))
    };
    let part = |range: std::ops::Range<usize>, level: u8| -> Vec<usize> {
        let order = model::order(&text[range.clone()], Some(level), ALL_RULES).0;
        order.into_iter().map(|it| it + range.start).collect()
    };
    let host = match which {
        4 => 1,
        3 => {
            let is_right = |it: &Item| matches!(it.1, BidiClass::R | BidiClass::AL | BidiClass::AN);
            u8::from(text[..end].iter().any(is_right))
        }
        _ => strong(&text[authority..end]),
    };
    if which == 0 {
        return part(0..text.len(), host);
    }
    // The parts in logical order, each with its order; what is between them stands by itself.
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let mut start = 0;
    let mut cut =
        |from: usize, to: usize, is_separator: &dyn Fn(char) -> bool, level: &dyn Fn(&[Item]) -> u8| {
            for at in from..=to {
                if at == to || is_separator(text[at].0) {
                    if start < at {
                        parts.push(part(start..at, level(&text[start..at])));
                    }
                    if at < to {
                        parts.push(vec![at]);
                    }
                    start = at + 1;
                }
            }
            start = to;
        };
    match which {
        3 => cut(0, end, &|it| it == '.', &strong),
        _ => cut(0, end, &|_| false, &|_| host),
    }
    match which {
        1 | 3 => cut(end, text.len(), &|_| false, &|_| host),
        _ => {
            // Davis's grammar: slashes separate the path's segments, `=` and `&` the names and values of the query.
            let find = |from: usize, wanted: &[char]| {
                text[from..].iter().position(|it| wanted.contains(&it.0)).map_or(text.len(), |it| from + it)
            };
            let query =
                if text.get(end).is_some_and(|it| it.0 == '/') { find(end, &['?', '#']) } else { end };
            let fragment =
                if text.get(query).is_some_and(|it| it.0 == '?') { find(query, &['#']) } else { query };
            cut(end, query, &|it| it == '/', &strong);
            let after = |it: usize| (it + 1).min(text.len());
            cut(query, after(query).min(fragment), &|it| it == '?', &strong);
            cut(after(query).min(fragment), fragment, &|it| matches!(it, '=' | '&'), &strong);
            cut(fragment, after(fragment), &|it| it == '#', &strong);
            cut(after(fragment), text.len(), &|_| false, &strong);
        }
    }
    if host == 1 {
        parts.reverse();
    }
    parts.concat()
}

/// Controls around the host of a URL, or around each of its parts, which are cut out of the text by hand.
#[test]
fn the_host_or_each_part_of_a_url() {
    let spellings = [
        ("custom:separators=host,around=isolate", 0, ["\u{2066}", "\u{2069}"]),
        ("custom:separators=host,direction=first-strong,around=isolate", 0, ["\u{2068}", "\u{2069}"]),
        ("custom:paragraph=rtl,separators=host,around=isolate", 1, ["\u{2066}", "\u{2069}"]),
        ("custom:separators=host,around=mark-after", 0, ["", "\u{200E}"]),
        ("custom:separators=url-parts,around=isolate", 0, ["\u{2066}", "\u{2069}"]),
        (
            "custom:paragraph=rtl,separators=url-parts,direction=first-strong,around=isolate",
            1,
            ["\u{2068}", "\u{2069}"],
        ),
        ("custom:separators=url-parts,around=override", 0, ["\u{202D}", "\u{202C}"]),
    ];
    let path = ["a", "\u{5D0}", "\u{628}", "1", "-", ".", "/", "/", "?", "#"];
    let mut numbers = Numbers(3986);
    let (mut compared, mut unlike_plain) = (0, 0);
    for at in 0..NAMES {
        let (spelling, paragraph, [before, after]) = spellings[at % spellings.len()];
        let scheme = ["", "http"][numbers.below(2)];
        let user = ["", "", "\u{5D0}"][numbers.below(3)];
        let port = ["", "", "80"][numbers.below(3)];
        let host = numbers.text(&LETTERS, 6);
        let path = format!("/{}", numbers.text(&path, 8));
        // Parts and what is between them, by turns.
        let (query, fragment) = (path.find('?'), path.find('#'));
        let end = query.into_iter().chain(fragment).min().unwrap_or(path.len());
        let (path, rest) = path.split_at(end);
        let (query, fragment) = rest.split_at(rest.find('#').unwrap_or(rest.len()));
        let pieces = [
            (scheme, true),
            (if scheme.is_empty() { "" } else { "://" }, false),
            (user, true),
            (if user.is_empty() { "" } else { "@" }, false),
            (&host, true),
            (if port.is_empty() { "" } else { ":" }, false),
            (port, true),
            (path, true),
            (if query.is_empty() { "" } else { "?" }, false),
            (query.strip_prefix('?').unwrap_or(""), true),
            (if fragment.is_empty() { "" } else { "#" }, false),
            (fragment.strip_prefix('#').unwrap_or(""), true),
        ];
        let is_field = |number: usize| {
            let (piece, is_part) = pieces[number];
            is_part && !piece.is_empty() && (number == 4 || spelling.contains("url-parts"))
        };
        let name: String = pieces.iter().map(|it| it.0).collect();
        let with_controls: String = (0..pieces.len())
            .map(|it| {
                if is_field(it) {
                    format!("{before}{}{after}", pieces[it].0)
                } else {
                    pieces[it].0.to_owned()
                }
            })
            .collect();
        let text = items(&with_controls);
        let is_control = |it: &Item| before.contains(it.0) || after.contains(it.0);
        let expected = within(&text, Some(paragraph), ALL_RULES, |at| {
            (!is_control(&text[at])).then(|| at - text[..at].iter().filter(|it| is_control(it)).count())
        });
        let shown = order_of(&display(spelling), &characters_of(&name));
        assert_eq!(shown, expected, "{spelling} {name:?}");
        compared += 1;
        unlike_plain += usize::from(shown != order_of(&display("uba-ltr"), &characters_of(&name)));
    }
    assert_eq!(compared, NAMES);
    assert!(unlike_plain > NAMES / 10, "{unlike_plain}");
}

/// HL6: slashes are mirrored in right-to-left runs.
#[test]
fn slashes_are_mirrored() {
    let displays = [display("custom:mirror=slashes"), display("custom:paragraph=rtl,mirror=slashes")];
    let alphabet = ["a", "\u{5D0}", "1", ".", "/", "\\", "-"];
    let mut numbers = Numbers(6);
    let (mut compared, mut mirrored) = (0, 0);
    for at in 0..NAMES {
        let name = numbers.text(&alphabet, 12);
        let (visual, levels) = model::order(&items(&name), Some((at % 2) as u8), ALL_RULES);
        let scalars: Vec<char> = name.chars().collect();
        let shown = |&at: &usize| match (levels[at] % 2, scalars[at]) {
            (1, '/') => '\\',
            (1, '\\') => '/',
            (_, scalar) => scalar,
        };
        let expected: String = visual.iter().map(shown).collect();
        mirrored += usize::from(visual.iter().any(|it| shown(it) != scalars[*it]));
        assert_eq!(
            displays[at % 2].drawn_line(&characters_of(&name)).unmirrored_visual_text(),
            expected,
            "{name:?}"
        );
        compared += 1;
    }
    assert_eq!(compared, NAMES);
    assert!(mirrored > NAMES / 10, "{mirrored}");
}

/// Each segment of a path that is laid out apart goes by its own first strong character (P2), whatever the host does.
#[test]
fn what_decides_the_direction_of_a_segment_is_told() {
    let trace = Trace::of_display(
        display("custom:paragraph=host,path=segments"),
        &characters_of("http://a.com/\u{5D0}1/b"),
    );
    let decides = |at: usize| {
        trace.explain_character(LogicalIndex(at)).into_iter().find_map(|it| match it.event {
            CharacterTraceEvent::ParagraphLevel { level_reason, .. } => Some(level_reason),
            _ => None,
        })
    };
    let by = |at: usize, class: BidiClass| {
        Some(ParagraphLevelReason::FirstStrongCharacter(Neighbour {
            character: CharRef::InName(LogicalIndex(at)),
            class,
        }))
    };
    assert_eq!(decides(0), by(7, BidiClass::L), "the first letter of the host, not of the scheme");
    assert_eq!([decides(13), decides(14)], [by(13, BidiClass::R); 2]);
    assert_eq!(decides(16), by(16, BidiClass::L));
}
