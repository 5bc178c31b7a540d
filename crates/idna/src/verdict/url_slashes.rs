//! Signs in a URL that look like the slash after its host, and are none.

use bidiscope_bidi::name::{Name, UrlPartKind};

use super::finding::Finding;
use super::kind::FindingKind;

/// U+2044 FRACTION SLASH, U+2215 DIVISION SLASH and U+29F8 BIG SOLIDUS, whose prototype is the slash (UTS #39,
/// confusables.txt), and which UTS #46 permits in a label.
const LOOKALIKE_SLASHES: [char; 3] = ['\u{2044}', '\u{2215}', '\u{29F8}'];

/// UTS #46 maps it to a slash, so that no host of a special scheme has it; elsewhere it is another character.
const FULLWIDTH_SOLIDUS: char = '\u{FF0F}';

/// A finding with all of these signs in the authority of a URL or at the beginning of what follows it; `None` where there are
/// none.
pub(super) fn finding(name: &Name) -> Option<Finding> {
    let characters = positions(name);
    (!characters.is_empty()).then(|| Finding::new(FindingKind::LookalikeSlash, None, characters))
}

/// Where they stand, in characters; empty for what is no URL.
pub(super) fn positions(name: &Name) -> Vec<usize> {
    let Some(url) = name.url() else { return Vec::new() };
    let scalars: Vec<char> = name.characters().iter().map(|it| it.scalar).collect();
    let host = url.host();
    let is_slash = |at: &usize| {
        let scalar = scalars[*at];
        LOOKALIKE_SLASHES.contains(&scalar)
            || scalar == FULLWIDTH_SOLIDUS && !(url.is_special() && host.contains(at))
    };
    let after = url.parts().iter().find(|it| it.part > UrlPartKind::Port).map(|it| it.range.clone());
    let is_delimiter = |at: &usize| matches!(scalars[*at], '/' | '\\');
    let begins = after.into_iter().flat_map(|it| it.skip_while(is_delimiter).take(1));
    let authority = url.parts().iter().filter(|it| it.part <= UrlPartKind::Port);
    authority.flat_map(|it| it.range.clone()).chain(begins).filter(is_slash).collect()
}
