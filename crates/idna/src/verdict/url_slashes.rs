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
        let is_mapped = scalars[*at] == FULLWIDTH_SOLIDUS && url.is_special() && host.contains(at);
        looks_like_slash(scalars[*at]) && !is_mapped
    };
    let after = url.parts().iter().find(|it| it.part > UrlPartKind::Port).map(|it| it.range.clone());
    let is_delimiter = |at: &usize| matches!(scalars[*at], '/' | '\\');
    let begins = after.into_iter().flat_map(|it| it.skip_while(is_delimiter).take(1));
    let authority = url.parts().iter().filter(|it| it.part <= UrlPartKind::Port);
    let mut found: Vec<usize> =
        authority.flat_map(|it| it.range.clone()).chain(begins).filter(is_slash).collect();
    if found.iter().any(|&at| scalars[at].is_alphabetic()) {
        let is_letter = among_their_letters(&scalars);
        found.retain(|&at| !is_letter[at]);
    }
    found
}

/// Whether the prototype of a character is a slash, or several (UTS #39, section 4, confusables.txt), and it is none.
fn looks_like_slash(scalar: char) -> bool {
    let mut utf8 = [0; 4];
    !scalar.is_ascii() && {
        let mut prototype = skeleton(scalar.encode_utf8(&mut utf8)).peekable();
        prototype.peek().is_some() && prototype.all(|it| it == '/')
    }
}

/// Which characters are letters, such as U+30CE KATAKANA LETTER NO, that have a letter of the same writing system as the next one on
/// either side: nobody takes them for slashes there. What looks like a slash, and what is invisible, is passed over.
fn among_their_letters(scalars: &[char]) -> Vec<bool> {
    let is_neighbour = |it: char| !is_invisible(it) && !looks_like_slash(it);
    let mut is_letter = vec![false; scalars.len()];
    let mut look = |at: usize, beside: &mut Option<char>| {
        let scalar = scalars[at];
        is_letter[at] |= scalar.is_alphabetic() && beside.is_some_and(|it| have_common_script(scalar, it));
        if is_neighbour(scalar) {
            *beside = Some(scalar);
        }
    };
    let (mut before, mut after) = (None, None);
    (0..scalars.len()).for_each(|at| look(at, &mut before));
    (0..scalars.len()).rev().for_each(|at| look(at, &mut after));
    is_letter
}
