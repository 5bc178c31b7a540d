//! Names that the rule forbids or warns of, and names that only a test thinks of.

use super::random::Random;
use super::words::{ARABIC_INDIC, arabic, ascii, hebrew, number, word};

/// Something that goes wrong somewhere.
pub(crate) fn hazard(random: &mut Random) -> String {
    let (one, other) = (right_to_left(random), right_to_left(random));
    let (latin, digits) = (ascii(random), number(random));
    match random.below(16) {
        // RFC 5893 section 5: the number moves into the label before it.
        0..=2 => format!("{one}.{digits}{latin}.com"),
        3 => format!("{one}.{digits}-{latin}.{other}"),
        // AL before EN: the digits become AN (rule W2).
        4 => format!("{}.{digits}.com", arabic(random)),
        5 => format!("{one}.{digits}.{other}"),
        6 => format!("{}.{}.{other}", hebrew(random), word(random, ARABIC_INDIC, 1, 3)),
        // Both kinds of digit in one label (condition 4).
        7 => format!("{one}{digits}{}.com", word(random, ARABIC_INDIC, 1, 2)),
        8 => with_control(random, &format!("{one}.{latin}")),
        9 => with_control(random, &format!("{latin}.{one}.com")),
        10 => with_brackets(random, &one, &latin),
        11 => with_brackets(random, &latin, &one) + "." + &other,
        // A mark with nothing before it.
        12 => format!("{}{one}.{latin}", random.pick(&['\u{5B8}', '\u{64E}', '\u{308}'])),
        13 => format!("{one}\u{3002}{latin}\u{FF0E}{other}\u{FF61}com"),
        14 => format!("{one}-.{latin}"),
        _ => format!(
            "{}{one}{}.com",
            random.pick(&['%', '$', '+', '#', ' ', '!']),
            random.pick(&['%', '@', ' ', '_'])
        ),
    }
}

fn right_to_left(random: &mut Random) -> String {
    if random.one_in(2) { arabic(random) } else { hebrew(random) }
}

/// The name with a mark, an embedding, an override or an isolate somewhere in it, closed or not.
fn with_control(random: &mut Random, name: &str) -> String {
    const CONTROLS: [&str; 13] = [
        "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{202C}",
        "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200D}",
    ];
    let mut characters: Vec<String> = name.chars().map(String::from).collect();
    for _ in 0..1 + random.below(3) {
        characters.insert(random.below(characters.len() + 1), random.pick(&CONTROLS).to_owned());
    }
    characters.concat()
}

fn with_brackets(random: &mut Random, outside: &str, inside: &str) -> String {
    let (opening, closing) = random.pick(&[('(', ')'), ('[', ']'), ('\u{2329}', '\u{3009}'), ('(', ']')]);
    format!("{outside}{opening}{inside}{closing}")
}
