//! URLs as sequences: a scheme of one letter with `://`, the labels of a host, a slash and a path.
//!
//! Where the host ends cannot be read from bidi classes, for the full stop and the slash both have class CS. So the letters
//! of URLs are the classes and [`SLASH`]: a CS of the host is a full stop, one of the path a slash. The colon is neither.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, representative};
use bidiscope_bidi::order::visual_positions::VisualPositions;
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayEngine};

/// What the path of a URL may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UrlPath {
    /// Every class.
    Any,
    /// What remains of a path whose other characters are percent-encoded: the classes of printable ASCII characters.
    Escaped,
}

/// The scheme and `://`.
pub(crate) const SCHEME: [Character; 4] =
    [representative(BidiClass::L), Character { scalar: ':', class: BidiClass::CS }, SLASH, SLASH];

/// The slash that ends the host, and those of the path.
pub(crate) const SLASH: Character = Character { scalar: '/', class: BidiClass::CS };

/// The classes of the letters of URLs over these classes: the last one is that of [`SLASH`].
pub(crate) fn letter_classes(classes: &[BidiClass]) -> Vec<BidiClass> {
    [classes, &[BidiClass::CS]].concat()
}

/// The characters that URLs over this alphabet have after their scheme; none where no URL can be written.
pub(super) fn letters(alphabet: &[Character]) -> Vec<Character> {
    let classes: Vec<BidiClass> = alphabet.iter().map(|it| it.class).collect();
    if can_be_written(&classes) { [alphabet, &[SLASH]].concat() } else { Vec::new() }
}

/// Whether URLs can be written with these classes.
pub(crate) fn can_be_written(classes: &[BidiClass]) -> bool {
    [BidiClass::L, BidiClass::CS].iter().all(|it| classes.contains(it))
}

impl UrlPath {
    /// Whether a character of this class, which is no CS, may stand in the path.
    pub(crate) const fn may_hold(self, class: BidiClass) -> bool {
        use BidiClass::{EN, ES, ET, L, ON};
        match self {
            Self::Any => may_be_in_url(class),
            Self::Escaped => matches!(class, L | EN | ES | ET | ON),
        }
    }
}

/// Whether a character of this class may stand in a URL at all: white space may not.
pub(crate) const fn may_be_in_url(class: BidiClass) -> bool {
    !matches!(class, BidiClass::WS | BidiClass::S | BidiClass::B)
}

/// Where the host of a URL stands; `None` for a sequence that is none with such a path.
pub(crate) fn host(characters: &[Character], path: UrlPath) -> Option<Range<usize>> {
    let rest = characters.strip_prefix(&SCHEME)?;
    let length = rest.iter().position(|it| *it == SLASH)?;
    let (host, after) = (&rest[..length], &rest[length + 1..]);
    let has_labels = host.split(|it| it.class == BidiClass::CS).all(|it| !it.is_empty());
    let is_written = host.iter().all(|it| may_be_in_url(it.class))
        && after.iter().all(|it| *it == SLASH || it.class != BidiClass::CS && path.may_hold(it.class));
    (has_labels && is_written).then(|| SCHEME.len()..SCHEME.len() + length)
}

/// Whether the host is in one piece, and all that follows it is after it in this direction.
pub(super) fn is_host_first(host: Range<usize>, places: &VisualPositions, direction: Direction) -> bool {
    let visual = places.visual_from_logical();
    let first_after = visual[host.end..].iter().map(|it| it.0);
    let of_host = || visual[host.clone()].iter().map(|it| it.0);
    places.is_visually_contiguous(host.clone())
        && match direction {
            Direction::LeftToRight => of_host().max() < first_after.min(),
            Direction::RightToLeft => first_after.max() < of_host().min(),
        }
}

/// The characters of a URL of these classes: the first in which this display shows the host otherwise than
/// [`is_host_first`] says in the direction, which is that of the paragraph where it is `None`. If there is none, any URL; and
/// if the classes are those of no URL, their representatives.
pub(super) fn counterexample(
    classes: &[BidiClass],
    path: UrlPath,
    display: &DisplayConfig,
    direction: Option<Direction>,
) -> Vec<Character> {
    let read = |slash: usize| -> Vec<Character> {
        let letter = |(at, &class): (usize, &BidiClass)| match SCHEME.get(at) {
            Some(it) => *it,
            None if class == BidiClass::CS && at >= slash => SLASH,
            None => representative(class),
        };
        classes.iter().enumerate().map(letter).collect()
    };
    let mut engine = DisplayEngine::new(display);
    let mut found = None;
    for slash in (SCHEME.len()..classes.len()).filter(|&at| classes[at] == BidiClass::CS) {
        let characters = read(slash);
        let Some(host) = host(&characters, path) else { continue };
        let places = VisualPositions::of(engine.order(&characters));
        let direction = direction.unwrap_or_else(|| engine.paragraph_direction(&characters));
        if !is_host_first(host, &places, direction) {
            return characters;
        }
        found.get_or_insert(characters);
    }
    found.unwrap_or_else(|| classes.iter().copied().map(representative).collect())
}

#[cfg(test)]
mod tests {
    use super::{UrlPath, host};
    use bidiscope_bidi::name::characters_of;

    #[track_caller]
    fn check(text: &str, any: Option<&str>, escaped: Option<&str>) {
        let characters = characters_of(text);
        let read = |path| {
            host(&characters, path).map(|it| text.chars().skip(it.start).take(it.len()).collect::<String>())
        };
        assert_eq!(
            [read(UrlPath::Any).as_deref(), read(UrlPath::Escaped).as_deref()],
            [any, escaped],
            "{text}"
        );
    }

    #[test]
    fn what_is_a_url() {
        check("a://a/", Some("a"), Some("a"));
        check("a://\u{5D0}.1/a//%", Some("\u{5D0}.1"), Some("\u{5D0}.1"));
        check("a://a/\u{661}", Some("a"), None);
        for text in [
            "a://a",
            "a:///",
            "a://.a/",
            "a://a./",
            "a://a..a/",
            "a://a/.",
            "a://a !/",
            "a.//a/",
            "\u{5D0}://a/",
        ] {
            check(text, None, None);
        }
    }
}
