//! What the targets share: how the bytes of an input become text, and what is asked of every message.
//!
//! An input is a byte or two that choose something, then text. So seeds can be written and read, and whatever
//! libFuzzer does to them is an input again.

use bidiscope_bidi::name::BidiClass;

/// The characters that the ASCII controls stand for: all bidi controls, joiners, marks, separators of labels and of
/// paragraphs, a digit that is EN beyond ASCII, brackets that are canonically equivalent, and what is not seen.
const CONTROLS: [char; 32] = [
    '\u{0}',
    '\u{200E}',
    '\u{200F}',
    '\u{61C}',
    '\u{202A}',
    '\u{202B}',
    '\u{202C}',
    '\u{202D}',
    '\u{202E}',
    '\t',
    '\n',
    '\u{2066}',
    '\u{2067}',
    '\r',
    '\u{2068}',
    '\u{2069}',
    '\u{200C}',
    '\u{200D}',
    '\u{5B8}',
    '\u{64E}',
    '\u{300}',
    '\u{3002}',
    '\u{6F1}',
    '\u{2029}',
    '\u{B7}',
    '\u{10D30}',
    '\u{2329}',
    '\u{3008}',
    '\u{AD}',
    '\u{94D}',
    '\u{FE0F}',
    '\u{1E944}',
];

/// The characters that capitals stand for: Hebrew from A, Arabic from I, then a letter each of other scripts.
const CAPITALS: [char; 26] = [
    '\u{5D0}',
    '\u{5D1}',
    '\u{5D2}',
    '\u{5DC}',
    '\u{5DD}',
    '\u{5E9}',
    '\u{5F3}',
    '\u{5EA}',
    '\u{627}',
    '\u{628}',
    '\u{62F}',
    '\u{644}',
    '\u{645}',
    '\u{647}',
    '\u{6CC}',
    '\u{649}',
    '\u{710}',
    '\u{780}',
    '\u{7CA}',
    '\u{1E900}',
    '\u{915}',
    '\u{93F}',
    '\u{30A2}',
    '\u{E9}',
    '\u{DF}',
    '\u{1F468}',
];

/// The text of an input in shorthand: capitals are letters of many scripts, 5 to 9 are Arabic-Indic digits, ASCII
/// controls are bidi controls, marks and joiners. Everything else is itself, and what is no UTF-8 is U+FFFD. So a byte
/// is a character of some class, and a change of a byte another class.
pub fn shorthand(bytes: &[u8]) -> String {
    let of = |scalar: char| match scalar {
        'A'..='Z' => CAPITALS[scalar as usize - 'A' as usize],
        '5'..='9' => char::from_u32(scalar as u32 - u32::from('0') + 0x660).unwrap_or(scalar),
        '\0'..='\u{1F}' => CONTROLS[scalar as usize],
        other => other,
    };
    String::from_utf8_lossy(bytes).chars().map(of).collect()
}

/// The same of at most so many characters.
pub fn short(bytes: &[u8], most: usize) -> String {
    shorthand(bytes).chars().take(most).collect()
}

/// An input without its first bytes, which choose; `None` where it is too short.
pub fn split<const N: usize>(bytes: &[u8]) -> Option<([u8; N], &[u8])> {
    let (choices, rest) = bytes.split_first_chunk()?;
    Some((*choices, rest))
}

/// What a byte chooses.
pub fn chosen<T: Clone>(from: &[T], by: u8) -> T {
    from[usize::from(by) % from.len()].clone()
}

/// What is asked of every message: one line of bounded length, in which nothing acts on a terminal or reorders the
/// line.
///
/// # Panics
/// Where it is not so.
pub fn check_message(message: &str) {
    assert!(!message.is_empty() && message.len() < 8_000, "{} bytes: {message:.300?}", message.len());
    for scalar in message.chars() {
        let acts = scalar.is_control()
            || matches!(scalar, '\u{200E}' | '\u{200F}' | '\u{61C}' | '\u{2028}' | '\u{2029}')
            || BidiClass::of(scalar).is_removed_by_x9()
            || matches!(scalar, '\u{2066}'..='\u{2069}');
        assert!(!acts, "{scalar:?} in {message:?}");
    }
}
