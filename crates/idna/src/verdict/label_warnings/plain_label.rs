//! A fast path for labels of which the characters alone show, one by one, which warnings there are: most labels in a list.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, Script};
use icu_properties::script::ScriptWithExtensions;
use unicode_security::confusable_detection::skeleton;

use bidiscope_bidi::name::{Character, is_invisible};

use crate::page_table::PageTable;

use super::deviation::DEVIATIONS;
use super::scripts::has_writing_systems;

/// The warnings that a label without special characters may cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct PlainLabel {
    /// Whether it mixes scripts.
    pub(super) is_mixed: bool,
    /// Whether it is in another script than Latin, and looks like ASCII.
    pub(super) looks_like_ascii: bool,
}

impl PlainLabel {
    /// Of a label; `None` means only that the full rules must be evaluated.
    pub(super) fn of(label: &[Character]) -> Option<Self> {
        let mut plain = Self::default();
        if label.iter().all(|it| it.scalar.is_ascii_graphic()) {
            return Some(plain);
        }
        let (mut script, mut has_latin, mut looks_ascii, mut has_extensions) = (None, false, true, false);
        for it in label {
            match hint_of(it.scalar) {
                ScriptHint::NeedsRules => return None,
                ScriptHint::AnyScript(looks) => looks_ascii &= looks,
                ScriptHint::OneScript { own, looks, is_only } => {
                    plain.is_mixed |= script.is_some_and(|it| it != own);
                    script = Some(own);
                    looks_ascii &= looks;
                    has_latin |= own == Script::Latin;
                    has_extensions |= !is_only;
                }
            }
        }
        plain.looks_like_ascii = looks_ascii && !has_latin && script.is_some();
        (!plain.is_mixed || !has_extensions).then_some(plain)
    }

    /// Whether there are no warnings.
    pub(super) fn is_without_warning(self) -> bool {
        self == Self::default()
    }
}

/// What the warnings need to know about a character; `looks` says whether it looks like ASCII.
#[derive(Clone, Copy, Default)]
enum ScriptHint {
    /// Used in all scripts.
    AnyScript(bool),
    /// Of one script, and with `is_only` used in no other.
    OneScript { own: Script, looks: bool, is_only: bool },
    /// The full rules must be evaluated.
    #[default]
    NeedsRules,
}

fn hint_of(scalar: char) -> ScriptHint {
    static HINTS: PageTable<ScriptHint> = PageTable::new();
    HINTS.get(scalar, classify)
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
        let is_only = extensions.iter().all(|it| it == own) && !has_writing_systems(own);
        ScriptHint::OneScript { own, looks: looks_ascii, is_only }
    } else {
        ScriptHint::NeedsRules
    }
}
