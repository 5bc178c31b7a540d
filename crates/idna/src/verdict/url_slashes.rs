//! Signs in a URL that look like the slash after its host, and are none.

use bidiscope_bidi::name::{Name, UrlPartKind, is_invisible};
use unicode_security::confusable_detection::skeleton;

use super::finding::Finding;
use super::kind::FindingKind;
use super::label_warnings::scripts::have_common_script;

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
        let is_mapped = scalar == FULLWIDTH_SOLIDUS && url.is_special() && host.contains(at);
        looks_like_slash(scalar) && !is_mapped && !is_among_its_letters(&scalars, *at)
    };
    let after = url.parts().iter().find(|it| it.part > UrlPartKind::Port).map(|it| it.range.clone());
    let is_delimiter = |at: &usize| matches!(scalars[*at], '/' | '\\');
    let begins = after.into_iter().flat_map(|it| it.skip_while(is_delimiter).take(1));
    let authority = url.parts().iter().filter(|it| it.part <= UrlPartKind::Port);
    authority.flat_map(|it| it.range.clone()).chain(begins).filter(is_slash).collect()
}

/// Whether the prototype of a character is a slash, or several (UTS #39, section 4, confusables.txt), and it is none.
fn looks_like_slash(scalar: char) -> bool {
    let mut utf8 = [0; 4];
    !scalar.is_ascii() && {
        let mut prototype = skeleton(scalar.encode_utf8(&mut utf8)).peekable();
        prototype.peek().is_some() && prototype.all(|it| it == '/')
    }
}

/// Whether it is a letter, such as U+30CE KATAKANA LETTER NO, and the next letter on either side is of the same writing system: nobody
/// takes it for a slash there. Other such letters, and what is invisible, are passed over.
fn is_among_its_letters(scalars: &[char], at: usize) -> bool {
    let is_neighbour = |it: &&char| !is_invisible(**it) && !looks_like_slash(**it);
    let before = scalars[..at].iter().rev().find(is_neighbour);
    let after = scalars[at + 1..].iter().find(is_neighbour);
    let mut neighbours = before.into_iter().chain(after);
    scalars[at].is_alphabetic() && neighbours.any(|&it| have_common_script(scalars[at], it))
}
