//! A fast path that recognizes names without warnings, which are most names in a list.

use std::sync::OnceLock;

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, Script};
use icu_properties::script::ScriptWithExtensions;
use unicode_security::confusable_detection::skeleton;

use bidiscope_bidi::name::{Character, LabelSpan, is_invisible};

use super::Verdict;
use super::deviation::DEVIATIONS;
use super::rfc5893;

/// Whether a domain name has no warnings, not counting those about its zone and about a numeric last label.
/// `false` means only that the full rules must be evaluated.
pub(crate) fn is_without_warning(characters: &[Character], labels: &[LabelSpan]) -> bool {
    // If the Bidi rule is satisfied, no label begins with a digit and none is split.
    rfc5893::verdict(characters, labels) != Verdict::Violated
        && labels.iter().all(|label| is_plain(&characters[label.range.clone()]))
}

/// Whether a label is of one script, does not look like ASCII, and has no character that causes a warning.
fn is_plain(label: &[Character]) -> bool {
    if label.iter().all(|it| it.scalar.is_ascii_graphic()) {
        return true;
    }
    let (mut script, mut looks_ascii) = (None, true);
    for it in label {
        match hint_of(it.scalar) {
            ScriptHint::NeedsRules => return false,
            ScriptHint::AnyScript(looks) => looks_ascii &= looks,
            ScriptHint::OneScript(own, looks) => {
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

/// What the warnings need to know about a character; the `bool` says whether it looks like ASCII.
#[derive(Clone, Copy)]
enum ScriptHint {
    /// Used in all scripts.
    AnyScript(bool),
    /// Used in one script.
    OneScript(Script, bool),
    /// The full rules must be evaluated.
    NeedsRules,
}

/// Code points per page of the lookup table.
const PAGE: usize = 0x100;

/// A page is computed when one of its characters is first looked up.
static PAGES: [OnceLock<Box<[ScriptHint; PAGE]>>; 0x11_0000 / PAGE] =
    [const { OnceLock::new() }; 0x11_0000 / PAGE];

fn hint_of(scalar: char) -> ScriptHint {
    let code_point = scalar as usize;
    PAGES[code_point / PAGE].get_or_init(|| compute_page(scalar))[code_point % PAGE]
}

/// Computes the page of a character.
fn compute_page(scalar: char) -> Box<[ScriptHint; PAGE]> {
    let first = u32::from(scalar) & !0xFF;
    let mut page = Box::new([ScriptHint::NeedsRules; PAGE]);
    for (code_point, hint) in (first..).zip(page.iter_mut()) {
        if let Some(scalar) = char::from_u32(code_point) {
            *hint = classify(scalar);
        }
    }
    page
}

fn classify(scalar: char) -> ScriptHint {
    let is_digit =
        || CodePointMapData::<GeneralCategory>::new().get(scalar) == GeneralCategory::DecimalNumber;
    if is_invisible(scalar) || DEVIATIONS.contains(&scalar) || !scalar.is_ascii() && is_digit() {
        return ScriptHint::NeedsRules;
    }
    let is_shared = |it| matches!(it, Script::Common | Script::Inherited | Script::Unknown);
    let scripts = ScriptWithExtensions::new();
    let own = scripts.get_script_val(scalar);
    let extensions = scripts.get_script_extensions_val(scalar);
    // Skeletons are made character by character, so this agrees with the full rule.
    let looks_ascii =
        skeleton(scalar.encode_utf8(&mut [0; 4])).all(|it| it.is_ascii_alphanumeric() || it == '-');
    if is_shared(own) {
        if extensions.iter().any(is_shared) {
            ScriptHint::AnyScript(looks_ascii)
        } else {
            ScriptHint::NeedsRules
        }
    } else if extensions.contains(&own) {
        ScriptHint::OneScript(own, looks_ascii)
    } else {
        ScriptHint::NeedsRules
    }
}
