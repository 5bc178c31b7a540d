//! What RFC 5893 and IDNA2008 go by in a code point, as far as the other code points of the repertoire make it matter.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use bidiscope_bidi::name::{BidiClass, is_mark};
use bidiscope_idna::verdict::rfc5892::{ContextRule, DerivedProperty, derived_property};
use bidiscope_lgr::Ruleset;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_normalizer::properties::{
    CanonicalCombiningClassMapBorrowed, CanonicalDecompositionBorrowed, Decomposed,
};
use icu_properties::CodePointMapData;
use icu_properties::props::{CanonicalCombiningClass, JoiningType, Script};
use rustc_hash::FxHashMap;

/// What is known of a code point. Code points of which the same is known are the same to RFC 5893 and IDNA2008.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Facts {
    /// The bidi class, with R for AL, and ON for all that may be in right-to-left and left-to-right labels but is no digit.
    pub(super) class: BidiClass,
    pub(super) is_ascii: bool,
    /// Whether it may be in an ASCII label (RFC 5890, section 2.3.1).
    pub(super) is_ldh: bool,
    pub(super) is_hyphen: bool,
    pub(super) is_mark: bool,
    pub(super) is_disallowed: bool,
    pub(super) is_unassigned: bool,
    pub(super) context: Option<ContextRule>,
    pub(super) is_virama: bool,
    /// Whether it is transparent to joining, joins to what follows, joins to what stands before.
    pub(super) joining: [bool; 3],
    pub(super) is_small_l: bool,
    pub(super) script: Option<Script>,
    /// Whether it is not in Normalization Form C by itself.
    pub(super) is_unstable: bool,
    /// Its number among those with which a code point before may not be in Normalization Form C.
    pub(super) second: Option<u32>,
    /// Those after which the text is not in that form.
    pub(super) breaks_with: Vec<u32>,
}

/// What is known of the code points of a repertoire.
#[derive(Debug)]
pub(super) struct RepertoireFacts {
    all: FxHashMap<char, Facts>,
    /// Whether it is known which code points are not in Normalization Form C together: there may be too many.
    pub(super) has_normal_form: bool,
}

/// The most pairs of code points of which it is found out whether they are in Normalization Form C.
const MAX_PAIRS: usize = 2_000_000;

impl RepertoireFacts {
    pub(super) fn of(ruleset: &Ruleset) -> Self {
        let mut all = BTreeSet::new();
        for member in ruleset.members() {
            match member.range_end {
                Some(last) => all.extend(member.code_points[0]..=last),
                None => all.extend(&member.code_points),
            }
        }
        let contexts = all.iter().filter_map(|it| ContextRule::of(*it)).map(ContextRule::id).collect();
        let classes = CanonicalCombiningClassMapBorrowed::new();
        let is_second = |it: &&char| canonical().seconds.contains(*it) || classes.get_u8(**it) != 0;
        let mut seconds: Vec<char> = all.iter().filter(is_second).copied().collect();
        let firsts = all.iter().filter(|it| canonical().firsts.contains(it)).count();
        let has_normal_form = seconds.len() * (firsts + seconds.len()) <= MAX_PAIRS;
        if !has_normal_form {
            seconds.clear();
        }
        let asked = Asked { contexts, seconds };
        Self { all: all.into_iter().map(|it| (it, asked.of(it))).collect(), has_normal_form }
    }

    /// What is known of a code point of the repertoire.
    pub(super) fn of_code_point(&self, scalar: char) -> &Facts {
        &self.all[&scalar]
    }
}

/// What matters of code points because of others.
struct Asked {
    /// The contextual rules that code points have.
    contexts: BTreeSet<&'static str>,
    /// Those with which a code point before them may not be in Normalization Form C, ascending.
    seconds: Vec<char>,
}

impl Asked {
    /// What is known of a code point.
    fn of(&self, scalar: char) -> Facts {
        let asks = |rules: &[ContextRule]| rules.iter().any(|it| self.contexts.contains(it.id()));
        let property = derived_property(scalar);
        let context = ContextRule::of(scalar);
        let has_no_rule =
            matches!(property, DerivedProperty::ContextJ | DerivedProperty::ContextO) && context.is_none();
        let joiners = [ContextRule::ZeroWidthNonJoiner, ContextRule::ZeroWidthJoiner];
        let class = CodePointMapData::<CanonicalCombiningClass>::new().get(scalar);
        let joining = if asks(&joiners[..1]) {
            let kind = CodePointMapData::<JoiningType>::new().get(scalar);
            let is_dual = kind == JoiningType::DualJoining;
            [
                kind == JoiningType::Transparent,
                is_dual || kind == JoiningType::LeftJoining,
                is_dual || kind == JoiningType::RightJoining,
            ]
        } else {
            [false; 3]
        };
        let nfc = ComposingNormalizerBorrowed::new_nfc();
        let text = |scalars: &[char]| scalars.iter().collect::<String>();
        let may_break =
            canonical().firsts.contains(&scalar) || class != CanonicalCombiningClass::NotReordered;
        let seconds = self.seconds.iter().zip(0..).filter(|_| may_break);
        let breaks = seconds.filter(|it| !nfc.is_normalized(&text(&[scalar, *it.0])));
        Facts {
            class: class_of(scalar),
            is_ascii: scalar.is_ascii(),
            is_ldh: scalar.is_ascii_alphanumeric() || scalar == '-',
            is_hyphen: scalar == '-',
            is_mark: is_mark(scalar),
            is_disallowed: property == DerivedProperty::Disallowed || has_no_rule,
            is_unassigned: property == DerivedProperty::Unassigned,
            context,
            is_virama: asks(&joiners) && class == CanonicalCombiningClass::Virama,
            joining,
            is_small_l: asks(&[ContextRule::MiddleDot]) && scalar == 'l',
            script: self.script(scalar, &asks),
            is_unstable: !nfc.is_normalized(&text(&[scalar])),
            second: self.seconds.binary_search(&scalar).ok().map(|it| it as u32),
            breaks_with: breaks.map(|it| it.1).collect(),
        }
    }

    /// The script, where a contextual rule asks for it; Han for Hiragana and Katakana too.
    fn script(&self, scalar: char, asks: &dyn Fn(&[ContextRule]) -> bool) -> Option<Script> {
        let (rules, script): (&[ContextRule], Script) = match CodePointMapData::<Script>::new().get(scalar) {
            Script::Greek => (&[ContextRule::Keraia], Script::Greek),
            Script::Hebrew => (&[ContextRule::Geresh, ContextRule::Gershayim], Script::Hebrew),
            Script::Hiragana | Script::Katakana | Script::Han => {
                (&[ContextRule::KatakanaMiddleDot], Script::Han)
            }
            _ => return None,
        };
        asks(rules).then_some(script)
    }
}

/// See [`Facts::class`].
fn class_of(scalar: char) -> BidiClass {
    use BidiClass::{AL, AN, BN, CS, EN, ES, ET, L, NSM, ON, R, WS};
    match BidiClass::of(scalar) {
        R | AL => R,
        it @ (L | EN | AN | NSM) => it,
        ES | CS | ET | ON | BN => ON,
        _ => WS,
    }
}

/// Code points of canonical decompositions.
struct Canonical {
    /// Those that begin one, or have one, so that something else may stand in place of them and what follows.
    firsts: BTreeSet<char>,
    /// Those that are the second one of one.
    seconds: BTreeSet<char>,
}

/// The decompositions of all of Unicode.
fn canonical() -> &'static Canonical {
    static CANONICAL: OnceLock<Canonical> = OnceLock::new();
    CANONICAL.get_or_init(|| {
        let mut canonical = Canonical { firsts: BTreeSet::new(), seconds: BTreeSet::new() };
        let decomposition = CanonicalDecompositionBorrowed::new();
        for scalar in '\0'..=char::MAX {
            if let Decomposed::Expansion(first, second) = decomposition.decompose(scalar) {
                canonical.firsts.extend([scalar, first]);
                canonical.seconds.insert(second);
            }
        }
        canonical
    })
}
