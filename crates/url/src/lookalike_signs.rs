//! Signs in a URL that look like the slash after its host, or like a full stop in its user information, and are none.

use bidiscope_bidi::address::{UrlPartKind, UrlWithCharacters};
use bidiscope_bidi::name::is_invisible;
use unicode_security::confusable_detection::skeleton;

use bidiscope_idna::verdict::{Finding, FindingKind, have_common_script};

/// UTS #46 maps it to a slash, so that no host of a special scheme has it; elsewhere it is another character.
const FULLWIDTH_SOLIDUS: char = '\u{FF0F}';

/// A finding with all of these signs in the authority of a URL or at the beginning of what follows it; `None` where there are
/// none.
pub(super) fn finding(address: &UrlWithCharacters) -> Option<Finding> {
    let characters = positions(address);
    (!characters.is_empty()).then(|| Finding::new(FindingKind::LookalikeSlash, None, characters))
}

/// Where they stand, in characters.
pub(super) fn positions(address: &UrlWithCharacters) -> Vec<usize> {
    let url = address.url();
    let scalars: Vec<char> = address.characters().iter().map(|it| it.scalar).collect();
    let host = url.host_character_range();
    let is_slash = |at: &usize| {
        let is_mapped = scalars[*at] == FULLWIDTH_SOLIDUS && url.is_special() && host.contains(at);
        looks_like(scalars[*at], '/') && !is_mapped
    };
    let after =
        url.parts().iter().find(|it| it.part > UrlPartKind::Port).map(|it| it.character_range.clone());
    let is_delimiter = |at: &usize| matches!(scalars[*at], '/' | '\\');
    let begins = after.into_iter().flat_map(|it| it.skip_while(is_delimiter).take(1));
    let authority = url.parts().iter().filter(|it| it.part <= UrlPartKind::Port);
    let mut found: Vec<usize> =
        authority.flat_map(|it| it.character_range.clone()).chain(begins).filter(is_slash).collect();
    if found.iter().any(|&at| scalars[at].is_alphanumeric()) {
        let is_letter = among_their_letters(&scalars, '/');
        found.retain(|&at| !is_letter[at]);
    }
    found
}

/// Which of these characters look like a full stop, and are none, as [`positions`] finds slashes.
pub(super) fn lookalike_full_stops(scalars: &[char]) -> Vec<bool> {
    let mut found: Vec<bool> = scalars.iter().map(|&it| looks_like(it, '.')).collect();
    if found.contains(&true) {
        let is_letter = among_their_letters(scalars, '.');
        found.iter_mut().zip(is_letter).for_each(|(found, is_letter)| *found &= !is_letter);
    }
    found
}

/// Whether the prototype of a character is this sign, or several of it (UTS #39, section 4, confusables.txt), and it is no
/// ASCII sign.
fn looks_like(scalar: char, sign: char) -> bool {
    let mut utf8 = [0; 4];
    !scalar.is_ascii() && {
        let mut prototype = skeleton(scalar.encode_utf8(&mut utf8)).peekable();
        prototype.peek().is_some() && prototype.all(|it| it == sign)
    }
}

/// Which characters are letters or digits, such as U+30CE KATAKANA LETTER NO, that have one of the same writing system as the
/// next one on either side: nobody takes them for this sign there. What looks like it, and what is invisible, is passed over.
fn among_their_letters(scalars: &[char], sign: char) -> Vec<bool> {
    let is_neighbour = |it: char| !is_invisible(it) && !looks_like(it, sign);
    let mut is_letter = vec![false; scalars.len()];
    let mut look = |at: usize, neighbour: &mut Option<char>| {
        let scalar = scalars[at];
        is_letter[at] |=
            scalar.is_alphanumeric() && neighbour.is_some_and(|it| have_common_script(scalar, it));
        if is_neighbour(scalar) {
            *neighbour = Some(scalar);
        }
    };
    let (mut before, mut after) = (None, None);
    (0..scalars.len()).for_each(|at| look(at, &mut before));
    (0..scalars.len()).rev().for_each(|at| look(at, &mut after));
    is_letter
}
