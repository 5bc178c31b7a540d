//! UTS #39: mixed scripts and whole-script confusables; and digits of several scripts, which RFC 5893 section 6 leaves to
//! registries with them.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, NamedEnumeratedProperty, Script};
use icu_properties::script::{ScriptExtensionsSet, ScriptWithExtensions};
use unicode_security::confusable_detection::skeleton;

use bidiscope_bidi::name::{Character, code_point};
use bidiscope_bidi::order::Strategy;

use super::detail::FindingDetail;
use super::found::FoundInLabel;
use super::labelled_name::LabelInName;

/// RFC 5893 section 6: decimal digits of more than one set.
pub(super) fn digits_of_several_scripts(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    let zero_at = |at: usize| zero_of(label.characters[at].scalar);
    let mut zeros: Vec<char> = label.characters.iter().filter_map(|it| zero_of(it.scalar)).collect();
    zeros.sort_unstable();
    zeros.dedup();
    if zeros.len() > 1 {
        let digits = label.positions(|_, scalar| zero_of(scalar).is_some());
        found.add_with(digits, |digits| {
            // The first digit of each set.
            let first = |zero: &char| digits.iter().find(|at| zero_at(**at) == Some(*zero));
            let firsts = zeros.iter().filter_map(first).map(|at| label.characters[*at].scalar).collect();
            FindingDetail::OneDigitOfEachScript(firsts)
        });
    }
}

/// Section 5.1: characters that have no script in common.
pub(super) fn mixed_scripts(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add_with(outsiders(label.characters), |_| {
        FindingDetail::ScriptNames(script_names(label.characters))
    });
}

/// Section 5.3: a label in another script than Latin that looks like ASCII letters, digits and hyphens.
pub(super) fn whole_script_confusable(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    let characters = label.characters;
    found.add_with(0..characters.len(), |_| {
        // In visual order from left to right, because that is how the ASCII label would be read.
        let shown = Strategy::UbaLtr.order(characters).display(characters);
        FindingDetail::ConfusableLatinText(skeleton(&shown).collect())
    });
}

/// The digit zero of the set to which a decimal digit belongs. The ten digits of a set are contiguous and
/// ascending (The Unicode Standard, section 4.6); where several sets adjoin, as in U+1D7CE-1D7FF, they are
/// counted from the first.
pub(super) fn zero_of(digit: char) -> Option<char> {
    if digit.is_ascii() {
        return digit.is_ascii_digit().then_some('0');
    }
    let categories = CodePointMapData::<GeneralCategory>::new();
    let is_digit = |value: u32| categories.get32(value) == GeneralCategory::DecimalNumber;
    let value = u32::from(digit);
    if !is_digit(value) {
        return None;
    }
    let first = (0..=value).rev().take_while(|&it| is_digit(it)).last()?;
    char::from_u32(value - (value - first) % 10)
}

/// The characters that share no script with all those before them, as indices into the label: a label is mixed-script if the
/// intersection of its characters' augmented script sets is empty. Common and Inherited characters belong to all scripts.
pub(super) fn outsiders(label: &[Character]) -> impl Iterator<Item = usize> {
    let is_ascii = label.iter().all(|it| it.scalar.is_ascii());
    let label = if is_ascii { &[] } else { label };
    let mut shared: Vec<Script> = Vec::new();
    label.iter().enumerate().filter_map(move |(offset, character)| {
        let scripts = augmented_scripts(character.scalar)?;
        if shared.is_empty() {
            shared.extend(scripts.iter());
        } else if shared.iter().any(|&it| scripts.has(it)) {
            shared.retain(|&it| scripts.has(it));
        } else {
            return Some(offset);
        }
        None
    })
}

/// The names of the scripts of these characters, in order of appearance: the characters' own scripts, and one entry for each
/// character that is used in several scripts but in none of these. Common and Inherited characters have none.
pub fn script_names(label: &[Character]) -> Vec<String> {
    let own: Vec<Script> = label.iter().filter_map(|it| own_script(it.scalar)).collect();
    let mut script_names: Vec<String> = Vec::new();
    for character in label {
        let name = match own_script(character.scalar) {
            Some(script) => Some(long_name(script)),
            None => augmented_scripts(character.scalar)
                .filter(|scripts| !scripts.iter().any(|it| own.contains(&it)))
                .map(|_| shared_script_name(*character)),
        };
        script_names.extend(name.filter(|name| !script_names.contains(name)));
    }
    script_names
}

/// A name for the scripts of a character without a script of its own: the only script that uses it, or the
/// character with some of the scripts.
fn shared_script_name(character: Character) -> String {
    const MAX_NAMED_SCRIPTS: usize = 3;
    let extensions = ScriptWithExtensions::new().get_script_extensions_val(character.scalar);
    let mut scripts: Vec<String> = extensions.iter().map(long_name).collect();
    scripts.sort_unstable();
    let more = if scripts.len() > MAX_NAMED_SCRIPTS { ", \u{2026}" } else { "" };
    match scripts.as_slice() {
        [only] => only.clone(),
        several => {
            let first =
                several.iter().take(MAX_NAMED_SCRIPTS).map(String::as_str).collect::<Vec<_>>().join(", ");
            format!("{} ({first}{more})", code_point(character.scalar))
        }
    }
}

fn long_name(script: Script) -> String {
    script.long_name().replace('_', " ")
}

/// A character's script, unless it is Common, Inherited or unknown.
fn own_script(scalar: char) -> Option<Script> {
    let script = ScriptWithExtensions::new().get_script_val(scalar);
    (!matches!(script, Script::Common | Script::Inherited | Script::Unknown)).then_some(script)
}

/// Whether two characters are of a script, or of scripts of a writing system, that does not hold for all characters.
pub fn have_common_script(one: char, other: char) -> bool {
    let scripts = augmented_scripts(one).zip(augmented_scripts(other));
    scripts.is_some_and(|(these, those)| these.iter().any(|it| those.has(it)))
}

/// The augmented script set of UTS #39 section 5.1; `None` for the set of all scripts.
fn augmented_scripts(scalar: char) -> Option<AugmentedScripts> {
    let extensions = ScriptWithExtensions::new().get_script_extensions_val(scalar);
    let is_in_all = |it| matches!(it, Script::Common | Script::Inherited | Script::Unknown);
    (!extensions.iter().any(is_in_all)).then_some(AugmentedScripts(extensions))
}

/// Some scripts, and the entries for writing systems that they add.
#[derive(Clone, Copy)]
struct AugmentedScripts(ScriptExtensionsSet<'static>);

impl AugmentedScripts {
    /// One may come twice.
    fn iter(&self) -> impl Iterator<Item = Script> {
        self.0.iter().flat_map(|it| std::iter::once(it).chain(writing_systems(it).iter().copied()))
    }

    fn has(&self, script: Script) -> bool {
        self.iter().any(|it| it == script)
    }
}

/// The entries for writing systems that a script adds to a set.
const fn writing_systems(script: Script) -> &'static [Script] {
    const JAPANESE: Script = Script::Japanese;
    const KOREAN: Script = Script::Korean;
    const HAN_WITH_BOPOMOFO: Script = Script::HanWithBopomofo;
    match script {
        Script::Han => &[HAN_WITH_BOPOMOFO, JAPANESE, KOREAN],
        Script::Hiragana | Script::Katakana => &[JAPANESE],
        Script::Hangul => &[KOREAN],
        Script::Bopomofo => &[HAN_WITH_BOPOMOFO],
        _ => &[],
    }
}
