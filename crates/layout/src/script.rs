//! The script in which each character of a run is shaped.

use std::ops::Range;

use icu_properties::props::{self, GeneralCategory};
use icu_properties::script::ScriptWithExtensions;
use icu_properties::{CodePointMapData, CodePointSetData, PropertyNamesShort};

use bidiscope_bidi::name::Character;

/// A script (UAX #24).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Script(props::Script);

impl Script {
    pub(super) const COMMON: Self = Self(props::Script::Common);
    pub(super) const LATIN: Self = Self(props::Script::Latin);
    pub(super) const HEBREW: Self = Self(props::Script::Hebrew);
    pub(super) const ARABIC: Self = Self(props::Script::Arabic);
    pub(super) const THAANA: Self = Self(props::Script::Thaana);
    pub(super) const SYRIAC: Self = Self(props::Script::Syriac);
    pub(super) const NKO: Self = Self(props::Script::Nko);
    pub(super) const ADLAM: Self = Self(props::Script::Adlam);
    pub(super) const DEVANAGARI: Self = Self(props::Script::Devanagari);

    /// The scripts of the bundled faces, by preference: where a character is used with several scripts and
    /// the text around it does not decide, the first of these that it is used with is taken.
    const BUNDLED: [Self; 8] = [
        Self::LATIN,
        Self::ARABIC,
        Self::HEBREW,
        Self::SYRIAC,
        Self::THAANA,
        Self::NKO,
        Self::ADLAM,
        Self::DEVANAGARI,
    ];

    /// The ISO 15924 code, such as `Hebr`.
    pub(super) fn tag(self) -> [u8; 4] {
        PropertyNamesShort::<props::Script>::new()
            .get(self.0)
            .and_then(|name| name.as_bytes().try_into().ok())
            .unwrap_or(*b"Zzzz")
    }

    /// Whether text in this script is written from right to left.
    pub(super) fn is_right_to_left(self) -> bool {
        use icu_properties::props::Script as It;
        [
            It::Adlam,
            It::Arabic,
            It::Avestan,
            It::Chorasmian,
            It::Cypriot,
            It::Elymaic,
            It::Hatran,
            It::Hebrew,
            It::ImperialAramaic,
            It::InscriptionalPahlavi,
            It::InscriptionalParthian,
            It::Kharoshthi,
            It::Lydian,
            It::Mandaic,
            It::Manichaean,
            It::MendeKikakui,
            It::MeroiticCursive,
            It::MeroiticHieroglyphs,
            It::Nabataean,
            It::Nko,
            It::OldHungarian,
            It::OldNorthArabian,
            It::OldSogdian,
            It::OldSouthArabian,
            It::OldTurkic,
            It::Palmyrene,
            It::Phoenician,
            It::PsalterPahlavi,
            It::HanifiRohingya,
            It::Samaritan,
            It::Sogdian,
            It::Syriac,
            It::Thaana,
            It::Yezidi,
        ]
        .contains(&self.0)
    }
}

/// How the script of a character is determined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ScriptKind {
    /// It belongs to one script.
    Single(Script),
    /// It is used with several scripts (Script_Extensions).
    Several,
    /// It is used with all scripts: punctuation, European digits, spaces, most format characters.
    Common,
}

/// Determines this from Script and Script_Extensions.
pub(super) fn script_kind(scalar: char) -> ScriptKind {
    let data = ScriptWithExtensions::new();
    let script = data.get_script_val(scalar);
    if script != props::Script::Common && script != props::Script::Inherited {
        return ScriptKind::Single(Script(script));
    }
    let extensions = data.get_script_extensions_val(scalar);
    if extensions.contains(&props::Script::Common) || extensions.contains(&props::Script::Inherited) {
        ScriptKind::Common
    } else {
        ScriptKind::Several
    }
}

/// The script of each character of a run: its own, or else that of the text before it in the run, or else
/// after it; [`Script::COMMON`] where the run has none.
pub(super) fn scripts(characters: &[Character], run: Range<usize>) -> Vec<Script> {
    let mut scripts: Vec<Option<Script>> = Vec::with_capacity(run.len());
    let mut last = None;
    let single_script = |it: &Character| match script_kind(it.scalar) {
        ScriptKind::Single(script) => Some(script),
        ScriptKind::Several | ScriptKind::Common => None,
    };
    for (index, character) in characters[run.clone()].iter().enumerate() {
        let script = match script_kind(character.scalar) {
            ScriptKind::Single(script) => Some(script),
            ScriptKind::Several => {
                // A mark at the beginning takes the script of the text after it.
                let nearby =
                    last.or_else(|| characters[run.start + index..run.end].iter().find_map(single_script));
                Some(choose_script(character.scalar, nearby))
            }
            ScriptKind::Common => last,
        };
        last = script.or(last);
        scripts.push(script);
    }
    let first = scripts.iter().flatten().next().copied().unwrap_or(Script::COMMON);
    scripts.into_iter().map(|script| script.unwrap_or(first)).collect()
}

/// The script nearby if the character is used with it, else one of its others.
fn choose_script(scalar: char, nearby: Option<Script>) -> Script {
    let data = ScriptWithExtensions::new();
    let has = |script: &Script| data.has_script(scalar, script.0);
    let first_listed = || data.get_script_extensions_val(scalar).iter().next().map(Script);
    nearby
        .filter(has)
        .or_else(|| Script::BUNDLED.into_iter().find(|it| has(it)))
        .or_else(first_listed)
        .unwrap_or(Script::COMMON)
}

/// Whether the character is invisible where it is supported (Default_Ignorable_Code_Point).
pub(super) fn is_ignorable(scalar: char) -> bool {
    scalar > '\u{7F}' && CodePointSetData::new::<props::DefaultIgnorableCodePoint>().contains(scalar)
}

/// Whether the character is a control code, a line or paragraph separator, or an interlinearby annotation
/// control: invisible, but not hidden by a shaper.
pub(super) fn is_control(scalar: char) -> bool {
    matches!(scalar, '\u{2028}' | '\u{2029}' | '\u{FFF9}'..='\u{FFFB}') || scalar.is_control()
}

/// Whether the character is a space (General_Category Zs).
pub(super) fn is_space(scalar: char) -> bool {
    CodePointMapData::<GeneralCategory>::new().get(scalar) == GeneralCategory::SpaceSeparator
}
