//! Names of which nothing is warned at sight, which most of a list are.

use std::sync::OnceLock;

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, Script};
use icu_properties::script::ScriptWithExtensions;
use unicode_security::confusable_detection::skeleton;

use bidiscope_bidi::name::{Character, LabelSpan, is_invisible};

use super::Verdict;
use super::deviation::DEVIATIONS;
use super::rfc5893;

/// Whether nothing is warned of in a domain name whose last label is no number; that it stands in a zone is left
/// aside. `false` says nothing but that the rules have to be asked.
pub(crate) fn is_without_warning(characters: &[Character], labels: &[LabelSpan]) -> bool {
    // Where the Bidi rule is satisfied no label begins with a digit, and none is torn.
    rfc5893::verdict(characters, labels) != Verdict::Violated
        && labels.iter().all(|label| is_plain(&characters[label.range.clone()]))
}

/// Whether a label is of one script, can be taken for no ASCII, and holds no character of which anything is warned.
fn is_plain(label: &[Character]) -> bool {
    if label.iter().all(|it| it.scalar.is_ascii_graphic()) {
        return true;
    }
    let (mut script, mut looks_ascii) = (None, true);
    for it in label {
        match seen(it.scalar) {
            ScriptSeen::Ask => return false,
            ScriptSeen::Any(looks) => looks_ascii &= looks,
            ScriptSeen::Of(own, looks) => {
                if script.is_some_and(|it| it != own) {
                    return false;
                }
                script = Some(own);
                looks_ascii &= looks;
            }
        }
    }
    !looks_ascii || script == Some(Script::Latin)
}

/// What warnings are made from, of a character without its neighbours; the truth is whether it looks like ASCII.
#[derive(Clone, Copy)]
enum ScriptSeen {
    /// It stands in the labels of every script.
    Any(bool),
    /// It is of this script.
    Of(Script, bool),
    /// The rules have to be asked.
    Ask,
}

/// How many code points a page has.
const PAGE: usize = 0x100;

/// A page is worked out when the first of its characters is seen.
static PAGES: [OnceLock<Box<[ScriptSeen; PAGE]>>; 0x11_0000 / PAGE] =
    [const { OnceLock::new() }; 0x11_0000 / PAGE];

fn seen(scalar: char) -> ScriptSeen {
    let code_point = scalar as usize;
    PAGES[code_point / PAGE].get_or_init(|| worked_out(scalar))[code_point % PAGE]
}

/// The page that a character is on.
fn worked_out(scalar: char) -> Box<[ScriptSeen; PAGE]> {
    let first = u32::from(scalar) & !0xFF;
    let mut page = Box::new([ScriptSeen::Ask; PAGE]);
    for (code_point, seen) in (first..).zip(page.iter_mut()) {
        if let Some(scalar) = char::from_u32(code_point) {
            *seen = look_at(scalar);
        }
    }
    page
}

fn look_at(scalar: char) -> ScriptSeen {
    let is_digit =
        || CodePointMapData::<GeneralCategory>::new().get(scalar) == GeneralCategory::DecimalNumber;
    if is_invisible(scalar) || DEVIATIONS.contains(&scalar) || !scalar.is_ascii() && is_digit() {
        return ScriptSeen::Ask;
    }
    let is_shared = |it| matches!(it, Script::Common | Script::Inherited | Script::Unknown);
    let scripts = ScriptWithExtensions::new();
    let own = scripts.get_script_val(scalar);
    let extensions = scripts.get_script_extensions_val(scalar);
    // As the rules have them: skeletons are made character by character.
    let looks_ascii =
        skeleton(scalar.encode_utf8(&mut [0; 4])).all(|it| it.is_ascii_alphanumeric() || it == '-');
    if is_shared(own) {
        if extensions.iter().any(is_shared) { ScriptSeen::Any(looks_ascii) } else { ScriptSeen::Ask }
    } else if extensions.contains(&own) {
        ScriptSeen::Of(own, looks_ascii)
    } else {
        ScriptSeen::Ask
    }
}
