//! Mixed scripts and digits in a label, which RFC 5893 section 6 leaves to registries.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, NamedEnumeratedProperty, Script};
use icu_properties::script::ScriptWithExtensions;

use bidiscope_bidi::name::{Character, Name, code_point};

use super::finding::{Finding, FindingValue};
use super::kind::FindingKind;

/// Warnings about mixed digits and mixed scripts.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let mut found = Vec::new();
    for (index, label) in name.labels().iter().enumerate() {
        let characters = name.label_characters(label);
        let in_name = |offset: usize| offset + label.range.start;
        let digits = digits_of(characters);
        let mut zeros: Vec<char> = digits.iter().map(|&(_, zero)| zero).collect();
        zeros.sort_unstable();
        zeros.dedup();
        if zeros.len() > 1 {
            // The first digit of each set.
            let firsts = zeros.iter().filter_map(|zero| digits.iter().find(|(_, it)| it == zero));
            let firsts = firsts.map(|&(offset, _)| characters[offset].scalar).collect();
            let indices = digits.iter().map(|&(offset, _)| in_name(offset)).collect();
            let finding = Finding::new(FindingKind::DigitsOfSeveralScripts, index, indices);
            found.push(finding.with("digits", FindingValue::Characters(firsts)));
        }
        if let Some(mixed) = mixed_scripts(characters) {
            let indices = mixed.characters.into_iter().map(in_name).collect();
            let finding = Finding::new(FindingKind::MixedScripts, index, indices);
            found.push(finding.with("scripts", FindingValue::Text(mixed.script_names.join(", "))));
        }
    }
    found
}

/// The decimal digits of a label, each with the digit zero of its set.
fn digits_of(label: &[Character]) -> Vec<(usize, char)> {
    let digits = label.iter().enumerate();
    digits.filter_map(|(offset, it)| zero_of(it.scalar).map(|zero| (offset, zero))).collect()
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

/// A label whose characters have no script in common.
struct MixedScripts {
    /// The characters that share no script with all those before them, as indices into the label.
    characters: Vec<usize>,
    /// The scripts in order of appearance, at least two.
    script_names: Vec<String>,
}

/// UTS #39 section 5.1: a label is mixed-script if the intersection of its characters' augmented script sets
/// is empty; Common and Inherited characters belong to all scripts.
fn mixed_scripts(label: &[Character]) -> Option<MixedScripts> {
    if label.iter().all(|it| it.scalar.is_ascii()) {
        return None;
    }
    let mut shared: Option<Vec<Script>> = None;
    let mut characters = Vec::new();
    for (offset, character) in label.iter().enumerate() {
        let Some(scripts) = augmented_scripts(character.scalar) else { continue };
        let before = shared.take().unwrap_or_else(|| scripts.clone());
        let still: Vec<Script> = before.iter().copied().filter(|it| scripts.contains(it)).collect();
        if still.is_empty() {
            characters.push(offset);
            shared = Some(before);
        } else {
            shared = Some(still);
        }
    }
    (!characters.is_empty()).then(|| MixedScripts { characters, script_names: script_names(label) })
}

/// The scripts of a mixed label: the characters' own scripts, and one entry for each character that is used
/// in several scripts but in none of these.
fn script_names(label: &[Character]) -> Vec<String> {
    let own: Vec<Script> = label.iter().filter_map(|it| own_script(it.scalar)).collect();
    let mut script_names: Vec<String> = Vec::new();
    for character in label {
        let name = match own_script(character.scalar) {
            Some(script) => Some(long_name(script)),
            None => augmented_scripts(character.scalar)
                .filter(|scripts| !scripts.iter().any(|it| own.contains(it)))
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

/// The augmented script set of UTS #39 section 5.1; `None` for the set of all scripts.
fn augmented_scripts(scalar: char) -> Option<Vec<Script>> {
    const JAPANESE: Script = Script::Japanese;
    const KOREAN: Script = Script::Korean;
    const HAN_WITH_BOPOMOFO: Script = Script::HanWithBopomofo;
    let extensions = ScriptWithExtensions::new().get_script_extensions_val(scalar);
    let mut scripts: Vec<Script> = extensions.iter().collect();
    if scripts.iter().any(|it| matches!(*it, Script::Common | Script::Inherited | Script::Unknown)) {
        return None;
    }
    for at in 0..scripts.len() {
        match scripts[at] {
            Script::Han => scripts.extend([HAN_WITH_BOPOMOFO, JAPANESE, KOREAN]),
            Script::Hiragana | Script::Katakana => scripts.push(JAPANESE),
            Script::Hangul => scripts.push(KOREAN),
            Script::Bopomofo => scripts.push(HAN_WITH_BOPOMOFO),
            _ => {}
        }
    }
    Some(scripts)
}
